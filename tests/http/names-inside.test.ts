import { describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import type { OperationId } from '../../src/generated/contract.ts'
import { routes } from '../../src/generated/routes.ts'
import type { BodyRule } from '../../src/http/route.ts'
import { cells } from '../contract/operations.ts'
import { published } from '../support/contract.ts'
import { startServer } from '../support/server.ts'
import type { Answer } from '../support/server.ts'

const server = startServer()

const notAllowed = (name: string, pointer: string) => ({
  ...{ title: 'Param not allowed', detail: `${name} is not allowed.`, code: '105', status: '400' },
  source: { pointer },
})

describe('a name inside an attribute', () => {
  const path = '/api/v1/collections'
  const collection = (attributes: object) => ({ data: { type: 'collections', attributes: { name: 'Ships', ...attributes } } })
  const make = async (attributes: object): Promise<Answer> => (await server.as('investor')).post(path, collection(attributes))

  test('that is not permitted is a 105 of its own, in the order sent, among those beside the attribute', async () => {
    const { status, body } = await make({ 'and-filters': { foo: '1', search: '', bar: 2 }, rating: 5, 'or-filters': { baz: [] } })
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      notAllowed('foo', '/data/attributes/and-filters/foo'),
      notAllowed('bar', '/data/attributes/and-filters/bar'),
      { title: 'Param not allowed', detail: 'rating is not allowed.', code: '105', status: '400' },
      notAllowed('baz', '/data/attributes/or-filters/baz'),
    ])
  })

  test('comes before what is missing and before what is bad', async () => {
    const attributes = { 'and-filters': { foo: '1' }, description: 5 }
    const { body } = await (await server.as('investor')).post(path, { data: { type: 'planets', attributes } })
    expect(body.errors).toEqual([notAllowed('foo', '/data/attributes/and-filters/foo')])
  })

  test('is told by a pointer that leads to it, whatever it holds; one too long to be quoted by what holds it', async () => {
    const long = 'n'.repeat(5_000)
    const { body } = await make({ 'and-filters': { 'a/b~c': '1', __proto__x: '2', constructor: '3', [long]: '4' } })
    expect(body.errors.map((one: { source: object }) => one.source)).toEqual([
      { pointer: '/data/attributes/and-filters/a~1b~0c' },
      { pointer: '/data/attributes/and-filters/__proto__x' },
      { pointer: '/data/attributes/and-filters/constructor' },
      { pointer: '/data/attributes/and-filters' },
    ])
  })

  test('has its own place in a list of objects', async () => {
    const contacts = [{ email: 'ada@example.com' }, { email: 'bob@example.com', age: 5 }, 7, { phone: '1', tags: [] }]
    const { path: list, as } = cells.addContactListContacts.success
    const { status, body } = await (await server.as(as!)).patch(list, { data: { attributes: { contacts } } })
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      notAllowed('age', '/data/attributes/contacts/1/age'),
      notAllowed('phone', '/data/attributes/contacts/3/phone'),
    ])
  })

  test('that has a bad value names itself', async () => {
    const { status, body } = await make({ 'and-filters': { search: '', countries: 'JP' }, 'or-filters': { 'market-cap': 5 } })
    expect(status).toBe(422)
    const told = body.errors.map((one: { detail: string; source: object }) => [one.detail, one.source])
    expect(told).toEqual([
      ['search must NOT have fewer than 1 characters.', { pointer: '/data/attributes/and-filters/search' }],
      ['market-cap must be string.', { pointer: '/data/attributes/or-filters/market-cap' }],
    ])
    const { path: insight, as } = cells.updateInsight.success
    const listed = await (await server.as(as!)).patch(insight, { data: { attributes: { gics: { sectors: ['energy', 5] } } } })
    expect(listed.body.errors[0]).toMatchObject({
      ...{ detail: 'sectors must be string.', source: { pointer: '/data/attributes/gics/sectors/1' } },
    })
  })

  test('that has a value of a few tells which', async () => {
    const { path: insight, as } = cells.updateInsight.success
    const { status, body } = await (await server.as(as!)).patch(insight, { data: { attributes: { imperative: 'hopeful' } } })
    expect([status, body.errors[0].detail]).toEqual([422, 'imperative must be one of bullish, bearish, neutral.'])
  })

  test('is free where the object is open', async () => {
    const { as, path: activities } = cells.createActivity.success
    const trackable = { data: { type: 'insights', id: seedId('insights', 1) } }
    const activity = { key: 'insight.view', parameters: { foo: { bar: [1, { baz: null }] } }, relationships: { trackable } }
    expect((await (await server.as(as!)).post(activities, { data: activity })).status).toBe(201)
  })
})

