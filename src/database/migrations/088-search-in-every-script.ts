/**
 * Words are found in every script: inside a run of Chinese, Japanese or Korean by its pairs of characters, Arabic and Hebrew without
 * their marks, `ß` as `ss`, `AT&T` as one word, names by a part inside them, and tickers that are words without meaning.
 */
import { sql } from 'kysely'
import { inBatches, together } from '../migration.ts'
import type { Step } from '../migration.ts'

/** Every character that is put into an order among its neighbours when a text is normalized, and others beside them. */
const ordered = String.raw`\u0300-\u108d\u135d-\u1dff\u20d0-\u20f0\u2cef-\u309a\ua66f-\uabed\ufb1e\ufe20-\uff9f\U000101fd-\U0001e94a`
/** Accents, vowel points and other marks on letters that are left out, and the stroke that only stretches Arabic ones. */
const left = [
  String.raw`\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc`,
  String.raw`\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u08d3-\u08ff\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f`,
].join('')
/** Letters of scripts that put no space between words, or write several as one. */
const run = String.raw`\u3005-\u3007\u3041-\u3096\u30a1-\u30fa\u30fc\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\U00020000-\U000323af`
/** A joiner, which is a mark that stays where it is: long rows of marks, whose sorting takes long, are parted by it. */
const joiner = 'chr(847)'
const parted = (text: string): string => `regexp_replace(${text}, '([${ordered}]{30})', '\\1' || ${joiner}, 'g')`

const sqlFunction = (head: string, body: string): string =>
  `create or replace function ${head} language sql immutable strict parallel safe as $$ ${body} $$`

