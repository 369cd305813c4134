/** Full text in the language of the search and in every script that it knows. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'

/** What is looked for. `asked`: the place of the text. */
export const wordsAsked = (asked: string): RawBuilder<unknown> => sql`begun(word_query(asked_words(left(folded(${asked}), 256))))`

/** Some texts as one, of which null ones count for nothing. An index can hold what is made of it, written alike. */
const joined = (texts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`searched_words(folded(${sql.join(
    texts.map((one) => sql`coalesce(${one}, '')`),
    sql` || ' ' || `,
  )}))`

/** Whether some texts hold what is asked for. */
export const holdsWords = (texts: readonly RawBuilder<unknown>[], asked: string): RawBuilder<SqlBool> =>
  sql`to_tsvector('english', ${joined(texts)}) @@ ${wordsAsked(asked)}`

/** Whether some names hold what is asked for as it is written: a word that means nothing in a text may be one, as Will or IT. */
export const holdsNames = (names: readonly RawBuilder<unknown>[], asked: string): RawBuilder<SqlBool> =>
  sql`to_tsvector('simple', ${joined(names)}) @@ ${wordsAsked(asked)}`

/** Whether names and other texts hold what is asked for, or the names alone as it is written. */
export const holdsNamed = (
  names: readonly RawBuilder<unknown>[],
  others: readonly RawBuilder<unknown>[],
  asked: string,
): RawBuilder<SqlBool> => sql`(${holdsWords([...names, ...others], asked)} or ${holdsNames(names, asked)})`
