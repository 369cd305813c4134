import { describe, expect, test } from 'vitest'
import { changesBetween } from '../../codegen/changes.ts'
import { oneEachCause } from '../../codegen/changes/causes.ts'
import type { OpenApi } from '../../codegen/openapi.ts'
import { publish } from '../../codegen/publish.ts'
import { readContract } from '../../codegen/read.ts'
import { judge } from '../../codegen/rules.ts'

/** Where something stands in the document, and what it becomes; undefined removes it. */
type Edit = [way: readonly string[], value: unknown]

const base = publish(judge(readContract('tests/codegen/base'))!)
const list = ['paths', '/api/v2/things', 'get']
const create = ['paths', '/api/v2/things', 'post']
const show = ['paths', '/api/v2/things/{id}', 'get']
const schemas = ['components', 'schemas']
const sent = [...schemas, 'ThingCreate', 'properties', 'data', 'properties', 'attributes']
const shown = [...schemas, 'Thing', 'properties', 'attributes']
const note = [...shown, 'properties', 'note']
const wish = [...sent, 'properties', 'wish']
const sortKeys = (...keys: string[]) => ({ name: 'sort', in: 'query', schema: { type: 'string', enum: keys, default: 'name' } })
const json = { 'application/json': { schema: { $ref: '#/components/schemas/ThingCreate' } } }
const both = { ...json, 'multipart/form-data': json['application/json'] }
const tag = { ETag: { schema: { type: 'string', maxLength: 9 } } }
const text = { type: 'string', maxLength: 9 }

const life = {
  attribute: 'aasm-state',
  initial: 'drafted',
  transitions: [
    { event: 'submit', from: ['drafted', 'returned'], to: 'submitted', by: ['author', 'lead'], guards: ['complete'] },
    { event: 'return', from: ['submitted'], to: 'returned', by: ['editor'] },
    { event: 'close', from: ['submitted', 'drafted'], to: 'closed', by: ['editor'] },
  ],
}
const [submit, giveBack, close] = life.transitions
const lifecycle = [...schemas, 'Thing', 'x-lifecycle']
const led = (...transitions: object[]): Edit[] => [[lifecycle, { ...life, transitions }]]

const permitted = [...create, 'x-permitted-when']
const names: Edit = [[...sent, 'properties'], { name: text, wish: text, size: text }]
const rule = { by: ['author', 'lead'], in: ['drafted', 'returned'], may: 'all' }
const allowed = (...rules: object[]): Edit[] => [names, [permitted, rules]]

function edited(edits: readonly Edit[]): OpenApi {
  const document = structuredClone(base)
  for (const [way, value] of edits) {
    let at = document as unknown as Record<string, unknown>
    for (const step of way.slice(0, -1)) at = (at[step] ??= {}) as Record<string, unknown>
    if (value === undefined) delete at[way.at(-1)!]
    else at[way.at(-1)!] = structuredClone(value)
  }
  return document
}

/** What is said of two copies of the base, and how each is judged. */
const judged = (before: readonly Edit[], after: readonly Edit[]): [string, boolean][] =>
  oneEachCause(changesBetween(edited(before), edited(after))).map((one) => [one.text, one.breaks])

const hook = ['webhooks', 'thing', 'post']
const hookBody = [...hook, 'requestBody', 'content', 'application/json', 'schema']
const signed = { name: 'webhook-signature', in: 'header', required: true, schema: text }
const told = {
  parameters: [signed],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: { type: 'object', required: ['id'], properties: { id: { ...text }, name: text } } } },
  },
  responses: { 200: { description: 'Taken.' } },
}
/** Where something of a webhook becomes something else. */
const telling = (...edits: Edit[]): Edit[] => [[hook, told], ...edits]

type Row = [kind: string, before: Edit[], after: Edit[], line: string]

const schemaOf = (way: readonly string[], schema: unknown): Edit[] => [[way, schema]]
const thing = '(in 4 operations: listThings, createThing, getThing and 1 more)'