const functions = [
  // Taken apart, so that marks can be left out, and put together again, since a Korean letter is one.
  sqlFunction(
    'folded(whole text) returns text',
    `select case when octet_length(whole) = length(whole) then lower(whole)
      else replace(lower(replace(normalize(${parted(`regexp_replace(normalize(${parted('whole')}, nfkd), '[${left}]', '', 'g')`)}, nfc),
        ${joiner}, '')), 'ß', 'ss') end`,
  ),
  // Of a folded text, which may be HTML.
  sqlFunction(
    'joined(whole text) returns text',
    `select case when position('&' in whole) = 0 then whole
      else regexp_replace(whole, '([a-z0-9])(?:&amp;|&)(?=[a-z0-9])', '\\1', 'g') end`,
  ),
  // Runs stand apart from what is around them.
  sqlFunction(
    'spaced(whole text) returns text',
    `select regexp_replace(whole, '(?<=[${run}])(?![${run}\\s])|(?<![${run}\\s])(?=[${run}])', ' ', 'g')`,
  ),
  // What is looked for of a text: each pair of neighbours in a run is a word, and so is its last character.
  sqlFunction(
    'searched_words(whole text) returns text',
    `select case when octet_length(whole) = length(whole) then public.joined(whole)
      else regexp_replace(public.spaced(public.joined(whole)), '(?<=[${run}])([${run}])', '\\1 \\1', 'g') end`,
  ),
  // What is looked for: the pairs of a run stand side by side. Between quotes a run that another word follows ends there.
  sqlFunction(
    'asked_words(asked text) returns text',
    `select case when octet_length(asked) = length(asked) then public.joined(asked)
      else (select string_agg(regexp_replace(part, case when place % 2 = 1 then '(?<=[${run}])([${run}])(?=[${run}])'
          else '(?<=[${run}])([${run}])(?=[${run}]|\\s+[^\\s])' end, '\\1,\\1', 'g'), '"' order by place)
        from unnest(string_to_array(public.spaced(public.joined(asked)), '"')) with ordinality as parts (part, place)) end`,
  ),
  // A single character of a run is the beginning of a pair.
  sqlFunction(
    'begun(query tsquery) returns tsquery',
    `select case when octet_length(query::text) = length(query::text) then query
      else regexp_replace(query::text, '''([${run}])''', '''\\1'':*', 'g')::tsquery end`,
  ),
  // Tickers may be words that mean nothing; what consists of such alone is looked for among names.
  sqlFunction(
    'word_query(words text) returns tsquery',
    `select case when numnode(public.web_query('english', words)) > 0 then public.web_query('english', words)
      else public.web_query('simple', words) end`,
  ),
  sqlFunction(
    'search_query(asked text) returns tsquery',
    `select public.asking(public.begun(public.word_query(public.asked_words(left(public.folded(asked), 256)))))`,
  ),
  // All that a query asks for must be there somewhere: what the index can tell of a phrase.
  sqlFunction(
    'holding_query(asked text) returns tsquery',
    `select nullif(nullif(regexp_replace(querytree(public.search_query(asked)), '<(-|\\d+)>', '&', 'g'), 'T'), '')::tsquery`,
  ),
  sqlFunction(
    'words_of(name text) returns text',
    `select btrim(regexp_replace(public.joined(public.folded(name)),
      '[\\x01-/:-@[-\`{-\\xa0\\u1680\\u180e\\u2000-\\u206f\\u3000-\\u303f\\ufeff]+', ' ', 'g'))`,
  ),
  // Words that may stand in each other's place are joined by U+E000, which stands nowhere else.
  sqlFunction(
    'alternatives(words text) returns text',
    `select case when position(chr(57344) in words) = 0 then words
      else regexp_replace(regexp_replace(words, '\\ue000*(\\s|^|$)\\ue000*', '\\1', 'g'), '\\s+', ' ', 'g') end`,
  ),
  // For names, whose words are not stemmed and may be begun only.
  sqlFunction(
    'name_query(asked text) returns tsquery',
    `select to_tsquery('simple', coalesce('(' || regexp_replace(replace(replace(
      nullif(btrim(public.alternatives(left(public.asked_words(public.words_of(asked)), 512)), ' ,'), ''),
      ' ', ':*) & ('), ',', ' <-> '), '\\ue000+', ':* | ', 'g') || ':*)', ''))`,
  ),
  // A text with marks around the runs that are asked for, null where it has none: whole, or cut so far around the first of them.
  `create or replace function marked_runs(whole text, asked text, around integer) returns text
    language sql immutable parallel safe as $$
    select regexp_replace(case when around is null then whole else substr(whole, greatest(1, length(ahead[1]) - around), 3 * around) end,
      '(' || runs || ')', chr(57344) || '\\1' || chr(57345), 'g')
    from (select string_agg(found[1], '|') as runs from regexp_matches(asked, '([${run}]+)', 'g') as found) as asked_runs
      cross join lateral regexp_match(whole, '^(.*?)(?:' || runs || ')') as ahead
    where runs is not null and ahead is not null $$`,
  // The words of a name, and of those that are no runs all that they end in.
  sqlFunction(
    'name_vector(name text) returns tsvector',
    `select to_tsvector('simple', public.searched_words(public.words_of(name))) || to_tsvector('simple', coalesce((
      select string_agg(right(word, -cut), ' ') from unnest(string_to_array(public.words_of(name), ' ')) as word
        cross join lateral generate_series(1, length(word) - 3) as cut
      where word !~ '[${run}]'), ''))`,
  ),
]

const weighed = (weight: string, ...parts: string[]): string =>
  `setweight(to_tsvector('english', left(public.searched_words(public.folded(
    ${parts.map((one) => `coalesce(${one}, '')`).join(` || ' ' || `)})), 100000)), '${weight}')`
const keywords = (column: string): string => `public.keywords_of(new.${column})`
const before = (name: string, body: string): string =>
  `create or replace function ${name}() returns trigger language plpgsql set search_path = public, pg_temp as $$
    begin ${body} return new; end $$`
const named = (columns: string[]): string => columns.map((one) => `coalesce(new.${one}, '')`).join(` || ' ' || `)
const entityNames = ['pretty_name', 'short_name', 'security', 'yahoo_ticker', 'isin']

