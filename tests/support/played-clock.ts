/** A clock that a test sets, for all that an embedded database reads of the time. */
import { sql } from 'kysely'
import type { Database } from '../../src/database/connection.ts'

interface PlayedClock {
  set(now: Date): Promise<void>
}

/** Has `now()` answer what the clock says, in every statement and default; for an embedded database of a test's own. */
export async function playClock(db: Database): Promise<PlayedClock> {
  await sql`create schema played`.execute(db)
  await sql`create table played.clock as select pg_catalog.now() as now`.execute(db)
  await sql`create function played.now() returns timestamptz language sql stable as 'select now from played.clock'`.execute(db)
  const { rows } = await sql<{ statement: string }>`select format('alter table %s alter column %I set default played.now()',
      attrelid::regclass, attname) as statement
    from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum join pg_class on pg_class.oid = adrelid
    where relnamespace = 'public'::regnamespace and pg_get_expr(adbin, adrelid) = 'now()'`.execute(db)
  for (const { statement } of rows) await sql.raw(statement).execute(db)
  await sql.raw('set search_path = played, pg_catalog, public').execute(db)
  return { set: async (now) => void (await sql`update played.clock set now = ${now.toISOString()}`.execute(db)) }
}
