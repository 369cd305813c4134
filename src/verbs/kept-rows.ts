/**
 * What follows from a row alone, kept by the version of the row. The first page of a list, rows that were found by their ids, and
 * what is shown, which are asked for most, read the version and what differs between viewers, and of a row that is not known no
 * more: most of a row is long texts, which are the same for everyone and seldom change.
 */
import { sql } from 'kysely'
import type { Database } from '../database/connection.ts'
import { placeholder, readRows } from '../database/read.ts'
import type { TextRow } from '../database/read.ts'
import { keepAmong, mapOfEach } from './caches.ts'
import { together } from './kept-part.ts'
import { version } from './resource.ts'
import type { Resource } from './resource.ts'

/** How many rows of a database are kept. */
const most = 4_000

const keptIn = mapOfEach<TextRow>()

/** Whether rows of a resource are kept. In a transaction none are: what it reads may never be. */
const keeps = (db: Database, r: Resource): boolean => r.isKept !== undefined && !db.isTransaction

/** Reads listed rows by what `read` selects of each. Those of a resource that keeps none are read as a whole. */
export async function readListed(db: Database, r: Resource, read: (as: 'item' | 'rest of item') => Promise<TextRow[]>): Promise<TextRow[]> {
  if (!keeps(db, r)) return read('item')
  return (await withKept(db, r, await read('rest of item'))) ?? read('item')
}

/** Rows with what is kept of each. Undefined where one changed after it was read, since its parts do not belong together. */
async function withKept(db: Database, r: Resource, rows: TextRow[]): Promise<TextRow[] | undefined> {
  const known = keptIn(db)
  const keyOf = (row: TextRow): string => `${r.type}/${row['id']!}`
  const isKnown = (row: TextRow): boolean => known.get(keyOf(row))?.[version] === row[version]
  const ids = rows.filter((row) => !isKnown(row)).map((row) => row['id'])
  if (ids.length > 0) {
    const statement = r.statement(
      'kept',
      'staff',
      (scope) => sql`${r.select('kept item', scope)} from unnest((select ${placeholder('ids')}::text[])) as found (id)
        join ${sql.table(r.table)} on ${sql.ref(`${r.table}.id`)} = found.id`,
    )
    for (const row of await readRows(db, statement, { ids })) keepAmong(known, most, keyOf(row), row)
  }
  return rows.every(isKnown) ? rows.map((row) => together(known.get(keyOf(row))!, row)) : undefined
}

/**
 * Reads the row that is shown for an id or a slug by what `read` selects of it. It is kept when it is read as a whole at a version
 * for the second time, so that one which changes with each reading costs no more than without.
 */
export async function readShown(
  db: Database,
  r: Resource,
  asked: string,
  read: (as: 'show' | 'rest of show') => Promise<TextRow | undefined>,
): Promise<TextRow | undefined> {
  if (!keeps(db, r)) return read('show')
  const known = keptIn(db)
  const key = `${r.type} shown/${asked}`
  const before = known.get(key)
  if (before?.['id'] !== undefined) {
    const row = await read('rest of show')
    if (!row || row[version] === before[version]) return row && together(before, row)
  }
  const row = await read('show')
  if (row) keepAmong(known, most, key, row[version] === before?.[version] ? ownOf(r, row) : { [version]: row[version]! })
  return row
}

/** Of a row what follows from it alone. */
const ownOf = ({ isKept }: Resource, row: TextRow): TextRow => Object.fromEntries(Object.entries(row).filter(([column]) => isKept!(column)))
