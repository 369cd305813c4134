import { beforeAll, describe, expect, test } from 'vitest'
import { tick } from '../../../src/tick.ts'
import { askedIn } from '../../support/calendars.ts'
import { attributes, eventPath, putEvent } from '../../support/event-rows.ts'
import { minutesFromNow } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const hour = 60
const day = 24 * hour
const tickAt = (minutes: number): Promise<void> => tick(server.db, server.place.files, new Date(minutesFromNow(minutes)), server.jobs)

let corporate: Client
let investor: Client
beforeAll(async () => {
  corporate = await server.as('corporate')
  investor = await server.as('investor')
})

const statusOf = async (id: string): Promise<string> => (await corporate.get(eventPath(id))).body.data.attributes.status
const recorded = async (id: string): Promise<string[]> =>
  (await corporate.get(`/api/v1/activities?filter[trackable-id]=${id}&page[size]=100`)).body.data
    .map((one: { attributes: { key: string } }) => one.attributes.key)
    .reverse()
const reminders = async (title: string): Promise<number> =>
  (await investor.get('/api/v2/notifications?page[size]=100')).body.data
    .map((one: { attributes: { key: string; parameters: { title: string; count: number } } }) => one.attributes)
    .filter(
      (one: { key: string; parameters: { title: string } }) => one.key === 'corporate_event.reminder' && one.parameters.title === title,
    )
    .reduce((sum: number, one: { parameters: { count: number } }) => sum + one.parameters.count, 0)

