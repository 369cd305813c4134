/** The parameters and answers of requests that are conditional or may be repeated. They follow from the contract. */
import type { Model, Operation } from '../model.ts'
import { operationAt } from '../openapi.ts'
import type { OpenApi, Parameter } from '../openapi.ts'

/** Adds the request headers `If-None-Match`, `If-Match` and `Idempotency-Key`, and the answer 304, where they mean something. */
export function addConditions(document: OpenApi, model: Model): void {
  document.components.responses['NotModified'] = { description: '`If-None-Match` names the tag of the answer, so the client has it.' }
  for (const operation of model.operations) {
    const target = operationAt(document, operation)
    const take = (name: string): void => {
      target.parameters = [...(target.parameters ?? []), { $ref: `#/components/parameters/${name}` } as Parameter]
    }
    if (operation.method === 'get' && operation.answer.kind === 'one') {
      target.responses['304'] = { $ref: '#/components/responses/NotModified' }
      take('IfNoneMatch')
    }
    if (changesOne(operation, model)) take('IfMatch')
    if (takesKey(operation)) take('IdempotencyKey')
  }
}

/**
 * Whether an operation is carried out once for each `Idempotency-Key`, with which its answer is kept: what needs a credential, but
 * nothing of which no copy is to be kept.
 */
export const takesKey = ({ method, security, type, source }: Operation): boolean =>
  method === 'post' && security !== 'none' && security !== 'signed' && !source['x-no-store'] && !signInTypes.includes(type)

/** The types whose operations have to do with secrets. */
export const signInTypes = ['sessions', 'passwords']

/** Whether an operation changes a record that has a show of its own. Who does so by a code alone is not shown it. */
export const changesOne = ({ method, path, type, security }: Operation, { resources }: Model): boolean =>
  method !== 'get' && security === 'required' && path.includes('{id}') && resources.some((one) => one.type === type && one.shown)
