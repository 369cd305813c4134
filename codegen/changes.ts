/** Says in words how one published document differs from another. */
import { methods } from './openapi.ts'
import type { OpenApi, OpenApiOperation, Parameter, Schema } from './openapi.ts'

/** One line for each difference that a reader of the document would notice. */
export function changesBetween(before: OpenApi, after: OpenApi): string[] {
  const lines: string[] = []
  const [old, now] = [operationsOf(before), operationsOf(after)]
  for (const [id, { at }] of now) if (!old.has(id)) lines.push(`operation ${id} added (${at})`)
  for (const [id, { at }] of old) {
    if (!now.has(id)) lines.push(`operation ${id} removed (${at})`)
    else if (now.get(id)!.at !== at) lines.push(`operation ${id} moved from ${at} to ${now.get(id)!.at}`)
  }
  for (const [id, { said }] of old) if (now.has(id)) compareOperations(`operation ${id}`, said, now.get(id)!.said, lines)
  for (const [name, schema] of Object.entries(after.components.schemas)) {
    const known = before.components.schemas[name]
    if (!known) lines.push(`schema ${name} added`)
    else compare(name, known, schema, lines)
  }
  for (const name of Object.keys(before.components.schemas)) {
    if (!after.components.schemas[name]) lines.push(`schema ${name} removed`)
  }
  return lines
}

/** What can be said of an operation in one word each, and what it takes. */
interface Said {
  words: Record<string, string>
  parameters: Map<string, Parameter>
}

function operationsOf(document: OpenApi): Map<string, { at: string; said: Said }> {
  const found = new Map<string, { at: string; said: Said }>()
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method]
      if (!operation) continue
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(
        (one) => (one.$ref ? document.components.parameters[one.$ref.split('/').at(-1)!] : undefined) ?? one,
      )
      const said = { words: wordsOf(operation), parameters: new Map(parameters.map((one) => [one.name, one])) }
      found.set(operation.operationId, { at: `${method.toUpperCase()} ${path}`, said })
    }
  }
  return found
}

const wordsOf = ({ security, responses, 'x-roles': roles, deprecated }: OpenApiOperation): Record<string, string> => ({
  security: security.length === 0 ? 'none' : security.some((one) => Object.keys(one).length === 0) ? 'optional' : 'required',
  roles: roles?.join(', ') ?? 'any',
  success: Object.keys(responses).find((status) => status.startsWith('2')) ?? 'none',
  deprecated: String(deprecated ?? false),
})

function compareOperations(name: string, before: Said, after: Said, lines: string[]): void {
  for (const [word, was] of Object.entries(before.words)) {
    if (after.words[word] !== was) lines.push(`${name}: ${word} was ${was}, is ${after.words[word]!}`)
  }
  for (const [key, { schema, required }] of after.parameters) {
    const known = before.parameters.get(key)
    if (!known) lines.push(`${name}: parameter ${key} added`)
    else compare(`${name}: parameter ${key}`, known.schema, schema, lines)
    if (known && required && !known.required) lines.push(`${name}: parameter ${key} is now required`)
    if (known?.required && !required) lines.push(`${name}: parameter ${key} is no longer required`)
  }
  for (const key of before.parameters.keys()) if (!after.parameters.has(key)) lines.push(`${name}: parameter ${key} removed`)
}

const bounds = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'pattern', 'format', 'enum'] as const

/** A value or null, written in one form: as a type of its own, not as one of two schemas. */
function plain(schema: Schema): Schema {
  const rest = schema.oneOf?.filter((one) => one.type !== 'null') ?? []
  if (rest.length !== 1) return schema
  const nullable = schema.oneOf!.length === 2
  return { ...schema, ...rest[0]!, type: [[rest[0]!.type ?? []].flat(), nullable ? 'null' : []].flat() }
}

function compare(name: string, given: Schema, changed: Schema, lines: string[]): void {
  const [before, after] = [plain(given), plain(changed)]
  for (const bound of bounds) {
    const [was, is] = [JSON.stringify(before[bound]), JSON.stringify(after[bound])]
    if (was !== is) lines.push(`${name}: ${bound} was ${was ?? 'absent'}, is ${is ?? 'absent'}`)
  }
  const [was, is] = [[before.type ?? []].flat(), [after.type ?? []].flat()]
  if (!was.includes('null') && is.includes('null')) lines.push(`${name} is now nullable`)
  else if (was.includes('null') && !is.includes('null')) lines.push(`${name} is no longer nullable`)
  else if (was.join() !== is.join()) lines.push(`${name}: type was ${was.join()}, is ${is.join()}`)
  for (const key of after.required ?? []) {
    if (before.properties?.[key] && !before.required?.includes(key)) lines.push(`${name}.${key} is now required`)
  }
  for (const key of before.required ?? []) {
    if (after.properties?.[key] && !after.required?.includes(key)) lines.push(`${name}.${key} is no longer required`)
  }
  for (const [key, schema] of Object.entries(after.properties ?? {})) {
    const known = before.properties?.[key]
    if (known) compare(`${name}.${key}`, known, schema, lines)
    else lines.push(`${name}.${key} added`)
  }
  for (const key of Object.keys(before.properties ?? {})) {
    if (!after.properties?.[key]) lines.push(`${name}.${key} removed`)
  }
  if (before.items && after.items) compare(`${name}[]`, before.items, after.items, lines)
}