describe('the clock of an event', () => {
  test('ends its registration, starts it and finishes it, each once', async () => {
    const start = 3 * day
    const id = await putEvent(server.db, {
      ...{ starts_at: minutesFromNow(start), ends_at: minutesFromNow(start + hour), registration_closes_at: minutesFromNow(start - day) },
    })
    await tickAt(start - day - 1)
    expect(await statusOf(id)).toBe('published')
    for (const [minutes, status] of [
      [start - day + 1, 'closed'],
      [start - 1, 'closed'],
      [start + 1, 'live'],
      [start + hour - 1, 'live'],
      [start + hour + 1, 'finished'],
    ] as const) {
      await tickAt(minutes)
      await tickAt(minutes)
      expect([minutes, await statusOf(id)]).toEqual([minutes, status])
    }
    expect(await recorded(id)).toEqual(['corporate_event.close', 'corporate_event.start', 'corporate_event.finish'])
  })

  test('that stood still takes all steps that are due at once', async () => {
    const id = await putEvent(server.db)
    await tickAt(20 * day)
    expect(await statusOf(id)).toBe('finished')
    // Both happened at once, and so in either order.
    expect((await recorded(id)).sort()).toEqual(['corporate_event.finish', 'corporate_event.start'])
  })

  test('does not begin anew what has begun, which may end later and not begin later', async () => {
    const id = await putEvent(server.db, { starts_at: minutesFromNow(-5), ends_at: minutesFromNow(hour) })
    await tickAt(0)
    const change = (sent: object) => corporate.patch(eventPath(id), attributes(sent))
    const later = await change({ 'starts-at': minutesFromNow(day), 'ends-at': minutesFromNow(day + hour) })
    expect([later.status, later.body.errors[0].source.pointer]).toEqual([422, '/data/attributes/starts-at'])
    expect([(await change({ 'ends-at': minutesFromNow(2 * hour) })).status, await statusOf(id)]).toEqual([200, 'live'])
    await tickAt(2 * hour + 1)
    expect(await statusOf(id)).toBe('finished')
  })

  test.each(['drafted', 'cancelled'] as const)('leaves one that is %s alone', async (status) => {
    const id = await putEvent(server.db, { status })
    await tickAt(20 * day)
    expect(await statusOf(id)).toBe(status)
  })

  test('reminds who has a seat a day ahead and an hour ahead, once each, and anew when it is moved', async () => {
    const id = await putEvent(server.db, { title: 'Remember', starts_at: minutesFromNow(2 * day), ends_at: minutesFromNow(2 * day + hour) })
    await investor.patch(eventPath(id, '/book-reservation'))
    await tickAt(day - 1)
    expect(await reminders('Remember')).toBe(0)
    for (const minutes of [day + 1, day + 2, 2 * day - 61]) await tickAt(minutes)
    expect(await reminders('Remember')).toBe(1)
    // Whoever has a seat has it also where registration is over.
    await corporate.patch(eventPath(id), attributes({ status: 'closed' }))
    for (const minutes of [2 * day - 59, 2 * day - 58]) await tickAt(minutes)
    expect(await reminders('Remember')).toBe(2)
    await corporate.patch(eventPath(id), attributes({ 'starts-at': minutesFromNow(4 * day), 'ends-at': minutesFromNow(4 * day + hour) }))
    await tickAt(3 * day + 1)
    expect(await reminders('Remember')).toBe(3)
  })

  test('reminds once of what is near when it is first seen, and not who waits or has cancelled', async () => {
    const soon = { starts_at: minutesFromNow(50), ends_at: minutesFromNow(110), capacity: 1 }
    const [mine, theirs] = [await putEvent(server.db, { title: 'Mine', ...soon }), await putEvent(server.db, { title: 'Theirs', ...soon })]
    await investor.patch(eventPath(mine, '/book-reservation'))
    await (await server.as('investor-2')).patch(eventPath(theirs, '/book-reservation'))
    await investor.patch(eventPath(theirs, '/book-reservation'))
    for (const minutes of [0, 1, 2]) await tickAt(minutes)
    expect([await reminders('Mine'), await reminders('Theirs')]).toEqual([1, 0])
  })

  test('reminds by mail too, with the calendar as it stands, whoever wants such mails', async () => {
    const id = await putEvent(server.db, { title: 'By mail', starts_at: minutesFromNow(50), ends_at: minutesFromNow(110), sequence: 4 })
    const other = await server.as('noor.alhashimi')
    const preferences = { 'notification-preferences': { 'corporate_event.reminder': ['app'] } }
    expect((await other.patch('/api/v2/accounts/me', attributes(preferences))).status).toBe(200)
    for (const client of [investor, other]) await client.patch(eventPath(id, '/book-reservation'))
    for (const minutes of [0, 1]) await tickAt(minutes)
    const mails = async (name: string) =>
      (await server.mailsTo(`${name}@demo.example`)).filter((mail) => mail.includes('By mail: reminder'))
    const [mail, ...more] = await mails('investor')
    expect(more).toEqual([])
    expect(askedIn(mail!)).toMatchObject({ method: 'REQUEST', sequence: 4, status: 'CONFIRMED' })
    expect(await mails('noor.alhashimi')).toEqual([])
  })

  test('takes each step once and reminds once, however many processes look at it', async () => {
    const near = { title: 'Many', starts_at: minutesFromNow(50), ends_at: minutesFromNow(110) }
    const far = { starts_at: minutesFromNow(9 * day), ends_at: minutesFromNow(10 * day), registration_closes_at: minutesFromNow(-1) }
    const ids: string[] = []
    for (let n = 0; n < 10; n++) {
      ids.push(await putEvent(server.db, near))
      expect((await investor.patch(eventPath(ids[n]!, '/book-reservation'))).status).toBe(200)
    }
    const closing = await Promise.all(Array.from({ length: 10 }, () => putEvent(server.db, far)))
    await Promise.all(Array.from({ length: 6 }, () => tickAt(0)))
    expect(await reminders('Many')).toBe(10)
    const mails = (await server.mailsTo('investor@demo.example')).filter((mail) => mail.includes('Subject: Many: reminder'))
    expect(ids.map((id) => mails.filter((mail) => mail.includes(`UID:${id}`)).length)).toEqual(ids.map(() => 1))
    for (const id of closing) expect(await recorded(id)).toEqual(['corporate_event.close'])
  })
})
