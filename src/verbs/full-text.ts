/** Full text that no index holds, searched in the language of the search and in every script that it knows. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'

/** Whether some texts, of which null ones count for nothing, hold what is asked for. `asked`: the place of the text. */
export const holdsWords = (texts: readonly RawBuilder<unknown>[], asked: string): RawBuilder<SqlBool> =>
  sql`to_tsvector('english', searched_words(folded(concat_ws(' ', ${sql.join(texts)}))))
    @@ begun(word_query(asked_words(left(folded(${asked}), 256))))`
