/** Restrictions on the files of external reports. The reports themselves are listed for everyone. */
import { sql } from 'kysely'
import { flagged, restrictionsOf } from './restrictions.ts'

export const { join: reportRestrictionOf, reason: reportRestriction } = restrictionsOf({
  type: 'external-reports',
  table: 'external_reports',
  free: sql`false`,
  named: sql`true`,
  further: ['external_report_entities', 'external_report_id'],
  liftable: (_scope, granted) => sql`
    when ${granted} then null
    when viewer.tier = 'none' or (viewer.tier = 'delayed' and not ${flagged('retail-visible')}) then 'plan'
    when external_reports.access = 'on-request' then 'on-request'`,
})
