/**
 * The cells of DOMAIN 5.1 to 5.4 for alerts, activity alerts, push tokens, features, plans and the directory of investors:
 * every demo account and a guest × every operation.
 */
import { describe, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { seedId } from '../../src/demo/ids.ts'
import type { SeededType } from '../../src/demo/ids.ts'
import type { DB } from '../../src/generated/tables.ts'
import { matrix, names } from '../support/matrix.ts'
import { startServer } from '../support/server.ts'
import type { Client } from '../support/server.ts'

const server = startServer()
// Besides, two colleagues of `investor`: a compliance officer and another investor.
const { members, client, row, expected, listing } = matrix(server, 'beatrice.okafor', 'noor.alhashimi')

const staff = 'editor entity-editor account-manager finance admin'
const investor = seedId('accounts', 1)

const show = (path: string) => row((asker) => asker.get(path))
async function put(table: keyof DB, columns: object): Promise<string> {
  const id = randomUUID()
  await server.db
    .insertInto(table)
    .values({ id, ...columns } as never)
    .execute()
  return id
}
const link = (name: string, type: SeededType, n: number) => ({ [name]: { data: { type, id: seedId(type, n) } } })
const make = (type: string, attributes: object, relationships: object = {}) => ({ data: { type, attributes, relationships } })

interface Own {
  what: string
  path: string
  made: () => Promise<string>
  parts: string[]
  change?: object
  body: (name: string) => object
}
let count = 0
const owned: Own[] = [
  {
    what: 'an alert',
    path: '/api/v2/alerts',
    made: () => put('alerts', { account_id: investor, query_text: 'x' }),
    parts: ['', '/account', '/filter-preset', '/relationships/account'],
    change: { data: { attributes: { name: 'y' } } },
    body: () => make('alerts', { 'query-text': 'x' }),
  },
  {
    what: 'a push token',
    path: '/api/v2/push-notification-tokens',
    made: () => put('push_notification_tokens', { account_id: investor, token: randomUUID(), platform: 'web', browser: 'chrome' }),
    parts: ['', '/account', '/relationships/account'],
    change: { data: { platform: 'web' } },
    body: (name) => ({ data: { token: `chrome:${name}`, platform: 'web', browser: 'chrome' } }),
  },
  {
    what: 'a participant',
    path: '/api/v2/feature-participants',
    made: () =>
      server.db
        .deleteFrom('feature_participants')
        .where('feature', '=', 'market-place')
        .execute()
        .then(() => put('feature_participants', { account_id: investor, feature: 'market-place', status: 'joined' })),
    parts: ['', '/account', '/company', '/relationships/company'],
    body: () => make('feature-participants', { feature: 'api-access' }),
  },
  {
    what: 'a use of a feature',
    path: '/api/v2/feature-usages',
    made: () => put('feature_usages', { account_id: investor, feature: 'data-room', action: 'x' }),
    parts: ['', '/account', '/company', '/relationships/company'],
    body: () => make('feature-usages', { feature: 'data-room', action: 'open' }),
  },
]

describe.each(owned)('$what of an investor', ({ path, made, parts, body }) => {
  test('is shown, with what it is related to, to its account and admins', async () => {
    const own = `${path}/${await made()}`
    for (const part of parts) expect([part, await show(own + part)]).toEqual([part, expected({ 200: 'investor admin' }, 404)])
  })

  test('is made by every account, for itself', async () => {
    expect(await row((asker, name) => asker.post(path, body(name)))).toEqual(expected({}, 201))
  })
})

test.each(owned.filter((one) => one.change))(
  '$what of an investor is changed and removed by its account alone',
  async ({ path, made, change }) => {
    const wanted = (status: number) => expected({ [status]: 'investor', 403: 'admin' }, 404)
    expect(await row(async (asker) => asker.patch(`${path}/${await made()}`, change))).toEqual(wanted(200))
    expect(await row(async (asker) => asker.delete(`${path}/${await made()}`))).toEqual(wanted(204))
  },
)

test('alerts are listed for their account alone', async () => {
  expect(await listing('/api/v2/alerts', await put('alerts', { account_id: investor, query_text: 'x' }))).toBe('investor')
})

test('the message of a push token is for whoever knows the token', async () => {
  const token = randomUUID()
  await put('push_notification_tokens', { account_id: investor, token, platform: 'native', mobile_os: 'ios' })
  const ask = (asker: Client) => asker.post('/api/v2/push-notification-tokens/get-message', { token })
  expect(await row(ask)).toEqual(expected({}, 200, 200))
})

describe.each([
  ['own', 'investor', 'investor'],
  ['company', 'investor beatrice.okafor', 'investor beatrice.okafor'],
])('an activity alert of an investor on what is of the %s', (scope, sees, writes) => {
  const path = '/api/v2/activity-alerts'
  const made = async () => {
    const name = seedId('activity-alert-names', 2 + (count++ % 40))
    await server.db.deleteFrom('activity_alerts').where('account_id', '=', investor).execute()
    const of = { account_id: investor, company_id: seedId('companies', 5), activity_alert_name_id: name }
    return put('activity_alerts', { ...of, scope, frequency: 'daily' })
  }
  const at = async () => `${path}/${await made()}`

  test('is shown, with what it is related to', async () => {
    const own = await at()
    for (const part of ['', '/account', '/company', '/relationships/activity-alert-name']) {
      expect([part, await show(own + part)]).toEqual([part, expected({ 200: `${sees} admin` }, 404)])
    }
  })

  test('is listed', async () => {
    // An admin lists its own.
    expect(await listing(path, await made())).toBe(sees)
  })

  test('is changed and removed', async () => {
    const change = { data: { attributes: { frequency: 'weekly' } } }
    expect(await row(async (asker) => asker.patch(await at(), change))).toEqual(expected({ 200: writes, 403: 'admin' }, 404))
    expect(await row(async (asker) => asker.delete(await at()))).toEqual(expected({ 204: writes, 403: 'admin' }, 404))
  })
})

test('an activity alert is made by every account on its own, and on the company by compliance officers', async () => {
  const body = (scope: string) =>
    make('activity-alerts', { frequency: 'daily', scope }, link('activity-alert-name', 'activity-alert-names', 1))
  const ask = (scope: string) => row((asker) => asker.post('/api/v2/activity-alerts', body(scope)))
  await server.db.deleteFrom('activity_alerts').execute()
  expect(await ask('own')).toEqual(expected({}, 201))
  expect(await ask('company')).toEqual(expected({ 201: 'compliance beatrice.okafor' }, 403))
})

describe('for everyone', () => {
  test.each([
    ['company_stages', 'company-stages'],
    ['investment_firm_types', 'investment-firm-types'],
    ['plans', 'plans'],
    ['corporate-plans', 'corporate-plans'],
    ['activity-alert-names', 'activity-alert-names'],
  ] as const)('%s are listed and shown', async (path, type) => {
    expect(await show(`/api/v2/${path}`)).toEqual(expected({}, 200, 200))
    expect(await show(`/api/v2/${path}/${seedId(type, 1)}`)).toEqual(expected({}, 200, 200))
  })
})

describe('the directory of investors', () => {
  // By the plan of the firm: enterprise, provider team, engage.
  const sees = `investor beatrice.okafor noor.alhashimi provider lead compliance corporate ${staff}`
  const firm = `/api/v2/investor_companies/${seedId('companies', 7)}`

  test('is listed and shown to those whose plan includes it, and to staff', async () => {
    expect(await show('/api/v2/investor_companies')).toEqual(expected({ 200: sees }, 403))
    expect(await show(firm)).toEqual(expected({ 200: sees }, 403))
    for (const part of ['/company', '/accounts', '/relationships/investment-firm-type']) {
      expect([part, await show(firm + part)]).toEqual([part, expected({ 200: sees }, 404)])
    }
  })

  test('leads to nobody whom the caller would not see otherwise', async () => {
    const found: string[] = []
    for (const name of names(sees)) {
      const { body } = await (await client(name)).get(`${firm}/accounts`)
      if (body.meta['record-count'] > 0) found.push(name)
    }
    expect(found.join(' ')).toBe(staff)
  })
})

describe('the plan', () => {
  test('of a company is shown to its own people and staff', async () => {
    const company = `/api/v2/companies/${seedId('companies', 5)}`
    expect(await show(`${company}/plan`)).toEqual(expected({ 200: `investor beatrice.okafor noor.alhashimi ${staff}` }, 404, 401))
    const issuer = `/api/v2/companies/${seedId('companies', 10)}/corporate-plan`
    const shown: string[] = []
    for (const name of members) if ((await (await client(name)).get(issuer)).body.data !== null) shown.push(name)
    expect(shown.join(' ')).toBe(`corporate ${staff}`)
  })

  test('of a company is set by finance and admins', async () => {
    const change = { data: { relationships: link('plan', 'plans', 3) } }
    const ask = (asker: Client) => asker.patch(`/api/v2/companies/${seedId('companies', 5)}`, change)
    expect(await row(ask)).toEqual(expected({ 200: 'finance admin', 400: 'beatrice.okafor account-manager', 404: 'lead compliance' }, 403))
  })

  test('of an account is shown to itself, its team lead and staff', async () => {
    const plan = `/api/v2/accounts/${seedId('accounts', 4)}/plan`
    const shown: string[] = []
    for (const name of members) if ((await (await client(name)).get(plan)).body.data !== null) shown.push(name)
    expect(shown.join(' ')).toBe(`provider lead ${staff}`)
  })
})
