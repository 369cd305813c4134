/** Says in words how a schema differs from what it was: looser where more values fit than before, tighter where fewer do. */
import type { Schema } from '../openapi.ts'
import type { Change, Kind } from './change.ts'

/** Each bound, and whether more values fit when it grows. */
const bounds = {
  minLength: 'lower',
  maxLength: 'upper',
  minimum: 'lower',
  maximum: 'upper',
  minItems: 'lower',
  maxItems: 'upper',
} as const

/** A value or null, written in one form: as a type of its own, not as one of two schemas. */
function plain(schema: Schema): Schema {
  const rest = schema.oneOf?.filter((one) => one.type !== 'null') ?? []
  if (rest.length !== 1) return schema
  const nullable = schema.oneOf!.length === 2
  return { ...schema, ...rest[0]!, type: [[rest[0]!.type ?? []].flat(), nullable ? 'null' : []].flat() }
}

/** One for each difference. `name` says what is compared, `way` where it stands. */
export function compareSchemas(name: string, way: readonly string[], given: Schema, changed: Schema): Change[] {
  const [before, after] = [plain(given), plain(changed)]
  const changes: Change[] = []
  const add = (kind: Kind, rest: readonly string[], text: string): void => {
    changes.push({ text, kind, way: [...way, ...rest] })
  }
  for (const [key, text] of [...boundsOf(before, after), ...wordsOf(before, after)]) add('bound', [key], `${name}: ${text}`)
  const [was, is] = [[before.type ?? []].flat(), [after.type ?? []].flat()]
  if (!was.includes('null') && is.includes('null')) add('nullable', ['type'], `${name} is now nullable`)
  else if (was.includes('null') && !is.includes('null')) add('nullable', ['type'], `${name} is no longer nullable`)
  else if (was.join() !== is.join()) add('type', ['type'], `${name}: type was ${was.join()}, is ${is.join()}`)
  for (const key of after.required ?? []) {
    if (before.properties?.[key] && !before.required?.includes(key)) add('required', ['properties', key], `${name}.${key} is now required`)
  }
  for (const key of before.required ?? []) {
    if (after.properties?.[key] && !after.required?.includes(key)) {
      add('required', ['properties', key], `${name}.${key} is no longer required`)
    }
  }
  for (const [key, schema] of Object.entries(after.properties ?? {})) {
    const known = before.properties?.[key]
    if (known) changes.push(...compareSchemas(`${name}.${key}`, [...way, 'properties', key], known, schema))
    else add('added', ['properties', key], `${name}.${key} added`)
  }
  for (const key of Object.keys(before.properties ?? {})) {
    if (!after.properties?.[key]) add('removed', ['properties', key], `${name}.${key} removed`)
  }
  if (before.items && after.items) changes.push(...compareSchemas(`${name}[]`, [...way, 'items'], before.items, after.items))
  return changes
}

/** What changed of the numbers, each with its direction. */
function boundsOf(before: Schema, after: Schema): [string, string][] {
  return (Object.keys(bounds) as (keyof typeof bounds)[]).flatMap((key): [string, string][] => {
    const [was, is] = [before[key], after[key]]
    if (was === is) return []
    if (was === undefined) return [[key, `${key} ${is!} added (tightened)`]]
    if (is === undefined) return [[key, `${key} ${was} removed (loosened)`]]
    return [[key, `${key} ${is > was === (bounds[key] === 'upper') ? 'loosened' : 'tightened'} from ${was} to ${is}`]]
  })
}

/** What changed of the values that fit and of how they are read. */
function wordsOf(before: Schema, after: Schema): [string, string][] {
  const said: [string, string][] = []
  for (const key of ['pattern', 'format', 'default', 'const'] as const) {
    const [was, is] = [JSON.stringify(before[key]), JSON.stringify(after[key])]
    if (was !== is) said.push([key, `${key} was ${was ?? 'absent'}, is ${is ?? 'absent'}`])
  }
  if (before.$ref !== after.$ref) said.push(['$ref', `is what ${last(after)} says, was what ${last(before)} says`])
  if (before.enum && !after.enum) said.push(['enum', `any value fits (loosened), not only ${before.enum.join(', ')}`])
  else if (!before.enum && after.enum) said.push(['enum', `only ${after.enum.join(', ')} fit (tightened)`])
  for (const [key, word] of [
    ['enum', 'value'],
    ['x-extensible-enum', 'known value'],
  ] as const) {
    const [was, is] = [before[key], after[key]]
    if (!was || !is) continue
    for (const one of is)
      if (!was.includes(one as never)) said.push([key, `${word} ${String(one)} added${key === 'enum' ? ' (loosened)' : ''}`])
    for (const one of was)
      if (!is.includes(one as never)) said.push([key, `${word} ${String(one)} removed${key === 'enum' ? ' (tightened)' : ''}`])
  }
  const [was, is] = [before['x-restricted'] ?? false, after['x-restricted'] ?? false]
  if (was !== is) said.push(['x-restricted', is ? 'is now absent for callers who may not see it' : 'is now there for every caller'])
  return said
}

const last = ({ $ref }: Schema): string => $ref?.split('/').at(-1) ?? 'is written in place'
