import { describe, expect, test } from 'vitest'
import type { OpenApi, OpenApiOperation, Schema } from '../../codegen/openapi.ts'
import { inlined } from '../../codegen/inline.ts'
import { complete, publish } from '../../codegen/publish.ts'
import { attributes, deletion, flatBody, meta, modelOf, parameters, relationships, writable } from './contracts.ts'
import type { Edit } from './contracts.ts'

const published = (edits: Edit[] = [], files: Record<string, string> = {}): OpenApi => complete(modelOf(edits, files))
const schema = (document: OpenApi, name: string): Schema => document.components.schemas[name]!

/** Every schema of a document, wherever it stands. */
function* schemasIn(part: unknown): Generator<Schema> {
  if (typeof part !== 'object' || part === null) return
  if ('properties' in part || 'type' in part || '$ref' in part) yield part as Schema
  for (const [key, inner] of Object.entries(part)) if (key !== 'example') yield* schemasIn(inner)
}

describe('schemas', () => {
  test('a resource object gets its id, its links and all that it always has', () => {
    const { properties, required, additionalProperties } = schema(published(), 'Thing')
    expect(Object.keys(properties!)).toEqual(['id', 'type', 'links', 'attributes', 'relationships'])
    expect(properties).toMatchObject({
      id: { $ref: '#/components/schemas/Identifier' },
      type: { type: 'string', const: 'things' },
      links: { $ref: '#/components/schemas/SelfLink' },
      attributes: { required: ['name'], additionalProperties: false },
      relationships: { required: ['whole'], additionalProperties: false },
    })
    expect([required, additionalProperties]).toEqual([['id', 'type', 'links', 'attributes', 'relationships'], false])
  })

  test('a meta of its own is published last, closed, and shown in examples', () => {
    const document = published([meta('worn: { type: boolean, description: Whether., example: true }')])
    const { properties, required } = schema(document, 'Thing')
    expect([Object.keys(properties!).at(-1), required!.at(-1)]).toEqual(['meta', 'meta'])
    expect(properties!['meta']).toMatchObject({ required: ['worn'], additionalProperties: false })
    const { example } = document.paths['/api/v2/things/{id}']!.get!.responses['200']!.content!['application/json']!
    expect(example).toMatchObject({ data: { meta: { worn: true } } })
  })

  test('what a caller may not see is not required, and says so', () => {
    const given = attributes('price: { type: string, description: Money., maxLength: 9, x-restricted: true, example: free }')
    const { attributes: shown } = schema(published([given]), 'Thing').properties!
    expect(shown!.required).toEqual(['name'])
    expect(shown!.properties!['price']!.description).toBe('Money. Absent for callers who may not see it.')
  })

  test('every object that has properties is closed, and requires in answers whatever it describes', () => {
    const document = published()
    for (const one of schemasIn(document.components.schemas)) if (one.properties) expect(one).toMatchObject({ additionalProperties: false })
    expect(schema(document, 'PageMeta').required).toEqual(['record-count', 'total-pages'])
    expect(schema(document, 'LinkageLinks').required).toEqual(['self', 'related'])
  })

  test('a request requires only what it says, and tolerates the members of JSON:API at its top', () => {
    const { properties, required, additionalProperties } = schema(published(), 'ThingCreate')
    expect(Object.keys(properties!)).toEqual(['data', 'jsonapi', 'meta'])
    expect([required, additionalProperties]).toEqual([['data'], false])
    expect(properties!['data']!.properties!['attributes']!.required).toEqual(['name'])
    expect(properties!['data']!.properties!['relationships']).toMatchObject({ type: 'object', additionalProperties: false })
  })

  test('a request without an envelope has none, may be a form, and shows what it looks like', () => {
    const document = published([flatBody])
    expect(Object.keys(schema(document, 'ThingCreate').properties!)).toEqual(['name'])
    const { content } = document.paths['/api/v2/things']!.post!.requestBody!
    expect(content['application/x-www-form-urlencoded']).toEqual(content['application/json'])
    expect(Object.keys(content['application/json']!.example as object)).toEqual(['name'])
  })

  test('a file in a part of its own is described as it is there, not as a data URL', () => {
    const file = (words: string): string =>
      `{ type: string, format: data-url, description: '${words} as a data URL, ` +
      '`data:<content-type>;base64,<payload>`' +
      `: plain text.', x-file: { types: [text/plain], most: 100 }, pattern: '^data:', maxLength: 300, example: 'data:text/plain;base64,QQ==' }`
    const document = published([
      writable(`
        drawing: ${file('The drawing')}
        scans:
          type: array
          description: Its scans.
          maxItems: 3
          example: ['https://a.example']
          items: { description: An address or a file., oneOf: [{ type: string, format: uri, description: An address., pattern: '^https', maxLength: 99, example: 'https://a.example' }, ${file('A scan')}] }`),
    ])
    const { properties } = document.paths['/api/v2/things']!.post!.requestBody!.content['multipart/form-data']!.schema
    expect(properties!['drawing']!.description).toBe('The drawing as it is: plain text.')
    expect(properties!['scans']!.items!.description).toBe('A scan as it is: plain text.')
  })

  test('the words that only the generator reads are not published where a reader could not follow them', () => {
    for (const response of Object.values(published().components.responses)) expect(response).not.toHaveProperty('x-added-when')
  })
})

