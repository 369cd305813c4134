/** When accounts were suspended, which whoever is deactivated meanwhile stays until an admin lets it come back. */
import { together } from '../migration.ts'
import type { Step } from '../migration.ts'

export const steps: readonly Step[] = [
  together(
    `alter table accounts add column if not exists suspended_at timestamptz(3)`,
    // Kept by the row itself, so that the release before keeps it too.
    `create or replace function accounts_suspend() returns trigger language plpgsql set search_path = public, pg_temp as $$
      begin
        new.suspended_at = case new.status when 'suspended' then now() when 'deactivated' then old.suspended_at end;
        return new;
      end $$`,
    `create or replace trigger accounts_suspend before update of status on accounts for each row
      when (old.status <> new.status) execute function accounts_suspend()`,
    `update accounts set suspended_at = updated_at where status = 'suspended' and suspended_at is null`,
  ),
]
