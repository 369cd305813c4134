/** Who goes to another firm leaves behind what was written for the one before. */
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { publishDue } from '../../../src/resources/research/insights.scheduling.ts'
import { tellReviewsEnding } from '../../../src/resources/research/insights.reviews.ts'
import { tell } from '../../support/activity-bodies.ts'
import { setColumns } from '../../support/columns.ts'
import { authors, detailsOf, freshClient, insightPath, minutesFromNow, moveTo, patchOf, putInsight } from '../../support/insight-rows.ts'
import { moved } from '../../support/moved.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const mails = '/api/v1/group-email-messages'
type State = 'drafted' | 'submitted' | 'approved' | 'published'
const mail = { type: 'group-email-messages', attributes: { subject: 'What I have read', body: '<p>Much.</p>' } }

let mover: Client
let lead: Client
let written: Record<State, string>
let letter: string
beforeAll(async () => {
  const before = await freshClient(server, seedId('accounts', authors.provider))
  const put = (state: State) => putInsight(server.db, state, authors.provider)
  written = {
    drafted: await put('drafted'),
    submitted: await put('submitted'),
    approved: await put('approved'),
    published: await put('published'),
  }
  letter = (await before.post(mails, { data: mail })).body.data.id
  mover = await moved(server, seedId('accounts', authors.provider), seedId('companies', 2))
  lead = await server.as('lead')
})

test('whoever moved on sees and changes none of what the firm has not published', async () => {
  for (const state of ['drafted', 'submitted', 'approved'] as const) {
    const path = insightPath(written[state])
    expect([state, (await mover.get(path)).status, (await mover.patch(path, patchOf({ tagline: 'Mine still' }))).status]).toEqual([
      state,
      404,
      404,
    ])
  }
  const listed = await mover.get('/api/v2/insights?filter[state]=drafted&page[size]=100')
  expect(listed.body.data.map((one: { id: string }) => one.id)).not.toContain(written.drafted)
})

test('what is published it reads like others, and changes no more', async () => {
  const path = insightPath(written.published)
  expect((await mover.get(path)).status).toBe(200)
  expect((await mover.patch(path, patchOf({ tagline: 'Mine still', 'status-reason': 'A slip' }))).status).toBe(403)
})

test('the team lead finishes what is left', async () => {
  expect((await lead.patch(insightPath(written.drafted), patchOf({ tagline: 'Finished by the lead' }))).status).toBe(200)
  expect((await mover.get(insightPath(written.drafted))).status).toBe(404)
})

test('nothing goes out in the name of who is not there', async () => {
  expect((await mover.get(`${mails}/${letter}`)).status).toBe(404)
  const queued = await lead.patch(`${mails}/${letter}`, { data: { attributes: { status: 'queued' } } })
  expect([queued.status, detailsOf(queued)]).toEqual([409, ['Whoever wrote this left, and sends no more mails.']])
  expect((await lead.delete(`${mails}/${letter}`)).status).toBe(204)
})

/** Who was told what of a record, by number, and to whom it was written down. */
async function toldOf(id: string): Promise<string[]> {
  const { rows } = await sql<{ told: string }>`select key || ' ' || account_id as told from notifications where trackable_id = ${id}
    union all select 'activity ' || recipient_id from activities where trackable_id = ${id} and recipient_id is not null order by 1`.execute(
    server.db,
  )
  return rows.map(({ told }) => told.replace(/019a.*?(\d{1,2})$/, (_id, n: string) => String(Number(n))))
}

test('what becomes of what is left is told to the team lead and not to who moved on', async () => {
  const editor = await server.as('editor')
  const [returned, approved, due, ending] = await Promise.all([
    putInsight(server.db, 'submitted', authors.provider),
    putInsight(server.db, 'submitted', authors.provider),
    putInsight(server.db, 'scheduled', authors.provider, { tagline: null, published_at: minutesFromNow(-1) }),
    putInsight(server.db, 'in-review', authors.provider, { review_ends_at: minutesFromNow(60) }),
  ])
  await editor.patch(insightPath(returned), moveTo('changes-requested', { 'status-reason': 'Name the source.' }))
  await editor.patch(insightPath(approved), moveTo('approved'))
  await publishDue(server.db, new Date())
  await tellReviewsEnding(server.db, new Date())
  expect(await Promise.all([returned, approved, due, ending].map(toldOf))).toEqual([
    [`insight.returned ${authors.lead}`],
    [`insight.approved ${authors.lead}`],
    [`insight.returned ${authors.lead}`],
    [`insight.review_ending ${authors.lead}`],
  ])
})

