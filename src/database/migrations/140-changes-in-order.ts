/** Indexes for what was changed since, of the lists that all see. */
import { index } from '../migration.ts'
import type { Step } from '../migration.ts'

const changed = ['accounts', 'companies', 'entities', 'comments', 'external_reports', 'corporate_events']

export const steps: readonly Step[] = changed.map((table) => index(`${table}_last_changed`, `${table} (updated_at, id)`))
