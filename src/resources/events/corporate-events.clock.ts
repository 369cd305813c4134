/** Transitions of events by the clock. It ends registration, starts and finishes events, and reminds those who have a seat. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { eventChannel, tellLive, transactTelling } from '../../effects/realtime.ts'
import { eachAlone } from '../../verbs/each-alone.ts'
import { statesOf } from '../../verbs/lifecycle.ts'
import type { Event } from '../../verbs/lifecycle.ts'
import { record } from '../notifications/activities.recording.ts'
import { organiserOf, tellHolders } from './corporate-events.news.ts'

/** Takes every step that is due at `now`. Taking it changes what makes it due, so that none is taken twice. */
export async function runEvents(db: Database, jobs: Jobs | undefined, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const means = { db, jobs, now }
  const steps = [
    () => step(means, 'close', sql<boolean>`registration_closes_at <= ${at} and starts_at > ${at}`),
    () => step(means, 'start', sql<boolean>`starts_at <= ${at}`),
    () => step(means, 'finish', sql<boolean>`ends_at <= ${at}`),
  ]
  await eachAlone(steps, 'steps of events that were not taken', (take) => take())
}

interface Means {
  db: Database
  jobs: Jobs | undefined
  now: Date
}

async function step({ db, jobs, now }: Means, event: Event<'corporate-events'>, due: RawBuilder<boolean>): Promise<void> {
  const { from, to } = statesOf('corporate-events', event)
  const events = await db.selectFrom('corporate_events').select('id').where('status', 'in', from).where(due).orderBy('id').execute()
  await eachAlone(events, `events that could not ${event}`, ({ id }) =>
    transactTelling({ db, jobs }, async (tx) => {
      const taken = await tx
        .updateTable('corporate_events')
        .set({ status: to, updated_at: sql`now()` })
        .where('id', '=', id)
        .where('status', 'in', from)
        .where(due)
        .returning(sql<boolean>`ends_at > ${now.toISOString()}`.as('goes_on'))
        .executeTakeFirst()
      if (!taken) return
      const trackable = { type: 'corporate-events', id } as const
      await record(tx, { key: `corporate_event.${event}`, owner: null, trackable, recipient: await organiserOf(tx, id) })
      // Where nothing ran meanwhile it may be over by now.
      if (event === 'start' && taken.goes_on) await tellLive({ tx, jobs }, 'live.started', [eventChannel(id)], { id })
    }),
  )
}

/** Reminds, a day and an hour ahead, of every event that is so near at `now`; once each, however many processes do it. */
export async function remindOfEvents(db: Database, jobs: Jobs, now: Date): Promise<void> {
  const time = now.toISOString()
  const at = sql`${time}::timestamptz`
  await jobs.ready()
  // Who is reminded an hour ahead needs no reminder of the day before.
  const hour = sql<boolean>`hour_reminded_at is null and starts_at > ${at} and starts_at <= ${at} + interval '1 hour'`
  const day = sql<boolean>`day_reminded_at is null and starts_at > ${at} + interval '1 hour' and starts_at <= ${at} + interval '24 hours'`
  const reminders = [
    () => remind({ db, jobs }, { day_reminded_at: time, hour_reminded_at: time }, hour),
    () => remind({ db, jobs }, { day_reminded_at: time }, day),
  ]
  await eachAlone(reminders, 'reminders that were not sent', (send) => send())
}

interface Reminded {
  day_reminded_at: string
  hour_reminded_at?: string
}

async function remind({ db, jobs }: { db: Database; jobs: Jobs }, reminded: Reminded, due: RawBuilder<boolean>): Promise<void> {
  const ahead = sql<boolean>`status in ('published', 'closed') and ${due}`
  const events = await db.selectFrom('corporate_events').select('id').where(ahead).orderBy('starts_at').orderBy('id').execute()
  await eachAlone(events, 'events that could not be reminded of', ({ id }) =>
    transact(db, async (tx) => {
      const event = await tx
        .updateTable('corporate_events')
        .set(reminded)
        .where('id', '=', id)
        .where(ahead)
        .returningAll()
        .executeTakeFirst()
      if (event) await tellHolders({ tx, jobs }, event, 'reminder', null)
    }),
  )
}
