/** Monthly payments to companies. Their team leads see them. */
import type { Handlers } from '../../generated/contract.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'
import { isLedBy, ofCompany, ordersBy, pageOfMonths } from './reports.lists.ts'

export const companyPayments: Resource<'company-payments', 'company_payments'> = resource('company-payments', 'company_payments', {
  staff: ['finance'],
  visible: (_eb, { kind, leads }) => (kind === 'staff' ? true : isLedBy('company_payments', leads)),
  relations: { company: toOne('company_id') },
})

export const companyPaymentOperations: Handlers<'company-payments'> = {
  listCompanyPayments: pageOfMonths(companyPayments, {
    filters: { ...ofCompany('company_payments') },
    orders: ordersBy('period', 'pool-share', 'subscription-amount-minor', 'premium-amount-minor', 'adjustment-minor', 'total-minor'),
    total: 'capped',
  }),
  getCompanyPayment: show(companyPayments),
}
