import { sql } from 'kysely'
import { randomUUIDv7 } from 'node:crypto'
import type { Database } from '../database/connect.ts'
import { transact } from '../database/transact.ts'
import type { Resources, ResourceType } from '../generated/contract.ts'
import type { DB } from '../generated/tables.ts'
import type { AskedBody, One } from './handler.ts'
import { one } from './handler.ts'
import type { Resource } from './resource.ts'
import { find } from './rows.ts'

/** Inserts a row under a new id and answers the id. Columns that are undefined keep their default. */
export async function insert(tx: Database, table: keyof DB, values: Record<string, unknown>): Promise<string> {
  const id = randomUUIDv7()
  const given = Object.entries({ id, ...values }).filter(([, value]) => value !== undefined)
  await sql`insert into ${sql.table(table)} (${sql.join(given.map(([column]) => sql.ref(column)))})
    values (${sql.join(given.map(([, value]) => value))})`.execute(tx)
  return id
}

/** POST of a resource whose columns are just what was sent. */
export const create =
  <T extends ResourceType>(r: Resource<T>) =>
  async ({ accept, caller, db }: AskedBody): Promise<One<Resources[T]['show']>> =>
    transact(db, async (tx) => {
      const id = await insert(tx, r.table, await accept(tx))
      return one(await find(tx, r, id, caller))
    })
