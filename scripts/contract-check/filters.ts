/** Filters let through what they ask for and nothing else. */
import fc from 'fast-check'
import type { Check } from './check.ts'
import type { Operation, Parameter, Schema } from './contract.ts'
import { isSuccess } from './http.ts'
import type { Exchange } from './http.ts'
import { dig, isObject, listOf } from './json.ts'
import type { Json } from './json.ts'
import { asking, keyOf, keysOf, largestPage, listingOf, onPage } from './listing.ts'
import { folded } from './values.ts'

const mostRelated = 6

/** Each filter that has the name of something that the records show is held against it; of any other, that it changes something. */
export async function checkFilters(check: Check, operation: Operation, whole: Exchange): Promise<void> {
  const base = await check.send(onPage(whole.ask, 1, largestPage(check.contract, operation)))
  if (!isSuccess(base) || listingOf(base).records.length === 0) return
  for (const parameter of operation.parameters) {
    const [, name] = /^filter\[(.+)\]$/.exec(parameter.name) ?? []
    if (parameter.in !== 'query' || name === undefined) continue
    const filter: Filter = { check, operation, parameter, base }
    const isHeld = (await byAttribute(filter, name)) || (await byRelationship(filter, name))
    if (!isHeld) await requireChange(filter)
  }
}

interface Filter {
  check: Check
  operation: Operation
  parameter: Parameter
  /** The list without the filter. */
  base: Exchange
}

const filtered = ({ check, parameter, base }: Filter, value: string): Promise<Exchange> =>
  check.send(asking(base.ask, { [parameter.name]: value }))

const add = ({ check, operation, parameter }: Filter, exchange: Exchange, what: string, expected: string, got: string): void =>
  check.findings.add(operation.id, exchange, { what: `${parameter.name} ${what}`, expected, got, cause: operation.id })

/** The schema of one value of a filter. */
function schemaOfOne({ check, parameter }: Filter): Schema {
  const schema = check.contract.resolve(parameter.schema)
  return schema.items ? check.contract.resolve(schema.items) : schema
}

const valuesOf = (record: Json, name: string): string[] =>
  listOf(dig(record, 'attributes', name))
    .filter((one) => ['string', 'number', 'boolean'].includes(typeof one))
    .map(String)

const reading = (schema: Schema, text: string): unknown =>
  schema.type === 'boolean' ? text === 'true' : schema.type === 'integer' || schema.type === 'number' ? Number(text) : text

/** Holds a filter against the attribute of its name. Answers whether there was something to hold it against. */
async function byAttribute(filter: Filter, name: string): Promise<boolean> {
  const { records } = listingOf(filter.base)
  const schema = schemaOfOne(filter)
  const shown = new Set(records.flatMap((one) => valuesOf(one, name)))
  const fits = (value: string): boolean => !value.includes(',') && filter.check.schemas.fits(schema, reading(schema, value))
  const has = (record: Json, value: string): boolean => valuesOf(record, name).some((one) => folded(one) === folded(value))
  const share = (value: string): number => records.filter((one) => has(one, value)).length
  const [rarest] = [...shown].filter(fits).sort((a, b) => share(a) - share(b))
  const absent = (schema.enum ?? []).map(String).find((one) => !shown.has(one))
  const tried = [rarest, share(rarest ?? '') === records.length ? absent : undefined].filter((one) => one !== undefined)
  let isHeld = false
  for (const value of tried) {
    const answer = await filtered(filter, value)
    if (!isSuccess(answer)) continue
    const odd = listingOf(answer).records.find((one) => !has(one, value))
    const got = odd && `${keyOf(odd)} with ${JSON.stringify(dig(odd, 'attributes', name))}`
    if (got !== undefined) add(filter, answer, 'lets through what it excludes', `records with ${name} ${value} alone`, got)
    requireAll(filter, answer, records.filter((one) => has(one, value)).map(keyOf))
    isHeld ||= share(value) < records.length
  }
  return isHeld
}

