/** An operation as the generated route table describes it. */
import type { OperationId, Rows, TypeWithOperations } from '../generated/contract.ts'

/** A generated check of one value. After a refusal `errors` says why. */
export interface Check {
  (value: unknown): boolean
  errors?: { message?: string; instancePath: string; params: { allowedValues?: readonly unknown[] } }[] | null
}

/** A file as the value of an attribute: which media types it may have, and how many bytes at most. */
export interface FileRule {
  types: readonly string[]
  most: number
  /** How many of them the attribute may list, beside the addresses of others, where it is a list. */
  several?: number
}

export interface QueryRule {
  family: 'page' | 'filter' | 'sort' | 'other'
  key: string
  kind: 'integer' | 'boolean' | 'time' | 'text'
  many: boolean
  required: boolean
  check: Check
  default?: string
}

export interface LinkRule {
  column: string
  required: boolean
  types: string[]
  /** Other words by which requests may name the first of its types. */
  also?: string[]
  many: boolean
  nullable: boolean
  most?: number
  /** Its linkage may stand without `data` around it. */
  bare?: true
  /** It is a list of linkages, each with a `data` of its own. */
  each?: true
}

/** The names that an object may have; below each, those of the objects that it holds itself. Of a list they are those of each item. */
export interface Members {
  [name: string]: Members | true
}

interface AttributeRule {
  column: string
  required: boolean
  check: Check
  ignored?: true
  /** No API key may send it. */
  sessionsOnly?: true
  time?: true
  file?: FileRule
  members?: Members
}

export interface BodyRule {
  type: string
  typeRequired: boolean
  attributesRequired: boolean
  idAllowed: boolean
  /** Whether the id may also stand beside `data`. */
  idBeside?: true
  /** Whether the attributes may stand directly in `data`. */
  direct?: true
  /** Whether the attributes are the whole body, without `data` around them; such a body may be a form. */
  flat?: true
  /** The one top-level member of the older form, `{account: {…}}`, whose members are the attributes. */
  older?: string
  /** Whether the operation can be called without a body. */
  optional?: true
  /** The types of the linkages that `data` is a list of, where it is one. */
  linkages?: { types: string[]; most: number }
  attributes: Record<string, AttributeRule>
  relationships: Record<string, LinkRule>
}

interface RelationshipRule {
  many: boolean
  public: boolean
  /** What an API key needs besides, where it leads to one other group. */
  scope?: string
}

type AnswerRule =
  | { kind: 'one' | 'page' | 'list'; of: keyof Rows; later?: keyof Rows }
  | { kind: 'none' | 'plain' | 'file' | 'redirect' | 'mixed' }
  | { kind: 'text'; mediaType: 'text/html' | 'text/calendar' }
  | { kind: 'related' | 'linkage'; relationships: Record<string, RelationshipRule> }

export interface Route {
  id: OperationId
  type: TypeWithOperations
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  status: number
  /** `signed`: the body is signed by a secret of the operator. */
  security: 'none' | 'optional' | 'required' | 'signed'
  /** The headers that say since when it is deprecated, and until when it is answered at least. */
  deprecated?: { deprecation: string; sunset: string }
  /** Whether its requests are as many as anybody likes. */
  uncounted?: true
  /** What an API key needs for it in any case. */
  scopes?: readonly string[]
  /** No API key may call it. */
  sessionsOnly?: true
  /** It answers a secret, of which no copy is kept. */
  noStore?: true
  /** Whether it takes an `Idempotency-Key`. */
  keyed?: true
  roles?: readonly string[]
  query: Record<string, QueryRule>
  body?: BodyRule
  answer: AnswerRule
  /** Where the record that it wrote and answers can be asked for, and what is answered there. */
  shown?: { path: string; as: keyof Rows }
}
