/** The edits by hand that a change of the contract asks for, and their places. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Change } from './changes/change.ts'
import { isRelationshipOperation } from './meaning.ts'
import type { Model, Operation, ResourceObject } from './model.ts'
import { columnOf } from './names.ts'

const cellsFolder = 'tests/contract/cells'

/** One line for each place that has to follow, the most urgent first; what no change asks for is not said. */
export function nextEdits(changes: readonly Change[], model: Model, tables: string): string[] {
  const after = changes.flatMap((change) => afterChange(change, model, tables))
  return [...new Set([...after, ...missingStates(model, tables), ...missingCells(model)])]
}

function afterChange(change: Change, model: Model, tables: string): string[] {
  if (change.operation !== undefined) return afterOperation(change, change.operation, model, tables)
  const [, , component = ''] = change.way
  const object = model.objects.find((one) => one.component === component)
  if (object) return afterAttribute(change, object, model, tables)
  return afterBody(
    change,
    model,
    model.operations.filter((one) => one.body?.component === component),
    tables,
  )
}

function afterOperation({ kind, text, way }: Change, id: string, model: Model, tables: string): string[] {
  const asked = placeIn(cellsFolder, id)
  if (kind === 'removed' && way.length === 3 && !model.operations.some((one) => one.id === id)) {
    const handler = placeIn('src/resources', id)
    const own = handler ? [`${handler}: remove ${id}`, ...leftOf(handler, model, tables)] : []
    return [...own, ...(asked ? [`${asked}: remove its cell`] : [])]
  }
  if (kind === 'moved') return asked ? [`${asked}: ask for ${id} at its new path`] : []
  if (kind === 'caller') return asked ? [`${asked}: see that the cell of ${id} still fits`] : []
  const handler = handlerOf(
    model,
    model.operations.find((one) => one.id === id),
  )
  const own = `operation ${id}: `
  return handler && kind !== 'bound' && kind !== 'answer' && text.startsWith(own) ? [`${handler}: ${text.slice(own.length)}`] : []
}

/** What still compiles of a type whose last operation, of which `handler` is the place, is gone. */
function leftOf(handler: string, { operations, resources }: Model, tables: string): string[] {
  const [, domain, type = ''] = /^src\/resources\/([\w-]+)\/([\w-]+)[.\w]*\.ts:/.exec(handler) ?? []
  if ([...operations, ...resources].some((one) => one.type === type)) return []
  const story = `tests/resources/${domain}/${type}.test.ts`
  const table = columnOf(type)
  return [
    ...(existsSync(story) ? [`${story}: remove it`] : []),
    ...(columnsOf(tables, table) ? [`src/database/migrations/: one release later, a new migration that drops ${table}`] : []),
  ]
}

/** An attribute or a member of meta that is answered stands in a column or is computed. */
function afterAttribute({ kind, text, way }: Change, { type, relationships }: ResourceObject, model: Model, tables: string): string[] {
  const [, part, , name, ...deeper] = way.slice(3)
  const file = sourceOf(model, type)
  // Who is an actor no type says: the resource tells it, and so do the tests that walk the states.
  if (/ actor \S+ (?:added|removed)$/.test(text)) {
    const walked = lineOf('tests/support/lives.ts', type)
    return [`${file}: ${text}`, ...(walked ? [`${walked}: ${text}`] : [])]
  }
  if (part === 'relationships') {
    const end = relationships.find((one) => one.name === name)
    const column = end && !end.many && kind === 'added' ? `${columnOf(end.name)}_id` : undefined
    const known = columnsOf(tables, columnOf(type))
    return [
      ...(column && known && !known.has(column)
        ? [`src/database/migrations/: a new migration that adds ${columnOf(type)}.${column}, or toOneBy in ${file}`]
        : []),
      ...(kind === 'added' || kind === 'removed' ? [`${file}: relations: ${text}`] : []),
    ]
  }
  if ((part !== 'attributes' && part !== 'meta') || name === undefined || deeper.length > 1) return []
  const column = columnOf(name)
  const table = columnOf(type)
  const known = columnsOf(tables, table)?.get(column)
  if (kind === 'added') {
    return known === undefined ? [`src/database/migrations/: a new migration that adds ${table}.${column}, or computed in ${file}`] : []
  }
  if (kind === 'removed') {
    const place = lineOf(file, column)
    return [
      ...(place ? [`${place}: ${column} is no longer answered`] : []),
      ...(known === undefined ? [] : [`src/database/migrations/: one release later, a new migration that drops ${table}.${column}`]),
    ]
  }
  const value = /: (?:known )?value (\S+) added/.exec(text)?.[1]
  // A column with a check has the values that it takes for its type.
  if (known?.includes("'") && value && !known.includes(`'${value}'`)) {
    return [`src/database/migrations/: a new migration: ${table}.${column} takes ${value}`]
  }
  if (kind === 'bound' && text.includes('loosened')) return checksOf(table, column)
  if (known === undefined || (kind !== 'nullable' && kind !== 'type')) return []
  const fits = kind === 'nullable' && /\bnull\b/.test(known) === text.endsWith('is now nullable')
  return fits ? [] : [`src/database/migrations/: a new migration: ${text.replace(/^\S+?:? /, `${table}.${column} `)}`]
}

