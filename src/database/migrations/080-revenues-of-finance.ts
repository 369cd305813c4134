/** Who recorded what a month earned, and when. The release before writes rows without any of it. */
import { together } from '../migration.ts'
import type { Step } from '../migration.ts'

const key = 'text collate "C"'

const named = together(
  `alter table recognised_revenues
    add column if not exists id ${key} not null default public.uuid_v7()
      constraint recognised_revenues_id unique constraint recognised_revenues_id_length check (length(id) between 1 and 128),
    add column if not exists note text constraint recognised_revenues_note_length check (length(note) <= 500),
    add column if not exists account_id ${key} constraint recognised_revenues_account_fkey references accounts on delete set null,
    add column if not exists created_at timestamptz(3) not null default now(),
    add column if not exists updated_at timestamptz(3) not null default now()`,
)

export const steps: readonly Step[] = [named]
