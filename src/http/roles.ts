/** The roles that an operation is for, of which the contract says which. */
import { forbidden } from '../refusals.ts'
import { has } from '../verbs/caller.ts'
import type { Caller } from '../verbs/caller.ts'
import type { Route } from './route.ts'

/** @throws 403 for a caller whose role may never call the operation. */
export function requireRole(caller: Caller, { roles }: Route): void {
  if (roles && !has(caller, ...roles)) throw forbidden('Your role does not permit this.')
}
