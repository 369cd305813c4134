/** Seats of those who leave the platform. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { setColumns } from '../../support/columns.ts'
import { attributes, eventPath, putEvent, seatsOf } from '../../support/event-rows.ts'
import { freshClient, minutesFromNow } from '../../support/insight-rows.ts'
import { putFirm } from '../../support/premium-rows.ts'
import { startServer } from '../../support/server.ts'

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
