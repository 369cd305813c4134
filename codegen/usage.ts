/** The command line of a script. */
import { parseArgs } from 'node:util'
import type { ParseArgsConfig } from 'node:util'

const help = { help: { type: 'boolean', short: 'h' } } as const

/**
 * Reads the options and positionals that a script knows. With `--help` the script prints its usage and ends; with anything else
 * it says what is wrong and ends with exit code 2.
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(usage: string, options: Options, most = 0) {
  try {
    const read = parseArgs({ options: { ...options, ...help }, allowPositionals: most > 0 })
    if (!(read.values as { help?: boolean }).help) {
      if (read.positionals.length > most) throw new Error(`Unexpected argument '${read.positionals[most]!}'.`)
      return read
    }
    console.log(usage)
    process.exit(0)
  } catch (error) {
    refuseCall(usage, (error as Error).message)
  }
}

/** Says what is wrong with a call, and how it is done, and ends the script with exit code 2. */
export function refuseCall(usage: string, why: string): never {
  console.error(`${why}\n\n${usage}`)
  process.exit(2)
}