const breaking: Row[] = [
  ['a webhook is gone', telling(), [], 'webhook thing removed (POST thing)'],
  [
    'an attribute of what is sent is gone',
    telling(),
    telling([[...hookBody, 'properties', 'name'], undefined]),
    'webhook thing: body.name removed',
  ],
  [
    'an attribute of what is sent may be missing',
    telling(),
    telling([[...hookBody, 'required'], undefined]),
    'webhook thing: body.id is no longer required',
  ],
  [
    'an attribute of what is sent is longer',
    telling(),
    telling([[...hookBody, 'properties', 'id', 'maxLength'], 10]),
    'webhook thing: body.id: maxLength loosened from 9 to 10',
  ],
  [
    'a header of what is sent is gone',
    telling(),
    telling([[...hook, 'parameters'], []]),
    'webhook thing: header webhook-signature removed',
  ],
  [
    'what is sent may be missing',
    telling(),
    telling([[...hook, 'requestBody', 'required'], false]),
    'webhook thing: body is no longer always sent',
  ],
  [
    'what is sent is of another media type, too',
    telling(),
    telling([[...hook, 'requestBody', 'content', 'text/plain'], { schema: text }]),
    'webhook thing: body: may be text/plain',
  ],
  [
    'a webhook may not be answered as before',
    telling(),
    telling([[...hook, 'responses', '200'], undefined]),
    'webhook thing: answer 200 removed',
  ],
  ['an operation is gone', [], [[show, undefined]], 'operation getThing removed (GET /api/v2/things/{id})'],
  ['a role is lost', [], [[[...create, 'x-roles'], ['finance']]], 'operation createThing: roles was editor, is finance'],
  ['a key needs more', [], [[[...show, 'x-scopes'], ['shed:read']]], 'operation getThing: scopes was toolbox:read, is shed:read'],
  [
    'no key may call any more',
    [],
    [
      [[...show, 'x-scopes'], undefined],
      [[...show, 'x-sessions-only'], true],
    ],
    'operation getThing: scopes was toolbox:read, is sessions only',
  ],
  ['only some roles may call', [], [[[...show, 'x-roles'], ['finance']]], 'operation getThing: roles was any, is finance'],
  [
    'a default changes',
    [],
    [[['components', 'parameters', 'PageSize', 'schema', 'default'], 20]],
    'parameter PageSize: default was 10, is 20 (in listThings)',
  ],
  [
    'a default of a body changes',
    schemaOf(wish, { ...text, default: 'a' }),
    schemaOf(wish, { ...text, default: 'b' }),
    'ThingCreate.data.attributes.wish: default was "a", is "b" (in createThing)',
  ],
  [
    'a success changes its status',
    [],
    [
      [[...create, 'responses', '200'], base.paths['/api/v2/things']!.post!.responses['201']],
      [[...create, 'responses', '201'], undefined],
    ],
    'operation createThing: success was 201, is 200',
  ],
  [
    'one of two successes is gone',
    [[[...create, 'responses', '202'], { description: 'Later.' }]],
    [],
    'operation createThing: answer 202 removed',
  ],
  [
    'a header of an answer is gone',
    [[[...show, 'responses', '200', 'headers', 'X-Thing'], tag.ETag]],
    [],
    'operation getThing: answers no longer have header x-thing',
  ],
  [
    'a header of an answer has other values',
    [],
    [[['components', 'headers', 'Vary', 'schema'], { const: 'Origin' }]],
    'header Vary: const was "Accept", is "Origin" (in 5 operations: listThings, createThing, getThing and 2 more)',
  ],
  [
    'a media type of an answer is gone',
    [],
    [[[...show, 'responses', '200', 'content', 'application/vnd.api+json'], undefined]],
    'operation getThing: answers no longer have media type application/vnd.api+json (200)',
  ],
  [
    'a media type of a body is gone',
    [[[...create, 'requestBody', 'content'], both]],
    [[[...create, 'requestBody', 'content'], json]],
    'operation createThing: body may no longer be multipart/form-data',
  ],
  [
    'a credential is needed',
    [[[...list, 'security'], []]],
    [[[...list, 'security'], [{ bearer: [] }]]],
    'operation listThings: security was none, is required',
  ],
  [
    'one operation takes a credential no longer',
    [],
    [[[...show, 'security'], [{ bearer: [] }]]],
    'operation getThing: credential token no longer accepted',
  ],
  [
    'a scheme is gone, whatever used it',
    [],
    [
      [['components', 'securitySchemes', 'token'], undefined],
      [[...show, 'security'], [{ bearer: [] }]],
      [[...create, 'security'], [{ bearer: [] }]],
    ],
    'security scheme token removed (in 4 operations: createThing, getThing, getThingRelationship and 1 more)',
  ],
  ['a body is required', [[[...create, 'requestBody', 'required'], false]], [], 'operation createThing: body is now required'],
  [
    'an attribute is required of who sends',
    schemaOf(wish, text),
    [
      [wish, text],
      [
        [...sent, 'required'],
        ['name', 'wish'],
      ],
    ],
    'ThingCreate.data.attributes.wish is now required (in createThing)',
  ],
  [
    'a new attribute is required of who sends',
    [],
    [
      [wish, text],
      [
        [...sent, 'required'],
        ['name', 'wish'],
      ],
    ],
    'ThingCreate.data.attributes.wish added, required (in createThing)',
  ],
  ['an attribute may be sent no longer', schemaOf(wish, text), [], 'ThingCreate.data.attributes.wish removed (in createThing)'],
  ['an attribute is answered no longer', schemaOf(note, text), [], `Thing.attributes.note removed ${thing}`],
  [
    'a bound of what is sent is tighter',
    schemaOf(wish, text),
    schemaOf(wish, { ...text, maxLength: 8 }),
    'ThingCreate.data.attributes.wish: maxLength tightened from 9 to 8 (in createThing)',
  ],
  [
    'a bound of what is answered is looser',
    schemaOf(note, text),
    schemaOf(note, { ...text, maxLength: 10 }),
    `Thing.attributes.note: maxLength loosened from 9 to 10 ${thing}`,
  ],
  [
    'what is answered may be null',
    schemaOf(note, text),
    schemaOf(note, { oneOf: [text, { type: 'null' }] }),
    `Thing.attributes.note is now nullable ${thing}`,
  ],
  [
    'a closed list of what is answered grows',
    schemaOf(note, { enum: ['a'] }),
    schemaOf(note, { enum: ['a', 'b'] }),
    `Thing.attributes.note: value b added (loosened) ${thing}`,
  ],
  [
    'a list of what may be sent shrinks',
    schemaOf(wish, { enum: ['a', 'b'] }),
    schemaOf(wish, { enum: ['a'] }),
    'ThingCreate.data.attributes.wish: value b removed (tightened) (in createThing)',
  ],
  [
    'a type changes',
    schemaOf(note, { type: 'integer' }),
    schemaOf(note, { type: 'string' }),
    `Thing.attributes.note: type was integer, is string ${thing}`,
  ],
  [
    'a pattern changes',
    schemaOf(wish, { ...text, pattern: '^a' }),
    schemaOf(wish, { ...text, pattern: '^b' }),
    'ThingCreate.data.attributes.wish: pattern was "^a", is "^b" (in createThing)',
  ],
  [
    'a keyword that nobody has foreseen changes',
    schemaOf(wish, { ...text, contentEncoding: 'base64' }),
    schemaOf(wish, { ...text, contentEncoding: 'base32' }),
    'ThingCreate.data.attributes.wish: contentEncoding was "base64", is "base32" (in createThing)',
  ],
  [
    'a required parameter is new',
    [],
    [[[...list, 'parameters', '5'], { name: 'filter[name]', in: 'query', required: true, schema: text }]],
    'operation listThings: filter name added, required',
  ],
  [
    'a filter is gone',
    [],
    [[[...list, 'parameters'], base.paths['/api/v2/things']!.get!.parameters!.toSpliced(1, 1)]],
    'operation listThings: parameter page[size] removed',
  ],
  [
    'a sort key is gone',
    [[[...list, 'parameters', '5'], sortKeys('name', '-name')]],
    [[[...list, 'parameters', '5'], sortKeys('name')]],
    'operation listThings: sort key -name removed',
  ],
  [
    'a header of a request is required',
    [[[...list, 'parameters', '5'], { name: 'X-Key', in: 'header', schema: text }]],
    [[[...list, 'parameters', '5'], { name: 'X-Key', in: 'header', required: true, schema: text }]],
    'operation listThings: parameter X-Key is now required',
  ],
  [
    'a transition is gone',
    led(submit!, giveBack!, close!),
    led(submit!, giveBack!, { ...close!, from: ['drafted'] }),
    `Thing: event close from submitted: transition to closed removed ${thing}`,
  ],
  [
    'a state is gone, and what leads to it',
    led(submit!, giveBack!, close!),
    led(submit!, giveBack!),
    `Thing: state closed removed ${thing}`,
  ],
  [
    'an actor may lead no longer',
    led(submit!, giveBack!),
    led({ ...submit!, by: ['author'] }, giveBack!),
    `Thing: event submit: actor lead removed ${thing}`,
  ],
  [
    'a guard is new',
    led(submit!, giveBack!),
    led(submit!, { ...giveBack!, guards: ['reasoned'] }),
    `Thing: event return: guard reasoned added ${thing}`,
  ],
  [
    'a lifecycle begins elsewhere',
    led(submit!, giveBack!),
    [[lifecycle, { ...life, initial: 'returned', transitions: [submit, giveBack] }]],
    `Thing: lifecycle: initial was drafted, is returned ${thing}`,
  ],
  [
    'a name is permitted no longer',
    allowed(rule),
    allowed({ ...rule, may: undefined, except: ['size'] }),
    'operation createThing: author, lead may no longer send size in drafted, returned',
  ],
  [
    'a state permits nothing',
    allowed(rule),
    allowed({ ...rule, in: ['drafted'] }),
    'operation createThing: author, lead may no longer send name, wish, size in returned',
  ],
  [
    'an actor is permitted nothing',
    allowed(rule),
    allowed({ ...rule, by: ['author'] }),
    'operation createThing: lead may no longer send name, wish, size in drafted, returned',
  ],
  [
    'an operation limits what is permitted, where others did before',
    [names, [[...show, 'x-permitted-when'], [rule]]],
    [names, [[...show, 'x-permitted-when'], [rule]], [permitted, [rule]]],
    'operation createThing: says what is permitted when',
  ],
  ['a type has no lifecycle any more', led(submit!), [], `Thing: lifecycle removed ${thing}`],
  [
    'a name may be sent with another alone',
    allowed({ ...rule, may: ['wish'] }),
    allowed({ ...rule, may: ['wish'], with: { name: 'x' } }),
    'operation createThing: author, lead may no longer send wish in drafted, returned',
  ],
]

