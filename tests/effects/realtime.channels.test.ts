/** What is told on each realtime channel, and what is not. */
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../../src/database/transact.ts'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { accountChannel, channelEvents, groupChannel, tellLive } from '../../src/effects/realtime.ts'
import { tick } from '../../src/tick.ts'
import { longEnough, tell } from '../support/activity-bodies.ts'
import { marking, putGroup, saying, withMembers } from '../support/conversations.ts'
import { attributes, eventPath, putEvent, putIssued } from '../support/event-rows.ts'
import { dataUrl, pdfBytes } from '../support/files.ts'
import { freshClient, insightPath, minutesFromNow, moveTo, patchOf, putInsight } from '../support/insight-rows.ts'
import { editOf, linkage, putRequest, requestPath } from '../support/premium-rows.ts'
import { answerTo, putQuestion, questionPath } from '../support/question-rows.ts'
import { realtimeService } from '../support/realtime-service.ts'
import { startServer } from '../support/server.ts'
import type { Client } from '../support/server.ts'

const service = realtimeService()
const server = startServer({ liveApp: async () => ({ id: '7', host: await service.host() }) })
const account = (n: number): string => seedId('accounts', n)
const me = (n: number): string => `private-account-${account(n)}`

/** What was told on a channel since the last time, as a set: what happens at once is told in any order. */
async function told(channel: string): Promise<unknown[]> {
  await server.jobs.drain()
  const here = service.events.filter((one) => one.channels.includes(channel)).map(({ name, data }) => [name, data] as const)
  service.events.length = 0
  return here.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
}
const round = (at = new Date()) => tick(server.db, server.place.files, at, server.jobs)
beforeEach(async () => {
  await server.jobs.drain()
  service.events.length = 0
})

test('what a channel does not have is not told on it', async () => {
  await transact(server.db, async (tx) => {
    // @ts-expect-error an account is told of no votes
    const none = () => tellLive({ tx, jobs: server.jobs }, 'question.voted', [accountChannel('1')], {})
    // @ts-expect-error nor of who reads, as its groups are
    const both = () => tellLive({ tx, jobs: server.jobs }, 'message.read', [groupChannel('1'), accountChannel('1')], {})
    await tellLive({ tx, jobs: server.jobs }, 'message.created', [groupChannel('1'), accountChannel('1')], {})
    expect([none, both]).toHaveLength(2)
  })
  expect(await told('private-account-1')).toEqual([['message.created', {}]])
})

test('the contract names every channel with its events', async () => {
  const { description } = (await server.guest.get('/openapi.json')).body.paths['/api/v2/pusher/authenticate_new'].post
  const rows = [...(description as string).matchAll(/^\| `([a-z-]+-)<(?:id|slug)>` \|.*\| (.*) \|$/gm)]
  const named = rows.map(([, kind, events]) => [kind, events!.split(', ').map((one) => one.slice(1, -1))])
  expect(Object.fromEntries(named)).toEqual(channelEvents)
})

