import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { askedIn, askedOf } from '../../support/calendars.ts'
import { setColumns } from '../../support/columns.ts'
import { attributes, eventPath, putEvent } from '../../support/event-rows.ts'
import { codesOf, detailsOf, minutesFromNow } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/corporate-events'
const day = 24 * 60
const event = (n: number): string => eventPath(seedId('corporate-events', n))
const idsOf = (answer: Answer): string[] => answer.body.data.map((one: { id: string }) => one.id)
const titles = (answer: Answer): string[] => answer.body.errors.map((one: { title: string }) => one.title)
const pointers = (answer: Answer): string[] => answer.body.errors.map((one: { source: { pointer: string } }) => one.source.pointer)

let corporate: Client
let investor: Client
beforeAll(async () => {
  corporate = await server.as('corporate')
  investor = await server.as('investor')
})

const draft = (sent: object = {}, relationships: object = {}) => ({
  data: {
    type: 'corporate-events',
    attributes: {
      title: 'Tea with the treasurer',
      kind: 'group-meeting',
      'starts-at': minutesFromNow(20 * day),
      'ends-at': minutesFromNow(20 * day + 60),
      timezone: 'Asia/Tokyo',
      ...sent,
    },
    relationships: { entity: { data: { type: 'entities', id: seedId('entities', 1) } }, ...relationships },
  },
})
const drafted = async (sent: object = {}, relationships: object = {}): Promise<string> => {
  const answer = await corporate.post(path, draft(sent, relationships))
  expect(answer.status).toBe(201)
  return eventPath(answer.body.data.id)
}
const notified = async (name: string, key: string): Promise<{ parameters: { title: string; count: number } }[]> =>
  (await (await server.as(name)).get('/api/v2/notifications?page[size]=100')).body.data
    .map((one: { attributes: { key: string } }) => one.attributes)
    .filter((one: { key: string }) => one.key === key)
const toldOf = async (name: string, key: string, title: string): Promise<number> =>
  (await notified(name, key)).filter((one) => one.parameters.title === title).length

