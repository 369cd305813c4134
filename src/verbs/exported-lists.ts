/** Whole lists, as they are asked for and read without a request for each page. */
import type { Database } from '../database/connection.ts'
import type { Caller } from './caller.ts'

/** A list as it is asked for, by the type that it lists; filters as the texts that stand in a query. */
export interface AskedList {
  list: string
  filters: Record<string, string>
  sort?: string | null | undefined
}

/** Which lists callers may have exported. */
export interface Lists {
  /** @throws 403 for a caller who may not read the list, 422 for filters or a sort that it does not take. */
  require(db: Database, caller: Caller, asked: AskedList): Promise<void>
  /** Whether a caller's API key, if it came with one, permits to read the list. */
  permitted(caller: Caller, list: string): boolean
}
