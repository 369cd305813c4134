/** The people whom an issuer writes to. Seen by those who manage the entity and by account managers alone. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { notFound } from '../../refusals.ts'
import { none } from '../../verbs/handler.ts'
import { toMany, toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { addTo } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { isManaged } from '../issuers/managed-entities.ts'
import { record } from '../notifications/activities.recording.ts'
import { takeTurn } from './contacts.managing.ts'

export const contacts: Resource<'contacts', 'contacts'> = resource('contacts', 'contacts', {
  staff: ['account-manager'],
  visible: (_eb, { kind, me }) => (kind === 'staff' ? true : isManaged(me, sql`contacts.entity_id`)),
  relations: {
    entity: toOne('entity_id'),
    'contact-lists': toMany(
      (owner) => sql`contact_lists.id in (select contact_list_id from contact_list_members where contact_id = ${owner})`,
    ),
  },
})

/** Ends the mails to a contact, whose entity's turn is taken. Who unsubscribed stays so whatever happens later. */
export async function endMails(tx: Transaction, id: string, status: 'unsubscribed' | 'bounced'): Promise<void> {
  const contact = await tx.selectFrom('contacts').select('status').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  const was = contact?.status
  if (was === undefined || was === 'unsubscribed' || was === 'suppressed' || was === status) return
  await tx
    .updateTable('contacts')
    .set({ status, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()
  if (was !== 'subscribed') return
  await sql`update contact_lists set deliverable_count = deliverable_count - 1
    where id in (select contact_list_id from contact_list_members where contact_id = ${id})`.execute(tx)
}

export const contactOperations: Handlers<'contacts'> = {
  getContact: show(contacts),

  unsubscribeContact: ({ params, values, db }) =>
    transact(db, async (tx) => {
      const received = await tx
        .selectFrom('campaign_deliveries')
        .where('contact_id', '=', params.id)
        .where('code', '=', values.code)
        .crossJoin('contacts')
        .crossJoin('corporate_email_campaigns')
        .whereRef('contacts.id', '=', 'contact_id')
        .whereRef('corporate_email_campaigns.id', '=', 'campaign_id')
        .select(['campaign_deliveries.id as delivery', 'campaign_id as campaign', 'contacts.entity_id as entity', 'account_id as account'])
        .executeTakeFirst()
      if (!received) throw notFound(params.id)
      await takeTurn(tx, received.entity)
      const first = await tx
        .updateTable('campaign_deliveries')
        .set({ unsubscribed_at: sql`now()`, status: sql`case when status = 'queued' then 'unsubscribed' else status end` })
        .where('id', '=', received.delivery)
        .where('unsubscribed_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      if (first) {
        await addTo(tx, 'corporate_email_campaigns', received.campaign, { unsubscribed_count: 1 })
        await record(tx, {
          ...{ key: 'campaign.unsubscribe', owner: null, recipient: received.account, origin: 'email' },
          trackable: { type: 'corporate-email-campaigns', id: received.campaign },
        })
      }
      await endMails(tx, params.id, 'unsubscribed')
      return none
    }),
}
