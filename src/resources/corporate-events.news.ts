/** Who is told of what happens to an event, and to the reservations of its seats. */
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { EventNews, Jobs } from '../effects/jobs.ts'
import type { CorporateEvent } from './corporate-events.changes.ts'
import type { Promoted } from './corporate-events.seats.ts'
import { notify } from './notifications.sending.ts'

interface Telling {
  tx: Database
  jobs: Jobs
}

const trackable = ({ id }: CorporateEvent) => ({ type: 'corporate-events', id }) as const
const about = ({ title, starts_at }: CorporateEvent) => ({ title, 'starts-at': new Date(starts_at).toISOString() })

/** Tells the followers of the entities who are of its audience, unless they muted the entity, and the invited. */
export async function tellOfPublication(tx: Database, event: CorporateEvent, by: string): Promise<void> {
  const followers = sql`select follower.id from follows join accounts as follower on follower.id = follows.follower_id
    where follows.followable_type = 'entities' and ${event.access} <> 'invite-only'
      and (follows.followable_id = ${event.entity_id} or follows.followable_id in (
        select entity_id from corporate_event_entities where corporate_event_id = ${event.id}))
      and ${event.audience}::text[] && array['public', follower.account_type]
      and not exists (select from muted_items as muted where muted.account_id = follower.id and muted.mutable_type = 'entities'
        and muted.mutable_id = ${event.entity_id} and (muted.muted_until is null or muted.muted_until > now()))`
  const invited = sql`select id from accounts where lower(email) = any(${event.invited_emails}::text[])`
  await notify(tx, {
    ...{ key: 'corporate_event.published', trackable: trackable(event), actor: by, recipients: sql`${followers} union ${invited}` },
    ...{ parameters: about(event), anonymize: false },
  })
}

/** Those who hold a reservation that is still to come true. */
const holdersOf = (event: string) => sql`select account_id from corporate_reservations where corporate_event_id = ${event}
  and status in ('requested', 'confirmed', 'waitlisted')`

/** Tells all who hold reservations, by mail too. */
export async function tellHolders({ tx, jobs }: Telling, event: CorporateEvent, news: 'changed' | 'cancelled', by: string): Promise<void> {
  await notify(tx, {
    ...{ key: `corporate_event.${news}`, trackable: trackable(event), actor: by, recipients: holdersOf(event.id) },
    ...{ parameters: about(event), anonymize: false },
  })
  const { rows } = await sql<{ account_id: string }>`${holdersOf(event.id)} order by account_id`.execute(tx)
  for (const { account_id } of rows) await jobs.send(tx, 'event-mail', { event: event.id, account: account_id, news })
}

/** Reminds those who have a seat. */
export async function remindHolders(tx: Database, event: CorporateEvent): Promise<void> {
  const seated = sql`select account_id from corporate_reservations where corporate_event_id = ${event.id} and status = 'confirmed'`
  await notify(tx, {
    ...{ key: 'corporate_event.reminder', trackable: trackable(event), actor: null, recipients: seated },
    ...{ parameters: about(event) },
  })
}

/** Tells one holder where its reservation stands, by mail too. */
export async function tellHolder(
  { tx, jobs }: Telling,
  event: CorporateEvent,
  { id, account_id }: Promoted,
  news: Exclude<EventNews, 'changed' | 'cancelled'>,
): Promise<void> {
  await notify(tx, {
    ...{ key: `reservation.${news}`, trackable: { type: 'corporate-reservations', id }, actor: null, recipients: [account_id] },
    ...{ parameters: about(event) },
  })
  await jobs.send(tx, 'event-mail', { event: event.id, account: account_id, news })
}

export async function tellOfPromotions(telling: Telling, event: CorporateEvent, promoted: readonly Promoted[]): Promise<void> {
  for (const one of promoted) await tellHolder(telling, event, one, 'promoted')
}
