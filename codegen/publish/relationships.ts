/** The paths of relationships, which follow from the relationships of each resource, and the documents that they answer. */
import { pageParameters } from '../model/lists.ts'
import { resourceOf } from '../model.ts'
import type { Model, Relationship, Resource } from '../model.ts'
import { schemaRef } from '../names.ts'
import type { OpenApi, OpenApiOperation, Parameter, Schema } from '../openapi.ts'

/** Adds to the document the paths of the operations that follow from relationships. */
export function addRelationshipPaths(document: OpenApi, model: Model): void {
  for (const { id, type, path, answer } of model.operations) {
    if (answer.kind !== 'related' && answer.kind !== 'linkage') continue
    const resource = resourceOf(model, type)
    for (const end of answer.relationships.flatMap((one) => one.types)) addRelatedDocuments(document, resourceOf(model, end))
    document.paths[path] = {
      parameters: [document.paths[`${resource.path}/{id}`]!.parameters![0]!, nameParameter(resource, answer.relationships)],
      get: operationOf(document, resource, {
        id,
        ...(answer.kind === 'related' ? related(model, resource, answer.relationships) : linkage(resource)),
      }),
    }
  }
}

const related = (model: Model, resource: Resource, named: readonly Relationship[]): Omit<Own, 'id'> => ({
  summary: `Show what ${article(resource)} ${wordsFor(resource)} is related to`,
  description: `The related resource objects themselves. ${shapesOf(named, { one: 'One document, or null', many: 'A page', name: nameWithTypes })}`,
  answers: resource.show.relationships.flatMap((one) => relatedDocuments(model, one)),
})

const linkage = (resource: Resource): Omit<Own, 'id'> => ({
  summary: `Show a relationship of ${article(resource)} ${wordsFor(resource)}`,
  description: `The linkage: type and id of what is related. ${shapesOf(resource.show.relationships, { one: 'One, or null', many: 'A page', name: quoted })}`,
  answers: resource.show.relationships.map((one) => (one.many ? 'LinkageToMany' : 'LinkageToOne')),
})

interface Words {
  one: string
  many: string
  name(relationship: Relationship): string
}

/** Says which relationships answer one and which a page, where there are any. */
function shapesOf(relationships: readonly Relationship[], { one, many, name }: Words): string {
  const sentence = (start: string, told: Relationship[]): string[] =>
    told.length > 0 ? [`${start}, for ${told.map(name).join(', ')}.`] : []
  const [toOne = [], toMany = []] = [false, true].map((isMany) => relationships.filter((each) => each.many === isMany))
  const only = toOne.length > 0 && toMany.length > 0 ? ['Parameters of pages are for these alone.'] : []
  return [...sentence(one, toOne), ...sentence(many, toMany), ...only].join(' ')
}

const quoted = ({ name }: Relationship): string => `\`${name}\``

/** The types stand beside a name that does not tell them. */
function nameWithTypes(relationship: Relationship): string {
  const { name, types, many } = relationship
  return quoted(relationship) + (types.join() === (many ? name : `${name}s`) ? '' : ` (${types.join(', ')})`)
}

const wordsFor = ({ show }: Resource): string => show.component.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()

const article = (resource: Resource): string => (/^(?:[aeiou]|mtd )/.test(wordsFor(resource)) ? 'an' : 'a')

const nameParameter = (resource: Resource, relationships: readonly Relationship[]): Parameter => ({
  name: 'relationship',
  in: 'path',
  required: true,
  description: `The name of a relationship of the ${wordsFor(resource)}.`,
  schema: { type: 'string', enum: relationships.map((one) => one.name) },
  example: relationships[0]!.name,
})

interface Own {
  id: string
  summary: string
  description: string
  /** The schemas that it may answer. */
  answers: string[]
}

function operationOf(document: OpenApi, { tag, show }: Resource, { id, summary, description, answers }: Own): OpenApiOperation {
  const closed = show.relationships.filter((one) => !one.public).map((one) => one.name)
  const open = closed.length < show.relationships.length
  const refused = open && closed.length > 0 ? ` Without a credential these are refused: ${closed.join(', ')}.` : ''
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: description + refused,
    'x-source': 'decided',
    'x-reason': document['x-relationship-reason']!,
    security: [...(open ? [{}] : []), { bearer: [] }, { token: [] }] as Record<string, string[]>[],
    ...(show.relationships.some((one) => one.many) ? { parameters: [...pageParameters] } : {}),
    responses: {
      '200': {
        description: 'What the relationship points to, as far as the caller may see it.',
        content: { 'application/json': { schema: oneOfThese([...new Set(answers)].sort()) } },
      },
    },
  }
}

/** The documents in which the related path may answer a relationship. */
function relatedDocuments(model: Model, { types, many }: Relationship): string[] {
  const components = types.map((type) => resourceOf(model, type).show.component)
  return many ? components.map((one) => `${one}Related`) : [...components.map((one) => `${one}Document`), 'NoRelated']
}

/** Tools that take a choice for exclusive are not told of one: an empty page of related objects is a page of any type. */
function oneOfThese(names: string[]): Schema {
  return names.length === 1 ? schemaRef(names[0]!) : { anyOf: names.map(schemaRef) }
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
