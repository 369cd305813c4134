/** Requests to read what a plan, an embargo or an author withholds. Who asks, the author and editors see them. */
import { sql } from 'kysely'
import { takeAdvisoryLock } from '../../database/advisory-locks.ts'
import type { Database, Transaction } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { broken, conflict, forbidden } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { has } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { one } from '../../verbs/handler.ts'
import type { One } from '../../verbs/handler.ts'
import { page } from '../../verbs/page.ts'
import { toOne, toOneBy, toOneOf } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find, lock, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import type { Scope } from '../../verbs/visible.ts'
import { record } from '../notifications/activities.recording.ts'
import { notify } from '../notifications/notifications.sending.ts'
import { reportRestriction } from './external-reports.restrictions.ts'
import { author } from './insights.authors.ts'
import { restrictionReason } from './insights.restrictions.ts'

/** What an author can lift; what else withholds is decided by a company or a law. */
const liftable = ['plan', 'embargo', 'on-request']

/** How long a grant lasts unless its decider says otherwise. */
const grantDays = 90

/** What access is asked to. */
interface Publication {
  type: 'insights' | 'external-reports'
  id: string
}

const authored = (account: string) => sql<boolean>`(case publication_access_requests.publication_type
  when 'insights' then exists (select from insights
    where insights.id = publication_access_requests.publication_id and insights.account_id = ${account})
  else exists (select from external_reports
    where external_reports.id = publication_access_requests.publication_id and external_reports.account_id = ${account}) end)`

/** Who decided; an author who decided is named to whomever the insight names it. */
const decider = (scope: Scope) => sql`case when decider_id is distinct from (select insights.account_id from insights
    where publication_type = 'insights' and insights.id = publication_id)
  then decider_id else (select ${author(scope)} from insights where insights.id = publication_id) end`

/** Who wrote or filed it, and what it is called. */
async function publicationOf(tx: Transaction, { type, id }: Publication) {
  const { rows } = await (
    type === 'insights'
      ? sql<Written>`select account_id as author, tagline as title, show_author_names as named from insights where id = ${id}`
      : sql<Written>`select account_id as author, title, true as named from external_reports where id = ${id}`
  ).execute(tx)
  return rows[0]!
}

interface Written {
  author: string
  title: string | null
  named: boolean
}

export const publicationAccessRequests: Resource<'publication-access-requests', 'publication_access_requests'> = resource(
  'publication-access-requests',
  'publication_access_requests',
  {
    staff: ['editor'],
    visible: (eb, { kind, me }) =>
      kind === 'staff' ? true : eb.or([eb('publication_access_requests.requester_id', '=', me), authored(me)]),
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

const steps = {
  ask: { activity: 'request_access', notification: 'access_requested' },
  grant: { activity: 'grant_access', notification: 'access_granted' },
  deny: { activity: 'deny_access', notification: 'access_denied' },
} as const
const words = { insights: 'insight', 'external-reports': 'external_report' } as const

/** Records a step of a request and tells the other side; `by` is null for the platform itself. */
async function tellOfRequest(tx: Transaction, id: string, step: keyof typeof steps, by: string | null): Promise<void> {
  const {
    requester_id: requester,
    reason,
    ...asked
  } = await tx
    .selectFrom('publication_access_requests')
    .select(['requester_id', 'reason', 'publication_type', 'publication_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const publication = { type: asked.publication_type, id: asked.publication_id } as Publication
  const { author, title, named } = await publicationOf(tx, publication)
  const recipient = step === 'ask' ? author : requester
  const unnamed = by === author && !named ? { anonymize: true } : {}
  const word = words[publication.type]
  await record(tx, {
    ...{ key: `${word}.${steps[step].activity}`, owner: by, trackable: publication, recipient, parameters: { 'access-request': id } },
    ...unnamed,
  })
  await notify(tx, {
    ...{ key: `${word}.${steps[step].notification}`, actor: by, recipients: [recipient] },
    ...{ trackable: { type: 'publication-access-requests', id }, parameters: { title, ...(reason === null ? {} : { reason }) } },
    ...unnamed,
  })
}

/** From each status, what can be asked for and by whom. */
const moves: Record<string, Record<string, 'requester' | 'decider'>> = {
  pending: { granted: 'decider', denied: 'decider', withdrawn: 'requester' },
  granted: { revoked: 'decider' },
}

export const publicationAccessRequestOperations: Handlers<'publication-access-requests'> = {
  listPublicationAccessRequests: page(publicationAccessRequests),
  getPublicationAccessRequest: show(publicationAccessRequests),

  updatePublicationAccessRequest: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const current = await lock(tx, publicationAccessRequests, params.id, caller)
      const { author } = await publicationOf(tx, { type: current.publication_type as Publication['type'], id: current.publication_id })
      const decides = has(caller, 'editor') || author === caller.id
      const asks = current.requester_id === caller.id
      const { status, reason, granted_until } = await accept(tx, { record: current.id, ...(decides ? {} : { only: ['status'] }) })
      if (status === undefined || status === current.status) return one(await find(tx, publicationAccessRequests, current.id, caller))
      const by = moves[current.status]?.[status]
      if (by === undefined) {
        const open = Object.keys(moves[current.status] ?? {})
        throw conflict(`From ${current.status} one reaches ${open.join(', ') || 'no other status'}, not ${status}.`)
      }
      if (by === 'decider' ? !decides : !asks)
        throw forbidden(by === 'decider' ? 'Only the author decides.' : 'Only who asked can withdraw.')
      if (status === 'denied' && !reason) throw broken('A denial needs its reason', '/data/attributes/reason')
      if (granted_until && Date.parse(granted_until) <= Date.now()) {
        throw broken('granted-until must be in the future', '/data/attributes/granted-until')
      }
      await save(tx, 'publication_access_requests', current.id, {
        status,
        reason,
        ...(by === 'decider' ? { decider_id: caller.id, decided_at: sql`now()` } : {}),
        ...(status === 'granted' ? { granted_until: granted_until ?? sql`now() + make_interval(days => ${grantDays})` } : {}),
      })
      if (status === 'granted') await tellOfRequest(tx, current.id, 'grant', caller.id)
      if (status === 'denied') await tellOfRequest(tx, current.id, 'deny', caller.id)
      return one(await find(tx, publicationAccessRequests, current.id, caller))
    }),
}

/** An unanswered request is denied after this many days. */
const patienceDays = 14

/** Denies what nobody answered and ends what was granted until now. */
export async function settleRequests(db: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  await transact(db, async (tx) => {
    const denied = await tx
      .updateTable('publication_access_requests')
      .set({ status: 'denied', reason: 'not answered', decided_at: at, updated_at: at })
      .where('status', '=', 'pending')
      .where(sql<boolean>`created_at < ${at}::timestamptz - make_interval(days => ${patienceDays})`)
      .returning('id')
      .execute()
    for (const { id } of denied) await tellOfRequest(tx, id, 'deny', null)
  })
  await db
    .updateTable('publication_access_requests')
    .set({ status: 'expired', updated_at: at })
    .where('status', '=', 'granted')
    .where('granted_until', '<=', at)
    .execute()
}
