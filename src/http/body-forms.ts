/** The forms that a body may have besides the usual one. Each is read as if it were the usual one. */
import { isDeepStrictEqual } from 'node:util'
import { badValue, Refusal } from '../refusals.ts'
import type { ApiError } from '../refusals.ts'
import { isShallow } from './json.ts'
import type { BodyRule, LinkRule } from './route.ts'

export type Json = Record<string, unknown>

/** Whether a value is a JSON object. */
export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A part of a body that is read as if it stood in another place than where it was sent, as JSON pointers. */
export interface Moved {
  read: string
  sent: string
}

/** A body in the form that older clients send, or without any envelope. */
export function withOlderForm(body: unknown, { older, flat, type, attributes: own }: BodyRule): { document: unknown; moved: Moved[] } {
  if (flat) return { document: isObject(body) ? { data: { attributes: body } } : body, moved: [] }
  if (older === undefined || !isObject(body) || Object.hasOwn(body, 'data')) return { document: body, moved: [] }
  // The older form is an attribute itself, without an envelope, or an envelope of another name.
  if (Object.hasOwn(own, older)) {
    const { jsonapi: _jsonapi, meta: _meta, ...attributes } = body
    const moved = ['/data/attributes', '/data'].map((read) => ({ read, sent: '' }))
    return { document: { data: { type, attributes } }, moved }
  }
  if (!isObject(body[older])) return { document: body, moved: [] }
  const { [older]: attributes, ...rest } = body
  return { document: { ...rest, data: { type, attributes } }, moved: [{ read: '/data/attributes', sent: `/${older}` }] }
}

/**
 * Attributes of some types stand directly in `data`, or in `attributes` as those of all others. One that stands in both
 * places must be the same.
 */
export function gathered(sent: Json, rule: BodyRule): { data: Json; differing: ApiError[]; moved: Moved[] } {
  const inside = isObject(sent['attributes']) ? sent['attributes'] : {}
  const direct = Object.entries(sent).filter(([name]) => Object.hasOwn(rule.attributes, name))
  const rest = Object.entries(sent).filter(([name]) => !Object.hasOwn(rule.attributes, name))
  const differing = direct
    .filter(([name, value]) => Object.hasOwn(inside, name) && !(isShallow(value) && isDeepStrictEqual(value, inside[name])))
    .map(([name]) => badValue(name, 'is another one in data.attributes', `/data/${name}`))
  const attributes =
    sent['attributes'] === undefined || isObject(sent['attributes']) ? { ...inside, ...Object.fromEntries(direct) } : sent['attributes']
  const moved = Object.keys(inside)
    .filter((name) => Object.hasOwn(rule.attributes, name) && !Object.hasOwn(sent, name))
    .map((name) => ({ read: `/data/${name}`, sent: `/data/attributes/${name}` }))
  return { data: { ...Object.fromEntries(rest), attributes }, differing, moved }
}

/** Linkages of some relationships may stand without `data` around them; they are read as if it were there. */
export function withNested(data: Json, { relationships: known }: BodyRule): { data: Json; moved: Moved[] } {
  const sent = data['relationships']
  if (!isObject(sent)) return { data, moved: [] }
  const isBare = (name: string): boolean => {
    const one = sent[name]
    return (
      Object.hasOwn(known, name) && known[name]!.bare === true && isObject(one) && ['type', 'id'].some((part) => Object.hasOwn(one, part))
    )
  }
  const bare = Object.keys(sent).filter(isBare)
  const nested = Object.fromEntries(Object.entries(sent).map(([name, one]) => [name, bare.includes(name) ? { data: one } : one]))
  const moved = bare.map((name) => ({ read: `/data/relationships/${name}/data`, sent: `/data/relationships/${name}` }))
  return { data: bare.length > 0 ? { ...data, relationships: nested } : data, moved }
}

/** What was thrown, with the places of a refusal as they were sent. */
export function asSent(thrown: unknown, moved: readonly Moved[]): unknown {
  if (!(thrown instanceof Refusal) || moved.length === 0) return thrown
  const errors = thrown.errors.map((one) => whereSent(one, moved))
  return new Refusal(thrown.status, errors, thrown.headers, thrown.page)
}

function whereSent(error: ApiError, moved: readonly Moved[]): ApiError {
  if (!error.source || !('pointer' in error.source)) return error
  const goesBack = (pointer: string, { read, sent }: Moved): string =>
    pointer === read || pointer.startsWith(`${read}/`) ? sent + pointer.slice(read.length) : pointer
  return { ...error, source: { pointer: moved.reduce(goesBack, error.source.pointer) } }
}

/** Where the attributes stand, as a JSON pointer. */
export const attributesAt = ({ direct, flat }: BodyRule): string => (flat ? '' : direct ? '/data' : '/data/attributes')

/** The objects with `data` that a relationship is sent as: one, or a list of them where the contract has such a list. */
export function partsOf(sent: unknown, rule: LinkRule | undefined, pointer: string): { part: unknown; at: string }[] {
  if (!rule?.each) return [{ part: sent, at: pointer }]
  return Array.isArray(sent) ? sent.map((part: unknown, index) => ({ part, at: `${pointer}/${index}` })) : []
}
