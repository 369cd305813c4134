/** Mail campaigns from issuers to their contacts. Those who manage the entity keep them, and account managers. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import { cleanHtml } from '../../effects/cleaning.ts'
import type { Handlers, Operations } from '../../generated/contract.ts'
import { broken, conflict, refuseAll, ruleBroken } from '../../refusals.ts'
import { among } from '../../verbs/among.ts'
import { attempt } from '../../verbs/attempts.ts'
import type { Caller } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { none, one } from '../../verbs/handler.ts'
import { saveLinkage } from '../../verbs/linkage.ts'
import { isAmong, page } from '../../verbs/page.ts'
import { permitted } from '../../verbs/permitted.ts'
import { toMany, toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, save, touch } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { leaveTrace } from '../../verbs/traces.ts'
import { isManaged } from '../issuers/managed-entities.ts'
import { deliveriesOf, handedLast } from './campaign-deliveries.ts'
import { lockInTurn, requireManager, takeTurn } from './contacts.managing.ts'
import { unknownFields } from './corporate-email-campaigns.mail.ts'
import { bringTo, schedulingFirm, timeOf } from './corporate-email-campaigns.transitions.ts'
import { fullMonth } from './corporate-plans.limits.ts'

type Sent = NonNullable<Operations['updateCorporateEmailCampaign']['accepted']>

const longestContent = 200_000
const year = 366 * 24 * 3_600_000
const perCampaign = { what: 'campaign-test', most: 5, seconds: 3600 }

export const corporateEmailCampaigns: Resource<'corporate-email-campaigns', 'corporate_email_campaigns'> = resource(
  'corporate-email-campaigns',
  'corporate_email_campaigns',
  {
    staff: ['account-manager'],
    visible: (_eb, { kind, me }) => (kind === 'staff' ? true : isManaged(me, sql`corporate_email_campaigns.entity_id`)),
    relations: {
      entity: toOne('entity_id'),
      'contact-lists': toMany(
        (owner) => sql`contact_lists.id in (select contact_list_id from campaign_contact_lists where campaign_id = ${owner})`,
      ),
      'corporate-attachments': toMany(
        (owner) =>
          sql`corporate_attachments.attachable_type = 'corporate-email-campaigns' and corporate_attachments.attachable_id = ${owner}`,
      ),
      deliveries: toMany((owner) => sql`campaign_deliveries.campaign_id = ${owner}`, handedLast),
      account: toOne('account_id'),
    },
  },
)

/** The columns that a body writes. @throws 422 for what stands for nothing, and for a time too far away. */
async function columnsOf({ contact_lists: _lists, status: _status, ...plain }: Sent): Promise<Omit<Sent, 'contact_lists' | 'status'>> {
  const content = plain.content === undefined ? undefined : (await cleanHtml('content', plain.content, longestContent)).text
  for (const [name, text = ''] of [['subject', plain.subject] as const, ['content', content] as const]) {
    const [unknown] = unknownFields(text)
    if (unknown !== undefined) throw broken(`{{${unknown}}} stands for nothing`, `/data/attributes/${name}`)
  }
  if (plain.scheduled_at && Date.parse(plain.scheduled_at) > Date.now() + year) {
    throw broken('scheduled-at must be within a year', '/data/attributes/scheduled-at')
  }
  return { ...plain, ...(content === undefined ? {} : { content }) }
}

/** @throws 422 for a list that is of another entity or was removed. */
async function saveLists(tx: Transaction, id: string, entity: string, lists: readonly string[]): Promise<boolean> {
  const foreign = await tx
    .selectFrom('contact_lists')
    .select('id')
    .where(among('id', lists))
    .where(sql<boolean>`(entity_id <> ${entity} or status = 'removed')`)
    .executeTakeFirst()
  if (foreign) throw broken('A contact list is of another entity or was removed', '/data/relationships/contact_lists')
  return saveLinkage(tx, 'campaign_contact_lists', { campaign_id: id }, { contact_list_id: lists })
}

const campaignIn = (tx: Transaction, id: string): Promise<Row<'corporate_email_campaigns'>> =>
  tx.selectFrom('corporate_email_campaigns').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Whether mails of the campaign went out. */
async function wentOut(tx: Transaction, id: string): Promise<boolean> {
  const handed = tx.selectFrom('campaign_deliveries').select('id').where('campaign_id', '=', id).where('handed_at', 'is not', null)
  return (await handed.limit(1).executeTakeFirst()) !== undefined
}

/** What goes out, as far as the body of a request names it. */
const goesOut = ['subject', 'content', 'track', 'from_name', 'reply_to', 'entity_id'] as const

/** The campaign as it was written, with what may be a mistake of one that is to be sent. */
async function written(tx: Transaction, id: string, caller: Caller) {
  const { status, test_sent_at, content_changed_at } = await campaignIn(tx, id)
  const untested = status === 'scheduled' && (test_sent_at === null || Date.parse(test_sent_at) < Date.parse(content_changed_at))
  const warnings = untested ? ['No test was sent since what goes out was last changed.'] : []
  return { ...one(await find(tx, corporateEmailCampaigns, id, caller)), meta: { warnings } }
}

