/** Monthly payments to companies. Their team leads see them, finance says that they were paid. */
import { sql } from 'kysely'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { one } from '../../verbs/handler.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find, lock, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { isLedBy, ofCompany, ordersBy, ordersOf, pageOfMonths } from './reports.lists.ts'
import { moneyIn } from './reports.meta.ts'
import { outstandingOf, settled, takeMonthOf } from './reports.paying.ts'

const outstanding = outstandingOf('company_payments')

export const companyPayments: Resource<'company-payments', 'company_payments'> = resource('company-payments', 'company_payments', {
  staff: ['finance'],
  visible: (_eb, { kind, leads }) => (kind === 'staff' ? true : isLedBy('company_payments', leads)),
  relations: { company: toOne('company_id') },
  computed: () => ({ outstanding_minor: sql`(${outstanding})::text` }),
})

export const companyPaymentOperations: Handlers<'company-payments'> = {
  listCompanyPayments: pageOfMonths(
    companyPayments,
    {
      filters: { ...ofCompany('company_payments') },
      orders: {
        ...ordersBy('period', 'pool-share', 'subscription-amount-minor', 'premium-amount-minor', 'adjustment-minor', 'total-minor'),
        // What is not paid is less than any payment.
        ...ordersOf({ 'paid-minor': sql`coalesce(company_payments.paid_minor, -1)`, 'outstanding-minor': outstanding }),
      },
      total: 'capped',
    },
    {
      ...moneyIn('currency', 'subscription-amount-minor', 'total-minor'),
      ...moneyIn('premium_currency', 'premium-amount-minor', 'adjustment-minor'),
    },
  ),
  getCompanyPayment: show(companyPayments),

  updateCompanyPayment: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      await takeMonthOf(tx, 'company_payments', params.id)
      const payment = await lock(tx, companyPayments, params.id, caller)
      const { id, status, period, company_id } = payment
      const columns = await settled('company-payments', payment, await accept(tx, { record: id }))
      await save(tx, 'company_payments', id, columns)
      if (columns.status) {
        await sql`update insight_provider_payments set status = ${columns.status}, updated_at = now()
          where period = ${period}::date and company_id = ${company_id} and status = ${status}`.execute(tx)
      }
      return one(await find(tx, companyPayments, id, caller))
    }),
}
