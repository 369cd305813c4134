/** Finding what matches a text and filters: the statement that orders and counts the matches of several types, and their rows. */
import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { placeholder, prepare, readRows } from '../../database/read.ts'
import type { Statement, TextRow } from '../../database/read.ts'
import { keepAmong } from '../../verbs/bounded.ts'
import type { Caller } from '../../verbs/caller.ts'
import type { AskedFor, Beside, From, Position } from '../../verbs/handler.ts'
import { keptLately } from '../../verbs/lately.ts'
import { scopeOf, scopeValues } from '../../verbs/visible.ts'
import { rowsOf } from '../../verbs/walk.ts'
import type { FilterName } from './insights.filters.ts'
import { insights } from './insights.ts'
import { whatIsAsked } from './search.asking.ts'
import { formOf, isByTime } from './search.form.ts'
import type { Form } from './search.form.ts'
import { breadthOf, breadthOfRanked, lookedUp, looksUp, ranked } from './search.insights.ts'
import { withMarks } from './search.marking.ts'
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

export interface Found {
  /** The rows of the page in their order, each as its type is listed. */
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

/** One page of what matches. Of a quick search that finds nothing, what matches when one letter of a word is another. */
export async function findMatches(asked: Asked): Promise<Found> {
  const found = await findExactly(asked)
  if (!asked.quick || found.total > 0 || asked.text === '') return found
  const { rows } = await sql<{ text: string | null }>`select forgiven(${asked.text}) as text`.execute(asked.db)
  return rows[0]!.text === null ? found : findExactly({ ...asked, text: rows[0]!.text })
}

/** In how many of the newest insights as many as are ranked were found lately, of what many matched. */
const breadths = keptLately<number>()

/** The first page of places, by what was found lately: undefined where not as much is found any more. */
async function lookAgain(ask: Looking, many: number): Promise<TextRow | undefined> {
  const { db, types, form, caller, values, place } = ask
  const row = await readOne(db, finding(types, { ...form, recent: true, insights: ranked }, caller), { ...values, ...place, many })
  const counts = countsOf(row)
  return counts['insights'] === ranked ? { ...row, counts: JSON.stringify({ ...counts, insights: form.most }) } : undefined
}

interface Looking {
  db: Database
  types: readonly Type[]
  form: Form
  caller: Caller
  /** What is asked for and by whom, and where the page is. */
  values: Readonly<Record<string, unknown>>
  place: Place
}

const readOne = async (db: Database, statement: Statement, values: Record<string, unknown>): Promise<TextRow> =>
  (await readRows(db, statement, values))[0]!
const countsOf = (row: TextRow) => JSON.parse(row['counts']!) as Record<string, number>
const endOf = (row: TextRow) => JSON.parse(row['ending']!) as { reached: boolean; holding: number }

/**
 * Looks in ever more of the newest insights, then in all. Where so many matched lately that they are not counted to the end, a page
 * of what is ranked takes these alone.
 */
async function look(ask: Looking): Promise<TextRow> {
  const { db, types, form, caller, values, place } = ask
  const held = values['held'] as string | null
  // With filters the planner finds the words of most texts by the values of both.
  const inSome = isByTime(form.sort) && (form.named || form.words !== 'all')
  if (inSome && looksInInsights(types, form) && held !== null) {
    const { lately, remember, forget } = breadths(db, JSON.stringify([types, caller.accountType, form, values]))
    const isRanked = place.place !== undefined && place.anchor === undefined && place.place + place.size <= ranked
    const again = lately !== undefined && isRanked ? await lookAgain(ask, lately) : undefined
    if (again) return again
    forget()
    const { first, total, next } = await breadthOf(db, form, held)
    for (let many = first; many < total / 2;) {
      const row = await readOne(db, finding(types, { ...form, recent: true }, caller), { ...values, ...place, many })
      const { reached, holding } = endOf(row)
      if (reached && countsOf(row)['insights'] === form.most) remember(breadthOfRanked(form, many))
      if (reached) return row
      many = next(many, holding)
    }
  }
  return readOne(db, finding(types, form, caller), { ...values, ...place })
}

async function findExactly(asked: Asked): Promise<Found> {
  const { db, caller, types, text, quick, filters, page, marked } = asked
  const most = quick ? quickReach : reach
  const names = (Object.keys(filters) as FilterName[]).filter((name) => filters[name] !== undefined).sort()
  const looked = types.filter((one) => text !== '' || searched[one].byFilters)
  const counts: Record<string, number> = Object.fromEntries(Object.keys(searched).map((one) => [one, 0]))
  const asking = await whatIsAsked(db, text, quick)
  let places: [Type, string, number][] = []
  if (looked.length > 0) {
    const values = {
      ...scopeValues(caller),
      ...asking,
      ...Object.fromEntries(names.map((name) => [`filter ${name}`, filters[name]])),
    }
    const form = formOf(asking, asked, names, most + 1)
    const row = await look({ db, types: looked, form, caller, values, place: placeOf(page, most) })
    Object.assign(counts, countsOf(row))
    places = JSON.parse(row['page'] ?? '[]') as [Type, string, number][]
  }
  const rows = new Map<string, TextRow>()
  for (const [one, some] of Map.groupBy(places, ([one]) => one)) {
    const { resource } = searched[one]
    const listed = await rowsOf(
      db,
      caller,
      resource,
      some.map(([, id]) => id),
    )
    for (const row of marked ? await withMarks(db, one, quick, asking, listed) : listed) rows.set(`${one}/${row['id']}`, row)
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

/** The place before a page or where it is anchored, and how long it is. */
type Place = ReturnType<typeof placeOf>

function placeOf({ number, size, from }: AskedFor, most: number) {
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
