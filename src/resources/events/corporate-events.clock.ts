/** Transitions of events by the clock. It ends registration, starts and finishes events, and reminds those who have a seat. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import type { Jobs } from '../../effects/jobs.ts'
import type { ActivityKey } from '../notifications/activities.keys.ts'
import { record } from '../notifications/activities.recording.ts'
import type { CorporateEvent } from './corporate-events.changes.ts'
import { tellHolders } from './corporate-events.news.ts'

/** Takes every step that is due at `now`. Taking it changes what makes it due, so that none is taken twice. */
export async function runEvents(db: Database, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await step(db, 'closed', 'corporate_event.close', sql`status = 'published' and registration_closes_at <= ${at} and starts_at > ${at}`)
  await step(db, 'live', 'corporate_event.start', sql`status in ('published', 'closed') and starts_at <= ${at}`)
  await step(db, 'finished', 'corporate_event.finish', sql`status = 'live' and ends_at <= ${at}`)
}

const step = (db: Database, status: string, key: ActivityKey, due: RawBuilder<unknown>): Promise<void> =>
  transact(db, async (tx) => {
    const { rows } = await sql<CorporateEvent>`update corporate_events set status = ${status}, updated_at = now()
      where ${due} returning *`.execute(tx)
    for (const { id, account_id } of rows) {
      await record(tx, { key, owner: null, trackable: { type: 'corporate-events', id }, recipient: account_id })
    }
  })

/** Reminds, a day and an hour ahead, of every event that is so near at `now`; once each, however many processes do it. */
export async function remindOfEvents(db: Database, jobs: Jobs, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await jobs.ready()
  // Who is reminded an hour ahead needs no reminder of the day before.
  await remind(
    { db, jobs },
    sql`day_reminded_at = ${at}, hour_reminded_at = ${at}`,
    sql`hour_reminded_at is null and starts_at > ${at} and starts_at <= ${at} + interval '1 hour'`,
  )
  await remind(
    { db, jobs },
    sql`day_reminded_at = ${at}`,
    sql`day_reminded_at is null and starts_at > ${at} + interval '1 hour' and starts_at <= ${at} + interval '24 hours'`,
  )
}

const remind = ({ db, jobs }: { db: Database; jobs: Jobs }, reminded: RawBuilder<unknown>, due: RawBuilder<unknown>): Promise<void> =>
  transact(db, async (tx) => {
    const { rows } = await sql<CorporateEvent>`update corporate_events set ${reminded}
      where status in ('published', 'closed') and ${due} returning *`.execute(tx)
    for (const event of rows) await tellHolders({ tx, jobs }, event, 'reminder', null)
  })
