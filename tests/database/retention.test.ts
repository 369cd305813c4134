import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { differences } from '../../src/database/recount.ts'
import { forgetOld, forgotten, kept } from '../../src/database/retention.ts'
import type { Kept } from '../../src/database/retention.ts'
import { dueIn } from '../../src/resources/index.ts'
import { tick } from '../../src/tick.ts'
import { startServer } from '../support/server.ts'

const server = startServer()
const ask = async <Row>(text: string): Promise<Row[]> => (await sql.raw<Row>(text).execute(server.db)).rows
const said = Object.entries<Kept>(kept)

describe('what is said of a table', () => {
  test('is said of each that there is', async () => {
    const there = await ask<{ name: string }>(`select relname as name from pg_class where relkind in ('r', 'p')
      and not relispartition and relnamespace = 'public'::regnamespace and relname not like 'kysely_migration%'`)
    expect(there.map(({ name }) => name).sort()).toEqual(said.map(([table]) => table).sort())
  })

  test('holds: a row goes with its record where another takes it along', async () => {
    const taken = await ask<{ name: string }>(`select distinct relname as name from pg_constraint
      join pg_class on pg_class.oid = conrelid where contype = 'f' and not relispartition and confdeltype = 'c' and conrelid <> confrelid`)
    const names = new Set(taken.map(({ name }) => name))
    expect(said.filter(([table, one]) => one === 'with its record' && !names.has(table))).toEqual([])
  })

  test('names steps that the tick takes', () => {
    const chains = ['publishing', 'settling', 'telling', 'clearing', 'removing', 'counting'] as const
    const steps = new Set([...chains.flatMap((chain) => Object.keys(dueIn(chain))), 'forgetKeys'])
    expect(said.filter(([, one]) => typeof one === 'object' && 'step' in one && !steps.has(one.step))).toEqual([])
  })
})

/** Which time of its rows counts, where that is another than when they were made. */
const times: Record<string, string> = { notifications: 'updated_at', insight_public_reads: 'read_at', imports: 'finished_at' }

/** Makes some rows of a table as old as they may become, to the day, and others a day older. Answers how many there are of each. */
async function age(table: string, one: Kept): Promise<{ younger: number; older: number }> {
  if (typeof one !== 'object' || !('days' in one)) throw new Error(`${table} is not kept for days`)
  const ago = (days: number): string => `now() - make_interval(days => ${days})`
  if (table === 'group_email_recipients') {
    // They are as old as their messages.
    await sql.raw(`update group_email_messages set sent_at = ${ago(one.days + 1)} where sent_at is not null`).execute(server.db)
    return { younger: 0, older: (await ask(`select from ${table}`)).length }
  }
  const rows = await ask<{ place: string }>(`select ctid::text as place from ${table} order by random()`)
  const half = Math.ceil(rows.length / 2)
  const column = times[table] ?? 'created_at'
  for (const [some, days] of [[rows.slice(0, half), one.days + 1] as const, [rows.slice(half), one.days - 1] as const]) {
    const places = some.map(({ place }) => `'${place}'::tid`).join(', ')
    if (some.length > 0) await sql.raw(`update ${table} set ${column} = ${ago(days)} where ctid in (${places})`).execute(server.db)
  }
  return { younger: rows.length - half, older: half }
}

test('the tick removes what has had its time and nothing else, and no counter differs by that', async () => {
  await sql`insert into imports (id, contact_list_id, reading, dry_run, status, rows_count, errors, warnings, finished_at)
    select 'import-' || n, (select min(id) from contact_lists), '{}', false, 'done', 0, '[]', '[]', now() from generate_series(1, 4) as n`.execute(
    server.db,
  )
  await sql`insert into insight_public_reads (insight_id, visitor_hash)
    select (select min(id) from insights), sha256(n::text::bytea) from generate_series(1, 2500) as n on conflict do nothing`.execute(
    server.db,
  )
  await sql`update insights set total_public_read = (select count(*) from insight_public_reads where insight_id = insights.id)`.execute(
    server.db,
  )
  for (const table of [
    'insights',
    'external_reports',
    'corporate_presentations',
    'insight_documents',
    'corporate_email_campaigns',
    'group_email_messages',
  ])
    await sql.raw(`update ${table} set created_at = now() - interval '9 years'`).execute(server.db)
  // What else is due at this time is over.
  await tick(server.db, server.place.files, new Date(), server.jobs)
  await sql`insert into webhook_deliveries (id, account_id, webhook_endpoint_id, record_type, record_id, event, occurred_at, state, next_attempt_at)
    select 'delivery-' || n, account_id, id, 'activities', 'one', 'insight.view', now(), 'delivered', null
    from webhook_endpoints, generate_series(1, 4) as n`.execute(server.db)
  const before = await differences(server.db)
  const left: Record<string, number> = {}
  for (const table of forgotten) {
    const { younger, older } = await age(table, kept[table]!)
    expect([table, older]).not.toEqual([table, 0])
    left[table] = younger
  }
  await tick(server.db, server.place.files, new Date(), server.jobs)
  const there = Object.fromEntries(
    await Promise.all(forgotten.map(async (table) => [table, (await ask(`select from ${table}`)).length] as const)),
  )
  expect(there).toEqual(left)
  expect(await differences(server.db)).toEqual(before)
})

test('an operator says for how long', async () => {
  await sql`update notifications set updated_at = now() - interval '20 days'`.execute(server.db)
  const count = async () => (await ask('select from notifications')).length
  const all = await count()
  await forgetOld(server.db, new Date(), { notifications: 30 })
  expect([all > 0, await count()]).toEqual([true, all])
  await forgetOld(server.db, new Date(), { notifications: 10 })
  expect(await count()).toBe(0)
})
