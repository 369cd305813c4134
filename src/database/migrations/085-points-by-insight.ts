/** The points of each insight by day and month, and those that were discarded. The release before writes rows without any of it. */
import { together } from '../migration.ts'
import type { Step } from '../migration.ts'

const values = ['qva_reports', 'mtd_qva_reports', 'company_mtd_qva_reports']

const kept = together(
  `alter table insight_analyticss add column if not exists qva_points numeric(18, 4) not null default 0`,
  // False for the months that were closed without counting them; the tick counts these later.
  `alter table closed_months add column if not exists insights_counted boolean not null default false`,
  ...values.map(
    (table) => `alter table ${table} add column if not exists discarded jsonb not null default '{}'
      constraint ${table}_discarded_object check (jsonb_typeof(discarded) = 'object')`,
  ),
)

export const steps: readonly Step[] = [kept]
