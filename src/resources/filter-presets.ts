/** Saved sets of insight filters. Each is private to its account; an admin may show one. */
import { sql } from 'kysely'
import { hole, prepare, readRows } from '../database/read.ts'
import { transact } from '../database/transact.ts'
import type { Handlers } from '../generated/contract.ts'
import { broken, forbidden } from '../http/errors.ts'
import type { Sent } from '../http/accept.ts'
import type { Caller } from '../verbs/caller.ts'
import { insert } from '../verbs/create.ts'
import { none, one } from '../verbs/handler.ts'
import { list } from '../verbs/list.ts'
import { related, toOne } from '../verbs/relations.ts'
import { resource } from '../verbs/resource.ts'
import type { Resource } from '../verbs/resource.ts'
import { erase, find, lockOwn, save } from '../verbs/rows.ts'
import { show } from '../verbs/show.ts'
import { accounts } from './accounts.ts'

/** How many presets an account may have; the list of them is one page. */
const most = 200

export const filterPresets: Resource<'filter-presets', 'filter_presets'> = resource('filter-presets', 'filter_presets', {
  visible: (eb, { kind, me }) => (kind === 'staff' ? true : eb('filter_presets.account_id', '=', me)),
  relations: { account: toOne(() => accounts, 'account_id') },
})

// The account's row is the queue of its writers, so that two at once cannot both be the 200th. It is taken before the
// count begins, since a statement sees what was there when it began.
const queueUp = prepare(sql`select from accounts where id = ${hole('me')} for no key update`, 'filter-presets:queue')
const count = prepare(sql`select count(*)::text as count from filter_presets where account_id = ${hole('me')}`, 'filter-presets:count')

/** These four are lists in every answer: null sent is an empty list kept. */
const lists = ['countries', 'sectors', 'strategies', 'verticals'] as const

const withoutNulls = <T extends { [K in (typeof lists)[number]]?: string[] | null }>(sent: T): T => ({
  ...sent,
  ...Object.fromEntries(lists.filter((name) => sent[name] === null).map((name) => [name, []])),
})

function requireOwn(sent: Sent, caller: Caller): void {
  const account = sent.linked('account')
  if (account !== undefined && account !== caller.id) throw forbidden('A preset can only be your own.')
}

export const filterPresetOperations: Handlers<'filter-presets'> = {
  listFilterPresets: list(filterPresets, { where: ({ me }) => sql`filter_presets.account_id = ${me}` }),
  getFilterPreset: show(filterPresets),

  async createFilterPreset({ sent, accept, caller, db }) {
    requireOwn(sent, caller)
    const preset = withoutNulls(await accept(db))
    return transact(db, async (tx) => {
      await readRows(tx, queueUp, { me: caller.id })
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
      await erase(tx, 'filter_presets', id)
      return none
    }),

  getFilterPresetRelated: related(filterPresets),
  getFilterPresetRelationship: related(filterPresets),
}
