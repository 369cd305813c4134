/**
 * What is searched. Case and accents are folded. Insights are also found by the names of their entities and of who wrote them,
 * which triggers copy. The functions name their schema, since a dump is restored without a search path.
 */
import { inBatches, index, together } from '../migration.ts'
import type { Step } from '../migration.ts'

const functions = [
  `create or replace function folded(whole text) returns text language sql immutable strict parallel safe as $$
    select case when octet_length(whole) = length(whole) then lower(whole)
      else lower(regexp_replace(normalize(whole, nfkd), '[\\u0300-\\u036f]', '', 'g')) end $$`,
  // The words of a name. Of punctuation only that of ASCII and the general blocks is known to every locale.
  `create or replace function words_of(name text) returns text language sql immutable strict parallel safe as $$
    select btrim(regexp_replace(public.folded(name), '[\\x01-/:-@[-\`{-\\xa0\\u1680\\u180e\\u2000-\\u206f\\u3000-\\u303f\\ufeff]+', ' ', 'g')) $$`,
  `create or replace function keywords_of(list text[]) returns text language sql immutable strict parallel safe as $$
    select array_to_string(list, ' ') $$`,
  // Null for a query that only excludes, since it would have to look at every row.
  `create or replace function asking(query tsquery) returns tsquery language sql immutable strict parallel safe as $$
    select case when querytree(query) not in ('', 'T') then query end $$`,
  // Folding can lengthen a text, and a word of more than 2 kilobytes would be an error.
  `create or replace function search_query(asked text) returns tsquery language sql immutable strict parallel safe as $$
    select public.asking(websearch_to_tsquery('english', left(public.folded(asked), 256))) $$`,
  // For names, whose words are not stemmed and may be begun only.
  `create or replace function name_query(asked text) returns tsquery language sql immutable strict parallel safe as $$
    select to_tsquery('simple', coalesce(nullif(replace(btrim(left(public.words_of(asked), 256)), ' ', ':* & '), '') || ':*', '')) $$`,
  `create or replace function insight_names(insight text, main text) returns text language sql stable as $$
    select coalesce(string_agg(concat_ws(' ', pretty_name, short_name, security, yahoo_ticker, isin), ' ' order by id), '')
    from public.entities where id in (
      select main union all select entity_id from public.insight_secondary_entities where insight_id = insight) $$`,
  // Who is not named is not found either.
  `create or replace function insight_authors(author text, firm text, named boolean) returns text language sql stable as $$
    select concat_ws(' ', case when named then (select name from public.accounts where id = author) end,
      (select name from public.companies where id = firm)) $$`,
]

const words = (of: string, ...columns: string[]): string =>
  `to_tsvector('simple', public.words_of(${columns.map((one) => `coalesce(${of}${one}, '')`).join(` || ' ' || `)}))`
const weighed = (weight: string, ...parts: string[]): string =>
  `setweight(to_tsvector('english', left(public.folded(${parts.map((one) => `coalesce(${one}, '')`).join(` || ' ' || `)}), 100000)), '${weight}')`
const keywords = (column: string): string => `public.keywords_of(new.${column})`

const insightTexts = ['tagline', 'search_names', 'executive_summary', 'search_authors', 'automatic_keywords', 'custom_keywords', 'detail']
const entityNames = ['pretty_name', 'short_name', 'security', 'yahoo_ticker', 'isin']

/** Sets what is searched of the row that is written. */
const before = (name: string, body: string): string =>
  `create or replace function ${name}() returns trigger language plpgsql set search_path = public, pg_temp as $$
    begin ${body} return new; end $$`

const insights = [
  // To fill generated columns would keep everybody from the table for as long as it takes.
  `alter table insights add column if not exists search_names text not null default '',
    add column if not exists search_authors text not null default '',
    alter column search drop expression if exists,
    add column if not exists search_open tsvector,
    add column if not exists search_title tsvector`,
  ...['search_open', 'search_title'].map((column) => `alter table insights alter column ${column} drop expression if exists`),
  before(
    'insights_find',
    `new.search_names = public.insight_names(new.id, new.primary_entity_id);
      new.search_authors = public.insight_authors(new.account_id, new.company_id, new.show_author_names);`,
  ),
  `create or replace trigger insights_find before insert on insights for each row execute function insights_find()`,
  before(
    'insights_search',
    `new.search_open = ${weighed('A', 'new.tagline', 'new.search_names')} ||
        ${weighed('B', 'new.executive_summary', 'new.search_authors', keywords('automatic_keywords'), keywords('custom_keywords'))};
      new.search = new.search_open || ${weighed('C', 'left(new.detail, 100000)')};
      new.search_title = ${words('new.', 'tagline')};`,
  ),
  // After insights_find, by its name, and not when a like is counted.
  `create or replace trigger insights_search before insert or update of ${insightTexts.join(', ')} on insights
    for each row execute function insights_search()`,
]

