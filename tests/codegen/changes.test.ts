import { expect, test } from 'vitest'
import { changesBetween } from '../../codegen/changes.ts'
import { nextEdits } from '../../codegen/next.ts'
import { publish } from '../../codegen/publish.ts'
import { attributes, modelOf, parameters, relationships } from './contracts.ts'
import type { Edit } from './contracts.ts'

const things = 'toolbox/things.yaml'
const note = (rest: string) => attributes(`note: { description: A note., example: x, ${rest} }`)

/** What is said to have changed from one edited base contract to another. */
const changes = (before: Edit[], after: Edit[]): string[] =>
  changesBetween(publish(modelOf(before)), publish(modelOf(after))).map((one) => one.text)

test('nothing is said where nothing changed', () => {
  expect(changes([], [])).toEqual([])
})

test('an operation came, went or moved', () => {
  const without = { in: 'openapi.yaml', replace: '/api/v2/things/{id}', by: '/api/v1/things/{id}' }
  expect(changes([], [without])).toEqual([
    'operation getThing moved from GET /api/v2/things/{id} to GET /api/v1/things/{id}',
    'operation getThingRelationship moved from GET /api/v2/things/{id}/relationships/{relationship} to GET /api/v1/things/{id}/relationships/{relationship}',
    'operation getThingRelated moved from GET /api/v2/things/{id}/{relationship} to GET /api/v1/things/{id}/{relationship}',
  ])
  const renamed = { in: things, replace: 'operationId: createThing', by: 'operationId: createThingOfMine' }
  expect(changes([], [renamed])).toEqual([
    'operation createThingOfMine added (POST /api/v2/things)',
    'operation createThing removed (POST /api/v2/things)',
  ])
})

test('an attribute came or went', () => {
  const given = note('type: string, maxLength: 9')
  expect(changes([], [given])).toEqual(['Thing.attributes.note added'])
  expect(changes([given], [])).toEqual(['Thing.attributes.note removed'])
})

test('a schema came or went', () => {
  const given = { in: things, replace: "data: { $ref: '#/Thing' }", by: "data: { $ref: '#/Thing' }\n    meta: { $ref: '#/ThingMeta' }" }
  const meta = { in: things, replace: 'ThingPage:', by: 'ThingMeta: { type: object, description: More., properties: {} }\nThingPage:' }
  expect(changes([], [given, meta])).toEqual(['ThingDocument.meta added', 'schema ThingMeta added'])
  expect(changes([given, meta], [])).toEqual(['ThingDocument.meta removed', 'schema ThingMeta removed'])
})

test.each([
  ['a bound', 'type: string, maxLength: 9', 'type: string, maxLength: 8', 'maxLength tightened from 9 to 8'],
  ['a bound in the other direction', 'type: string, maxLength: 8', 'type: string, maxLength: 9', 'maxLength loosened from 8 to 9'],
  [
    'a lower bound',
    'type: string, minLength: 1, maxLength: 9',
    'type: string, minLength: 0, maxLength: 9',
    'minLength loosened from 1 to 0',
  ],
  ['a bound that went', 'type: string, minLength: 1, maxLength: 9', 'type: string, maxLength: 9', 'minLength 1 removed (loosened)'],
  ['a bound that is new', 'type: string, maxLength: 9', 'type: string, minLength: 1, maxLength: 9', 'minLength 1 added (tightened)'],
  ['a list of values', 'type: string, enum: [x]', 'type: string, enum: [x, y]', 'value y added (loosened)'],
  ['a shorter list of values', 'type: string, enum: [x, y]', 'type: string, enum: [x]', 'value y removed (tightened)'],
  [
    'a known value',
    'type: string, maxLength: 9, x-extensible-enum: [x]',
    'type: string, maxLength: 9, x-extensible-enum: [x, y]',
    'known value y added',
  ],
  ['the values', 'type: string, maxLength: 9, pattern: x', "type: string, maxLength: 9, pattern: '^x'", 'pattern was "x", is "^x"'],
])('%s changed', (_what, before, after, said) => {
  expect(changes([note(before)], [note(after)])).toEqual([`Thing.attributes.note: ${said}`])
})

