/** Contract in, text out. `--check` writes nothing and fails when anything on disk differs from what it should be. */
import { existsSync, readFileSync } from 'node:fs'
import { changesBetween } from './changes.ts'
import { placeOfChange } from './changes/causes.ts'
import { unshared } from './changes/unshared.ts'
import { emitChangelog } from './emit/changelog.ts'
import { emitContract } from './emit/contract.ts'
import { emitDecisions } from './emit/decisions.ts'
import { inLines } from './emit/json.ts'
import { emitLetters } from './emit/letters.ts'
import { emitLifecyclePage } from './emit/lifecycle-page.ts'
import { emitLifecycles } from './emit/lifecycles.ts'
import { emitRoutes } from './emit/routes.ts'
import { emitSerializers } from './emit/serializers.ts'
import { emitTables } from './emit/tables.ts'
import { emitTypes } from './emit/types.ts'
import { collectChecks, emitChecks } from './emit/validators.ts'
import { unnamedMigrations } from './migrations.ts'
import type { Model } from './model.ts'
import { nextEdits } from './next.ts'
import type { OpenApi } from './openapi.ts'
import { publish } from './publish.ts'
import { readContract } from './read.ts'
import { changelog } from './released/changelog.ts'
import type { Edition } from './released/changelog.ts'
import { judge } from './rules.ts'
import { readArguments } from './usage.ts'
import { differences, marked, writeFiles } from './write.ts'

const usage = `Usage: npm run codegen [-- --check]

Writes src/generated/ from openapi/, the migrations and the layout of mails, and says what changed and which files have to
follow. With --check it writes nothing, and fails where a file is not what it should be.`
const { check } = readArguments(usage, { check: { type: 'boolean' } }).values

const out = 'src/generated'

/** What is generated from more than the contract: the migrations, the layout of mails, the released documents. */
const ofOthers = new Set(['tables.ts', 'letters.ts', 'changelog.html'].map((name) => `${out}/${name}`))

/** Every generated file by its path. */
async function generate(model: Model, document: OpenApi, editions: readonly Edition[]): Promise<Map<string, string>> {
  const checks = collectChecks(model)
  // The checks are those that the routes ask for.
  const routes = emitRoutes(model, checks.nameFor)
  const texts: Record<string, string> = {
    'contract.ts': emitContract(model),
    'letters.ts': emitLetters(),
    'lifecycles.ts': emitLifecycles(model),
    'lifecycles.html': await emitLifecyclePage(model),
    'routes.ts': routes,
    'serializers.ts': emitSerializers(model),
    'checks.js': emitChecks(checks.schemas),
    'checks.d.ts': declarations([...checks.schemas.keys()].sort()),
    'changelog.html': emitChangelog(document, editions),
    'decisions.html': emitDecisions(model),
    'openapi.d.ts': await emitTypes(document),
    'openapi.json': inLines(document),
    'tables.ts': await emitTables('src/database/migrations', `${out}/tables.ts`),
  }
  return new Map(Object.entries(texts).map(([name, text]) => [`${out}/${name}`, marked(name, text)]))
}

const declarations = (names: readonly string[]): string =>
  names.map((name) => `export const ${name}: import('../http/route.ts').Check\n`).join('')

/** Ends it with what has to be mended first. */
function refuse(mistakes: readonly string[], end = 'Nothing was generated.'): never {
  for (const one of mistakes) console.error(one)
  console.error(`\n${end}`)
  process.exit(1)
}

function readChangelog(document: OpenApi): Edition[] {
  try {
    return changelog(document)
  } catch (error) {
    return refuse([(error as Error).message])
  }
}

const unnamed = unnamedMigrations('src/database/migrations')
if (unnamed.length > 0) refuse(unnamed)

const contract = readContract('openapi')
const model = judge(contract)
if (!model) {
  const mistakes = contract.problems.map(({ where, message }) => `${where}: ${message}`)
  refuse(mistakes, `The contract has ${mistakes.length} mistake(s); nothing was generated.`)
}

const document = publish(model)
const files = await generate(model, document, readChangelog(document))
if (check) {
  const drift = differences(files, out)
  if (drift.length > 0) refuse(drift, 'Run `npm run codegen` and commit what it writes.')
  process.exit(0)
}

const known = `${out}/openapi.json`
const before = existsSync(known) ? (JSON.parse(readFileSync(known, 'utf8')) as OpenApi) : undefined
const written = writeFiles(files, out)
const asWritten = (one: OpenApi): OpenApi => unshared(one, contract.document.components.schemas)
const changes = before && written.includes(known) ? changesBetween(asWritten(before), asWritten(document)) : []
for (const change of changes) {
  const place = placeOfChange(contract, change)
  console.log(`· ${change.text}${place === undefined ? '' : `  ${place}`}`)
}
console.log(written.length === 0 ? 'Nothing changed.' : `Wrote ${written.join(', ')}`)
// What differs though the contract is as it was follows from something else, or from nothing.
const strays = written.includes(known) || before === undefined ? [] : written.filter((one) => !ofOthers.has(one))
if (strays.length > 0) console.log(`! ${strays.join(', ')}: not as openapi/ has it. What was edited there by hand is gone.`)
const next = nextEdits(changes, model, files.get(`${out}/tables.ts`)!)
for (const line of next) console.log(`→ ${line}`)
if (next.some((line) => line.includes(' answers 501: '))) console.log('npm run stubs writes what answers 501 and what goes with it.')
