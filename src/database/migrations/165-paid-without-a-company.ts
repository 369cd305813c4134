/** What a provider without a company is paid is written down, though there is no balance that it moves. */
import { together } from '../migration.ts'
import type { Step } from '../migration.ts'

const named = 'premium_service_transactions_named'

export const steps: readonly Step[] = [
  together(
    `alter table premium_service_transactions drop constraint if exists ${named}`,
    `alter table premium_service_transactions add constraint ${named} check (
      (company_id is not null or kind in ('payout', 'due', 'reversal') or settles_id is not null)
      and (settles_id is null or kind = 'purchase') and (reverses_id is not null or kind <> 'reversal')) not valid`,
  ),
  together(`alter table premium_service_transactions validate constraint ${named}`),
]
