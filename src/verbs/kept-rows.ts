/**
 * What follows from a listed row alone, kept by the version of the row. The first page of a list, which is asked for most, reads the
 * versions and what differs between viewers, and of a row that it knows no more: most of a row is long texts, which are the same
 * for everyone and seldom change.
 */
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { placeholder, readRows } from '../database/read.ts'
import type { TextRow } from '../database/read.ts'
import { keepAmong } from './bounded.ts'
import { version } from './resource.ts'
import type { Resource } from './resource.ts'

/** How many rows of a database are kept. */
const most = 2_000

const kept = new WeakMap<Database, Map<string, TextRow>>()

/** Reads listed rows by what `read` selects of each. Those of a resource that keeps none are read as a whole. */
export async function readListed(db: Database, r: Resource, read: (as: 'item' | 'rest') => Promise<TextRow[]>): Promise<TextRow[]> {
  if (!r.keeps) return read('item')
  return (await withKept(db, r, await read('rest'))) ?? read('item')
}

/** Rows with what is kept of each. Undefined where one changed after it was read, since its parts do not belong together. */
async function withKept(db: Database, r: Resource, rows: TextRow[]): Promise<TextRow[] | undefined> {
  const known = kept.get(db) ?? new Map<string, TextRow>()
  kept.set(db, known)
  const keyOf = (row: TextRow): string => `${r.type}/${row['id']!}`
  const isKnown = (row: TextRow): boolean => known.get(keyOf(row))?.[version] === row[version]
  const ids = rows.filter((row) => !isKnown(row)).map((row) => row['id'])
  if (ids.length > 0) {
    const statement = r.statement(
      'kept',
      'staff',
      (scope) => sql`${r.select('kept', scope)} from unnest((select ${placeholder('ids')}::text[])) as found (id)
        join ${sql.table(r.table)} on ${sql.ref(`${r.table}.id`)} = found.id`,
    )
    for (const row of await readRows(db, statement, { ids })) keepAmong(known, most, keyOf(row), row)
  }
  return rows.every(isKnown) ? rows.map((row) => ({ ...known.get(keyOf(row)), ...row })) : undefined
}
