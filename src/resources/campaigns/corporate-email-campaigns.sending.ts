/**
 * Sends a campaign to its recipients, to each of them once. That a mail is handed over is written down when the mail server
 * has agreed to take it and before it has all of it: until then it can be tried again, after that never, whoever tries and
 * whichever process dies. They go one after the other, so that a process that dies leaves one mail at most of which nobody
 * knows whether it went out; it stays `sent` and is not sent again.
 */
import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import type { Addresses } from '../../effects/addresses.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { MailRefused } from '../../effects/mail.ts'
import type { SendMail } from '../../effects/mail.ts'
import { takeTurn } from './contacts.managing.ts'
import { endMails } from './contacts.ts'
import { letterOf, mailOf } from './corporate-email-campaigns.mail.ts'
import type { Letter } from './corporate-email-campaigns.mail.ts'
import { addResults, noResults, reasonOf } from './corporate-email-campaigns.results.ts'
import { bringTo, lockIn } from './corporate-email-campaigns.transitions.ts'

interface Post {
  db: Database
  send: SendMail
  jobs: Jobs
  addresses: Addresses
}

/** After so many mails it is looked up what else waits. */
const batch = 10
/** How long one job sends before it leaves the rest to the next, in milliseconds: less than a process takes to stop. */
const turn = 8_000
/** How long a campaign is held, and how often that begins anew while its mails are sent, in seconds. */
const hold = 20
const renewal = 5
/** After how many minutes a mail is tried again that was refused for the time being, and a server that took none. */
const pauses = [1, 5, 30, 120, 720]
interface Recipient {
  id: string
  code: string
  contact: string
  email: string
  first_name: string | null
  company_name: string | null
}

/** Sends what waits, unless somebody is at it or the campaign is not being sent. */
export async function sendCampaign(post: Post, { campaign: id }: { campaign: string }): Promise<void> {
  const { db, jobs } = post
  const letter = await letterOf(db, id)
  if (!letter || !(await takeHold(db, id, true))) return
  const waiting = await holding(db, id, () => sendSome(post, letter, id)).catch(async (error: unknown) => {
    await noteFailure(db, id)
    throw error
  })
  if (waiting === undefined) return
  if (waiting) await jobs.ready()
  await transact(db, async (tx) => {
    const campaign = await lockIn(tx, id, 'sending')
    if (!campaign) return
    await tx.updateTable('corporate_email_campaigns').set({ busy_until: null, failures: 0 }).where('id', '=', id).execute()
    const left = await tx
      .selectFrom('campaign_deliveries')
      .select('id')
      .where('campaign_id', '=', id)
      .where('status', '=', 'queued')
      .limit(1)
      .executeTakeFirst()
    if (!left) await bringTo({ tx, campaign, by: null, now: new Date() }, 'sent', 'system')
    else if (waiting) await jobs.send(tx, 'campaign-mail', { campaign: id })
  })
}

/** Sends for a turn. Answers whether some wait to be sent now; undefined where the campaign is no longer being sent. */
async function sendSome(post: Post, letter: Letter, id: string): Promise<boolean | undefined> {
  const end = performance.now() + turn
  let waiting = await nextOf(post.db, id)
  while (waiting.length > 0 && performance.now() < end) {
    for (const one of waiting) {
      if (performance.now() >= end) break
      await sendOne(post, letter, one)
    }
    if (!(await takeHold(post.db, id, false))) return undefined
    waiting = await nextOf(post.db, id)
  }
  return waiting.length > 0
}

/** Keeps the hold on a campaign during some work, however long a mail server is silent. Of a process that dies it soon ends. */
async function holding<T>(db: Database, id: string, work: () => Promise<T>): Promise<T> {
  let renewed: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    // A database that is away is told of by the work itself.
    renewed = renewed.then(() => takeHold(db, id, false)).catch(() => undefined)
  }, renewal * 1_000)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await renewed
  }
}

/** Holds the campaign from now on. False where another holds it or it is no longer being sent. */
async function takeHold(db: Database, id: string, first: boolean): Promise<boolean> {
  const held = await db
    .updateTable('corporate_email_campaigns')
    .set({ busy_until: sql`now() + make_interval(secs => ${sql.lit(hold)})` })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .where(first ? sql<boolean>`(busy_until is null or busy_until <= now())` : sql.lit(true))
    .returning('id')
    .executeTakeFirst()
  return held !== undefined
}

