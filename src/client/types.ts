/** The types of requests and answers by method and path, read straight from the generated types. */
import type { files, lists, paths } from '../generated/openapi.d.ts'

type Method = 'get' | 'post' | 'patch' | 'delete'

/** The paths that have an operation with this method. */
export type Path<M extends Method> = { [P in keyof paths]: paths[P] extends Record<M, object> ? P : never }[keyof paths]

/** The paths of which GET answers no document but a file, a calendar or a page. */
export type FilePath = keyof files

type Operation<P extends keyof paths, M extends Method> = NonNullable<paths[P][M]>
type Params<Sent> = object extends Sent ? { params?: Sent } : { params: Sent }
type Json<Part> = Part extends { content: { 'application/json': infer Content } } ? Content : undefined
type Body<Sent> = [Sent] extends [never] ? { body?: never } : undefined extends Sent ? { body?: Json<Sent> } : { body: Json<Sent> }

/** What makes a request safe to send, by its method. */
interface Safety {
  get: object
  /** A name for this one request: sent again under it, it is carried out once. `crypto.randomUUID()` makes one. */
  post: { idempotencyKey?: string }
  /** The `etag` of the record as it was read: if it has changed since, the request is refused with 412. */
  patch: { ifMatch?: string }
  delete: { ifMatch?: string }
}

/** The parameters, the body and the other members of `RequestInit`. */
type Init<P extends keyof paths, M extends Method> = Params<Operation<P, M>['parameters']> &
  Body<Operation<P, M>['requestBody']> &
  Omit<RequestInit, 'body' | 'method'> &
  Safety[M]

type Multipart<Part> = Part extends { content: { 'multipart/form-data': infer Content } } ? Content : never
type Files<Content> = Content extends object
  ? { [Name in keyof Content]: Name extends 'data' ? Content[Name] : Blob | readonly Blob[] }
  : never

/** The parts of a request with files: its document as `data`, and each file or list of files, `File`s where they have names. */
export type Parts<P extends keyof paths, M extends Method> = Files<Multipart<NonNullable<Operation<P, M>['requestBody']>>>

/** What follows the path of an upload. */
export type UploadInit<P extends keyof paths, M extends Method> = Params<Operation<P, M>['parameters']> &
  Omit<RequestInit, 'body' | 'method'> &
  Safety[M] & { parts: Parts<P, M> }

/** What follows the path in a call: nothing has to where nothing is required. */
export type Rest<P extends keyof paths, M extends Method> = object extends Init<P, M> ? [init?: Init<P, M>] : [init: Init<P, M>]

/** The document that an operation answers; undefined where it answers 204. */
type Document<P extends keyof paths, M extends Method> = Operation<P, M>['responses'] extends infer Responses
  ? Json<Responses[keyof Responses & (200 | 201 | 202 | 204)]>
  : never

export interface Answer<P extends keyof paths, M extends Method> {
  data: Document<P, M>
  /** What the record is known by as it is now, for `ifMatch` and `getIfChanged`. */
  etag: string | undefined
  response: Response
}

/** What `getIfChanged` answers where the caller has what there is. */
export interface Unchanged {
  changed: false
  etag: string
  response: Response
}

/** Sends a request of one method. Rejects with an `ApiError` unless it succeeds. */
export type Call<M extends Method> = <P extends Path<M>>(path: P, ...init: Rest<P, M>) => Promise<Answer<P, M>>

/** The paths that answer lists. */
export type ListPath = keyof lists

/** The document of a list, of those that a path may answer. */
export type ListDocument<P extends ListPath> = lists[P]

/** One record of the list at a path. */
export type Item<P extends ListPath> = lists[P]['data'][number]
