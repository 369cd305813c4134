/** The schemas as the server keeps to them: whole resource objects, and nothing in any object that is not described. */
import type { Model, ResourceObject } from '../model.ts'
import { componentsIn, schemaRef } from '../names.ts'
import { operationsIn } from '../openapi.ts'
import type { OpenApi, Schema } from '../openapi.ts'

/** Adds to each resource object what all of them have. */
export function completeObjects({ components }: OpenApi, { objects }: Model): void {
  for (const object of objects) completeObject(components.schemas[object.component]!, object)
}

function completeObject(schema: Schema, object: ResourceObject): void {
  const { type, attributes, relationships, meta } = schema.properties!
  attributes!.required = object.attributes.filter((one) => !one.restricted).map((one) => one.name)
  for (const attribute of Object.values(attributes!.properties ?? {})) {
    if (!attribute['x-restricted']) continue
    attribute.description = `${attribute.description ?? ''} Absent for callers who may not see it.`
  }
  schema.properties = {
    id: schemaRef('Identifier'),
    type: { type: 'string', description: 'The resource type.', example: object.type, ...type! },
    links: schemaRef('SelfLink'),
    attributes: attributes!,
    relationships: relationships!,
    ...(meta ? { meta } : {}),
  }
}

/** Closes every object; in answers whatever is described is also present. */
export function closeSchemas({ components }: OpenApi, model: Model): void {
  const bodies = operationsIn(model.document).map((one) => one.requestBody)
  const inRequests = componentsIn(bodies, model.document.components.schemas)
  for (const [name, schema] of Object.entries(components.schemas)) close(schema, inRequests.has(name))
}

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
