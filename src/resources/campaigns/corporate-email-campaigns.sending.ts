/**
 * Sends a campaign to its recipients, to each of them once. That a mail is handed over is written down when the mail server
 * has agreed to take it and before it has all of it: until then it can be tried again, after that never, whoever tries and
 * whichever process dies. Some go at once, and a process that dies leaves as many at most of which nobody knows whether they
 * went out; they stay `sent` and are not sent again.
 */
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Addresses } from '../../effects/addresses.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { MailRefused } from '../../effects/mail.ts'
import type { SendMail } from '../../effects/mail.ts'
import { goesOn } from './corporate-email-campaigns.due.ts'
import { letterOf, mailOf } from './corporate-email-campaigns.mail.ts'
import type { Letter } from './corporate-email-campaigns.mail.ts'
import { marksOf, pauses } from './corporate-email-campaigns.marks.ts'
import type { Marks } from './corporate-email-campaigns.marks.ts'
import { bringTo, lockIn } from './corporate-email-campaigns.transitions.ts'

interface Post {
  db: Database
  send: SendMail
  jobs: Jobs
  addresses: Addresses
  /** How many mails are on their way at a time. */
  atOnce: number
}

/** After so many mails it is looked up what else waits. */
const batch = 200
/** How long one job sends before it leaves the rest to the next, in milliseconds: less than a process takes to stop. */
const turn = 8_000
/** How long a campaign is held, and how often that begins anew while its mails are sent, in seconds. */
const hold = 20
const renewal = 5

interface Recipient {
  id: string
  code: string
  contact: string
  email: string
  first_name: string | null
  company_name: string | null
  unwatched: boolean
}

/** Sends what waits, unless somebody is at it, the campaign is not being sent or nobody answers for it any more. */
export async function sendCampaign(post: Post, { campaign: id }: { campaign: string }): Promise<void> {
  const { db, jobs } = post
  const letter = await letterOf(db, id)
  if (!letter || !(await takeHold(db, id, true)) || !(await goesOn(db, id))) return
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
  const sending = { post, letter, stopped: false, ...marksOf(post.db, id) }
  let senders = post.atOnce
  let waiting = await nextOf(post.db, id)
  while (waiting.length > 0 && performance.now() < end) {
    senders -= await sendTogether(sending, waiting, Math.min(senders, waiting.length), end)
    if (!(await takeHold(post.db, id, false))) return undefined
    waiting = await nextOf(post.db, id)
  }
  return waiting.length > 0
}

/**
 * So many send these, each one mail after another. Answers of how many the mail server takes nothing more: one that takes fewer
 * connections, or wants fewer mails, is left to the others.
 * @throws what one was told where nothing is taken of any.
 */
async function sendTogether(sending: Sending, waiting: readonly Recipient[], senders: number, end: number): Promise<number> {
  sending.stopped = false
  const rest = waiting.values()
  const sendRest = async (): Promise<void> => {
    for (const one of rest) {
      if (sending.stopped || performance.now() >= end) return
      await sendOne(sending, one)
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: senders }, sendRest))
  const failed = ends.filter((one) => one.status === 'rejected')
  if (failed.length === senders) throw failed[0]!.reason
  return failed.length
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
  const { rows } = await sql<Recipient>`select one.id, code, contacts.id as contact, email, first_name, company_name,
      refuses_tracking as unwatched
    from campaign_deliveries as one join contacts on contacts.id = contact_id
    where campaign_id = ${campaign} and one.status = 'queued' and try_at <= now()
    order by try_at, one.id limit ${sql.lit(batch)}`.execute(db)
  return rows
}

/** Thrown in place of handing a mail over that is not to be sent after all. */
class Withheld extends Error {}

/** What those who send a campaign at once have in common. `stopped`: whether it is to be looked up whether it is still sent. */
interface Sending extends Marks {
  post: Post
  letter: Letter
  stopped: boolean
}

/** @throws what kept the mail server from being asked; nothing was sent then. */
async function sendOne(sending: Sending, to: Recipient): Promise<void> {
  const { post, letter, takeOver, note } = sending
  let step: 'asked' | 'withheld' | 'handed over' = 'asked'
  const handOver = async (): Promise<void> => {
    const status = await takeOver(to.id)
    step = status === 'sent' ? 'handed over' : 'withheld'
    if (status === undefined) sending.stopped = true
    if (status !== 'sent') throw new Withheld('is not to be sent')
  }
  try {
    await post.send({ ...(await mailOf(letter, to, post.addresses, to)), id: to.id, handOver })
  } catch (error) {
    if (error instanceof MailRefused) return note({ to, refused: { by: error, was: step === 'asked' ? 'queued' : 'sent' } })
    if ((step as string) === 'asked') throw error
    // Withheld, or handed over to a server that never answered: nobody knows what it did, so it is not asked again.
    return
  }
  await note({ to })
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
