/** The address that an account is to have once it is confirmed, and the address that a token confirms. */
import { together } from '../migration.ts'
import type { Step } from '../migration.ts'

export const steps: readonly Step[] = [
  together(
    `alter table accounts add column if not exists pending_email text
      constraint accounts_pending_email_form check (length(pending_email) between 3 and 254 and position('@' in pending_email) > 1)`,
    `alter table one_time_tokens add column if not exists email text
      constraint one_time_tokens_email_length check (length(email) between 3 and 254)`,
  ),
]
