/** The words of an insight together with its month and day, so that a search meets the newest matches alone however many there are. */
import { index, together } from '../migration.ts'
import type { Step } from '../migration.ts'

const sqlFunction = (head: string, body: string): string =>
  `create or replace function ${head} language sql immutable strict parallel safe as $$ ${body} $$`

export const steps: readonly Step[] = [
  together(
    // All that a query asks for must be there somewhere: what an index can tell of words side by side.
    sqlFunction(
      'held_by(query tsquery) returns tsquery',
      `select nullif(nullif(regexp_replace(querytree(query), '<(-|\\d+)>', '&', 'g'), 'T'), '')::tsquery`,
    ),
    sqlFunction('holding_query(asked text) returns tsquery', 'select public.held_by(public.search_query(asked))'),
    // A word for a period; it begins with U+E001, which stands in no text.
    sqlFunction(
      'period_word(span text, at timestamptz) returns text',
      `select chr(57345) || left(span, 1) || (date_trunc(span, at at time zone 'UTC')::date - date '2000-01-01')`,
    ),
    `create or replace function words_with_time(words tsvector, at timestamptz) returns tsvector language sql immutable parallel safe as $$
      select case when at is null then words
        else words || array_to_tsvector(array[public.period_word('month', at), public.period_word('day', at)]) end $$`,
  ),
  index('insights_search_by_time', 'insights using gin (words_with_time(search, published_at))'),
  together(
    // Each search goes through what was written and is not sorted in yet, which by default may be eight times as much.
    ...['insights_search', 'insights_search_by_time', 'insights_search_title'].map(
      (one) => `alter index ${one} set (gin_pending_list_limit = 512)`,
    ),
    // What a text must hold is looked for in the whole, of which what stays open to everybody is a part.
    'drop index if exists insights_search_open',
  ),
]
