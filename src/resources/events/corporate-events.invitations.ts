/**
 * Mails to those whom an issuer invites to an event, with an account or without one: one each, however often its event is changed,
 * and what becomes of the event for who did not book.
 */
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '../../database/connection.ts'
import { endOf, placeOf } from '../../effects/addresses.ts'
import type { Addresses } from '../../effects/addresses.ts'
import type { Jobs, Queues } from '../../effects/jobs.ts'
import { written } from '../../effects/letters.ts'
import type { Letter } from '../../effects/letters.ts'
import { mailTo } from '../../effects/mail-ids.ts'
import { sendOnce } from '../../effects/mail-once.ts'
import type { SendMail } from '../../effects/mail.ts'
import { attempt } from '../../verbs/attempts.ts'
import { markMailed } from '../../verbs/mailed.ts'
import { endingOf, invitationCode } from '../campaigns/contacts.ending.ts'
import { hashOf } from '../campaigns/contacts.suppressing.ts'
import { wantsByMail } from '../notifications/notification-mails.gathering.ts'
import { venueOf } from './corporate-events.calendar.ts'
import type { Entry } from './corporate-events.calendar.ts'
import { said, timeOf } from './corporate-events.mail.ts'

/** Addresses that one issuer invites, whoever they belong to: a limit for some of them would tell which have an account. */
const perHour = { what: 'invited-in-hour', most: 1_000, seconds: 3_600 }
const perDay = { what: 'invited-in-day', most: 2_000, seconds: 86_400 }

interface Inviting {
  tx: Transaction
  jobs: Jobs
  limited: boolean
}

/**
 * Invites whom a published event names and did not name before, once the change is made.
 * @throws 429 for too many.
 */
export async function inviteNamed({ tx, jobs, limited }: Inviting, { id, entity_id }: { id: string; entity_id: string }): Promise<void> {
  const { rows } = await sql<{ id: string }>`insert into corporate_event_invitations (id, corporate_event_id, email)
    select uuid_v7(), corporate_events.id, named.email from corporate_events, unnest(invited_emails) as named (email)
    where corporate_events.id = ${id} and status in ('published', 'closed', 'live')
    on conflict do nothing returning id`.execute(tx)
  if (limited && rows.length > 0) await attempt(tx, [perHour, entity_id, rows.length], [perDay, entity_id, rows.length])
  const invited = rows.map(({ id }) => ({ invitation: id }))
  await jobs.sendAll(tx, 'event-invitation', invited)
}

type Invited = Pick<Entry, 'title' | 'description' | 'starts_at' | 'venue' | 'address' | 'city' | 'host_name'> & {
  event: string
  timezone: string
  email: string
  cancelled_reason: string | null
  /** The id of the account that has the address. */
  account: string | null
  /** Both are null for whoever has no account. */
  first_name: string | null
  locale: string | null
}

type News = Queues['event-invitation']['news']

/** Who is still invited and has neither booked, left, nor said that no such mails are wanted; of news, who was mailed the invitation. */
const invitation = (
  id: string,
  news: News,
) => sql<Invited>`select corporate_events.id as event, corporate_events.title, corporate_events.description, starts_at, cancelled_reason,
    corporate_events.timezone, venue, address, city, coalesce(host_name, entities.pretty_name) as host_name, invited.email, first_name, locale,
    accounts.id as account
  from corporate_event_invitations as invited join corporate_events on corporate_events.id = invited.corporate_event_id
    join entities on entities.id = corporate_events.entity_id left join accounts on lower(accounts.email) = invited.email
  where invited.id = ${id} and (mailed_at is null) = ${news === undefined}::boolean and invited.email = any(invited_emails)
    and corporate_events.status = any(${news === 'cancelled' ? [news] : ['published', 'closed', 'live']}::text[]) and ends_at > now()
    and (accounts.id is null or (${wantsByMail('accounts', sql`${`corporate_event.${news ?? 'published'}`}::text`)}
      and not exists (select from corporate_reservations as held
        where held.corporate_event_id = corporate_events.id and held.account_id = accounts.id)))
    and not exists (select from contacts where contacts.entity_id = corporate_events.entity_id and lower(contacts.email) = invited.email
      and contacts.status in ('unsubscribed', 'suppressed'))
    and not exists (select from contact_suppressions as ended where ended.entity_id = corporate_events.entity_id
      and ended.status in ('unsubscribed', 'suppressed') and ended.address_hash = ${hashOf(sql`invited.email`)})`

/** Sends one invitation, once, or what became of its event. @throws to be tried again. */
export async function sendInvitation(
  db: Database,
  send: SendMail,
  addresses: Addresses,
  { invitation: id, news }: Queues['event-invitation'],
): Promise<void> {
  const [invited] = (await invitation(id, news).execute(db)).rows
  if (!invited) return
  const ending = invited.first_name === null ? endingOf(addresses, id, await invitationCode(db, id)) : undefined
  const letter = await written(letterOf(invited, news, addresses, ending?.page))
  const mail = { ...letter, to: invited.email, id, ...(ending ? { headers: ending.headers } : {}) }
  if (news)
    return send({ ...mail, ...(invited.account === null ? { id: `${id}.${randomUUID()}` } : mailTo(invited.account, invited.email)) })
  await sendOnce(send, mail, markMailed(db, 'corporate_event_invitations', id, sql`, updated_at = now()`))
}

/**
 * It tells nothing of how to come in, which is for those who have a seat. `page`: where somebody without an account ends the mails
 * of the issuer.
 */
function letterOf(
  { event, first_name, locale, host_name, description, cancelled_reason, ...told }: Invited,
  news: News,
  addresses: Addresses,
  page?: string,
): Letter {
  const isOff = news === 'cancelled'
  const venue = isOff ? '' : venueOf(told)
  const further = news ? [said[news], ...(isOff && cancelled_reason ? [cancelled_reason] : [])].join('\n') : description
  const outsider = 'A seat is booked with an account for this e-mail address. If you have none, ask whoever invited you for one.'
  return {
    ...{ subject: news ? `${told.title}: ${news}` : `Invitation: ${told.title}`, from: addresses.name, to: first_name },
    lines: [
      `${host_name} ${news ? 'invited' : 'invites'} you.`,
      [told.title, timeOf(told, locale ?? undefined), ...(venue === '' ? [] : [venue])].join('\n'),
      ...(further === null ? [] : [further]),
    ],
    ...(isOff ? {} : wayTo(addresses, event)),
    ...(page === undefined
      ? endOf(addresses)
      : { why: isOff ? 'You were invited with this e-mail address.' : outsider, links: [{ words: 'Unsubscribe', url: page }] }),
  }
}

const wayTo = (addresses: Addresses, event: string): Pick<Letter, 'closing' | 'button'> =>
  addresses.appUrl === undefined
    ? { closing: [`Book your seat: PATCH ${placeOf(addresses, `corporate-events/${event}/book-reservation`)}`] }
    : { button: { words: 'Book your seat', url: placeOf(addresses, `corporate-events/${event}`) } }
