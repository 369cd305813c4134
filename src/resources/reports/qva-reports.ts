/** The value that each insight provider added in the months that are closed. Seen by the account and its team lead. */
import type { Handlers } from '../../generated/contract.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'
import { ofAccount, ofCompany, ofValue, ordersBy, pageOfMonths, totalsOfValue } from './reports.lists.ts'

export const qvaReports: Resource<'qva-reports', 'qva_reports'> = resource('qva-reports', 'qva_reports', {
  staff: ['finance'],
  visible: (eb, { kind, me, leads }) =>
    kind === 'staff' ? true : eb.or([eb('qva_reports.account_id', '=', me), eb('qva_reports.company_id', '=', leads)]),
  relations: { account: toOne('account_id') },
})

export const qvaReportOperations: Handlers<'qva-reports'> = {
  listQvaReports: pageOfMonths(
    qvaReports,
    {
      filters: { ...ofAccount('qva_reports'), ...ofCompany('qva_reports') },
      orders: ordersBy('period', ...ofValue),
      total: 'capped',
    },
    totalsOfValue,
  ),
  getQvaReport: show(qvaReports),
}
