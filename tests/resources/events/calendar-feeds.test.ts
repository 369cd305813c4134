import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { readCalendar } from '../../support/calendars.ts'
import type { Told } from '../../support/calendars.ts'
import { setColumns } from '../../support/columns.ts'
import { attributes, eventPath, putEvent } from '../../support/event-rows.ts'
import type { EventColumns } from '../../support/event-rows.ts'
import { minutesFromNow } from '../../support/insight-rows.ts'
import { lentSession } from '../../support/lent-session.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/calendar-feeds'
const day = 24 * 60
const ways = { dial_in: '+81 3 0000 0000', webcast_url: 'https://webcast.example/a' }
const second = seedId('accounts', 2)

let corporate: Client
let reader: Client
beforeAll(async () => {
  corporate = await server.as('corporate')
  reader = await server.as('investor-2')
  const me = await reader.get('/api/v2/accounts/me')
  expect(me.body.data.id).toBe(second)
})

const made = async (client = reader): Promise<{ id: string; url: string }> => {
  const answer = await client.post(path)
  expect([answer.status, answer.headers['cache-control']]).toEqual([201, 'private, no-store'])
  return { id: answer.body.data.id, url: answer.body.data.attributes.url }
}
const entriesAt = async (url: string): Promise<Told[]> => {
  const answer = await server.guest.get(url)
  expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    ...[200, 'text/calendar; charset=utf-8', 'private, no-store'],
  ])
  const { method, events } = readCalendar(answer.text)
  expect(method).toBe('PUBLISH')
  return events
}
const held = async (status: string, columns: EventColumns, account = second): Promise<string> => {
  const event = await putEvent(server.db, { ...columns, ...ways })
  const place = status === 'waitlisted' ? { place: 1 } : {}
  await insertRows(server.db, 'corporate_reservations', {
    ...{ id: randomUUID(), corporate_event_id: event, account_id: account, status: status as 'confirmed' },
    ...place,
  })
  return event
}
const past = (days: number): EventColumns => ({
  ...{ status: 'finished', starts_at: minutesFromNow(-days * day - 60), ends_at: minutesFromNow(-days * day) },
})

