import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { emitContract } from '../../codegen/emit/contract.ts'
import { attributes, deletion, modelOf, parameters, relationships, writable } from './contracts.ts'
import type { Edit } from './contracts.ts'

/** The lines of `contract.ts` from the one that begins with `start` to the one that closes it. */
function part(start: string, edits: Edit[] = [], files: Record<string, string> = {}): string {
  const lines = emitContract(modelOf(edits, files)).split('\n')
  const first = lines.findIndex((line) => line.trim() === start)
  const margin = /^ */.exec(lines[first]!)![0]
  const last = lines.findIndex((line, index) => index > first && line === `${margin}}`)
  return lines
    .slice(first, last + 1)
    .map((line) => line.slice(margin.length))
    .join('\n')
}

describe('the row of a resource object', () => {
  test('has a column for each attribute, as the text that the database writes', () => {
    const given = attributes(`
      weight: { type: number, description: Kilograms., minimum: 0, maximum: 9, example: 1 }
      part-count: { type: integer, description: How many., minimum: 0, maximum: 9, example: 1 }
      is-heavy: { type: boolean, description: Whether., example: true }
      colours: { type: array, description: Which., maxItems: 3, items: { type: string, description: One., maxLength: 9 }, example: [] }
      made-at: { type: string, description: When., format: timestamp, maxLength: 29, example: 2026-10-01T08:30:00.000+00:00 }`)
    expect(part('Thing: {', [given])).toBe(`Thing: {
  id: string
  name: string
  weight: NumberText
  part_count: IntegerText
  is_heavy: BooleanText
  colours: JsonText
  made_at: TimestampText
}`)
  })

  test('holds null only where text or a time may be null, since any other null is written as a word', () => {
    const given = attributes(`
      motto: { type: [string, 'null'], description: Words., maxLength: 9, example: null }
      weight: { type: [number, 'null'], description: Kilograms., minimum: 0, maximum: 9, example: 1 }
      made-at:
        description: When.
        oneOf: [{ type: string, description: When., format: timestamp, maxLength: 29 }, { type: 'null' }]
        example: null`)
    expect(part('Thing: {', [given])).toBe(`Thing: {
  id: string
  name: string
  motto: string | null
  weight: NumberText
  made_at: TimestampText | null
}`)
  })

  test('holds a restricted attribute as JSON, or null for who may not see it', () => {
    const given = attributes('price: { type: string, description: Money., maxLength: 9, x-restricted: true, example: free }')
    expect(part('Thing: {', [given])).toContain('  price: JsonText | null\n')
  })
})

test('a resource type names its objects and where its relationships lead', () => {
  const given = relationships(`
    whole: { $ref: ../shared/schemas.yaml#/RelationshipLinks, x-relationship: { types: [things] } }
    spare-parts: { $ref: ../shared/schemas.yaml#/RelationshipLinks, x-relationship: { types: [things, parts], many: true } }`)
  const parts = `Part: { type: object, description: A part., x-source: listed, properties: { type: { const: parts }, attributes: &none { type: object, description: None., properties: {} }, relationships: *none } }\n`
  expect(part('export interface Resources {', [given], { 'openapi/toolbox/parts.yaml': parts })).toBe(`export interface Resources {
  'parts': { show: 'Part'; item: 'Part'; relationships: {  } }
  'things': { show: 'Thing'; item: 'Thing'; relationships: { 'whole': { types: 'things'; many: false }; 'spare-parts': { types: 'things' | 'parts'; many: true } } }
}`)
})

