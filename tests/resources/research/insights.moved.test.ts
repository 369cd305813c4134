/** Who goes to another firm leaves behind what was written for the one before. */
import { beforeAll, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { authors, detailsOf, freshClient, insightPath, patchOf, putInsight } from '../../support/insight-rows.ts'
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
