/** People on their way to a contact list: whether each can be taken, and how they get there. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import { among } from '../../verbs/among.ts'
import { save } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'
import { readPerson } from './contacts.reading.ts'
import type { Person, Problem, Sent } from './contacts.reading.ts'
import { hashOf } from './contacts.suppressing.ts'
import { requireRoom, roomFor } from './corporate-plans.limits.ts'

/** What became of everybody who was sent. */
type Became = Record<'added' | 'updated' | 'removed' | 'skipped', number> & Record<'errors' | 'warnings', Problem[]>

/** So many errors are told, and so many warnings; of the others only that they were skipped. */
const mostTold = 1_000

/** Somebody who can be taken, and in which row, counted from 1. */
export type Taken = Person & { row: number }

export interface Gathered {
  people: Taken[]
  rows: number
  skipped: number
  errors: Problem[]
  warnings: Problem[]
}

const tell = (told: Problem[], problems: readonly Problem[]): void => void told.push(...problems.slice(0, mostTold - told.length))

/** Gathers who can be taken, each address once, and what is wrong with the others. */
export class Gathering {
  readonly gathered: Gathered = { people: [], rows: 0, skipped: 0, errors: [], warnings: [] }
  readonly #known = new Set<string>()

  take(sent: Sent, line: number): void {
    const { person, problems, warnings } = readPerson(sent, line)
    if (!person) return this.refuse(...problems)
    const row = ++this.gathered.rows
    const address = person.email.toLowerCase()
    if (this.#known.has(address)) {
      this.gathered.skipped++
      tell(this.gathered.warnings, [{ line, column: 'email', reason: 'was there before, which counts' }])
    } else {
      this.#known.add(address)
      this.gathered.people.push({ ...person, row })
      tell(this.gathered.warnings, warnings)
    }
  }

  /** Somebody who cannot be taken, for these reasons. */
  refuse(...problems: Problem[]): void {
    this.gathered.rows++
    this.gathered.skipped++
    tell(this.gathered.errors, problems)
  }
}

interface List {
  id: string
  entity_id: string
}

const atOnce = 2_000

/** Thrown to take back what a dry run did. */
class DryRun extends Error {
  readonly counts: Counts
  constructor(counts: Counts) {
    super('nothing of this is to stay')
    this.counts = counts
  }
}

type Counts = Pick<Became, 'added' | 'updated'>

/**
 * Adds people of a file to a list whose entity's turn is taken, or tells only what would become of them.
 * @throws 422 where they are more than the plan covers.
 */
export const importPeople = (tx: Transaction, list: List, people: readonly Person[], dry: boolean): Promise<Counts> =>
  transact(tx, async (part) => {
    const room = await roomFor(part, list.entity_id)
    const counts = await addPeople(part, list, people, 'csv')
    await requireRoom(part, room, '/data/attributes/source')
    if (dry) throw new DryRun(counts)
    return counts
  }).catch((error: unknown) => {
    if (error instanceof DryRun) return error.counts
    throw error
  })

/** Adds people to a list whose entity's turn is taken. */
export async function addPeople(tx: Transaction, list: List, people: readonly Person[], source: 'manual' | 'csv') {
  let [added, updated] = [0, 0]
  for (let start = 0; start < people.length; start += atOnce) {
    const some = people.slice(start, start + atOnce)
    const changed = await writePeople(tx, list.entity_id, some, source)
    const addresses = some.map((one) => one.email.toLowerCase())
    const joined = await join(tx, list, sql`lower(email) = any(${addresses}::text[])`)
    const joiners = new Set(joined.map((one) => one.id))
    added += joiners.size
    updated += changed.filter((id) => !joiners.has(id)).length
  }
  return { added, updated }
}

interface Member {
  id: string
  subscribed: boolean
}

/** Puts those of the entity's contacts on a list that are not on it yet, and answers them. */
async function join(tx: Transaction, list: List, which: RawBuilder<SqlBool>): Promise<Member[]> {
  const { rows } = await sql<Member>`with joined as (
      insert into contact_list_members (contact_list_id, contact_id)
      select ${list.id}, id from contacts where entity_id = ${list.entity_id} and ${which}
      on conflict do nothing returning contact_id as id)
    select id, status = 'subscribed' as subscribed from joined join contacts using (id)`.execute(tx)
  await count(tx, list, rows, 1)
  return rows
}

