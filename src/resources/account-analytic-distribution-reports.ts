/** How the readership of each account spread in the months that are closed. Seen by the account and its team lead. */
import type { Handlers } from '../generated/contract.ts'
import { related, toOne } from '../verbs/relations.ts'
import { resource } from '../verbs/resource.ts'
import type { Resource } from '../verbs/resource.ts'
import { show } from '../verbs/show.ts'
import { accounts } from './accounts.ts'
import { ofAccount, ofCompany, ofDistribution, ofReadership, ordersBy, pageOfMonths } from './reports.lists.ts'

export const accountAnalyticDistributionReports: Resource<
  'account-analytic-distribution-reports',
  'account_analytic_distribution_reports'
> = resource('account-analytic-distribution-reports', 'account_analytic_distribution_reports', {
  staff: ['finance'],
  visible: (eb, { kind, me, leads }) =>
    kind === 'staff'
      ? true
      : eb.or([
          eb('account_analytic_distribution_reports.account_id', '=', me),
          eb('account_analytic_distribution_reports.company_id', '=', leads),
        ]),
  relations: { account: toOne(() => accounts, 'account_id') },
})

export const accountAnalyticDistributionReportOperations: Handlers<'account-analytic-distribution-reports'> = {
  listAccountAnalyticDistributionReports: pageOfMonths(accountAnalyticDistributionReports, {
    filters: {
      ...ofAccount('account_analytic_distribution_reports'),
      ...ofCompany('account_analytic_distribution_reports'),
      ...ofDistribution('account_analytic_distribution_reports'),
    },
    orders: ordersBy('period', ...ofReadership),
    total: 'capped',
  }),
  getAccountAnalyticDistributionReport: show(accountAnalyticDistributionReports),
  getAccountAnalyticDistributionReportRelated: related(accountAnalyticDistributionReports),
  getAccountAnalyticDistributionReportRelationship: related(accountAnalyticDistributionReports),
}
