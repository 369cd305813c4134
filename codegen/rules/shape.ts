/**
 * What the contract may be made of, part by part: OpenAPI 3.1, less what nothing here reads. A word that nothing reads would
 * be a promise that nothing keeps. Everything after this may rely on the shape.
 */
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ErrorObject } from 'ajv/dist/2020.js'
import { formats } from '../../src/http/formats.ts'
import { textTypes } from '../meaning.ts'
import { methods } from '../openapi.ts'
import { placeOf } from '../read.ts'
import type { Contract } from '../read.ts'

const [text, flag] = [{ type: 'string', minLength: 1 }, { type: 'boolean' }]
const count = { type: 'integer', minimum: 0 }
const number = { type: 'number' }
const any = {}
const date = { type: 'string', pattern: '^20\\d\\d-[01]\\d-[0-3]\\d$' }
const reason = { title: 'one sentence on one line, from a capital letter to a full stop', type: 'string', pattern: '^[A-Z][^\\n]*\\.$' }
const source = { enum: ['documented', 'listed', 'decided'] }
const listOf = (items: object, minItems = 1) => ({ type: 'array', minItems, items })
const setOf = (items: object, minItems = 1) => ({ ...listOf(items, minItems), uniqueItems: true })
const mapOf = (additionalProperties: object) => ({ type: 'object', additionalProperties })
const part = (name: string) => ({ $ref: `#/$defs/${name}` })

/** A reference to a component of this kind; one that names none was refused already. */
const reference = (title: string, kind: string) => ({
  title,
  type: 'string',
  pattern: `^(?!#/components/(?!${kind}/))`,
})

const closed = (title: string, required: readonly string[], properties: Record<string, object>) => ({
  title,
  type: 'object',
  required,
  properties,
  additionalProperties: false,
})

/** The account types and roles that `x-roles` may name. */
const roles = [
  ...['insight-provider', 'investor', 'corporate-user', 'staff'],
  ...['team-lead', 'compliance-officer', 'account-manager', 'editor', 'entity-editor', 'finance', 'admin'],
]

const types = { enum: ['string', 'integer', 'number', 'boolean', 'array', 'object', 'null'] }

const words = listOf(text)

const lifecycle = closed('an x-lifecycle', ['attribute', 'initial', 'transitions'], {
  attribute: text,
  initial: { anyOf: [text, setOf(text)] },
  derived: words,
  guards: mapOf(reason),
  effects: mapOf(reason),
  transitions: listOf(
    closed('a transition', ['event', 'from', 'to', 'by'], {
      ...{ event: text, from: setOf(text), to: text, by: setOf(text), on: text, guards: setOf(text), effects: setOf(text) },
    }),
  ),
})

const permittedWhen = listOf(
  closed('an x-permitted-when', [], {
    ...{ by: setOf(text), in: setOf(text), except: setOf(text), with: mapOf(text), alone: flag },
    may: { anyOf: [{ const: 'all' }, setOf(text)] },
  }),
)

/** What a member that is needed for some values alone hangs on, or in which of the objects below it has to be. */
const condition = closed('a condition', ['required'], {
  properties: mapOf(closed('a condition', [], { const: text, required: setOf(text) })),
  required: setOf(text),
})

const schema = closed('a schema', [], {
  $ref: reference('a schema', 'schemas'),
  type: { anyOf: [types, setOf(types, 2)] },
  const: { type: ['string', 'boolean', 'number'] },
  enum: setOf(any),
  format: { enum: Object.keys(formats) },
  pattern: { type: 'string', format: 'regex' },
  ...{ minLength: count, maxLength: count, minItems: count, maxItems: count, minimum: number, maximum: number },
  uniqueItems: flag,
  items: part('schema'),
  properties: mapOf(part('schema')),
  required: setOf(text, 0),
  additionalProperties: { anyOf: [flag, part('schema')] },
  oneOf: listOf(part('schema'), 2),
  anyOf: listOf(condition, 2),
  ...{ description: text, default: any, example: any },
  ...{ readOnly: flag, writeOnly: flag, deprecated: flag, 'x-restricted': flag, 'x-incidental': flag, 'x-sessions-only': flag },
  'x-source': source,
  'x-reason': reason,
  'x-extensible-enum': setOf(text),
  'x-relationship': closed('an x-relationship', ['types'], {
    ...{ types: listOf(text), also: listOf(text), many: flag, public: flag, sent: flag },
  }),
  'x-actors': mapOf(reason),
  'x-lifecycle': lifecycle,
  contentMediaType: text,
  'x-file': closed('an x-file', ['types', 'most'], { types: listOf(text), most: count }),
  ...{ 'x-download': flag, 'x-below-self': flag },
})

const parameter = {
  ...closed('a parameter', [], {
    $ref: reference('a parameter', 'parameters'),
    name: text,
    in: { enum: ['path', 'query', 'header'] },
    required: flag,
    description: text,
    schema: part('schema'),
    example: any,
    style: { enum: ['form'] },
    explode: flag,
    'x-source': source,
    'x-reason': reason,
  }),
  if: { required: ['$ref'] },
  else: { title: 'a parameter', required: ['name', 'in', 'schema'] },
}

const response = closed('a response', [], {
  $ref: reference('a response', 'responses'),
  description: text,
  content: part('content'),
  'x-added-when': { type: 'string', pattern: '^(?:(?:always|credential|signIn|limited|id|write|record|keyed|change|body)(?: (?=.)|$))+$' },
})

