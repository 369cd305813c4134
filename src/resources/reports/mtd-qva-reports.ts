/** The value that each insight provider adds in the running month, as of the last count. */
import type { Handlers } from '../../generated/contract.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'
import { ofAccount, ofCompany, ofValue, ordersBy, totalsOfValue } from './reports.lists.ts'
import { countedAnew, pageOfReport } from './reports.meta.ts'

export const mtdQvaReports: Resource<'mtd-qva-reports', 'mtd_qva_reports'> = resource('mtd-qva-reports', 'mtd_qva_reports', {
  staff: ['finance'],
  visible: (eb, { kind, me, leads }) =>
    kind === 'staff' ? true : eb.or([eb('mtd_qva_reports.account_id', '=', me), eb('mtd_qva_reports.company_id', '=', leads)]),
  relations: { account: toOne('account_id') },
})

export const mtdQvaReportOperations: Handlers<'mtd-qva-reports'> = {
  listMtdQvaReports: pageOfReport(
    mtdQvaReports,
    {
      filters: { ...ofAccount('mtd_qva_reports'), ...ofCompany('mtd_qva_reports') },
      orders: ordersBy(...ofValue, 'projected-qva'),
      total: 'capped',
    },
    { counted: countedAnew, totals: totalsOfValue },
  ),
  getMtdQvaReport: show(mtdQvaReports),
}
