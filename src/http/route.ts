/** What the generated route table says of an operation. */
import type { OperationId, Room, Rows } from '../generated/contract.ts'

/** A generated check of one value. After a refusal `errors` says why. */
export interface Check {
  (value: unknown): boolean
  errors?: { message?: string; instancePath: string }[] | null
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

export interface BodyRule {
  type: string
  typeRequired: boolean
  attributesRequired: boolean
  idAllowed: boolean
  /** Whether the id may also stand beside `data`. */
  idBeside?: true
  /** Whether the attributes may stand directly in `data`. */
  direct?: true
  /** The one top-level member of the older form, `{account: {…}}`, whose members are the attributes. */
  older?: string
  /** Whether the operation can be called without a body. */
  optional?: true
  /** The types of the linkages that `data` is a list of, where it is one. */
  linkages?: { types: string[]; most: number }
  attributes: Record<string, { column: string; required: boolean; check: Check; ignored?: true; time?: true }>
  relationships: Record<string, { column: string; required: boolean; types: string[]; many: boolean; nullable: boolean; most?: number }>
}

export type AnswerRule =
  | { kind: 'one' | 'page' | 'list'; of: keyof Rows }
  | { kind: 'none' | 'plain' }
  | { kind: 'related' | 'linkage'; relationships: Record<string, { many: boolean; public: boolean }> }

export interface Route {
  id: OperationId
  room: Room
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  status: number
  security: 'none' | 'optional' | 'required'
  roles?: readonly string[]
  query: Record<string, QueryRule>
  body?: BodyRule
  answer: AnswerRule
}
