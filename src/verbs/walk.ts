/**
 * One page of a resource with the total it belongs to, found in one statement, so that both come from one snapshot. The
 * first page is read straight from the index of the order; another page is walked to by index alone, from the nearer end or,
 * where counters tell it, from near the page.
 */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../database/connection.ts'
import { placeholder, readRows } from '../database/read.ts'
import type { Statement, TextRow } from '../database/read.ts'
import type { Caller } from './caller.ts'
import { ordered, pageOf, partsFrom, valuesOf } from './cursor.ts'
import type { Walked } from './cursor.ts'
import type { AskedFor, From } from './handler.ts'
import { readListed } from './kept-rows.ts'
import { asCounted } from './many.ts'
import type { Nature, Resource } from './resource.ts'
import { scopeValues } from './visible.ts'
import type { Scope } from './visible.ts'
import { builders, cap, counted, further, many } from './walk.statements.ts'
import type { Walk } from './walk.statements.ts'

/** How many rows a statement reads: a number that stands in it, since the plan for one that does not is poor and made anew each time. */
const lengths = [10, 20, 25, 50, 100]
const lengthFor = (size: number): number => lengths.find((one) => one >= size) ?? size
/** Pages nearer to the start than this are walked to from the start without asking where the end is. */
const nearStart = 1_000
const lastTotals = new Map<string, number>()

/** Finds the page that is asked for, by its number or by a position, and the total unless nobody looks at it. */
export async function walk(
  db: Database,
  caller: Caller,
  { number, size, from: position, withoutTotal }: AskedFor,
  w: Walk,
): Promise<Walked> {
  const values = { ...scopeValues(caller), ...w.values }
  if (position) {
    const found = await walkFrom(db, caller, { size, from: position }, w, values)
    return { ...found, ...(withoutTotal ? { total: 0, capped: false } : await countOnly(db, caller, w, values)) }
  }
  const offset = (number - 1) * size
  if (w.total === 'capped') return walkMatches(db, caller, { offset, size: Math.min(size, cap - offset) }, w, values)
  const from = await nearerEnd(db, caller, w, values, offset)
  const read = (as: 'item' | 'rest of item') => readRows(db, statementOf(w, caller, { from, size, as }), { ...values, offset })
  const rows = (await (from === 'first' ? readListed(db, w.resource, read) : read('item'))).slice(0, size)
  if (rows.length === 0) return { rows, ...(offset === 0 ? { total: 0, capped: false } : await countOnly(db, caller, w, values)) }
  return { rows, ...remember(w, Number(rows[0]!['total'])) }
}

interface Reading {
  from: keyof typeof builders
  size: number
  as: 'item' | 'rest of item'
}

/** The statement that reads a page. */
function statementOf(w: Walk, caller: Caller, { from, size, as }: Reading): Statement {
  const length = lengthFor(size)
  const build = (scope: Scope) => builders[from](w, scope, sql.lit(length), as)
  return w.resource.statement(
    `${w.key}:${from}:${length}${as === 'item' ? '' : ':rest'}`,
    w.resource.kindOf(caller),
    build,
    from === 'many' && w.named === 'unless many' ? 'planned' : natureOf(w, from === 'first'),
  )
}

/** A page of what is counted up to the cap, by ids. Where there were many matches lately they are not counted again. */
async function walkMatches(
  db: Database,
  caller: Caller,
  { offset, size }: { offset: number; size: number },
  w: Walk,
  values: Record<string, unknown>,
): Promise<Walked> {
  if (size <= 0) return { rows: [], ...(await countOnly(db, caller, w, values)) }
  const list = asCounted(db, countOf(w, caller), values)
  const read = (from: 'matches' | 'many') => readRows(db, statementOf(w, caller, { from, size, as: 'item' }), { ...values, offset })
  const answer = async (found: TextRow[], counted: number): Promise<Walked> => {
    const listed = found.slice(0, size).filter((row) => row['id'] !== null)
    const { ids, times } = foundBy(listed, inTime(w))
    return { rows: await rowsOf(db, caller, w.resource, ids, times), ...remember(w, counted) }
  }
  if (list.hadMany) {
    const found = await read('many')
    if (found.length >= size) return answer(found, many)
  }
  const found = await read('matches')
  const counted = Number(found[0]!['total'])
  list.remember(counted)
  return answer(counted > many ? await read('many') : found, counted)
}

/**
 * A page from a position on, by ids: to plan what finds these takes little, also where it is planned each time. It is past counting,
 * so that it reaches what is not counted any more.
 */
