/** Changes of a corporate event: the rules for its times, its transitions, and its notifications. */
import type { Transaction } from '../../database/connection.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { eventChannel, tellLive } from '../../effects/realtime.ts'
import type { Operations } from '../../generated/contract.ts'
import { badValue, broken, refuseAll, ruleBroken } from '../../refusals.ts'
import type { ApiError } from '../../refusals.ts'
import { isTimeZone } from '../../verbs/zones-and-languages.ts'
import type { AcceptOptions } from '../../verbs/body.ts'
import { transition } from '../../verbs/lifecycle.ts'
import type { Parts } from '../../verbs/lifecycle.ts'
import { saveLinkage } from '../../verbs/linkage.ts'
import { permitted } from '../../verbs/permitted.ts'
import { defined, save, touch } from '../../verbs/rows.ts'
import type { Row, Written } from '../../verbs/rows.ts'
import { countryCodes, requireKnown } from '../../verbs/unknown-values.ts'
import { fullYear } from '../campaigns/corporate-plans.limits.ts'
import { letHostsGo } from '../messaging/message-groups.events.ts'
import { record } from '../notifications/activities.recording.ts'
import { inviteNamed } from './corporate-events.invitations.ts'
import { organiserOf, tellHolders, tellInvited, tellOfPromotions, tellOfPublication } from './corporate-events.news.ts'
import { eventsAhead, requirePlaceInRoadshow } from './corporate-events.roadshows.ts'
import { cancelSeats, fillSeats } from './corporate-events.seats.ts'

type Sent = NonNullable<Operations['updateCorporateEvent']['accepted']>
type Columns = Pick<Sent, 'starts_at' | 'ends_at' | 'timezone' | 'registration_closes_at'>

const at = (name: string): string => `/data/attributes/${name}`

/** @throws 422 with one error for each time that does not go with the others, and for a time zone that there is not. */
export function requireSense({ starts_at, ends_at, timezone, registration_closes_at }: Columns): void {
  const errors: ApiError[] = []
  const start = Date.parse(starts_at ?? '')
  if (timezone !== undefined && !isTimeZone(timezone)) errors.push(badValue('timezone', 'is no time zone', at('timezone')))
  if (Date.parse(ends_at ?? '') <= start) errors.push(ruleBroken('The end comes after the start', at('ends-at')))
  if (registration_closes_at && Date.parse(registration_closes_at) > start) {
    errors.push(ruleBroken('Registration closes before the start', at('registration-closes-at')))
  }
  refuseAll(errors)
}

/** The columns of what was sent. Addresses are kept as accounts are found by them. */
export const columnsOf = <T extends { invited_emails?: string[] }>({ invited_emails, ...sent }: T) => ({
  ...sent,
  ...(invited_emails ? { invited_emails: [...new Set(invited_emails.map((email) => email.toLowerCase()))] } : {}),
})

async function hostsOf(tx: Transaction, id: string): Promise<string[]> {
  const rows = await tx.selectFrom('corporate_event_hosts').select('account_id').where('corporate_event_id', '=', id).execute()
  return rows.map((one) => one.account_id)
}

/** Replaces the sets of related records that were sent. */
export async function relate(
  tx: Transaction,
  id: string,
  { entities, hosts, insights }: { [Name in 'entities' | 'hosts' | 'insights']?: readonly string[] | undefined },
): Promise<void> {
  const event = { corporate_event_id: id }
  const changed = [
    entities && (await saveLinkage(tx, 'corporate_event_entities', event, { entity_id: entities })),
    hosts && (await saveLinkage(tx, 'corporate_event_hosts', event, { account_id: hosts })),
    insights && (await saveLinkage(tx, 'corporate_event_insights', event, { insight_id: insights })),
  ]
  if (changed.includes(true)) await touch(tx, 'corporate_events', id)
}

/** What holders of reservations rely on. */
const times = ['starts_at', 'ends_at'] as const
const places = ['timezone', 'format', 'venue', 'address', 'city', 'country', 'dial_in', 'webcast_url'] as const

interface Change {
  tx: Transaction
  jobs: Jobs
  by: string
  now: Date
  /** Whether attempts are limited. */
  limited: boolean
}

/**
 * Changes an event whose row is locked as `accept` says that was sent.
 * @throws whatever `accept` throws, 422 for values that do not go together, 409 for a step that its state does not lead to, 429
 * for too many invitations.
 */
