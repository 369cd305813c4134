/** Restrictions on research that is listed for everyone. They withhold, and never hide. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { placeholder, prepare, readRows } from '../../database/read.ts'
import type { Statement } from '../../database/read.ts'
import type { Caller } from '../../verbs/caller.ts'
import { kindOf, scopeOf, scopeValues } from '../../verbs/visible.ts'
import type { Scope, Viewer } from '../../verbs/visible.ts'

/** Whether the list of this name in the policy of the author's company, `firm`, holds the value. */
const listed = (policy: string, value: RawBuilder<unknown> | string) =>
  sql<boolean>`coalesce(firm.policy -> ${sql.lit(policy)} ? ${value}, false)`
/** Of the viewer, out of the planner's sight: it would else find each viewer's own plan cheaper and plan every time anew. */
const viewed = ({ tier, country, classification, barredEntities, barredProviders }: Viewer) =>
  sql`(select ${tier}::text as tier, ${country}::text as country, ${classification}::text as classification,
    ${barredEntities}::text[] as barred_entities, ${barredProviders}::text[] as barred_providers offset 0)`
/** Whether the policy of the author's company, `firm`, sets this flag. */
export const flagged = (policy: string) => sql<boolean>`coalesce(firm.policy -> ${sql.lit(policy)} = 'true', false)`

/** Whether the author's company, `firm`, bars any country: whose is unknown is barred with them. */
const barsCountries = sql`coalesce(jsonb_array_length(firm.policy -> 'blocked-countries'), 0) > 0`

/** The tiers that read on the screen alone. */
const withoutOriginals = ['delayed', 'provider', 'none']

/** Whether a row is the viewer's own: of its firm, or what it wrote for none. */
const isOwn = ({ me, company }: Scope, table: Research['table']) =>
  sql<SqlBool>`(${sql.ref(`${table}.company_id`)} = ${company}
    or (${sql.ref(`${table}.account_id`)} = ${me} and ${sql.ref(`${table}.company_id`)} is null))`

/**
 * Whether the viewer is given the files of research that `restriction` was joined to: nobody from whom it is withheld, and no tier
 * without originals, but for what the own firm made.
 */
export const downloads = (scope: Scope, table: Research['table']) =>
  scope.kind === 'staff'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(restriction.reason is null and (${scope.viewer.tier} not in (${sql.join(withoutOriginals.map((tier) => sql.lit(tier)))})
        or ${isOwn(scope, table)}))`

interface Research {
  type: 'insights' | 'external-reports'
  table: 'insights' | 'external_reports'
  /** Whether nobody is kept from the row, besides who wrote it and their colleagues. */
  free: RawBuilder<unknown>
  /** Whether the row names its author: barring one would else tell who wrote what names none. */
  named: RawBuilder<unknown>
  /** The table of the further entities that it is about, and its column of the row's id. */
  further: [table: string, column: string]
  /** The last conditions of the case, for what a granted request lifts. `tier`: that of the viewer. */
  liftable: (scope: Scope, granted: RawBuilder<unknown>, tier: RawBuilder<unknown>) => RawBuilder<unknown>
}

interface Restrictions {
  /**
   * A join that gives each row the column `restriction.reason` for the viewer, null where it is free to read. The first reason
   * that applies counts. Authors, colleagues and editors read everything.
   */
  join: (scope: Scope) => RawBuilder<unknown>
  /** Why the viewer may not read one in full, or null. */
  reason: (db: Database, id: string, caller: Caller) => Promise<string | null>
}

export function restrictionsOf({ type, table, free, named, further, liftable }: Research): Restrictions {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const granted = (me: string) => sql<boolean>`exists (select from publication_access_requests as asked
    where asked.requester_id = ${me} and asked.publication_type = ${sql.lit(type)} and asked.publication_id = ${column('id')}
      and asked.status = 'granted' and asked.granted_until > now())`
  const join = (scope: Scope): RawBuilder<unknown> => {
    const { kind, me, company, viewer } = scope
    // In the planner's sight where it is the same for all callers of the statement: what is for other tiers costs nothing then.
    const tier = kind === 'professional' ? sql`${viewer.tier}` : sql`viewer.tier`
    if (kind === 'staff') return sql`cross join (select null::text as reason) as restriction`
    return sql`cross join ${viewed(viewer)} as viewer left join companies as firm on firm.id = ${column('company_id')}
      cross join lateral (select case
        when ${free} or ${isOwn(scope, table)} then null
        when (${named} and ${column('account_id')} = any(viewer.barred_providers)) or ${column('primary_entity_id')} = any(viewer.barred_entities)
          or (cardinality(viewer.barred_entities) > 0 and exists (select from ${sql.table(further[0])} as further
            where ${sql.ref(`further.${further[1]}`)} = ${column('id')} and further.entity_id = any(viewer.barred_entities))) then 'company-policy'
        when ${listed('blocked-company-ids', company)} then 'provider-blocked'
        when ${listed('blocked-countries', sql`viewer.country`)} or (viewer.country is null and ${barsCountries}) then 'jurisdiction'
        when ${flagged('professional-only')} and viewer.classification in ('accredited', 'retail') then 'investor-type'
        ${liftable(scope, granted(me), tier)} end as reason) as restriction`
  }
  const statements = new Map<string, Statement>()
  const reason = async (db: Database, id: string, caller: Caller): Promise<string | null> => {
    const kind = kindOf(caller, ['editor'])
    const statement =
      statements.get(kind) ??
      prepare(
        sql`select restriction.reason from ${sql.table(table)} ${join(scopeOf(kind))} where ${column('id')} = ${placeholder('id')}`,
        `${type}:restriction:${kind}`,
      )
    statements.set(kind, statement)
    const [row] = await readRows(db, statement, { ...scopeValues(caller), id })
    return row?.['reason'] ?? null
  }
  return { join, reason }
}
