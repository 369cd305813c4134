import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import { migrations } from './migrations/index.ts'

/**
 * Brings the database to the newest schema. Safe when several processes start at once.
 * @throws what the failing migration threw; nothing of that migration is kept then.
 */
export async function migrate<DB>(db: Kysely<DB>): Promise<void> {
  if (await isNewest(db)) return
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error as Error
}

/** Whether exactly these migrations have run. The migrator asks ten times as much, which every start would wait for. */
async function isNewest<DB>(db: Kysely<DB>): Promise<boolean> {
  const table = sql.lit(DEFAULT_MIGRATION_TABLE)
  const begun = await sql<{ yes: boolean }>`select to_regclass(${table}) is not null as yes`.execute(db)
  if (!begun.rows[0]!.yes) return false
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db)
  return rows.map((row) => row.name).join() === Object.keys(migrations).join()
}
