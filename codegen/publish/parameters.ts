/** Says of the query parameters of the published document what their schemas and the attributes already tell, and of each parameter once. */
import { followed } from '../changes/references.ts'
import type { Model, Operation } from '../model.ts'
import { methods, operationAt } from '../openapi.ts'
import type { OpenApi, Parameter, Schema } from '../openapi.ts'

/** Adds to each sort parameter what its keys mean, and to each list of values how many it takes. */
export function describeParameters(document: OpenApi, model: Model): void {
  const { schemas, parameters } = document.components
  for (const shared of Object.values(parameters)) tellMost(shared)
  for (const operation of model.operations) {
    for (const parameter of operationAt(document, operation).parameters ?? []) {
      if (parameter.$ref !== undefined) continue
      if (parameter.name === 'sort')
        parameter.description = [parameter.description, '', ...keysOf(parameter, operation, schemas)].join('\n')
      tellMost(parameter)
    }
  }
}

function tellMost(parameter: Parameter): void {
  const { type, maxItems } = parameter.schema
  if (type === 'array') parameter.description = `${parameter.description!} Takes up to ${maxItems!} values, separated by commas.`
}

function keysOf({ schema }: Parameter, { answer }: Operation, schemas: Record<string, Schema>): string[] {
  const attributes = 'component' in answer ? (schemas[answer.component]!.properties!['attributes']!.properties ?? {}) : {}
  return (schema.enum ?? []).map((key) => {
    const isDefault = key === schema.default ? ', and what is used unless asked otherwise' : ''
    return `- \`${String(key)}\`: ${meaningOf(String(key), attributes)}${isDefault}.`
  })
}

/** What a key sorts by, and which end comes first. */
function meaningOf(key: string, attributes: Record<string, Schema>): string {
  const [, minus, name] = /^(-?)(.*)$/.exec(key)!
  if (name === 'relevance') return 'What fits best comes first'
  return `${attributes[name!]?.description ?? `By \`${name}\`.`} ${minus === '-' ? 'Descending' : 'Ascending'}`
}

/**
 * Gives a parameter of a path to its operations where one of them describes it by itself. That such a one stands in place of the
 * other is a rule that not every generator of clients knows: some make two arguments of one name.
 */
export function settleParameters(document: OpenApi): void {
  const keyOf = (one: Parameter): string => `${followed(document, one).in} ${followed(document, one).name}`
  for (const item of Object.values(document.paths)) {
    const operations = methods.flatMap((method) => item[method] ?? [])
    const own = new Set(operations.flatMap(({ parameters = [] }) => parameters.map(keyOf)))
    const [shared = [], described = []] = [false, true].map((isOwn) => item.parameters?.filter((one) => own.has(keyOf(one)) === isOwn))
    if (described.length === 0) continue
    for (const operation of operations) {
      const { parameters = [] } = operation
      const names = parameters.map(keyOf)
      operation.parameters = [...described.filter((one) => !names.includes(keyOf(one))), ...parameters]
    }
    if (shared.length > 0) item.parameters = shared
    else delete item.parameters
  }
}
