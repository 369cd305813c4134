/**
 * Completes the contract into the published document with what follows from it: closed objects, failures, the second
 * media type, headers, the paths of relationships, examples, where each part comes from.
 */
import { addConditions, changesOne } from './conditions.ts'
import { exampleMaker, resourceOf } from './examples.ts'
import type { Examples } from './examples.ts'
import { addHeaders } from './headers.ts'
import { nameOf } from './model.ts'
import type { Field, Model, Operation, Resource, ResourceObject } from './model.ts'
import type { Media, OpenApi, OpenApiOperation, Response, Schema } from './openapi.ts'
import { describeParameters } from './parameters.ts'
import { tellSources } from './provenance.ts'
import { pruneComponents, refineSchemas } from './refine.ts'
import { addRelationshipPaths, schemaRef } from './relationships.ts'

const jsonTypes = ['application/json', 'application/vnd.api+json']

/** The published document. The contract's own objects are left as they are. */
export function publish(model: Model): OpenApi {
  const document = structuredClone(model.document)
  const schemas = document.components.schemas
  const inRequests = componentsOfRequests(document)

  for (const object of model.objects) completeObject(schemas[object.component]!, object, resourceOf(model, object.type))
  for (const [name, schema] of Object.entries(schemas)) close(schema, inRequests.has(name))
  for (const operation of model.operations) {
    if (operation.body && !operation.body.flat && operation.body.older === undefined)
      tolerateEnvelopes(schemas, operation.source.requestBody!)
  }
  for (const operation of model.operations) {
    addMultipart(document, operation)
    addForm(document, operation)
  }
  for (const resource of model.resources) addRelationshipPaths(document, model, resource)

  const examples = exampleMaker(document, model)
  for (const operation of model.operations) {
    const target = document.paths[operation.path]![operation.method]!
    completeOperation(document, model, operation, target, examples)
    addConditions(operation, target, model)
  }
  delete document.components.responses['BadRequest']
  for (const response of Object.values(document.components.responses)) {
    delete response['x-added-when']
    bothTypes(response.content)
  }
  refineSchemas(document)
  pruneComponents(document)
  describeParameters(document, model)
  addHeaders(document)
  tellSources(document, model)
  for (const operation of model.operations) nameFileTypes(document, model, operation)
  document.paths = Object.fromEntries(Object.entries(document.paths).sort(([a], [b]) => (a < b ? -1 : 1)))
  for (const bucket of ['schemas', 'parameters', 'responses', 'headers'] as const) {
    document.components[bucket] = Object.fromEntries(
      Object.entries(document.components[bucket]).sort(([a], [b]) => (a < b ? -1 : 1)),
    ) as never
  }
  return document
}

function componentsOfRequests(document: OpenApi): Set<string> {
  const found = new Set<string>()
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(visit)
    if (typeof part !== 'object' || part === null) return
    const name = nameOf(part as Schema)
    if (name !== undefined && !found.has(name)) {
      found.add(name)
      visit(document.components.schemas[name])
    }
    Object.values(part).forEach(visit)
  }
  for (const item of Object.values(document.paths)) {
    for (const method of ['post', 'patch', 'delete'] as const) visit(item[method]?.requestBody)
  }
  return found
}

function completeObject(schema: Schema, object: ResourceObject, resource: Resource): void {
  const { type, attributes, relationships } = schema.properties!
  attributes!.required = object.attributes.filter((one) => !one.restricted).map((one) => one.name)
  for (const attribute of Object.values(attributes!.properties ?? {})) {
    if (!attribute['x-restricted']) continue
    attribute.description = `${attribute.description ?? ''} Absent for callers who may not see it.`
  }
  schema.properties = {
    id: schemaRef('Identifier'),
    type: { type: 'string', description: 'The resource type.', maxLength: 64, example: resource.type, ...type! },
    links: schemaRef('SelfLink'),
    attributes: attributes!,
    relationships: relationships!,
  }
}

/** Closes every object of a schema; in answers whatever is described is also present. */
function close(schema: Schema, request: boolean): void {
  if (schema.properties) {
    schema.additionalProperties ??= false
    if (!request) schema.required ??= Object.keys(schema.properties)
    if (schema.required?.length === 0) delete schema.required
    for (const property of Object.values(schema.properties)) close(property, request)
  }
  if (schema.items) close(schema.items, request)
  for (const one of schema.oneOf ?? []) close(one, request)
}

function tolerateEnvelopes(schemas: OpenApi['components']['schemas'], { content }: { content: Record<string, Media> }): void {
  const { schema } = content['application/json']!
  for (const form of schema.oneOf ?? [schema]) tolerateEnvelope(schemas[nameOf(form)!]!)
}

/** A file comes back as the type that it was sent as, which is one of those that some operation takes. */
function nameFileTypes(document: OpenApi, model: Model, { answer, method, path, status }: Operation): void {
  if (answer.kind !== 'file') return
  const types = model.operations.flatMap(({ body }) => body?.attributes.flatMap((one) => one.file?.types ?? []) ?? [])
  const response = document.paths[path]![method]!.responses[String(status)]!
  const bytes = response.content!['application/octet-stream']!
  response.content = Object.fromEntries([...new Set(types)].sort().map((type) => [type, bytes]))
}