async function nextOf(db: Database, campaign: string): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`select one.id, code, contacts.id as contact, email, first_name, company_name
    from campaign_deliveries as one join contacts on contacts.id = contact_id
    where campaign_id = ${campaign} and one.status = 'queued' and try_at <= now()
    order by try_at, one.id limit ${sql.lit(batch)}`.execute(db)
  return rows
}

/** Thrown in place of handing a mail over that is not to be sent after all. */
class Withheld extends Error {}

/** @throws what kept the mail server from being asked; nothing was sent then. */
async function sendOne({ db, send, addresses }: Post, letter: Letter, to: Recipient): Promise<void> {
  let step: 'asked' | 'withheld' | 'handed over' = 'asked'
  const handOver = async (): Promise<void> => {
    if (await takeOver(db, to.id)) step = 'handed over'
    else {
      step = 'withheld'
      throw new Withheld('is not to be sent')
    }
  }
  try {
    await send({ ...(await mailOf(letter, to, addresses, to)), id: to.id, handOver })
  } catch (error) {
    if (error instanceof MailRefused) return refused(db, to, error, step === 'asked' ? 'queued' : 'sent')
    if ((step as string) === 'asked') throw error
    // Withheld, or handed over to a server that never answered: nobody knows what it did, so it is not asked again.
    return
  }
  await sql`with now_there as (update campaign_deliveries set status = 'delivered', delivered_at = now(), reason = null
      where id = ${to.id} and status = 'sent' returning campaign_id)
    update corporate_email_campaigns set delivered_count = delivered_count + 1
    where id in (select campaign_id from now_there)`.execute(db)
}

/** Writes down that a mail is handed over. False where it was before, the campaign stopped or the contact gets no mails. */
async function takeOver(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql<{ status: string }>`update campaign_deliveries as one
    set status = case when contacts.status = 'subscribed' then 'sent' else 'unsubscribed' end,
      handed_at = case when contacts.status = 'subscribed' then now() end
    from corporate_email_campaigns as campaigns, contacts
    where one.id = ${id} and one.status = 'queued' and campaigns.id = one.campaign_id and campaigns.status = 'sending'
      and contacts.id = one.contact_id
    returning one.status`.execute(db)
  return rows[0]?.status === 'sent'
}

/** What the mail server certainly did not take is tried again later, or has bounced. */
async function refused(db: Database, to: Recipient, { address, forGood, words }: MailRefused, was: 'queued' | 'sent'): Promise<void> {
  const reason = reasonOf(words)
  await transact(db, async (tx) => {
    const { rows } = await sql<{ campaign: string; entity: string; tries: number; erased: boolean }>`select campaign.id as campaign,
        entity_id as entity, tries, contact_id is null as erased
      from campaign_deliveries as one join corporate_email_campaigns as campaign on campaign.id = campaign_id
      where one.id = ${to.id} and one.status = ${was}`.execute(tx)
    const [found] = rows
    if (!found) return
    await takeTurn(tx, found.entity)
    const pause = pauses[found.tries]
    const again = !forGood && !found.erased && pause !== undefined
    const columns = again
      ? sql`status = 'queued', handed_at = null, try_at = now() + make_interval(mins => ${pause})`
      : sql`status = ${forGood ? 'bounced-hard' : 'bounced-soft'}, reported_at = now()`
    const changed = await sql`update campaign_deliveries set ${columns}, tries = tries + 1, reason = ${reason}
      where id = ${to.id} and status = ${was} returning id`.execute(tx)
    // Otherwise somebody else who sends was told the same.
    if (again || changed.rows.length === 0) return
    if (forGood && address) await endMails(tx, to.contact, 'bounced')
    await addResults(tx, found.campaign, { ...noResults, bounced: 1 })
  })
}

/** The mail server could not be asked: the campaign waits, and fails when that happened too often in a row. */
async function noteFailure(db: Database, id: string): Promise<void> {
  await transact(db, async (tx) => {
    const campaign = await lockIn(tx, id, 'sending')
    if (!campaign) return
    const pause = pauses[campaign.failures]
    if (pause === undefined) return bringTo({ tx, campaign, by: null, now: new Date() }, 'failed', 'system')
    const busy_until = sql<string>`now() + make_interval(mins => ${pause})`
    await tx
      .updateTable('corporate_email_campaigns')
      .set({ failures: sql<number>`failures + 1`, nudged_at: null, busy_until })
      .where('id', '=', id)
      .execute()
  })
}
