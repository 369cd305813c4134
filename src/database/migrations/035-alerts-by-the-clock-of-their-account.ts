/** When an account moves to another time zone, what its alerts tell comes at the hour of its new place. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

// What is due already is told of first.
const again = (table: string): string => `update ${table} set next_due_at = next_due(frequency, new.timezone, now())
  where account_id = new.id and active and next_due_at > now();`

const statements = [
  `create function accounts_move_alerts() returns trigger language plpgsql as $$
    begin ${again('alerts')} ${again('activity_alerts')} return null; end $$`,
  `create trigger accounts_move_alerts after update of timezone on accounts
    for each row when (old.timezone <> new.timezone) execute function accounts_move_alerts()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
