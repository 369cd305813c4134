/** Muted items of an account. Each is private to its account; an admin may show one. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { broken } from '../../refusals.ts'
import { none, one } from '../../verbs/handler.ts'
import { page } from '../../verbs/page.ts'
import { toOne, toOneOf } from '../../verbs/relations.ts'
import { resource, resourceOf } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, keepNamed, lockOwn, save } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { leaveTrace } from '../../verbs/traces.ts'
import { keepOnce } from './shelves.ts'

export const mutedItems: Resource<'muted-items', 'muted_items'> = resource('muted-items', 'muted_items', {
  visible: (eb, { kind, me }) => (kind === 'staff' ? true : eb('muted_items.account_id', '=', me)),
  relations: {
    account: toOne('account_id'),
    mutable: toOneOf('mutable_type', 'mutable_id'),
  },
})

/** @throws 422 for a time that has passed. */
function refusePast(until: string | null | undefined): void {
  if (until && Date.parse(until) <= Date.now()) throw broken('muted-until must be in the future', '/data/attributes/muted-until')
}

/** Lets go of what an account muted until a time that is over, so that it can be muted anew. */
async function letGoOfPast(
  tx: Transaction,
  account: string,
  { mutable_type, mutable_id }: Pick<Row<'muted_items'>, 'mutable_type' | 'mutable_id'>,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from muted_items where account_id = ${account}
    and mutable_type = ${mutable_type} and mutable_id = ${mutable_id} and muted_until <= now() for update`.execute(tx)
  for (const { id } of rows) {
    await leaveTrace(tx, mutedItems, id)
    await erase(tx, 'muted_items', id)
  }
}

export const mutedItemOperations: Handlers<'muted-items'> = {
  listMutedItems: page(mutedItems, { rows: { narrowed: ({ me }) => sql`muted_items.account_id = ${me}` }, total: 'capped' }),
  getMutedItem: show(mutedItems),

  createMutedItem: ({ accept, caller, db }) =>
    transact(db, async (tx) => {
      const item = await accept(tx)
      refusePast(item.muted_until)
      if (item.mutable_id === caller.id) throw broken('Nobody mutes themselves', '/data/relationships/mutable')
      await keepNamed(tx, resourceOf(item.mutable_type), item.mutable_id)
      await letGoOfPast(tx, caller.id, item)
      const { id, again } = await keepOnce(tx, 'muted_items', { ...item, account_id: caller.id })
      const muted = one(await find(tx, mutedItems, id, caller))
      return again ? { ...muted, again } : muted
    }),

  updateMutedItem: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const { id } = await lockOwn(tx, mutedItems, params.id, caller, 'item')
      const change = await accept(tx, { record: id })
      refusePast(change.muted_until)
      await save(tx, 'muted_items', id, change)
      return one(await find(tx, mutedItems, id, caller))
    }),

  deleteMutedItem: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const { id } = await lockOwn(tx, mutedItems, params.id, caller, 'item')
      await leaveTrace(tx, mutedItems, id)
      await erase(tx, 'muted_items', id)
      return none
    }),
}
