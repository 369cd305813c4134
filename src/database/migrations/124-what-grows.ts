/** What stays small however much there is: old rows found by their time, views counted on from the last count, accounts counted as they come. */
import { index, together } from '../migration.ts'
import type { Step } from '../migration.ts'

const key = 'text collate "C"'

export const steps: readonly Step[] = [
  together(
    // The views of each insight until `report_counts` counted the sizes last.
    `create table if not exists insight_views (
      insight_id ${key} primary key references insights on delete cascade,
      views bigint not null
    )`,
    // How long a count took, which decides when it is due again.
    `alter table report_counts add column if not exists seconds numeric(10, 3) not null default 0`,
  ),
  index('insight_public_reads_oldest', 'insight_public_reads (read_at)'),
]
