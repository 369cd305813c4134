import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { differences } from '../../../src/database/recount.ts'
import { transact } from '../../../src/database/transact.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { enter } from '../../../src/resources/messaging/message-groups.members.ts'
import { tick } from '../../../src/tick.ts'
import { setColumns } from '../../support/columns.ts'
import { saying } from '../../support/conversations.ts'
import { crowdOf } from '../../support/crowd.ts'
import { attributes, eventPath, putEvent, reservationPath } from '../../support/event-rows.ts'
import { dataUrl } from '../../support/files.ts'
import { freshClient, minutesFromNow } from '../../support/insight-rows.ts'
import { asking, editOf, linkage, putFirm, putRequest, requestPath } from '../../support/premium-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/message-groups'
const account = (n: number): string => seedId('accounts', n)
const at = (id: string, rest = ''): string => `${path}/${id}${rest}`
const codes = ({ status, body }: Answer) => [status, body.errors[0].code]

let investor: Client
let provider: Client
let manager: Client
let corporate: Client
beforeAll(async () => {
  investor = await server.as('investor')
  provider = await server.as('provider')
  manager = await server.as('account-manager')
  corporate = await server.as('corporate')
})

interface Member {
  id: string
  client: Client
}

interface Group {
  id: string
  attributes: Record<string, unknown>
}

const groupsAbout = async (who: Client, subject: string): Promise<Group[]> =>
  (await who.get(`${path}?page[size]=100`)).body.data.filter((one: Group) => one.attributes['subject-id'] === subject)
const groupAbout = async (who: Client, subject: string): Promise<Group> => {
  const groups = await groupsAbout(who, subject)
  expect(groups).toHaveLength(1)
  return groups[0]!
}
const members = async (who: Client, id: string): Promise<string[]> =>
  (await who.get(at(id, '/relationships/members?page[size]=100'))).body.data.map((one: { id: string }) => one.id).sort()
/** What was said, oldest first. */
const said = async (who: Client, id: string): Promise<string[]> =>
  (await who.get(at(id, '/messages?page[size]=100'))).body.data
    .map((one: { attributes: { content: string } }) => one.attributes.content)
    .reverse()

