/**
 * Sends a campaign to its recipients, to each of them once. That a mail is handed over is written down when the mail server
 * has agreed to take it and before it has all of it: until then it can be tried again, after that never, whoever tries and
 * whichever process dies. They go one after the other, so that a process that dies leaves one mail at most of which nobody
 * knows whether it went out; it stays `sent` and is not sent again.
 */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import type { Addresses } from '../../effects/addresses.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { MailRefused } from '../../effects/mail.ts'
import type { SendMail } from '../../effects/mail.ts'
import { endMails } from './contacts.ts'
import { letterOf, mailOf } from './corporate-email-campaigns.mail.ts'
import type { Letter } from './corporate-email-campaigns.mail.ts'
import { bringTo, lockIn } from './corporate-email-campaigns.transitions.ts'

export interface Post {
  db: Database
  send: SendMail
  jobs: Jobs
  addresses: Addresses
}

/** After so many mails it is looked up what else waits. */
const batch = 10
/** How long one job sends before it leaves the rest to the next, in milliseconds: less than a process takes to stop. */
const turn = 8_000
/** How long a campaign is held for one batch, in seconds: longer than the mail server may stay silent. */
const hold = 180
/** After how many minutes a mail is tried again that was refused for the time being, and a server that took none. */
const pauses = [1, 5, 30, 120, 720]
/** A campaign of whose mails more than this part bounces pauses by itself, once so many were tried since it was begun or resumed. */
const mostBounces = { part: 0.05, tried: 20 }

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
  const end = performance.now() + turn
  let waiting = await nextOf(db, id)
  while (waiting.length > 0 && performance.now() < end) {
    for (const one of waiting) {
      if (performance.now() >= end) break
      await sendOne(post, letter, one).catch(async (error: unknown) => {
        await noteFailure(db, id)
        throw error
      })
    }
    if (!(await takeHold(db, id, false))) return
    waiting = await nextOf(db, id)
  }
  if (waiting.length > 0) await jobs.ready()
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
    else if (waiting.length > 0) await jobs.send(tx, 'campaign-mail', { campaign: id })
  })
}

/** Holds the campaign for the next batch. False where another holds it or it is no longer being sent. */
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

const nextOf = (db: Database, campaign: string): Promise<Recipient[]> =>
  db
    .selectFrom('campaign_deliveries')
    .where('campaign_id', '=', campaign)
    .where('campaign_deliveries.status', '=', 'queued')
    .where('try_at', '<=', sql<string>`now()`)
    .crossJoin('contacts')
    .whereRef('contacts.id', '=', 'contact_id')
    .select(['campaign_deliveries.id', 'code', 'contact_id as contact', 'email', 'first_name', 'company_name'])
    .orderBy('try_at')
    .orderBy('campaign_deliveries.id')
    .limit(batch)
    .execute()

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
    await send({ ...mailOf(letter, to, addresses, to), id: to.id, handOver })
  } catch (error) {
    if (error instanceof MailRefused) return refused(db, to, error, step === 'asked' ? 'queued' : 'sent')
    if ((step as string) === 'asked') throw error
    // Withheld, or handed over to a server that never answered: nobody knows what it did, so it is not asked again.
    return
  }
  await sql`with now_there as (update campaign_deliveries set status = 'delivered', delivered_at = now()
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
async function refused(db: Database, to: Recipient, { address, forGood }: MailRefused, was: 'queued' | 'sent'): Promise<void> {
  await transact(db, async (tx) => {
    const mine = sql<boolean>`id = ${to.id} and status = ${was}`
    const found = await tx.selectFrom('campaign_deliveries').select(['campaign_id', 'tries']).where(mine).executeTakeFirst()
    if (!found) return
    const campaign = await lockIn(tx, found.campaign_id, 'sending')
    const pause = pauses[found.tries]
    if (!forGood && pause !== undefined) {
      const try_at = sql<string>`now() + make_interval(mins => ${pause})`
      await tx
        .updateTable('campaign_deliveries')
        .set({ status: 'queued', handed_at: null, tries: sql<number>`tries + 1`, try_at })
        .where(mine)
        .execute()
      return
    }
    const bounced = await tx
      .updateTable('campaign_deliveries')
      .set({ status: forGood ? 'bounced-hard' : 'bounced-soft', tries: sql<number>`tries + 1` })
      .where(mine)
      .returning('id')
      .executeTakeFirst()
    // Somebody else who sends was told the same.
    if (!bounced) return
    if (forGood && address) await endMails(tx, to.contact, 'bounced')
    const { bad, left } = await countBounce(tx, found.campaign_id)
    if (campaign && bad && left) await bringTo({ tx, campaign, by: null, now: new Date() }, 'paused', 'system')
  })
}

/** Counts a mail that bounced. Answers whether too many did, and whether some are left to send. */
const countBounce = (tx: Transaction, campaign: string) =>
  tx
    .updateTable('corporate_email_campaigns')
    .set({ bounced_count: sql<number>`bounced_count + 1` })
    .where('id', '=', campaign)
    .returning([
      sql<boolean>`bounced_count + delivered_count - resumed_tried >= ${sql.lit(mostBounces.tried)}
        and bounced_count - resumed_bounced > (bounced_count + delivered_count - resumed_tried) * ${sql.lit(mostBounces.part)}`.as('bad'),
      sql<boolean>`exists (select from campaign_deliveries where campaign_id = corporate_email_campaigns.id and status = 'queued')`.as(
        'left',
      ),
    ])
    .executeTakeFirstOrThrow()

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
