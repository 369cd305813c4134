/** The other ways in which a request body may come: with a wider envelope, in parts, as a form. */
import type { Body, Field, Model, Operation } from '../model.ts'
import { nameOf, schemaRef } from '../names.ts'
import { operationAt } from '../openapi.ts'
import type { Media, OpenApi, Schema } from '../openapi.ts'

/** Lets the documents of requests have the members of JSON:API that mean nothing here, or are empty. */
export function tolerateEnvelopes({ components }: OpenApi, { operations }: Model): void {
  for (const { body, source } of operations) {
    if (!body || body.flat) continue
    const { schema } = source.requestBody!.content['application/json']!
    for (const form of schema.oneOf ?? [schema]) tolerateEnvelope(components.schemas[nameOf(form)!]!, body)
  }
}

function tolerateEnvelope(schema: Schema, { direct }: Body): void {
  const ignored = { type: 'object', description: 'Accepted and ignored.', additionalProperties: true }
  schema.properties = { ...schema.properties, jsonapi: ignored, meta: ignored }
  const { data } = schema.properties
  if (!data?.properties) return
  const { type } = data.properties
  if (type) type.description ??= 'The resource type.'
  const empty = { type: 'object', description: 'Has no members here.', additionalProperties: false }
  const absent = ['attributes', 'relationships'].filter((name) => !data.properties![name] && !(direct && name === 'attributes'))
  const empties = Object.fromEntries(absent.map((name) => [name, empty]))
  data.properties = { ...data.properties, ...empties, links: ignored, meta: ignored }
}

/** A body with a file may also come in parts: the document without it, then the file as it is. */
export function addMultiparts(document: OpenApi, { operations }: Model): void {
  const { schemas } = document.components
  for (const { body, ...operation } of operations) {
    const files = body?.attributes.filter((one) => one.file) ?? []
    if (!body || files.length === 0) continue
    const name = `${body.component}Parts`
    schemas[name] = withoutFiles(schemas[body.component]!, files)
    contentOf(document, operation)['multipart/form-data'] = multipartOf(name, files)
  }
}

function withoutFiles(schema: Schema, files: readonly Field[]): Schema {
  const whole = structuredClone(schema)
  const attributes = whole.properties!['data']!.properties!['attributes']!
  for (const { name, file } of files) {
    // Of a list the addresses stay.
    if (file!.several) attributes.properties![name]!.items = attributes.properties![name]!.items!.oneOf![0]!
    else delete attributes.properties![name]
    const required = attributes.required?.filter((one) => one !== name && one !== `${name}-file-name`) ?? []
    if (required.length > 0) attributes.required = required
    else delete attributes.required
  }
  return { ...whole, description: `${whole.description ?? ''} The file is a part of its own.` }
}

const multipartOf = (document: string, files: readonly Field[]): Media => ({
  schema: {
    type: 'object',
    description:
      'The document in a part `data`, a field or a file, and the file in a part of its own, whose name stands for the file name where none is given. Either may come first.',
    required: ['data', ...files.filter((one) => one.required && !one.file!.several).map((one) => one.name)],
    additionalProperties: false,
    properties: { data: schemaRef(document), ...Object.fromEntries(files.map((one) => [one.name, partOf(one)])) },
  },
  encoding: {
    data: { contentType: 'application/json' },
    ...Object.fromEntries(files.map((one) => [one.name, { contentType: one.file!.types.join(', ') }])),
  },
})

function partOf({ schema, file }: Field): Schema {
  const { several, most } = file!
  const whole = several ? schema.items!.oneOf!.find((one) => one['x-file'])! : schema
  const bytes: Schema = { type: 'string', description: asItIs(whole), contentMediaType: 'application/octet-stream', maxLength: most }
  const description = 'New files, which follow those that the document names by their addresses.'
  return several ? { type: 'array', description, maxItems: several, items: bytes } : bytes
}

/** What is said of a file, which a part holds as it is. */
const asItIs = ({ description = '' }: Schema): string =>
  description.replace(/ as a data URL, `[^`]+`/, ' as it is').replace(/ null for none\.$/, '')

/** A body without an envelope may also come as a form. */
export function addForms(document: OpenApi, { operations }: Model): void {
  for (const operation of operations.filter((one) => one.body?.flat)) {
    const content = contentOf(document, operation)
    content['application/x-www-form-urlencoded'] = content['application/json']!
  }
}

const contentOf = (document: OpenApi, operation: Pick<Operation, 'path' | 'method'>): Record<string, Media> =>
  operationAt(document, operation).requestBody!.content
