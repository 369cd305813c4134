/** The operations of accounts. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { readyToTell } from '../../effects/realtime.ts'
import type { Handlers } from '../../generated/contract.ts'
import { forbidden } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { has, leadsTeamOf } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { one } from '../../verbs/handler.ts'
import { isForOthers, transition } from '../../verbs/lifecycle.ts'
import type { Actor, Parts, State } from '../../verbs/lifecycle.ts'
import { isAmong, page } from '../../verbs/page.ts'
import { permitted } from '../../verbs/permitted.ts'
import { related } from '../../verbs/relations.ts'
import { find, lock, peek, save } from '../../verbs/rows.ts'
import type { Row, Written } from '../../verbs/rows.ts'
import { holdsNames, holdsWords } from '../../verbs/full-text.ts'
import { requireLasting } from '../../verbs/temporary-sessions.ts'
import { freeSlug } from '../../verbs/slugs.ts'
import { fillWhereWaiting } from '../events/corporate-events.leaving.ts'
import { setDigestAnew } from '../notifications/notification-mails.gathering.ts'
import { returnScheduled } from '../research/insights.scheduling.ts'
import { accounts, countOfAccounts, named, seesAll } from './accounts.ts'
import { askForAddress, correctAddress, countAddress, requireAddress } from './accounts.addresses.ts'
import { awaitTurnAs, keepAnAdmin, refuseStatus } from './accounts.admins.ts'
import { exportAccount } from './accounts.export.ts'
import { followMany, followOne, unfollowOne } from './accounts.following.ts'
import { outlasts, refuseForeignGifts, refuseUnfit } from './accounts.gifts.ts'
import { countInvitation, countInviting, invite, invitedAs } from './accounts.invitations.ts'
import { nameEntities } from './accounts.entities.ts'
import { isShownWhole } from './accounts.showing.ts'
import { leavePlatform, partWith } from './accounts.parting.ts'
import { refuseUnheardOf } from './accounts.saying.ts'
import { endSessions } from './accounts.sessions.ts'
import { takeSeat } from './companies.seats.ts'
import { giveOwnPlan, planOfNew } from './plans.giving.ts'

/** What the caller is to an account. */
function actorsOf({ id, company_id }: Row<'accounts'>, caller: Caller): Actor<'accounts'>[] {
  return [
    ...(id === caller.id ? (['owner'] as const) : []),
    ...(leadsTeamOf(caller, company_id) ? (['lead'] as const) : []),
    ...(has(caller, 'admin') ? (['admin'] as const) : []),
    ...(caller.roles.includes('account-manager') ? (['manager'] as const) : []),
    ...(caller.roles.includes('finance') ? (['finance'] as const) : []),
  ]
}

const limit = 'invites nobody, and changes neither an address nor what an account may do'

/** Whose company it is unless one is named. */
const ownCompany = (caller: Caller): string | null => (has(caller, 'admin') ? null : caller.companyId)

interface Step {
  tx: Transaction
  jobs: Jobs
  account: Row<'accounts'>
}

type StepParts = Parts<'accounts', Step, Written<'accounts'>>

const effects: StepParts['effects'] = {
  'take-seat': async ({ tx, account }) => {
    await takeSeat(tx, account.company_id, '/data/attributes/status')
    return {}
  },
  'end-sessions': async ({ tx, jobs, account }) => {
    await endSessions({ tx, jobs }, account.id)
    return {}
  },
  tell: async ({ tx, jobs, account }) => {
    await jobs.send(tx, 'mail', { purpose: 'suspended', email: account.email, at: new Date().toISOString() })
    return {}
  },
  leave: async ({ tx, jobs, account }) => {
    await leavePlatform({ tx, jobs }, account.id)
    return { pending_email: null }
  },
  invite: async ({ tx, jobs, account }) => {
    requireAddress(account.email)
    await invite(tx, jobs, account.email)
    return { erased_at: null, password_hash: null }
  },
}

/** Sets a status. @throws 403 where it is others' to set, and what `transition` of a lifecycle throws. */
async function setStatus(step: Step, actors: Actor<'accounts'>[], to: State<'accounts'>): Promise<void> {
  const { tx, account } = step
  const asked = { from: account.status, to, actors }
  // Whoever was deactivated while suspended would come back without an admin.
  const isSuspended = account.status === 'deactivated' && to === 'invited' && account.suspended_at !== null && !actors.includes('admin')
  if (isSuspended || isForOthers('accounts', asked)) throw forbidden('Only an admin ends a suspension.')
  const taken = await transition('accounts', asked, { guards: {}, effects }, step)
  if (taken) await save(tx, 'accounts', account.id, taken.columns)
  if (taken?.event === 'deactivate') await returnScheduled(tx, account)
  if (taken?.event === 'reinstate') await fillWhereWaiting(step, account.id)
}

