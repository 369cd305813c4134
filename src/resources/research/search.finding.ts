/** Finding what matches a text and filters: the statement that orders and counts the matches of several types, and their rows. */
import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { placeholder, prepare, readRows } from '../../database/read.ts'
import type { Statement, TextRow } from '../../database/read.ts'
import { keepAmong } from '../../verbs/bounded.ts'
import type { Caller } from '../../verbs/caller.ts'
import type { AskedFor, Beside, From, Position } from '../../verbs/handler.ts'
import { scopeOf, scopeValues } from '../../verbs/visible.ts'
import type { FilterName } from './insights.filters.ts'
import { insights } from './insights.ts'
import { whatIsAsked } from './search.asking.ts'
import { formOf, isByTime } from './search.form.ts'
import type { Form } from './search.form.ts'
import { looksUp, lookedUp, breadthOf } from './search.insights.ts'
import { marks, searched } from './search.types.ts'
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
}

export interface Found {
  /** The rows of the page in their order, each as its type is listed and with `search_highlight`. */
  rows: { type: Type; row: TextRow }[]
  /** How many match, by type, and altogether up to where the list ends. */
  counts: Record<string, number>
  total: number
  capped: boolean
  beside?: Beside
}

/**
 * Relevance changes with time, so that a position in it is a place and the id of what stood there: it is where that stands now, and
 * only where it is found no more what it was. Between the two bounds lies the page.
 */
const bounds = sql`anchor as (select coalesce((select place from ordered where id = ${placeholder('anchor')}),
    ${placeholder('place')}::int, (select count(*) + 1 from ordered)) as at),
  bounds as (select case when ${placeholder('back')}::boolean then at - 1 - ${placeholder('size')}::int else at end as above,
    case when ${placeholder('back')}::boolean then at else at + 1 + ${placeholder('size')}::int end as below from anchor)`

/** Whether words are looked up in insights. */
const looksInInsights = (types: readonly Type[], form: Form): boolean => types.includes('insights') && looksUp(form)

/** The statement that finds one page of matches and counts all of them, by type. */
function finding(types: readonly Type[], form: Form, caller: Caller): Statement {
  const kinds = types.map((type) => searched[type].resource.kindOf(caller))
  const key = JSON.stringify([types, kinds, form])
  const known = statements.get(key)
  if (known) return known
  const name = (type: Type) => sql.id(`found ${type}`)
  const words = looksInInsights(types, form) ? lookedUp(form, scopeOf(insights.kindOf(caller))) : []
  const each = types.map((type, n) => sql`${name(type)} as materialized (${searched[type].matches(form, scopeOf(kinds[n]!))})`)
  const all = types.map((type) => sql`select ${sql.lit(type)} as type, id, band, score::float8, label from ${name(type)}`)
  const counts = types.map((type) => sql`${sql.lit(type)}::text, (select count(*) from ${name(type)})`)
  const statement = sql`with ${sql.join([...words, ...each])}, ordered as (
      select type, id, row_number() over (order by band, score desc, label, id desc) as place
      from (${sql.join(all, sql` union all `)}) as found), ${bounds}
    select json_build_object(${sql.join(counts)})::text as counts,
      ${words.length > 0 ? sql`(select to_json(ending)::text from ending)` : sql`null`} as ending,
      (select json_agg(json_build_array(type, id, place) order by place)::text from ordered, bounds
        where place > above and place < below and place <= ${placeholder('most')}::int) as page`
  const made = form.named ? prepare(statement, `search:${key}`, false) : prepare(statement)
  keepAmong(statements, mostStatements, key, made)
  return made
}

const statements = new Map<string, Statement>()
const mostStatements = 1_000

