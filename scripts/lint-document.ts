/** Holds the published document against Redocly and Spectral, less the exceptions of `openapi/lint-exceptions.yaml`. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { inlined } from '../codegen/inline.ts'
import type { OpenApi } from '../codegen/openapi.ts'

/**
 * The least that `redocly score` may say of the document, of 100, were it not for its size. A point goes for the headers
 * of conditional and repeated requests, which it counts as parameters, and for choices, which it counts as hard to read.
 */
export const leastScore = 91

interface Finding {
  rule: string
  where: string
  message: string
}

interface Exception {
  rule: string
  findings: number | 'everywhere'
  reason: string
}

export const readExceptions = (): Exception[] => parse(readFileSync('openapi/lint-exceptions.yaml', 'utf8')) as Exception[]

/** What a linter writes to its output. How it ends says only whether it found something; without output it has failed. */
function outputOf(script: string, options: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...options], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
    let said = ''
    let complained = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complained += text))
    child.on('error', reject)
    child.on('close', () => (said === '' ? reject(new Error(`${script}: ${complained}`)) : resolve(said)))
  })
}

const redocly = (...options: string[]): Promise<string> => outputOf('node_modules/@redocly/cli/bin/cli.js', options)

async function redoclyFindings(file: string): Promise<Finding[]> {
  const said = await redocly('lint', '--extends', 'recommended-strict', '--format', 'json', '--max-problems', '100000', file)
  const { problems } = JSON.parse(said) as { problems: { ruleId: string; message: string; location: { pointer: string }[] }[] }
  return problems.map(({ ruleId, message, location }) => ({ rule: ruleId, where: location[0]?.pointer ?? '#', message }))
}

async function spectralFindings(file: string): Promise<Finding[]> {
  const ruleset = 'node_modules/@stoplight/spectral-owasp-ruleset/dist/ruleset.mjs'
  const said = await outputOf('node_modules/@stoplight/spectral-cli/dist/index.js', ['lint', '-r', ruleset, '-f', 'json', '--quiet', file])
  const found = JSON.parse(said) as { code: string; message: string; path: string[] }[]
  return found.map(({ code, message, path }) => ({ rule: code, where: `#/${path.join('/')}`, message }))
}

/** Everything that the linters find in a document. */
export const findingsIn = async (file: string): Promise<Finding[]> =>
  (await Promise.all([redoclyFindings(file), spectralFindings(file)])).flat()

/**
 * How ready Redocly thinks a document is for who reads it with a machine, of 100, and the points lost to its mere size. It
 * looks behind no reference to an answer or an example, so what is shared stands in its places for it.
 */
export async function scoreOf(file: string): Promise<{ score: number; lostToSize: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'score-'))
  const whole = join(folder, 'openapi.json')
  writeFileSync(whole, JSON.stringify(inlined(JSON.parse(readFileSync(file, 'utf8')) as OpenApi)))
  const said = await redocly('score', '--format', 'json', whole)
  rmSync(folder, { recursive: true })
  const { agentReadiness, discoverability } = JSON.parse(said) as Record<string, number>
  return { score: agentReadiness!, lostToSize: 10 - discoverability! / 10 }
}

/** What is wrong: findings that no exception explains, and exceptions that explain more than is found. */
export function unexplained(findings: readonly Finding[], exceptions: readonly Exception[]): string[] {
  const byRule = Map.groupBy(findings, (one) => one.rule)
  const known = new Map(exceptions.map((one) => [one.rule, one]))
  const surplus = [...byRule].flatMap(([rule, found]) => {
    const allowed = known.get(rule)?.findings ?? 0
    if (allowed === 'everywhere' || found.length <= allowed) return []
    return [
      `${rule}: ${found.length} findings, of which ${allowed} are explained`,
      ...found.slice(0, 20).map(({ where, message }) => `  ${where}: ${message}`),
    ]
  })
  const stale = exceptions.flatMap(({ rule, findings: allowed }) => {
    const count = byRule.get(rule)?.length ?? 0
    if (count === 0) return [`${rule}: nothing is found any more: remove its exception`]
    return allowed !== 'everywhere' && count < allowed ? [`${rule}: ${allowed} findings are explained: lower it to ${count}`] : []
  })
  return [...surplus, ...stale]
}