export const accountOperations: Handlers<'accounts'> = {
  listAccounts: page(accounts, {
    filters: {
      'account-type': isAmong('accounts.account_type'),
      'company-id': isAmong('accounts.company_id'),
      country: (value, scope) => sql`accounts.country = any(${value}::text[]) and ${isShownWhole(scope)}`,
      role: (value, scope) => sql`accounts.roles && ${value}::text[] and ${isShownWhole(scope)}`,
      verified: (value, scope) => sql`${seesAll(scope)} and accounts.email_verified = ${value}::boolean`,
      fulltext: (value, scope) => {
        const names = [sql`accounts.first_name`, sql`accounts.last_name`]
        const whole = [...names, sql`accounts.title`, sql`accounts.bio`]
        return sql`(${isShownWhole(scope)} and ${holdsWords(whole, value)}
          or ${isShownWhole(scope)} is not true and ${holdsWords(names, value)} or ${holdsNames(names, value)})`
      },
    },
    orders: {
      name: { column: sql`folded(accounts.name)`, descending: false },
      '-followers-count': { column: 'followers_count', descending: true },
      '-created-at': { column: 'created_at', descending: true },
    },
    total: { counter: countOfAccounts },
  }),

  getAccount: async ({ params, caller, db }) => one(await find(db, accounts, named(params.id, caller), caller)),
  getCurrentAccount: async ({ caller, db }) => one(await find(db, accounts, caller.id, caller)),

  async createAccount({ sent: asked, accept, caller, db, jobs, limited }) {
    requireLasting(caller, limit)
    refuseForeignGifts(caller, {
      account_type: asked.attributes['account-type'],
      roles: asked.attributes['roles'],
      company_id: asked.linked('company'),
    })
    if (limited) await countInviting(db, caller)
    await jobs.ready()
    return transact(db, async (tx) => {
      await awaitTurnAs(tx, caller)
      const { company_id: company, ...sent } = await accept(tx)
      refuseUnfit(sent.account_type, sent.roles ?? [])
      await refuseUnheardOf(tx, sent)
      const company_id = company ?? ownCompany(caller)
      const again = await invitedAs(tx, sent.email, company_id)
      if (again !== undefined) {
        await countInvitation(tx, again)
        await invite(tx, jobs, sent.email)
        return { ...one(await find(tx, accounts, again, caller)), again: true }
      }
      await takeSeat(tx, company_id, '/data/relationships/company')
      const slug = await freeSlug(tx, 'accounts', `${sent.first_name} ${sent.last_name}`)
      const id = await insert(tx, 'accounts', { ...sent, slug, company_id, ...(await planOfNew(tx, sent.account_type, company_id)) })
      await invite(tx, jobs, sent.email)
      return one(await find(tx, accounts, id, caller))
    })
  },

  async updateAccount({ params, sent, accept, caller, db, jobs }) {
    const asked = sent.attributes
    if ('email' in asked || 'status' in asked) await jobs.ready()
    else await readyToTell(jobs)
    if (outlasts(sent)) requireLasting(caller, limit)
    // Before the transaction, so that an attempt counts although what it asks for is refused.
    if ('email' in asked && (await peek(db, accounts, named(params.id, caller), caller))?.id === caller.id) await countAddress(db, caller)
    return transact(db, async (tx) => {
      if ('status' in asked || outlasts(sent)) await awaitTurnAs(tx, caller)
      const current = await lock(tx, accounts, named(params.id, caller), caller)
      const actors = actorsOf(current, caller)
      if (actors.length === 0) throw forbidden('This is not your account.')
      const only = permitted('updateAccount', { actors, state: current.status })
      const { status, email, company_id, notification_preferences, entities, plan_id, plan_ends_at, ...change } = await accept(tx, {
        only,
        record: current.id,
      })
      const employer = company_id === undefined ? current.company_id : company_id
      const moves = employer !== current.company_id
      const placed = { ...current, company_id: employer }
      const roles = change.roles ?? (moves ? [] : undefined)
      // What a team lead may not give it may not take away either.
      refuseForeignGifts(caller, roles ? { roles: [...new Set(roles).symmetricDifference(new Set(current.roles))] } : {})
      refuseUnfit(current.account_type, [...new Set<string>(roles).difference(new Set(current.roles))])
      if (status !== undefined && status !== current.status) refuseStatus(caller, current)
      // What it managed was of the company before.
      if (moves || entities !== undefined) await nameEntities(tx, placed, entities ?? null)
      await keepAnAdmin(tx, current, { status: status ?? current.status, roles: roles ?? current.roles })
      await refuseUnheardOf(tx, { ...change, ...(notification_preferences ? { notification_preferences } : {}) })
      await save(tx, 'accounts', current.id, {
        ...change,
        roles,
        ...(moves ? { company_id: employer, ...(await planOfNew(tx, current.account_type, employer)) } : {}),
        ...(notification_preferences ? { notification_preferences: JSON.stringify(notification_preferences) } : {}),
      })
      await partWith({ tx, jobs }, current, { company_id, roles })
      if (change.email_frequency !== undefined || change.timezone !== undefined) await setDigestAnew(tx, current.id)
      await giveOwnPlan(tx, placed, { plan_id, plan_ends_at })
      if (email !== undefined && current.id === caller.id) await askForAddress(tx, jobs, current, email)
      else if (email !== undefined) await correctAddress(tx, current, email)
      const account = (await peek(tx, accounts, current.id, caller))!
      if (status !== undefined) await setStatus({ tx, jobs, account }, actors, status)
      if (status === 'invited') await countInvitation(tx, current.id)
      if (status === 'invited' && current.status === 'invited') await invite(tx, jobs, account.email)
      return one(await find(tx, accounts, current.id, caller))
    })
  },

  followAccount: followOne,
  unfollowAccount: unfollowOne,
  followAccounts: followMany,
  addFollowingAccounts: followMany,

  getAccountExport: exportAccount,

  getAccountRelated: related(accounts, named),
  getAccountRelationship: related(accounts, named),
}
