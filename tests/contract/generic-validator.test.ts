import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { fold, spellingsOf, typeAmong } from '../../src/type-names.ts'
import { patternOf } from '../../src/http/formats.ts'
import { readTimestamp } from '../../src/http/timestamps.ts'
import { published } from '../support/contract.ts'

/** A validator as anybody has one: it knows JSON Schema and its formats, and nothing of ours. */
interface Validator {
  addSchema(schema: object, name: string): void
  validate(schema: object, value: unknown): boolean
}
// Their own types cost the compiler more than this file is worth.
const load = createRequire(import.meta.url)
const { Ajv2020 } = load('ajv/dist/2020.js') as { Ajv2020: new (options: object) => Validator }
const addFormats = load('ajv-formats') as (validator: Validator) => void
const ajv = new Ajv2020({ strict: false, logger: false })
addFormats(ajv)
ajv.addSchema(JSON.parse(readFileSync('src/generated/openapi.json', 'utf8')) as object, 'openapi')
const fits = (component: string, value: unknown): boolean => ajv.validate({ $ref: `openapi#/components/schemas/${component}` }, value)

// A document of any shape is changed freely here.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = any
type Operations = Record<string, Record<string, { operationId: string; requestBody?: Body; responses: Record<string, Body> }>>
interface Body {
  content: Record<string, { schema: object; example?: Json }>
}
const operations = Object.values(published.paths as unknown as Operations).flatMap((item) => Object.values(item))
const mediaOf = (id: string) => operations.find((one) => one.operationId === id)!.requestBody!.content['application/json']!
const schemaOf = ({ schema }: { schema: object }): object => JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/')) as object

/** The example of a request with one thing changed, and whether the published document takes it. */
function takes(id: string, change: (data: Json) => void = () => undefined): boolean {
  const media = mediaOf(id)
  const body: Json = structuredClone(media.example)
  change(body.data)
  return ajv.validate(schemaOf(media), body)
}

const image = `data:image/png;base64,${Buffer.from('a picture').toString('base64')}`

