/** Finding, locking, saving and deleting one row. Every verb and every written-out handler goes through these. */
import { sql } from 'kysely'
import type { RawBuilder, Selectable, UpdateType } from 'kysely'
import type { Database, Transaction } from '../database/connection.ts'
import { placeholder, readRows } from '../database/read.ts'
import type { Resources, ResourceType, Rows } from '../generated/contract.ts'
import type { DB } from '../generated/tables.ts'
import { conflict, forbidden, notFound } from '../refusals.ts'
import type { Caller } from './caller.ts'
import { readShown } from './kept-rows.ts'
import type { Resource } from './resource.ts'
import { looksLikeId } from './slugs.ts'
import { scopeValues } from './visible.ts'

/** Whether what names a row is a slug of it and not its id. */
const isSlug = (r: Resource, id: string): boolean => r.slug !== undefined && !looksLikeId(id)

/** The condition of what is named by the place `id`. */
const sought = (r: Resource, bySlug: boolean): RawBuilder<unknown> => {
  const named = placeholder('id')
  return bySlug ? r.slug!(named) : sql`${sql.ref(`${r.table}.id`)} = ${named}`
}

/** The row as it is shown to the caller. @throws 404 both for what is absent and for what the caller may not see. */
export async function find<T extends ResourceType>(
  db: Database,
  r: Resource<T>,
  id: string,
  caller: Caller,
): Promise<Rows[Resources[T]['show']]> {
  const bySlug = isSlug(r, id)
  const row = await readShown(db, r, id, async (as) => {
    const name = `${bySlug ? 'find-by-slug' : 'find'}${as === 'show' ? '' : ':rest'}`
    const statement = r.statement(name, r.kindOf(caller), (scope) => {
      return sql`${r.select(as, scope)} from ${sql.table(r.table)} ${r.joins(scope)} where ${sought(r, bySlug)} and ${r.visible(scope)}`
    })
    return (await readRows(db, statement, { ...scopeValues(caller), id }))[0]
  })
  if (!row) throw notFound(id)
  return row as Rows[Resources[T]['show']]
}

/** The row as the caller is shown it once more, whether it is visible or not: what a guest made, or a group that was left. */
export async function asShown<T extends ResourceType>(
  db: Database,
  r: Resource<T>,
  id: string,
  caller: Caller,
): Promise<Rows[Resources[T]['show']]> {
  const statement = r.statement('as shown', r.kindOf(caller), (scope) => {
    return sql`${r.select('show', scope)} from ${sql.table(r.table)} ${r.joins(scope)} where ${sought(r, false)}`
  })
  const [row] = await readRows(db, statement, { ...scopeValues(caller), id })
  return row as Rows[Resources[T]['show']]
}

/** A row of a table, whole. */
export type Row<Table extends keyof DB> = Selectable<DB[Table]>

type Own<Table extends keyof DB> = Row<Table> & { id: string }

/** The table's own row, if there is one that the caller may see. */
export const peek = <Table extends keyof DB>(
  db: Database,
  r: Resource<ResourceType, Table>,
  id: string,
  caller: Caller,
): Promise<Own<Table> | undefined> => ownRow(db, r, id, caller)

/**
 * The table's own row, locked until the transaction ends.
 * @throws 404 as `find` does, 412 when it is not what the request expects.
 */
export async function lock<Table extends keyof DB>(
  tx: Transaction,
  r: Resource<ResourceType, Table>,
  id: string,
  caller: Caller,
): Promise<Own<Table>> {
  const row = await ownRow(tx, r, id, caller, 'for no key update')
  if (!row) throw notFound(id)
  await requireExpected(tx, r, caller)
  return row
}

/** For a record whose own row may not be there yet, once what stands for it is locked. @throws 412 when it is not what the request expects. */
export async function requireExpected(tx: Transaction, { type }: Resource, { expects }: Caller): Promise<void> {
  if (expects?.type === type) await expects.requireUnchanged(tx)
}

/** The same for a record that a body names. @throws 409 when it has gone since the body was accepted. */
export async function lockNamed<Table extends keyof DB>(
  tx: Transaction,
  r: Resource<ResourceType, Table>,
  id: string,
  caller: Caller,
): Promise<Own<Table>> {
  const row = await ownRow(tx, r, id, caller, 'for no key update')
  if (!row) throw conflict('A record that the body names is gone.')
  return row
}

