/** Monthly payments to insight providers. The account and its team lead see them, finance settles those of no company. */
import { sql } from 'kysely'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { conflict } from '../../refusals.ts'
import { one } from '../../verbs/handler.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find, lock, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { ofAccount, ofCompany, ordersBy, ordersOf, pageOfMonths } from './reports.lists.ts'
import { moneyIn } from './reports.meta.ts'
import { outstandingOf, settled, takeMonthOf } from './reports.paying.ts'

/** What is left to pay of what was earned for no company. */
const outstanding = sql`case when insight_provider_payments.company_id is null then ${outstandingOf('insight_provider_payments')} end`

export const insightProviderPayments: Resource<'insight-provider-payments', 'insight_provider_payments'> = resource(
  'insight-provider-payments',
  'insight_provider_payments',
  {
    staff: ['finance'],
    visible: (eb, { kind, me, leads }) =>
      kind === 'staff'
        ? true
        : eb.or([eb('insight_provider_payments.account_id', '=', me), eb('insight_provider_payments.company_id', '=', leads)]),
    relations: { account: toOne('account_id') },
    computed: () => ({ outstanding_minor: sql`(${outstanding})::text` }),
  },
)

export const insightProviderPaymentOperations: Handlers<'insight-provider-payments'> = {
  listInsightProviderPayments: pageOfMonths(
    insightProviderPayments,
    {
      filters: { ...ofAccount('insight_provider_payments'), ...ofCompany('insight_provider_payments') },
      orders: {
        ...ordersBy('period', 'share-3m', 'amount-minor', 'premium-minor', 'adjustment-minor', 'total-minor'),
        ...ordersOf({ 'outstanding-minor': sql`coalesce(${outstanding}, 0)` }),
      },
      total: 'capped',
    },
    { ...moneyIn('currency', 'amount-minor', 'total-minor'), ...moneyIn('premium_currency', 'premium-minor', 'adjustment-minor') },
  ),
  getInsightProviderPayment: show(insightProviderPayments),

  updateInsightProviderPayment: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      await takeMonthOf(tx, 'insight_provider_payments', params.id)
      const payment = await lock(tx, insightProviderPayments, params.id, caller)
      const { id, company_id } = payment
      if (company_id !== null) throw conflict('This payment is settled with that to the company.')
      const columns = await settled('insight-provider-payments', payment, await accept(tx, { record: id }))
      await save(tx, 'insight_provider_payments', id, columns)
      return one(await find(tx, insightProviderPayments, id, caller))
    }),
}
