/**
 * People who use the platform. Providers are public to members; everyone else is seen by colleagues, by who talks or deals with them,
 * by whom they ask for access, and by staff.
 */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Caller } from '../../verbs/caller.ts'
import { staffRoles } from '../../verbs/caller.ts'
import { toMany, toOne, toOneBy } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import type { Scope } from '../../verbs/visible.ts'
import { written } from '../../verbs/timestamps.ts'
import { talkers } from '../messaging/message-groups.naming.ts'
import { isAsked, isAsker } from '../premium-services/premium-service-requests.parties.ts'
import { authorIsKnown } from '../research/insights.authors.ts'
import { askedOfAuthor } from '../research/publication-access-requests.seeing.ts'
import { classification } from './accounts.reading.ts'
import { isShownWhole, ofThePerson } from './accounts.showing.ts'

/** The id that a path names, `me` being the caller's own. */
export const named = (id: string, caller: Caller): string => (id === 'me' ? caller.id : id)

/** Whether the caller sees the restricted attributes of an account: its own, as its team lead, or as staff. */
export const seesAll = ({ kind, me, leads }: Scope) =>
  kind === 'staff' ? sql<SqlBool>`true` : sql<SqlBool>`(accounts.id = ${me} or accounts.company_id = ${leads})`

const restricted = (scope: Scope, column: string) =>
  sql`case when ${seesAll(scope)} then coalesce(to_json(${sql.ref(`accounts.${column}`)})::text, 'null') end`

/** For how many minutes after its last use an account is online: uses are noted once an hour. */
const lately = 60

/** Told to the account itself and, unless it wants no channel for it, to who shares a message group with it. */
const tellsPresence = (scope: Scope) => sql<boolean>`(accounts.id = ${scope.me}
  or (accounts.notification_preferences -> 'presence.online' is distinct from '[]' and accounts.id in (${talkers(scope)})))`

/** When the account was last active, as far as the caller is told. */
export const lastSeen = (scope: Scope) => sql<string | null>`(select max(last_used_at) from sessions
  where sessions.account_id = accounts.id and ${tellsPresence(scope)})`

/** Whether the account is online, as far as the caller is told. */
export const isOnline = (scope: Scope) => sql`coalesce(${lastSeen(scope)} > now() - make_interval(mins => ${sql.lit(lately)}), false)::text`

/** The parties of requests that the caller is a party of, or oversees for the company; a draft has one alone. */
const parties = ({ me: account, company, leads, complies }: Scope) => sql`
  select unnest(array[dealing.requestor_id, dealing.requestee_id, dealing.manager_id]) from (
    select requestor_id, requestee_id, manager_id, status from premium_service_requests as own
      where ${isAsker('own', { account, company })} or ${isAsked('own', { account, company })}
    union all select requestor_id, requestee_id, manager_id, status from premium_service_requests
      where company_id in (${leads}, ${complies}) or provider_company_id in (${leads}, ${complies})) as dealing
  where dealing.status <> 'drafted'`

/** Who asks the caller for access to research of the caller's, whom the caller decides about. */
const askers = (scope: Scope) => askedOfAuthor(scope, sql`asked.requester_id`)

/** Providers are public to members. */
const isPublic = sql<SqlBool>`(accounts.account_type = 'insight-provider' and accounts.status <> 'invited')`

/** Whom the caller has to do with. */
const acquaintances = (scope: Scope) => sql`${parties(scope)} union all ${askers(scope)} union all ${talkers(scope)}`

/** Whom the caller sees besides: colleagues, and `others`. */
const isKnown = ({ me, company }: Scope, others: RawBuilder<unknown>) =>
  sql<SqlBool>`(accounts.id = ${me} or accounts.company_id = ${company} or ${others})`

