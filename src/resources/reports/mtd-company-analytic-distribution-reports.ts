/** The readership of each company in the running month. The month before stands beside it. */
import type { Handlers } from '../../generated/contract.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'
import { isLedBy, ofCompany, ofDistribution, ofReadership, ordersBy, totalsOfReadership } from './reports.lists.ts'
import { countedAnew, pageOfReport } from './reports.meta.ts'

export const mtdCompanyAnalyticDistributionReports: Resource<
  'mtd-company-analytic-distribution-reports',
  'mtd_company_analytic_distribution_reports'
> = resource('mtd-company-analytic-distribution-reports', 'mtd_company_analytic_distribution_reports', {
  staff: ['finance'],
  visible: (_eb, { kind, leads }) => (kind === 'staff' ? true : isLedBy('mtd_company_analytic_distribution_reports', leads)),
  relations: { company: toOne('company_id') },
})

export const mtdCompanyAnalyticDistributionReportOperations: Handlers<'mtd-company-analytic-distribution-reports'> = {
  listMtdCompanyAnalyticDistributionReports: pageOfReport(
    mtdCompanyAnalyticDistributionReports,
    {
      filters: {
        ...ofCompany('mtd_company_analytic_distribution_reports'),
        ...ofDistribution('mtd_company_analytic_distribution_reports'),
      },
      orders: ordersBy(...ofReadership, 'accounts-count', 'previous-views', 'previous-reads', 'previous-unique-readers', 'change-percent'),
      total: 'capped',
    },
    { counted: countedAnew, totals: totalsOfReadership },
  ),
  getMtdCompanyAnalyticDistributionReport: show(mtdCompanyAnalyticDistributionReports),
}
