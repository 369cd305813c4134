/** The readership of each account in the running month. The month before stands beside it. */
import type { Handlers } from '../../generated/contract.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'
import { isOwnOrLed, ofAccount, ofCompany, ofDistribution, ofReadership, ordersBy, totalsOfReadership } from './reports.lists.ts'
import { countedAnew, pageOfReport } from './reports.meta.ts'

export const mtdAccountAnalyticDistributionReports: Resource<
  'mtd-account-analytic-distribution-reports',
  'mtd_account_analytic_distribution_reports'
> = resource('mtd-account-analytic-distribution-reports', 'mtd_account_analytic_distribution_reports', {
  staff: ['finance'],
  visible: (_eb, scope) => (scope.kind === 'staff' ? true : isOwnOrLed('mtd_account_analytic_distribution_reports', scope)),
  relations: { account: toOne('account_id') },
})

export const mtdAccountAnalyticDistributionReportOperations: Handlers<'mtd-account-analytic-distribution-reports'> = {
  listMtdAccountAnalyticDistributionReports: pageOfReport(
    mtdAccountAnalyticDistributionReports,
    {
      filters: {
        ...ofAccount('mtd_account_analytic_distribution_reports'),
        ...ofCompany('mtd_account_analytic_distribution_reports'),
        ...ofDistribution('mtd_account_analytic_distribution_reports'),
      },
      orders: ordersBy(...ofReadership, 'previous-views', 'previous-reads', 'previous-unique-readers', 'change-percent'),
      total: 'capped',
    },
    { counted: countedAnew, totals: totalsOfReadership },
  ),
  getMtdAccountAnalyticDistributionReport: show(mtdAccountAnalyticDistributionReports),
}
