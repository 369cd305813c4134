/**
 * People, lookups, entities, research and the discussion of it. One statement each, since PGlite takes no more at once.
 * Check and unique constraints are named `<table>_<what they state>`, so that a broken one can be told by its name.
 */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

// Keys are compared byte by byte: the same total order on every database, and no index depends on the system's locale.
const key = 'text collate "C"'
const id = (table: string): string => `id ${key} primary key constraint ${table}_id_length check (length(id) between 1 and 128)`
const times = `created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now()`
const uuid = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
const slugForm = (table: string): string =>
  `constraint ${table}_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 128 and slug !~ '${uuid}')`
const slug = (table: string): string => `slug ${key} not null constraint ${table}_slug_unique unique ${slugForm(table)}`
const name = (table: string, column = 'name', longest = 120): string =>
  `${column} text not null constraint ${table}_${column}_length check (length(${column}) between 1 and ${longest})`
const atMost = (table: string, column: string, longest: number): string =>
  `constraint ${table}_${column}_length check (length(${column}) <= ${longest})`
const listOf = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ')
const oneOf = (table: string, column: string, values: readonly string[]): string =>
  `constraint ${table}_${column}_known check (${column} in (${listOf(values)}))`
const fewest = (table: string, column: string, most: number): string =>
  `constraint ${table}_${column}_count check (cardinality(${column}) <= ${most})`
const count = (table: string, column: string): string =>
  `${column} integer not null default 0 constraint ${table}_${column}_natural check (${column} >= 0)`
const country = (table: string, column = 'country'): string => `constraint ${table}_${column}_form check (${column} ~ '^[A-Z]{2}$')`
const object = (table: string, column: string): string =>
  `${column} jsonb not null default '{}' constraint ${table}_${column}_object check (jsonb_typeof(${column}) = 'object')`
const pictures = `'{"small": null, "medium": null, "large": null}'`

const lookups = [
  `create table geographies (
    ${id('geographies')},
    ${slug('geographies')},
    ${name('geographies')},
    useful_links jsonb not null default '[]'
      constraint geographies_useful_links_array check (jsonb_typeof(useful_links) = 'array'),
    position integer not null default 0,
    ${times}
  )`,
  `create index geographies_position on geographies (position, id)`,

  `create table countries (
    ${id('countries')},
    ${name('countries')},
    ${slug('countries')},
    code ${key} not null constraint countries_code_unique unique ${country('countries', 'code')},
    currency text constraint countries_currency_form check (currency ~ '^[A-Z]{3}$'),
    flag text ${atMost('countries', 'flag', 16)},
    geography_id ${key} references geographies,
    ${times}
  )`,
  `create index countries_name on countries (name, id)`,
  `create index countries_newest on countries (created_at desc, id desc)`,
  `create index countries_geography on countries (geography_id, name, id)`,

  `create table sectors (
    ${id('sectors')},
    ${name('sectors')},
    ${slug('sectors')},
    code text not null constraint sectors_code_unique unique constraint sectors_code_form check (code ~ '^[0-9]{2}$'),
    description text ${atMost('sectors', 'description', 5000)},
    position integer not null default 0,
    ${times}
  )`,
  `create index sectors_position on sectors (position, id)`,

  `create table content_verticals (
    ${id('content_verticals')},
    ${name('content_verticals')},
    ${slug('content_verticals')},
    color text constraint content_verticals_color_form check (color ~ '^#[0-9a-f]{6}$'),
    position integer not null default 0,
    ${count('content_verticals', 'insights_count')},
    "group" text not null constraint content_verticals_group_length check (length("group") between 1 and 64),
    ${times}
  )`,
  `create index content_verticals_position on content_verticals (position, id)`,

  `create table asset_classes (
    ${id('asset_classes')},
    ${name('asset_classes')} constraint asset_classes_name_unique unique,
    position integer not null default 0,
    ${times}
  )`,
  `create index asset_classes_position on asset_classes (position, id)`,
  `create index asset_classes_newest on asset_classes (created_at desc, id desc)`,
]

const accountTypes = ['insight-provider', 'investor', 'corporate-user', 'staff', 'system']
const roles = ['team-lead', 'compliance-officer', 'account-manager', 'editor', 'entity-editor', 'finance', 'admin']
const tiers = ['professional', 'delayed', 'provider', 'corporate', 'none']
const classifications = ['professional', 'eligible-counterparty', 'accredited', 'retail']
const frequencies = ['instant', 'hourly', 'daily', 'weekly', 'monthly', 'never']

