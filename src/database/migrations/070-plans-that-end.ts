/** Plans of firms and of accounts without one end, and an investor without a plan reads titles. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const statements = [
  `alter table companies add plan_ends_at timestamptz(3)`,
  `alter table accounts add plan_ends_at timestamptz(3)`,
  `create index companies_plan_ends on companies (plan_ends_at) where plan_ends_at is not null`,
  `create index companies_corporate_plan_ends on companies (corporate_plan_ends_at) where corporate_plan_ends_at is not null`,
  `create index accounts_plan_ends on accounts (plan_ends_at) where plan_ends_at is not null`,
  `update accounts set reading_tier = 'none' where account_type = 'investor' and plan_id is null and reading_tier <> 'none'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