/** How many accounts the caller sees: those that are counted as they come, and the few that it knows, each found by its id. */
export const countOfAccounts = (scope: Scope) =>
  scope.kind === 'staff'
    ? sql`select accounts from account_counts where id = 'all'`
    : sql`select (select accounts from account_counts where id = 'providers')
        + (select count(*) from accounts where not ${isPublic} and ${isKnown(scope, sql`accounts.id = any(array(${acquaintances(scope)}))`)})`

export const accounts: Resource<'accounts', 'accounts'> = resource('accounts', 'accounts', {
  staff: staffRoles,
  // Acquaintances are hashed: an array of them would be gone through for each account.
  visible: (_eb, scope) =>
    scope.kind === 'staff'
      ? true
      : scope.kind === 'guest'
        ? false
        : sql<boolean>`(${isPublic} or ${isKnown(scope, sql`accounts.id in (${acquaintances(scope)})`)})`,
  slug: (slug) => sql`accounts.slug = ${slug}`,
  computed: (scope) => ({
    company_name: sql`coalesce((select name from companies where companies.id = accounts.company_id), '')`,
    is_followed: sql`(exists (select from follows where follows.follower_id = ${scope.me}
      and follows.followable_type = 'accounts' and follows.followable_id = accounts.id))::text`,
    ...ofThePerson(scope),
    is_online: isOnline(scope),
    last_seen_at: sql`${lastSeen(scope)}::text`,
    insights_count:
      scope.kind === 'staff'
        ? sql`accounts.insights_count::text`
        : sql`(case when accounts.id = ${scope.me} then accounts.insights_count else accounts.named_insights_count end)::text`,
    status: restricted(scope, 'status'),
    email: restricted(scope, 'email'),
    email_verified: restricted(scope, 'email_verified'),
    phone: restricted(scope, 'phone'),
    reading_tier: restricted(scope, 'reading_tier'),
    plan_ends_at: sql`case when ${seesAll(scope)} then coalesce(to_json(${written('accounts.plan_ends_at')})::text, 'null') end`,
    investor_classification: sql`case when ${seesAll(scope)} ${scope.kind === 'staff' ? sql`` : sql`or accounts.id in (${askers(scope)})`} then coalesce(to_json(${classification})::text, 'null') end`,
    pending_email: restricted(scope, 'pending_email'),
    anonymize_reading: restricted(scope, 'anonymize_reading'),
    notification_preferences: restricted(scope, 'notification_preferences'),
    email_frequency: restricted(scope, 'email_frequency'),
  }),
  relations: {
    company: toOne('company_id'),
    entities: toMany(
      (owner, scope) => sql`entities.id in (select managed_entities.entity_id from managed_entities
        join accounts on accounts.id = managed_entities.account_id where accounts.id = ${owner} and ${isShownWhole(scope)})`,
    ),
    follows: toMany((owner) => sql`follows.follower_id = ${owner}`),
    followers: toMany(
      (owner) => sql`accounts.id in (select follower_id from follows where followable_type = 'accounts' and followable_id = ${owner})`,
    ),
    following: toMany(
      (owner) => sql`accounts.id in (select followable_id from follows where followable_type = 'accounts' and follower_id = ${owner})`,
    ),
    // The insights of an author who is not named are not found through the author either.
    insights: toMany(
      (owner, scope) => sql`insights.account_id = ${owner} ${scope.kind === 'staff' ? sql`` : sql`and ${authorIsKnown(scope)}`}`,
    ),
    'filter-presets': toMany((owner) => sql`filter_presets.account_id = ${owner}`),
    'insight-provider-profile': toOneBy(
      () => sql`(select id from insight_provider_profiles as profile where profile.account_id = accounts.id)`,
    ),
    collections: toMany((owner) => sql`collections.account_id = ${owner}`),
    'premium-services': toMany((owner) => sql`premium_services.account_id = ${owner}`, { column: 'position', descending: false }),
    alerts: toMany((owner) => sql`alerts.account_id = ${owner}`),
    'investor-company': toOne('company_id'),
    plan: toOneBy((scope) => sql`case when ${seesAll(scope)} then accounts.plan_id end`),
  },
})
