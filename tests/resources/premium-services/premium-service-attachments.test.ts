import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { dataUrl, filesBelow, pdfBytes, putFile } from '../../support/files.ts'
import { codesOf } from '../../support/insight-rows.ts'
import { linkage, putRequest, requestPath, statuses } from '../../support/premium-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/premium-service-attachments'
const file = (request: string, attributes: object = {}) => ({
  data: {
    type: 'premium-service-attachments',
    attributes: { source: dataUrl('application/pdf', pdfBytes()), 'source-file-name': 'model.pdf', ...attributes },
    relationships: linkage('premium_service_request', 'PremiumServiceRequest', request),
  },
})
const attach = async (name: string, request: string, attributes?: object): Promise<Answer> =>
  (await server.as(name)).post(path, file(request, attributes))
const idOf = (answer: Answer): string => answer.body.data.id

describe('an attachment', () => {
  test('is stored as documented, told to the other parties, downloaded with a link for an hour, and deleted with its file', async () => {
    const before = filesBelow(server.place.folder).length
    const request = await putRequest(server.db, 'submitted')
    const sent = { 'source-file-size': 12, 'source-updated-at': '2026-10-01 08:30:00 +0000', 'source-content-type': 'text/plain' }
    const made = await attach('investor', request, sent)
    expect(made.status).toBe(201)
    const { attributes } = made.body.data
    expect(attributes).toEqual({
      source: expect.stringMatching(`^${server.url}/api/v2/files/.*expires=3600`),
      'source-file-name': 'model.pdf',
      'source-file-size': pdfBytes().length,
      'source-updated-at': expect.any(String),
      'source-content-type': 'application/pdf',
    })
    expect((await server.guest.get(attributes.source)).bytes.equals(pdfBytes())).toBe(true)
    const told = await server.db.selectFrom('notifications').select(['account_id', 'key']).where('trackable_id', '=', idOf(made)).execute()
    expect(told.map(({ account_id, key }) => [key, Number(account_id.slice(-4))]).sort()).toEqual([
      ['premium_service_attachment.created', 11],
      ['premium_service_attachment.created', 4],
    ])
    const provider = await server.as('provider')
    expect((await provider.get(`${path}/${idOf(made)}/account`)).body.data.id).toBe(seedId('accounts', 1))
    expect((await provider.get(`${requestPath(request)}/premium-service-attachments`)).body.data).toHaveLength(1)
    expect((await provider.delete(`${path}/${idOf(made)}`)).status).toBe(403)
    expect((await (await server.as('investor')).delete(`${path}/${idOf(made)}`)).status).toBe(204)
    expect((await server.guest.get(attributes.source)).status).toBe(404)
    expect(filesBelow(server.place.folder)).toHaveLength(before)
  })

  test.each(statuses)('of a request that is %s is added and taken back as long as that is open', async (status) => {
    const request = await putRequest(server.db, status)
    const closed = ['completed', 'declined', 'cancelled', 'expired'].includes(status)
    const hidden = status === 'drafted'
    expect((await attach('investor', request)).status).toBe(closed ? 409 : 201)
    for (const name of ['provider', 'account-manager']) {
      expect([name, (await attach(name, request)).status]).toEqual([name, hidden ? 422 : closed ? 409 : 201])
    }
    for (const name of ['lead', 'compliance', 'beatrice.okafor']) {
      expect([name, (await attach(name, request)).status]).toEqual([name, hidden ? 422 : 403])
    }
    const id = await placed(request)
    const removed = await (await server.as('investor')).delete(`${path}/${id}`)
    expect(removed.status).toBe(closed || status === 'delivered' ? 409 : 204)
  })

  test('is seen by the parties, the compliance officers of their companies and account managers', async () => {
    const id = await placed(await putRequest(server.db, 'submitted'))
    const draft = await placed(await putRequest(server.db, 'drafted'))
    const sees = 'investor provider compliance beatrice.okafor account-manager admin'.split(' ')
    for (const name of [...sees, 'lead', 'investor-2', 'noor.alhashimi', 'provider-2', 'editor', 'finance']) {
      const client = await server.as(name)
      expect([name, (await client.get(`${path}/${id}`)).status]).toEqual([name, sees.includes(name) ? 200 : 404])
      expect([name, (await client.get(`${path}/${draft}`)).status]).toEqual([name, ['investor', 'admin'].includes(name) ? 200 : 404])
    }
    expect((await server.guest.get(`${path}/${id}`)).status).toBe(401)
  })

  test('is one of at most 50, however many come at once', async () => {
    const request = await putRequest(server.db, 'submitted')
    for (let n = 0; n < 48; n++) await placed(request)
    const answers = await Promise.all(Array.from({ length: 6 }, () => attach('investor', request)))
    expect(answers.map((one) => one.status).sort()).toEqual([201, 201, 422, 422, 422, 422])
  })

  test.each([
    ['no name', { 'source-file-name': undefined }, ['106']],
    ['no data URL', { source: 'hello' }, ['103']],
    ['a program', { source: dataUrl('application/x-msdownload', 'MZ') }, ['103']],
    ['a size that is no number', { 'source-file-size': '12' }, ['103']],
    ['a title', { title: 'x' }, ['105']],
  ])('is refused with %s', async (_what, attributes, codes) => {
    expect(codesOf(await attach('investor', await putRequest(server.db, 'submitted'), attributes))).toEqual(codes)
  })
})

/** An attachment of `investor` put straight into the tables. */
async function placed(request: string): Promise<string> {
  const source = await putFile(server.db, 'x.pdf', 'application/pdf')
  const row = { id: source, premium_service_request_id: request, account_id: seedId('accounts', 1), source, source_file_name: 'x.pdf' }
  await insertRows(server.db, 'premium_service_attachments', { ...row, source_file_size: 1, source_content_type: 'application/pdf' })
  return source
}
