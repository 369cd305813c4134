/** The command line of `npm run backup` and `npm run restore`, and their exit codes. */
import { readArguments, refuseCall } from '../../codegen/usage.ts'
import { readConfig } from '../../src/config.ts'
import type { Config } from '../../src/config.ts'
import { StoreFailure } from '../../src/effects/files.ts'
import { Refused } from './contents.ts'

/** Runs the work on the one folder that is named: 0 when it is done, 1 when it failed, 2 when it was called wrongly. */
export async function command(
  usage: string,
  work: (config: Config, folder: string, say: (line: string) => void) => Promise<string>,
): Promise<void> {
  const [folder] = readArguments(usage, {}, 1).positionals
  if (folder === undefined) refuseCall(usage, 'The folder is missing.')
  const config = settings()
  if (!config) return
  try {
    console.log(await work(config, folder, console.log))
  } catch (error) {
    console.error(plain(error as Error))
    process.exitCode = 1
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
