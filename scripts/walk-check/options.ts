/** The options of the command line. */
import { readArguments, refuseCall } from '../../codegen/usage.ts'

export interface Options {
  seed: number
  operations: number
  kills: number
  /** How long the server lives at least before it is killed, in seconds. */
  life: number
  /** The URL of a PostgreSQL server; undefined for the embedded database. */
  postgres: string | undefined
}

const usage = `Usage: npm run walk:check [-- --seed <n>] [--operations <n>] [--database embedded|postgres://…] [--kills <n>] [--life <seconds>]

Lets twelve accounts walk at random, all at once and over HTTP, over premium service requests, the ledger, reservations, campaigns
and months, kills the server in between and starts it again, and then asks the database by SQL whether everything still adds up.
Whenever the server is down time goes by: campaigns, deliveries, completions and events become due.

  --seed <n>         what the walkers choose follows from it, as far as they do not get into each other's way (1)
  --operations <n>   requests that are answered at least (10000)
  --database <url>   embedded, or a PostgreSQL server on which a database of the check's own can be made (embedded)
  --kills <n>        how often the server is killed (8)
  --life <seconds>   how long it lives at least between two kills (24); with 0 only the walk itself is done

Rows that break a rule are printed with the name of the rule. Everything is in a temporary folder and on free ports of this
machine, and gone at the end, unless something was found. Exit code: 0 nothing was found, 1 something was, 2 the check could not run.`

const whole = (name: string, text: string, least: number): number => {
  if (!/^\d{1,9}$/.test(text) || Number(text) < least) refuseCall(usage, `--${name} must be a whole number from ${least} on.`)
  return Number(text)
}

export function readOptions(): Options {
  const { values } = readArguments(usage, {
    seed: { type: 'string', default: '1' },
    operations: { type: 'string', default: '10000' },
    database: { type: 'string', default: 'embedded' },
    kills: { type: 'string', default: '8' },
    life: { type: 'string', default: '24' },
  })
  const { database } = values
  if (database !== 'embedded' && !/^postgres(ql)?:\/\//.test(database))
    refuseCall(usage, '--database must be embedded or a URL that starts with postgres://.')
  return {
    seed: whole('seed', values.seed, 0),
    operations: whole('operations', values.operations, 1),
    kills: whole('kills', values.kills, 0),
    life: whole('life', values.life, 0),
    postgres: database === 'embedded' ? undefined : database,
  }
}
