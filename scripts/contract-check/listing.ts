/** What an answered list holds, and how it is asked for. */
import type { Contract, Operation, Parameter } from './contract.ts'
import type { Ask, Exchange } from './http.ts'
import { dig, isObject } from './json.ts'
import type { Json } from './json.ts'

interface Listing {
  records: Json[]
  /** How many records there are on all pages; undefined where the answer does not say, or counts no further. */
  count: number | undefined
}

const pageNumber = 'page[number]'
const pageSize = 'page[size]'

export const listingOf = ({ json }: Pick<Exchange, 'json'>): Listing => {
  const data = dig(json, 'data')
  const count = dig(json, 'meta', 'record-count')
  const isCapped = dig(json, 'meta', 'record-count-is-capped') === true
  return { records: Array.isArray(data) ? data.filter(isObject) : [], count: typeof count === 'number' && !isCapped ? count : undefined }
}

export const keyOf = (record: unknown): string => `${String(dig(record, 'type'))} ${String(dig(record, 'id'))}`

export const keysOf = (exchange: Exchange): string[] => listingOf(exchange).records.map(keyOf)

export const isPaged = ({ method, parameters }: Operation): boolean =>
  method === 'GET' && [pageNumber, pageSize].every((name) => parameters.some((one) => one.in === 'query' && one.name === name))

/** The example of a parameter as a query has it. */
export const written = ({ example }: Parameter): string => (Array.isArray(example) ? example.join(',') : String(example))

/** The page that a request asks for. */
export function pageOf({ resolve }: Contract, { parameters }: Operation, url: string): { number: number; size: number | undefined } {
  const query = new URL(url).searchParams
  const asked = (name: string): number | undefined => {
    const schema = parameters.find((one) => one.name === name)?.schema
    const value = query.get(name) ?? (schema && resolve(schema).default)
    return value === undefined ? undefined : Number(value)
  }
  return { number: asked(pageNumber) ?? 1, size: asked(pageSize) }
}

/** The most records that a page may be asked to hold. */
export const largestPage = ({ resolve }: Contract, { parameters }: Operation): number => {
  const size = parameters.find((one) => one.name === pageSize)?.schema
  return (size && resolve(size).maximum) ?? 100
}

/** A request with these query parameters besides those that it has; `undefined` takes one away. */
export function asking(ask: Ask, parameters: Readonly<Record<string, string | number | undefined>>): Ask {
  const [path, query] = ask.path.split('?')
  const all = new URLSearchParams(query)
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) all.delete(name)
    else all.set(name, String(value))
  }
  return { ...ask, path: all.size === 0 ? path! : `${path}?${all}` }
}

export const onPage = (ask: Ask, number: number, size: number): Ask => asking(ask, { [pageNumber]: number, [pageSize]: size })

/** Where a `Link` header leads with this relation. */
export function linked({ headers }: Exchange, relation: string): string | undefined {
  for (const [, url, rest] of (headers['link'] ?? '').matchAll(/<([^>]+)>([^<]*)/g)) {
    if (new RegExp(`rel="?${relation}"?`).test(rest!)) return url
  }
  return undefined
}
