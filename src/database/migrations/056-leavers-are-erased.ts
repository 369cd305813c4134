/** When accounts left, and when what is personal of them was erased. */
import { index, together } from '../migration.ts'
import type { Step } from '../migration.ts'

export const steps: readonly Step[] = [
  together(
    `alter table accounts add column if not exists left_at timestamptz(3), add column if not exists erased_at timestamptz(3)`,
    // Kept by the row itself, so that the release before keeps it too.
    `create or replace function accounts_leave() returns trigger language plpgsql set search_path = public, pg_temp as $$
      begin
        new.left_at = case when new.status = 'deactivated' then now() end;
        return new;
      end $$`,
    `create or replace trigger accounts_leave before update of status on accounts for each row
      when (old.status <> new.status and 'deactivated' in (old.status, new.status)) execute function accounts_leave()`,
    `update accounts set left_at = updated_at where status = 'deactivated' and left_at is null`,
  ),
  index('accounts_left', 'accounts (left_at) where left_at is not null and erased_at is null'),
]