describe('an account', () => {
  test('is told what it marked as read or unread, once for each change', async () => {
    const noor = await server.as('noor.alhashimi')
    const group = await putGroup(server.db, [account(1), account(24)])
    const id = (await (await server.as('investor')).post('/api/v2/messages', saying('Hello.', group))).body.data.id as string
    expect(await told(me(24))).toEqual([['message.created', { id, 'message-group-id': group }]])
    for (const read of [true, true]) await noor.patch(`/api/v2/messages/${id}`, marking(read))
    expect(await told(me(24))).toEqual([['unread.changed', { type: 'messages', id }]])
    await noor.patch(`/api/v2/messages/${id}`, marking(false))
    expect(await told(me(24))).toEqual([['unread.changed', { type: 'messages', id }]])

    const news = seedId('notifications', 1)
    const read = (client: Client, value: boolean) => client.patch(`/api/v2/notifications/${news}`, attributes({ read: value }))
    const investor = await server.as('investor')
    for (const value of [true, true, false]) expect((await read(investor, value)).status).toBe(200)
    expect(await told(me(1))).toEqual(Array(2).fill(['unread.changed', { type: 'notifications', id: news }]))
    expect((await read(await server.as('investor-2'), true)).status).toBe(404)
    expect((await read(await server.as('admin'), true)).status).toBe(403)
    expect(await told(me(1))).toEqual([])
  })

  test('is told of each session that ends, and of no other', async () => {
    const ofAccount = me(23)
    const sessions = await Promise.all([1, 2, 3, 4].map(() => freshClient(server, account(23))))
    const ids: string[] = []
    for (const one of sessions) ids.push((await one.get('/api/v2/sessions/current')).body.data.id as string)
    const [first, , third] = sessions as [Client, Client, Client, Client]
    const revoked = (...places: number[]) => places.map((at) => ['session.revoked', { id: ids[at]! }]).sort()
    expect((await first.delete('/api/v2/accounts/sign_out')).status).toBe(204)
    expect(await told(ofAccount)).toEqual(revoked(0))
    expect((await (await server.as('investor')).delete(`/api/v2/sessions/${ids[1]!}`)).status).toBe(404)
    expect(await told(ofAccount)).toEqual([])
    expect((await third.delete(`/api/v2/sessions/${ids[1]!}`)).status).toBe(204)
    expect(await told(ofAccount)).toEqual(revoked(1))
    const passwords = { 'current-password': 'demo-password-1', password: 'four blue herons wade' }
    expect((await third.patch('/api/v2/accounts/me/password', { data: { type: 'accounts', attributes: passwords } })).status).toBe(204)
    expect(await told(ofAccount)).toEqual(revoked(3))
    const suspended = { data: { attributes: { status: 'suspended' } } }
    expect((await (await server.as('admin')).patch(`/api/v2/accounts/${account(23)}`, suspended)).status).toBe(200)
    expect(await told(ofAccount)).toEqual(revoked(2))
  })
})

describe('a message group', () => {
  test('is told who joins, is taken out and leaves, beside the message that says so', async () => {
    const group = await putGroup(server.db, [account(1), account(24), account(21)])
    await insertRows(server.db, 'message_group_invitations', { message_group_id: group, account_id: account(2) })
    const room = `presence-message-group-${group}`
    const path = `/api/v2/message-groups/${group}`
    const names = async () => (await told(room)) as [string, Record<string, unknown>][]
    const moved = async () => (await names()).filter(([name]) => name !== 'message.created')
    const whom = (n: number) => ({ 'message-group-id': group, 'account-id': account(n) })

    expect((await (await server.as('provider')).patch(`${path}/join`)).status).toBe(404)
    expect(await names()).toEqual([])
    await (await server.as('investor-2')).patch(`${path}/join`)
    expect((await names()).map(([name]) => name)).toEqual(['member.joined', 'message.created'])
    await (await server.as('investor-2')).patch(`${path}/leave`)
    expect(await moved()).toEqual([['member.left', whom(2)]])
    await (await server.as('investor')).patch(path, withMembers([account(1), account(24)]))
    expect(await moved()).toEqual([['member.left', whom(21)]])
  })

  test('of an event is told that somebody came, went or was read by nobody knows whom', async () => {
    const event = await putEvent(server.db)
    const investor = await server.as('investor')
    expect((await investor.patch(eventPath(event, '/book-reservation'))).status).toBe(200)
    const { rows } = await sql<{ id: string }>`select id from message_groups where subject_id = ${event}`.execute(server.db)
    const group = rows[0]!.id
    const room = `presence-message-group-${group}`
    await investor.patch(`/api/v2/message-groups/${group}/join`)
    expect(await told(room)).toEqual([
      ['member.joined', { 'message-group-id': group }],
      ['message.created', { id: expect.any(String) as string, 'message-group-id': group }],
    ])
    const id = (await (await server.as('corporate')).post('/api/v2/messages', saying('Welcome.', group))).body.data.id as string
    await told(room)
    expect((await investor.patch(`/api/v2/messages/${id}`, marking(true))).status).toBe(200)
    expect(await told(room)).toEqual([])
    await investor.patch(eventPath(event, '/cancel-reservation'), attributes({ reason: 'Elsewhere.' }))
    expect(await told(room)).toContainEqual(['member.left', { 'message-group-id': group }])
  })
})

