/**
 * The text of listed rows of which what follows from the row alone is kept (verbs/kept-rows.ts). It is written once and kept as bytes
 * in two pieces, between which the values of the viewer stand: most of a list is links and long texts, and to make bytes of them takes
 * longer than all the rest of an answer.
 */
import type { TextRow } from '../database/read.ts'
import type { Rows } from '../generated/contract.ts'
import { columns } from '../generated/serializers.ts'

/** A part of a text, or the bytes of one. */
export type Part = string | Buffer

type Column = readonly [column: string, kind: string]

interface Pieces {
  origin: string
  before: Buffer
  /** The columns that differ between viewers, each with whether it is a text, and what follows its value. */
  between: { column: string; isText: boolean; then: string }[]
  after: Buffer
}

/** By the row that is kept, so that they go when it does. */
const written = new WeakMap<TextRow, Pieces>()

/** Stands for a value: PostgreSQL stores no such character. */
const hole = '\0'
const holes = /"\\u0000"|\0/

/** Writes a row of which `own` is kept, in parts. `write` writes whole rows; its text is kept for one origin at a time. */
export function writeKept(of: keyof Rows, own: TextRow, row: TextRow, origin: string, write: (row: TextRow) => string): Part[] {
  let pieces = written.get(own)
  if (pieces?.origin !== origin) written.set(own, (pieces = piecesOf(of, own, origin, write)))
  const { before, between, after } = pieces
  let text = ''
  for (const { column, isText, then } of between) text += (isText ? JSON.stringify(row[column]) : row[column]!) + then
  return [before, text, after]
}

/** @throws for links that expire, and for a viewer's value that is written in another way than as the text or the JSON that it is. */
function piecesOf(of: keyof Rows, own: TextRow, origin: string, write: (row: TextRow) => string): Pieces {
  const isOwn = ([column]: Column): boolean => Object.hasOwn(own, column)
  const others = columns[of].filter((one) => !isOwn(one))
  const [before, ...rest] = write({ ...own, ...Object.fromEntries(others.map(([column]) => [column, hole])) }).split(holes)
  const unfit = columns[of].filter((one) => (isOwn(one) ? one[1].startsWith('download') : one[1] === 'restricted'))
  if (rest.length !== others.length || unfit.length > 0) throw new Error(`the text of ${of} cannot be kept`)
  const after = rest.pop() ?? ''
  return {
    origin,
    before: Buffer.from(before!),
    between: others.map(([column, kind], index) => ({ column, isText: kind === 'text', then: rest[index] ?? '' })),
    after: Buffer.from(after),
  }
}
