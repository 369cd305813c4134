/** The operations of the ledger of smarts. */
import { sql } from 'kysely'
import type { Handlers } from '../../generated/contract.ts'
import { page } from '../../verbs/page.ts'
import { show } from '../../verbs/show.ts'
import { createTransaction } from './premium-service-transactions.booking.ts'
import { premiumServiceTransactions } from './premium-service-transactions.ts'

export const premiumServiceTransactionOperations: Handlers<'premium-service-transactions'> = {
  listPremiumServiceTransactions: page(premiumServiceTransactions, {
    filters: {
      kind: (value) => sql`premium_service_transactions.kind = any(${value}::text[])`,
      'company-id': (value) => sql`premium_service_transactions.company_id = any(${value}::text[])`,
      'request-id': (value) => sql`premium_service_transactions.premium_service_request_id = any(${value}::text[])`,
      from: (value) => sql`premium_service_transactions.occurred_at >= ${value}::timestamptz`,
      to: (value) => sql`premium_service_transactions.occurred_at <= ${value}::timestamptz`,
    },
    orders: { '-occurred-at': { column: 'occurred_at', descending: true } },
    total: 'capped',
  }),
  getPremiumServiceTransaction: show(premiumServiceTransactions),
  createPremiumServiceTransaction: createTransaction,
}
