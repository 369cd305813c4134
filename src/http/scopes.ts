/** What API keys may do: the scopes that a request needs, of which the contract says which. Sessions need none. */
import { scopesToRead } from '../generated/routes.ts'
import { forbidden } from '../refusals.ts'
import type { Sent } from '../verbs/body.ts'
import type { Caller } from '../verbs/caller.ts'
import type { Related } from '../verbs/handler.ts'
import type { Route } from './route.ts'

const noKey = () => forbidden('No API key may do this: sign in.')

/** Whether the scopes of a key hold what one of them is for: whoever may write may read. */
function covers(held: readonly string[], needed: string): boolean {
  const [group, access] = needed.split(':')
  const wider = access === 'read' ? ['read', 'write', `${group}:write`] : ['write']
  return [needed, ...wider].some((one) => held.includes(one))
}

function requireScope(held: readonly string[], needed: string): void {
  if (!covers(held, needed)) throw forbidden(`The API key lacks the scope ${needed}.`)
}

/** @throws 403 for a key that may not call the operation, or not see where this relationship leads. */
export function requireScopes({ scopes: held }: Caller, { sessionsOnly, scopes = [], answer }: Route, relationship: string): void {
  if (!held) return
  if (sessionsOnly) throw noKey()
  for (const needed of scopes) requireScope(held, needed)
  const besides = 'relationships' in answer ? answer.relationships[relationship]?.scope : undefined
  if (besides !== undefined) requireScope(held, besides)
}

/** Whether a caller's API key, if it came with one, permits what the operation answers. */
export const permits = ({ scopes: held }: Caller, { sessionsOnly, scopes = [] }: Route): boolean =>
  !held || (!sessionsOnly && scopes.every((needed) => covers(held, needed)))

/** A relationship to several types shows only in the end of which type the record is. @throws 403 for a key that may not see it. */
export function requireScopeOf({ scopes: held }: Caller, { type, found }: Related): void {
  if (!held || ('row' in found && !found.row)) return
  const needed = scopesToRead[type]
  if (needed === undefined) throw noKey()
  requireScope(held, needed)
}

/** @throws 403 for a key that sends what only a session may. */
export function requireSession({ scopes }: Caller, { body }: Route, sent: Sent | undefined): void {
  if (!scopes || !sent) return
  if (Object.keys(sent.attributes).some((name) => body?.attributes[name]?.sessionsOnly)) throw noKey()
}