describe('what follows from a schema', () => {
  const attribute = (yaml: string): Schema => schema(published([attributes(yaml)]), 'Thing').properties!['attributes']!.properties!['note']!

  test.each([
    ['null first in a type', "note: { type: [string, 'null'], description: A note., maxLength: 9, example: x }"],
    [
      'one of two',
      "note: { description: A note., oneOf: [{ type: string, maxLength: 9, description: Text. }, { type: 'null' }], example: x }",
    ],
  ])('a value or null is one schema, written as %s', (_how, yaml) => {
    expect(attribute(yaml)).toEqual({
      type: ['string', 'null'],
      description: 'A note.',
      maxLength: 9,
      pattern: '^[^\\x00]*$',
      example: 'x',
    })
  })

  test('a component or null is one schema too, with what the component says', () => {
    const component =
      "note: { description: A note., oneOf: [{ $ref: ../shared/schemas.yaml#/Identifier }, { type: 'null' }], example: null }"
    const { description, ...rest } = schema(published(), 'Identifier')
    expect(description).toBe('An identifier.')
    expect(attribute(component)).toEqual({ ...rest, type: ['string', 'null'], description: 'A note.', example: null })
  })

  test('an integer has a size', () => {
    const integer = (maximum: number) => `note: { type: integer, description: A note., minimum: 0, maximum: ${maximum}, example: 1 }`
    expect(attribute(integer(2_147_483_647)).format).toBe('int32')
    expect(attribute(integer(2_147_483_648)).format).toBe('int64')
  })

  test('a text holds no NUL, unless more is said of it', () => {
    expect(attribute('note: { type: string, description: A note., maxLength: 9, pattern: ^a$, example: a }').pattern).toBe('^a$')
    expect(attribute('note: { type: string, description: A note., enum: [a, b], example: a }')).not.toHaveProperty('pattern')
    expect(new RegExp(attribute('note: { type: string, description: A note., maxLength: 9, example: a }').pattern!, 'u').test('a\0')).toBe(
      false,
    )
  })
})

