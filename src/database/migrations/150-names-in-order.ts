/** Names in the order in which people look for them, whatever their case and their accents. The release before has its own indexes. */
import { index } from '../migration.ts'
import type { Step } from '../migration.ts'

export const steps: readonly Step[] = [
  index('accounts_folded_name', 'accounts (public.folded(name), id)'),
  index('companies_folded_name', 'companies (public.folded(name), id)'),
  index('entities_folded_name', 'entities (public.folded(pretty_name), id)'),
]