const harmless: Row[] = [
  ['a webhook is new', [], telling(), 'webhook thing added (POST thing)'],
  [
    'a lifecycle begins elsewhere too',
    led(submit!, giveBack!),
    [[lifecycle, { ...life, initial: ['drafted', 'returned'], transitions: [submit, giveBack] }]],
    `Thing: lifecycle: initial returned added ${thing}`,
  ],
  [
    'an attribute of what is sent is new',
    telling(),
    telling([[...hookBody, 'properties', 'note'], text]),
    'webhook thing: body.note added',
  ],
  [
    'an attribute of what is sent is always there',
    telling(),
    telling([
      [...hookBody, 'required'],
      ['id', 'name'],
    ]),
    'webhook thing: body.name is now required',
  ],
  [
    'an attribute of what is sent is shorter',
    telling(),
    telling([[...hookBody, 'properties', 'id', 'maxLength'], 8]),
    'webhook thing: body.id: maxLength tightened from 9 to 8',
  ],
  [
    'a header of what is sent is new',
    telling(),
    telling([
      [...hook, 'parameters'],
      [signed, { ...signed, name: 'webhook-id' }],
    ]),
    'webhook thing: header webhook-id added',
  ],
  [
    'a webhook may be answered in one more way',
    telling(),
    telling([[...hook, 'responses', '204'], { description: 'Taken.' }]),
    'webhook thing: answer 204 added',
  ],
  ['an operation is new', [[show, undefined]], [], 'operation getThing added (GET /api/v2/things/{id})'],
  [
    'a role is gained',
    [],
    [
      [
        [...create, 'x-roles'],
        ['editor', 'finance'],
      ],
    ],
    'operation createThing: roles was editor, is editor, finance',
  ],
  ['an error is new', [], [[[...show, 'responses', '402'], { description: 'Pay.' }]], 'operation getThing: answer 402 added'],
  ['an error is gone', [], [[[...show, 'responses', '404'], undefined]], 'operation getThing: answer 404 removed'],
  [
    'a header of an answer is new',
    [],
    [[[...show, 'responses', '200', 'headers', 'X-Thing'], tag.ETag]],
    'operation getThing: answers have header x-thing',
  ],
  [
    'a media type of an answer is new',
    [],
    [[[...show, 'responses', '200', 'content', 'text/csv'], { schema: text }]],
    'operation getThing: answers have media type text/csv',
  ],
  [
    'a media type of a body is new',
    [[[...create, 'requestBody', 'content'], json]],
    [[[...create, 'requestBody', 'content'], both]],
    'operation createThing: body may be multipart/form-data',
  ],
  [
    'a credential is needed no longer',
    [[[...list, 'security'], [{ bearer: [] }]]],
    [[[...list, 'security'], []]],
    'operation listThings: security was required, is none',
  ],
  [
    'a body is required no longer',
    [],
    [[[...create, 'requestBody', 'required'], false]],
    'operation createThing: body is no longer required',
  ],
  ['an attribute may be sent', [], schemaOf(wish, text), 'ThingCreate.data.attributes.wish added (in createThing)'],
  ['an attribute is answered', [], schemaOf(note, text), `Thing.attributes.note added ${thing}`],
  [
    'a bound of what is sent is looser',
    schemaOf(wish, text),
    schemaOf(wish, { ...text, maxLength: 10 }),
    'ThingCreate.data.attributes.wish: maxLength loosened from 9 to 10 (in createThing)',
  ],
  [
    'a bound of what is answered is tighter',
    schemaOf(note, text),
    schemaOf(note, { ...text, maxLength: 8 }),
    `Thing.attributes.note: maxLength tightened from 9 to 8 ${thing}`,
  ],
  [
    'an identifier has no least length',
    [],
    [[[...schemas, 'Identifier', 'minLength'], undefined]],
    'Identifier: minLength 1 removed (loosened) (in 5 operations: listThings, getThing, getThingRelationship and 2 more)',
  ],
  [
    'an answer has no largest number any more, where it was the largest there is',
    schemaOf(note, { type: 'integer', maximum: 9007199254740991 }),
    schemaOf(note, { type: 'integer' }),
    `Thing.attributes.note: maximum 9007199254740991 removed (loosened) ${thing}`,
  ],
  [
    'an extensible list of what is answered grows',
    schemaOf(note, { ...text, 'x-extensible-enum': ['a'] }),
    schemaOf(note, { ...text, 'x-extensible-enum': ['a', 'b'] }),
    `Thing.attributes.note: known value b added ${thing}`,
  ],
  [
    'a pattern spells out what a format refuses',
    schemaOf(wish, { ...text, format: 'timestamp' }),
    schemaOf(wish, { ...text, format: 'timestamp', pattern: '^[0-9T:]+$' }),
    'ThingCreate.data.attributes.wish: pattern was absent, is "^[0-9T:]+$" (in createThing)',
  ],
  ['an operation is deprecated', [], [[[...list, 'deprecated'], true]], 'operation listThings: deprecated was false, is true'],
  ['a lifecycle is told', [], led(submit!), `Thing: lifecycle added ${thing}`],
  [
    'a transition is new',
    led(submit!, giveBack!),
    led(submit!, giveBack!, { event: 'drop', from: 'drafted', to: 'returned', by: ['author'] }),
    `Thing: event drop: transition to returned added ${thing}`,
  ],
  ['a state is new, and what leads to it', led(submit!, giveBack!), led(submit!, giveBack!, close!), `Thing: state closed added ${thing}`],
  [
    'an actor may lead, too',
    led(submit!, { ...giveBack!, by: ['editor', 'admin'] }),
    led(submit!, { ...giveBack!, by: ['editor', 'admin', 'lead'] }),
    `Thing: event return: actor lead added ${thing}`,
  ],
  [
    'a guard is gone',
    led(submit!, giveBack!),
    led({ ...submit!, guards: [] }, giveBack!),
    `Thing: event submit: guard complete removed ${thing}`,
  ],
  [
    'a name is permitted',
    allowed({ ...rule, may: ['wish'] }),
    allowed({ ...rule, may: ['wish', 'size'] }),
    'operation createThing: author, lead may send size in drafted, returned',
  ],
  ['everything is permitted', allowed(rule), [names], 'operation createThing: permits everything at any time'],
  [
    'an actor has a name',
    [[[...shown.slice(0, -2), 'x-actors'], {}]],
    [[[...shown.slice(0, -2), 'x-actors'], { author: 'Whoever wrote it.' }]],
    `Thing: actor author added ${thing}`,
  ],
  ['it is told what is permitted when', [names], allowed(rule), 'operation createThing: says what is permitted when'],
]

