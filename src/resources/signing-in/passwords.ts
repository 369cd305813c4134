/** Forgotten, first and changed passwords. */
import { sql } from 'kysely'
import { forgive } from '../../database/attempts.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Client, Jobs } from '../../effects/jobs.ts'
import type { Handlers } from '../../generated/contract.ts'
import { broken, expiredToken, refusesValues } from '../../refusals.ts'
import { attempt } from '../../verbs/attempts.ts'
import { insert } from '../../verbs/create.ts'
import { html, none } from '../../verbs/handler.ts'
import { requireLasting } from '../../verbs/temporary-sessions.ts'
import { statesOf } from '../../verbs/lifecycle.ts'
import { giveFirstAlerts } from '../notifications/activity-alerts.first.ts'
import { endSessions } from '../people/accounts.sessions.ts'
import { requestMail } from './account-mail-requests.ts'
import { askForPassword, choosePassword, passwordIsAskedFor, passwordIsSet, passwordLinkIsSpent, passwordRefused } from './account-pages.ts'
import { guesses, resetsFrom, resetsOf } from './limits.ts'
import { peekToken, redeemToken } from './one-time-tokens.ts'
import type { Mailed } from './one-time-tokens.ts'
import { hashPassword, verifyPassword } from './password-hashes.ts'
import { refuseGuessable } from './passwords.guessing.ts'
import { letIn, publishedPassword } from './published-password.ts'
import { beginSession } from './sessions.ts'

/** Mails an account that it has another password, whatever mails it wants. */
const tellOfChange = (tx: Transaction, jobs: Jobs, email: string): Promise<void> =>
  jobs.send(tx, 'mail', { purpose: 'password-changed', email, at: new Date().toISOString() })

/** @throws 422 for a password that is easy to guess. In a demo anybody may have the one that everybody knows. */
async function requireGood(password: string, email: string, demo: boolean): Promise<void> {
  if (!demo || password !== publishedPassword) await refuseGuessable(password, email)
}

/** The states that somebody joins from, and the one that they come to. */
const joining = statesOf('accounts', 'join')

interface Activated {
  email: string
  /** Whether it was invited until now. */
  fresh: boolean
}

/** Gives an account that is invited or active a password, with which it is active. */
async function activate(tx: Transaction, id: string, hash: string, demo: boolean): Promise<Activated | undefined> {
  const { from, to } = joining
  const { rows } = await sql<Activated>`update accounts
    set password_hash = ${hash}, email_verified = true, pending_email = null, updated_at = now(), status = ${to}
    from (select id, status from accounts where id = ${id} and status = any(${[...from, to]}::text[]) and ${letIn(demo)} for update) as before
    where accounts.id = before.id returning accounts.email, before.status <> ${to} as fresh`.execute(tx)
  return rows[0]
}

/** Whom a token was mailed to that sets a password, without using it up. */
const mailedTo = (db: Database, token: string): Promise<Mailed | undefined> => peekToken(db, token, 'password-reset', 'invitation')

interface Asked {
  client: Client
  db: Database
  demo: boolean
  jobs: Jobs
  limited: boolean
}

/**
 * Sets the password of the account that a token was mailed to, which ends its sessions; `then` goes on in the transaction.
 * @throws 422 for a token that is unknown, used or expired, and for a password that is easy to guess; 429.
 */
