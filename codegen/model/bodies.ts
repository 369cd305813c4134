/** The body of an operation, whichever way it is wrapped. */
import type { Body, Field, Link } from '../meaning.ts'
import { columnOf, formsOf, nameOf, resolve } from '../names.ts'
import type { Media, OpenApiOperation, Schema } from '../openapi.ts'
import type { Contract } from '../read.ts'
import { endsOf } from './objects.ts'

/** What an operation takes, if it takes a document. */
export function readBody(contract: Contract, { requestBody }: OpenApiOperation): Body | undefined {
  const media = requestBody?.content['application/json']
  if (!media) return undefined
  const { schemas } = contract.document.components
  const { component, schema, older, flat, data } = wrappingOf(media, schemas)
  const { direct, attributes } = attributesOf(data)
  const relationships = data.properties?.['relationships'] ?? {}
  return {
    component,
    type: String(data.properties?.['type']?.const ?? ''),
    typeRequired: data.required?.includes('type') ?? false,
    attributesRequired: data.required?.includes('attributes') ?? false,
    idAllowed: data.properties?.['id'] !== undefined,
    idBeside: schema.properties?.['id'] !== undefined,
    attributes: Object.keys(attributes.properties ?? {}).map((name) => readField(name, attributes, schemas)),
    relationships: Object.keys(relationships.properties ?? {}).map((name) => readLink(contract, name, relationships)),
    direct,
    flat,
    required: requestBody?.required ?? false,
    ...(older ? { older: Object.keys(older.properties ?? {})[0]! } : {}),
    ...(data.type === 'array' ? { linkages: { types: data['x-relationship']?.types ?? [], most: data.maxItems ?? 100 } } : {}),
  }
}

interface Wrapping {
  component: string
  /** The whole document, in its newer form if there are two. */
  schema: Schema
  older: Schema | undefined
  flat: boolean
  /** What is inside `data`, or would be. */
  data: Schema
}

function wrappingOf(media: Media, schemas: Record<string, Schema>): Wrapping {
  const whole = resolve(media.schema, schemas)
  const [schema = whole, ...others] = (whole.oneOf ?? [whole]).map((one) => resolve(one, schemas))
  const flat = schema.properties !== undefined && schema.properties['data'] === undefined
  return {
    component: nameOf(whole.oneOf?.[0] ?? media.schema) ?? '',
    schema,
    older: others.find((one) => !one.properties?.['data']),
    flat,
    data: flat ? { properties: { attributes: schema } } : (schema.properties?.['data'] ?? {}),
  }
}

/** Any other member of a request's `data` is an attribute that stands there directly. */
const membersOfData = ['type', 'id', 'attributes', 'relationships']

function attributesOf(data: Schema): { direct: boolean; attributes: Schema } {
  const own = Object.entries(data.properties ?? {}).filter(([name]) => !membersOfData.includes(name))
  if (own.length > 0) return { direct: true, attributes: { ...data, properties: Object.fromEntries(own) } }
  return { direct: false, attributes: data.properties?.['attributes'] ?? {} }
}

function readField(name: string, { properties, required }: Schema, schemas: Record<string, Schema>): Field {
  const schema = properties![name]!
  const resolved = resolve(schema, schemas)
  return {
    name,
    column: columnOf(name),
    schema,
    required: required?.includes(name) ?? false,
    ignored: schema.readOnly ?? resolved.readOnly ?? false,
    ...fileOf(resolved),
    ...membersOf(schema, schemas),
  }
}

/** The names in the closed objects of a value, whichever of its forms it has, and however often it lists them. */
function membersOf(schema: Schema, schemas: Record<string, Schema>): Pick<Field, 'members'> {
  const forms = formsOf(schema, schemas).flatMap((one) => (one.items ? formsOf(one.items, schemas) : [one]))
  const objects = forms.filter((one) => [one.type].flat().includes('object'))
  const closed = objects.every((one) => one.properties && (one.additionalProperties ?? false) === false)
  if (objects.length === 0 || !closed) return {}
  const named = objects.flatMap((one) => Object.entries(one.properties!))
  return { members: Object.fromEntries(named.map(([name, one]) => [name, membersOf(one, schemas).members ?? true])) }
}

/** Which files a value may be, or may list beside addresses. */
function fileOf(schema: Schema): Pick<Field, 'file'> {
  const own = schema['x-file']
  const listed = schema.items?.oneOf?.find((one) => one['x-file'])?.['x-file']
  if (own) return { file: own }
  return listed ? { file: { ...listed, several: schema.maxItems! } } : {}
}

function readLink(contract: Contract, name: string, { properties, required }: Schema): Link {
  const { schemas } = contract.document.components
  const link = properties![name]!
  const whole = resolve(link, schemas)
  const forms = formsOf(link, schemas)
  const each = whole.items !== undefined
  const data = each ? whole : (forms.find((one) => one.properties?.['data'])?.properties?.['data'] ?? {})
  const many = each || [data.type].flat().includes('array')
  const { types, also = [], sent = false } = endsOf(contract, name, link)
  return {
    name,
    column: many ? columnOf(name) : `${columnOf(name)}_id`,
    types,
    also,
    many,
    nullable: [each ? whole.type : data.type].flat().includes('null') || (data.oneOf?.some((one) => one.type === 'null') ?? false),
    required: required?.includes(name) ?? false,
    most: data.maxItems ?? 100,
    sentOnly: sent,
    bare: forms.length > 1,
    each,
  }
}
