/** Reads an OpenAPI 3.1 document into the operations that the check walks. */
import { dig, isObject } from './json.ts'
import type { Json } from './json.ts'

export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: boolean | Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  readOnly?: boolean
  writeOnly?: boolean
  default?: unknown
}

/** A schema and where it stands in the document, as a JSON pointer. */
export interface Media {
  schema: Schema
  pointer: string
  example: unknown
}

export interface Parameter extends Media {
  name: string
  in: string
  required: boolean
}

export interface Reply {
  media: Record<string, Media>
  headers: Record<string, Media & { required: boolean }>
}

export interface Operation {
  id: string
  method: string
  path: string
  parameters: Parameter[]
  /** Whether a caller without a credential is let in. */
  guests: 'always' | 'too' | 'never'
  /** Whether it asks for more than an account has, such as a signature of the body. */
  foreign: boolean
  /** Who may call it at all; an empty list is for admins alone. */
  roles: string[] | undefined
  body: { required: boolean; media: Record<string, Media> } | undefined
  replies: Map<number, Reply>
}

export interface Contract {
  document: Json
  operations: Operation[]
  resolve(schema: Schema): Schema
  operationAt(method: string, path: string): Operation | undefined
  /** The methods that some operation documents for an address. */
  methodsAt(path: string): Set<string>
  /** The resource types that a path up to its parameter names a record of. */
  typesOf(path: string): Set<string>
}

/** The path of an operation up to and with its first parameter: where the record is that it is about. */
export const recordPath = (path: string): string => path.slice(0, path.indexOf('}') + 1)

/** Whether an operation does something to a record in place of writing it: another name would not help it. */
export const actsOnRecord = ({ path }: Operation): boolean => path.includes('{') && !path.endsWith('}')

const methods = ['get', 'post', 'put', 'patch', 'delete']

const escaped = (name: string): string => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))

/** @throws an Error where the text is no OpenAPI document with operations. */
export function readContract(document: unknown): Contract {
  if (!isObject(document) || !isObject(document['paths'])) throw new Error('it has no paths')
  const reader = new Reader(document)
  const operations = Object.keys(document['paths']).flatMap((path) => reader.operationsOf(path))
  if (operations.length === 0) throw new Error('it has no operations')
  const patterns = operations
    .map((operation) => ({ operation, pattern: patternOf(operation), open: operation.path.split('{').length }))
    .sort((a, b) => a.open - b.open)
  const resolve = (schema: Schema): Schema => reader.resolved(schema, '')[0] as Schema

  return {
    document,
    operations,
    resolve,
    operationAt: (method, path) => {
      const wanted = method === 'HEAD' ? 'GET' : method
      return patterns.find(({ operation, pattern }) => operation.method === wanted && pattern.test(path))?.operation
    },
    methodsAt: (path) => new Set(patterns.filter(({ pattern }) => pattern.test(path)).map(({ operation }) => operation.method)),
    typesOf: (path) => {
      const of = (place: string): Set<string> =>
        new Set(operations.filter((one) => one.path === place).flatMap((one) => [...typesIn(one, resolve)]))
      const own = of(path)
      return own.size > 0 ? own : of(path.slice(0, path.lastIndexOf('/')))
    },
  }
}

function patternOf({ path, parameters }: Operation): RegExp {
  const source = path.replaceAll(/[.+*?^$()|[\]\\]/g, '\\$&').replaceAll(/\{([^}]+)\}/g, (_whole, name: string) => {
    const values = parameters.find((one) => one.in === 'path' && one.name === name)?.schema.enum
    return values ? `(?:${values.join('|')})` : '[^/]+'
  })
  return new RegExp(`^${source}$`)
}

/** The types of the resource objects that an operation takes or answers as its `data`. */
function* typesIn({ body, replies }: Operation, resolve: (schema: Schema) => Schema): Generator<string> {
  const successes = [...replies].filter(([status]) => status < 300).map(([, reply]) => reply)
  for (const { media } of [...successes, ...(body ? [body] : [])]) {
    for (const { schema } of Object.values(media)) {
      const whole = resolve(schema)
      for (const one of [whole, ...(whole.oneOf ?? []), ...(whole.anyOf ?? [])].map(resolve)) {
        const data = one.properties?.['data'] && resolve(one.properties['data'])
        const item = data?.items ? resolve(data.items) : data
        const type = item?.properties?.['type']
        if (type && typeof resolve(type).const === 'string') yield resolve(type).const as string
      }
    }
  }
}