describe('the life of an event', () => {
  test('goes from a draft that nobody else sees to its publication, its closing, its end', async () => {
    const own = await drafted({ format: 'virtual' })
    expect((await investor.get(own)).status).toBe(404)
    for (const [status, seen] of [
      ['published', 'published'],
      ['closed', 'closed'],
      ['published', 'published'],
      ['live', 'live'],
      ['finished', 'finished'],
    ]) {
      expect((await corporate.patch(own, attributes({ status }))).body.data.attributes.status).toBe(seen)
      expect((await investor.get(own)).body.data.attributes.status).toBe(seen)
    }
    const activities = await corporate.get('/api/v1/activities?filter[key]=corporate_event.reopen')
    expect(activities.body.data).toHaveLength(1)
  })

  test('takes a step that it is at already for no step, and refuses one that it cannot take with what it could', async () => {
    const id = await putEvent(server.db, { status: 'live', starts_at: minutesFromNow(-30), ends_at: minutesFromNow(30) })
    expect((await corporate.patch(eventPath(id), attributes({ status: 'live' }))).status).toBe(200)
    const refused = await corporate.patch(eventPath(id), attributes({ status: 'published' }))
    expect([refused.status, detailsOf(refused)]).toEqual([409, ['From live you can reach finished, cancelled, not published.']])
    const over = await putEvent(server.db, { status: 'cancelled', cancelled_reason: 'Ill.' })
    const again = await corporate.patch(eventPath(over), attributes({ status: 'published' }))
    expect(detailsOf(again)).toEqual(['From cancelled you can reach no other status, not published.'])
  })

  test('is published only complete and ahead of its time, and every lack is told', async () => {
    const own = await drafted({ 'starts-at': '2020-01-02T00:00:00Z', 'ends-at': '2020-01-02T01:00:00Z' })
    const answer = await corporate.patch(own, attributes({ status: 'published' }))
    expect([answer.status, titles(answer)]).toEqual([422, ['The start must be in the future', 'The format has to be said']])
    const mended = { status: 'published', format: 'virtual', 'starts-at': minutesFromNow(60), 'ends-at': minutesFromNow(90) }
    expect((await corporate.patch(own, attributes(mended))).body.data.attributes).toMatchObject({ status: 'published', format: 'virtual' })
    const emptied = await corporate.patch(own, attributes({ format: null }))
    expect([emptied.status, titles(emptied)]).toEqual([422, ['What was published keeps a format']])
  })

  test('ends early with a reason, which goes with nothing else', async () => {
    const id = await putEvent(server.db)
    for (const reason of [undefined, null, '  ']) {
      const answer = await corporate.patch(
        eventPath(id),
        attributes({ status: 'cancelled', ...(reason === undefined ? {} : { 'cancelled-reason': reason }) }),
      )
      expect([answer.status, pointers(answer)]).toEqual([422, ['/data/attributes/cancelled-reason']])
    }
    expect((await corporate.patch(eventPath(id), attributes({ 'cancelled-reason': 'Ill.' }))).status).toBe(422)
    const answer = await corporate.patch(eventPath(id), attributes({ status: 'cancelled', 'cancelled-reason': 'Ill.' }))
    expect(answer.body.data.attributes).toMatchObject({ status: 'cancelled', 'cancelled-reason': 'Ill.' })
  })

  test('leaves little to change once it is over', async () => {
    const finished = eventPath(
      await putEvent(server.db, { status: 'finished', starts_at: minutesFromNow(-90), ends_at: minutesFromNow(-30) }),
    )
    const refused = await corporate.patch(finished, attributes({ title: 'x', capacity: 3 }))
    expect([refused.status, codesOf(refused)]).toEqual([400, ['105', '105']])
    const replay = { 'replay-url': 'https://asagiri.demo.example/replay/x', description: 'As it was.' }
    expect((await corporate.patch(finished, attributes(replay))).body.data.attributes).toMatchObject(replay)
    const cancelled = eventPath(await putEvent(server.db, { status: 'cancelled', cancelled_reason: 'Ill.' }))
    expect(codesOf(await corporate.patch(cancelled, attributes({ description: 'x' })))).toEqual(['105'])
  })

  test('is deleted as a draft or cancelled without bookings, else it is refused', async () => {
    for (const status of ['published', 'closed', 'live', 'finished'] as const) {
      expect((await corporate.delete(eventPath(await putEvent(server.db, { status })))).status).toBe(409)
    }
    const cancelled = await putEvent(server.db, { status: 'cancelled', cancelled_reason: 'Ill.' })
    expect((await corporate.delete(eventPath(cancelled))).status).toBe(204)
    expect((await corporate.delete(event(9))).status).toBe(403)
    const booked = await putEvent(server.db)
    expect((await investor.patch(eventPath(booked, '/book-reservation'))).status).toBe(200)
    await corporate.patch(eventPath(booked), attributes({ status: 'cancelled', 'cancelled-reason': 'Ill.' }))
    expect((await corporate.delete(eventPath(booked))).status).toBe(409)
    const own = await drafted()
    expect((await corporate.delete(own)).status).toBe(204)
    expect((await corporate.get(own)).status).toBe(404)
  })
})

