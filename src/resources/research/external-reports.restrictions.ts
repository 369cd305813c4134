/** Restrictions on the files of external reports. The reports themselves are listed for everyone. */
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { ofFirm } from '../../verbs/firms.ts'
import type { Scope } from '../../verbs/visible.ts'
import { flagged, restrictionsOf } from './restrictions.ts'

/** Whether the caller filed the row of external reports and is of the firm whose it is. */
export const isFiler = ({ me, company }: Scope) =>
  sql<SqlBool>`(external_reports.account_id = ${me} and ${ofFirm(sql`external_reports.company_id`, sql`(select ${company}::text)`)})`

export const { join: reportRestrictionOf, reason: reportRestriction } = restrictionsOf({
  type: 'external-reports',
  table: 'external_reports',
  free: sql`false`,
  named: sql`true`,
  further: ['external_report_entities', 'external_report_id'],
  liftable: (_scope, granted, tier) => sql`
    when ${granted} then null
    when ${tier} = 'none' or (${tier} = 'delayed' and not ${flagged('retail-visible')}) then 'plan'
    when external_reports.access = 'on-request' then 'on-request'`,
})
