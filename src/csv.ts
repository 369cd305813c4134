/** Tables as text (RFC 4180), read piece by piece, or written for spreadsheets. */
import type { Options } from 'csv-parse'
import { pipeline } from 'node:stream/promises'

/** One row of a table. */
export interface CsvRow {
  /** The line that it begins on, counted from 1. */
  line: number
  cells: string[]
  /** Why the row cannot be relied upon, where something is wrong with its quotes. */
  fault?: string
}

/** What a table may hold, and a cell in characters; rows without any text are rows too. */
export const most = { rows: 50_000, cells: 200, characters: 10_000 }

/** Thrown for a table that holds more. */
export class TooLarge extends Error {}

const quote = 0x22

/** Counted one by one, since a list of what stands between them would take much memory. */
function quotesIn(text: string): number {
  let found = 0
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) === quote) found++
  return found
}

function linesIn(text: string): number {
  let found = 0
  for (let at = 0; at < text.length; at++) if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) found++
  return found
}

/**
 * Reads a table whose text comes in pieces of any size. Rows end with CR, LF or both; a cell in double quotes may hold
 * anything, a quote in it twice. Rows without any text are passed over.
 * @throws TooLarge
 */
export async function readRows(
  text: Iterable<string> | AsyncIterable<string>,
  delimiter: string,
  take: (row: CsvRow) => void,
): Promise<void> {
  // Loaded with the first table, not at the start.
  const { parse } = await import('csv-parse')
  let next = 1
  let rows = 0
  let quotes = 0
  let unclosed = false
  const options: Options<CsvRow, { record: string[]; raw: string }> = {
    ...{ delimiter, record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true, raw: true },
    // A row whose quotes are wrong ends where its line does, and takes no others with it; only one that stays open is skipped.
    ...{ relax_quotes: true, skip_records_with_error: true, on_skip: () => void (unclosed = true) },
    cast: (cell, { quoting, index }) => {
      if (index === most.cells) throw new TooLarge()
      quotes += quoting ? 2 + 2 * quotesIn(cell) : quotesIn(cell)
      return cell
    },
    on_record: ({ record: cells, raw }) => {
      // The first row names the columns.
      if (rows++ > most.rows) throw new TooLarge()
      const line = next
      // A cell that was read in spite of its quotes has fewer than one that holds the same and is right.
      const wrong = quotesIn(raw) !== quotes
      next += linesIn(raw)
      quotes = 0
      if (cells.some((one) => one.length > most.characters)) {
        return { line, cells: [], fault: `has a cell of more than ${most.characters} characters` }
      }
      if (wrong) return { line, cells, fault: 'has text behind a closing quote' }
      return cells.some((one) => one.trim() !== '') ? { line, cells } : null
    },
  }
  // Its types know of no row that comes with its text.
  await pipeline(text, parse(options as never), async (table: AsyncIterable<CsvRow>) => {
    for await (const row of table) take(row)
  })
  if (unclosed) take({ line: next, cells: [], fault: 'has a quote that is never closed' })
}

const delimiters = [',', ';', '\t']

/** Which of comma, semicolon and tab separates the cells of a table: the one that its first row has most of outside of quotes. */
export function delimiterOf(start: string): string {
  const counts = new Map(delimiters.map((one) => [one, 0]))
  let quoted = false
  for (const char of start.trimStart()) {
    if (char === '"') quoted = !quoted
    else if (!quoted && (char === '\n' || char === '\r')) break
    else if (!quoted && counts.has(char)) counts.set(char, counts.get(char)! + 1)
  }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0]
}

/** A cell of a table. Text that a spreadsheet would take for a formula is kept from being one. */
const cell = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `"${(/^[=+\-@＝＋－＠\t\r\n]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

/** A table of rows of cells. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