test('of what was cancelled before its publication who moved on sees nothing', async () => {
  const id = await putInsight(server.db, 'cancelled', authors.provider, { was_published: false })
  const at = '/api/v2/cancelled-insights'
  const seen = async (client: Client) => [
    (await client.get(`${at}/${id}`)).status,
    (await client.get(`${at}?page[size]=100`)).body.data.some((one: { id: string }) => one.id === id),
  ]
  expect([await seen(lead), await seen(mover)]).toEqual([
    [200, true],
    [404, false],
  ])
})

test('who asks for access is told of to the editors, and neither told nor shown to who moved on', async () => {
  const asker = await server.as('samuel.penrose')
  const asked = await asker.post(`${insightPath(written.published)}/request-publication-access`)
  expect(asked.status).toBe(201)
  expect(await toldOf(asked.body.data.id)).toEqual([`insight.access_requested ${authors.editor}`])
  expect((await mover.get(`/api/v2/accounts/${seedId('accounts', 22)}`)).status).toBe(404)
  const log = await mover.get(`/api/v1/activities?filter[key]=insight.request_access&filter[trackable-id]=${written.published}`)
  expect(log.body.data).toEqual([])
})

/** What somebody does with an insight, one thing after the other. */
async function deal(reader: Client, id: string): Promise<void> {
  const insight = { data: { type: 'insights', id } }
  const [annotator, to] = [1, 24].map((n) => ({ data: { type: 'accounts', id: seedId('accounts', n) } }))
  const note = { message: 'Ask about this.', 'annotable-attribute': 'detail', 'section-id': 0, starred: false, secret: false }
  const document = (type: string, attributes: object, relationships: object) => ({ data: { type, attributes, relationships } })
  const dealt = [
    await tell(reader, 'insight.read', 'insights', id, { seconds: 90 }),
    await reader.patch(`${insightPath(id)}/like`),
    await reader.post('/api/v2/locker-items', document('locker-items', {}, { lockable: insight })),
    await reader.post('/api/v2/shared-items', document('shared-items', {}, { shareable: insight, recipient: to })),
    await reader.post('/api/v2/annotations', document('annotations', note, { annotator, annotable: insight })),
    await reader.post('/api/v1/comments', document('comments', { body: 'Why?' }, { commentable: insight })),
  ]
  expect(dealt.map(({ status }) => status)).toEqual([201, 200, 201, 201, 201, 201])
}

test('what others do with it is told to its author, and not to who moved on', async () => {
  const [reader, stays] = [await server.as('investor'), await server.as('vikram.deshpande')]
  const heardBy = async (author: Client): Promise<number[]> => {
    const paths = ['/api/v1/activities?filter[direction]=incoming', '/api/v2/notifications?page[size]=1']
    return Promise.all(paths.map(async (path) => (await author.get(path)).body.meta['record-count']))
  }
  for (const [author, number, heard] of [
    [stays, 14, [6, 4]],
    [mover, authors.provider, [0, 0]],
  ] as const) {
    const before = await heardBy(author)
    await deal(reader, await putInsight(server.db, 'published', number))
    expect([number, (await heardBy(author)).map((count, index) => count - before[index]!)]).toEqual([number, heard])
  }
})

test('of an author who is not active any more editors decide as well', async () => {
  const asker = await server.as('samuel.penrose')
  const id = await putInsight(server.db, 'published', authors['provider-2'])
  await setColumns(server.db, 'accounts', seedId('accounts', authors['provider-2']), { status: 'suspended' })
  const asked = await asker.post(`${insightPath(id)}/request-publication-access`)
  expect(await toldOf(asked.body.data.id)).toEqual([`insight.access_requested ${authors.editor}`])
})

test('only what an author who left had not published is given away, by a lead who is no compliance officer', async () => {
  const colleague = seedId('accounts', 14)
  const give = (client: Client, id: string, to = colleague) =>
    client.patch(insightPath(id), patchOf({}, { account: { data: { type: 'accounts', id: to } } }))
  const ofSuspended = await putInsight(server.db, 'drafted', authors.provider, { account_id: colleague })
  await setColumns(server.db, 'accounts', colleague, { status: 'suspended' })
  expect((await give(lead, ofSuspended, seedId('accounts', authors.provider))).status).toBe(403)
  await setColumns(server.db, 'accounts', colleague, { status: 'active' })
  await setColumns(server.db, 'accounts', seedId('accounts', authors.lead), { roles: ['team-lead', 'compliance-officer'] })
  expect((await give(await freshClient(server, seedId('accounts', authors.lead)), written.approved)).status).toBe(403)
  await setColumns(server.db, 'accounts', seedId('accounts', authors.lead), { roles: ['team-lead'] })
  expect((await give(await freshClient(server, seedId('accounts', authors.lead)), written.approved)).status).toBe(200)
})