/** What the list shows without the filter and has the value is there with it. */
function requireAll(filter: Filter, answer: Exchange, keys: readonly string[]): void {
  const there = listingOf(answer)
  const isWhole = there.count === undefined || there.count <= there.records.length
  const left = isWhole ? keys.find((key) => !keysOf(answer).includes(key)) : undefined
  if (left !== undefined) add(filter, answer, 'leaves out what it asks for', left, keysOf(answer).join(', ') || 'no record')
}

/** So many of a list, from its first on and equally far apart. */
const spread = (all: readonly Json[], most: number): Json[] => all.filter((_one, index) => index % Math.ceil(all.length / most) === 0)

/** Holds a filter against the relationship to one of its name, with and without `-id`. */
async function byRelationship(filter: Filter, name: string): Promise<boolean> {
  const { check, base } = filter
  const related = new Map<string, string>()
  for (const record of spread(listingOf(base).records, mostRelated)) {
    const url =
      dig(record, 'relationships', name, 'links', 'related') ?? dig(record, 'relationships', name.replace(/-id$/, ''), 'links', 'related')
    if (typeof url !== 'string') return false
    const data = dig((await check.send({ method: 'GET', path: url, as: base.ask.as })).json, 'data')
    if (data === null) related.set(keyOf(record), '')
    else if (isObject(data) && typeof data['id'] === 'string') related.set(keyOf(record), data['id'])
  }
  const shown = [...related.values()]
  const ids = shown.filter((one) => one !== '')
  const other = ids.find((id) => shown.some((one) => one !== id))
  const id = other ?? ids[0]
  if (id === undefined || !check.schemas.fits(schemaOfOne(filter), id)) return false
  const answer = await filtered(filter, id)
  if (!isSuccess(answer)) return false
  const odd = keysOf(answer).find((key) => related.has(key) && related.get(key) !== id)
  if (odd !== undefined)
    add(filter, answer, 'lets through what it excludes', `records with ${name} ${id} alone`, `${odd} with ${related.get(odd) || 'none'}`)
  requireAll(
    filter,
    answer,
    [...related].filter(([, one]) => one === id).map(([key]) => key),
  )
  return other !== undefined
}

/** Some value of a filter answers another list than no filter at all, be it beside another one of those that choose among words. */
async function requireChange(filter: Filter): Promise<void> {
  const { operation, base, check, parameter } = filter
  if (await changesSomething(filter)) return
  for (const other of operation.parameters) {
    const words = other.name.startsWith('filter[') && other !== parameter ? (check.contract.resolve(other.schema).enum ?? []) : []
    for (const word of words) {
      const beside = await check.send(asking(base.ask, { [other.name]: String(word) }))
      if (isSuccess(beside) && (await changesSomething({ ...filter, base: beside }))) return
    }
  }
  const shown = await filtered(filter, variants(filter)[0]!)
  add(filter, shown, 'changes nothing', 'other records than without it', `the same ${listingOf(base).records.length} records`)
}

/** Answers true also where no value could be tried. */
async function changesSomething(filter: Filter): Promise<boolean> {
  const told = (one: Exchange): string => `${listingOf(one).count} ${keysOf(one).join(', ')}`
  const values = variants(filter)
  for (const value of values) {
    const answer = await filtered(filter, value)
    if (!isSuccess(answer) || told(answer) !== told(filter.base)) return true
  }
  return values.length === 0
}

/** Values of which none should be like no filter at all. */
function variants(filter: Filter): string[] {
  const { check, parameter } = filter
  const schema = schemaOfOne(filter)
  const example = String(listOf(parameter.example)[0])
  const years = /^\d{4}/.test(example) ? ['1901', '2198'].map((year) => example.replace(/^\d{4}/, year)) : []
  const words = schema.enum?.map(String) ?? (schema.type === 'boolean' ? ['true', 'false'] : [])
  const ends = [schema.minimum, schema.maximum].filter((one) => one !== undefined).map(String)
  const pattern = schema.pattern
  const likeIt =
    pattern === undefined ? [] : check.sample(fc.stringMatching(new RegExp(pattern)), parameter.name, 3).filter((one) => !one.includes(','))
  const all = [example, ...words, ...years, ...ends, 'qzxqzxqzx', ...likeIt]
  return [...new Set(all)].filter((one) => check.schemas.fits(schema, reading(schema, one)))
}
