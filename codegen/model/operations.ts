/** The operations that people wrote. */
import { followed } from '../changes/references.ts'
import type { Operation, QueryParameter, ResourceObject } from '../meaning.ts'
import { resolve } from '../names.ts'
import { methods } from '../openapi.ts'
import type { Method, OpenApi, OpenApiOperation, Parameter, PathItem, Schema } from '../openapi.ts'
import type { Contract } from '../read.ts'
import { readAnswer } from './answers.ts'
import { readBody } from './bodies.ts'

/** Every operation of the contract, path by path. */
export const readOperations = (contract: Contract, objects: readonly ResourceObject[]): Operation[] =>
  Object.entries(contract.document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const source = item[method]
      return source ? readOperation(contract, { path, item, method, source }, objects) : []
    }),
  )

interface Written {
  path: string
  item: PathItem
  method: Method
  source: OpenApiOperation
}

function readOperation(contract: Contract, { path, item, method, source }: Written, objects: readonly ResourceObject[]): Operation {
  const { document, typeOf } = contract
  const parameters = parametersOf(item, source, document)
  const { status, answer } = readAnswer(contract, source, objects)
  return {
    id: source.operationId,
    type: typeOf.get(item) ?? '',
    method,
    path,
    status,
    security: securityOf(source),
    roles: source['x-roles'],
    pathParameters: parameters.filter((one) => one.in === 'path'),
    query: parameters.filter((one) => one.in === 'query').map((one) => readQuery(one, document.components.schemas)),
    body: readBody(contract, source),
    answer,
    source,
  }
}

function securityOf({ security = [] }: OpenApiOperation): Operation['security'] {
  if (security.length === 0) return 'none'
  if (security.some((one) => 'signature' in (one as object))) return 'signed'
  return security.some((one) => Object.keys(one).length === 0) ? 'optional' : 'required'
}

/** The parameters of a path item that the operation does not describe itself, then its own. */
function parametersOf(item: PathItem, source: OpenApiOperation, document: OpenApi): Parameter[] {
  const settled = (one: Parameter): Parameter => followed(document, one)
  const own = (source.parameters ?? []).map(settled)
  const shared = (item.parameters ?? []).map(settled)
  return [...shared.filter((one) => !own.some((other) => other.name === one.name)), ...own]
}

function readQuery(parameter: Parameter, schemas: Record<string, Schema>): QueryParameter {
  const bracket = /^(page|filter)\[([^\]]+)\]$/.exec(parameter.name)
  return {
    name: parameter.name,
    family: bracket ? (bracket[1] as 'page' | 'filter') : parameter.name === 'sort' ? 'sort' : 'other',
    key: bracket?.[2] ?? parameter.name,
    many: resolve(parameter.schema, schemas).type === 'array',
    required: parameter.required ?? false,
    schema: parameter.schema,
  }
}
