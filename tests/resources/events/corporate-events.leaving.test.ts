/** Seats of those who leave the platform, and events of those who go to another firm. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import { attributes, eventPath, putEvent, seatsOf } from '../../support/event-rows.ts'
import { freshClient, minutesFromNow } from '../../support/insight-rows.ts'
import { moved } from '../../support/moved.ts'
import { putFirm } from '../../support/premium-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()

test('whoever leaves gives up what it holds of events to come, which those who wait have', async () => {
  const [leaver, other] = [(await putFirm(server.db, undefined)).account, (await putFirm(server.db, undefined)).account]
  const [own, waiting] = [await freshClient(server, leaver), await freshClient(server, other)]
  const [full, asked, past] = [
    await putEvent(server.db, { capacity: 1 }),
    await putEvent(server.db, { access: 'approval' }),
    await putEvent(server.db),
  ]
  const book = (id: string) => own.patch(eventPath(id, '/book-reservation'), attributes({}))
  for (const id of [full, asked, past]) expect((await book(id)).status).toBe(200)
  await setColumns(server.db, 'corporate_events', past, { starts_at: minutesFromNow(-90), ends_at: minutesFromNow(-30) })
  expect((await waiting.patch(eventPath(full, '/book-reservation'), attributes({}))).status).toBe(200)
  expect(await seatsOf(server.db, full)).toMatchObject({ reserved: 1, waitlist: 1 })

  const admin = await server.as('admin')
  expect((await admin.patch(`/api/v2/accounts/${leaver}`, attributes({ status: 'deactivated' }))).status).toBe(200)
  expect(await seatsOf(server.db, full)).toMatchObject({ reserved: 1, waitlist: 0 })
  const held = async (account: string) => {
    const { rows } = await sql<{ event: string; status: string }>`select corporate_event_id as event, status from corporate_reservations
      where account_id = ${account}`.execute(server.db)
    return Object.fromEntries(rows.map(({ event, status }) => [event, status]))
  }
  expect(await held(leaver)).toEqual({ [full]: 'cancelled', [asked]: 'cancelled', [past]: 'confirmed' })
  expect(await held(other)).toEqual({ [full]: 'confirmed' })
})

test('who organised an event hears of its bookings as long as it is of the issuer', async () => {
  const [organiser, guest] = [(await putFirm(server.db, undefined)).account, await server.as('investor')]
  const issuer = await server.db
    .selectFrom('entities')
    .select('company_id')
    .where('id', '=', seedId('entities', 1))
    .executeTakeFirstOrThrow()
  const columns = { company_id: issuer.company_id, account_type: 'corporate-user', reading_tier: 'corporate' } as const
  await setColumns(server.db, 'accounts', organiser, columns)
  const event = await putEvent(server.db, { account_id: organiser })
  const book = async () => {
    for (const step of ['/book-reservation', '/cancel-reservation']) expect((await guest.patch(eventPath(event, step))).status).toBe(200)
  }
  const heard = async (who: Client) =>
    (await who.get(`/api/v1/activities?filter[trackable-id]=${event}`)).body.data.map(
      (one: { attributes: { key: string } }) => one.attributes.key,
    ) as string[]
  await book()
  const before = ['corporate_event.cancel_booking', 'corporate_event.book']
  expect(await heard(await freshClient(server, organiser))).toEqual(before)
  const mover = await moved(server, organiser, (await putFirm(server.db, undefined)).company)
  await book()
  expect(await heard(mover)).toEqual(before)
})
