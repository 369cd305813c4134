/** What keeps a reader from an insight that is listed for everyone. Restrictions withhold, they never hide. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { Caller } from '../verbs/caller.ts'
import { kindOf, scopeOf, scopeValues } from '../verbs/visible.ts'
import type { Scope, Viewer } from '../verbs/visible.ts'
import { hole, prepare, readRows } from '../database/read.ts'

/** How long new research is held back from delayed readers, in minutes, where its firm says nothing else. */
const embargoMinutes = 60

/** Whether the list of this name in the policy of the author's company, `firm`, holds the value. */
export const listed = (policy: string, value: RawBuilder<unknown> | string) =>
  sql<boolean>`coalesce(firm.policy -> ${sql.lit(policy)} ? ${value}, false)`
/** Of the viewer, out of the planner's sight: it would else find each viewer's own plan cheaper and plan every time anew. */
export const viewed = ({ tier, country, classification, barredEntities, barredProviders }: Viewer) =>
  sql`(select ${tier}::text as tier, ${country}::text as country, ${classification}::text as classification,
    ${barredEntities}::text[] as barred_entities, ${barredProviders}::text[] as barred_providers offset 0)`
/** Whether the policy of the author's company, `firm`, sets this flag. */
export const flagged = (policy: string) => sql<boolean>`coalesce(firm.policy -> ${sql.lit(policy)} = 'true', false)`

/** The entity or a peer of one that the viewer manages. */
const inScope = (me: string) => sql<boolean>`exists (select from account_entities as managed where managed.account_id = ${me}
  and (managed.entity_id = insights.primary_entity_id
    or exists (select from entity_peers where entity_id = managed.entity_id and peer_id = insights.primary_entity_id)))`

const granted = (me: string) => sql<boolean>`exists (select from publication_access_requests as asked
  where asked.requester_id = ${me} and asked.publication_type = 'insights' and asked.publication_id = insights.id
    and asked.status = 'granted' and asked.granted_until > now())`

/**
 * A join that gives each insight the column `restriction.reason` for the viewer, null where it is free to read. The first
 * reason that applies counts; a granted request lifts the last two alone. Authors, colleagues and editors read everything.
 */
export const restrictionOf = ({ kind, me, company, viewer }: Scope): RawBuilder<unknown> =>
  kind === 'staff'
    ? sql`cross join (select null::text as reason) as restriction`
    : sql`cross join ${viewed(viewer)} as viewer left join companies as firm on firm.id = insights.company_id
      cross join lateral (select case
        when insights.aasm_state <> 'published' or insights.account_id = ${me} or insights.company_id = ${company} then null
        when insights.account_id = any(viewer.barred_providers) or insights.primary_entity_id = any(viewer.barred_entities)
          or (cardinality(viewer.barred_entities) > 0 and exists (select from insight_secondary_entities as further
            where further.insight_id = insights.id and further.entity_id = any(viewer.barred_entities))) then 'company-policy'
        when ${listed('blocked-company-ids', company)} then 'provider-blocked'
        when ${listed('blocked-countries', sql`viewer.country`)} then 'jurisdiction'
        when ${flagged('professional-only')} and viewer.classification in ('accredited', 'retail') then 'investor-type'
        when viewer.tier = 'none' or (viewer.tier = 'corporate' and not ${inScope(me)})
          or (viewer.tier = 'delayed' and not ${flagged('retail-visible')})
          then case when not ${granted(me)} then 'plan' end
        when viewer.tier = 'delayed' and not insights.is_x_content and insights.published_at
          + make_interval(mins => coalesce((firm.policy ->> 'embargo-minutes')::integer, ${sql.lit(embargoMinutes)})) > now()
          then case when not ${granted(me)} then 'embargo' end
        end as reason) as restriction`

const statements = new Map<string, ReturnType<typeof prepare>>()

/** Why the viewer may not read one insight in full, or null. */
export async function restrictionReason(db: Database, id: string, caller: Caller): Promise<string | null> {
  const kind = kindOf(caller, ['editor'])
  const known = statements.get(kind)
  const statement =
    known ??
    prepare(
      sql`select restriction.reason from insights ${restrictionOf(scopeOf(kind))} where insights.id = ${hole('id')}`,
      `insights:restriction:${kind}`,
    )
  statements.set(kind, statement)
  const [row] = await readRows(db, statement, { ...scopeValues(caller), id })
  return row?.['reason'] ?? null
}
