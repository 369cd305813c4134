/** Says in words how one published document differs from another. */
import { methods } from './openapi.ts'
import type { OpenApi, Schema } from './openapi.ts'

/** One line for each difference that a reader of the document would notice. */
export function changesBetween(before: OpenApi, after: OpenApi): string[] {
  const lines: string[] = []
  const [old, now] = [operationsOf(before), operationsOf(after)]
  for (const [id, at] of now) if (!old.has(id)) lines.push(`operation ${id} added (${at})`)
  for (const [id, at] of old) {
    if (!now.has(id)) lines.push(`operation ${id} removed (${at})`)
    else if (now.get(id) !== at) lines.push(`operation ${id} moved from ${at} to ${now.get(id)!}`)
  }
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

function operationsOf(document: OpenApi): Map<string, string> {
  const found = new Map<string, string>()
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) if (item[method]) found.set(item[method].operationId, `${method.toUpperCase()} ${path}`)
  }
  return found
}

const bounds = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'pattern', 'format', 'enum'] as const

function compare(name: string, before: Schema, after: Schema, lines: string[]): void {
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