describe('the values of an event', () => {
  test.each([
    [{ 'ends-at': minutesFromNow(20 * day) }, '/data/attributes/ends-at'],
    [{ 'registration-closes-at': minutesFromNow(21 * day) }, '/data/attributes/registration-closes-at'],
    [{ timezone: 'Asia/Atlantis' }, '/data/attributes/timezone'],
    [{ timezone: '+09:00' }, '/data/attributes/timezone'],
    [{ capacity: 0 }, '/data/attributes/capacity'],
    [{ audience: [] }, '/data/attributes/audience'],
    [{ audience: ['everybody'] }, '/data/attributes/audience'],
    [{ language: 'x'.repeat(40) }, '/data/attributes/language'],
    [{ 'invited-emails': ['nobody'] }, '/data/attributes/invited-emails'],
    [{ country: 'Japan' }, '/data/attributes/country'],
    [{ 'webcast-url': 'javascript:alert(1)' }, '/data/attributes/webcast-url'],
    [{ 'replay-url': 'data:text/html,x' }, '/data/attributes/replay-url'],
  ])('are refused as %j', async (sent, pointer) => {
    const start = minutesFromNow(20 * day)
    const answer = await corporate.post(path, draft({ ...sent, 'starts-at': start }))
    expect(answer.status).toBe(422)
    expect(pointers(answer)[0]).toContain(pointer)
  })

  test('of a published event may not begin in the past, nor leave those without a seat who have one', async () => {
    const id = await putEvent(server.db, { capacity: 5 })
    await investor.patch(eventPath(id, '/book-reservation'), attributes({ guests: 2 }))
    const past = { 'starts-at': minutesFromNow(-60) }
    expect(pointers(await corporate.patch(eventPath(id), attributes(past)))).toEqual(['/data/attributes/starts-at'])
    expect(pointers(await corporate.patch(eventPath(id), attributes({ capacity: 2 })))).toEqual(['/data/attributes/capacity'])
    const full = await corporate.patch(eventPath(id), attributes({ capacity: 3 }))
    expect(full.body.data.attributes).toMatchObject({ status: 'full', 'seats-left': 0, 'reserved-count': 3 })
    expect((await corporate.patch(eventPath(id), attributes({ capacity: null }))).body.data.attributes).toMatchObject({
      ...{ status: 'published', 'seats-left': null },
    })
  })

  test('hold what it is related to, which is replaced as it is sent', async () => {
    const of = (type: 'entities' | 'accounts' | 'insights', ...ns: number[]) => ({ data: ns.map((n) => ({ type, id: seedId(type, n) })) })
    const own = await drafted({}, { entities: of('entities', 2, 3), hosts: of('accounts', 8, 4), insights: of('insights', 1, 4) })
    const ids = async (name: string) => idsOf(await corporate.get(`${own}/relationships/${name}`)).sort()
    expect(await ids('entities')).toEqual([seedId('entities', 2), seedId('entities', 3)])
    expect(await ids('hosts')).toEqual([seedId('accounts', 4), seedId('accounts', 8)])
    expect(await ids('insights')).toEqual([seedId('insights', 1), seedId('insights', 4)])
    await corporate.patch(own, { data: { relationships: { entities: of('entities', 3), hosts: of('accounts') } } })
    expect([await ids('entities'), await ids('hosts')]).toEqual([[seedId('entities', 3)], []])
    expect((await corporate.get(`${own}/organizer`)).body.data.id).toBe(seedId('accounts', 8))
    const hidden = await corporate.post(path, draft({}, { insights: of('insights', 51) }))
    expect([hidden.status, codesOf(hidden)]).toEqual([422, ['103']])
  })

  test('tell how to take part to those who do, and whom it invites to its issuer alone', async () => {
    const secrets = ['dial-in', 'webcast-url']
    const seenBy = async (client: Client) => Object.keys((await client.get(event(1))).body.data.attributes)
    for (const client of [server.guest, await server.as('investor-delayed'), await server.as('editor')]) {
      expect((await seenBy(client)).filter((name) => [...secrets, 'invited-emails'].includes(name))).toEqual([])
    }
    expect(await seenBy(investor)).toEqual(expect.arrayContaining(secrets))
    expect(await seenBy(investor)).not.toContain('invited-emails')
    for (const name of ['corporate', 'entity-editor', 'admin']) {
      expect(await seenBy(await server.as(name))).toEqual(expect.arrayContaining([...secrets, 'invited-emails']))
    }
    const id = await putEvent(server.db, { capacity: 1, webcast_url: 'https://asagiri.demo.example/live/x' })
    const url = async () => (await investor.get(eventPath(id))).body.data.attributes['webcast-url']
    await (await server.as('investor-2')).patch(eventPath(id, '/book-reservation'))
    await investor.patch(eventPath(id, '/book-reservation'))
    expect(await url()).toBeUndefined()
    await (await server.as('investor-2')).patch(eventPath(id, '/cancel-reservation'))
    expect(await url()).toBe('https://asagiri.demo.example/live/x')
  })
})

