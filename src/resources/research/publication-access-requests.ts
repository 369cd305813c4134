/** Requests to read what a plan, an embargo or an author withholds. Who asks, the author and editors see them. */
import { sql } from 'kysely'
import { takeAdvisoryLock } from '../../database/advisory-locks.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { conflict, forbidden, refuseAll, ruleBroken } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { has } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { eachAlone } from '../../verbs/each-alone.ts'
import { isOfFirm } from '../../verbs/firms.ts'
import { one } from '../../verbs/handler.ts'
import type { One } from '../../verbs/handler.ts'
import { isForOthers, statesOf, transition } from '../../verbs/lifecycle.ts'
import type { Parts } from '../../verbs/lifecycle.ts'
import { page } from '../../verbs/page.ts'
import { permitted } from '../../verbs/permitted.ts'
import { toOne, toOneBy, toOneOf } from '../../verbs/relations.ts'
import { resource, resourceOf } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find, keepNamed, lock, save } from '../../verbs/rows.ts'
import type { Row, Written } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import type { Scope } from '../../verbs/visible.ts'
import { reportRestriction } from './external-reports.restrictions.ts'
import { author } from './insights.authors.ts'
import { restrictionReason } from './insights.restrictions.ts'
import { authored, concerning } from './publication-access-requests.seeing.ts'
import { publicationOf, tellOfRequest } from './publication-access-requests.telling.ts'
import type { Publication } from './publication-access-requests.telling.ts'

/** What an author can lift; what else withholds is decided by a company or a law. */
const liftable = ['plan', 'embargo', 'on-request']

/** How long a grant lasts unless its decider says otherwise. */
const grantDays = 90

/** Who decided; an author who decided is named to whomever the insight names it. */
const decider = (scope: Scope) => sql`case when decider_id is distinct from (select insights.account_id from insights
    where publication_type = 'insights' and insights.id = publication_id)
  then decider_id else (select ${author(scope)} from insights where insights.id = publication_id) end`

export const publicationAccessRequests: Resource<'publication-access-requests', 'publication_access_requests'> = resource(
  'publication-access-requests',
  'publication_access_requests',
  {
    staff: ['editor'],
    visible: (eb, scope) =>
      scope.kind === 'staff' ? true : eb.or([eb('publication_access_requests.requester_id', '=', scope.me), authored(scope)]),
    relations: {
      requester: toOne('requester_id'),
      publication: toOneOf('publication_type', 'publication_id'),
      decider: toOneBy(decider),
    },
  },
)

/**
 * Asks for access to an insight or an external report. A request that is pending already is answered again.
 * @throws 409 where the caller reads it already, 403 where no grant could help.
 */
export async function requestAccess(
  tx: Transaction,
  publication: Publication,
  caller: Caller,
  message: string | null,
): Promise<One<'PublicationAccessRequest'>> {
  const { type, id: asked } = publication
  await keepNamed(tx, resourceOf(type), asked)
  const reason = await (type === 'insights' ? restrictionReason : reportRestriction)(tx, asked, caller)
  if (reason === null) throw conflict('You can read this already.')
  if (!liftable.includes(reason)) throw forbidden('What keeps you from reading this cannot be lifted by its author.')
  await takeAdvisoryLock(tx, `access:${asked}:${caller.id}`)
  const pending = await tx
    .selectFrom('publication_access_requests')
    .select('id')
    .where('requester_id', '=', caller.id)
    .where('publication_type', '=', type)
    .where('publication_id', '=', asked)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  if (pending) return { ...one(await find(tx, publicationAccessRequests, pending.id, caller)), again: true }
  const id = await insert(tx, 'publication_access_requests', {
    requester_id: caller.id,
    publication_type: type,
    publication_id: asked,
    message,
  })
  await tellOfRequest(tx, id, 'ask', caller.id)
  return one(await find(tx, publicationAccessRequests, id, caller))
}

type Request = Pick<Row<'publication_access_requests'>, 'id' | 'status'>

interface Step {
  by: string
  reason: string | null | undefined
  until: string | null | undefined
}

type StepParts = Parts<'publication-access-requests', Step, Written<'publication_access_requests'>>

const timeAhead = ({ until }: Pick<Step, 'until'>) =>
  until && Date.parse(until) <= Date.now() ? [ruleBroken('granted-until must be in the future', '/data/attributes/granted-until')] : []

