/** The options of the command line and the environment. */
import { readArguments, refuseCall } from '../../codegen/usage.ts'

export const passwordVariable = 'CONTRACT_CHECK_PASSWORD'
const accountsVariable = 'CONTRACT_CHECK_ACCOUNTS'

const demoNames =
  'investor investor-2 investor-delayed provider provider-2 lead compliance corporate editor entity-editor account-manager finance admin'
const demoAccounts = demoNames.split(' ').map((name) => `${name}@demo.example`)

const formats = ['text', 'github', 'junit', 'json'] as const
export type Format = (typeof formats)[number]

export interface Options {
  url: string
  seed: number
  /** The operations to check, where not all are. */
  only: Set<string> | undefined
  /** The operations that need not be reached. */
  except: Set<string>
  format: Format
  /** How long an answer may take; undefined where that does not matter. */
  mostMilliseconds: number | undefined
  accounts: string[]
  password: string
}

const usage = `Usage: npm run contract:check -- <url> [options]

Checks a running instance against the document that it publishes at <url>/openapi.json, and nothing else.

  --seed <n>       which values are made up; the same seed sends the same requests in the same order (1)
  --only <ids>     the operations with these ids alone, separated by commas; lists of what they need are read, too
  --except <ids>   operations that need not answer a 2xx, since they take what only the outside world has, such as a mailed
                   token; one that is not reached and not named here is a finding
  --max-ms <n>     an answer that takes longer than so many milliseconds is a finding
  --format <name>  text, github (annotations), junit or json (text); text and github are written as findings come

It signs in with the demo accounts. Others are taken from the environment:

  ${accountsVariable}   their email addresses, separated by commas: one for each role that the document names
  ${passwordVariable}   their password

It writes: what it creates it also deletes, where there is an operation for that. Check an instance whose data may change.
An interrupt ends it with what was found until then.
Exit code: 0 nothing found, 1 something was, 2 the check could not run.`

const known: Record<string, { type: 'string'; default?: string }> = {
  seed: { type: 'string', default: '1' },
  only: { type: 'string' },
  except: { type: 'string', default: '' },
  'max-ms': { type: 'string' },
  format: { type: 'string', default: 'text' },
}

/** Reads the command line. Ends the script where it asks for help or says what cannot be. */
export function readOptions(env: NodeJS.ProcessEnv): Options {
  const { values, positionals } = readArguments(usage, known, 1)
  const textOf = (name: string): string | undefined => (typeof values[name] === 'string' ? values[name] : undefined)
  const [url] = positionals
  if (url === undefined || !URL.canParse(url)) refuseCall(usage, 'It takes one address, such as http://127.0.0.1:3000.')
  const format = formats.find((one) => one === textOf('format'))
  if (!format) refuseCall(usage, `--format takes ${formats.join(', ')}.`)
  return {
    url: url.replace(/\/+$/, ''),
    seed: numberOf('--seed', textOf('seed')!),
    only: textOf('only') === undefined ? undefined : new Set(namesIn(textOf('only')!)),
    except: new Set(namesIn(textOf('except')!)),
    format,
    mostMilliseconds: textOf('max-ms') === undefined ? undefined : numberOf('--max-ms', textOf('max-ms')!),
    accounts: env[accountsVariable] === undefined ? demoAccounts : namesIn(env[accountsVariable]),
    password: env[passwordVariable] ?? 'demo-password-1',
  }
}

const namesIn = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

function numberOf(name: string, text: string): number {
  const most = 2 ** 31 - 1
  if (!/^\d+$/.test(text) || Number(text) > most) refuseCall(usage, `${name} takes a number up to ${most}.`)
  return Number(text)
}
