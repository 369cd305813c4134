/** How well and how fast providers answer requests, what a sweep of expired smarts has seen, and who is reminded. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  // When the provider was asked, and when the provider first answered.
  `alter table premium_service_requests add submitted_at timestamptz(3), add answered_at timestamptz(3)`,
  `create index premium_service_requests_completed on premium_service_requests (completed_at) where completed_at is not null`,
  `create index premium_service_requests_given on premium_service_requests (manager_id, submitted_at desc)`,
  `drop index premium_service_requests_late`,
  `create index premium_service_requests_running on premium_service_requests (id)
    where status in ('submitted', 'accepted') and reminded < 100`,

  // When the company's expired smarts were last looked for.
  `alter table smarts_balances add swept_at timestamptz(3)`,

  `alter table insight_providers
    add ratings_count integer not null default 0,
    add average_rating numeric(3, 2),
    add response_hours_median numeric(7, 1)`,
  `create index insight_providers_rating on insight_providers (coalesce(average_rating, 0) desc, id desc)`,

  // The row is held before anything is counted, so that of two who count at once the second sees what the first one saw.
  `create or replace function insight_providers_recount(provider text, at timestamptz) returns void language sql as $$
    select from insight_providers where id = provider for no key update;
    with newest as materialized (
      select id, countries, sectors from insights
      where account_id = provider and aasm_state = 'published' and show_author_names
      order by published_at desc, id desc limit 100),
    ratings as (select count(*) as times, round(avg(rating), 2) as average from premium_service_requests
      where requestee_id = provider and status <> 'drafted' and rating is not null)
    update insight_providers set
      published_last_30_days = (select count(*) from insights where account_id = provider and aasm_state = 'published'
        and show_author_names and published_at > at - interval '30 days'),
      coverage_countries = array(select distinct country from newest, unnest(countries) as country order by 1),
      coverage_sectors = array(select distinct sector from newest, unnest(sectors) as sector order by 1),
      verticals = array(select distinct slug from newest join insight_content_verticals as filed on filed.insight_id = newest.id
        join content_verticals on content_verticals.id = filed.content_vertical_id order by 1),
      ratings_count = ratings.times,
      average_rating = ratings.average,
      response_hours_median = (
        select round((percentile_cont(0.5) within group (order by extract(epoch from answered_at - submitted_at) / 3600))::numeric, 1)
        from premium_service_requests where requestee_id = provider and status <> 'drafted'
          and status_updated_at > at - interval '90 days' and answered_at > at - interval '90 days'),
      counted_at = at
    from ratings where id = provider
  $$`,
  `select insight_providers_recount(id, now()) from insight_providers`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
