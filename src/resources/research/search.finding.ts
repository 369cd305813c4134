/** Finding what matches a text and filters: the rows of a page, and how many match. */
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import type { TextRow } from '../../database/read.ts'
import type { Caller } from '../../verbs/caller.ts'
import type { AskedFor, Beside, From, Position } from '../../verbs/handler.ts'
import { scopeValues } from '../../verbs/visible.ts'
import { rowsOf } from '../../verbs/walk.ts'
import type { FilterName } from './insights.filters.ts'
import { whatIsAsked } from './search.asking.ts'
import { formOf } from './search.form.ts'
import type { Form } from './search.form.ts'
import { look } from './search.looking.ts'
import type { Looked } from './search.looking.ts'
import { markedRows } from './search.marking.ts'
import { searched } from './search.types.ts'
import type { Type } from './search.types.ts'

/** How many matches can be reached, and how many while one types. */
const reach = 1_000
const quickReach = 12

interface Asked {
  db: Database
  caller: Caller
  types: readonly Type[]
  text: string
  quick: boolean
  sort: Form['sort']
  muted: boolean
  /** The values of the filters; undefined ones are not asked for. */
  filters: Record<string, unknown>
  page: AskedFor
  /** Whether it is marked in the rows where they match. */
  marked: boolean
}

interface Found {
  /** The rows of the page in their order, each as its type is listed. */
  rows: { type: Type; row: TextRow }[]
  /** How many match, by type, and altogether up to where the list ends. */
  counts: Record<string, number>
  total: number
  capped: boolean
  beside?: Beside
}

/** One page of what matches. Of a quick search that finds nothing, what matches when one letter of a word is another. */
export async function findMatches(asked: Asked): Promise<Found> {
  const found = await findExactly(asked)
  if (!asked.quick || found.total > 0 || asked.text === '') return found
  const { rows } = await sql<{ text: string | null }>`select forgiven(${asked.text}) as text`.execute(asked.db)
  return rows[0]!.text === null ? found : findExactly({ ...asked, text: rows[0]!.text })
}

async function findExactly(asked: Asked): Promise<Found> {
  const { db, caller, types, text, quick, filters, page, marked } = asked
  const most = quick ? quickReach : reach
  const names = (Object.keys(filters) as FilterName[]).filter((name) => filters[name] !== undefined).sort()
  const looked = types.filter((one) => text !== '' || searched[one].byFilters)
  const counts: Record<string, number> = Object.fromEntries(Object.keys(searched).map((one) => [one, 0]))
  const asking = await whatIsAsked(db, text, quick)
  let places: Looked['places'] = []
  if (looked.length > 0) {
    const values = {
      ...scopeValues(caller),
      ...asking,
      ...Object.fromEntries(names.map((name) => [`filter ${name}`, filters[name]])),
    }
    const found = await look({ db, types: looked, form: formOf(asking, asked, names, most + 1), caller, values, page })
    Object.assign(counts, found.counts)
    places = found.places
  }
  const rows = new Map<string, TextRow>()
  for (const [one, some] of Map.groupBy(places, ([one]) => one)) {
    const ids = some.map(([, id]) => id)
    const listed = marked ? markedRows({ db, caller, type: one, quick, asking }, ids) : rowsOf(db, caller, searched[one].resource, ids)
    for (const row of await listed) rows.set(`${one}/${row['id']}`, row)
  }
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return {
    rows: places.flatMap(([type, id]) => {
      const row = rows.get(`${type}/${id}`)
      return row ? [{ type, row }] : []
    }),
    counts: Object.fromEntries(Object.entries(counts).map(([one, count]) => [one, Math.min(count, most)])),
    total: Math.min(total, most),
    capped: total > most,
    ...(page.from && { beside: besideOf(places, page.from, Math.min(total, most)) }),
  }
}

/** What lies beside the places of a page. */
function besideOf(places: Looked['places'], { back, at }: From, total: number): Beside {
  const position = (one: Looked['places'][number]): Position => ({ value: String(one[2]), id: one[1] })
  const [first, last] = [places[0], places.at(-1)]
  if (!first || !last) return { next: back && at ? null : undefined, previous: !back && at ? null : undefined }
  return { next: last[2] < total ? position(last) : undefined, previous: first[2] > 1 ? position(first) : undefined }
}
