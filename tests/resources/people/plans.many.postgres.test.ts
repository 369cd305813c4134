import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectPostgres } from '../../../src/database/postgres.ts'
import type { Connection } from '../../../src/database/connection.ts'
import { endPlans } from '../../../src/resources/people/plans.giving.ts'
import { freshDatabase } from '../../support/database.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let hurried: Connection
beforeAll(async () => {
  database = await freshDatabase()
  // What is done in the time of a request is done at once.
  hurried = connectPostgres(database.url!, 1, 500)
})
afterAll(async () => {
  await hurried.close()
  await database.close()
})

test('a firm with more accounts than are changed in the time of a request loses its plan when that ends', async () => {
  const { db } = database
  const plan = sql`(select id from plans where audience = 'investor' order by position limit 1)`
  await sql`insert into companies (id, name, slug, kind, country, plan_id, plan_ends_at)
    values ('large', 'Large', 'large', 'investor-firm', 'GB', ${plan}, now() - interval '1 hour')`.execute(db)
  await sql`insert into accounts (id, company_id, slug, email, first_name, last_name, account_type, status, plan_id, reading_tier)
    select 'large-' || n, 'large', 'large-' || n, 'large-' || n || '@demo.example', 'One', 'Of many', 'investor', 'active', plans.id, plans.tier
    from generate_series(1, 20) as n, plans where plans.id = ${plan}`.execute(db)
  await sql`create function slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.05); return new; end $$`.execute(db)
  await sql`create trigger slowly before update on accounts for each row when (old.company_id = 'large') execute function slowly()`.execute(
    db,
  )
  await endPlans(hurried.db, new Date())
  const { rows } = await sql`select distinct plan_id, reading_tier from accounts where company_id = 'large'`.execute(db)
  expect(rows).toEqual([{ plan_id: null, reading_tier: 'none' }])
})
