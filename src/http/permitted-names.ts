/** The first question to a body: which of its names are permitted (105). */
import { notAllowed } from '../refusals.ts'
import type { ApiError } from '../refusals.ts'
import { isObject, partsOf } from './body-forms.ts'
import type { OpenedBody } from './opened-body.ts'

type Permitted = (name: string) => boolean

/** What clients send back of a resource object that they were shown. */
const tolerated = ['type', 'links', 'meta']

/** One error for each name that may not be sent. With `only`, fewer may than the contract lets the operation write. */
export function forbiddenNames({ rule, document, data, relationships }: OpenedBody, only?: readonly string[]): ApiError[] {
  const beside: Permitted = (name) => ['data', 'jsonapi', 'meta'].includes(name) || (name === 'id' && rule.idBeside === true)
  const inside: Permitted = (name) => tolerated.includes(name) || (name === 'id' && rule.idAllowed)
  const writable = (names: object): Permitted => {
    return (name) => Object.hasOwn(names, name) && (only === undefined || only.includes(name))
  }
  return [
    ...othersThan(beside, document),
    ...Object.keys(data).flatMap((name) => {
      if (name === 'attributes') return othersThan(writable(rule.attributes), data[name])
      if (name === 'relationships') return othersThan(writable(rule.relationships), data[name])
      return inside(name) ? [] : [notAllowed(name)]
    }),
    ...Object.entries(relationships).flatMap(([name, sent]) =>
      partsOf(sent, rule.relationships[name], '').flatMap(({ part }) => forbiddenInRelationship(part)),
    ),
  ]
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