interface Node {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Node>
  additionalProperties?: unknown
  items?: Node
  oneOf?: Node[]
  anyOf?: Node[]
  content?: Record<string, { schema: Node }>
}

/** The part itself in place of a reference to it. */
const settled = (node: Node): Node =>
  node.$ref === undefined
    ? node
    : settled(
        node.$ref
          .split('/')
          .slice(1)
          .reduce((part: unknown, step) => (part as Record<string, unknown>)[step], published) as Node,
      )

interface Wrong {
  value: unknown
  pointer: string
}

/** For every closed object in the value of an attribute, the value that holds an unknown name there, and the pointer to that. */
function wrongValues(schema: Node): Wrong[] {
  const { oneOf = [], anyOf = [], items, properties, additionalProperties } = settled(schema)
  const found: Wrong[] = []
  for (const one of [...oneOf, ...anyOf]) found.push(...wrongValues(one))
  for (const { value, pointer } of items ? wrongValues(items) : []) found.push({ value: [value], pointer: `/0${pointer}` })
  if (!properties || additionalProperties !== false) return found
  found.push({ value: { 'no-such-name': 1 }, pointer: '/no-such-name' })
  for (const name of Object.keys(properties)) {
    for (const { value, pointer } of wrongValues(properties[name]!)) found.push({ value: { [name]: value }, pointer: `/${name}${pointer}` })
  }
  return found
}

/** The attributes of an operation's body by their schemas in the published document. */
function attributesOf(path: string, method: string, { direct, flat }: BodyRule): Record<string, Node> {
  const { requestBody } = published.paths[path]![method.toLowerCase()] as unknown as { requestBody: Node }
  const whole = settled(settled(requestBody).content!['application/json']!.schema)
  const document = whole.anyOf ? settled(whole.anyOf[0]!) : whole
  if (flat) return document.properties ?? {}
  const data = settled(document.properties!['data']!)
  return (direct ? data : settled(data.properties?.['attributes'] ?? {})).properties ?? {}
}

interface Asked extends Wrong {
  id: OperationId
  method: string
  name: string
}

const asked: Asked[] = []
for (const { id, path, method, body } of routes) {
  const known = body ? attributesOf(path, method, body) : {}
  for (const name of Object.keys(known)) {
    if (!body?.attributes[name] || body.attributes[name].ignored) continue
    for (const wrong of wrongValues(known[name]!)) asked.push({ id, method, name, ...wrong })
  }
}

test('the document has attributes that hold closed objects', () => expect(asked.length).toBeGreaterThanOrEqual(20))

/** Whose cell may change another attribute only. */
const others: Record<string, string> = { updateCompanyV1: 'admin', updateEntityV1: 'admin' }

for (const { id, method, name, value, pointer } of asked) {
  test(`${id} refuses an unknown name in ${name} at ${pointer}`, async () => {
    const { success } = cells[id]
    const sent = structuredClone(success.body) as { data?: { attributes?: object } }
    const { data } = sent
    if (data) data.attributes = { ...data.attributes, [name]: value }
    const { status, body } = await (await server.as(others[id] ?? success.as!)).send(method, success.path, data ? sent : { [name]: value })
    expect(status).toBe(400)
    expect(body.errors).toEqual([notAllowed('no-such-name', `${data ? '/data/attributes' : ''}/${name}${pointer}`)])
  })
}
