/** Whose session a token is, for as long as it lasts. */
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { placeholder, prepare, readRows } from '../../database/read.ts'
import type { TextRow } from '../../database/read.ts'
import { latest } from '../../database/replica.ts'
import { transact } from '../../database/transact.ts'
import type { Caller } from '../../verbs/caller.ts'
import { erase } from '../../verbs/rows.ts'
import { classification, country, tier } from '../people/accounts.reading.ts'
import { idleMinutes, unnoted } from '../people/accounts.sessions.ts'
import { keepDevice } from './known-devices.ts'
import { letIn } from './published-password.ts'

export type SessionKind = 'password' | 'magic' | 'temporary'

/** How long a session lasts: after its last use, or in all for a temporary one. */
export const lifetime = (kind: SessionKind) => (kind === 'temporary' ? sql`interval '24 hours'` : sql`interval '30 days'`)

/** Whether the session was idle for longer than the company `own` of its account allows. */
export const isIdle = sql`coalesce(sessions.last_used_at < now() - make_interval(mins => ${idleMinutes}), false)`

/** For as long as a replica may be late, and a second more. */
const ofLate = sql`${sql.lit(`${latest + 1_000} milliseconds`)}::interval`
/** A position of the log that no replica reaches: who signed in just now may have changed anything before. */
const nowhere = '9223372036854775807'

/** What a caller is made of, of the rows `accounts` and `own`, the company. */
export const whoseAccount = sql`accounts.id, accounts.email, accounts.account_type, to_json(accounts.roles)::text as roles, accounts.company_id,
      ${tier} as tier, ${country} as country, ${classification} as classification,
      coalesce(own.policy -> 'restricted-entity-ids', '[]')::text as barred_entities,
      coalesce(own.policy -> 'restricted-provider-ids', '[]')::text as barred_providers`

/** Where the log of the database was after the account had written something of late. */
export const wroteOfLate = sql`(select position::text from recent_writers where account_id = accounts.id and wrote_at > now() - ${ofLate})`

/** Whether the account of the row may come in; `demo`, whether with the published password too. */
export const mayComeIn = sql`accounts.status = 'active' and ${letIn(placeholder('demo'))}`

// The use is noted ten times within what may be idle, so that a session ends early by a tenth at most.
const live = prepare(
  sql`select ${whoseAccount},
      case when sessions.created_at > now() - ${ofLate} then ${sql.lit(nowhere)} else
        ${wroteOfLate} end as wrote_at,
      sessions.id as session_id, sessions.kind, ${isIdle}::text as idle,
      (sessions.last_used_at < now() - ${unnoted})::text as stale
    from sessions join accounts on accounts.id = sessions.account_id left join companies as own on own.id = accounts.company_id
    where sessions.token_hash = ${placeholder('hash')} and sessions.expires_at > now() and ${mayComeIn}`,
  'sessions:live',
)

const absent = prepare(
  sql`select ${whoseAccount} from accounts left join companies as own on own.id = accounts.company_id
    where accounts.id = ${placeholder('account')} and ${mayComeIn}`,
  'accounts:caller',
)

/** Whose live session has a token with this hash. It also prolongs the session now and then, and ends one that was idle too long. */
export async function callerOfToken(db: Database, hash: Buffer, demo: boolean): Promise<Caller | undefined> {
  const [row] = await readRows(db, live, { hash: `\\x${hash.toString('hex')}`, demo })
  if (!row) return undefined
  if (row['idle'] === 'true') {
    // It does not come back when its company allows more later.
    await transact(db, (tx) => erase(tx, 'sessions', row['session_id']!))
    return undefined
  }
  if (row['stale'] === 'true') {
    const prolonged = row['kind'] === 'temporary' ? {} : { expires_at: sql<string>`now() + ${lifetime('password')}` }
    await db
      .updateTable('sessions')
      .set({ last_used_at: sql`now()`, ...prolonged })
      .where('id', '=', row['session_id']!)
      .execute()
    await transact(db, (tx) => keepDevice(tx, row['session_id']!))
  }
  return callerIn(row, { sessionId: row['session_id']!, sessionKind: row['kind']! })
}

/** An active account as it would call itself, for what is made on its behalf while nobody is there. It has no session. */
export async function callerOfAccount(db: Database, account: string, demo: boolean): Promise<Caller | undefined> {
  const [row] = await readRows(db, absent, { account, demo })
  return row && callerIn(row, { sessionId: '', sessionKind: '' })
}

/** The caller that a row is of. */
export const callerIn = (row: TextRow, by: Pick<Caller, 'sessionId' | 'sessionKind' | 'scopes'>): Caller => ({
  id: row['id']!,
  email: row['email']!,
  accountType: row['account_type']!,
  roles: JSON.parse(row['roles']!) as string[],
  companyId: row['company_id']!,
  ...by,
  ...(row['wrote_at'] ? { wroteAt: BigInt(row['wrote_at']) } : {}),
  reading: {
    tier: row['tier']!,
    country: row['country']!,
    classification: row['classification']!,
    barredEntities: JSON.parse(row['barred_entities']!) as string[],
    barredProviders: JSON.parse(row['barred_providers']!) as string[],
  },
})
