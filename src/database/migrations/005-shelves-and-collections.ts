/** What accounts keep, mute, share and collect, the sets that editors make, and what is known of insight providers. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'
const id = (table: string): string => `id ${key} primary key constraint ${table}_id_length check (length(id) between 1 and 128)`
const times = `created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now()`
const uuid = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
const slug = (table: string): string =>
  `slug ${key} not null constraint ${table}_slug_unique unique
    constraint ${table}_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 128 and slug !~ '${uuid}')`
const name = (table: string, column = 'name', longest = 120): string =>
  `${column} text not null constraint ${table}_${column}_length check (length(${column}) between 1 and ${longest})`
const atMost = (table: string, column: string, longest: number): string =>
  `constraint ${table}_${column}_length check (length(${column}) <= ${longest})`
const oneOf = (table: string, column: string, values: readonly string[]): string =>
  `constraint ${table}_${column}_known check (${column} in (${values.map((value) => `'${value}'`).join(', ')}))`
const object = (table: string, column: string): string =>
  `${column} jsonb constraint ${table}_${column}_object check (jsonb_typeof(${column}) = 'object')`
const list = (table: string, column: string): string =>
  `${column} jsonb not null default '[]' constraint ${table}_${column}_array check (jsonb_typeof(${column}) = 'array')`
const mine = `account_id ${key} not null references accounts on delete cascade`

const shelves = [
  `create table locker_items (
    ${id('locker_items')},
    ${mine},
    lockable_type text not null ${oneOf('locker_items', 'lockable_type', ['insights', 'entity-news', 'collections'])},
    lockable_id ${key} not null,
    note text ${atMost('locker_items', 'note', 2000)},
    position integer not null default 0 constraint locker_items_position_range check (position between 0 and 1000000),
    folder text ${atMost('locker_items', 'folder', 120)},
    is_archived boolean not null default false,
    reminder_at timestamptz(3),
    ${times},
    constraint locker_items_unique unique (account_id, lockable_type, lockable_id)
  )`,
  `create index locker_items_newest on locker_items (account_id, created_at desc, id desc)`,
  `create index locker_items_position on locker_items (account_id, position, id)`,
  `create index locker_items_lockable on locker_items (lockable_type, lockable_id)`,

  `create table muted_items (
    ${id('muted_items')},
    ${mine},
    mutable_type text not null
      ${oneOf('muted_items', 'mutable_type', ['accounts', 'entities', 'content-verticals', 'companies', 'insights'])},
    mutable_id ${key} not null,
    reason text ${atMost('muted_items', 'reason', 500)},
    muted_until timestamptz(3),
    ${times},
    constraint muted_items_unique unique (account_id, mutable_type, mutable_id),
    constraint muted_items_not_oneself check (mutable_id <> account_id)
  )`,
  `create index muted_items_newest on muted_items (account_id, created_at desc, id desc)`,
  `create index muted_items_mutable on muted_items (mutable_type, mutable_id)`,

  // Each side takes the item off its own list; the row goes when both have.
  `create table shared_items (
    ${id('shared_items')},
    sharer_id ${key} not null references accounts on delete cascade,
    recipient_id ${key} not null references accounts on delete cascade,
    shareable_type text not null ${oneOf('shared_items', 'shareable_type', ['insights', 'collections', 'entities'])},
    shareable_id ${key} not null,
    message text ${atMost('shared_items', 'message', 2000)},
    channel text not null default 'in-app' ${oneOf('shared_items', 'channel', ['in-app', 'email', 'link'])},
    opened_at timestamptz(3),
    expires_at timestamptz(3),
    sharer_deleted_at timestamptz(3),
    recipient_deleted_at timestamptz(3),
    ${times},
    constraint shared_items_not_oneself check (sharer_id <> recipient_id)
  )`,
  `create index shared_items_sharer on shared_items (sharer_id, created_at desc, id desc)`,
  `create index shared_items_recipient on shared_items (recipient_id, created_at desc, id desc)`,
  `create index shared_items_shareable on shared_items (shareable_type, shareable_id, recipient_id)`,
]

const collections = [
  // `cover_image` is the key of the stored file; the URL of answers is made from it.
  `create table collections (
    ${id('collections')},
    ${mine},
    company_id ${key} references companies,
    ${name('collections')},
    ${slug('collections')},
    description text ${atMost('collections', 'description', 5000)},
    cover_image text ${atMost('collections', 'cover_image', 512)},
    cover_image_file_name text ${atMost('collections', 'cover_image_file_name', 255)},
    ${object('collections', 'and_filters')},
    ${object('collections', 'or_filters')},
    visibility text not null default 'private' ${oneOf('collections', 'visibility', ['private', 'company', 'public'])},
    ${times}
  )`,
  `create index collections_newest on collections (created_at desc, id desc)`,
  `create index collections_account on collections (account_id, created_at desc, id desc)`,
  `create index collections_company on collections (company_id, created_at desc, id desc) where visibility = 'company'`,
  `create index collections_public on collections (created_at desc, id desc) where visibility = 'public'`,

  `create table collection_items (
    collection_id ${key} not null references collections on delete cascade,
    insight_id ${key} not null references insights on delete cascade,
    ${times},
    primary key (collection_id, insight_id)
  )`,
  `create index collection_items_insight on collection_items (insight_id)`,

  `create table insight_collections (
    ${id('insight_collections')},
    curator_id ${key} references accounts,
    ${name('insight_collections')},
    ${slug('insight_collections')},
    description text ${atMost('insight_collections', 'description', 5000)},
    cover_image_url text ${atMost('insight_collections', 'cover_image_url', 2048)},
    ${name('insight_collections', 'curated_by', 240)},
    position integer not null default 0 constraint insight_collections_position_natural check (position >= 0),
    is_featured boolean not null default false,
    starts_at timestamptz(3),
    ends_at timestamptz(3),
    ${times},
    constraint insight_collections_ends_after_start check (ends_at > starts_at)
  )`,
  `create index insight_collections_position on insight_collections (position, id)`,
  `create index insight_collections_curator on insight_collections (curator_id)`,
  `create table insight_collection_insights (
    insight_collection_id ${key} not null references insight_collections on delete cascade,
    insight_id ${key} not null references insights on delete cascade,
    ${times},
    primary key (insight_collection_id, insight_id)
  )`,
  `create index insight_collection_insights_insight on insight_collection_insights (insight_id)`,
]

const providers = [
  `create table insight_provider_profiles (
    ${id('insight_provider_profiles')},
    ${mine} constraint insight_provider_profiles_account_unique unique,
    ${name('insight_provider_profiles', 'headline', 255)},
    biography text not null default '' constraint insight_provider_profiles_biography_size check (octet_length(biography) <= 200000),
    ${list('insight_provider_profiles', 'experience')},
    ${list('insight_provider_profiles', 'education')},
    certifications text[] not null default '{}'
      constraint insight_provider_profiles_certifications_count check (cardinality(certifications) <= 60),
    regulatory_status text ${atMost('insight_provider_profiles', 'regulatory_status', 255)},
    regulator text ${atMost('insight_provider_profiles', 'regulator', 255)},
    licence_number text ${atMost('insight_provider_profiles', 'licence_number', 120)},
    disclaimer text ${atMost('insight_provider_profiles', 'disclaimer', 5000)},
    methodology text ${atMost('insight_provider_profiles', 'methodology', 5000)},
    research_frequency text ${atMost('insight_provider_profiles', 'research_frequency', 120)},
    ${list('insight_provider_profiles', 'media_appearances')},
    banner_url text ${atMost('insight_provider_profiles', 'banner_url', 2048)},
    ${times}
  )`,
  `create index insight_provider_profiles_newest on insight_provider_profiles (created_at desc, id desc)`,

  // One row for each active provider account, with what providers are searched and sorted by. Triggers keep it; what
  // changes by the passing of time alone is recounted by the tick.
  `create table insight_providers (
    id ${key} primary key references accounts on delete cascade,
    company_id ${key} references companies,
    ${name('insight_providers', 'name', 241)},
    insights_count integer not null default 0,
    followers_count integer not null default 0,
    published_last_30_days integer not null default 0,
    coverage_countries text[] not null default '{}',
    coverage_sectors text[] not null default '{}',
    verticals text[] not null default '{}',
    search tsvector not null default '',
    counted_at timestamptz(3) not null default now()
  )`,
  `create index insight_providers_company on insight_providers (company_id)`,
  `create index insight_providers_name on insight_providers (name, id)`,
  `create index insight_providers_insights on insight_providers (insights_count desc, id desc)`,
  `create index insight_providers_followers on insight_providers (followers_count desc, id desc)`,
  `create index insight_providers_published on insight_providers (published_last_30_days desc, id desc)`,
  `create index insight_providers_coverage on insight_providers using gin (coverage_countries, coverage_sectors, verticals)`,
  `create index insight_providers_search on insight_providers using gin (search)`,
  `create index insight_providers_counted on insight_providers (counted_at)`,
  `create index insights_named_author on insights (account_id, published_at desc, id desc)
    where aasm_state = 'published' and show_author_names`,

  // Coverage is that of the newest 100 insights that name the author, so that a long career costs no more than a short one.
  `create function insight_providers_recount(provider text, at timestamptz) returns void language sql as $$
    with newest as materialized (
      select id, countries, sectors from insights
      where account_id = provider and aasm_state = 'published' and show_author_names
      order by published_at desc, id desc limit 100)
    update insight_providers set
      published_last_30_days = (select count(*) from insights where account_id = provider and aasm_state = 'published'
        and show_author_names and published_at > at - interval '30 days'),
      coverage_countries = array(select distinct country from newest, unnest(countries) as country order by 1),
      coverage_sectors = array(select distinct sector from newest, unnest(sectors) as sector order by 1),
      verticals = array(select distinct slug from newest join insight_content_verticals as filed on filed.insight_id = newest.id
        join content_verticals on content_verticals.id = filed.content_vertical_id order by 1),
      counted_at = at
    where id = provider
  $$`,
  `create function insight_providers_keep() returns trigger language plpgsql as $$
    begin
      if new.account_type <> 'insight-provider' or new.status <> 'active' then
        delete from insight_providers where id = new.id;
        return null;
      end if;
      insert into insight_providers (id, company_id, name, insights_count, followers_count, search)
        values (new.id, new.company_id, new.name, new.insights_count, new.followers_count,
          to_tsvector('english', new.name || ' ' || coalesce(new.title, '') || ' ' || coalesce(new.bio, '')))
        on conflict (id) do update set company_id = excluded.company_id, name = excluded.name,
          insights_count = excluded.insights_count, followers_count = excluded.followers_count, search = excluded.search;
      if tg_op = 'INSERT' or new.insights_count <> old.insights_count or new.status <> old.status then
        perform insight_providers_recount(new.id, now());
      end if;
      return null;
    end
  $$`,
  `create trigger insight_providers_kept
    after insert or update of first_name, last_name, title, bio, account_type, status, company_id, insights_count, followers_count on accounts
    for each row execute function insight_providers_keep()`,
  `insert into insight_providers (id, company_id, name, insights_count, followers_count, search)
    select id, company_id, name, insights_count, followers_count,
      to_tsvector('english', name || ' ' || coalesce(title, '') || ' ' || coalesce(bio, ''))
    from accounts where account_type = 'insight-provider' and status = 'active'`,
  `select insight_providers_recount(id, now()) from insight_providers`,
]

/** What is deleted leaves every shelf, since a shelf names things of many types and so has no foreign key. */
const forgetting = [
  `create function shelves_forget() returns trigger language plpgsql as $$
    begin
      delete from locker_items where lockable_type = tg_argv[0] and lockable_id = old.id;
      delete from muted_items where mutable_type = tg_argv[0] and mutable_id = old.id;
      delete from shared_items where shareable_type = tg_argv[0] and shareable_id = old.id;
      return null;
    end
  $$`,
  ...['insights', 'entities', 'companies', 'entity_news', 'collections'].map(
    (table) => `create trigger ${table}_forgotten after delete on ${table}
      for each row execute function shelves_forget('${table.replace('_', '-')}')`,
  ),
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...shelves, ...collections, ...providers, ...forgetting]) await sql.raw(statement).execute(db)
}
