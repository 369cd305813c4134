/** Collects what disagreed. What has the same cause is one finding, at however many operations it is found. */
import type { Exchange } from './http.ts'
import type { Fault } from './judge.ts'

export interface Finding extends Fault {
  /** Where it was found, the first place first. */
  operations: Set<string>
  /** What shows it at the first place. */
  exchange: Exchange
  times: number
}

export class Findings {
  readonly #found = new Map<string, Finding>()
  readonly #tell: (finding: Finding) => void

  /** `tell` hears of each finding once, when it is new. */
  constructor(tell: (finding: Finding) => void) {
    this.#tell = tell
  }

  add(operation: string, exchange: Exchange, fault: Fault): void {
    const key = `${fault.what}\n${fault.cause ?? ''}`
    const known = this.#found.get(key)
    if (known) {
      known.times += 1
      known.operations.add(operation)
      return
    }
    const finding = { ...fault, operations: new Set([operation]), exchange, times: 1 }
    this.#found.set(key, finding)
    this.#tell(finding)
  }

  get count(): number {
    return this.#found.size
  }

  all(): Finding[] {
    return [...this.#found.values()]
  }

  /** Whether the command of a finding needs a record. */
  need(id: string): boolean {
    return this.all().some(({ exchange }) => exchange.url.includes(id))
  }
}
