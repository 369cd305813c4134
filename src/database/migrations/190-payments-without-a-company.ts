/** What was paid to an insight provider who earned it for no company, and when. */
import { together } from '../migration.ts'
import type { Step } from '../migration.ts'

const long = 'insight_provider_payments_statement_url_length'

export const steps: readonly Step[] = [
  together(
    `alter table insight_provider_payments add column if not exists paid_minor bigint, add column if not exists paid_on date,
      add column if not exists statement_url text`,
    `alter table insight_provider_payments drop constraint if exists ${long}`,
    `alter table insight_provider_payments add constraint ${long} check (length(statement_url) <= 2048) not valid`,
  ),
  together(`alter table insight_provider_payments validate constraint ${long}`),
]
