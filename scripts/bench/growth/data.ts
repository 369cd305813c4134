/** The growth data sets: the same people, as busy, after one month and after ten. */
import { sql } from 'kysely'
import pg from 'pg'
import { connectPostgres } from '../../../src/database/postgres.ts'
import { firstPart, makeMonths } from '../../../src/database/months.ts'
import { recountAll } from '../../../src/database/recount.ts'
import { transact } from '../../../src/database/transact.ts'
import { closeMonths, countReports } from '../../../src/resources/reports/reports.counting.ts'
import { noteDays } from '../../../src/resources/reports/reports.insights.ts'
import { dropIndexes, makeOnce, urlOf } from '../data.ts'
import { following, growing } from './around.ts'
import { activityRows, beginsBefore, ends, perMonth, placesOf } from './happenings.ts'
import { people } from './people.ts'

/** How many insights are written in a month, one in ten of which is not published. */
const insightsPerMonth = 5_000
const batch = 250_000

export interface GrowthSet {
  name: string
  url: string
  months: number
}

type Say = (line: string) => void

/** What the files of this folder make is made anew when one of them changes. */
const files = ['data.ts', 'people.ts', 'happenings.ts', 'around.ts'].map((name) => new URL(name, import.meta.url))

/** Answers the data set of so many months on the server of `server`, made if it is not there. */
export async function growthSet(server: string, months: number, say: Say): Promise<GrowthSet> {
  const name = `rpp_growth_${months}m`
  await makeOnce(server, name, insightsPerMonth * months, say, { files, fill: (url, told) => fill(url, months, told) })
  return { name, url: urlOf(server, name), months }
}

async function fill(url: string, months: number, say: Say): Promise<void> {
  await divide(url, months)
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`set session_replication_role = replica; set synchronous_commit = off; set timezone to 'UTC'; set jit = off`)
  await client.query(`set maintenance_work_mem = '512MB'; set work_mem = '128MB'`)
  const indexes = await dropIndexes(client, ['activities'])
  for (const statement of [...people, ...placesOf(months)]) await client.query(statement)
  for (let from = 1; from <= perMonth * months; from += batch) {
    await client.query(activityRows(months, { from, to: from + batch - 1 }))
    if ((from + batch - 1) % perMonth === 0) say(`${from + batch - 1} activities`)
  }
  for (const definition of indexes) await client.query(definition)
  say('indexes made')
  await client.query('vacuum analyze activities')
  for (const statement of [...following, ...growing(months)]) await client.query(statement)
  await client.query('drop table growth_places')
  await client.query('vacuum analyze')
  await client.end()
  say('all that follows is there')
  await count(url, say)
}

/** Parts for the months in which something happened, as they are where the server ran all that time. */
async function divide(url: string, months: number): Promise<void> {
  const { db, close } = connectPostgres(url, 1, 0)
  try {
    await sql`alter table activities detach partition ${sql.table(firstPart)}`.execute(db)
    const begins = sql.lit(beginsBefore(months))
    await sql`alter table activities attach partition ${sql.table(firstPart)} for values from (minvalue) to (${begins})`.execute(db)
    await makeMonths(db, new Date(ends))
  } finally {
    await close()
  }
}

/** What the server would have counted by then: counters, the days of each insight, the months that are over, and the running one. */
async function count(url: string, say: Say): Promise<void> {
  const { db, close } = connectPostgres(url, 2, 0)
  try {
    await recountAll(db)
    say('counters set')
    await transact(db, (tx) => noteDays(tx, null))
    say('days noted')
    // As the server of a platform would have done on the way.
    await sql`analyze insight_analyticss`.execute(db)
    await closeMonths(db, new Date(Date.parse(ends) + 10 * 60_000))
    say('months closed')
    await countReports(db, new Date(Date.parse(ends) - 2 * 3_600_000))
    say('the running month counted')
  } finally {
    await close()
  }
  const client = new pg.Client(url)
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}
