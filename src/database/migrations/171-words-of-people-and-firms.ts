/** The words that accounts, companies and entities are found by, which were made anew of every row for each search. */
import { index } from '../migration.ts'
import type { Step } from '../migration.ts'

/** Written as `wordsOf` writes it, so that an index of it is used. */
const wordsOf = (...texts: string[]): string =>
  `to_tsvector('english', public.searched_words(public.folded(${texts.map((one) => `coalesce(${one}, '')`).join(` || ' ' || `)})))`

export const steps: readonly Step[] = [
  // Of who left others see the name alone.
  index('accounts_names', `accounts using gin (${wordsOf('first_name', 'last_name')})`),
  index('accounts_words', `accounts using gin (${wordsOf('first_name', 'last_name', 'title', 'bio')})`),
  index('companies_words', `companies using gin (${wordsOf('name', 'legal_name', 'description')})`),
  index('entities_words', `entities using gin (${wordsOf('pretty_name', 'short_name', 'security', 'description')})`),
]
