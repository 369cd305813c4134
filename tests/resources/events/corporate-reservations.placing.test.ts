import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { differences } from '../../../src/database/recount.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import { crowdOf } from '../../support/crowd.ts'
import { attributes, eventPath, putEvent, reservationPath, seatsOf } from '../../support/event-rows.ts'
import type { EventColumns } from '../../support/event-rows.ts'
import { codesOf, detailsOf, minutesFromNow } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/corporate-reservations'
const day = 24 * 60
const to = (name: string, type: string, id: string) => ({ [name]: { data: { type, id } } })
const placing = (event: string, sent: object, more: object = {}) => ({
  data: {
    type: 'corporate-reservations',
    attributes: sent,
    relationships: { ...to('corporate-event', 'corporate-events', event), ...more },
  },
})
const moving = (event: string) => ({ data: { relationships: to('corporate-event', 'corporate-events', event) } })
const book = (who: Client, id: string, sent: object = {}) => who.patch(eventPath(id, '/book-reservation'), attributes(sent))
const pointers = ({ status, body }: Answer) => [status, ...body.errors.map((one: { source?: { pointer: string } }) => one.source?.pointer)]
const standing = async (who: Client, id: string) => (await who.get(eventPath(id))).body.data.attributes['my-reservation-status'] as unknown
const reservationOf = async (who: Client, event: string): Promise<string> =>
  (await who.get(eventPath(event, '/reservations'))).body.data[0].id as string
const unknown = 'email names nobody whom you see or who booked with the entity before, and whom the event is for.'
const toldOf = async (who: Client, key: string, title: string): Promise<number> => {
  const all = (await who.get('/api/v2/notifications?page[size]=100')).body.data as {
    attributes: { key: string; parameters: { title: string } }
  }[]
  return all.filter(({ attributes: one }) => one.key === key && one.parameters.title === title).length
}
/** What the calendar of an account was sent of an event. */
const calendar = async (name: string, event: string): Promise<string[]> =>
  (await server.mailsTo(`${name}@demo.example`)).flatMap((mail) =>
    mail.includes(`UID:${event}`) ? [/METHOD:(\w+)\r\n[^]*SEQUENCE:(\d+)/.exec(mail)!.slice(1).join(' ')] : [],
  )

let corporate: Client
let investor: Client
let second: Client
beforeAll(async () => {
  corporate = await server.as('corporate')
  investor = await server.as('investor')
  second = await server.as('investor-2')
  // A host names by the address who came to it before.
  const earlier = await putEvent(server.db, { title: 'Booked before' })
  for (const one of [investor, second, await server.as('noor.alhashimi')]) await book(one, earlier)
})