describe('an event by invitation', () => {
  test('is there for the invited, however they write their address, and is booked by them alone', async () => {
    const id = await putEvent(server.db, { access: 'invite-only' })
    await corporate.patch(eventPath(id), attributes({ 'invited-emails': ['Investor@Demo.Example', 'investor@demo.example'] }))
    expect((await corporate.get(eventPath(id))).body.data.attributes['invited-emails']).toEqual(['investor@demo.example'])
    const other = await server.as('investor-2')
    expect((await other.get(eventPath(id))).status).toBe(404)
    expect((await other.patch(eventPath(id, '/book-reservation'))).status).toBe(404)
    expect((await investor.patch(eventPath(id, '/book-reservation'))).body.data.attributes['my-reservation-status']).toBe('confirmed')
    await corporate.patch(eventPath(id), attributes({ audience: ['public'] }))
    expect((await server.guest.get(eventPath(id))).status).toBe(200)
    expect((await other.patch(eventPath(id, '/book-reservation'))).status).toBe(403)
  })
})

describe('the list of events', () => {
  const listed = async (client: Client, query: string) => idsOf(await client.get(`${path}?page[size]=100&${query}`))
  const ids = (...ns: number[]) => ns.map((n) => seedId('corporate-events', n))

  test.each([
    ['filter[entity-id]=' + seedId('entities', 17), [10, 8, 6]],
    ['filter[kind]=one-on-one,agm', [13, 10, 5]],
    ['filter[roadshow-id]=' + seedId('corporate-events', 12), [13, 5]],
    ['filter[country]=JP&filter[from]=2028-05-15T00:00:00Z&filter[to]=2028-05-15T23:59:59Z', [3, 2]],
    ['filter[status]=full&filter[from]=2028-01-01T00:00:00Z', [3]],
    ['filter[status]=cancelled,finished&filter[entity-id]=' + seedId('entities', 24), [7]],
    ['filter[mine]=true&filter[to]=2026-11-01T00:00:00Z', [1]],
    ['filter[following]=true&filter[status]=finished&filter[to]=2026-06-01T00:00:00Z', [1]],
    ['filter[following]=false&filter[status]=closed', [9]],
  ])('holds with %s what the filters say', async (query, expected) => {
    expect(await listed(investor, query)).toEqual(ids(...expected))
  })

  test('is sorted by when they start', async () => {
    const query = 'filter[entity-id]=' + seedId('entities', 24)
    expect(await listed(investor, `${query}&sort=starts-at`)).toEqual(ids(6, 7, 9))
    expect(await listed(investor, `${query}&sort=-starts-at`)).toEqual(ids(9, 7, 6))
  })

  test('holds nothing of a guest for a guest', async () => {
    expect(await listed(server.guest, 'filter[mine]=true')).toEqual([])
    expect((await listed(server.guest, 'filter[mine]=false')).length).toBeGreaterThan(3)
  })

  test('is found on the entity too, its own events and those that it takes part in', async () => {
    const { body } = await server.guest.get(`/api/v2/entities/${seedId('entities', 17)}/corporate-events`)
    expect(body.data.map((one: { id: string }) => one.id)).toEqual(ids(10, 6))
  })
})

