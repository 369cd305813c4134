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

/** Where schemas are compared: what is said of them, and the way to them. */
interface Place {
  about: string
  way: readonly string[]
  between: Between
}

const last = (reference: string): string => reference.split('/').at(-1)!

/** One for each difference. `about` says what is compared, `way` where it stands. What has a name in both documents is compared by itself. */
export function compareSchemas(about: string, way: readonly string[], given: Schema, changed: Schema, between: Between): Change[] {
  if (isDeepStrictEqual(given, changed)) return []
  const [was, is] = [settle(between.before, given), settle(between.after, changed)]
  const place = { about, way, between }
  const [what, effect] = is.nullable ? (['is now nullable', 'looser'] as const) : (['is no longer nullable', 'tighter'] as const)
  const changes = is.nullable === was.nullable ? [] : [changeAt(place, 'nullable', ['type'], what, effect)]
  if (was.reference !== undefined && was.reference === is.reference) return [...changes, ...compareParts(place, was.beside, is.beside)]
  const pair = `${was.reference ?? ''} ${is.reference ?? ''}`
  if (was.reference !== undefined && between.pairs?.has(pair)) return changes
  const deeper = { ...between, pairs: new Set([...(between.pairs ?? []), pair]) }
  changes.push(...compareParts({ ...place, between: deeper }, was.schema, is.schema))
  if (changes.length > 0 || was.reference === undefined || is.reference === undefined) return changes
  return [changeAt(place, 'bound', ['$ref'], `is what ${last(is.reference)} says, was what ${last(was.reference)} says`, 'note')]
}

/** A difference, at the place or below it. */
function changeAt({ about, way, between }: Place, kind: Kind, rest: readonly string[], what: string, effect: Effect): Change {
  const breaks = effect === 'changed' || (effect === 'tighter' && between.sent) || (effect === 'looser' && between.answered)
  return changeOf(about, what, { kind, way: [...way, ...rest], breaks })
}

function compareParts(place: Place, before: Schema, after: Schema): Change[] {
  const words = [...boundsOf(before, after), ...valuesOf(before, after), ...assertionsOf(before, after)]
  const below = (name: string, key: 'items' | 'additionalProperties'): Change[] => {
    const [was, is] = [before[key], after[key]]
    if (typeof was !== 'object' || typeof is !== 'object') return []
    return compareSchemas(`${place.about}${name}`, [...place.way, key], was, is, place.between)
  }
  return [
    ...words.map(([key, what, effect]) => changeAt(place, 'bound', [key], what, effect)),
    ...compareTypes(place, before, after),
    ...compareMembers(place, before, after),
    ...below('[]', 'items'),
    ...below('.*', 'additionalProperties'),
    ...(['oneOf', 'anyOf'] as const).flatMap((key) => compareChoices({ ...place, way: [...place.way, key] }, before[key], after[key])),
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
  return [changeAt(place, 'type', ['type'], `type was ${was.join() || 'any'}, is ${is.join() || 'any'}`, effect)]
}

function compareMembers({ about, way, between }: Place, before: Schema, after: Schema): Change[] {
  const [had, has] = [before.properties ?? {}, after.properties ?? {}]
  const [must, now] = [before.required ?? [], after.required ?? []]
  const note = (key: string, kind: Kind, what: string, effect: Effect): Change =>
    changeAt({ about: `${about}.${key}`, way, between }, kind, ['properties', key], what, effect)
  const [needed, freed] = [unlike(now, must), unlike(must, now)]
  const sure = between.sent && !between.answered
  return [
    ...needed.filter((key) => had[key] || !has[key]).map((key) => note(key, 'required', 'is now required', 'tighter')),
    ...freed.filter((key) => has[key] || !had[key]).map((key) => note(key, 'required', 'is no longer required', 'looser')),
    ...Object.entries(has).flatMap(([key, schema]): Change[] => {
      if (had[key]) return compareSchemas(`${about}.${key}`, [...way, 'properties', key], had[key], schema, between)
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
      if (!before) return [changeAt(place, 'bound', [], `alternative ${key} added (loosened)`, 'looser')]
      return compareSchemas(`${place.about}, ${key}`, place.way, before, schema, place.between)
    }),
    ...unlike([...known.keys()], [...present.keys()]).map((key) =>
      changeAt(place, 'bound', [], `alternative ${key} removed (tightened)`, 'tighter'),
    ),
  ]
}
