/** Request and answer examples, put together from the examples of attributes and path ids. */
import { nameOf } from './model.ts'
import type { Model, Operation, Relationship, Resource } from './model.ts'
import type { OpenApi, Schema } from './openapi.ts'

const base = 'http://localhost:3000'

export const resourceOf = (model: Model, type: string): Resource => model.resources.find((one) => one.type === type)!

export interface Examples {
  body(operation: Operation): unknown
  answer(operation: Operation): unknown
}

/** Makes the examples that nobody wrote: of requests and of answers, from those of the attributes. */
export function exampleMaker(document: OpenApi, model: Model): Examples {
  const { schemas } = document.components
  const idOf = (type: string): unknown => {
    const { path } = resourceOf(model, type)
    return document.paths[`${path}/{id}`]?.parameters?.[0]?.example ?? schemas['Identifier']!.example
  }

  const value = (schema: Schema): unknown => {
    if (schema.example !== undefined) return schema.example
    const name = nameOf(schema)
    if (name !== undefined) return value(schemas[name]!)
    if (schema.const !== undefined) return schema.const
    if (schema.oneOf) return value(schema.oneOf[0]!)
    if (schema.properties) {
      return Object.fromEntries(Object.entries(schema.properties).map(([key, one]) => [key, value(one)]))
    }
    return schema.type === 'array' ? [value(schema.items ?? {})] : null
  }

  const object = (component: string): unknown => {
    const found = model.objects.find((one) => one.component === component)!
    const { path } = resourceOf(model, found.type)
    const id = idOf(found.type)
    const self = `${base}${path}/${String(id)}`
    return {
      id,
      type: found.type,
      links: { self },
      attributes: value(schemas[component]!.properties!['attributes']!),
      relationships: Object.fromEntries(
        found.relationships.map(({ name }) => [name, { links: { self: `${self}/relationships/${name}`, related: `${self}/${name}` } }]),
      ),
    }
  }

  const identifier = (type: string): unknown => ({ type, id: idOf(type) })

  function answer({ answer, path: template, pathParameters }: Operation): unknown {
    const path = pathParameters.reduce((made, { name, example }) => made.replace(`{${name}}`, String(example)), template)
    const ends = {
      first: `${base}${path}?page%5Bnumber%5D=1&page%5Bsize%5D=10`,
      last: `${base}${path}?page%5Bnumber%5D=1&page%5Bsize%5D=10`,
    }
    if (answer.kind === 'plain') return value(answer.schema)
    if (answer.kind === 'one') return { data: object(answer.component), ...(answer.meta ? { meta: value(answer.meta) } : {}) }
    if (answer.kind === 'list') return { data: [object(answer.component)], meta: { 'record-count': 1 } }
    if (answer.kind === 'page') {
      return { data: [object(answer.component)], meta: { 'record-count': 1, 'total-pages': 1 }, links: ends }
    }
    if (answer.kind === 'mixed') return { data: answer.components.map(object), meta: value(answer.meta), links: ends }
    if (!('relationships' in answer)) return undefined
    return relationshipExample(answer.relationships[0]!, answer.kind, template)
  }

  function relationshipExample(relationship: Relationship, kind: 'related' | 'linkage', path: string): unknown {
    const type = relationship.types[0]!
    const target = resourceOf(model, type)
    const owner = model.resources.find((one) => path.startsWith(`${one.path}/{id}/`))!
    const self = `${base}${owner.path}/${String(idOf(owner.type))}`
    const related = `${self}/${relationship.name}`
    const page = { 'record-count': 1, 'total-pages': 1 }
    if (kind === 'related') {
      if (!relationship.many) return { data: object(target.show.component) }
      const end = `${related}?page%5Bnumber%5D=1&page%5Bsize%5D=10`
      return { data: [object(target.item.component)], meta: page, links: { first: end, last: end } }
    }
    const links = { self: `${self}/relationships/${relationship.name}`, related }
    if (!relationship.many) return { data: identifier(type), links }
    const end = `${links.self}?page%5Bnumber%5D=1&page%5Bsize%5D=10`
    return { data: [identifier(type)], meta: page, links: { ...links, first: end, last: end } }
  }

  function body({ body, method, path }: Operation): unknown {
    if (!body) return undefined
    const attributes = body.attributes.filter((one) => !one.ignored).map((one) => [one.name, value(one.schema)])
    if (body.flat) return Object.fromEntries(attributes)
    // What requests alone have is another form of one of the others.
    const links = body.relationships.filter((one) => !one.sentOnly && !one.ignored)
    const relationships = links.map((one) => {
      if (one.each) return [one.name, one.types.map((type) => ({ data: identifier(type) }))]
      return [one.name, { data: one.many ? one.types.map(identifier) : identifier(one.types[0]!) }]
    })
    const own = document.paths[path]![method]!.parameters?.find((one) => one.name === 'id') ?? document.paths[path]!.parameters?.[0]
    return {
      data: {
        ...(body.idAllowed && own ? { id: own.example } : {}),
        ...(body.type ? { type: body.type } : {}),
        ...(body.direct ? Object.fromEntries(attributes) : {}),
        ...(attributes.length && !body.direct ? { attributes: Object.fromEntries(attributes) } : {}),
        ...(relationships.length ? { relationships: Object.fromEntries(relationships) } : {}),
      },
    }
  }

  return { body, answer }
}
