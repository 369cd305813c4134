/** Who goes to another firm leaves behind what the one before asked for, or was asked for; who is no account manager any more, what it managed. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { tick } from '../../../src/tick.ts'
import { setColumns } from '../../support/columns.ts'
import { freshClient, minutesFromNow } from '../../support/insight-rows.ts'
import { moved } from '../../support/moved.ts'
import { asking, balanceOf, editOf, putFirm, putRequest, requestPath, attaching } from '../../support/premium-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/premium-service-requests'
const ledger = '/api/v2/premium-service-transactions'

const move = (client: Client, id: string, status: string, attributes: object = {}) =>
  client.patch(requestPath(id), editOf({ status, ...attributes }))
const attach = (client: Client, request: string) => client.post('/api/v2/premium-service-attachments', attaching(request))
const idsOf = (answer: Answer): string[] => answer.body.data.map((one: { id: string }) => one.id)
const keysToldTo = async (client: Client): Promise<string[]> =>
  (await client.get('/api/v2/notifications')).body.data.map((one: { attributes: { key: string } }) => one.attributes.key)

const noting = (request: string) => ({
  type: 'premium-service-notes',
  attributes: { body: 'Between us.' },
  relationships: { 'premium-service-request': { data: { type: 'premium-service-requests', id: request } } },
})
const excerptsToldTo = async (client: Client): Promise<unknown[]> =>
  (await client.get('/api/v2/notifications')).body.data.map(
    (one: { attributes: { parameters: { excerpt?: string } } }) => one.attributes.parameters.excerpt,
  )

const moveTo = (account: string, company: string): Promise<Client> => moved(server, account, company, { reading_tier: 'professional' })

describe('the one who asked', () => {
  let company: string
  let provider: Client
  let lead: Client
  let mover: Client
  let request: string
  let parts: string[]
  beforeEach(async () => {
    provider = await server.as('provider')
    const [firm, next] = [await putFirm(server.db, 500), await putFirm(server.db, undefined)]
    company = firm.company
    const before = await freshClient(server, firm.account)
    const made = await before.post(path, asking({ smarts_required: 100, status: 'submitted', note: 'Before Thursday.' }))
    request = made.body.data.id
    const file = (await attach(before, request)).body.data.id
    const note = idsOf(await before.get(`${requestPath(request)}/premium-service-notes`))[0]!
    const booked = idsOf(await before.get(ledger))[0]!
    parts = [
      requestPath(request),
      `/api/v2/premium-service-attachments/${file}`,
      `/api/v2/premium-service-notes/${note}`,
      `${ledger}/${booked}`,
    ]
    for (const part of parts) expect([part, (await before.get(part)).status]).toEqual([part, 200])
    await provider.post('/api/v2/premium-service-notes', { data: noting(request) })
    expect(await excerptsToldTo(before)).toContain('Between us.')
    const { account } = await putColleague(company)
    lead = await freshClient(server, account)
    mover = await moveTo(firm.account, next.company)
  })

  async function putColleague(firm: string) {
    const { account } = await putFirm(server.db, undefined)
    await setColumns(server.db, 'accounts', account, { company_id: firm, roles: ['team-lead'] })
    return { account }
  }

  test('sees neither the request nor its notes, files and movements any more', async () => {
    for (const part of parts) expect([part, (await mover.get(part)).status]).toEqual([part, 404])
    for (const list of [path, ledger]) expect((await mover.get(list)).body.data).toEqual([])
    expect((await mover.get(`${requestPath(request)}/premium-service-attachments`)).status).toBe(404)
    expect((await lead.get(parts[0]!)).status).toBe(200)
    expect((await lead.get(parts[3]!)).status).toBe(200)
    expect(new Set(await excerptsToldTo(mover))).toEqual(new Set([undefined]))
  })

  test('agrees to nothing that the company before would pay; an account manager calls it off', async () => {
    expect((await move(provider, request, 'countered', { smarts_required: 400 })).status).toBe(200)
    expect((await move(mover, request, 'accepted')).status).toBe(404)
    expect((await attach(mover, request)).status).toBe(422)
    expect(await balanceOf(server.db, company)).toEqual({ balance: 500, reserved: 100 })
    expect((await move(await server.as('account-manager'), request, 'cancelled')).status).toBe(200)
    expect(await balanceOf(server.db, company)).toEqual({ balance: 500, reserved: 0 })
  })

  test('is told nothing more of it, and is out of its conversation', async () => {
    const told = await keysToldTo(mover)
    expect((await provider.patch(requestPath(request), editOf({ note: 'For your committee alone.' }))).status).toBe(200)
    expect((await move(provider, request, 'accepted')).status).toBe(200)
    expect(await keysToldTo(mover)).toEqual(told)
    expect((await mover.get('/api/v2/message-groups')).body.data).toEqual([])
  })

  test('asks anew for the firm that it is with now', async () => {
    const anew = await mover.post(path, asking({ status: 'submitted' }))
    expect(anew.status).toBe(201)
    expect(idsOf(await mover.get(path))).toEqual([anew.body.data.id])
  })
})

test('whom a firm before was asked through delivers nothing, and the requestor calls it off', async () => {
  const [theirs, next] = [await putFirm(server.db, undefined), await putFirm(server.db, undefined)]
  const columns = { requestee_id: theirs.account, provider_company_id: theirs.company, deliver_at: minutesFromNow(600) }
  const request = await putRequest(server.db, 'accepted', { ...columns, accepted_at: minutesFromNow(-300) })
  const before = await freshClient(server, theirs.account)
  expect((await before.get(requestPath(request))).status).toBe(200)
  const investor = await server.as('investor')
  expect((await move(investor, request, 'cancelled', { note: 'Too slow.' })).status).toBe(422)
  const mover = await moveTo(theirs.account, next.company)
  expect((await mover.get(requestPath(request))).status).toBe(404)
  expect((await attach(mover, request)).status).toBe(422)
  expect((await move(investor, request, 'cancelled', { note: 'Nobody is left.' })).status).toBe(200)
  expect(await keysToldTo(mover)).toEqual([])
})

test('who is no account manager any more is told nothing of the requests that it managed, nor who their parties are', async () => {
  const manager = randomUUID()
  await insertRows(server.db, 'accounts', {
    ...{ id: manager, slug: `manager-${manager}`, first_name: 'Former', last_name: 'Manager', email: `${manager}@demo.example` },
    ...{ account_type: 'staff', status: 'active', roles: ['account-manager'] },
  })
  const { account, company } = await putFirm(server.db, 100)
  const late = { status_updated_at: minutesFromNow(-100), deliver_at: minutesFromNow(-1) }
  const request = await putRequest(server.db, 'accepted', { requestor_id: account, company_id: company, manager_id: manager, ...late })
  const [former, asker, admin] = [await freshClient(server, manager), await freshClient(server, account), await server.as('admin')]
  const noteOf = async (client: Client) => expect((await client.patch(requestPath(request), editOf({ note: 'x' }))).status).toBe(200)
  await noteOf(asker)
  expect(await keysToldTo(former)).toEqual(['premium_service_note.created'])
  expect((await former.get(`/api/v2/accounts/${account}`)).status).toBe(200)

  expect((await admin.patch(`/api/v2/accounts/${manager}`, { data: { attributes: { roles: [] } } })).status).toBe(200)
  await noteOf(asker)
  const internal = { type: 'premium-service-notes', attributes: { body: 'Among ourselves.', internal: true } }
  const relationships = { 'premium-service-request': { data: { type: 'premium-service-requests', id: request } } }
  expect((await admin.post('/api/v2/premium-service-notes', { data: { ...internal, relationships } })).status).toBe(201)
  await tick(server.db, server.place.files, new Date())
  expect((await move(asker, request, 'cancelled', { note: 'Too late.' })).status).toBe(200)
  expect(await keysToldTo(former)).toEqual(['premium_service_note.created'])
  const channel = { socket_id: '1234.5678', channel_name: `private-premium-request-${request}` }
  const statuses = async () => [
    (await former.get(`/api/v2/accounts/${account}`)).status,
    (await former.post('/api/v2/pusher/authenticate_new', channel)).status,
  ]
  await expect.poll(statuses, { timeout: 3_000, interval: 50 }).toEqual([404, 403])
})
