/** Activities and notifications about the life of an insight. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { broken } from '../../refusals.ts'
import { makerOf, stillOf } from '../../verbs/firms.ts'
import type { Event as EventOf } from '../../verbs/lifecycle.ts'
import type { Row } from '../../verbs/rows.ts'
import type { ActivityKey } from '../notifications/activities.keys.ts'
import { record } from '../notifications/activities.recording.ts'
import { awaitAlerts } from '../notifications/alerts.matching.ts'
import type { NotificationKey } from '../notifications/notifications.keys.ts'
import { notify } from '../notifications/notifications.sending.ts'

type Event = EventOf<'insights'>

const recorded: Record<Event, ActivityKey> = {
  submit: 'insight.submit',
  resubmit: 'insight.submit',
  'start-review': 'insight.start_review',
  'request-changes': 'insight.return',
  approve: 'insight.approve',
  schedule: 'insight.schedule',
  unschedule: 'insight.unschedule',
  publish: 'insight.publish',
  'return-to-draft': 'insight.return_to_draft',
  cancel: 'insight.cancel',
  withdraw: 'insight.cancel',
}

/** Something that happened to an insight; `by` is null for the platform itself. */
interface Happening {
  insight: Row<'insights'>
  by: string | null
  reason: string | null
}

async function tell(
  tx: Transaction,
  key: NotificationKey,
  { insight, by, reason }: Happening,
  recipients: readonly string[] | RawBuilder<unknown>,
): Promise<void> {
  await notify(tx, {
    key,
    trackable: { type: 'insights', id: insight.id },
    actor: by,
    recipients,
    parameters: reason === null ? {} : { reason },
  })
}

/** Writes down what was done with an insight, for its author unless that has left. */
async function recordOf(tx: Transaction, key: ActivityKey, { insight, by, reason }: Happening): Promise<void> {
  const { rows } = await sql<{ id: string }>`${presentAuthor(insight)}`.execute(tx)
  await record(tx, {
    key,
    owner: by,
    trackable: { type: 'insights', id: insight.id },
    recipient: rows[0]?.id ?? null,
    parameters: reason === null ? {} : { reason },
  })
}

/** Records that an event took place, and tells whom it concerns. `moved`: whether the insight has left its state. */
export async function tellOfEvent(tx: Transaction, event: Event, happening: Happening, moved = true): Promise<void> {
  const { insight } = happening
  await recordOf(tx, recorded[event], happening)
  if (event === 'submit' || event === 'resubmit') await tell(tx, 'insight.submitted', happening, approversOf(insight))
  if (event === 'request-changes') await tell(tx, 'insight.returned', happening, inChargeOf(insight))
  if (event === 'approve' && moved) await tell(tx, 'insight.approved', happening, inChargeOf(insight))
  if (event === 'return-to-draft') await tell(tx, 'insight.returned', happening, inChargeOf(insight))
  if (event === 'cancel') await tell(tx, 'insight.cancelled', happening, inChargeOf(insight))
  if (event === 'withdraw') await tell(tx, 'insight.cancelled', happening, whomItConcerns(insight))
  if (event !== 'publish') return
  await tell(tx, 'insight.published', happening, followersOf(insight))
  await creditSources(tx, insight)
  await awaitAlerts(tx, insight.id)
}

/** Records that a published insight was corrected, and tells who wrote it and who relied on what it said before. */
export async function tellOfCorrection(tx: Transaction, happening: Happening): Promise<void> {
  const { insight } = happening
  await recordOf(tx, 'insight.correct', happening)
  await tell(tx, 'insight.corrected', happening, whomItConcerns(insight))
  await creditSources(tx, insight)
}

/** Tells editors and the firm's compliance officers what the author of published research asks them for. @throws 422 without a reason. */
export async function tellOfRequest(tx: Transaction, asked: 'correction' | 'recall', happening: Happening): Promise<void> {
  const { insight, reason } = happening
  if (reason === null) throw broken('What is asked for needs its reason as status-reason', '/data/attributes/status-reason')
  await recordOf(tx, `insight.request_${asked}`, happening)
  await tell(tx, `insight.${asked}_requested`, happening, approversOf(insight))
}

