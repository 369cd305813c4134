/**
 * One check of a running instance: it walks every operation, follows every kind of link and sends what must be refused. It
 * knows the instance by its document alone and signs in with the accounts that it is given.
 */
import { Check } from './check.ts'
import { readContract } from './contract.ts'
import type { Contract } from './contract.ts'
import { CurlWriter } from './curl.ts'
import { Findings } from './findings.ts'
import { tellerOf } from './formats.ts'
import { bodyText, connect } from './http.ts'
import { followLinks } from './links.ts'
import { checkLists } from './lists.ts'
import type { Options } from './options.ts'
import { checkPaths } from './paths.ts'
import { introduce, signIn, signInAsk, signInOperation } from './people.ts'
import { addMissed, summaryOf } from './reached.ts'
import { compileSchemas } from './schemas.ts'
import { changePasswords, end, read, refuse, rewrite, write } from './walk.ts'

/** How many links are followed of what was read, and of what was written. */
const mostLinks = { read: 6_000, written: 2_500 }

interface Listener {
  /** Takes each line as it is found. */
  say(line: string): void
  /** Is given what ends the check early with what was found until then, and answers its exit code. */
  begun?(end: (why: string) => number): void
}

/** Runs everything. Answers the exit code. @throws an Error where it cannot begin. */
export async function runCheck(options: Options, { say, begun }: Listener): Promise<number> {
  const began = performance.now()
  const sayAll = (lines: readonly string[]): void => lines.forEach(say)
  const http = connect(options.url)
  const published = await http.send({ method: 'GET', path: '/openapi.json' })
  if (published.status !== 200) throw new Error(`${published.url} answers ${published.status || published.text}`)
  const contract = readContract(published.json)
  const teller = tellerOf(options.format, curlWriter(options, contract))
  const findings = new Findings((finding) => sayAll(teller.found(finding)))
  const check = new Check(options, contract, compileSchemas(contract), findings, http)
  if (check.operations().length === 0) throw new Error('The document has none of the operations that --only names.')

  const seconds = (): number => (performance.now() - began) / 1000
  const finish = (ended?: string): number => {
    sayAll(teller.end(summaryOf(check, seconds(), ended)))
    return findings.count > 0 ? 1 : ended === undefined ? 0 : 2
  }
  begun?.(finish)
  try {
    await walk(check, (line) => sayAll(teller.progress(line)), seconds)
    addMissed(check)
    return finish()
  } catch (error) {
    return finish((error as Error).message)
  } finally {
    await http.close()
  }
}

async function walk(check: Check, tell: (line: string) => void, seconds: () => number): Promise<void> {
  const phases: [string, () => Promise<string | void>][] = [
    ['accounts signed in', () => enter(check)],
    ['reads', () => read(check)],
    ['lists', () => checkLists(check)],
    ['links of what was read', () => follow(check, mostLinks.read)],
    ['writes', () => write(check)],
    ['links of what was written', () => follow(check, mostLinks.written)],
    ['forms and changes', () => rewrite(check)],
    ['addresses and methods', () => checkPaths(check)],
    ['what must be refused', () => refuse(check)],
    ['what ends something', () => end(check)],
    // Another password ends sessions, with what they registered.
    ['passwords', () => changePasswords(check)],
  ]
  const total = check.operations().length
  for (const [name, phase] of phases) {
    const remark = await phase()
    const reached = check.operations().filter((one) => check.reached.has(one.id)).length
    const counts = `${check.requests} requests, ${reached} of ${total} operations, ${check.findings.count} findings`
    tell(`${seconds().toFixed(1).padStart(6)} s  ${name}: ${counts}${remark ? `; ${remark}` : ''}`)
  }
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

async function follow(check: Check, most: number): Promise<string> {
  const { followed, left } = await followLinks(check, most)
  return left === 0 ? `followed ${followed} links` : `followed ${followed} links, capped: ${left} more were left`
}

function curlWriter(options: Options, contract: Contract): CurlWriter {
  const door = signInOperation(contract)
  return new CurlWriter((email) => {
    const ask = signInAsk(door, email, options.password)
    return { url: options.url + ask.path, body: bodyText(ask)! }
  })
}
