/** The people whom an issuer writes to. Seen by those who manage the entity and by account managers alone. */
import { sql } from 'kysely'
import { buttonPage } from '../../button-page.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers, Operations } from '../../generated/contract.ts'
import { badValue, conflict, notFound, refuseAll } from '../../refusals.ts'
import { html, none, one } from '../../verbs/handler.ts'
import { toMany, toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { addTo, defined, erase, find, save } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { isManaged } from '../issuers/managed-entities.ts'
import { record } from '../notifications/activities.recording.ts'
import { invitationWith } from './contacts.ending.ts'
import { lockInTurn, makerOf, takeTurn } from './contacts.managing.ts'
import { readPerson } from './contacts.reading.ts'
import type { Person, Sent } from './contacts.reading.ts'
import { addressHash, hashOf, remember, remembered } from './contacts.suppressing.ts'

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

/** Changes how many of the contacts of each list get mails that a contact is on. */
const countDeliverable = (tx: Transaction, contact: string, by: 1 | -1) =>
  sql`update contact_lists set deliverable_count = deliverable_count + ${by}
    where id in (select contact_list_id from contact_list_members where contact_id = ${contact})`.execute(tx)

/** Ends the mails to a contact, whose entity's turn is taken. Who unsubscribed stays so whatever happens later. */
export async function endMails(tx: Transaction, id: string, status: 'unsubscribed' | 'bounced'): Promise<void> {
  const contact = await tx.selectFrom('contacts').select('status').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  const was = contact?.status
  if (was === undefined || was === 'unsubscribed' || was === 'suppressed' || was === status) return
  await save(tx, 'contacts', id, { status })
  if (was === 'subscribed') await countDeliverable(tx, id, -1)
}

type Ending = 'unsubscribed' | 'bounced'

/** Ends the mails to an address that no contact has, or none has any more, and to whoever has it by now. */
export async function endMailsTo(tx: Transaction, entity: string, hash: string, status: Ending): Promise<void> {
  await remember(tx, entity, hash, status)
  const { rows } = await sql<{ id: string }>`select id from contacts
    where entity_id = ${entity} and ${hashOf(sql`email`)} = ${hash}`.execute(tx)
  for (const { id } of rows) await endMails(tx, id, status)
}

type Contact = Row<'contacts'>
type Change = Omit<NonNullable<Operations['updateContact']['accepted']>, 'refuses_tracking'>

/** The columns to write, as they are read of everybody. @throws 422 for what no contact has. */
function readChange(contact: Contact, change: Change): Partial<Person> {
  const { email = contact.email, first_name, last_name, company_name, ...others } = change
  const sent = { email, 'first-name': first_name, 'last-name': last_name, company: company_name, ...others }
  const { person, problems, warnings } = readPerson(defined(sent) as Sent, 1)
  const named = (column: string | null): string => (column === 'company' ? 'company-name' : column!)
  refuseAll([...problems, ...warnings].map(({ column, reason }) => badValue(named(column), reason, `/data/attributes/${named(column)}`)))
  return Object.fromEntries(Object.entries(person!).filter(([column]) => column in change))
}

/**
 * Gives a contact another address, and answers its status: mails that came back go out again, what somebody decided holds, also
 * for the address that is left.
 * @throws 409 where another contact of the entity has the address.
 */
async function changeAddress(tx: Transaction, { id, entity_id, email, status }: Contact, to: string): Promise<Contact['status']> {
  const taken = sql<boolean>`entity_id = ${entity_id} and lower(email) = lower(${to})`
  if (await tx.selectFrom('contacts').select('id').where(taken).executeTakeFirst()) {
    throw conflict('Another contact of the entity has this address.')
  }
  if (status !== 'subscribed') await remember(tx, entity_id, await addressHash(tx, email), status)
  if (status === 'unsubscribed' || status === 'suppressed') return status
  const becomes = (await remembered(tx, entity_id, to)) ?? 'subscribed'
  if ((status === 'subscribed') !== (becomes === 'subscribed')) await countDeliverable(tx, id, becomes === 'subscribed' ? 1 : -1)
  return becomes
}

interface Received {
  id: string
  campaign_id: string
  entity_id: string
  account_id: string | null
  /** The name of the entity. */
  sender: string
  /** Whether the recipient unsubscribed. */
  ended: boolean
}

/** The mail of a campaign to a contact, erased since or not, that has a code. @throws 404 where none has. */
async function mailWith(db: Database, contact: string, code: string): Promise<Received> {
  const { rows } =
    await sql<Received>`select delivery.id, campaign_id, campaign.entity_id, ${makerOf('campaign')} as account_id, pretty_name as sender,
      'unsubscribed' = any(array[contacts.status, kept.status]) as ended
    from campaign_deliveries as delivery join corporate_email_campaigns as campaign on campaign.id = campaign_id
    join entities on entities.id = campaign.entity_id left join contacts on contacts.id = contact_id
    left join contact_suppressions as kept on kept.entity_id = campaign.entity_id and kept.address_hash = delivery.address_hash
    where code = ${code} and coalesce(contact_id, ${contact}) = ${contact}`.execute(db)
  if (!rows[0]) throw notFound(contact)
  return rows[0]
}

export const contactOperations: Handlers<'contacts'> = {
  getContact: show(contacts),

  updateContact: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const contact = await lockInTurn(tx, contacts, params.id, caller)
      const { refuses_tracking, ...sent } = await accept(tx, { record: contact.id })
      const change = readChange(contact, sent)
      const moves = change.email !== undefined && change.email.toLowerCase() !== contact.email.toLowerCase()
      const status = moves ? await changeAddress(tx, contact, change.email!) : undefined
      await save(tx, 'contacts', contact.id, { ...change, status, refuses_tracking })
      return one(await find(tx, contacts, contact.id, caller))
    }),

  deleteContact: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const { id, entity_id, email, status } = await lockInTurn(tx, contacts, params.id, caller)
      const hash = await addressHash(tx, email)
      if (status !== 'subscribed') await remember(tx, entity_id, hash, status)
      // A mail that went out has the way to unsubscribe, one that waits is not sent.
      await sql`update campaign_deliveries set contact_id = null, address_hash = ${hash},
        status = case when status = 'queued' then 'unsubscribed' else status end where contact_id = ${id}`.execute(tx)
      const deliverable = status === 'subscribed' ? 1 : 0
      await sql`update contact_lists set contacts_count = contacts_count - 1, deliverable_count = deliverable_count - ${deliverable},
        updated_at = now() where id in (select contact_list_id from contact_list_members where contact_id = ${id})`.execute(tx)
      await erase(tx, 'contacts', id)
      return none
    }),

  async getContactUnsubscription({ params, values, db }) {
    const { code } = values
    const { sender, ended } = (await invitationWith(db, params.id, code)) ?? (await mailWith(db, params.id, code))
    if (ended) return html(buttonPage({ title: `No more mails of ${sender}`, lines: ['You are unsubscribed.'] }))
    const lines = [`${sender} sends mails to you. Unsubscribed, you get no more of them.`]
    return html(buttonPage({ title: `Mails of ${sender}`, lines, button: 'Unsubscribe' }))
  },

  unsubscribeContact: ({ params, values, db }) =>
    transact(db, async (tx) => {
      const invited = await invitationWith(tx, params.id, values.code)
      if (invited) {
        await takeTurn(tx, invited.entity_id)
        await endMailsTo(tx, invited.entity_id, await addressHash(tx, invited.email), 'unsubscribed')
        return none
      }
      const received = await mailWith(tx, params.id, values.code)
      await takeTurn(tx, received.entity_id)
      const { rows: first } = await sql`update campaign_deliveries set unsubscribed_at = now(),
          status = case when status = 'queued' then 'unsubscribed' else status end
        where id = ${received.id} and unsubscribed_at is null returning id`.execute(tx)
      if (first.length > 0) {
        await addTo(tx, 'corporate_email_campaigns', received.campaign_id, { unsubscribed_count: 1 })
        await record(tx, {
          ...{ key: 'campaign.unsubscribe', owner: null, recipient: received.account_id, origin: 'email' },
          trackable: { type: 'corporate-email-campaigns', id: received.campaign_id },
        })
      }
      // The contact may have been erased while the turn was waited for.
      const { rows: kept } = await sql<{ hash: string | null }>`select address_hash as hash from campaign_deliveries
        where id = ${received.id}`.execute(tx)
      const address_hash = kept[0]!.hash
      if (address_hash === null) await endMails(tx, params.id, 'unsubscribed')
      else await endMailsTo(tx, received.entity_id, address_hash, 'unsubscribed')
      return none
    }),
}
