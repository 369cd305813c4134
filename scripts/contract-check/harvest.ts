/** Remembers the records and links that answers hold, and who was answered. */
import { isSuccess } from './http.ts'
import type { Caller, Exchange, Linkage } from './http.ts'
import { dig, isObject, partsOf } from './json.ts'
import type { Json } from './json.ts'
import { signedIn } from './people.ts'

export interface Seen extends Linkage {
  /** The whole resource object, once it was answered. */
  record: Json | undefined
  by: Caller[]
}

/** A record that the check created. */
export interface Own extends Linkage {
  by: Caller | undefined
  /** Deleted, or left alone from now on. */
  gone: boolean
}

interface Standing {
  as: Caller | undefined
  /** The operationId or address on whose answer it stands. */
  on: string
  /** Whether the answer is about a record that the check created. */
  isOwn: boolean
}

export interface Link extends Standing {
  url: string
}

export class Harvest {
  readonly own: Own[] = []
  readonly #seen = new Map<string, Map<string, Seen>>()
  readonly #links = new Map<string, Link>()
  readonly #origin: string
  readonly #isWanted: (on: string) => boolean

  /** `only`: the operations whose answers are to be followed further, where not all are. */
  constructor(url: string, only: Set<string> | undefined) {
    this.#origin = `${url}/`
    this.#isWanted = (on) => only === undefined || only.has(on)
  }

  note(exchange: Exchange, name: string): void {
    const { ask, json } = exchange
    if (!isSuccess(exchange) || ask.method === 'HEAD') return
    const as = signedIn(exchange) ?? ask.as
    const isOwn = this.#holdsOwn(json)
    const on: Standing = { as, on: name, isOwn }
    for (const part of partsOf(json)) {
      if (!Array.isArray(part) && typeof part['type'] === 'string' && typeof part['id'] === 'string') this.#see(part, as)
      const isLinks = !Array.isArray(part) && isObject(part['links'])
      if (isLinks) for (const url of Object.values(part['links'] as Json)) if (typeof url === 'string') this.#link(url, on)
      for (const text of Object.values(part)) {
        if (typeof text === 'string' && text.startsWith(this.#origin) && !/\s/.test(text)) this.#link(text, on)
      }
    }
    for (const [, url] of (exchange.headers['link'] ?? '').matchAll(/<([^>]+)>/g)) this.#link(url!, on)
  }

  /** What is known of a type, in the order in which it was seen. */
  seen(type: string): Seen[] {
    return [...(this.#seen.get(type)?.values() ?? [])]
  }

  find({ type, id }: Linkage): Seen | undefined {
    return this.#seen.get(type)?.get(id)
  }

  /** The links that were not taken before, those of the caller's own records first. */
  takeLinks(): Link[] {
    const waiting = [...this.#links.values()].filter((one) => !this.#taken.has(one))
    waiting.sort((a, b) => Number(b.isOwn) - Number(a.isOwn))
    for (const one of waiting) this.#taken.add(one)
    return waiting
  }
  readonly #taken = new WeakSet<Link>()

  #see(part: Json, as: Caller | undefined): void {
    const { type, id } = part as unknown as Linkage
    const ofType = this.#seen.get(type) ?? new Map<string, Seen>()
    this.#seen.set(type, ofType)
    const known = ofType.get(id) ?? { type, id, record: undefined, by: [] }
    ofType.set(id, known)
    if (isObject(dig(part, 'attributes'))) known.record = part
    if (as && !known.by.some((one) => one.email === as.email)) known.by.push(as)
  }

  /** Whether an answer is about a record that the check made. */
  #holdsOwn(json: unknown): boolean {
    const data = dig(json, 'data')
    return isObject(data) && this.own.some((one) => one.type === data['type'] && one.id === data['id'])
  }

  #link(url: string, standing: Standing): void {
    const key = `${standing.as?.token ?? ''} ${url}`
    if (this.#isWanted(standing.on) && !this.#links.has(key)) this.#links.set(key, { url, ...standing })
  }
}