export async function changeEvent(
  change: Change,
  current: Row<'corporate_events'>,
  accept: (options: AcceptOptions) => Promise<Sent>,
): Promise<void> {
  const { tx, jobs, by, now, limited } = change
  const { id } = current
  const only = permitted('updateCorporateEvent', { actors: ['host'], state: current.status })
  const accepted = await accept({ record: id, only })
  const { entities, hosts, insights, status, cancelled_reason, ...rest } = accepted
  const sent = columnsOf(rest)
  const event = { ...current, ...defined(sent) } as Row<'corporate_events'>
  requireSense(event)
  requireStanding(current, event, now)
  await requireKnown(tx, 'country', countryCodes, sent.country)
  if (announced(current) && (yearOf(current) !== yearOf(event) || current.roadshow_id !== event.roadshow_id)) {
    refuseAll((await fullYear(tx, event)).map((why) => ruleBroken(why, at('starts-at'))))
  }
  await requirePlaceInRoadshow(tx, event, current)
  if (cancelled_reason !== undefined && cancelled_reason !== current.cancelled_reason && status !== 'cancelled') {
    throw broken('A reason goes with the status cancelled', at('cancelled-reason'))
  }
  const asked = { from: current.status, to: status ?? current.status, actors: ['host' as const] }
  const taken = await transition('corporate-events', asked, { guards, effects }, { tx, event, now, reason: cancelled_reason ?? null })

  const moved =
    times.some((column) => isAnother(current[column], event[column])) || places.some((column) => current[column] !== event[column])
  const restarted = isAnother(current.starts_at, event.starts_at) ? { day_reminded_at: null, hour_reminded_at: null } : {}
  const hosted = hosts ? await hostsOf(tx, id) : []
  await relate(tx, id, { entities, hosts, insights })
  await letHostsGo({ tx, jobs }, id, hosted)
  await save(tx, 'corporate_events', id, {
    ...sent,
    ...(moved ? { sequence: current.sequence + 1 } : {}),
    ...restarted,
    ...taken?.columns,
  })
  const trackable = { type: 'corporate-events', id } as const
  if (taken) await record(tx, { key: `corporate_event.${taken.event}`, owner: by, trackable, recipient: await organiserOf(tx, id) })
  if (taken?.event === 'publish') await tellOfPublication(tx, event, by)
  else if (taken?.event === 'cancel') await tellAll(change, event, 'cancelled')
  else if (moved && current.status !== 'drafted') await tellAll(change, event, 'changed')
  if (taken?.event === 'start') await tellLive({ tx, jobs }, 'live.started', [eventChannel(id)], { id })
  if (taken?.event === 'publish' || sent.invited_emails) await inviteNamed({ tx, jobs, limited }, event)
  if (taken?.event === 'cancel') {
    await cancelSeats(tx, id, cancelled_reason ?? null)
    const calledOff = { status: 'cancelled', cancelled_reason: cancelled_reason ?? null } as const
    for (const one of await eventsAhead(tx, event)) await changeEvent(change, one, () => Promise.resolve(calledOff))
  } else if (current.capacity !== event.capacity) await tellOfPromotions({ tx, jobs }, event, await fillSeats({ tx, jobs }, id))
}

async function tellAll(change: Change, event: Row<'corporate_events'>, news: 'changed' | 'cancelled'): Promise<void> {
  await tellHolders(change, event, news, change.by)
  await tellInvited(change, event, news, change.by)
}

/** Times are written in more than one way, so they are compared as times. */
const isAnother = (one: string, other: string): boolean => Date.parse(one) !== Date.parse(other)

const yearOf = ({ starts_at }: Row<'corporate_events'>): number => new Date(starts_at).getUTCFullYear()

const announced = ({ status }: Row<'corporate_events'>): boolean => ['published', 'closed'].includes(status)

/**
 * @throws 422 when an event that is published would begin in the past or lose its format, when one that has begun would begin later,
 * and when one has fewer seats than are taken.
 */
function requireStanding(current: Row<'corporate_events'>, event: Row<'corporate_events'>, now: Date): void {
  const ahead = Date.parse(event.starts_at) > now.getTime()
  if (isAnother(current.starts_at, event.starts_at)) {
    if (announced(current) && !ahead) throw broken('What is published starts in the future', at('starts-at'))
    if (current.status === 'live' && ahead) throw broken('What has begun does not begin later', at('starts-at'))
  }
  if (current.status !== 'drafted' && current.format !== null && event.format === null) {
    throw broken('What was published keeps a format', at('format'))
  }
  if (event.capacity !== null && event.capacity < event.reserved_count) {
    throw broken(`${event.reserved_count} seats are taken already`, at('capacity'))
  }
}

interface Step {
  tx: Transaction
  event: Row<'corporate_events'>
  now: Date
  reason: string | null
}

type StepParts = Parts<'corporate-events', Step, Written<'corporate_events'>>

const guards: StepParts['guards'] = {
  complete: ({ event }) => (event.format === null ? [ruleBroken('The format has to be said', at('format'))] : []),
  'time-ahead': ({ event, now }) =>
    Date.parse(event.starts_at) > now.getTime() ? [] : [ruleBroken('The start must be in the future', at('starts-at'))],
  'registration-ahead': ({ event, now }) =>
    event.registration_closes_at === null || Date.parse(event.registration_closes_at) > now.getTime()
      ? []
      : [ruleBroken('Registration must close in the future', at('registration-closes-at'))],
  'in-plan': ({ tx, event }) => fullYear(tx, event),
  reason: ({ reason }) => (reason?.trim() ? [] : [ruleBroken('A reason is needed', at('cancelled-reason'))]),
}

const effects: StepParts['effects'] = {
  'call-off': ({ event, reason }) => ({ cancelled_reason: reason, sequence: event.sequence + 1 }),
}
