/** Whose a stored file is, for what an account may store in all. Files of before belong to nobody. */
import { index, together } from '../migration.ts'
import type { Step } from '../migration.ts'

export const steps: readonly Step[] = [
  together(`alter table files add column if not exists account_id text collate "C" references accounts on delete set null`),
  index('files_of_account', 'files (account_id) include (size, released_at) where account_id is not null'),
]
