/** What an operation takes besides its body. */
import type { OpenApi, OpenApiOperation, Parameter } from '../openapi.ts'
import { changeOf } from './change.ts'
import type { Change, Kind } from './change.ts'
import { followed, stepsOf } from './references.ts'
import type { Placed } from './references.ts'
import { below, compareSchemas } from './schemas.ts'
import type { Between, Place } from './schemas.ts'

/** What a parameter is to who sends it. */
function nameOf({ name, in: place }: Parameter): string {
  const key = /^filter\[(.+)\]$/.exec(name)?.[1]
  if (key !== undefined) return `filter ${key}`
  return place === 'query' && name === 'sort' ? 'sort' : `parameter ${name}`
}

/** Parameters with the way to where they are described, which for a shared one is its component. */
export function parametersOf(
  document: OpenApi,
  { way, item, operation }: Placed,
): Map<string, { way: readonly string[]; parameter: Parameter }> {
  const placed = (all: OpenApiOperation['parameters'] = [], at: readonly string[]) =>
    all.map((one, index) => ({
      parameter: followed(document, one),
      way: one.$ref === undefined ? [...at, String(index)] : stepsOf(one.$ref),
    }))
  const all = [...placed(item.parameters, [...way.slice(0, 2), 'parameters']), ...placed(operation.parameters, [...way, 'parameters'])]
  return new Map(all.map((one) => [`${one.parameter.in} ${one.parameter.name}`, one]))
}

/** What changed in the parameters of an operation. */
export function compareParameters(was: Placed, is: Placed, documents: Between): Change[] {
  const changes: Change[] = []
  const operation = was.id
  const add = (kind: Kind, way: readonly string[], what: string, breaks: boolean): void => {
    changes.push(changeOf(`operation ${operation}`, what, { kind, way, breaks, operation }))
  }
  const [before, after] = [parametersOf(documents.before, was), parametersOf(documents.after, is)]
  for (const [key, { parameter, way }] of after) {
    const known = before.get(key)
    if (!known) add('added', way, `${nameOf(parameter)} added${parameter.required ? ', required' : ''}`, Boolean(parameter.required))
    // What many operations share is said once.
    else if (way[0] !== 'components' || known.way.join() !== way.join()) {
      const place = { about: `operation ${operation}: ${nameOf(parameter)}`, way, between: documents }
      const found = compareParameter(place, known.parameter, parameter)
      changes.push(...found.map((one) => ({ ...one, operation })))
    }
  }
  for (const [key, { parameter }] of before) if (!after.has(key)) add('removed', is.way, `${nameOf(parameter)} removed`, true)
  return changes
}

/** One parameter of an operation, or one that many operations share. */
export function compareParameter({ about, way, between }: Place, was: Parameter, is: Parameter): Change[] {
  const changes: Change[] = []
  const add = (what: string, breaks: boolean, key?: string): void => {
    changes.push(changeOf(about, what, { kind: 'required', way: key === undefined ? way : [...way, key], breaks }))
  }
  if (was.schema && is.schema) {
    const place = below({ about, way, between: { ...between, sent: true, answered: false } }, 'schema')
    const found = compareSchemas(place, was.schema, is.schema)
    changes.push(...found.map((one) => (about.endsWith(': sort') ? keyOfOrder(one) : one)))
  }
  if (is.required && !was.required) add('is now required', true, 'required')
  if (was.required && !is.required) add('is no longer required', false)
  for (const key of ['style', 'explode'] as const) {
    if (was[key] !== is[key]) add(`${key} was ${String(was[key] ?? 'absent')}, is ${String(is[key] ?? 'absent')}`, true, key)
  }
  return changes
}

/** The values of an order are its keys, each of which its handler orders by. */
function keyOfOrder(change: Change): Change {
  const [, key, kind] = /^value (\S+ (added|removed))/.exec(change.what) ?? []
  return key === undefined ? change : { ...change, kind: kind as Kind, what: `key ${key}`, text: `${change.about} key ${key}` }
}
