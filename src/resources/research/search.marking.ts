/** Where what was found matches, marked in its texts. It is kept for each version of a row: to mark a summary takes long. */
import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { placeholder, readRows } from '../../database/read.ts'
import type { TextRow } from '../../database/read.ts'
import { keepAmong } from '../../verbs/bounded.ts'
import { version } from '../../verbs/resource.ts'
import type { Asking } from './search.asking.ts'
import { marks, searched } from './search.types.ts'
import type { Type } from './search.types.ts'

/** How many rows of a database are kept as they were marked. */
const most = 2_000

const kept = new WeakMap<Database, Map<string, string>>()

const escapes: Record<string, string> = { '<': '&lt;', '>': '&gt;', [marks[0]]: '<em>', [marks[1]]: '</em>' }

/** Marked texts as HTML: null for one without a mark, and as a whole where none has any. */
function highlight(sent: string): string {
  const fields = Object.entries(JSON.parse(sent) as Record<string, string | null>).map(([name, marked]) => {
    if (!marked?.includes(marks[0])) return [name, null] as const
    // A summary is HTML already, whose tags were taken out before.
    const text = name === 'executive-summary' ? marked : marked.replaceAll('&', '&amp;')
    return [name, text.replaceAll(/[<>\uE000\uE001]/g, (one) => escapes[one]!).trim()] as const
  })
  return fields.every(([, text]) => text === null) ? 'null' : JSON.stringify(Object.fromEntries(fields))
}

/** Listed rows of a type with `search_highlight` and, of insights, whether the reader is restricted. */
export async function withMarks(db: Database, type: Type, quick: boolean, asking: Asking, rows: TextRow[]): Promise<TextRow[]> {
  const known = kept.get(db) ?? new Map<string, string>()
  kept.set(db, known)
  const keyOf = (row: TextRow): string => JSON.stringify([type, quick, asking.text, row['id'], row[version]])
  const found = new Map(rows.map((row) => [row['id']!, known.get(keyOf(row))]))
  const ids = rows.filter((row) => found.get(row['id']!) === undefined).map((row) => row['id']!)
  if (ids.length > 0) {
    const { resource: r, marked } = searched[type]
    const statement = r.statement(
      quick ? 'marked:quick' : 'marked',
      'staff',
      () => sql`select ${sql.ref(`${r.table}.id`)}, (${marked({ quick })})::text as texts
        from unnest((select ${placeholder('ids')}::text[])) as found (id) join ${sql.table(r.table)} using (id)`,
    )
    for (const row of await readRows(db, statement, { ...asking, ids })) found.set(row['id']!, highlight(row['texts']!))
  }
  for (const row of rows)
    if (row[version] !== undefined && found.get(row['id']!)) keepAmong(known, most, keyOf(row), found.get(row['id']!)!)
  return rows.map((row) => ({
    ...row,
    search_highlight: found.get(row['id']!) ?? 'null',
    ...(type === 'insights' && { viewer_is_restricted: String(row['restriction_reason'] !== null) }),
  }))
}
