/** The resource objects of the contract: each shape in which a type is answered. */
import type { Attribute, Kind, Relationship, ResourceObject } from '../meaning.ts'
import { columnOf, resolve } from '../names.ts'
import type { Schema } from '../openapi.ts'
import { refuse } from '../read.ts'
import type { Contract } from '../read.ts'

/** Every component that has a type and relationships and is no body. */
export function readObjects(contract: Contract): ResourceObject[] {
  const { schemas } = contract.document.components
  return Object.entries(schemas).flatMap(([component, { properties = {} }]) => {
    const { type, attributes, meta, relationships, data } = properties
    if (typeof type?.const !== 'string' || !relationships || data) return []
    return {
      component,
      type: type.const,
      attributes: readAttributes(attributes, schemas),
      meta: readAttributes(meta, schemas),
      relationships: Object.entries(relationships.properties ?? {}).map(([name, one]) => readRelationship(contract, name, one)),
    }
  })
}

const readAttributes = (part: Schema | undefined, schemas: Record<string, Schema>): Attribute[] =>
  Object.entries(part?.properties ?? {}).map(([name, one]) => readAttribute(name, one, schemas))

const readAttribute = (name: string, schema: Schema, schemas: Record<string, Schema>): Attribute => ({
  name,
  column: columnOf(name),
  ...kindOf(schema, schemas),
  restricted: resolve(schema, schemas)['x-restricted'] ?? false,
  incidental: schema['x-incidental'] ?? false,
})

function readRelationship(contract: Contract, name: string, schema: Schema): Relationship {
  const { types, many = false, public: open = false } = endsOf(contract, name, schema)
  return { name, types, many, public: open }
}

/** What a relationship points to, as the contract says it. */
export function endsOf(contract: Contract, name: string, schema: Schema): NonNullable<Schema['x-relationship']> {
  const ends = schema['x-relationship']
  if (!ends) refuse(contract, schema, `the relationship ${name} says nothing of what it points to: add x-relationship`)
  return ends ?? { types: [] }
}

function kindOf(schema: Schema, schemas: Record<string, Schema>): { kind: Kind; nullable: boolean } {
  if (schema.oneOf) {
    const [value, ...others] = schema.oneOf.filter((one) => one.type !== 'null')
    const kind = value && others.length === 0 ? kindOf(value, schemas).kind : 'json'
    return { kind, nullable: schema.oneOf.some((one) => one.type === 'null') }
  }
  const resolved = resolve(schema, schemas)
  const types = [resolved.type ?? []].flat()
  const [type, ...others] = types.filter((one) => one !== 'null')
  return { kind: others.length === 0 ? kindOfType(type, resolved) : 'json', nullable: types.includes('null') }
}

function kindOfType(type: string | undefined, schema: Schema): Kind {
  const { format, items, properties, contentMediaType, 'x-download': download } = schema
  if (type === 'array' && items?.['x-download']) return 'downloads'
  if (type === 'object' && Object.values(properties ?? {}).some((one) => one['x-download'])) return 'downloadsByName'
  if (type === 'string' && download) return contentMediaType === 'text/html' ? 'downloadsInHtml' : 'download'
  if (type === 'string' && schema['x-below-self']) return 'below'
  if (type === 'string') return format === 'timestamp' ? 'timestamp' : 'text'
  return type === 'integer' || type === 'number' || type === 'boolean' ? type : 'json'
}