describe('operations', () => {
  const statuses = (operation: OpenApiOperation): string[] => Object.keys(operation.responses)

  test('get the failures that follow from what they are', () => {
    const { paths } = published()
    const list = paths['/api/v2/things']!
    const item = paths['/api/v2/things/{id}']!
    expect(statuses(list.get!)).toEqual(['200', '400'])
    expect(statuses(list.post!)).toEqual(['201', '400', '401', '409', '422'])
    expect(statuses(item.get!)).toEqual(['200', '304', '400', '401', '404'])
    expect(item.get!.responses['404']).toEqual({ $ref: '#/components/responses/NotFound' })
  })

  test('keep a failure of their own', () => {
    const given = {
      in: 'toolbox/things.yaml',
      replace: "      '201':",
      by: "      '409': { description: The name is taken., content: { application/json: { schema: { $ref: ../shared/schemas.yaml#/Errors } } } }\n      '201':",
    }
    expect(published([given]).paths['/api/v2/things']!.post!.responses['409']).toMatchObject({ description: 'The name is taken.' })
  })

  test('can answer 401 and 403 where a credential is optional, since a bad one is refused and a key may not do everything', () => {
    const given = { in: 'toolbox/things.yaml', replace: '    security: []', by: '    security: [{}, { bearer: [] }]' }
    expect(statuses(published([given]).paths['/api/v2/things']!.get!)).toEqual(['200', '400', '401', '403'])
  })

  test('say which scopes an API key needs for them, or that they are for sessions alone', () => {
    const { '/api/v2/things': collection, '/api/v2/things/{id}': item, '/api/v2/things/{id}/{relationship}': related } = published().paths
    expect([item, related].map((one) => one!.get!['x-scopes'])).toEqual([['toolbox:read'], ['toolbox:read']])
    expect(collection!.post!['x-scopes']).toEqual(['toolbox:write'])
    expect(collection!.get).not.toHaveProperty('x-scopes')
    const alone = { in: 'toolbox/things.yaml', replace: '    x-roles: [editor]', by: '    x-sessions-only: true' }
    const { post } = published([alone]).paths['/api/v2/things']!
    expect([post!['x-sessions-only'], post!['x-scopes']]).toEqual([true, undefined])
  })

  test('speak both media types, in requests and in answers', () => {
    const { requestBody, responses } = published().paths['/api/v2/things']!.post!
    for (const content of [requestBody!.content, responses['201']!.content!]) {
      expect(Object.keys(content)).toEqual(['application/json', 'application/vnd.api+json'])
      const { example, ...media } = content['application/json']!
      expect(example).toBeDefined()
      expect(content['application/vnd.api+json']).toEqual(media)
    }
  })

  test('have examples made of those of the attributes', () => {
    const { get, post } = published().paths['/api/v2/things']!
    const url = 'http://localhost:3000/api/v2/things'
    const thing = {
      id: 'id-1',
      type: 'things',
      links: { self: `${url}/id-1` },
      attributes: { name: 'Anvil' },
      relationships: { whole: { links: { self: `${url}/id-1/relationships/whole`, related: `${url}/id-1/whole` } } },
    }
    const page = `${url}?page%5Bnumber%5D=1&page%5Bsize%5D=10`
    expect(get!.responses['200']!.content!['application/json']!.example).toEqual({
      data: [thing],
      meta: { 'record-count': 1, 'total-pages': 1 },
      links: { first: page, last: page },
    })
    expect(post!.requestBody!.content['application/json']!.example).toEqual({ data: { type: 'things', attributes: { name: 'Anvil' } } })
    expect(post!.responses['201']!.content!['application/json']!.example).toEqual({ data: thing })
  })

  test('send the headers that follow from what they answer', () => {
    const { paths, components } = published()
    const { get, post } = paths['/api/v2/things']!
    const sent = (part: { headers?: object } | undefined): string[] => Object.keys(part!.headers!)
    expect(sent(get!.responses['200'])).toEqual(['Vary', 'Link'])
    expect(get!.responses['200']!.headers!['Link']).toEqual({ $ref: '#/components/headers/Link' })
    expect(sent(post!.responses['201'])).toEqual(['Vary'])
    expect(sent(components.responses['NotFound'])).toEqual(['Vary', 'Retry-After'])
    expect(sent(components.responses['Conflict'])).toEqual(['Vary'])
    for (const header of Object.values(components.headers)) expect(header).not.toHaveProperty('x-added-when')
  })

  test('describe each parameter once, also where one of several operations has its own words for that of the path', () => {
    const own = { name: 'id', in: 'path', required: true, description: 'The id of a spare thing.', example: 'id-2' }
    const sent =
      '[{ name: id, in: path, required: true, description: The id of a spare thing., schema: { $ref: ../shared/schemas.yaml#/Identifier }, example: id-2 }]'
    const { '/api/v2/things/{id}': item } = published([deletion(sent)]).paths
    expect(item).not.toHaveProperty('parameters')
    const ids = [item!.get, item!.delete].map((one) => one!.parameters!.filter(({ name }) => name === 'id'))
    expect(ids).toMatchObject([[{ description: 'The id of a thing.' }], [own]])
  })

  test('say what each sort key means and how many values a filter takes', () => {
    const given = parameters(`
- { name: sort, in: query, description: The order., schema: { type: string, enum: ['-name', age, relevance], default: age }, example: age }
- { name: 'filter[name]', in: query, description: Names., style: form, explode: false, schema: { type: array, maxItems: 5, items: { type: string, description: A name., maxLength: 9 } }, example: [Anvil] }`)
    const document = published([given])
    const told = document.paths['/api/v2/things']!.get!.parameters!.filter((one) => one.$ref === undefined).map((one) => one.description)
    expect(told).toEqual([
      'The order.\n\n- `-name`: What it is called. Descending.\n- `age`: By `age`. Ascending, and what is used unless asked otherwise.\n- `relevance`: What fits best comes first.',
      'Names. Takes up to 5 values, separated by commas.',
    ])
    expect(document.components.parameters['ListIds']!.description).toBe('These and no others. Takes up to 100 values, separated by commas.')
  })

  test('keep an example of their own', () => {
    const example = { data: { type: 'things', attributes: { name: 'Bellows' } } }
    const given = {
      in: 'toolbox/things.yaml',
      replace: "{ schema: { $ref: '#/ThingCreate' } }",
      by: `{ schema: { $ref: '#/ThingCreate' }, example: ${JSON.stringify(example)} }`,
    }
    expect(published([given]).paths['/api/v2/things']!.post!.requestBody!.content['application/json']!.example).toEqual(example)
  })
})

