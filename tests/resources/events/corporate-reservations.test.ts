import { beforeAll, describe, expect, test } from 'vitest'
import { differences } from '../../../src/database/recount.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import { crowdOf } from '../../support/crowd.ts'
import { attributes, eventPath, putEvent, reservationPath, seatsOf } from '../../support/event-rows.ts'
import type { EventColumns } from '../../support/event-rows.ts'
import type { Seats } from '../../support/event-rows.ts'
import { codesOf, detailsOf, minutesFromNow } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const day = 24 * 60
const book = (id: string): string => eventPath(id, '/book-reservation')
const cancel = (id: string): string => eventPath(id, '/cancel-reservation')
const statusOf = (answer: Answer): string => answer.body.data?.attributes['my-reservation-status'] ?? String(answer.status)

let corporate: Client
let investor: Client
let second: Client
beforeAll(async () => {
  corporate = await server.as('corporate')
  investor = await server.as('investor')
  second = await server.as('investor-2')
})

/** The reservations of an event as its issuer sees them. */
const reservationsOf = async (id: string) =>
  (await corporate.get(eventPath(id, '/reservations?page[size]=100'))).body.data as { id: string; attributes: Record<string, unknown> }[]
const notified = async (client: Client, key: string, id: string): Promise<number> => {
  const { body } = await client.get('/api/v2/notifications?page[size]=100')
  const all = body.data as { attributes: { key: string }; relationships: { trackable: { links: { related: string } } } }[]
  const about = await Promise.all(
    all
      .filter((one) => one.attributes.key === key)
      .map(
        async (one) =>
          (await client.get(one.relationships.trackable.links.related)).body.data?.relationships['corporate-event'].links.related as string,
      ),
  )
  const events = await Promise.all(about.map(async (url) => (await client.get(url)).body.data.id as string))
  return events.filter((one) => one === id).length
}

