import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Patience } from '../../src/database/migration.ts'
import { steps } from '../../src/database/migrations/146-insights-by-time.ts'
import { differences } from '../../src/database/recount.ts'
import { freshDatabase } from '../support/database.ts'
import { putInsight } from '../support/insight-rows.ts'

const patience: Patience = { patiently: (work) => work(), say: () => undefined }

test('what was published before is counted by month, day and hour, also by a migration that begins again', async () => {
  const { db, close } = await freshDatabase()
  try {
    await sql`drop function count_insight_periods cascade`.execute(db)
    await sql`drop table insight_periods`.execute(db)
    const times = [
      '2019-12-31T23:59:59.999Z',
      '2020-01-01T00:00:00Z',
      '2020-01-01T00:59:59Z',
      '2020-02-29T23:00:00Z',
      '2031-03-31T23:30:00Z',
    ]
    for (const published_at of times) await putInsight(db, 'published', 4, { published_at })
    for (const half of [true, false]) {
      for (const step of half ? steps.slice(0, 1) : steps) await step(db as unknown as Kysely<unknown>, patience)
      await putInsight(db, 'published', 4, { published_at: times[3]! })
      expect((await differences(db)).some(({ table }) => table === 'insight_periods')).toBe(half)
    }
    const { rows } = await sql<{ published: string }>`select sum(published) as published from insight_periods
      where span = 'hour' and starts in ('2019-12-31T23:00:00Z', '2020-01-01T00:00:00Z', '2020-02-29T23:00:00Z') group by starts order by starts`.execute(
      db,
    )
    expect(rows.map((row) => Number(row.published))).toEqual([1, 2, 3])
  } finally {
    await close()
  }
})
