/** Says in words how a schema differs from what it was: looser where more values fit than before, tighter where fewer do. */
import { isDeepStrictEqual } from 'node:util'
import type { OpenApi, Schema } from '../openapi.ts'
import { changeOf } from './change.ts'
import type { Change, Kind } from './change.ts'
import { settle } from './settled.ts'
import type { Settled } from './settled.ts'
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

type Add = (kind: Kind, rest: readonly string[], what: string, effect: Effect, about?: string) => void

const last = (reference: string): string => reference.split('/').at(-1)!

/** One for each difference. `about` says what is compared, `way` where it stands. What has a name in both documents is compared by itself. */
export function compareSchemas(about: string, way: readonly string[], given: Schema, changed: Schema, between: Between): Change[] {
  if (isDeepStrictEqual(given, changed)) return []
  const [was, is] = [settle(between.before, given), settle(between.after, changed)]
  const changes: Change[] = []
  const add: Add = (kind, rest, what, effect, of = about) => {
    const breaks = effect === 'changed' || (effect === 'tighter' && between.sent) || (effect === 'looser' && between.answered)
    changes.push(changeOf(of, what, { kind, way: [...way, ...rest], breaks }))
  }
  if (is.nullable !== was.nullable) {
    add('nullable', ['type'], is.nullable ? 'is now nullable' : 'is no longer nullable', is.nullable ? 'looser' : 'tighter')
  }
  if (was.reference !== undefined && was.reference === is.reference) {
    return [...changes, ...compareSettled(about, way, { ...was, schema: was.beside }, { ...is, schema: is.beside }, between, add, [])]
  }
  const pair = `${was.reference ?? ''} ${is.reference ?? ''}`
  if (was.reference !== undefined && between.pairs?.has(pair)) return changes
  const deeper = { ...between, pairs: new Set([...(between.pairs ?? []), pair]) }
  compareSettled(about, way, was, is, deeper, add, changes)
  if (changes.length === 0 && was.reference !== undefined && is.reference !== undefined) {
    add('bound', ['$ref'], `is what ${last(is.reference)} says, was what ${last(was.reference)} says`, 'note')
  }
  return changes
}

function compareSettled(
  about: string,
  way: readonly string[],
  { schema: before }: Settled,
  { schema: after }: Settled,
  between: Between,
  add: Add,
  changes: Change[],
): Change[] {
  const words = [...boundsOf(before, after), ...valuesOf(before, after), ...assertionsOf(before, after)]
  for (const [key, what, effect] of words) add('bound', [key], what, effect)
  compareTypes(before, after, add)
  compareMembers(about, way, before, after, between, add, changes)
  if (before.items && after.items) changes.push(...compareSchemas(`${about}[]`, [...way, 'items'], before.items, after.items, between))
  const [open, closed] = [before.additionalProperties, after.additionalProperties]
  if (typeof open === 'object' && typeof closed === 'object') {
    changes.push(...compareSchemas(`${about}.*`, [...way, 'additionalProperties'], open, closed, between))
  }
  for (const key of ['oneOf', 'anyOf'] as const) {
    const [was, is] = [before[key], after[key]]
    if (was && is) compareChoices(about, [...way, key], was, is, between, add, changes)
  }
  return changes
}

function compareTypes(before: Schema, after: Schema, add: Add): void {
  const [was, is] = [[before.type ?? []].flat(), [after.type ?? []].flat()]
  if (was.toSorted().join() === is.toSorted().join()) return
  const within = (few: string[], many: string[]): boolean =>
    few.every((one) => many.includes(one) || (one === 'integer' && many.includes('number')))
  const looser = was.length > 0 && (is.length === 0 || within(was, is))
  const tighter = is.length > 0 && (was.length === 0 || within(is, was))
  const effect = looser ? 'looser' : tighter ? 'tighter' : 'changed'
  add('type', ['type'], `type was ${was.join() || 'any'}, is ${is.join() || 'any'}`, effect)
}

function compareMembers(
  about: string,
  way: readonly string[],
  before: Schema,
  after: Schema,
  between: Between,
  add: Add,
  changes: Change[],
): void {
  const [had, has] = [before.properties ?? {}, after.properties ?? {}]
  const [must, now] = [before.required ?? [], after.required ?? []]
  for (const key of now) {
    if (!must.includes(key) && (had[key] || !has[key]))
      add('required', ['properties', key], 'is now required', 'tighter', `${about}.${key}`)
  }
  for (const key of must) {
    if (!now.includes(key) && (has[key] || !had[key]))
      add('required', ['properties', key], 'is no longer required', 'looser', `${about}.${key}`)
  }
  for (const [key, schema] of Object.entries(has)) {
    const known = had[key]
    if (known) changes.push(...compareSchemas(`${about}.${key}`, [...way, 'properties', key], known, schema, between))
    else {
      const sure = now.includes(key) && between.sent && !between.answered
      add('added', ['properties', key], sure ? 'added, required' : 'added', now.includes(key) ? 'tighter' : 'note', `${about}.${key}`)
    }
  }
  for (const key of Object.keys(had)) if (!has[key]) add('removed', ['properties', key], 'removed', 'changed', `${about}.${key}`)
}

/** What one of several schemas is known by: its name, the type that it holds, or its place. */
const keyOf = (one: Schema, index: number): string =>
  one.$ref ? last(one.$ref) : String(one.properties?.['type']?.const ?? one.const ?? one.type ?? one.required?.join(' and ') ?? index + 1)

function compareChoices(
  about: string,
  way: readonly string[],
  was: Schema[],
  is: Schema[],
  between: Between,
  add: Add,
  changes: Change[],
): void {
  const known = new Map(was.map((one, index) => [keyOf(one, index), one]))
  const present = new Map(is.map((one, index) => [keyOf(one, index), one]))
  for (const [key, schema] of present) {
    const before = known.get(key)
    if (before) changes.push(...compareSchemas(`${about}, ${key}`, way, before, schema, between))
    else add('bound', [], `alternative ${key} added (loosened)`, 'looser')
  }
  for (const key of known.keys()) if (!present.has(key)) add('bound', [], `alternative ${key} removed (tightened)`, 'tighter')
}
