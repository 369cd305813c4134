/** What the clock does with events. It ends registration, starts and finishes them, reminds who has a seat, and promotes who waits for one. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { eventChannel, tellLive, transactTelling } from '../../effects/realtime.ts'
import { eachAlone } from '../../verbs/each-alone.ts'
import { statesOf } from '../../verbs/lifecycle.ts'
import type { Event } from '../../verbs/lifecycle.ts'
import { record } from '../notifications/activities.recording.ts'
import { organiserOf, tellHolders, tellOfPromotions } from './corporate-events.news.ts'
import { fillSeats } from './corporate-events.seats.ts'

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

/** How many transactions promote those who wait for one event in one tick. */
const mostTimes = 20

/** Whether somebody waits for an event who may come in and fits into what is free. */
const hasRoom = sql<boolean>`corporate_events.status in ('published', 'closed') and starts_at > now() and waitlist_count > 0
  and exists (select from corporate_reservations as waiting join accounts as holder on holder.id = waiting.account_id
    where waiting.corporate_event_id = corporate_events.id and waiting.status = 'waitlisted' and holder.status = 'active'
      and (capacity is null or 1 + waiting.guests <= capacity - reserved_count))`

/** Promotes who else fits where more wait than the transaction that made room has promoted. */
export async function promoteOthers(db: Database, jobs: Jobs): Promise<void> {
  const events = await db.selectFrom('corporate_events').select('id').where(hasRoom).orderBy('starts_at').orderBy('id').execute()
  if (events.length === 0) return
  await jobs.ready()
  await eachAlone(events, 'events whose seats could not be filled', async ({ id }) => {
    for (let times = 0; times < mostTimes; times++) if (!(await promoteSome({ db, jobs }, id))) return
  })
}

/** Answers whether there was room. */
const promoteSome = ({ db, jobs }: { db: Database; jobs: Jobs }, id: string): Promise<boolean> =>
  transact(db, async (tx) => {
    const event = await tx
      .selectFrom('corporate_events')
      .selectAll()
      .where('id', '=', id)
      .where(hasRoom)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!event) return false
    await tellOfPromotions({ tx, jobs }, event, await fillSeats({ tx, jobs }, id))
    return true
  })