/** The rows of what was found, as they are listed. */
async function rowsOf(db: Database, caller: Caller, type: Type, quick: boolean, values: Record<string, unknown>): Promise<TextRow[]> {
  const { resource: r, besides } = searched[type]
  const statement = r.statement(
    quick ? 'search:quick' : 'search',
    r.kindOf(caller),
    (scope) => sql`${r.select('item', scope, besides({ quick }))} from unnest((select ${placeholder('ids')}::text[])) as found (id)
      join ${sql.table(r.table)} on ${sql.ref(`${r.table}.id`)} = found.id ${r.joins(scope)} where ${r.visible(scope)}`,
  )
  return readRows(db, statement, { ...scopeValues(caller), ...values })
}

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

/** One page of what matches. Of a quick search that finds nothing, what matches when one letter of a word is another. */
export async function findMatches(asked: Asked): Promise<Found> {
  const found = await findExactly(asked)
  if (!asked.quick || found.total > 0 || asked.text === '') return found
  const { rows } = await sql<{ text: string | null }>`select forgiven(${asked.text}) as text`.execute(asked.db)
  return rows[0]!.text === null ? found : findExactly({ ...asked, text: rows[0]!.text })
}

/** Looks in ever more of the newest insights, then in all. */
async function look(
  db: Database,
  types: readonly Type[],
  form: Form,
  caller: Caller,
  values: Readonly<Record<string, unknown>>,
): Promise<TextRow> {
  const held = values['held'] as string | null
  // With filters the planner finds the words of most texts by the values of both.
  const inSome = isByTime(form.sort) && (form.named || form.words !== 'all')
  if (inSome && looksInInsights(types, form) && held !== null) {
    const { first, total, next } = await breadthOf(db, form, held)
    for (let many = first; many < total / 2;) {
      const [row] = await readRows(db, finding(types, { ...form, recent: true }, caller), { ...values, many })
      const { reached, holding } = JSON.parse(row!['ending']!) as { reached: boolean; holding: number }
      if (reached) return row!
      many = next(many, holding)
    }
  }
  const [row] = await readRows(db, finding(types, form, caller), { ...values })
  return row!
}

async function findExactly(asked: Asked): Promise<Found> {
  const { db, caller, types, text, quick, filters, page } = asked
  const most = quick ? quickReach : reach
  const names = (Object.keys(filters) as FilterName[]).filter((name) => filters[name] !== undefined).sort()
  const looked = types.filter((one) => text !== '' || searched[one].byFilters)
  const counts: Record<string, number> = Object.fromEntries(Object.keys(searched).map((one) => [one, 0]))
  const asking = await whatIsAsked(db, text, quick)
  let places: [Type, string, number][] = []
  if (looked.length > 0) {
    const row = await look(db, looked, formOf(asking, asked, names, most + 1), caller, {
      ...scopeValues(caller),
      ...asking,
      ...Object.fromEntries(names.map((name) => [`filter ${name}`, filters[name]])),
      ...placesOf(page, most),
    })
    Object.assign(counts, JSON.parse(row['counts']!))
    places = JSON.parse(row['page'] ?? '[]') as [Type, string, number][]
  }
  const rows = new Map<string, TextRow>()
  for (const [one, some] of Map.groupBy(places, ([one]) => one)) {
    for (const row of await rowsOf(db, caller, one, quick, { ...asking, ids: some.map(([, id]) => id) })) {
      rows.set(`${one}/${row['id']}`, { ...row, search_highlight: highlight(row['search_highlight']!) })
    }
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

/** Where a page begins and how long it is. */
function placesOf({ number, size, from }: AskedFor, most: number): Record<string, unknown> {
  const before = Math.min((number - 1) * size, most)
  const start = !from ? before : from.at ? Number(from.at.value) : from.back ? undefined : 0
  return { place: start, anchor: from?.at?.id, back: from?.back ?? false, size, most }
}

/** What lies beside the places of a page. */
function besideOf(places: readonly [Type, string, number][], { back, at }: From, total: number): Beside {
  const position = (one: [Type, string, number]): Position => ({ value: String(one[2]), id: one[1] })
  const [first, last] = [places[0], places.at(-1)]
  if (!first || !last) return { next: back && at ? null : undefined, previous: !back && at ? null : undefined }
  return { next: last[2] < total ? position(last) : undefined, previous: first[2] > 1 ? position(first) : undefined }
}
