/** The keywords of two schemas that differ, in words, and whether fewer or more values fit. */
import { isDeepStrictEqual } from 'node:util'
import type { Schema } from '../openapi.ts'

/** What a difference does to the values that fit: fewer, more, others; or nothing that a client would notice. */
export type Effect = 'tighter' | 'looser' | 'changed' | 'note'

/** A keyword, what happened to it, and what that does. */
type Word = [key: string, what: string, effect: Effect]

/** Each bound, and whether more values fit when it grows. */
const bounds = {
  minLength: 'lower',
  maxLength: 'upper',
  minimum: 'lower',
  maximum: 'upper',
  exclusiveMinimum: 'lower',
  exclusiveMaximum: 'upper',
  minItems: 'lower',
  maxItems: 'upper',
  minProperties: 'lower',
  maxProperties: 'upper',
} as const

/** What changed of the numbers, each with its direction. */
export function boundsOf(before: Schema, after: Schema): Word[] {
  const [old, now] = [before, after] as [Record<string, unknown>, Record<string, unknown>]
  return Object.entries(bounds).flatMap(([key, side]): Word[] => {
    const [was, is] = [old[key], now[key]] as [number | undefined, number | undefined]
    if (was === is) return []
    if (was === undefined) return [[key, `${key} ${is!} added (tightened)`, 'tighter']]
    const looser = is === undefined || is > was === (side === 'upper')
    const what = is === undefined ? `${key} ${was} removed` : `${key} ${looser ? 'loosened' : 'tightened'} from ${was} to ${is}`
    if (!looser) return [[key, what, 'tighter']]
    return [[key, is === undefined ? `${what} (loosened)` : what, unneeded(key, was) ? 'note' : 'looser']]
  })
}

/** Whether no reader relies on a bound: a shorter text needs no more room, and no larger number can be told apart. */
const unneeded = (key: string, was: number): boolean =>
  /^min(?:Length|Items|Properties)$/.test(key) || (/imum$/i.test(key) && Math.abs(was) >= Number.MAX_SAFE_INTEGER)

/** What changed of the values that are listed, of what stands for a missing one, and of who sees it. */
export function valuesOf(before: Schema, after: Schema): Word[] {
  const said: Word[] = []
  const quoted = (value: unknown): string => (value === undefined ? 'absent' : JSON.stringify(value))
  if (!isDeepStrictEqual(before.default, after.default)) {
    said.push(['default', `default was ${quoted(before.default)}, is ${quoted(after.default)}`, 'tighter'])
  }
  if (before.enum && !after.enum) said.push(['enum', `any value fits (loosened), not only ${before.enum.join(', ')}`, 'looser'])
  else if (!before.enum && after.enum) said.push(['enum', `only ${after.enum.join(', ')} fit (tightened)`, 'tighter'])
  else said.push(...listed('enum', before.enum, after.enum))
  said.push(...listed('x-extensible-enum', before['x-extensible-enum'], after['x-extensible-enum']))
  const [was, is] = [before['x-restricted'] ?? false, after['x-restricted'] ?? false]
  if (is && !was) said.push(['x-restricted', 'is now absent for callers who may not see it', 'looser'])
  if (was && !is) said.push(['x-restricted', 'is now there for every caller', 'note'])
  return said
}

/** The values that came and went; of those of an extensible list a client expects more. */
function listed(key: 'enum' | 'x-extensible-enum', was: readonly unknown[] = [], is: readonly unknown[] = []): Word[] {
  const closed = key === 'enum'
  const word = closed ? 'value' : 'known value'
  const added = is.filter((one) => !was.includes(one))
  const removed = was.filter((one) => !is.includes(one))
  return [
    ...added.map((one): Word => [key, `${word} ${String(one)} added${closed ? ' (loosened)' : ''}`, closed ? 'looser' : 'note']),
    ...removed.map((one): Word => [key, `${word} ${String(one)} removed${closed ? ' (tightened)' : ''}`, 'tighter']),
  ]
}

/** What is compared elsewhere, member by member. */
const elsewhere = new Set([
  ...['$ref', 'type', 'properties', 'required', 'default', 'enum', 'x-extensible-enum', 'x-restricted', 'x-lifecycle', 'x-actors'],
  ...Object.keys(bounds),
])

/** What tells a reader something and refuses no value. */
const annotations = new Set([
  ...['title', 'description', 'example', 'examples', '$comment', 'externalDocs', 'xml', 'contentMediaType'],
  ...['x-source', 'x-reason', 'x-incidental', 'x-permitted-when', 'x-badges', 'x-enumDescriptions', 'x-enum-descriptions'],
])

/** What changed of everything else; what is not known here is taken to matter. */
export function assertionsOf(before: Schema, after: Schema): Word[] {
  const [old, now] = [before, after] as [Record<string, unknown>, Record<string, unknown>]
  const keys = new Set([...Object.keys(old), ...Object.keys(now)])
  return [...keys].flatMap((key): Word[] => {
    const [was, is] = [old[key], now[key]]
    if (elsewhere.has(key) || annotations.has(key) || isDeepStrictEqual(was, is)) return []
    if (['items', 'oneOf', 'anyOf'].includes(key) && was !== undefined && is !== undefined) return []
    if (key === 'additionalProperties') return openness(was, is)
    const what = `${key} was ${short(was)}, is ${short(is)}`
    if (['readOnly', 'writeOnly', 'deprecated'].includes(key) || key.startsWith('x-')) return [[key, what, 'note']]
    // A pattern beside a format spells out what the format has refused already.
    if (key === 'pattern' && was === undefined && old['format'] !== undefined && old['format'] === now['format'])
      return [[key, what, 'note']]
    return [[key, what, was === undefined ? 'tighter' : is === undefined ? 'looser' : 'changed']]
  })
}

/** Members that have no name are let in, or no longer; a client ignores what it does not know. */
function openness(was: unknown, is: unknown): Word[] {
  if (typeof was === 'object' && typeof is === 'object') return []
  const [open, opens] = [was ?? true, is ?? true]
  if (isDeepStrictEqual(open, opens)) return []
  const said = (value: unknown): string => (value === false ? 'refused' : value === true ? 'let in' : 'let in where they fit')
  const what = `other members were ${said(open)}, are ${said(opens)}`
  return [['additionalProperties', what, opens === false ? 'tighter' : open === false ? 'note' : 'changed']]
}

function short(value: unknown): string {
  const text = value === undefined ? 'absent' : JSON.stringify(value)
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}
