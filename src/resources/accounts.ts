/** People who use the platform. Providers are public to members; everyone else by colleagues, by who talks with them, and by staff. */
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Database } from '../database/connect.ts'
import { transact } from '../database/transact.ts'
import type { Handlers } from '../generated/contract.ts'
import { broken, conflict, forbidden } from '../http/errors.ts'
import type { Caller } from '../verbs/caller.ts'
import { has, staffRoles } from '../verbs/caller.ts'
import { insert } from '../verbs/create.ts'
import { one } from '../verbs/handler.ts'
import type { One } from '../verbs/handler.ts'
import { page } from '../verbs/page.ts'
import { related, toMany, toOne, toOneBy } from '../verbs/relations.ts'
import { resource } from '../verbs/resource.ts'
import type { Resource } from '../verbs/resource.ts'
import { find, lock, save } from '../verbs/rows.ts'
import type { Scope } from '../verbs/visible.ts'
import { alerts } from './alerts.ts'
import { collections } from './collections.ts'
import { companies } from './companies.ts'
import { entities } from './entities.ts'
import { filterPresets } from './filter-presets.ts'
import { follow, follows, unfollow } from './follows.ts'
import { insightProviderProfiles } from './insight-provider-profiles.ts'
import { insights } from './insights.ts'
import { premiumServices } from './premium-services.ts'
import { investorCompanies } from './investor-companies.ts'
import { plans } from './plans.ts'
import { planOfNew } from './plans.giving.ts'
import { freeSlug } from './slugs.ts'

/** Whether the caller sees the restricted attributes of an account: its own, as its team lead, or as staff. */
const seesAll = ({ kind, me, leads }: Scope) =>
  kind === 'staff' ? sql<SqlBool>`true` : sql<SqlBool>`(accounts.id = ${me} or accounts.company_id = ${leads})`

/** Members of a message group know each other. */
const talksWith = (me: string) => sql<boolean>`accounts.id = any(array(select theirs.account_id from message_group_members as mine
  join message_group_members as theirs on theirs.message_group_id = mine.message_group_id where mine.account_id = ${me}))`

const restricted = (scope: Scope, column: string) =>
  sql`case when ${seesAll(scope)} then coalesce(to_json(${sql.ref(`accounts.${column}`)})::text, 'null') end`

/** The parties of a request that the account is a party of; a draft has one alone. */
const dealsWith = (me: string) => sql<boolean>`accounts.id = any(array(
  select unnest(array[dealing.requestor_id, dealing.requestee_id, dealing.manager_id]) from premium_service_requests as dealing
  where dealing.status <> 'drafted' and (dealing.requestor_id = ${me} or dealing.requestee_id = ${me} or dealing.manager_id = ${me})))`

