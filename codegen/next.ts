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
  if (change.operation !== undefined) return afterOperation(change, change.operation, model)
  const [, , component = ''] = change.way
  const object = model.objects.find((one) => one.component === component)
  if (object) return afterAttribute(change, object, model, tables)
  return afterBody(
    change,
    model,
    model.operations.filter((one) => one.body?.component === component),
  )
}

function afterOperation({ kind, text, way }: Change, id: string, model: Model): string[] {
  const asked = placeIn(cellsFolder, id)
  if (kind === 'removed' && way.length === 3 && !model.operations.some((one) => one.id === id)) {
    const handler = placeIn('src/resources', id)
    return [...(handler ? [`${handler}: remove ${id}`] : []), ...(asked ? [`${asked}: remove its cell`] : [])]
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

/** An attribute or a member of meta that is answered stands in a column or is computed. */
function afterAttribute({ kind, text, way }: Change, { type }: ResourceObject, model: Model, tables: string): string[] {
  const [, part, , name, ...deeper] = way.slice(3)
  const file = sourceOf(model, type)
  if (part === 'relationships') return kind === 'added' || kind === 'removed' ? [`${file}: relations: ${text}`] : []
  if ((part !== 'attributes' && part !== 'meta') || name === undefined || deeper.length > 1) return []
  const column = columnOf(name)
  const table = columnOf(type)
  const known = columnsOf(tables, table)?.get(column)
  if (kind === 'added') {
    return known === undefined ? [`src/database/migrations/: a new migration that adds ${table}.${column}, or computed in ${file}`] : []
  }
  if (kind === 'removed') {
    const place = lineOf(file, column)
    return place ? [`${place}: ${column} is no longer answered`] : []
  }
  const value = /: (?:known )?value (\S+) added/.exec(text)?.[1]
  // A column with a check has the values that it takes for its type.
  if (known?.startsWith("'") && value && !known.includes(`'${value}'`)) {
    return [`src/database/migrations/: a new migration: ${table}.${column} takes ${value}`]
  }
  if (known === undefined || (kind !== 'nullable' && kind !== 'type')) return []
  const fits = kind === 'nullable' && /\bnull\b/.test(known) === text.endsWith('is now nullable')
  return fits ? [] : [`src/database/migrations/: a new migration: ${text.replace(/^\S+?:? /, `${table}.${column} `)}`]
}

/** What a request may hold: its handler reads it, unless a plain verb carries it. */
function afterBody({ kind, text, way }: Change, model: Model, takers: readonly Operation[]): string[] {
  if (kind === 'bound' || way.length <= 3) return []
  return takers.flatMap((one) => {
    const handler = handlerOf(model, one)
    return handler ? [`${handler}: ${one.id}: ${text}`] : []
  })
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

/** The file and line where a folder's files name a word first. */
function placeIn(folder: string, word: string): string | undefined {
  const all = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const files = all.filter((file) => file.endsWith('.ts')).sort()
  return files.map((file) => lineOf(`${folder}/${file}`, word)).find((place) => place !== undefined)
}

function lineOf(file: string, word: string): string | undefined {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const at = lines.findIndex((line) => new RegExp(`\\b${word}\\b`).test(line))
  return at === -1 ? undefined : `${file}:${at + 1}`
}
