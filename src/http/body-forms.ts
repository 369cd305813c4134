/** The forms that a body may have besides the usual one. Each is read as if it were the usual one. */
import { isDeepStrictEqual } from 'node:util'
import { badValue } from '../refusals.ts'
import type { ApiError } from '../refusals.ts'
import { isShallow } from './json.ts'
import type { BodyRule, LinkRule } from './route.ts'

export type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A body in the form that older clients send, or without any envelope. */
export function withOlderForm(body: unknown, { older, flat, type, attributes: own }: BodyRule): unknown {
  if (flat) return isObject(body) ? { data: { attributes: body } } : body
  if (older === undefined || !isObject(body) || Object.hasOwn(body, 'data')) return body
  // The older form is an attribute itself, without an envelope, or an envelope of another name.
  if (Object.hasOwn(own, older)) {
    const { jsonapi: _jsonapi, meta: _meta, ...attributes } = body
    return { data: { type, attributes } }
  }
  if (!isObject(body[older])) return body
  const { [older]: attributes, ...rest } = body
  return { ...rest, data: { type, attributes } }
}

/**
 * Attributes of some types stand directly in `data`, or in `attributes` as those of all others. One that stands in both
 * places must be the same.
 */
export function gathered(sent: Json, rule: BodyRule): { data: Json; differing: ApiError[] } {
  const inside = isObject(sent['attributes']) ? sent['attributes'] : {}
  const direct = Object.entries(sent).filter(([name]) => Object.hasOwn(rule.attributes, name))
  const rest = Object.entries(sent).filter(([name]) => !Object.hasOwn(rule.attributes, name))
  const differing = direct
    .filter(([name, value]) => Object.hasOwn(inside, name) && !(isShallow(value) && isDeepStrictEqual(value, inside[name])))
    .map(([name]) => badValue(name, 'is another one in data.attributes', `/data/${name}`))
  const attributes =
    sent['attributes'] === undefined || isObject(sent['attributes']) ? { ...inside, ...Object.fromEntries(direct) } : sent['attributes']
  return { data: { ...Object.fromEntries(rest), attributes }, differing }
}

/** Linkages of some relationships may stand without `data` around them; they are read as if it were there. */
export function withNested(data: Json, { relationships: known }: BodyRule): { data: Json; bare: string[] } {
  const sent = data['relationships']
  if (!isObject(sent)) return { data, bare: [] }
  const isBare = (name: string): boolean => {
    const one = sent[name]
    return (
      Object.hasOwn(known, name) && known[name]!.bare === true && isObject(one) && ['type', 'id'].some((part) => Object.hasOwn(one, part))
    )
  }
  const bare = Object.keys(sent).filter(isBare)
  const nested = Object.fromEntries(Object.entries(sent).map(([name, one]) => [name, bare.includes(name) ? { data: one } : one]))
  return { data: bare.length > 0 ? { ...data, relationships: nested } : data, bare }
}

/** The error with its place as it was sent. */
export function whereSent(error: ApiError, bare: readonly string[]): ApiError {
  const pointer = error.source && 'pointer' in error.source ? error.source.pointer : ''
  const name = bare.find((one) => pointer.startsWith(`/data/relationships/${one}/data`))
  if (name === undefined) return error
  return { ...error, source: { pointer: pointer.replace(`/${name}/data`, `/${name}`) } }
}

/** Where the attributes stand, as a JSON pointer. */
export const attributesAt = ({ direct, flat }: BodyRule): string => (flat ? '' : direct ? '/data' : '/data/attributes')

/** The objects with `data` that a relationship is sent as: one, or a list of them where the contract has such a list. */
export function partsOf(sent: unknown, rule: LinkRule | undefined, pointer: string): { part: unknown; at: string }[] {
  if (!rule?.each) return [{ part: sent, at: pointer }]
  return Array.isArray(sent) ? sent.map((part: unknown, index) => ({ part, at: `${pointer}/${index}` })) : []
}
