import type { Resources, ResourceType } from '../generated/contract.ts'
import type { AskedById, One } from './handler.ts'
import { one } from './handler.ts'
import type { Resource } from './resource.ts'
import { find } from './rows.ts'

/** GET one. Answers 404 both for what is absent and for what the caller may not see. */
export const show =
  <T extends ResourceType>(r: Resource<T>) =>
  async ({ params, caller, db }: AskedById): Promise<One<Resources[T]['show']>> =>
    one(await find(db, r, params.id, caller))
