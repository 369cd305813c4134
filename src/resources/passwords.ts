/** Forgotten, first and changed passwords. */
import { sql } from 'kysely'
import { transact } from '../database/transact.ts'
import type { Handlers } from '../generated/contract.ts'
import { broken, expiredToken, forbidden, tooManyAttempts } from '../http/errors.ts'
import { insert } from '../verbs/create.ts'
import { none } from '../verbs/handler.ts'
import { requestMail } from './account-mail-requests.ts'
import { attempt, forgive } from './attempts.ts'
import { redeemToken } from './one-time-tokens.ts'
import { hashPassword, verifyPassword } from './password-hashes.ts'
import { beginSession } from './sessions.ts'

/** Wrong current passwords of one account. */
const guesses = { what: 'password-change', most: 5, seconds: 15 * 60 }

export const passwordOperations: Handlers<'passwords'> = {
  async requestPasswordReset({ accept, db, jobs }) {
    const { email } = await accept(db)
    return requestMail(db, jobs, 'password-reset', email)
  },

  async resetPassword({ accept, client, db, jobs }) {
    const { token, password } = await accept(db)
    const hash = await hashPassword(password)
    await jobs.ready()
    return transact(db, async (tx) => {
      const accountId = await redeemToken(tx, token, 'password-reset', 'invitation')
      if (accountId === undefined) throw expiredToken()
      const { rows } = await sql<{ email: string; fresh: boolean }>`update accounts
        set password_hash = ${hash}, email_verified = true, updated_at = now(), status = 'active'
        from (select id, status from accounts where id = ${accountId} and status in ('invited', 'active') for update) as before
        where accounts.id = before.id returning accounts.email, before.status = 'invited' as fresh`.execute(tx)
      const account = rows[0]
      if (!account) throw expiredToken()
      await sql`delete from sessions where account_id = ${accountId}`.execute(tx)
      await sql`delete from one_time_tokens where account_id = ${accountId} and used_at is null`.execute(tx)
      if (account.fresh) {
        await insert(tx, 'filter_presets', { account_id: accountId, name: 'Everything' })
        await jobs.send(tx, 'mail', { purpose: 'welcome', email: account.email })
      }
      return beginSession(tx, accountId, 'password', client.userAgent)
    })
  },

  async changePassword({ accept, caller, db, limited }) {
    if (caller.sessionKind === 'temporary') throw forbidden('A temporary session cannot change the password.')
    const { current_password, password } = await accept(db)
    const made = limited ? await attempt(db, guesses, caller.id) : undefined
    if (made && 'retryAfter' in made) throw tooManyAttempts(made.retryAfter)
    const account = await db.selectFrom('accounts').select('password_hash').where('id', '=', caller.id).executeTakeFirstOrThrow()
    if (!(await verifyPassword(current_password, account.password_hash))) {
      throw broken('The current password is not right', '/data/attributes/current-password')
    }
    if (made) await forgive(db, [made.id])
    const hash = await hashPassword(password)
    return transact(db, async (tx) => {
      await sql`update accounts set password_hash = ${hash}, updated_at = now() where id = ${caller.id}`.execute(tx)
      await sql`delete from sessions where account_id = ${caller.id} and id <> ${caller.sessionId}`.execute(tx)
      await sql`delete from one_time_tokens where account_id = ${caller.id} and used_at is null`.execute(tx)
      return none
    })
  },
}