export const accounts: Resource<'accounts', 'accounts'> = resource('accounts', 'accounts', {
  staff: staffRoles,
  visible: (eb, { kind, me, company }) =>
    kind === 'staff'
      ? true
      : kind === 'guest'
        ? false
        : eb.or([
            eb.and([eb('accounts.account_type', '=', 'insight-provider'), eb('accounts.status', 'in', ['active', 'deactivated'])]),
            eb('accounts.id', '=', me),
            eb('accounts.company_id', '=', company),
            dealsWith(me),
            talksWith(me),
          ]),
  slug: (slug) => sql`accounts.slug = ${slug}`,
  computed: (scope) => ({
    company_name: sql`coalesce((select name from companies where companies.id = accounts.company_id), '')`,
    is_followed: sql`(exists (select from follows where follows.follower_id = ${scope.me}
      and follows.followable_type = 'accounts' and follows.followable_id = accounts.id))::text`,
    is_online: sql`'false'`,
    status: restricted(scope, 'status'),
    email: restricted(scope, 'email'),
    email_verified: restricted(scope, 'email_verified'),
    phone: restricted(scope, 'phone'),
    reading_tier: restricted(scope, 'reading_tier'),
    investor_classification: restricted(scope, 'investor_classification'),
    anonymize_reading: restricted(scope, 'anonymize_reading'),
    notification_preferences: restricted(scope, 'notification_preferences'),
    email_frequency: restricted(scope, 'email_frequency'),
  }),
  relations: {
    company: toOne(() => companies, 'company_id'),
    entities: toMany(
      () => entities,
      (owner) => sql`entities.id in (select entity_id from account_entities where account_id = ${owner})`,
    ),
    follows: toMany(
      () => follows,
      (owner) => sql`follows.follower_id = ${owner}`,
    ),
    followers: toMany(
      () => accounts,
      (owner) => sql`accounts.id in (select follower_id from follows where followable_type = 'accounts' and followable_id = ${owner})`,
    ),
    following: toMany(
      () => accounts,
      (owner) => sql`accounts.id in (select followable_id from follows where followable_type = 'accounts' and follower_id = ${owner})`,
    ),
    // The insights of an author who is not named are not found through the author either.
    insights: toMany(
      () => insights,
      (owner, { kind, me, company }) =>
        sql`insights.account_id = ${owner} ${
          kind === 'staff'
            ? sql``
            : sql`and (insights.show_author_names or insights.account_id = ${me} or insights.company_id = ${company})`
        }`,
    ),
    'filter-presets': toMany(
      () => filterPresets,
      (owner) => sql`filter_presets.account_id = ${owner}`,
    ),
    'insight-provider-profile': toOneBy(
      () => insightProviderProfiles,
      () => sql`(select id from insight_provider_profiles as profile where profile.account_id = accounts.id)`,
    ),
    collections: toMany(
      () => collections,
      (owner) => sql`collections.account_id = ${owner}`,
    ),
    'premium-services': toMany(
      () => premiumServices,
      (owner) => sql`premium_services.account_id = ${owner}`,
      { column: 'position', descending: false },
    ),
    alerts: toMany(
      () => alerts,
      (owner) => sql`alerts.account_id = ${owner}`,
    ),
    'investor-company': toOne(() => investorCompanies, 'company_id'),
    plan: toOneBy(
      () => plans,
      (scope) => sql`case when ${seesAll(scope)} then accounts.plan_id end`,
    ),
  },
})

/** The id that a path names, `me` being the caller's own. */
const named = (id: string, caller: Caller): string => (id === 'me' ? caller.id : id)

/** What an account may change of itself, and what its team lead may change of it. */
const ofOneself = [
  ...['first-name', 'last-name', 'title', 'bio', 'phone', 'timezone', 'locale', 'anonymize-reading', 'notification-preferences'],
]
const ofColleagues = ['status', 'roles']

/** From each status, the statuses that an admin or a team lead can set. */
const moves: Record<string, readonly string[]> = {
  invited: ['deactivated'],
  active: ['suspended', 'deactivated'],
  suspended: ['active', 'deactivated'],
  deactivated: [],
}

/** @throws 403 when a team lead gives, or takes away, what is not a team lead's to give. */
function refuseForeignGifts(caller: Caller, sent: { account_type?: unknown; roles?: unknown; company_id?: string | undefined }): void {
  if (has(caller, 'admin')) return
  const own = sent.company_id === undefined || sent.company_id === caller.companyId
  const kind = sent.account_type === undefined || sent.account_type === caller.accountType
  const roles = Array.isArray(sent.roles) ? (sent.roles as unknown[]) : []
  if (!own || !kind || roles.some((role) => role !== 'team-lead')) {
    throw forbidden('A team lead invites into the own company, with the own kind of user and no role but team-lead.')
  }
}

/** The longest preferences, in bytes of JSON. */
const longestPreferences = 8_192

/** Preferences as their column takes them. @throws 422 where they take too much of it. */
function preferences(sent: object): string {
  const text = JSON.stringify(sent)
  if (Buffer.byteLength(text) <= longestPreferences) return text
  throw broken('notification-preferences must be at most 8 KiB as JSON', '/data/attributes/notification-preferences')
}

/** Sets a status. Whoever may no longer sign in loses every session at once. @throws 409 for an illegal one. */
async function setStatus(tx: Database, caller: Caller, id: string, from: string, to: string): Promise<void> {
  if (from === to) return
  if (from === 'suspended' && to === 'active' && !has(caller, 'admin')) throw forbidden('Only an admin ends a suspension.')
  if (!moves[from]!.includes(to)) throw conflict(`From ${from} one reaches ${moves[from]!.join(', ') || 'no other status'}, not ${to}.`)
  await save(tx, 'accounts', id, { status: to })
  if (to !== 'active') await tx.deleteFrom('sessions').where('account_id', '=', id).execute()
}

async function followed(tx: Database, caller: Caller, ids: readonly string[]): Promise<void> {
  if (ids.includes(caller.id)) throw broken('Nobody follows themselves', '/data')
  for (const id of [...ids].sort()) await follow(tx, caller.id, { type: 'accounts', id })
}

