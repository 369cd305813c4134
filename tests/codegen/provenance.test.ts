import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { emitDecisions } from '../../codegen/emit/decisions.ts'
import type { OpenApi } from '../../codegen/openapi.ts'
import { decisionsIn } from '../../codegen/provenance.ts'
import { publish } from '../../codegen/publish.ts'
import { readContract } from '../../codegen/read.ts'
import type { Contract } from '../../codegen/read.ts'
import { judge } from '../../codegen/rules.ts'
import { attributes, modelOf } from './contracts.ts'
import type { Edit } from './contracts.ts'

const things = 'toolbox/things.yaml'
const decided = (line: string, reason: string): Edit => ({
  in: things,
  replace: line,
  by: `${line.replace('listed', 'decided')}\n${reason}`,
})
const list = decided('    description: All things, page by page.\n    x-source: listed', '    x-reason: Someone has to find <them>.')
const type = decided('  description: A thing.\n  x-source: listed', '  x-reason: There is nothing else.')
const colour = attributes(
  'colour: { type: string, description: A colour., maxLength: 9, example: red, x-source: decided, x-reason: Things have one. }',
)
const published = (edits: Edit[]): OpenApi => publish(modelOf(edits))

test('operations and types say where they come from, and why where it is our decision', () => {
  const { paths, components } = published([list, type])
  const { get, post } = paths['/api/v2/things']!
  expect(get).toMatchObject({ 'x-source': 'decided', 'x-reason': 'Someone has to find <them>.', 'x-badges': [{ name: 'decided' }] })
  expect(get!.description).toBe('All things, page by page.\n\n*Not in the specification; decided here. Someone has to find <them>.*')
  expect(post).toMatchObject({ 'x-source': 'listed', 'x-badges': [{ name: 'listed' }] })
  expect(post!.description).toBe('Adds a thing.\n\n*The specification lists its path alone; its shape is ours.*')
  expect(components.schemas['Thing']!.description).toBe('A thing.\n\n*Not in the specification; decided here. There is nothing else.*')
})

test('the paths of relationships share the one reason that the document gives', () => {
  const document = published([])
  for (const path of ['/api/v2/things/{id}/{relationship}', '/api/v2/things/{id}/relationships/{relationship}']) {
    expect(document.paths[path]!.get).toMatchObject({ 'x-source': 'decided', 'x-reason': 'Links have to answer.' })
  }
  expect(document).not.toHaveProperty('x-relationship-reason')
})

test('every decision is listed once with its reason: operations, what every list takes, types, attributes', () => {
  expect(decisionsIn(modelOf([list, type, colour]))).toEqual([
    { what: 'GET /api/v2/things', of: 'Things', summary: 'List things', reason: 'Someone has to find <them>.' },
    ...['page[after]', 'page[before]', 'filter[ids]', 'filter[updated-after]', 'sort'].map((name) => ({
      what: `${name} of every list`,
      of: 'Everywhere',
      summary: expect.any(String) as string,
      reason: 'Lists change while they are read.',
    })),
    { what: 'The type Thing', of: 'Things', summary: 'A thing.', reason: 'There is nothing else.' },
    { what: 'The attribute colour of Thing', of: 'Things', summary: 'A colour.', reason: 'Things have one.' },
  ])
})

test('a webhook says where it comes from, and its decision is listed', () => {
  const named = { in: 'openapi.yaml', replace: 'x-tagGroups:', by: 'webhooks: { made: { $ref: toolbox/things.yaml#/made } }\nx-tagGroups:' }
  const webhook = `made:
  post:
    tags: [Things]
    summary: A thing was made
    description: Tells of it.
    x-source: decided
    x-reason: Who waits wants to hear.
    security: []
    responses: { '204': { description: Taken. } }
Thing:
`
  const edits = [named, { in: 'toolbox/things.yaml', replace: 'Thing:\n', by: webhook }]
  expect(published(edits).webhooks['made']!.post).toMatchObject({
    'x-badges': [{ name: 'decided' }],
    description: 'Tells of it.\n\n*Not in the specification; decided here. Who waits wants to hear.*',
  })
  const listed = { what: 'The webhook made', of: 'Things', summary: 'A thing was made', reason: 'Who waits wants to hear.' }
  expect(decisionsIn(modelOf(edits))).toContainEqual(listed)
})

test('the page of decisions has them all, escaped, with the reason of relationship paths', () => {
  const page = emitDecisions(modelOf([list, type, colour]))
  for (const text of ['GET /api/v2/things', 'Someone has to find &#60;them&#62;.', 'There is nothing else.', 'Links have to answer.']) {
    expect(page).toContain(text)
  }
  expect(page).not.toMatch(/<them>|<script|\son\w+=/)
})

describe('what the specification documents', () => {
  const text = readFileSync(new URL('../../codegen/specification-names.yaml', import.meta.url), 'utf8')
  const { types, operations } = parse(text) as Record<'types' | 'operations', Record<string, object>>
  const contract = (): Contract => readContract('openapi')

  test('is all in the contract, under that name', () => {
    const model = judge(contract())!
    const documented = model.operations.filter((one) => one.source['x-source'] === 'documented').map((one) => one.id)
    expect(Object.keys(operations).filter((one) => !documented.includes(one))).toEqual([])
    const shown = model.objects.filter((one) => model.document.components.schemas[one.component]!['x-source'] === 'documented')
    expect([...new Set(shown.map((one) => one.type))].sort()).toEqual(Object.keys(types).sort())
  })

  const unmarked: Record<string, (document: OpenApi) => object> = {
    'the specification has no sort in listInsights': ({ paths }) =>
      paths['/api/v2/insights']!.get!.parameters!.find((one) => one.name === 'sort')!,
    'the specification has no filter[country] in listInsights': ({ components }) => components.parameters['InsightCountry']!,
    'the specification has no created-at in Collection': ({ components }) =>
      components.schemas['Collection']!.properties!['attributes']!.properties!['created-at']!,
    'the specification has no followers in Collection': ({ components }) =>
      components.schemas['Collection']!.properties!['relationships']!.properties!['followers']!,
    'the specification has no detail in createInsight': ({ components }) =>
      components.schemas['InsightCreate']!.properties!['data']!.properties!['attributes']!.properties!['detail']!,
    'the specification has no name in createCountry': ({ components }) => components.schemas['CountryCreate']!,
  }
  test.each(Object.keys(unmarked))('has no addition that does not say so: %s', (message) => {
    const edited = contract()
    const part = unmarked[message]!(edited.document) as Record<string, unknown>
    delete part['x-source']
    delete part['x-reason']
    expect(judge(edited)).toBeUndefined()
    const told = edited.problems.find((one) => one.message.startsWith(`${message}: write x-source: decided and x-reason`))
    expect(told?.where).toMatch(/^openapi\/[a-z/-]+\.yaml:\d+$/)
  })

  test('is no addition, and is not left out', () => {
    const edited = contract()
    const { attributes } = edited.document.components.schemas['Message']!.properties!
    Object.assign(attributes!.properties!['content']!, { 'x-source': 'decided', 'x-reason': 'Messages say something.' })
    delete attributes!.properties!['is-read']
    expect(judge(edited)).toBeUndefined()
    const messages = edited.problems.map((one) => one.message)
    expect(messages).toContain('the specification has content in Message, so it is no addition: leave x-source out')
    expect(messages).toContain('Message has no is-read, which the specification gives messages')
  })
})
