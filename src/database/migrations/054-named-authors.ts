/** How many published insights name each account as their author. That number is for everyone; the number of all of them is not. */
import { sql } from 'kysely'
import { together } from '../migration.ts'
import type { Step } from '../migration.ts'
import { transact } from '../transact.ts'

const column = together(
  `alter table accounts add column if not exists named_insights_count integer not null default 0
    constraint accounts_named_insights_count_natural check (named_insights_count >= 0)`,
)

/** Kept by the rows themselves, so that each release that writes them keeps it; once an author for many rows that come or go. */
const keptByInsights = together(
  `create or replace function insights_author_came_or_went() returns trigger language plpgsql set search_path = public, pg_temp as $$
    begin
      update accounts set named_insights_count = named_insights_count + counted.named * case tg_op when 'INSERT' then 1 else -1 end
        from (select account_id, count(*) as named from changed_rows where aasm_state = 'published' and show_author_names group by 1) as counted
        where accounts.id = counted.account_id;
      return null;
    end
  $$`,
  `create or replace trigger insights_author_inserted after insert on insights referencing new table as changed_rows
    for each statement execute function insights_author_came_or_went()`,
  `create or replace trigger insights_author_deleted after delete on insights referencing old table as changed_rows
    for each statement execute function insights_author_came_or_went()`,
  `create or replace function insights_author_changed() returns trigger language plpgsql set search_path = public, pg_temp as $$
    begin
      if old.aasm_state = 'published' and old.show_author_names then
        update accounts set named_insights_count = named_insights_count - 1 where id = old.account_id;
      end if;
      if new.aasm_state = 'published' and new.show_author_names then
        update accounts set named_insights_count = named_insights_count + 1 where id = new.account_id;
      end if;
      return null;
    end
  $$`,
  `create or replace trigger insights_author_updated after update of account_id, aasm_state, show_author_names on insights for each row
    when ((old.account_id, old.aasm_state = 'published' and old.show_author_names)
      is distinct from (new.account_id, new.aasm_state = 'published' and new.show_author_names))
    execute function insights_author_changed()`,
)

const keptByAccounts = together(
  `create or replace function insight_providers_keep() returns trigger language plpgsql set search_path = public, pg_temp as $$
    begin
      if new.account_type <> 'insight-provider' or new.status <> 'active' then
        delete from insight_providers where id = new.id;
        return null;
      end if;
      insert into insight_providers (id, company_id, name, insights_count, followers_count, search)
        values (new.id, new.company_id, new.name, new.named_insights_count, new.followers_count,
          to_tsvector('english', new.name || ' ' || coalesce(new.title, '') || ' ' || coalesce(new.bio, '')))
        on conflict (id) do update set company_id = excluded.company_id, name = excluded.name,
          insights_count = excluded.insights_count, followers_count = excluded.followers_count, search = excluded.search;
      if tg_op = 'INSERT' or new.insights_count <> old.insights_count or new.named_insights_count <> old.named_insights_count
        or new.status <> old.status then
        perform insight_providers_recount(new.id, now());
      end if;
      return null;
    end
  $$`,
  `create or replace trigger insight_providers_kept
    after insert or update of first_name, last_name, title, bio, account_type, status, company_id, insights_count, named_insights_count,
      followers_count on accounts
    for each row execute function insight_providers_keep()`,
)

/**
 * Counts for some authors at a time. Each is locked before the count begins: what is published meanwhile waits and is then
 * added by the triggers, and a statement sees what was there when it began.
 */
const counted: Step = async (db, { patiently }) => {
  for (let last = ''; ;) {
    const { rows } = await sql<{ id: string }>`select id from accounts where id > ${last}
      and exists (select from insights where account_id = accounts.id) order by id limit 50`.execute(db)
    if (rows.length === 0) return
    const ids = rows.map((row) => row.id)
    await patiently(() =>
      transact(db as never, async (tx) => {
        await sql`select from accounts where id = any(${ids}::text[]) order by id for no key update`.execute(tx)
        await sql`update accounts set named_insights_count = (select count(*) from insights where account_id = accounts.id
          and aasm_state = 'published' and show_author_names) where id = any(${ids}::text[])`.execute(tx)
      }),
    )
    last = ids.at(-1)!
  }
}

export const steps: readonly Step[] = [
  // One table at a time: whoever writes an insight holds it and then asks for its author.
  column,
  keptByInsights,
  keptByAccounts,
  counted,
  // Of an account whose insights name nobody no row changed just now.
  together(`update insight_providers set insights_count = 0 from accounts
    where accounts.id = insight_providers.id and named_insights_count = 0 and insight_providers.insights_count <> 0`),
]
