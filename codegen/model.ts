/**
 * What the contract means: resource objects, operations, attributes, relationships. All thinking about the contract
 * happens here; the emitters only write down what the model says.
 */
import { methods } from './openapi.ts'
import type { OpenApi, OpenApiOperation, Parameter, Schema } from './openapi.ts'
import type { Answer, Body, Field, Kind, Model, Operation, QueryParameter, Resource, ResourceObject } from './meaning.ts'
import type { Contract } from './read.ts'

export type * from './meaning.ts'

/** Builds the model; what does not fit is added to the contract's problems. */
export function buildModel(contract: Contract): Model {
  const { document, room } = contract
  const refuse = (part: object, message: string): void => {
    contract.problems.push({ where: contract.where(part), message })
  }
  const schemas = document.components.schemas
  const resolve = (schema: Schema): Schema => {
    const name = nameOf(schema)
    return name === undefined ? schema : (schemas[name] ?? {})
  }

  function kindOf(schema: Schema): { kind: Kind; nullable: boolean } {
    if (schema.oneOf) {
      const nullable = schema.oneOf.some((one) => one.type === 'null')
      const rest = schema.oneOf.filter((one) => one.type !== 'null')
      return { kind: rest.length === 1 ? kindOf(rest[0]!).kind : 'json', nullable }
    }
    const resolved = resolve(schema)
    const types = [resolved.type ?? []].flat()
    const nullable = types.includes('null')
    const main = types.filter((type) => type !== 'null')
    if (main.length !== 1) return { kind: 'json', nullable }
    if (main[0] === 'array' && resolved.items?.['x-download']) return { kind: 'downloads', nullable }
    if (main[0] === 'string') {
      const kind = resolved['x-download'] ? 'download' : resolved.format === 'timestamp' ? 'timestamp' : 'text'
      return { kind, nullable }
    }
    if (main[0] === 'integer' || main[0] === 'number' || main[0] === 'boolean') return { kind: main[0], nullable }
    return { kind: 'json', nullable }
  }

  const objects: ResourceObject[] = []
  for (const [component, schema] of Object.entries(schemas)) {
    const properties = schema.properties
    const type = properties?.['type']?.const
    if (typeof type !== 'string' || !properties?.['relationships'] || isBody(schema)) continue
    objects.push({
      component,
      type,
      attributes: Object.entries(properties['attributes']?.properties ?? {}).map(([name, attribute]) => ({
        name,
        column: columnOf(name),
        ...kindOf(attribute),
        restricted: resolve(attribute)['x-restricted'] ?? false,
      })),
      relationships: Object.entries(properties['relationships'].properties ?? {}).map(([name, relationship]) => {
        const to = relationship['x-relationship']
        if (!to) refuse(relationship, `the relationship ${name} says nothing of what it points to: add x-relationship`)
        return { name, types: to?.types ?? [], many: to?.many ?? false, public: to?.public ?? false }
      }),
    })
  }

  function readBody(operation: OpenApiOperation): Body | undefined {
    const media = operation.requestBody?.content['application/json']
    if (!media) return undefined
    const whole = resolve(media.schema)
    const [schema = whole, ...others] = (whole.oneOf ?? [whole]).map(resolve)
    const older = others.find((one) => !one.properties?.['data'])
    const component = nameOf(whole.oneOf?.[0] ?? media.schema) ?? ''
    const flat = schema.properties !== undefined && schema.properties['data'] === undefined
    const data = flat ? { properties: { attributes: schema } } : (schema.properties?.['data'] ?? {})
    const own = Object.entries(data.properties ?? {}).filter(([name]) => !membersOfData.includes(name))
    const direct = own.length > 0
    const attributes = direct ? { ...data, properties: Object.fromEntries(own) } : (data.properties?.['attributes'] ?? {})
    const relationships = data.properties?.['relationships'] ?? {}
    return {
      component,
      type: String(data.properties?.['type']?.const ?? ''),
      typeRequired: data.required?.includes('type') ?? false,
      attributesRequired: data.required?.includes('attributes') ?? false,
      idAllowed: data.properties?.['id'] !== undefined,
      idBeside: schema.properties?.['id'] !== undefined,
      attributes: Object.entries(attributes.properties ?? {}).map(([name, field]) => ({
        name,
        column: columnOf(name),
        schema: field,
        required: attributes.required?.includes(name) ?? false,
        ignored: field.readOnly ?? resolve(field).readOnly ?? false,
        ...fileOf(resolve(field)),
      })),
      relationships: Object.entries(relationships.properties ?? {}).map(([name, link]) => {
        const whole = resolve(link)
        const each = whole.items !== undefined
        const forms = (whole.oneOf ?? [link]).map(resolve)
        const shape = each ? whole : (forms.find((one) => one.properties?.['data'])?.properties?.['data'] ?? {})
        const many = each || shape.type === 'array'
        const { types, sent = false } = link['x-relationship'] ?? {}
        if (!types) refuse(link, `the relationship ${name} says nothing of what it points to: add x-relationship`)
        return {
          name,
          column: many ? columnOf(name) : `${columnOf(name)}_id`,
          types: types ?? [],
          many,
          nullable: each ? [whole.type].flat().includes('null') : (shape.oneOf?.some((one) => one.type === 'null') ?? false),
          required: relationships.required?.includes(name) ?? false,
          most: shape.maxItems ?? 100,
          sentOnly: sent,
          bare: forms.length > 1,
          each,
          ignored: link.readOnly ?? false,
        }
      }),
      direct,
      flat,
      required: operation.requestBody?.required ?? false,
      ...(older ? { older: Object.keys(older.properties ?? {})[0]! } : {}),
      ...(data.type === 'array' ? { linkages: { types: data['x-relationship']?.types ?? [], most: data.maxItems ?? 100 } } : {}),
    }
  }

  function readAnswer(operation: OpenApiOperation): { status: number; answer: Answer } {
    // Where an operation answers 201 for what is new and 200 for what was there, 201 is its success.
    const [status = '0', response] =
      Object.entries(operation.responses)
        .filter(([code]) => /^2/.test(code))
        .sort()
        .at(-1) ?? []
    const media = response?.content?.['application/json']
    if (!media) return { status: Number(status), answer: response?.content ? { kind: 'file' } : { kind: 'none' } }
    const branches = (resolve(media.schema).oneOf ?? [media.schema]).map(resolve)
    const isObject = (one: Schema): boolean => objects.some((object) => object.component === nameOf(one.properties?.['data'] ?? {}))
    const whole = branches.find(isObject) ?? branches[0]!
    const others = Object.entries(operation.responses).filter(([code]) => /^2/.test(code) && code !== status)
    const mixed =
      branches.some((one) => !isObject(one)) ||
      others.some(([, other]) => !isObject(resolve(other.content?.['application/json']?.schema ?? {})))
    const data = whole.properties?.['data']
    const several = data?.items?.oneOf?.map(nameOf) ?? []
    if (several.length > 0 && several.every((one) => objects.some((object) => object.component === one))) {
      return { status: Number(status), answer: { kind: 'mixed', components: several as string[], meta: whole.properties!['meta']! } }
    }
    const component = nameOf(data?.items ?? data ?? {})
    if (!data || component === undefined) return { status: Number(status), answer: { kind: 'plain', schema: media.schema } }
    if (!objects.some((object) => object.component === component)) {
      refuse(data, `${component} is not a resource object: it needs type, attributes and relationships`)
    }
    const kind = data.items ? (whole.properties?.['links'] ? 'page' : 'list') : 'one'
    const meta = kind === 'one' ? whole.properties?.['meta'] : undefined
    return { status: Number(status), answer: { kind, component, ...(kind === 'one' && mixed ? { mixed } : {}), ...(meta ? { meta } : {}) } }
  }

  const operations: Operation[] = []
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const source = item[method]
      if (!source) continue
      const own = (source.parameters ?? []).map((one) => deref(document, one))
      const shared = (item.parameters ?? []).map((one) => deref(document, one))
      const parameters = [...shared.filter((one) => !own.some((other) => other.name === one.name)), ...own]
      const { status, answer } = readAnswer(source)
      const security = source.security ?? []
      operations.push({
        id: source.operationId,
        room: room.get(item) ?? '',
        method,
        path,
        status,
        security: security.length === 0 ? 'none' : security.some((one) => Object.keys(one).length === 0) ? 'optional' : 'required',
        roles: source['x-roles'],
        pathParameters: parameters.filter((one) => one.in === 'path'),
        query: parameters.filter((one) => one.in === 'query').map((one) => readQuery(one, resolve)),
        body: readBody(source),
        answer,
        source,
      })
    }
  }

  const resources = [...new Set(objects.map((object) => object.type))].sort().map((type): Resource => {
    const shows = operations.filter(
      (one) => one.method === 'get' && /\{id\}$/.test(one.path) && one.answer.kind === 'one' && typeOf(one.answer.component) === type,
    )
    const show = shows.find((one) => one.path.startsWith('/api/v2/')) ?? shows[0]
    const shapes = objects.filter((object) => object.type === type)
    const shownAs = show?.answer.kind === 'one' ? show.answer.component : shapes.at(-1)!.component
    const full = shapes.find((object) => object.component === shownAs)!
    return {
      type,
      path: show ? show.path.replace(/\/\{id\}$/, '') : `/api/v2/${type}`,
      show: full,
      item: shapes.find((object) => object.component.endsWith('ListItem')) ?? full,
      tag: show?.source.tags[0] ?? '',
      shown: show !== undefined,
    }
  })

  function typeOf(component: string): string | undefined {
    return objects.find((object) => object.component === component)?.type
  }

  for (const resource of resources) {
    for (const relationship of resource.show.relationships) {
      for (const type of relationship.types) {
        if (!resources.some((other) => other.type === type)) {
          refuse(schemas[resource.show.component]!, `${relationship.name} points to ${type}, which is no resource type`)
        }
      }
    }
    operations.push(...relationshipOperations(resource, new Set(Object.keys(document.paths))))
  }
  operations.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : methods.indexOf(a.method) - methods.indexOf(b.method)))
  return { document, room, objects, resources, operations }
}

