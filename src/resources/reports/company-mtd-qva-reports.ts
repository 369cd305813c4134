/** The value that each company adds in the running month. Seen by its team leads. */
import type { Handlers } from '../../generated/contract.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'
import { isLedBy, ofCompany, ofValue, ordersBy, totalsOfValue } from './reports.lists.ts'
import { countedAnew, pageOfReport } from './reports.meta.ts'

export const companyMtdQvaReports: Resource<'company-mtd-qva-reports', 'company_mtd_qva_reports'> = resource(
  'company-mtd-qva-reports',
  'company_mtd_qva_reports',
  {
    staff: ['finance'],
    visible: (_eb, { kind, leads }) => (kind === 'staff' ? true : isLedBy('company_mtd_qva_reports', leads)),
    relations: { company: toOne('company_id') },
  },
)

export const companyMtdQvaReportOperations: Handlers<'company-mtd-qva-reports'> = {
  listCompanyMtdQvaReports: pageOfReport(
    companyMtdQvaReports,
    {
      filters: ofCompany('company_mtd_qva_reports'),
      orders: ordersBy(...ofValue, 'projected-qva'),
      total: 'capped',
    },
    { counted: countedAnew, totals: totalsOfValue },
  ),
  getCompanyMtdQvaReport: show(companyMtdQvaReports),
}
