/** Clients send back the whole record that they were shown: what they leave as it is changes nothing. */
import { beforeAll, describe, expect, test } from 'vitest'
import { incidental, shapes } from '../../src/generated/serializers.ts'
import { routes } from '../../src/generated/routes.ts'
import type { BodyRule, Route } from '../../src/http/route.ts'
import { bodyNames } from '../../src/resources/research/insights.writing.ts'
import { startServer } from '../support/server.ts'
import type { Answer, Client } from '../support/server.ts'
import { prepareFresh } from './fresh-rows.ts'
import { cells } from './operations.ts'

const server = startServer()

beforeAll(() => prepareFresh(server.db))

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

/** Sends it without the names that the caller may not send now, and those whose values the contract lets nobody send. */
async function sendBack(
  client: Client,
  path: string,
  shown: Awaited<ReturnType<typeof asShown>>,
  rule: BodyRule,
  left: readonly string[] = [],
): Promise<Answer> {
  const { id, type, attributes, relationships } = shown
  const without = (parts: Parts) => Object.fromEntries(Object.entries(parts).filter(([name]) => !left.includes(name)))
  const data = { type, ...(rule.idAllowed ? { id } : {}), attributes: without(attributes), relationships: without(relationships) }
  const answer = await client.patch(path, { data })
  const errors = (answer.status === 200 ? [] : answer.body.errors) as { code: string; detail: string }[]
  const refused = errors.filter(({ code }) => ['103', '105'].includes(code)).map(({ detail }) => detail.split(' ')[0]!)
  return refused.length === 0 ? answer : sendBack(client, path, shown, rule, [...left, ...refused])
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

/** What counts as said anew where it is sent. */
const saidAnew: Record<string, readonly string[]> = { updateInsight: bodyNames }
/** What is settled, decided or given in the state of the record that is sent back: nothing more is said of that. */
const closed = ['updateCompanyPayment', 'updateInsightProviderPayment', 'updateCorporateReservation', 'updatePublicationAccessRequest']

async function expectUnchanged(route: Route, as: string | undefined, path: string, { needed = {}, isClosed = false } = {}) {
  const client = as === undefined ? server.guest : await server.as(as)
  const { attributes, ...shown } = await asShown(client, route, path)
  const before = await state(client, route, path)
  const sent = { ...shown, attributes: { ...needed, ...attributes } }
  const { status, text } = await sendBack(client, path, sent, route.body!, saidAnew[route.id])
  expect([409, 422].includes(status) ? 'refused' : status, text).toBe(isClosed ? 'refused' : 200)
  expect(await state(client, route, path)).toEqual(before)
}

/** The values of what has to be sent and is not shown. */
const unshown = { updateNotification: { read: true } } as Record<string, Parts>

describe.each(updates.map((route) => ({ id: route.id, route })))('$id', ({ id, route }) => {
  test('changes nothing by what it is sent back as it was shown', async () => {
    const { as, path } = cells[id].success
    const needed = unshown[id]
    if (needed) expect((await (await server.as(as!)).patch(path, { data: { attributes: needed } })).status).toBe(200)
    await expectUnchanged(route, as, path, { ...(needed ? { needed } : {}), isClosed: closed.includes(id) })
  })
})

test('a payment that was paid is not settled by the day that it has', async () => {
  const path = '/api/v2/company-payments'
  const { data } = (await (await server.as('finance')).get(`${path}?page[size]=100`)).body as {
    data: { id: string; attributes: { status: string } }[]
  }
  const paid = data.filter((one) => one.attributes.status === 'paid')
  expect(paid.length).toBeGreaterThan(0)
  for (const { id } of paid)
    await expectUnchanged(
      updates.find((one) => one.id === 'updateCompanyPayment')!,
      'finance',
      `${path}/${id}`,
    )
})