describe('booking a seat', () => {
  test('confirms as long as there are seats for all who come, then waits in the order of booking', async () => {
    const id = await putEvent(server.db, { capacity: 3 })
    const sent = { guests: 1, questions: 'Why now?', dietary: null, 'contact-consent': true }
    const first = await investor.patch(book(id), attributes(sent))
    expect(first.body.data.attributes).toMatchObject({ 'my-reservation-status': 'confirmed', 'reserved-count': 2, 'seats-left': 1 })
    expect(first.body.meta).toEqual({ warnings: [] })
    expect(statusOf(await second.patch(book(id), attributes({ guests: 1 })))).toBe('waitlisted')
    const third = await (await server.as('noor.alhashimi')).patch(book(id))
    expect(third.body.data.attributes).toMatchObject({ 'my-reservation-status': 'confirmed', status: 'full', 'waitlist-count': 1 })
    expect(statusOf(await (await server.as('investor-delayed')).patch(book(id)))).toBe('waitlisted')
    const seen = (await reservationsOf(id)).map((one) => one.attributes)
    expect(seen.map((one) => [one['status'], one['position'], one['guests'], one['holder-name'], one['holder-company']])).toEqual([
      ['confirmed', null, 1, 'Ingrid Vester', 'Northgate Capital'],
      ['waitlisted', 1, 1, 'Marcus Oyelaran', 'Sembilan Asset Management'],
      ['confirmed', null, 0, 'Noor Al-Hashimi', 'Northgate Capital'],
      ['waitlisted', 2, 0, 'Celia Brandt', null],
    ])
    expect(seen[0]).toMatchObject({ questions: 'Why now?', dietary: null, 'contact-consent': true })
    expect(await notified(investor, 'reservation.confirmed', id)).toBe(1)
    expect(await notified(second, 'reservation.waitlisted', id)).toBe(1)
    const mails = (await server.mailsTo('investor-2@demo.example')).filter((mail) => mail.includes(id))
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('Every seat is taken.')
    expect(mails[0]).not.toContain('VCALENDAR')
  })

  test('twice changes nothing but what is sent, and is told once', async () => {
    const id = await putEvent(server.db, { capacity: 4 })
    await investor.patch(book(id), attributes({ guests: 1, questions: 'Why now?' }))
    expect(statusOf(await investor.patch(book(id)))).toBe('confirmed')
    expect((await seatsOf(server.db, id)).held).toEqual([{ status: 'confirmed', people: 2 }])
    await investor.patch(book(id), attributes({ dietary: 'Vegan.', guests: 3 }))
    const [only] = await reservationsOf(id)
    expect(only!.attributes).toMatchObject({ questions: 'Why now?', dietary: 'Vegan.', guests: 3 })
    expect(await seatsOf(server.db, id)).toMatchObject({ reserved: 4 })
    expect(await notified(investor, 'reservation.confirmed', id)).toBe(1)
    expect((await corporate.get(`/api/v1/activities?filter[key]=corporate_event.book&filter[trackable-id]=${id}`)).body.data).toHaveLength(
      1,
    )
  })

  test('for more guests than there are seats is refused and keeps what is there; for fewer frees theirs', async () => {
    const id = await putEvent(server.db, { capacity: 2 })
    await investor.patch(book(id), attributes({ guests: 1 }))
    await second.patch(book(id))
    const refused = await investor.patch(book(id), attributes({ guests: 2 }))
    expect([refused.status, detailsOf(refused)]).toEqual([409, ['There are no seats for so many guests.']])
    expect(statusOf(await investor.patch(book(id), attributes({ guests: 0 })))).toBe('confirmed')
    expect(statusOf(await second.get(eventPath(id)))).toBe('confirmed')
    expect(await notified(second, 'reservation.promoted', id)).toBe(1)
  })

  test('warns of what one has a seat for at the same time', async () => {
    const at = { starts_at: minutesFromNow(5 * day), ends_at: minutesFromNow(5 * day + 60) }
    const one = await putEvent(server.db, { title: 'The other', ...at })
    const two = await putEvent(server.db, at)
    const after = await putEvent(server.db, { starts_at: at.ends_at, ends_at: minutesFromNow(5 * day + 90) })
    for (const id of [one, after]) await investor.patch(book(id))
    expect((await investor.patch(book(two))).body.meta.warnings).toEqual([
      'You hold a confirmed reservation for “The other” at the same time.',
    ])
  })

  test.each<[columns: EventColumns, why: string]>([
    [{ status: 'closed' }, 'Registration is over.'],
    [{ registration_closes_at: minutesFromNow(-1) }, 'Registration is over.'],
    [{ status: 'live', starts_at: minutesFromNow(-5) }, 'An event that is live takes no reservations.'],
    [{ status: 'finished' }, 'An event that is finished takes no reservations.'],
    [{ status: 'cancelled' }, 'An event that is cancelled takes no reservations.'],
    [{ starts_at: minutesFromNow(-5) }, 'The event has started.'],
  ])('is refused of an event with %j', async (columns, why) => {
    const id = await putEvent(server.db, columns)
    const answer = await investor.patch(book(id))
    expect([answer.status, detailsOf(answer)]).toEqual([409, [why]])
  })

  test('is for the audience: others are refused where they see it', async () => {
    const id = await putEvent(server.db, { audience: ['insight-provider'] })
    expect((await investor.patch(book(id))).status).toBe(404)
    expect(statusOf(await (await server.as('provider')).patch(book(id)))).toBe('confirmed')
    expect((await corporate.patch(book(id))).status).toBe(403)
    const open = await putEvent(server.db, { audience: ['public'] })
    for (const name of ['provider', 'corporate', 'editor'])
      expect(statusOf(await (await server.as(name)).patch(book(open)))).toBe('confirmed')
    expect((await server.guest.patch(book(open))).status).toBe(401)
  })

  test('takes what it is sent, and nothing else', async () => {
    const id = await putEvent(server.db)
    expect(codesOf(await investor.patch(book(id), attributes({ status: 'confirmed', seat: 1 })))).toEqual(['105', '105'])
    for (const guests of [-1, 4, 1.5, '1', null]) expect((await investor.patch(book(id), attributes({ guests }))).status).toBe(422)
    expect((await investor.patch(book(id), { data: { id: seedId('corporate-events', 1) } })).status).toBe(409)
    expect((await seatsOf(server.db, id)).held).toEqual([])
  })

  test('of a one-on-one is for one of a company', async () => {
    const id = await putEvent(server.db, { kind: 'one-on-one' })
    await investor.patch(book(id))
    const colleague = await server.as('noor.alhashimi')
    expect(detailsOf(await colleague.patch(book(id)))).toEqual(['A colleague has booked this already.'])
    expect(statusOf(await second.patch(book(id)))).toBe('confirmed')
    await investor.patch(cancel(id))
    expect(statusOf(await colleague.patch(book(id)))).toBe('confirmed')
  })
})

