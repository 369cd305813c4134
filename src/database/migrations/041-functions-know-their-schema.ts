/**
 * Functions find the tables of their schema whatever the search path, as when a dump is restored or an index is maintained.
 * Those that are merged into the queries that call them cannot carry the setting, and write the schema out.
 */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`do $$
    declare
      one regprocedure;
    begin
      for one in
        select pg_proc.oid from pg_proc join pg_language on pg_language.oid = prolang
          where pronamespace = 'public'::regnamespace and proconfig is null and (lanname = 'plpgsql' or proname = 'insight_providers_recount')
            and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
      loop
        execute format('alter function %s set search_path = public, pg_temp', one);
      end loop;
    end $$`.execute(db)
}
