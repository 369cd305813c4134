/**
 * The events of a roadshow, and the one-on-one that a company has of it. Whoever counts, or changes what is counted, locks the
 * id of the roadshow, after the rows of events.
 */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { takeAdvisoryLock } from '../../database/advisory-locks.ts'
import { absentRecord, conflict, refuseAll, ruleBroken } from '../../refusals.ts'
import type { ApiError } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import type { Row } from '../../verbs/rows.ts'
import { standing } from './corporate-reservations.seated.ts'

type Event = Row<'corporate_events'>
type Listed = Pick<Event, 'entity_id' | 'kind'> & { id?: string; roadshow_id?: string | null | undefined }

const kinds: readonly Event['kind'][] = ['non-deal-roadshow', 'deal-roadshow']
const atRoadshow = '/data/relationships/roadshow'

/** In the order of their ids, so that no two wait for each other. */
async function lockRoadshows(tx: Transaction, ids: readonly (string | null | undefined)[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted()) if (id) await takeAdvisoryLock(tx, `roadshow ${id}`)
}

/**
 * `event`: as it is to be; `before`: as it is.
 * @throws 422 where it and its roadshow, or the events of the roadshow that it is, do not go together; 409 for a second one-on-one.
 */
export async function requirePlaceInRoadshow(tx: Transaction, event: Listed, before?: Event): Promise<void> {
  const { id, kind, roadshow_id = null } = event
  if (before ? before.kind === kind && before.roadshow_id === roadshow_id : roadshow_id === null) return
  await lockRoadshows(tx, [id, roadshow_id])
  const errors = roadshow_id === null ? [] : await objectionsTo(tx, roadshow_id, event)
  if (id && (await hasEvents(tx, id))) {
    if (roadshow_id !== null) errors.push(ruleBroken('Events belong to this one, which is a roadshow itself', atRoadshow))
    if (!kinds.includes(kind)) errors.push(ruleBroken('Events belong to this one, which stays a roadshow', '/data/attributes/kind'))
  }
  refuseAll(errors)
  if (id && roadshow_id !== null && kind === 'one-on-one') await requireNoSecond(tx, id, roadshow_id)
}

async function objectionsTo(tx: Transaction, roadshow: string, { id, entity_id }: Listed): Promise<ApiError[]> {
  const { rows } = await sql<Event>`select entity_id, kind, roadshow_id, status from corporate_events where id = ${roadshow}`.execute(tx)
  const [found] = rows
  if (!found) throw absentRecord('roadshow')
  const objections = [
    ...(roadshow === id ? ['An event does not belong to itself'] : []),
    ...(found.entity_id === entity_id ? [] : ['The roadshow is one of another entity']),
    ...(kinds.includes(found.kind) ? [] : ['The event that is named is no roadshow']),
    ...(found.status === 'cancelled' ? ['The roadshow is cancelled'] : []),
    ...(found.roadshow_id === null ? [] : ['The event that is named belongs to a roadshow itself']),
  ]
  return objections.map((one) => ruleBroken(one, atRoadshow))
}

async function hasEvents(tx: Transaction, id: string): Promise<boolean> {
  const { rows } = await sql`select from corporate_events where roadshow_id = ${id} limit 1`.execute(tx)
  return rows.length > 0
}

/** The events of a roadshow that have not begun, locked. None comes to it meanwhile. */
export async function eventsAhead(tx: Transaction, { id, kind }: Event): Promise<Event[]> {
  if (!kinds.includes(kind)) return []
  const ahead = sql<Event>`select * from corporate_events where roadshow_id = ${id} and status in ('drafted', 'published', 'closed')
    order by id for no key update`
  await ahead.execute(tx)
  await lockRoadshows(tx, [id])
  return (await ahead.execute(tx)).rows
}

/** @throws 409 for a roadshow that events belong to. */
export async function requireNoEvents(tx: Transaction, id: string): Promise<void> {
  await lockRoadshows(tx, [id])
  if (await hasEvents(tx, id)) throw conflict('Events belong to this roadshow. Take them out of it first.')
}

/** @throws 409 when a company that holds a reservation for the one-on-one holds one for another of the roadshow. */
async function requireNoSecond(tx: Transaction, id: string, roadshow: string): Promise<void> {
  const { rows } = await sql`select from corporate_reservations as held
    join corporate_reservations as other on other.company_id = held.company_id or other.account_id = held.account_id
    join corporate_events as slot on slot.id = other.corporate_event_id
    where held.corporate_event_id = ${id} and held.status = any(${standing}::text[]) and other.status = any(${standing}::text[])
      and slot.id <> ${id} and slot.roadshow_id = ${roadshow} and slot.kind = 'one-on-one' limit 1`.execute(tx)
  if (rows.length > 0) throw conflict('A company would hold two one-on-ones of the roadshow.')
}

/** @throws 409 when the caller's company has the one-on-one, or another of its roadshow. Who has no company stands for themselves. */
export async function requireFirstOfCompany(tx: Transaction, { id, kind, roadshow_id }: Event, caller: Caller): Promise<void> {
  if (kind !== 'one-on-one') return
  await lockRoadshows(tx, [roadshow_id])
  const { rows } = await sql<{ same: boolean }>`select slot.id = ${id} as same from corporate_reservations as held
    join corporate_events as slot on slot.id = held.corporate_event_id
    where (held.company_id = ${caller.companyId} or held.account_id = ${caller.id}) and held.status = any(${standing}::text[])
      and (slot.id = ${id} or (slot.kind = 'one-on-one' and slot.roadshow_id = ${roadshow_id}))
    order by 1 desc limit 1`.execute(tx)
  const [held] = rows
  if (held) throw conflict(held.same ? 'A colleague has booked this already.' : 'Your company has a one-on-one of this roadshow already.')
}
