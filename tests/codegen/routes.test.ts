import { describe, expect, test } from 'vitest'
import { emitRoutes } from '../../codegen/emit/routes.ts'
import { nameOf } from '../../codegen/names.ts'
import type { Schema } from '../../codegen/openapi.ts'
import { flatBody, modelOf, parameters, relationships, writable } from './contracts.ts'
import type { Edit } from './contracts.ts'

/** Names a check after what it checks, so that the expected text can be read. */
const checkFor = (schema: Schema): string => `check_${nameOf(schema) ?? [schema.type ?? 'oneOf'].flat().join('_')}`

const text = (edits: Edit[] = []): string => emitRoutes(modelOf(edits), checkFor)

function route(id: string, edits: Edit[] = []): string {
  const all = text(edits)
  const start = all.lastIndexOf('  {\n', all.indexOf(`id: '${id}'`))
  const next = all.indexOf('\n  {\n', start)
  return all.slice(start, next === -1 ? all.lastIndexOf(']') : next + 1)
}

test('the table imports the checks it uses, each once, and has one for identifiers', () => {
  const head = text().split('\n').slice(0, 5)
  expect(head).toEqual([
    "import type { Route } from '../http/route.ts'",
    "import { check_Identifier, check_array, check_integer, check_string } from './checks.js'",
    '',
    '/** Whether a text is an identifier of the contract. */',
    'export const isIdentifier = check_Identifier as (value: unknown) => boolean',
  ])
})

test('a public list with pages', () => {
  expect(route('listThings')).toBe(`  {
    id: 'listThings',
    type: 'things',
    method: 'GET',
    path: '/api/v2/things',
    status: 200,
    security: 'none',
    query: {
      'page[number]': { family: 'page', key: 'number', kind: 'integer', many: false, required: false, check: check_integer },
      'page[size]': { family: 'page', key: 'size', kind: 'integer', many: false, required: false, check: check_integer },
      'page[after]': { family: 'page', key: 'after', kind: 'text', many: false, required: false, check: check_string },
      'page[before]': { family: 'page', key: 'before', kind: 'text', many: false, required: false, check: check_string },
      'filter[ids]': { family: 'filter', key: 'ids', kind: 'text', many: true, required: false, check: check_array },
    },
    answer: { kind: 'page', of: 'Thing' },
  },
`)
})

test('a show needs a credential when its security says so', () => {
  expect(route('getThing')).toBe(`  {
    id: 'getThing',
    type: 'things',
    method: 'GET',
    path: '/api/v2/things/{id}',
    status: 200,
    security: 'required',
    scopes: ['toolbox:read'],
    query: {},
    answer: { kind: 'one', of: 'Thing' },
  },
`)
})

test('a credential is optional where nobody at all is also allowed', () => {
  const given = {
    in: 'toolbox/things.yaml',
    replace: "security: [{ bearer: [] }, { token: [] }]\n    responses:\n      '200'",
    by: "security: [{}, { bearer: [] }]\n    responses:\n      '200'",
  }
  expect(route('getThing', [given])).toContain("\n    security: 'optional',\n")
})

test('an operation for sessions alone, or an attribute, is of no use to API keys', () => {
  const alone = { in: 'toolbox/things.yaml', replace: '    x-roles: [editor]', by: '    x-sessions-only: true' }
  expect(route('createThing', [alone])).toContain("    security: 'required',\n    sessionsOnly: true,\n")
  const secret = writable('\n      wish: { type: string, description: A wish., maxLength: 9, x-sessions-only: true, example: x }')
  expect(route('createThing', [secret])).toContain(
    "'wish': { column: 'wish', required: false, check: check_string, sessionsOnly: true },\n",
  )
})

test('an operation that answers a secret says so', () => {
  const secret = { in: 'toolbox/things.yaml', replace: '    x-roles: [editor]', by: '    x-no-store: true' }
  expect(route('createThing', [secret])).toContain('\n    noStore: true,\n')
})

