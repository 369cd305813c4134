/** The import of a CSV file. Its rows become the people of a contact list. */
import { isUtf8 } from 'node:buffer'
import { setImmediate } from 'node:timers/promises'
import { delimiterOf, most, readRows, TooLarge } from '../../csv.ts'
import type { CsvRow } from '../../csv.ts'
import type { Operations } from '../../generated/contract.ts'
import { broken } from '../../refusals.ts'
import { Gathering } from './contact-lists.people.ts'
import type { Gathered } from './contact-lists.people.ts'
import type { Sent } from './contacts.reading.ts'

type Asked = NonNullable<Operations['importContactListContactsFromCsv']['accepted']>
type Part = keyof NonNullable<Asked['mapping']>

/** How a file is to be read. */
export type Reading = Pick<Asked, 'mapping' | 'delimiter' | 'encoding'>

const place = '/data/attributes/source'
/** So many bytes are read without a pause for other requests. */
const piece = 4_096

/** The usual headings, in small letters with nothing but letters. */
const headings: Record<Part, readonly string[]> = {
  email: ['email', 'mail', 'emailaddress', 'mailaddress'],
  'first-name': ['firstname', 'first', 'givenname', 'forename'],
  'last-name': ['lastname', 'last', 'surname', 'familyname'],
  company: ['company', 'companyname', 'firm', 'organisation', 'organization', 'employer', 'institution'],
  title: ['title', 'jobtitle', 'position', 'role', 'function'],
  country: ['country', 'countrycode'],
  tags: ['tags', 'tag', 'labels', 'groups'],
}
const parts = Object.keys(headings) as Part[]
const plain = (heading: string): string => heading.toLowerCase().replaceAll(/[^\p{L}]/gu, '')

/** Where each part of a person stands in a row. @throws 422 where no heading means an address, or a mapping names none. */
function columnsOf(head: CsvRow, mapping: Asked['mapping'] = {}): Partial<Record<Part, number>> {
  const cells = head.cells.map((one) => one.trim())
  const columns: Partial<Record<Part, number>> = {}
  for (const part of parts) {
    const named = mapping[part]?.trim()
    const at = cells.findIndex((one) => (named === undefined ? headings[part].includes(plain(one)) : one === named))
    if (at !== -1) columns[part] = at
    else if (named !== undefined) throw broken(`The file has no heading ${named}`, `/data/attributes/mapping/${part}`)
  }
  if (columns.email === undefined) throw broken('The first row of the file names no column with e-mail addresses', place)
  return columns
}

function personIn({ cells }: CsvRow, columns: Partial<Record<Part, number>>): Sent {
  const read = (part: Part): string => (columns[part] === undefined ? '' : (cells[columns[part]] ?? ''))
  return {
    ...{ email: read('email'), 'first-name': read('first-name'), 'last-name': read('last-name'), company: read('company') },
    ...{ title: read('title'), country: read('country'), tags: read('tags').split(/[,;|]/) },
  }
}

/** How the bytes are to be read: as was said, by their mark, as UTF-8 if they can be, else as Latin-1. */
function encodingOf(bytes: Buffer, asked: Asked['encoding']): string {
  if (asked !== undefined) return asked
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'iso-8859-1'
}

/** The text of a file, with a pause for other requests behind each piece. */
async function* textOf(bytes: Buffer, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for (let at = 0; at < bytes.length; at += piece) {
    yield decoder.decode(bytes.subarray(at, at + piece), { stream: at + piece < bytes.length })
    await setImmediate()
  }
}

/**
 * The people in a file, each with the line it stands on where something is wrong.
 * @throws 422 for a file that is no table of contacts or has too many rows.
 */
export async function readContacts(bytes: Buffer, { mapping, delimiter, encoding: asked }: Reading): Promise<Gathered> {
  const encoding = encodingOf(bytes, asked)
  const start = new TextDecoder(encoding).decode(bytes.subarray(0, piece), { stream: true })
  const gathering = new Gathering()
  let columns: Partial<Record<Part, number>> | undefined
  await readRows(textOf(bytes, encoding), delimiter ?? delimiterOf(start), (row) => {
    if (columns === undefined) return void (columns = columnsOf(row, mapping))
    if (row.fault === undefined) gathering.take(personIn(row, columns), row.line)
    else gathering.refuse({ line: row.line, column: null, reason: row.fault })
  }).catch((error: unknown) => {
    throw error instanceof TooLarge ? broken(`A file holds at most ${most.rows} rows of ${most.cells} cells`, place) : error
  })
  if (columns === undefined) throw broken('The file is empty', place)
  return gathering.gathered
}
