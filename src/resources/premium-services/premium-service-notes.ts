/** Notes on a request. Its parties write them to each other, and the platform records its transitions. */
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import { transactTelling } from '../../effects/realtime.ts'
import type { Handlers } from '../../generated/contract.ts'
import { conflict, forbidden } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { has } from '../../verbs/caller.ts'
import { none, one } from '../../verbs/handler.ts'
import { permitted } from '../../verbs/permitted.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, lock, lockNamed, peek, save } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { premiumServiceRequests, seesParts } from './premium-service-requests.ts'
import { addNote, takeBack } from './premium-service-requests.telling.ts'
import { actorsOf, ended } from './premium-service-requests.parties.ts'

export const premiumServiceNotes: Resource<'premium-service-notes', 'premium_service_notes'> = resource(
  'premium-service-notes',
  'premium_service_notes',
  {
    staff: ['account-manager'],
    visible: (_eb, scope) =>
      sql<SqlBool>`${scope.kind === 'staff' ? sql`true` : sql`not premium_service_notes.internal`} and exists (
        select from premium_service_requests
        where premium_service_requests.id = premium_service_notes.premium_service_request_id and ${seesParts(scope)})`,
    computed: ({ kind, me }) => ({
      ...(kind === 'staff'
        ? {}
        : {
            body: sql`case when premium_service_notes.hidden_reason is null or premium_service_notes.account_id = ${me}
              then premium_service_notes.body end`,
          }),
      internal:
        kind === 'staff'
          ? sql`premium_service_notes.internal::text`
          : sql`case when premium_service_notes.account_id = ${me} then premium_service_notes.internal::text end`,
    }),
    relations: {
      'premium-service-request': toOne('premium_service_request_id'),
      account: toOne('account_id'),
    },
  },
)

const patienceMinutes = 15

const overseesNotes = (caller: Caller): boolean => has(caller, 'account-manager')

/** @throws 403 for those who only look on. */
function requireSay(serviceRequest: Row<'premium_service_requests'>, caller: Caller): void {
  if (actorsOf(serviceRequest, caller).length === 0) throw forbidden('Only its parties and account managers write notes on a request.')
}

/** The note, locked. @throws 403 for one of the platform. */
async function lockSaid(tx: Transaction, id: string, caller: Caller): Promise<Row<'premium_service_notes'>> {
  const note = await lock(tx, premiumServiceNotes, id, caller)
  if (note.is_system) throw forbidden('What the platform wrote stays.')
  return note
}

/** @throws 403 for the note of another, 409 once its time is over. */
function requireOwn(note: Row<'premium_service_notes'>, caller: Caller): void {
  if (note.account_id !== caller.id)
    throw forbidden(overseesNotes(caller) ? 'This note is not yours. Hide it instead.' : 'This note is not yours.')
  if (Date.now() > Date.parse(note.created_at) + patienceMinutes * 60_000) {
    throw conflict(`A note can be changed for ${patienceMinutes} minutes.`)
  }
}

const asTrackable = ({ id }: Row<'premium_service_notes'>) => ({ type: 'premium-service-notes', id }) as const

/** What the caller is to a note that it writes. */
const actorsOn = (caller: Caller) => [overseesNotes(caller) ? ('overseer' as const) : ('party' as const)]

export const premiumServiceNoteOperations: Handlers<'premium-service-notes'> = {
  getPremiumServiceNote: show(premiumServiceNotes),

  createPremiumServiceNote: ({ sent, accept, caller, db, jobs }) =>
    transactTelling({ db, jobs }, async (tx) => {
      const named = sent.linked('premium-service-request')
      const seen = named === undefined ? undefined : await peek(tx, premiumServiceRequests, named, caller)
      if (seen) requireSay(seen, caller)
      const {
        body,
        internal = false,
        premium_service_request_id,
      } = await accept(tx, {
        only: permitted('createPremiumServiceNote', { actors: actorsOn(caller) }),
      })
      const serviceRequest = await lockNamed(tx, premiumServiceRequests, premium_service_request_id, caller)
      requireSay(serviceRequest, caller)
      if (ended.includes(serviceRequest.status) && !actorsOf(serviceRequest, caller).includes('manager')) {
        throw conflict(`A request that is ${serviceRequest.status} takes no more notes.`)
      }
      const id = await addNote({ tx, jobs }, serviceRequest, { by: caller.id, body, internal })
      return one(await find(tx, premiumServiceNotes, id, caller))
    }),

  updatePremiumServiceNote: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const note = await lockSaid(tx, params.id, caller)
      const moderates = overseesNotes(caller) && note.account_id !== caller.id
      if (!moderates) requireOwn(note, caller)
      const actors = moderates ? (['moderator'] as const) : actorsOn(caller)
      const { hidden_reason, ...change } = await accept(tx, { record: note.id, only: permitted('updatePremiumServiceNote', { actors }) })
      await save(tx, 'premium_service_notes', note.id, {
        ...change,
        edited_at: change.body === undefined ? undefined : sql`now()`,
        ...(hidden_reason === undefined ? {} : { hidden_reason, hidden_by: hidden_reason === null ? null : caller.id }),
      })
      if (change.body !== undefined || (hidden_reason ?? null) !== null)
        await takeBack(tx, note.premium_service_request_id, asTrackable(note))
      return one(await find(tx, premiumServiceNotes, note.id, caller))
    }),

  deletePremiumServiceNote: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const note = await lockSaid(tx, params.id, caller)
      requireOwn(note, caller)
      await takeBack(tx, note.premium_service_request_id, asTrackable(note))
      await erase(tx, 'premium_service_notes', note.id)
      return none
    }),
}
