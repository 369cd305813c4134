/** Request and answer examples, put together from the examples of attributes and path ids. */
import { resourceOf } from '../model.ts'
import type { Link, Model, Operation, Relationship } from '../model.ts'
import { nameOf } from '../names.ts'
import { operationAt, webhooksIn } from '../openapi.ts'
import type { OpenApi, Schema } from '../openapi.ts'

const base = 'http://localhost:3000'

const pageMeta = { 'record-count': 1, 'total-pages': 1 }

/** What examples are taken from. */
interface Known {
  document: OpenApi
  model: Model
}

/** Adds the examples that nobody wrote, of requests, of answers and of what is sent by itself. */
export function addExamples(document: OpenApi, model: Model): void {
  const known = { document, model }
  for (const operation of model.operations) {
    const { responses, requestBody } = operationAt(document, operation)
    for (const [status, { content }] of Object.entries(responses)) {
      const media = content?.['application/json']
      if (status.startsWith('2') && media) media.example ??= exampleOfAnswer(known, operation, status)
    }
    const media = requestBody?.content['application/json']
    if (media) media.example ??= exampleOfBody(known, operation)
  }
  for (const [, { requestBody }] of webhooksIn(document)) {
    const media = requestBody?.content['application/json']
    if (media) media.example ??= exampleOf(media.schema, known)
  }
}

function exampleOfAnswer(known: Known, { answer, path, pathParameters }: Operation, status: string): unknown {
  const valueOf = (schema: Schema): unknown => exampleOf(schema, known)
  const links = endsOf(pathParameters.reduce((made, { name, example }) => made.replace(`{${name}}`, String(example)), base + path))
  switch (answer.kind) {
    case 'plain':
      return valueOf(answer.schema)
    case 'one':
      if (status === '202' && answer.later) return { data: objectOf(answer.later, known) }
      return { data: objectOf(answer.component, known), ...(answer.meta ? { meta: valueOf(answer.meta) } : {}) }
    case 'list':
      return { data: [objectOf(answer.component, known)], meta: { 'record-count': 1 } }
    case 'page':
      return { data: [objectOf(answer.component, known)], meta: answer.meta ? valueOf(answer.meta) : pageMeta, links }
    case 'mixed':
      return { data: answer.components.map((one) => objectOf(one, known)), meta: valueOf(answer.meta), links }
    case 'related':
      return exampleOfRelated(known, answer.relationships[0]!, path)
    case 'linkage':
      return exampleOfLinkage(known, answer.relationships[0]!, path)
    case 'none':
    case 'file':
    case 'redirect':
    case 'text':
      return undefined
  }
}

function exampleOfRelated(known: Known, { name, types, many }: Relationship, path: string): unknown {
  const { show, item } = resourceOf(known.model, types[0]!)
  if (!many) return { data: objectOf(show.component, known) }
  return { data: [objectOf(item.component, known)], meta: pageMeta, links: endsOf(`${ownerOf(known, path)}/${name}`) }
}

function exampleOfLinkage(known: Known, { name, types, many }: Relationship, path: string): unknown {
  const links = linksOf(ownerOf(known, path), name)
  const data = identifierOf(types[0]!, known)
  return many ? { data: [data], meta: pageMeta, links: { ...links, ...endsOf(links.self) } } : { data, links }
}

/** The address of the example of the resource that a path of relationships belongs to. */
function ownerOf(known: Known, path: string): string {
  const owner = known.model.resources.find((one) => path.startsWith(`${one.path}/{id}/`))!
  return addressOf(owner.type, known)
}

function endsOf(address: string): { first: string; last: string } {
  const end = `${address}?page%5Bnumber%5D=1&page%5Bsize%5D=10`
  return { first: end, last: end }
}

function exampleOfBody(known: Known, { body, method, path }: Operation): unknown {
  if (!body) return undefined
  const fields = body.attributes.filter((one) => !one.ignored)
  const attributes = Object.fromEntries(fields.map((one) => [one.name, exampleOf(one.schema, known)]))
  if (body.flat) return attributes
  // What requests alone have is another form of one of the others.
  const links = body.relationships.filter((one) => !one.sentOnly)
  const { parameters, [method]: own } = known.document.paths[path]!
  const id = own!.parameters?.find((one) => one.name === 'id') ?? parameters?.[0]
  return {
    data: {
      ...(body.idAllowed && id ? { id: id.example } : {}),
      ...(body.type ? { type: body.type } : {}),
      ...(body.direct ? attributes : {}),
      ...(fields.length > 0 && !body.direct ? { attributes } : {}),
      ...(links.length > 0 ? { relationships: Object.fromEntries(links.map((one) => [one.name, linkageOf(one, known)])) } : {}),
    },
  }
}

function linkageOf({ types, each, many }: Link, known: Known): unknown {
  const identifiers = types.map((type) => identifierOf(type, known))
  if (each) return identifiers.map((data) => ({ data }))
  return { data: many ? identifiers : identifiers[0] }
}

function objectOf(component: string, known: Known): unknown {
  const { type, relationships } = known.model.objects.find((one) => one.component === component)!
  const { attributes, meta } = known.document.components.schemas[component]!.properties!
  const self = addressOf(type, known)
  return {
    id: idOf(type, known),
    type,
    links: { self },
    attributes: exampleOf(attributes!, known),
    relationships: Object.fromEntries(relationships.map(({ name }) => [name, { links: linksOf(self, name) }])),
    ...(meta ? { meta: exampleOf(meta, known) } : {}),
  }
}

const linksOf = (owner: string, relationship: string): { self: string; related: string } => ({
  self: `${owner}/relationships/${relationship}`,
  related: `${owner}/${relationship}`,
})

const identifierOf = (type: string, known: Known): unknown => ({ type, id: idOf(type, known) })

const addressOf = (type: string, known: Known): string => `${base}${resourceOf(known.model, type).path}/${String(idOf(type, known))}`

function idOf(type: string, { document, model }: Known): unknown {
  const { path } = resourceOf(model, type)
  return document.paths[`${path}/{id}`]?.parameters?.[0]?.example ?? document.components.schemas['Identifier']!.example
}

function exampleOf(schema: Schema, known: Known): unknown {
  if (schema.example !== undefined) return schema.example
  const name = nameOf(schema)
  if (known.model.objects.some((one) => one.component === name)) return objectOf(name!, known)
  if (name !== undefined) return exampleOf(known.document.components.schemas[name]!, known)
  if (schema.const !== undefined) return schema.const
  if (schema.oneOf) return exampleOf(schema.oneOf[0]!, known)
  if (schema.properties) {
    return Object.fromEntries(Object.entries(schema.properties).map(([key, one]) => [key, exampleOf(one, known)]))
  }
  return schema.type === 'array' ? [exampleOf(schema.items ?? {}, known)] : null
}
