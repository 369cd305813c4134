/**
 * What happened to each insight in each closed month, and how far each of its readers came by the end of the last. The release
 * before closes months without either.
 */
import { together } from '../migration.ts'
import type { Step } from '../migration.ts'

const counts = [
  ...['views', 'public_reads', 'readers', 'firms', 'introduced', 'tenths', 'downloads', 'shares', 'saves', 'likes', 'dislikes'],
  ...['annotations', 'forks', 'access_requests', 'restricted_views'],
]

const count = (name: string): string =>
  `${name} integer not null default 0 constraint insight_months_${name}_not_negative check (${name} >= 0)`

const object = (name: string): string =>
  `${name} jsonb not null default '{}' constraint insight_months_${name}_object check (jsonb_typeof(${name}) = 'object')`

export const steps: readonly Step[] = [
  together(
    `create table if not exists insight_months (
      insight_id text collate "C" not null references insights on delete cascade,
      month date not null,
      ${counts.map(count).join(', ')},
      completion numeric,
      -- How many readers were of each kind of firm, and how often it was read for how many seconds.
      ${object('kinds')},
      ${object('dwell')},
      primary key (insight_id, month)
    )`,
    'alter table insight_reads add column if not exists furthest numeric',
    // False for the months that were closed without being summed up; the tick sums these up later.
    'alter table closed_months add column if not exists insights_summed boolean not null default false',
  ),
]