async function walkFrom(
  db: Database,
  caller: Caller,
  { size, from }: { size: number; from: From },
  w: Walk,
  values: Record<string, unknown>,
): Promise<Pick<Walked, 'rows' | 'beside'>> {
  const descending = w.order.descending !== from.back
  const length = lengthFor(size) + 1
  const walked: TextRow[] = []
  for (const part of partsFrom(from, descending)) {
    if (walked.length > size) break
    const statement = w.resource.statement(
      `${w.key}:${descending ? 'down' : 'up'}:${part}:${length}`,
      w.resource.kindOf(caller),
      (scope) => further(w, scope, part, descending, sql.lit(length)),
      natureOf(w, false),
    )
    const found = await readRows(db, statement, { ...values, ...valuesOf(from) })
    walked.push(...found.slice(0, size + 1 - walked.length))
  }
  const { rows, beside } = pageOf(walked, size, from)
  // Nothing of them is kept: whoever walks through a whole list would push out what is asked for most.
  return { rows: await readFound(db, caller, w.resource, foundBy(rows, inTime(w)), 'item'), beside }
}

/** Rows by their ids in their order, and where that is known by when they were made. */
interface Found {
  ids: readonly string[]
  /** So that of a table in parts the one is read that a row is in. */
  times: readonly string[] | undefined
}

const inTime = ({ order }: Walk): boolean => order.column === 'created_at'

/** What a statement found that answers the id of each row and what it is ordered by, which may be when it was made. */
export const foundBy = (rows: readonly TextRow[], inTime: boolean): Found => ({
  ids: rows.map((row) => row['id']!),
  times: inTime ? rows.map((row) => row[ordered]!) : undefined,
})

/**
 * The rows of some ids in their order, as they are listed, and of a table in parts by their times as well. One statement serves every
 * way to find them, so that only that is planned anew.
 */
export const rowsOf = (
  db: Database,
  caller: Caller,
  resource: Resource,
  ids: readonly string[],
  times?: readonly string[],
): Promise<TextRow[]> => readListed(db, resource, (as) => readFound(db, caller, resource, { ids, times }, as))

async function readFound(
  db: Database,
  caller: Caller,
  resource: Resource,
  { ids, times }: Found,
  as: 'item' | 'rest of item',
): Promise<TextRow[]> {
  if (ids.length === 0) return []
  const statement = resource.statement(
    `rows${times ? ' of times' : ''}${as === 'item' ? '' : ':rest'}`,
    resource.kindOf(caller),
    (scope) => sql`${resource.select(as, scope)} from ${foundIn(resource.table, times !== undefined)} ${resource.joins(scope)}
      where ${resource.visible(scope)} order by found.place`,
  )
  return readRows(db, statement, { ...scopeValues(caller), found: ids, times })
}

/** The rows of a table that were found, in their places, by their ids or by their times as well. */
function foundIn(table: string, byTime: boolean): RawBuilder<unknown> {
  const [id, time] = ['id', 'created_at'].map((name) => sql.ref(`${table}.${name}`))
  const ids = sql`(select ${placeholder('found')}::text[])`
  if (!byTime) return sql`unnest(${ids}) with ordinality as found (id, place) join ${sql.table(table)} on ${id} = found.id`
  return sql`unnest(${ids}, (select ${placeholder('times')}::timestamptz[])) with ordinality as found (id, time, place)
    join ${sql.table(table)} on ${id} = found.id and ${time} = found.time`
}

/** From where to walk to a page. What was counted last is only a hint: each statement counts for itself. */
async function nearerEnd(
  db: Database,
  caller: Caller,
  w: Walk,
  values: Record<string, unknown>,
  offset: number,
): Promise<'first' | 'start' | 'end' | 'near'> {
  if (offset === 0) return 'first'
  if (offset <= nearStart) return 'start'
  if (w.near) return 'near'
  const total = lastTotals.get(nameOf(w)) ?? (await countOnly(db, caller, w, values)).total
  return offset > total / 2 ? 'end' : 'start'
}

/** Counting takes long, and so does walking; only the first page of what has such a counter is short. */
const natureOf = ({ named, total }: Walk, near: boolean): Nature =>
  !named ? 'planned' : near && typeof total === 'object' && total.short ? 'short' : 'long'

const nameOf = (w: Walk): string => `${w.resource.type}:${w.key}`

function remember(w: Walk, counted: number): { total: number; capped: boolean } {
  if (typeof w.total === 'object') lastTotals.set(nameOf(w), counted)
  const capped = w.total === 'capped' && counted > cap
  return { total: capped ? cap : counted, capped }
}

const countOf = (w: Walk, caller: Caller): Statement =>
  w.resource.statement(
    `${w.key}:total`,
    w.resource.kindOf(caller),
    (scope) => sql`select (${counted(w, scope)})::text as total`,
    natureOf(w, true),
  )

async function countOnly(
  db: Database,
  caller: Caller,
  w: Walk,
  values: Record<string, unknown>,
): Promise<{ total: number; capped: boolean }> {
  const statement = countOf(w, caller)
  const list = w.total === 'capped' ? asCounted(db, statement, values) : undefined
  if (list?.hadMany) return remember(w, many)
  const [row] = await readRows(db, statement, values)
  const total = Number(row!['total'])
  list?.remember(total)
  return remember(w, total)
}