test.each([
  ['is now nullable', 'type: string, maxLength: 9', "type: [string, 'null'], maxLength: 9"],
  ['is no longer nullable', "type: [string, 'null'], maxLength: 9", 'type: string, maxLength: 9'],
])('an attribute %s', (said, before, after) => {
  expect(changes([note(before)], [note(after)])).toEqual([`Thing.attributes.note ${said}`])
})

test('an attribute that is written as one of two forms is now nullable, too', () => {
  const before = attributes(
    'made-at: { description: When., type: string, format: timestamp, maxLength: 29, example: 2026-10-01T08:30:00.000+00:00 }',
  )
  const after = attributes(`made-at:
  description: When.
  oneOf: [{ type: string, description: When., format: timestamp, maxLength: 29 }, { type: 'null' }]
  example: null`)
  expect(changes([before], [after])).toEqual(['Thing.attributes.made-at is now nullable'])
})

test('what stands beside a reference changed', () => {
  const link = '$ref: ../shared/schemas.yaml#/RelationshipLinks, '
  const outdated = { in: things, replace: link, by: `${link}deprecated: true, ` }
  expect(changes([], [outdated])).toEqual(['Thing.relationships.whole: deprecated was absent, is true'])
})

test('a member of a request became required', () => {
  const size = 'name: *name\n            size: { type: boolean, description: Whether., example: true }'
  const before = [{ in: things, replace: 'name: *name', by: size }]
  const after = [...before, { in: things, replace: 'required: [name]', by: 'required: [name, size]' }]
  expect(changes(before, after)).toEqual(['ThingCreate.data.attributes.size is now required'])
})

test('a member of a request is no longer required', () => {
  const after = [{ in: things, replace: '          required: [name]\n', by: '' }]
  expect(changes([], after)).toEqual(['ThingCreate.data.attributes.name is no longer required'])
})

test('the type of a value', () => {
  const flag = attributes('note: { description: A note., example: true, type: boolean }')
  expect(changes([note('type: string, maxLength: 9')], [flag])).toEqual([
    'Thing.attributes.note: maxLength 9 removed (loosened)',
    String.raw`Thing.attributes.note: pattern was "^[^\\x00]*$", is absent`,
    'Thing.attributes.note: type was string, is boolean',
  ])
})

test('the items of a list', () => {
  const list = (longest: number) =>
    attributes(
      `notes: { description: Notes., example: [], type: array, maxItems: 9, items: { type: string, description: One., maxLength: ${longest} } }`,
    )
  expect(changes([list(9)], [list(8)])).toEqual(['Thing.attributes.notes[]: maxLength tightened from 9 to 8'])
})

test('an operation changed who may call it or what it takes', () => {
  const open = { in: things, replace: '    security: []', by: '    security: [{ bearer: [] }]' }
  expect(changes([], [open])).toEqual(['operation listThings: security was none, is required', 'operation listThings: answer 401 added'])
  const roles = { in: things, replace: 'x-roles: [editor]', by: 'x-roles: [editor, finance]' }
  expect(changes([], [roles])).toEqual(['operation createThing: roles was editor, is editor, finance'])
  const parameter = {
    in: things,
    replace: '- { $ref: ../shared/parameters.yaml#/PageSize }',
    by: "- { $ref: ../shared/parameters.yaml#/PageSize }\n      - { name: 'filter[name]', in: query, description: A name., schema: { type: string, maxLength: 9 }, example: x }",
  }
  expect(changes([], [parameter])).toEqual(['operation listThings: filter name added'])
  expect(changes([parameter], [])).toEqual(['operation listThings: filter name removed'])
})

