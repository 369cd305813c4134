/**
 * New names of people, firms and entities, which are copied to the insights that are found by them: to the newest of them at once, to
 * the others by the tick, since what is named by very many could not be renamed otherwise.
 */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** How many insights take a new name in the transaction of whoever gives it. */
const atOnce = 200

/** The insights that hold a name of a row. The functions are those of the triggers that stand there. */
const named = {
  accounts: 'select id from insights where account_id = new.id and show_author_names',
  companies: 'select id from insights where company_id = new.id',
  entities: `select id from insights where primary_entity_id = new.id
        union select insight_id from insight_secondary_entities where entity_id = new.id`,
}

const statements = [
  `create table if not exists insights_to_find (insight_id text collate "C" primary key)`,
  `create or replace function insights_find_anew(ids text[]) returns void language sql set search_path = public, pg_temp as $$
    update insights set search_names = insight_names(id, primary_entity_id),
      search_authors = insight_authors(account_id, company_id, show_author_names) where id = any(ids) $$`,
  // What waits already is held until the new name is there to be seen, so that nobody gives it the old one and takes it away meanwhile.
  `create or replace function insights_renamed(ids text[]) returns void language plpgsql set search_path = public, pg_temp as $$
    begin
      perform insights_find_anew(ids[:${atOnce}]);
      insert into insights_to_find (insight_id) select id from unnest(ids[${atOnce + 1}:]) as id order by id
        on conflict (insight_id) do update set insight_id = excluded.insight_id;
    end $$`,
  ...Object.entries(named).map(
    ([
      table,
      theirs,
    ]) => `create or replace function ${table}_find() returns trigger language plpgsql set search_path = public, pg_temp as $$
    begin
      perform insights_renamed(array(${theirs} order by id desc));
      return null;
    end $$`,
  ),
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
