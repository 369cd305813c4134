/** The parts of OpenAPI 3.1 that the contract uses. */

/** Where a part of the contract comes from: the specification, its index of paths, or us. */
export type Source = 'documented' | 'listed' | 'decided'

export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  description?: string
  default?: unknown
  example?: unknown
  readOnly?: boolean
  writeOnly?: boolean
  deprecated?: boolean
  'x-source'?: Source
  'x-reason'?: string
  'x-restricted'?: boolean
  'x-incidental'?: boolean
  /** No API key may send it. */
  'x-sessions-only'?: boolean
  'x-extensible-enum'?: string[]
  'x-relationship'?: { types: string[]; also?: string[]; many?: boolean; public?: boolean; sent?: boolean }
  /** Of a resource object: who acts on it, by name, in a sentence each. */
  'x-actors'?: Record<string, string>
  'x-lifecycle'?: Lifecycle
  /** Of a data URL: which files it may be. */
  'x-file'?: { types: string[]; most: number }
  /** Of a URL in an answer, or of HTML with pictures: it leads to stored files and is signed when it is written. */
  'x-download'?: boolean
  /** Of a URL in an answer: it stands below the address of the record, and its column holds the rest. */
  'x-below-self'?: boolean
  contentMediaType?: string
}

/** A way from some states to another. */
export interface Transition {
  event: string
  from: string[]
  to: string
  by: string[]
  /** The operation that asks for it, where that is not the one that writes the attribute. */
  on?: string
  guards?: string[]
  effects?: string[]
}

/** The states that a resource goes through, and how. */
export interface Lifecycle {
  /** The attribute that holds the state. */
  attribute: string
  /** The state that a record begins in, or those of which it does in one. */
  initial: string | string[]
  /** The values of the attribute that follow from other things and are never stored. */
  derived?: string[]
  /** What is checked before a transition, in a sentence each. */
  guards?: Record<string, string>
  /** What comes with a transition, in a sentence each. */
  effects?: Record<string, string>
  transitions: Transition[]
}

/** Which names a body may hold. */
export interface PermittedWhen {
  by?: string[]
  in?: string[]
  may?: 'all' | string[]
  except?: string[]
  with?: Record<string, string>
  alone?: boolean
}

export interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
  example?: unknown
  style?: string
  explode?: boolean
  'x-source'?: Source
  'x-reason'?: string
}

export interface Header {
  $ref?: string
  required?: boolean
  description?: string
  schema?: Schema
  example?: unknown
  'x-added-when'?: string
}

export interface Media {
  schema: Schema
  example?: unknown
  /** In the published document, where examples are shared. */
  examples?: Record<string, { $ref: string }>
  encoding?: Record<string, { contentType: string }>
}

export interface Response {
  $ref?: string
  description?: string
  headers?: Record<string, Header>
  content?: Record<string, Media>
  'x-added-when'?: string
}

export interface OpenApiOperation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; description?: string; content: Record<string, Media> }
  responses: Record<string, Response>
  deprecated?: boolean
  'x-source'?: Source
  'x-reason'?: string
  'x-badges'?: { name: string; color: string }[]
  'x-roles'?: string[]
  /** No API key may call it. */
  'x-sessions-only'?: boolean
  /** It answers a secret, of which no copy is kept. */
  'x-no-store'?: boolean
  /** In the published document, the scopes that an API key needs for it. */
  'x-scopes'?: string[]
  'x-permitted-when'?: PermittedWhen[]
}

export const methods = ['get', 'post', 'patch', 'delete'] as const
export type Method = (typeof methods)[number]

export type PathItem = { parameters?: Parameter[] } & Partial<Record<Method, OpenApiOperation>>

export interface OpenApi {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: unknown[]
  security: unknown[]
  tags: { name: string; description: string }[]
  'x-tagGroups': { name: string; tags: string[] }[]
  /** Why there are paths for relationships; only in the contract. */
  'x-relationship-reason'?: string
  /** The dates of what is deprecated: since when it is, and until when it is answered at least; only in the contract. */
  'x-deprecation'?: { since: string; sunset: string }
  paths: Record<string, PathItem>
  /** What is sent to the addresses of others, by name. Nothing here serves it. */
  webhooks: Record<string, PathItem>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses: Record<string, Response>
    headers: Record<string, Header>
    /** Of bodies, in the published document. */
    examples?: Record<string, { value: unknown }>
    securitySchemes: Record<string, unknown>
  }
}

/** The operation of a document at a path. */
export const operationAt = ({ paths }: OpenApi, { path, method }: { path: string; method: Method }): OpenApiOperation =>
  paths[path]![method]!

/** Every operation of a document. */
export const operationsIn = ({ paths }: OpenApi): OpenApiOperation[] => Object.values(paths).flatMap(operationsOf)

/** What a document says is sent, as operations of those who take it, each with its name. */
export const webhooksIn = ({ webhooks }: OpenApi): [string, OpenApiOperation][] =>
  Object.entries(webhooks).flatMap(([name, item]) => operationsOf(item).map((one): [string, OpenApiOperation] => [name, one]))

const operationsOf = (item: PathItem): OpenApiOperation[] => methods.flatMap((method) => item[method] ?? [])

/** Every parameter of a document: of paths, of operations, of webhooks, and those that have a name. */
export function parametersIn({ paths, webhooks, components }: OpenApi): Parameter[] {
  const items = [...Object.values(paths), ...Object.values(webhooks)].flatMap((item) => [item, ...operationsOf(item)])
  return [...items.flatMap((one) => one.parameters ?? []), ...Object.values(components.parameters)]
}