describe('cancelling a seat', () => {
  test('gives it to the first who fits, and leaves the others in their order', async () => {
    const id = await putEvent(server.db, { capacity: 2 })
    const waiting = [await server.as('noor.alhashimi'), await server.as('investor-delayed')]
    await investor.patch(book(id))
    await second.patch(book(id))
    await waiting[0]!.patch(book(id), attributes({ guests: 1 }))
    await waiting[1]!.patch(book(id))
    const answer = await investor.patch(cancel(id), attributes({ reason: 'Ill.' }))
    expect(answer.body.data.attributes).toMatchObject({ 'my-reservation-status': 'cancelled', status: 'full', 'waitlist-count': 1 })
    expect([statusOf(await waiting[0]!.get(eventPath(id))), statusOf(await waiting[1]!.get(eventPath(id)))]).toEqual([
      'waitlisted',
      'confirmed',
    ])
    expect(await notified(waiting[1]!, 'reservation.promoted', id)).toBe(1)
    expect((await reservationsOf(id)).map((one) => one.attributes['reason'])).toContain('Ill.')
    expect((await server.mailsTo('investor-delayed@demo.example')).join()).toContain('A seat has become free, and it is yours.')
  })

  test('twice changes nothing, and who books again stands last', async () => {
    const id = await putEvent(server.db, { capacity: 1 })
    for (const client of [investor, second]) await client.patch(book(id))
    expect(statusOf(await investor.patch(cancel(id)))).toBe('cancelled')
    expect(statusOf(await investor.patch(cancel(id)))).toBe('cancelled')
    expect(statusOf(await investor.patch(book(id)))).toBe('waitlisted')
    expect(statusOf(await second.get(eventPath(id)))).toBe('confirmed')
  })

  test('is refused without one and once the event has started', async () => {
    const id = await putEvent(server.db)
    expect((await investor.patch(cancel(id))).status).toBe(409)
    await investor.patch(book(id))
    await setColumns(server.db, 'corporate_events', id, { starts_at: minutesFromNow(-1) })
    const late = await investor.patch(cancel(id))
    expect([late.status, detailsOf(late)]).toEqual([409, ['Reservations can be cancelled until the event starts.']])
  })
})

