/** The state that all parts of the check share: the document, the connection, and what is known so far. */
import fc from 'fast-check'
import { codeFaults } from './codes.ts'
import type { Contract, Operation } from './contract.ts'
import type { Findings } from './findings.ts'
import { Harvest } from './harvest.ts'
import { isSuccess } from './http.ts'
import type { Ask, Caller, Exchange, Http, Linkage } from './http.ts'
import { dig } from './json.ts'
import { judge, slowFaults } from './judge.ts'
import type { Fault } from './judge.ts'
import { listingOf } from './listing.ts'
import type { Options } from './options.ts'
import { pageFaults } from './page-faults.ts'
import { signedIn } from './people.ts'
import type { Schemas } from './schemas.ts'
import { otherRecordFaults, otherValueFaults } from './shown-records.ts'

const mostUnanswered = 5

/** Statuses that say little of why an operation is not reached; the last says least. */
const leastTelling = [403, 404, 401]

export class Check {
  readonly options: Options
  readonly contract: Contract
  readonly schemas: Schemas
  readonly findings: Findings
  readonly harvest: Harvest
  readonly people: Caller[] = []
  /** The first 2xx of each operation. */
  readonly reached = new Map<string, Exchange>()
  /** The longest answer of each list, asked without a filter. */
  readonly longest = new Map<string, Exchange>()
  /** How each operation that is not reached was refused. */
  readonly missed = new Map<string, Exchange>()
  readonly #http: Http
  #names = 0
  #unanswered = 0

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
    for (const fault of this.#faultsOf(exchange, operation)) this.findings.add(name, exchange, fault)
    this.#requireAnswers(exchange)
    this.#keepCreated(exchange)
    // What the document does not describe, such as itself, is full of addresses that are examples.
    if (operation) this.harvest.note(exchange, name)
    if (operation && operation.method === ask.method && isSuccess(exchange)) this.#keepReached(operation, exchange)
    return exchange
  }

  #faultsOf(exchange: Exchange, operation: Operation | undefined): Fault[] {
    const faults = judge(this.schemas, exchange, operation)
    // What is of another shape than documented says nothing further.
    if (faults.length > 0 || exchange.ask.method === 'HEAD') return faults
    return [
      ...codeFaults(exchange),
      ...slowFaults(exchange, this.options.mostMilliseconds),
      ...pageFaults(this.contract, operation, exchange),
      ...otherRecordFaults(this.harvest, operation, exchange),
      ...otherValueFaults(this, operation, exchange),
    ]
  }

  /** @throws an Error where one request after another was not answered. */
  #requireAnswers({ status, text }: Exchange): void {
    this.#unanswered = status === 0 ? this.#unanswered + 1 : 0
    if (this.#unanswered >= mostUnanswered) throw new Error(`${mostUnanswered} requests in a row were not answered: ${text}`)
  }

  /** The first answer stands for an operation; of a list also the longest. A key is for one request alone. */
  #keepReached({ id }: Operation, exchange: Exchange): void {
    const { headers: _headers, ...ask } = exchange.ask
    if (!this.reached.has(id)) this.reached.set(id, { ...exchange, ask })
    this.missed.delete(id)
    if (/[?&](?:filter|sort|page)/.test(decodeURIComponent(ask.path))) return
    const known = this.longest.get(id)
    if (!known || (listingOf(exchange).count ?? 0) > (listingOf(known).count ?? 0)) this.longest.set(id, exchange)
  }

  /** Remembers the refusal that says most about why an operation is not reached. */
  noteRefused({ id }: Operation, exchange: Exchange): void {
    const known = this.missed.get(id)
    const isBetter = !known || leastTelling.indexOf(exchange.status) < leastTelling.indexOf(known.status)
    if (isBetter && !this.reached.has(id)) this.missed.set(id, exchange)
  }

  /**
   * What a 201 or a 202 answers is there to be changed and deleted; a session is not, since it may be the one in use, nor what was
   * there before.
   */
  #keepCreated(exchange: Exchange): void {
    const { ask, status, json } = exchange
    const { type, id } = (dig(json, 'data') ?? {}) as Partial<Linkage>
    if (![201, 202].includes(status) || typeof type !== 'string' || typeof id !== 'string' || signedIn(exchange)) return
    if (this.harvest.find({ type, id }) && !this.harvest.own.some((one) => one.type === type && one.id === id && one.gone)) return
    this.harvest.own.push({ type, id, by: ask.as, gone: false })
  }

  operationOf({ ask, url }: Pick<Exchange, 'ask' | 'url'>): Operation | undefined {
    return url.startsWith(`${this.options.url}/`) ? this.contract.operationAt(ask.method, new URL(url).pathname) : undefined
  }

  /** A request that was not sent, as if it had not been answered. */
  unsent(ask: Ask): Exchange {
    return { ask, url: this.options.url + ask.path, status: 0, headers: {}, text: '', json: undefined, milliseconds: 0 }
  }

  /** The operations that are to be checked, of these methods or of all. */
  operations(...methods: string[]): Operation[] {
    const { only } = this.options
    return this.contract.operations.filter(
      (one) => (methods.length === 0 || methods.includes(one.method)) && (only === undefined || only.has(one.id)),
    )
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