describe('a client breaks where', () => {
  test.each(breaking)('%s', (_kind, before, after, line) => {
    expect(judged(before, after)).toEqual([[line, true]])
  })
})

describe('no client breaks, and it is listed, where', () => {
  test.each(harmless)('%s', (_kind, before, after, line) => {
    expect(judged(before, after)).toEqual([[line, false]])
  })
})

describe('one cause is one entry', () => {
  test('in however many operations', () => {
    const answers = [list, show, create].map((one): Edit => [[...one, 'responses', '402'], { description: 'Pay.' }])
    expect(judged([], answers)).toEqual([['3 operations (listThings, createThing, getThing): answer 402 added', false]])
    const tagged = [list, show].map((one): Edit => [[...one, 'responses', '200', 'headers', 'X-Thing'], tag.ETag])
    expect(judged(tagged, [])).toEqual([['2 operations (listThings, getThing): answers no longer have header x-thing', true]])
  })

  test('in however many schemas, those that break a client by themselves', () => {
    const timed = (schema: object) => [...schemaOf(note, schema), ...schemaOf(wish, schema)]
    const before = { ...text, format: 'timestamp' }
    expect(judged(timed(before), timed({ ...before, pattern: '^[0-9T:]+$' }))).toEqual([
      ['Thing.attributes.note, ThingCreate.data.attributes.wish: pattern was absent, is "^[0-9T:]+$"', false],
    ])
    expect(judged(timed(text), timed({ ...text, maxLength: 8 }))).toEqual([
      [`Thing.attributes.note: maxLength tightened from 9 to 8 ${thing}`, false],
      ['ThingCreate.data.attributes.wish: maxLength tightened from 9 to 8 (in createThing)', true],
    ])
  })
})