describe('a premium service request', () => {
  const attaching = (request: string) => ({
    data: {
      type: 'premium-service-attachments',
      attributes: { source: dataUrl('application/pdf', pdfBytes()), 'source-file-name': 'model.pdf' },
      relationships: linkage('premium_service_request', 'PremiumServiceRequest', request),
    },
  })
  const noting = (request: string, more: object = {}) => ({
    data: {
      type: 'premium-service-notes',
      attributes: { body: 'A word.', ...more },
      relationships: linkage('premium-service-request', 'premium-service-requests', request),
    },
  })

  test('is told of its states, its notes and its files, by whoever or whatever makes them', async () => {
    const request = await putRequest(server.db, 'submitted')
    const channel = `private-premium-request-${request}`
    const [provider, investor] = [await server.as('provider'), await server.as('investor')]
    const note = (await investor.post('/api/v2/premium-service-notes', noting(request))).body.data.id as string
    expect(await told(channel)).toEqual([['note.created', { id: note }]])
    const file = (await provider.post('/api/v2/premium-service-attachments', attaching(request))).body.data.id as string
    expect(await told(channel)).toEqual([['attachment.created', { id: file }]])
    expect((await provider.patch(requestPath(request), editOf({ status: 'accepted' }))).status).toBe(200)
    expect(await told(channel)).toEqual([['status.changed', { id: request, status: 'accepted' }]])
    expect((await provider.patch(requestPath(request), editOf({ status: 'declined', note: 'No.' }))).status).toBe(409)
    expect(await told(channel)).toEqual([])

    const silent = await putRequest(server.db, 'submitted', { expires_at: minutesFromNow(-1) })
    await round()
    expect(await told(`private-premium-request-${silent}`)).toEqual([['status.changed', { id: silent, status: 'expired' }]])
  })

  test('is told of no internal note, and of nothing while it is a draft', async () => {
    const [request, draft] = [await putRequest(server.db, 'submitted'), await putRequest(server.db, 'drafted')]
    const manager = await server.as('account-manager')
    expect((await manager.post('/api/v2/premium-service-notes', noting(request, { internal: true }))).status).toBe(201)
    expect(await told(`private-premium-request-${request}`)).toEqual([])
    const investor = await server.as('investor')
    expect((await investor.post('/api/v2/premium-service-notes', noting(draft))).status).toBe(201)
    expect((await investor.post('/api/v2/premium-service-attachments', attaching(draft))).status).toBe(201)
    expect(await told(`private-premium-request-${draft}`)).toEqual([])
  })
})

