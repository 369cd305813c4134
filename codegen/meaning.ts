/** The parts of a contract once it is understood. */
import type { Lifecycle, Method, OpenApi, OpenApiOperation, Parameter, Schema } from './openapi.ts'

export type Kind =
  | 'text'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'timestamp'
  | 'below'
  | 'download'
  | 'downloads'
  | 'downloadsByName'
  | 'downloadsInHtml'
  | 'json'

export interface Attribute {
  name: string
  column: string
  kind: Kind
  nullable: boolean
  /** Left out of the answer for callers who may not see it. */
  restricted: boolean
  /** It changes by itself, or with what others do to the record, which is no change of it. */
  incidental: boolean
}

export interface Relationship {
  name: string
  types: string[]
  many: boolean
  public: boolean
}

/** One shape in which a resource type is answered. */
export interface ResourceObject {
  component: string
  type: string
  attributes: Attribute[]
  /** What it says besides, in a `meta` of its own. Nobody can write it. */
  meta: Attribute[]
  relationships: Relationship[]
}

/** What its row has columns for. */
export const valuesOf = ({ attributes, meta }: ResourceObject): Attribute[] => [...attributes, ...meta]

export interface Resource {
  type: string
  /** The one path of its show, without the id. */
  path: string
  show: ResourceObject
  item: ResourceObject
  /** The public tag, for the operations made from relationships. */
  tag: string
  /** False where nothing can be asked by id yet. */
  shown: boolean
}

/** The names that an object may have; below each, those of the objects that it holds itself. */
export interface Members {
  [name: string]: Members | true
}

export interface Field {
  name: string
  column: string
  schema: Schema
  required: boolean
  ignored: boolean
  /** Which files may be sent, where the value is one or lists some, and then how many. */
  file?: { types: string[]; most: number; several?: number }
  /** What the closed objects that the value is or lists may hold. */
  members?: Members
}

export interface Link {
  name: string
  column: string
  types: string[]
  /** Other words by which requests may name the first of its types. */
  also: string[]
  many: boolean
  nullable: boolean
  required: boolean
  /** How many linkages it takes, where it is to many. */
  most: number
  /** Whether requests alone have it: no answer shows it. */
  sentOnly: boolean
  /** Whether its linkage may stand without `data` around it. */
  bare: boolean
  /** Whether it is a list of linkages, each with a `data` of its own, in place of one `data` with a list. */
  each: boolean
}

export interface Body {
  component: string
  type: string
  typeRequired: boolean
  attributesRequired: boolean
  idAllowed: boolean
  /** Whether the id may also stand beside `data`. */
  idBeside: boolean
  attributes: Field[]
  relationships: Link[]
  /** Whether the attributes may stand directly in `data`, as well as in `attributes`. */
  direct: boolean
  /** Whether the attributes are the whole body, without `data` around them. */
  flat: boolean
  /** The single top-level member of the older form of the body, where there is one. */
  older?: string
  /** False where the operation can be called without a body. */
  required: boolean
  /** The types of the linkages that `data` is a list of, where it is one. */
  linkages?: { types: string[]; most: number }
}

export interface QueryParameter {
  name: string
  family: 'page' | 'filter' | 'sort' | 'other'
  /** The name inside the brackets, or the name itself. */
  key: string
  many: boolean
  required: boolean
  schema: Schema
}

/** What an operation may answer that is neither a document nor a file. */
export const textTypes = ['text/html', 'text/calendar'] as const
export type TextType = (typeof textTypes)[number]

export type Answer =
  /**
   * `mixed`: the operation may also answer a document that is no resource object. `later`: the resource object that it answers
   * with 202 for what is done later. `meta`: what one object comes with, or what a list says besides its counts.
   */
  | { kind: 'one' | 'page' | 'list'; component: string; mixed?: boolean; later?: string; meta?: Schema }
  /** A page of resource objects of several types. `meta`: what it says about itself. */
  | { kind: 'mixed'; components: string[]; meta: Schema }
  | { kind: 'none' }
  | { kind: 'file' }
  /** The way to another address. */
  | { kind: 'redirect' }
  /** A page for people, or a calendar for programs. */
  | { kind: 'text'; mediaType: TextType }
  | { kind: 'plain'; schema: Schema }
  | { kind: 'related' | 'linkage'; relationships: Relationship[] }

/** Whether an operation answers every relationship of a type, so that what is written of one says it all. */
export const isRelationshipOperation = ({ answer }: Operation): boolean => answer.kind === 'related' || answer.kind === 'linkage'

export interface Operation {
  id: string
  type: string
  method: Method
  path: string
  status: number
  /** `signed`: the body is signed by a secret of the operator. */
  security: 'none' | 'optional' | 'required' | 'signed'
  roles: string[] | undefined
  pathParameters: Parameter[]
  query: QueryParameter[]
  body: Body | undefined
  answer: Answer
  source: OpenApiOperation
}

/** A rule of what may be sent: by whom, in which states, which names. What is absent is no condition. */
export interface Permit {
  by: string[] | undefined
  in: string[] | undefined
  may: string[]
  /** The names that a rule for all leaves out, each of which is then a name of the body. */
  except: string[]
  /** The value of another attribute that has to be sent besides. */
  with: Record<string, string> | undefined
  /** Whether a body with one of these names may hold no others. */
  alone: boolean
}

/** The states that records of a type go through, and the column that holds one. */
export type Machine = Omit<Lifecycle, 'initial'> & { initial: string[]; column: string; states: string[] }

/** A resource type on which actors act: by transitions of its state, and by writing what each may write. */
export interface Life {
  type: string
  component: string
  /** Where the contract says so. */
  schema: Schema
  actors: string[]
  machine?: Machine
  permits: { operation: string; source: OpenApiOperation; permits: Permit[] }[]
}

export interface Model {
  document: OpenApi
  /** The resource type (file name) that each path item or component was written in. */
  typeOf: ReadonlyMap<object, string>
  /** The domain (folder) of each of these. */
  domains: ReadonlyMap<string, string>
  objects: ResourceObject[]
  resources: Resource[]
  operations: Operation[]
  /** By their types. */
  lives: Life[]
}
