import { sql } from 'kysely'
import { readRows } from '../database/read.ts'
import type { Resources, ResourceType, Rows } from '../generated/contract.ts'
import type { Asked, List } from './handler.ts'
import { list as listed } from './handler.ts'
import type { Resource } from './resource.ts'
import { scopeValues } from './visible.ts'
import type { Scope } from './visible.ts'
import type { RawBuilder, SqlBool } from 'kysely'

export interface ListOptions {
  /** Which of the visible rows are listed; all of them unless said. */
  where?: (scope: Scope) => RawBuilder<SqlBool>
  /** SQL to order by; newest first unless said. It must be total. */
  order?: RawBuilder<unknown>
}

/** GET many, on one page: only for what is few. */
export const list = <T extends ResourceType>(r: Resource<T>, { where, order = sql`created_at desc, id desc` }: ListOptions = {}) => {
  const name = r.nameOf('list')
  return async ({ caller, db }: Asked): Promise<List<Resources[T]['item']>> => {
    const statement = r.statement(
      name,
      r.kindOf(caller),
      (scope) => sql`${r.select('item', scope)} from ${sql.table(r.table)} ${r.joins(scope)}
        where ${where?.(scope) ?? r.visible(scope)} order by ${order}`,
    )
    const rows = await readRows(db, statement, scopeValues(caller))
    return listed(rows as unknown as Rows[Resources[T]['item']][])
  }
}
