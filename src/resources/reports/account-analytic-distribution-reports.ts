/** The readership of each account in closed months. The account and its team lead see it. */
import type { Handlers } from '../../generated/contract.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'
import {
  isOwnOrLed,
  ofAccount,
  ofCompany,
  ofDistribution,
  ofReadership,
  ordersBy,
  pageOfMonths,
  totalsOfReadership,
} from './reports.lists.ts'

export const accountAnalyticDistributionReports: Resource<
  'account-analytic-distribution-reports',
  'account_analytic_distribution_reports'
> = resource('account-analytic-distribution-reports', 'account_analytic_distribution_reports', {
  staff: ['finance'],
  visible: (_eb, scope) => (scope.kind === 'staff' ? true : isOwnOrLed('account_analytic_distribution_reports', scope)),
  relations: { account: toOne('account_id') },
})

export const accountAnalyticDistributionReportOperations: Handlers<'account-analytic-distribution-reports'> = {
  listAccountAnalyticDistributionReports: pageOfMonths(
    accountAnalyticDistributionReports,
    {
      filters: {
        ...ofAccount('account_analytic_distribution_reports'),
        ...ofCompany('account_analytic_distribution_reports'),
        ...ofDistribution('account_analytic_distribution_reports'),
      },
      orders: ordersBy('period', ...ofReadership),
      total: 'capped',
    },
    totalsOfReadership,
  ),
  getAccountAnalyticDistributionReport: show(accountAnalyticDistributionReports),
}
