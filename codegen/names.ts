/** The meaning of names in the contract: the column of an attribute, the component of a reference. */
import type { Schema } from './openapi.ts'

/** The column of an attribute or relationship: its name with underscores. */
export const columnOf = (name: string): string => name.replaceAll('-', '_')

/** Words as one name, each with a capital. */
export const pascal = (words: string): string =>
  words.replaceAll(/(?:^[^A-Za-z0-9]*|[^A-Za-z0-9]+)([A-Za-z0-9]?)/g, (_all, letter: string) => letter.toUpperCase())

/** The component that a reference names, if the schema is one. */
export const nameOf = (schema: Schema): string | undefined =>
  typeof schema.$ref === 'string' && schema.$ref.startsWith('#/components/schemas/')
    ? schema.$ref.slice('#/components/schemas/'.length)
    : undefined

/** A reference to a component. */
export const schemaRef = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

/** The schema itself, in place of a reference to it. */
export function resolve(schema: Schema, schemas: Record<string, Schema>): Schema {
  const name = nameOf(schema)
  return name === undefined ? schema : (schemas[name] ?? {})
}

/** The schemas that a value may fit: the branches of a choice, or the one that there is. */
export const formsOf = (schema: Schema, schemas: Record<string, Schema>): Schema[] =>
  (resolve(schema, schemas).oneOf ?? [schema]).map((one) => resolve(one, schemas))

/** The components that a part of a document names, also by way of others. */
export function componentsIn(part: unknown, schemas: Record<string, Schema>, found = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return found
  const name = nameOf(part as Schema)
  if (name !== undefined && !found.has(name)) {
    found.add(name)
    componentsIn(schemas[name], schemas, found)
  }
  for (const inner of Object.values(part)) componentsIn(inner, schemas, found)
  return found
}