const people = [
  `create table companies (
    ${id('companies')},
    ${name('companies', 'name', 200)},
    ${slug('companies')},
    kind text not null ${oneOf('companies', 'kind', ['research-firm', 'investor-firm', 'issuer', 'platform'])},
    country text ${country('companies')},
    website text ${atMost('companies', 'website', 2048)},
    description text ${atMost('companies', 'description', 5000)},
    logo_url jsonb not null default ${pictures},
    ${object('companies', 'policy')},
    trusted boolean not null default false,
    ${times}
  )`,
  `create index companies_newest on companies (created_at desc, id desc)`,
  `create index companies_name on companies (name, id)`,

  `create table accounts (
    ${id('accounts')},
    company_id ${key} references companies,
    ${name('accounts', 'first_name')},
    ${name('accounts', 'last_name')},
    name text generated always as (first_name || ' ' || last_name) stored,
    title text ${atMost('accounts', 'title', 120)},
    ${slug('accounts')},
    account_type text not null ${oneOf('accounts', 'account_type', accountTypes)},
    roles text[] not null default '{}'
      constraint accounts_roles_known check (roles <@ array[${listOf(roles)}]),
    status text not null default 'invited'
      ${oneOf('accounts', 'status', ['invited', 'active', 'suspended', 'deactivated'])},
    email text not null constraint accounts_email_form check (length(email) between 3 and 254 and position('@' in email) > 1),
    email_verified boolean not null default false,
    password_hash text ${atMost('accounts', 'password_hash', 512)},
    phone text ${atMost('accounts', 'phone', 32)},
    avatar_url jsonb not null default ${pictures},
    bio text ${atMost('accounts', 'bio', 5000)},
    country text ${country('accounts')},
    timezone text not null default 'UTC' ${atMost('accounts', 'timezone', 64)},
    locale text not null default 'en' ${atMost('accounts', 'locale', 35)},
    website text ${atMost('accounts', 'website', 2048)},
    linkedin text ${atMost('accounts', 'linkedin', 2048)},
    languages text[] not null default '{}' ${fewest('accounts', 'languages', 60)},
    years_experience integer constraint accounts_years_experience_range check (years_experience between 0 and 100),
    ${count('accounts', 'followers_count')},
    ${count('accounts', 'following_count')},
    ${count('accounts', 'insights_count')},
    last_seen_at timestamptz(3),
    reading_tier text not null default 'none' ${oneOf('accounts', 'reading_tier', tiers)},
    investor_classification text ${oneOf('accounts', 'investor_classification', classifications)},
    anonymize_reading boolean not null default false,
    ${object('accounts', 'notification_preferences')},
    email_frequency text not null default 'daily' ${oneOf('accounts', 'email_frequency', frequencies)},
    ${times}
  )`,
  `create unique index accounts_email_unique on accounts (lower(email))`,
  `create index accounts_company on accounts (company_id, created_at desc, id desc)`,
  `create index accounts_newest on accounts (created_at desc, id desc)`,
  `create index accounts_name on accounts (name, id)`,
  `create index accounts_followers on accounts (followers_count desc, id desc)`,
  `create index accounts_country on accounts (country)`,

  `create table sessions (
    ${id('sessions')},
    account_id ${key} not null references accounts on delete cascade,
    token_hash bytea not null constraint sessions_token_hash_unique unique
      constraint sessions_token_hash_length check (octet_length(token_hash) = 32),
    kind text not null ${oneOf('sessions', 'kind', ['password', 'magic', 'temporary'])},
    user_agent text ${atMost('sessions', 'user_agent', 512)},
    ip_country text ${country('sessions', 'ip_country')},
    created_at timestamptz(3) not null default now(),
    last_used_at timestamptz(3) not null default now(),
    expires_at timestamptz(3) not null
  )`,
  `create index sessions_account on sessions (account_id, created_at desc, id desc)`,
  `create index sessions_expiry on sessions (expires_at)`,
]

