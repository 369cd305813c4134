/** What can be discussed besides insights, by whom, and who is told of it. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import { eventPath, putEvent } from '../../support/event-rows.ts'
import { dataUrl, pdfBytes } from '../../support/files.ts'
import { minutesFromNow } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v1/comments'
const entity = { data: { type: 'entities', id: seedId('entities', 1) } }

let investor: Client
let other: Client
let provider: Client
let corporate: Client
beforeAll(async () => {
  ;[investor, other, provider, corporate] = await Promise.all([
    server.as('investor'),
    server.as('investor-2'),
    server.as('provider'),
    server.as('corporate'),
  ])
})

const say = (client: Client, type: string, id: string, body = 'A question.'): Promise<Answer> =>
  client.post(path, { data: { type: 'comments', attributes: { body }, relationships: { commentable: { data: { type, id } } } } })
const idsAbout = async (client: Client, id: string): Promise<string[]> =>
  (await client.get(`${path}?filter[commentable-id]=${id}`)).body.data.map((one: { id: string }) => one.id)
const told = async (id: string) => {
  const rows = await server.db.selectFrom('notifications').select(['key', 'account_id']).where('trackable_id', '=', id).execute()
  return rows.map((one) => [one.key, one.account_id])
}

describe('an external report', () => {
  async function filed(access: string): Promise<string> {
    const report = (
      await provider.post('/api/v2/external-reports', {
        data: {
          type: 'external-reports',
          attributes: { title: 'Banks', 'source-name': 'Tallis Brothers', access },
          relationships: { 'primary-entity': entity },
        },
      })
    ).body.data.id as string
    expect((await say(provider, 'external-reports', report)).status).toBe(409)
    await provider.post('/api/v2/external-report-attachments', {
      data: {
        type: 'external-report-attachments',
        attributes: { source: dataUrl('application/pdf', pdfBytes()), 'source-file-name': 'report.pdf' },
        relationships: { 'external-report': { data: { type: 'external-reports', id: report } } },
      },
    })
    return report
  }

  test('is discussed by those who have its files, once it is listed; who filed it is told', async () => {
    const open = await filed('open')
    const made = await say(investor, 'external-reports', open)
    expect(made.status).toBe(201)
    const { id, relationships } = made.body.data
    expect((await other.get(relationships.commentable.links.related)).body.data).toMatchObject({ type: 'external-reports', id: open })
    expect(await told(id)).toEqual([['comment.created', seedId('accounts', 4)]])
    expect(await idsAbout(other, open)).toEqual([id])
    const withoutPlan = await server.as('samuel.penrose')
    expect((await say(withoutPlan, 'external-reports', open)).status).toBe(403)
    expect(await idsAbout(withoutPlan, open)).toEqual([])
    expect((await withoutPlan.get(`${path}/${id}`)).status).toBe(404)
  })

  test('that is withheld or private hides what is said about it, also from those who are mentioned', async () => {
    for (const access of ['on-request', 'private']) {
      const report = await filed(access)
      const { slug } = await server.db
        .selectFrom('accounts')
        .select('slug')
        .where('id', '=', seedId('accounts', 5))
        .executeTakeFirstOrThrow()
      const made = await say(provider, 'external-reports', report, `@${slug} look`)
      expect([made.status, await told(made.body.data.id)]).toEqual([201, []])
      expect((await other.get(`${path}/${made.body.data.id}`)).status).toBe(404)
      expect((await say(other, 'external-reports', report)).status).toBe(access === 'private' ? 422 : 403)
      expect(await idsAbout(await server.as('lead'), report)).toEqual([made.body.data.id])
    }
  })
})

describe('a corporate event', () => {
  test('is discussed by its audience from its publication to its cancellation', async () => {
    const draft = await putEvent(server.db, { status: 'drafted' })
    expect((await say(corporate, 'corporate-events', draft)).status).toBe(409)
    expect((await say(investor, 'corporate-events', draft)).status).toBe(422)
    const event = await putEvent(server.db)
    const made = await say(investor, 'corporate-events', event)
    expect([made.status, await told(made.body.data.id)]).toEqual([201, [['comment.created', seedId('accounts', 8)]]])
    expect(await idsAbout(other, event)).toEqual([made.body.data.id])
    // Whoever organised it acts for the issuer no more.
    await setColumns(server.db, 'corporate_events', event, { account_id: seedId('accounts', 25) })
    expect(await told((await say(other, 'corporate-events', event)).body.data.id)).toEqual([])
    await sql`delete from comments where account_id = ${seedId('accounts', 2)} and commentable_id = ${event}`.execute(server.db)
    // Its audience are investors.
    expect(await idsAbout(provider, event)).toEqual([])
    expect((await say(provider, 'corporate-events', event)).status).toBe(422)
    await setColumns(server.db, 'corporate_events', event, { status: 'cancelled' })
    expect((await say(investor, 'corporate-events', event)).status).toBe(409)
    expect(await idsAbout(other, event)).toEqual([made.body.data.id])
    expect((await corporate.delete(eventPath(event))).status).toBe(409)
    expect((await corporate.delete(eventPath(draft))).status).toBe(204)
  })
})

describe('a presentation', () => {
  const shown = async (title: string, attributes: object = {}): Promise<Answer> =>
    corporate.post('/api/v2/corporate-presentations', {
      data: {
        type: 'corporate-presentations',
        attributes: { title, source: dataUrl('application/pdf', pdfBytes()), 'source-file-name': 'slides.pdf', ...attributes },
        relationships: { entity },
      },
    })

  test('is discussed from its release', async () => {
    const early = (await shown('Early', { 'release-time': minutesFromNow(60) })).body.data.id as string
    expect((await say(investor, 'corporate-presentations', early)).status).toBe(422)
    expect((await say(corporate, 'corporate-presentations', early)).status).toBe(409)
    const slides = (await shown('Discussed')).body.data.id as string
    const made = await say(investor, 'corporate-presentations', slides)
    expect([made.status, await told(made.body.data.id)]).toEqual([201, [['comment.created', seedId('accounts', 8)]]])
    await setColumns(server.db, 'corporate_presentations', slides, { account_id: seedId('accounts', 25) })
    expect(await told((await say(investor, 'corporate-presentations', slides)).body.data.id)).toEqual([])
  })

  test('goes out of sight with what was said about it when it is deleted, and its title is free again', async () => {
    const slides = (await shown('Withdrawn')).body.data.id as string
    const made = (await say(investor, 'corporate-presentations', slides)).body.data.id as string
    const kept = await investor.post('/api/v2/locker-items', {
      data: { type: 'locker-items', relationships: { lockable: { data: { type: 'corporate-presentations', id: slides } } } },
    })
    expect((await corporate.delete(`/api/v2/corporate-presentations/${slides}`)).status).toBe(204)
    for (const gone of [`/api/v2/corporate-presentations/${slides}`, `${path}/${made}`, `/api/v2/locker-items/${kept.body.data.id}`]) {
      expect((await investor.get(gone)).status).toBe(404)
    }
    expect((await (await server.as('entity-editor')).get(`/api/v2/corporate-presentations/${slides}`)).status).toBe(404)
    expect((await shown('Withdrawn')).status).toBe(201)
    expect((await shown('Withdrawn')).status).toBe(409)
  })
})

test('the policy of the issuer, or of the firm that filed a report, forbids comments', async () => {
  const event = await putEvent(server.db)
  const { company_id: issuer } = await server.db
    .selectFrom('entities')
    .select('company_id')
    .where('id', '=', entity.data.id)
    .executeTakeFirstOrThrow()
  const { policy } = await server.db.selectFrom('companies').select('policy').where('id', '=', issuer!).executeTakeFirstOrThrow()
  const set = (value: unknown) => setColumns(server.db, 'companies', issuer!, { policy: JSON.stringify(value) })
  await set({ ...(policy as object), 'allow-comments': false })
  expect((await say(investor, 'corporate-events', event)).status).toBe(403)
  await set(policy)
  expect((await say(investor, 'corporate-events', event)).status).toBe(201)
})