/** A body with a file may also come in parts: the document without it, then the file as it is. */
function addMultipart(document: OpenApi, { body, method, path }: Operation): void {
  const files = body?.attributes.filter((one) => one.file) ?? []
  if (files.length === 0) return
  const { schemas } = document.components
  const whole = structuredClone(schemas[body!.component]!)
  const attributes = whole.properties!['data']!.properties!['attributes']!
  for (const { name, file } of files) {
    // Of a list the addresses stay.
    if (file!.several) attributes.properties![name]!.items = attributes.properties![name]!.items!.oneOf![0]!
    else delete attributes.properties![name]
    const required = attributes.required?.filter((one) => one !== name && one !== `${name}-file-name`) ?? []
    if (required.length > 0) attributes.required = required
    else delete attributes.required
  }
  const name = `${body!.component}Parts`
  schemas[name] = { ...whole, description: `${whole.description ?? ''} The file is a part of its own.` }
  document.paths[path]![method]!.requestBody!.content['multipart/form-data'] = {
    schema: {
      type: 'object',
      description:
        'The document in a part `data`, then the file in a part of its own, whose name stands for the file name where none is given.',
      required: ['data', ...files.filter((one) => one.required && !one.file!.several).map((one) => one.name)],
      additionalProperties: false,
      properties: {
        data: schemaRef(name),
        ...Object.fromEntries(files.map((one) => [one.name, partOf(one)])),
      },
    },
    encoding: {
      data: { contentType: 'application/json' },
      ...Object.fromEntries(files.map((one) => [one.name, { contentType: one.file!.types.join(', ') }])),
    },
  }
}

function partOf({ schema, file }: Field): Schema {
  const description = schema.description ?? ''
  const bytes: Schema = { type: 'string', description, contentMediaType: 'application/octet-stream', maxLength: file!.most }
  return file!.several ? { type: 'array', description, maxItems: file!.several, items: bytes } : bytes
}

/** A body without an envelope may also come as a form. */
function addForm(document: OpenApi, { body, method, path }: Operation): void {
  if (!body?.flat) return
  const { content } = document.paths[path]![method]!.requestBody!
  content['application/x-www-form-urlencoded'] = content['application/json']!
}

function tolerateEnvelope(schema: Schema): void {
  const ignored = { type: 'object', description: 'Accepted and ignored.', additionalProperties: true }
  schema.properties = { ...schema.properties, jsonapi: ignored, meta: ignored }
  const { data } = schema.properties
  if (!data?.properties) return
  const { type } = data.properties
  if (type) type.description ??= 'The resource type.'
  data.properties = { ...data.properties, links: ignored, meta: ignored }
}

function completeOperation(document: OpenApi, model: Model, operation: Operation, target: OpenApiOperation, examples: Examples): void {
  for (const [status, response] of Object.entries(target.responses)) {
    const media = response.content?.['application/json']
    if (/^2/.test(status) && media) media.example ??= examples.answer(operation)
    bothTypes(response.content)
  }
  const body = target.requestBody?.content['application/json']
  if (body) {
    body.example ??= examples.body(operation)
    bothTypes(target.requestBody!.content)
  }
  const facts: Record<string, boolean> = {
    always: true,
    credential: operation.security === 'required' || (operation.security === 'optional' && operation.method !== 'get'),
    signIn: operation.security === 'none' && ['sessions', 'passwords'].includes(operation.room),
    limited: ['sessions', 'passwords', 'contact-requests'].includes(operation.room) && operation.method !== 'get',
    id: operation.path.includes('{id}') || operation.answer.kind === 'related',
    write: operation.method !== 'get',
    change: changesOne(operation, model),
    body: operation.body !== undefined,
  }
  for (const [name, response] of Object.entries(document.components.responses)) {
    const status = statusOf[name]!
    const applies = (response['x-added-when'] ?? '').split(' ').some((fact) => facts[fact])
    if (applies) target.responses[status] ??= { $ref: `#/components/responses/${name}` } as Response
  }
  // What every operation answers stands with each, so that one which answers no document has an example of an answer too.
  const { BadRequest } = document.components.responses
  if (BadRequest) target.responses['400'] = withoutFact(BadRequest)
  if (operation.security === 'optional') target.responses['401'] ??= { $ref: '#/components/responses/Unauthorized' }
  target.responses = Object.fromEntries(Object.entries(target.responses).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function withoutFact({ 'x-added-when': _, ...response }: Response): Response {
  const copy = structuredClone(response)
  bothTypes(copy.content)
  return copy
}

const statusOf: Record<string, string> = {
  BadRequest: '400',
  Unauthorized: '401',
  Forbidden: '403',
  NotFound: '404',
  Conflict: '409',
  PreconditionFailed: '412',
  PayloadTooLarge: '413',
  UnsupportedMediaType: '415',
  Unprocessable: '422',
  TooManyRequests: '429',
  InternalServerError: '500',
  ServiceUnavailable: '503',
}

function bothTypes(content: Record<string, Media> | undefined): void {
  const media = content?.['application/json']
  if (content && media) for (const type of jsonTypes) content[type] ??= media
}
