/**
 * `npm run contract:diff`: compares the published document with the one released last. Says in words what changed, and fails
 * on what breaks a client unless `openapi/released/breaking.yaml` declares it for the next release.
 * A release is cut with `npm run contract:diff -- --release 0.2`, which writes `openapi/released/0.2.yaml`; never edit that.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { changesBetween } from '../codegen/changes.ts'
import { inlined } from '../codegen/inline.ts'
import { methods } from '../codegen/openapi.ts'
import type { OpenApi } from '../codegen/openapi.ts'
import { placeOf, readContract } from '../codegen/read.ts'
import { readArguments } from '../codegen/usage.ts'

const usage = `Usage: npm run contract:diff [-- --release <version>]

Compares the published document with the one released last, and says in words what changed. Exit code 1 where a client breaks and
openapi/released/breaking.yaml does not declare it. With --release the document is released as <version>.`

const folder = 'openapi/released'
const declarations = `${folder}/breaking.yaml`
const current = 'src/generated/openapi.json'

/** A breaking change: of which operation or part of a schema, and what it is in the words of the comparison. */
interface Breaking {
  at: string
  what: string
}

interface Declared extends Breaking {
  reason: string
  /** The release that brings it. Once that is cut the entry is history. */
  since: string
}

/** What of Redocly's report is read. */
interface Reported {
  kind: string
  typeName: string
  property?: string
  impact: string
  verdicts: { impact: string; message: string }[]
  base?: { pointer: string }
  revision?: { pointer: string }
}

function fail(...lines: string[]): never {
  for (const line of lines) console.error(line)
  process.exit(1)
}

const compareVersions = (a: string, b: string): number => {
  const [x, y] = [a, b].map((one) => one.split('.').map(Number)) as [number[], number[]]
  return x[0]! - y[0]! || x[1]! - y[1]!
}

/** Every released version, oldest first. */
function releases(): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files.flatMap((file) => /^(\d+\.\d+)\.yaml$/.exec(file)?.[1] ?? []).sort(compareVersions)
}

function release(version: string): void {
  const last = releases().at(-1)
  if (!/^\d+\.\d+$/.test(version)) fail(`${version} is no release: write two numbers, as in 0.2`)
  if (last !== undefined && compareVersions(version, last) <= 0) fail(`${version} does not come after ${last}, the last release`)
  mkdirSync(folder, { recursive: true })
  const document = stringify(JSON.parse(readFileSync(current, 'utf8')), { aliasDuplicateObjects: false, lineWidth: 0 })
  writeFileSync(`${folder}/${version}.yaml`, `# Released as ${version}. Never edited.\n${document}`)
  console.log(`Wrote ${folder}/${version}.yaml`)
}

/** The steps of a JSON pointer into a document. */
const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

/** What a client knows the place by: an operation, or a schema and the way into it. */
function nameOf(document: OpenApi, [first = '', second = '', third = '', ...rest]: readonly string[]): string {
  if (first !== 'paths') return [third, ...rest.filter((step) => step !== 'properties')].join('.')
  const item = document.paths[second]
  const operations = methods.filter((method) => (third === method || !methods.includes(third as never)) && item?.[method])
  return operations.map((method) => item![method]!.operationId).join(', ') || second
}

/** What breaks a client that was written for the base, once for each part of it. */
function breakingChanges(before: OpenApi, after: OpenApi): (Breaking & { steps: string[] })[] {
  const work = mkdtempSync(join(tmpdir(), 'contract-diff-'))
  const files = Object.entries({ before, after }).map(([name, document]) => {
    writeFileSync(join(work, `${name}.json`), JSON.stringify(document))
    return join(work, `${name}.json`)
  })
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['node_modules/@redocly/cli/bin/cli.js', 'diff', ...files, '--format', 'json', '--fail-on', 'none'],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  )
  rmSync(work, { recursive: true })
  if (status !== 0) fail(stderr, 'The documents could not be compared.')
  const { changes } = JSON.parse(stdout) as { changes: Reported[] }
  const found = changes
    .filter((one) => one.impact === 'major')
    .flatMap(({ base: was, revision, verdicts, kind, typeName, property }) => {
      const steps = stepsOf((revision ?? was)!.pointer)
      const at = nameOf(revision ? after : before, steps.at(-1) === property ? steps.slice(0, -1) : steps)
      const said = verdicts.filter((one) => one.impact === 'major').map((one) => one.message)
      const words = said.length > 0 ? said : [`${property ?? typeName} was ${kind}.`]
      return words.map((what) => ({ at, what, steps }))
    })
  return [...new Map(found.map((one) => [`${one.at} ${one.what}`, one])).values()]
}

/** The changes that are declared for what comes after the last release. */
function declaredAfter(last: string): Declared[] {
  const entries = (existsSync(declarations) ? parse(readFileSync(declarations, 'utf8')) : undefined) as unknown
  const wrong = (what: string): never => fail(`${declarations}: ${what}`)
  if (entries !== null && entries !== undefined && !Array.isArray(entries)) wrong('this is no list')
  return ((entries ?? []) as Record<string, unknown>[])
    .map((one, index) => {
      for (const key of ['at', 'what', 'reason', 'since']) {
        if (typeof one[key] !== 'string' || one[key] === '') wrong(`entry ${index + 1} has no ${key} that is a text`)
      }
      return one as unknown as Declared
    })
    .filter((one) => compareVersions(one.since, last) > 0)
}

function compare(): void {
  const last = releases().at(-1)
  if (last === undefined) fail(`Nothing was released yet: npm run contract:diff -- --release 0.1`)
  const base = `${folder}/${last}.yaml`
  const contract = readContract('openapi')
  // What is shared where it is published alone is compared where it stands.
  const shared = Object.keys(contract.document.components.parameters)
  const before = inlined(parse(readFileSync(base, 'utf8')) as OpenApi, shared)
  const after = inlined(JSON.parse(readFileSync(current, 'utf8')) as OpenApi, shared)
  const same = (one: Breaking, other: Breaking): boolean => one.at === other.at && one.what === other.what
  const breaking = breakingChanges(before, after)
  const declared = declaredAfter(last)
  const undeclared = breaking.filter((one) => !declared.some((other) => same(one, other)))
  const outdated = declared.filter((one) => !breaking.some((other) => same(one, other)))

  const changes = changesBetween(before, after)
  console.log(changes.length === 0 ? `Nothing changed since ${last}.` : `Changed since ${last}:`)
  for (const { text } of changes) console.log(`· ${text}`)
  for (const { at, what, reason } of declared) console.log(`! ${at}: ${what} ${reason}`)

  for (const { at, what, steps } of undeclared) console.error(`${placeOf(contract, steps)}: breaks clients: ${at}: ${what}`)
  if (undeclared.length > 0) {
    const [major, minor] = last.split('.').map(Number) as [number, number]
    const entries = undeclared.map(({ at, what }) => ({ at, what, reason: '', since: `${major}.${minor + 1}` }))
    console.error(
      `\nTake it back, or add to ${declarations}, with the reason:\n\n${stringify(entries, { lineWidth: 0, defaultStringType: 'PLAIN' })}`,
    )
  }
  for (const { at, what } of outdated) console.error(`${declarations}: no longer true, remove it: ${at}: ${what}`)
  if (undeclared.length + outdated.length > 0) process.exit(1)
}

const version = readArguments(usage, { release: { type: 'string' } }).values.release
if (version !== undefined) release(version)
else compare()
