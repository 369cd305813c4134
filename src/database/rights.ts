/** Whether the role of a server or a migration may make what a release needs. */
import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'

interface Rights {
  role: string
  database: string
  /** Tables in the schema `public`. */
  tables: boolean
  /** The schema of the queue, which a server makes when it first starts. */
  queue: boolean
}

/** @throws where the role may not make tables to migrate, or the queue would never start; from PostgreSQL 15 on only the owner may. */
export async function requireRights(db: QueryExecutorProvider, { toMigrate }: { toMigrate: boolean }): Promise<void> {
  const { rows } = await sql<Rights>`select current_user as role, current_database() as database,
    coalesce(has_schema_privilege(to_regnamespace('public')::oid, 'create'), true) as tables,
    to_regnamespace('pgboss') is not null or has_database_privilege(current_database(), 'create') as queue`.execute(db)
  const { role, database, tables, queue } = rows[0]!
  const lacksTables = toMigrate && !tables
  if (!lacksTables && queue) return
  const what = lacksTables ? 'no tables' : 'no schema for the queue'
  throw new Error(
    `The role ${role} may make ${what} in the database ${database}, which has to be its own: ` +
      `alter database "${database}" owner to "${role}"`,
  )
}
