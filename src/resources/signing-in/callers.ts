/** Whose credential something is: the token of a session, or the secret of an API key. */
import type { Database } from '../../database/connection.ts'
import { hashOf } from '../../tokens.ts'
import type { Caller } from '../../verbs/caller.ts'
import { callerOfKey } from './api-keys.callers.ts'
import { isSecret } from './api-keys.secrets.ts'
import { callerOfToken } from './sessions.callers.ts'

/** The caller that a credential belongs to. `demo`: whether accounts with the published password are let in. */
export const callerOf = (db: Database, credential: string, demo: boolean): Promise<Caller | undefined> =>
  isSecret(credential) ? callerOfKey(db, credential, demo) : callerOfToken(db, hashOf(credential), demo)
