/** A backup's account of the database, read at one moment. */
import { sql } from 'kysely'
import type { Database } from '../../src/database/connection.ts'
import { keyOf } from '../../src/resources/shared/files.ts'
import type { ListedFile } from './contents.ts'

/** How many rows each table has, of every schema but those of PostgreSQL itself. */
export async function countRows(db: Database): Promise<Record<string, number>> {
  const tables = await sql<{ schema: string; name: string }>`select nspname as schema, relname as name from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname <> 'information_schema' and nspname !~ '^pg_' order by 1, 2`.execute(db)
  const counts: Record<string, number> = {}
  for (const { schema, name } of tables.rows) {
    const table = `${schema}.${name}`
    counts[table] = await rowsIn(db, table)
  }
  return counts
}

/** Whether there is a table, by its name with its schema. */
export async function hasTable(db: Database, table: string): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`select to_regclass(${table}) is not null as yes`.execute(db)
  return rows[0]!.yes
}

/** How many rows a table has, one in parts all of theirs. */
export async function rowsIn(db: Database, table: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*)::text as count from ${sql.table(table)}`.execute(db)
  return Number(rows[0]!.count)
}

/** The files that records have. */
export async function storedFiles(db: Database): Promise<Omit<ListedFile, 'sha256'>[]> {
  const { rows } = await sql<{ id: string; type: string; size: string }>`select id, content_type as type, size::text as size
    from files where kept_at is not null and released_at is null order by id`.execute(db)
  return rows.map(({ id, type, size }) => ({ key: keyOf(id), type, size: Number(size) }))
}

export async function executedMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map((one) => one.name)
}

/** The version of the server, as text and as a number. */
export async function serverVersion(db: Database): Promise<{ text: string; number: number }> {
  const { rows } = await sql<{ text: string; number: number }>`select current_setting('server_version') as text,
    current_setting('server_version_num')::int as number`.execute(db)
  return rows[0]!
}
