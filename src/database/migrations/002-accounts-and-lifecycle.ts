/** What accounts, sessions and the whole life of an insight need beside the first slice. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'
const id = (table: string): string => `id ${key} primary key constraint ${table}_id_length check (length(id) between 1 and 128)`
const times = `created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now()`
const slug = (table: string): string => `slug ${key} not null constraint ${table}_slug_unique unique`
const name = (table: string, column = 'name', longest = 120): string =>
  `${column} text not null constraint ${table}_${column}_length check (length(${column}) between 1 and ${longest})`

const people = [
  // One-time tokens: the secret goes out by mail or to the caller, its hash stays.
  `create table one_time_tokens (
    ${id('one_time_tokens')},
    account_id ${key} not null references accounts on delete cascade,
    purpose text not null constraint one_time_tokens_purpose_known
      check (purpose in ('invitation', 'password-reset', 'magic', 'verify-email', 'temporary')),
    token_hash bytea not null constraint one_time_tokens_token_hash_unique unique,
    created_at timestamptz(3) not null default now(),
    expires_at timestamptz(3) not null,
    used_at timestamptz(3)
  )`,
  `create index one_time_tokens_account on one_time_tokens (account_id, purpose)`,
  `create index one_time_tokens_expiry on one_time_tokens (expires_at)`,

  // Attempts that are limited, by what they are counted for: an address of the network, an e-mail address.
  `create table attempts (
    id bigint generated always as identity primary key,
    subject ${key} not null constraint attempts_subject_length check (length(subject) between 1 and 128),
    at timestamptz(3) not null default now()
  )`,
  `create index attempts_subject on attempts (subject, at)`,

  `create table follows (
    ${id('follows')},
    follower_id ${key} not null references accounts on delete cascade,
    followable_type text not null constraint follows_followable_type_form check (followable_type ~ '^[a-z]+(-[a-z]+)*$'),
    followable_id ${key} not null,
    ${times},
    constraint follows_unique unique (follower_id, followable_type, followable_id)
  )`,
  `create index follows_followable on follows (followable_type, followable_id, created_at desc, id desc)`,
  `create index follows_follower on follows (follower_id, created_at desc, id desc)`,

  `alter table companies
    add legal_name text,
    add registration_number text,
    add address text,
    add employees_range text,
    add stage text,
    add seats integer not null default 10 constraint companies_seats_natural check (seats >= 0)`,
  `alter table accounts
    add terms_accepted_at timestamptz(3)`,

  `create table personal_email_domains (
    ${id('personal_email_domains')},
    domain ${key} not null constraint personal_email_domains_domain_unique unique,
    position integer not null default 0,
    ${times}
  )`,
]

const entities = [
  `create table industry_groups (
    ${id('industry_groups')},
    sector_id ${key} not null references sectors,
    ${name('industry_groups')},
    ${slug('industry_groups')},
    code text not null constraint industry_groups_code_unique unique,
    description text,
    position integer not null default 0,
    ${times}
  )`,
  `create index industry_groups_sector on industry_groups (sector_id, position, id)`,
  `create table industries (
    ${id('industries')},
    industry_group_id ${key} not null references industry_groups,
    ${name('industries')},
    ${slug('industries')},
    code text not null constraint industries_code_unique unique,
    description text,
    position integer not null default 0,
    ${times}
  )`,
  `create index industries_group on industries (industry_group_id, position, id)`,

  // Peers are symmetric: one row for each direction.
  `create table entity_peers (
    entity_id ${key} not null references entities on delete cascade,
    peer_id ${key} not null references entities on delete cascade,
    ${times},
    primary key (entity_id, peer_id),
    constraint entity_peers_not_itself check (entity_id <> peer_id)
  )`,
  `create index entity_peers_peer on entity_peers (peer_id, entity_id)`,

  `create table entity_news (
    ${id('entity_news')},
    entity_id ${key} not null references entities,
    ${name('entity_news', 'title', 255)},
    content text not null constraint entity_news_content_length check (length(content) between 1 and 100000),
    url text constraint entity_news_url_length check (length(url) <= 2048),
    release_time timestamptz(3) not null,
    ${times},
    constraint entity_news_unique unique (entity_id, title, release_time)
  )`,
  `create index entity_news_entity on entity_news (entity_id, release_time desc, id desc)`,
]

const insights = [
  `create table like_reasons (
    ${id('like_reasons')},
    ${name('like_reasons')},
    ${slug('like_reasons')},
    polarity text not null constraint like_reasons_polarity_known check (polarity in ('like', 'dislike')),
    position integer not null default 0,
    ${times}
  )`,
  `alter table insight_votes add like_reason_id ${key} references like_reasons`,
  `create index insight_votes_like_reason on insight_votes (like_reason_id)`,

  // Certification and both approvals are times, so that "after the last change of the body" is a comparison.
  `alter table insights
    add body_changed_at timestamptz(3) not null default now(),
    add editor_approved_at timestamptz(3),
    add compliance_approved_at timestamptz(3),
    add review_ends_at timestamptz(3),
    add cancelled_at timestamptz(3),
    add was_published boolean not null default false,
    add replaced_by_id ${key} references insights on delete set null,
    add corrections jsonb not null default '[]'`,
  `update insights set was_published = true where aasm_state = 'published' or (aasm_state = 'cancelled' and published_at is not null)`,
  `update insights set cancelled_at = coalesce(aasm_state_updated_at, updated_at) where aasm_state = 'cancelled'`,
  `create index insights_due on insights (published_at) where aasm_state = 'scheduled'`,
  `create index insights_cancelled on insights (cancelled_at desc, id desc) where aasm_state = 'cancelled'`,
  `create index insights_replaced_by on insights (replaced_by_id)`,
  `alter table insight_disclosures add certified_at timestamptz(3)`,
  `update insight_disclosures set certified_at = now() where certified`,

  `create table publication_access_requests (
    ${id('publication_access_requests')},
    requester_id ${key} not null references accounts on delete cascade,
    publication_type text not null constraint publication_access_requests_publication_type_known
      check (publication_type in ('insights', 'external-reports')),
    publication_id ${key} not null,
    decider_id ${key} references accounts,
    message text constraint publication_access_requests_message_length check (length(message) <= 2000),
    status text not null default 'pending' constraint publication_access_requests_status_known
      check (status in ('pending', 'granted', 'denied', 'withdrawn', 'expired', 'revoked')),
    reason text constraint publication_access_requests_reason_length check (length(reason) <= 500),
    granted_until timestamptz(3),
    decided_at timestamptz(3),
    ${times}
  )`,
  `create unique index publication_access_requests_pending on publication_access_requests
    (requester_id, publication_type, publication_id) where status = 'pending'`,
  `create index publication_access_requests_granted on publication_access_requests
    (publication_id, requester_id) where status = 'granted'`,
  `create index publication_access_requests_newest on publication_access_requests (created_at desc, id desc)`,
  `create index publication_access_requests_requester on publication_access_requests (requester_id, created_at desc, id desc)`,
  `create index publication_access_requests_publication on publication_access_requests (publication_type, publication_id)`,
  `create index publication_access_requests_decider on publication_access_requests (decider_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...people, ...entities, ...insights]) await sql.raw(statement).execute(db)
}
