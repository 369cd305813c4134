/** Holds an answer against the published document. */
import { readFileSync } from 'node:fs'
import { inlined } from '../../codegen/inline.ts'
import type { OpenApi } from '../../codegen/openapi.ts'
import { loadAnswers } from './answers.ts'
import type { Answer } from './callers.ts'

interface Documented {
  operationId: string
  responses: Record<string, Response>
}
interface Response {
  $ref?: string
  headers?: Record<string, { $ref: string }>
  content?: Record<string, { schema: SchemaNode }>
}
interface SchemaNode {
  $ref?: string
  anyOf?: SchemaNode[]
  oneOf?: SchemaNode[]
}
interface HeaderSchema {
  type: string
  const?: string
  enum?: string[]
  minimum?: number
  maximum?: number
  maxLength?: number
  pattern?: string
}
interface Document {
  paths: Record<string, Record<string, Documented> & { parameters?: { name: string; schema: { enum?: string[] } }[] }>
  components: {
    responses: Record<string, Response>
    headers: Record<string, { required?: boolean; schema: HeaderSchema }>
  }
}

const file = new URL('../../src/generated/openapi.json', import.meta.url)

/** The published document, with what operations share in each of their places. */
export const published = inlined(JSON.parse(readFileSync(file, 'utf8')) as OpenApi) as unknown as Document

/** The check of each component. */
export const checks = loadAnswers()

const patterns = Object.entries(published.paths)
  .map(([path, item]) => {
    const names = item.parameters?.find((one) => one.name === 'relationship')?.schema.enum?.join('|')
    const source = path
      .replaceAll('.', '\\.')
      .replace('{relationship}', `(?:${names ?? ''})`)
      .replaceAll(/\{\w+\}/g, '[^/]+')
    return { path, item, pattern: new RegExp(`^${source}$`), literal: (path.match(/\{/g) ?? []).length }
  })
  .sort((a, b) => a.literal - b.literal)

/** The documented operation that a request reaches, if there is one. */
export function operationAt(method: string, path: string): Documented | undefined {
  const wanted = method === 'HEAD' ? 'get' : method.toLowerCase()
  return patterns.find((one) => one.pattern.test(path))?.item[wanted]
}

/** @throws an Error when the status is undocumented, a header is missing or the body does not fit its schema. */
export function checkAnswer(method: string, path: string, answer: Answer): void {
  const operation = operationAt(method, path)
  if (!operation) {
    if (answer.status >= 400 && answer.body !== undefined) holdAgainst('Errors', answer, `${method} ${path}`)
    return
  }
  const name = `${operation.operationId} (${method} ${path}) answered ${answer.status}`
  const documented = operation.responses[String(answer.status)]
  if (!documented) throw new Error(`${name}, which the contract does not document: ${answer.text.slice(0, 500)}`)
  const response = documented.$ref ? published.components.responses[documented.$ref.split('/').at(-1)!]! : documented
  for (const header of Object.keys(response.headers ?? {})) {
    const { required, schema } = published.components.headers[header]!
    const sent = answer.headers[header.toLowerCase()]
    if (sent === undefined ? required : !fitsHeader(schema, String(sent))) {
      throw new Error(`${name}; the header ${header} is ${String(sent)}, not ${JSON.stringify(schema)}`)
    }
  }
  const type = String(answer.headers['content-type']).split(';')[0]!
  if (response.content?.[type] && !/\bjson/.test(type)) return
  const schema = response.content?.['application/json']?.schema
  if (!schema || method === 'HEAD') {
    if (answer.text !== '') throw new Error(`${name} with a body that the contract does not have`)
    return
  }
  const names = (schema.anyOf ?? schema.oneOf ?? [schema]).map((one) => one.$ref!.split('/').at(-1)!)
  if (names.length === 1) return holdAgainst(names[0]!, answer, name)
  if (names.some((one) => checks[one]!(answer.body))) return
  holdAgainst(closest(names, answer.body), answer, `${name} with a body that fits none of ${names.join(', ')}`)
}

function fitsHeader(schema: HeaderSchema, sent: string): boolean {
  const { minimum = -Infinity, maximum = Infinity, maxLength = Infinity, pattern = '' } = schema
  const values = schema.const === undefined ? schema.enum : [schema.const]
  if (values && !values.includes(sent)) return false
  if (schema.type === 'integer') return /^\d+$/.test(sent) && Number(sent) >= minimum && Number(sent) <= maximum
  return sent.length <= maxLength && new RegExp(pattern).test(sent)
}

function holdAgainst(schema: string, answer: Answer, name: string): void {
  const check = checks[schema]!
  if (!check(answer.body)) {
    throw new Error(`${name}; the body is no ${schema}: ${JSON.stringify(check.errors).slice(0, 800)} in ${answer.text.slice(0, 500)}`)
  }
}

/** Of schemas that do not fit, the one of the resource type that the body has, as far as one is. */
function closest(names: string[], body: unknown): string {
  const ofItsType = (name: string): boolean => {
    checks[name]!(body)
    return !checks[name]!.errors?.some((one) => /^(\/data(\/\d+)?(\/type)?)?$/.test(one.instancePath))
  }
  return names.find(ofItsType) ?? names[0]!
}
