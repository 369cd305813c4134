/** The paths of relationships, which follow from the relationships of each resource, and the documents that they answer. */
import { resourceOf } from './examples.ts'
import type { Model, Resource } from './model.ts'
import type { OpenApi, OpenApiOperation, Parameter, Schema } from './openapi.ts'

export const schemaRef = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

/** Adds the two path items of a resource's relationships to the document. */
export function addRelationshipPaths(document: OpenApi, model: Model, resource: Resource): void {
  const { relationships, component } = resource.show
  if (!resource.shown || relationships.length === 0) return
  const words = component.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  const id = document.paths[`${resource.path}/{id}`]!.parameters![0]!
  const relationship: Parameter = {
    name: 'relationship',
    in: 'path',
    required: true,
    description: `The name of a relationship of the ${words}.`,
    schema: { type: 'string', maxLength: 64, enum: relationships.map((one) => one.name) },
    example: relationships[0]!.name,
  }
  const closed = relationships.filter((one) => !one.public)
  const operation = (id: string, summary: string, description: string, schemas: string[]): OpenApiOperation => ({
    operationId: id,
    tags: [resource.tag],
    summary,
    description:
      closed.length > 0 && closed.length < relationships.length
        ? `${description} Without a credential these are refused: ${closed.map((one) => one.name).join(', ')}.`
        : description,
    'x-source': 'decided',
    'x-reason': document['x-relationship-reason']!,
    security: [...(closed.length < relationships.length ? [{}] : []), { bearer: [] }, { token: [] }] as Record<string, string[]>[],
    ...(relationships.some((one) => one.many)
      ? { parameters: ['PageNumber', 'PageSize'].map((name) => ({ $ref: `#/components/parameters/${name}` }) as Parameter) }
      : {}),
    responses: {
      '200': {
        description: 'What the relationship points to, as far as the caller may see it.',
        content: { 'application/json': { schema: oneOfThese(schemas) } },
      },
    },
  })
  const targets = [...new Set(relationships.flatMap((one) => one.types))].map((type) => resourceOf(model, type))
  const related = [
    ...new Set([
      ...relationships.flatMap((one) =>
        one.types.map((type) => `${resourceOf(model, type).show.component}${one.many ? 'Related' : 'Document'}`),
      ),
      ...(relationships.some((one) => !one.many) ? ['NoRelated'] : []),
    ]),
  ].sort()
  for (const target of targets) addRelatedDocuments(document, target)
  const relatedNames = relationships.map((one) => one.name).filter((name) => !document.paths[`${resource.path}/{id}/${name}`])
  document.paths[`${resource.path}/{id}/{relationship}`] = {
    parameters: [id, { ...relationship, schema: { ...relationship.schema, enum: relatedNames } }],
    get: operation(
      `get${component}Related`,
      `Show what a ${words} is related to`,
      'The related resource objects themselves: one document, null, or a page.',
      related,
    ),
  }
  document.paths[`${resource.path}/{id}/relationships/{relationship}`] = {
    parameters: [id, relationship],
    get: operation(
      `get${component}Relationship`,
      `Show a relationship of a ${words}`,
      'The linkage: type and id of what is related.',
      [...new Set(relationships.map((one) => (one.many ? 'LinkageToMany' : 'LinkageToOne')))].sort(),
    ),
  }
}

/** A linkage is one or a list, never both; an empty page of related objects is a page of any type. */
function oneOfThese(names: string[]): Schema {
  if (names.length === 1) return schemaRef(names[0]!)
  return { [names[0]!.startsWith('Linkage') ? 'oneOf' : 'anyOf']: names.map(schemaRef) }
}

/** The documents in which a type is answered when it is reached through a relationship. */
function addRelatedDocuments(document: OpenApi, target: Resource): void {
  const { schemas } = document.components
  schemas[`${target.show.component}Document`] ??= {
    type: 'object',
    description: `One resource object of type ${target.type}.`,
    additionalProperties: false,
    required: ['data'],
    properties: { data: schemaRef(target.show.component) },
  }
  schemas[`${target.show.component}Related`] ??= {
    type: 'object',
    description: `A page of related resource objects of type ${target.type}.`,
    additionalProperties: false,
    required: ['data', 'meta', 'links'],
    properties: {
      data: {
        type: 'array',
        description: 'The resource objects that the caller may see.',
        maxItems: 100,
        items: schemaRef(target.item.component),
      },
      meta: schemaRef('PageMeta'),
      links: schemaRef('PageLinks'),
    },
  }
}
