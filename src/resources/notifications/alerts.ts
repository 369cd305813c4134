/** Saved searches that tell of new matches, and the search history. Each is private to its account; an admin may show one. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { broken, conflict } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { none, one } from '../../verbs/handler.ts'
import { page } from '../../verbs/page.ts'
import { queueUp } from '../../verbs/queue-up.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, json, lockOwn, save } from '../../verbs/rows.ts'
import { leaveTrace } from '../../verbs/traces.ts'

export const alerts: Resource<'alerts', 'alerts'> = resource('alerts', 'alerts', {
  visible: (eb, { kind, me }) => (kind === 'staff' ? true : eb('alerts.account_id', '=', me)),
  relations: { account: toOne('account_id'), 'filter-preset': toOne('filter_preset_id') },
})

interface Sought {
  query_text?: string | null
  filters?: object | null
  filter_preset_id?: string | null
}

/** @throws 422 for an alert that would look for nothing, and for one with filters from two places. */
function requireSought({ query_text, filters, filter_preset_id }: Sought): void {
  if (filters && filter_preset_id) throw broken('Send filters or a filter preset, not both', '/data/relationships/filter-preset')
  if (!query_text && !filters && !filter_preset_id) {
    throw broken('query-text, filters or a filter preset is needed', '/data/attributes/query-text')
  }
}

/** @throws 422 for a preset that the caller sees and does not own: an admin sees those of others. */
async function requireOwnPreset(tx: Transaction, preset: string | null | undefined, caller: Caller): Promise<void> {
  if (!preset) return
  const own = await tx.selectFrom('filter_presets').select('account_id').where('id', '=', preset).executeTakeFirst()
  if (own?.account_id !== caller.id) throw broken('The filter preset is not yours', '/data/relationships/filter-preset')
}

/** How many alerts of an account look for something: each meets everything that is published. */
const mostActive = 100

/** @throws 422 when this transaction, which stood in the queue of the account, made one too many active. */
async function refuseTooMany(tx: Transaction, account: string): Promise<void> {
  const active = tx
    .selectFrom('alerts')
    .select('id')
    .where('account_id', '=', account)
    .where('kind', '=', 'saved')
    .where('active', '=', true)
  const oneTooMany = await active.offset(mostActive).limit(1).executeTakeFirst()
  if (oneTooMany) throw broken(`An account has at most ${mostActive} active alerts`, '/data')
}

/** How often an alert tells unless its account says. */
const unlessSaid = 'daily'

/** When an alert of an account is due first. */
export const dueFirst = (frequency: string, account: string) =>
  sql`next_due(${frequency}, (select timezone from accounts where id = ${account}), now())`

export const alertOperations: Handlers<'alerts'> = {
  listAlerts: page(alerts, {
    rows: { narrowed: ({ me }) => sql`alerts.account_id = ${me}` },
    filters: { kind: (value) => sql`alerts.kind = ${value}` },
    orders: {
      '-created-at': { column: 'created_at', descending: true },
      '-last-run-at': { column: sql`coalesce(alerts.last_run_at, alerts.created_at)`, descending: true },
    },
    total: 'capped',
  }),

  async getAlert({ params, caller, db }) {
    const alert = await find(db, alerts, params.id, caller)
    if (alert.new_count === '0') return one(alert)
    const looked = async () => {
      await db.updateTable('alerts').set({ new_count: 0 }).where('id', '=', alert.id).where('account_id', '=', caller.id).execute()
    }
    return { ...one(alert), after: looked }
  },

  createAlert: ({ accept, caller, db }) =>
    transact(db, async (tx) => {
      const { filters, ...alert } = await accept(tx, { either: [['query-text', 'filters', 'filter-preset']] })
      requireSought({ filters: filters ?? null, ...alert })
      await requireOwnPreset(tx, alert.filter_preset_id, caller)
      const due = dueFirst(alert.frequency ?? unlessSaid, caller.id)
      await queueUp(tx, caller.id)
      const id = await insert(tx, 'alerts', { ...alert, filters: json(filters), account_id: caller.id, next_due_at: due })
      await refuseTooMany(tx, caller.id)
      return one(await find(tx, alerts, id, caller))
    }),

  updateAlert: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const current = await lockOwn(tx, alerts, params.id, caller, 'alert')
      const { filters, ...change } = await accept(tx, { record: current.id })
      if (change.kind === 'history' && current.kind === 'saved') throw conflict('A saved alert does not become a past search.')
      const { query_text, filter_preset_id } = { ...current, ...change }
      requireSought({ query_text, filter_preset_id, filters: filters === undefined ? (current.filters as object | null) : filters })
      await requireOwnPreset(tx, change.filter_preset_id, caller)
      const begins = change.kind === 'saved' && current.kind === 'history'
      const resumed = begins || (change.active === true && !current.active)
      const frequency = change.frequency ?? (begins ? unlessSaid : current.frequency)
      if (resumed) await queueUp(tx, caller.id)
      await save(tx, 'alerts', current.id, {
        ...change,
        filters: json(filters),
        ...(frequency !== current.frequency || resumed ? { frequency, next_due_at: dueFirst(frequency, caller.id) } : {}),
        ...(begins ? { results_count: 0, last_run_at: null } : {}),
      })
      // What it found before it was off is no news any more.
      if (resumed) await tx.deleteFrom('alert_matches').where('alert_id', '=', current.id).execute()
      if (resumed) await refuseTooMany(tx, caller.id)
      return one(await find(tx, alerts, current.id, caller))
    }),

  deleteAlert: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const { id } = await lockOwn(tx, alerts, params.id, caller, 'alert')
      await leaveTrace(tx, alerts, id)
      await erase(tx, 'alerts', id)
      return none
    }),
}