describe('an insight', () => {
  const comment = (insight: string) => ({
    data: { type: 'comments', attributes: { body: 'Is that so?' }, relationships: linkage('commentable', 'insights', insight) },
  })
  const say = async (client: Client, insight: string): Promise<string> => {
    const made = await client.post('/api/v1/comments', comment(insight))
    expect(made.status).toBe(201)
    return made.body.data.id as string
  }

  test('is told of comments that come and go, but for those of a review', async () => {
    const [published, reviewed] = [await putInsight(server.db, 'published'), await putInsight(server.db, 'in-review')]
    const investor = await server.as('investor')
    const channel = `private-insight-${published}`
    const id = await say(investor, published)
    expect(await told(channel)).toEqual([['comment.created', { id }]])
    for (const [action, name] of [
      ['remove', 'comment.removed'],
      ['restore', 'comment.created'],
    ] as const) {
      const client = await server.as('editor')
      for (const _twice of [1, 2]) expect((await client.patch(`/api/v2/comments/${id}/${action}`)).status).toBe(200)
      expect(await told(channel)).toEqual([[name, { id }]])
    }
    expect((await investor.delete(`/api/v1/comments/${id}`)).status).toBe(204)
    expect(await told(channel)).toEqual([['comment.removed', { id }]])
    await say(await server.as('provider-2'), reviewed)
    expect(await told(`private-insight-${reviewed}`)).toEqual([])
  })

  test('is told that it was corrected and that it was withdrawn', async () => {
    const id = await putInsight(server.db, 'published')
    const editor = await server.as('editor')
    const channel = `private-insight-${id}`
    expect((await editor.patch(insightPath(id), patchOf({ tagline: 'Otherwise' }))).status).toBe(422)
    expect(await told(channel)).toEqual([])
    expect((await editor.patch(insightPath(id), patchOf({ tagline: 'Otherwise', 'status-reason': 'A slip.' }))).status).toBe(200)
    expect(await told(channel)).toEqual([['corrected', { id }]])
    expect((await editor.patch(insightPath(id), moveTo('cancelled', { 'status-reason': 'other' }))).status).toBe(200)
    expect(await told(channel)).toEqual([['cancelled', { id }]])
  })

  test('is told of votes and readings that change its counters, and of no others', async () => {
    const channelOf = (id: string) => `private-insight-${id}`
    const counters = (id: string) => [['counters', { id }]]
    const [voted, read, own] = [await putInsight(server.db, 'published'), await putInsight(server.db, 'published'), seedId('insights', 1)]
    const investor = await server.as('investor')
    await investor.patch(`${insightPath(voted)}/like`)
    expect(await told(channelOf(voted))).toEqual(counters(voted))
    await tell(investor, 'insight.read', 'insights', read, longEnough)
    expect(await told(channelOf(read))).toEqual(counters(read))
    await sql`delete from pgboss.job where singleton_key is not null`.execute(server.db)
    await investor.patch(`${insightPath(voted)}/like`)
    expect(await told(channelOf(voted))).toEqual([])
    expect((await (await server.as('provider')).patch(`${insightPath(own)}/like`)).status).toBe(403)
    await tell(await server.as('provider'), 'insight.read', 'insights', read, longEnough)
    await tell(investor, 'insight.view', 'insights', read)
    expect(await told(channelOf(read))).toEqual([])
  })

  test('is told of its counters once a second at most, and of the last change', async () => {
    const id = await putInsight(server.db, 'published')
    const investor = await server.as('investor')
    const channel = `private-insight-${id}`
    const began = Math.floor(Date.now() / 1_000)
    for (let one = 0; one < 12; one++) await investor.patch(`${insightPath(id)}/${one % 2 ? 'unlike' : 'like'}`)
    const atOnce = await told(channel)
    await investor.patch(`${insightPath(id)}/dislike`)
    const seconds = Math.floor(Date.now() / 1_000) - began + 1
    // What came too soon waits for the next second.
    await sql`update pgboss.job set start_after = now() where name = 'live' and state = 'created'`.execute(server.db)
    const afterwards = await told(channel)
    expect(afterwards).toContainEqual(['counters', { id }])
    expect(atOnce.length).toBeGreaterThan(0)
    expect(atOnce.length + afterwards.length).toBeLessThanOrEqual(seconds + 1)
  })
})