/** Keeps a record that a body or a path names from being deleted until the transaction ends. @throws 409 when it has gone since it was found. */
export async function keepNamed(tx: Transaction, { table }: Resource, id: string): Promise<void> {
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id} for key share`.execute(tx)
  if (rows.length === 0) throw conflict('A record that was named is gone.')
}

type OfAccounts = { [Table in keyof DB]: 'account_id' extends keyof DB[Table] ? Table : never }[keyof DB]

/** As `lock`, for a record of the caller's own, by the word for it. @throws 403 for an admin, who sees it but does not own it. */
export async function lockOwn<Table extends OfAccounts>(
  tx: Transaction,
  r: Resource<ResourceType, Table>,
  id: string,
  caller: Caller,
  word: string,
): Promise<Own<Table>> {
  const row = await lock(tx, r, id, caller)
  if ((row as unknown as { account_id: unknown }).account_id !== caller.id) throw forbidden(`This ${word} is not yours.`)
  return row
}

/** Whether the caller may see it takes longer to plan than to find out, so that it is planned once, and the row is read after. */
async function ownRow<Table extends keyof DB>(
  db: Database,
  r: Resource<ResourceType, Table>,
  id: string,
  caller: Caller,
  locking: '' | 'for no key update' = '',
): Promise<Own<Table> | undefined> {
  const bySlug = isSlug(r, id)
  const statement = r.statement(`own:${bySlug}:${locking}`, r.kindOf(caller), (scope) => {
    return sql`select ${sql.ref(`${r.table}.id`)} as id from ${sql.table(r.table)}
      where ${sought(r, bySlug)} and ${r.visible(scope)} ${sql.raw(locking)}`
  })
  const [seen] = await readRows(db, statement, { ...scopeValues(caller), id })
  if (!seen) return undefined
  const { rows } = await sql<Own<Table>>`select * from ${sql.table(r.table)} where id = ${seen['id']}`.execute(db)
  return rows[0]
}

/** What is not undefined of some columns: what was not sent is not written. */
export const defined = <T extends object>(columns: T): Partial<T> =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<T>

/** A value of a JSON column as it is written. */
export const json = (value: object | null | undefined): string | null | undefined => value && JSON.stringify(value)

/** The columns of a row that change, to values or by SQL. Those that the database computes by itself cannot be given. */
export type Written<Table extends keyof DB> = {
  [C in keyof DB[Table]]?: UpdateType<DB[Table][C]> | RawBuilder<unknown> | undefined
}

/** Writes the changed columns and the time of the change, unless the row has all of these values. They are compared, so that none is `default`. */
export async function save<Table extends keyof DB>(tx: Transaction, table: Table, id: string, change: Written<Table>): Promise<void> {
  const sets = Object.entries<unknown>(defined(change))
  if (sets.length === 0) return
  const assignments = sets.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const differs = sql.join(
    sets.map(([column, value]) => sql`${sql.ref(column)} is distinct from ${value}`),
    sql` or `,
  )
  await sql`update ${sql.table(table)} set ${sql.join([...assignments, sql`updated_at = now()`])}
    where id = ${id} and (${differs})`.execute(tx)
}

/** Writes the time of a change that no column of the row tells of, as that of what it is related to. */
export async function touch(tx: Transaction, table: keyof DB, id: string): Promise<void> {
  await sql`update ${sql.table(table)} set updated_at = now() where id = ${id}`.execute(tx)
}

/** Adds to counters of a row. The time of its last change stays: to be counted is no change. */
export async function addTo<Table extends keyof DB>(
  tx: Transaction,
  table: Table,
  id: string,
  counters: { [C in keyof DB[Table]]?: number },
): Promise<void> {
  const sets = Object.entries<unknown>(counters).map(([column, by]) => sql`${sql.ref(column)} = ${sql.ref(column)} + ${by}`)
  await sql`update ${sql.table(table)} set ${sql.join(sets)} where id = ${id}`.execute(tx)
}

/** Deletes a row. Dependants follow their foreign keys. */
export async function erase(tx: Transaction, table: keyof DB, id: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(tx)
}
