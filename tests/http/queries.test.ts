import { describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import type { Answer } from '../support/server.ts'
import { startServer } from '../support/server.ts'

const server = startServer()
const path = '/api/v2/insights'
const ask = async (search: string): Promise<Answer> => (await server.as('investor')).get(`${path}?${search}`)
const codes = ({ body }: Answer): string[] => body.errors.map((one: { code: string }) => one.code)

async function expectRefused(search: string, ...expected: string[]): Promise<void> {
  const answer = await ask(search)
  expect([search, answer.status]).toEqual([search, 400])
  expect([search, codes(answer)]).toEqual([search, expected])
}

test('what was asked for is in the links of a list as a URI writes it, also where the address was written otherwise', async () => {
  const { status, body } = await ask('filter[fulltext]=100%&page[size]=5')
  const kept = `${server.url}${path}?filter%5Bfulltext%5D=100%25&`
  expect([status, body.links.first.startsWith(kept), body.links.last.startsWith(kept)]).toEqual([200, true, true])
})

test('the links of a list answer, however the page was spelled that was asked for', async () => {
  const investor = await server.as('investor')
  const { status, headers, body } = await ask('p%61ge[number]=2&%70age%5Bsize%5D=2')
  const linked = [...String(headers['link']).matchAll(/<(http[^>]+)>/g)].map(([, link]) => link!)
  expect([status, linked.length]).toEqual([200, 2])
  for (const link of [body.links.first, body.links.last, ...linked]) expect((await investor.get(link)).status).toBe(200)
})

describe('pages', () => {
  const sizes = [
    '0',
    '-1',
    'abc',
    '1e9',
    '0x10',
    '101',
    '',
    '1.0',
    '1.5',
    '01',
    '%2B1',
    '%201',
    '1%20',
    '%EF%BC%91',
    'null',
    '1,2',
    '9'.repeat(400),
  ]
  test.each(sizes)('page[size]=%s is refused with 118', (size) => expectRefused(`page[size]=${size}`, '118'))

  const numbers = ['0', '-1', 'abc', '1e9', '0x10', '', '1000000000', '1.5', 'NaN', 'Infinity', '%00', '%ED%A0%80']
  test.each(numbers)('page[number]=%s is refused with 118', (number) => expectRefused(`page[number]=${number}`, '118'))

  test('a page parameter that is repeated is refused with 118', async () => {
    await expectRefused('page[size]=5&page[size]=5', '118')
    await expectRefused('page[number]=1&page%5Bnumber%5D=2', '118')
  })

  test('page takes number and size: by itself it is refused with 117, with any other key with 105', async () => {
    await expectRefused('page=3', '117')
    await expectRefused('page=', '117')
    await expectRefused('page[foo]=1', '105')
    await expectRefused('page[]=1', '105')
    await expectRefused('page[offset]=0&page[limit]=5', '105', '105')
    await expectRefused('page[Size]=5', '105')
  })

  test('the least and the most are answered', async () => {
    for (const size of [1, 100]) expect((await ask(`page[size]=${size}`)).status).toBe(200)
    const far = await ask('page[number]=999999999&page[size]=100')
    expect([far.status, far.body.data]).toEqual([200, []])
  })

  test('a list without pages knows no page at all', async () => {
    for (const search of ['page[size]=5', 'page[number]=1', 'page=1']) {
      const answer = await server.guest.get(`/api/v1/countries?${search}`)
      expect([answer.status, codes(answer)]).toEqual([400, ['105']])
    }
  })

  test('a relationship to many has pages, one to one has none', async () => {
    const investor = await server.as('investor')
    const insight = `${path}/${seedId('insights', 1)}`
    for (const form of ['', '/relationships']) {
      expect((await investor.get(`${insight}${form}/comments?page[size]=1`)).body.data).toHaveLength(1)
      expect(codes(await investor.get(`${insight}${form}/comments?page[size]=0`))).toEqual(['118'])
      expect(codes(await investor.get(`${insight}${form}/account?page[size]=1`))).toEqual(['105'])
      expect(codes(await investor.get(`${insight}${form}/comments?sort=created-at`))).toEqual(['105'])
    }
  })
})

describe('filters', () => {
  test.each([
    'filter[colour]=red',
    'filter=1',
    'filter[]=1',
    'filter[country][]=JP',
    'filter[Country]=JP',
    'filter[primary_entity_id]=1',
    'filter[__proto__]=1',
    'filter[constructor]=1',
    'filter[toString]=1',
    'filter[preset countries]=JP',
    'filter[%00]=1',
    'filter[%ED%A0%80]=1',
  ])('one that there is not is refused with 102: %s', (search) => expectRefused(search, '102'))

  test.each([
    'filter[state]=Published',
    'filter[state]=',
    'filter[state]=drafted,published',
    'filter[country]=jp',
    'filter[country]=JPN',
    'filter[country]=',
    'filter[country]=JP,,HK',
    'filter[country]=JP,',
    `filter[country]=${Array.from({ length: 51 }, () => 'JP').join(',')}`,
    'filter[author-id]=a.b',
    'filter[author-id]=%20',
    'filter[entity-id]=%00',
    'filter[entity-id]=%ED%A0%80',
    'filter[sector]=',
    `filter[sector]=${'x'.repeat(129)}`,
    'filter[sector]=%00',
    'filter[format-type]=poem',
    'filter[imperative]=bullish,sideways',
    'filter[imperative]=null',
    'filter[time-horizon]=Short',
    'filter[market-cap-min]=-1',
    'filter[market-cap-min]=1e3',
    'filter[market-cap-max]=0x10',
    'filter[market-cap-max]=100000001',
    'filter[market-cap-max]=2.5',
    'filter[published-from]=yesterday',
    'filter[published-from]=2026-02-30T00:00:00Z',
    'filter[published-from]=2026-01-01',
    'filter[published-to]=2026-01-01T00:00:00',
    'filter[published-to]=2026-01-01%2025:00:00%20%2B0000',
    'filter[unread]=yes',
    'filter[unread]=',
    'filter[unread]=1',
    'filter[preset-id]=%2F',
    'filter[preset-id]=none',
    'filter[fulltext]=',
    'filter[fulltext]=%00',
    'filter[fulltext]=a%ED%A0%80b',
    `filter[fulltext]=${'x'.repeat(257)}`,
    'filter[country]=JP&filter[country]=HK',
  ])('a value that does not fit is refused with 107: %s', (search) => expectRefused(search, '107'))

  test('a list that is sent value by value is refused in words that say how it is sent', async () => {
    const { body } = await ask('filter[country]=JP&filter[country]=HK&sort=-likes-count&sort=-likes-count')
    expect(body.errors.map((one: { detail: string }) => one.detail)).toEqual([
      'filter[country] stands more than once: separate its values by commas.',
      'sort stands more than once.',
    ])
  })

  test.each(['"', "'", '\\', '%', "' or 1=1 --", '-', '((', ':*', '<->', '!&|', '\u{1f600}', '日本', 'x'.repeat(256), '*', '"margin" -or'])(
    'any words may be searched for: %s',
    async (words) => expect((await ask(`filter[fulltext]=${encodeURIComponent(words)}`)).status).toBe(200),
  )

  test.each(['2026-01-01%2000:00:00%20%2B0000', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000%2B00:00', '2026-01-01T09:00%2B0900'])(
    'a time may be written as %s',
    async (time) => expect((await ask(`filter[published-from]=${time}`)).status).toBe(200),
  )
})

describe('sort', () => {
  test.each([
    'published-at',
    '-Published-at',
    'likes-count',
    '-id',
    '',
    '-',
    '-published-at,-likes-count',
    '__proto__',
    '-published-at;drop',
    '%00',
  ])('by "%s" is refused with 114', (key) => expectRefused(`sort=${key}`, '114'))

  test('is refused with 114 when it is repeated', () => expectRefused('sort=-likes-count&sort=-likes-count', '114'))
})

describe('parameters that there are not', () => {
  test.each([
    'include=account',
    'fields[insights]=tagline',
    'x=1',
    'x',
    '=',
    '__proto__=1',
    'constructor=1',
    'toString=1',
    '%00=1',
    '%ED%A0%80=1',
    'Sort=1',
  ])('are refused with 105: %s', (search) => expectRefused(search, '105'))

  test('are refused wherever they are sent', async () => {
    const provider = await server.as('provider')
    const draft = `${path}/${seedId('insights', 51)}`
    const before = (await provider.get(draft)).text
    for (const answer of [
      await provider.get(`${draft}?x=1`),
      await provider.post(`${path}?x=1`, { data: { type: 'insights' } }),
      await provider.patch(`${draft}?x=1`, { data: { attributes: { tagline: 'Changed' } } }),
      await provider.delete(`${draft}?x=1`),
      await server.guest.get('/health/live?x=1'),
      await server.guest.post('/api/v2/accounts/sign_in?x=1', { account: { email: 'provider@demo.example', password: 'demo-password-1' } }),
    ]) {
      expect(answer.status).toBe(400)
      expect(answer.body.errors).toEqual([{ title: 'Param not allowed', detail: 'x is not allowed.', code: '105', status: '400' }])
    }
    expect((await provider.get(draft)).text).toBe(before)
  })

  test('are refused in the shape of the contract where they are longer than an error may quote', async () => {
    await expectRefused(`${'n'.repeat(5_000)}=1`, '105')
    await expectRefused(`filter[${'n'.repeat(5_000)}]=1`, '102')
    await expectRefused(`filter[country]=${'n'.repeat(5_000)}`, '107')
    await expectRefused(`sort=${'n'.repeat(5_000)}`, '114')
  })

  test('are refused in the shape of the contract where there are more than an answer may list', async () => {
    const answer = await ask(Array.from({ length: 1_001 }, (_, index) => `x${index}=1`).join('&'))
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toHaveLength(1_000)
  })
})

describe('several mistakes in one query', () => {
  test('are all reported, in the order sent, each as what it is', async () => {
    const search = 'page[size]=0&filter[colour]=red&sort=up&x=1&filter[country]=jp&page=2&page[number]=-1'
    await expectRefused(search, '118', '102', '114', '105', '107', '117', '118')
  })

  test('name the value that does not fit and never carry a source but for 103', async () => {
    const { body } = await ask('page[size]=0&filter[country]=jp&sort=up')
    expect(body.errors).toEqual([
      { title: 'Invalid Page Value', detail: '0 is not a valid value for page[size].', code: '118', status: '400' },
      { title: 'Invalid filter value', detail: 'jp is not a valid value for filter[country].', code: '107', status: '400' },
      { title: 'Invalid sort criteria', detail: 'up is not a valid sort criteria.', code: '114', status: '400' },
    ])
  })
})