describe('about a premium service request', () => {
  const move = (who: Client, id: string, status: string, more: object = {}) => who.patch(requestPath(id), editOf({ status, ...more }))

  test('its parties and its manager talk from its submission on, and are told of each status', async () => {
    const { account: id } = await putFirm(server.db, 500)
    const asker = await freshClient(server, id)
    const made = await asker.post('/api/v2/premium-service-requests', asking({ smarts_required: 100, title: ` ${'A model. '.repeat(20)}` }))
    const request = made.body.data.id as string
    expect(await groupsAbout(asker, request)).toEqual([])
    await move(asker, request, 'submitted')
    const group = await groupAbout(asker, request)
    expect(group.attributes).toMatchObject({
      ...{ kind: 'premium-request', 'subject-type': 'premium-service-requests', membership: 'member', status: 'active' },
      ...{ name: 'A model. '.repeat(20).slice(0, 120), 'members-count': 3, 'unread-count': 0 },
    })
    const parties = [id, account(4), account(11)].sort()
    expect(await members(provider, group.id)).toEqual(parties)
    expect((await provider.get(at(group.id, '/subject'))).body.data.id).toBe(request)
    await provider.post('/api/v2/messages', saying('May I see the last one?', group.id))
    await move(provider, request, 'accepted')
    await move(manager, request, 'cancelled', { note: 'They met instead.' })
    const first = 'The request is now submitted.'
    expect(await said(asker, group.id)).toEqual([
      ...[first, 'May I see the last one?', 'The request is now accepted.', 'The request is now cancelled.'],
    ])
    const [last] = (await asker.get(at(group.id, '/messages'))).body.data
    expect(last.attributes).toMatchObject({ 'is-system-message': true, 'is-read': false })
    expect((await asker.get(last.relationships.sender.links.related)).body.data.id).toBe(account(11))
    expect(await groupsAbout(await server.as('investor-2'), request)).toEqual([])
    expect(await differences(server.db)).toEqual([])
  })

  test('what time does to it is said by the platform and unread by all', async () => {
    const request = await putRequest(server.db, 'delivered', { completes_at: minutesFromNow(-1) })
    await tick(server.db, server.place.files, new Date())
    const { id, attributes: shown } = await groupAbout(investor, request)
    expect([await said(investor, id), shown['unread-count']]).toEqual([['The request is now completed.'], 1])
    expect((await groupAbout(provider, request)).attributes['unread-count']).toBe(1)
    expect((await investor.get(at(id, '/last-message'))).body.data.attributes['is-read']).toBe(false)
    const [message] = (await investor.get(at(id, '/messages'))).body.data
    expect((await investor.get(message.relationships.sender.links.related)).body.data).toBe(null)
    await investor.patch(`/api/v2/messages/${message.id}`, { data: { attributes: { 'is-read': true } } })
    expect((await groupAbout(investor, request)).attributes['unread-count']).toBe(0)
    expect(await differences(server.db)).toEqual([])
  })

  test('nobody leaves it, and who mutes it hears nothing of it', async () => {
    const request = await putRequest(server.db, 'submitted')
    await move(provider, request, 'accepted')
    const { id } = await groupAbout(investor, request)
    for (const one of [investor, provider, manager]) expect(codes(await one.patch(at(id, '/leave')))).toEqual([409, '409'])
    expect(codes(await investor.patch(at(id), attributes({ name: 'Mine' })))).toEqual([403, '403'])
    const muted = { data: { type: 'muted-items', relationships: linkage('mutable', 'message-groups', id) } }
    expect((await provider.post('/api/v2/muted_items', muted)).status).toBe(201)
    await investor.post('/api/v2/messages', saying('Thank you.', id))
    const told = async (who: Client) =>
      (await who.get('/api/v2/notifications?page[size]=100')).body.data.filter(
        (one: { attributes: { parameters: { excerpt?: string } } }) => one.attributes.parameters.excerpt === 'Thank you.',
      ).length as number
    expect([await told(manager), await told(provider)]).toEqual([1, 0])
  })

  test('another manager takes the place of the first, and sees what is said from then on', async () => {
    const request = await putRequest(server.db, 'submitted')
    await move(provider, request, 'accepted')
    const group = await groupAbout(manager, request)
    const [next] = await crowdOf(server, 1)
    const staff = { account_type: 'staff' as const, roles: ['account-manager'] }
    await setColumns(server.db, 'accounts', next!.id, staff)
    const change = editOf({}, linkage('manager', 'accounts', next!.id))
    expect((await manager.patch(requestPath(request), change)).status).toBe(200)
    expect(await members(investor, group.id)).toEqual([account(1), account(4), next!.id].sort())
    expect((await manager.get(at(group.id))).status).toBe(404)
    const news = ['Naledi Mokoena left.', 'Crowd 0 joined.']
    expect(await said(next!.client, group.id)).toEqual(news)
    expect((await said(investor, group.id)).slice(1)).toEqual(news)
    // Sent again it is no change.
    await next!.client.patch(requestPath(request), change)
    expect(await said(next!.client, group.id)).toEqual(news)
    expect(await differences(server.db)).toEqual([])
  })

  test('it is one, however many move the request at once', async () => {
    const requests = await Promise.all([1, 2, 3].map(() => putRequest(server.db, 'submitted')))
    await Promise.all(requests.flatMap((id) => [move(provider, id, 'accepted'), move(manager, id, 'declined', { note: 'No.' })]))
    for (const request of requests) expect((await said(investor, (await groupAbout(investor, request)).id)).length).toBe(1)
  })
})

