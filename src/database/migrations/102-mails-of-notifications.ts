/** Mails of what accounts are told: what is due of it, and the mails that were made of it. */
import { index, together } from '../migration.ts'
import type { Step } from '../migration.ts'

const key = 'text collate "C"'

export const steps: readonly Step[] = [
  together(
    // What was told before is not mailed.
    `alter table notifications add column if not exists mail_due_at timestamptz(3), add column if not exists mail_id ${key}`,
    `create table if not exists notification_mails (
      id ${key} primary key constraint notification_mails_id_length check (length(id) between 1 and 128),
      account_id ${key} not null references accounts on delete cascade,
      keys text[] not null,
      code ${key} not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
      mailed_at timestamptz(3),
      created_at timestamptz(3) not null default now()
    )`,
    `create index if not exists notification_mails_account on notification_mails (account_id)`,
    `create index if not exists notification_mails_oldest on notification_mails (created_at)`,
    // The digests of an account: at seven in the morning of its time zone, of each day, Monday, or first of a month.
    `create or replace function next_digest(frequency text, zone text, after timestamptz) returns timestamptz
      language plpgsql stable set search_path = public, pg_temp as $$
      declare
        place text := zone;
        due timestamp;
      begin
        if frequency = 'never' then return null; end if;
        if frequency = 'instant' then return after; end if;
        if frequency = 'hourly' then return date_trunc('hour', after) + interval '1 hour'; end if;
        begin
          due := after at time zone place;
        exception when invalid_parameter_value then
          place := 'UTC';
          due := after at time zone place;
        end;
        due := date_trunc(case frequency when 'daily' then 'day' when 'weekly' then 'week' else 'month' end, due) + interval '7 hours';
        while due at time zone place <= after loop
          due := due + case frequency when 'daily' then interval '1 day' when 'weekly' then interval '1 week' else interval '1 month' end;
        end loop;
        return due at time zone place;
      end $$`,
  ),
  index('notifications_mail_due', 'notifications (mail_due_at, account_id) where mail_due_at is not null'),
  index('notifications_mail', 'notifications (mail_id) where mail_id is not null'),
]
