/** `openapi.d.ts`: the published document as types, for the client and the tests. */
import openapiTS, { astToString } from 'openapi-typescript'
import type { OpenApi } from '../openapi.ts'

export async function emitTypes(document: OpenApi): Promise<string> {
  const nodes = await openapiTS(structuredClone(document) as never, { immutable: true, silent: true })
  return astToString(nodes)
}