describe('an operation', () => {
  test('takes its parameters as their types, each in its family', () => {
    const given = parameters(`
- { name: sort, in: query, description: The order., schema: { type: string, enum: ['-name', name], default: name }, example: name }
- { name: 'filter[name]', in: query, description: Names., style: form, explode: false, schema: { type: array, maxItems: 5, items: { type: string, description: A name., maxLength: 9 } }, example: [Anvil] }
- { name: 'filter[min-weight]', in: query, description: Weight., schema: { type: integer, minimum: 0, maximum: 9 }, example: 1 }
- { name: depth, in: query, required: true, description: How deep., schema: { type: integer, minimum: 1, maximum: 9 }, example: 1 }`)
    expect(part('listThings: {', [given])).toBe(`listThings: {
  params: {  }
  filters: { 'name'?: (string)[]; 'min-weight'?: number }
  values: { 'depth': number }
  sort: '-name' | 'name'
  accepted: undefined
  answer: { kind: 'page'; of: 'Thing' }
}`)
  })

  test('accepts the attributes and linkages of its body as columns, without those that are ignored', () => {
    const given = [
      writable(`
        weight: { type: [number, 'null'], description: Kilograms., minimum: 0, maximum: 9, example: 1 }
        kind: { type: [string, 'null'], description: Which., enum: [round, flat, null], example: flat }
        likes-count: { type: integer, description: Ignored., readOnly: true, minimum: 0, maximum: 9, example: 0 }`),
      {
        in: 'toolbox/things.yaml',
        replace: 'required: [type, attributes]\n      properties:',
        by: `required: [type, attributes]
      properties:
        relationships:
          type: object
          description: What it belongs to.
          properties:
            whole: { $ref: ../shared/schemas.yaml#/ToOneOrNone, x-relationship: { types: [things] } }`,
      },
      {
        in: 'shared/schemas.yaml',
        replace: 'SelfLink:',
        by: `ToOneOrNone:
  type: object
  description: One or none.
  required: [data]
  properties:
    data: { description: The linkage., oneOf: [{ $ref: '#/ResourceIdentifier' }, { type: 'null' }] }
SelfLink:`,
      },
    ]
    expect(part('createThing: {', given)).toContain(
      "\n  accepted: { name: string; weight?: number | null; kind?: 'round' | 'flat' | null; whole_id?: string | null }\n",
    )
  })

  test('accepts of a linkage that may lead to several types the one that was named', () => {
    const given = [
      relationships('whole: { $ref: ../shared/schemas.yaml#/RelationshipLinks, x-relationship: { types: [things, parts] } }'),
      {
        in: 'toolbox/things.yaml',
        replace: 'required: [type, attributes]\n      properties:',
        by: `required: [type, attributes]
      properties:
        relationships:
          type: object
          description: What it belongs to.
          properties:
            whole: { $ref: ../shared/schemas.yaml#/ToOne, x-relationship: { types: [things, parts] } }`,
      },
      {
        in: 'shared/schemas.yaml',
        replace: 'SelfLink:',
        by: `ToOne: { type: object, description: One., required: [data], properties: { data: { $ref: '#/ResourceIdentifier' } } }\nSelfLink:`,
      },
    ]
    const parts = `Part: { type: object, description: A part., x-source: listed, properties: { type: { const: parts }, attributes: &none { type: object, description: None., properties: {} }, relationships: *none } }\n`
    expect(part('createThing: {', given, { 'openapi/toolbox/parts.yaml': parts })).toContain(
      "\n  accepted: { name: string; whole_id?: string; whole_type?: 'things' | 'parts' }\n",
    )
  })

  test('that answers one object with more beside it is given both', () => {
    const given = {
      in: 'toolbox/things.yaml',
      replace: "    data: { $ref: '#/Thing' }\nThingPage",
      by: `    data: { $ref: '#/Thing' }
    meta:
      type: object
      description: What was done.
      required: [made-count]
      properties: { made-count: { type: integer, description: How many., minimum: 1, maximum: 9, example: 1 } }
ThingPage`,
    }
    expect(part('createThing: {', [given])).toContain("\n  answer: { kind: 'one'; of: 'Thing'; meta: { 'made-count': number } }\n")
  })

  test('that deletes answers nothing', () => {
    expect(part('deleteThing: {', [deletion()])).toBe(`deleteThing: {
  params: { id: string }
  filters: {  }
  values: {  }
  sort: undefined
  accepted: undefined
  answer: { kind: 'none' }
}`)
  })
})

test('a type lists every operation of its file, so that a missing handler does not compile; those of its relationships may be made', () => {
  expect(part("'things': {")).toBe(`'things': {
  listThings: Handler<'listThings'>
  createThing: Handler<'createThing'>
  getThing: Handler<'getThing'>
  getThingRelationship?: Handler<'getThingRelationship'>
  getThingRelated?: Handler<'getThingRelated'>
}`)
})

test('values with quotes are text of TypeScript all the same', () => {
  const given = writable(`mood: { type: string, description: Which., enum: ["it's fine", 'so "so"'], example: "it's fine" }`)
  const { diagnostics } = ts.transpileModule(emitContract(modelOf([given])), { reportDiagnostics: true })
  expect(diagnostics!.map((one) => one.messageText)).toEqual([])
})
