/** `npm run demo:reset -- --yes`: makes the database of a demo anew, with its files. */
import { sql } from 'kysely'
import { rm } from 'node:fs/promises'
import { readArguments, refuseCall } from '../codegen/usage.ts'
import type { Config } from '../src/config.ts'
import type { Database } from '../src/database/connection.ts'
import { migrate } from '../src/database/migrate.ts'
import { transact } from '../src/database/transact.ts'
import { seedDemo } from '../src/demo/index.ts'
import { demoAccounts } from '../src/demo/people.ts'
import { storeDemoFiles } from '../src/demo/shared.files.ts'
import { openFiles, openRows, outboxOf } from '../src/places.ts'
import { hasTable, rowsIn, storedFiles } from './backup/rows.ts'
import { operate, Refused } from './operator.ts'

const usage = `Usage: npm run demo:reset -- --yes | --dry-run

Makes the database of a demo anew: everything that was written since goes, with its files and the mails in DATA_DIR/outbox. No
server may run on it. Refused where DEMO is not on (so in production) and where somebody has an account with a password that is
not of the demo set. With --dry-run it says what would go. Exit code: 0 done, 1 refused, 2 the call was wrong.`

const { yes, 'dry-run': dryRun } = readArguments(usage, { yes: { type: 'boolean' }, 'dry-run': { type: 'boolean' } }).values
if (yes === dryRun) refuseCall(usage, 'Say --yes to have everything written since go, or --dry-run.')

/** @throws where the database may be somebody's, or is in use. */
async function requireDemo(db: Database, kind: 'postgres' | 'embedded'): Promise<void> {
  if (kind === 'postgres') {
    const { rows } = await sql<{ others: number }>`select count(*)::int as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db)
    if (rows[0]!.others > 0) throw new Refused(`${rows[0]!.others} other sessions are on the database; stop the servers first.`)
  }
  if (!(await hasTable(db, 'public.kysely_migration'))) {
    const { rows } = await sql<{ name: string }>`select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace limit 1`.execute(db)
    if (rows[0]) throw new Refused(`The database is not one of this platform: it has a table ${rows[0].name}.`)
    return
  }
  if (!(await hasTable(db, 'public.accounts'))) return
  const { rows } = await sql<{ email: string }>`select email from accounts
    where password_hash is not null and id <> all(${demoAccounts}::text[]) order by created_at`.execute(db)
  if (rows[0]) {
    throw new Refused(`Not only a demo: ${rows.length} accounts with passwords are not of the demo set, ${rows[0].email} among them.`)
  }
}

/** Says how much there is. Answers the keys of the files, which go too. */
async function tellWhatGoes(db: Database): Promise<string[]> {
  const accounts = (await hasTable(db, 'public.accounts')) ? await rowsIn(db, 'public.accounts') : 0
  // Where nobody is, a reset may have been broken off that had made only some of the tables.
  if (accounts === 0) return []
  const files = await storedFiles(db)
  const insights = await rowsIn(db, 'public.insights')
  console.log(`What is there: ${accounts} accounts, ${insights} insights, ${files.length} files.`)
  return files.map((one) => one.key)
}

async function reset(config: Config, db: Database, before: readonly string[]): Promise<void> {
  await transact(db, async (tx) => {
    await sql`drop schema if exists pgboss cascade`.execute(tx)
    await sql`drop schema public cascade`.execute(tx)
    await sql`create schema public`.execute(tx)
    await sql`grant usage on schema public to public`.execute(tx)
  })
  console.log('The old rows are gone. Making new ones.')
  await migrate(db)
  await seedDemo(db)
  const files = await openFiles(config)
  await storeDemoFiles(db, files)
  const kept = (await storedFiles(db)).map((one) => one.key)
  for (const key of before) if (!kept.includes(key)) await files.remove(key)
  await rm(outboxOf(config), { recursive: true, force: true })
  console.log('The demo is new. npm start serves it.')
}

await operate(async (config) => {
  if (config.production) throw new Refused('Never in production.')
  if (!config.demo) throw new Refused('DEMO is not on: this database is no demo.')
  const { db, close, kind } = await openRows(config, 1, 0)
  try {
    await requireDemo(db, kind)
    const before = await tellWhatGoes(db)
    if (dryRun) console.log('All of it would go, and the demo set be made anew.')
    else await reset(config, db, before)
  } finally {
    await close()
  }
})