describe('a corporate event', () => {
  test('is told that it begins, by the clock or by its host', async () => {
    const due = await putEvent(server.db, { starts_at: minutesFromNow(-1), ends_at: minutesFromNow(60) })
    const draft = await putEvent(server.db, { starts_at: minutesFromNow(-1), ends_at: minutesFromNow(60), status: 'drafted' })
    const over = await putEvent(server.db, { starts_at: minutesFromNow(-90), ends_at: minutesFromNow(-30) })
    const begun = await putEvent(server.db)
    const started = (id: string) => [['live.started', { id }]]
    expect((await (await server.as('corporate')).patch(eventPath(begun), attributes({ status: 'live' }))).status).toBe(200)
    expect(await told(`presence-corporate-event-${begun}`)).toEqual(started(begun))
    await Promise.all([round(), round()])
    await server.jobs.drain()
    const all = service.events.filter((one) => one.name === 'live.started')
    expect(all).toContainEqual({ name: 'live.started', channels: [`presence-corporate-event-${due}`], data: { id: due } })
    expect(all.filter(({ data }) => [due, draft, over, begun].includes(data['id'] as string))).toHaveLength(1)
  })

  test('is told of questions from their approval on, and not who asked or voted', async () => {
    const event = await putEvent(server.db)
    const channel = `presence-corporate-event-${event}`
    const [investor, manager] = [await server.as('investor'), await server.as('corporate')]
    const asked = await investor.post('/api/v2/corporate-questions', {
      data: {
        type: 'corporate-questions',
        attributes: { body: 'Why in Tokyo?', anonymize: true },
        relationships: {
          ...linkage('entity', 'entities', seedId('entities', 1)),
          ...linkage('corporate-event', 'corporate-events', event),
        },
      },
    })
    expect(asked.status).toBe(201)
    const id = asked.body.data.id as string
    expect((await investor.patch(questionPath(id), attributes({ body: 'Why in Osaka?' }))).status).toBe(200)
    expect(await told(channel)).toEqual([])
    expect((await manager.patch(questionPath(id), attributes({ status: 'approved' }))).status).toBe(200)
    expect(await told(channel)).toEqual([['question.created', { id }]])
    const voter = await server.as('noor.alhashimi')
    for (const _twice of [1, 2]) await voter.patch(questionPath(id, '/vote'))
    expect(await told(channel)).toEqual([['question.voted', { id }]])
    await voter.patch(questionPath(id, '/unvote'))
    expect(await told(channel)).toEqual([['question.voted', { id }]])
    expect((await investor.patch(questionPath(id, '/vote'))).status).toBe(422)
    expect(await told(channel)).toEqual([])
    expect((await answerTo(manager, id)).status).toBe(201)
    expect(await told(channel)).toEqual([['question.answered', { id }]])
    expect((await manager.patch(questionPath(id), attributes({ status: 'closed' }))).status).toBe(200)
    expect(await told(channel)).toEqual([])
  })

  test('is told nothing of a question about nothing but its entity', async () => {
    const id = await putQuestion(server.db)
    await (await server.as('investor-2')).patch(questionPath(id, '/vote'))
    await answerTo(await server.as('corporate'), id)
    await server.jobs.drain()
    expect(service.events.filter(({ name }) => name.startsWith('question.'))).toEqual([])
  })
})

describe('an entity', () => {
  test('is told what it released, once, when the time has come', async () => {
    const slug = (await server.guest.get(`/api/v2/entities/${seedId('entities', 1)}`)).body.data.attributes.slug as string
    const channel = `public-entity-${slug}`
    await round()
    await told(channel)
    const fresh = { created_at: minutesFromNow(-90) }
    const news = await putIssued(server.db, 'entity_news', fresh)
    const announcement = await putIssued(server.db, 'exchange_announcements', fresh)
    const later = await putIssued(server.db, 'entity_news', { release_time: minutesFromNow(60) })
    await putIssued(server.db, 'entity_news', { release_time: minutesFromNow(-3 * 24 * 60) })
    await Promise.all([round(), round(), round()])
    expect(await told(channel)).toEqual([
      ['announcement.released', { type: 'exchange-announcements', id: announcement }],
      ['news.released', { type: 'entity-news', id: news }],
    ])
    await round(new Date(Date.now() + 2 * 3_600_000))
    expect(await told(channel)).toEqual([['news.released', { type: 'entity-news', id: later }]])
  })
})
