/** The symbolic caller that statements are compiled for, once for each kind. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { placeholder } from '../database/read.ts'
import { has } from './caller.ts'
import type { Caller } from './caller.ts'

/** `professional`: an account of this tier, from which no plan withholds research, so that nothing has to be asked about its plan. */
export type CallerKind = 'guest' | 'account' | 'professional' | 'staff'

/** A caller of one kind, whose id and companies are places in the statement. */
export interface Scope {
  kind: CallerKind
  me: string
  accountType: string
  company: string
  /** The company that the caller leads, and the one whose compliance officer it is: null for most, then equal to nothing. */
  leads: string
  complies: string
  viewer: Viewer
  /** A place for another value of the statement. */
  place: (name: string) => string
}

/** What of the caller decides which research it may read. */
export interface Viewer {
  tier: string
  country: string
  classification: string
  barredEntities: string
  barredProviders: string
}

/** A place of which the planner sees no value, so that it keeps one plan for all callers and never weighs it against theirs. */
export const hiddenPlace = (name: string): string => sql`(select ${placeholder(name)})` as unknown as string

/** The scope of a kind of caller. `place` makes the places; those of the viewer are always plain ones. */
export const scopeOf = (kind: CallerKind, place = placeholder): Scope => ({
  kind,
  place,
  me: place('me'),
  accountType: place('accountType'),
  company: place('company'),
  leads: place('leads'),
  complies: place('complies'),
  viewer: {
    tier: kind === 'professional' ? (sql.lit(kind) as unknown as string) : placeholder('tier'),
    country: placeholder('country'),
    classification: placeholder('classification'),
    barredEntities: placeholder('barredEntities'),
    barredProviders: placeholder('barredProviders'),
  },
})

/**
 * Which rows a list has: of the visible ones those for which a predicate holds, or those that a predicate names by itself, which
 * then has to say all that `visible` would.
 */
export type Listed = { narrowed: (scope: Scope) => RawBuilder<SqlBool> } | { insteadOfVisible: (scope: Scope) => RawBuilder<SqlBool> }

interface HasVisible {
  visible(scope: Scope): RawBuilder<SqlBool>
}

/** The predicate for what is listed of a resource; all that is visible unless said. */
export function listedOf(r: HasVisible, rows: Listed | undefined, scope: Scope): RawBuilder<SqlBool> {
  if (!rows) return r.visible(scope)
  return 'narrowed' in rows ? sql<SqlBool>`(${rows.narrowed(scope)}) and ${r.visible(scope)}` : rows.insteadOfVisible(scope)
}

/** Which kind a caller is for a resource whose staff has these roles. */
export const kindOf = (caller: Caller, staff: readonly string[]): CallerKind =>
  caller.id === '' ? 'guest' : has(caller, ...staff) ? 'staff' : caller.reading.tier === 'professional' ? 'professional' : 'account'

/** The values for the places of a scope. */
export const scopeValues = (caller: Caller): Record<string, unknown> => ({
  me: caller.id,
  accountType: caller.accountType,
  company: caller.companyId,
  leads: caller.roles.includes('team-lead') ? caller.companyId : null,
  complies: caller.roles.includes('compliance-officer') ? caller.companyId : null,
  ...caller.reading,
})

/** The account of a row of `accounts`, under the name that the row has in a statement, as the caller of that statement. */
export function scopeOfRow(row: string): Scope {
  const column = (name: string) => sql.ref(`${row}.${name}`)
  const firmWith = (role: string) => sql`(case when ${sql.lit(role)} = any(${column('roles')}) then ${column('company_id')} end)`
  const barred = (name: string) => sql`array(select jsonb_array_elements_text(coalesce(firm.policy -> ${sql.lit(name)}, '[]'))
    from companies as firm where firm.id = ${column('company_id')})`
  return {
    ...{ kind: 'account', me: column('id'), accountType: column('account_type'), company: column('company_id') },
    ...{ leads: firmWith('team-lead'), complies: firmWith('compliance-officer') },
    viewer: { barredEntities: barred('restricted-entity-ids'), barredProviders: barred('restricted-provider-ids') },
  } as unknown as Scope
}
