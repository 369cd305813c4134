/** From when to when accounts belonged to companies, kept as long as both. Before its account nobody did anything. */
import { sql } from 'kysely'
import { together } from '../migration.ts'
import type { Step } from '../migration.ts'
import { transact } from '../transact.ts'

const key = 'text collate "C"'

const kept = together(
  `create table if not exists employments (
    id ${key} primary key default public.uuid_v7(),
    account_id ${key} not null references accounts on delete cascade,
    company_id ${key} not null references companies on delete cascade,
    since timestamptz(3) not null,
    until timestamptz(3),
    constraint employments_in_order check (until >= since)
  )`,
  'create unique index if not exists employments_open on employments (account_id) where until is null',
  'create index if not exists employments_account on employments (account_id)',
  'create index if not exists employments_company on employments (company_id, account_id, since, until)',

  // A trigger keeps them, so that no way to another company is forgotten, nor one of the previous release.
  `create or replace function employments_keep() returns trigger language plpgsql set search_path = public, pg_temp as $$
    declare moved timestamptz(3) := clock_timestamp();
    begin
      if tg_op = 'INSERT' then
        insert into public.employments (account_id, company_id, since) values (new.id, new.company_id, '-infinity');
        return null;
      end if;
      update public.employments set until = greatest(since, moved) where account_id = new.id and until is null;
      -- Nothing is known yet of who moves while the others are still being written down.
      if not found and old.company_id is not null then
        insert into public.employments (account_id, company_id, since, until) values (new.id, old.company_id, '-infinity', moved);
      end if;
      if new.company_id is not null then
        insert into public.employments (account_id, company_id, since) values (new.id, new.company_id, moved);
      end if;
      return null;
    end
  $$`,
  `create or replace trigger employments_begin after insert on accounts
    for each row when (new.company_id is not null) execute function employments_keep()`,
  `create or replace trigger employments_move after update of company_id on accounts
    for each row when (old.company_id is distinct from new.company_id) execute function employments_keep()`,
)

const batch = 1_000

/** Nothing is known of earlier companies, so that the present one keeps what it sees. Nobody moves whose row is being written. */
const present: Step = async (db, { patiently }) => {
  const writeSome = () =>
    transact(db as never, async (tx) => {
      const { numAffectedRows } = await sql`insert into employments (account_id, company_id, since)
        select id, company_id, '-infinity' from accounts where company_id is not null
          and not exists (select from employments where account_id = accounts.id)
        order by id limit ${sql.lit(batch)} for share of accounts
        on conflict do nothing`.execute(tx)
      return Number(numAffectedRows ?? 0)
    })
  while ((await patiently(writeSome)) > 0);
}

export const steps: readonly Step[] = [kept, present]
