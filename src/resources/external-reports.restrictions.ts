/** What keeps a reader from the files of an external report that is listed for everyone. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../database/connect.ts'
import { hole, prepare, readRows } from '../database/read.ts'
import type { Statement } from '../database/read.ts'
import type { Caller } from '../verbs/caller.ts'
import { kindOf, scopeOf, scopeValues } from '../verbs/visible.ts'
import type { Scope } from '../verbs/visible.ts'
import { flagged, listed, viewed } from './insights.restrictions.ts'

const granted = (me: string) => sql<boolean>`exists (select from publication_access_requests as asked
  where asked.requester_id = ${me} and asked.publication_type = 'external-reports' and asked.publication_id = external_reports.id
    and asked.status = 'granted' and asked.granted_until > now())`

/**
 * A join that gives each report the column `restriction.reason` for the viewer, null where its files are free. The first
 * reason that applies counts; a granted request lifts the last two alone.
 */
export const reportRestrictionOf = ({ kind, me, company, viewer }: Scope): RawBuilder<unknown> =>
  kind === 'staff'
    ? sql`cross join (select null::text as reason) as restriction`
    : sql`cross join ${viewed(viewer)} as viewer left join companies as firm on firm.id = external_reports.company_id
      cross join lateral (select case
        when external_reports.account_id = ${me} or external_reports.company_id = ${company} then null
        when external_reports.account_id = any(viewer.barred_providers)
          or external_reports.primary_entity_id = any(viewer.barred_entities)
          or (cardinality(viewer.barred_entities) > 0 and exists (select from external_report_entities as further
            where further.external_report_id = external_reports.id and further.entity_id = any(viewer.barred_entities))) then 'company-policy'
        when ${listed('blocked-company-ids', company)} then 'provider-blocked'
        when ${listed('blocked-countries', sql`viewer.country`)} then 'jurisdiction'
        when ${flagged('professional-only')} and viewer.classification in ('accredited', 'retail') then 'investor-type'
        when ${granted(me)} then null
        when viewer.tier = 'none' or (viewer.tier = 'delayed' and not ${flagged('retail-visible')}) then 'plan'
        when external_reports.access = 'on-request' then 'on-request'
        end as reason) as restriction`

const statements = new Map<string, Statement>()

/** Why the viewer does not get the files of one report, or null. */
export async function reportRestriction(db: Database, id: string, caller: Caller): Promise<string | null> {
  const kind = kindOf(caller, ['editor'])
  const statement =
    statements.get(kind) ??
    prepare(
      sql`select restriction.reason from external_reports ${reportRestrictionOf(scopeOf(kind))} where external_reports.id = ${hole('id')}`,
      `external-reports:restriction:${kind}`,
    )
  statements.set(kind, statement)
  const [row] = await readRows(db, statement, { ...scopeValues(caller), id })
  return row?.['reason'] ?? null
}
