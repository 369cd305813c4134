/**
 * `npm run contract:check -- <url>`: holds a running instance against the document that it publishes. It walks every
 * operation, follows every kind of link and sends what must be refused. It knows the instance by its document alone and
 * signs in with the demo accounts or with those of CONTRACT_CHECK_ACCOUNTS and CONTRACT_CHECK_PASSWORD; see --help.
 */
import { Check } from './check.ts'
import { readContract } from './contract.ts'
import { CurlWriter } from './curl.ts'
import { Findings } from './findings.ts'
import { bodyText, connect } from './http.ts'
import { LinkWalk } from './links.ts'
import { help, readOptions } from './options.ts'
import type { Options } from './options.ts'
import { checkPaths } from './paths.ts'
import { introduce, signIn, signInAsk, signInOperation } from './people.ts'
import { compileSchemas } from './schemas.ts'
import { changePasswords, end, read, refuse, write } from './walk.ts'

/** Runs everything. Answers the exit code. @throws an Error where it cannot begin. */
async function run(options: Options): Promise<number> {
  const began = performance.now()
  const http = connect(options.url)
  const published = await http.send({ method: 'GET', path: '/openapi.json' })
  if (published.status !== 200) throw new Error(`${published.url} answers ${published.status || published.text}`)
  const contract = readContract(published.json)
  const check = new Check(options, contract, compileSchemas(contract), new Findings(), http)
  const links = new LinkWalk(check)
  const total = check.operations('GET', 'POST', 'PUT', 'PATCH', 'DELETE').length
  if (total === 0) throw new Error('The document has none of the operations that --only names.')

  const reached = (): number => check.operations('GET', 'POST', 'PUT', 'PATCH', 'DELETE').filter((one) => check.reached.has(one.id)).length
  const phases: [string, () => Promise<void>][] = [
    ['accounts signed in', () => enter(check)],
    ['reads', () => read(check)],
    ['links of what was read', () => links.follow()],
    ['writes', () => write(check)],
    ['links of what was written', () => links.follow()],
    ['passwords', () => changePasswords(check)],
    ['addresses and methods', () => checkPaths(check)],
    ['what must be refused', () => refuse(check)],
    ['what ends something', () => end(check)],
  ]
  for (const [name, phase] of phases) {
    await phase()
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(
      `${seconds.padStart(6)} s  ${name}: ${check.requests} requests, ${reached()} of ${total} operations, ${check.findings.count} findings`,
    )
  }
  await http.close()
  return report(check, reached(), total, links.followed)
}

async function enter(check: Check): Promise<void> {
  const { accounts, password } = check.options
  const door = signInOperation(check.contract)
  for (const email of accounts) {
    const [caller, session] = await signIn(check.send, door, email, password)
    await introduce(check.send, check.contract, caller, session)
    check.people.push(caller)
  }
}

function report(check: Check, reached: number, total: number, links: number): number {
  const { options, findings, contract } = check
  const door = signInOperation(contract)
  const curl = new CurlWriter((email) => {
    const ask = signInAsk(door, email, options.password)
    return { url: options.url + ask.path, body: bodyText(ask)! }
  })
  for (const line of findings.lines(curl)) console.log(line)
  const percent = (reached / total) * 100
  console.log(`\nreached ${reached} of ${total} operations with a 2xx (${percent.toFixed(1)} %), followed ${links} links`)
  const missed = check.operations('GET', 'POST', 'PUT', 'PATCH', 'DELETE').filter((one) => !check.reached.has(one.id))
  for (const { id, method, path } of missed) console.log(`  not reached: ${id} (${method} ${path})`)
  if (percent < options.reach) console.log(`That is less than ${options.reach} %.`)
  console.log(findings.count === 0 ? 'Nothing disagrees with the document.' : `${findings.count} findings.`)
  return findings.count > 0 || percent < options.reach ? 1 : 0
}

try {
  const options = readOptions(process.argv.slice(2), process.env)
  if (options === 'help') console.log(help)
  else process.exitCode = await run(options)
} catch (error) {
  console.error(`The check could not run: ${(error as Error).message}`)
  process.exitCode = 2
}
