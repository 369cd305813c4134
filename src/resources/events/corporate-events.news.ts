/** Notifications about an event and the reservations of its seats. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import type { EventNews, Jobs } from '../../effects/jobs.ts'
import type { Row } from '../../verbs/rows.ts'
import { attempt } from '../../verbs/attempts.ts'
import { wireTime } from '../../verbs/timestamps.ts'
import { stillOrganises } from '../messaging/message-groups.hosts.ts'
import { notify } from '../notifications/notifications.sending.ts'
import type { Promoted } from './corporate-events.seats.ts'

interface Telling {
  tx: Transaction
  jobs: Jobs
}

const trackable = ({ id }: Row<'corporate_events'>) => ({ type: 'corporate-events', id }) as const
const about = ({ title, starts_at }: Row<'corporate_events'>) => ({ title, 'starts-at': wireTime(starts_at) })

/** Whom what happens to an event is for: its organiser, unless it went to another firm or no longer manages the entity. */
export async function organiserOf(tx: Transaction, event: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select account_id as id from corporate_events
    where id = ${event} and ${stillOrganises('corporate_events')}`.execute(tx)
  return rows[0]?.id ?? null
}

/** Tells the followers of the entities who are of its audience, unless they muted the entity, and the invited. */
export async function tellOfPublication(tx: Transaction, event: Row<'corporate_events'>, by: string): Promise<void> {
  const followers = sql`select follower.id from follows join accounts as follower on follower.id = follows.follower_id
    where follows.followable_type = 'entities' and ${event.access} <> 'invite-only'
      and (follows.followable_id = ${event.entity_id} or follows.followable_id in (
        select entity_id from corporate_event_entities where corporate_event_id = ${event.id}))
      and ${event.audience}::text[] && array['public', follower.account_type]
      and not exists (select from muted_items as muted where muted.account_id = follower.id and muted.mutable_type = 'entities'
        and muted.mutable_id in (${event.entity_id}, follows.followable_id) and (muted.muted_until is null or muted.muted_until > now()))`
  const invited = sql`select id from accounts where lower(email) = any(${event.invited_emails}::text[])`
  await notify(tx, {
    ...{ key: 'corporate_event.published', trackable: trackable(event), actor: by, recipients: sql`${followers} union ${invited}` },
    ...{ parameters: about(event), anonymize: false },
  })
}

/** Tells those who hold reservations that are still to come true, by mail too; of a reminder those alone who have a seat. */
export async function tellHolders(
  { tx, jobs }: Telling,
  event: Row<'corporate_events'>,
  news: 'changed' | 'cancelled' | 'reminder',
  by: string | null,
): Promise<void> {
  const statuses = news === 'reminder' ? (['confirmed'] as const) : (['requested', 'confirmed', 'waitlisted'] as const)
  const holders = tx
    .selectFrom('corporate_reservations')
    .select('account_id')
    .where('corporate_event_id', '=', event.id)
    .where('status', 'in', statuses)
  await notify(tx, {
    ...{ key: `corporate_event.${news}`, trackable: trackable(event), actor: by, recipients: sql`${holders}` },
    ...{ parameters: about(event), anonymize: false },
  })
  const rows = await holders.orderBy('account_id').execute()
  const mails = rows.map(({ account_id }) => ({ event: event.id, account: account_id, news }))
  await jobs.sendAll(tx, 'event-mail', mails)
}

/** How often those whom an event invites are told that it has moved. */
const movesPerDay = { what: 'moved-in-day', most: 10, seconds: 86_400 }

/**
 * Tells whom an event invited by mail and who booked no seat, by mail too, since they may keep the time free.
 * @throws 429 for an event that moves too often.
 */
export async function tellInvited(
  { tx, jobs, limited }: Telling & { limited: boolean },
  event: Row<'corporate_events'>,
  news: 'changed' | 'cancelled',
  by: string,
): Promise<void> {
  const { rows } = await sql<{ id: string; account: string | null }>`select invited.id, accounts.id as account
    from corporate_event_invitations as invited left join accounts on lower(accounts.email) = invited.email
    where corporate_event_id = ${event.id} and mailed_at is not null and invited.email = any(${event.invited_emails}::text[])
      and not exists (select from corporate_reservations as held where held.corporate_event_id = ${event.id} and held.account_id = accounts.id)
    order by invited.id`.execute(tx)
  if (rows.length === 0) return
  if (limited && news === 'changed') await attempt(tx, [movesPerDay, event.id])
  const recipients = rows.flatMap(({ account }) => account ?? [])
  await notify(tx, {
    ...{ key: `corporate_event.${news}`, trackable: trackable(event), actor: by, recipients },
    ...{ parameters: about(event), anonymize: false },
  })
  const mails = rows.map(({ id }) => ({ invitation: id, news }))
  await jobs.sendAll(tx, 'event-invitation', mails)
}

/** Tells one holder where its reservation stands, by mail too. */
export async function tellHolder(
  { tx, jobs }: Telling,
  event: Row<'corporate_events'>,
  { id, account_id }: Promoted,
  news: Exclude<EventNews, 'changed' | 'cancelled' | 'given-up' | 'moved' | 'reminder'>,
): Promise<void> {
  await notify(tx, {
    ...{ key: `reservation.${news}`, trackable: { type: 'corporate-reservations', id }, actor: null, recipients: [account_id] },
    ...{ parameters: about(event) },
  })
  await jobs.send(tx, 'event-mail', { event: event.id, account: account_id, news })
}

export async function tellOfPromotions(telling: Telling, event: Row<'corporate_events'>, promoted: readonly Promoted[]): Promise<void> {
  for (const one of promoted) await tellHolder(telling, event, one, 'promoted')
}
