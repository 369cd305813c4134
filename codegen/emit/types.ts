/** `openapi.d.ts`: the published document as types, for the client and the tests. */
import openapiTS, { astToString } from 'openapi-typescript'
import { nameOf, resolve } from '../names.ts'
import type { OpenApi, Response } from '../openapi.ts'

export async function emitTypes(document: OpenApi): Promise<string> {
  const nodes = await openapiTS(structuredClone(document) as never, { immutable: true, silent: true })
  return astToString(nodes) + listsOf(document)
}

/** The documents of lists by their paths, so that whoever walks lists need not look for them among all answers. */
function listsOf({ paths, components }: OpenApi): string {
  const listsAt = (path: string): string[] => {
    const answer: Response = paths[path]!.get?.responses['200'] ?? {}
    const { content } = answer.$ref === undefined ? answer : components.responses[answer.$ref.split('/').at(-1)!]!
    const schema = content?.['application/json']?.schema ?? {}
    const forms = (schema.anyOf ?? schema.oneOf ?? [schema]).filter((one) => {
      const { data } = resolve(one, components.schemas).properties ?? {}
      return data?.type === 'array'
    })
    return forms.map((one) => `components['schemas']['${nameOf(one)!}']`)
  }
  const lists = Object.keys(paths).flatMap((path) => (listsAt(path).length > 0 ? [`    '${path}': ${listsAt(path).join(' | ')};`] : []))
  return ['export interface lists {', ...lists, '}', ''].join('\n')
}
