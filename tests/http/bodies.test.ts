import { describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import type { Answer } from '../support/server.ts'
import { startServer } from '../support/server.ts'

const server = startServer()
const path = '/api/v2/filter-presets'
const own = `${path}/${seedId('filter-presets', 1)}`
const relationships = { account: { data: { type: 'accounts', id: seedId('accounts', 1) } } }
const preset = (attributes: object) => ({ data: { type: 'filter-presets', attributes, relationships } })

/** Sends a body as it is to a create and an update; neither may change anything. */
async function sendRaw(raw: string | Buffer): Promise<Answer[]> {
  const investor = await server.as('investor')
  const before = [(await investor.get(path)).text, (await investor.get(own)).text]
  const answers = [await investor.post(path, undefined, { raw }), await investor.patch(own, undefined, { raw })]
  expect([(await investor.get(path)).text, (await investor.get(own)).text]).toEqual(before)
  return answers
}

const bytes = (...parts: (string | number[])[]): Buffer => Buffer.concat(parts.map((part) => Buffer.from(part as string)))
const valid = JSON.stringify(preset({ name: 'Sent in odd bytes' }))

test('a body of older clients is refused at the place where it was sent', async () => {
  const { status, body } = await server.guest.post('/api/v2/accounts/sign_in', { account: { email: 5, password: 'x' } })
  expect([status, body.errors[0].source]).toEqual([422, { pointer: '/account/email' }])
})

test('null is no document where none is asked for either', async () => {
  const investor = await server.as('investor')
  const ask = (raw?: string) => investor.post('/api/v2/accounts/temporary-authentication', undefined, raw === undefined ? {} : { raw })
  expect([(await ask()).status, (await ask('')).status, (await ask('{"data":{}}')).status]).toEqual([201, 201, 201])
  const refused = await ask('null')
  expect([refused.status, refused.body.errors[0].code]).toEqual([400, '122'])
})

describe('a body that is no JSON document with data', () => {
  const bodies: Record<string, string | Buffer> = {
    'nothing at all': '',
    'white space': ' \n',
    'an opening brace': '{',
    'a member without a value': '{"data":}',
    'single quotes': "{'data': {}}",
    'a trailing comma': '{"data":{"attributes":{"name":"x",}}}',
    'a comment': '{"data":{}/* so */}',
    'bytes after the document': `${valid}x`,
    'two documents': `${valid} ${valid}`,
    'a byte order mark': bytes([0xef, 0xbb, 0xbf], valid),
    'bytes that are no UTF-8': bytes('{"data":{"attributes":{"name":"', [0xff, 0xfe], '"}}}'),
    'a truncated character': bytes('{"data":{"attributes":{"name":"', [0xe2, 0x82], '"}}}'),
    'UTF-16': Buffer.from(valid, 'utf16le'),
    'a number that is none': '{"data":NaN}',
    'a raw NUL': '{"data":{"attributes":{"name":"a\0b"}}}',
    'half a surrogate pair in bytes': bytes('{"data":{"attributes":{"name":"', [0xed, 0xa0, 0x80], '"}}}'),
    null: 'null',
    'an array': `[${valid}]`,
    'a text': '"data"',
    'a number': '5',
    'no data': '{}',
    'data null': '{"data":null}',
    'data an array': `{"data":[${JSON.stringify(preset({ name: 'x' }).data)}]}`,
    'data a text': '{"data":"filter-presets"}',
    'jsonapi a text': JSON.stringify({ ...preset({ name: 'x' }), jsonapi: '1.1' }),
    'meta null': JSON.stringify({ ...preset({ name: 'x' }), meta: null }),
    'links an array, in data': JSON.stringify({ data: { ...preset({ name: 'x' }).data, links: [] } }),
    'meta a number, in data': JSON.stringify({ data: { ...preset({ name: 'x' }).data, meta: 5 } }),
  }
  test.each(Object.keys(bodies))('is refused with 122: %s', async (name) => {
    for (const { status, body } of await sendRaw(bodies[name]!)) {
      expect(status).toBe(400)
      expect(body.errors).toHaveLength(1)
      expect(body.errors[0]).toMatchObject({ title: 'Invalid document', code: '122', status: '400' })
      expect(body.errors[0].source).toBeUndefined()
    }
  })
})

describe('text that a database cannot hold', () => {
  const document = (attributes: string, type = '"filter-presets"', account = `"${seedId('accounts', 1)}"`): string =>
    `{"data":{"type":${type},"attributes":${attributes},"relationships":{"account":{"data":{"type":"accounts","id":${account}}}}}}`
  const bodies: Record<string, string> = {
    'NUL in a value': document('{"name":"a\\u0000b"}'),
    'NUL in a list': document('{"name":"a","countries":["J\\u0000"]}'),
    'NUL in a name': document('{"name":"a","\\u0000":1}'),
    'NUL in the type': document('{"name":"a"}', '"filter-presets\\u0000"'),
    'NUL in an id': document('{"name":"a"}', undefined, '"\\u0000"'),
    'the first half of a pair': document('{"name":"\\ud800"}'),
    'the second half of a pair': document('{"name":"\\udc00 x"}'),
    'the halves the wrong way round': document('{"name":"\\udc00\\ud83d"}'),
    'half a pair in a name': document('{"name":"a","\\ud800":1}'),
  }
  test.each(Object.keys(bodies))('is refused with 400: %s', async (name) => {
    for (const { status } of await sendRaw(bodies[name]!)) expect(status).toBe(400)
  })

  test('is told from the text that looks like it: pairs, escaped backslashes and other control characters are kept', async () => {
    const investor = await server.as('investor')
    const raw = document('{"name":"x","strategies":["\\ud83d\\ude00 \\\\u0000 \\u0001 \u{1f4c8}"]}')
    const made = await investor.post(path, undefined, { raw })
    expect(made.status).toBe(201)
    const shown = await investor.get(made.body.data.links.self)
    expect(shown.body.data.attributes.strategies).toEqual(['\u{1f600} \\u0000 \u0001 \u{1f4c8}'])
  })
})

describe('a body that is deep or long', () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000)
  const deepObjects = '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)
  const within = (attributes: string, type = '"filter-presets"', account = `{"type":"accounts","id":"${seedId('accounts', 1)}"}`): string =>
    `{"data":{"type":${type},"attributes":${attributes},"relationships":{"account":{"data":${account}}}}}`

  test.each([
    ['the document', deep, 400, '122'],
    ['the document, of objects', deepObjects, 400, '122'],
    ['data', `{"data":${deep}}`, 400, '122'],
    ['an unknown attribute', within(`{"name":"x","rating":${deep}}`), 400, '105'],
    ['the type', within('{"name":"x"}', deep), 400, '116'],
    ['a linkage type', within('{"name":"x"}', undefined, `{"type":${deepObjects},"id":"${seedId('accounts', 1)}"}`), 400, '116'],
    ['a text', within(`{"name":${deepObjects}}`), 422, '103'],
    ['a list', within(`{"name":"x","countries":${deep}}`), 422, '103'],
    ['a linkage', within('{"name":"x"}', undefined, deep), 422, '103'],
    ['a value beside an escape', within(`{"name":"\\u0041","countries":[${deepObjects}]}`), 422, '103'],
  ])('is refused like any other where 100,000 levels stand in %s', async (_where, raw, expectedStatus, code) => {
    for (const { status, body } of await sendRaw(raw)) {
      expect(status).toBe(expectedStatus)
      expect(body.errors.map((one: { code: string }) => one.code)).toEqual([code])
    }
  })

  test('is refused in the shape of the contract where a name is longer than an error may quote', async () => {
    for (const { status, body } of await sendRaw(within(`{"name":"x","${'n'.repeat(5_000)}":1}`))) {
      expect(status).toBe(400)
      expect(body.errors.map((one: { code: string }) => one.code)).toEqual(['105'])
      expect(body.errors[0].detail).toMatch(/^n{100}/)
    }
  })

  test('is refused in the shape of the contract where there are more offenders than an answer may list', async () => {
    const names = Array.from({ length: 1_001 }, (_, index) => `"unknown-${index}":1`).join(',')
    for (const { status, body } of await sendRaw(within(`{"name":"x",${names}}`))) {
      expect(status).toBe(400)
      expect(body.errors).toHaveLength(1_000)
      expect(body.errors[999].detail).toBe('unknown-999 is not allowed.')
    }
  })

  test('of 1 MiB is read, of one byte more it is refused with 413', async () => {
    const frame = within('{"name":""}').length
    const [fits] = await sendRaw(within(`{"name":"${'x'.repeat(1_048_576 - frame)}"}`))
    expect(fits!.status).toBe(422)
    for (const { status, body } of await sendRaw(within(`{"name":"${'x'.repeat(1_048_577 - frame)}"}`))) {
      expect(status).toBe(413)
      expect(body.errors).toHaveLength(1)
      expect(body.errors[0]).toMatchObject({ title: 'Payload too large', code: '413', status: '413' })
    }
  })
})

