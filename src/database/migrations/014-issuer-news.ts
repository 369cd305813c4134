/** What issuers tell and are asked: announcements, who runs them, questions and answers; and when followers were told of news. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'
const id = (table: string): string => `id ${key} primary key constraint ${table}_id_length check (length(id) between 1 and 128)`
const times = `created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now()`
const text = (table: string, column: string, longest: number): string =>
  `${column} text not null constraint ${table}_${column}_length check (length(${column}) between 1 and ${longest})`

const news = [
  // News that were discussed stay when they are deleted, out of everybody's sight.
  `alter table entity_news add told_at timestamptz(3), add deleted_at timestamptz(3)`,
  `update entity_news set told_at = release_time where release_time <= now()`,
  `alter table entity_news drop constraint entity_news_unique`,
  `create unique index entity_news_unique on entity_news (title, entity_id, release_time) where deleted_at is null`,
  `create index entity_news_released on entity_news (release_time desc, id desc)`,
  `create index entity_news_due on entity_news (release_time, id) where told_at is null`,
]

const announcements = [
  `create table exchange_announcements (
    ${id('exchange_announcements')},
    entity_id ${key} not null references entities,
    ${text('exchange_announcements', 'title', 255)},
    ${text('exchange_announcements', 'content', 100_000)},
    attachment text[] not null default '{}'
      constraint exchange_announcements_attachment_count check (cardinality(attachment) <= 20),
    release_time timestamptz(3) not null,
    told_at timestamptz(3),
    ${times},
    constraint exchange_announcements_unique unique (title, entity_id, release_time)
  )`,
  `create index exchange_announcements_released on exchange_announcements (release_time desc, id desc)`,
  `create index exchange_announcements_entity on exchange_announcements (entity_id, release_time desc, id desc)`,
  `create index exchange_announcements_due on exchange_announcements (release_time, id) where told_at is null`,
]

const profiles = [
  `create table entity_management_profiles (
    ${id('entity_management_profiles')},
    entity_id ${key} not null references entities,
    ${text('entity_management_profiles', 'title', 255)},
    ${text('entity_management_profiles', 'name', 120)},
    ${times}
  )`,
  `create index entity_management_profiles_newest on entity_management_profiles (created_at desc, id desc)`,
  `create index entity_management_profiles_entity on entity_management_profiles (entity_id, created_at desc, id desc)`,
]

const statuses = ['submitted', 'approved', 'answered', 'closed', 'rejected', 'withdrawn']

const questions = [
  `create table corporate_questions (
    ${id('corporate_questions')},
    entity_id ${key} not null references entities,
    account_id ${key} not null references accounts,
    ${text('corporate_questions', 'body', 10_000)},
    anonymize boolean not null default false,
    status text not null default 'submitted'
      constraint corporate_questions_status_known check (status in (${statuses.map((one) => `'${one}'`).join(', ')})),
    answers_count integer not null default 0 constraint corporate_questions_answers_count_natural check (answers_count >= 0),
    ${times}
  )`,
  `create index corporate_questions_entity on corporate_questions (entity_id, created_at desc, id desc)`,
  `create index corporate_questions_account on corporate_questions (account_id)`,

  `create table corporate_answers (
    ${id('corporate_answers')},
    corporate_question_id ${key} not null references corporate_questions,
    account_id ${key} not null references accounts,
    ${text('corporate_answers', 'body', 20_000)},
    anonymize boolean not null default false,
    released_at timestamptz(3) not null default now(),
    ${times}
  )`,
  `create index corporate_answers_question on corporate_answers (corporate_question_id, released_at, id)`,
  `create index corporate_answers_account on corporate_answers (account_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...news, ...announcements, ...profiles, ...questions]) await sql.raw(statement).execute(db)
}
