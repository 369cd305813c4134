/** The options of the command line. */
import { parseArgs } from 'node:util'
import { faults } from './faults.ts'

export interface Options {
  only: Set<string> | undefined
  /** Requests begun in a second; undefined where it is to be found out. */
  rate: number | undefined
  /** How long an endurance run takes; undefined without one. */
  minutes: number | undefined
}

export const help = `Usage: npm run faults:check [-- --only <fault>,…] [--rate <requests a second>] [--minutes <n>]

Runs three processes behind a balancer, on a PostgreSQL cluster and a file store of their own, under a steady load of
what people ask for most, and lets one thing after another go wrong. What was answered is then held against what is there.

${faults.map(({ name, what }) => `  ${name.padEnd(16)} ${what}`).join('\n')}

  --only <names>   these faults alone
  --rate <n>       requests begun in a second (40; with --minutes half of what the machine is found to carry)
  --minutes <n>    how long the load lasts, with the faults spread over it. 99.9 % of the answers must be good outside the time
                   of each fault and two seconds after it; the memory of no process may grow by 1 MB a minute after its
                   first ten, in which a fresh heap grows (one that does not live for fifteen is told of and not judged), nor
                   a table whose rows nothing removes: in the middle what is kept for a time is made old, and must be gone at
                   the end. Ten minutes have room for all faults; fewer leave out the longest

The balancer is HAProxy, or where there is none a small one of the check itself. It needs the programs of PostgreSQL 15 or
later (in PATH, or their folder in PG_BIN), and for a full disk the right to mount one. Everything is in a temporary folder and
on free ports of this machine, and gone at the end, also when a signal ends it. It takes about ten minutes, with --minutes about
three more than these.
Exit code: 0 nothing gave way, 1 something did, 2 the check could not run.`

/** @throws an Error that says what is wrong with the command line. */
export function readOptions(args: string[]): Options | 'help' {
  const { values } = parseArgs({
    args,
    options: { help: { type: 'boolean', short: 'h' }, only: { type: 'string' }, rate: { type: 'string' }, minutes: { type: 'string' } },
  })
  if (values.help) return 'help'
  const number = (name: 'rate' | 'minutes', most: number): number | undefined => {
    if (values[name] === undefined) return undefined
    const value = Number(values[name])
    if (!(value >= 1 && value <= most)) throw new Error(`--${name} must be a number from 1 to ${most}.`)
    return value
  }
  const only = values.only === undefined ? undefined : new Set(values.only.split(','))
  for (const name of only ?? []) if (!faults.some((one) => one.name === name)) throw new Error(`There is no fault named ${name}.`)
  return { only, rate: number('rate', 2_000), minutes: number('minutes', 1_440) }
}
