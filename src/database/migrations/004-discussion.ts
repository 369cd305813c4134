/** What writing, liking and moderating comments and anchoring annotations need beside the first slice. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'
const ofComment = `comment_id ${key} not null references comments on delete cascade`
const ofAccount = `account_id ${key} not null references accounts on delete cascade`
const created = `created_at timestamptz(3) not null default now()`

const comments = [
  `alter table comments
    add body_html text constraint comments_body_html_length check (length(body_html) <= 100000),
    add removed_by text constraint comments_removed_by_known check (removed_by in ('author', 'team-lead', 'editor', 'admin'))`,
  `update comments set body_html = '<p>' || replace(replace(replace(body, '&', '&amp;'), '<', '&lt;'), '>', '&gt;') || '</p>'
    where body is not null`,
  `update comments set removed_by = 'author', removed_at = coalesce(removed_at, updated_at), body = null, body_html = null
    where status = 'removed'`,
  `alter table comments
    add constraint comments_body_html_of_body check ((body is null) = (body_html is null)),
    add constraint comments_removed_whole
      check ((status = 'removed') = (body is null and removed_at is not null and removed_by is not null))`,

  // An id names one record of any type, so that these serve lists with and without the type.
  `drop index comments_commentable`,
  `drop index comments_commentable_liked`,
  `create index comments_commentable on comments (commentable_id, created_at desc, id desc)`,
  `create index comments_commentable_liked on comments (commentable_id, likes_count desc, id desc)`,
  `create index comments_review on comments (created_at desc, id desc) where is_review`,

  `create table comment_likes (
    ${ofComment},
    ${ofAccount},
    ${created},
    primary key (comment_id, account_id)
  )`,
  `create index comment_likes_account on comment_likes (account_id, comment_id)`,

  `create table comment_mentions (
    ${ofComment},
    ${ofAccount},
    ${created},
    primary key (comment_id, account_id)
  )`,
  `create index comment_mentions_account on comment_mentions (account_id, comment_id)`,

  // The texts that later ones or a removal took the place of, for compliance.
  `create table comment_revisions (
    id bigint generated always as identity primary key,
    ${ofComment},
    body text not null,
    replaced_at timestamptz(3) not null default now()
  )`,
  `create index comment_revisions_comment on comment_revisions (comment_id, id)`,
]

const annotations = [
  // Null for those made before hashes were kept; they stand at their number until a correction comes.
  `alter table annotations
    add block_hash text constraint annotations_block_hash_form check (block_hash ~ '^[0-9a-f]{64}$')`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...comments, ...annotations]) await sql.raw(statement).execute(db)
}
