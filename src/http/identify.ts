/** The identification of a caller. A credential that was read is remembered for a second, by which reading goes on and no writing. */
import { unauthorized } from '../refusals.ts'
import type { Caller } from '../verbs/caller.ts'
import { guest } from '../verbs/caller.ts'

/** Whose live session a token is, or whose API key. */
type CredentialLookup = (secret: string) => Promise<Caller | undefined>

/** How long, in milliseconds, a process may go on with what it knows of a token; a revoked one works no longer. */
export const rememberedFor = 1_000
const remembered = 10_000

const bearer = /^Bearer +([\x21\x23-\x5b\x5d-\x7e]{1,512})$/i
const older = /^Token +token="([\x21\x23-\x5b\x5d-\x7e]{1,512})" *, *email="([^"]{1,254})"$/i

/**
 * Makes the function that identifies the caller by the Authorization header; without one the caller is a guest.
 * A token that was looked up within the last `remembering` milliseconds costs no query, unless it is to be looked up `anew`.
 * @throws 401 for a credential that is malformed, unknown, expired or revoked.
 */
export function identifier(
  lookup: CredentialLookup,
  remembering: number,
): (authorization: string | undefined, anew: boolean) => Promise<Caller> | Caller {
  const known = new Map<string, { caller: Promise<Caller | undefined>; until: number }>()

  function callerOf(secret: string, anew: boolean): Promise<Caller | undefined> {
    const now = performance.now()
    const entry = known.get(secret)
    if (!anew && entry && entry.until > now) return entry.caller
    if (known.size >= remembered) known.clear()
    const caller = lookup(secret)
    known.set(secret, { caller, until: now + remembering })
    caller.then(
      (found) => void (found ?? known.delete(secret)),
      () => void known.delete(secret),
    )
    return caller
  }

  return async (authorization, anew) => {
    if (authorization === undefined) return guest
    const match = bearer.exec(authorization) ?? older.exec(authorization)
    const caller = match && (await callerOf(match[1]!, anew))
    if (!caller) throw unauthorized()
    const email = match[2]
    if (email !== undefined && email.toLowerCase() !== caller.email.toLowerCase()) throw unauthorized()
    return caller
  }
}
