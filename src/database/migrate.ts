/**
 * Brings the database to the newest schema, one migration after another, each in a transaction or in the steps that it
 * declares. What has run stands in the table that Kysely's migrator made in earlier releases, under the same lock.
 */
import { sql } from 'kysely'
import type { Kysely, QueryExecutorProvider } from 'kysely'
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import { setTimeout as pause } from 'node:timers/promises'
import type { Patience } from './migration.ts'
import { migrations } from './migrations/index.ts'
import { giveAllTime } from './patience.ts'
import { requireRights } from './rights.ts'
import { transact } from './transact.ts'

const table = sql.table(DEFAULT_MIGRATION_TABLE)
const lock = sql.lit(3_853_314_791_062_309_107n)

/**
 * How long a migration waits for a lock, in milliseconds: everybody else waits behind it meanwhile. After a second PostgreSQL
 * ends an autovacuum that stands in the way.
 */
export const longestWait = 1_100

interface Options {
  /** Is told of the progress. */
  say?: (line: string) => void
  /** For how long, in milliseconds, all that is tried again may take. */
  patience?: number
}

/**
 * Runs what has not run, and answers the names. Safe when several processes start at once: one runs it and the others wait
 * for its end. The order in which branches were merged does not matter, and what a later release has run stays as it is.
 * @throws where the role lacks rights, and what the failing migration threw; nothing of that one is kept then, or the steps that
 * were done.
 */
export async function migrate<DB>(db: Kysely<DB>, { say = () => undefined, patience = 600_000 }: Options = {}): Promise<string[]> {
  const isNewest = (await missing(db)).length === 0
  await requireRights(db, { toMigrate: !isNewest })
  if (isNewest) return []
  return db.connection().execute(async (held) => {
    await giveAllTime(held)
    await takeTurn(held, say)
    try {
      const ran = await runMissing(held as Kysely<unknown>, { patiently: patientFor(patience, say), say })
      await letGo(held)
      return ran
    } catch (error) {
      // A connection that is lost has let go already.
      await letGo(held).catch(() => undefined)
      throw error
    }
  })
}

async function runMissing(db: Kysely<unknown>, patience: Patience): Promise<string[]> {
  await sql`create table if not exists ${table} (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(db)
  const names = await missing(db)
  for (const name of names) {
    patience.say(name)
    const migration = migrations[name]!
    const record = (on: Kysely<unknown>) => sql`insert into ${table} values (${name}, ${new Date().toISOString()})`.execute(on)
    const shortly = () => sql`set lock_timeout = ${sql.lit(longestWait)}`.execute(db)
    if ('steps' in migration) {
      for (const step of migration.steps) {
        await shortly()
        await step(db, patience)
      }
      await record(db)
    } else {
      await shortly()
      await patience.patiently(() =>
        transact(db as never, async (tx) => {
          await migration.up(tx as never)
          await record(tx as never)
        }),
      )
    }
  }
  return names
}

/** The names of the migrations that have not run, in their order. */
async function missing(db: QueryExecutorProvider): Promise<string[]> {
  const begun = await sql<{ yes: boolean }>`select to_regclass(${sql.lit(DEFAULT_MIGRATION_TABLE)}) is not null as yes`.execute(db)
  const { rows } = begun.rows[0]!.yes ? await sql<{ name: string }>`select name from ${table}`.execute(db) : { rows: [] }
  const executed = new Set(rows.map((row) => row.name))
  return Object.keys(migrations)
    .sort()
    .filter((name) => !executed.has(name))
}

/** Asks again and again: a statement that waited would hold up the indexes that the other process makes. */
async function takeTurn(db: QueryExecutorProvider, say: (line: string) => void): Promise<void> {
  for (let times = 0; ; times++) {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${lock}) as mine`.execute(db)
    if (rows[0]!.mine) return
    if (times === 0) say('another process migrates this database; waiting for its end')
    await pause(250)
  }
}

async function letGo(db: QueryExecutorProvider): Promise<void> {
  await sql`select pg_advisory_unlock(${lock})`.execute(db)
  await sql`reset lock_timeout`.execute(db)
  await sql`reset statement_timeout`.execute(db)
}

/** What PostgreSQL reports when a lock was not to be had, or two sessions waited for each other. */
const hindered = new Set(['55P03', '40P01'])

function patientFor(patience: number, say: (line: string) => void): Patience['patiently'] {
  let left = patience
  return async (work) => {
    for (let wait = 500; ; wait = Math.min(2 * wait, 10_000)) {
      const began = performance.now()
      try {
        return await work()
      } catch (error) {
        if (!hindered.has((error as { code?: string }).code ?? '')) throw error
        left -= performance.now() - began + wait
        if (left <= 0) throw new Error(gaveUp(patience), { cause: error })
        say(`another session holds what is needed (${(error as Error).message}); trying again`)
      }
      await pause(wait)
    }
  }
}

const gaveUp = (patience: number): string =>
  `The migration was given up after ${patience / 1000} seconds of waiting for locks that other sessions hold. ` +
  'What had run is kept. End the long transactions (select * from pg_stat_activity where xact_start is not null) and start again.'
