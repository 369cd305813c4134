/** What the parties of a premium service request are told, and what is written of it: notes, records and notifications. */
import { sql } from 'kysely'
import { beginningOf } from '../../beginnings.ts'
import type { Transaction } from '../../database/connection.ts'
import { requestChannel, tellLive } from '../../effects/realtime.ts'
import type { Telling } from '../../effects/realtime.ts'
import { insert } from '../../verbs/create.ts'
import type { Event as EventOf, State } from '../../verbs/lifecycle.ts'
import type { Row } from '../../verbs/rows.ts'
import type { ActivityKey } from '../notifications/activities.keys.ts'
import { record } from '../notifications/activities.recording.ts'
import { forgetExcerpt, notify } from '../notifications/notifications.sending.ts'
import { stillAsked, stillAsking, stillManaging } from './premium-service-requests.parties.ts'

type Event = EventOf<'premium-service-requests'>
type Status = State<'premium-service-requests'>
type Request = Pick<
  Row<'premium_service_requests'>,
  'id' | 'title' | 'status' | 'requestor_id' | 'requestee_id' | 'manager_id' | 'company_id' | 'provider_company_id'
>

const partiesOf = (serviceRequest: Request) =>
  sql`${stillAsking(serviceRequest)} union ${stillAsked(serviceRequest)} union ${stillManaging(serviceRequest)}`

/** Silence ends with each word of a party: an unanswered request expires so many days after the last. */
export const silenceDays = 14

async function putOffExpiry(tx: Transaction, serviceRequest: string): Promise<void> {
  await tx
    .updateTable('premium_service_requests')
    .set({ expires_at: sql`now() + make_interval(days => ${sql.lit(silenceDays)})` })
    .where('id', '=', serviceRequest)
    .where('expires_at', 'is not', null)
    .execute()
}

const excerptLength = 140

/** Writes a note and tells the other parties; of a draft nobody, and of an internal note the manager alone. */
export async function addNote(
  { tx, jobs }: Telling,
  serviceRequest: Request,
  { by, body, internal = false }: { by: string; body: string; internal?: boolean },
): Promise<string> {
  const note = { premium_service_request_id: serviceRequest.id, account_id: by, body, internal }
  const id = await insert(tx, 'premium_service_notes', note)
  if (serviceRequest.status === 'drafted') return id
  if (!internal) await putOffExpiry(tx, serviceRequest.id)
  await notify(tx, {
    key: 'premium_service_note.created',
    trackable: { type: 'premium-service-notes', id },
    actor: by,
    recipients: internal ? stillManaging(serviceRequest) : partiesOf(serviceRequest),
    parameters: { title: serviceRequest.title, excerpt: beginningOf(body, excerptLength) },
    anonymize: false,
  })
  if (!internal) await tellLive({ tx, jobs }, 'note.created', [requestChannel(serviceRequest.id)], { id })
  return id
}

/** Takes back what those who deal with a request were told of a note or a file word for word: it says another thing now, or nothing. */
export const takeBack = (
  tx: Transaction,
  asked: string,
  what: { type: 'premium-service-notes' | 'premium-service-attachments'; id: string },
) =>
  forgetExcerpt(
    tx,
    sql`select unnest(array[requestor_id, requestee_id, manager_id]) from premium_service_requests where id = ${asked}`,
    what,
  )

/** Tells the other parties of a file. */
export async function tellOfAttachment(
  { tx, jobs }: Telling,
  serviceRequest: Request,
  attachment: { id: string; name: string; by: string },
): Promise<void> {
  if (serviceRequest.status === 'drafted') return
  await notify(tx, {
    key: 'premium_service_attachment.created',
    trackable: { type: 'premium-service-attachments', id: attachment.id },
    actor: attachment.by,
    recipients: partiesOf(serviceRequest),
    parameters: { title: serviceRequest.title, excerpt: beginningOf(attachment.name, excerptLength) },
    anonymize: false,
  })
  await tellLive({ tx, jobs }, 'attachment.created', [requestChannel(serviceRequest.id)], { id: attachment.id })
}

const recorded: Record<Event, ActivityKey> = {
  submit: 'premium_service_request.submit',
  counter: 'premium_service_request.counter',
  agree: 'premium_service_request.accept',
  refuse_counter: 'premium_service_request.refuse_counter',
  accept: 'premium_service_request.accept',
  decline: 'premium_service_request.decline',
  deliver: 'premium_service_request.deliver',
  rework: 'premium_service_request.rework',
  complete: 'premium_service_request.complete',
  cancel: 'premium_service_request.cancel',
  cancel_accepted: 'premium_service_request.cancel',
  expire: 'premium_service_request.expire',
}

/** Records what happened between the parties; its recipient is the other one. */
export const recordOf = (tx: Transaction, key: ActivityKey, serviceRequest: Request, by: string | null): Promise<void> =>
  record(tx, {
    key,
    owner: by,
    trackable: { type: 'premium-service-requests', id: serviceRequest.id },
    recipient: by === serviceRequest.requestor_id ? serviceRequest.requestee_id : serviceRequest.requestor_id,
    anonymize: false,
  })

/** Records a change of status, writes it among the notes, and tells the parties. `by` is null for the platform itself. */
export async function tellOfMove(
  { tx, jobs }: Telling,
  serviceRequest: Request,
  { event, target, by }: { event: Event; target: Status; by: string | null },
): Promise<void> {
  await insert(tx, 'premium_service_notes', {
    premium_service_request_id: serviceRequest.id,
    account_id: by,
    body: `From ${serviceRequest.status} to ${target}.`,
    is_system: true,
  })
  await recordOf(tx, recorded[event], serviceRequest, by)
  await notify(tx, {
    key: `premium_service_request.${event}`,
    trackable: { type: 'premium-service-requests', id: serviceRequest.id },
    actor: by,
    recipients: partiesOf(serviceRequest),
    parameters: { title: serviceRequest.title, status: target },
    anonymize: false,
  })
  await tellLive({ tx, jobs }, 'status.changed', [requestChannel(serviceRequest.id)], { id: serviceRequest.id, status: target })
}

/** Writes among the notes what staff changed of the terms, records it, and tells the parties. */
export async function tellOfTerms({ tx, jobs }: Telling, serviceRequest: Request, changes: readonly string[], by: string): Promise<void> {
  const note = { premium_service_request_id: serviceRequest.id, account_id: by, body: changes.join('\n'), is_system: true }
  const id = await insert(tx, 'premium_service_notes', note)
  await tellLive({ tx, jobs }, 'note.created', [requestChannel(serviceRequest.id)], { id })
  await recordOf(tx, 'premium_service_request.change_terms', serviceRequest, by)
  await notify(tx, {
    key: 'premium_service_request.change_terms',
    trackable: { type: 'premium-service-requests', id: serviceRequest.id },
    actor: by,
    recipients: partiesOf(serviceRequest),
    parameters: { title: serviceRequest.title, status: serviceRequest.status },
    anonymize: false,
  })
}