describe('a host places', () => {
  const place = (event: string, email: string, more: object = {}) => corporate.post(path, placing(event, { email, ...more }))

  test('whom it names by the address, at any access and after registration; the holder is told', async () => {
    const title = 'Placed by the host'
    const id = await putEvent(server.db, { title, access: 'approval', status: 'closed', capacity: 2 })
    const made = await place(id, 'Investor@Demo.Example', { guests: 1 })
    expect([made.status, made.body.data.attributes]).toEqual([
      201,
      expect.objectContaining({ status: 'confirmed', guests: 1, 'holder-name': 'Ingrid Vester', 'attendee-visible': false }),
    ])
    expect(await standing(investor, id)).toBe('confirmed')
    expect(await seatsOf(server.db, id)).toMatchObject({ reserved: 2 })
    expect(await toldOf(investor, 'reservation.confirmed', title)).toBe(1)
    expect(await calendar('investor', id)).toEqual(['REQUEST 0'])
    const full = await place(id, 'investor-2@demo.example')
    expect([full.status, detailsOf(full)]).toEqual([409, ['There are no seats left for it.']])
    const activities = await corporate.get(`/api/v1/activities?filter[key]=corporate_event.place&filter[trackable-id]=${id}`)
    expect(activities.body.data).toHaveLength(1)
  })

  test('past the quota of a roadshow', async () => {
    const roadshow_id = await putEvent(server.db, { kind: 'deal-roadshow' })
    const slots = [
      await putEvent(server.db, { kind: 'one-on-one', roadshow_id }),
      await putEvent(server.db, { kind: 'one-on-one', roadshow_id }),
    ]
    expect((await book(investor, slots[0]!)).status).toBe(200)
    const colleague = await server.as('noor.alhashimi')
    expect((await book(colleague, slots[1]!)).status).toBe(409)
    expect((await place(slots[1]!, 'noor.alhashimi@demo.example')).status).toBe(201)
    expect((await place(slots[0]!, 'noor.alhashimi@demo.example')).status).toBe(201)
  })

  test.each<[columns: EventColumns, email: string]>([
    [{}, 'nobody@demo.example'],
    [{}, 'provider@demo.example'],
    [{ access: 'invite-only' }, 'investor@demo.example'],
  ])('nobody whom it has not: at an event with %j not %s', async (columns, email) => {
    const refused = await place(await putEvent(server.db, columns), email)
    expect([...pointers(refused), detailsOf(refused)]).toEqual([422, '/data/attributes/email', [unknown]])
  })

  test('nobody whom it neither sees nor had as a guest: an address tells nothing of who has it', async () => {
    const [stranger] = await crowdOf(server, 1)
    await setColumns(server.db, 'accounts', stranger!.id, { email: 'stranger@demo.example' })
    const before = await putEvent(server.db, { audience: ['public'], invited_emails: ['stranger@demo.example'] })
    const refused = await place(before, 'stranger@demo.example')
    expect([refused.status, refused.body]).toEqual([422, (await place(before, 'nobody@demo.example')).body])
    expect((await book(stranger!.client, before)).status).toBe(200)
    expect((await place(await putEvent(server.db, { audience: ['public'] }), 'stranger@demo.example')).status).toBe(201)
  })

  test('no account that is not active, that it does not see, or that is named in two ways', async () => {
    const [one] = await crowdOf(server, 1)
    const id = await putEvent(server.db, { audience: ['investor', 'insight-provider'] })
    const named = (account: string, sent: object = {}) => corporate.post(path, placing(id, sent, to('account', 'accounts', account)))
    const unseen = await named(one!.id)
    const unknown = await named(randomUUID())
    expect(pointers(unseen)).toEqual([422, '/data/relationships/account/data/id'])
    expect(unseen.body.errors).toEqual(unknown.body.errors)
    expect((await named(seedId('accounts', 8))).body.errors).toEqual(unknown.body.errors)
    expect((await named(seedId('accounts', 4))).status).toBe(201)
    expect(pointers(await named(seedId('accounts', 5), { email: 'provider-2@demo.example' }))).toEqual([422, '/data/relationships/account'])
    expect(pointers(await corporate.post(path, placing(id, { guests: 1 })))).toEqual([400, '/data/relationships/account'])
    await setColumns(server.db, 'accounts', one!.id, { status: 'deactivated', email: 'gone@demo.example' })
    expect((await place(id, 'gone@demo.example')).status).toBe(422)
  })

  test('who is invited, at no event that has begun or is a draft, and nowhere as a stranger to the entity', async () => {
    const invited = await putEvent(server.db, { access: 'invite-only', invited_emails: ['provider@demo.example'] })
    expect((await place(invited, 'provider@demo.example')).status).toBe(201)
    for (const columns of [
      { status: 'drafted' },
      { status: 'live', starts_at: minutesFromNow(-5) },
      { starts_at: minutesFromNow(-5) },
    ] as const) {
      expect((await place(await putEvent(server.db, columns), 'investor@demo.example')).status).toBe(409)
    }
    const stranger = await server.as('matthias.krueger')
    const ask = async (columns: EventColumns) =>
      (await stranger.post(path, placing(await putEvent(server.db, columns), { email: 'investor@demo.example' }))).status
    expect([await ask({ audience: ['public'] }), await ask({})]).toEqual([403, 422])
    expect((await investor.post(path, placing(invited, { email: 'investor@demo.example' }))).status).toBe(403)
  })

  test('who holds none that stands: what was cancelled or refused is taken up again', async () => {
    const id = await putEvent(server.db)
    await book(investor, id)
    const held = await place(id, 'investor@demo.example')
    expect([held.status, detailsOf(held)]).toEqual([409, ['The account holds a reservation for the event.']])
    const reservation = await reservationOf(investor, id)
    expect(await calendar('investor', id)).toEqual(['REQUEST 0'])
    await investor.patch(eventPath(id, '/cancel-reservation'), attributes({ reason: 'Ill.' }))
    const again = await place(id, 'investor@demo.example')
    expect([again.status, again.body.data.id, again.body.data.attributes.reason]).toEqual([201, reservation, null])
    await corporate.patch(reservationPath(reservation), attributes({ status: 'declined' }))
    expect((await place(id, 'investor@demo.example')).body.data.attributes).toMatchObject({ status: 'confirmed' })
    expect((await calendar('investor', id)).at(-1)).toMatch(/^REQUEST [1-9]/)
  })

  test('one at the last seat, and one account once, however many do it at once', async () => {
    const crowd = await crowdOf(server, 8)
    const before = await putEvent(server.db)
    for (const { client } of crowd) await book(client, before)
    const [last, often] = [await putEvent(server.db, { capacity: 1 }), await putEvent(server.db)]
    const statuses = async (asks: Promise<Answer>[]) => (await Promise.all(asks)).map((one) => one.status).sort()
    const one = [201, ...Array.from({ length: 7 }, () => 409)]
    expect(await statuses(crowd.map(({ id }) => place(last, `${id}@demo.example`)))).toEqual(one)
    expect(await statuses(crowd.map(() => place(often, 'investor@demo.example')))).toEqual(one)
    expect([await seatsOf(server.db, last), await seatsOf(server.db, often)]).toMatchObject([{ reserved: 1 }, { reserved: 1 }])
    expect(await differences(server.db)).toEqual([])
  })
})

