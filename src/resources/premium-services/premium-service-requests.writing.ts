/** Making and changing premium service requests. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { requestChannel, tellLive, transactTelling } from '../../effects/realtime.ts'
import type { Telling } from '../../effects/realtime.ts'
import { absentRecord, broken, conflict, forbidden } from '../../refusals.ts'
import { among } from '../../verbs/among.ts'
import type { Sent } from '../../verbs/body.ts'
import type { Caller } from '../../verbs/caller.ts'
import { has } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { one } from '../../verbs/handler.ts'
import type { Handler } from '../../verbs/handler.ts'
import { permitted } from '../../verbs/permitted.ts'
import { presentIn } from '../../verbs/present.ts'
import { addTo, defined, find, lock, save } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'
import { bringTogether } from '../messaging/message-groups.requests.ts'
import { accounts } from '../people/accounts.ts'
import { requireRoom } from './premium-service-attachments.ts'
import { premiumServiceRequests } from './premium-service-requests.ts'
import { addNote, recordOf, tellOfTerms } from './premium-service-requests.telling.ts'
import { whyNoAsker, whyNoOffer } from './premium-service-requests.offers.ts'
import type { Asking } from './premium-service-requests.offers.ts'
import { actorsOf } from './premium-service-requests.parties.ts'
import { changesOf, isCounter } from './premium-service-requests.terms.ts'
import { bringTo, firmsOf } from './premium-service-requests.transitions.ts'
import { hold } from './smarts.ts'

const rowOf = (tx: Transaction, id: string): Promise<Row<'premium_service_requests'>> =>
  tx.selectFrom('premium_service_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Whose request it will be. @throws 403 for another's, and for an account that may ask for nothing. */
async function requestorOf(tx: Transaction, sent: Sent, caller: Caller): Promise<string> {
  const named = sent.linked('requestor') ?? caller.id
  if (named !== caller.id && !has(caller, 'admin')) throw forbidden('A request can only be your own.')
  if (named !== caller.id && !(await presentIn(tx, caller, [accounts], [named])).has(named)) throw absentRecord('requestor')
  const why = await whyNoAsker(tx, named)
  if (why !== null) throw forbidden(why)
  return named
}

/** @throws 422 where the requestee cannot be asked for the service. */
async function requireOffer(tx: Transaction, asking: Asking): Promise<void> {
  const no = await whyNoOffer(tx, asking)
  if (no) throw broken(no.why, `/data/relationships/${no.name}`)
}

/** Moves attachments of other drafts of the same requestor to this draft. @throws 422 for any other attachment. */
async function moveAttachments(
  { tx, jobs }: Telling,
  { id, requestor_id, status }: Row<'premium_service_requests'>,
  attachments: readonly string[],
): Promise<void> {
  if (attachments.length === 0) return
  const moved = await tx
    .updateTable('premium_service_attachments')
    .set({ premium_service_request_id: id, updated_at: sql`now()` })
    .where(among('id', attachments))
    .where(
      sql<boolean>`exists (select from premium_service_requests as draft
        where draft.id = premium_service_attachments.premium_service_request_id
          and draft.requestor_id = ${requestor_id} and draft.status = 'drafted')`,
    )
    .returning('id')
    .execute()
  const pointer = '/data/relationships/premium_service_attachments'
  if (moved.length < attachments.length) throw broken('Only attachments of your own other drafts can be named', pointer)
  await requireRoom(tx, id, pointer)
  if (status === 'drafted') return
  for (const one of moved) await tellLive({ tx, jobs }, 'attachment.created', [requestChannel(id)], { id: one.id })
}

