/** The first question to a body: which of its names are permitted (105). */
import { notAllowed, notAllowedAt } from '../refusals.ts'
import type { ApiError } from '../refusals.ts'
import { attributesAt, isObject, partsOf } from './body-forms.ts'
import type { OpenedBody } from './opened-body.ts'
import { stepTo } from './pointers.ts'
import type { Members } from './route.ts'

type Permitted = (name: string) => boolean

/** What clients send back of a resource object that they were shown. */
const tolerated = ['type', 'links', 'meta']

/** One error for each name that may not be sent. With `only`, fewer may than the contract lets the operation write. */
export function forbiddenNames(body: OpenedBody, only?: readonly string[]): ApiError[] {
  const { rule, document, data, relationships } = body
  const beside: Permitted = (name) => ['data', 'jsonapi', 'meta'].includes(name) || (name === 'id' && rule.idBeside === true)
  const inside: Permitted = (name) => tolerated.includes(name) || (name === 'id' && rule.idAllowed)
  const writable = (names: object): Permitted => {
    return (name) => Object.hasOwn(names, name) && (only === undefined || only.includes(name))
  }
  return [
    ...othersThan(beside, document),
    ...Object.keys(data).flatMap((name) => {
      if (name === 'attributes') return forbiddenInAttributes(body, writable(rule.attributes))
      if (name === 'relationships') return othersThan(writable(rule.relationships), data[name])
      return inside(name) ? [] : [notAllowed(name)]
    }),
    ...Object.entries(relationships).flatMap(([name, sent]) =>
      partsOf(sent, rule.relationships[name], '').flatMap(({ part }) => forbiddenInRelationship(part)),
    ),
  ]
}

function forbiddenInAttributes({ rule, attributes }: OpenedBody, permitted: Permitted): ApiError[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (!permitted(name)) return [notAllowed(name)]
    const { members, ignored } = rule.attributes[name]!
    return members && !ignored ? forbiddenInValue(value, members, stepTo(attributesAt(rule), name)) : []
  })
}

/** What an object may not hold, or each object of a list, and those that it holds itself. */
function forbiddenInValue(value: unknown, members: Members, at: string): ApiError[] {
  if (Array.isArray(value)) {
    return value.flatMap((one: unknown, index) => (isObject(one) ? forbiddenInValue(one, members, `${at}/${index}`) : []))
  }
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const place = stepTo(at, name)
    if (!Object.hasOwn(members, name)) return [notAllowedAt(name, place)]
    const below = members[name]!
    return below === true ? [] : forbiddenInValue(inner, below, place)
  })
}

function forbiddenInRelationship(part: unknown): ApiError[] {
  if (!isObject(part)) return []
  return [
    ...othersThan((name) => name === 'data', part),
    ...[part['data']].flat().flatMap((linkage) => othersThan((name) => name === 'type' || name === 'id', linkage)),
  ]
}

const othersThan = (permitted: Permitted, part: unknown): ApiError[] =>
  isObject(part)
    ? Object.keys(part)
        .filter((name) => !permitted(name))
        .map((name) => notAllowed(name))
    : []
