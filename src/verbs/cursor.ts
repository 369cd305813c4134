/** A page that begins at a position in the order of its list. What is added or taken away elsewhere does not move it. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { placeholder } from '../database/read.ts'
import type { TextRow } from '../database/read.ts'
import type { Beside, From, Position } from './handler.ts'
import type { Scope } from './visible.ts'

/** A column to sort by and its direction. Equal rows follow by id in the same direction, so that the order is total. */
export interface Order {
  /** A column of the table, or SQL that answers one for each row, where it says so of each caller. */
  column: string | RawBuilder<unknown> | ((scope: Scope) => RawBuilder<unknown>)
  descending: boolean
}

/** A page as it is found, before its rows are written. */
export interface Walked {
  rows: TextRow[]
  total: number
  capped: boolean
  beside?: Beside
}

/** The column under which a statement answers what a row is ordered by. */
export const ordered = 'ordered_by'

const positionOf = (row: TextRow): Position => ({ value: row[ordered]!, id: row['id']! })

/** The places of a position in a statement. */
const value = placeholder('position value')
const id = placeholder('position id')

/** The values for the places of a position. */
export const valuesOf = ({ at }: From): Record<string, string | undefined> => ({
  'position value': at?.value ?? undefined,
  'position id': at?.id,
})

/**
 * The part of a list that is looked through: all of it, what lies beyond a position, what lies beyond one among the rows without
 * a value, or the rows on the far side of those. Rows without a value are the greatest.
 */
export type Part = 'all' | 'beyond' | 'beyond without value' | 'rest'

/** The parts in which a page may lie, in their order. `descending`: as it is walked. */
export function partsFrom({ at }: From, descending: boolean): readonly Part[] {
  if (!at) return ['all']
  if (at.value === null) return descending ? ['beyond without value', 'rest'] : ['beyond without value']
  return descending ? ['beyond'] : ['beyond', 'rest']
}

/** The condition of a part, for a column or an expression and the column of the ids. */
export function isIn(part: Part, descending: boolean, column: RawBuilder<unknown>, ids: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const further = descending ? sql`<` : sql`>`
  switch (part) {
    case 'all':
      return sql`true`
    case 'beyond':
      return sql`(${column}, ${ids}) ${further} (${value}, ${id})`
    case 'beyond without value':
      return sql`${column} is null and ${ids} ${further} ${id}`
    case 'rest':
      return descending ? sql`${column} is not null` : sql`${column} is null`
  }
}

/** The rows of a page in the order of the list, of rows in the order in which they were walked, one more than fit where there are more. */
export function pageOf<Row extends TextRow>(walked: readonly Row[], size: number, { back, at }: From): { rows: Row[]; beside: Beside } {
  const more = walked.length > size
  const rows = walked.slice(0, size)
  if (back) rows.reverse()
  const [first, last] = [rows[0], rows.at(-1)]
  const behind = at && (first && last ? positionOf(back ? last : first) : null)
  const ahead = more ? positionOf(back ? first! : last!) : undefined
  return { rows, beside: back ? { next: behind, previous: ahead } : { next: ahead, previous: behind } }
}
