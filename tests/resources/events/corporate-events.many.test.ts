/** Events to which very many come. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { tick } from '../../../src/tick.ts'
import { attributes, eventPath, putEvent, seatsOf } from '../../support/event-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
let corporate: Client
beforeAll(async () => {
  corporate = await server.as('corporate')
})

/** Has as many accounts hold a reservation for an event, in the order of a queue where they wait. */
async function hold(event: string, name: string, many: number, status: 'confirmed' | 'waitlisted'): Promise<void> {
  await sql`insert into accounts (id, slug, email, first_name, last_name, account_type, status, email_verified)
    select ${name} || n, ${name} || n, ${name} || n || '@demo.example', 'One', 'Of many', 'investor', 'active', true
    from generate_series(1, ${many}) as n`.execute(server.db)
  await sql`insert into corporate_reservations (id, corporate_event_id, account_id, status, place)
    select ${name} || n, ${event}, ${name} || n, ${status}, case when ${status} = 'waitlisted' then n end
    from generate_series(1, ${many}) as n`.execute(server.db)
  const counter = status === 'confirmed' ? 'reserved_count' : 'waitlist_count'
  await sql`update corporate_events set ${sql.ref(counter)} = ${many} where id = ${event}`.execute(server.db)
}

const told = async (name: string, key: string): Promise<{ accounts: number; most: number }> => {
  const { rows } = await sql<{ accounts: number; most: number }>`select count(*)::int as accounts, max(times_told)::int as most
    from notifications where key = ${key} and account_id like ${`${name}%`}`.execute(server.db)
  return rows[0]!
}
const mailed = async (name: string, words: string): Promise<number> => {
  const mails = (await server.mails()).filter((mail) => mail.includes(`To: ${name}`) && mail.includes(words))
  return mails.length
}

describe('room for very many who wait', () => {
  test('goes to them by and by, to each once and in their order, and to those behind them last', { timeout: 120_000 }, async () => {
    const id = await putEvent(server.db, { capacity: 1 })
    await hold(id, 'waits-', 450, 'waitlisted')
    const freed = await corporate.patch(eventPath(id), attributes({ capacity: 440 }))
    expect(freed.body.data.attributes).toMatchObject({ 'reserved-count': 200, 'waitlist-count': 250 })
    const { rows } = await sql<{ first: number }>`select min(place)::int as first from corporate_reservations
      where corporate_event_id = ${id} and status = 'waitlisted'`.execute(server.db)
    expect(rows[0]!.first).toBe(201)

    const late = await server.as('investor')
    const booked = await late.patch(eventPath(id, '/book-reservation'))
    expect(booked.body.data.attributes['my-reservation-status']).toBe('waitlisted')
    for (let times = 0; times < 2; times++) await tick(server.db, server.place.files, new Date(), server.jobs)
    expect(await seatsOf(server.db, id)).toMatchObject({ reserved: 440, waitlist: 11 })
    expect((await late.get(eventPath(id))).body.data.attributes['my-reservation-status']).toBe('waitlisted')
    expect(await told('waits-', 'reservation.promoted')).toEqual({ accounts: 440, most: 1 })
    expect(await mailed('waits-', 'A seat has become free')).toBe(440)
  })

  test('is filled by whoever fits into what those before leave', async () => {
    const id = await putEvent(server.db, { capacity: 1 })
    await hold(id, 'parties-', 5, 'waitlisted')
    await sql`update corporate_reservations set guests = case place when 1 then 1 when 2 then 2 when 3 then 3 when 4 then 0 else 1 end
      where corporate_event_id = ${id}`.execute(server.db)
    await corporate.patch(eventPath(id), attributes({ capacity: 6 }))
    const { held } = await seatsOf(server.db, id)
    const people = (status: string) => held.filter((one) => one.status === status).map((one) => one.people)
    expect([people('confirmed').toSorted(), people('waitlisted')]).toEqual([
      [1, 2, 3],
      [4, 2],
    ])
  })
})

test(
  'an event that is called off is told by mail to all who come, also to those whom the tick has yet to tell',
  { timeout: 120_000 },
  async () => {
    const id = await putEvent(server.db)
    await hold(id, 'comes-', 1_100, 'confirmed')
    const off = await corporate.patch(eventPath(id), attributes({ status: 'cancelled', 'cancelled-reason': 'Storm.' }))
    expect([off.status, (await told('comes-', 'corporate_event.cancelled')).accounts]).toEqual([200, 1_000])
    expect(await mailed('comes-', 'It will not take place.')).toBe(1_100)
    await tick(server.db, server.place.files, new Date(), server.jobs)
    expect(await told('comes-', 'corporate_event.cancelled')).toEqual({ accounts: 1_100, most: 1 })
  },
)
