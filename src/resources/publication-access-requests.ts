/** Asking to read what one's plan or an embargo withholds. Seen by who asks, the author and editors. */
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { transact } from '../database/transact.ts'
import type { Handlers } from '../generated/contract.ts'
import { broken, conflict, forbidden } from '../http/errors.ts'
import type { Caller } from '../verbs/caller.ts'
import { has } from '../verbs/caller.ts'
import { insert } from '../verbs/create.ts'
import { one } from '../verbs/handler.ts'
import type { One } from '../verbs/handler.ts'
import { page } from '../verbs/page.ts'
import { related, toOne } from '../verbs/relations.ts'
import { resource } from '../verbs/resource.ts'
import type { Resource } from '../verbs/resource.ts'
import { find, lock, save } from '../verbs/rows.ts'
import { show } from '../verbs/show.ts'
import { accounts } from './accounts.ts'
import { record } from './activities.recording.ts'
import { insights } from './insights.ts'
import { restrictionReason } from './insights.restrictions.ts'
import { notify } from './notifications.sending.ts'

/** How long a grant lasts unless its decider says otherwise. */
const grantDays = 90

const authored = (
  account: string,
) => sql<boolean>`exists (select from insights where insights.id = publication_access_requests.publication_id
  and publication_access_requests.publication_type = 'insights' and insights.account_id = ${account})`

export const publicationAccessRequests: Resource<'publication-access-requests', 'publication_access_requests'> = resource(
  'publication-access-requests',
  'publication_access_requests',
  {
    staff: ['editor'],
    visible: (eb, { kind, me }) =>
      kind === 'staff' ? true : eb.or([eb('publication_access_requests.requester_id', '=', me), authored(me)]),
    relations: {
      requester: toOne(() => accounts, 'requester_id'),
      publication: toOne(() => insights, 'publication_id'),
      decider: toOne(() => accounts, 'decider_id'),
    },
  },
)

/**
 * Asks for access to an insight. A request that is pending already is answered again.
 * @throws 409 where the caller reads it already, 403 where no grant could help.
 */
export async function requestAccess(
  tx: Database,
  insightId: string,
  caller: Caller,
  message: string | null,
): Promise<One<'PublicationAccessRequest'>> {
  const reason = await restrictionReason(tx, insightId, caller)
  if (reason === null) throw conflict('You can read this already.')
  if (reason !== 'plan' && reason !== 'embargo') throw forbidden('What keeps you from reading this cannot be lifted by its author.')
  await sql`select pg_advisory_xact_lock(hashtextextended(${`access:${insightId}:${caller.id}`}, 0))`.execute(tx)
  const pending = await tx
    .selectFrom('publication_access_requests')
    .select('id')
    .where('requester_id', '=', caller.id)
    .where('publication_id', '=', insightId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  if (pending) return { ...one(await find(tx, publicationAccessRequests, pending.id, caller)), again: true }
  const id = await insert(tx, 'publication_access_requests', {
    requester_id: caller.id,
    publication_type: 'insights',
    publication_id: insightId,
    message,
  })
  await tellOfRequest(tx, id, 'ask', caller.id)
  return one(await find(tx, publicationAccessRequests, id, caller))
}

const news = {
  ask: { activity: 'insight.request_access', notification: 'insight.access_requested' },
  grant: { activity: 'insight.grant_access', notification: 'insight.access_granted' },
  deny: { activity: 'insight.deny_access', notification: 'insight.access_denied' },
} as const

/** Records a step of a request and tells the other side; `by` is null for the platform itself. */
async function tellOfRequest(tx: Database, id: string, step: keyof typeof news, by: string | null): Promise<void> {
  const { activity, notification } = news[step]
  const { insight, tagline, author, requester, reason, show_author_names } = await tx
    .selectFrom('publication_access_requests as asked')
    .innerJoin('insights', 'insights.id', 'asked.publication_id')
    .select(['insights.id as insight', 'tagline', 'insights.account_id as author', 'show_author_names'])
    .select(['asked.requester_id as requester', 'asked.reason'])
    .where('asked.id', '=', id)
    .executeTakeFirstOrThrow()
  const recipient = step === 'ask' ? author : requester
  const unnamed = by === author && !show_author_names ? { anonymize: true } : {}
  await record(tx, {
    ...{ key: activity, owner: by, trackable: { type: 'insights', id: insight }, recipient, parameters: { 'access-request': id } },
    ...unnamed,
  })
  await notify(tx, {
    ...{ key: notification, trackable: { type: 'publication-access-requests', id }, actor: by, recipients: [recipient] },
    ...{ parameters: { title: tagline, ...(reason === null ? {} : { reason }) } },
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
      const author = await tx.selectFrom('insights').select('account_id').where('id', '=', current.publication_id).executeTakeFirst()
      const decides = has(caller, 'editor') || author?.account_id === caller.id
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

  getPublicationAccessRequestRelated: related(publicationAccessRequests),
  getPublicationAccessRequestRelationship: related(publicationAccessRequests),
}

/** An unanswered request is denied after this many days. */
const patienceDays = 14

/** Denies what nobody answered and ends what was granted until now. */
export async function settleRequests(db: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  await transact(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`update publication_access_requests
      set status = 'denied', reason = 'not answered', decided_at = ${at}, updated_at = ${at}
      where status = 'pending' and created_at < ${at}::timestamptz - make_interval(days => ${patienceDays}) returning id`.execute(tx)
    for (const { id } of rows) await tellOfRequest(tx, id, 'deny', null)
  })
  await sql`update publication_access_requests set status = 'expired', updated_at = ${at}
    where status = 'granted' and granted_until <= ${at}`.execute(db)
}
