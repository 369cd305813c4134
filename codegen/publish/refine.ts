/**
 * Says in the published schemas what follows from them but helps only who reads them with other tools: a value or null as
 * one schema, the size of integers, the form of texts, that no text holds a NUL, and which ones are bytes.
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
  for (const schema of schemasIn([document.paths, document.webhooks, document.components])) {
    if (done.has(schema)) continue
    done.add(schema)
    join(schema, schemas)
    loosen(schema)
    separateNull(schema)
    separateDigits(schema)
    tellKnown(schema)
    nameNeeded(schema)
    const types = typesOf(schema)
    if (types.includes('integer')) schema.format ??= Math.max(-schema.minimum!, schema.maximum!) < 2 ** 31 ? 'int32' : 'int64'
    const own = schema.format === undefined ? undefined : patternOf(schema.format, schema['x-file']?.types)
    if (own !== undefined) schema.pattern = own
    // Elsewhere a text with a format is taken for a code; one line is a text like any other.
    if (schema.format === 'line') delete schema.format
    if (schema.contentMediaType && !schema.contentMediaType.startsWith('text/')) schema.format = 'binary'
    if (types.includes('string') && !['format', 'pattern', 'enum', 'const'].some((one) => one in schema)) schema.pattern = withoutNul
    if (schema.pattern === '\\S') schema.pattern = saysSomething
  }
}

/** In a notation that every dialect of regular expressions has. */
const withoutNul = '^[^\\x00]*$'
/** The same for a text that is not blank. */
const saysSomething = '^\\s*[^\\s\\x00][^\\x00]*$'

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

/** That no object is of two types, and no body of two forms, tools do not see, so that a choice of several says `anyOf`. */
function loosen(schema: Schema): void {
  for (const one of [schema, schema.items]) {
    if (!one?.oneOf?.every((form) => nameOf(form) !== undefined)) continue
    one.anyOf = one.oneOf
    delete one.oneOf
  }
}

/** One of some values or null is a choice: more generators read that than null among the values. */
function separateNull(schema: Schema): void {
  const { enum: values, type } = schema
  if (!values?.includes(null) || !Array.isArray(type)) return
  const [own] = type.filter((one) => one !== 'null')
  delete schema.type
  delete schema.enum
  schema.anyOf = [{ type: own!, enum: values.filter((one) => one !== null) }, { type: 'null' }]
}

/** A number or its digits is a choice: generators ask what is said of one type of the other too. */
function separateDigits(schema: Schema): void {
  const { type, minimum, maximum, pattern, maxLength } = schema
  if (!Array.isArray(type) || !type.includes('integer') || !type.includes('string')) return
  for (const one of ['type', 'minimum', 'maximum', 'pattern', 'maxLength'] as const) delete schema[one]
  schema.anyOf = [
    { type: 'integer', minimum: minimum!, maximum: maximum! },
    { type: 'string', pattern: pattern!, maxLength: maxLength! },
  ]
  if (type.includes('null')) schema.anyOf.push({ type: 'null' })
}

/** Readers of a page see descriptions, and not each of our words. */
function tellKnown(schema: Schema): void {
  const told = (schema['x-extensible-enum'] ?? []).filter((one) => !schema.description?.includes(`\`${one}\``))
  if (told.length > 0)
    schema.description = `${schema.description ?? ''} Known so far: ${told.map((one) => `\`${one}\``).join(', ')}.`.trimStart()
}

/** What a condition needs in an object below it tools look for in the condition itself. */
function nameNeeded({ anyOf = [] }: Schema): void {
  for (const below of anyOf.flatMap(({ properties = {} }) => Object.values(properties))) {
    if (below.required && !below.properties) below.properties = Object.fromEntries(below.required.map((name) => [name, {}]))
  }
}

/** Leaves out the components that nothing refers to. */
export function pruneComponents(document: OpenApi): void {
  const { schemas } = document.components
  const used = componentsIn([document.paths, document.webhooks, { ...document.components, schemas: {} }], schemas)
  for (const name of Object.keys(schemas)) if (!used.has(name)) delete schemas[name]
}
