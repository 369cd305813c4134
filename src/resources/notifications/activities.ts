/** Activities of accounts. The actor, the recipient and the compliance officer of the company that the actor was of see them. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { readRows } from '../../database/read.ts'
import { transactTelling } from '../../effects/realtime.ts'
import type { Handlers } from '../../generated/contract.ts'
import { one } from '../../verbs/handler.ts'
import { isAmong, page } from '../../verbs/page.ts'
import type { Filter } from '../../verbs/page.ts'
import { related, toOneBy, toOneOf } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { asShown } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { scopeValues } from '../../verbs/visible.ts'
import type { Scope } from '../../verbs/visible.ts'
import { pageByWays } from '../../verbs/ways.ts'
import { recordSecretsOf } from '../discussion/annotations.reading.ts'
import { recordReadingOf } from '../messaging/messages.reading.ts'
import { accounts } from '../people/accounts.ts'
import { belongedTo, everEmployedBy } from '../people/employments.ts'
import { isHiddenAuthor } from '../research/insights.authors.ts'
import { alsoTold, limitGuests, post, refuseForeign } from './activities.posting.ts'
import { activityWays, isOwner, seenOwners } from './activities.ways.ts'

// The ids are looked up once for the whole statement, so that each of these conditions can be answered by an index. The
// company is out of the planner's sight: most callers oversee none, and it would plan for each of them anew.
const ownerIn = (company: string) => {
  const theirs = sql`(select ${company}::text)`
  return sql<boolean>`(activities.owner_id = any(${everEmployedBy(theirs)})
    and ${belongedTo(theirs, sql`activities.owner_id`, sql`activities.created_at`)})`
}

/** On an entity that the caller manages. */
const onManagedEntity = (me: string) => sql<boolean>`(activities.trackable_type = 'entities' and activities.trackable_id = any(array(
  select managed.entity_id from managed_entities as managed where managed.account_id = ${me})))`

/** Whether an account is the author of research that does not name its author, which is not named here either. */
const isHidden = (scope: Scope, account: RawBuilder<unknown>) =>
  isHiddenAuthor(scope, account, sql`activities.trackable_type`, sql`activities.trackable_id`)

/** An anonymous owner is known to itself, to the compliance officer of the company that it was of, and to admins alone. */
const ownerIsKnown = (scope: Scope) =>
  scope.kind === 'staff'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(activities.owner_id = ${scope.me} or ${ownerIn(scope.complies)}
        or (not activities.anonymize and not ${isHidden(scope, sql`activities.owner_id`)}))`

/** Whether the owner is named and somebody whom the caller sees, or oversaw. */
const ownerIsShown = (scope: Scope) =>
  scope.kind === 'staff'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${ownerIsKnown(scope)} and (${ownerIn(scope.complies)}
        or exists (select from accounts where accounts.id = activities.owner_id and ${accounts.visible(scope)})))`

/** What is told of an owner who is not shown in place of its name. */
const insteadOfOwner = sql`coalesce((select jsonb_build_object('owner-firm-type', firm.kind, 'owner-country', owner.country)
  from accounts as owner left join companies as firm on firm.id = owner.company_id where owner.id = activities.owner_id), '{}')`

const direction = ({ me, company }: Scope) =>
  sql`case when activities.owner_id = ${me} then 'outgoing' when activities.recipient_id = ${me} then 'incoming'
    when ${ownerIn(company)} then 'internal' else 'system' end`

/** Whether an activity has a direction, with what an index knows of it said by itself, for a planner that is told the value. */
const hasDirection = (value: RawBuilder<string>, { me, company }: Scope) => sql<SqlBool>`case ${value}
  when 'outgoing' then activities.owner_id = ${me}
  when 'incoming' then activities.recipient_id = ${me} and activities.owner_id is distinct from ${me}
  when 'internal' then activities.owner_id <> ${me} and activities.recipient_id is distinct from ${me} and ${ownerIn(company)}
  else activities.owner_id is distinct from ${me} and activities.recipient_id is distinct from ${me}
    and not coalesce(${ownerIn(company)}, false) end`

