/** The types of requests and answers by method and path, read straight from the generated types. */
import type { paths } from '../generated/openapi.d.ts'

export type Method = 'get' | 'post' | 'patch' | 'delete'

/** The paths that have an operation with this method. */
export type Path<M extends Method> = { [P in keyof paths]: paths[P] extends Record<M, object> ? P : never }[keyof paths]

type Operation<P extends keyof paths, M extends Method> = NonNullable<paths[P][M]>
type Params<Sent> = object extends Sent ? { params?: Sent } : { params: Sent }
type Json<Part> = Part extends { content: { 'application/json': infer Content } } ? Content : undefined
type Body<Sent> = [Sent] extends [never] ? { body?: never } : undefined extends Sent ? { body?: Json<Sent> } : { body: Json<Sent> }

/** The parameters, the body and the other members of `RequestInit`. */
export type Init<P extends keyof paths, M extends Method> = Params<Operation<P, M>['parameters']> &
  Body<Operation<P, M>['requestBody']> &
  Omit<RequestInit, 'body' | 'method'>

/** What follows the path in a call: nothing has to where nothing is required. */
export type Rest<P extends keyof paths, M extends Method> = object extends Init<P, M> ? [init?: Init<P, M>] : [init: Init<P, M>]

/** The document that an operation answers; undefined where it answers 204. */
export type Document<P extends keyof paths, M extends Method> = Operation<P, M>['responses'] extends infer Responses
  ? Json<Responses[keyof Responses & (200 | 201 | 202 | 204)]>
  : never

export interface Answer<P extends keyof paths, M extends Method> {
  data: Document<P, M>
  response: Response
}

/** Sends a request of one method. Rejects with an `ApiError` unless it succeeds. */
export type Call<M extends Method> = <P extends Path<M>>(path: P, ...init: Rest<P, M>) => Promise<Answer<P, M>>

/** The document of a list, of those that a path may answer. */
export type ListDocument<P extends keyof paths> = Extract<Document<P, 'get'>, { readonly data: readonly unknown[] }>

/** The paths that answer lists. */
export type ListPath = { [P in Path<'get'>]: [ListDocument<P>] extends [never] ? never : P }[Path<'get'>]

/** One record of the list at a path. */
export type Item<P extends keyof paths> = ListDocument<P>['data'][number]
