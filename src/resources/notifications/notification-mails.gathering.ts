/** Which news are mailed to whom, and when: those of five minutes together, and the others with the digest of an account. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { someTogether } from '../../verbs/each-alone.ts'
import { noticeOf, notificationKeys } from './notifications.keys.ts'
import type { NotificationKey } from './notifications.keys.ts'

/** For how many minutes news gather before they are mailed; messages may be read meanwhile. */
const bundlingMinutes = 5
const messageMinutes = 10
/** How many accounts are mailed to in one transaction. */
const mostAtOnce = 500
/** For how many days the links of a mail change how its account is told. */
const keptDays = 180

const literals = (keys: readonly NotificationKey[]) => sql.join(keys.map((key) => sql.lit(key)))
const byMail = literals(notificationKeys.filter((key) => noticeOf(key).mail))
const soon = literals(notificationKeys.filter((key) => noticeOf(key).mail === 'soon' && key !== 'message.created'))

/** Whether news of a key are mailed to an account, of the row `account`. Whose address was never confirmed, or came back, gets none. */
export const wantsByMail = (account: string, key: RawBuilder<unknown>) =>
  sql<SqlBool>`(${sql.ref(`${account}.status`)} = 'active' and ${sql.ref(`${account}.email_verified`)}
    and ${sql.ref(`${account}.email_frequency`)} <> 'never' and coalesce(${sql.ref(`${account}.notification_preferences`)} -> ${key} ? 'email',
      ${key} in (${byMail})))`

/** When news of a key are due to be mailed to an account, of the row `accounts`: null where they are not. */
export function mailDue(key: NotificationKey): RawBuilder<unknown> {
  const { mail } = noticeOf(key)
  if (mail === 'apart') return sql`null::timestamptz`
  const gathered = sql`now() + make_interval(mins => ${sql.lit(key === 'message.created' ? messageMinutes : bundlingMinutes)})`
  const digest = sql`case accounts.email_frequency when 'instant' then ${gathered}
    else next_digest(accounts.email_frequency, accounts.timezone, now()) end`
  return sql`case when ${wantsByMail('accounts', sql`${key}::text`)} then ${mail === 'soon' ? gathered : digest} end`
}

/** Has what waits for the digest of an account wait for the next one by its new time zone and frequency. */
export const setDigestAnew = (tx: Transaction, account: string) =>
  sql`update notifications set mail_due_at = next_digest(accounts.email_frequency, accounts.timezone, now()) from accounts
    where accounts.id = ${account} and account_id = accounts.id and mail_due_at is not null
      and key not in (${soon}, 'message.created')`.execute(tx)

/**
 * Makes one mail for each account of which anything is due, and queues it: what else gathers at the time goes with it. What another
 * process takes at this moment is left to it.
 */
export async function queueMails(db: Database, jobs: Jobs, now: Date): Promise<void> {
  await jobs.ready()
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await sql<{ account: string }>`select account_id as account from notifications where mail_due_at <= ${at}
    group by 1 order by min(mail_due_at), 1`.execute(db)
  const accounts = rows.map((one) => one.account)
  await someTogether(accounts, mostAtOnce, 'accounts whose news could not be mailed', (some) =>
    transact(db, (tx) => queueSome(tx, jobs, some, at)),
  )
}

async function queueSome(tx: Transaction, jobs: Jobs, accounts: readonly string[], at: RawBuilder<unknown>): Promise<void> {
  const goes = sql`(mail_due_at <= ${at} or (mail_due_at <= ${at} + make_interval(mins => ${sql.lit(bundlingMinutes)})
    and (key in (${soon}) or (key <> 'message.created' and email_frequency = 'instant'))))`
  const { rows } = await sql<{ mail: string }>`with chosen as (select id, email_frequency from accounts
      where id = any(${accounts}::text[]) for no key update skip locked),
    mails as (insert into notification_mails (id, account_id, keys) select uuid_v7(), id, keys from chosen join lateral (
        select array_agg(distinct key order by key) as keys from notifications
        where account_id = chosen.id and ${goes} having bool_or(mail_due_at <= ${at})) as due on true
      order by id returning id, account_id),
    gathered as (update notifications set mail_id = mails.id, mail_due_at = null from mails join chosen on chosen.id = mails.account_id
      where notifications.account_id = mails.account_id and ${goes})
    select id as mail from mails`.execute(tx)
  await jobs.sendAll(tx, 'notification-mail', rows)
}

/** Forgets mails whose links have had their time. */
export const forgetMails = (db: Database, now: Date): Promise<void> =>
  transact(db, async (tx) => {
    await sql`delete from notification_mails
      where created_at < ${now.toISOString()}::timestamptz - make_interval(days => ${sql.lit(keptDays)})`.execute(tx)
  })
