/** `contract.ts`: what handlers, verbs and resources are typed by. */
import { isRelationshipOperation, valuesOf } from '../meaning.ts'
import { commonFilters, commonSort } from '../model/lists.ts'
import type { Answer, Attribute, Body, Kind, Model, Operation, Resource, ResourceObject } from '../model.ts'
import { nameOf } from '../names.ts'
import type { Schema } from '../openapi.ts'

const textTypes: Record<Kind, string> = {
  text: 'string',
  integer: 'IntegerText',
  number: 'NumberText',
  boolean: 'BooleanText',
  timestamp: 'TimestampText',
  below: 'string',
  download: 'string',
  downloads: 'JsonText',
  downloadsByName: 'JsonText',
  downloadsInHtml: 'string',
  json: 'JsonText',
}

const head = [
  "import type { Upload } from '../effects/uploads.ts'",
  "import type { Handler } from '../verbs/handler.ts'",
  '',
  '/** Values as the database writes them. They fit no parsed row, so that the two cannot be mixed up. */',
  "export type IntegerText = string & { readonly is: 'integer' }",
  "export type NumberText = string & { readonly is: 'number' }",
  "export type BooleanText = string & { readonly is: 'boolean' }",
  "export type TimestampText = string & { readonly is: 'timestamp' }",
  "export type JsonText = string & { readonly is: 'json' }",
]

export function emitContract({ document, objects, resources, operations }: Model): string {
  const types = [...new Set(operations.map((one) => one.type))].sort()
  const lines = [
    ...head,
    '',
    '/** The text row of each resource object; a restricted column is null for who may not see it. */',
    'export interface Rows {',
    ...objects.flatMap(rowLines),
    '}',
    '',
    '/** Each resource type: its path, the resource objects it is shown and listed as, its relationships. */',
    'export interface Resources {',
    ...resources.map(resourceLine),
    '}',
    'export type ResourceType = keyof Resources',
    '',
    '/** What each operation takes and answers. */',
    'export interface Operations {',
    ...operations.flatMap((one) => operationLines(one, document.components.schemas)),
    '}',
    'export type OperationId = keyof Operations',
    '',
    '/** The operations in the file of each type; a missing or surplus handler does not compile. */',
    'export interface HandlersOf {',
    ...types.flatMap((type) => handlerLines(type, operations)),
    '}',
    'export type TypeWithOperations = keyof HandlersOf',
    'export type Handlers<T extends TypeWithOperations> = HandlersOf[T]',
  ]
  return lines.join('\n') + '\n'
}

const rowLines = (object: ResourceObject): string[] => [
  `  ${object.component}: {`,
  '    id: string',
  ...valuesOf(object).map((one) => `    ${one.column}: ${columnType(one)}`),
  '  }',
]

/** Of most kinds null is written as text too. */
function columnType({ kind, nullable, restricted }: Attribute): string {
  if (restricted) return 'JsonText | null'
  return textTypes[kind] + (nullable && ['text', 'timestamp', 'download', 'downloadsInHtml'].includes(kind) ? ' | null' : '')
}

function resourceLine({ type, show, item }: Resource): string {
  const relationships = show.relationships.map(
    ({ name, types, many }) => `'${name}': { types: ${types.map(quoted).join(' | ')}; many: ${many} }`,
  )
  return `  '${type}': { show: '${show.component}'; item: '${item.component}'; relationships: { ${relationships.join('; ')} } }`
}

const handlerLines = (type: string, operations: readonly Operation[]): string[] => [
  `  '${type}': {`,
  ...operations
    .filter((one) => one.type === type)
    .map((one) => `    ${one.id}${isRelationshipOperation(one) ? '?' : ''}: Handler<'${one.id}'>`),
  '  }',
]

