import { transact } from '../database/transact.ts'
import type { ResourceType } from '../generated/contract.ts'
import { none } from './handler.ts'
import type { AskedById, None } from './handler.ts'
import type { Resource } from './resource.ts'
import { erase, lock } from './rows.ts'
import { leaveTrace } from './traces.ts'

/** DELETE of a record that nothing depends on, by any caller of the operation who sees it. */
export const remove =
  <T extends ResourceType>(r: Resource<T>) =>
  async ({ params, caller, db }: AskedById): Promise<None> =>
    transact(db, async (tx) => {
      const { id } = await lock(tx, r, params.id, caller)
      await leaveTrace(tx, r, id)
      await erase(tx, r.table, id)
      return none
    })