const entities = [
  `alter table entities add column if not exists search tsvector`,
  `alter table entities alter column search drop expression if exists`,
  before('entities_search', `new.search = ${words('new.', ...entityNames)};`),
  `create or replace trigger entities_search before insert or update of ${entityNames.join(', ')} on entities
    for each row execute function entities_search()`,
]

// So few that they are filled in a moment.
const providers = [
  `alter table insight_providers add column if not exists search_name tsvector generated always as (${words('', 'name')}) stored`,
]

const follow = (name: string, body: string): string =>
  `create or replace function ${name}() returns trigger language plpgsql set search_path = public, pg_temp as $$
    begin ${body} return null; end $$`
const changed = (columns: readonly string[]): string =>
  `(${columns.map((one) => `old.${one}`).join(', ')}) is distinct from (${columns.map((one) => `new.${one}`).join(', ')})`
const origins = ['primary_entity_id', 'account_id', 'company_id', 'show_author_names']

/** What follows a change of the names that are copied, by the table where it happens. */
const followed = [
  [
    follow(
      'insights_find_again',
      `update insights set search_names = insight_names(id, primary_entity_id),
        search_authors = insight_authors(account_id, company_id, show_author_names) where id = new.id;`,
    ),
    `create or replace trigger insights_find_again after update of ${origins.join(', ')} on insights
      for each row when (${changed(origins)}) execute function insights_find_again()`,
  ],
  [
    follow(
      'secondary_entities_find',
      `update insights set search_names = insight_names(id, primary_entity_id) where id in (select insight_id from changed);`,
    ),
    `create or replace trigger insight_secondary_entities_find_new after insert on insight_secondary_entities
      referencing new table as changed for each statement execute function secondary_entities_find()`,
    `create or replace trigger insight_secondary_entities_find_old after delete on insight_secondary_entities
      referencing old table as changed for each statement execute function secondary_entities_find()`,
  ],
  [
    follow(
      'entities_find',
      `update insights set search_names = insight_names(id, primary_entity_id) where id in (
        select id from insights where primary_entity_id = new.id
        union all select insight_id from insight_secondary_entities where entity_id = new.id);`,
    ),
    `create or replace trigger entities_find after update of ${entityNames.join(', ')} on entities
      for each row when (${changed(entityNames)}) execute function entities_find()`,
  ],
  [
    follow(
      'accounts_find',
      `update insights set search_authors = insight_authors(account_id, company_id, show_author_names)
        where account_id = new.id and show_author_names;`,
    ),
    `create or replace trigger accounts_find after update of first_name, last_name on accounts
      for each row when (old.name is distinct from new.name) execute function accounts_find()`,
  ],
  [
    follow(
      'companies_find',
      `update insights set search_authors = insight_authors(account_id, company_id, show_author_names) where company_id = new.id;`,
    ),
    `create or replace trigger companies_find after update of name on companies
      for each row when (old.name <> new.name) execute function companies_find()`,
  ],
]

/** The functions, columns and triggers, table by table, each over in a moment and nothing new where they are there. */
export const schema: readonly Step[] = [functions, insights, entities, providers, ...followed].map((one) => together(...one))

export const steps: readonly Step[] = [
  ...schema,
  inBatches(
    'insights',
    `search_names = public.insight_names(id, primary_entity_id),
      search_authors = public.insight_authors(account_id, company_id, show_author_names)`,
    'search_title is null',
  ),
  inBatches('entities', 'pretty_name = pretty_name', 'search is null'),
  index('insights_search', 'insights using gin (search)'),
  index('insights_search_open', 'insights using gin (search_open)'),
  index('insights_search_title', 'insights using gin (search_title)'),
  index('entities_search', 'entities using gin (search)'),
  index('insight_providers_search_name', 'insight_providers using gin (search_name)'),
]
