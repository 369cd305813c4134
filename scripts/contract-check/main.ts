/**
 * `npm run contract:check -- <url>`: holds a running instance against the document that it publishes; see --help.
 */
import { readOptions } from './options.ts'
import { runCheck } from './run.ts'

const options = readOptions(process.env)
try {
  process.exitCode = await runCheck(options, {
    say: (line) => console.log(line),
    begun: (end) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(end(signal)))
    },
  })
} catch (error) {
  console.error(`The check could not run: ${(error as Error).message}`)
  process.exitCode = 2
}
