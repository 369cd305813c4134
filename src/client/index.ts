/** The typed client of the API, for Node and browsers. It needs the generated types and openapi-fetch alone. */
export { connect, signIn } from './client.ts'
export type { Client, ConnectOptions, SignInOptions } from './client.ts'
export { ApiError } from './errors.ts'
export type { ErrorObject } from './errors.ts'
export type { Patience } from './sending.ts'
export type { Answer, Item, ListDocument, ListPath, Parts, Path, Unchanged } from './types.ts'
export type { components, operations, paths } from '../generated/openapi.d.ts'