/** How what is searched was made: 2 is this migration. */
const vectors = [
  `alter table insights add column if not exists searched_by smallint not null default 1`,
  before(
    'insights_search',
    `new.search_open = ${weighed('A', 'new.tagline', 'new.search_names')} ||
        setweight(to_tsvector('simple', public.words_of(new.search_names)), 'A') ||
        ${weighed('B', 'new.executive_summary', 'new.search_authors', keywords('automatic_keywords'), keywords('custom_keywords'))};
      new.search = new.search_open || ${weighed('C', 'left(new.detail, 100000)')};
      new.search_title = to_tsvector('simple', public.searched_words(public.words_of(coalesce(new.tagline, ''))));
      new.searched_by = 2;`,
  ),
  before('entities_search', `new.search = public.name_vector(${named(entityNames)});`),
]

const providers = [
  `do $$ begin
    if not exists (select from information_schema.columns where table_schema = 'public' and table_name = 'insight_providers'
      and column_name = 'search_name' and generation_expression like '%name_vector%')
    then
      alter table public.insight_providers drop column search_name;
      alter table public.insight_providers add column search_name tsvector generated always as (public.name_vector(name)) stored;
    end if;
  end $$`,
  `create index if not exists insight_providers_search_name on insight_providers using gin (search_name)`,
]

/** What a row's name or title is learned from, by trigger. */
const learning = (table: string, column: string, others: string[], condition: string): string[] => [
  `create or replace function ${table}_learn() returns trigger language plpgsql set search_path = public, pg_temp as $$
    begin perform learn_words(new.${column}); return null; end $$`,
  `create or replace trigger ${table}_learn after insert or update of ${[column, ...others].join(', ')} on ${table}
    for each row when (${condition}) execute function ${table}_learn()`,
]

/** The words of the titles that are published and of names, each with those that it becomes when one letter is left out. */
const wordsKnown = [
  sqlFunction(
    'near_words(word text) returns text[]',
    `select array_agg(distinct overlay(word placing '' from place for 1)) || word from generate_series(1, length(word)) as place`,
  ),
  `create table if not exists search_words (
    word text collate "C" primary key,
    near text[] not null generated always as (public.near_words(word)) stored
  )`,
  `create index if not exists search_words_near on search_words using gin (near)`,
  // In their order, so that two who learn the same words do not wait for each other in a circle.
  `create or replace function learn_words(name text) returns void language sql set search_path = public, pg_temp as $$
    insert into search_words (word) select distinct word from unnest(string_to_array(words_of(name), ' ')) as word
      where word ~ '^[a-z]{5,40}$' order by 1 on conflict do nothing $$`,
  // A name with other words in place of those of five letters or more that nothing begins with; null where there are none.
  `create or replace function forgiven(asked text) returns text language sql stable strict set search_path = public, pg_temp as $$
    with asked_for as (
        select word, place, word ~ '^[a-z]{5,40}$' and not exists (
          select from search_words as known where known.word >= asked_for.word and known.word < asked_for.word || '~') as unknown
        from unnest(string_to_array(left(words_of(asked), 256), ' ')) with ordinality as asked_for (word, place)),
      replaced as (select place, unknown, case when unknown then (
          select string_agg(near.word, chr(57344)) from (select known.word from search_words as known
            where known.near && near_words(asked_for.word)
            order by left(known.word, 1) <> left(asked_for.word, 1), known.word limit 6) as near) else word end as word
        from asked_for)
    select case when bool_or(unknown) and bool_and(word is not null) then string_agg(word, ' ' order by place) end from replaced $$`,
  ...learning('insights', 'tagline', ['aasm_state'], `new.aasm_state = 'published'`),
  ...learning('insight_providers', 'name', [], 'true'),
  ...learning('entities', 'pretty_name', [], 'true'),
]

const learnAll: Step = (db, { patiently }) =>
  patiently(async () => {
    await sql`insert into search_words (word) select distinct word from (
        select tagline as name from insights where aasm_state = 'published' and tagline is not null
        union all select pretty_name from entities union all select name from insight_providers) as names
        cross join lateral unnest(string_to_array(words_of(name), ' ')) as word
      where word ~ '^[a-z]{5,40}$' on conflict do nothing`.execute(db)
  })

export const steps: readonly Step[] = [
  together(...functions),
  together(...vectors),
  together(...providers),
  together(...wordsKnown),
  learnAll,
  inBatches('entities', 'pretty_name = pretty_name', 'true'),
  inBatches('insights', 'tagline = tagline', 'searched_by < 2'),
]
