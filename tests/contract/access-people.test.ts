import { describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import type { SeededType } from '../../src/demo/ids.ts'
import { startServer } from '../support/server.ts'
import type { Client } from '../support/server.ts'

const server = startServer()

const firm = 'provider lead compliance'
const investors = 'investor investor-2 investor-delayed'
const clerks = 'entity-editor account-manager finance'
const staff = `editor ${clerks} admin`
const members = `${investors} ${firm} provider-2 corporate ${staff}`
const callers = ['guest', ...members.split(' ')]
const client = async (name: string): Promise<Client> => (name === 'guest' ? server.guest : server.as(name))

/** Who is answered what, by status; `rest` is for every other account, `guest` for a guest who is not named. */
interface Row {
  method: string
  path: string | (() => Promise<string>)
  answers: Record<number, string>
  rest: number
  guest: number
  body?: () => unknown
}
const everyone = `guest ${members}`
const got = (path: string, sees = everyone, guest = 401): Row => ({ method: 'GET', path, answers: { 200: sees }, rest: 404, guest })
/** Anyone may ask, so that what a guest may not see is not there either. */
const shown = (path: string, sees: string): Row => got(path, sees, 404)
const company = (n: number): string => seedId('companies', n)
const entity = (n: number): string => seedId('entities', n)
const news = (n: number): string => `/api/v2/entity-news/${seedId('entity-news', n)}`
const industry = `/api/v2/industries/${seedId('industries', 1)}`

const reading: Row[] = [
  ...['/api/v2/like-reasons', '/api/v2/personal-email-domains'].map((path) => got(path)),
  ...(['like-reasons', 'personal-email-domains'] as const).map((type: SeededType) => got(`/api/v2/${type}/${seedId(type, 1)}`)),
  ...['', '/parent', '/entities', '/relationships/parent', '/relationships/entities'].map((end) => got(industry + end)),
  got(`/api/v1/industry_groups/${seedId('industry-groups', 1)}`),

  ...['/api/v1/companies', '/api/v2/companies'].flatMap((path) => [
    got(path, members),
    ...[10, 11, 12].map((n) => got(`${path}/${company(n)}`)),
    ...[company(1), 'harbour-lane-research', company(2)].map((one) => shown(`${path}/${one}`, members)),
    shown(`${path}/${company(5)}`, `investor ${staff}`),
    shown(`${path}/${company(6)}`, `investor-2 ${staff}`),
    ...[9, 13].map((n) => shown(`${path}/${company(n)}`, staff)),
  ]),
  ...['entities', 'relationships/entities'].flatMap((end) => [
    got(`/api/v2/companies/${company(10)}/${end}`),
    shown(`/api/v2/companies/${company(1)}/${end}`, members),
  ]),
  ...['accounts', 'relationships/accounts'].flatMap((end) => [
    got(`/api/v2/companies/${company(10)}/${end}`, members),
    got(`/api/v2/companies/${company(1)}/${end}`, members),
  ]),
  { ...got(`/api/v2/accounts/${seedId('accounts', 4)}/export`, 'provider admin'), rest: 403 },

  ...['/api/v1/entities', '/api/v2/entities'].flatMap((path) => [got(path), got(`${path}/${entity(1)}`)]),
  ...['company', 'peers', 'news', 'relationships/news'].map((end) => got(`/api/v2/entities/${entity(1)}/${end}`)),
  got(`/api/v2/entities/${entity(1)}/insights`, members),
  ...[1, 3, 4].map((n) => got(news(n))),
  ...['', '/entity', '/relationships/entity'].flatMap((end) => [
    shown(news(2) + end, 'corporate entity-editor account-manager admin'),
    shown(news(6) + end, 'entity-editor account-manager admin'),
  ]),
]

let made = 0
const gics = '{"sectors": ["energy"], "industry-groups": [], "industries": []}'
const nothing = () => ({ data: {} })
const some = (type: string, attributes: () => object) => () => ({ data: { type, attributes: attributes() } })
const fresh = (table: 'companies' | 'entities', columns: object) => async (): Promise<string> => {
  const id = `fresh-${table}-${made++}`
  await server.db
    .insertInto(table)
    .values({ id, slug: id, country: 'JP', ...columns } as never)
    .execute()
  return `/api/v1/${table}/${id}`
}
const peer = () => ({ data: [{ type: 'entities', id: entity(2) }] })
const forbidden = { rest: 403, guest: 401 }
const change = (path: string, answers: Row['answers'], body: () => unknown = nothing): Row => ({
  method: 'PATCH',
  path,
  answers,
  body,
  ...forbidden,
})
const add = (path: string, who: string, body: () => unknown): Row => ({ method: 'POST', path, answers: { 201: who }, body, ...forbidden })
const drop = (path: Row['path'], who: string): Row => ({ method: 'DELETE', path, answers: { 204: who }, ...forbidden })

const writing: Row[] = [
  add(
    '/api/v1/companies',
    'admin',
    some('companies', () => ({ name: `Firm ${made++}`, kind: 'issuer', country: 'JP' })),
  ),
  drop(fresh('companies', { name: 'x', kind: 'issuer' }), 'admin'),
  ...['v1', 'v2'].flatMap((version) => [
    change(`/api/${version}/companies/${company(1)}`, { 200: 'lead compliance finance account-manager admin' }),
    change(`/api/${version}/companies/${company(2)}`, { 200: 'finance account-manager admin' }),
    change(`/api/${version}/companies/${company(10)}`, { 200: 'finance account-manager admin' }),
    change(
      `/api/${version}/companies/${company(1)}`,
      { 200: 'lead admin', 400: 'compliance finance account-manager' },
      some('companies', () => ({ name: 'Harbour Lane Research' })),
    ),
    change(
      `/api/${version}/companies/${company(1)}`,
      { 200: 'compliance admin', 400: 'lead finance account-manager' },
      some('companies', () => ({ policy: {} })),
    ),
    change(
      `/api/${version}/companies/${company(1)}`,
      { 200: 'finance admin', 400: 'lead compliance account-manager' },
      some('companies', () => ({ seats: 10 })),
    ),
  ]),

  change(
    `/api/v2/investor_companies/${company(5)}`,
    { 200: 'admin', 404: 'investor-2 investor-delayed' },
    some('investor-companies', () => ({ city: 'London' })),
  ),

  add(
    '/api/v1/entities',
    'entity-editor admin',
    some('entities', () => ({
      'short-name': 'x',
      'pretty-name': `Entity ${made++}`,
      country: 'JP',
      sector: 'energy',
    })),
  ),
  drop(fresh('entities', { short_name: 'x', pretty_name: 'x', sector: 'energy', gics }), 'entity-editor admin'),
  change(`/api/v1/entities/${entity(1)}`, { 200: 'corporate entity-editor account-manager admin' }),
  change(`/api/v1/entities/${entity(24)}`, { 200: 'entity-editor account-manager admin' }),
  change(
    `/api/v1/entities/${entity(1)}`,
    { 200: 'corporate entity-editor account-manager admin' },
    some('entities', () => ({ description: 'x', website: null })),
  ),
  change(
    `/api/v1/entities/${entity(1)}`,
    { 200: 'entity-editor admin', 400: 'corporate account-manager' },
    some('entities', () => ({ 'short-name': 'Asagiri Financial' })),
  ),
  ...['add_peers', 'remove_peers'].flatMap((action) => [
    change(`/api/v2/entities/${entity(1)}/${action}`, { 200: 'corporate entity-editor account-manager admin' }, peer),
    change(`/api/v2/entities/${entity(24)}/${action}`, { 200: 'entity-editor account-manager admin' }, peer),
  ]),
]

function expected({ answers, rest, guest }: Row, caller: string): number {
  const named = Object.entries(answers).find(([, names]) => names.split(' ').includes(caller))
  return named ? Number(named[0]) : caller === 'guest' ? guest : rest
}

/** Which companies each caller sees besides issuers and research firms: the own one. */
const own: Record<string, number[]> = {
  investor: [5],
  'investor-2': [6],
}
const known = [1, 2, 3, 4, 10, 11, 12]

describe.each(callers)('%s', (caller) => {
  test('reads what the matrix lets it read, and nothing else', async () => {
    const asker = await client(caller)
    const answers = await Promise.all(reading.map((row) => asker.get(row.path as string)))
    const seen = answers.map((one, index) => `${reading[index]!.path as string} ${one.status}`)
    expect(seen).toEqual(reading.map((row) => `${row.path as string} ${expected(row, caller)}`))
  })

  test('changes what the matrix lets it change, and nothing else', async () => {
    const asker = await client(caller)
    const [seen, wanted]: [string[], string[]] = [[], []]
    for (const row of writing) {
      const path = typeof row.path === 'string' ? row.path : await row.path()
      const { status } = await asker.send(row.method, path, row.body?.())
      seen.push(`${row.method} ${path} ${status}`)
      wanted.push(`${row.method} ${path} ${expected(row, caller)}`)
    }
    expect(seen).toEqual(wanted)
  })
})

test('lists and their counts hold no company but issuers, research firms and the own one, whatever the filter', async () => {
  for (const caller of members.split(' ').filter((one) => !staff.split(' ').includes(one))) {
    const asker = await client(caller)
    const visible = [...known, ...(own[caller] ?? [])].map(company)
    for (const query of [
      '',
      '&sort=name',
      '&filter[kind]=research-firm,investor-firm,platform',
      '&filter[fulltext]=research',
      '&filter[country]=GB,SG,US',
    ]) {
      for (const version of ['v1', 'v2']) {
        const { body } = await asker.get(`/api/${version}/companies?page[size]=100${query}`)
        const demo = body.data.filter((one: { attributes: { name: string } }) => !/^(x|Firm \d+)$/.test(one.attributes.name))
        const ids: string[] = demo.map((one: { id: string }) => one.id)
        expect(ids.filter((id) => !visible.includes(id))).toEqual([])
        expect(body.meta['record-count']).toBe(body.data.length)
        if (query === '') expect(ids.sort()).toEqual(visible.sort())
      }
    }
  }
})

test('an account reached through its company is seen only by those who see it', async () => {
  const ofIssuer = `/api/v2/companies/${company(10)}/accounts`
  expect((await (await client('investor')).get(ofIssuer)).body).toMatchObject({ data: [], meta: { 'record-count': 0 } })
  expect((await (await client('corporate')).get(ofIssuer)).body.meta['record-count']).toBe(1)
  expect((await (await client('finance')).get(ofIssuer)).body.meta['record-count']).toBe(1)
})
