import type { Selectable } from 'kysely'
import type { Database } from '../database/connection.ts'
import type { ContactsTable } from '../generated/tables.ts'
import { minutesAfter, minutesAgo, seedId } from './ids.ts'
import { insertRows } from './insert-rows.ts'

type ListLine = readonly [entity: number, account: number, name: string, source: 'manual' | 'csv', description: string | null]

/** The order gives the ids. Nobody is on the last. */
const lists: readonly ListLine[] = [
  [1, 8, 'Roadshow of the spring', 'csv', 'Everybody who was met between March and May.'],
  [1, 8, 'Holders of the bonds', 'manual', 'Asked at the last meeting.'],
  [1, 8, 'Journalists', 'manual', null],
  [24, 25, 'Analysts in Europe', 'manual', 'Those who follow the shares.'],
  [17, 26, 'Offtake partners', 'manual', null],
]

const firsts = [
  'Ada',
  'Bram',
  'Chidi',
  'Dagny',
  'Emre',
  'Fumiko',
  'Gareth',
  'Hana',
  'Ivo',
  'Jolanta',
  'Kofi',
  'Lena',
  'Mateo',
  'Nadia',
  'Oren',
]
const lasts = [
  'Quist',
  'Ramires',
  'Sandoval',
  'Takeda',
  'Ulfsson',
  'Verhoeven',
  'Whitlock',
  'Xanthou',
  'Yamane',
  'Zielinski',
  'Abara',
  'Brandvold',
  'Castellan',
]
const firms = [
  ['Northmere Capital', 'northmere.example', 'GB'],
  ['Tidewater Partners', 'tidewater.example', 'US'],
  ['Komorebi Asset Management', 'komorebi.example', 'JP'],
  ['Lark Pensions', 'lark-pensions.example', 'NL'],
  ['Straits Sovereign', 'straits.example', 'SG'],
] as const
const titles = ['Analyst', 'Portfolio Manager', 'Head of Credit', null]

/** How many were met on the roadshow: a table of 200 rows, five of which could not be read. */
const met = 195
/** Those among them, by number, who get no mails any more. */
const ended: Record<number, Selectable<ContactsTable>['status']> = {
  7: 'unsubscribed',
  31: 'bounced',
  52: 'unsubscribed',
  88: 'suppressed',
  140: 'bounced',
  171: 'unsubscribed',
}

interface Person {
  entity: number
  first: string
  last: string
  company: string
  domain: string
  country: string
  title: string | null
  tags: string[]
  source: 'manual' | 'csv'
}

const roadshow = Array.from({ length: met }, (_, index): Person => {
  const [company, domain, country] = firms[index % firms.length]!
  const [first, last] = [firsts[index % firsts.length]!, lasts[index % lasts.length]!]
  return { entity: 1, first, last, company, domain, country, title: titles[index % titles.length]!, tags: ['roadshow'], source: 'csv' }
})

const person = (
  entity: number,
  first: string,
  last: string,
  company: string,
  domain: string,
  country: string,
  ...tags: string[]
): Person => ({
  ...{ entity, first, last, company, domain, country, title: null, tags, source: 'manual' },
})

/** The order gives the ids. */
const people: readonly Person[] = [
  ...roadshow,
  person(1, 'Leila', 'Moreau', 'Larkfield Credit', 'larkfield.example', 'FR', 'bonds'),
  person(1, 'Anders', 'Holm', 'Larkfield Credit', 'larkfield.example', 'SE', 'bonds'),
  person(1, 'Sumire', 'Oda', 'The Harbour Daily', 'harbour-daily.example', 'JP', 'press'),
  person(24, 'Clara', 'Winter', 'Rheinau Research', 'rheinau.example', 'DE'),
  person(24, 'Piet', 'de Graaf', 'Dijk Securities', 'dijk.example', 'NL'),
  person(24, 'Ilse', 'Baum', 'Rheinau Research', 'rheinau.example', 'AT'),
]

/** Who is on each list, by number. */
export const members: readonly (readonly number[])[] = [
  roadshow.map((_, index) => index + 1),
  [1, 2, 7, 12, met + 1, met + 2],
  [met + 3],
  [met + 4, met + 5, met + 6],
  [],
]

const began = '2026-06-02T01:00:00.000Z'

/** The contacts of issuers and the lists that they are on. */
export async function seedContacts(db: Database): Promise<void> {
  await insertRows(
    db,
    'contact_lists',
    lists.map(([entity, account, name, source, description], index) => ({
      id: seedId('contact-lists', index + 1),
      entity_id: seedId('entities', entity),
      account_id: seedId('accounts', account),
      name,
      description,
      source,
      last_imported_at: source === 'csv' ? minutesAfter(began, 12) : null,
      created_at: minutesAfter(began, index * 1440),
      updated_at: minutesAfter(began, index * 1440 + 15),
    })),
  )
  await insertRows(
    db,
    'contacts',
    people.map(({ entity, first, last, company, domain, country, title, tags, source }, index) => ({
      id: seedId('contacts', index + 1),
      entity_id: seedId('entities', entity),
      email: `${first}.${last.replaceAll(' ', '')}@${domain}`.toLowerCase(),
      first_name: first,
      last_name: last,
      company_name: company,
      title,
      country,
      tags,
      status: ended[index + 1] ?? 'subscribed',
      consent_source: source,
      created_at: minutesAfter(began, 12 + (source === 'csv' ? 0 : index)),
      updated_at: minutesAfter(began, 12 + (source === 'csv' ? 0 : index)),
    })),
  )
  const rows = members.flatMap((contacts, list) =>
    contacts.map((contact) => ({
      contact_list_id: seedId('contact-lists', list + 1),
      contact_id: seedId('contacts', contact),
      added_at: minutesAfter(began, 12),
    })),
  )
  await insertRows(db, 'contact_list_members', rows)
  await insertRows(db, 'imports', {
    id: seedId('imports', 1),
    contact_list_id: seedId('contact-lists', 1),
    account_id: seedId('accounts', 8),
    reading: '{}',
    dry_run: true,
    status: 'done',
    ...{ rows_count: 1_500, done_count: 1_500, added_count: 1_480, updated_count: 12 },
    errors: JSON.stringify([7, 380, 381, 902, 1_444].map((line) => ({ line, column: 'email', reason: 'is no e-mail address' }))),
    warnings: JSON.stringify([{ line: 52, column: 'country', reason: 'is no country' }]),
    ...{ created_at: minutesAgo(60), updated_at: minutesAgo(59), started_at: minutesAgo(60), finished_at: minutesAgo(59) },
  })
}
