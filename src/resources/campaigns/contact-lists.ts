/** Lists of the people whom an issuer writes to. Kept by those who manage the entity, and by account managers. */
import { sql } from 'kysely'
import { readFile } from 'node:fs/promises'
import type { Database } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { conflict } from '../../refusals.ts'
import { insert } from '../../verbs/create.ts'
import { later, one } from '../../verbs/handler.ts'
import { isAmong, page } from '../../verbs/page.ts'
import { toMany, toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { isManaged } from '../issuers/managed-entities.ts'
import { storing } from '../shared/files.ts'
import { readContacts } from './contact-lists.importing.ts'
import { addKnown, addPeople, Gathering, importPeople, noteImport, takeOff } from './contact-lists.people.ts'
import { lockInTurn, requireManager } from './contacts.managing.ts'
import { addressOf } from './contacts.reading.ts'
import { requireRoom, roomFor } from './corporate-plans.limits.ts'
import { imports } from './imports.ts'
import { queueImport } from './imports.working.ts'

/** For how many days a removed list can be brought back. */
const daysKept = 30
/** So many rows of a file are added while it is waited for. */
const mostAtOnce = 1_000

export const contactLists: Resource<'contact-lists', 'contact_lists'> = resource('contact-lists', 'contact_lists', {
  staff: ['account-manager'],
  visible: (_eb, { kind, me }) => (kind === 'staff' ? true : isManaged(me, sql`contact_lists.entity_id`)),
  relations: {
    entity: toOne('entity_id'),
    // That they are of the entity says nothing new, but in the order of its contacts the newest of a long list are found.
    contacts: toMany(
      (owner) => sql`contacts.id in (select contact_id from contact_list_members where contact_list_id = ${owner})
        and contacts.entity_id = (select entity_id from contact_lists where id = ${owner})`,
    ),
    account: toOne('account_id'),
    imports: toMany((owner) => sql`imports.contact_list_id = ${owner}`),
  },
})

const listed = page(contactLists, {
  filters: {
    'entity-id': isAmong('contact_lists.entity_id'),
    status: (value) => sql`contact_lists.status = ${value}`,
  },
  total: 'capped',
})

/** The order of refusals asks for this after `accept`: a 409 comes after every mistake of the body. @throws 409 for a list that was removed. */
function requireInUse({ status }: { status: string }): void {
  if (status === 'removed') throw conflict('The list was removed.')
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
      const { errors, warnings } = gathering.gathered
      return { ...one(await find(tx, contactLists, list.id, caller)), meta: { ...meta, errors, warnings } }
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
      const meta = { added: 0, updated: 0, removed: gone.length, skipped: ids.length + emails.length - gone.length, errors, warnings: [] }
      return { ...one(await find(tx, contactLists, list.id, caller)), meta }
    }),

  async importContactListContactsFromCsv({ params, accept, caller, db, files, quota, jobs }) {
    const { id, status } = await transact(db, (tx) => lockInTurn(tx, contactLists, params.id, caller))
    const asked = await accept(db, { record: id })
    requireInUse({ status })
    const gathered = await readContacts(await readFile(asked.source.path), asked)
    if (gathered.rows > mostAtOnce) {
      await jobs.ready()
      return storing({ db, files, caller, quota }, asked.source, 'import.csv', (stored) =>
        transact(db, async (tx) => {
          const list = await lockInTurn(tx, contactLists, id, caller)
          requireInUse(list)
          return later(await find(tx, imports, await queueImport({ tx, jobs }, { list, asked, stored, gathered, caller }), caller))
        }),
      )
    }
    const { people, skipped, errors, warnings } = gathered
    return transact(db, async (tx) => {
      const list = await lockInTurn(tx, contactLists, id, caller)
      requireInUse(list)
      const dry = asked.dry_run ?? false
      const { added, updated } = await importPeople(tx, list, people, dry)
      if (!dry) await noteImport(tx, list, added)
      const meta = { added, updated, removed: 0, skipped: skipped + people.length - added - updated, errors, warnings }
      return { ...one(await find(tx, contactLists, id, caller)), meta }
    })
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
