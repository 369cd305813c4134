/** What the mails of a campaign came to is counted, and a campaign of which too many come back or are unwanted pauses. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { bringTo, lockIn } from './corporate-email-campaigns.transitions.ts'

/** The parts of its mails above which a campaign pauses by itself, once so many were tried since it was begun or resumed. */
const most = { bounced: 0.05, complained: 0.001, tried: 20 }

export interface Results {
  delivered: number
  bounced: number
  complained: number
}

export const noResults: Results = { delivered: 0, bounced: 0, complained: 0 }

/**
 * Adds to the counts of a campaign whose entity's turn is taken. `before` is the part that is about mails which went out before
 * it was begun or resumed last: that is not judged.
 */
export async function addResults(tx: Transaction, id: string, added: Results, before = noResults): Promise<void> {
  const { rows } = await sql<{ paused: boolean }>`update corporate_email_campaigns set
      delivered_count = delivered_count + ${added.delivered}, bounced_count = bounced_count + ${added.bounced},
      complained_count = complained_count + ${added.complained},
      resumed_tried = resumed_tried + ${before.delivered + before.bounced}, resumed_bounced = resumed_bounced + ${before.bounced},
      resumed_complained = resumed_complained + ${before.complained}
    where id = ${id} returning status = 'sending' and ${isBad}
      and exists (select from campaign_deliveries where campaign_id = ${id} and status = 'queued') as paused`.execute(tx)
  const campaign = rows[0]?.paused ? await lockIn(tx, id, 'sending') : undefined
  if (campaign) await bringTo({ tx, campaign, by: null, now: new Date() }, 'paused', 'system')
}

const tried = sql`(bounced_count + delivered_count - resumed_tried)`
const isBad = sql`${tried} >= ${sql.lit(most.tried)} and (bounced_count - resumed_bounced > ${tried} * ${sql.lit(most.bounced)}
  or complained_count - resumed_complained > ${tried} * ${sql.lit(most.complained)})`

/** Whether so many mails more, which are counted already, make enough to be judged by. */
export const becomesJudged = (added: RawBuilder<unknown>) =>
  sql<boolean>`(${tried} >= ${sql.lit(most.tried)} and ${tried} - ${added} < ${sql.lit(most.tried)})`

/** The first words of a mail server, in one line. */
export const reasonOf = (words: string): string | null =>
  [...words.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim()].slice(0, 500).join('') || null