const entities = [
  `create table entities (
    ${id('entities')},
    company_id ${key} references companies,
    ${name('entities', 'short_name')},
    ${name('entities', 'pretty_name', 240)},
    ${slug('entities')},
    description text ${atMost('entities', 'description', 5000)},
    country text not null ${country('entities')},
    sector text not null ${atMost('entities', 'sector', 128)},
    industry_group text ${atMost('entities', 'industry_group', 128)},
    industry text ${atMost('entities', 'industry', 128)},
    ${object('entities', 'gics')},
    bbgid text ${atMost('entities', 'bbgid', 32)},
    security text not null default '' ${atMost('entities', 'security', 64)},
    yahoo_ticker text ${atMost('entities', 'yahoo_ticker', 32)},
    isin text constraint entities_isin_form check (isin ~ '^[A-Z]{2}[A-Z0-9]{9}[0-9]$'),
    figi text constraint entities_figi_form check (figi ~ '^[A-Z0-9]{12}$'),
    lei text constraint entities_lei_form check (lei ~ '^[A-Z0-9]{20}$'),
    exchange text ${atMost('entities', 'exchange', 32)},
    currency text constraint entities_currency_form check (currency ~ '^[A-Z]{3}$'),
    market_cap_usd_m numeric(14,2) constraint entities_market_cap_usd_m_natural check (market_cap_usd_m >= 0),
    logo_url jsonb not null default ${pictures},
    website text ${atMost('entities', 'website', 2048)},
    is_listed boolean not null default true,
    listed_at date,
    delisted_at date,
    ${count('entities', 'followers_count')},
    ${count('entities', 'insights_count')},
    latest_imperatives jsonb not null default '{"bullish": 0, "bearish": 0, "neutral": 0}',
    ${times}
  )`,
  `create index entities_company on entities (company_id)`,
  `create index entities_newest on entities (created_at desc, id desc)`,
  `create index entities_pretty_name on entities (pretty_name, id)`,
  `create index entities_market_cap on entities (market_cap_usd_m desc nulls last, id desc)`,
  `create index entities_followers on entities (followers_count desc, id desc)`,
  `create index entities_country on entities (country)`,
  `create index entities_sector on entities (sector)`,

  `create table account_entities (
    account_id ${key} not null references accounts on delete cascade,
    entity_id ${key} not null references entities on delete cascade,
    ${times},
    primary key (account_id, entity_id)
  )`,
  `create index account_entities_entity on account_entities (entity_id, account_id)`,
]

const imperatives = ['bullish', 'bearish', 'neutral']
const horizons = ['short', 'medium', 'long']
const formats = ['in-depth', 'quick-note', 'initiation', 'thematic', 'daily-brief', 'event-preview', 'event-review', 'model', 'transcript']
const states = ['drafted', 'submitted', 'in-review', 'changes-requested', 'approved', 'scheduled', 'published', 'cancelled']
const array = (table: string, column: string, most: number): string =>
  `${column} text[] not null default '{}' ${fewest(table, column, most)}`