describe('names that mean something to JavaScript', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', '__defineGetter__']
  const refusals = names.map((name) => ({ title: 'Param not allowed', detail: `${name} is not allowed.`, code: '105', status: '400' }))
  const members = names.map((name) => `"${name}":{"data":{"type":"accounts","id":"1"}}`).join(',')
  const document = JSON.stringify(preset({ name: 'x' }))

  test.each([
    ['as attributes', document.replace('"name":"x"', `"name":"x",${members}`)],
    ['as relationships', document.replace('"account"', `${members},"account"`)],
    ['as members of data', document.replace('"type":"filter-presets"', `"type":"filter-presets",${members}`)],
    ['at the top', document.replace(/}$/, `,${members}}`)],
    ['inside a linkage', document.replace('"type":"accounts"', `"type":"accounts",${members}`)],
  ])('are names like any other, one 105 each %s', async (_where, raw) => {
    for (const { status, body } of await sendRaw(raw)) {
      expect(status).toBe(400)
      expect(body.errors).toEqual(refusals)
    }
    expect(({} as Record<string, unknown>)['data']).toBeUndefined()
  })

  test.each(names)('are no type: %s', async (name) => {
    for (const raw of [
      document.replace('"type":"filter-presets"', `"type":"${name}"`),
      document.replace('"type":"accounts"', `"type":"${name}"`),
    ]) {
      for (const { status, body } of await sendRaw(raw)) {
        expect(status).toBe(400)
        expect(body.errors.map((one: { code: string }) => one.code)).toEqual(['116'])
      }
    }
  })
})

describe('a name that is sent twice', () => {
  test('counts once, with its last value, so that no value escapes its check', async () => {
    const investor = await server.as('investor')
    const twice = (first: string, last: string): string =>
      JSON.stringify(preset({ name: 'NAME' })).replace('"NAME"', `${first},"name":${last}`)
    const [bad] = await sendRaw(twice('"right"', '5'))
    expect(bad!.status).toBe(422)
    const made = await investor.post(path, undefined, { raw: twice('5', '"right"') })
    expect(made.status).toBe(201)
    expect(made.body.data.attributes.name).toBe('right')
  })
})
