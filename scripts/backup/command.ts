/** The command line of `npm run backup` and `npm run restore`. */
import { readArguments, refuseCall } from '../../codegen/usage.ts'
import type { Config } from '../../src/config.ts'
import { operate } from '../operator.ts'

/** Runs the work on the one folder that is named. */
export async function command(
  usage: string,
  work: (config: Config, folder: string, say: (line: string) => void) => Promise<string>,
): Promise<void> {
  const [folder] = readArguments(usage, {}, 1).positionals
  if (folder === undefined) refuseCall(usage, 'The folder is missing.')
  await operate(async (config) => console.log(await work(config, folder, console.log)))
}