test('a sort key came or went', () => {
  const sorted = (keys: string) =>
    parameters(`- name: sort
  in: query
  description: The order.
  schema: { type: string, enum: [${keys}], default: name }
  example: name`)
  expect(changes([], [sorted('name')])).toEqual(['operation listThings: sort added'])
  expect(changes([sorted('name')], [sorted('name, -name')])).toEqual(['operation listThings: sort key -name added'])
  expect(changes([sorted('name, -name')], [sorted('name')])).toEqual(['operation listThings: sort key -name removed'])
})

test('what many operations share is said once', () => {
  const smaller = { in: 'shared/parameters.yaml', replace: 'maximum: 100', by: 'maximum: 50' }
  expect(changes([], [smaller])).toEqual(['parameter PageSize: maximum tightened from 100 to 50'])
})

/** What has to follow an edit of the contract in the migrations, where the table of things has these columns. */
function migrationsAfter(columns: string, before: Edit[], after: Edit[]): string[] {
  const [was, is] = [modelOf(before), modelOf(after)]
  const tables = `  things: Things\nexport interface Things {\n  ${columns}\n}\n`
  return nextEdits(changesBetween(publish(was), publish(is)), is, tables).filter((one) => one.includes('migration'))
}

test('a value that the column of its attribute does not take asks for a migration', () => {
  const edits = (column: string) =>
    migrationsAfter(`note: ${column}`, [note('type: string, enum: [x]')], [note('type: string, enum: [x, y]')])
  const asked = ['src/database/migrations/: a new migration: things.note takes y']
  expect([edits("'x'"), edits("Generated<'x'>"), edits("'x' | null")]).toEqual([asked, asked, asked])
  expect([edits("'x' | 'y'"), edits("Generated<'x' | 'y'>"), edits('string')]).toEqual([[], [], []])
})

test('what may be left out, or cannot be sent any more, asks for a migration where its column needs a value', () => {
  const free = { in: things, replace: '          required: [name]\n', by: '' }
  const unsent = { in: things, replace: '            name: *name\n', by: '            note: *name\n' }
  const asked = ['src/database/migrations/: a new migration, unless createThing gives it: things.name takes null or has a default']
  expect(migrationsAfter('name: string', [], [free])).toEqual(asked)
  expect(migrationsAfter('name: string', [free], [free, unsent])).toEqual(asked)
  for (const column of ['name: string | null', 'name: Generated<string>', 'other: string']) {
    expect([column, migrationsAfter(column, [], [free])]).toEqual([column, []])
  }
})

test('an actor who came or went has to be known to the resource', () => {
  const stage = attributes(
    'stage: { type: string, description: Where it stands., maxLength: 9, x-extensible-enum: [planned, built], example: planned }',
  )
  const by = (...actors: string[]): Edit[] => [
    stage,
    {
      in: things,
      replace: 'description: A thing.\n',
      by: `description: A thing.
  x-actors: { ${actors.map((one) => `${one}: Whoever that is.`).join(', ')} }
  x-lifecycle:
    attribute: stage
    initial: planned
    transitions: [{ event: build, from: [planned], to: built, by: [${actors.join(', ')}] }]
`,
    },
  ]
  const [was, is] = [modelOf(by('owner')), modelOf(by('owner', 'heir'))]
  expect(nextEdits(changesBetween(publish(was), publish(is)), is, '').filter((one) => one.includes('actor'))).toEqual([
    'src/resources/toolbox/things.ts: Thing: actor heir added',
    'src/resources/toolbox/things.ts: Thing: event build: actor heir added',
  ])
})

test('a relationship to one asks for a migration where the table has no column for it', () => {
  const edits = (columns: string, ends: string) =>
    migrationsAfter(columns, [], [relationships(`owner: { $ref: ../shared/schemas.yaml#/RelationshipLinks, x-relationship: { ${ends} } }`)])
  expect(edits('id: string', 'types: [things]')).toEqual([
    'src/database/migrations/: a new migration that adds things.owner_id, or toOneBy in src/resources/toolbox/things.ts',
  ])
  expect([edits('owner_id: string', 'types: [things]'), edits('id: string', 'types: [things], many: true')]).toEqual([[], []])
})