const insights = [
  // Checks run at every change of a row, so those of long texts measure bytes, which needs no decompression.
  `create table insights (
    ${id('insights')},
    account_id ${key} not null references accounts,
    company_id ${key} references companies,
    primary_entity_id ${key} references entities,
    slug ${key} ${slugForm('insights')},
    tagline text ${atMost('insights', 'tagline', 300)},
    executive_summary text
      constraint insights_executive_summary_size check (octet_length(executive_summary) <= 20000),
    detail text constraint insights_detail_size check (octet_length(detail) <= 2000000),
    format_type text not null default 'quick-note' ${oneOf('insights', 'format_type', formats)},
    imperative text ${oneOf('insights', 'imperative', imperatives)},
    time_horizon text ${oneOf('insights', 'time_horizon', horizons)},
    ${array('insights', 'countries', 60)},
    ${array('insights', 'strategies', 60)},
    ${array('insights', 'sectors', 60)},
    ${array('insights', 'industry_groups', 60)},
    ${array('insights', 'industries', 60)},
    no_sector boolean not null default false,
    ${array('insights', 'automatic_keywords', 30)},
    ${array('insights', 'custom_keywords', 30)},
    show_author_names boolean not null default true,
    is_x_content boolean not null default false,
    linkback text constraint insights_linkback_form check (linkback ~ '^https://' and length(linkback) <= 2048),
    aasm_state text not null default 'drafted' ${oneOf('insights', 'aasm_state', states)},
    aasm_state_updated_at timestamptz(3),
    status_reason text ${atMost('insights', 'status_reason', 2000)},
    published_at timestamptz(3),
    ${count('insights', 'total_account_read')},
    ${count('insights', 'total_public_read')},
    total_combined_read integer generated always as (total_account_read + total_public_read) stored,
    ${count('insights', 'annotations_count')},
    ${count('insights', 'comments_count')},
    total_discussions integer generated always as (annotations_count + comments_count) stored,
    ${count('insights', 'published_forked_count')},
    ${count('insights', 'likes_count')},
    ${count('insights', 'dislikes_count')},
    ${count('insights', 'introduced_total_views')},
    ${count('insights', 'weighted_insight_views')},
    search tsvector generated always as (
      setweight(to_tsvector('english', coalesce(tagline, '')), 'A') ||
      setweight(to_tsvector('english', coalesce(executive_summary, '')), 'B') ||
      setweight(to_tsvector('english', coalesce(left(detail, 100000), '')), 'C')) stored,
    ${times},
    constraint insights_published_at_present
      check (aasm_state not in ('scheduled', 'published') or published_at is not null)
  )`,
  // With what lists are filtered by most, so that matches are counted without visiting the wide rows.
  `create index insights_newest on insights (published_at desc, id desc)
    include (format_type, imperative, time_horizon, account_id, company_id, primary_entity_id, countries) where aasm_state = 'published'`,
  `create index insights_most_read on insights (total_combined_read desc, id desc) where aasm_state = 'published'`,
  `create index insights_most_liked on insights (likes_count desc, id desc) where aasm_state = 'published'`,
  `create index insights_last_changed on insights (updated_at desc, id desc) where aasm_state = 'published'`,
  `create index insights_unpublished on insights (aasm_state, created_at desc, id desc) where aasm_state <> 'published'`,
  `create index insights_account on insights (account_id, aasm_state, created_at desc, id desc)`,
  `create index insights_company on insights (company_id, aasm_state, created_at desc, id desc)`,
  // Not partial, so that it serves the foreign key as well.
  `create index insights_primary_entity on insights (primary_entity_id, aasm_state, published_at desc, id desc)`,
  `create index insights_classes on insights using gin (countries, sectors, strategies) with (fastupdate = off)`,
  `create index insights_search on insights using gin (search)`,

  `create table insight_slugs (
    slug ${key} primary key,
    insight_id ${key} references insights on delete set null,
    created_at timestamptz(3) not null default now()
  )`,
  `create index insight_slugs_insight on insight_slugs (insight_id, created_at desc)`,
  // AFTER, not BEFORE: a BEFORE UPDATE trigger would make every counted like compute the search vector anew.
  `create function insights_keep_slug() returns trigger language plpgsql as $$
  begin
    insert into insight_slugs (slug, insight_id) values (new.slug, new.id) on conflict (slug) do nothing;
    if not exists (select from insight_slugs where slug = new.slug and insight_id = new.id) then
      raise unique_violation using
        message = 'the slug is or was that of another insight', detail = format('Key (slug)=(%s).', new.slug),
        table = 'insights', column = 'slug', constraint = 'insights_slug_unique', schema = tg_table_schema;
    end if;
    return null;
  end $$`,
  `create trigger insights_keep_slug after insert or update of slug on insights
    for each row when (new.slug is not null) execute function insights_keep_slug()`,

  `create table insight_counts (
    shard integer primary key,
    published bigint not null
  ) with (fillfactor = 50)`,
  // Sharded, so that writers on different connections do not wait for each other to commit.
  `create function insights_count_published() returns trigger language plpgsql as $$
  declare
    change bigint := 0;
  begin
    if tg_op = 'TRUNCATE' then
      delete from insight_counts;
      return null;
    end if;
    if tg_op <> 'DELETE' then
      change := change + (select count(*) from new_rows where aasm_state = 'published');
    end if;
    if tg_op <> 'INSERT' then
      change := change - (select count(*) from old_rows where aasm_state = 'published');
    end if;
    if change <> 0 then
      insert into insight_counts as kept (shard, published) values (pg_backend_pid() % 64, change)
      on conflict (shard) do update set published = kept.published + excluded.published;
    end if;
    return null;
  end $$`,
  `create trigger insights_count_inserted after insert on insights referencing new table as new_rows
    for each statement execute function insights_count_published()`,
  `create trigger insights_count_updated after update on insights referencing old table as old_rows new table as new_rows
    for each statement execute function insights_count_published()`,
  `create trigger insights_count_deleted after delete on insights referencing old table as old_rows
    for each statement execute function insights_count_published()`,
  `create trigger insights_count_truncated after truncate on insights
    for each statement execute function insights_count_published()`,
]

