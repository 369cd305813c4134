/** Signing in and out. A session's token is stored as its hash and shown once. */
import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { forgive } from '../../database/attempts.ts'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Client, Jobs } from '../../effects/jobs.ts'
import { transactTelling } from '../../effects/realtime.ts'
import type { Handlers, Rows } from '../../generated/contract.ts'
import { refusesValues, unauthorized } from '../../refusals.ts'
import { hashOf } from '../../tokens.ts'
import { attempt } from '../../verbs/attempts.ts'
import type { Caller } from '../../verbs/caller.ts'
import { guest } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { html, none, one, plain } from '../../verbs/handler.ts'
import type { One } from '../../verbs/handler.ts'
import { requireLasting } from '../../verbs/temporary-sessions.ts'
import { page } from '../../verbs/page.ts'
import { related, toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find, lock } from '../../verbs/rows.ts'
import { wireTime } from '../../verbs/timestamps.ts'
import { originOf } from '../notifications/activities.keys.ts'
import { record } from '../notifications/activities.recording.ts'
import { accounts } from '../people/accounts.ts'
import { endSession } from '../people/accounts.sessions.ts'
import { requestMail } from './account-mail-requests.ts'
import { addressIsConfirmed, addressLinkIsSpent, addressRefused, confirmAddress } from './account-pages.ts'
import { confirmMailed } from './confirmed-addresses.ts'
import { noteDevice } from './known-devices.ts'
import { holdOwner, issueToken, peekToken, redeemLent, redeemToken } from './one-time-tokens.ts'
import { limitsOfSignIn } from './limits.ts'
import { verifyPassword } from './password-hashes.ts'
import { letIn } from './published-password.ts'
import { isIdle, lifetime } from './sessions.callers.ts'
import type { SessionKind } from './sessions.callers.ts'

export const sessions: Resource<'sessions', 'sessions'> = resource('sessions', 'sessions', {
  visible: (eb, { me }) => eb('sessions.account_id', '=', me),
  computed: () => ({ email: sql`(select email from accounts where accounts.id = sessions.account_id)` }),
  relations: { account: toOne('account_id') },
})

/** Who signs in, to a server with a queue that is ready. */
interface SigningIn {
  client: Client
  demo: boolean
  jobs: Jobs
  /** The hash that the account had when a password was found to be right; none where none was sent. */
  passwordHash?: string | null
  /** The session that it ends with. */
  lentFrom?: string | null
}

/** Begins a session of an active account, which is told of a new device. @throws 401 when the account may not sign in. */
export async function beginSession(
  tx: Transaction,
  accountId: string,
  kind: SessionKind,
  { client: { userAgent, address }, demo, jobs, passwordHash, lentFrom = null }: SigningIn,
): Promise<One<'SessionCreated'>> {
  // Held as it is: whoever sets another password, or closes the account, ends this session with the others.
  const active = tx.selectFrom('accounts').select(['email', 'password_hash']).where('id', '=', accountId).where('status', '=', 'active')
  const account = await active.where(letIn(demo)).forShare().executeTakeFirst()
  if (!account || (passwordHash !== undefined && account.password_hash !== passwordHash)) throw unauthorized()
  const token = randomBytes(32).toString('base64url')
  const id = await insert(tx, 'sessions', {
    account_id: accountId,
    token_hash: hashOf(token),
    kind,
    lent_from: lentFrom,
    user_agent: userAgent,
    expires_at: sql`now() + ${lifetime(kind)}`,
  })
  await record(tx, {
    ...{ key: 'session.sign_in', owner: accountId, trackable: { type: 'sessions', id } },
    ...{ origin: originOf(userAgent), parameters: { kind } },
  })
  if (await noteDevice(tx, accountId, userAgent)) {
    const at = new Date().toISOString()
    await jobs.send(tx, 'mail', { purpose: 'new-device', email: account.email, at, client: { userAgent, address } })
  }
  const row: Rows['Session'] = await find(tx, sessions, id, { ...guest, id: accountId })
  return one({ ...row, token })
}

/** The id that a path names, `current` being the session of the request's own credential. */
const named = (id: string, caller: Caller): string => (id === 'current' ? caller.sessionId : id)

