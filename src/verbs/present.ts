import { sql } from 'kysely'
import type { Database } from '../database/connection.ts'
import { readRows } from '../database/read.ts'
import type { Caller } from './caller.ts'
import type { Resource } from './resource.ts'
import { scopeValues } from './visible.ts'

/** Which of `ids` are records of one of `resources` that the caller may see. */
export async function presentIn(
  db: Database,
  caller: Caller,
  resources: readonly Resource[],
  ids: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>()
  for (const r of resources) {
    const id = sql.ref(`${r.table}.id`)
    const statement = r.statement(
      'present',
      r.kindOf(caller),
      (scope) => sql`select ${id} from ${sql.table(r.table)} where ${id} = any(${scope.place('ids')}::text[]) and ${r.visible(scope)}`,
      'long',
    )
    for (const row of await readRows(db, statement, { ...scopeValues(caller), ids })) found.add(row['id']!)
  }
  return found
}
