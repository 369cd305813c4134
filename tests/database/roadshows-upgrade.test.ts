import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { up } from '../../src/database/migrations/096-roadshows.ts'
import { differences } from '../../src/database/recount.ts'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { freshDatabase } from '../support/database.ts'
import { putEvent } from '../support/event-rows.ts'

test('what was held of an event that is cancelled is cancelled, and what was held of others stands', async () => {
  const { db, close } = await freshDatabase()
  try {
    await sql.raw('alter table corporate_events drop column roadshow_id, drop constraint corporate_events_of_entity').execute(db)
    const counted = { reserved_count: 3, waitlist_count: 1 }
    const off = await putEvent(db, { status: 'cancelled', cancelled_reason: 'Ill.', ...counted })
    const on = await putEvent(db, counted)
    const statuses = ['confirmed', 'waitlisted', 'requested', 'declined', 'attended'] as const
    for (const event of [off, on]) {
      const rows = statuses.map((status, n) => {
        const place = status === 'waitlisted' ? 1 : null
        return { id: `${event}-${n}`, corporate_event_id: event, account_id: seedId('accounts', n + 1), status, place, guests: n ? 0 : 1 }
      })
      await insertRows(db, 'corporate_reservations', rows)
    }

    await up(db as unknown as Kysely<unknown>)
    const { rows } =
      await sql`select corporate_event_id = ${off} as off, array_agg(status || coalesce(' ' || reason, '') order by id) as statuses
      from corporate_reservations where corporate_event_id in (${off}, ${on}) group by 1 order by 1`.execute(db)
    expect(rows).toEqual([
      { off: false, statuses },
      { off: true, statuses: ['cancelled Ill.', 'cancelled Ill.', 'cancelled Ill.', 'declined', 'attended'] },
    ])
    expect(await differences(db)).toEqual([])
  } finally {
    await close()
  }
})
