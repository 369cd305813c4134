/** Says of the query parameters of the published document what their schemas and the attributes already tell. */
import type { Model, Operation } from '../model.ts'
import { nameOf } from '../names.ts'
import { operationAt } from '../openapi.ts'
import type { OpenApi, Parameter, Schema } from '../openapi.ts'

/** Adds to each sort parameter what its keys mean, and to each list of values how many it takes. */
export function describeParameters(document: OpenApi, model: Model): void {
  const { schemas } = document.components
  for (const operation of model.operations) {
    for (const parameter of operationAt(document, operation).parameters ?? []) {
      if (parameter.$ref !== undefined) continue
      if (parameter.name === 'sort')
        parameter.description = [parameter.description, '', ...keysOf(parameter, operation, schemas)].join('\n')
      const { type, maxItems } = parameter.schema
      if (type === 'array') parameter.description = `${parameter.description!} Takes up to ${maxItems!} values, separated by commas.`
    }
  }
}

function keysOf({ schema }: Parameter, { answer }: Operation, schemas: Record<string, Schema>): string[] {
  const attributes = 'component' in answer ? (schemas[answer.component]!.properties!['attributes']!.properties ?? {}) : {}
  return (schema.enum ?? []).map((key) => {
    const [, minus, name] = /^(-?)(.*)$/.exec(String(key))!
    const attribute = attributes[name!]
    const meaning = attribute?.description ?? schemas[nameOf(attribute ?? {}) ?? '']?.description ?? `By ${name!.replaceAll('-', ' ')}.`
    const order = `${minus === '-' ? 'Descending' : 'Ascending'}${key === schema.default ? ', and what is used unless asked otherwise' : ''}`
    return `- \`${String(key)}\`: ${meaning} ${order}.`
  })
}
