/** OpenAPI documents, from a file or an address, as JSON or YAML. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { OpenApi } from '../openapi.ts'

/** The document at `source`. @throws with a sentence that says why there is none. */
export async function readDocument(source: string): Promise<OpenApi> {
  return parseDocument(/^https?:\/\//.test(source) ? await fetched(source) : readFileSync(source, 'utf8'), source)
}

async function fetched(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(60_000) }).catch((cause: unknown) => {
    throw new Error(`${address} does not answer.`, { cause })
  })
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`)
  return answer.text()
}

/** The document in a text that came from `source`. */
export function parseDocument(text: string, source: string): OpenApi {
  const document = read(text, source) as Partial<OpenApi> | null
  if (typeof document !== 'object' || !/^3\./.test(document?.openapi ?? '')) throw new Error(`${source} is no OpenAPI 3 document.`)
  return document as OpenApi
}

function read(text: string, source: string): unknown {
  try {
    return text.trimStart().startsWith('{') ? JSON.parse(text) : parse(text)
  } catch (cause) {
    throw new Error(`${source} is neither JSON nor YAML: ${(cause as Error).message}`, { cause })
  }
}