describe('a reservation that the host decides', () => {
  const decide = (id: string, status: string, reason?: string) =>
    corporate.patch(reservationPath(id), attributes({ status, ...(reason ? { reason } : {}) }))

  test('is requested, takes no seat until it is confirmed, and is told of both answers', async () => {
    const id = await putEvent(server.db, { access: 'approval', capacity: 1 })
    for (const client of [investor, second]) expect(statusOf(await client.patch(book(id)))).toBe('requested')
    expect(await seatsOf(server.db, id)).toMatchObject({ reserved: 0, waitlist: 0 })
    const [first, other] = (await reservationsOf(id)).map((one) => one.id) as [string, string]
    expect((await decide(first, 'confirmed')).body.data.attributes.status).toBe('confirmed')
    expect(detailsOf(await decide(other, 'confirmed'))).toEqual(['There are no seats left for it.'])
    const declined = await decide(other, 'declined', 'Full.')
    expect(declined.body.data.attributes).toMatchObject({ status: 'declined', reason: 'Full.' })
    expect(await seatsOf(server.db, id)).toMatchObject({ reserved: 1 })
    expect(await notified(investor, 'reservation.confirmed', id)).toBe(1)
    expect(await notified(second, 'reservation.declined', id)).toBe(1)
    const mail = (await server.mailsTo('investor-2@demo.example')).findLast((one) => one.includes(id))
    expect(mail).toContain('The host could not give you a seat.\nFull.\n')
    expect(detailsOf(await second.patch(book(id)))).toEqual(['The host declined your reservation.'])
  })

  test('and is declined after all gives its seat to who waits', async () => {
    const id = await putEvent(server.db, { capacity: 1 })
    for (const client of [investor, second]) await client.patch(book(id))
    const [first] = await reservationsOf(id)
    await decide(first!.id, 'declined')
    expect(statusOf(await second.get(eventPath(id)))).toBe('confirmed')
    expect(await notified(second, 'reservation.promoted', id)).toBe(1)
    expect((await server.mailsTo('investor-2@demo.example')).filter((mail) => mail.includes(`UID:${id}`))).toHaveLength(1)
  })

  test('and waits for a seat has no place in the queue once it is confirmed or declined', async () => {
    const id = await putEvent(server.db, { capacity: 1 })
    for (const client of [await server.as('noor.alhashimi'), investor, second]) await client.patch(book(id))
    const [, third, last] = await reservationsOf(id)
    const positionOf = async (one: string) => (await corporate.get(reservationPath(one))).body.data.attributes.position as unknown
    expect([third!, last!].map((one) => one.attributes['position'])).toEqual([1, 2])
    await decide(third!.id, 'declined')
    expect([await positionOf(third!.id), await positionOf(last!.id)]).toEqual([null, 1])
    await setColumns(server.db, 'corporate_events', id, { capacity: 2 })
    await decide(last!.id, 'confirmed')
    expect([await positionOf(last!.id), await seatsOf(server.db, id)]).toMatchObject([null, { reserved: 2, waitlist: 0 }])
  })

  test('is said to have been there, or not, from the start until a week after the end', async () => {
    const times = { starts_at: minutesFromNow(-90), ends_at: minutesFromNow(-30) }
    const id = await putEvent(server.db)
    await investor.patch(book(id))
    const own = (await reservationsOf(id))[0]!.id
    expect((await decide(own, 'attended')).status).toBe(409)
    await setColumns(server.db, 'corporate_events', id, { ...times, status: 'finished' })
    expect((await decide(own, 'declined')).status).toBe(409)
    expect((await decide(own, 'attended')).body.data.attributes).toMatchObject({ status: 'attended', 'attended-at': expect.any(String) })
    expect((await decide(own, 'no-show')).body.data.attributes).toMatchObject({ status: 'no-show', 'attended-at': null })
    for (const [minutesAgo, target, status] of [
      [7 * day - 5, 'attended', 200],
      [7 * day + 5, 'no-show', 409],
    ] as const) {
      const ended = { starts_at: minutesFromNow(-9 * day), ends_at: minutesFromNow(-minutesAgo) }
      await setColumns(server.db, 'corporate_events', id, ended)
      expect((await decide(own, target)).status).toBe(status)
    }
    expect((await seatsOf(server.db, id)).reserved).toBe(1)
  })
})

