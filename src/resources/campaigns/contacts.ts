/** The people whom an issuer writes to. Seen by those who manage the entity and by nobody else, admins included. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { notFound } from '../../refusals.ts'
import { none } from '../../verbs/handler.ts'
import { toMany, toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { show } from '../../verbs/show.ts'
import { isManaged } from '../issuers/managed-entities.ts'
import { record } from '../notifications/activities.recording.ts'
import { takeTurn } from './contacts.managing.ts'

export const contacts: Resource<'contacts', 'contacts'> = resource('contacts', 'contacts', {
  visible: (_eb, { me }) => isManaged(me, sql`contacts.entity_id`),
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

interface Received {
  delivery: string
  campaign: string
  entity: string
  account: string | null
}

export const contactOperations: Handlers<'contacts'> = {
  getContact: show(contacts),

  unsubscribeContact: ({ params, values, db }) =>
    transact(db, async (tx) => {
      const { rows } = await sql<Received>`select received.id as delivery, campaigns.id as campaign, contacts.entity_id as entity,
          campaigns.account_id as account
        from campaign_deliveries as received join contacts on contacts.id = received.contact_id
          join corporate_email_campaigns as campaigns on campaigns.id = received.campaign_id
        where received.contact_id = ${params.id} and received.code = ${values.code}`.execute(tx)
      const [received] = rows
      if (!received) throw notFound(params.id)
      await takeTurn(tx, received.entity)
      const first = await sql`update campaign_deliveries set unsubscribed_at = now(),
          status = case when status = 'queued' then 'unsubscribed' else status end
        where id = ${received.delivery} and unsubscribed_at is null returning id`.execute(tx)
      if (first.rows.length > 0) {
        await tx
          .updateTable('corporate_email_campaigns')
          .set((eb) => ({ unsubscribed_count: eb('unsubscribed_count', '+', 1) }))
          .where('id', '=', received.campaign)
          .execute()
        await record(tx, {
          ...{ key: 'campaign.unsubscribe', owner: null, recipient: received.account, origin: 'email' },
          trackable: { type: 'corporate-email-campaigns', id: received.campaign },
        })
      }
      await endMails(tx, params.id, 'unsubscribed')
      return none
    }),
}
