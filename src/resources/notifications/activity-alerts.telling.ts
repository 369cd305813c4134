/** Tells of the activities that gathered, when each activity alert is due: in the app or by mail, as a text or as a table. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { csvOf } from '../../csv.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import { endOf, placeOf } from '../../effects/addresses.ts'
import type { Addresses } from '../../effects/addresses.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { written } from '../../effects/letters.ts'
import { mailTo } from '../../effects/mail-ids.ts'
import type { SendMail } from '../../effects/mail.ts'
import { someTogether } from '../../verbs/each-alone.ts'
import { accounts } from '../people/accounts.ts'
import { belongedTo } from '../people/employments.ts'
import { isHiddenAuthor } from '../research/insights.authors.ts'
import { wantsByMail } from './notification-mails.gathering.ts'
import { owner } from './notifications.owner.ts'
import { notify } from './notifications.sending.ts'

/** How many alerts one transaction tells of. */
const mostAtOnce = 200
/** What is younger, in seconds, may not be committed yet: it is told of next time. */
const settlingSeconds = 60
/** How many activities one mail holds. */
const mostRows = 10_000

/** The activities `happened` that an alert, joined to its name, tells of, by its scope: what was done to its account's own, or by its company. */
const scopes = {
  own: sql`happened.recipient_id = alerts.account_id and happened.owner_id is distinct from alerts.account_id`,
  company: belongedTo(sql`alerts.company_id`, sql`happened.owner_id`, sql`happened.created_at`),
}
const toldOf = (scope: RawBuilder<unknown>, from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
  sql<SqlBool>`happened.created_at > ${from} and happened.created_at <= ${to} and (names.name = 'all' or happened.key = names.name)
    and ${scope}`

/** Whether the account `owner` of an alert may still learn what the alert tells of. */
const mayBeTold = sql<SqlBool>`owner.status = 'active'
  and (alerts.scope = 'own' or (owner.company_id = alerts.company_id and 'compliance-officer' = any(owner.roles)))`

interface Due {
  id: string
  account: string
  channel: string
  recipients: string[]
  title: string
  from: string
  found: number
}

/** Whether an alert is due and not told until then. What tells at once is always due. */
const isDue = (at: string, until: string) => sql`alerts.active and alerts.next_due_at <= ${at} and alerts.told_until < ${until}`

/**
 * The alerts that are due. Most of those that tell an account at once of its own have nothing to tell each time: they are left as they
 * are, for a day at most, so that no more than that is looked through.
 */
async function findDue(db: Database, at: string, until: string): Promise<string[]> {
  const settled = sql`${until}::timestamptz`
  const { rows } = await sql<{ id: string }>`select alerts.id from activity_alerts as alerts
      join activity_alert_names as names on names.id = alerts.activity_alert_name_id
    where ${isDue(at, until)} and (alerts.frequency <> 'instant' or alerts.scope <> 'own' or alerts.told_until < ${settled} - interval '1 day'
      or exists (select from activities as happened where ${toldOf(scopes.own, sql`alerts.told_until`, settled)}))
    order by alerts.next_due_at, alerts.id`.execute(db)
  return rows.map((one) => one.id)
}

/** Those of the alerts that are still due, locked, with how much each has gathered. */
async function lockDue(tx: Transaction, ids: readonly string[], at: string, until: string): Promise<Due[]> {
  const found = (scope: RawBuilder<unknown>) => sql`(select count(*)::integer from activities as happened
    where ${mayBeTold} and ${toldOf(scope, sql`alerts.told_until`, sql`${until}::timestamptz`)})`
  const { rows } =
    await sql<Due>`with due as (select id from activity_alerts as alerts where id = any(${ids}::text[]) and ${isDue(at, until)}
      order by id for update skip locked)
    select alerts.id, alerts.account_id as account, alerts.channel,
      array(select distinct lower(address) from unnest(alerts.recipients) as address) as recipients, names.title, alerts.told_until as "from",
      case alerts.scope when 'own' then ${found(scopes.own)} else ${found(scopes.company)} end as found
    from due join activity_alerts as alerts on alerts.id = due.id
      join activity_alert_names as names on names.id = alerts.activity_alert_name_id
      join accounts as owner on owner.id = alerts.account_id order by alerts.id`.execute(tx)
  return rows
}

const setNextDue = (tx: Transaction, told: readonly Due[], at: string, until: string) =>
  sql`update activity_alerts set told_until = greatest(told_until, ${until}::timestamptz),
      last_sent_at = case when activity_alerts.id = any(${told.filter((one) => one.found > 0).map((one) => one.id)}::text[])
        then ${at}::timestamptz else last_sent_at end,
      next_due_at = next_due(frequency, owner.timezone, ${at})
    from accounts as owner where owner.id = account_id and activity_alerts.id = any(${told.map((one) => one.id)}::text[])`.execute(tx)

/** Tells of what every alert that is due has gathered; what others tell of at this moment is left to them. */
export async function tellActivityAlerts(db: Database, jobs: Jobs, now: Date): Promise<void> {
  await jobs.ready()
  const at = now.toISOString()
  const until = new Date(now.getTime() - settlingSeconds * 1000).toISOString()
  const tellSome = (ids: readonly string[]) =>
    transact(db, async (tx) => {
      const due = await lockDue(tx, ids, at, until)
      for (const alert of due) if (alert.found > 0) await tell(tx, jobs, alert, until)
      await setNextDue(tx, due, at, until)
    })
  await someTogether(await findDue(db, at, until), mostAtOnce, 'activity alerts that could not be told', tellSome)
}

async function tell(
  tx: Transaction,
  jobs: Jobs,
  { id, account, channel, recipients, title, from, found }: Due,
  until: string,
): Promise<void> {
  if (channel !== 'app') {
    const mail = { alert: id, from: new Date(from).toISOString(), to: until }
    const addresses = new Set(recipients.map((one) => one.toLowerCase()))
    for (const recipient of addresses.size > 0 ? addresses : [null]) await jobs.send(tx, 'activity-mail', { ...mail, recipient })
    return
  }
  const trackable = { type: 'activity-alerts', id } as const
  await notify(tx, { key: 'activity_log.ready', trackable, actor: null, recipients: [account], parameters: { title, activities: found } })
}

interface Row {
  id: string
  at: string
  who: string
  key: string
  what: string
  parameters: string
}

/**
 * Who did it: a name, or the kind of firm and the country for one who reads anonymously, wrote what does not name its author, or is
 * nobody whom the alert's owner sees, unless it is a colleague.
 */
const doer = sql`case when doer.id is null then '' when alerts.scope = 'own' and (happened.anonymize
    or ${isHiddenAuthor(owner, sql`happened.owner_id`, sql`happened.trackable_type`, sql`happened.trackable_id`)}
    or not exists (select from accounts where accounts.id = happened.owner_id and (owner.account_type = 'staff' or ${accounts.visible(owner)})))
  then concat_ws(', ', coalesce(firm.kind, 'private'), doer.country) else doer.name end`

/** What it was done to, as far as it has a name of its own. */
const named = sql`coalesce(case happened.trackable_type
  when 'insights' then (select tagline from insights where id = happened.trackable_id)
  when 'entities' then (select pretty_name from entities where id = happened.trackable_id)
  when 'accounts' then (select name from accounts where id = happened.trackable_id)
  when 'companies' then (select name from companies where id = happened.trackable_id) end, happened.trackable_type)`

interface AlertToMail {
  title: string
  channel: string
  /** Whom it is mailed to. */
  reached: string
  address: string
}

/** By the scope of an alert. */
const ofScope = sql`((alerts.scope = 'own' and ${scopes.own}) or (alerts.scope = 'company' and ${scopes.company}))`

/** What an alert mails to one recipient, if it still does. */
async function alertTo(db: Database, id: string, recipient: string | null): Promise<AlertToMail | undefined> {
  const { rows } = await sql<AlertToMail>`select names.title, alerts.channel, reached.id as reached, reached.email as address
    from activity_alerts as alerts join activity_alert_names as names on names.id = alerts.activity_alert_name_id
      join accounts as owner on owner.id = alerts.account_id
      join accounts as reached on ${wantsByMail('reached', sql`'activity_log.ready'`)} and case when ${recipient}::text is null then reached.id = owner.id
        else lower(reached.email) = ${recipient} and (reached.id = owner.id
          or (reached.company_id = owner.company_id and 'compliance-officer' = any(reached.roles))) end
    where alerts.id = ${id} and alerts.active and ${mayBeTold}`.execute(db)
  return rows[0]
}

/**
 * Mails one recipient; null is the account itself. Sends nothing for an alert that is gone or off, to whom is no longer a
 * compliance officer or the account itself, or to an account that wants no such mails.
 */
export async function sendActivityMail(
  db: Database,
  send: SendMail,
  addresses: Addresses,
  { alert: id, from, to, recipient }: { alert: string; from: string; to: string; recipient: string | null },
): Promise<void> {
  const alert = await alertTo(db, id, recipient)
  if (!alert) return
  const { rows } = await sql<Row>`select happened.id, to_char(happened.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS "UTC"') as at,
      ${doer} as who, happened.key, ${named} as what, happened.parameters::text as parameters
    from activity_alerts as alerts join activity_alert_names as names on names.id = alerts.activity_alert_name_id
      join accounts as owner on owner.id = alerts.account_id
      join activities as happened on ${toldOf(ofScope, sql`${from}::timestamptz`, sql`${to}::timestamptz`)}
      left join accounts as doer on doer.id = happened.owner_id left join companies as firm on firm.id = doer.company_id
    where alerts.id = ${id} order by happened.created_at, happened.id limit ${sql.lit(mostRows)}`.execute(db)
  const place = (one: Row): string => placeOf(addresses, `activities/${one.id}`, 'v1')
  const lines = rows.map((one) => `${one.at}  ${one.key}  ${one.what}${one.who === '' ? '' : `  (${one.who})`}`)
  const table = [
    ['time', 'account', 'activity', 'title', 'link', 'parameters'],
    ...rows.map((one) => [one.at, one.who, one.key, one.what, place(one), one.parameters]),
  ]
  const rest = rows.length === mostRows ? ['There are more, which the list of activities holds.'] : []
  const head = { subject: `Activity log: ${alert.title}`, from: addresses.name, ...endOf(addresses) }
  const whom = mailTo(alert.reached, alert.address)
  if (alert.channel === 'email') return send({ ...(await written({ ...head, lines: [lines.join('\n'), ...rest] })), ...whom })
  const attachment = { name: 'activities.csv', type: 'text/csv', content: csvOf(table) }
  const letter = await written({ ...head, lines: [`The attached table holds ${rows.length} activities.`, ...rest] })
  await send({ ...letter, ...whom, attachment })
}
