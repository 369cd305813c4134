/** Subscriptions to activities. The account and, where one is the company's, its compliance officers see them. */
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { broken, forbidden } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { none, one } from '../../verbs/handler.ts'
import { page } from '../../verbs/page.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, lock, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { leaveTrace } from '../../verbs/traces.ts'
import type { Scope } from '../../verbs/visible.ts'
import { dueFirst } from './alerts.ts'

const ownOrCompany = ({ me, complies }: Scope) => sql<SqlBool>`(activity_alerts.account_id = ${me}
  or (activity_alerts.scope = 'company' and activity_alerts.company_id = (select ${complies}::text)))`

export const activityAlerts: Resource<'activity-alerts', 'activity_alerts'> = resource('activity-alerts', 'activity_alerts', {
  visible: (_eb, scope) => (scope.kind === 'staff' ? true : scope.kind === 'guest' ? false : ownOrCompany(scope)),
  relations: {
    account: toOne('account_id'),
    company: toOne('company_id'),
    'activity-alert-name': toOne('activity_alert_name_id'),
  },
})

const complies = (caller: Caller): boolean => caller.roles.includes('compliance-officer')

/** Whoever writes, be it the account or a fellow compliance officer. @throws 404, or 403 for an admin who only sees it. */
async function lockOwn(tx: Transaction, id: string, caller: Caller) {
  const alert = await lock(tx, activityAlerts, id, caller)
  const fellow = complies(caller) && alert.scope === 'company' && alert.company_id === caller.companyId
  if (alert.account_id !== caller.id && !fellow) throw forbidden('This activity alert is not yours.')
  return alert
}

/** @throws 422 for an address that is neither the account's own nor one of a compliance officer of its company. */
async function requireKnown(tx: Transaction, recipients: readonly string[], account: string): Promise<void> {
  if (recipients.length === 0) return
  const { rows } = await sql<{ address: string }>`select address from unnest(${recipients}::text[]) as address
    where not exists (select from accounts as known join accounts as own on own.id = ${account}
      where lower(known.email) = lower(address) and known.status = 'active' and (known.id = own.id
        or (known.company_id = own.company_id and 'compliance-officer' = any(known.roles))))`.execute(tx)
  if (rows[0]) throw broken('Recipients must be compliance officers of the company', '/data/attributes/recipients')
}

async function requireScope(tx: Transaction, name: string, scope: string): Promise<void> {
  const found = await tx.selectFrom('activity_alert_names').select('scopes').where('id', '=', name).executeTakeFirstOrThrow()
  if (!found.scopes.includes(scope)) throw broken(`There is no alert of this name for the scope ${scope}`, '/data/attributes/scope')
}

export const activityAlertOperations: Handlers<'activity-alerts'> = {
  listActivityAlerts: page(activityAlerts, { rows: { narrowed: ownOrCompany }, total: 'capped' }),
  getActivityAlert: show(activityAlerts),

  createActivityAlert({ sent, accept, caller, db }) {
    if (sent.attributes['scope'] === 'company' && !(complies(caller) && caller.companyId !== null)) {
      throw forbidden("Alerts of a company's activities are for its compliance officers.")
    }
    return transact(db, async (tx) => {
      const { scope = 'own', ...alert } = await accept(tx)
      await requireScope(tx, alert.activity_alert_name_id, scope)
      await requireKnown(tx, alert.recipients ?? [], caller.id)
      const owner = { account_id: caller.id, company_id: caller.companyId, next_due_at: dueFirst(alert.frequency, caller.id) }
      return one(await find(tx, activityAlerts, await insert(tx, 'activity_alerts', { ...alert, scope, ...owner }), caller))
    })
  },

  updateActivityAlert: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const current = await lockOwn(tx, params.id, caller)
      const change = await accept(tx, { record: current.id })
      await requireKnown(tx, change.recipients ?? [], current.account_id)
      const resumed = change.active === true && !current.active
      const { frequency = current.frequency } = change
      await save(tx, 'activity_alerts', current.id, {
        ...change,
        ...(frequency !== current.frequency || resumed ? { next_due_at: dueFirst(frequency, current.account_id) } : {}),
        // What happened while it was off is not told of afterwards.
        ...(resumed ? { told_until: sql`now()` } : {}),
      })
      return one(await find(tx, activityAlerts, current.id, caller))
    }),

  deleteActivityAlert: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const { id } = await lockOwn(tx, params.id, caller)
      await leaveTrace(tx, activityAlerts, id)
      await erase(tx, 'activity_alerts', id)
      return none
    }),
}