describe('a validator that knows none of our words', () => {
  for (const [name, { post }] of Object.entries((published as unknown as { webhooks: Operations }).webhooks)) {
    test(`takes the example of what is sent as ${name}`, () => {
      const { schema, example } = post!.requestBody!.content['application/json']!
      expect(example?.data.attributes.key).toBe(example?.type ?? 'the key of the event')
      expect(ajv.validate(schemaOf({ schema }), example)).toBe(true)
    })
  }

  for (const time of [
    'no timestamp, yet 29 letters.',
    '2026-13-01T08:30:00.000+00:00',
    '2026-10-01T08:30:00Z',
    '2026-10-01 08:30:00 +0000',
  ]) {
    test(`refuses the answered time ${time}`, () => {
      expect(fits('Timestamp', '2026-10-01T08:30:00.000+00:00')).toBe(true)
      expect(fits('Timestamp', time)).toBe(false)
    })
  }

  for (const time of ['whenever it suits you', 'tomorrow, at half past eight', '2026-13-01 08:30:00 +0000', '2026-10-01 08:30:00']) {
    test(`refuses the sent time ${time}`, () => {
      for (const one of ['2026-10-01 08:30:00 +0000', '2026-10-01T08:30:00Z', '2026-10-01T08:30:00.123+02:00']) {
        expect(fits('TimestampInput', one), one).toBe(true)
      }
      expect(fits('TimestampInput', time)).toBe(false)
    })
  }

  for (const source of [
    'hello',
    'data:,hello',
    'data:image/png;base64,',
    'data:text/html;base64,PGI+',
    image.replace('image/png', 'image/svg+xml'),
  ]) {
    test(`refuses ${source} as a picture`, () => {
      expect(takes('createImage', (data) => (data.attributes.source = image))).toBe(true)
      expect(takes('createImage', (data) => (data.attributes.source = source))).toBe(false)
    })
  }

  const linkages: [string, string, string[]][] = [
    ['createFilterPreset', 'account', ['accounts', 'Account']],
    ['createPremiumServiceRequest', 'requestee', ['accounts', 'Account']],
    ['createPremiumServiceRequest', 'premium_service', ['PremiumService', 'premium-services']],
    ['createFollow', 'followable', ['insights', 'accounts']],
    ['createCorporateAnswer', 'corporate_question', ['corporate-question', 'corporate-questions', 'CorporateQuestion']],
    ['createComment', 'commentable', ['insights']],
  ]
  for (const [id, name, types] of linkages) {
    test(`refuses planets in ${id} as ${name}, and takes what the specification writes`, () => {
      const linked = (type: string) => (data: Json) => {
        expect(Object.keys(data.relationships)).toContain(name)
        const { [name]: link } = data.relationships
        ;(link.data ?? link).type = type
      }
      for (const type of types) expect(takes(id, linked(type)), type).toBe(true)
      for (const type of ['planets', 'Planet', '', 'account s']) expect(takes(id, linked(type)), type).toBe(false)
    })
  }

  test('takes attributes and relationships without members wherever a request has an envelope, and the words of JSON:API', () => {
    const enveloped = operations.filter((one) => one.requestBody?.content['application/json']?.example?.data?.type)
    expect(enveloped.length).toBeGreaterThan(100)
    for (const { operationId, requestBody } of enveloped) {
      const media = requestBody!.content['application/json']!
      const { data, ...beside } = media.example
      const body = { jsonapi: {}, meta: {}, ...beside, data: { relationships: {}, attributes: {}, links: {}, meta: {}, ...data } }
      // Attributes that stand directly in `data` stand in no other place.
      if ('key' in data || 'platform' in data) delete body.data.attributes
      expect(ajv.validate(schemaOf(media), body), operationId).toBe(true)
    }
  })

  test('takes the requestor of a premium service request as the specification writes it', () => {
    const by = (type: string) => (data: Json) => (data.relationships.requestor = { data: { type, id: 'x' } })
    for (const type of ['requestors', 'accounts', 'Account']) expect(takes('createPremiumServiceRequest', by(type)), type).toBe(true)
    expect(takes('createPremiumServiceRequest', by('planets'))).toBe(false)
  })

  test('refuses an annotation that does not say whether it is starred and secret', () => {
    expect(takes('createAnnotation')).toBe(true)
    for (const name of ['starred', 'secret']) {
      const without = ({ attributes }: Json): void => {
        delete attributes[name]
        delete attributes[`is-${name}`]
      }
      const renamed = (data: Json): void => {
        without(data)
        data.attributes[`is-${name}`] = true
      }
      expect(takes('createAnnotation', without), name).toBe(false)
      expect(takes('createAnnotation', renamed), name).toBe(true)
    }
  })

  test('refuses a push token of the web without a browser, and of an app without a system', () => {
    const relationships = mediaOf('createPushNotificationToken').example.data.relationships
    const registers = (values: object): boolean[] =>
      [{ data: { ...values, relationships } }, { data: { attributes: values, relationships } }].map((body) =>
        ajv.validate(schemaOf(mediaOf('createPushNotificationToken')), body),
      )
    expect(registers({ platform: 'web', browser: 'chrome' })).toEqual([true, true])
    expect(registers({ platform: 'native', mobile_os: 'ios' })).toEqual([true, true])
    for (const values of [{ platform: 'web' }, { platform: 'native' }, { platform: 'web', mobile_os: 'ios' }]) {
      expect(registers(values)).toEqual([false, false])
    }
  })

  const event = { 'corporate-event': { data: { type: 'corporate-events', id: '1' } } }
  const shareable = { shareable: { data: { type: 'insights', id: '1' } } }
  const account = { data: { type: 'accounts', id: '1' } }
  test.each<[string, object[], object[]]>([
    [
      'createAlert',
      [{ attributes: { 'query-text': 'lithium' } }, { attributes: { filters: { countries: ['AU'] } } }],
      [{}, { attributes: { name: 'Lithium' } }, { relationships: {} }],
    ],
    [
      'updateCorporateReservation',
      [{ attributes: { status: 'declined' } }, { relationships: event }],
      [{}, { attributes: { reason: null } }],
    ],
    ['createCorporateReservation', [{ relationships: { ...event, account } }], [{ relationships: event }]],
    ['createSharedItem', [{ relationships: { ...shareable, recipient: account } }], [{ relationships: shareable }]],
  ])('refuses a body without any of the members that %s needs one of', (id, taken, refused) => {
    const { type } = mediaOf(id).example.data
    const takesIt = (parts: object) => ajv.validate(schemaOf(mediaOf(id)), { data: { type, ...parts } })
    expect(taken.filter((one) => !takesIt(one))).toEqual([])
    expect(refused.filter(takesIt)).toEqual([])
  })

  test.each([
    ['locale', ['en', 'en-GB', 'zh-Hant-TW', 'de-CH-1901'], ['e', 'en_GB', '!!', 'en-', 'a language', 'שלום']],
    ['languages', [[], ['en', 'yue']], [['x'], [''], ['en', 'no language']]],
    [
      'notification-preferences',
      [{}, { 'insight.published': ['app'] }],
      [{ 'insight.published': 'app' }, { 'insight.published': ['fax'] }],
    ],
  ])('refuses what is none of the %s of an account', (name, taken, refused) => {
    const takesIt = (value: unknown) => takes('updateAccount', (data) => (data.attributes = { [name]: value }))
    expect(taken.filter((one) => !takesIt(one))).toEqual([])
    expect(refused.filter(takesIt)).toEqual([])
  })

  test.each([
    ['createComment', 'body'],
    ['createMessage', 'content'],
    ['createLockerItem', 'folder'],
  ])('refuses %s with a blank %s, and one that cannot be stored', (id, name) => {
    const said = (text: string) => (data: Json) => (data.attributes[name] = text)
    for (const text of ['a', ' a ', '\n\ta\n\nb ']) expect(takes(id, said(text)), JSON.stringify(text)).toBe(true)
    for (const text of ['', ' \n', '\0', ' \0', 'a\0', '\0a']) expect(takes(id, said(text)), JSON.stringify(text)).toBe(false)
  })

  test('refuses a 401 that says more than its title', () => {
    const title = 'You are not authorized to access this request'
    for (const { operationId, responses } of operations) {
      if (!responses?.['401']) continue
      expect(responses['401'].content['application/json']!.schema, operationId).toEqual({ $ref: '#/components/schemas/UnauthorizedErrors' })
    }
    expect(fits('UnauthorizedErrors', { errors: [{ title }] })).toBe(true)
    for (const more of [{ detail: 'No.' }, { code: '401' }, { status: '401' }]) {
      expect(fits('UnauthorizedErrors', { errors: [{ title, ...more }] })).toBe(false)
    }
    expect(fits('UnauthorizedErrors', { errors: [{ title }, { title }] })).toBe(false)
  })
})

