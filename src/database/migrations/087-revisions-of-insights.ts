/**
 * Revisions of published insights, one for each correction, and annotations whose passage a correction took away. The release
 * before keeps its corrections in `insights.corrections`, which the one after may drop.
 */
import { together } from '../migration.ts'
import type { Step } from '../migration.ts'

const key = 'text collate "C"'

export const steps: readonly Step[] = [
  together(
    `create table if not exists insight_revisions (
      id ${key} primary key default public.uuid_v7() constraint insight_revisions_id_length check (length(id) between 1 and 128),
      insight_id ${key} not null references insights on delete cascade,
      number integer not null constraint insight_revisions_number_later check (number > 1),
      changed text[] not null,
      reason text not null constraint insight_revisions_reason_length check (length(reason) between 1 and 1000),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint insight_revisions_unique unique (insight_id, number)
    )`,
    `alter table insights add column if not exists revision integer not null default 1
      constraint insights_revision_natural check (revision > 0), add column if not exists corrected_at timestamptz(3)`,
    `alter table annotations add column if not exists is_orphaned boolean not null default false`,
  ),
  together(
    `insert into insight_revisions (insight_id, number, changed, reason, created_at, updated_at)
      select insights.id, jsonb_array_length(corrections) + 2 - made.place, '{}', made.correction ->> 'text',
        (made.correction ->> 'at')::timestamptz, (made.correction ->> 'at')::timestamptz
      from insights cross join lateral jsonb_array_elements(corrections) with ordinality as made (correction, place)
      where jsonb_array_length(corrections) > 0
      on conflict on constraint insight_revisions_unique do nothing`,
    `update insights set revision = 1 + jsonb_array_length(corrections), corrected_at = (corrections -> 0 ->> 'at')::timestamptz
      where jsonb_array_length(corrections) > 0 and revision = 1`,
  ),
]
