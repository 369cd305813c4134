/** Which campaigns go out now, and which of those on their way go on. */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import { giveTime } from '../../database/patience.ts'
import { isQueued } from '../../database/queue.ts'
import { transact } from '../../database/transact.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { isManager } from '../../verbs/caller.ts'
import { eachAlone } from '../../verbs/each-alone.ts'
import type { Row } from '../../verbs/rows.ts'
import { bringTo, lockIn } from './corporate-email-campaigns.transitions.ts'

/**
 * Whether somebody answers for what goes out in the name of the entity: the firm that scheduled it, as long as it manages the entity;
 * where that is none, those who manage it, or the operator's people who made it.
 */
async function isAnsweredFor(tx: Transaction, campaign: Row<'corporate_email_campaigns'>): Promise<boolean> {
  const { entity_id, account_id, scheduling_company_id: firm } = campaign
  const { rows } = await sql`select from managed_entities as managed join accounts on accounts.id = managed.account_id
      where managed.entity_id = ${entity_id} and (${firm}::text is null or accounts.company_id = ${firm})
    union all select from accounts where ${firm}::text is null and id = ${account_id} and status = 'active' and ${isManager}
    limit 1`.execute(tx)
  return rows.length > 0
}

/** Fails a campaign on its way out for which nobody answers any more. Answers whether it goes on. */
export const goesOn = (db: Database, id: string): Promise<boolean> =>
  transact(db, async (tx) => {
    const campaign = await lockIn(tx, id, 'sending')
    const answered = campaign !== undefined && (await isAnsweredFor(tx, campaign))
    if (campaign && !answered) await bringTo({ tx, campaign, by: null, now: new Date() }, 'failed', 'system')
    return answered
  })

/** For how long nobody is sent after a campaign again, in seconds. */
const secondsBetweenNudges = 15

/**
 * Begins the campaigns that are due at `now`, and sees to it that somebody sends those that have begun: after a pause, after
 * a mail had to wait, and after a process died. Those that wait in the queue have nothing to be seen to, however long they wait.
 */
export async function sendDueCampaigns(db: Database, jobs: Jobs, now: Date): Promise<void> {
  const at = now.toISOString()
  await jobs.ready()
  const due = await db
    .selectFrom('corporate_email_campaigns')
    .select('id')
    .where('status', '=', 'scheduled')
    .where('scheduled_at', '<=', at)
    .orderBy('scheduled_at')
    .limit(100)
    .execute()
  const quiet = sql<boolean>`(nudged_at is null or nudged_at <= ${at}::timestamptz - make_interval(secs => ${sql.lit(secondsBetweenNudges)}))`
  const waiting = await db
    .selectFrom('corporate_email_campaigns')
    .select('id')
    .where('status', '=', 'sending')
    .where(sql<boolean>`(busy_until is null or busy_until <= ${at})`)
    .where(quiet)
    .where(sql<boolean>`not ${isQueued('campaign-mail', 'campaign', sql.ref('corporate_email_campaigns.id'))}`)
    .where(
      sql<boolean>`(exists (select from campaign_deliveries as one
          where one.campaign_id = corporate_email_campaigns.id and one.status = 'queued' and one.try_at <= ${at})
        or not exists (select from campaign_deliveries as one
          where one.campaign_id = corporate_email_campaigns.id and one.status = 'queued'))`,
    )
    .orderBy('nudged_at', (one) => one.asc().nullsFirst())
    .limit(100)
    .execute()
  const begin = (id: string) => async (tx: Transaction) => {
    const campaign = await lockIn(tx, id, 'scheduled')
    if (!campaign || Date.parse(campaign.scheduled_at!) > now.getTime()) return
    const answered = await isAnsweredFor(tx, campaign)
    // Its recipients may be more than are written down in the time of a request.
    await giveTime(tx, 15)
    await bringTo({ tx, campaign, by: null, now }, answered ? 'sending' : 'failed', 'system')
    if (answered) await jobs.send(tx, 'campaign-mail', { campaign: id })
  }
  const nudge = (id: string) => async (tx: Transaction) => {
    const nudged = await tx
      .updateTable('corporate_email_campaigns')
      .set({ nudged_at: at })
      .where('id', '=', id)
      .where(quiet)
      .returning('id')
      .executeTakeFirst()
    if (nudged) await jobs.send(tx, 'campaign-mail', { campaign: id })
  }
  const all = [...due.map(({ id }) => begin(id)), ...waiting.map(({ id }) => nudge(id))]
  await eachAlone(all, 'campaigns that could not be begun or gone on with', (work) => transact(db, work))
}