/** Counts who came or went, whoever else is on the list: its turn is taken. */
async function count(tx: Transaction, { id }: List, members: readonly Member[], by: 1 | -1): Promise<void> {
  if (members.length === 0) return
  const deliverable = members.filter((one) => one.subscribed).length
  await sql`update contact_lists set contacts_count = contacts_count + ${by * members.length},
    deliverable_count = deliverable_count + ${by * deliverable}, updated_at = now() where id = ${id}`.execute(tx)
}

/** Notes that a file was imported into a list, which so many people of it joined. */
export async function noteImport(tx: Transaction, list: Row<'contact_lists'>, joined: number): Promise<void> {
  const first = list.contacts_count === 0 && list.source === 'manual' && joined > 0
  await save(tx, 'contact_lists', list.id, { last_imported_at: sql`now()`, source: first ? 'csv' : undefined })
}

/** Answers the ids of those who are new or of whom something else is known now. */
async function writePeople(tx: Transaction, entity: string, people: readonly Person[], source: 'manual' | 'csv'): Promise<string[]> {
  const rows = people.map((one) => ({ id: newId(), ...one }))
  const changed = await sql<{ id: string }>`insert into contacts as known
      (id, entity_id, email, first_name, last_name, company_name, title, country, tags, status, consent_source)
    select id, ${entity}, email, first_name, last_name, company_name, title, country, tags, coalesce(ended.status, 'subscribed'), ${source}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one(id text, email text, first_name text, last_name text, company_name text,
      title text, country text, tags text[])
    left join contact_suppressions as ended on ended.entity_id = ${entity} and address_hash = ${hashOf(sql`email`)}
    on conflict (entity_id, lower(email)) do update set
      first_name = coalesce(excluded.first_name, known.first_name), last_name = coalesce(excluded.last_name, known.last_name),
      company_name = coalesce(excluded.company_name, known.company_name), title = coalesce(excluded.title, known.title),
      country = coalesce(excluded.country, known.country),
      tags = case when excluded.tags = '{}' then known.tags else excluded.tags end, updated_at = now()
    where (known.first_name, known.last_name, known.company_name, known.title, known.country, known.tags) is distinct from (
      coalesce(excluded.first_name, known.first_name), coalesce(excluded.last_name, known.last_name),
      coalesce(excluded.company_name, known.company_name), coalesce(excluded.title, known.title),
      coalesce(excluded.country, known.country), case when excluded.tags = '{}' then known.tags else excluded.tags end)
    returning known.id`.execute(tx)
  return changed.rows.map((one) => one.id)
}

/** Adds contacts that the entity has. Answers how many are new on the list, and the places of those that it does not have. */
export async function addKnown(tx: Transaction, list: List, ids: readonly string[]): Promise<{ added: number; unknown: number[] }> {
  const known = await tx.selectFrom('contacts').select('id').where('entity_id', '=', list.entity_id).where(among('id', ids)).execute()
  const found = new Set(known.map((one) => one.id))
  const joined = await join(tx, list, sql`id = any(${[...found]}::text[])`)
  return { added: joined.length, unknown: ids.flatMap((id, index) => (found.has(id) ? [] : [index])) }
}

/** Takes contacts off a list, and answers those who were on it. */
export async function takeOff(
  tx: Transaction,
  list: List,
  { ids, emails }: { ids: readonly string[]; emails: readonly string[] },
): Promise<{ id: string; email: string }[]> {
  const gone = await sql<Member & { email: string }>`delete from contact_list_members as member using contacts
    where contact_list_id = ${list.id} and contacts.id = member.contact_id
      and contacts.id = any(array(select unnest(${ids}::text[]) union
        select id from contacts where entity_id = ${list.entity_id} and lower(email) = any(${emails}::text[])))
    returning contacts.id, contacts.status = 'subscribed' as subscribed, lower(contacts.email) as email`.execute(tx)
  await count(tx, list, gone.rows, -1)
  return gone.rows
}
