/** Monthly payments to companies. Their team leads see them, finance says that they were paid. */
import { sql } from 'kysely'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { conflict } from '../../refusals.ts'
import { one } from '../../verbs/handler.ts'
import { transition } from '../../verbs/lifecycle.ts'
import type { Parts } from '../../verbs/lifecycle.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find, lock, save } from '../../verbs/rows.ts'
import type { Written } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { isLedBy, ofCompany, ordersBy, ordersOf, pageOfMonths } from './reports.lists.ts'
import { moneyIn } from './reports.meta.ts'
import { takeMonth } from './reports.months.ts'

const outstanding = sql`company_payments.total_minor - coalesce(company_payments.paid_minor, 0)`

export const companyPayments: Resource<'company-payments', 'company_payments'> = resource('company-payments', 'company_payments', {
  staff: ['finance'],
  visible: (_eb, { kind, leads }) => (kind === 'staff' ? true : isLedBy('company_payments', leads)),
  relations: { company: toOne('company_id') },
  computed: () => ({ outstanding_minor: sql`(${outstanding})::text` }),
})

/** The day of payment that is sent, if one is. */
type Day = string | undefined

const parts: Parts<'company-payments', Day, Written<'company_payments'>> = {
  guards: {},
  effects: { book: (day) => ({ paid_on: day ?? sql`(now() at time zone 'UTC')::date`, paid_minor: sql`total_minor` }) },
}

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
      const known = await tx.selectFrom('company_payments').select('period').where('id', '=', params.id).executeTakeFirst()
      if (known) await takeMonth(tx, known.period)
      const { id, status: from, period, company_id } = await lock(tx, companyPayments, params.id, caller)
      const { status: to = from, paid_on, statement_url } = await accept(tx, { record: id })
      const taken = await transition('company-payments', { from, to, actors: ['clerk'] }, parts, paid_on)
      if (to !== 'paid' && (paid_on !== undefined || statement_url !== undefined)) throw conflict('This payment is not paid.')
      const settled = !taken && paid_on !== undefined ? { paid_on, paid_minor: sql`total_minor` } : taken?.columns
      await save(tx, 'company_payments', id, { statement_url, ...settled })
      if (taken) {
        await sql`update insight_provider_payments set status = ${to}, updated_at = now()
          where period = ${period}::date and company_id = ${company_id} and status = ${from}`.execute(tx)
      }
      return one(await find(tx, companyPayments, id, caller))
    }),
}
