/**
 * `npm run check`: everything that can be known about the sources, cheapest first. Stops at the first failure and says the
 * way out. With `--without-tests` the tests are left to `npm test`.
 */
import { spawn } from 'node:child_process'
import { readContract } from '../codegen/read.ts'
import { judge } from '../codegen/rules.ts'
import { readArguments } from '../codegen/usage.ts'
import { checkMigrations, wayOut as wayOutOfEdits } from './checksums.ts'
import { findingsIn, leastScore, readExceptions, scoreOf, unexplained } from './lint-document.ts'
import { unusedExports } from './unused-exports.ts'

/**
 * How many types the compiler may make: those that an operation of a plain type needs, and all others. The contract may grow
 * as it likes; a jump beside it, of one in a hundred, means that a signature became generic where it need not be.
 */
const mostInstantiations = { ofAnOperation: 450, others: 425_000 }

interface Outcome {
  failed: boolean
  /** What to show: the complaints when it failed, else a word or nothing. */
  said: string
}

interface Step {
  name: string
  run(): Promise<Outcome>
  wayOut: string
}

/** Runs a tool of this repository; its output is shown as it comes where `shown`. */
function tool(script: string, options: readonly string[], shown = false): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...options], {
      stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.on('close', (code) => resolve({ failed: code !== 0, said: said.trim() }))
  })
}

function contract(): Promise<Outcome> {
  const read = readContract('openapi')
  judge(read)
  const said = read.problems.map(({ where, message }) => `${where}: ${message}`).join('\n')
  return Promise.resolve({ failed: read.problems.length > 0, said })
}

async function linted(): Promise<Outcome> {
  const file = 'src/generated/openapi.json'
  const [findings, { score, lostToSize }] = await Promise.all([findingsIn(file), scoreOf(file)])
  const told = `${score} of 100, ${lostToSize.toFixed(1)} lost to the number of operations`
  const complaints = unexplained(findings, readExceptions())
  if (score + lostToSize < leastScore) complaints.push(`redocly score says ${told}; with these it may not be less than ${leastScore}`)
  return { failed: complaints.length > 0, said: complaints.join('\n') || `score ${told}` }
}

/** The list of all that changed is for those who ask for it. */
async function released(): Promise<Outcome> {
  const { failed, said } = await tool('scripts/contract-diff/main.ts', [])
  return { failed, said: failed ? said.replaceAll(/^(?:Changed since .*|· .*)\n/gm, '') : '' }
}

async function answered(): Promise<Outcome> {
  const { routes } = await import('../src/generated/routes.ts')
  const { handlers } = await import('../src/resources/index.ts')
  const { isStub } = await import('../src/verbs/stub.ts')
  const written = handlers as Record<string, object | undefined>
  const missing = routes.filter(({ id }) => !written[id] || isStub(written[id]))
  return {
    failed: missing.length > 0,
    said: missing.map((one) => `${one.method} ${one.path} answers 501: ${one.id}, an operation of ${one.type}`).join('\n'),
  }
}

/** The migrations of which something is amiss, and what that is. */
function migrations(which: 'added' | 'edited', what: string): Promise<Outcome> {
  const names = checkMigrations('src/database')[which]
  return Promise.resolve({ failed: names.length > 0, said: names.map((name) => `src/database/${name} ${what}.`).join('\n') })
}

async function types(): Promise<Outcome> {
  const options = ['--noEmit', '--incremental', 'false', '--tsBuildInfoFile', 'null', '--extendedDiagnostics']
  const { failed, said } = await tool('node_modules/typescript/bin/tsc', options)
  if (failed) return { failed, said: said.split(/\nFiles: /)[0]! }
  const { routes } = await import('../src/generated/routes.ts')
  const count = Number(/^Instantiations:\s+(\d+)$/m.exec(said)?.[1])
  const most = mostInstantiations.others + mostInstantiations.ofAnOperation * routes.length
  const told = `${count.toLocaleString('en')} instantiations of ${most.toLocaleString('en')} for ${routes.length} operations`
  return { failed: !(count <= most), said: told }
}