describe('a body', () => {
  test('says what is required, by whom it may be sent and how each attribute is checked', () => {
    expect(route('createThing')).toBe(`  {
    id: 'createThing',
    type: 'things',
    method: 'POST',
    path: '/api/v2/things',
    status: 201,
    security: 'required',
    scopes: ['toolbox:write'],
    keyed: true,
    roles: ["editor"],
    query: {},
    body: {
    type: 'things', typeRequired: true, attributesRequired: true, idAllowed: false,
    attributes: {
      'name': { column: 'name', required: true, check: check_string },
    },
    relationships: {
    },
  },
    answer: { kind: 'one', of: 'Thing' },
    shown: { path: '/api/v2/things', as: 'Thing' },
  },
`)
  })

  test('may have its attributes directly in data, and in attributes as a second form', () => {
    const direct: Edit[] = [
      {
        in: 'toolbox/things.yaml',
        replace: "content: { application/json: { schema: { $ref: '#/ThingCreate' } } }",
        by: "content: { application/json: { schema: { oneOf: [{ $ref: '#/ThingCreateDirect' }, { $ref: '#/ThingCreate' }] } } }",
      },
      {
        in: 'toolbox/things.yaml',
        replace: 'ThingCreate:\n',
        by: `ThingCreateDirect:
  type: object
  description: A thing to add.
  required: [data]
  properties:
    data:
      type: object
      description: The new thing.
      required: [name]
      properties:
        type: { const: things }
        name: *name
ThingCreate:\n`,
      },
    ]
    const made = route('createThing', direct)
    expect(made).toContain("    type: 'things', typeRequired: false, attributesRequired: false, idAllowed: false,\n    direct: true,\n")
    expect(made).toContain("      'name': { column: 'name', required: true, check: check_string },\n")
  })

  test('marks what is ignored and what is a time', () => {
    const given = writable(`
      likes-count: { type: integer, description: Ignored., readOnly: true, minimum: 0, maximum: 9, example: 0 }
      made-at:
        description: When.
        oneOf: [{ type: string, description: When., format: timestamp-input, maxLength: 40 }, { type: 'null' }]
        example: null`)
    expect(route('createThing', [given])).toContain(`    attributes: {
      'name': { column: 'name', required: true, check: check_string },
      'likes-count': { column: 'likes_count', required: false, check: check_integer, ignored: true },
      'made-at': { column: 'made_at', required: false, check: check_oneOf, time: true },
    },`)
  })

  test('takes relationships to one as the column of an id, and to many as a list', () => {
    const links = `relationships:
          type: object
          description: What it belongs to.
          required: [whole]
          properties:
            whole: { $ref: ../shared/schemas.yaml#/ToOne, x-relationship: { types: [things] } }
            spare-parts: { $ref: ../shared/schemas.yaml#/ToMany, x-relationship: { types: [things] } }`
    const given = [
      relationships(`
        whole: { $ref: ../shared/schemas.yaml#/RelationshipLinks, x-relationship: { types: [things] } }
        spare-parts: { $ref: ../shared/schemas.yaml#/RelationshipLinks, x-relationship: { types: [things], many: true } }`),
      { in: 'toolbox/things.yaml', replace: 'attributes]\n      properties:', by: `attributes]\n      properties:\n        ${links}` },
      {
        in: 'shared/schemas.yaml',
        replace: 'SelfLink:',
        by: `ToOne: { type: object, description: One., required: [data], properties: { data: { $ref: '#/ResourceIdentifier' } } }
ToMany:
  type: object
  description: Any number.
  required: [data]
  properties: { data: { type: array, description: The ends., maxItems: 9, items: { $ref: '#/ResourceIdentifier' } } }
SelfLink:`,
      },
    ]
    expect(route('createThing', given)).toContain(`    relationships: {
      'whole': { column: 'whole_id', required: true, types: ["things"], many: false, nullable: false },
      'spare-parts': { column: 'spare_parts', required: false, types: ["things"], many: true, nullable: false, most: 9 },
    },`)
  })

  test('takes a list in which each linkage has a data of its own, and other words for the type that it takes', () => {
    const links = `relationships:
          type: object
          description: What it belongs to.
          properties:
            whole: { $ref: ../shared/schemas.yaml#/ToOne, x-relationship: { types: [things], also: [totals] } }
            spare_parts: { $ref: '#/ThingParts', x-relationship: { types: [things] } }`
    const given = [
      relationships(`
        whole: { $ref: ../shared/schemas.yaml#/RelationshipLinks, x-relationship: { types: [things] } }
        spare-parts: { $ref: ../shared/schemas.yaml#/RelationshipLinks, x-relationship: { types: [things], many: true } }`),
      { in: 'toolbox/things.yaml', replace: 'attributes]\n      properties:', by: `attributes]\n      properties:\n        ${links}` },
      {
        in: 'toolbox/things.yaml',
        replace: 'ThingCreate:',
        by: `ThingParts: { type: [array, 'null'], description: Some., maxItems: 9, items: { $ref: ../shared/schemas.yaml#/ToOne } }
ThingCreate:`,
      },
      {
        in: 'shared/schemas.yaml',
        replace: 'SelfLink:',
        by: `ToOne: { type: object, description: One., required: [data], properties: { data: { $ref: '#/ResourceIdentifier' } } }
SelfLink:`,
      },
    ]
    expect(route('createThing', given)).toContain(`    relationships: {
      'whole': { column: 'whole_id', required: false, types: ["things"], also: ["totals"], many: false, nullable: false },
      'spare_parts': { column: 'spare_parts', required: false, types: ["things"], many: true, nullable: true, most: 9, each: true },
    },`)
  })

  test('may name what it is related to without data around it', () => {
    const link = `relationships:
          type: object
          description: What it belongs to.
          properties: { whole: { $ref: ../shared/schemas.yaml#/Either, x-relationship: { types: [things] } } }`
    const given = [
      { in: 'toolbox/things.yaml', replace: 'attributes]\n      properties:', by: `attributes]\n      properties:\n        ${link}` },
      {
        in: 'shared/schemas.yaml',
        replace: 'SelfLink:',
        by: `ToOne: { type: object, description: One., required: [data], properties: { data: { $ref: '#/ResourceIdentifier' } } }
Either: { description: One., oneOf: [{ $ref: '#/ResourceIdentifier' }, { $ref: '#/ToOne' }] }
SelfLink:`,
      },
    ]
    expect(route('createThing', given)).toContain(
      `'whole': { column: 'whole_id', required: false, types: ["things"], many: false, nullable: false, bare: true },`,
    )
  })

  test('may list files among addresses', () => {
    const given = writable(`
      papers:
        type: array
        description: Papers.
        maxItems: 3
        items:
          description: One.
          oneOf:
            - { type: string, format: uri, description: Elsewhere., maxLength: 99 }
            - { type: string, format: data-url, description: A file., maxLength: 99, x-file: { types: [text/csv], most: 9 } }
        example: []`)
    expect(route('createThing', [given])).toContain(
      `'papers': { column: 'papers', required: false, check: check_array, file: { types: ["text/csv"], most: 9, several: 3 } },`,
    )
  })

  test('may hold a relationship that no answer shows', () => {
    const links = `relationships:
          type: object
          description: What it belongs to.
          properties:
            wholes: { $ref: ../shared/schemas.yaml#/ToOne, x-relationship: { types: [things], sent: true } }`
    const given = [
      { in: 'toolbox/things.yaml', replace: 'attributes]\n      properties:', by: `attributes]\n      properties:\n        ${links}` },
      {
        in: 'shared/schemas.yaml',
        replace: 'SelfLink:',
        by: `ToOne: { type: object, description: One., required: [data], properties: { data: { $ref: '#/ResourceIdentifier' } } }\nSelfLink:`,
      },
    ]
    expect(route('createThing', given)).toContain("'wholes': { column: 'wholes_id', required: false")
  })

  test('may name the id of its record, in data and beside it', () => {
    const id = 'id: { $ref: ../shared/schemas.yaml#/Identifier }'
    const given = [
      {
        in: 'toolbox/things.yaml',
        replace: 'description: A thing to add.\n  required: [data]\n  properties:',
        by: `description: A thing to add.\n  required: [data]\n  properties:\n    ${id}`,
      },
      { in: 'toolbox/things.yaml', replace: 'attributes]\n      properties:', by: `attributes]\n      properties:\n        ${id}` },
    ]
    expect(route('createThing', given)).toContain('idAllowed: true, idBeside: true,\n')
  })

  test('without data is its attributes alone', () => {
    expect(route('createThing', [flatBody])).toContain(
      "typeRequired: false, attributesRequired: false, idAllowed: false,\n    flat: true,\n    attributes: {\n      'name': { column: 'name', required: true",
    )
  })

  test('in an older form names the one member that it has', () => {
    const given = [
      {
        in: 'toolbox/things.yaml',
        replace: "schema: { $ref: '#/ThingCreate' }",
        by: "schema: { oneOf: [{ $ref: '#/ThingCreate' }, { $ref: '#/ThingCreateOlder' }] }",
      },
      {
        in: 'toolbox/things.yaml',
        replace: 'ThingCreate:\n',
        by: `ThingCreateOlder:
  type: object
  description: The older form.
  required: [thing]
  properties:
    thing: { type: object, description: The thing., required: [name], properties: { name: *name } }
ThingCreate:
`,
      },
    ]
    expect(route('createThing', given)).toContain(
      "idAllowed: false,\n    older: 'thing',\n    attributes: {\n      'name': { column: 'name', required: true",
    )
  })
})