describe('a calendar feed', () => {
  test('holds what its owner takes part in, as far as the seat goes, and nothing of others', async () => {
    await server.db.deleteFrom('corporate_reservations').where('account_id', '=', second).execute()
    const asked = await held('requested', { starts_at: minutesFromNow(3 * day), ends_at: minutesFromNow(3 * day + 60) })
    const seated = await held('confirmed', {
      starts_at: minutesFromNow(2 * day),
      ends_at: minutesFromNow(2 * day + 60),
      title: 'A, b; c\n',
    })
    const was = await held('attended', past(89))
    for (const status of ['declined', 'cancelled', 'waitlisted']) await held(status, {})
    await held('confirmed', { status: 'cancelled', cancelled_reason: 'Ill.' })
    await held('attended', past(91))
    await held('requested', past(1))
    await held('no-show', past(1))
    await held('confirmed', {}, seedId('accounts', 1))
    const [first, next, last, ...more] = await entriesAt((await made()).url)
    expect(more).toEqual([])
    const organizer = { email: 'corporate@demo.example' }
    expect(first).toMatchObject({ uid: was, status: 'CONFIRMED' })
    expect(next).toMatchObject({ uid: seated, status: 'CONFIRMED', summary: 'A, b; c\n', url: ways.webcast_url, organizer })
    expect(next!.description).toContain(`Dial-in: ${ways.dial_in}`)
    expect(last).toMatchObject({ uid: asked, status: 'TENTATIVE', url: null, location: null })
    expect(JSON.stringify(last)).not.toMatch(/webcast|0000 0000|corporate@/)
  })

  test('follows what becomes of a reservation', async () => {
    const id = await putEvent(server.db, { venue: 'Here' })
    const { url } = await made()
    const mine = async () => (await entriesAt(url)).find(({ uid }) => uid === id)
    expect(await mine()).toBe(undefined)
    await reader.patch(eventPath(id, '/book-reservation'))
    const booked = await mine()
    await corporate.patch(eventPath(id), attributes({ venue: 'There' }))
    const moved = await mine()
    expect([booked!.location, moved!.location]).toEqual(['Here', 'There'])
    expect(moved!.sequence).toBeGreaterThan(booked!.sequence)
    await reader.patch(eventPath(id, '/cancel-reservation'))
    expect(await mine()).toBe(undefined)
  })

  test('has one address at a time, whose code is kept as a hash alone', async () => {
    const one = await made()
    const other = await made()
    expect((await server.guest.get(one.url)).status).toBe(404)
    await entriesAt(other.url)
    const urls = await Promise.all([made(), made(), made()])
    const answers = await Promise.all(urls.map(async ({ url }) => (await server.guest.get(url)).status))
    expect(answers.sort()).toEqual([200, 404, 404])
    const rows = await server.db.selectFrom('calendar_feeds').selectAll().where('account_id', '=', second).execute()
    expect(rows).toHaveLength(1)
    for (const { url } of urls) expect(JSON.stringify(rows)).not.toContain(new URL(url).searchParams.get('code'))
    const shown = await reader.get(`${path}/${rows[0]!.id}`)
    expect(Object.keys(shown.body.data.attributes)).toEqual(['created-at', 'updated-at'])
  })

  test('is opened by its code alone, and by nobody once it is ended', async () => {
    const { id, url } = await made()
    const theirs = await made(await server.as('investor'))
    const code = new URL(url).searchParams.get('code')!
    for (const wrong of [`${theirs.id}/ics?code=${code}`, `${id}/ics?code=${[...code].reverse().join('')}`]) {
      expect((await reader.get(`${path}/${wrong}`)).status).toBe(404)
    }
    for (const bad of ['', '?code=', '?code=x']) expect((await server.guest.get(`${path}/${id}/ics${bad}`)).status).toBe(400)
    expect((await (await server.as('admin')).delete(`${path}/${id}`)).status).toBe(404)
    await entriesAt(url)
    expect((await reader.delete(`${path}/${id}`)).status).toBe(204)
    expect((await server.guest.get(url)).status).toBe(404)
  })

  test('tells nothing of an account that is not active, and ends with one that has left', async () => {
    const { url } = await made()
    await setColumns(server.db, 'accounts', second, { status: 'suspended' })
    expect((await server.guest.get(url)).status).toBe(404)
    await setColumns(server.db, 'accounts', second, { status: 'active' })
    await entriesAt(url)
    const admin = await server.as('admin')
    expect((await admin.patch(`/api/v2/accounts/${second}`, attributes({ status: 'deactivated' }))).status).toBe(200)
    expect(await server.db.selectFrom('calendar_feeds').select('id').where('account_id', '=', second).execute()).toEqual([])
    await setColumns(server.db, 'accounts', second, { status: 'active' })
    expect((await server.guest.get(url)).status).toBe(404)
  })

  test('is not made in a session that ends by itself', async () => {
    const temporary = await lentSession(server, corporate)
    expect((await temporary.post(path)).status).toBe(403)
  })

  test('holds at most five hundred entries', async () => {
    const many = Array.from({ length: 501 }, () => randomUUID())
    const row = {
      entity_id: seedId('entities', 1),
      account_id: seedId('accounts', 8),
      title: 'Many',
      kind: 'webinar',
      status: 'published',
    } as const
    const when = { timezone: 'UTC', format: 'virtual', starts_at: minutesFromNow(5 * day), ends_at: minutesFromNow(5 * day + 60) } as const
    await insertRows(
      server.db,
      'corporate_events',
      many.map((id) => ({ id, ...row, ...when })),
    )
    const account_id = seedId('accounts', 1)
    const booked = many.map((id) => ({ id: randomUUID(), corporate_event_id: id, account_id, status: 'confirmed' as const }))
    await insertRows(server.db, 'corporate_reservations', booked)
    expect(await entriesAt((await made(await server.as('investor'))).url)).toHaveLength(500)
  })
})