async function setPassword<T>(
  { client, db, demo, jobs, limited }: Asked,
  { token, password }: { token: string; password: string },
  then: (tx: Transaction, accountId: string) => Promise<T>,
): Promise<T> {
  // A password is hashed for whoever has a token that works, since hashing keeps a thread busy.
  const owner = (await mailedTo(db, token))?.account_id
  const limits = [[resetsFrom, client.address], ...(owner === undefined ? [] : [[resetsOf, owner] as const])] as const
  const attempts = limited ? await attempt(db, ...limits) : []
  if (owner === undefined) throw expiredToken()
  const hash = await hashPassword(password)
  await jobs.ready()
  const done = await transact(db, async (tx) => {
    const accountId = await redeemToken(tx, token, 'password-reset', 'invitation')
    if (accountId === undefined) throw expiredToken()
    const account = await activate(tx, accountId, hash, demo)
    if (!account) throw expiredToken()
    await requireGood(password, account.email, demo)
    await endSessions({ tx, jobs }, accountId)
    await tx.deleteFrom('one_time_tokens').where('account_id', '=', accountId).where('used_at', 'is', null).execute()
    if (account.fresh) {
      // Who comes back has presets.
      const known = await sql`select from filter_presets where account_id = ${accountId} limit 1`.execute(tx)
      if (known.rows.length === 0) await insert(tx, 'filter_presets', { account_id: accountId, name: 'Everything' })
      await giveFirstAlerts(tx, accountId)
      await jobs.send(tx, 'mail', { purpose: 'welcome', email: account.email })
    } else await tellOfChange(tx, jobs, account.email)
    return then(tx, accountId)
  })
  await forgive(db, attempts)
  return done
}

const wrongPassword = () => broken('The current password is not right', '/data/attributes/current-password')

export const passwordOperations: Handlers<'passwords'> = {
  async requestPasswordReset({ accept, client, db, jobs }) {
    const { email } = await accept(db)
    return requestMail(db, jobs, 'password-reset', { email, client })
  },

  async resetPassword({ accept, client, db, demo, jobs, limited }) {
    const { token, password } = await accept(db)
    const asked = { client, db, demo, jobs, limited }
    return setPassword(asked, { token, password }, (tx, id) => beginSession(tx, id, 'password', { client, demo, jobs }))
  },

  async getResetPasswordPage({ values, db }) {
    const mailed = await mailedTo(db, values.code)
    return html(mailed ? choosePassword(mailed.email) : passwordLinkIsSpent)
  },

  async resetPasswordOnPage({ values: { code: token }, accept, client, db, demo, jobs, limited }) {
    try {
      const { password } = await accept(db)
      await setPassword({ client, db, demo, jobs, limited }, { token, password }, async () => undefined)
    } catch (error) {
      throw refusesValues(error) ? passwordRefused(error, await mailedTo(db, token)) : error
    }
    return html(passwordIsSet)
  },

  async getPasswordRequestPage() {
    return html(askForPassword)
  },

  async requestPasswordOnPage({ accept, client, db, jobs }) {
    const { email } = await accept(db)
    await requestMail(db, jobs, 'password-reset', { email, client })
    return html(passwordIsAskedFor)
  },

  async changePassword({ accept, caller, db, demo, jobs, limited }) {
    requireLasting(caller, 'cannot change the password')
    const { current_password, password } = await accept(db)
    await requireGood(password, caller.email, demo)
    const attempts = limited ? await attempt(db, [guesses, caller.id]) : []
    const account = await db.selectFrom('accounts').select('password_hash').where('id', '=', caller.id).executeTakeFirstOrThrow()
    if (!(await verifyPassword(current_password, account.password_hash))) throw wrongPassword()
    await forgive(db, attempts)
    const hash = await hashPassword(password)
    await jobs.ready()
    return transact(db, async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('accounts')
        .set({ password_hash: hash, pending_email: null, updated_at: sql`now()` })
        .where('id', '=', caller.id)
        .where('password_hash', '=', account.password_hash)
        .executeTakeFirstOrThrow()
      // Another one was set while this was looked at.
      if (numUpdatedRows === 0n) throw wrongPassword()
      await endSessions({ tx, jobs }, caller.id, caller.sessionId)
      await tx.deleteFrom('one_time_tokens').where('account_id', '=', caller.id).where('used_at', 'is', null).execute()
      await tellOfChange(tx, jobs, caller.email)
      return none
    })
  },
}
