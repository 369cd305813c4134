/** Messages, requests of premium work, reports from elsewhere and providers are searched in every script, as research is. */
import { inBatches, index, together } from '../migration.ts'
import type { Step } from '../migration.ts'

/** Written as `wordsOf` writes it, so that an index of it is used. */
const wordsOf = (...texts: string[]): string =>
  `to_tsvector('english', public.searched_words(public.folded(${texts.map((one) => `coalesce(${one}, '')`).join(` || ' ' || `)})))`

const reports = together(
  `do $$ begin
    if not exists (select from information_schema.columns where table_schema = 'public' and table_name = 'external_reports'
      and column_name = 'search' and generation_expression like '%searched_words%')
    then
      alter table public.external_reports drop column search;
      alter table public.external_reports add column search tsvector
        generated always as (${wordsOf('title', 'source_name', 'summary')}) stored;
    end if;
  end $$`,
  `create index if not exists external_reports_search on external_reports using gin (search)`,
)

const providers = together(
  `create or replace function insight_providers_keep() returns trigger language plpgsql set search_path = public, pg_temp as $$
    begin
      if new.account_type <> 'insight-provider' or new.status <> 'active' then
        delete from insight_providers where id = new.id;
        return null;
      end if;
      insert into insight_providers (id, company_id, name, insights_count, followers_count, search)
        values (new.id, new.company_id, new.name, new.named_insights_count, new.followers_count,
          ${wordsOf('new.name', 'new.title', 'new.bio')})
        on conflict (id) do update set company_id = excluded.company_id, name = excluded.name,
          insights_count = excluded.insights_count, followers_count = excluded.followers_count, search = excluded.search;
      if tg_op = 'INSERT' or new.insights_count <> old.insights_count or new.named_insights_count <> old.named_insights_count
        or new.status <> old.status then
        perform insight_providers_recount(new.id, now());
      end if;
      return null;
    end
  $$`,
)

export const steps: readonly Step[] = [
  reports,
  providers,
  inBatches(
    'insight_providers',
    `search = (select ${wordsOf('name', 'title', 'bio')} from accounts where accounts.id = insight_providers.id)`,
    'true',
  ),
  index('messages_words', `messages using gin (${wordsOf('content')})`),
  index('premium_service_requests_words', `premium_service_requests using gin (${wordsOf('title', 'description')})`),
  together('drop index if exists messages_fulltext', 'drop index if exists premium_service_requests_search'),
]
