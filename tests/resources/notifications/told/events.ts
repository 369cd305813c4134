/** Who is told of corporate events, and of the reservations of their seats. */
import { sql } from 'kysely'
import { seedId } from '../../../../src/demo/ids.ts'
import { attributes, eventPath, putEvent, reservationPath } from '../../../support/event-rows.ts'
import type { EventColumns } from '../../../support/event-rows.ts'
import { minutesFromNow } from '../../../support/insight-rows.ts'
import type { Server } from '../../../support/server.ts'
import { follow, taken, ticks } from './story.ts'
import type { Story, Told, Who } from './story.ts'

const day = 24 * 60

/** Puts an event, has some book seats one after the other, and answers its id. */
async function booked(server: Server, columns: EventColumns, ...names: Who[]): Promise<string> {
  const id = await putEvent(server.db, columns)
  for (const name of names) taken(await (await server.as(name)).patch(eventPath(id, '/book-reservation')))
  return id
}

/** The id of the reservation that somebody holds. */
async function heldBy(server: Server, event: string, holder: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from corporate_reservations
    where corporate_event_id = ${event} and account_id = ${seedId('accounts', holder)}`.execute(server.db)
  return rows[0]!.id
}

/** A change of an event with two who asked for seats, of which their calendars know nothing yet. */
const changed =
  (change: () => object, mailed: RegExp): Story =>
  async (server) => {
    const about = await booked(server, { access: 'approval' }, 'investor', 'investor-2')
    const host = await server.as('corporate')
    const body = attributes(change())
    const act = () => host.patch(eventPath(about), body)
    return { act, about, to: ['investor', 'investor-2'], notTo: ['noor.alhashimi', 'matthias.krueger'], by: 'corporate', mailed }
  }

/** What a host says to one of two who asked for a seat. */
const decided =
  (status: 'confirmed' | 'declined'): Story =>
  async (server) => {
    const event = await booked(server, { access: 'approval' }, 'investor', 'investor-2')
    const about = await heldBy(server, event, 1)
    const host = await server.as('corporate')
    const act = () => host.patch(reservationPath(about), attributes({ status, reason: status === 'declined' ? 'Full.' : undefined }))
    return { act, about, to: ['investor'], notTo: ['investor-2', 'corporate'], mailed: new RegExp(`: ${status}$`) }
  }

/** Whoever follows the entity is told if the event is for them, and whoever is invited. */
async function announced(server: Server): Promise<Told> {
  const about = await putEvent(server.db, { status: 'drafted', audience: ['investor'], invited_emails: ['elodie.favre@demo.example'] })
  await follow(server, 'entities', seedId('entities', 1), ['investor', 'noor.alhashimi', 'provider', 'corporate'])
  const host = await server.as('corporate')
  const to = ['investor', 'noor.alhashimi', 'elodie.favre']
  return { act: () => host.patch(eventPath(about), attributes({ status: 'published' })), about, to, notTo: ['provider'], by: 'corporate' }
}

export const events = {
  'corporate_event.published': announced,
  'corporate_event.changed': changed(
    () => ({ 'starts-at': minutesFromNow(12 * day), 'ends-at': minutesFromNow(12 * day + 60) }),
    /: changed$/,
  ),
  'corporate_event.cancelled': changed(() => ({ status: 'cancelled', 'cancelled-reason': 'Ill.' }), /: cancelled$/),
  'corporate_event.reminder': async (server) => {
    const near = { capacity: 1, starts_at: minutesFromNow(30), ends_at: minutesFromNow(90) }
    const about = await booked(server, near, 'investor', 'investor-2')
    return { act: () => ticks(server), about, to: ['investor'], notTo: ['investor-2', 'corporate'], mailed: /: reminder$/ }
  },
  'reservation.confirmed': decided('confirmed'),
  'reservation.waitlisted': async (server) => {
    const event = await booked(server, { capacity: 1 }, 'investor-2')
    const reader = await server.as('investor')
    const act = () => reader.patch(eventPath(event, '/book-reservation'))
    return { act, about: () => heldBy(server, event, 1), to: ['investor'], notTo: ['investor-2', 'corporate'], mailed: /: waitlisted$/ }
  },
  'reservation.promoted': async (server) => {
    const event = await booked(server, { capacity: 1 }, 'investor-2', 'investor', 'noor.alhashimi')
    const leaving = await server.as('investor-2')
    const act = () => leaving.patch(eventPath(event, '/cancel-reservation'))
    const notTo = ['investor-2', 'noor.alhashimi', 'corporate']
    return { act, about: await heldBy(server, event, 1), to: ['investor'], notTo, mailed: /: promoted$/ }
  },
  'reservation.declined': decided('declined'),
} satisfies Record<string, Story>
