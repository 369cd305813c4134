import { transact } from '../database/transact.ts'
import type { Resources, ResourceType } from '../generated/contract.ts'
import type { AskedBody, AskedById, One } from './handler.ts'
import { one } from './handler.ts'
import type { Resource } from './resource.ts'
import { find, lock, save } from './rows.ts'

/** PATCH of a resource whose columns are just what was sent, by any caller of the operation who sees the record. */
export const update =
  <T extends ResourceType>(r: Resource<T>) =>
  async ({ params, accept, caller, db }: AskedById & AskedBody): Promise<One<Resources[T]['show']>> =>
    transact(db, async (tx) => {
      const { id } = await lock(tx, r, params.id, caller)
      await save(tx, r.table, id, await accept(tx, { record: id }))
      return one(await find(tx, r, id, caller))
    })
