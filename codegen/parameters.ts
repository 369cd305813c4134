/** Says of the query parameters of the published document what their schemas and the attributes already tell. */
import type { Model, Operation } from './model.ts'
import { nameOf } from './model.ts'
import type { OpenApi, Parameter, Schema } from './openapi.ts'

/** Adds to each sort parameter what its keys mean, and to each list of values how many it takes. */
export function describeParameters(document: OpenApi, model: Model): void {
  const { schemas } = document.components
  for (const operation of model.operations) {
    const { parameters = [] } = document.paths[operation.path]![operation.method]!
    for (const parameter of parameters) {
      if (parameter.$ref !== undefined) continue
      if (parameter.name === 'sort')
        parameter.description = [parameter.description, ...keysOf(parameter, attributesOf(operation))].join('\n')
      const { type, maxItems } = parameter.schema
      if (type === 'array') parameter.description = `${parameter.description!} Takes up to ${maxItems!} values, separated by commas.`
    }
  }

  function attributesOf({ answer }: Operation): Record<string, Schema> {
    return 'component' in answer ? (schemas[answer.component]!.properties!['attributes']!.properties ?? {}) : {}
  }

  function keysOf({ schema }: Parameter, attributes: Record<string, Schema>): string[] {
    const keys = (schema.enum ?? []).map((key) => {
      const [, minus, name] = /^(-?)(.*)$/.exec(String(key))!
      const attribute = attributes[name!]
      const meaning = attribute?.description ?? schemas[nameOf(attribute ?? {}) ?? '']?.description ?? `By ${name!.replaceAll('-', ' ')}.`
      const order = `${minus === '-' ? 'Descending' : 'Ascending'}${key === schema.default ? ', and what is used unless asked otherwise' : ''}`
      return `- \`${String(key)}\`: ${meaning} ${order}.`
    })
    return ['', ...keys]
  }
}