test('the refusal that the specification shows stands at its operation: five attributes, five errors', () => {
  const { responses } = operations.find((one) => one.operationId === 'updatePremiumServiceRequest')!
  const { errors } = responses['400']!.content['application/json']!.example
  expect(errors).toEqual(
    ['title', 'description', 'smarts-required', 'rating', 'feedback'].map((name) => ({
      title: 'Param not allowed',
      detail: `${name} is not allowed.`,
      code: '105',
      status: '400',
    })),
  )
})

describe('what the document takes is what the server takes', () => {
  for (const time of [
    ...['2026-02-30T00:00:00Z', '2026-02-29T00:00:00Z', '2100-02-29T00:00:00Z', '2026-04-31 00:00:00 +0000', '2026-01-00T00:00:00Z'],
    ...['1850-01-01T00:00:00Z', '0050-06-01T00:00:00Z', '9999-12-31T23:59:59Z', '2200-01-01T00:00:00Z', '2026-02-28T00:00:00+14:30'],
  ]) {
    test(`which is not ${time}, by the pattern`, () => {
      expect(fits('TimestampInput', time)).toBe(false)
      expect(readTimestamp(time)).toBe(undefined)
    })
  }

  test.each([
    ['2028-02-29 12:00:00 +0530', '2028-02-29T06:30:00.000Z'],
    ['2000-02-29T00:00Z', '2000-02-29T00:00:00.000Z'],
    ['1900-01-01T00:00:00+14:00', '1899-12-31T10:00:00.000Z'],
    ['2199-12-31T23:59:59.9876-0100', '2200-01-01T00:59:59.987Z'],
    ['2026-10-31T08:30:01.5-12:45', '2026-10-31T21:15:01.500Z'],
  ])('which is %s', (time, read) => {
    expect(fits('TimestampInput', time)).toBe(true)
    expect(readTimestamp(time)).toBe(read)
  })

  test('a type in each of its spellings', () => {
    for (const type of ['accounts', 'companies', 'premium-service-requests', 'entity-news', 'asset-classes']) {
      for (const one of spellingsOf(type)) expect(`${typeAmong([type], one)} ${fold(one)}`, one).toBe(`${type} ${fold(type)}`)
    }
    expect(spellingsOf('premium-services')).toEqual([
      'premium-services',
      'premium_services',
      'PremiumServices',
      'premiumServices',
      'premium-service',
      'premium_service',
      'PremiumService',
      'premiumService',
    ])
    for (const other of ['accountses', 'planets', '', 7, null]) expect(typeAmong(['accounts'], other)).toBe(undefined)
  })

  test('a long data URL is judged by how it begins', () => {
    const pattern = new RegExp(patternOf('data-url', ['image/png'])!, 'u')
    expect(pattern.test(`data:image/png${';a=b'.repeat(9)};base64,AAAA`)).toBe(false)
    expect(pattern.test(`data:image/png;base64,${'A'.repeat(50_000_000)}`)).toBe(true)
  })
})