const followMany = ({
  params,
  accept,
  caller,
  db,
}: {
  params: { id: string }
  accept(tx: Database): Promise<{ ids: string[] }>
  caller: Caller
  db: Database
}): Promise<One<'Account'>> =>
  transact(db, async (tx) => {
    const { id } = await find(tx, accounts, named(params.id, caller), caller)
    if (id !== caller.id) throw forbidden('Only for oneself does one follow.')
    await followed(tx, caller, (await accept(tx)).ids)
    return one(await find(tx, accounts, id, caller))
  })

export const accountOperations: Handlers<'accounts'> = {
  listAccounts: page(accounts, {
    filters: {
      'account-type': (value) => sql`accounts.account_type = any(${value}::text[])`,
      'company-id': (value) => sql`accounts.company_id = any(${value}::text[])`,
      country: (value) => sql`accounts.country = any(${value}::text[])`,
      role: (value) => sql`accounts.roles && ${value}::text[]`,
      verified: (value, scope) => sql`${seesAll(scope)} and accounts.email_verified = ${value}::boolean`,
      ids: (value) => sql`accounts.id = any(${value}::text[])`,
      fulltext: (value) => sql`to_tsvector('english', accounts.first_name || ' ' || accounts.last_name || ' '
        || coalesce(accounts.title, '') || ' ' || coalesce(accounts.bio, '')) @@ websearch_to_tsquery('english', ${value})`,
    },
    orders: {
      name: { column: 'name', descending: false },
      '-followers-count': { column: 'followers_count', descending: true },
      '-created-at': { column: 'created_at', descending: true },
    },
  }),

  getAccount: async ({ params, caller, db }) => one(await find(db, accounts, named(params.id, caller), caller)),
  getCurrentAccount: async ({ caller, db }) => one(await find(db, accounts, caller.id, caller)),

  async createAccount({ sent: asked, accept, caller, db, jobs }) {
    refuseForeignGifts(caller, {
      account_type: asked.attributes['account-type'],
      roles: asked.attributes['roles'],
      company_id: asked.linked('company'),
    })
    await jobs.ready()
    return transact(db, async (tx) => {
      const { company_id: company, ...sent } = await accept(tx)
      const company_id = company ?? (has(caller, 'admin') ? null : caller.companyId)
      const slug = await freeSlug(tx, 'accounts', `${sent.first_name} ${sent.last_name}`)
      const id = await insert(tx, 'accounts', { ...sent, slug, company_id, ...(await planOfNew(tx, sent.account_type, company_id)) })
      await jobs.send(tx, 'mail', { purpose: 'invitation', email: sent.email })
      return one(await find(tx, accounts, id, caller))
    })
  },

  updateAccount: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const current = await lock(tx, accounts, named(params.id, caller), caller)
      const admin = has(caller, 'admin')
      const leads = caller.roles.includes('team-lead') && current.company_id !== null && current.company_id === caller.companyId
      const only = [...(current.id === caller.id || admin ? ofOneself : []), ...(leads || admin ? ofColleagues : [])]
      if (only.length === 0) throw forbidden('This is not your account.')
      const { status, roles, notification_preferences, ...change } = await accept(tx, { only, record: current.id })
      // What a team lead may not give it may not take away either.
      refuseForeignGifts(caller, roles ? { roles: [...new Set(roles).symmetricDifference(new Set(current.roles))] } : {})
      await save(tx, 'accounts', current.id, {
        ...change,
        roles,
        ...(notification_preferences ? { notification_preferences: preferences(notification_preferences) } : {}),
      })
      if (status !== undefined) await setStatus(tx, caller, current.id, current.status, status)
      return one(await find(tx, accounts, current.id, caller))
    }),

  followAccount: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const { id } = await find(tx, accounts, named(params.id, caller), caller)
      await followed(tx, caller, [id])
      return one(await find(tx, accounts, id, caller))
    }),

  unfollowAccount: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const { id } = await find(tx, accounts, named(params.id, caller), caller)
      if (id === caller.id) throw broken('Nobody follows themselves', '/data')
      await unfollow(tx, caller.id, { type: 'accounts', id })
      return one(await find(tx, accounts, id, caller))
    }),

  followAccounts: followMany,
  addFollowingAccounts: followMany,

  getAccountRelated: related(accounts, named),
  getAccountRelationship: related(accounts, named),
}
