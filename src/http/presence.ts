/** The second question to a body: what is missing (106), or is there by another type than expected (116). */
import { missing, typeMismatch } from '../refusals.ts'
import type { ApiError } from '../refusals.ts'
import { typeAmong } from '../type-names.ts'
import { attributesAt, isObject, partsOf } from './body-forms.ts'
import type { OpenedBody } from './opened-body.ts'
import type { LinkRule } from './route.ts'

/**
 * One error for each member that is missing, and for each type that is not the one expected. Of each list in `either` one
 * name is needed; the first is the one that is told.
 */
export function missingAndMistyped(body: OpenedBody, either: readonly (readonly string[])[] = []): ApiError[] {
  return [...inType(body), ...inAttributes(body), ...inEither(body, either), ...inRelationships(body)]
}

function inType({ rule, data }: OpenedBody): ApiError[] {
  if (!Object.hasOwn(data, 'type')) return rule.typeRequired ? [missing('type', '/data/type')] : []
  return typeAmong([rule.type], data['type']) === undefined ? [typeMismatch(data['type'], [rule.type], '/data/type')] : []
}

function inAttributes({ rule, data, attributes }: OpenedBody): ApiError[] {
  const required = Object.keys(rule.attributes).filter((name) => rule.attributes[name]!.required)
  if (rule.attributesRequired && required.length === 0 && !Object.hasOwn(data, 'attributes')) {
    return [missing('attributes', '/data/attributes')]
  }
  return required.filter((name) => !Object.hasOwn(attributes, name)).map((name) => missing(name, `${attributesAt(rule)}/${name}`))
}

function inEither({ rule, attributes, relationships }: OpenedBody, either: readonly (readonly string[])[]): ApiError[] {
  const isSent = (name: string): boolean => Object.hasOwn(attributes, name) || Object.hasOwn(relationships, name)
  const absent = either.filter((names) => !names.some(isSent)).map((names) => names[0]!)
  return absent.map((name) => {
    const place = Object.hasOwn(rule.attributes, name) ? attributesAt(rule) : '/data/relationships'
    return missing(name, `${place}/${name}`)
  })
}

function inRelationships({ rule, relationships }: OpenedBody): ApiError[] {
  return Object.entries(rule.relationships).flatMap(([name, link]) => {
    const pointer = `/data/relationships/${name}`
    if (!Object.hasOwn(relationships, name)) return link.required ? [missing(name, pointer)] : []
    return partsOf(relationships[name], link, pointer).flatMap(({ part, at }) => inLinkages(part, link, at))
  })
}

/** `part` is an object with `data`, one linkage or a list of them. */
function inLinkages(part: unknown, link: LinkRule, pointer: string): ApiError[] {
  if (!isObject(part)) return []
  const { data } = part
  if (!Object.hasOwn(part, 'data')) return [missing('data', `${pointer}/data`)]
  if (!Array.isArray(data)) return inLinkage(data, link, `${pointer}/data`)
  return data.flatMap((linkage: unknown, index) => inLinkage(linkage, link, `${pointer}/data/${index}`))
}

function inLinkage(linkage: unknown, { types, also }: LinkRule, pointer: string): ApiError[] {
  if (!isObject(linkage)) return []
  const absent = ['type', 'id'].filter((member) => !Object.hasOwn(linkage, member))
  const { type } = linkage
  const mistyped = type !== undefined && typeAmong(types, type, also) === undefined
  return [
    ...absent.map((member) => missing(member, `${pointer}/${member}`)),
    ...(mistyped ? [typeMismatch(type, types, `${pointer}/type`)] : []),
  ]
}
