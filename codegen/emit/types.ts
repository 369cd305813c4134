/** `openapi.d.ts`: the published document as types, for the client and the tests. */
import openapiTS, { astToString } from 'openapi-typescript'
import { followed } from '../changes/references.ts'
import { nameOf, resolve } from '../names.ts'
import type { Media, OpenApi, Response } from '../openapi.ts'

export async function emitTypes(document: OpenApi): Promise<string> {
  const nodes = await openapiTS(structuredClone(document) as never, { immutable: true, silent: true })
  return shallow(astToString(nodes)) + listsOf(document) + filesOf(document)
}

/** The same text, indented by one blank for each four. */
const shallow = (text: string): string => text.replaceAll(/^(?: {4})+/gm, (blanks) => ' '.repeat(blanks.length / 4))

/** What GET answers at a path, by its media types. */
function contentAt(document: OpenApi, path: string): Record<string, Media> {
  const answer: Response = document.paths[path]!.get?.responses['200'] ?? {}
  return followed(document, answer).content ?? {}
}

/** The documents of lists by their paths, so that whoever walks lists need not look for them among all answers. */
function listsOf(document: OpenApi): string {
  const { paths, components } = document
  const listsAt = (path: string): string[] => {
    const schema = contentAt(document, path)['application/json']?.schema ?? {}
    const forms = (schema.anyOf ?? schema.oneOf ?? [schema]).filter((one) => {
      const { data } = resolve(one, components.schemas).properties ?? {}
      return data?.type === 'array'
    })
    return forms.map((one) => `components['schemas']['${nameOf(one)!}']`)
  }
  const lists = Object.keys(paths).flatMap((path) => (listsAt(path).length > 0 ? [` '${path}': ${listsAt(path).join(' | ')};`] : []))
  return ['export interface lists {', ...lists, '}', ''].join('\n')
}

/** The media types of what is answered and is no document, by the paths. */
function filesOf(document: OpenApi): string {
  const files = Object.keys(document.paths).flatMap((path) => {
    const types = Object.keys(contentAt(document, path))
    return types.length > 0 && !types.includes('application/json') ? [` '${path}': ${types.map((one) => `'${one}'`).join(' | ')};`] : []
  })
  return ['export interface files {', ...files, '}', ''].join('\n')
}
