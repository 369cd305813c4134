import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { readRows } from '../database/read.ts'
import type { Resources, ResourceType, Rows } from '../generated/contract.ts'
import type { Asked, Known, List } from './handler.ts'
import { list as listed } from './handler.ts'
import type { Resource } from './resource.ts'
import { listedOf, scopeValues } from './visible.ts'
import type { Listed } from './visible.ts'

interface ListOptions {
  /** Which rows are listed; all that are visible unless said. */
  rows?: Listed
  /** SQL to order by; newest first unless said. It must be total. */
  order?: RawBuilder<unknown>
}

/** GET many, on one page: only for what is few. */
export const list = <T extends ResourceType>(r: Resource<T>, { rows, order = sql`created_at desc, id desc` }: ListOptions = {}) => {
  const name = r.nameOf('list')
  return async ({ caller, db }: Asked & Known<never, string>): Promise<List<Resources[T]['item']>> => {
    const statement = r.statement(
      name,
      r.kindOf(caller),
      (scope) => sql`${r.select('item', scope)} from ${sql.table(r.table)} ${r.joins(scope)}
        where ${listedOf(r, rows, scope)} order by ${order}`,
    )
    const found = await readRows(db, statement, scopeValues(caller))
    return listed(found as Rows[Resources[T]['item']][])
  }
}
