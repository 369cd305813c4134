/** Signing in and out. A session's token is stored as its hash and shown once. */
import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import type { Database } from '../database/connect.ts'
import { hole, prepare, readRows } from '../database/read.ts'
import { transact } from '../database/transact.ts'
import type { Handlers, Rows } from '../generated/contract.ts'
import { expiredToken, forbidden, tooManyAttempts, unauthorized } from '../http/errors.ts'
import { hashOf } from '../http/identify.ts'
import type { Caller } from '../verbs/caller.ts'
import { guest } from '../verbs/caller.ts'
import { insert } from '../verbs/create.ts'
import { none, one, plain } from '../verbs/handler.ts'
import type { One } from '../verbs/handler.ts'
import { page } from '../verbs/page.ts'
import { related, toOne } from '../verbs/relations.ts'
import { remove } from '../verbs/remove.ts'
import { resource } from '../verbs/resource.ts'
import type { Resource } from '../verbs/resource.ts'
import { erase, find } from '../verbs/rows.ts'
import { requestMail } from './account-mail-requests.ts'
import { accounts } from './accounts.ts'
import { originOf } from './activities.keys.ts'
import { record } from './activities.recording.ts'
import { attempt, forgive } from './attempts.ts'
import { issueToken, redeemToken } from './one-time-tokens.ts'
import { verifyPassword } from './password-hashes.ts'

export type SessionKind = 'password' | 'magic' | 'temporary'

/** How long a session lasts: after its last use, or in all for a temporary one. */
const lifetime = (kind: SessionKind) => (kind === 'temporary' ? sql`interval '24 hours'` : sql`interval '30 days'`)

export const sessions: Resource<'sessions', 'sessions'> = resource('sessions', 'sessions', {
  visible: (eb, { me }) => eb('sessions.account_id', '=', me),
  computed: () => ({ email: sql`(select email from accounts where accounts.id = sessions.account_id)` }),
  relations: { account: toOne(() => accounts, 'account_id') },
})

const live = prepare(
  sql`select accounts.id, accounts.email, accounts.account_type, to_json(accounts.roles)::text as roles, accounts.company_id,
      case when accounts.account_type = 'staff' then 'professional' else accounts.reading_tier end as tier,
      accounts.country, accounts.investor_classification as classification,
      coalesce(own.policy -> 'restricted-entity-ids', '[]')::text as barred_entities,
      coalesce(own.policy -> 'restricted-provider-ids', '[]')::text as barred_providers,
      sessions.id as session_id, sessions.kind, (sessions.last_used_at < now() - interval '1 hour')::text as stale
    from sessions join accounts on accounts.id = sessions.account_id left join companies as own on own.id = accounts.company_id
    where sessions.token_hash = ${hole('hash')} and sessions.expires_at > now() and accounts.status = 'active'`,
  'sessions:live',
)

/** Whose live session has a token with this hash. At most once an hour it also prolongs the session. */
export async function callerOfToken(db: Database, hash: Buffer): Promise<Caller | undefined> {
  const [row] = await readRows(db, live, { hash: `\\x${hash.toString('hex')}` })
  if (!row) return undefined
  if (row['stale'] === 'true') {
    const expires = row['kind'] === 'temporary' ? sql`expires_at` : sql`now() + ${lifetime('password')}`
    await sql`update sessions set last_used_at = now(), expires_at = ${expires} where id = ${row['session_id']}`.execute(db)
  }
  return {
    id: row['id']!,
    email: row['email']!,
    accountType: row['account_type']!,
    roles: JSON.parse(row['roles']!) as string[],
    companyId: row['company_id']!,
    sessionId: row['session_id']!,
    sessionKind: row['kind']!,
    reading: {
      tier: row['tier']!,
      country: row['country']!,
      classification: row['classification']!,
      barredEntities: JSON.parse(row['barred_entities']!) as string[],
      barredProviders: JSON.parse(row['barred_providers']!) as string[],
    },
  }
}

/** Begins a session of an active account. @throws 401 when the account may not sign in. */
export async function beginSession(
  tx: Database,
  accountId: string,
  kind: SessionKind,
  userAgent: string | null,
): Promise<One<'SessionCreated'>> {
  const { rows } = await sql<{ id: string }>`select id from accounts where id = ${accountId} and status = 'active'`.execute(tx)
  if (!rows[0]) throw unauthorized()
  const token = randomBytes(32).toString('base64url')
  const id = await insert(tx, 'sessions', {
    account_id: accountId,
    token_hash: hashOf(token),
    kind,
    user_agent: userAgent,
    expires_at: sql`now() + ${lifetime(kind)}`,
  })
  await record(tx, {
    ...{ key: 'session.sign_in', owner: accountId, trackable: { type: 'sessions', id } },
    ...{ origin: originOf(userAgent), parameters: { kind } },
  })
  const row: Rows['Session'] = await find(tx, sessions, id, { ...guest, id: accountId })
  return one({ ...row, token })
}

