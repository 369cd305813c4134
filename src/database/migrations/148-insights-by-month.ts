/**
 * What happened to each insight in each closed month where no counter tells it of all time, and how far each reader came by
 * the end of the last. The release before closes months without either.
 */
import { together } from '../migration.ts'
import type { Step } from '../migration.ts'

const count = (name: string): string =>
  `${name} integer not null default 0 constraint insight_months_${name}_not_negative check (${name} >= 0)`

export const steps: readonly Step[] = [
  together(
    `create table if not exists insight_months (
      insight_id text collate "C" not null references insights on delete cascade,
      month date not null,
      ${['views', 'shares', 'saves', 'access_requests', 'restricted_views'].map(count).join(', ')},
      -- How often it was read for how many seconds.
      dwell jsonb not null default '{}' constraint insight_months_dwell_object check (jsonb_typeof(dwell) = 'object'),
      primary key (insight_id, month)
    )`,
    'alter table insight_reads add column if not exists furthest numeric',
    // False for the months that were closed without being summed up; the tick sums these up later.
    'alter table closed_months add column if not exists insights_summed boolean not null default false',
  ),
]
