/** Says in words how a schema differs from what it was: looser where more values fit than before, tighter where fewer do. */
import { isDeepStrictEqual } from 'node:util'
import type { OpenApi, Schema } from '../openapi.ts'
import { changeOf, unlike } from './change.ts'
import type { Change, Kind } from './change.ts'
import { settle } from './settled.ts'
import { assertionsOf, boundsOf, valuesOf } from './words.ts'
import type { Effect } from './words.ts'

/** Two documents, and what their compared parts are part of: of what clients send, or of what comes to them. */
export interface Between {
  before: OpenApi
  after: OpenApi
  sent: boolean
  answered: boolean
  /** The pairs of schemas that are being compared, since a schema may hold itself. */
  pairs?: ReadonlySet<string>
}

/** Where parts are compared: what is said of them, and the way to them. */
export interface Place {
  about: string
  way: readonly string[]
  between: Between
}

/** A place below another. */
export const below = (place: Place, ...steps: readonly string[]): Place => ({ ...place, way: [...place.way, ...steps] })

const last = (reference: string): string => reference.split('/').at(-1)!

/** One for each difference. What has a name in both documents is compared by itself. */
export function compareSchemas(place: Place, given: Schema, changed: Schema): Change[] {
  if (isDeepStrictEqual(given, changed)) return []
  const { between } = place
  const [was, is] = [settle(between.before, given), settle(between.after, changed)]
  const [what, effect] = is.nullable ? (['is now nullable', 'looser'] as const) : (['is no longer nullable', 'tighter'] as const)
  const changes = is.nullable === was.nullable ? [] : [changeAt(below(place, 'type'), 'nullable', what, effect)]
  if (was.reference !== undefined && was.reference === is.reference) return [...changes, ...compareParts(place, was.beside, is.beside)]
  const pair = `${was.reference ?? ''} ${is.reference ?? ''}`
  if (was.reference !== undefined && between.pairs?.has(pair)) return changes
  const deeper = { ...between, pairs: new Set([...(between.pairs ?? []), pair]) }
  changes.push(...compareParts({ ...place, between: deeper }, was.schema, is.schema))
  if (changes.length > 0 || was.reference === undefined || is.reference === undefined) return changes
  return [changeAt(below(place, '$ref'), 'bound', `is what ${last(is.reference)} says, was what ${last(was.reference)} says`, 'note')]
}

function changeAt({ about, way, between }: Place, kind: Kind, what: string, effect: Effect): Change {
  const breaks = effect === 'changed' || (effect === 'tighter' && between.sent) || (effect === 'looser' && between.answered)
  return changeOf(about, what, { kind, way, breaks })
}

function compareParts(place: Place, before: Schema, after: Schema): Change[] {
  const words = [...boundsOf(before, after), ...valuesOf(before, after), ...assertionsOf(before, after)]
  const inside = (name: string, key: 'items' | 'additionalProperties'): Change[] => {
    const [was, is] = [before[key], after[key]]
    if (typeof was !== 'object' || typeof is !== 'object') return []
    return compareSchemas(below({ ...place, about: `${place.about}${name}` }, key), was, is)
  }
  return [
    ...words.map(([key, what, effect]) => changeAt(below(place, key), 'bound', what, effect)),
    ...compareTypes(place, before, after),
    ...compareMembers(place, before, after),
    ...inside('[]', 'items'),
    ...inside('.*', 'additionalProperties'),
    ...(['oneOf', 'anyOf'] as const).flatMap((key) => compareChoices(below(place, key), before[key], after[key])),
  ]
}

function compareTypes(place: Place, before: Schema, after: Schema): Change[] {
  const [was, is] = [[before.type ?? []].flat(), [after.type ?? []].flat()]
  if (was.toSorted().join() === is.toSorted().join()) return []
  const within = (few: string[], many: string[]): boolean =>
    few.every((one) => many.includes(one) || (one === 'integer' && many.includes('number')))
  const looser = was.length > 0 && (is.length === 0 || within(was, is))
  const tighter = is.length > 0 && (was.length === 0 || within(is, was))
  const effect = looser ? 'looser' : tighter ? 'tighter' : 'changed'
  return [changeAt(below(place, 'type'), 'type', `type was ${was.join() || 'any'}, is ${is.join() || 'any'}`, effect)]
}

function compareMembers(place: Place, before: Schema, after: Schema): Change[] {
  const [had, has] = [before.properties ?? {}, after.properties ?? {}]
  const [must, now] = [before.required ?? [], after.required ?? []]
  const member = (key: string): Place => below({ ...place, about: `${place.about}.${key}` }, 'properties', key)
  const note = (key: string, kind: Kind, what: string, effect: Effect): Change => changeAt(member(key), kind, what, effect)
  const [needed, freed] = [unlike(now, must), unlike(must, now)]
  const sure = place.between.sent && !place.between.answered
  return [
    ...needed.filter((key) => had[key] || !has[key]).map((key) => note(key, 'required', 'is now required', 'tighter')),
    ...freed.filter((key) => has[key] || !had[key]).map((key) => note(key, 'required', 'is no longer required', 'looser')),
    ...Object.entries(has).flatMap(([key, schema]): Change[] => {
      if (had[key]) return compareSchemas(member(key), had[key], schema)
      return [note(key, 'added', now.includes(key) && sure ? 'added, required' : 'added', now.includes(key) ? 'tighter' : 'note')]
    }),
    ...unlike(Object.keys(had), Object.keys(has)).map((key) => note(key, 'removed', 'removed', 'changed')),
  ]
}

/** What one of several schemas is known by: its name, the type that it holds, or its place. */
const keyOf = (one: Schema, index: number): string =>
  one.$ref ? last(one.$ref) : String(one.properties?.['type']?.const ?? one.const ?? one.type ?? one.required?.join(' and ') ?? index + 1)

function compareChoices(place: Place, was: readonly Schema[] | undefined, is: readonly Schema[] | undefined): Change[] {
  if (!was || !is) return []
  const known = new Map(was.map((one, index) => [keyOf(one, index), one]))
  const present = new Map(is.map((one, index) => [keyOf(one, index), one]))
  return [
    ...[...present].flatMap(([key, schema]): Change[] => {
      const before = known.get(key)
      if (!before) return [changeAt(place, 'bound', `alternative ${key} added (loosened)`, 'looser')]
      return compareSchemas({ ...place, about: `${place.about}, ${key}` }, before, schema)
    }),
    ...unlike([...known.keys()], [...present.keys()]).map((key) =>
      changeAt(place, 'bound', `alternative ${key} removed (tightened)`, 'tighter'),
    ),
  ]
}