describe('about an event', () => {
  const book = (who: Client, event: string) => who.patch(eventPath(event, '/book-reservation'))
  const cancel = (who: Client, event: string) => who.patch(eventPath(event, '/cancel-reservation'))

  const join = (who: Client, group: string) => who.patch(at(group, '/join'))
  const agreeing = (visible: boolean) => attributes({ 'attendee-visible': visible })

  test('nobody is in it by booking; who has a confirmed reservation joins, and talks with its hosts and its organiser', async () => {
    const [one, two] = (await crowdOf(server, 2)) as [Member, Member]
    const event = await putEvent(server.db, { capacity: 1, title: 'Spring in Tokyo' })
    await insertRows(server.db, 'corporate_event_hosts', { corporate_event_id: event, account_id: account(20) })
    await book(one.client, event)
    await book(two.client, event)
    const group = await groupAbout(one.client, event)
    expect(group.attributes).toMatchObject({
      ...{ kind: 'event', name: 'Spring in Tokyo', 'subject-type': 'corporate-events', 'members-count': 2, membership: null },
    })
    expect(codes(await one.client.post('/api/v2/messages', saying('May I?', group.id)))).toEqual([403, '403'])
    expect((await join(one.client, group.id)).body.data.attributes).toMatchObject({ membership: 'member', 'members-count': 3 })
    for (const who of [corporate, one.client]) expect(await members(who, group.id)).toEqual([one.id, account(8), account(20)].sort())
    expect((await one.client.get(at(group.id, '/subject'))).body.data.id).toBe(event)
    expect((await one.client.post('/api/v2/messages', saying('Which floor?', group.id))).status).toBe(201)
    // Who waits has no part in it.
    expect((await two.client.get(at(group.id))).status).toBe(404)
    expect((await join(two.client, group.id)).status).toBe(404)

    await cancel(one.client, event)
    expect((await one.client.get(at(group.id))).status).toBe(404)
    expect((await join(one.client, group.id)).status).toBe(404)
    expect((await join(two.client, group.id)).status).toBe(200)
    expect(await said(two.client, group.id)).toEqual(['Somebody joined.'])
    expect(await said(corporate, group.id)).toEqual(['Somebody joined.', 'Which floor?', 'Somebody left.', 'Somebody joined.'])
    expect(await differences(server.db)).toEqual([])
  })

  test('whom the event names as a host no more hears no more of it, but for who comes to it', async () => {
    const [guest, host, seated] = (await crowdOf(server, 3)) as [Member, Member, Member]
    const event = await putEvent(server.db)
    const hosts = [host, seated].map(({ id }) => ({ corporate_event_id: event, account_id: id }))
    await insertRows(server.db, 'corporate_event_hosts', hosts)
    for (const who of [guest, seated]) await book(who.client, event)
    const { id } = await groupAbout(guest.client, event)
    await join(guest.client, id)
    const naming = (...ids: string[]) => ({
      data: { relationships: { hosts: { data: ids.map((one) => ({ type: 'accounts', id: one })) } } },
    })
    expect((await corporate.patch(eventPath(event), naming(account(8)))).status).toBe(200)
    expect(await members(corporate, id)).toEqual([guest.id, seated.id, account(8)].sort())
    expect([(await host.client.get(at(id))).status, (await seated.client.get(at(id))).status]).toEqual([404, 200])
    expect(await said(guest.client, id)).toEqual(['Somebody joined.', 'Somebody left.'])
    expect((await corporate.patch(eventPath(event), naming())).status).toBe(200)
    expect(await members(corporate, id)).toEqual([guest.id, seated.id, account(8)].sort())
    expect(await differences(server.db)).toEqual([])
  })

  test('who comes is seen by the others who come only as long as they agree', async () => {
    const [one, two] = (await crowdOf(server, 2)) as [Member, Member]
    const event = await putEvent(server.db)
    await one.client.patch(eventPath(event, '/book-reservation'), attributes({ guests: 1, 'attendee-visible': true }))
    await book(two.client, event)
    const { id } = await groupAbout(one.client, event)
    for (const { client } of [one, two]) await join(client, id)
    const sender = async (who: Client, by: Member) => {
      const message = (await by.client.post('/api/v2/messages', saying('Hello.', id))).body.data.id as string
      const seen = (await who.get(`/api/v2/messages/${message}/sender`)).body.data as { id: string } | null
      return seen?.id ?? null
    }
    expect([await sender(two.client, one), await sender(one.client, two), await sender(corporate, two)]).toEqual([one.id, null, two.id])
    expect(await members(two.client, id)).toEqual([one.id, two.id, account(8)].sort())
    expect(await members(one.client, id)).toEqual([one.id, account(8)].sort())
    expect(await members(corporate, id)).toEqual([one.id, two.id, account(8)].sort())
    const found = async (who: Client, of: string) =>
      (await who.get(`${path}?filter[member-id]=${of}`)).body.data.map((group: { id: string }) => group.id) as string[]
    expect([await found(one.client, two.id), await found(two.client, one.id), await found(two.client, two.id)]).toEqual([[], [id], [id]])
    const accountOf = async (who: Client, of: string) => (await who.get(`/api/v2/accounts/${of}`)).status
    expect([await accountOf(one.client, two.id), await accountOf(two.client, one.id), await accountOf(corporate, two.id)]).toEqual([
      ...[404, 200, 200],
    ])

    const [reservation] = (await one.client.get(eventPath(event, '/reservations'))).body.data
    expect(reservation.attributes).toMatchObject({ 'attendee-visible': true, guests: 1 })
    await one.client.patch(eventPath(event, '/book-reservation'), agreeing(false))
    expect(await members(two.client, id)).toEqual([two.id, account(8)].sort())
    expect(await accountOf(two.client, one.id)).toBe(404)
    const hosted = (await corporate.get(eventPath(event, '/reservations'))).body.data as { attributes: Record<string, unknown> }[]
    expect(hosted.map((row) => row.attributes['attendee-visible'])).toEqual([false, false])
  })

  test('the agreement can be given and taken back after the event has started, and is not asked of who booked anew', async () => {
    const [one] = (await crowdOf(server, 1)) as [Member]
    const event = await putEvent(server.db)
    await one.client.patch(eventPath(event, '/book-reservation'), agreeing(true))
    const agrees = async () =>
      (await one.client.get(eventPath(event, '/reservations'))).body.data[0].attributes['attendee-visible'] as boolean
    await cancel(one.client, event)
    await book(one.client, event)
    expect(await agrees()).toBe(false)
    await setColumns(server.db, 'corporate_events', event, { status: 'live', starts_at: minutesFromNow(-5) })
    for (const visible of [true, false]) {
      expect((await one.client.patch(eventPath(event, '/book-reservation'), agreeing(visible))).status).toBe(200)
      expect(await agrees()).toBe(visible)
    }
    const both = attributes({ 'attendee-visible': true, guests: 2 })
    expect(codes(await one.client.patch(eventPath(event, '/book-reservation'), both))).toEqual([409, '409'])
  })

  test('a compliance officer knows of who comes the own people alone, and who agreed', async () => {
    const crowd = await crowdOf(server, 3)
    const [officer, colleague, stranger] = crowd as [Member, Member, Member]
    for (const one of [officer, colleague]) await setColumns(server.db, 'accounts', one.id, { company_id: seedId('companies', 6) })
    await setColumns(server.db, 'accounts', officer.id, { roles: ['compliance-officer'] })
    const event = await putEvent(server.db)
    for (const { client } of crowd) await book(client, event)
    const { id } = await groupAbout(colleague.client, event)
    for (const { client } of crowd) await join(client, id)
    const own = [officer.id, colleague.id, account(8)]
    const overseeing = await freshClient(server, officer.id)
    const shown = async () => (await overseeing.get(`/api/v2/accounts/${stranger.id}`)).status
    expect([await members(overseeing, id), await shown()]).toEqual([own.sort(), 404])
    await stranger.client.patch(eventPath(event, '/book-reservation'), agreeing(true))
    expect([await members(overseeing, id), await shown()]).toEqual([[...own, stranger.id].sort(), 200])
  })

  test('news, files and live channels name nobody who did not agree, though research names them elsewhere', async () => {
    const [one] = (await crowdOf(server, 1)) as [Member]
    const analyst = await server.as('provider-2')
    const event = await putEvent(server.db, { audience: ['investor', 'insight-provider'] })
    for (const who of [one.client, analyst]) await book(who, event)
    const { id } = await groupAbout(one.client, event)
    for (const who of [one.client, analyst]) await join(who, id)
    const file = { source: dataUrl('text/csv', 'a,b\n1,2\n'), 'source-file-name': 'two.csv', purpose: 'message-attachment' }
    const upload = (await analyst.post('/api/v2/account-uploads', { data: { type: 'account-uploads', attributes: file } })).body.data
      .id as string
    const attachment = { attachment: { data: { type: 'account-uploads', id: upload } } }
    const message = (await analyst.post('/api/v2/messages', saying('I say.', id, attachment))).body.data.id as string
    const uploader = async (who: Client) => (await who.get(`/api/v2/account-uploads/${upload}/account`)).body.data as object | null
    expect([await uploader(one.client), await uploader(corporate)]).toEqual([null, expect.objectContaining({ id: account(5) })])
    expect(await members(one.client, id)).toEqual([one.id, account(8)].sort())
    expect((await one.client.get(`/api/v2/messages/${message}/sender`)).body).toEqual({ data: null })
    const [news] = (await one.client.get('/api/v2/notifications')).body.data
    expect(news.attributes).toMatchObject({ key: 'message.created', parameters: { 'anonymous-actors': 1 } })
    expect((await one.client.get(news.relationships['notification-actors'].links.related)).body.data).toEqual([])

    const presence = async (who: Client, channel: string) =>
      JSON.parse(
        (await who.post('/api/v2/pusher/authenticate_new', { socket_id: '1.2', channel_name: channel })).body.channel_data as string,
      ) as object
    for (const channel of [`presence-message-group-${id}`, `presence-corporate-event-${event}`]) {
      const unnamed = await presence(analyst, channel)
      expect(unnamed).toEqual({ user_id: expect.stringMatching(/^[0-9a-f]{32}$/) as string, user_info: {} })
      expect(await presence(analyst, channel)).toEqual(unnamed)
      expect(await presence(corporate, channel)).toMatchObject({ user_id: account(8) })
    }
    await analyst.patch(eventPath(event, '/book-reservation'), agreeing(true))
    expect(await presence(analyst, `presence-message-group-${id}`)).toMatchObject({ user_id: account(5) })
    expect(await members(one.client, id)).toEqual([one.id, account(5), account(8)].sort())
    const online = async () => (await one.client.get(`/api/v2/pusher/user_online/${account(5)}`)).body.data.attributes.online as boolean
    expect(await online()).toBe(true)
    await analyst.patch(eventPath(event, '/book-reservation'), agreeing(false))
    expect(await online()).toBe(false)
  })

  test('who left joins again while the reservation stands, and is out of it with the reservation', async () => {
    const [one, two] = (await crowdOf(server, 2)) as [Member, Member]
    const event = await putEvent(server.db)
    for (const who of [one, two]) await book(who.client, event)
    const { id } = await groupAbout(one.client, event)
    await join(one.client, id)
    expect((await one.client.patch(at(id, '/leave'))).body.data.attributes['membership']).toBe(null)
    expect((await join(one.client, id)).body.data.attributes['membership']).toBe('member')
    await cancel(one.client, event)
    await book(one.client, event)
    expect(await members(corporate, id)).toEqual([account(8)])
    for (const who of [one.client, two.client]) await join(who, id)
    expect(await members(corporate, id)).toEqual([one.id, two.id, account(8)].sort())
    for (const who of [corporate, one.client, two.client]) expect((await who.patch(at(id, '/leave'))).status).toBe(200)
  })

  test('whom the host declines is taken out, whom it confirms may come in', async () => {
    const [one] = await crowdOf(server, 1)
    const event = await putEvent(server.db, { access: 'approval' })
    await book(one!.client, event)
    expect(await groupsAbout(corporate, event)).toEqual([])
    const reservation = (await corporate.get(eventPath(event, '/reservations'))).body.data[0].id as string
    const decide = (status: string) => corporate.patch(reservationPath(reservation), attributes({ status }))
    await decide('confirmed')
    const { id } = await groupAbout(one!.client, event)
    expect((await join(one!.client, id)).status).toBe(200)
    await decide('declined')
    expect((await one!.client.get(at(id))).status).toBe(404)
    expect(await members(corporate, id)).toEqual([account(8)])
  })

  test('whose company allows no messages to others stays out, and stops nobody else when it comes to forbid them', async () => {
    const [one, two] = await crowdOf(server, 2)
    const { company } = await putFirm(server.db, undefined)
    const forbid = (value: boolean) =>
      setColumns(server.db, 'companies', company, { policy: JSON.stringify({ 'allow-messages-external': !value }) })
    await setColumns(server.db, 'accounts', one!.id, { company_id: company })
    await forbid(true)
    const event = await putEvent(server.db)
    await book(one!.client, event)
    await book(two!.client, event)
    const { id } = await groupAbout(two!.client, event)
    expect((await join(two!.client, id)).status).toBe(200)
    expect(codes(await one!.client.patch(at(id, '/join')))).toEqual([403, '403'])
    await forbid(false)
    expect((await one!.client.patch(at(id, '/join'))).status).toBe(200)
    await forbid(true)
    expect(codes(await one!.client.post('/api/v2/messages', saying('Hello?', id)))).toEqual([403, '403'])
    expect((await two!.client.post('/api/v2/messages', saying('Hello.', id))).status).toBe(201)
  })

  test('it holds 250 at most, and more than that book', { timeout: 60_000 }, async () => {
    const event = await putEvent(server.db)
    const more = {
      first_name: 'Full',
      last_name: 'Hall',
      account_type: 'investor',
      status: 'active',
      reading_tier: 'professional',
    } as const
    const rest = Array.from({ length: 249 }, (_, n) => ({ id: `hall-${n}`, slug: `hall-${n}`, email: `hall-${n}@demo.example`, ...more }))
    await insertRows(server.db, 'accounts', rest)
    await insertRows(
      server.db,
      'corporate_reservations',
      rest.map((one) => ({ id: one.id, corporate_event_id: event, account_id: one.id, status: 'confirmed' })),
    )
    const [late] = await crowdOf(server, 1)
    expect((await book(late!.client, event)).status).toBe(200)
    const { id } = await groupAbout(corporate, event)
    await transact(server.db, async (tx) => {
      await sql`select from message_groups where id = ${id} for update`.execute(tx)
      await enter(
        tx,
        id,
        rest.map((one) => one.id),
      )
    })
    expect((await corporate.get(at(id))).body.data.attributes['members-count']).toBe(250)
    expect(codes(await join(late!.client, id))).toEqual([409, '409'])
    await (await freshClient(server, 'hall-0')).patch(eventPath(event, '/cancel-reservation'))
    expect((await join(late!.client, id)).status).toBe(200)
  })

  test('booking, cancelling, leaving and joining at once leave exact counts and only those who hold a reservation', async () => {
    const crowd = await crowdOf(server, 8)
    const event = await putEvent(server.db, { capacity: 5 })
    await book(crowd[0]!.client, event)
    const { id } = await groupAbout(corporate, event)
    await Promise.all(crowd.map(({ client }) => book(client, event)))
    const answers = await Promise.all(
      crowd.flatMap(({ client }, n) => [
        n % 2 ? cancel(client, event) : client.patch(at(id, '/leave')),
        client.patch(at(id, '/join')),
        client.post('/api/v2/messages', saying('Hello.', id)),
      ]),
    )
    expect(new Set(answers.map((one) => one.status)).difference(new Set([200, 201, 403, 404, 422]))).toEqual(new Set())
    const seats = await server.db
      .selectFrom('corporate_reservations')
      .select('account_id')
      .where('corporate_event_id', '=', event)
      .where('status', '=', 'confirmed')
      .execute()
    const holders = new Set(seats.map((one) => one.account_id))
    expect(new Set(await members(corporate, id)).difference(holders)).toEqual(new Set([account(8)]))
    const open = await server.db
      .selectFrom('message_group_spans')
      .select('account_id')
      .where('left_after', 'is', null)
      .where('message_group_id', '=', id)
      .execute()
    expect(open.map((one) => one.account_id).sort()).toEqual(await members(corporate, id))
    expect(await differences(server.db)).toEqual([])
  })
})
