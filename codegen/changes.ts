/** Says in words how one published document differs from another, and where the difference stands. */
import type { Change, Kind } from './changes/change.ts'
import { compareSchemas } from './changes/schemas.ts'
import { methods } from './openapi.ts'
import type { OpenApi, OpenApiOperation, Parameter } from './openapi.ts'

/** One for each difference that a reader of the document would notice. */
export function changesBetween(before: OpenApi, after: OpenApi): Change[] {
  const [old, now] = [operationsOf(before), operationsOf(after)]
  const changes: Change[] = []
  for (const [id, { at, way }] of now) {
    if (!old.has(id)) changes.push({ text: `operation ${id} added (${at})`, kind: 'added', way, operation: id })
  }
  for (const [id, { at, way }] of old) {
    const known = now.get(id)
    if (!known) changes.push({ text: `operation ${id} removed (${at})`, kind: 'removed', way, operation: id })
    else if (known.at !== at) {
      changes.push({ text: `operation ${id} moved from ${at} to ${known.at}`, kind: 'moved', way: known.way, operation: id })
    }
  }
  for (const [id, said] of old) if (now.has(id)) changes.push(...compareOperations(id, said, now.get(id)!))
  for (const [name, { schema }] of Object.entries(after.components.parameters)) {
    const known = before.components.parameters[name]
    if (known) changes.push(...compareSchemas(`parameter ${name}`, ['components', 'parameters', name, 'schema'], known.schema, schema))
  }
  const way = (name: string): string[] => ['components', 'schemas', name]
  for (const [name, schema] of Object.entries(after.components.schemas)) {
    const known = before.components.schemas[name]
    if (!known) changes.push({ text: `schema ${name} added`, kind: 'added', way: way(name) })
    else changes.push(...compareSchemas(name, way(name), known, schema))
  }
  for (const name of Object.keys(before.components.schemas)) {
    if (!after.components.schemas[name]) changes.push({ text: `schema ${name} removed`, kind: 'removed', way: way(name) })
  }
  return changes
}

/** An operation: where it is, what can be said of it in one word each, and what it takes. */
interface Said {
  at: string
  way: string[]
  words: Record<string, string>
  parameters: Map<string, { way: string[]; parameter: Parameter }>
}

function operationsOf(document: OpenApi): Map<string, Said> {
  const found = new Map<string, Said>()
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method]
      if (!operation) continue
      const way = ['paths', path, method]
      const parameters = [
        ...placed(document, item.parameters, ['paths', path, 'parameters']),
        ...placed(document, operation.parameters, [...way, 'parameters']),
      ]
      found.set(operation.operationId, {
        at: `${method.toUpperCase()} ${path}`,
        way,
        words: wordsOf(operation),
        parameters: new Map(parameters.map((one) => [one.parameter.name, one])),
      })
    }
  }
  return found
}

/** Parameters with the way to where they are described, which for a shared one is its component. */
const placed = (document: OpenApi, parameters: readonly Parameter[] = [], way: readonly string[]) =>
  parameters.map((one, index) => {
    const name = one.$ref?.split('/').at(-1)
    const shared = name === undefined ? undefined : document.components.parameters[name]
    return shared ? { parameter: shared, way: ['components', 'parameters', name!] } : { parameter: one, way: [...way, String(index)] }
  })

const wordsOf = ({ security, responses, 'x-roles': roles, deprecated }: OpenApiOperation): Record<string, string> => ({
  security: security.length === 0 ? 'none' : security.some((one) => Object.keys(one).length === 0) ? 'optional' : 'required',
  roles: roles?.join(', ') ?? 'any',
  success: Object.keys(responses).find((status) => status.startsWith('2')) ?? 'none',
  deprecated: String(deprecated ?? false),
})

const keys: Record<string, string> = { security: 'security', roles: 'x-roles', success: 'responses', deprecated: 'deprecated' }

/** What a query parameter is to who sends it. */
function nameOf({ name, in: place }: Parameter): string {
  const key = /^filter\[(.+)\]$/.exec(name)?.[1]
  if (key !== undefined) return `filter ${key}`
  return place === 'query' && name === 'sort' ? 'sort' : `parameter ${name}`
}

function compareOperations(id: string, before: Said, after: Said): Change[] {
  const changes: Change[] = []
  const add = (kind: Kind, way: readonly string[], text: string): void => {
    changes.push({ text: `operation ${id}: ${text}`, kind, way, operation: id })
  }
  for (const [word, was] of Object.entries(before.words)) {
    if (after.words[word] !== was) add('caller', [...after.way, keys[word]!], `${word} was ${was}, is ${after.words[word]!}`)
  }
  for (const [key, { parameter, way }] of after.parameters) {
    const was = before.parameters.get(key)
    const known = was?.parameter
    const name = nameOf(parameter)
    if (!known) {
      add('added', way, `${name} added${parameter.required ? ', required' : ''}`)
      continue
    }
    // What many operations share is said once.
    if (way[0] === 'components' && was?.way.join() === way.join()) continue
    for (const one of compareSchemas(`operation ${id}: ${name}`, [...way, 'schema'], known.schema, parameter.schema)) {
      changes.push({ ...one, operation: id, text: name === 'sort' ? one.text.replace(/: value (\S+ \w+).*/, ' key $1') : one.text })
    }
    if (parameter.required && !known.required) add('required', [...way, 'required'], `${name} is now required`)
    if (known.required && !parameter.required) add('required', way, `${name} is no longer required`)
  }
  for (const [key, { parameter }] of before.parameters) {
    if (!after.parameters.has(key)) add('removed', after.way, `${nameOf(parameter)} removed`)
  }
  return changes
}
