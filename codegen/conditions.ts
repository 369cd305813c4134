/** What follows from the contract for requests that depend on what was read, or that are sent again. */
import type { Model, Operation } from './model.ts'
import type { OpenApi, OpenApiOperation, Parameter, Response } from './openapi.ts'

/** The rooms whose answers hold secrets, which are not kept under a key. */
const secret = ['sessions', 'passwords']

/** Adds the request headers `If-None-Match`, `If-Match` and `Idempotency-Key`, and their answers, where they mean something. */
export function addConditions(document: OpenApi, model: Model): void {
  for (const operation of model.operations) {
    const target = document.paths[operation.path]![operation.method]!
    if (showsOne(operation)) {
      take(target, 'IfNoneMatch')
      target.responses['304'] = { description: 'What the client has under this tag is still the answer.' }
      const shown = target.responses[String(operation.status)]!
      shown.headers = { ...shown.headers, ETag: { $ref: '#/components/headers/ETag' } }
    }
    if (changesOne(operation, model)) {
      take(target, 'IfMatch')
      target.responses['412'] = { $ref: '#/components/responses/PreconditionFailed' } as Response
    }
    if (operation.method === 'post' && operation.security !== 'none' && !secret.includes(operation.room)) take(target, 'IdempotencyKey')
  }
}

const showsOne = ({ method, answer }: Operation): boolean => method === 'get' && answer.kind === 'one'

/** Whether the path names a record that has a show of its own. */
const changesOne = ({ method, path, room }: Operation, { resources }: Model): boolean =>
  method !== 'get' && path.includes('{id}') && resources.some((one) => one.type === room && one.shown)

function take(target: OpenApiOperation, name: string): void {
  target.parameters = [...(target.parameters ?? []), { $ref: `#/components/parameters/${name}` } as Parameter]
}
