/** The operations of accounts. */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { broken, forbidden } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { has } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { one } from '../../verbs/handler.ts'
import type { One } from '../../verbs/handler.ts'
import { isForOthers, transition } from '../../verbs/lifecycle.ts'
import type { Actor, Parts, State } from '../../verbs/lifecycle.ts'
import { page } from '../../verbs/page.ts'
import { permitted } from '../../verbs/permitted.ts'
import { related } from '../../verbs/relations.ts'
import { find, lock, save } from '../../verbs/rows.ts'
import type { Row, Written } from '../../verbs/rows.ts'
import { freeSlug } from '../../verbs/slugs.ts'
import { follow, unfollow } from '../discussion/follows.ts'
import { accounts, seesAll } from './accounts.ts'
import { awaitTurn, keepAnAdmin, refuseStatus } from './accounts.admins.ts'
import { isShownWhole, leave } from './accounts.leavers.ts'
import { takeSeat } from './companies.seats.ts'
import { planOfNew } from './plans.giving.ts'

/** The id that a path names, `me` being the caller's own. */
const named = (id: string, caller: Caller): string => (id === 'me' ? caller.id : id)

/** What the caller is to an account. */
function actorsOf({ id, company_id }: Row<'accounts'>, caller: Caller): Actor<'accounts'>[] {
  const leads = caller.roles.includes('team-lead') && company_id !== null && company_id === caller.companyId
  return [
    ...(id === caller.id ? (['owner'] as const) : []),
    ...(leads ? (['lead'] as const) : []),
    ...(has(caller, 'admin') ? (['admin'] as const) : []),
  ]
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

interface Step {
  tx: Transaction
  account: Row<'accounts'>
}

type StepParts = Parts<'accounts', Step, Written<'accounts'>>

const effects: StepParts['effects'] = {
  'take-seat': async ({ tx, account }) => {
    await takeSeat(tx, account.company_id, '/data/attributes/status')
    return {}
  },
  'end-sessions': async ({ tx, account }) => {
    await tx.deleteFrom('sessions').where('account_id', '=', account.id).execute()
    return {}
  },
  leave: async ({ tx, account }) => {
    await leave(tx, account.id)
    return {}
  },
}

/** Sets a status. @throws 403 where it is others' to set, and what `transition` of a lifecycle throws. */
async function setStatus(step: Step, actors: Actor<'accounts'>[], to: State<'accounts'>): Promise<void> {
  const { tx, account } = step
  const asked = { from: account.status, to, actors }
  if (isForOthers('accounts', asked)) throw forbidden('Only an admin ends a suspension.')
  const taken = await transition('accounts', asked, { guards: {}, effects }, step)
  if (taken) await save(tx, 'accounts', account.id, taken.columns)
}

async function followed(tx: Transaction, caller: Caller, ids: readonly string[]): Promise<void> {
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
  accept(tx: Transaction): Promise<{ ids: string[] }>
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
      country: (value, scope) => sql`accounts.country = any(${value}::text[]) and ${isShownWhole(scope)}`,
      role: (value, scope) => sql`accounts.roles && ${value}::text[] and ${isShownWhole(scope)}`,
      verified: (value, scope) => sql`${seesAll(scope)} and accounts.email_verified = ${value}::boolean`,
      ids: (value) => sql`accounts.id = any(${value}::text[])`,
      fulltext: (value, scope) => sql`to_tsvector('english', accounts.first_name || ' ' || accounts.last_name
        || case when ${isShownWhole(scope)} then ' ' || coalesce(accounts.title, '') || ' ' || coalesce(accounts.bio, '') else '' end)
        @@ web_query('english', ${value})`,
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
      await takeSeat(tx, company_id, '/data/relationships/company')
      const slug = await freeSlug(tx, 'accounts', `${sent.first_name} ${sent.last_name}`)
      const id = await insert(tx, 'accounts', { ...sent, slug, company_id, ...(await planOfNew(tx, sent.account_type, company_id)) })
      await jobs.send(tx, 'mail', { purpose: 'invitation', email: sent.email })
      return one(await find(tx, accounts, id, caller))
    })
  },

  updateAccount: ({ params, sent: asked, accept, caller, db }) =>
    transact(db, async (tx) => {
      if (['status', 'roles'].some((name) => name in asked.attributes)) await awaitTurn(tx)
      const current = await lock(tx, accounts, named(params.id, caller), caller)
      const actors = actorsOf(current, caller)
      if (actors.length === 0) throw forbidden('This is not your account.')
      const only = permitted('updateAccount', { actors })
      const { status, roles, notification_preferences, ...change } = await accept(tx, { only, record: current.id })
      // What a team lead may not give it may not take away either.
      refuseForeignGifts(caller, roles ? { roles: [...new Set(roles).symmetricDifference(new Set(current.roles))] } : {})
      if (status !== undefined && status !== current.status) refuseStatus(caller, current)
      await keepAnAdmin(tx, current, { status: status ?? current.status, roles: roles ?? current.roles })
      await save(tx, 'accounts', current.id, {
        ...change,
        roles,
        ...(notification_preferences ? { notification_preferences: preferences(notification_preferences) } : {}),
      })
      if (status !== undefined) await setStatus({ tx, account: current }, actors, status)
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
