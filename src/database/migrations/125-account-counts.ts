/** How many accounts there are, and how many providers that everybody sees. Who makes or changes one counts it. */
import { together } from '../migration.ts'
import type { Step } from '../migration.ts'

const isProvider = (row: string): string => `${row}.account_type = 'insight-provider' and ${row}.status <> 'invited'`

export const steps: readonly Step[] = [
  together(
    `create table if not exists account_counts (
      id text collate "C" primary key constraint account_counts_known check (id in ('all', 'providers')),
      accounts bigint not null
    )`,
    `create or replace function count_accounts() returns trigger language plpgsql set search_path = public, pg_temp as $$
      declare
        more integer := 0;
        providers integer := 0;
      begin
        if tg_op <> 'DELETE' then
          more := more + 1;
          if ${isProvider('new')} then providers := providers + 1; end if;
        end if;
        if tg_op <> 'INSERT' then
          more := more - 1;
          if ${isProvider('old')} then providers := providers - 1; end if;
        end if;
        if more <> 0 then update account_counts set accounts = accounts + more where id = 'all'; end if;
        if providers <> 0 then update account_counts set accounts = accounts + providers where id = 'providers'; end if;
        return null;
      end $$`,
    `lock table accounts in share row exclusive mode`,
    `create or replace trigger accounts_count after insert or delete or update of account_type, status on accounts
      for each row execute function count_accounts()`,
    `insert into account_counts (id, accounts)
      select 'all', count(*) from accounts union all select 'providers', count(*) from accounts where ${isProvider('accounts')}
      on conflict (id) do update set accounts = excluded.accounts`,
  ),
]