const ofInsight = `insight_id ${key} not null references insights on delete cascade`

const research = [
  `create table insight_content_verticals (
    ${ofInsight},
    content_vertical_id ${key} not null references content_verticals,
    ${times},
    primary key (insight_id, content_vertical_id)
  )`,
  `create index insight_content_verticals_vertical on insight_content_verticals (content_vertical_id, insight_id)`,

  // An entity that research names cannot go, hence no cascade from that end.
  `create table insight_secondary_entities (
    ${ofInsight},
    entity_id ${key} not null references entities,
    position integer not null default 0,
    ${times},
    primary key (insight_id, entity_id)
  )`,
  `create index insight_secondary_entities_position on insight_secondary_entities (insight_id, position, entity_id)`,
  `create index insight_secondary_entities_entity on insight_secondary_entities (entity_id, insight_id)`,

  `create table insight_streams (
    upstream_id ${key} not null references insights on delete cascade,
    downstream_id ${key} not null references insights on delete cascade,
    ${times},
    primary key (upstream_id, downstream_id),
    constraint insight_streams_not_itself check (upstream_id <> downstream_id)
  )`,
  `create index insight_streams_downstream on insight_streams (downstream_id, upstream_id)`,

  `create table insight_citations (
    citing_id ${key} not null references insights on delete cascade,
    cited_id ${key} not null references insights on delete cascade,
    primary key (cited_id, citing_id)
  )`,
  `create index insight_citations_citing on insight_citations (citing_id)`,

  `create table insight_reads (
    ${ofInsight},
    account_id ${key} not null references accounts,
    read_at timestamptz(3) not null default now(),
    primary key (insight_id, account_id)
  )`,
  `create index insight_reads_account on insight_reads (account_id, insight_id)`,

  `create table insight_votes (
    ${ofInsight},
    account_id ${key} not null references accounts,
    score smallint not null constraint insight_votes_score_known check (score in (-1, 1)),
    ${times},
    primary key (insight_id, account_id)
  )`,
  `create index insight_votes_account on insight_votes (account_id, insight_id)`,

  `create table insight_disclosures (
    ${id('insight_disclosures')},
    ${ofInsight} constraint insight_disclosures_insight_unique unique,
    position_in_securities text not null default '' ${atMost('insight_disclosures', 'position_in_securities', 2000)},
    certified boolean not null default false,
    ${times}
  )`,

  // `source` is the key of the stored file; the signed URL of answers is made from it.
  `create table insight_documents (
    ${id('insight_documents')},
    ${ofInsight},
    source text not null ${atMost('insight_documents', 'source', 512)},
    ${name('insight_documents', 'source_file_name', 255)},
    ${count('insight_documents', 'source_file_size')},
    source_updated_at timestamptz(3) not null default now(),
    ${name('insight_documents', 'source_content_type', 255)},
    title text ${atMost('insight_documents', 'title', 255)},
    position integer not null default 0,
    ${times}
  )`,
  `create index insight_documents_insight on insight_documents (insight_id, created_at desc, id desc)`,
  `create index insight_documents_position on insight_documents (insight_id, position, id)`,

  `create table images (
    ${id('images')},
    account_id ${key} references accounts,
    imageable_type text not null
      ${oneOf('images', 'imageable_type', ['insights', 'accounts', 'companies', 'entities', 'collections'])},
    imageable_id ${key} not null,
    source text not null ${atMost('images', 'source', 512)},
    ${name('images', 'source_file_name', 255)},
    ${count('images', 'source_file_size')},
    source_updated_at timestamptz(3) not null default now(),
    ${name('images', 'source_content_type', 255)},
    ${count('images', 'width')},
    ${count('images', 'height')},
    alt_text text ${atMost('images', 'alt_text', 500)},
    ${object('images', 'variants')},
    position integer,
    ${times}
  )`,
  `create index images_imageable on images (imageable_type, imageable_id, created_at desc, id desc)`,
  `create index images_account on images (account_id, created_at desc, id desc)`,

  `create table filter_presets (
    ${id('filter_presets')},
    account_id ${key} not null references accounts on delete cascade,
    ${name('filter_presets')},
    ${array('filter_presets', 'countries', 60)},
    ${array('filter_presets', 'sectors', 60)},
    ${array('filter_presets', 'strategies', 60)},
    ${array('filter_presets', 'verticals', 60)},
    min_market_cap integer constraint filter_presets_min_market_cap_range check (min_market_cap between 0 and 100000000),
    max_market_cap integer constraint filter_presets_max_market_cap_range check (max_market_cap between 0 and 100000000),
    format_types text[] ${fewest('filter_presets', 'format_types', 60)},
    imperatives text[] ${fewest('filter_presets', 'imperatives', 60)},
    time_horizons text[] ${fewest('filter_presets', 'time_horizons', 60)},
    ${times}
  )`,
  `create index filter_presets_account on filter_presets (account_id, created_at desc, id desc)`,
]

