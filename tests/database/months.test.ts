/** Activities by months: parts are made ahead of the time and go as a whole, and whatever comes at any time has its place. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { analyzeMonths, makeMonths } from '../../src/database/months.ts'
import { forgetOld } from '../../src/database/retention.ts'
import { tick } from '../../src/tick.ts'
import { startServer } from '../support/server.ts'

const server = startServer()

const months = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'activities'::regclass order by 1`.execute(server.db)
  return rows.map(({ name }) => name)
}

/** Where the activities of a key are, in the order of their times. */
const partsOf = async (key: string): Promise<string[]> => {
  const { rows } = await sql<{ part: string }>`select tableoid::regclass::text as part from activities
    where key = ${key} order by created_at`.execute(server.db)
  return rows.map(({ part }) => part)
}

const happen = async (key: string, ...times: string[]): Promise<void> => {
  await sql`insert into activities (id, key, trackable_type, trackable_id, owner_id, created_at)
    select ${key} || at, ${key}, 'insights', (select min(id) from insights), (select min(id) from accounts), at::timestamptz
    from unnest(${times}::text[]) as at`.execute(server.db)
}

const at = (year: number, month: number): Date => new Date(Date.UTC(year, month - 1, 20))
const now = new Date()
/** A year that no month of today's touches. */
const later = now.getUTCFullYear() + 2
const nameOf = (year: number, month: number): string => `activities_${year}_${String(month).padStart(2, '0')}`

describe('months', () => {
  let begun: string[] = []
  beforeAll(async () => {
    begun = await months()
    await tick(server.db, server.place.files, now, server.jobs)
  })

  test('are made by the tick, three ahead of the running one', async () => {
    const ahead = [2, 3].map((some) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + some)))
    const made = ahead.map((one) => nameOf(one.getUTCFullYear(), one.getUTCMonth() + 1))
    expect(begun).toEqual(['activities_first', 'activities_rest'])
    expect((await months()).sort()).toEqual([...made, ...begun].sort())
    await tick(server.db, server.place.files, now, server.jobs)
    expect(await months()).toHaveLength(4)
  })

  test('take what came before they were made', async () => {
    await happen(
      'test.early',
      '2020-02-29T23:59:59.999Z',
      `${later}-02-28T23:59:59.999Z`,
      `${later}-03-01T00:00:00Z`,
      `${later}-09-01T00:00:00Z`,
    )
    expect(await partsOf('test.early')).toEqual(['activities_first', ...Array.from({ length: 3 }, () => 'activities_rest')])
    await Promise.all([makeMonths(server.db, at(later, 3)), makeMonths(server.db, at(later, 3))])
    expect(await partsOf('test.early')).toEqual(['activities_first', nameOf(later, 2), nameOf(later, 3), 'activities_rest'])
    expect(await months()).toContain(nameOf(later, 6))
    expect(await months()).not.toContain(nameOf(later, 7))
  })

  test('go as a whole once the last of their days has had its time, and older rows of before with them', async () => {
    await happen('test.old', `${later}-01-31T23:59:59.999Z`, `${later}-02-01T00:00:00Z`)
    await happen('test.older', '2020-01-01T00:00:00Z')
    const days = { activities: 10 }
    await forgetOld(server.db, new Date(Date.UTC(later, 1, 10, 23, 59)), days)
    expect(await partsOf('test.old')).toEqual([nameOf(later, 1), nameOf(later, 2)])
    expect(await partsOf('test.older')).toEqual([])
    await forgetOld(server.db, new Date(Date.UTC(later, 1, 11)), days)
    expect(await partsOf('test.old')).toEqual([nameOf(later, 2)])
    expect(await months()).toEqual(expect.arrayContaining(['activities_first', 'activities_rest', nameOf(later, 2)]))
    expect(await months()).not.toContain(nameOf(later, 1))
  })

  test('are as the first part is: their indexes, rules and keys', async () => {
    const look = async (part: string): Promise<unknown> => {
      const { rows } =
        await sql`select regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', '') as it from pg_index where indrelid = ${part}::regclass
        union all select pg_get_constraintdef(oid) from pg_constraint where conrelid = ${part}::regclass and contype <> 'n' order by 1`.execute(
          server.db,
        )
      return rows
    }
    expect(await look(nameOf(later, 4))).toEqual(await look('activities_first'))
    expect(await look(nameOf(later, 4))).toEqual(await look('activities'))
  })

  test('are read one after the other by a list in their order', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from activities where owner_id = 'x'
      order by created_at desc, id desc limit 10`.execute(server.db)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Append/)
    expect(plan).not.toMatch(/Merge Append|Sort/)
  })

  test('are known to the planner together, once a day', async () => {
    const times = async (): Promise<number> => {
      const { rows } = await sql<{ times: string }>`select analyze_count as times from pg_stat_all_tables
        where relid = 'activities'::regclass`.execute(server.db)
      return Number(rows[0]!.times)
    }
    await analyzeMonths(server.db)
    const { rows } = await sql<{ kinds: number }>`select count(*)::int as kinds from pg_stats
      where tablename = 'activities' and inherited and attname in ('key', 'owner_id')`.execute(server.db)
    expect(rows).toEqual([{ kinds: 2 }])
    expect(await times()).toBe(1)
    await analyzeMonths(server.db)
    expect(await times()).toBe(1)
  })
})
