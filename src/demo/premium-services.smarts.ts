import type { Database } from '../database/connection.ts'
import type { PremiumServiceTransactionsTable } from '../generated/tables.ts'
import { lastMoment, minutesAfter, opening, seedId, slugOf } from './ids.ts'
import { insertRows } from './insert-rows.ts'

const day = 24 * 60

interface Package {
  name: string
  smarts: number
  price: number
  discount: number
  company?: number
  active?: boolean
}

/** The order gives the ids. */
const packages: readonly Package[] = [
  { name: 'Starter', smarts: 500, price: 475_000, discount: 5 },
  { name: 'Desk', smarts: 1500, price: 1_350_000, discount: 10 },
  { name: 'House', smarts: 5000, price: 4_250_000, discount: 15 },
  { name: 'Northgate framework', smarts: 3000, price: 2_400_000, discount: 20, company: 5 },
  { name: 'Introduction of last year', smarts: 200, price: 160_000, discount: 20, active: false },
]

interface Movement {
  kind: PremiumServiceTransactionsTable['kind']
  company: number
  smarts: number
  daysBefore: number
  account?: number
  request?: number
  package?: number
  reverses?: number
  amount?: number
  memo?: string
}

/**
 * The order gives the ids. Northgate (5) is left with 1,270 smarts, of which 810 are held; Sembilan (6) with 200, of which 40
 * are held; Harbour Lane (1) earned 228. Asagiri (10) pays afterwards.
 */
const movements: readonly Movement[] = [
  { kind: 'purchase', company: 5, smarts: 1500, daysBefore: 120, account: 1, package: 2, amount: 1_350_000 },
  { kind: 'purchase', company: 5, smarts: 1500, daysBefore: 119, account: 1, package: 2, amount: 1_350_000 },
  {
    ...{ kind: 'adjustment', company: 5, smarts: -1500, daysBefore: 118, account: 12, reverses: 2, amount: -1_350_000 },
    memo: 'Bought twice by mistake.',
  },
  { kind: 'grant', company: 5, smarts: 50, daysBefore: 117, account: 12, memo: 'For the trouble.' },
  { kind: 'grant', company: 6, smarts: 200, daysBefore: 60, account: 12, memo: 'To try it out.' },
  { kind: 'reserve', company: 5, smarts: -280, daysBefore: 40, account: 1, request: 6 },
  { kind: 'reserve', company: 5, smarts: -20, daysBefore: 33, account: 1, request: 9 },
  { kind: 'capture', company: 5, smarts: -280, daysBefore: 30, account: 1, request: 6 },
  { kind: 'payout', company: 1, smarts: 196, daysBefore: 30, account: 4, request: 6, amount: 196_000 },
  { kind: 'reserve', company: 6, smarts: -200, daysBefore: 26, account: 2, request: 7 },
  { kind: 'release', company: 6, smarts: 200, daysBefore: 25, account: 2, request: 7 },
  { kind: 'reserve', company: 5, smarts: -40, daysBefore: 21, account: 24, request: 8 },
  { kind: 'release', company: 5, smarts: 40, daysBefore: 20, account: 24, request: 8 },
  { kind: 'release', company: 5, smarts: 20, daysBefore: 19, account: 1, request: 9 },
  { kind: 'payout', company: 1, smarts: 32, daysBefore: 13, account: 14, request: 10, amount: 31_500 },
  { kind: 'reserve', company: 5, smarts: -260, daysBefore: 12, account: 1, request: 5 },
  { kind: 'reserve', company: 5, smarts: -250, daysBefore: 5, account: 24, request: 3 },
  { kind: 'reserve', company: 6, smarts: -40, daysBefore: 4, account: 2, request: 4 },
  { kind: 'reserve', company: 5, smarts: -300, daysBefore: 1, account: 1, request: 2 },
  { kind: 'due', company: 10, smarts: -45, daysBefore: 13, account: 8, request: 10, amount: 45_000 },
]

/** What leaves the balance as it is. */
const unmoved = ['reserve', 'release', 'due']
const reservedBy: Record<string, number> = { reserve: -1, release: -1, capture: 1 }

/** The rows of the ledger, each with the balance that it left behind. */
function ledger() {
  const balances = new Map<number, { balance: number; reserved: number }>()
  return movements.map((one, index) => {
    const { kind, company, smarts } = one
    const before = balances.get(company) ?? { balance: 0, reserved: 0 }
    const balance = before.balance + (unmoved.includes(kind) ? 0 : smarts)
    const reserved = before.reserved + (reservedBy[kind] ?? 0) * smarts
    balances.set(company, { balance, reserved })
    const at = minutesAfter(lastMoment, -one.daysBefore * day)
    const named = <T extends 'accounts' | 'premium-service-requests' | 'premium-service-packages' | 'premium-service-transactions'>(
      type: T,
      n: number | undefined,
    ) => (n === undefined ? null : seedId(type, n))
    return {
      id: seedId('premium-service-transactions', index + 1),
      company_id: seedId('companies', company),
      account_id: named('accounts', one.account),
      premium_service_request_id: named('premium-service-requests', one.request),
      premium_service_package_id: named('premium-service-packages', one.package),
      reverses_id: named('premium-service-transactions', one.reverses),
      kind,
      smarts,
      balance_after: balance,
      reserved_after: reserved,
      amount_minor: one.amount ?? null,
      currency: one.amount === undefined ? null : 'USD',
      memo: one.memo ?? null,
      occurred_at: at,
      created_at: at,
      updated_at: at,
    }
  })
}

/** Packages, every movement of smarts, and the balances that they leave. */
export async function seedSmarts(db: Database): Promise<void> {
  const rows = packages.map(({ name, smarts, price, discount, company, active }, index) => ({
    id: seedId('premium-service-packages', index + 1),
    company_id: company === undefined ? null : seedId('companies', company),
    name,
    slug: slugOf(name),
    smarts,
    price_minor: price,
    currency: 'USD',
    discount_percent: String(discount),
    position: index + 1,
    active: active ?? true,
    created_at: minutesAfter(opening, index),
    updated_at: minutesAfter(opening, index),
  }))
  await insertRows(db, 'premium_service_packages', rows)
  const entries = ledger()
  await insertRows(db, 'premium_service_transactions', entries)
  const last = new Map(entries.map((one) => [one.company_id, one]))
  await insertRows(
    db,
    'smarts_balances',
    [...last.values()]
      .filter((one) => one.kind !== 'due')
      .map((one) => ({ id: one.company_id, balance: one.balance_after, reserved: one.reserved_after })),
  )
}