/** The two operations that answer the links of every relationship of a resource. */
function relationshipOperations(resource: Resource, paths: ReadonlySet<string>): Operation[] {
  const { relationships, component } = resource.show
  if (!resource.shown || relationships.length === 0) return []
  const base = {
    room: resource.type,
    method: 'get' as const,
    status: 200,
    security: relationships.some((one) => one.public) ? ('optional' as const) : ('required' as const),
    roles: undefined,
    pathParameters: [],
    query: [],
    body: undefined,
    source: { tags: [resource.tag], 'x-source': 'decided' } as unknown as OpenApiOperation,
  }
  return [
    {
      ...base,
      id: `get${component}Related`,
      path: `${resource.path}/{id}/{relationship}`,
      // A name that is an operation of its own is left to it.
      answer: { kind: 'related', relationships: relationships.filter(({ name }) => !paths.has(`${resource.path}/{id}/${name}`)) },
    },
    {
      ...base,
      id: `get${component}Relationship`,
      path: `${resource.path}/{id}/relationships/{relationship}`,
      answer: { kind: 'linkage', relationships },
    },
  ]
}

function readQuery(parameter: Parameter, resolve: (schema: Schema) => Schema): QueryParameter {
  const bracket = /^(page|filter)\[([^\]]+)\]$/.exec(parameter.name)
  const schema = resolve(parameter.schema)
  return {
    name: parameter.name,
    family: bracket ? (bracket[1] as 'page' | 'filter') : parameter.name === 'sort' ? 'sort' : 'other',
    key: bracket?.[2] ?? parameter.name,
    many: schema.type === 'array',
    required: parameter.required ?? false,
    schema: parameter.schema,
  }
}

const deref = (document: OpenApi, parameter: Parameter): Parameter =>
  parameter.$ref ? document.components.parameters[parameter.$ref.split('/').at(-1)!]! : parameter

/** Any other member of a request's `data` is an attribute that stands there directly. */
const membersOfData = ['type', 'id', 'attributes', 'relationships']

const isBody = (schema: Schema): boolean => schema.properties?.['data'] !== undefined

/** Which files a value may be, or may list beside addresses. */
function fileOf(schema: Schema): Pick<Field, 'file'> {
  const own = schema['x-file']
  const listed = schema.items?.oneOf?.find((one) => one['x-file'])?.['x-file']
  if (own) return { file: own }
  return listed ? { file: { ...listed, several: schema.maxItems! } } : {}
}

/** The column of an attribute or relationship: its name with underscores. */
export const columnOf = (name: string): string => name.replaceAll('-', '_')

/** The component that a reference names, if the schema is one. */
export const nameOf = (schema: Schema): string | undefined =>
  typeof schema.$ref === 'string' && schema.$ref.startsWith('#/components/schemas/')
    ? schema.$ref.slice('#/components/schemas/'.length)
    : undefined
