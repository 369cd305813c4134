/** Corporate events put straight into a state in the tables, and what their stories ask of them. */
import type { Insertable } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Database } from '../../src/database/connection.ts'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import type { CorporateEventsTable } from '../../src/generated/tables.ts'
import { minutesFromNow } from './insight-rows.ts'

const day = 24 * 60

export type EventColumns = Partial<Insertable<CorporateEventsTable>>

/** Inserts an open event of entity 1 in ten days, for investors, and answers its id. */
export async function putEvent(db: Database, columns: EventColumns = {}): Promise<string> {
  const id = randomUUID()
  const event: Insertable<CorporateEventsTable> = {
    id,
    entity_id: seedId('entities', 1),
    account_id: seedId('accounts', 8),
    title: `Event ${id.slice(0, 8)}`,
    kind: 'group-meeting',
    format: 'virtual',
    starts_at: minutesFromNow(10 * day),
    ends_at: minutesFromNow(10 * day + 60),
    timezone: 'Asia/Tokyo',
    status: 'published',
    ...columns,
  }
  await insertRows(db, 'corporate_events', event)
  return id
}

export const eventPath = (id: string, rest = ''): string => `/api/v2/corporate-events/${id}${rest}`
export const reservationPath = (id: string): string => `/api/v2/corporate-reservations/${id}`
export const attributes = (sent: object) => ({ data: { attributes: sent } })

export interface Seats {
  capacity: number | null
  reserved: number
  waitlist: number
  /** Of each reservation its status and the people that it is for, in the order of the queue. */
  held: { status: string; people: number }[]
}

/** What the tables hold of the seats of an event. */
export async function seatsOf(db: Database, id: string): Promise<Seats> {
  const event = await db
    .selectFrom('corporate_events')
    .select(['capacity', 'reserved_count', 'waitlist_count'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('corporate_reservations')
    .select(['status', 'guests'])
    .where('corporate_event_id', '=', id)
    .orderBy('place')
    .execute()
  return {
    capacity: event.capacity,
    reserved: event.reserved_count,
    waitlist: event.waitlist_count,
    held: rows.map(({ status, guests }) => ({ status, people: 1 + guests })),
  }
}

/** Inserts a record of entity 1 that attachments hang on besides events, and answers its id. */
export async function putIssued(
  db: Database,
  table: 'entity_news' | 'exchange_announcements' | 'corporate_email_campaigns',
  columns: object = {},
): Promise<string> {
  const id = randomUUID()
  const campaign = { subject: 'x', from_name: 'x', reply_to: 'x@demo.example', account_id: seedId('accounts', 8) }
  const more = table === 'corporate_email_campaigns' ? campaign : { release_time: minutesFromNow(-60) }
  const row = { id, entity_id: seedId('entities', 1), title: id, content: 'x', ...more, ...columns }
  await db
    .insertInto(table)
    .values(row as never)
    .execute()
  return id
}
