/** What had a slug keeps it, so that a link to what is gone never leads to something else. */
import { together } from '../migration.ts'
import type { Step } from '../migration.ts'

const key = 'text collate "C"'
const tables = ['entities', 'companies', 'collections', 'premium_services']

export const steps: readonly Step[] = [
  together(
    `create table if not exists taken_slugs (
      of_table ${key} not null,
      slug ${key} not null,
      primary key (of_table, slug)
    )`,
    // By a trigger, so that no way to a slug is forgotten, nor one of the previous release.
    `create or replace function taken_slugs_keep() returns trigger language plpgsql set search_path = public, pg_temp as $$
      begin
        insert into public.taken_slugs (of_table, slug) values (tg_table_name, new.slug) on conflict do nothing;
        return null;
      end
    $$`,
    ...tables.map(
      (table) => `create or replace trigger ${table}_take_slug after insert or update of slug on ${table}
        for each row execute function taken_slugs_keep()`,
    ),
  ),
  ...tables.map((table) =>
    together(`insert into taken_slugs (of_table, slug) select '${table}', slug from ${table} order by slug on conflict do nothing`),
  ),
]