/** Holds the drafts that attachments are taken from, so that none is submitted meanwhile. */
const lockDraftsOf = (tx: Transaction, attachments: readonly string[]) =>
  tx
    .selectFrom('premium_service_requests')
    .select('id')
    .where(sql<boolean>`id in (select premium_service_request_id from premium_service_attachments where id = any(${attachments}::text[]))`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export const createRequest: Handler<'createPremiumServiceRequest'> = ({ sent: asked, accept, caller, db, jobs }) =>
  transactTelling({ db, jobs }, async (tx) => {
    const requestor = await requestorOf(tx, asked, caller)
    const { status, note = null, premium_service_attachments: attachments = [], ...sent } = await accept(tx)
    const parties = { requestor_id: requestor, requestee_id: sent.requestee_id }
    await requireOffer(tx, { ...parties, premium_service_id: sent.premium_service_id })
    if (attachments.length > 0) await lockDraftsOf(tx, attachments)
    const id = await insert(tx, 'premium_service_requests', { ...sent, ...parties, ...(await firmsOf(tx, parties)) })
    const serviceRequest = await rowOf(tx, id)
    await moveAttachments({ tx, jobs }, serviceRequest, attachments)
    if (note !== null) await addNote({ tx, jobs }, serviceRequest, { by: caller.id, body: note })
    if (status === 'submitted') {
      await bringTo(
        { tx, jobs, serviceRequest, before: serviceRequest, actors: ['requestor'], by: caller.id, now: new Date(), note },
        status,
      )
    }
    return one(await find(tx, premiumServiceRequests, id, caller))
  })

/** For how many days a review can be changed. */
const reviewDays = 7

async function reviewed(
  tx: Transaction,
  serviceRequest: Row<'premium_service_requests'>,
  { rating, feedback }: { rating?: number | undefined; feedback?: string | null | undefined },
  caller: Caller,
): Promise<void> {
  const first = serviceRequest.rated_at === null
  if (!first && Date.now() > Date.parse(serviceRequest.rated_at!) + reviewDays * 24 * 3_600_000) {
    throw conflict(`A review can be changed for ${reviewDays} days.`)
  }
  await save(tx, 'premium_service_requests', serviceRequest.id, { rating, feedback, ...(first ? { rated_at: sql`now()` } : {}) })
  if (rating !== undefined && rating !== serviceRequest.rating) {
    const [times, points] = serviceRequest.rating === null ? [1, rating] : [0, rating - serviceRequest.rating]
    const service = serviceRequest.premium_service_id
    if (service !== null) await addTo(tx, 'premium_services', service, { ratings_count: times, ratings_total: points })
    await sql`select insight_providers_recount(${serviceRequest.requestee_id}, now())`.execute(tx)
  }
  await recordOf(tx, 'premium_service_request.rate', serviceRequest, caller.id)
}

/** @throws 422 for one who is no account manager. */
async function requireManager(tx: Transaction, id: string): Promise<void> {
  const { rows } = await sql`select from accounts
    where id = ${id} and status = 'active' and 'account-manager' = any(roles)`.execute(tx)
  if (rows.length === 0) throw broken('The manager is an account manager', '/data/relationships/manager')
}

const sentAny = (...values: unknown[]): boolean => values.some((value) => value !== undefined)

/** The statuses in which the ledger holds exactly the price. */
const held: readonly string[] = ['accepted', 'delivered']

export const updateRequest: Handler<'updatePremiumServiceRequest'> = ({ params, sent: asked, accept, caller, db, jobs }) =>
  transactTelling({ db, jobs }, async (tx) => {
    const before = await lock(tx, premiumServiceRequests, params.id, caller)
    const actors = actorsOf(before, caller)
    if (actors.length === 0) throw forbidden('Only its parties and account managers act on a request.')
    const {
      status,
      note = null,
      rating,
      feedback,
      premium_service_attachments: attachments,
      ...change
    } = await accept(tx, {
      record: before.id,
      only: permitted('updatePremiumServiceRequest', { actors, state: before.status, sent: asked.attributes }),
    })
    if (sentAny(rating, feedback)) await reviewed(tx, before, { rating, feedback }, caller)
    if (change.manager_id !== undefined) await requireManager(tx, change.manager_id)
    if (sentAny(change.requestee_id, change.premium_service_id)) await requireOffer(tx, { ...before, ...defined(change) })
    if (attachments !== undefined && attachments.length > 0) {
      await lockDraftsOf(tx, attachments)
      await moveAttachments({ tx, jobs }, before, attachments)
    }
    const firms = change.requestee_id === undefined ? {} : await firmsOf(tx, { ...before, requestee_id: change.requestee_id })
    await save(tx, 'premium_service_requests', before.id, { ...change, ...firms })
    const serviceRequest = await rowOf(tx, before.id)
    if (change.manager_id !== undefined) await bringTogether({ tx, jobs }, serviceRequest)
    if (note !== null) await addNote({ tx, jobs }, serviceRequest, { by: caller.id, body: note })
    const target = actors.includes('manager') && isCounter(before, serviceRequest, status) ? 'countered' : status
    const changes = before.status === 'drafted' ? [] : changesOf(before, serviceRequest, target)
    if (changes.length > 0) await tellOfTerms({ tx, jobs }, serviceRequest, changes, caller.id)
    if (target !== undefined && target !== before.status) {
      await bringTo({ tx, jobs, serviceRequest, before, actors, by: caller.id, now: new Date(), note }, target)
    } else if (change.smarts_required !== undefined && held.includes(before.status)) {
      await save(tx, 'premium_service_requests', before.id, { held: await hold(tx, serviceRequest, serviceRequest.smarts_required ?? 0) })
    }
    return one(await find(tx, premiumServiceRequests, before.id, caller))
  })