describe('relationships', () => {
  const links = '$ref: ../shared/schemas.yaml#/RelationshipLinks'
  const given = relationships(`
    whole: { ${links}, x-relationship: { types: [things], public: true } }
    spare-parts: { ${links}, x-relationship: { types: [parts], many: true } }`)
  const parts = {
    'openapi/toolbox/parts.yaml': `Part: { type: object, description: A part., x-source: listed, properties: { type: { const: parts }, attributes: &none { type: object, description: None., properties: {} }, relationships: *none } }\n`,
  }

  test('are reached by name below the path of their resource, pages where one leads to many', () => {
    const { paths } = published([given], parts)
    const { parameters, get } = paths['/api/v2/things/{id}/{relationship}']!
    expect(parameters!.map((one) => one.name)).toEqual(['id', 'relationship'])
    expect(parameters![1]!.schema.enum).toEqual(['whole', 'spare-parts'])
    expect(get!.operationId).toBe('getThingRelated')
    expect(get!.parameters!.map((one) => one.$ref!.split('/').at(-1))).toEqual(['PageNumber', 'PageSize', 'PageAfter', 'PageBefore'])
    expect(get!.responses['200']!.content!['application/json']!.schema).toEqual({
      anyOf: ['NoRelated', 'PartRelated', 'ThingDocument'].map((name) => ({ $ref: `#/components/schemas/${name}` })),
    })
    expect(paths['/api/v2/things/{id}/relationships/{relationship}']!.get!.responses['200']!.content!['application/json']!.schema).toEqual({
      anyOf: ['LinkageToMany', 'LinkageToOne'].map((name) => ({ $ref: `#/components/schemas/${name}` })),
    })
  })

  test('say which of them answer one and which a page, and of which type where the name does not tell', () => {
    const { paths } = published([given], parts)
    expect(paths['/api/v2/things/{id}/{relationship}']!.get!.description).toContain(
      'One document, or null, for `whole` (things). A page, for `spare-parts` (parts). Parameters of pages are for these alone.',
    )
    expect(paths['/api/v2/things/{id}/relationships/{relationship}']!.get!.description).toContain(
      'One, or null, for `whole`. A page, for `spare-parts`.',
    )
    const { get } = published().paths['/api/v2/things/{id}/{relationship}']!
    expect(get!.description).toContain('One document, or null, for `whole` (things).')
    expect(get!.description).not.toContain('A page')
  })

  test('of which some are public name those that are not', () => {
    const { get } = published([given], parts).paths['/api/v2/things/{id}/{relationship}']!
    expect(get!.security).toEqual([{}, { bearer: [] }, { token: [] }])
    expect(get!.description).toContain('Without a credential these are refused: spare-parts.')
    expect(Object.keys(get!.responses)).toEqual(['200', '400', '401', '403', '404'])
  })

  test('of which none is public need a credential, and to one alone take no pages', () => {
    const { get } = published().paths['/api/v2/things/{id}/{relationship}']!
    expect(get!.security).toEqual([{ bearer: [] }, { token: [] }])
    expect(get).not.toHaveProperty('parameters')
  })
})

