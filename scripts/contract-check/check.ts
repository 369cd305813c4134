/** The state that all parts of the check share: the document, the connection, and what is known so far. */
import fc from 'fast-check'
import type { Contract, Operation } from './contract.ts'
import type { Findings } from './findings.ts'
import { Harvest } from './harvest.ts'
import type { Linkage } from './harvest.ts'
import { isSuccess } from './http.ts'
import type { Ask, Exchange, Http } from './http.ts'
import { dig, textUnder } from './json.ts'
import { judge } from './judge.ts'
import type { Options } from './options.ts'
import type { Caller } from './people.ts'
import type { Schemas } from './schemas.ts'

export class Check {
  readonly options: Options
  readonly contract: Contract
  readonly schemas: Schemas
  readonly findings: Findings
  readonly harvest: Harvest
  readonly people: Caller[] = []
  /** The first 2xx of each operation. */
  readonly reached = new Map<string, Exchange>()
  readonly #http: Http
  #names = 0

  constructor(options: Options, contract: Contract, schemas: Schemas, findings: Findings, http: Http) {
    this.options = options
    this.contract = contract
    this.schemas = schemas
    this.findings = findings
    this.harvest = new Harvest(options.url, options.only)
    this.#http = http
  }

  /** Sends a request, holds the answer against the document and keeps what it tells. */
  readonly send = async (ask: Ask): Promise<Exchange> => {
    const path = ask.path.startsWith(`${this.options.url}/`) ? ask.path.slice(this.options.url.length) : ask.path
    const exchange = await this.#http.send({ ...ask, path })
    const operation = this.operationOf(exchange)
    const name = operation?.id ?? `${ask.method} ${exchange.url}`
    for (const fault of judge(this.schemas, exchange, operation)) this.findings.add(name, exchange, fault)
    // What the document does not describe, such as itself, is full of addresses that are examples.
    if (operation) this.harvest.note(exchange, name)
    if (operation && operation.method === ask.method && isSuccess(exchange) && !this.reached.has(operation.id)) {
      this.reached.set(operation.id, exchange)
    }
    this.#keepCreated(exchange)
    return exchange
  }

  /** What a 201 answers is there to be changed and deleted; a session is not, since it may be the one in use. */
  #keepCreated({ ask, status, json }: Exchange): void {
    const { type, id } = (dig(json, 'data') ?? {}) as Partial<Linkage>
    if (status !== 201 || typeof type !== 'string' || typeof id !== 'string' || textUnder(json, 'token') !== undefined) return
    this.harvest.own.push({ type, id, by: ask.as, gone: false })
  }

  operationOf({ ask, url }: Pick<Exchange, 'ask' | 'url'>): Operation | undefined {
    return url.startsWith(`${this.options.url}/`) ? this.contract.operationAt(ask.method, new URL(url).pathname) : undefined
  }

  /** The operations that are to be checked, of these methods. */
  operations(...methods: string[]): Operation[] {
    const { only } = this.options
    return this.contract.operations.filter((one) => methods.includes(one.method) && (only === undefined || only.has(one.id)))
  }

  get requests(): number {
    return this.#http.count()
  }

  /** A few words that no other record of this run has. */
  tag(): string {
    return `${this.options.seed.toString(36)}${(this.#names += 1).toString(36)}`
  }

  /** A value of these, the same for the same seed and salt. */
  sample<T>(values: fc.Arbitrary<T>, salt: string, count: number): T[] {
    const seed = [...salt].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) | 0, this.options.seed)
    return fc.sample(values, { seed, numRuns: count })
  }
}
