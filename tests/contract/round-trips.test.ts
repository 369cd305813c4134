/** Clients send back the whole record that they were shown: what they leave as it is neither is refused nor changes anything. */
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { incidental, shapes } from '../../src/generated/serializers.ts'
import { routes } from '../../src/generated/routes.ts'
import type { BodyRule, Route } from '../../src/http/route.ts'
import { startServer } from '../support/server.ts'
import type { Client } from '../support/server.ts'
import { prepareFresh } from './fresh-rows.ts'
import { cells, foreignSession } from './operations.ts'

const server = startServer()

beforeAll(async () => {
  await insertRows(server.db, 'sessions', {
    id: foreignSession,
    account_id: seedId('accounts', 2),
    token_hash: Buffer.alloc(32, 7),
    kind: 'password',
    expires_at: '2999-01-01T00:00:00.000Z',
  })
  await prepareFresh(server.db)
})

type Parts = Record<string, unknown>

const updates = routes.filter(({ method, path }) => method === 'PATCH' && path.endsWith('/{id}'))

/** Some names have underscores in requests where answers have hyphens. */
const under = (name: string, shown: Parts): unknown => (name in shown ? shown[name] : shown[name.replaceAll('_', '-')])

const defined = (parts: Parts): Parts => Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))

/** Where the record is shown that is changed at a path; v1 and v2 have some between them. */
const shownAt = (type: string, path: string): string => `${shapes[type as keyof typeof shapes].path}/${path.split('/').at(-1)}`

/** All that an operation takes, as the record shows it. A file is shown as an address and sent as itself. */
async function asShown(client: Client, { body, type: of }: Route, path: string) {
  const rule = body!
  const { id, type, attributes, relationships = {} } = (await client.get(shownAt(of, path))).body.data
  const taken = Object.keys(rule.attributes).filter((name) => !rule.attributes[name]!.file)
  const linked: Parts = {}
  for (const name of Object.keys(rule.relationships)) {
    const shown = under(name, relationships) as { links: { self: string } } | undefined
    const linkage = shown && (await client.get(`${shown.links.self}${rule.relationships[name]!.many ? '?page[size]=100' : ''}`))
    if (linkage?.status === 200) linked[name] = { data: linkage.body.data }
  }
  return { id, type, attributes: defined(Object.fromEntries(taken.map((name) => [name, under(name, attributes)]))), relationships: linked }
}

/** Sends it without the names that the caller may not send now. */
async function sendBack(client: Client, path: string, shown: Awaited<ReturnType<typeof asShown>>, { idAllowed }: BodyRule) {
  const { id, type, attributes, relationships } = shown
  const send = (...refused: string[]) => {
    const without = (parts: Parts) => Object.fromEntries(Object.entries(parts).filter(([name]) => !refused.includes(name)))
    return client.patch(path, {
      data: { type, ...(idAllowed ? { id } : {}), attributes: without(attributes), relationships: without(relationships) },
    })
  }
  const answer = await send()
  const names = (answer.status === 400 ? answer.body.errors : []) as { code: string; detail: string }[]
  return names.length === 0 ? answer : send(...names.filter((one) => one.code === '105').map(({ detail }) => detail.split(' ')[0]!))
}

/** What a record shows that only its own change alters, without the times in the addresses of files. */
async function state(client: Client, { type: of }: Route, path: string) {
  const { type, attributes } = (await client.get(shownAt(of, path))).body.data
  // A device says with each change what it is.
  const aside = [
    'user-agent',
    ...Object.values(incidental)
      .flat()
      .map((column) => String(column).replaceAll('_', '-')),
  ]
  const own = Object.entries(attributes as Parts).filter(([name]) => !aside.includes(name))
  return { type, ...JSON.parse(JSON.stringify(Object.fromEntries(own)).replaceAll(/\?[^"]*signature[^"]*/g, '')) }
}

async function expectUnchanged(route: Route, as: string | undefined, path: string, needed: Parts = {}) {
  const client = as === undefined ? server.guest : await server.as(as)
  const { attributes, ...shown } = await asShown(client, route, path)
  const before = await state(client, route, path)
  const answer = await sendBack(client, path, { ...shown, attributes: { ...needed, ...attributes } }, route.body!)
  expect(answer.status, answer.text).toBe(200)
  expect(await state(client, route, path)).toEqual(before)
}

/** The values of what has to be sent and is not shown. */
const unshown = { updateNotification: { read: true } } as Record<string, Parts>

describe.each(updates.map((route) => ({ id: route.id, route })))('$id', ({ id, route }) => {
  test('takes back what is shown, and changes nothing', async () => {
    const { as, path } = cells[id].success
    const needed = unshown[id]
    if (needed) expect((await (await server.as(as!)).patch(path, { data: { attributes: needed } })).status).toBe(200)
    await expectUnchanged(route, as, path, needed)
  })
})

/** Records in states in which a value may not be sent that their type shows. */
const others: [update: string, as: string, path: string][] = [
  ['updateAccount', 'finance', `/api/v2/accounts/${seedId('accounts', 5)}`],
  ['updateApiKey', 'investor', `/api/v2/api-keys/${seedId('api-keys', 1)}`],
  ['updateCompany', 'account-manager', `/api/v2/companies/${seedId('companies', 14)}`],
  ['updateContactRequest', 'account-manager', `/api/v2/contact_requests/${seedId('contact-requests', 1)}`],
  ['updateCorporateEmailCampaign', 'corporate', `/api/v2/corporate-email-campaigns/${seedId('corporate-email-campaigns', 9)}`],
  ['updateCorporateEmailCampaign', 'corporate', `/api/v2/corporate-email-campaigns/${seedId('corporate-email-campaigns', 13)}`],
  ['updateCorporateEvent', 'corporate', `/api/v2/corporate-events/${seedId('corporate-events', 3)}`],
  ['updateCorporateEvent', 'corporate', `/api/v2/corporate-events/${seedId('corporate-events', 13)}`],
  ['updateExchangeAnnouncement', 'corporate', `/api/v2/exchange-announcements/${seedId('exchange-announcements', 1)}`],
  ['updateGroupEmailMessage', 'provider', `/api/v1/group-email-messages/${seedId('group-email-messages', 2)}`],
  ['updateInsight', 'provider', `/api/v2/insights/${seedId('insights', 1)}`],
  ['updatePremiumServiceRequest', 'corporate', `/api/v2/premium-service-requests/${seedId('premium-service-requests', 10)}`],
  ['updatePublicationAccessRequest', 'provider', `/api/v2/publication-access-requests/${seedId('publication-access-requests', 1)}`],
  ['updateRecognisedRevenue', 'finance', `/api/v2/recognised-revenues/${seedId('recognised-revenues', 5)}`],
]

test.each(others)('%s takes back what %s is shown at %s, and changes nothing', async (id, as, path) => {
  await expectUnchanged(
    updates.find((one) => one.id === id)!,
    as,
    path,
  )
})

test.each(['company-payments', 'insight-provider-payments'])(
  '%s are taken back in each state, and none is settled by that',
  async (type) => {
    const finance = await server.as('finance')
    const { data } = (await finance.get(`/api/v2/${type}?page[size]=100`)).body as {
      data: { id: string; attributes: { status: string } }[]
    }
    const update = updates.find((one) => one.path === `/api/v2/${type}/{id}`)!
    const ofEach = new Map(data.map((one) => [one.attributes.status, one]))
    expect([...ofEach.keys()].sort()).toEqual(['estimated', 'final', 'paid'])
    for (const { id } of ofEach.values()) await expectUnchanged(update, 'finance', `/api/v2/${type}/${id}`)
  },
)
