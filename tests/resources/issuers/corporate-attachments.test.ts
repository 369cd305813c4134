import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import { eventPath, putEvent, putIssued } from '../../support/event-rows.ts'
import { dataUrl, filesBelow, pdfBytes } from '../../support/files.ts'
import { codesOf, detailsOf, minutesFromNow } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/corporate-attachments'
const at = (id: string, rest = ''): string => `${path}/${id}${rest}`
const named = (id: string) => ({ data: { type: 'corporate-attachments', id } })

let corporate: Client
let investor: Client
beforeAll(async () => {
  corporate = await server.as('corporate')
  investor = await server.as('investor')
})

const file = (type: string, id: string, sent: object = {}) => ({
  data: {
    type: 'corporate-attachments',
    attributes: { source: dataUrl('application/pdf', pdfBytes()), 'source-file-name': 'agenda.pdf', ...sent },
    relationships: { attachable: { data: { type, id } } },
  },
})
const attached = async (id: string, type = 'corporate-events'): Promise<string> => {
  const answer = await corporate.post(path, file(type, id))
  expect(answer.status).toBe(201)
  return answer.body.data.id
}

describe('an attachment', () => {
  test.each([
    ['corporate-events', async () => putEvent(server.db)],
    ['corporate-presentations', async () => seedId('corporate-presentations', 1)],
    ['entity-news', async () => putIssued(server.db, 'entity_news')],
    ['exchange-announcements', async () => putIssued(server.db, 'exchange_announcements', { release_time: minutesFromNow(60) })],
    ['corporate-email-campaigns', async () => putIssued(server.db, 'corporate_email_campaigns')],
  ])('of %s is read through its record, downloaded and deleted with its file', async (type, record) => {
    const before = filesBelow(server.place.folder).length
    const owner = await record()
    const answer = await corporate.post(path, file(type, owner, { title: 'Agenda' }))
    const { id, attributes } = answer.body.data
    expect(attributes).toMatchObject({ title: 'Agenda', 'source-file-name': 'agenda.pdf', 'source-content-type': 'application/pdf' })
    const reader = ['exchange-announcements', 'corporate-email-campaigns'].includes(type) ? corporate : investor
    const listed = await reader.get(`/api/v2/${type}/${owner}/corporate-attachments`)
    expect(listed.body.data[0].id).toBe(id)
    expect((await reader.get(listed.body.data[0].attributes.source)).bytes.equals(pdfBytes())).toBe(true)
    expect((await reader.get(at(id, '/attachable'))).body.data).toMatchObject({ type, id: owner })
    expect((await corporate.delete(at(id))).status).toBe(204)
    expect((await corporate.get(at(id))).status).toBe(404)
    expect(filesBelow(server.place.folder)).toHaveLength(before)
  })

  test('is as hidden as its record', async () => {
    const id = await attached(await putEvent(server.db, { status: 'drafted' }))
    const statuses = await Promise.all(
      ['investor', 'matthias.krueger', 'corporate', 'entity-editor'].map(
        async (name) => (await (await server.as(name)).get(at(id))).status,
      ),
    )
    expect(statuses).toEqual([404, 404, 200, 200])
    expect((await server.guest.get(at(id))).status).toBe(401)
    const other = await server.as('matthias.krueger')
    expect((await other.delete(at(id))).status).toBe(404)
    expect((await other.send('DELETE', path, named(id))).status).toBe(404)
  })

  test('is deleted by a body that names it, once', async () => {
    const id = await attached(await putEvent(server.db, { audience: ['public'] }))
    const other = await server.as('matthias.krueger')
    expect((await other.send('DELETE', path, named(id))).status).toBe(403)
    expect((await investor.send('DELETE', path, named(id))).status).toBe(403)
    expect((await server.guest.send('DELETE', path, named(id))).status).toBe(401)
    const folded = { data: { type: 'CorporateAttachment', id } }
    expect((await corporate.send('DELETE', path, folded)).status).toBe(204)
    expect((await corporate.send('DELETE', path, folded)).status).toBe(404)
  })

  test.each([
    [undefined, 400, '122'],
    [{ data: null }, 400, '122'],
    [{ data: { type: 'corporate-attachments' } }, 400, '106'],
    [{ data: { id: 'x' } }, 400, '106'],
    [{ data: { type: 'corporate-events', id: 'x' } }, 400, '116'],
    [{ data: { type: 'corporate-attachments', id: 'x', attributes: { title: 'x' } } }, 400, '105'],
    [{ data: { type: 'corporate-attachments', id: ' x' } }, 422, '103'],
    [{ data: { type: 'corporate-attachments', id: 7 } }, 422, '103'],
    [{ data: { type: 'corporate-attachments', id: 'nowhere' } }, 404, '404'],
  ])('is not deleted by %j', async (body, status, code) => {
    const answer = await corporate.send('DELETE', path, body)
    expect([answer.status, codesOf(answer)[0]]).toEqual([status, code])
  })

  test('goes with its record, and so does its file', async () => {
    const before = filesBelow(server.place.folder).length
    const event = await putEvent(server.db, { status: 'drafted' })
    const id = await attached(event)
    expect((await corporate.delete(eventPath(event))).status).toBe(204)
    expect((await (await server.as('admin')).get(at(id))).status).toBe(404)
    expect(filesBelow(server.place.folder)).toHaveLength(before)
  })

  test.each([
    ['entity-news', 'entity_news', {}],
    ['exchange-announcements', 'exchange_announcements', { release_time: minutesFromNow(60) }],
    ['corporate-email-campaigns', 'corporate_email_campaigns', {}],
  ] as const)('goes with its record, also one of %s', async (type, table, columns) => {
    const owner = await putIssued(server.db, table, columns)
    const id = await attached(owner, type)
    const { source } = (await corporate.get(at(id))).body.data.attributes
    expect((await corporate.delete(`/api/v2/${type}/${owner}`)).status).toBe(204)
    expect((await (await server.as('admin')).get(at(id))).status).toBe(404)
    expect((await corporate.get(source)).status).toBe(404)
  })

  test.each(['entity-news', 'corporate-presentations'])('goes with %s that were discussed, though what was said is kept', async (type) => {
    const owner = type === 'entity-news' ? await putIssued(server.db, 'entity_news') : seedId('corporate-presentations', 1)
    const id = await attached(owner, type)
    const { source } = (await corporate.get(at(id))).body.data.attributes
    const relationships = { commentable: { data: { type, id: owner } } }
    const said = await investor.post('/api/v1/comments', { data: { type: 'comments', attributes: { body: 'Why?' }, relationships } })
    expect(said.status).toBe(201)
    expect((await corporate.delete(`/api/v2/${type}/${owner}`)).status).toBe(204)
    for (const name of ['investor', 'corporate', 'entity-editor', 'admin']) {
      expect([name, (await (await server.as(name)).get(at(id))).status]).toEqual([name, 404])
    }
    expect((await investor.get(source)).status).toBe(404)
  })

  test('of an announcement that is released is added and never taken away', async () => {
    const owner = await putIssued(server.db, 'exchange_announcements')
    const id = await attached(owner, 'exchange-announcements')
    for (const name of ['corporate', 'entity-editor', 'admin']) {
      const refused = await (await server.as(name)).delete(at(id))
      expect([refused.status, detailsOf(refused)]).toEqual([409, ['The attachments of an announcement that is released stay.']])
      expect((await (await server.as(name)).send('DELETE', path, named(id))).status).toBe(409)
    }
    expect((await investor.get(at(id))).status).toBe(200)
  })

  test('of a campaign is given and taken away by its issuer and account managers, while it is a draft', async () => {
    const owner = await putIssued(server.db, 'corporate_email_campaigns')
    const id = await attached(owner, 'corporate-email-campaigns')
    expect(codesOf(await (await server.as('entity-editor')).post(path, file('corporate-email-campaigns', owner)))).toEqual(['103'])
    const manager = await server.as('account-manager')
    const given = await manager.post(path, file('corporate-email-campaigns', owner))
    expect([given.status, (await manager.delete(at(given.body.data.id))).status]).toEqual([201, 204])
    for (const status of ['sending', 'paused', 'sent', 'cancelled'] as const) {
      await setColumns(server.db, 'corporate_email_campaigns', owner, { status })
      const refused = await corporate.post(path, file('corporate-email-campaigns', owner))
      expect([refused.status, detailsOf(refused)]).toEqual([409, [`The attachments of a campaign that is ${status} stay.`]])
      expect((await corporate.delete(at(id))).status).toBe(409)
    }
    expect((await server.db.selectFrom('files').select('id').where('kept_at', 'is', null).execute()).length).toBe(0)
  })

  test('is deleted while its record is, and neither waits for the other', async () => {
    for (let round = 0; round < 5; round++) {
      const owner = await putIssued(server.db, 'entity_news')
      const ids = [await attached(owner, 'entity-news'), await attached(owner, 'entity-news')]
      const answers = await Promise.all([
        corporate.delete(at(ids[0]!)),
        corporate.delete(`/api/v2/entity-news/${owner}`),
        corporate.delete(at(ids[1]!)),
      ])
      expect(answers[1].status).toBe(204)
      expect(answers.map((one) => one.status).filter((status) => ![204, 404].includes(status))).toEqual([])
      expect(await server.db.selectFrom('corporate_attachments').select('id').where('attachable_id', '=', owner).execute()).toEqual([])
    }
  })

  test('is one of at most twenty, however many are sent at once', async () => {
    const event = await putEvent(server.db)
    const answers = await Promise.all(Array.from({ length: 25 }, () => corporate.post(path, file('corporate-events', event))))
    expect(answers.filter((one) => one.status === 201)).toHaveLength(20)
    expect(detailsOf(answers.find((one) => one.status === 422)!)).toEqual(['A record has at most 20 attachments'])
  })

  test('hangs on what its giver manages, and on nothing else', async () => {
    const open = seedId('corporate-events', 6)
    expect((await corporate.post(path, file('corporate-events', open))).status).toBe(403)
    expect((await (await server.as('entity-editor')).post(path, file('corporate-events', open))).status).toBe(201)
    expect(codesOf(await corporate.post(path, file('corporate-events', 'nowhere')))).toEqual(['103'])
    expect(codesOf(await corporate.post(path, file('insights', seedId('insights', 1))))).toEqual(['116'])
    expect(codesOf(await corporate.post(path, file('corporate-events', open.replace('0033', '0035'))))).toEqual(['103'])
  })
})
