/** Transitions of events by the clock. It ends registration, starts and finishes events, and reminds those who have a seat. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { eventChannel, tellLive, transactTelling } from '../../effects/realtime.ts'
import { statesOf } from '../../verbs/lifecycle.ts'
import type { Event } from '../../verbs/lifecycle.ts'
import { record } from '../notifications/activities.recording.ts'
import { tellHolders } from './corporate-events.news.ts'

/** Takes every step that is due at `now`. Taking it changes what makes it due, so that none is taken twice. */
export async function runEvents(db: Database, jobs: Jobs | undefined, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const means = { db, jobs, now }
  await step(means, 'close', sql<boolean>`registration_closes_at <= ${at} and starts_at > ${at}`)
  await step(means, 'start', sql<boolean>`starts_at <= ${at}`)
  await step(means, 'finish', sql<boolean>`ends_at <= ${at}`)
}

interface Means {
  db: Database
  jobs: Jobs | undefined
  now: Date
}

const step = ({ db, jobs, now }: Means, event: Event<'corporate-events'>, due: RawBuilder<boolean>): Promise<void> =>
  transactTelling({ db, jobs }, async (tx) => {
    const { from, to } = statesOf('corporate-events', event)
    const events = await tx
      .updateTable('corporate_events')
      .set({ status: to, updated_at: sql`now()` })
      .where('status', 'in', from)
      .where(due)
      .returning(['id', 'account_id', sql<boolean>`ends_at > ${now.toISOString()}`.as('goes_on')])
      .execute()
    for (const { id, account_id, goes_on } of events) {
      await record(tx, { key: `corporate_event.${event}`, owner: null, trackable: { type: 'corporate-events', id }, recipient: account_id })
      // Where nothing ran meanwhile it may be over by now.
      if (event === 'start' && goes_on) await tellLive({ tx, jobs }, 'live.started', [eventChannel(id)], { id })
    }
  })

/** Reminds, a day and an hour ahead, of every event that is so near at `now`; once each, however many processes do it. */
export async function remindOfEvents(db: Database, jobs: Jobs, now: Date): Promise<void> {
  const time = now.toISOString()
  const at = sql`${time}::timestamptz`
  await jobs.ready()
  // Who is reminded an hour ahead needs no reminder of the day before.
  await remind(
    { db, jobs },
    { day_reminded_at: time, hour_reminded_at: time },
    sql<boolean>`hour_reminded_at is null and starts_at > ${at} and starts_at <= ${at} + interval '1 hour'`,
  )
  await remind(
    { db, jobs },
    { day_reminded_at: time },
    sql<boolean>`day_reminded_at is null and starts_at > ${at} + interval '1 hour' and starts_at <= ${at} + interval '24 hours'`,
  )
}

interface Reminded {
  day_reminded_at: string
  hour_reminded_at?: string
}

const remind = ({ db, jobs }: { db: Database; jobs: Jobs }, reminded: Reminded, due: RawBuilder<boolean>): Promise<void> =>
  transact(db, async (tx) => {
    const events = await tx
      .updateTable('corporate_events')
      .set(reminded)
      .where('status', 'in', ['published', 'closed'])
      .where(due)
      .returningAll()
      .execute()
    for (const event of events) await tellHolders({ tx, jobs }, event, 'reminder', null)
  })
