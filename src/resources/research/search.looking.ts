/** Looking for what matches: the statement that orders and counts the matches of several types, and where it looks. */
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { prepare, readRows } from '../../database/read.ts'
import type { Statement } from '../../database/read.ts'
import { keepAmong } from '../../verbs/caches.ts'
import type { Caller } from '../../verbs/caller.ts'
import type { AskedFor } from '../../verbs/handler.ts'
import { keptLately } from '../../verbs/caches.ts'
import { hiddenPlace, scopeOf } from '../../verbs/visible.ts'
import type { CallerKind } from '../../verbs/visible.ts'
import { insights } from './insights.ts'
import { isByTime } from './search.form.ts'
import type { Form } from './search.form.ts'
import { breadthOf, lookedUp, looksUp, ranked } from './search.insights.ts'
import { searched } from './search.types.ts'
import type { Type } from './search.types.ts'

/**
 * Relevance changes with time, so that a position in it is a place and the id of what stood there: it is where that stands now, and
 * only where it is found no more what it was. Between the two bounds lies the page.
 */
const bounds = sql`anchor as (select coalesce((select place from ordered where id = ${hiddenPlace('anchor')}),
    ${hiddenPlace('place')}::int, (select count(*) + 1 from ordered)) as at),
  bounds as (select case when ${hiddenPlace('back')}::boolean then at - 1 - ${hiddenPlace('size')}::int else at end as above,
    case when ${hiddenPlace('back')}::boolean then at else at + 1 + ${hiddenPlace('size')}::int end as below from anchor)`

/** Whether words are looked up in insights. */
const looksInInsights = (types: readonly Type[], form: Form): boolean => types.includes('insights') && looksUp(form)

/** The statement that finds one page of matches and counts all of them, by type. */
function finding(types: readonly Type[], form: Form, caller: Caller): Statement {
  const kinds = types.map((type) => searched[type].resource.kindOf(caller))
  const key = JSON.stringify([types, kinds, form])
  const known = statements.get(key)
  if (known) return known
  const name = (type: Type) => sql.id(`found ${type}`)
  const scope = (kind: CallerKind) => scopeOf(kind, form.named ? hiddenPlace : undefined)
  const words = looksInInsights(types, form) ? lookedUp(form, scope(insights.kindOf(caller))) : []
  const each = types.map((type, n) => sql`${name(type)} as materialized (${searched[type].matches(form, scope(kinds[n]!))})`)
  const all = types.map((type) => sql`select ${sql.lit(type)} as type, id, band, score::float8, label from ${name(type)}`)
  const counts = types.map((type) => sql`${sql.lit(type)}::text, (select count(*) from ${name(type)})`)
  const statement = sql`with ${sql.join([...words, ...each])}, ordered as (
      select type, id, row_number() over (order by band, score desc, label, id desc) as place
      from (${sql.join(all, sql` union all `)}) as found), ${bounds}
    select json_build_object(${sql.join(counts)})::text as counts,
      ${words.length > 0 ? sql`(select to_json(ending)::text from ending)` : sql`null`} as ending,
      (select json_agg(json_build_array(type, id, place) order by place)::text from ordered, bounds
        where place > above and place < below and place <= ${hiddenPlace('most')}::int) as page`
  const made = form.named ? prepare(statement, `search:${key}`, false) : prepare(statement)
  keepAmong(statements, mostStatements, key, made)
  return made
}

const statements = new Map<string, Statement>()
const mostStatements = 1_000

interface Looking {
  db: Database
  types: readonly Type[]
  form: Form
  caller: Caller
  /** What is asked for and by whom. */
  values: Readonly<Record<string, unknown>>
  page: AskedFor
}

export interface Looked {
  /** How many of each type match, up to one more than can be reached. */
  counts: Record<string, number>
  /** What stands on the page, and at which place. */
  places: [Type, string, number][]
}

interface Ended extends Looked {
  /**
   * Of words that were looked up: how many insights hold them, whether nothing is gained by looking among more, and since when
   * more match than are ranked.
   */
  ending: { reached: boolean; holding: number; since: string | null } | null
}

/** Since when more match than are ranked, of what many matched lately. */
const times = keptLately<string>()

/**
 * Looks in ever more of the newest insights, then in all. Where so many matched lately that they are not counted to the end, they
 * are not for half a minute, and a page of what is ranked takes that alone.
 */
export async function look({ db, types, form, caller, values, page }: Looking): Promise<Looked> {
  const place = placeOf(page, form)
  const read = async (asked: Form, where: { many?: number; since?: string } = {}): Promise<Ended> => {
    const [row] = await readRows(db, finding(types, asked, caller), { ...values, ...place, ...where })
    return {
      counts: JSON.parse(row!['counts']!) as Looked['counts'],
      places: JSON.parse(row!['page'] ?? '[]') as Looked['places'],
      ending: JSON.parse(row!['ending'] ?? 'null') as Ended['ending'],
    }
  }
  const held = values['held'] as string | null
  // With filters the planner finds the words of most texts by the values of both.
  const inSome = isByTime(form.sort) && (form.named || form.words !== 'all')
  if (!inSome || !looksInInsights(types, form) || held === null) return read(form)
  const { lately, remember, forget } = times(db, JSON.stringify([types, caller.accountType, form, values]))
  if (lately !== undefined && isRanked(place)) {
    const again = await read({ ...form, among: 'since', insights: ranked }, { since: lately })
    if (again.counts['insights'] === ranked) return { ...again, counts: { ...again.counts, insights: form.most } }
  }
  forget()
  const { first, total, next } = await breadthOf(db, form, held)
  for (let many = first; many < total / 2;) {
    const found = await read({ ...form, among: 'newest' }, { many })
    if (found.counts['insights'] === form.most) remember(found.ending!.since!)
    if (found.ending!.reached) return found
    many = next(many, found.ending!.holding)
  }
  return read(form)
}

/** The place before a page or where it is anchored, and how long it is. */
function placeOf({ number, size, from }: AskedFor, form: Form) {
  const most = form.most - 1
  const before = Math.min((number - 1) * size, most)
  const start = !from ? before : from.at ? Number(from.at.value) : from.back ? undefined : 0
  return { place: start, anchor: from?.at?.id, back: from?.back ?? false, size, most }
}

/** Whether all of a page is among what is ranked. */
const isRanked = ({ place, anchor, size }: ReturnType<typeof placeOf>): boolean =>
  place !== undefined && anchor === undefined && place + size <= ranked