/** Tells who is in charge of an insight that it could not be published at its time. */
export const tellOfReturn = (tx: Transaction, happening: Happening): Promise<void> =>
  tell(tx, 'insight.returned', happening, inChargeOf(happening.insight))

type Owned = Pick<Row<'insights'>, 'account_id' | 'company_id'>

/** The author, as long as that is there: to who went to another firm it is research of others. */
const presentAuthor = ({ account_id, company_id }: Owned) => sql`${stillOf(account_id, company_id)} and status <> 'deactivated'`

/** The author or, where that has left or is suspended, the team leads of the firm. */
export const inChargeOf = (insight: Owned) => sql`with author as (${presentAuthor(insight)} and status = 'active')
  select id from author union all select id from accounts where company_id = ${insight.company_id}
    and 'team-lead' = any(roles) and not 'compliance-officer' = any(roles) and not exists (select from author)`

/** Editors, and the compliance officers of the firm. */
const approversOf = ({ company_id }: Row<'insights'>) =>
  sql`select id from accounts where 'editor' = any(roles) or (company_id = ${company_id} and 'compliance-officer' = any(roles))`

/** Whoever read it, annotated it or keeps it. */
const whoKnows = ({ id }: Row<'insights'>) =>
  sql`select account_id from insight_reads where insight_id = ${id}
    union select annotator_id from annotations where insight_id = ${id}
    union select account_id from locker_items where lockable_type = 'insights' and lockable_id = ${id}`

/** Those, and who is in charge of it: what became of their work is theirs to know, whoever did it. */
const whomItConcerns = (insight: Row<'insights'>) => sql`${whoKnows(insight)} union (${inChargeOf(insight)})`

/**
 * Followers of the author if it is named, of the firm, the entities and the verticals, and of what it builds upon, but for the
 * author: those of each by the index, or all that anybody follows would be read for each publication.
 */
export const followersOf = ({ id, account_id, company_id, primary_entity_id, show_author_names }: Row<'insights'>) =>
  sql`select follower_id from (
      select 'accounts' as type, ${account_id}::text as id where ${show_author_names}::boolean
      union all select 'companies', ${company_id}
      union all select 'entities', ${primary_entity_id}
      union all select 'entities', entity_id from insight_secondary_entities where insight_id = ${id}
      union all select 'content-verticals', content_vertical_id from insight_content_verticals where insight_id = ${id}
      union all select 'insights', upstream_id from insight_streams where downstream_id = ${id}) as part
    cross join lateral (
      select follower_id from follows where followable_type = part.type and followable_id = part.id offset 0) as its
    where its.follower_id <> ${account_id}`

/** Gives credit to the authors of what an insight builds upon and of what it links to, once for each. */
async function creditSources(tx: Transaction, insight: Row<'insights'>): Promise<void> {
  const forked = sql`select upstream_id from insight_streams where downstream_id = ${insight.id}`
  const cited = sql`select cited_id from insight_citations where citing_id = ${insight.id}`
  await credit(tx, insight, forked, { key: 'insight.fork', news: 'insight.forked' })
  await credit(tx, insight, cited, { key: 'insight.cite', news: 'insight.cited' })
}

async function credit(
  tx: Transaction,
  { id, account_id: owner, show_author_names }: Row<'insights'>,
  sources: RawBuilder<unknown>,
  { key, news }: { key: ActivityKey; news: NotificationKey },
): Promise<void> {
  const { rows: uncredited } = await sql<{ id: string; author: string | null }>`select id, ${makerOf('insights')} as author from insights
    where id in (${sources}) and not exists (select from activities where activities.key = ${key} and activities.trackable_type = 'insights'
      and activities.trackable_id = insights.id and activities.parameters ->> 'insight' = ${id}) order by id`.execute(tx)
  const anonymous = show_author_names ? {} : { anonymize: true }
  for (const source of uncredited) {
    const trackable = { type: 'insights', id: source.id } as const
    await record(tx, { key, owner, trackable, recipient: source.author, parameters: { insight: id }, ...anonymous })
    const recipients = source.author === null ? [] : [source.author]
    await notify(tx, { key: news, trackable, actor: owner, recipients, parameters: { insight: id }, ...anonymous })
  }
}
