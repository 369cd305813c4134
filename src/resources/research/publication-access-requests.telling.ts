/** Who is told of a request for access: whoever decides that one was made, who made it what became of it. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { ofFirm } from '../../verbs/firms.ts'
import { record } from '../notifications/activities.recording.ts'
import { notify } from '../notifications/notifications.sending.ts'

/** What access is asked to. */
export interface Publication {
  type: 'insights' | 'external-reports'
  id: string
}

/** Who wrote or filed it, and what it is called, unless those who ask see it no more. */
export async function publicationOf(tx: Transaction, { type, id }: Publication) {
  const { rows } = await (
    type === 'insights'
      ? sql<Work>`select account_id as author, company_id as firm, tagline as title, show_author_names as named,
          ${mayDecide(sql`insights.account_id`, sql`insights.company_id`)} as decides from insights where id = ${id}`
      : sql<Work>`select account_id as author, company_id as firm, case when status = 'listed' and access <> 'private' then title end as title,
          true as named,
          ${mayDecide(sql`external_reports.account_id`, sql`external_reports.company_id`)} as decides from external_reports where id = ${id}`
  ).execute(tx)
  return rows[0]!
}

interface Work {
  author: string
  /** The firm whose it is, where it has one. */
  firm: string | null
  title: string | null
  named: boolean
  /** Whether the author is there to decide. */
  decides: boolean
}

/** Whether an account is active and of the firm, if there is one. */
const mayDecide = (account: RawBuilder<unknown>, firm: RawBuilder<unknown>) => sql<boolean>`exists (select from accounts
  where accounts.id = ${account} and accounts.status = 'active' and ${ofFirm(firm, sql`accounts.company_id`)})`

/** Who decides besides the authors. */
const editors = sql`select id from accounts where 'editor' = any(roles)`

const steps = {
  ask: { activity: 'request_access', notification: 'access_requested' },
  grant: { activity: 'grant_access', notification: 'access_granted' },
  deny: { activity: 'deny_access', notification: 'access_denied' },
} as const
const words = { insights: 'insight', 'external-reports': 'external_report' } as const

/** Records a step of a request and tells the other side, be it editors where the author is not there; `by` is null for the platform itself. */
export async function tellOfRequest(tx: Transaction, id: string, step: keyof typeof steps, by: string | null): Promise<void> {
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
  const { author, title, named, decides } = await publicationOf(tx, publication)
  const recipient = step !== 'ask' ? requester : decides ? author : null
  const unnamed = by === author && !named ? { anonymize: true } : {}
  const word = words[publication.type]
  await record(tx, {
    ...{ key: `${word}.${steps[step].activity}`, owner: by, trackable: publication, recipient, parameters: { 'access-request': id } },
    ...unnamed,
  })
  await notify(tx, {
    ...{ key: `${word}.${steps[step].notification}`, actor: by, recipients: recipient === null ? editors : [recipient] },
    ...{ trackable: { type: 'publication-access-requests', id }, parameters: { title, ...(reason === null ? {} : { reason }) } },
    ...unnamed,
  })
}