/** Failed sign-ins: from one network address, and for one e-mail address. */
const perAddress = { what: 'sign-in-from', most: 10, seconds: 60 }
const perAccount = { what: 'sign-in-to', most: 5, seconds: 15 * 60 }
/** The id that a path names, `current` being the session of the request's own credential. */
const named = (id: string, caller: Caller): string => (id === 'current' ? caller.sessionId : id)
const revoke = remove(sessions)

export const sessionOperations: Handlers<'sessions'> = {
  async signIn({ accept, client, db, limited }) {
    const { email, password } = await accept(db)
    const counted: string[] = []
    for (const [limit, whom] of limited
      ? ([
          [perAddress, client.address],
          [perAccount, email],
        ] as const)
      : []) {
      const made = await attempt(db, limit, whom)
      if ('retryAfter' in made) throw tooManyAttempts(made.retryAfter)
      counted.push(made.id)
    }
    const { rows } = await sql<{ id: string; password_hash: string | null; status: string }>`select id, password_hash, status
      from accounts where lower(email) = ${email.toLowerCase()}`.execute(db)
    const [account] = rows
    const right = await verifyPassword(password, account?.password_hash ?? null)
    if (!account || !right || account.status !== 'active') {
      // The same for an address that is nobody's, so that it takes as long.
      const trackable = { type: 'sessions', id: null } as const
      await record(db, { key: 'session.sign_in_failed', owner: account?.id ?? null, trackable, origin: originOf(client.userAgent) })
      throw unauthorized()
    }
    await forgive(db, counted)
    return transact(db, (tx) => beginSession(tx, account.id, 'password', client.userAgent))
  },

  createTemporaryAuthentication: ({ accept, caller, client, db }) =>
    transact(db, async (tx) => {
      const { token } = await accept(tx)
      if (token !== undefined) {
        const accountId = await redeemToken(tx, token, 'temporary')
        if (accountId === undefined) throw unauthorized()
        return beginSession(tx, accountId, 'temporary', client.userAgent)
      }
      if (caller.id === '') throw unauthorized()
      if (caller.sessionKind === 'temporary') throw forbidden('A temporary session cannot be handed on.')
      const made = await issueToken(tx, caller.id, 'temporary')
      return plain({
        data: {
          id: made.id,
          type: 'one-time-tokens',
          attributes: { token: made.token, 'expires-at': made.expiresAt.toISOString().replace('Z', '+00:00') },
        },
      })
    }),

  async createMagicAuthentication({ accept, client, db, jobs }) {
    const { token, email } = await accept(db)
    if (token === undefined) return requestMail(db, jobs, 'magic', email)
    return transact(db, async (tx) => {
      const accountId = await redeemToken(tx, token, 'magic')
      if (accountId === undefined) throw unauthorized()
      if (email !== undefined && !(await hasEmail(tx, accountId, email))) throw unauthorized()
      return beginSession(tx, accountId, 'magic', client.userAgent)
    })
  },

  async verifyEmail({ accept, db, jobs }) {
    const { token, email } = await accept(db)
    if (token === undefined) return requestMail(db, jobs, 'verify-email', email)
    return transact(db, async (tx) => {
      const accountId = await redeemToken(tx, token, 'verify-email')
      if (accountId === undefined) throw expiredToken()
      const { rows } = await sql`update accounts set email_verified = true, updated_at = now()
        where id = ${accountId} and status = 'active' returning id`.execute(tx)
      if (rows.length === 0) throw expiredToken()
      return one(await find(tx, accounts, accountId, { ...guest, id: accountId }))
    })
  },

  async signOut({ caller, db }) {
    await erase(db, 'sessions', caller.sessionId)
    return none
  },

  listSessions: page(sessions, { where: (scope) => sql`${sessions.visible(scope)} and sessions.expires_at > now()` }),
  getSession: async ({ params, caller, db }) => one(await find(db, sessions, named(params.id, caller), caller)),
  deleteSession: (asked) => revoke({ ...asked, params: { id: named(asked.params.id, asked.caller) } }),
  getSessionRelated: related(sessions, named),
  getSessionRelationship: related(sessions, named),
}

async function hasEmail(tx: Database, accountId: string, email: string): Promise<boolean> {
  const { rows } = await sql`select from accounts where id = ${accountId} and lower(email) = ${email.toLowerCase()}`.execute(tx)
  return rows.length > 0
}
