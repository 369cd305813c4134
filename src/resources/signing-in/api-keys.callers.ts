/** Whose API key a secret is, for as long as it lasts, and when it was used. */
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { placeholder, prepare, readRows } from '../../database/read.ts'
import { transact } from '../../database/transact.ts'
import type { Caller } from '../../verbs/caller.ts'
import { record } from '../notifications/activities.recording.ts'
import { mayHaveKeys } from './api-keys.access.ts'
import { isHashOf, prefixOf } from './api-keys.secrets.ts'
import { publishedSecret } from './published-password.ts'
import { callerIn, mayComeIn, whoseAccount, wroteOfLate } from './sessions.callers.ts'

const live = prepare(
  sql`select ${whoseAccount}, ${wroteOfLate} as wrote_at, api_keys.id as key_id, to_json(api_keys.scopes)::text as scopes,
      api_keys.secret_hash::text as secret_hash, coalesce(api_keys.last_used_at < now() - interval '1 minute', true)::text as stale
    from api_keys join accounts on accounts.id = api_keys.account_id left join companies as own on own.id = accounts.company_id
    where api_keys.prefix = ${placeholder('prefix')} and api_keys.expires_at > now() and ${mayComeIn} and ${mayHaveKeys}`,
  'api-keys:live',
)

/** Whose live key has this secret. While the plan of the account does not include keys it is nobody's. */
export async function callerOfKey(db: Database, secret: string, demo: boolean): Promise<Caller | undefined> {
  if (!demo && secret === publishedSecret) return undefined
  const [row] = await readRows(db, live, { prefix: prefixOf(secret), demo })
  if (!row || !isHashOf(row['secret_hash']!, secret)) return undefined
  if (row['stale'] === 'true') await noteUse(db, row['key_id']!)
  return callerIn(row, { sessionId: '', sessionKind: '', scopes: JSON.parse(row['scopes']!) as string[] })
}

/** Notes that a key was used, once a minute, and records it, once a day, whichever of many requests comes first. */
const noteUse = (db: Database, id: string): Promise<void> =>
  transact(db, async (tx) => {
    const { rows } = await sql<{ account: string; first: boolean }>`update api_keys set last_used_at = now()
      from (select id, last_used_at from api_keys where id = ${id} for no key update) as before
      where api_keys.id = before.id and coalesce(before.last_used_at < now() - interval '1 minute', true)
      returning api_keys.account_id as account, coalesce(before.last_used_at < date_trunc('day', now(), 'UTC'), true) as first`.execute(tx)
    for (const { account: owner } of rows.filter(({ first }) => first))
      await record(tx, { key: 'api_key.use', owner, trackable: { type: 'api-keys', id } })
  })