/** The place of the check that a column has by the name that checks of lengths and bounds have. */
function checksOf(table: string, column: string): string[] {
  const folder = 'src/database/migrations'
  const named = ['length', 'bounds'].map((what) => `${table}_${column}_${what}`)
  return named.flatMap((name) => {
    const place = placeIn(folder, name, true)
    return place ? [`${folder}/: a new migration: the check ${name} takes as much, which it got in ${place}`] : []
  })
}

/** What a request may hold: its handler reads it, unless a plain verb carries it. */
function afterBody(change: Change, model: Model, takers: readonly Operation[], tables: string): string[] {
  const { kind, text, way } = change
  if (kind === 'bound' || way.length <= 3) return []
  return takers.flatMap((one) => {
    const handler = handlerOf(model, one)
    return [...(handler ? [`${handler}: ${one.id}: ${text}`] : []), ...withoutValue(change, one, tables)]
  })
}

/** What is made without a value of a column has none to give, where the column takes no null and has no default. */
function withoutValue({ kind, text, way }: Change, { id, type, method }: Operation, tables: string): string[] {
  const [part = '', , name = ''] = way.slice(-3)
  const isFree = kind === 'removed' || (kind === 'required' && text.endsWith('is no longer required'))
  if (method !== 'post' || !isFree || !['attributes', 'relationships'].includes(part)) return []
  const column = part === 'attributes' ? columnOf(name) : `${columnOf(name)}_id`
  const known = columnsOf(tables, columnOf(type))?.get(column)
  if (known === undefined || /\bnull\b|\bundefined\b|^Generated/.test(known)) return []
  return [`src/database/migrations/: a new migration, unless ${id} gives it: ${columnOf(type)}.${column} takes null or has a default`]
}

/** The columns of a table in the text of the generated tables, each with its type. */
function columnsOf(tables: string, table: string): Map<string, string> | undefined {
  const name = new RegExp(`^ {2}${table}: (\\w+)$`, 'm').exec(tables)?.[1]
  const body = name && new RegExp(`^export interface ${name} \\{\\n([^}]*)^\\}`, 'm').exec(tables)?.[1]
  return body === undefined ? undefined : new Map([...body.matchAll(/^ {2}(\w+): (.*)$/gm)].map((one) => [one[1]!, one[2]!]))
}

/** The states that a type can come to and its column does not take. */
const missingStates = ({ lives }: Model, tables: string): string[] =>
  lives.flatMap(({ type, machine }) => {
    const table = columnOf(type)
    const known = machine && columnsOf(tables, table)?.get(machine.column)
    const missing = known === undefined ? [] : machine!.states.filter((state) => !known.includes(`'${state}'`))
    return missing.map((state) => `src/database/migrations/: a new migration: ${table}.${machine!.column} takes ${state}`)
  })

/** The operations that no resource file names yet. They answer 501. */
function missingCells(model: Model): string[] {
  const missing = model.operations.filter((one) => !isRelationshipOperation(one) && handlerOf(model, one) === undefined)
  return missing.map(({ id, type, method, path }) => `${sourceOf(model, type)}: ${method.toUpperCase()} ${path} answers 501: ${id}`)
}

/** The file of a type, or of its operations alone where they stand apart. */
export const sourceOf = ({ domains }: Model, type: string, aspect = ''): string =>
  `src/resources/${domains.get(type) ?? '*'}/${type}${aspect}.ts`

const handlerOf = (model: Model, operation: Operation | undefined): string | undefined =>
  operation && ['', '.operations'].map((aspect) => lineOf(sourceOf(model, operation.type, aspect), operation.id)).find(Boolean)

/** The file and line where a folder's files name a word: in the first of them that does, or in the last. */
function placeIn(folder: string, word: string, last = false): string | undefined {
  const all = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const files = all.filter((file) => file.endsWith('.ts')).sort()
  const places = (last ? files.reverse() : files).values().map((file) => lineOf(`${folder}/${file}`, word))
  return places.find((place) => place !== undefined)
}

function lineOf(file: string, word: string): string | undefined {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const at = lines.findIndex((line) => new RegExp(`\\b${word}\\b`).test(line))
  return at === -1 ? undefined : `${file}:${at + 1}`
}
