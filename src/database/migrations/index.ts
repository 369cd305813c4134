import type { Migration } from 'kysely/migration'
import * as firstSlice from './001-first-slice.ts'
import * as accountsAndLifecycle from './002-accounts-and-lifecycle.ts'
import * as activitiesAndNotifications from './003-activities-and-notifications.ts'
import * as discussion from './004-discussion.ts'
import * as shelvesAndCollections from './005-shelves-and-collections.ts'
import * as walkingInsights from './006-walking-insights.ts'
import * as files from './007-files.ts'
import * as idempotencyKeys from './008-idempotency-keys.ts'
import * as covers from './009-covers.ts'

/** Every migration, oldest first; names sort in the order they run. */
export const migrations: Record<string, Migration> = {
  '001-first-slice': firstSlice,
  '002-accounts-and-lifecycle': accountsAndLifecycle,
  '003-activities-and-notifications': activitiesAndNotifications,
  '004-discussion': discussion,
  '005-shelves-and-collections': shelvesAndCollections,
  '006-walking-insights': walkingInsights,
  '007-files': files,
  '008-idempotency-keys': idempotencyKeys,
  '009-covers': covers,
}