const withReason = ({ reason }: Pick<Step, 'reason'>) =>
  reason ? [] : [ruleBroken('A denial needs its reason', '/data/attributes/reason')]

const guards: StepParts['guards'] = { reason: withReason, 'time-ahead': timeAhead }

const lastingUntil = (until: string | null | undefined) => until ?? sql<string>`now() + make_interval(days => ${grantDays})`

const effects: StepParts['effects'] = {
  decide: ({ by }) => ({ decider_id: by, decided_at: sql`now()` }),
  lend: ({ until }) => ({ granted_until: lastingUntil(until) }),
}

const decided: readonly string[] = ['granted', 'denied', 'revoked']

/** Changes the reason of a decision, or the end of a grant. @throws 409 where there is none, 422 as for a decision. */
async function changeDecision(tx: Transaction, { id, status }: Request, { reason, until }: Omit<Step, 'by'>): Promise<void> {
  if (!decided.includes(status)) throw conflict('Nothing was decided that has a reason.')
  if (until !== undefined && status !== 'granted') throw conflict('Only a grant has an end.')
  refuseAll([...timeAhead({ until }), ...(status === 'denied' && reason !== undefined ? withReason({ reason }) : [])])
  await save(tx, 'publication_access_requests', id, { reason, ...(until === undefined ? {} : { granted_until: lastingUntil(until) }) })
}

export const publicationAccessRequestOperations: Handlers<'publication-access-requests'> = {
  listPublicationAccessRequests: page(publicationAccessRequests, { rows: { insteadOfVisible: concerning } }),
  getPublicationAccessRequest: show(publicationAccessRequests),

  updatePublicationAccessRequest: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const current = await lock(tx, publicationAccessRequests, params.id, caller)
      const { author, firm } = await publicationOf(tx, {
        type: current.publication_type as Publication['type'],
        id: current.publication_id,
      })
      const actors = [
        ...(has(caller, 'editor') || (author === caller.id && isOfFirm(caller, firm)) ? (['decider'] as const) : []),
        ...(current.requester_id === caller.id ? (['requester'] as const) : []),
      ]
      const only = permitted('updatePublicationAccessRequest', { actors, state: current.status })
      const { status = current.status, reason, granted_until: until } = await accept(tx, { record: current.id, only })
      const asked = { from: current.status, to: status, actors }
      if (isForOthers('publication-access-requests', asked)) throw forbidden('This is for the other side to say.')
      const taken = await transition('publication-access-requests', asked, { guards, effects }, { by: caller.id, reason, until })
      if (taken && taken.event !== 'grant' && until) throw conflict('Only a grant has an end.')
      if (taken) await save(tx, 'publication_access_requests', current.id, { reason, ...taken.columns })
      else if (reason !== undefined || until !== undefined) await changeDecision(tx, current, { reason, until })
      if (taken?.event === 'grant' || taken?.event === 'deny') await tellOfRequest(tx, current.id, taken.event, caller.id)
      return one(await find(tx, publicationAccessRequests, current.id, caller))
    }),
}

/** An unanswered request is denied after this many days. */
const patienceDays = 14

/** Denies what nobody answered and ends what was granted until now. */
export async function settleRequests(db: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  const { from: granted, to: expired } = statesOf('publication-access-requests', 'expire')
  await db
    .updateTable('publication_access_requests')
    .set({ status: expired, updated_at: at })
    .where('status', 'in', granted)
    .where('granted_until', '<=', at)
    .execute()
  const { from: waiting, to: denied } = statesOf('publication-access-requests', 'deny')
  const isLate = sql<boolean>`status = any(${waiting}::text[])
    and created_at < ${at}::timestamptz - make_interval(days => ${patienceDays})`
  const late = await db.selectFrom('publication_access_requests').select('id').where(isLate).orderBy('created_at').orderBy('id').execute()
  await eachAlone(late, 'requests that could not be denied', ({ id }) =>
    transact(db, async (tx) => {
      const columns = { status: denied, reason: 'not answered', decided_at: at, updated_at: at }
      const taken = await tx.updateTable('publication_access_requests').set(columns).where('id', '=', id).where(isLate).executeTakeFirst()
      if (taken.numUpdatedRows > 0n) await tellOfRequest(tx, id, 'deny', null)
    }),
  )
}
