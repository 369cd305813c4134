/** Tables of one database copied into those of another with the same schema, as text, so that every value stays what it is. */
import { sql } from 'kysely'
import type { Database } from '../../src/database/connection.ts'

interface Column {
  name: string
  type: string
}

/** Our own tables, one of months as a whole, since the other database may have other months. */
export async function ownTables(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select 'public.' || relname as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace order by 1`.execute(db)
  return rows.map((one) => one.name)
}

/** The columns of a table that hold what was written; generated ones are generated again. */
export async function columnsOf(db: Database, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`.execute(db)
  return rows
}

/** What stands in the way of rows in any order: foreign keys, each with what makes it again, and tables with triggers. */
interface Aside {
  keys: { table: string; name: string; definition: string }[]
  tables: readonly string[]
}

/** Empties the tables, and sets their foreign keys and triggers aside until `putBack`, all in the transaction. */
export async function setAside(db: Database, tables: readonly string[]): Promise<Aside> {
  const { rows: keys } = await sql<Aside['keys'][number]>`select conrelid::regclass::text as "table", quote_ident(conname) as name,
    pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace order by 1, 2`.execute(db)
  for (const { table, name } of keys) await sql.raw(`alter table ${table} drop constraint ${name}`).execute(db)
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
  const all = tables.map((table) => sql.table(table))
  if (all.length > 0) await sql`truncate ${sql.join(all)}`.execute(db)
  return { keys, tables }
}

/** Puts back what was set aside; every row is held against the foreign keys. */
export async function putBack(db: Database, { keys, tables }: Aside): Promise<void> {
  for (const { table, name, definition } of keys) {
    await sql.raw(`alter table ${table} add constraint ${name} ${definition}`).execute(db)
  }
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(db)
}

interface Copy {
  source: Database
  target: Database
  table: string
  columns: readonly Column[]
  say: (line: string) => void
}

/** Each of them may hold a body of a megabyte. */
const atOnce = 50
const toldEvery = 10_000

/** Copies the rows of a table in batches; answers how many there were. Both databases are in a transaction. */
export async function copyRows({ source, target, table, columns, say }: Copy): Promise<number> {
  const texts = columns.map(({ name }) => sql`${sql.ref(name)}::text`)
  await sql`declare copied no scroll cursor for select array[${sql.join(texts)}] as cells from ${sql.table(table)}`.execute(source)
  let count = 0
  for (;;) {
    const { rows } = await sql<{ cells: (string | null)[] }>`fetch ${sql.lit(atOnce)} from copied`.execute(source)
    if (rows.length === 0) break
    const lists = columns.map((_one, index) => sql`${rows.map(({ cells }) => cells[index]!)}::text[]`)
    const names = columns.map(({ name }) => sql.ref(name))
    const values = columns.map(({ name, type }) => sql`${sql.ref(`sent.${name}`)}::${sql.raw(type)}`)
    await sql`insert into ${sql.table(table)} (${sql.join(names)}) overriding system value
      select ${sql.join(values)} from unnest(${sql.join(lists)}) as sent (${sql.join(names)})`.execute(target)
    count += rows.length
    if (count % toldEvery === 0) say(`${table}: ${count} rows so far`)
  }
  await sql`close copied`.execute(source)
  if (count > 0) say(`${table}: ${count} rows`)
  return count
}

/** Has the sequences go on where they stand. */
export async function copySequences(source: Database, target: Database): Promise<void> {
  const { rows } = await sql<{ name: string; last: string }>`select format('%I.%I', schemaname, sequencename) as name,
    last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null`.execute(source)
  for (const { name, last } of rows) await sql`select setval(${name}::regclass, ${last}::bigint)`.execute(target)
}
