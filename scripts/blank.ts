/** `npm run blank`: makes the database anew that embedded ones begin as. */
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from '../codegen/usage.ts'
import { keepBlank } from '../src/database/blank.ts'
import { connectTo } from '../src/database/embedded.ts'
import { migrate } from '../src/database/migrate.ts'
import { checkMigrations } from './checksums.ts'

const usage = `Usage: npm run blank

Makes src/database/blank.zst anew, the database that embedded ones begin as: PostgreSQL's initdb, and every migration. Nothing
but the time of a first start needs it after a new migration, since what the blank database lacks runs then.`

/** What was written on the way is no part of it, nor what other databases would be made of: of three there is one. */
const forgetting = [
  'set wal_recycle = off',
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'checkpoint',
  'select pg_switch_wal()',
  'checkpoint',
]

async function make(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'blank-'))
  try {
    const lite = await PGlite.create({ dataDir: folder })
    const { db, close } = await connectTo(lite, () => lite.close())
    const ran = await migrate(db)
    for (const statement of forgetting) await sql.raw(statement).execute(db)
    await close()
    keepBlank(folder)
    console.log(`${ran.length} migrations are in it.`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

readArguments(usage, {})
const { added, edited } = checkMigrations('src/database')
if (added.length + edited.length === 0) await make()
else {
  console.error('It holds what is never edited again: run npm run checksums first.')
  process.exitCode = 1
}
