/**
 * What is searched. Case and accents are folded. Insights are also found by the names of their entities and of who wrote them,
 * which triggers copy, since a generated column sees its own row alone.
 */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const functions = [
  `create function folded(whole text) returns text language sql immutable strict parallel safe as $$
    select case when octet_length(whole) = length(whole) then lower(whole)
      else lower(regexp_replace(normalize(whole, nfkd), '[\\u0300-\\u036f]', '', 'g')) end $$`,
  // The words of a name. Of punctuation only that of ASCII and the general blocks is known to every locale.
  `create function words_of(name text) returns text language sql immutable strict parallel safe as $$
    select btrim(regexp_replace(folded(name), '[\\x01-/:-@[-\`{-\\xa0\\u1680\\u180e\\u2000-\\u206f\\u3000-\\u303f\\ufeff]+', ' ', 'g')) $$`,
  `create function keywords_of(list text[]) returns text language sql immutable strict parallel safe as $$
    select array_to_string(list, ' ') $$`,
  // Null for a query that only excludes, since it would have to look at every row.
  `create function asking(query tsquery) returns tsquery language sql immutable strict parallel safe as $$
    select case when querytree(query) not in ('', 'T') then query end $$`,
  // Folding can lengthen a text, and a word of more than 2 kilobytes would be an error.
  `create function search_query(asked text) returns tsquery language sql immutable strict parallel safe as $$
    select asking(websearch_to_tsquery('english', left(folded(asked), 256))) $$`,
  // For names, whose words are not stemmed and may be begun only.
  `create function name_query(asked text) returns tsquery language sql immutable strict parallel safe as $$
    select to_tsquery('simple', coalesce(nullif(replace(btrim(left(words_of(asked), 256)), ' ', ':* & '), '') || ':*', '')) $$`,
  `create function insight_names(insight text, main text) returns text language sql stable as $$
    select coalesce(string_agg(concat_ws(' ', pretty_name, short_name, security, yahoo_ticker, isin), ' ' order by id), '')
    from entities where id = main or id in (select entity_id from insight_secondary_entities where insight_id = insight) $$`,
  // Who is not named is not found either.
  `create function insight_authors(author text, firm text, named boolean) returns text language sql stable as $$
    select concat_ws(' ', case when named then (select name from accounts where id = author) end,
      (select name from companies where id = firm)) $$`,
]

const words = (...columns: string[]): string =>
  `to_tsvector('simple', words_of(${columns.map((one) => `coalesce(${one}, '')`).join(` || ' ' || `)}))`
const weighed = (weight: string, ...columns: string[]): string =>
  `setweight(to_tsvector('english', left(folded(${columns.map((one) => `coalesce(${one}, '')`).join(` || ' ' || `)}), 100000)), '${weight}')`
const open = [
  weighed('A', 'tagline', 'search_names'),
  weighed('B', 'executive_summary', 'search_authors', 'keywords_of(automatic_keywords)', 'keywords_of(custom_keywords)'),
].join(' || ')

const columns = [
  `alter table insights add search_names text not null default '', add search_authors text not null default ''`,
  `update insights set search_names = insight_names(id, primary_entity_id),
    search_authors = insight_authors(account_id, company_id, show_author_names)`,
  `alter table insights drop search`,
  `alter table insights
    add search tsvector generated always as (${open} || ${weighed('C', 'left(detail, 100000)')}) stored,
    add search_open tsvector generated always as (${open}) stored,
    add search_title tsvector generated always as (${words('tagline')}) stored`,
  `create index insights_search on insights using gin (search)`,
  `create index insights_search_open on insights using gin (search_open)`,
  `create index insights_search_title on insights using gin (search_title)`,
  `alter table entities
    add search tsvector generated always as (${words('pretty_name', 'short_name', 'security', 'yahoo_ticker', 'isin')}) stored`,
  `create index entities_search on entities using gin (search)`,
  `alter table insight_providers add search_name tsvector generated always as (${words('name')}) stored`,
  `create index insight_providers_search_name on insight_providers using gin (search_name)`,
]

const follow = (name: string, body: string): string =>
  `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`

const triggers = [
  // Before an insert only: with a trigger before updates, every counted like would compute the search vectors anew.
  `create function insights_find() returns trigger language plpgsql as $$
    begin
      new.search_names = insight_names(new.id, new.primary_entity_id);
      new.search_authors = insight_authors(new.account_id, new.company_id, new.show_author_names);
      return new;
    end $$`,
  `create trigger insights_find before insert on insights for each row execute function insights_find()`,
  follow(
    'insights_find_again',
    `update insights set search_names = insight_names(id, primary_entity_id),
      search_authors = insight_authors(account_id, company_id, show_author_names) where id = new.id;`,
  ),
  `create trigger insights_find_again after update of primary_entity_id, account_id, company_id, show_author_names on insights
    for each row when (old.primary_entity_id is distinct from new.primary_entity_id or old.account_id <> new.account_id
      or old.company_id is distinct from new.company_id or old.show_author_names <> new.show_author_names)
    execute function insights_find_again()`,
  follow(
    'secondary_entities_find',
    `update insights set search_names = insight_names(id, primary_entity_id) where id in (select insight_id from changed);`,
  ),
  `create trigger insight_secondary_entities_find_new after insert on insight_secondary_entities
    referencing new table as changed for each statement execute function secondary_entities_find()`,
  `create trigger insight_secondary_entities_find_old after delete on insight_secondary_entities
    referencing old table as changed for each statement execute function secondary_entities_find()`,
  follow(
    'entities_find',
    `update insights set search_names = insight_names(id, primary_entity_id) where primary_entity_id = new.id
      or id in (select insight_id from insight_secondary_entities where entity_id = new.id);`,
  ),
  `create trigger entities_find after update of pretty_name, short_name, security, yahoo_ticker, isin on entities
    for each row when ((old.pretty_name, old.short_name, old.security, old.yahoo_ticker, old.isin)
      is distinct from (new.pretty_name, new.short_name, new.security, new.yahoo_ticker, new.isin))
    execute function entities_find()`,
  follow(
    'accounts_find',
    `update insights set search_authors = insight_authors(account_id, company_id, show_author_names)
      where account_id = new.id and show_author_names;`,
  ),
  `create trigger accounts_find after update of first_name, last_name on accounts
    for each row when (old.name is distinct from new.name) execute function accounts_find()`,
  follow(
    'companies_find',
    `update insights set search_authors = insight_authors(account_id, company_id, show_author_names) where company_id = new.id;`,
  ),
  `create trigger companies_find after update of name on companies
    for each row when (old.name <> new.name) execute function companies_find()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...functions, ...columns, ...triggers]) await sql.raw(statement).execute(db)
}
