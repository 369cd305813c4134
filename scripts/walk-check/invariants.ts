/** The rules, and how a database is held against them while the server is down. */
import { sql } from 'kysely'
import type { Database } from '../../src/database/connection.ts'
import { differences } from '../../src/database/recount.ts'
import { ofMoney } from './invariants.money.ts'
import { ofPeople } from './invariants.people.ts'
import type { Received } from './mail.ts'
import type { World } from './world.ts'

/** What a movement does to the balance of its company and to what is reserved of it: a debt and what settles it do nothing. */
const movements = `create or replace view walk.movements as
  select one.*, case when one.kind in ('reserve', 'release') or is_debt then 0 else one.smarts end as balance,
    case when one.kind in ('reserve', 'release') then -one.smarts when one.kind = 'capture' then one.smarts else 0 end as reserved
  from premium_service_transactions as one left join premium_service_transactions as reversed on reversed.id = one.reverses_id
  cross join lateral (select one.kind = 'due' or one.settles_id is not null
    or coalesce(one.kind = 'reversal' and (reversed.kind = 'due' or reversed.settles_id is not null), false) as is_debt) as meant
  where one.company_id is not null`

const payments = `create or replace view walk.payments_now as
  select 'insight_provider_payments' as report, id, version, status, to_jsonb(one) as content from insight_provider_payments as one
  union all select 'company_payments', id, version, status, to_jsonb(one) from company_payments as one`

const tables = [
  `create schema if not exists walk`,
  movements,
  payments,
  `create table if not exists walk.payments (report text, id text, version integer, content jsonb)`,
  `create table if not exists walk.recipients (campaign_id text, contacts text)`,
  `create table if not exists walk.mails (delivery text, recipient text, subject text, at timestamptz)`,
  `create table if not exists walk.unsubscribed (contact text, at timestamptz)`,
  `create table if not exists walk.acknowledged (label text)`,
  `truncate walk.mails, walk.unsubscribed, walk.acknowledged`,
]

/** What the next look compares with. */
const kept = [
  `truncate walk.payments, walk.recipients`,
  `insert into walk.payments select report, id, version, content from walk.payments_now where status <> 'estimated'`,
  `insert into walk.recipients select campaign_id, md5(string_agg(contact_id, ' ' order by contact_id))
    from campaign_deliveries join corporate_email_campaigns as one on one.id = campaign_id where one.status <> 'failed' group by campaign_id`,
]

/** Tells the database what the walkers and the mail server know. */
async function tell(db: Database, world: World, mails: readonly Received[]): Promise<void> {
  for (const statement of tables) await sql.raw(statement).execute(db)
  const times = (at: number): string => new Date(at).toISOString()
  const received = JSON.stringify(mails.map(({ delivery, to, subject, at }) => ({ delivery, recipient: to, subject, at: times(at) })))
  await sql`insert into walk.mails select * from jsonb_to_recordset(${received}::jsonb)
    as one(delivery text, recipient text, subject text, at timestamptz)`.execute(db)
  const ended = JSON.stringify([...world.unsubscribed].map(([contact, at]) => ({ contact, at: times(at) })))
  await sql`insert into walk.unsubscribed select * from jsonb_to_recordset(${ended}::jsonb) as one(contact text, at timestamptz)`.execute(
    db,
  )
  const labels = [...world.acknowledged].filter((one) => !world.deleted.has(one))
  await sql`insert into walk.acknowledged select unnest(${labels}::text[])`.execute(db)
}

/** So many rows of a rule are printed. */
const most = 5

/** Everything that is broken, in words. */
export async function broken(db: Database, world: World, mails: readonly Received[]): Promise<string[]> {
  const found: string[] = []
  await tell(db, world, mails)
  for (const { name, sql: query } of [...ofMoney, ...ofPeople]) {
    const { rows } = await sql.raw(query).execute(db)
    if (rows.length > 0)
      found.push(
        `${name}: ${rows.length} broken\n${rows
          .slice(0, most)
          .map((row) => `      ${JSON.stringify(row)}`)
          .join('\n')}`,
      )
  }
  for (const { table, id, counter, is, should } of await differences(db))
    found.push(`${table} ${id}: ${counter} is ${is}, should be ${should}`)
  if (await canBeEdited(db)) found.push('a final payment can be edited')
  for (const statement of kept) await sql.raw(statement).execute(db)
  return found
}

/** Whether the database lets anybody change what a final payment comes to. */
const canBeEdited = async (db: Database): Promise<boolean> =>
  sql`update company_payments set pool_share = pool_share + 0.5
    where id = (select id from company_payments where status <> 'estimated' limit 1)`
    .execute(db)
    .then(({ numAffectedRows }) => (numAffectedRows ?? 0n) > 0n)
    .catch(() => false)

export const ruleCount = ofMoney.length + ofPeople.length + 2
