/**
 * Says in the published schemas what follows from them but helps only who reads them with other tools: a value or null as
 * one schema, the size of integers, the form of texts, and that no text holds a NUL.
 */
import { patternOf } from '../../src/http/formats.ts'
import { componentsIn, nameOf } from '../names.ts'
import type { OpenApi, Schema } from '../openapi.ts'

/** Every schema of a document, wherever it stands; those inside one that is changed come after it. */
function* schemasIn(part: unknown): Generator<Schema> {
  if (typeof part !== 'object' || part === null) return
  // A name may be `type` too: what stands there is then a schema itself.
  if ('oneOf' in part || ('type' in part && (typeof part.type === 'string' || Array.isArray(part.type)))) yield part as Schema
  for (const [key, inner] of Object.entries(part)) if (key !== 'example' && !key.startsWith('x-')) yield* schemasIn(inner)
}

/** Completes every schema of the document in place. */
export function refineSchemas(document: OpenApi): void {
  const { schemas } = document.components
  const done = new Set<Schema>()
  for (const schema of schemasIn([document.paths, document.components])) {
    if (done.has(schema)) continue
    done.add(schema)
    join(schema, schemas)
    loosen(schema)
    const types = typesOf(schema)
    if (types.includes('integer')) schema.format ??= Math.max(-schema.minimum!, schema.maximum!) < 2 ** 31 ? 'int32' : 'int64'
    const own = schema.format === undefined ? undefined : patternOf(schema.format, schema['x-file']?.types)
    if (own !== undefined) schema.pattern = own
    if (types.includes('string') && !['format', 'pattern', 'enum', 'const'].some((one) => one in schema)) schema.pattern = withoutNul
  }
}

/** In a notation that every dialect of regular expressions has. */
const withoutNul = '^[^\\x00]*$'

const typesOf = (schema: Schema): unknown[] => (typeof schema.type === 'object' ? schema.type : [schema.type])

/** A value or null is one schema of two types, which more clients understand than a choice; resource objects stay named. */
function join(schema: Schema, schemas: Record<string, Schema>): void {
  const [value, nothing] = schema.oneOf ?? []
  if (schema.oneOf?.length !== 2 || nothing!.type !== 'null') return
  const name = nameOf(value!)
  const { description, example, ...meant } = structuredClone(name === undefined ? value! : schemas[name]!)
  if (meant.properties?.['attributes'] || typeof meant.type !== 'string') return
  delete schema.oneOf
  schema.description ??= description!
  if (schema.example === undefined && example !== undefined) schema.example = example
  Object.assign(schema, meant, { type: [meant.type, 'null'] })
}

/** That no object is of two types tools do not see, so that a list of several types says `anyOf`, as relationships do. */
function loosen({ items }: Schema): void {
  if (!items?.oneOf?.every((one) => nameOf(one) !== undefined)) return
  items.anyOf = items.oneOf
  delete items.oneOf
}

/** Leaves out the components that nothing refers to. */
export function pruneComponents(document: OpenApi): void {
  const { schemas } = document.components
  const used = componentsIn([document.paths, { ...document.components, schemas: {} }], schemas)
  for (const name of Object.keys(schemas)) if (!used.has(name)) delete schemas[name]
}
