/** What the operator's commands share: the settings, words for what fails, and the exit codes. */
import { readConfig } from '../src/config.ts'
import type { Config } from '../src/config.ts'
import { inPlainWords } from '../src/plain-words.ts'

/** What makes sense to whoever runs a command; anything else is a fault of ours. */
export class Refused extends Error {}

export const isAddress = (text: string): boolean => /^[^\s@<>]+@[^\s@<>]+$/.test(text)

/** Prints what became of a mail: what the mail server answered, or where it was written. */
export const tellOfMail =
  ({ smtpUrl }: Config) =>
  (answer: string): void =>
    console.log(smtpUrl === undefined ? `SMTP_URL is not set, so the mail is in ${answer}.` : `Taken: ${answer}`)

/** Does the work on what the settings name: 0 when it is done, `failed` when it failed, 2 when a setting cannot be. */
export async function operate(work: (config: Config) => Promise<void>, failed: 1 | 2 = 1): Promise<void> {
  const config = settings()
  if (!config) return
  // Who reads what is said may have enough of it, as head has. The work goes on.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  }
  try {
    await work(config)
  } catch (error) {
    console.error(inPlainWords(error as Error))
    process.exitCode = failed
  }
}

function settings(): Config | undefined {
  try {
    const config = readConfig(process.env)
    // A pooler before it would lend its connections for single transactions.
    return { ...config, databaseUrl: config.directUrl ?? config.databaseUrl }
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 2
    return undefined
  }
}
