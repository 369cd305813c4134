/** What accounts did. Seen by who did it, by whom it was done to, and by the compliance officer of the former. */
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Database } from '../database/connect.ts'
import { hole, readRows } from '../database/read.ts'
import { transact } from '../database/transact.ts'
import type { Handlers, Rows } from '../generated/contract.ts'
import type { Caller } from '../verbs/caller.ts'
import { one } from '../verbs/handler.ts'
import { page } from '../verbs/page.ts'
import { related, toOneBy, toOneOf } from '../verbs/relations.ts'
import { resource } from '../verbs/resource.ts'
import type { Resource } from '../verbs/resource.ts'
import { show } from '../verbs/show.ts'
import { scopeValues } from '../verbs/visible.ts'
import type { Scope } from '../verbs/visible.ts'
import { accounts } from './accounts.ts'
import { alsoTold, post, refuseForeign } from './activities.posting.ts'
import { alerts } from './alerts.ts'
import { annotations } from './annotations.ts'
import { comments } from './comments.ts'
import { collections } from './collections.ts'
import { companies } from './companies.ts'
import { contentVerticals } from './content-verticals.ts'
import { corporateEvents } from './corporate-events.ts'
import { corporatePresentations } from './corporate-presentations.ts'
import { corporateQuestions } from './corporate-questions.ts'
import { corporateEmailCampaigns } from './corporate-email-campaigns.ts'
import { entities } from './entities.ts'
import { externalReports } from './external-reports.ts'
import { entityNews } from './entity-news.ts'
import { exchangeAnnouncements } from './exchange-announcements.ts'
import { insightDocuments } from './insight-documents.ts'
import { insights } from './insights.ts'
import { premiumServiceRequests } from './premium-service-requests.ts'
import { messageGroups } from './message-groups.ts'
import { recordReadingOf } from './messages.reading.ts'
import { messages } from './messages.ts'
import { sessions } from './sessions.ts'

// The ids are looked up once for the whole statement, so that each of these conditions can be answered by an index. The
// company is out of the planner's sight: most callers oversee none, and it would plan for each of them anew.
const ownerIn = (company: string) =>
  sql<boolean>`activities.owner_id = any(array(select accounts.id from accounts where accounts.company_id = (select ${company}::text)))`

/** On an entity that the caller manages. */
const onManagedEntity = (me: string) => sql<boolean>`(activities.trackable_type = 'entities' and activities.trackable_id = any(array(
  select managed.entity_id from account_entities as managed where managed.account_id = ${me})))`

/** An anonymous owner is known to itself, to the compliance officer of its company and to admins alone. */
const ownerIsKnown = ({ kind, me, complies }: Scope) =>
  kind === 'staff' ? sql<SqlBool>`true` : sql<SqlBool>`(not activities.anonymize or activities.owner_id = ${me} or ${ownerIn(complies)})`

/** What is told of an anonymous owner in place of its name. */
const insteadOfOwner = sql`coalesce((select jsonb_build_object('owner-firm-type', firm.kind, 'owner-country', owner.country)
  from accounts as owner left join companies as firm on firm.id = owner.company_id where owner.id = activities.owner_id), '{}')`

/** The author of research that does not name its author is not named here either. */
const recipient = ({ kind, me, accountType, company }: Scope) =>
  kind === 'staff'
    ? sql`activities.recipient_id`
    : sql`case when activities.recipient_id = ${me} or ${accountType} = 'staff' or not exists (select from insights
        where activities.trackable_type = 'insights' and insights.id = activities.trackable_id and not insights.show_author_names
          and insights.company_id is distinct from ${company}) then activities.recipient_id end`

const direction = ({ me, company }: Scope) =>
  sql`case when activities.owner_id = ${me} then 'outgoing' when activities.recipient_id = ${me} then 'incoming'
    when ${ownerIn(company)} then 'internal' else 'system' end`

export const activities: Resource<'activities', 'activities'> = resource('activities', 'activities', {
  visible: (eb, { kind, me, complies }) =>
    kind === 'staff'
      ? true
      : eb.or([eb('activities.owner_id', '=', me), eb('activities.recipient_id', '=', me), ownerIn(complies), onManagedEntity(me)]),
  computed: (scope) => ({
    direction: direction(scope),
    parameters: sql`(case when ${ownerIsKnown(scope)} then activities.parameters else activities.parameters || ${insteadOfOwner} end)::text`,
  }),
  relations: {
    trackable: toOneOf(
      {
        insights: () => insights,
        comments: () => comments,
        accounts: () => accounts,
        entities: () => entities,
        annotations: () => annotations,
        companies: () => companies,
        collections: () => collections,
        'content-verticals': () => contentVerticals,
        'corporate-events': () => corporateEvents,
        'corporate-presentations': () => corporatePresentations,
        'entity-news': () => entityNews,
        'insight-documents': () => insightDocuments,
        'external-reports': () => externalReports,
        'corporate-email-campaigns': () => corporateEmailCampaigns,
        alerts: () => alerts,
        sessions: () => sessions,
        'exchange-announcements': () => exchangeAnnouncements,
        'corporate-questions': () => corporateQuestions,
        'premium-service-requests': () => premiumServiceRequests,
        messages: () => messages,
        'message-groups': () => messageGroups,
      },
      'trackable_type',
      'trackable_id',
    ),
    owner: toOneBy(
      () => accounts,
      (scope) => sql`case when ${ownerIsKnown(scope)} then activities.owner_id end`,
    ),
    recipient: toOneBy(() => accounts, recipient),
  },
})

/** The activity that the caller told of: a guest sees it now and never again. */
async function told(tx: Database, id: string, caller: Caller) {
  const statement = activities.statement(
    'told',
    activities.kindOf(caller),
    (scope) => sql`${activities.select('show', scope)} from activities where activities.id = ${hole('id')}`,
  )
  const [row] = await readRows(tx, statement, { ...scopeValues(caller), id })
  return one(row as unknown as Rows['Activity'])
}

const relatedTo = related(activities)

export const activityOperations: Handlers<'activities'> = {
  listActivities: page(activities, {
    filters: {
      key: (value) => sql`activities.key = any(${value}::text[])`,
      'trackable-type': (value) => sql`activities.trackable_type = any(${value}::text[])`,
      'trackable-id': (value) => sql`activities.trackable_id = any(${value}::text[])`,
      'owner-id': (value, scope) => sql`activities.owner_id = any(${value}::text[]) and ${ownerIsKnown(scope)}`,
      'company-id': (value, scope) =>
        sql`activities.owner_id = any(array(select accounts.id from accounts where accounts.company_id = any(${value}::text[])))
          and ${ownerIsKnown(scope)}`,
      direction: (value, scope) => sql`${direction(scope)} = ${value}`,
      from: (value) => sql`activities.created_at >= ${value}::timestamptz`,
      to: (value) => sql`activities.created_at <= ${value}::timestamptz`,
    },
    total: 'capped',
  }),
  getActivity: show(activities),

  createActivity: ({ sent, accept, caller, client, db }) => {
    refuseForeign(sent, caller)
    return transact(db, async (tx) => told(tx, await post(tx, await accept(tx, { also: alsoTold(caller) }), caller, client), caller))
  },

  async getActivityRelated(asked) {
    const answer = await relatedTo(asked)
    const { type, found } = answer
    if (type === 'messages' && 'row' in found && found.row) await recordReadingOf(asked.db, asked.caller, found.row.id)
    return answer
  },
  getActivityRelationship: relatedTo,
}
