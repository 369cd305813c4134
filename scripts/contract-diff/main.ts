/**
 * `npm run contract:diff`: compares two documents, or the published one with the one released last. Says in words what changed,
 * and fails on what breaks a client unless `openapi/released/breaking.yaml` declares it for the next release.
 * A release is cut with `npm run contract:diff -- --release 0.2`, which writes `openapi/released/0.2.json.gz`; never edit that.
 */
import { readFileSync } from 'node:fs'
import { stringify } from 'yaml'
import { changesBetween } from '../../codegen/changes.ts'
import { oneEachCause, placeOfChange } from '../../codegen/changes/causes.ts'
import type { Change } from '../../codegen/changes/change.ts'
import type { OpenApi } from '../../codegen/openapi.ts'
import { readContract } from '../../codegen/read.ts'
import { changelogOf, keepChangelog } from '../../codegen/released/changelog.ts'
import { declarations, declaredAfter } from '../../codegen/released/declared.ts'
import type { Declared } from '../../codegen/released/declared.ts'
import { readDocument } from '../../codegen/released/documents.ts'
import { readRelease, release, releases } from '../../codegen/released/releases.ts'
import { readArguments, refuseCall } from '../../codegen/usage.ts'

const usage = `Usage: npm run contract:diff [-- <old> [<new>]]
       npm run contract:diff -- --release <version>

Says in words how one OpenAPI document differs from another, and what of that breaks a client of the older one. A document is a
file or an address, in JSON or YAML; <old> may be a release, such as 0.1, and without <new> it is compared with the published
document. Without either the last release is, and what openapi/released/breaking.yaml declares may break.
With --release the published document is released as <version>.

What is added breaks nobody: clients must expect new attributes, new values of extensible enums and new operations.
Exit code 1 where a client breaks undeclared, 2 where there is nothing to compare.`

const current = 'src/generated/openapi.json'

const { values, positionals } = readArguments(usage, { release: { type: 'string' } }, 2)

function list(changes: readonly Change[], since: string): void {
  console.log(changes.length === 0 ? `Nothing changed since ${since}.` : `Changed since ${since}:`)
  for (const { text } of changes) console.log(`· ${text}`)
}

const publishedDocument = (): OpenApi => JSON.parse(readFileSync(current, 'utf8')) as OpenApi

/** Any two documents; nothing is declared of them. */
async function compareDocuments(old: string, now: string | undefined): Promise<void> {
  const before = releases().includes(old) ? readRelease(old) : await readDocument(old)
  const after = now === undefined ? publishedDocument() : releases().includes(now) ? readRelease(now) : await readDocument(now)
  const changes = oneEachCause(changesBetween(before, after))
  list(changes, old)
  const breaking = changes.filter((one) => one.breaks)
  for (const { text } of breaking) console.error(`breaks clients: ${text}`)
  if (breaking.length > 0) process.exitCode = 1
}

function compareWithRelease(): void {
  const last = releases().at(-1)
  if (last === undefined) throw new Error(`Nothing was released yet: npm run contract:diff -- --release 0.1`)
  const changes = oneEachCause(changesBetween(readRelease(last), publishedDocument()))
  const same = (one: Change, { at, what }: Declared): boolean => one.about === at && one.what === what
  const breaking = changes.filter((one) => one.breaks)
  const declared = declaredAfter(last)
  const undeclared = breaking.filter((one) => !declared.some((other) => same(one, other)))
  const outdated = declared.filter((one) => !breaking.some((other) => same(other, one)))

  list(changes, last)
  for (const { at, what, reason } of declared) console.log(`! ${at}: ${what}. ${reason}`)
  const contract = readContract('openapi')
  for (const change of undeclared) {
    const place = placeOfChange(contract, change)
    console.error(`${place === undefined ? '' : `${place}: `}breaks clients: ${change.text}`)
  }
  if (undeclared.length > 0) {
    const [major, minor] = last.split('.').map(Number) as [number, number]
    const entries = undeclared.map(({ about, what }) => ({ at: about, what, reason: '', since: `${major}.${minor + 1}` }))
    const text = stringify(entries, { lineWidth: 0, defaultStringType: 'PLAIN' })
    console.error(`\nTake it back, or add to ${declarations}, with the reason:\n\n${text}`)
  }
  for (const { at, what } of outdated) console.error(`${declarations}: no longer true, remove it: ${at}: ${what}`)
  if (undeclared.length + outdated.length > 0) process.exitCode = 1
}

const [old, now] = positionals
const version = values.release
if (version !== undefined && old !== undefined) refuseCall(usage, 'A release is made of the published document alone.')
try {
  if (version !== undefined) {
    // The last release is compared before it leaves for the history.
    const brought = changelogOf(publishedDocument())
    for (const line of [...release(version, current), keepChangelog(version, brought)]) console.log(line)
  } else if (old !== undefined) await compareDocuments(old, now)
  else compareWithRelease()
} catch (error) {
  console.error((error as Error).message)
  process.exit(2)
}
