/** Questions to issuers are voted on, and may be about one of the issuer's events. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'

const statements = [
  `alter table corporate_questions
    add column corporate_event_id ${key} references corporate_events,
    add column votes_count integer not null default 0 constraint corporate_questions_votes_count_natural check (votes_count >= 0)`,
  `create index corporate_questions_event on corporate_questions (corporate_event_id, votes_count desc, id desc)
    where corporate_event_id is not null`,

  `create table corporate_question_votes (
    corporate_question_id ${key} not null references corporate_questions on delete cascade,
    account_id ${key} not null references accounts,
    created_at timestamptz(3) not null default now(),
    primary key (corporate_question_id, account_id)
  )`,
  `create index corporate_question_votes_account on corporate_question_votes (account_id, corporate_question_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