describe('what happens to an event', () => {
  test('is told to followers of its audience and to the invited when it is published', async () => {
    const title = 'Told to many'
    const own = await drafted({ title, format: 'virtual', audience: ['investor'] })
    const told = async () =>
      Object.fromEntries(
        await Promise.all(
          ['investor', 'investor-2', 'provider-2', 'noor.alhashimi', 'corporate'].map(async (name) => [
            name,
            await toldOf(name, 'corporate_event.published', title),
          ]),
        ),
      )
    expect(Object.values(await told())).toEqual([0, 0, 0, 0, 0])
    await corporate.patch(own, attributes({ status: 'published', 'invited-emails': ['Provider-2@Demo.Example'] }))
    expect(await told()).toEqual({ investor: 1, 'investor-2': 1, 'provider-2': 1, 'noor.alhashimi': 0, corporate: 0 })
  })

  test('is told to those who hold reservations when time or place change, with a calendar that replaces theirs', async () => {
    const id = await putEvent(server.db, { title: 'Moved about; twice, at most', venue: 'Here' })
    await investor.patch(eventPath(id, '/book-reservation'))
    await server.mailsTo('investor@demo.example')
    await corporate.patch(eventPath(id), attributes({ description: 'Only words.' }))
    expect(await toldOf('investor', 'corporate_event.changed', 'Moved about; twice, at most')).toBe(0)
    await corporate.patch(eventPath(id), attributes({ venue: 'There' }))
    expect(await toldOf('investor', 'corporate_event.changed', 'Moved about; twice, at most')).toBe(1)
    const [booked, moved, ...rest] = (await server.mailsTo('investor@demo.example')).filter((mail) => mail.includes(`UID:${id}`))
    expect(rest).toEqual([])
    expect(booked).toContain('(Asia/Tokyo)\nHere\n\nYou have a seat.')
    expect(askedIn(booked!)).toMatchObject({ method: 'REQUEST', sequence: 0, location: 'Here' })
    expect(moved).toContain('(Asia/Tokyo)\nThere\n\nIts time or place has changed.\n\nOnly words.\n')
    expect(askedIn(moved!)).toMatchObject({
      ...{ method: 'REQUEST', uid: id, sequence: 1, status: 'CONFIRMED' },
      ...{ summary: 'Moved about; twice, at most', location: 'There' },
    })
  })

  test('writes no line of a calendar or of the head of a mail by its title', async () => {
    const id = await putEvent(server.db)
    await investor.patch(eventPath(id, '/book-reservation'))
    await setColumns(server.db, 'corporate_events', id, { title: 'Lines\rATTACH:x\r\nBcc: y\nURL:z' })
    const mail = (await server.mailsTo('investor@demo.example')).find((one) => one.includes(`UID:${id}`))!
    expect(askedIn(mail)).toMatchObject({ summary: 'Lines\nATTACH:x\nBcc: y\nURL:z', url: null })
    expect(mail).toContain('Subject: Lines ATTACH:x Bcc: y URL:z: confirmed\n')
  })

  test('is told when it is cancelled, with a calendar that takes it out', async () => {
    const id = await putEvent(server.db, { title: 'Off' })
    await investor.patch(eventPath(id, '/book-reservation'))
    await server.mailsTo('investor@demo.example')
    await corporate.patch(eventPath(id), attributes({ status: 'cancelled', 'cancelled-reason': 'The speaker is ill.' }))
    expect(await toldOf('investor', 'corporate_event.cancelled', 'Off')).toBe(1)
    const mail = (await server.mailsTo('investor@demo.example')).findLast((one) => one.includes(`UID:${id}`))!
    expect(mail).toContain('It will not take place.\nThe speaker is ill.')
    expect(askedIn(mail)).toMatchObject({
      ...{ method: 'CANCEL', uid: id, sequence: 1, status: 'CANCELLED', url: null, description: null },
      ...{ organizer: { email: 'corporate@demo.example' }, attendees: [{ email: 'investor@demo.example', answer: null }] },
    })
  })

  test('makes a calendar that holds every text as it is, and that no text of the event gets out of', async () => {
    const title = `Gearboxes\nATTENDEE:mailto:x@demo.example\nATTACH:http://x.example \\n a, b; c ${'ö€😀👩‍👩‍👧'.repeat(20)}`
    const [description, host_name] = ['1, 2; "3"\n\tEND:VEVENT\n'.repeat(30).trim(), 'A "quoted" host; of, all: ^n']
    const [starts_at, ends_at] = ['2031-03-30T00:30:00.000Z', '2031-03-30T02:30:00.000Z']
    const where = { venue: 'Here, there', address: 'Getriebestraße 1', city: null, timezone: 'Europe/Berlin' }
    const id = await putEvent(server.db, { ...where, description, host_name, starts_at, ends_at })
    await investor.patch(eventPath(id, '/book-reservation'))
    await setColumns(server.db, 'corporate_events', id, { title: title.replace('\n', '\r\n').replace('\nATTACH', '\rATTACH') })
    const mail = (await server.mailsTo('investor@demo.example')).find((one) => one.includes(`UID:${id}`))!
    const asked = askedIn(mail)!
    expect(asked).toMatchObject({
      ...{ method: 'REQUEST', uid: id, summary: title, location: 'Here, there, Getriebestraße 1', url: null },
      ...{ organizer: { name: host_name, email: 'corporate@demo.example' } },
      ...{ attendees: [{ email: 'investor@demo.example', answer: 'ACCEPTED' }] },
    })
    expect(asked.description).toBe(`${description}\n\n${server.url}${eventPath(id)}`)
    expect([asked.start, asked.end]).toEqual([starts_at, ends_at])
  })

  test('tells those who have a seat, in the mail and in the calendar, how they come in, and nobody else', async () => {
    const ways = { dial_in: '+81 3 0000 0000, code 12', webcast_url: 'https://webcast.example/a?b=c;d,e' }
    const id = await putEvent(server.db, {
      title: 'From afar',
      capacity: 1,
      venue: null,
      city: null,
      ...ways,
    })
    const second = await server.as('investor-2')
    for (const client of [investor, second]) await client.patch(eventPath(id, '/book-reservation'))
    const mail = (await server.mailsTo('investor@demo.example')).find((one) => one.includes(`UID:${id}`))!
    expect(mail).toContain('Dial-in: +81 3 0000 0000, code 12\nWebcast: https://webcast.example/a?b=c;d,e\n')
    expect(askedIn(mail)).toMatchObject({
      ...{ location: ways.webcast_url, url: 'https://webcast.example/a?b=c%3Bd%2Ce' },
      ...{ description: `Dial-in: +81 3 0000 0000, code 12\nWebcast: ${ways.webcast_url}\n${server.url}${eventPath(id)}` },
    })
    const waits = (await server.mailsTo('investor-2@demo.example')).findLast((one) => one.includes('From afar'))!
    expect(waits).toContain('Every seat is taken.')
    expect(waits).not.toMatch(/webcast\.example|BEGIN:VCALENDAR/)
    await corporate.patch(eventPath(id), attributes({ 'webcast-url': 'https://other.example/' }))
    const changed = (await server.mailsTo('investor@demo.example')).findLast((one) => one.includes(`UID:${id}`))!
    expect(changed).toContain('Webcast: https://other.example/\n')
    expect(askedIn(changed)).toMatchObject({ sequence: 1, url: 'https://other.example/' })
  })

  test('takes an event out of the calendar of who gives a seat up, and of nobody who never had it there', async () => {
    const id = await putEvent(server.db, { title: 'Given up', capacity: 1 })
    const asking = await putEvent(server.db, { title: 'Only asked', access: 'approval' })
    const second = await server.as('investor-2')
    for (const client of [investor, second]) await client.patch(eventPath(id, '/book-reservation'))
    await investor.patch(eventPath(asking, '/book-reservation'))
    const sent = async (name: string, of: string) => askedOf(await server.mailsTo(`${name}@demo.example`), of)
    expect(await sent('investor', id)).toEqual(['REQUEST 0'])
    // The seat goes to whoever waited, who gives it up before a mail told of it.
    for (const client of [investor, second]) expect((await client.patch(eventPath(id, '/cancel-reservation'))).status).toBe(200)
    expect(await sent('investor', id)).toEqual(['REQUEST 0', 'CANCEL 1'])
    expect(await sent('investor-2', id)).toEqual([undefined])
    await investor.patch(eventPath(id, '/book-reservation'))
    expect(await sent('investor', id)).toEqual(['REQUEST 0', 'CANCEL 1', 'REQUEST 2'])

    const [held] = (await corporate.get(eventPath(asking, '/reservations'))).body.data
    const decide = (status: string) =>
      corporate.patch(
        `/api/v2/corporate-reservations/${held.id}`,
        attributes({ status, ...(status === 'declined' && { reason: 'Full.' }) }),
      )
    await decide('declined')
    expect(await sent('investor', asking)).toEqual([undefined])
    const again = await decide('confirmed')
    expect(again.body.data.attributes).toMatchObject({ status: 'confirmed', reason: null })
    expect(await sent('investor', asking)).toEqual([undefined, 'REQUEST 0'])
    await decide('declined')
    expect(await sent('investor', asking)).toEqual([undefined, 'REQUEST 0', 'CANCEL 1'])
  })

  test('is not told any more once it is no longer so', async () => {
    const id = await putEvent(server.db, { title: 'Overtaken', capacity: 1 })
    const second = await server.as('investor-2')
    for (const client of [investor, second]) await client.patch(eventPath(id, '/book-reservation'))
    await corporate.patch(eventPath(id), attributes({ venue: 'There' }))
    await investor.patch(eventPath(id, '/cancel-reservation'))
    await corporate.patch(eventPath(id), attributes({ status: 'cancelled', 'cancelled-reason': 'Ill.' }))
    const mailed = async (name: string) =>
      (await server.mailsTo(`${name}@demo.example`)).flatMap((mail) => /^Subject: Overtaken: (\w+)$/m.exec(mail)?.[1] ?? [])
    expect(await mailed('investor')).toEqual([])
    expect(await mailed('investor-2')).toEqual(['cancelled'])
  })

  test('is told to whom the host declines by a calendar that is newer than the one it had', async () => {
    const id = await putEvent(server.db, { title: 'Declined after all', sequence: 2 })
    await investor.patch(eventPath(id, '/book-reservation'))
    await server.mailsTo('investor@demo.example')
    const [held] = (await corporate.get(eventPath(id, '/reservations'))).body.data
    await corporate.patch(`/api/v2/corporate-reservations/${held.id}`, attributes({ status: 'declined' }))
    const [seated, declined] = (await server.mailsTo('investor@demo.example')).filter((mail) => mail.includes(`UID:${id}`))
    expect(askedOf([seated!, declined!], id)).toEqual(['REQUEST 2', 'CANCEL 3'])
  })

  test('is not told to who muted an entity that takes part in it', async () => {
    const title = 'With a guest'
    const reader = await server.as('noor.alhashimi')
    const to = (name: string, n: number) => ({ relationships: { [name]: { data: { type: 'entities', id: seedId('entities', n) } } } })
    await reader.post('/api/v2/follows', { data: { type: 'follows', ...to('followable', 5) } })
    await reader.post('/api/v2/muted_items', { data: { type: 'muted-items', ...to('mutable', 5) } })
    const own = await drafted({ title, format: 'virtual' }, { entities: { data: [{ type: 'entities', id: seedId('entities', 5) }] } })
    await corporate.patch(own, attributes({ status: 'published' }))
    expect(await toldOf('investor', 'corporate_event.published', title)).toBe(1)
    expect(await toldOf('noor.alhashimi', 'corporate_event.published', title)).toBe(0)
  })

  test('is pushed to the clients of those who are told, unless they want no pushes', async () => {
    const client = { token: 'chrome:events', platform: 'web', browser: 'chrome' }
    expect((await investor.post('/api/v2/push-notification-tokens', { data: client })).status).toBe(201)
    const pushed = async () => (await server.guest.post('/api/v2/push-notification-tokens/get-message', { token: client.token })).body.data
    const id = await putEvent(server.db, { title: 'Pushed' })
    await investor.patch(eventPath(id, '/book-reservation'))
    expect((await pushed()).attributes).toMatchObject({ title: 'You have a seat', body: 'Pushed', tag: 'reservation.confirmed' })
    const preferences = { 'notification-preferences': { 'corporate_event.changed': ['app'] } }
    expect((await investor.patch('/api/v2/accounts/me', attributes(preferences))).status).toBe(200)
    await corporate.patch(eventPath(id), attributes({ venue: 'There' }))
    expect(await pushed()).toBe(null)
    await corporate.patch(eventPath(id), attributes({ status: 'cancelled', 'cancelled-reason': 'Ill.' }))
    expect((await pushed()).attributes).toMatchObject({ title: 'An event is cancelled', body: 'Pushed' })
  })
})
