/** The checks and effects of the transitions of a campaign. Each runs in the transaction that holds its row. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { plainText } from '../../html.ts'
import { transition } from '../../verbs/lifecycle.ts'
import type { Actor, Parts, State } from '../../verbs/lifecycle.ts'
import { save } from '../../verbs/rows.ts'
import type { Row, Written } from '../../verbs/rows.ts'
import { record } from '../notifications/activities.recording.ts'
import type { NotificationKey } from '../notifications/notifications.keys.ts'
import { notify } from '../notifications/notifications.sending.ts'
import { makerOf, takeTurn } from './contacts.managing.ts'
import { fullMonth } from './corporate-plans.limits.ts'

/** The least time between scheduling a campaign and sending it, in minutes. */
const minutesToThink = 15
/** So long before it is sent a campaign can still be taken back, in minutes. */
const minutesToTakeBack = 1

type Status = State<'corporate-email-campaigns'>

interface Step {
  tx: Transaction
  /** The row as it is once the columns sent with the transition are written. */
  campaign: Row<'corporate_email_campaigns'>
  /** Null for the platform itself. */
  by: string | null
  now: Date
}

/**
 * Brings a campaign whose row is locked and whose entity's turn is taken to `target`.
 * @throws what `transition` of a lifecycle throws.
 */
export async function bringTo(step: Step, to: Status, actor: Actor<'corporate-email-campaigns'>): Promise<void> {
  const { tx, campaign } = step
  const asked = { from: campaign.status, to, actors: [actor] }
  const taken = await transition('corporate-email-campaigns', asked, { guards, effects }, step)
  if (taken) await save(tx, 'corporate_email_campaigns', campaign.id, taken.columns)
}

/** When a campaign goes out that is scheduled now for a time. */
export function timeOf(asked: string | null, now: Date): string {
  const earliest = now.getTime() + minutesToThink * 60_000
  return new Date(Math.max(earliest, asked === null ? 0 : Date.parse(asked))).toISOString()
}

const listsOf = (tx: Transaction, campaign: string) =>
  tx
    .selectFrom('contact_lists')
    .where('id', 'in', tx.selectFrom('campaign_contact_lists').select('contact_list_id').where('campaign_id', '=', campaign))

/** The contacts that a campaign goes to: those of its lists who get mails, each once. */
function reached(tx: Transaction, campaign: string) {
  const lists = listsOf(tx, campaign).select('id').where('status', '=', 'active')
  const listed = tx.selectFrom('contact_list_members').select('contact_id').where('contact_list_id', 'in', lists)
  return tx.selectFrom('contacts').select('id').where('status', '=', 'subscribed').where('id', 'in', listed)
}

type StepParts = Parts<'corporate-email-campaigns', Step, Written<'corporate_email_campaigns'>>

const guards: StepParts['guards'] = {
  complete: ({ campaign: { title, subject, content } }) => [
    ...(title.trim() === '' ? ['A title is needed'] : []),
    ...(subject.trim() === '' ? ['A subject is needed'] : []),
    ...(plainText(content) === '' && !content.includes('<img') ? ['Content is needed'] : []),
  ],
  lists: async ({ tx, campaign }) => {
    const rows = await listsOf(tx, campaign.id).select('status').execute()
    if (rows.length === 0) return ['At least one contact list is needed']
    return rows.some((one) => one.status === 'removed') ? ['A contact list was removed'] : []
  },
  deliverable: async ({ tx, campaign }) => {
    const anyone = await reached(tx, campaign.id).limit(1).executeTakeFirst()
    return anyone ? [] : ['No contact of the lists gets mails']
  },
  'in-plan': ({ tx, campaign, now }) => fullMonth(tx, campaign, timeOf(campaign.scheduled_at, now)),
  'in-time': ({ campaign, now }) =>
    Date.parse(campaign.scheduled_at!) - now.getTime() < minutesToTakeBack * 60_000 ? ['It is about to be sent'] : [],
}

