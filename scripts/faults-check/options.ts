/** The options of the command line. */
import { parseArgs } from 'node:util'
import { faults } from './faults.ts'

export interface Options {
  only: Set<string> | undefined
  /** Requests begun in a second. */
  rate: number
}

export const help = `Usage: npm run faults:check [-- --only <fault>,…] [--rate <requests a second>]

Runs three processes behind a balancer, on a PostgreSQL cluster and a file store of their own, under a steady load, and lets
one thing after another go wrong. What was answered is then held against what is there.

${faults.map(({ name, what }) => `  ${name.padEnd(16)} ${what}`).join('\n')}

  --only <names>   these faults alone
  --rate <n>       requests begun in a second (40)

The balancer is HAProxy, or where there is none a small one of the check itself. It needs the programs of PostgreSQL 15 or
later (in PATH, or their folder in PG_BIN), and for a full disk the right to mount one. Everything is in a temporary folder and on free ports of this machine, and gone at the end. It takes about ten minutes.
Exit code: 0 nothing gave way, 1 something did, 2 the check could not run.`

/** @throws an Error that says what is wrong with the command line. */
export function readOptions(args: string[]): Options | 'help' {
  const { values } = parseArgs({
    args,
    options: { help: { type: 'boolean', short: 'h' }, only: { type: 'string' }, rate: { type: 'string', default: '40' } },
  })
  if (values.help) return 'help'
  const rate = Number(values.rate)
  if (!(rate >= 1 && rate <= 500)) throw new Error('--rate must be a number from 1 to 500.')
  const only = values.only === undefined ? undefined : new Set(values.only.split(','))
  for (const name of only ?? []) if (!faults.some((one) => one.name === name)) throw new Error(`There is no fault named ${name}.`)
  return { only, rate }
}