function imported(): Promise<Outcome> {
  const unused = unusedExports('.')
  return Promise.resolve({ failed: unused.length > 0, said: unused.join('\n') })
}

const sources = ['src', 'codegen', 'scripts', 'tests']
const arrows = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long']

const steps: readonly Step[] = [
  { name: 'the contract keeps the house rules', run: contract, wayOut: 'Correct the contract in the places that are named.' },
  {
    name: 'no migration was edited that has its checksum',
    run: () => migrations('edited', 'was edited, or is gone'),
    wayOut: wayOutOfEdits,
  },
  {
    name: 'what is generated is what the contract says',
    run: () => tool('codegen/main.ts', ['--check']),
    wayOut: 'npm run codegen, and commit what it writes.',
  },
  { name: 'every operation has a handler', run: answered, wayOut: 'npm run stubs writes what is missing; then write each stub(…) out.' },
  {
    name: 'every migration has its checksum',
    run: () => migrations('added', 'has no checksum yet'),
    wayOut: 'npm run checksums, once it is what you mean: it is not edited any more.',
  },
  {
    name: 'the published document passes the linters',
    run: linted,
    wayOut: 'Correct the contract or what codegen makes of it; openapi/lint-exceptions.yaml may only shrink.',
  },
  {
    name: 'no client of the last release breaks undeclared',
    run: released,
    wayOut: 'Take the change back, or declare it in openapi/released/breaking.yaml.',
  },
  {
    name: 'imports point where the house allows',
    run: () => tool('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', [...arrows, 'src', 'codegen', 'scripts/contract-check']),
    wayOut: 'Import what the rule lets in. Where two parts belong closer together, say so in .dependency-cruiser.cjs.',
  },
  {
    name: 'every export is imported by another file',
    run: imported,
    wayOut: 'Take export away from what its own file alone uses, and delete what nothing uses.',
  },
  {
    name: 'the types fit',
    run: types,
    wayOut: `npx tsc --noEmit. Each operation brings its own ${mostInstantiations.ofAnOperation} instantiations, so that a new type is never too many: make the newest generic signature simpler.`,
  },
  {
    name: 'the code keeps its rules',
    run: () => tool('node_modules/eslint/bin/eslint.js', ['--config', 'scripts/eslint.config.js', '--max-warnings', '0', ...sources]),
    wayOut: 'npx eslint --config scripts/eslint.config.js --fix <file>, or by hand.',
  },
  {
    name: 'the code is formatted',
    run: () =>
      tool('node_modules/prettier/bin/prettier.cjs', [
        '--log-level',
        'warn',
        '--check',
        `{${sources.join(',')}}/**/*.{ts,js}`,
        '!src/generated/**',
      ]),
    wayOut: 'npm run format',
  },
  {
    name: 'the tests pass',
    run: () => tool('node_modules/vitest/vitest.mjs', ['run', '--root', '.', '--config', 'tests/vitest.config.ts'], true),
    wayOut: 'npm test -- <file> runs one file.',
  },
]

const usage = `Usage: npm run check [-- --without-tests]

Checks everything that can be known about the sources, cheapest first, and stops at the first failure:
${steps.map(({ name }) => `  ${name}`).join('\n')}`

const asked = readArguments(usage, { 'without-tests': { type: 'boolean' } }).values['without-tests'] ? steps.slice(0, -1) : steps
for (const { name, run, wayOut } of asked) {
  const began = performance.now()
  const { failed, said } = await run()
  const seconds = `${((performance.now() - began) / 1000).toFixed(1)} s`
  if (failed) {
    console.error(`✗ ${name} (${seconds})\n\n${said}\n\n→ ${wayOut}`)
    process.exit(1)
  }
  console.log(`✓ ${name} (${[seconds, said].filter(Boolean).join(', ')})`)
}