const told: Record<string, NotificationKey> = { paused: 'campaign.paused', sent: 'campaign.sent', failed: 'campaign.failed' }

/** Only what is tried from now on is judged. */
const fromHereOn = {
  resumed_at: sql`now()`,
  resumed_tried: sql`bounced_count + delivered_count`,
  resumed_bounced: sql`bounced_count`,
  resumed_complained: sql`complained_count`,
}

/** Whoever made a campaign, if it is still there to know. */
async function makerIn(tx: Transaction, campaign: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select ${makerOf('corporate_email_campaigns')} as id from corporate_email_campaigns
    where corporate_email_campaigns.id = ${campaign}`.execute(tx)
  return rows[0]!.id
}

/** The firm of whoever lets a campaign go out; null for the operator's people, who act for every issuer. */
export async function schedulingFirm(tx: Transaction, account: string | null): Promise<string | null> {
  const { rows } = await sql<{ firm: string | null }>`select company_id as firm from accounts
    where id = ${account} and account_type = 'corporate-user'`.execute(tx)
  return rows[0]?.firm ?? null
}

const effects: StepParts['effects'] = {
  'set-time': async ({ tx, campaign, by, now }) => ({
    ...{ scheduled_at: timeOf(campaign.scheduled_at, now), failures: 0 },
    scheduling_company_id: await schedulingFirm(tx, by),
  }),
  'choose-recipients': async ({ tx, campaign, now }) => {
    // One that failed begins anew for those whom it has not reached, and its lists may have changed since.
    await tx
      .deleteFrom('campaign_deliveries')
      .where('campaign_id', '=', campaign.id)
      .where('status', '=', 'queued')
      .where(sql<boolean>`not exists (select from (${reached(tx, campaign.id)}) as chosen where chosen.id = contact_id)`)
      .execute()
    await tx
      .insertInto('campaign_deliveries')
      .columns(['contact_id', 'id', 'campaign_id'])
      .expression(reached(tx, campaign.id).select([sql`uuid_v7()`.as('delivery'), sql.val(campaign.id).as('campaign')]))
      .onConflict((oc) => oc.columns(['campaign_id', 'contact_id']).doNothing())
      .execute()
    const trackable = { type: 'corporate-email-campaigns', id: campaign.id } as const
    await record(tx, { key: 'campaign.send', owner: null, trackable, recipient: await makerIn(tx, campaign.id) })
    return {
      recipients_count: sql`(select count(*) from campaign_deliveries where campaign_id = ${campaign.id})`,
      busy_until: null,
      nudged_at: now.toISOString(),
      ...fromHereOn,
    }
  },
  wake: async ({ tx, by }) => ({ busy_until: null, nudged_at: null, ...fromHereOn, scheduling_company_id: await schedulingFirm(tx, by) }),
  finish: async ({ now }) => ({ sent_at: now.toISOString() }),
  tell: async ({ tx, campaign, by }, { status }) => {
    const trackable = { type: 'corporate-email-campaigns', id: campaign.id } as const
    const recipients = sql`with maker as (select id from accounts where id = ${await makerIn(tx, campaign.id)} and status = 'active')
      select id from maker union all select account_id from managed_entities where entity_id = ${campaign.entity_id}
        and not exists (select from maker)`
    await notify(tx, { key: told[status as Status]!, trackable, actor: by, recipients, parameters: { title: campaign.title } })
    return {}
  },
}

/** The campaign, locked after its entity's turn was taken; undefined where it is in another state by then. */
export async function lockIn(tx: Transaction, id: string, state: Status): Promise<Row<'corporate_email_campaigns'> | undefined> {
  const found = tx.selectFrom('corporate_email_campaigns').where('id', '=', id)
  const campaign = await found.select('entity_id').executeTakeFirst()
  if (!campaign) return undefined
  await takeTurn(tx, campaign.entity_id)
  return found.selectAll().where('status', '=', state).forNoKeyUpdate().executeTakeFirst()
}
