/** Follows the links that were answered: each once, with the credential of the answer that it stands on. */
import type { Check } from './check.ts'
import type { Link } from './harvest.ts'
import { dig } from './json.ts'

/** So many links that lead to the same operation are followed for one caller. */
const mostAlike = 3
const most = 8_000

/** Follows links until no new ones turn up, or as many as are enough. */
export class LinkWalk {
  readonly #check: Check
  readonly #alike = new Map<string, number>()
  #followed = 0

  constructor(check: Check) {
    this.#check = check
  }

  get followed(): number {
    return this.#followed
  }

  async follow(): Promise<void> {
    for (let links = this.#check.harvest.takeLinks(); links.length > 0; links = this.#check.harvest.takeLinks()) {
      for (const link of links) if (this.#isWanted(link)) await this.#followOne(link)
    }
  }

  /** The same kind of link is not followed for ever; a relationship of a type is a kind of its own. */
  #isWanted({ url, as }: Link): boolean {
    if (this.#followed >= most || !URL.canParse(url)) return this.#followed < most
    const { pathname } = new URL(url)
    const kind = this.#check.contract.operationAt('GET', pathname)?.path ?? pathname
    const key = `${as?.email ?? ''} ${kind} ${kind.includes('{relationship}') ? pathname.split('/').at(-1) : ''}`
    const times = (this.#alike.get(key) ?? 0) + 1
    this.#alike.set(key, times)
    return times <= mostAlike
  }

  async #followOne({ url, as, on }: Link): Promise<void> {
    this.#followed += 1
    const { contract, findings, options } = this.#check
    const own = url.startsWith(`${options.url}/`)
    const operation = own ? contract.operationAt('GET', new URL(url).pathname) : undefined
    const exchange = await this.#check.send({ method: 'GET', path: url, ...(own ? { as } : {}) })
    const asksToSignIn = operation?.guests !== 'always' && !as && exchange.status === 401
    if (exchange.status === 200 || asksToSignIn || exchange.status === 0) return
    const got = `${exchange.status} ${String(dig(exchange.json, 'errors', 0, 'title') ?? '')}`
    findings.add(operation?.id ?? on, exchange, { what: `dead link on ${on}`, expected: `200 from ${url}`, got })
  }
}
