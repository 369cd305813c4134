/** Where what was found matches, marked in its texts. It is kept for each version of a row: to mark a summary takes long. */
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { placeholder, readRows } from '../../database/read.ts'
import type { TextRow } from '../../database/read.ts'
import { keepAmong, mapOfEach } from '../../verbs/caches.ts'
import type { Caller } from '../../verbs/caller.ts'
import { version } from '../../verbs/resource.ts'
import { rowsOf } from '../../verbs/walk.ts'
import type { Asking } from './search.asking.ts'
import { marks, searched } from './search.types.ts'
import type { Type } from './search.types.ts'

/** How many rows of a database are kept as they were marked. */
const most = 2_000

const keptIn = mapOfEach<string>()

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

interface Marking {
  db: Database
  caller: Caller
  type: Type
  quick: boolean
  asking: Asking
}

/** Marks the texts of some ids, and answers them as HTML by their ids. */
async function markTexts({ db, type, quick, asking }: Marking, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { resource: r, marked } = searched[type]
  const statement = r.statement(
    quick ? 'marked:quick' : 'marked',
    'staff',
    () => sql`select ${sql.ref(`${r.table}.id`)}, (${marked({ quick })})::text as texts
      from unnest((select ${placeholder('ids')}::text[])) as found (id) join ${sql.table(r.table)} using (id)`,
  )
  const rows = await readRows(db, statement, { ...asking, ids })
  return new Map(rows.map((row) => [row['id']!, highlight(row['texts']!)]))
}

/** The texts of some rows, marked now or at the same version of the row before. */
async function marksOf(marking: Marking, rows: readonly TextRow[]): Promise<Map<string, string>> {
  const { db, type, asking } = marking
  const known = keptIn(db)
  const found = new Map<string, string>()
  const unknown = new Map<string, { key: string; isKept: boolean }>()
  for (const row of rows) {
    const id = row['id']!
    const key = JSON.stringify([type, asking.text, id, row[version]])
    const text = known.get(key)
    if (text === undefined) unknown.set(id, { key, isKept: row[version] !== undefined })
    else found.set(id, text)
  }
  const texts = await markTexts(marking, [...unknown.keys()])
  for (const [id, { key, isKept }] of unknown) {
    const text = texts.get(id) ?? 'null'
    if (isKept) keepAmong(known, most, key, text)
    found.set(id, text)
  }
  return found
}

/**
 * The rows of some ids as they are listed, with `search_highlight` and, of insights, whether the reader is restricted. While one
 * types the text is another each time, so that nothing is kept and both are read at once.
 */
export async function markedRows(marking: Marking, ids: readonly string[]): Promise<TextRow[]> {
  const { db, caller, type, quick } = marking
  const reading = rowsOf(db, caller, searched[type].resource, ids)
  const [rows, texts] = quick
    ? await Promise.all([reading, markTexts(marking, ids)])
    : [await reading, await marksOf(marking, await reading)]
  return rows.map((row) => ({
    ...row,
    search_highlight: texts.get(row['id']!) ?? 'null',
    ...(type === 'insights' && { viewer_is_restricted: String(row['restriction_reason'] !== null) }),
  }))
}
