/** Which investment firms are to be found in their directory; and no links of the demo set where people work. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  `alter table investor_companies add is_shown boolean not null default true`,
  `update geographies set useful_links = '[]' where useful_links::text like '%https://links.demo.example/%'
    and not exists (select from accounts where email like '%@demo.example')`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
