/** The operations of the ledger of smarts. */
import { sql } from 'kysely'
import type { Handlers } from '../../generated/contract.ts'
import { isAmong, page } from '../../verbs/page.ts'
import { show } from '../../verbs/show.ts'
import { createTransaction } from './premium-service-transactions.booking.ts'
import { premiumServiceTransactions } from './premium-service-transactions.ts'

export const premiumServiceTransactionOperations: Handlers<'premium-service-transactions'> = {
  listPremiumServiceTransactions: page(premiumServiceTransactions, {
    filters: {
      kind: isAmong('premium_service_transactions.kind'),
      'company-id': isAmong('premium_service_transactions.company_id'),
      'request-id': isAmong('premium_service_transactions.premium_service_request_id'),
      from: (value) => sql`premium_service_transactions.occurred_at >= ${value}::timestamptz`,
      to: (value) => sql`premium_service_transactions.occurred_at <= ${value}::timestamptz`,
    },
    orders: { '-occurred-at': { column: 'occurred_at', descending: true } },
    total: 'capped',
  }),
  getPremiumServiceTransaction: show(premiumServiceTransactions),
  createPremiumServiceTransaction: createTransaction,
}
