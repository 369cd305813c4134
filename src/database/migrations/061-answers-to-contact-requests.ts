/** What was answered to contact requests, by whom and when. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'

const statements = [
  `alter table contact_requests
    add reply text constraint contact_requests_reply_length check (length(reply) between 1 and 10000),
    add replied_at timestamptz(3),
    add replied_by_id ${key} references accounts on delete set null,
    add constraint contact_requests_reply_whole check ((reply is null) = (replied_at is null))`,
  `create index contact_requests_replied_by on contact_requests (replied_by_id)`,
  `create index contact_requests_newest on contact_requests (created_at desc, id desc)`,
  `create index contact_requests_status on contact_requests (status, created_at desc, id desc)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