export const activities: Resource<'activities', 'activities'> = resource('activities', 'activities', {
  visible: (eb, { kind, me, complies }) =>
    kind === 'staff'
      ? true
      : eb.or([eb('activities.owner_id', '=', me), eb('activities.recipient_id', '=', me), ownerIn(complies), onManagedEntity(me)]),
  computed: (scope) => ({
    direction: direction(scope),
    parameters: sql`(case when activities.owner_id is null or ${ownerIsShown(scope)} then activities.parameters else activities.parameters || ${insteadOfOwner} end)::text`,
  }),
  relations: {
    trackable: toOneOf('trackable_type', 'trackable_id'),
    owner: toOneBy((scope) => sql`case when ${ownerIsKnown(scope)} then activities.owner_id end`),
    recipient: toOneBy((scope) => sql`case when not ${isHidden(scope, sql`activities.recipient_id`)} then activities.recipient_id end`),
  },
})

const relatedTo = related(activities)

const filters = {
  key: isAmong('activities.key'),
  'trackable-type': isAmong('activities.trackable_type'),
  'trackable-id': isAmong('activities.trackable_id'),
  from: (value) => sql`activities.created_at >= ${value}::timestamptz`,
  to: (value) => sql`activities.created_at <= ${value}::timestamptz`,
} satisfies Record<string, Filter>

const ofStaff = page(activities, {
  filters: {
    ...filters,
    direction: (value, scope) => hasDirection(sql`${value}::text`, scope),
    'owner-id': isAmong('activities.owner_id'),
    'company-id': (value) =>
      sql`activities.owner_id = any(array(select accounts.id from accounts where accounts.company_id = any(${value}::text[])))`,
  } satisfies Record<string, Filter>,
  total: 'capped',
})

/** What the owners that are seen say already. */
const said: Filter = () => sql`true`

const ofOthers = pageByWays(activities, {
  ...activityWays,
  filters: {
    ...filters,
    // Where a way leads to several directions no index knows of them, so that there is one plan for all.
    direction: (value, scope) => hasDirection(sql`(select ${value}::text)`, scope),
    'owner-id': said,
    'company-id': said,
    [seenOwners]: (value, scope, alone) => sql`${isOwner(value, scope, alone)} and ${ownerIsKnown(scope)}`,
  },
  // A key or a record may be of few activities or of most; by whom and when they were does not change how a way is walked.
  plannedOnce: [
    ...['from', 'to', 'from to', 'direction'],
    ...['owner-id=', 'company-id=', 'company-id'].flatMap((one) => [`${one} ${seenOwners}`, `${one} ${seenOwners}=`]),
  ],
})

type Listed = Parameters<Handlers<'activities'>['listActivities']>[0]

/**
 * What is asked for, with the owners that are named and that the caller sees. These are looked up apart: to plan whom somebody sees
 * takes longer than to find what they did.
 */
async function withOwners(asked: Listed) {
  const { db, caller, filters: sent } = asked
  const named = { 'accounts.id': sent['owner-id'], 'accounts.company_id': sent['company-id'] }
  const columns = Object.entries(named).filter(([, values]) => values !== undefined)
  if (columns.length === 0) return asked
  const statement = activities.statement(
    ['owners', ...columns.map(([column]) => column)].join(':'),
    activities.kindOf(caller),
    (scope) =>
      sql`select accounts.id from accounts where ${accounts.visible(scope)} and ${sql.join(
        columns.map(([column]) => sql`${sql.ref(column)} = any(${scope.place(column)}::text[])`),
        sql` and `,
      )}`,
    'long',
  )
  const seen = await readRows(db, statement, { ...scopeValues(caller), ...named })
  return { ...asked, filters: { ...sent, [seenOwners]: seen.map(({ id }) => id) } }
}

export const activityOperations: Handlers<'activities'> = {
  listActivities: async (asked) => (activities.kindOf(asked.caller) === 'staff' ? ofStaff(asked) : ofOthers(await withOwners(asked))),
  getActivity: show(activities),

  async createActivity({ sent, accept, caller, client, db, jobs, limited }) {
    refuseForeign(sent, caller)
    if (limited) await limitGuests(db, caller, client)
    return transactTelling({ db, jobs }, async (tx) => {
      const activity = await post({ tx, jobs }, await accept(tx, { also: alsoTold(caller) }), caller, client)
      return one(await asShown(tx, activities, activity, caller))
    })
  },

  async getActivityRelated(asked) {
    const answer = await relatedTo(asked)
    const { type, found } = answer
    if (type === 'messages' && 'row' in found && found.row) await recordReadingOf(asked.db, asked.caller, found.row.id)
    await recordSecretsOf(asked.db, asked.caller, answer)
    return answer
  },
  getActivityRelationship: relatedTo,
}
