/** The parameters and answers of conditional requests. They follow from the contract. */
import type { Model, Operation } from '../model.ts'
import { operationAt } from '../openapi.ts'
import type { OpenApi, Parameter } from '../openapi.ts'

/** Adds the request header `If-Match`, and the answer to `If-None-Match`, where they mean something. */
export function addConditions(document: OpenApi, model: Model): void {
  document.components.responses['NotModified'] = { description: '`If-None-Match` names the tag of the answer, so the client has it.' }
  for (const operation of model.operations) {
    const target = operationAt(document, operation)
    if (operation.method === 'get' && operation.answer.kind === 'one') {
      target.responses['304'] = { $ref: '#/components/responses/NotModified' }
    }
    if (changesOne(operation, model)) {
      target.parameters = [...(target.parameters ?? []), { $ref: '#/components/parameters/IfMatch' } as Parameter]
    }
  }
}

/** Whether an operation changes a record that has a show of its own. */
export const changesOne = ({ method, path, type }: Operation, { resources }: Model): boolean =>
  method !== 'get' && path.includes('{id}') && resources.some((one) => one.type === type && one.shown)