test('the query: kinds are those that the reader of queries knows, and a sort has its default', () => {
  const given = parameters(`
- { name: sort, in: query, description: The order., schema: { type: string, enum: ['-name', name], default: '-name' }, example: name }
- { name: 'filter[name]', in: query, description: Names., style: form, explode: false, schema: { type: array, maxItems: 5, items: { type: string, description: A name., maxLength: 9 } }, example: [Anvil] }
- { name: 'filter[heavy]', in: query, description: Whether., schema: { type: boolean }, example: true }
- { name: since, in: query, required: true, description: When., schema: { type: string, format: timestamp-input, maxLength: 40 }, example: 2026-10-01 08:30:00 +0000 }`)
  expect(route('listThings', [given])).toContain(`
      'sort': { family: 'sort', key: 'sort', kind: 'text', many: false, required: false, check: check_string, default: "-name" },
      'filter[name]': { family: 'filter', key: 'name', kind: 'text', many: true, required: false, check: check_array },
      'filter[heavy]': { family: 'filter', key: 'heavy', kind: 'boolean', many: false, required: false, check: check_boolean },
      'since': { family: 'other', key: 'since', kind: 'time', many: false, required: true, check: check_string },
`)
})

describe('the relationships of a resource', () => {
  const two = relationships(`
    whole: { $ref: ../shared/schemas.yaml#/RelationshipLinks, x-relationship: { types: [things], public: true } }
    spare-parts: { $ref: ../shared/schemas.yaml#/RelationshipLinks, x-relationship: { types: [things], many: true } }`)
  const answer = "relationships: { 'whole': { many: false, public: true }, 'spare-parts': { many: true, public: false } } }"

  test('are two operations below its one path, open as far as one of them is public', () => {
    expect(route('getThingRelated', [two])).toBe(`  {
    id: 'getThingRelated',
    type: 'things',
    method: 'GET',
    path: '/api/v2/things/{id}/{relationship}',
    status: 200,
    security: 'optional',
    scopes: ['toolbox:read'],
    query: {},
    answer: { kind: 'related', ${answer},
  },
`)
    expect(route('getThingRelationship', [two])).toContain(`    path: '/api/v2/things/{id}/relationships/{relationship}',
    status: 200,
    security: 'optional',
    scopes: ['toolbox:read'],
    query: {},
    answer: { kind: 'linkage', ${answer},
`)
  })

  test('exist below the v2 path where a type is shown at two', () => {
    const v1 = [
      {
        in: 'openapi.yaml',
        replace: '  /api/v2/things/{id}:',
        by: '  /api/v1/things/{id}: { $ref: toolbox/things.yaml#/itemV1 }\n  /api/v2/things/{id}:',
      },
      {
        in: 'toolbox/things.yaml',
        replace: 'Thing:\n',
        by: `itemV1:
  parameters:
    - { name: id, in: path, required: true, description: The id., schema: { $ref: ../shared/schemas.yaml#/Identifier }, example: id-1 }
  get:
    operationId: getThingV1
    tags: [Things]
    summary: Show a thing (v1)
    description: One thing. Use \`GET /api/v2/things/{id}\`.
    deprecated: true
    x-source: listed
    security: [{ bearer: [] }]
    responses:
      '200': { description: The thing., content: { application/json: { schema: { $ref: '#/ThingDocument' } } } }
Thing:
`,
      },
    ]
    const paths = [...text(v1).matchAll(/path: '(.*\/\{relationship\})'/g)].map((one) => one[1])
    expect(paths).toEqual(['/api/v2/things/{id}/relationships/{relationship}', '/api/v2/things/{id}/{relationship}'])
  })

  test('do not exist where there are none', () => {
    const none = {
      in: 'toolbox/things.yaml',
      replace: '        whole: { $ref: ../shared/schemas.yaml#/RelationshipLinks, x-relationship: { types: [things] } }',
      by: '        {}',
    }
    expect(text([none])).not.toContain('{relationship}')
  })
})
