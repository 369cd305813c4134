/** What accounts were used on lately, so that a sign-in from elsewhere is told of, also when the sessions that knew have ended. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const key = 'text collate "C"'

const statements = [
  // A user agent without its numbers, since a newer version is no other device.
  `create table known_devices (
    account_id ${key} not null references accounts on delete cascade,
    device text not null constraint known_devices_device_length check (length(device) <= 512),
    used_at timestamptz(3) not null default now(),
    primary key (account_id, device)
  )`,
  `create index known_devices_used on known_devices (used_at)`,
  // Nobody is surprised by what they use already.
  `insert into known_devices (account_id, device, used_at)
    select account_id, regexp_replace(coalesce(user_agent, ''), '[0-9._]+', '', 'g'), max(last_used_at) from sessions group by 1, 2`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
