/** Reminders of what somebody keeps are sent once. Those whose time has passed before anything was sent are over. */
import { together } from '../migration.ts'
import type { Step } from '../migration.ts'

export const steps: readonly Step[] = [
  together(
    `do $$ begin
      if not exists (select from information_schema.columns where table_schema = 'public' and table_name = 'locker_items'
        and column_name = 'reminded_for')
      then
        alter table public.locker_items add column reminded_for timestamptz(3);
        update public.locker_items set reminded_for = reminder_at where reminder_at < now();
      end if;
    end $$`,
    `create index if not exists locker_items_reminding on locker_items (reminder_at)
      where reminder_at is not null and reminded_for is distinct from reminder_at`,
  ),
]
