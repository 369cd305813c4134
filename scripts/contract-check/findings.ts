/** Collects what disagreed. What is found again under the same name is counted. */
import type { CurlWriter } from './curl.ts'
import type { Exchange } from './http.ts'
import type { Fault } from './judge.ts'

interface Finding extends Fault {
  operation: string
  exchange: Exchange
  times: number
}

export class Findings {
  readonly #found = new Map<string, Finding>()

  add(operation: string, exchange: Exchange, fault: Fault): void {
    const key = `${operation}\n${fault.what}`
    const known = this.#found.get(key)
    if (known) known.times += 1
    else this.#found.set(key, { ...fault, operation, exchange, times: 1 })
  }

  get count(): number {
    return this.#found.size
  }

  /** Whether the command of a finding needs a record. */
  need(id: string): boolean {
    return [...this.#found.values()].some(({ exchange }) => exchange.url.includes(id))
  }

  *lines(curl: CurlWriter): Generator<string> {
    for (const { operation, what, expected, got, exchange, times } of this.#found.values()) {
      yield ''
      yield `✗ ${operation}: ${what}${times > 1 ? ` (${times} times; the first is shown)` : ''}`
      yield `  expected  ${expected}`
      yield `  got       ${got}`
      for (const line of curl.write(exchange)) yield `  ${line}`
    }
  }
}
