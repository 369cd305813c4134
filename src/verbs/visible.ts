/** The symbolic caller that statements are compiled for, once for each kind. */
import { hole } from '../database/read.ts'
import { has } from './caller.ts'
import type { Caller } from './caller.ts'

export type CallerKind = 'guest' | 'account' | 'staff'

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
}

/** What of the caller decides which research it may read. */
export interface Viewer {
  tier: string
  country: string
  classification: string
  barredEntities: string
  barredProviders: string
}

export const scopeOf = (kind: CallerKind): Scope => ({
  kind,
  me: hole('me'),
  accountType: hole('accountType'),
  company: hole('company'),
  leads: hole('leads'),
  complies: hole('complies'),
  viewer: {
    tier: hole('tier'),
    country: hole('country'),
    classification: hole('classification'),
    barredEntities: hole('barredEntities'),
    barredProviders: hole('barredProviders'),
  },
})

/** Which kind a caller is for a resource whose staff has these roles. */
export const kindOf = (caller: Caller, staff: readonly string[]): CallerKind =>
  caller.id === '' ? 'guest' : has(caller, ...staff) ? 'staff' : 'account'

/** A scope with one caller's values in its places, for a statement that is made for that caller alone. */
export const valuesAsScope = (kind: CallerKind, caller: Caller): Scope =>
  ({ kind, ...scopeValues(caller), viewer: caller.reading }) as unknown as Scope

/** The values for the places of a scope. */
export const scopeValues = (caller: Caller): Record<string, unknown> => ({
  me: caller.id,
  accountType: caller.accountType,
  company: caller.companyId,
  leads: caller.roles.includes('team-lead') ? caller.companyId : null,
  complies: caller.roles.includes('compliance-officer') ? caller.companyId : null,
  ...caller.reading,
})
