/** Full text in the language of the search and in every script that it knows. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'

/** What is looked for. `asked`: the place of the text. */
export const wordsAsked = (asked: string): RawBuilder<unknown> => sql`begun(word_query(asked_words(left(folded(${asked}), 256))))`

/** What some texts hold, of which null ones count for nothing. An index can hold it, written alike. */
const wordsOf = (texts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`to_tsvector('english', searched_words(folded(${sql.join(
    texts.map((one) => sql`coalesce(${one}, '')`),
    sql` || ' ' || `,
  )})))`

/** Whether some texts hold what is asked for. */
export const holdsWords = (texts: readonly RawBuilder<unknown>[], asked: string): RawBuilder<SqlBool> =>
  sql`${wordsOf(texts)} @@ ${wordsAsked(asked)}`
