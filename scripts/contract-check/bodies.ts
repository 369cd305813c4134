/** Makes request bodies out of the examples of the document, and mends them by what a refusal says. */
import fc from 'fast-check'
import { attributeSchemas, attributesAt, mediaOf, schemaAt, schemaOf } from './body-schemas.ts'
import type { Check } from './check.ts'
import type { Operation, Schema } from './contract.ts'
import type { Caller, Exchange, Linkage } from './http.ts'
import { dig, isObject, withPart } from './json.ts'
import type { Json } from './json.ts'
import type { Seen } from './harvest.ts'

const relationshipsAt = ['data', 'relationships']

/** The places of the linkages of a body. */
function linkagePlaces(body: unknown): (string | number)[][] {
  const inData = dig(body, 'data')
  if (Array.isArray(inData)) return inData.map((_one, index) => ['data', index])
  return Object.entries((dig(body, ...relationshipsAt) ?? {}) as Json).flatMap(([name, one]) => {
    const place = [...relationshipsAt, name, 'data']
    const data = dig(one, 'data')
    return Array.isArray(data) ? data.map((_one, index) => [...place, index]) : isObject(data) ? [place] : []
  })
}

/** The record that a linkage names: at first as in the example, then one of the caller's own, then whatever was seen. */
function linked(check: Check, example: Linkage, caller: Caller | undefined, choice: number, index: number): Linkage {
  const { type } = example
  if (choice === 0) return example
  const own = caller?.own.find((one) => one.type === type)
  const seen = check.harvest.seen(type)
  if (choice === 1) return own ?? seen.find(({ by }) => by.some((one) => one.email === caller?.email)) ?? example
  return seen[(choice - 2 + index) % Math.max(1, seen.length)] ?? example
}

/** What a body is about: a record, if it has one, and which of the records that its linkages may name, counted from 0. */
interface About {
  record?: Linkage | undefined
  choice?: number
}

/** The example as this caller can send it. */
export function adapted(check: Check, operation: Operation, caller: Caller | undefined, { record, choice = 0 }: About = {}): unknown {
  let body = structuredClone(mediaOf(operation)!.example)
  for (const [index, place] of linkagePlaces(body).entries()) {
    const { type, id } = linked(check, dig(body, ...place) as Linkage, caller, choice, index)
    body = withPart(body, place, { type, id })
  }
  if (record && dig(body, 'data', 'id') !== undefined) body = withPart(body, ['data', 'id'], record.id)
  if (typeof dig(body, ...attributesAt, 'current-password') === 'string') {
    body = withPart(body, [...attributesAt, 'current-password'], check.options.password)
  }
  return body
}

/** The example with each free text made unlike any other; `codes` too where they follow a pattern. */
export function renamed(check: Check, operation: Operation, body: unknown, codes: boolean): unknown {
  const tag = check.tag()
  let made = codes && operation.method === 'POST' ? withOtherId(body, tag) : body
  // Some bodies have their values beside the type.
  const place = isObject(dig(body, ...attributesAt)) ? attributesAt : ['data']
  for (const [name, part] of Object.entries(schemaAt(check, schemaOf(check, operation, body), ...place)?.properties ?? {})) {
    const schema = check.contract.resolve(part)
    const value = name === 'id' ? undefined : dig(made, ...place, name)
    if (typeof value !== 'string' || schema.enum || schema.const !== undefined || schema.readOnly) continue
    const other = unlike(check, schema, value, tag, codes)
    if (other !== value && check.schemas.fits(schema, other)) made = withPart(made, [...place, name], other)
  }
  return made
}

/** A record that is created under an id of the sender's is created under another. */
export function withOtherId(body: unknown, tag: string): unknown {
  const id = dig(body, 'data', 'id')
  return typeof id === 'string' && id.length > tag.length ? withPart(body, ['data', 'id'], id.slice(0, -tag.length) + tag) : body
}

function unlike(check: Check, schema: Schema, value: string, tag: string, codes: boolean): string {
  if (schema.format === 'email') return value.replace(/^[^@]*/, (name) => `${name.split('.')[0]}.${tag}`)
  if (schema.format !== undefined) return value
  const longer = [`${value} ${tag}`, `${value}${tag}`].find((one) => check.schemas.fits(schema, one))
  if (schema.pattern === undefined || (!codes && longer !== undefined)) return longer ?? value
  return codes ? check.sample(fc.stringMatching(new RegExp(schema.pattern)), `${schema.pattern} ${tag}`, 1)[0]! : value
}

/** What a record shows of itself, as far as the operation takes it back: a change that changes nothing. */
export function asShown(check: Check, operation: Operation, { record, id }: Seen): unknown {
  const example = mediaOf(operation)!.example
  const taken = Object.entries(attributeSchemas(check, operation, example)).filter(([name, schema]) => {
    const value = dig(record, 'attributes', name)
    return value !== undefined && !check.contract.resolve(schema).readOnly && check.schemas.fits(schema, value)
  })
  const attributes = Object.fromEntries(taken.map(([name]) => [name, dig(record, 'attributes', name)]))
  const body = withPart(withPart(example, relationshipsAt, undefined), attributesAt, attributes)
  return dig(body, 'data', 'id') === undefined ? body : withPart(body, ['data', 'id'], id)
}

/** A body without what a refusal complains of, or with it as in the example; undefined where there is nothing left to try. */
export function mended(check: Check, operation: Operation, body: unknown, { status, json }: Exchange): unknown {
  if (status === 409) return renamed(check, operation, body, true)
  const schema = schemaOf(check, operation, body)
  const example = mediaOf(operation)!.example
  for (const part of [attributesAt, relationshipsAt]) {
    const required = schemaAt(check, schema, ...part)?.required ?? []
    for (const name of Object.keys((dig(body, ...part) ?? {}) as Json)) {
      if (!complainsOf(json, part.at(-1)!, name)) continue
      const shown = dig(example, ...part, name)
      const differs = shown !== undefined && JSON.stringify(shown) !== JSON.stringify(dig(body, ...part, name))
      if (differs) return withPart(body, [...part, name], shown)
      if (!required.includes(name)) return withPart(body, [...part, name], undefined)
    }
  }
  return undefined
}

function complainsOf(json: unknown, part: string, name: string): boolean {
  return ((dig(json, 'errors') ?? []) as unknown[]).some((error) => {
    const pointer = dig(error, 'source', 'pointer')
    if (typeof pointer === 'string') return `${pointer}/`.startsWith(`/data/${part}/${name}/`)
    return String(dig(error, 'detail') ?? '')
      .split(/[^\w-]+/)
      .includes(name)
  })
}
