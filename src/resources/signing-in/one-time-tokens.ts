/** Secrets that work once and for a short time. Only their hashes are stored. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { randomBytes } from 'node:crypto'
import { clockOf } from '../../database/clock.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { hashOf } from '../../tokens.ts'
import { insert } from '../../verbs/create.ts'

export type Purpose = 'invitation' | 'password-reset' | 'magic' | 'verify-email' | 'temporary'

/** How long a token of each purpose works, in minutes. */
const minutes: Record<Purpose, number> = {
  invitation: 7 * 24 * 60,
  'password-reset': 60,
  magic: 15,
  'verify-email': 3 * 24 * 60,
  temporary: 5,
}

interface OneTimeToken {
  id: string
  token: string
  expiresAt: Date
}

interface Origin {
  /** The session that it is made in, with which it ends. */
  sessionId?: string
  /** The address that it is mailed to. */
  email?: string
}

/** Makes a token for an account, which lasts by the clock that says whether it still works. */
export async function issueToken(tx: Transaction, accountId: string, purpose: Purpose, origin: Origin = {}): Promise<OneTimeToken> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date((await clockOf(tx)).getTime() + minutes[purpose] * 60_000)
  const id = await insert(tx, 'one_time_tokens', {
    account_id: accountId,
    session_id: origin.sessionId ?? null,
    email: origin.email ?? null,
    purpose,
    token_hash: hashOf(token),
    expires_at: expiresAt.toISOString(),
  })
  return { id, token, expiresAt }
}

/** Picks a token that works. Deleted with its session it is gone; a session that has expired is deleted later. */
const working = (token: string, purposes: readonly Purpose[]): RawBuilder<boolean> =>
  sql`token_hash = ${hashOf(token)} and purpose = any(${purposes}::text[]) and used_at is null and expires_at > now()
    and (session_id is null or exists (select from sessions where sessions.id = session_id and sessions.expires_at > now()))`

/** Whom a token was mailed to. */
export interface Mailed {
  account_id: string
  email: string | null
}

/** Whose a token is that works, without using it up. */
export const peekToken = (db: Database, token: string, ...purposes: Purpose[]): Promise<Mailed | undefined> =>
  db.selectFrom('one_time_tokens').select(['account_id', 'email']).where(working(token, purposes)).executeTakeFirst()

/**
 * Holds the account of a token that works as it is. Whoever sets another password holds the account before its tokens, and so does
 * whoever begins a session with one.
 */
export const holdOwner = (tx: Transaction, token: string, purpose: Purpose): Promise<unknown> =>
  sql`select from accounts where id = (select account_id from one_time_tokens where ${working(token, [purpose])}) for share`.execute(tx)

/**
 * Uses a token up and answers whose it was, or undefined when it is unknown, used or expired. Of any number of tries at
 * once one succeeds.
 */
export async function redeemToken(tx: Transaction, token: string, ...purposes: Purpose[]): Promise<string | undefined> {
  return (await redeemMailed(tx, token, ...purposes))?.account_id
}

/**
 * The same for a token that hands a session over, with the session that it was made in, which stays until the transaction ends.
 * Whoever ends that session holds it before its tokens.
 */
export async function redeemLent(tx: Transaction, token: string): Promise<{ account_id: string; session_id: string | null } | undefined> {
  const purposes = ['temporary'] as const
  await holdOwner(tx, token, 'temporary')
  await sql`select from sessions where id = (select session_id from one_time_tokens where ${working(token, purposes)}) for key share`.execute(
    tx,
  )
  const used = tx.updateTable('one_time_tokens').set({ used_at: sql`now()` })
  return used.where(working(token, purposes)).returning(['account_id', 'session_id']).executeTakeFirst()
}

/** The same, with the address that the token was mailed to. */
export async function redeemMailed(tx: Transaction, token: string, ...purposes: Purpose[]): Promise<Mailed | undefined> {
  return tx
    .updateTable('one_time_tokens')
    .set({ used_at: sql`now()` })
    .where(working(token, purposes))
    .returning(['account_id', 'email'])
    .executeTakeFirst()
}
