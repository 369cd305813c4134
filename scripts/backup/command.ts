/** The command line of `npm run backup` and `npm run restore`, and their exit codes. */
import { parseArgs } from 'node:util'
import { readConfig } from '../../src/config.ts'
import type { Config } from '../../src/config.ts'
import { StoreFailure } from '../../src/effects/files.ts'
import { Refused } from './contents.ts'

/** Runs the work on the one folder that is named: 0 when it is done, 1 when it failed, 2 when it was called wrongly. */
export async function command(
  usage: string,
  work: (config: Config, folder: string, say: (line: string) => void) => Promise<string>,
): Promise<void> {
  const asked = read()
  if (asked === 'help') return console.log(usage)
  if (asked === undefined) {
    console.error(usage)
    process.exitCode = 2
    return
  }
  const config = settings()
  if (!config) return
  try {
    console.log(await work(config, asked.folder, console.log))
  } catch (error) {
    console.error(plain(error as Error))
    process.exitCode = 1
  }
}

function read(): 'help' | { folder: string } | undefined {
  try {
    const { values, positionals } = parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true })
    if (values.help) return 'help'
    const [folder, ...more] = positionals
    return folder === undefined || more.length > 0 ? undefined : { folder }
  } catch {
    return undefined
  }
}

function settings(): Config | undefined {
  try {
    return readConfig(process.env)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 2
    return undefined
  }
}

/** A fault of ours with its place in the code; else what happened, and why. */
function plain(error: Error): string {
  if (error instanceof Refused) return error.message
  if (error instanceof StoreFailure) return `${error.message}: ${(error.cause as Error).message}`
  const { code } = error as NodeJS.ErrnoException
  return code === undefined ? error.stack! : error.message || code
}
