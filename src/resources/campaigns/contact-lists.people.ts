/** People on their way to a contact list: whether each can be taken, and how they get there. */
import { sql } from 'kysely'
import { randomUUIDv7 } from 'node:crypto'
import { domainToASCII } from 'node:url'
import type { Transaction } from '../../database/connect.ts'
import { oneLine } from '../../one-line.ts'
import { among } from '../../verbs/among.ts'

/** What can be said of somebody, as it was sent. */
export interface Sent {
  email: string
  'first-name'?: string | null
  'last-name'?: string | null
  company?: string | null
  title?: string | null
  country?: string | null
  tags?: readonly string[]
}

/** Somebody who can be taken. What was not said is null, and is not changed where it is known. */
export interface Person {
  email: string
  first_name: string | null
  last_name: string | null
  company_name: string | null
  title: string | null
  country: string | null
  tags: readonly string[]
}

/** Why somebody cannot be taken. */
export interface Problem {
  /** The line of a file or the place in a list, counted from 1. */
  line: number
  /** Null for all of it. */
  column: string | null
  reason: string
}

const longest = { 'first-name': 120, 'last-name': 120, company: 240, title: 120 }
const longestAddress = 320
const mostTags = 30
const longestTag = 64
/** Whether a text is one line, and was read in the encoding that it is written in. */
const isReadable = (text: string): boolean => oneLine.test(text) && !text.includes('\ufffd')
const mailbox = /^[!#$%&'*+/=?^_`{|}~\w-]+(?:\.[!#$%&'*+/=?^_`{|}~\w-]+)*$/
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

/** An address as mails are sent to it, its domain in ASCII; undefined for what is none. */
export function addressOf(text: string): string | undefined {
  if (text.length > longestAddress) return undefined
  const at = text.lastIndexOf('@')
  const [local, host] = [text.slice(0, at), domainToASCII(text.slice(at + 1))]
  const whole = `${local}@${host}`
  return at > 0 && at <= 64 && mailbox.test(local) && domain.test(host) && whole.length <= 254 ? whole : undefined
}

/** The person, or all that is wrong. */
export function readPerson(sent: Sent, line: number): Person | Problem[] {
  const problems: Problem[] = []
  const refuse = (column: string, reason: string): null => {
    problems.push({ line, column, reason })
    return null
  }
  const read = (name: keyof typeof longest): string | null => {
    const text = sent[name]?.trim() || null
    if (text === null) return null
    if (!isReadable(text)) return refuse(name, 'holds a character that no name has')
    return text.length > longest[name] ? refuse(name, `is longer than ${longest[name]} characters`) : text
  }
  const email = addressOf(sent.email.trim())
  if (email === undefined) refuse('email', sent.email.trim() === '' ? 'is empty' : 'is no e-mail address')
  const country = sent.country?.trim().toUpperCase() || null
  if (country !== null && !/^[A-Z]{2}$/.test(country)) refuse('country', 'is no country code of two letters')
  const tags = [...new Set((sent.tags ?? []).map((one) => one.trim()).filter((one) => one !== ''))]
  if (tags.length > mostTags) refuse('tags', `are more than ${mostTags}`)
  if (tags.some((one) => one.length > longestTag || !isReadable(one))) {
    refuse('tags', `hold one that is longer than ${longestTag} characters or no word`)
  }
  const person = {
    ...{ email: email ?? '', first_name: read('first-name'), last_name: read('last-name') },
    ...{ company_name: read('company'), title: read('title'), country, tags },
  }
  return problems.length > 0 ? problems : person
}

/** What became of everybody who was sent. */
export type Became = Record<'added' | 'updated' | 'removed' | 'skipped', number> & { errors: Problem[] }

/** So many errors are told; of the others only that they were skipped. */
const mostErrors = 1_000

export interface Gathered {
  people: Person[]
  skipped: number
  errors: Problem[]
}

/** Gathers who can be taken, each address once, and what is wrong with the others. */
export class Gathering {
  readonly gathered: Gathered = { people: [], skipped: 0, errors: [] }
  readonly #known = new Set<string>()

  take(sent: Sent, line: number): void {
    const person = readPerson(sent, line)
    if (Array.isArray(person)) return this.refuse(...person)
    const address = person.email.toLowerCase()
    if (this.#known.has(address)) this.gathered.skipped++
    else {
      this.#known.add(address)
      this.gathered.people.push(person)
    }
  }

  /** Somebody who cannot be taken, for these reasons. */
  refuse(...problems: Problem[]): void {
    this.gathered.skipped++
    for (const one of problems) if (this.gathered.errors.length < mostErrors) this.gathered.errors.push(one)
  }
}

export interface List {
  id: string
  entity_id: string
}

const atOnce = 2_000

/** Adds people to a list whose entity's turn is taken. */
export async function addPeople(tx: Transaction, list: List, people: readonly Person[], source: 'manual' | 'csv') {
  let [added, updated] = [0, 0]
  for (let start = 0; start < people.length; start += atOnce) {
    const some = people.slice(start, start + atOnce)
    const changed = await writePeople(tx, list.entity_id, some, source)
    const addresses = some.map((one) => one.email.toLowerCase())
    const joined = await sql<{ id: string }>`insert into contact_list_members (contact_list_id, contact_id)
      select ${list.id}, id from contacts where entity_id = ${list.entity_id} and lower(email) = any(${addresses}::text[])
      on conflict do nothing returning contact_id as id`.execute(tx)
    const joiners = new Set(joined.rows.map((one) => one.id))
    added += joiners.size
    updated += changed.filter((id) => !joiners.has(id)).length
  }
  await countContacts(tx, list.id)
  return { added, updated }
}

/** Answers the ids of those who are new or of whom something else is known now. */
async function writePeople(tx: Transaction, entity: string, people: readonly Person[], source: 'manual' | 'csv'): Promise<string[]> {
  const rows = people.map((one) => ({ id: randomUUIDv7(), ...one }))
  const changed = await sql<{ id: string }>`insert into contacts as known
      (id, entity_id, email, first_name, last_name, company_name, title, country, tags, consent_source)
    select id, ${entity}, email, first_name, last_name, company_name, title, country, tags, ${source}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one(id text, email text, first_name text, last_name text, company_name text,
      title text, country text, tags text[])
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
  const { rows } = await sql`insert into contact_list_members (contact_list_id, contact_id)
    select ${list.id}, one from unnest(${[...found]}::text[]) as one on conflict do nothing returning contact_id`.execute(tx)
  await countContacts(tx, list.id)
  return { added: rows.length, unknown: ids.flatMap((id, index) => (found.has(id) ? [] : [index])) }
}

/** Takes contacts off a list, and answers those who were on it. */
export async function takeOff(
  tx: Transaction,
  list: List,
  { ids, emails }: { ids: readonly string[]; emails: readonly string[] },
): Promise<{ id: string; email: string }[]> {
  const gone = await sql<{ id: string; email: string }>`delete from contact_list_members as member using contacts
    where contact_list_id = ${list.id} and contacts.id = member.contact_id
      and (contacts.id = any(${ids}::text[]) or lower(contacts.email) = any(${emails}::text[]))
    returning contacts.id, lower(contacts.email) as email`.execute(tx)
  await countContacts(tx, list.id)
  return gone.rows
}

const countContacts = (tx: Transaction, list: string) =>
  sql`update contact_lists set (contacts_count, deliverable_count) =
      (select count(*), count(*) filter (where contacts.status = 'subscribed')
        from contact_list_members as member join contacts on contacts.id = member.contact_id where member.contact_list_id = ${list})
    where id = ${list}`.execute(tx)
