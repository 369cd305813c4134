/** What finance books, what companies that pay afterwards owe, and of which smarts about to expire they were told. */
import { index, together } from '../migration.ts'
import type { Step } from '../migration.ts'

const key = 'text collate "C"'
const kinds = [
  ...['purchase', 'grant', 'reserve', 'release', 'capture', 'payout', 'refund', 'adjustment', 'expiry'],
  ...['reversal', 'due'],
]

const told = together(
  // `settles_id`: the debt that a purchase pays; it is no smarts to spend.
  `alter table premium_service_transactions
    add column if not exists settles_id ${key} constraint premium_service_transactions_settles_fkey references premium_service_transactions`,
  // An account without a company owes as well.
  `alter table premium_service_transactions alter column company_id drop not null`,
  `alter table premium_service_transactions drop constraint if exists premium_service_transactions_kind_known`,
  `alter table premium_service_transactions add constraint premium_service_transactions_kind_known
    check (kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})) not valid`,
  `alter table premium_service_transactions drop constraint if exists premium_service_transactions_sign`,
  `alter table premium_service_transactions add constraint premium_service_transactions_sign check (case
    when kind in ('purchase', 'grant', 'release', 'payout') then smarts > 0
    when kind in ('reserve', 'capture', 'expiry', 'due') then smarts < 0
    else smarts <> 0 and memo is not null end) not valid`,
  `alter table premium_service_transactions drop constraint if exists premium_service_transactions_named`,
  `alter table premium_service_transactions add constraint premium_service_transactions_named check (
    (company_id is not null or kind in ('due', 'reversal') or settles_id is not null)
    and (settles_id is null or kind = 'purchase') and (reverses_id is not null or kind <> 'reversal')) not valid`,

  // The smarts about to expire that their company was told of.
  `create table if not exists smarts_warnings (
    id ${key} primary key references premium_service_transactions,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now()
  )`,
)

const checked = together(
  `alter table premium_service_transactions validate constraint premium_service_transactions_kind_known`,
  `alter table premium_service_transactions validate constraint premium_service_transactions_sign`,
  `alter table premium_service_transactions validate constraint premium_service_transactions_named`,
)

export const steps: readonly Step[] = [
  told,
  checked,
  index('premium_service_transactions_settles', 'premium_service_transactions (settles_id) where settles_id is not null'),
]
