/** Signing in and out. A session's token is stored as its hash and shown once. */
import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import type { Database } from '../database/connect.ts'
import { hole, prepare, readRows } from '../database/read.ts'
import { transact } from '../database/transact.ts'
import type { Handlers } from '../generated/contract.ts'
import { unauthorized } from '../http/errors.ts'
import { hashOf } from '../http/identify.ts'
import type { Caller } from '../verbs/caller.ts'
import { insert } from '../verbs/create.ts'
import { none, one } from '../verbs/handler.ts'
import { related, toOne } from '../verbs/relations.ts'
import { resource } from '../verbs/resource.ts'
import type { Resource } from '../verbs/resource.ts'
import { find } from '../verbs/rows.ts'
import { accounts } from './accounts.ts'
import { verifyPassword } from './passwords.ts'

/** A session lasts this long after it was last used. */
const lifetime = sql`interval '30 days'`

export const sessions: Resource<'sessions', 'sessions'> = resource('sessions', 'sessions', {
  visible: (eb, { me }) => eb('sessions.account_id', '=', me),
  computed: () => ({ email: sql`(select email from accounts where accounts.id = sessions.account_id)` }),
  relations: { account: toOne(() => accounts, 'account_id') },
})

const live = prepare(
  sql`select accounts.id, accounts.email, accounts.account_type, to_json(accounts.roles)::text as roles, accounts.company_id,
      sessions.id as session_id, (sessions.last_used_at < now() - interval '1 hour')::text as stale
    from sessions join accounts on accounts.id = sessions.account_id
    where sessions.token_hash = ${hole('hash')} and sessions.expires_at > now() and accounts.status = 'active'`,
  'sessions:live',
)

/** Whose live session has a token with this hash. At most once an hour it also prolongs the session. */
export async function callerOfToken(db: Database, hash: Buffer): Promise<Caller | undefined> {
  const [row] = await readRows(db, live, { hash: `\\x${hash.toString('hex')}` })
  if (!row) return undefined
  if (row['stale'] === 'true') {
    await sql`update sessions set last_used_at = now(), expires_at = now() + ${lifetime} where id = ${row['session_id']}`.execute(db)
  }
  return {
    id: row['id']!,
    email: row['email']!,
    accountType: row['account_type']!,
    roles: JSON.parse(row['roles']!) as string[],
    companyId: row['company_id']!,
    sessionId: row['session_id']!,
  }
}

/** The id that a path names, `current` being the session of the request's own credential. */
const named = (id: string, caller: Caller): string => (id === 'current' ? caller.sessionId : id)
const toRelated = related(sessions)

export const sessionOperations: Handlers<'sessions'> = {
  async signIn({ accept, client, db }) {
    const { email, password } = await accept(db)
    const account = await db
      .selectFrom('accounts')
      .select(['id', 'email', 'account_type', 'roles', 'company_id', 'password_hash', 'status'])
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .executeTakeFirst()
    const right = await verifyPassword(password, account?.password_hash ?? null)
    if (!account || !right || account.status !== 'active') throw unauthorized()
    const token = randomBytes(32).toString('base64url')
    return transact(db, async (tx) => {
      const id = await insert(tx, 'sessions', {
        account_id: account.id,
        token_hash: hashOf(token),
        kind: 'password',
        user_agent: client.userAgent,
        expires_at: sql`now() + ${lifetime}`,
      })
      const caller: Caller = {
        id: account.id,
        email: account.email,
        accountType: account.account_type,
        roles: account.roles,
        companyId: account.company_id,
        sessionId: id,
      }
      return one({ ...(await find(tx, sessions, id, caller)), token })
    })
  },

  async signOut({ caller, db }) {
    await db.deleteFrom('sessions').where('id', '=', caller.sessionId).execute()
    return none
  },

  getSession: async ({ params, caller, db }) =>
    one(await find(db, sessions, named(params.id, caller), caller)),
  getSessionRelated: (asked) => toRelated({ ...asked, params: { ...asked.params, id: named(asked.params.id, asked.caller) } }),
  getSessionRelationship: (asked) => toRelated({ ...asked, params: { ...asked.params, id: named(asked.params.id, asked.caller) } }),
}
