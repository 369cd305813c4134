/** The cells of DOMAIN 5.3: every demo account and a guest × every operation of premium services. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { dataUrl, pdfBytes, putFile } from '../support/files.ts'
import { matrix } from '../support/matrix.ts'
import { asking, editOf, linkage, putRequest } from '../support/premium-rows.ts'
import { startServer } from '../support/server.ts'

const server = startServer()
// Besides, a corporate user and two colleagues of the parties.
// Besides, a colleague of `provider` and two of `investor`.
const { members, client, row, expected, listing } = matrix(server, 'vikram.deshpande', 'beatrice.okafor', 'noor.alhashimi')

const parties = 'investor provider account-manager admin'
const overseers = 'compliance beatrice.okafor'
const editing = 'provider lead account-manager admin'

describe('a premium service of provider', () => {
  const services = '/api/v1/premium_services'
  async function put(active: boolean): Promise<string> {
    const id = randomUUID()
    const kind = 'model' as const
    const service = { id, account_id: seedId('accounts', 4), name: 'A model', slug: `put-${id.slice(0, 13)}`, kind, active }
    await insertRows(server.db, 'premium_services', service)
    return id
  }

  test('on offer is listed and shown to every account', async () => {
    const id = await put(true)
    expect(await row((asker) => asker.get(`${services}/${id}`))).toEqual(expected({}, 200))
    expect(await listing(services, id)).toBe(members.join(' '))
  })

  test('off offer is there for its provider, its team lead and account managers', async () => {
    const id = await put(false)
    expect(await row((asker) => asker.get(`${services}/${id}`))).toEqual(expected({ 200: editing }, 404))
    expect(await listing(services, id)).toBe('provider lead account-manager admin')
  })

  test('is made by those who may offer it', async () => {
    const body = {
      data: {
        type: 'premium-services',
        attributes: { name: 'A model', kind: 'model' },
        relationships: linkage('account', 'accounts', seedId('accounts', 4)),
      },
    }
    expect(await row((asker) => asker.post(services, body))).toEqual(expected({ 201: editing }, 403))
  })

  test('is changed and deleted by the same', async () => {
    const id = await put(true)
    const change = { data: { type: 'premium-services', attributes: { position: 1 } } }
    expect(await row((asker) => asker.patch(`${services}/${id}`, change))).toEqual(expected({ 200: editing }, 403))
    expect(await row(async (asker) => asker.delete(`${services}/${await put(true)}`))).toEqual(expected({ 204: editing }, 403))
  })
})

describe('a premium service request of investor to provider', () => {
  const requests = '/api/v2/premium-service-requests'

  test('submitted is shown to its parties, to those who oversee their companies, to account managers and finance', async () => {
    const id = await putRequest(server.db, 'submitted')
    for (const at of ['', '/premium-service', '/requestor', '/requestee', '/manager']) {
      expect(await row((asker) => asker.get(`${requests}/${id}${at}`))).toEqual(
        expected({ 200: `${parties} ${overseers} lead finance` }, 404),
      )
    }
    for (const name of [...parties.split(' '), ...overseers.split(' '), 'lead', 'finance']) {
      for (const who of ['requestor', 'requestee', 'manager']) {
        const { data } = (await (await client(name)).get(`${requests}/${id}/${who}`)).body
        expect([name, who, data?.type]).toEqual([name, who, 'accounts'])
      }
    }
    expect(await listing(requests, id)).toBe('investor provider account-manager finance admin')
  })

  test('drafted is shown to its requestor and admins', async () => {
    const id = await putRequest(server.db, 'drafted')
    expect(await row((asker) => asker.get(`${requests}/${id}`))).toEqual(expected({ 200: 'investor admin' }, 404))
    expect(await listing(requests, id)).toBe('investor admin')
    const service = `/api/v1/premium_services/${seedId('premium-services', 2)}/premium-service-requests?page[size]=100`
    for (const name of members) {
      const { data } = (await (await client(name)).get(service)).body
      expect([name, data.some((one: { id: string }) => one.id === id)]).toEqual([name, ['investor', 'admin'].includes(name)])
    }
  })

  test('is made by investors of a professional plan and corporate users', async () => {
    expect(await row((asker) => asker.post(requests, asking({})))).toEqual(
      expected({ 201: 'investor investor-2 noor.alhashimi corporate' }, 403),
    )
  })

  test('is changed by its parties and account managers, by nobody who only looks on', async () => {
    const id = await putRequest(server.db, 'submitted')
    expect(await row((asker) => asker.patch(`${requests}/${id}`, editOf({ note: 'A word.' })))).toEqual(
      expected({ 200: parties, 403: `${overseers} lead finance` }, 404),
    )
    const draft = await putRequest(server.db, 'drafted')
    expect(await row((asker) => asker.patch(`${requests}/${draft}`, editOf({ title: 'x' })))).toEqual(
      expected({ 200: 'investor admin' }, 404),
    )
  })

  test('is deleted as a draft by its requestor and admins', async () => {
    expect(await row(async (asker) => asker.delete(`${requests}/${await putRequest(server.db, 'drafted')}`))).toEqual(
      expected({ 204: 'investor admin' }, 404),
    )
    const id = await putRequest(server.db, 'submitted')
    expect(await row((asker) => asker.delete(`${requests}/${id}`))).toEqual(
      expected({ 409: 'investor', 403: `provider account-manager admin ${overseers} lead finance` }, 404),
    )
  })
})

describe('a file of such a request', () => {
  const attachments = '/api/v2/premium-service-attachments'
  const file = (request: string) => ({
    data: {
      type: 'premium-service-attachments',
      attributes: { source: dataUrl('application/pdf', pdfBytes()), 'source-file-name': 'x.pdf' },
      relationships: linkage('premium_service_request', 'PremiumServiceRequest', request),
    },
  })
  async function put(request: string): Promise<string> {
    const source = await putFile(server.db, 'x.pdf', 'application/pdf')
    const stored = { source, source_file_name: 'x.pdf', source_file_size: 1, source_content_type: 'application/pdf' }
    const of = { premium_service_request_id: request, account_id: seedId('accounts', 1) }
    await insertRows(server.db, 'premium_service_attachments', { id: source, ...of, ...stored })
    return source
  }

  test('is shown to its parties, compliance officers and account managers; the request alone to team leads and finance', async () => {
    const request = await putRequest(server.db, 'submitted')
    const id = await put(request)
    expect(await row((asker) => asker.get(`${attachments}/${id}`))).toEqual(expected({ 200: `${parties} ${overseers}` }, 404))
    for (const name of ['lead', 'finance']) {
      for (const part of ['premium-service-attachments', 'premium-service-notes', 'premium-service-activity-notes']) {
        const { body } = await (await client(name)).get(`/api/v2/premium-service-requests/${request}/${part}`)
        expect([name, part, body.data, body.meta['record-count']]).toEqual([name, part, [], 0])
      }
    }
  })

  test('is attached by its parties and account managers', async () => {
    const request = await putRequest(server.db, 'submitted')
    expect(await row((asker) => asker.post(attachments, file(request)))).toEqual(
      expected({ 201: parties, 403: `${overseers} lead finance` }, 422),
    )
  })

  test('is taken back by who attached it', async () => {
    const request = await putRequest(server.db, 'submitted')
    expect(await row(async (asker) => asker.delete(`${attachments}/${await put(request)}`))).toEqual(
      expected({ 204: 'investor', 403: `provider account-manager admin ${overseers}` }, 404),
    )
  })
})

describe('a note on such a request', () => {
  const notes = '/api/v2/premium-service-notes'
  async function put(internal = false): Promise<string> {
    const id = randomUUID()
    const request = await putRequest(server.db, 'submitted')
    const note = { id, premium_service_request_id: request, account_id: seedId('accounts', internal ? 11 : 1), body: 'A word.', internal }
    await insertRows(server.db, 'premium_service_notes', note)
    return id
  }
  const change = { data: { type: 'premium-service-notes', attributes: { body: 'Another.' } } }

  test('is shown to its parties, compliance officers and account managers', async () => {
    const id = await put()
    expect(await row((asker) => asker.get(`${notes}/${id}`))).toEqual(expected({ 200: `${parties} ${overseers}` }, 404))
  })

  test('that is internal is there for account managers', async () => {
    const id = await put(true)
    expect(await row((asker) => asker.get(`${notes}/${id}`))).toEqual(expected({ 200: 'account-manager admin' }, 404))
    expect(await row((asker) => asker.patch(`${notes}/${id}`, change))).toEqual(expected({ 200: 'account-manager', 400: 'admin' }, 404))
  })

  test('is written by its parties and account managers', async () => {
    const request = await putRequest(server.db, 'submitted')
    const body = {
      data: {
        type: 'premium-service-notes',
        attributes: { body: 'A word.' },
        relationships: linkage('premium-service-request', 'premium-service-requests', request),
      },
    }
    expect(await row((asker) => asker.post(notes, body))).toEqual(expected({ 201: parties, 403: `${overseers} lead finance` }, 422))
  })

  test('is changed and deleted by its author, and hidden by account managers', async () => {
    const id = await put()
    const answers = { 403: `provider ${overseers}` }
    const hidden = { data: { type: 'premium-service-notes', attributes: { 'hidden-reason': 'Numbers.' } } }
    expect(await row((asker) => asker.patch(`${notes}/${id}`, change))).toEqual(
      expected({ 200: 'investor', 400: 'account-manager admin', ...answers }, 404),
    )
    expect(await row((asker) => asker.patch(`${notes}/${id}`, hidden))).toEqual(
      expected({ 200: 'account-manager admin', 400: 'investor', ...answers }, 404),
    )
    expect(await row(async (asker) => asker.delete(`${notes}/${await put()}`))).toEqual(
      expected({ 204: 'investor', 403: `${parties.replace('investor ', '')} ${overseers}` }, 404),
    )
  })
})

describe('the ledger and the packages', () => {
  const transactions = '/api/v2/premium-service-transactions'
  test.each([
    ['of a company of investors is for its investors and finance', 6, 'investor finance admin beatrice.okafor noor.alhashimi'],
    ['of a provider is for the provider, its team lead and finance', 9, 'provider lead finance admin'],
  ])('a row %s', async (_what, n, sees) => {
    const id = seedId('premium-service-transactions', n)
    expect(await row((asker) => asker.get(`${transactions}/${id}`))).toEqual(expected({ 200: sees }, 404))
    expect(await listing(transactions, id)).toBe(sees)
  })

  test('a package for everyone is shown to every account, one for a company to it and finance', async () => {
    const at = (n: number) => `/api/v2/premium-service-packages/${seedId('premium-service-packages', n)}`
    expect(await row((asker) => asker.get(at(1)))).toEqual(expected({}, 200))
    expect(await row((asker) => asker.get(at(4)))).toEqual(expected({ 200: 'investor finance admin beatrice.okafor noor.alhashimi' }, 404))
    expect(await row((asker) => asker.get('/api/v2/premium-service-packages'))).toEqual(expected({}, 200))
  })

  test('a package is made and changed by finance', async () => {
    const attributes = { name: 'A package', smarts: 10, 'price-minor': 9000, currency: 'USD' }
    const body = { data: { type: 'premium-service-packages', attributes } }
    expect(await row((asker) => asker.post('/api/v2/premium-service-packages', body))).toEqual(expected({ 201: 'finance admin' }, 403))
    const at = `/api/v2/premium-service-packages/${seedId('premium-service-packages', 1)}`
    expect(await row((asker) => asker.patch(at, { data: { ...body.data, attributes: { position: 1 } } }))).toEqual(
      expected({ 200: 'finance admin' }, 403),
    )
  })

  test('a movement is booked by finance', async () => {
    const relationships = linkage('company', 'companies', seedId('companies', 5))
    const body = { data: { type: 'premium-service-transactions', attributes: { kind: 'grant', smarts: 1 }, relationships } }
    expect(await row((asker) => asker.post(transactions, body))).toEqual(expected({ 201: 'finance admin' }, 403))
  })

  test('the smarts of a company are told to its team leads, finance and admins', async () => {
    const tellers: string[] = []
    const shown: unknown[] = []
    for (const name of members) {
      const { attributes } = (await (await client(name)).get(`/api/v2/companies/${seedId('companies', 1)}`)).body.data ?? {}
      if (attributes && 'smarts-available' in attributes) tellers.push(name)
      if (attributes && 'smarts-available' in attributes) shown.push([attributes['smarts-available'], attributes['smarts-reserved']])
    }
    expect(tellers.join(' ')).toBe('lead finance admin')
    expect(shown).toEqual(shown.map(() => [228, 0]))
  })
})
