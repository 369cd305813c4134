/** `npm run recount [-- --fix]`: counts every counter anew from its rows, prints what differs and, if asked, sets it right. */
import { readArguments } from '../codegen/usage.ts'
import { differences, mend } from '../src/database/recount.ts'
import { openMade, requireThisRelease } from './made.ts'
import { operate } from './operator.ts'

const usage = `Usage: npm run recount [-- --fix]

Counts likes, reads, followers and the like anew from their rows and prints each counter that differs; with --fix it is set right,
also while servers run on PostgreSQL. Exit code: 0 all agree or were set right, 1 some differ, 2 the call was wrong or they could
not be counted.`

const fix = readArguments(usage, { fix: { type: 'boolean' } }).values.fix === true
await operate(async (config) => {
  const connection = await openMade(config, 2, 0)
  try {
    await requireThisRelease(connection.db)
    // What is found can be read from the output alone.
    const found = await differences(connection.db, { days: config.keepDays, say: console.error })
    for (const one of found) {
      if (fix) await mend(connection.db, one)
      console.log(`${one.table} ${one.id}: ${one.counter} is ${one.is}, should be ${one.should}${fix ? ': set right' : ''}`)
    }
    console.log(
      found.length === 0 ? 'Every counter agrees with its rows.' : `${found.length} counters ${fix ? 'were set right' : 'differ'}.`,
    )
    if (found.length > 0 && !fix) process.exitCode = 1
  } finally {
    await connection.close()
  }
}, 2)
