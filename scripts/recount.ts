/** `npm run recount [-- --fix]`: counts every counter anew from its rows, prints what differs and, if asked, sets it right. */
import { readConfig } from '../src/config.ts'
import { differences, mend } from '../src/database/recount.ts'
import { openRows } from '../src/places.ts'

const fix = process.argv.includes('--fix')
const config = readConfig(process.env)
const connection = await openRows(config, 2, 0)
try {
  const found = await differences(connection.db)
  for (const one of found) {
    if (fix) await mend(connection.db, one)
    console.log(`${one.table} ${one.id}: ${one.counter} is ${one.is}, should be ${one.should}${fix ? ': set right' : ''}`)
  }
  console.log(found.length === 0 ? 'Every counter agrees with its rows.' : `${found.length} counters ${fix ? 'were set right' : 'differ'}.`)
  if (found.length > 0 && !fix) process.exitCode = 1
} finally {
  await connection.close()
}
