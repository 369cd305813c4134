/** The firm whose people scheduled a campaign: it answers for what goes out. Null for the operator's people, and where nobody wrote it down. */
import { together } from '../migration.ts'
import type { Step } from '../migration.ts'

export const steps: readonly Step[] = [
  together('alter table corporate_email_campaigns add column if not exists scheduling_company_id text collate "C"'),
]