function operationLines(operation: Operation, schemas: Record<string, Schema>): string[] {
  const params = operation.path.match(/\{(\w+)\}/g) ?? []
  const filters = operation.query.filter((one) => one.family === 'filter' && !commonFilters.includes(one.key))
  const others = operation.query.filter((one) => one.family === 'other')
  const sort = operation.query.find((one) => one.family === 'sort')
  return [
    `  ${operation.id}: {`,
    `    params: { ${params.map((one) => `${one.slice(1, -1)}: string`).join('; ')} }`,
    `    filters: { ${filters.map((one) => `'${one.key}'?: ${typeOf(one.schema, schemas)}`).join('; ')} }`,
    `    values: { ${others.map((one) => `'${one.key}'${one.required ? '' : '?'}: ${typeOf(one.schema, schemas)}`).join('; ')} }`,
    `    sort: ${sort ? ownOrders(sort.schema) : 'undefined'}`,
    `    accepted: ${operation.body ? accepted(operation.body, schemas) : 'undefined'}`,
    `    answer: ${answerType(operation.answer, schemas)}`,
    '  }',
  ]
}

/** The sort keys that the resource gives an order for. */
const ownOrders = ({ enum: keys = [] }: Schema): string =>
  keys
    .filter((one) => one !== commonSort)
    .map((one) => quoted(String(one)))
    .join(' | ') || 'undefined'

function answerType(answer: Answer, schemas: Record<string, Schema>): string {
  if (!('component' in answer || 'components' in answer)) return `{ kind: '${answer.kind}' }`
  if (answer.kind === 'mixed') return `{ kind: 'mixed'; of: ${answer.components.map(quoted).join(' | ')} }`
  const later = answer.later ? ` | { kind: 'later'; of: '${answer.later}' }` : ''
  return `{ kind: '${answer.kind}'; of: '${answer.component}'${answer.mixed ? '; mixed: true' : ''}${answer.meta ? `; meta: ${typeOf(answer.meta, schemas)}` : ''} }${later}`
}

function accepted(body: Body, schemas: Record<string, Schema>): string {
  if (body.linkages) return '{ ids: string[] }'
  const attributes = body.attributes
    .filter((one) => !one.ignored)
    .map((one) => `${one.column}${one.required ? '' : '?'}: ${one.file ? fileType(one.schema) : typeOf(one.schema, schemas)}`)
  const links = body.relationships.flatMap((one) => {
    const optional = one.required ? '' : '?'
    const none = one.nullable ? ' | null' : ''
    if (one.many) return [`${one.column}${optional}: string[]${one.each ? '' : none}`]
    // Where it may lead to several types, the one that was named stands beside the id.
    const type = `${one.column.replace(/_id$/, '_type')}${optional}: ${one.types.map(quoted).join(' | ')}${none}`
    return [`${one.column}${optional}: string${none}`, ...(one.types.length > 1 ? [type] : [])]
  })
  return `{ ${[...attributes, ...links].join('; ')} }`
}

const fileType = ({ type }: Schema): string => {
  const types = [type].flat()
  return (types.includes('array') ? '(string | Upload)[]' : 'Upload') + (types.includes('null') ? ' | null' : '')
}

/** The TypeScript type of a value that passed its check. Timestamps arrive as ISO 8601 in UTC. */
function typeOf(schema: Schema, schemas: Record<string, Schema>): string {
  const name = nameOf(schema)
  if (name !== undefined) return typeOf(schemas[name]!, schemas)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((one) => (typeof one === 'string' ? quoted(one) : String(one))).join(' | ')
  if (schema.oneOf) return schema.oneOf.map((one) => typeOf(one, schemas)).join(' | ')
  return (
    [schema.type ?? []]
      .flat()
      .map((type) => single(type, schema, schemas))
      .join(' | ') || 'unknown'
  )
}

const quoted = (text: string): string => (/^[^'\\\n]*$/.test(text) ? `'${text}'` : JSON.stringify(text))

function single(type: string, schema: Schema, schemas: Record<string, Schema>): string {
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'array') return `(${typeOf(schema.items ?? {}, schemas)})[]`
  if (type !== 'object') return type
  if (!schema.properties) return 'Record<string, unknown>'
  const fields = Object.entries(schema.properties)
  return `{ ${fields.map(([key, one]) => `'${key}'${schema.required?.includes(key) ? '' : '?'}: ${typeOf(one, schemas)}`).join('; ')} }`
}
