import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CsvReader, delimiterOf } from '../../src/resources/csv.ts'
import type { CsvRow } from '../../src/resources/csv.ts'

const read = (text: string, delimiter = ',', pieces: readonly number[] = []): CsvRow[] => {
  const reader = new CsvReader(delimiter)
  const rows: CsvRow[] = []
  let at = 0
  for (const size of pieces) {
    rows.push(...reader.push(text.slice(at, at + size)))
    at += size
  }
  return [...rows, ...reader.push(text.slice(at)), ...reader.end()]
}
const cells = (text: string, delimiter?: string): string[][] => read(text, delimiter).map((row) => row.cells)

const delimiter = fc.constantFrom(',', ';', '\t')
const ending = fc.constantFrom('\n', '\r\n', '\r')
const cell = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\n', '\r', ' ', 'a', '=', 'é', '価', '😀') }))
/** Rows that have some text, since others are passed over. */
const table = fc.array(
  fc.array(cell, { minLength: 1, maxLength: 5 }).filter((row) => row.some((one) => one.trim() !== '')),
  { maxLength: 8 },
)
const pieces = fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 40 })

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
/** As RFC 4180 writes it: quoted where it must be, or where `always`. */
const write = (rows: readonly string[][], separator: string, end: string, always: boolean, last: boolean): string =>
  rows.map((row) => row.map((one) => (always || /[",;\t\r\n]/.test(one) ? quoted(one) : one)).join(separator)).join(end) +
  (last && rows.length > 0 ? end : '')

describe('a table', () => {
  test('comes back as it was written, whatever it holds and in whatever pieces it arrives', () => {
    fc.assert(
      fc.property(table, delimiter, ending, fc.boolean(), fc.boolean(), pieces, (rows, separator, end, always, last, sizes) => {
        const text = write(rows, separator, end, always, last)
        expect(read(text, separator, sizes).map((row) => row.cells)).toEqual(rows)
        expect(read(text, separator, sizes).filter((row) => row.fault !== undefined)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test('is read to its end whatever it is, the same in one piece and in many', () => {
    fc.assert(
      fc.property(cell, delimiter, pieces, (text, separator, sizes) => {
        expect(read(text, separator, sizes)).toEqual(read(text, separator))
      }),
      { numRuns: 500 },
    )
  })

  test('tells the line that each row begins on, as an editor counts them', () => {
    fc.assert(
      fc.property(table, ending, fc.boolean(), (rows, end, always) => {
        const before = rows.map((_, index) => write(rows.slice(0, index), ',', end, always, true))
        const wanted = before.map((text) => 1 + text.split(/\r\n|\r|\n/).length - 1)
        expect(read(write(rows, ',', end, always, false)).map((row) => row.line)).toEqual(wanted)
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    [
      'a,b\r\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a,,\n', [['a', '', '']]],
    ['a\n\n , \nb', [['a'], ['b']]],
    ['"a ""b"" c"', [['a "b" c']]],
    ['"a\r\nb",c', [['a\r\nb', 'c']]],
    ['a "b" c', [['a "b" c']]],
    ['', []],
  ])('%j', (text, wanted) => {
    expect(cells(text)).toEqual(wanted)
  })

  test('with broken quotes says so of the row, and of no other', () => {
    expect(read('a\n"b"c\nd\n"e\nf').map(({ line, fault }) => [line, fault])).toEqual([
      [1, undefined],
      [2, 'has text behind a closing quote'],
      [3, undefined],
      [4, 'has a quote that is never closed'],
    ])
  })

  test('with more cells or longer ones than any has lets go of them and says so of the row', () => {
    const [many, long, quoted, good, ...rest] = read(`${'a,'.repeat(5_000)}\n${'b'.repeat(20_000)}\n"${'c'.repeat(20_000)}"\nd`)
    expect([many!.cells.length, many!.fault]).toEqual([1_000, 'has more than 1000 cells'])
    for (const row of [long!, quoted!]) {
      expect([row.cells[0]!.length, row.fault]).toEqual([10_000, 'has a cell of more than 10000 characters'])
    }
    expect(good).toEqual({ line: 4, cells: ['d'] })
    expect(rest).toEqual([])
  })

  test.each([
    ['email,first name;last name,title', ','],
    ['email;"a,b,c";d', ';'],
    ['email\tname', '\t'],
    ['email', ','],
    ['', ','],
  ])('%j has the delimiter %j', (start, wanted) => {
    expect(delimiterOf(start)).toBe(wanted)
  })
})
