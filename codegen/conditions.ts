/** What follows from the contract for requests that depend on what was read before. */
import type { Model, Operation } from './model.ts'
import type { OpenApiOperation, Parameter } from './openapi.ts'

/** Adds the request header `If-Match`, and the answer to `If-None-Match`, where they mean something. */
export function addConditions(operation: Operation, target: OpenApiOperation, model: Model): void {
  if (operation.method === 'get' && operation.answer.kind === 'one') {
    target.responses = { ...target.responses, '304': { description: '`If-None-Match` names the tag of the answer, so the client has it.' } }
  }
  if (changesOne(operation, model)) {
    target.parameters = [...(target.parameters ?? []), { $ref: '#/components/parameters/IfMatch' } as Parameter]
  }
}

/** Whether an operation changes a record that has a show of its own. */
export const changesOne = ({ method, path, room }: Operation, { resources }: Model): boolean =>
  method !== 'get' && path.includes('{id}') && resources.some((one) => one.type === room && one.shown)
