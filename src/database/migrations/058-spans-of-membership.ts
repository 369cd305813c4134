/** From when to when accounts belonged to message groups, and to which company at the time, kept for ever. */
import { together } from '../migration.ts'
import type { Step } from '../migration.ts'

const key = 'text collate "C"'

const kept = together(
  // Seen in it was what stands after `joined_after` and, once it is over, not after `left_after`.
  `create table if not exists message_group_spans (
    id ${key} primary key default public.uuid_v7(),
    message_group_id ${key} not null references message_groups on delete cascade,
    account_id ${key} not null references accounts on delete cascade,
    company_id ${key} references companies,
    joined_after bigint not null,
    left_after bigint,
    joined_at timestamptz(3) not null default now(),
    left_at timestamptz(3),
    constraint message_group_spans_in_order check (left_after >= joined_after)
  )`,
  `create unique index if not exists message_group_spans_open on message_group_spans (account_id, message_group_id) where left_after is null`,
  `create index if not exists message_group_spans_account on message_group_spans (account_id, message_group_id, joined_after, left_after)`,
  `create index if not exists message_group_spans_company on message_group_spans (company_id, message_group_id, joined_after, left_after)
    where company_id is not null`,
  `create index if not exists message_group_spans_group on message_group_spans (message_group_id)`,

  // Triggers keep them, so that no way in or out is forgotten, nor one of the previous release.
  `create or replace function message_group_spans_keep() returns trigger language plpgsql set search_path = public, pg_temp as $$
    begin
      if tg_op = 'INSERT' then
        insert into public.message_group_spans (message_group_id, account_id, company_id, joined_after, joined_at)
          select new.message_group_id, new.account_id, accounts.company_id, new.joined_after, new.joined_at
          from public.accounts where accounts.id = new.account_id;
      else
        update public.message_group_spans set left_after = greatest(joined_after, message_groups.last_position), left_at = now()
          from public.message_groups where message_groups.id = old.message_group_id
            and message_group_spans.message_group_id = old.message_group_id and message_group_spans.account_id = old.account_id
            and message_group_spans.left_after is null;
      end if;
      return null;
    end
  $$`,
  `create or replace trigger message_group_spans_keep after insert or delete on message_group_members
    for each row execute function message_group_spans_keep()`,

  // What is said after somebody changed the company is for the new one.
  `create or replace function message_group_spans_move() returns trigger language plpgsql set search_path = public, pg_temp as $$
    begin
      with ended as (
        update public.message_group_spans set left_after = greatest(joined_after, message_groups.last_position), left_at = now()
          from public.message_groups where message_groups.id = message_group_spans.message_group_id
            and message_group_spans.account_id = new.id and message_group_spans.left_after is null
          returning message_group_spans.message_group_id, message_group_spans.left_after)
      insert into public.message_group_spans (message_group_id, account_id, company_id, joined_after)
        select message_group_id, new.id, new.company_id, left_after from ended;
      return null;
    end
  $$`,
  `create or replace trigger message_group_spans_move after update of company_id on accounts
    for each row when (old.company_id is distinct from new.company_id) execute function message_group_spans_move()`,

  `insert into message_group_spans (message_group_id, account_id, company_id, joined_after, joined_at)
    select message_group_id, account_id, company_id, joined_after, joined_at
    from message_group_members join accounts on accounts.id = account_id
    on conflict do nothing`,
)

// What they wrote is all that is known of when former members were there.
const former =
  together(`insert into message_group_spans (message_group_id, account_id, company_id, joined_after, left_after, joined_at, left_at)
    select messages.message_group_id, messages.sender_id, accounts.company_id, messages.position - 1, messages.position,
      messages.created_at, messages.created_at
    from messages join accounts on accounts.id = messages.sender_id
      left join message_group_members as member
        on member.message_group_id = messages.message_group_id and member.account_id = messages.sender_id
    where not messages.is_system_message and (member.joined_after is null or messages.position <= member.joined_after)
      and not exists (select from message_group_spans as known where known.message_group_id = messages.message_group_id
        and known.account_id = messages.sender_id and known.joined_after = messages.position - 1)`)

export const steps: readonly Step[] = [kept, former]
