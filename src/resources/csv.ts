/** Tables as text (RFC 4180), read piece by piece. */

/** One row of a table. */
export interface CsvRow {
  /** The line that it begins on, counted from 1. */
  line: number
  cells: string[]
  /** Why the row cannot be relied upon, where something is wrong with its quotes or its size. */
  fault?: string
}

/** What is more than any table has costs time and memory for nothing, and is let go of. */
const mostCells = 1_000
const longestCell = 10_000

/**
 * Reads a table whose text comes in pieces of any size. Rows end with CR, LF or both; a cell in double quotes may hold
 * anything, a quote in it twice. Rows without any text are passed over.
 */
export class CsvReader {
  readonly #delimiter: string
  readonly #rows: CsvRow[] = []
  #cells: string[] = []
  #cell = ''
  #line = 1
  #rowLine = 1
  /** `quoted`: inside of quotes; `closed`: behind them. */
  #state: 'start' | 'plain' | 'quoted' | 'closed' = 'start'
  #afterReturn = false
  #fault: string | undefined

  constructor(delimiter: string) {
    this.#delimiter = delimiter
  }

  /** Takes the next piece and answers the rows that it completed. */
  push(text: string): CsvRow[] {
    for (const char of text) this.#take(char)
    return this.#rows.splice(0)
  }

  /** Answers what is left when all has been taken. */
  end(): CsvRow[] {
    if (this.#state === 'quoted') this.#fault = 'has a quote that is never closed'
    if (this.#state !== 'start' || this.#cells.length > 0) this.#endRow()
    return this.#rows.splice(0)
  }

  #take(char: string): void {
    const second = this.#afterReturn && char === '\n'
    this.#afterReturn = char === '\r'
    const ends = char === '\n' || char === '\r'
    if (this.#state === 'quoted') {
      if (char === '"') this.#state = 'closed'
      else this.#add(char)
      if (ends && !second) this.#line++
      return
    }
    if (second) return
    if (this.#state === 'closed' && char === '"') {
      this.#add(char)
      this.#state = 'quoted'
    } else if (char === this.#delimiter) this.#endCell()
    else if (ends) {
      this.#line++
      this.#endRow()
    } else if (char === '"' && this.#state === 'start') this.#state = 'quoted'
    else {
      if (this.#state === 'closed') this.#fault = 'has text behind a closing quote'
      else this.#state = 'plain'
      this.#add(char)
    }
  }

  #add(char: string): void {
    if (this.#cell.length < longestCell) this.#cell += char
    else this.#fault = `has a cell of more than ${longestCell} characters`
  }

  #endCell(): void {
    if (this.#cells.length < mostCells) this.#cells.push(this.#cell)
    else this.#fault = `has more than ${mostCells} cells`
    this.#cell = ''
    this.#state = 'start'
  }

  #endRow(): void {
    this.#endCell()
    const fault = this.#fault
    if (fault !== undefined || this.#cells.some((one) => one.trim() !== '')) {
      this.#rows.push({ line: this.#rowLine, cells: this.#cells, ...(fault === undefined ? {} : { fault }) })
    }
    this.#cells = []
    this.#fault = undefined
    this.#rowLine = this.#line
  }
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
