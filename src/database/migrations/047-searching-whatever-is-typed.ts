/** Whatever is typed is a query, and a text is folded in a time that grows as its length does. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** What stands between a query's words and means nothing by itself. */
const gap = String.raw`\s!&|()<`
/** Every character that is put into an order among its neighbours when a text is normalized, and others beside them. */
const marks = String.raw`\u0300-\u108d\u135d-\u1dff\u20d0-\u20f0\u2cef-\u309a\ua66f-\uabed\ufb1e\ufe20-\uff9f\U000101fd-\U0001e94a`

const functions = [
  // PostgreSQL keeps at most 32 exclusions of one word in mind and fails at more. Two of them are none.
  `create or replace function web_query(configuration regconfig, asked text) returns tsquery language sql immutable strict parallel safe as $$
    select websearch_to_tsquery(configuration,
      regexp_replace(asked, '(?<![^${gap}"])(?:-[${gap}]*-[${gap}]*)+', ' ', 'g')) $$`,
  `create or replace function search_query(asked text) returns tsquery language sql immutable strict parallel safe as $$
    select public.asking(public.web_query('english', left(public.folded(asked), 256))) $$`,
  // Marks are sorted in a time that grows as the square of how many follow one another, so that a joiner, which is a mark
  // that stays where it is and is taken out again, parts them.
  `create or replace function folded(whole text) returns text language sql immutable strict parallel safe as $$
    select case when octet_length(whole) = length(whole) then lower(whole)
      else lower(regexp_replace(normalize(regexp_replace(whole, '([${marks}]{30})', '\\1' || chr(847), 'g'), nfkd),
        '[\\u0300-\\u036f]', '', 'g')) end $$`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of functions) await sql.raw(statement).execute(db)
}