describe('a host moves a reservation', () => {
  const move = (id: string, event: string) => corporate.patch(reservationPath(id), moving(event))
  const group = async (who: Client, event: string): Promise<{ id: string; attributes: Record<string, unknown> }> => {
    const all = (await who.get('/api/v2/message-groups?filter[kind]=event&page[size]=100')).body.data as Awaited<ReturnType<typeof group>>[]
    return all.find((one) => one.attributes['subject-id'] === event)!
  }

  test('with its seat, its calendar and its conversation; who waited for the old one has it', async () => {
    const [from, goal] = [
      await putEvent(server.db, { title: 'Slot at nine', capacity: 1 }),
      await putEvent(server.db, { title: 'Slot at ten', capacity: 1 }),
    ]
    await book(investor, from, { questions: 'Why?', 'attendee-visible': true })
    await book(second, from)
    const id = await reservationOf(investor, from)
    expect(await calendar('investor', from)).toEqual(['REQUEST 0'])
    const talk = await group(investor, from)
    expect((await investor.patch(`/api/v2/message-groups/${talk.id}/join`)).status).toBe(200)

    const moved = await move(id, goal)
    expect([moved.status, moved.body.data.id]).toEqual([200, id])
    expect(moved.body.data.attributes).toMatchObject({ status: 'confirmed', questions: 'Why?', 'attendee-visible': false, reason: null })
    expect((await corporate.get(`${reservationPath(id)}/corporate-event`)).body.data.id).toBe(goal)
    expect([await standing(investor, goal), await standing(investor, from), await standing(second, from)]).toEqual([
      ...['confirmed', 'cancelled', 'confirmed'],
    ])
    expect([await calendar('investor', from), await calendar('investor', goal)]).toEqual([['REQUEST 0', 'CANCEL 1'], ['REQUEST 0']])
    const mails = (await server.mailsTo('investor@demo.example')).join()
    expect(mails).toContain('The host has given you a seat at another event instead.')
    expect([
      await toldOf(investor, 'reservation.confirmed', 'Slot at ten'),
      await toldOf(second, 'reservation.promoted', 'Slot at nine'),
    ]).toEqual([1, 1])
    expect((await investor.get(`/api/v2/message-groups/${talk.id}`)).status).toBe(404)
    expect(await group(investor, goal)).toBeDefined()

    // Back again, its calendar is told what is newer than the last.
    expect((await move(id, from)).status).toBe(409)
    await second.patch(eventPath(from, '/cancel-reservation'))
    expect((await move(id, from)).status).toBe(200)
    expect([await standing(investor, goal), await standing(investor, from)]).toEqual(['cancelled', 'confirmed'])
    expect(await calendar('investor', from)).toEqual(['REQUEST 0', 'CANCEL 1', 'REQUEST 2'])
    expect(await calendar('investor', goal)).toEqual(['REQUEST 0', 'CANCEL 1'])
    const rows = (await investor.get(eventPath(from, '/reservations'))).body.data as unknown[]
    expect(rows).toHaveLength(1)
    expect(await differences(server.db)).toEqual([])
  })

  test('that waits or was asked for to a seat, and not without one', async () => {
    const [full, asking, goal] = [
      await putEvent(server.db, { capacity: 1 }),
      await putEvent(server.db, { access: 'approval' }),
      await putEvent(server.db, { capacity: 2 }),
    ]
    for (const who of [second, investor]) await book(who, full)
    await book(second, asking, { guests: 1 })
    const [waits, asks] = [await reservationOf(investor, full), await reservationOf(second, asking)]
    expect((await move(waits, goal)).body.data.attributes).toMatchObject({ status: 'confirmed', position: null })
    const refused = await move(asks, goal)
    expect([refused.status, detailsOf(refused)]).toEqual([409, ['There are no seats left for it.']])
    expect([await seatsOf(server.db, full), await seatsOf(server.db, goal)]).toMatchObject([{ reserved: 1, waitlist: 0 }, { reserved: 1 }])
    expect(await standing(second, asking)).toBe('requested')
    // A calendar that never had the event is not told that it is off.
    expect(await calendar('investor', full)).toEqual([])
  })

  test('to no event of another entity, no event that is over, and nowhere that the holder is already', async () => {
    const [from, other, goal] = [
      await putEvent(server.db),
      await putEvent(server.db, { audience: ['public'], entity_id: seedId('entities', 24) }),
      await putEvent(server.db),
    ]
    for (const id of [from, goal]) await book(investor, id)
    const id = await reservationOf(investor, from)
    const pointer = '/data/relationships/corporate-event'
    expect(pointers(await move(id, other))).toEqual([422, pointer])
    expect(pointers(await move(id, randomUUID()))).toEqual([422, `${pointer}/data/id`])
    expect(detailsOf(await move(id, goal))).toEqual(['The account holds a reservation for that event.'])
    const both = { data: { attributes: { status: 'declined' }, relationships: moving(goal).data.relationships } }
    expect(pointers(await corporate.patch(reservationPath(id), both))).toEqual([422, pointer])
    expect(codesOf(await corporate.patch(reservationPath(id), { data: {} }))).toEqual(['106'])
    expect((await move(id, from)).body.data.attributes.status).toBe('confirmed')
    const over = await putEvent(server.db, { starts_at: minutesFromNow(-5) })
    expect((await move(id, over)).status).toBe(409)
    await setColumns(server.db, 'corporate_events', from, { starts_at: minutesFromNow(-5) })
    expect((await move(id, await putEvent(server.db))).status).toBe(409)
    expect((await investor.patch(reservationPath(id), moving(goal))).status).toBe(403)
    await setColumns(server.db, 'corporate_events', from, { starts_at: minutesFromNow(5 * day) })
    await investor.patch(eventPath(from, '/cancel-reservation'))
    expect(detailsOf(await move(id, await putEvent(server.db)))).toEqual(['A reservation that is cancelled goes nowhere else.'])
  })

  test('at once in both directions and to several events, and each holder has one seat', { timeout: 60_000 }, async () => {
    const events = await Promise.all(Array.from({ length: 4 }, () => putEvent(server.db, { capacity: 6 })))
    const crowd = await crowdOf(server, 6)
    await Promise.all(crowd.map(({ client }, n) => book(client, events[n % 2]!)))
    const ids = await Promise.all(crowd.map(({ client }, n) => reservationOf(client, events[n % 2]!)))
    const answers = await Promise.all(
      ids.flatMap((id, n) => [
        move(id, events[(n + 1) % 2]!),
        move(id, events[2]!),
        move(id, events[3]!),
        book(crowd[n]!.client, events[3]!),
      ]),
    )
    expect(answers.filter((one) => ![200, 409].includes(one.status)).map((one) => one.text)).toEqual([])
    expect(answers.filter((one) => one.status === 200).length).toBeGreaterThanOrEqual(6)
    const seats = await Promise.all(events.map((id) => seatsOf(server.db, id)))
    const confirmed = seats.flatMap(({ held }) => held.filter((one) => one.status === 'confirmed'))
    expect(seats.reduce((sum, one) => sum + one.reserved, 0)).toBe(confirmed.length)
    const places = await Promise.all(
      ids.map(async (id) => (await corporate.get(`${reservationPath(id)}`)).body.data.attributes.status as string),
    )
    expect(new Set(places)).toEqual(new Set(['confirmed']))
    expect(await differences(server.db)).toEqual([])
  })
})