describe('how a document is written makes no difference', () => {
  test('neither in place nor by reference, nor with or without a null of its own', () => {
    const answer = base.paths['/api/v2/things/{id}']!.get!.responses['404']
    const shared: Edit[] = [
      [['components', 'responses', 'Gone'], answer],
      [[...show, 'responses', '404'], { $ref: '#/components/responses/Gone' }],
      [[...schemas, 'Note'], text],
      [note, { oneOf: [{ $ref: '#/components/schemas/Note' }, { type: 'null' }] }],
    ]
    const inPlace: Edit[] = [[note, { ...text, type: ['string', 'null'] }]]
    expect(judged(inPlace, shared)).toEqual([[`schema Note added ${thing}`, false]])
    expect(judged([...shared, [[...schemas, 'Note'], { ...text, maxLength: 8 }]], inPlace)).toContainEqual([
      `Thing.attributes.note: maxLength loosened from 8 to 9 ${thing}`,
      true,
    ])
  })

  test('nor whether an operation has a name or answers, a document components, or a schema ends', () => {
    const small = (maximum: number): OpenApi =>
      ({
        openapi: '3.0.3',
        paths: { '/tree': { put: { responses: { 200: { content: { 'application/json': { schema: { maximum } } } } } } } },
      }) as unknown as OpenApi
    const said = oneEachCause(changesBetween(small(5), small(6))).map((one) => one.text)
    expect(said).toEqual(['operation PUT /tree: answer: maximum loosened from 5 to 6'])
    const silent = { openapi: '3.1.0', paths: { '/tree': { get: {} } }, webhooks: { felled: { post: {} } } } as unknown as OpenApi
    expect(changesBetween(silent, silent)).toEqual([])
    const tree = (name: string): Edit[] => [
      [[...schemas, name], { type: 'object', properties: { parts: { type: 'array', items: { $ref: `#/components/schemas/${name}` } } } }],
      [note, { $ref: `#/components/schemas/${name}` }],
    ]
    expect(judged(tree('Tree'), tree('Wood'))).toContainEqual([
      `Thing.attributes.note: is what Wood says, was what Tree says ${thing}`,
      false,
    ])
  })
})