describe('what operations have in common', () => {
  test('stands once, and each refers to it: examples, parameters and answers of several operations', () => {
    const { paths, components } = publish(modelOf())
    const { get, post } = paths['/api/v2/things']!
    const shown = { default: { $ref: '#/components/examples/ThingDocument' } }
    const media = { schema: { $ref: '#/components/schemas/ThingDocument' }, examples: shown }
    expect(post!.responses['201']!.content!['application/json']).toEqual(media)
    expect(paths['/api/v2/things/{id}']!.get!.responses['200']!.content!['application/json']!.examples).toEqual(shown)
    expect(components.examples!['ThingDocument']!.value).toMatchObject({ data: { type: 'things' } })
    const id = { $ref: '#/components/parameters/ThingsId' }
    for (const path of ['/api/v2/things/{id}', '/api/v2/things/{id}/{relationship}']) expect(paths[path]!.parameters![0]).toEqual(id)
    expect(components.parameters['ThingsId']).toMatchObject({ name: 'id', in: 'path', required: true })
    expect([get, post].map((one) => one!.responses['400'])).toEqual(Array(2).fill({ $ref: '#/components/responses/BadRequest' }))
  })

  test('can be put back into its places, and says then what the whole document says', () => {
    const model = modelOf()
    expect(inlined(publish(model), Object.keys(model.document.components.parameters)).paths).toEqual(
      inlined(complete(model), Object.keys(model.document.components.parameters)).paths,
    )
  })
})

test('a component that nothing refers to is left out', () => {
  const { schemas } = published().components
  const text = JSON.stringify(published())
  expect(Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`))).toEqual([])
})

test('the document stands by itself: every reference is to one of its own components, and paths and components are sorted', () => {
  const document = publish(modelOf())
  for (const { $ref } of schemasIn(document)) {
    if ($ref === undefined) continue
    const [, , kind, name] = $ref.split('/')
    expect(document.components[kind as 'schemas']).toHaveProperty([name!])
  }
  for (const names of [document.paths, document.components.schemas, document.components.responses].map((one) => Object.keys(one))) {
    expect(names).toEqual(names.toSorted())
  }
})

test('the contract itself is left as it was', () => {
  const model = modelOf()
  const before = JSON.stringify(model.document)
  publish(model)
  expect(JSON.stringify(model.document)).toBe(before)
})
