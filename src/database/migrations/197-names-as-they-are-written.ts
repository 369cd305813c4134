/** Names that accounts, companies, entities and providers are found by as they are written, some of which mean nothing in a text. */
import { index } from '../migration.ts'
import type { Step } from '../migration.ts'

/** Written as `holdsNames` writes it, so that an index of it is used. */
const namesOf = (...names: string[]): string =>
  `to_tsvector('simple', public.searched_words(public.folded(${names.map((one) => `coalesce(${one}, '')`).join(` || ' ' || `)})))`

export const steps: readonly Step[] = [
  index('accounts_plain_names', `accounts using gin (${namesOf('first_name', 'last_name')})`),
  index('companies_plain_names', `companies using gin (${namesOf('name', 'legal_name')})`),
  index('entities_plain_names', `entities using gin (${namesOf('pretty_name', 'short_name', 'security')})`),
  index('insight_providers_plain_names', `insight_providers using gin (${namesOf('name')})`),
]
