/** The readership of each company in closed months. Its team leads see it. */
import type { Handlers } from '../../generated/contract.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'
import { isLedBy, ofCompany, ofDistribution, ofReadership, ordersBy, pageOfMonths, totalsOfReadership } from './reports.lists.ts'

export const companyAnalyticDistributionReports: Resource<
  'company-analytic-distribution-reports',
  'company_analytic_distribution_reports'
> = resource('company-analytic-distribution-reports', 'company_analytic_distribution_reports', {
  staff: ['finance'],
  visible: (_eb, { kind, leads }) => (kind === 'staff' ? true : isLedBy('company_analytic_distribution_reports', leads)),
  relations: { company: toOne('company_id') },
})

export const companyAnalyticDistributionReportOperations: Handlers<'company-analytic-distribution-reports'> = {
  listCompanyAnalyticDistributionReports: pageOfMonths(
    companyAnalyticDistributionReports,
    {
      filters: { ...ofCompany('company_analytic_distribution_reports'), ...ofDistribution('company_analytic_distribution_reports') },
      orders: ordersBy('period', ...ofReadership, 'accounts-count'),
      total: 'capped',
    },
    totalsOfReadership,
  ),
  getCompanyAnalyticDistributionReport: show(companyAnalyticDistributionReports),
}
