import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvOf, delimiterOf, readRows } from '../src/csv.ts'
import type { CsvRow } from '../src/csv.ts'

/** The rows of a text that comes in pieces of so many characters. */
async function read(text: string, delimiter = ',', sizes: readonly number[] = []): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  const rest = [...text]
  const pieces = sizes.map((size) => rest.splice(0, size).join(''))
  await readRows([...pieces, rest.join('')], delimiter, (row) => void rows.push(row))
  return rows
}
const cellsOf = (rows: readonly CsvRow[]): string[][] => rows.map((row) => row.cells)

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
  test('comes back as it was written, whatever it holds and in whatever pieces it arrives', async () => {
    await fc.assert(
      fc.asyncProperty(table, delimiter, ending, fc.boolean(), fc.boolean(), pieces, async (rows, separator, end, always, last, sizes) => {
        const back = await read(write(rows, separator, end, always, last), separator, sizes)
        expect(cellsOf(back)).toEqual(rows)
        expect(back.filter((row) => row.fault !== undefined)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test('is read to its end whatever it is, the same in one piece and in many', async () => {
    await fc.assert(
      fc.asyncProperty(cell, delimiter, pieces, async (text, separator, sizes) => {
        expect(await read(text, separator, sizes)).toEqual(await read(text, separator))
      }),
      { numRuns: 500 },
    )
  })

  test('tells the line that each row begins on, as an editor counts them', async () => {
    await fc.assert(
      fc.asyncProperty(table, ending, fc.boolean(), async (rows, end, always) => {
        const before = rows.map((_, index) => write(rows.slice(0, index), ',', end, always, true))
        const wanted = before.map((text) => 1 + text.split(/\r\n|\r|\n/).length - 1)
        expect((await read(write(rows, ',', end, always, false))).map((row) => row.line)).toEqual(wanted)
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
  ])('%j', async (text, wanted) => {
    expect(cellsOf(await read(text))).toEqual(wanted)
  })

  test('with broken quotes says so of the row, and of no other', async () => {
    expect((await read('a\n"b"c\nd\n"""b"" c"\n"b""c" d"\n"e\nf')).map(({ line, fault }) => [line, fault])).toEqual([
      [1, undefined],
      [2, 'has text behind a closing quote'],
      [3, undefined],
      [4, undefined],
      [5, 'has text behind a closing quote'],
      [6, 'has a quote that is never closed'],
    ])
  })

  test('with a cell that no text fills says so of the row, and of no other', async () => {
    const rows = await read(`a\n${'b'.repeat(10_000)}\n${'c;'.repeat(5_001)},d\n"${'""'.repeat(10_001)}"\ne`)
    expect(rows.map(({ line, cells, fault }) => [line, cells.length, fault])).toEqual([
      [1, 1, undefined],
      [2, 1, undefined],
      [3, 0, 'has a cell of more than 10000 characters'],
      [4, 0, 'has a cell of more than 10000 characters'],
      [5, 1, undefined],
    ])
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

test.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠sum'])(
  '%j is no formula where it is written',
  async (formula) => {
    expect(cellsOf(await read(csvOf([[formula, 'a=b', -1]])))).toEqual([[`'${formula}`, 'a=b', '-1']])
  },
)
