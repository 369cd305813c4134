/** Saved sets of insight filters. Each is private to its account; an admin may show one. */
import { sql } from 'kysely'
import { placeholder, prepare, readRows, statements } from '../../database/read.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { broken, forbidden } from '../../refusals.ts'
import type { Sent } from '../../verbs/body.ts'
import type { Caller } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { none, one } from '../../verbs/handler.ts'
import { list } from '../../verbs/list.ts'
import { queueUp } from '../../verbs/queue-up.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, lockOwn, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { leaveTrace } from '../../verbs/traces.ts'

/** How many presets an account may have; the list of them is one page. */
const most = 200

export const filterPresets: Resource<'filter-presets', 'filter_presets'> = resource('filter-presets', 'filter_presets', {
  visible: (eb, { kind, me }) => (kind === 'staff' ? true : eb('filter_presets.account_id', '=', me)),
  relations: { account: toOne('account_id') },
})

const count = prepare(
  statements
    .selectFrom('filter_presets')
    .select(sql`count(*)::text`.as('count'))
    .where('account_id', '=', placeholder('me')),
  'filter-presets:count',
)

const orEmpty = (list: string[] | null | undefined): string[] | undefined => (list === null ? [] : list)

type Lists = Partial<Record<'countries' | 'sectors' | 'strategies' | 'verticals', string[] | null>>

/** These four are lists in every answer: null sent is an empty list kept. */
const withoutNulls = <T extends Lists>(sent: T) => ({
  ...sent,
  countries: orEmpty(sent.countries),
  sectors: orEmpty(sent.sectors),
  strategies: orEmpty(sent.strategies),
  verticals: orEmpty(sent.verticals),
})

function requireOwn(sent: Sent, caller: Caller): void {
  const account = sent.linked('account')
  if (account !== undefined && account !== caller.id) throw forbidden('A preset can only be your own.')
}

export const filterPresetOperations: Handlers<'filter-presets'> = {
  listFilterPresets: list(filterPresets, { rows: { narrowed: ({ me }) => sql`filter_presets.account_id = ${me}` } }),
  getFilterPreset: show(filterPresets),

  async createFilterPreset({ sent, accept, caller, db }) {
    requireOwn(sent, caller)
    const preset = withoutNulls(await accept(db))
    return transact(db, async (tx) => {
      await queueUp(tx, caller.id)
      const [counted] = await readRows(tx, count, { me: caller.id })
      if (Number(counted!['count']) >= most) throw broken(`An account has at most ${most} filter presets`, '/data')
      const id = await insert(tx, 'filter_presets', preset)
      return one(await find(tx, filterPresets, id, caller))
    })
  },

  updateFilterPreset: ({ params, sent, accept, caller, db }) =>
    transact(db, async (tx) => {
      const { id } = await lockOwn(tx, filterPresets, params.id, caller, 'preset')
      requireOwn(sent, caller)
      await save(tx, 'filter_presets', id, withoutNulls(await accept(tx, { record: id })))
      return one(await find(tx, filterPresets, id, caller))
    }),

  deleteFilterPreset: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const { id } = await lockOwn(tx, filterPresets, params.id, caller, 'preset')
      await leaveTrace(tx, filterPresets, id)
      await erase(tx, 'filter_presets', id)
      return none
    }),
}