export const corporateEmailCampaignOperations: Handlers<'corporate-email-campaigns'> = {
  listCorporateEmailCampaigns: page(corporateEmailCampaigns, {
    filters: {
      'entity-id': isAmong('corporate_email_campaigns.entity_id'),
      status: isAmong('corporate_email_campaigns.status'),
    },
    orders: { '-updated-at': { column: 'updated_at', descending: true } },
    total: 'capped',
  }),
  getCorporateEmailCampaign: show(corporateEmailCampaigns),

  createCorporateEmailCampaign: ({ sent, accept, caller, db }) =>
    transact(db, async (tx) => {
      const entity = await tx
        .selectFrom('entities')
        .select(['id', 'pretty_name'])
        .where('id', '=', sent.linked('entity') ?? '')
        .executeTakeFirst()
      if (entity) {
        await requireManager(tx, entity.id, caller)
        await takeTurn(tx, entity.id)
      }
      const body = await accept(tx)
      const { from_name = entity!.pretty_name, reply_to = caller.email, ...columns } = await columnsOf(body)
      const id = await insert(tx, 'corporate_email_campaigns', { ...columns, from_name, reply_to, account_id: caller.id })
      await saveLists(tx, id, body.entity_id, body.contact_lists)
      await bringTo({ tx, campaign: await campaignIn(tx, id), by: caller.id, now: new Date() }, body.status, 'keeper')
      return written(tx, id, caller)
    }),

  updateCorporateEmailCampaign: ({ params, sent, accept, caller, db }) =>
    transact(db, async (tx) => {
      const current = await lockInTurn(tx, corporateEmailCampaigns, params.id, caller)
      const { id } = current
      const state = current.status
      const entity = sent.linked('entity')
      const body = await accept(tx, { record: id, only: permitted('updateCorporateEmailCampaign', { actors: ['keeper'], state }) })
      if (entity !== undefined && entity !== current.entity_id) {
        await requireManager(tx, entity, caller)
        await takeTurn(tx, entity)
      }
      const columns = await columnsOf(body)
      const now = new Date()
      const changed = goesOut.some((name) => columns[name] !== undefined && columns[name] !== current[name])
      if (changed && (await wentOut(tx, id))) throw conflict('Mails of this campaign went out, and the others are the same.')
      if (state === 'scheduled' && body.scheduled_at !== undefined) {
        const time = (columns.scheduled_at = timeOf(body.scheduled_at, now))
        const full = (body.status ?? state) === 'scheduled' ? await fullMonth(tx, current, time) : []
        refuseAll(full.map((message) => ruleBroken(message, '/data/attributes/scheduled-at')))
      }
      await save(tx, 'corporate_email_campaigns', id, {
        ...columns,
        ...(changed ? { content_changed_at: sql`now()` } : {}),
        ...(state === 'scheduled' && columns.scheduled_at !== undefined
          ? { scheduling_company_id: await schedulingFirm(tx, caller.id) }
          : {}),
      })
      if (body.contact_lists || body.entity_id) {
        const rows = await tx.selectFrom('campaign_contact_lists').select('contact_list_id as id').where('campaign_id', '=', id).execute()
        const lists = body.contact_lists ?? rows.map((row) => row.id)
        if (await saveLists(tx, id, body.entity_id ?? current.entity_id, lists)) await touch(tx, 'corporate_email_campaigns', id)
      }
      if (body.status) await bringTo({ tx, campaign: await campaignIn(tx, id), by: caller.id, now }, body.status, 'keeper')
      return written(tx, id, caller)
    }),

  deleteCorporateEmailCampaign: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const { id, status } = await lockInTurn(tx, corporateEmailCampaigns, params.id, caller)
      if (status !== 'drafted' && status !== 'cancelled') throw conflict(`A campaign that is ${status} cannot be deleted.`)
      if (await wentOut(tx, id)) throw conflict('Mails of this campaign went out, and who has one may still unsubscribe by it.')
      await leaveTrace(tx, corporateEmailCampaigns, id)
      await erase(tx, 'corporate_email_campaigns', id)
      return none
    }),

  async sendTestCorporateEmailCampaign({ params, caller, client, db, jobs }) {
    if (!client.ahead) await jobs.ready()
    return transact(db, async (tx) => {
      const { id } = await lockInTurn(tx, corporateEmailCampaigns, params.id, caller)
      const account = await tx.selectFrom('accounts').select('email_verified').where('id', '=', caller.id).executeTakeFirst()
      if (!account?.email_verified) throw conflict('Your address is not confirmed.')
      if (!client.ahead) {
        await attempt(tx, [perCampaign, id])
        await jobs.send(tx, 'campaign-test', { campaign: id, account: caller.id })
        await tx
          .updateTable('corporate_email_campaigns')
          .set({ test_sent_at: sql`now()` })
          .where('id', '=', id)
          .execute()
      }
      return one(await find(tx, corporateEmailCampaigns, id, caller))
    })
  },

  async listCampaignDeliveries({ params, db, caller, page: asked, sort, filters }) {
    const { id } = await find(db, corporateEmailCampaigns, params.id, caller)
    return deliveriesOf({ db, caller, page: asked, sort, filters: { ...filters, campaign: id } })
  },
}
