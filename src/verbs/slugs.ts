/** Readable names that stand in place of ids. */
import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { takeAdvisoryLock } from '../database/advisory-locks.ts'
import type { Transaction } from '../database/connection.ts'
import type { DB } from '../generated/tables.ts'
import { refusedValue } from '../refusals.ts'

const longest = 100

/** A slug made of the words of `text`: lower case, hyphens, plain letters and digits. Empty when there are none. */
export const slugFrom = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-|-$/g, '')

/** The slug of a text in whatever script, its letters spelled in plain ones. Empty when there are none. */
export async function spelledSlug(text: string): Promise<string> {
  if (!/(?![a-z])\p{L}/iu.test(text.normalize('NFKD'))) return slugFrom(text)
  const { default: anyAscii } = await import('any-ascii')
  // Each sign of Chinese writing is a word of its own.
  return slugFrom(anyAscii(text.replaceAll(/\p{Script=Han}/gu, ' $& ')))
}

/** Path words that stand where an id does, so that no slug may be one of them. */
const taken = ['me', 'sign_in', 'sign_out', 'sign-in', 'sign-out']

/** Whether a row of the table has a slug or had it: what is gone keeps its own. */
export async function isTaken(tx: Transaction, table: keyof DB, slug: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} where slug = ${slug}
    union all select from taken_slugs where of_table = ${table} and slug = ${slug} limit 1`.execute(tx)
  return rows.length > 0
}

/** The slug of `text` in a table, with a suffix where another row has or had it or it could be taken for something else. */
export async function freeSlug(tx: Transaction, table: keyof DB, text: string): Promise<string> {
  const slug = (await spelledSlug(text)) || 'unnamed'
  await holdSlug(tx, table, slug)
  return !(await isTaken(tx, table, slug)) && !taken.includes(slug) && !looksLikeId(slug) ? slug : slug + suffix()
}

/** Makes whoever else wants this slug of the table wait for the end of the transaction, so that the second sees that of the first. */
export const holdSlug = (tx: Transaction, table: keyof DB, slug: string): Promise<void> => takeAdvisoryLock(tx, `${table}/${slug}`)

const suffix = (): string => `-${randomBytes(4).toString('hex')}`

/** @throws 422 for a slug that could be taken for an id or for a word of a path. */
export function refuseReservedSlug(slug: string | null | undefined): void {
  if (slug && looksLikeId(slug)) throw refusedValue('slug', 'may not look like an id', '/data/attributes/slug')
  if (slug && taken.includes(slug)) throw refusedValue('slug', 'is a word that stands where an id does', '/data/attributes/slug')
}

/** Whether a text could be taken for an id, which a slug may not. */
export const looksLikeId = (slug: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(slug)
