/** `npm run migrate`: brings the database to the newest schema, as the server does when it starts, and ends. */
import { readArguments } from '../codegen/usage.ts'
import { migrate } from '../src/database/migrate.ts'
import { openRows } from '../src/places.ts'
import { operate } from './operator.ts'

const usage = `Usage: npm run migrate

Brings the database that DATABASE_URL or DATA_DIR names to the schema of this release, and prints what ran. Servers of this
release and of the one before may run meanwhile; one that starts waits for its end. A migration that does not get a lock tries
again for ten minutes in all. What has run is kept, so it can be started again.`

readArguments(usage, {})
await operate(async (config) => {
  const connection = await openRows(config, 1, 0)
  try {
    const ran = await migrate(connection.db, { say: console.log })
    console.log(ran.length === 0 ? 'The schema is the newest already.' : `${ran.length} migrations ran.`)
  } finally {
    await connection.close()
  }
})
