/** Lists of the people whom an issuer writes to. Kept by those who manage the entity, and by account managers. */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { conflict } from '../../refusals.ts'
import { insert } from '../../verbs/create.ts'
import { one } from '../../verbs/handler.ts'
import { page } from '../../verbs/page.ts'
import { toMany, toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { isManaged } from '../issuers/managed-entities.ts'
import { readContacts } from './contact-lists.importing.ts'
import { addKnown, addPeople, addressOf, Gathering, takeOff } from './contact-lists.people.ts'
import type { Became } from './contact-lists.people.ts'
import { lockInTurn, requireManager } from './contacts.managing.ts'
import { requireRoom, roomFor } from './corporate-plans.limits.ts'

/** For how many days a removed list can be brought back. */
const daysKept = 30

export const contactLists: Resource<'contact-lists', 'contact_lists'> = resource('contact-lists', 'contact_lists', {
  staff: ['account-manager'],
  visible: (_eb, { kind, me }) => (kind === 'staff' ? true : isManaged(me, sql`contact_lists.entity_id`)),
  relations: {
    entity: toOne('entity_id'),
    contacts: toMany((owner) => sql`contacts.id in (select contact_id from contact_list_members where contact_list_id = ${owner})`),
    account: toOne('account_id'),
  },
})

const listed = page(contactLists, {
  filters: {
    'entity-id': (value) => sql`contact_lists.entity_id = any(${value}::text[])`,
    status: (value) => sql`contact_lists.status = ${value}`,
  },
  total: 'capped',
})

/** The order of refusals asks for this after `accept`: a 409 comes after every mistake of the body. @throws 409 for a list that was removed. */
function requireInUse({ status }: { status: string }): void {
  if (status === 'removed') throw conflict('The list was removed.')
}

/** Thrown to take back what a dry run did. */
class DryRun extends Error {
  readonly became: Became
  constructor(became: Became) {
    super('nothing of this is to stay')
    this.became = became
  }
}

export const contactListOperations: Handlers<'contact-lists'> = {
  listContactLists: (asked) => listed({ ...asked, filters: { ...asked.filters, status: asked.filters.status ?? 'active' } }),
  getContactList: show(contactLists),

  createContactList: ({ sent, accept, caller, db }) =>
    transact(db, async (tx) => {
      const entity = sent.linked('entity')
      if (entity !== undefined && (await tx.selectFrom('entities').select('id').where('id', '=', entity).executeTakeFirst())) {
        await requireManager(tx, entity, caller)
      }
      const list = await accept(tx)
      const id = await insert(tx, 'contact_lists', { ...list, account_id: caller.id })
      return one(await find(tx, contactLists, id, caller))
    }),

  updateContactList: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const { id } = await lockInTurn(tx, contactLists, params.id, caller)
      const change = await accept(tx, { record: id })
      await save(tx, 'contact_lists', id, { ...change, ...(change.status === undefined ? {} : { removed_at: null }) })
      return one(await find(tx, contactLists, id, caller))
    }),

  removeContactList: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const { id, status } = await lockInTurn(tx, contactLists, params.id, caller)
      const scheduled = await tx
        .selectFrom('corporate_email_campaigns')
        .select('id')
        .where('status', '=', 'scheduled')
        .where('id', 'in', tx.selectFrom('campaign_contact_lists').select('campaign_id').where('contact_list_id', '=', id))
        .executeTakeFirst()
      if (scheduled) throw conflict('A scheduled campaign goes to this list.')
      if (status === 'active') await save(tx, 'contact_lists', id, { status: 'removed', removed_at: sql`now()` })
      return one(await find(tx, contactLists, id, caller))
    }),

  addContactListContacts: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const list = await lockInTurn(tx, contactLists, params.id, caller)
      const { contacts: people = [], contact_ids: ids = [] } = await accept(tx, { record: list.id, either: [['contacts', 'contact-ids']] })
      requireInUse(list)
      const room = await roomFor(tx, list.entity_id)
      const gathering = new Gathering()
      people.forEach((person, index) => gathering.take(person, index + 1))
      const { added, updated } = await addPeople(tx, list, gathering.gathered.people, 'manual')
      const known = await addKnown(tx, list, ids)
      await requireRoom(tx, room, '/data/attributes')
      for (const index of known.unknown) {
        gathering.refuse({ line: index + 1, column: 'contact-ids', reason: 'names no contact of this entity' })
      }
      const done = added + updated + known.added
      const meta = { added: added + known.added, updated, removed: 0, skipped: people.length + ids.length - done }
      return { ...one(await find(tx, contactLists, list.id, caller)), meta: { ...meta, errors: gathering.gathered.errors } }
    }),

  removeContactListContacts: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const list = await lockInTurn(tx, contactLists, params.id, caller)
      const { contact_ids: ids = [], emails = [] } = await accept(tx, { record: list.id, either: [['contact-ids', 'emails']] })
      requireInUse(list)
      const addresses = emails.map((one) => (addressOf(one.trim()) ?? one).toLowerCase())
      const gone = await takeOff(tx, list, { ids, emails: addresses })
      const [goneIds, goneEmails] = [new Set(gone.map((one) => one.id)), new Set(gone.map((one) => one.email))]
      const missing = (column: string) => (index: number) => ({ line: index + 1, column, reason: 'is not on the list' })
      const errors = [
        ...ids.flatMap((id, index) => (goneIds.has(id) ? [] : [missing('contact-ids')(index)])),
        ...addresses.flatMap((email, index) => (goneEmails.has(email) ? [] : [missing('emails')(index)])),
      ].slice(0, 1_000)
      const meta = { added: 0, updated: 0, removed: gone.length, skipped: ids.length + emails.length - gone.length, errors }
      return { ...one(await find(tx, contactLists, list.id, caller)), meta }
    }),

  async importContactListContactsFromCsv({ params, accept, caller, db }) {
    const { id, status } = await transact(db, (tx) => lockInTurn(tx, contactLists, params.id, caller))
    const asked = await accept(db, { record: id })
    requireInUse({ status })
    const { people, skipped, errors } = await readContacts(asked)
    const work = async (tx: Transaction): Promise<Became> => {
      const list = await lockInTurn(tx, contactLists, id, caller)
      requireInUse(list)
      const room = await roomFor(tx, list.entity_id)
      const { added, updated } = await addPeople(tx, list, people, 'csv')
      await requireRoom(tx, room, '/data/attributes/source')
      const first = list.contacts_count === 0 && list.source === 'manual' && added > 0
      await save(tx, 'contact_lists', id, { last_imported_at: sql`now()`, ...(first ? { source: 'csv' } : {}) })
      const became = { added, updated, removed: 0, skipped: skipped + people.length - added - updated, errors }
      if (asked.dry_run) throw new DryRun(became)
      return became
    }
    const meta = await transact(db, work).catch((error: unknown) => {
      if (error instanceof DryRun) return error.became
      throw error
    })
    return { ...one(await find(db, contactLists, id, caller)), meta }
  },
}

/** Deletes the lists that were removed too long ago to be brought back. */
export async function deleteRemovedLists(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('contact_lists')
    .where('status', '=', 'removed')
    .where('removed_at', '<', sql<string>`${now.toISOString()}::timestamptz - make_interval(days => ${sql.lit(daysKept)})`)
    .execute()
}