const header = closed('a header', ['description', 'schema', 'example', 'x-added-when'], {
  required: flag,
  description: text,
  schema: part('schema'),
  example: any,
  'x-added-when': { type: 'string', pattern: '^(?:(?:always|body|file|tagged|created|deprecated|[2-5][0-9][0-9])(?: (?=.)|$))+$' },
})

const operation = closed('an operation', ['tags', 'responses'], {
  operationId: text,
  tags: listOf(text),
  summary: text,
  description: text,
  deprecated: flag,
  security: listOf(mapOf(listOf(text, 0)), 0),
  parameters: listOf(part('parameter'), 0),
  requestBody: closed('a request body', ['content'], { required: flag, description: text, content: part('content') }),
  responses: {
    title: 'responses',
    type: 'object',
    patternProperties: { '^[2-5][0-9][0-9]$': part('response') },
    additionalProperties: false,
  },
  'x-source': source,
  'x-reason': reason,
  // An empty list: for admins alone.
  ...{ 'x-roles': listOf({ enum: roles }, 0), 'x-sessions-only': flag, 'x-no-store': flag },
  'x-permitted-when': permittedWhen,
})

const item = closed('a path item', [], {
  parameters: listOf(part('parameter'), 0),
  ...Object.fromEntries(methods.map((method) => [method, part('operation')])),
})

const document = closed(
  'the document',
  ['openapi', 'info', 'servers', 'tags', 'paths', 'components', 'x-tagGroups', 'x-deprecation', 'x-relationship-reason'],
  {
    openapi: { type: 'string', pattern: '^3\\.1\\.[0-9]+$' },
    info: closed('the info', ['title', 'version', 'description'], {
      ...{ title: text, version: text, summary: text, description: text, termsOfService: text },
      contact: { type: 'object' },
      license: { type: 'object' },
    }),
    servers: listOf(closed('a server', ['url', 'description'], { url: text, description: text, 'x-internal': flag })),
    security: listOf(mapOf(listOf(text, 0)), 0),
    tags: listOf(closed('a tag', ['name', 'description'], { name: text, description: text })),
    'x-tagGroups': listOf(closed('a tag group', ['name', 'tags'], { name: text, tags: listOf(text) })),
    ...{ 'x-deprecation': closed('dates', ['since', 'sunset'], { since: date, sunset: date }), 'x-relationship-reason': reason },
    ...{ paths: mapOf(part('item')), webhooks: mapOf(part('item')) },
    components: closed('components', ['securitySchemes'], {
      schemas: mapOf(part('schema')),
      parameters: mapOf(part('parameter')),
      responses: mapOf({ allOf: [part('response'), { title: 'a failure', required: ['description', 'content', 'x-added-when'] }] }),
      headers: mapOf(part('header')),
      securitySchemes: mapOf({
        anyOf: [
          closed('', ['type', 'scheme', 'description'], { type: { const: 'http' }, scheme: text, description: text }),
          closed('', ['type', 'in', 'name', 'description'], {
            type: { const: 'apiKey' },
            in: { const: 'header' },
            name: text,
            description: text,
          }),
        ],
      }),
    }),
  },
)

const otherTypes = ['application/octet-stream', 'application/x-ndjson', 'text/csv', 'image/gif', ...textTypes]
const media = closed('a media type', ['schema'], { schema: part('schema'), example: any })
const content = {
  ...closed('a content', [], Object.fromEntries(['application/json', ...otherTypes].map((type) => [type, media]))),
  if: { anyOf: otherTypes.map((type) => ({ required: [type] })) },
  else: { title: 'a content', required: ['application/json'] },
}

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, formats: { regex: isPattern } })
const fits = ajv.compile({ ...document, $defs: { schema, parameter, response, header, operation, item, content } })

function isPattern(value: string): boolean {
  try {
    return new RegExp(value, 'u') instanceof RegExp
  } catch {
    return false
  }
}

/** Adds what does not fit to the contract's problems. */
export function checkShape(contract: Contract): void {
  if (fits(contract.document)) return
  for (const error of fits.errors!) {
    // What stands below an anyOf, or led to it, is said by that anyOf itself.
    if (/\/anyOf\/|\/if$/.test(error.schemaPath)) continue
    contract.problems.push({ where: placeOf(contract, [...stepsOf(error.instancePath), surplusOf(error)]), message: said(error) })
  }
}

/** The key that should not be there, where that is what is wrong. */
const surplusOf = ({ params }: ErrorObject): string => String(params['additionalProperty'] ?? '')

const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

function said({ keyword, params, parentSchema, instancePath, data, message }: ErrorObject): string {
  const kind = String((parentSchema as { title?: string }).title)
  if (keyword === 'additionalProperties') return `${String(params['additionalProperty'])} is not a keyword of ${kind}`
  if (keyword === 'required') return `${kind} has no ${String(params['missingProperty'])}`
  const name = (instancePath.split('/').findLast((step) => !/^\d*$/.test(step)) ?? 'the document').replaceAll('~1', '/')
  const is = `${name} is ${JSON.stringify(data).slice(0, 80)}`
  if (name === '$ref' && keyword === 'pattern') return `${String(data).split('/').at(-1)!} is not ${kind}`
  if (parentSchema === reason && keyword === 'pattern') return `${is}; it has to be ${kind}`
  if (keyword === 'enum') return `${is}; it may be ${(params['allowedValues'] as string[]).join(', ')}`
  return keyword === 'anyOf' ? `${is}, which means nothing here` : `${is} and ${message!}`
}
