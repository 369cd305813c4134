import type { Migration } from 'kysely/migration'
import * as firstSlice from './001-first-slice.ts'
import * as accountsAndLifecycle from './002-accounts-and-lifecycle.ts'
import * as walkingInsights from './006-walking-insights.ts'
import * as files from './007-files.ts'

/** Every migration, oldest first; names sort in the order they run. */
export const migrations: Record<string, Migration> = {
  '001-first-slice': firstSlice,
  '002-accounts-and-lifecycle': accountsAndLifecycle,
  '006-walking-insights': walkingInsights,
  '007-files': files,
}
