/** The ends of API keys: when they may be, and who is told before them. */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { broken } from '../../refusals.ts'
import { someTogether } from '../../verbs/each-alone.ts'

const hour = 3_600_000
const day = 24 * hour
/** A leap day more, since clients add a year by their calendar. */
const longest = 366 * day

/** How many days before its end the account of a key is told, first and last. */
const [first, last] = [30, 7]

/** When a key ends unless it is said. */
export const yearAhead = (): string => new Date(Date.now() + 365 * day).toISOString()

/** The columns of an end. Who sets it knows it, so that it is not told of what is past by then. @throws 422 for one too near or too far. */
export function endIn(expires_at: string): { expires_at: string; warned_days: number | null } {
  const left = Date.parse(expires_at) - Date.now()
  if (left < hour || left > longest) throw broken('expires-at must be an hour to a year from now', '/data/attributes/expires-at')
  return { expires_at, warned_days: left <= last * day ? last : left <= first * day ? first : null }
}

/** How many keys are told of in one transaction. */
const atOnce = 500

/** Keys whose account is to be told: once each time, and of the last time alone where both have passed. */
const due = (now: string) => sql`expires_at > ${now} and ${within(first, now)}
  and (warned_days is null or warned_days > ${sql.lit(last)} and ${within(last, now)})`

const within = (days: number, now: string) => sql`expires_at <= ${now}::timestamptz + make_interval(days => ${sql.lit(days)})`

/** Tells accounts of keys that end soon at `now`. @throws what `someTogether` throws. */
export async function tellOfEnds(db: Database, jobs: Jobs | undefined, now: Date): Promise<void> {
  if (!jobs) return
  await jobs.ready()
  const at = now.toISOString()
  const { rows } = await sql<{ id: string }>`select id from api_keys where ${due(at)} order by expires_at`.execute(db)
  const keys = rows.map(({ id }) => id)
  await someTogether(keys, atOnce, 'keys whose end could not be told of', (some) => transact(db, (tx) => tellOf(tx, jobs, some, at)))
}

/** What another process is telling of is passed over. */
async function tellOf(tx: Transaction, jobs: Jobs, keys: readonly string[], now: string): Promise<void> {
  const { rows } = await sql<{ email: string; name: string; prefix: string; ends: string }>`update api_keys
    set warned_days = case when ${within(last, now)} then ${sql.lit(last)} else ${sql.lit(first)} end
    from accounts, (select id from api_keys where id = any(${keys}::text[]) and ${due(now)} for no key update skip locked) as due
    where api_keys.id = due.id and accounts.id = api_keys.account_id
    returning accounts.email, api_keys.name, api_keys.prefix,
      to_char(api_keys.expires_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"') as ends`.execute(tx)
  await jobs.sendAll(
    tx,
    'mail',
    rows.map(({ email, ...key }) => ({ purpose: 'api-key-expiring', email, key })),
  )
}
