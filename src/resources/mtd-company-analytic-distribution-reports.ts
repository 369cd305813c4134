/** How the readership of each company spreads in the running month, beside the month before. */
import type { Handlers } from '../generated/contract.ts'
import { page } from '../verbs/page.ts'
import { related, toOne } from '../verbs/relations.ts'
import { resource } from '../verbs/resource.ts'
import type { Resource } from '../verbs/resource.ts'
import { show } from '../verbs/show.ts'
import { companies } from './companies.ts'
import { isLedBy, ofCompany, ofDistribution, ofReadership, ordersBy } from './reports.lists.ts'

export const mtdCompanyAnalyticDistributionReports: Resource<
  'mtd-company-analytic-distribution-reports',
  'mtd_company_analytic_distribution_reports'
> = resource('mtd-company-analytic-distribution-reports', 'mtd_company_analytic_distribution_reports', {
  staff: ['finance'],
  visible: (_eb, { kind, leads }) => (kind === 'staff' ? true : isLedBy('mtd_company_analytic_distribution_reports', leads)),
  relations: { company: toOne(() => companies, 'company_id') },
})

export const mtdCompanyAnalyticDistributionReportOperations: Handlers<'mtd-company-analytic-distribution-reports'> = {
  listMtdCompanyAnalyticDistributionReports: page(mtdCompanyAnalyticDistributionReports, {
    filters: { ...ofCompany('mtd_company_analytic_distribution_reports'), ...ofDistribution('mtd_company_analytic_distribution_reports') },
    orders: ordersBy(...ofReadership, 'accounts-count', 'previous-views', 'previous-reads', 'previous-unique-readers', 'change-percent'),
    total: 'capped',
  }),
  getMtdCompanyAnalyticDistributionReport: show(mtdCompanyAnalyticDistributionReports),
  getMtdCompanyAnalyticDistributionReportRelated: related(mtdCompanyAnalyticDistributionReports),
  getMtdCompanyAnalyticDistributionReportRelationship: related(mtdCompanyAnalyticDistributionReports),
}
