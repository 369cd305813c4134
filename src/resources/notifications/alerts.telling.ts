/** Tells accounts of what matched their alerts, when each alert is due: in the app, by push, and by one mail for all of them. */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import { endOf, placeOf } from '../../effects/addresses.ts'
import type { Addresses } from '../../effects/addresses.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { written } from '../../effects/letters.ts'
import { mailTo } from '../../effects/mail-ids.ts'
import type { SendMail } from '../../effects/mail.ts'
import { someTogether } from '../../verbs/each-alone.ts'
import { aloneOnAlerts } from './alerts.matching.ts'
import { wantsByMail } from './notification-mails.gathering.ts'
import { notify } from './notifications.sending.ts'

/** How many insights one mail names. */
const mostNamed = 20
/** How long, in minutes, an alert that tells at once and by mail gathers before it tells again. */
const gatheringMinutes = 5

/** The matches that are told of now. */
const told = (at: string) =>
  sql`alert_matches join alerts on alerts.id = alert_matches.alert_id where alert_matches.told_at = ${at}::timestamptz`

/** How many accounts are told in one transaction. */
const mostAtOnce = 500

/** Tells of what matched since each alert told last, each account of all that is due together. One process at a time does it. */
export async function tellAlerts(db: Database, jobs: Jobs, now: Date): Promise<void> {
  await jobs.ready()
  const at = now.toISOString()
  const { rows } = await sql<{ account: string }>`select alerts.account_id as account from alerts
    where exists (select from alert_matches where alert_id = alerts.id and ${isDue(at)}) group by 1 order by min(alerts.next_due_at), 1`.execute(
    db,
  )
  const owners = rows.map((one) => one.account)
  await someTogether(owners, mostAtOnce, 'accounts whose alerts could not be told', (some) =>
    transact(db, (tx) => tellSome(tx, jobs, some, at)),
  ).finally(() => transact(db, async (tx) => void ((await aloneOnAlerts(tx)) && (await setNextDue(tx, at)))))
}

async function tellSome(tx: Transaction, jobs: Jobs, owners: readonly string[], at: string): Promise<void> {
  if (!(await aloneOnAlerts(tx))) return
  for (const insight of await takeMatches(tx, owners, at)) await tellOf(tx, insight, at)
  await mail(tx, jobs, at)
  await setNextDue(tx, at)
  await tx.deleteFrom('alert_matches').where('told_at', '=', at).execute()
}

/** Whether a match of an alert is to be told. */
const isDue = (at: string) => sql`alerts.active and alerts.next_due_at <= ${at} and alert_matches.told_at is null`

/** Marks the matches of the alerts of these accounts that are due, and answers the insights among them that are published. */
async function takeMatches(tx: Transaction, owners: readonly string[], at: string): Promise<string[]> {
  const { rows } = await sql<{ insight: string }>`with due as (update alert_matches set told_at = ${at} from alerts
      where alerts.id = alert_id and alerts.account_id = any(${owners}::text[]) and ${isDue(at)} returning insight_id)
    select distinct insight_id as insight from due join insights on insights.id = insight_id
    where insights.aasm_state = 'published' order by 1`.execute(tx)
  return rows.map((one) => one.insight)
}

/** Of alerts with matches, those that are told here; and those that have nothing to tell. */
const setNextDue = (tx: Transaction, at: string) =>
  sql`update alerts set last_run_at = ${at}, next_due_at = case when frequency <> 'instant' then next_due(frequency, owner.timezone, ${at})
        when 'email' = any(channels) then ${at}::timestamptz + make_interval(mins => ${sql.lit(gatheringMinutes)}) else next_due_at end
    from accounts as owner where owner.id = account_id and kind = 'saved' and active and next_due_at <= ${at}
      and (exists (select from alert_matches where alert_id = alerts.id and told_at = ${at})
        or (frequency <> 'instant' and not exists (select from alert_matches where alert_id = alerts.id)))`.execute(tx)

async function tellOf(tx: Transaction, insight: string, at: string): Promise<void> {
  const owners = (channels: string[]) =>
    sql`select alerts.account_id from ${told(at)} and alert_matches.insight_id = ${insight} and alerts.channels && ${channels}::text[]`
  await notify(tx, {
    key: 'alert.matched',
    trackable: { type: 'insights', id: insight },
    actor: null,
    recipients: owners(['app', 'push']),
    pushedTo: owners(['push']),
  })
}

/** What the alerts of an account found, newest first. */
interface Found {
  account: string
  insights: string[]
}

async function mail(tx: Transaction, jobs: Jobs, at: string): Promise<void> {
  const { rows } = await sql<Found>`select found.account_id as account,
      array_agg(insights.id order by insights.published_at desc, insights.id) as insights
    from (select distinct alerts.account_id, alert_matches.insight_id from ${told(at)} and 'email' = any(alerts.channels)) as found
      join insights on insights.id = found.insight_id group by 1 order by 1`.execute(tx)
  const mails = rows.map(({ account, insights }) => ({
    ...{ account, insights: insights.slice(0, mostNamed), more: Math.max(0, insights.length - mostNamed) },
  }))
  await jobs.sendAll(tx, 'alert-mail', mails)
}

/** Sends nothing to an account that is no longer active or wants no such mails, and names nothing that was cancelled since. */
export async function sendAlertMail(
  db: Database,
  send: SendMail,
  addresses: Addresses,
  { account, insights, more }: { account: string; insights: string[]; more: number },
): Promise<void> {
  const { rows: owners } = await sql<{ email: string; first_name: string }>`select email, first_name from accounts as owner
    where id = ${account} and ${wantsByMail('owner', sql`'alert.matched'`)}`.execute(db)
  const { rows } = await sql<{ id: string; tagline: string | null }>`select id, tagline from insights
    where id = any(${insights}::text[]) and aasm_state = 'published' order by published_at desc, id`.execute(db)
  const [owner] = owners
  if (!owner || rows.length === 0) return
  const count = rows.length + more
  const letter = await written({
    ...{ subject: `${count} new ${count === 1 ? 'match' : 'matches'} of your alerts`, from: addresses.name, to: owner.first_name },
    lines: ['Your alerts found:'],
    items: rows.map(({ id, tagline }) => ({ title: tagline ?? 'An insight', url: placeOf(addresses, `insights/${id}`) })),
    closing: more > 0 ? [`and ${more} more.`] : [],
    ...endOf(addresses),
  })
  await send({ ...letter, ...mailTo(account, owner.email) })
}