describe('the reservations of an event that is cancelled', () => {
  test('are cancelled for its reason, and whoever held one is told', async () => {
    const title = 'Called off'
    const id = await putEvent(server.db, { title, capacity: 1 })
    await book(investor, id, { 'attendee-visible': true })
    await book(second, id)
    expect(await calendar('investor', id)).toEqual(['REQUEST 0'])
    const talk = (await investor.get('/api/v2/message-groups?filter[kind]=event&page[size]=100')).body.data.find(
      (one: { attributes: Record<string, unknown> }) => one.attributes['subject-id'] === id,
    ).id as string
    await investor.patch(`/api/v2/message-groups/${talk}/join`)
    const sent = { status: 'cancelled', 'cancelled-reason': 'The speaker is ill.', capacity: 5 }
    const off = await corporate.patch(eventPath(id), attributes(sent))
    expect(off.body.data.attributes).toMatchObject({ status: 'cancelled', 'reserved-count': 0, 'waitlist-count': 0 })
    for (const who of [investor, second]) {
      expect(await standing(who, id)).toBe('cancelled')
      const [own] = (await who.get(eventPath(id, '/reservations'))).body.data
      expect(own.attributes).toMatchObject({ status: 'cancelled', reason: 'The speaker is ill.', position: null })
      expect(await toldOf(who, 'corporate_event.cancelled', title)).toBe(1)
    }
    expect(await calendar('investor', id)).toEqual(['REQUEST 0', 'CANCEL 1'])
    const mails = (await server.mailsTo('investor-2@demo.example')).filter((mail) => mail.includes(`Subject: ${title}: cancelled`))
    expect(mails).toHaveLength(1)
    expect(
      (await investor.get('/api/v2/corporate-events?filter[mine]=true&page[size]=100')).body.data.map((one: { id: string }) => one.id),
    ).not.toContain(id)
    // What was said among them stays with those who were there.
    const said = {
      data: { type: 'messages', attributes: { content: 'A pity.' }, relationships: to('message-group', 'message-groups', talk) },
    }
    expect((await investor.post('/api/v2/messages', said)).status).toBe(201)
    const members = async (who: Client) =>
      (await who.get(`/api/v2/message-groups/${talk}/members`)).body.data.map((one: { id: string }) => one.id) as string[]
    expect(await members(corporate)).toContain(seedId('accounts', 1))
    expect((await second.get(`/api/v2/message-groups/${talk}`)).status).toBe(404)
    expect(await differences(server.db)).toEqual([])
  })

  test('none is left by a booking at the same time', async () => {
    const id = await putEvent(server.db, { capacity: 4 })
    const crowd = await crowdOf(server, 8)
    const answers = await Promise.all([
      ...crowd.map(({ client }) => book(client, id)),
      corporate.patch(eventPath(id), attributes({ status: 'cancelled', 'cancelled-reason': 'Ill.' })),
    ])
    expect(answers.at(-1)!.status).toBe(200)
    expect(new Set(answers.map((one) => one.status)).difference(new Set([200, 409]))).toEqual(new Set())
    const { held, reserved, waitlist } = await seatsOf(server.db, id)
    expect([reserved, waitlist, held.filter((one) => one.status !== 'cancelled')]).toEqual([0, 0, []])
  })
})
