/** The options of the command line and the environment. */
import { parseArgs } from 'node:util'

export const passwordVariable = 'CONTRACT_CHECK_PASSWORD'
const accountsVariable = 'CONTRACT_CHECK_ACCOUNTS'

const demoNames =
  'investor investor-2 investor-delayed provider provider-2 lead compliance corporate editor entity-editor account-manager finance admin'
const demoAccounts = demoNames.split(' ').map((name) => `${name}@demo.example`)

export interface Options {
  url: string
  seed: number
  /** The percentage of operations that must answer a 2xx. */
  reach: number
  /** The operations to check, where not all are. */
  only: Set<string> | undefined
  accounts: string[]
  password: string
}

export const help = `Usage: npm run contract:check -- <url> [--seed <n>] [--reach <percent>] [--only <operationId>,…]

Checks a running instance against the document that it publishes at <url>/openapi.json, and nothing else.

  --seed <n>       which values are made up; the same seed sends the same requests in the same order (1)
  --reach <p>      the percentage of operations that must be reached with a 2xx (95)
  --only <ids>     these operations alone; what they need is read all the same

It signs in with the demo accounts. Others are taken from the environment:

  ${accountsVariable}   their email addresses, separated by commas: one for each role that the document names
  ${passwordVariable}   their password

It writes: what it creates it also deletes, where there is an operation for that. Check an instance whose data may change.
Exit code: 0 nothing disagrees, 1 something does, 2 the check could not run.`

/** @throws an Error that says what is wrong with the command line. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): Options | 'help' {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      seed: { type: 'string', default: '1' },
      reach: { type: 'string', default: '95' },
      only: { type: 'string' },
    },
  })
  if (values.help) return 'help'
  const [url, ...rest] = positionals
  if (url === undefined || rest.length > 0 || !URL.canParse(url)) throw new Error('It takes one address, such as http://127.0.0.1:3000.')
  return {
    url: url.replace(/\/+$/, ''),
    seed: numberOf('--seed', values.seed, 2 ** 31 - 1),
    reach: numberOf('--reach', values.reach, 100),
    only: values.only === undefined ? undefined : new Set(values.only.split(',')),
    accounts: env[accountsVariable]?.split(',').map((one) => one.trim()) ?? demoAccounts,
    password: env[passwordVariable] ?? 'demo-password-1',
  }
}

function numberOf(name: string, text: string, most: number): number {
  if (!/^\d+$/.test(text) || Number(text) > most) throw new Error(`${name} takes a number up to ${most}.`)
  return Number(text)
}