export const sessionOperations: Handlers<'sessions'> = {
  async signIn({ accept, client, db, demo, jobs, limited }) {
    const { email, password } = await accept(db)
    const attempts = limited ? await attempt(db, ...limitsOfSignIn(email, client.address)) : []
    const account = await db
      .selectFrom('accounts')
      .select(['id', 'password_hash', 'status'])
      .where(sql`lower(${sql.ref('email')})`, '=', email.toLowerCase())
      .where(letIn(demo))
      .executeTakeFirst()
    const right = await verifyPassword(password, account?.password_hash ?? null)
    if (!account || !right || account.status !== 'active') {
      // The same for an address that is nobody's, so that it takes as long.
      const trackable = { type: 'sessions', id: null } as const
      const [owner, origin] = [account?.id ?? null, originOf(client.userAgent)]
      await transact(db, (tx) => record(tx, { key: 'session.sign_in_failed', owner, trackable, origin }))
      throw unauthorized()
    }
    await forgive(db, attempts)
    await jobs.ready()
    const passwordHash = account.password_hash
    return transact(db, (tx) => beginSession(tx, account.id, 'password', { client, demo, jobs, passwordHash }))
  },

  async createTemporaryAuthentication({ accept, caller, client, db, demo, jobs }) {
    await jobs.ready()
    return transact(db, async (tx) => {
      const { token } = await accept(tx)
      if (token !== undefined) {
        const lent = await redeemLent(tx, token)
        if (!lent) throw unauthorized()
        return beginSession(tx, lent.account_id, 'temporary', { client, demo, jobs, lentFrom: lent.session_id })
      }
      if (caller.id === '') throw unauthorized()
      requireLasting(caller, 'cannot be handed on')
      const session = await tx.selectFrom('sessions').select('id').where('id', '=', caller.sessionId).forKeyShare().executeTakeFirst()
      if (!session) throw unauthorized()
      const made = await issueToken(tx, caller.id, 'temporary', { sessionId: caller.sessionId })
      return plain({
        data: {
          id: made.id,
          type: 'one-time-tokens',
          attributes: { token: made.token, 'expires-at': wireTime(made.expiresAt) },
          relationships: {},
        },
      })
    })
  },

  async createMagicAuthentication({ accept, client, db, demo, jobs }) {
    const { token, email } = await accept(db)
    if (token === undefined) return requestMail(db, jobs, 'magic', { email, client })
    await jobs.ready()
    return transact(db, async (tx) => {
      await holdOwner(tx, token, 'magic')
      const accountId = await redeemToken(tx, token, 'magic')
      if (accountId === undefined) throw unauthorized()
      if (email !== undefined && !(await hasEmail(tx, accountId, email))) throw unauthorized()
      return beginSession(tx, accountId, 'magic', { client, demo, jobs })
    })
  },

  async verifyEmail({ accept, client, db, jobs }) {
    const { token, email } = await accept(db)
    if (token === undefined) return requestMail(db, jobs, 'verify-email', { email, client })
    await jobs.ready()
    return transact(db, async (tx) => {
      const id = await confirmMailed(tx, jobs, token)
      return one(await find(tx, accounts, id, { ...guest, id }))
    })
  },

  async getVerifyEmailPage({ values, db }) {
    const mailed = await peekToken(db, values.code, 'verify-email')
    return html(mailed ? confirmAddress(mailed.email) : addressLinkIsSpent)
  },

  async verifyEmailOnPage({ values, db, jobs }) {
    await jobs.ready()
    try {
      await transact(db, (tx) => confirmMailed(tx, jobs, values.code))
    } catch (error) {
      throw refusesValues(error) ? addressRefused(error) : error
    }
    return html(addressIsConfirmed)
  },

  async signOut({ caller, db, jobs }) {
    await transactTelling({ db, jobs }, (tx) => endSession({ tx, jobs }, caller.id, caller.sessionId))
    return none
  },

  listSessions: page(sessions, {
    rows: {
      narrowed: () => sql`sessions.expires_at > now() and not exists (
        select from accounts join companies as own on own.id = accounts.company_id where accounts.id = sessions.account_id and ${isIdle})`,
    },
  }),
  getSession: async ({ params, caller, db }) => one(await find(db, sessions, named(params.id, caller), caller)),

  deleteSession: ({ params, caller, db, jobs }) =>
    transactTelling({ db, jobs }, async (tx) => {
      const { id } = await lock(tx, sessions, named(params.id, caller), caller)
      if (id !== caller.sessionId) requireLasting(caller, 'ends no other session')
      await endSession({ tx, jobs }, caller.id, id)
      return none
    }),

  getSessionRelated: related(sessions, named),
  getSessionRelationship: related(sessions, named),
}

async function hasEmail(tx: Transaction, accountId: string, email: string): Promise<boolean> {
  const account = tx.selectFrom('accounts').select('id').where('id', '=', accountId)
  return (await account.where(sql`lower(${sql.ref('email')})`, '=', email.toLowerCase()).executeTakeFirst()) !== undefined
}
