/** Monthly payments to insight providers. The account and its team lead see them. */
import type { Handlers } from '../../generated/contract.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'
import { ofAccount, ofCompany, ordersBy, pageOfMonths } from './reports.lists.ts'
import { moneyIn } from './reports.meta.ts'

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
  },
)

export const insightProviderPaymentOperations: Handlers<'insight-provider-payments'> = {
  listInsightProviderPayments: pageOfMonths(
    insightProviderPayments,
    {
      filters: { ...ofAccount('insight_provider_payments'), ...ofCompany('insight_provider_payments') },
      orders: ordersBy('period', 'share-3m', 'amount-minor', 'premium-minor', 'adjustment-minor', 'total-minor'),
      total: 'capped',
    },
    { ...moneyIn('currency', 'amount-minor', 'total-minor'), ...moneyIn('premium_currency', 'premium-minor', 'adjustment-minor') },
  ),
  getInsightProviderPayment: show(insightProviderPayments),
}
