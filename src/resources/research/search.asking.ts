/** What a text asks for, made out once by the database before anything is looked for. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { placeholder, prepare, readRows } from '../../database/read.ts'
import { keepAmong } from '../../verbs/caches.ts'

/** Where the text is more than words, so that its last word is no beginning. */
const operators = /"|(^|\s)-|\sor\s/i

/** The values of what a statement may look for, each a query unless said; null where the text asks for nothing of the kind. */
export interface Asking {
  /** What the words of an insight must match. */
  query: string | null
  /** The words that all of them hold: what an index can tell, which is less where words stand side by side or are excluded. */
  held: string | null
  /** What is typed ahead, as the words of a title. */
  title: string | null
  /** What the words of a name must match. */
  names: string | null
  /** What is marked in a text. */
  marked: string | null
  /** The text as it is, folded as a code and a slug are, and as the words of a name, which are texts. */
  text: string
  folded: string
  words: string
}

const text = placeholder('text')
/** The text where it has no operators, else nothing. */
const plain = placeholder('plain')

const asking = prepare(
  sql`select query::text as query, held::text as held, folded(btrim(text)) as folded, words_of(text) as words,
      (case when plain = text then begun else name_query(text) end)::text as title,
      coalesce(asking(web_query('simple', asked_words(left(folded(text), 256)))) || begun, begun)::text as names,
      (query || web_query('english', left(text, 256)))::text as marked
    from (select *, held_by(query) as held, name_query(plain) as begun
      from (select *, search_query(text) as query from (select ${text}::text as text, ${plain}::text as plain) as sent offset 0) as made
      offset 0) as asked`,
  'search:asking',
)

/** The place of a query in a statement; out of the planner's sight where `hidden`, so that it keeps one plan for all of them. */
export const queryOf = (name: keyof Asking, hidden = true): RawBuilder<unknown> => {
  const sent = sql`${placeholder(name)}::tsquery`
  return hidden ? sql`(select ${sent})` : sent
}

/** Whether a column is the text, but for how it is spelled. */
export const is = (column: string) => sql<SqlBool>`coalesce(folded(${sql.ref(column)}) = ${placeholder('folded')}, false)`
/** Whether a name begins with the words of the text. */
export const begins = (column: string) => sql<SqlBool>`starts_with(words_of(${sql.ref(column)}), nullif(${placeholder('words')}, ''))`

/** What texts asked for, which follows from each alone. */
const known = new Map<string, Asking>()
const mostKnown = 1_000

/** Makes out what a text asks for. `quick`: whether its last word is a beginning whatever the text is. */
export async function whatIsAsked(db: Database, sent: string, quick: boolean): Promise<Asking> {
  const key = `${quick} ${sent}`
  const asked = known.get(key) ?? (await makeOut(db, sent, quick))
  keepAmong(known, mostKnown, key, asked)
  return asked
}

async function makeOut(db: Database, sent: string, quick: boolean): Promise<Asking> {
  const [row] = await readRows(db, asking, { text: sent, plain: operators.test(sent) && !quick ? '' : sent })
  const { query, held, title, names, marked, folded, words } = row!
  return { query: query!, held: held!, title: title!, names: names!, marked: marked!, text: sent, folded: folded!, words: words! }
}