describe('at once', () => {
  const fits = ({ capacity, reserved, waitlist, held }: Seats): void => {
    const people = (status: string) => held.filter((one) => one.status === status)
    const seats = people('confirmed').reduce((sum, one) => sum + one.people, 0)
    expect({ reserved, waitlist }).toEqual({ reserved: seats, waitlist: people('waitlisted').length })
    expect(seats).toBeLessThanOrEqual(capacity!)
    expect(people('waitlisted').filter((one) => one.people <= capacity! - seats)).toEqual([])
  }

  test('a hundred book, and then book, cancel and are given more room: every seat is counted once', { timeout: 120_000 }, async () => {
    const id = await putEvent(server.db, { capacity: 40 })
    const crowd = await crowdOf(server, 100)
    const booked = await Promise.all(crowd.map(({ client }, index) => client.patch(book(id), attributes({ guests: index % 4 }))))
    expect(new Set(booked.map((one) => one.status))).toEqual(new Set([200]))
    const before = await seatsOf(server.db, id)
    expect(before.held).toHaveLength(100)
    fits(before)
    expect(before.reserved).toBeGreaterThan(36)

    await Promise.all([
      ...crowd.slice(0, 60).map(({ client }) => client.patch(cancel(id))),
      ...crowd.slice(50, 80).map(({ client }) => client.patch(book(id), attributes({ guests: 0 }))),
      corporate.patch(eventPath(id), attributes({ capacity: 45 })),
    ])
    fits(await seatsOf(server.db, id))
    const positions = (await reservationsOf(id)).map((one) => one.attributes['position']).filter((one) => one !== null)
    expect(positions.sort((a, b) => Number(a) - Number(b))).toEqual(positions.map((_one, index) => index + 1))
    expect((await differences(server.db)).filter((one) => one.table === 'corporate_events')).toEqual([])
  })

  const waitingOf = async (id: string) =>
    server.db
      .selectFrom('corporate_reservations')
      .select('account_id')
      .where('corporate_event_id', '=', id)
      .where('status', '=', 'waitlisted')
      .orderBy('place')
      .execute()

  test('a hundred book ten seats; seats that are given up or added go to those who waited longest', { timeout: 120_000 }, async () => {
    const id = await putEvent(server.db, { capacity: 10 })
    const crowd = await crowdOf(server, 100)
    const booked = await Promise.all(crowd.map(({ client }) => client.patch(book(id))))
    expect(booked.filter((one) => one.status !== 200).map((one) => one.text)).toEqual([])
    const names = (status: string) => booked.filter((one) => statusOf(one) === status).length
    expect([names('confirmed'), names('waitlisted')]).toEqual([10, 90])
    expect(await seatsOf(server.db, id)).toMatchObject({ reserved: 10, waitlist: 90 })
    const queue = (await waitingOf(id)).map((one) => one.account_id)

    const seated = crowd.filter((_one, index) => statusOf(booked[index]!) === 'confirmed')
    const late = await crowdOf(server, 10)
    await Promise.all([
      ...seated.map(({ client }) => client.patch(cancel(id))),
      ...late.map(({ client }) => client.patch(book(id))),
      corporate.patch(eventPath(id), attributes({ capacity: 15 })),
    ])
    expect(await seatsOf(server.db, id)).toMatchObject({ capacity: 15, reserved: 15, waitlist: 85 })
    const left = (await waitingOf(id)).map((one) => one.account_id)
    expect(left.slice(0, 75)).toEqual(queue.slice(15))
    expect(left.slice(75).toSorted()).toEqual(late.map((one) => one.id).toSorted())
    const promoted = await server.db
      .selectFrom('notifications')
      .select(['account_id', 'times_told'])
      .where('key', '=', 'reservation.promoted')
      .where('account_id', 'in', queue)
      .execute()
    expect(promoted.map((one) => one.account_id).toSorted()).toEqual(queue.slice(0, 15).toSorted())
    expect(new Set(promoted.map((one) => one.times_told))).toEqual(new Set([1]))
  })

  test('a capacity is never set below the seats that are booked meanwhile', async () => {
    const id = await putEvent(server.db, { capacity: 20 })
    const crowd = await crowdOf(server, 12)
    const [changed] = await Promise.all([
      corporate.patch(eventPath(id), attributes({ capacity: 6 })),
      ...crowd.map(({ client }) => client.patch(book(id))),
    ])
    expect([200, 422]).toContain(changed.status)
    const seats = await seatsOf(server.db, id)
    expect(seats).toMatchObject(changed.status === 200 ? { capacity: 6, reserved: 6, waitlist: 6 } : { capacity: 20, reserved: 12 })
  })

  test('one account books a hundred times and has one seat', { timeout: 60_000 }, async () => {
    const id = await putEvent(server.db, { capacity: 5 })
    const answers = await Promise.all(Array.from({ length: 100 }, () => investor.patch(book(id))))
    expect(new Set(answers.map(statusOf))).toEqual(new Set(['confirmed']))
    expect(await seatsOf(server.db, id)).toEqual({ capacity: 5, reserved: 1, waitlist: 0, held: [{ status: 'confirmed', people: 1 }] })
  })

  test('the last seat goes to one of a cancelled event, a booking and a decision, never to two', async () => {
    const id = await putEvent(server.db, { access: 'approval', capacity: 1 })
    const crowd = await crowdOf(server, 8)
    await Promise.all(crowd.map(({ client }) => client.patch(book(id))))
    const asked = await reservationsOf(id)
    const answers = await Promise.all(asked.map((one) => corporate.patch(reservationPath(one.id), attributes({ status: 'confirmed' }))))
    expect(answers.map((one) => one.status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    expect(await seatsOf(server.db, id)).toMatchObject({ reserved: 1 })
  })
})
