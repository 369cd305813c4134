import { sql } from 'kysely'
import type { InsertType, RawBuilder } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Transaction } from '../database/connection.ts'
import { placeholder, prepare, readRows } from '../database/read.ts'
import type { Statement } from '../database/read.ts'
import { transact } from '../database/transact.ts'
import type { Resources, ResourceType } from '../generated/contract.ts'
import type { DB } from '../generated/tables.ts'
import type { AskedBody, One } from './handler.ts'
import { one } from './handler.ts'
import type { Resource } from './resource.ts'
import { defined, find } from './rows.ts'

/** The columns of a new row, as values or as SQL. Those that the database computes by itself cannot be given. */
export type Inserted<Table extends keyof DB> = {
  [C in keyof DB[Table]]?: InsertType<DB[Table][C]> | RawBuilder<unknown> | undefined
}

/**
 * Inserts a row, under a new id unless it brings one, and answers the id. Columns that are undefined keep their default. Each set of columns is
 * one statement in whatever order they are sent, named as long as there are not too many of them.
 */
export async function insert<Table extends keyof DB>(tx: Transaction, table: Table, values: Inserted<Table>): Promise<string> {
  const { id = newId() } = values as { id?: string }
  const given = Object.entries<unknown>(defined({ ...values, id })).sort(([one], [other]) => (one < other ? -1 : 1))
  const key = [table, ...given.map(([column]) => column)].join()
  // An expression is part of the statement's text, so that such a statement is made for this row alone.
  const reusable = !given.some(([, value]) => isSql(value))
  let statement = reusable ? statements.get(key) : undefined
  if (!statement) {
    const named = reusable && statements.size < mostNamed
    statement = prepare(
      sql`insert into ${sql.table(table)} (${sql.join(given.map(([column]) => sql.ref(column)))})
        values (${sql.join(given.map(([column, value]) => (isSql(value) ? value : placeholder(column))))})`,
      named ? `insert:${statements.size}:${table}` : undefined,
    )
    if (named) statements.set(key, statement)
  }
  await readRows(tx, statement, Object.fromEntries(given))
  return id
}

const statements = new Map<string, Statement>()
const mostNamed = 100
const isSql = (value: unknown): boolean => typeof value === 'object' && value !== null && 'toOperationNode' in value

/** POST of a resource whose columns are just what was sent. */
export const create =
  <T extends ResourceType>(r: Resource<T>) =>
  async ({ accept, caller, db }: AskedBody): Promise<One<Resources[T]['show']>> => {
    const sent = await accept(db)
    return transact(db, async (tx) => one(await find(tx, r, await insert(tx, r.table, sent), caller)))
  }
