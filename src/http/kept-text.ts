/**
 * The text of rows of which what follows from the row alone is kept (verbs/kept-rows.ts). It is written once and kept as bytes
 * in two pieces, between which the values of the viewer stand: most of a list is links and long texts, and to make bytes of them takes
 * longer than all the rest of an answer.
 */
import type { TextRow } from '../database/read.ts'
import type { Rows } from '../generated/contract.ts'
import { columns, values } from '../generated/serializers.ts'
import type { LinkTo } from '../generated/serializers.ts'

/** A part of a text, or the bytes of one. */
export type Part = string | Buffer

interface Pieces {
  origin: string
  before: Buffer
  /** The columns that differ between viewers, each with how its value is written, and what follows it. */
  between: { column: string; write: Value; then: string }[]
  after: Buffer
}

type Value = (value: string | null, linkTo: LinkTo) => string

/** How a value of a kind is written; most are JSON as they were read. */
const valueOf = (kind: string): Value => values[kind] ?? ((value) => value!)

/** By the row that is kept, so that they go when it does. */
const written = new WeakMap<TextRow, Pieces>()

/** Stands for a value: PostgreSQL stores no such character. */
const hole = '\0'

/** Writes a row of which `own` is kept, in parts. `write` writes whole rows; its text is kept for one origin at a time. */
export function writeKept(
  of: keyof Rows,
  own: TextRow,
  row: TextRow,
  { origin, linkTo }: { origin: string; linkTo: LinkTo },
  write: (row: TextRow) => string,
): Part[] {
  let pieces = written.get(own)
  if (pieces?.origin !== origin) written.set(own, (pieces = piecesOf(of, own, origin, write)))
  const { before, between, after } = pieces
  let text = ''
  for (const one of between) text += one.write(row[one.column]!, linkTo) + one.then
  return [before, text, after]
}

/** @throws for links that expire, and for what a viewer may not even know to be there. */
function piecesOf(of: keyof Rows, own: TextRow, origin: string, write: (row: TextRow) => string): Pieces {
  const others = columns[of].filter(([column]) => !Object.hasOwn(own, column))
  const unfit = columns[of].filter((one) => (others.includes(one) ? one[1] === 'restricted' : one[1].startsWith('download')))
  if (unfit.length > 0) throw new Error(`the text of ${of} cannot be kept`)
  const whole = write({ ...own, ...Object.fromEntries(others.map(([column]) => [column, hole])) })
  const texts: string[] = []
  let at = 0
  for (const [, kind] of others) {
    const gap = valueOf(kind)(hole, () => hole)
    const found = whole.indexOf(gap, at)
    texts.push(whole.slice(at, found))
    at = found + gap.length
  }
  const [before = '', ...rest] = [...texts, whole.slice(at)]
  const after = rest.pop() ?? ''
  return {
    origin,
    before: Buffer.from(before),
    between: others.map(([column, kind], index) => ({ column, write: valueOf(kind), then: rest[index] ?? '' })),
    after: Buffer.from(after),
  }
}
