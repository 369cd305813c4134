/** What follows from the contract for requests that depend on what was read, or that are sent again. */
import type { Model, Operation } from './model.ts'
import type { OpenApiOperation, Parameter } from './openapi.ts'

/** The rooms whose answers hold secrets, which are not kept under a key. */
const secret = ['sessions', 'passwords']

/** Adds the request headers `If-None-Match`, `If-Match` and `Idempotency-Key` where they mean something. */
export function addConditions(operation: Operation, target: OpenApiOperation, model: Model): void {
  const take = (name: string): void => {
    target.parameters = [...(target.parameters ?? []), { $ref: `#/components/parameters/${name}` } as Parameter]
  }
  const { method, answer, security, room } = operation
  if (method === 'get' && answer.kind === 'one') {
    take('IfNoneMatch')
    target.responses = { ...target.responses, '304': { description: 'What the client has is still the answer.' } }
  }
  if (changesOne(operation, model)) take('IfMatch')
  if (method === 'post' && security !== 'none' && !secret.includes(room)) take('IdempotencyKey')
}

/** Whether an operation changes a record that has a show of its own. */
export const changesOne = ({ method, path, room }: Operation, { resources }: Model): boolean =>
  method !== 'get' && path.includes('{id}') && resources.some((one) => one.type === room && one.shown)