const origins = ['web', 'ios', 'android', 'api', 'email', 'widget', 'share-link', 'import', 'system']
const commentables = ['insights', 'external-reports', 'corporate-events', 'entity-news', 'corporate-presentations']

const discussion = [
  `create table activities (
    ${id('activities')},
    key text not null constraint activities_key_form check (key ~ '^[a-z_]+\\.[a-z_]+$' and length(key) <= 64),
    trackable_type text not null constraint activities_trackable_type_form
      check (trackable_type ~ '^[a-z]+(-[a-z]+)*$' and length(trackable_type) <= 64),
    trackable_id ${key} not null,
    owner_id ${key} references accounts,
    recipient_id ${key} references accounts,
    anonymize boolean not null default false,
    origin text not null default 'api' ${oneOf('activities', 'origin', origins)},
    ${object('activities', 'parameters')},
    ${times}
  )`,
  `create index activities_newest on activities (created_at desc, id desc)`,
  `create index activities_owner on activities (owner_id, created_at desc, id desc)`,
  `create index activities_recipient on activities (recipient_id, created_at desc, id desc)`,
  `create index activities_trackable on activities (trackable_type, trackable_id, created_at desc, id desc)`,

  `create table comments (
    ${id('comments')},
    account_id ${key} not null references accounts,
    commentable_type text not null ${oneOf('comments', 'commentable_type', commentables)},
    commentable_id ${key} not null,
    parent_id ${key} references comments,
    body text constraint comments_body_length check (length(body) between 1 and 10000),
    status text not null default 'visible' ${oneOf('comments', 'status', ['visible', 'removed', 'held'])},
    is_review boolean not null default false,
    ${count('comments', 'likes_count')},
    ${count('comments', 'replies_count')},
    depth integer not null default 0,
    edited_at timestamptz(3),
    removed_at timestamptz(3),
    ${times},
    constraint comments_depth_of_reply check (depth = (parent_id is not null)::integer),
    constraint comments_body_present check (status = 'removed' or body is not null)
  )`,
  `create index comments_newest on comments (created_at desc, id desc)`,
  `create index comments_most_liked on comments (likes_count desc, id desc)`,
  `create index comments_commentable on comments (commentable_type, commentable_id, created_at desc, id desc)`,
  `create index comments_commentable_liked on comments (commentable_type, commentable_id, likes_count desc, id desc)`,
  `create index comments_account on comments (account_id, created_at desc, id desc)`,
  `create index comments_parent on comments (parent_id, created_at desc, id desc)`,

  `create table annotations (
    ${id('annotations')},
    ${ofInsight},
    annotator_id ${key} not null references accounts,
    message text not null constraint annotations_message_length check (length(message) between 1 and 5000),
    annotable_attribute text not null
      ${oneOf('annotations', 'annotable_attribute', ['executive_summary', 'detail'])},
    section_id integer not null constraint annotations_section_id_natural check (section_id >= 0),
    is_starred boolean not null default false,
    is_secret boolean not null default true,
    ${times}
  )`,
  `create index annotations_insight on annotations (insight_id, created_at desc, id desc)`,
  `create index annotations_annotator on annotations (annotator_id, created_at desc, id desc)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...lookups, ...people, ...entities, ...insights, ...research, ...discussion]) {
    await sql.raw(statement).execute(db)
  }
}
