/** What a session that others were lent does not do, since it would outlast that session. */
import { forbidden } from '../refusals.ts'
import type { Caller } from './caller.ts'

/** `limit`: what a temporary session does not do, after those words. @throws 403 in one. */
export function requireLasting({ sessionKind }: Pick<Caller, 'sessionKind'>, limit: string): void {
  if (sessionKind === 'temporary') throw forbidden(`A temporary session ${limit}.`)
}