/** Follows references and remembers where each part stands. */
class Reader {
  readonly document: Json
  /** Where references lead; most are to what many operations share. */
  readonly #known = new Map<string, [Json, string]>()

  constructor(document: Json) {
    this.document = document
  }

  resolved(part: unknown, pointer: string): [Json, string] {
    const ref = dig(part, '$ref')
    if (typeof ref !== 'string') return [isObject(part) ? part : {}, pointer]
    const known = this.#known.get(ref) ?? this.#follow(ref)
    this.#known.set(ref, known)
    return known
  }

  #follow(ref: string): [Json, string] {
    const names = ref
      .slice(2)
      .split('/')
      .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'))
    return this.resolved(dig(this.document, ...names), ref.slice(1))
  }

  operationsOf(path: string): Operation[] {
    const [item, pointer] = this.resolved(dig(this.document, 'paths', path), `/paths/${escaped(path)}`)
    return methods
      .filter((method) => isObject(item[method]))
      .map((method) => {
        const own = item[method] as Json
        const parameters = [...this.#parameters(own, `${pointer}/${method}`), ...this.#parameters(item, pointer)]
        const security = (own['security'] ?? this.document['security'] ?? []) as Json[]
        return {
          id: String(own['operationId'] ?? `${method} ${path}`),
          method: method.toUpperCase(),
          path,
          parameters: parameters.filter((one, index) => index === parameters.findIndex((other) => other.name === one.name)),
          guests: security.length === 0 ? 'always' : security.some((one) => Object.keys(one).length === 0) ? 'too' : 'never',
          foreign: security.length > 0 && !security.some((one) => Object.keys(one).every((scheme) => this.#isOfAccounts(scheme))),
          roles: own['x-roles'] as string[] | undefined,
          body: own['requestBody'] ? this.#body(own['requestBody'], `${pointer}/${method}/requestBody`) : undefined,
          replies: this.#replies(own, `${pointer}/${method}`),
        }
      })
  }

  /** Whether a scheme is a credential that whoever signs in has. */
  #isOfAccounts(scheme: string): boolean {
    const [{ type, name }] = this.resolved(dig(this.document, 'components', 'securitySchemes', scheme), '')
    return type !== 'apiKey' || name === 'Authorization'
  }

  #parameters(holder: Json, pointer: string): Parameter[] {
    return ((holder['parameters'] ?? []) as unknown[]).map((part, index) => {
      const [one, at] = this.resolved(part, `${pointer}/parameters/${index}`)
      return { ...this.#media(one, at), name: String(one['name']), in: String(one['in']), required: one['required'] === true }
    })
  }

  #body(part: unknown, pointer: string): Operation['body'] {
    const [body, at] = this.resolved(part, pointer)
    return { required: body['required'] === true, media: this.#contents(body, at) }
  }

  #replies(own: Json, pointer: string): Operation['replies'] {
    const replies = new Map<number, Reply>()
    for (const [status, part] of Object.entries((own['responses'] ?? {}) as Json)) {
      const [reply, at] = this.resolved(part, `${pointer}/responses/${status}`)
      const headers: Reply['headers'] = {}
      for (const [name, header] of Object.entries((reply['headers'] ?? {}) as Json)) {
        const [one, place] = this.resolved(header, `${at}/headers/${escaped(name)}`)
        headers[name.toLowerCase()] = { ...this.#media(one, place), required: one['required'] === true }
      }
      replies.set(Number(status), { media: this.#contents(reply, at), headers })
    }
    return replies
  }

  #contents(holder: Json, pointer: string): Record<string, Media> {
    const contents = Object.entries((holder['content'] ?? {}) as Json)
    return Object.fromEntries(contents.map(([type, one]) => [type, this.#media(one as Json, `${pointer}/content/${escaped(type)}`)]))
  }

  #media(one: Json, pointer: string): Media {
    const [schema] = this.resolved(one['schema'] ?? {}, '')
    const [first] = Object.values((one['examples'] ?? {}) as Json)
    const shared = first === undefined ? undefined : this.resolved(first, '')[0]['value']
    return { schema: schema as Schema, pointer: `${pointer}/schema`, example: one['example'] ?? shared ?? schema['example'] }
  }
}
