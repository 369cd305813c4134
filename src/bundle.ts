/**
 * The server's sources and Kysely in one file, made when the sources changed: to find, read and link five hundred files takes
 * longer than all the rest of a start.
 */
import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
// Two folders below the root, as the sources are that read files by their place.
const folder = join(root, '.cache', 'bundle')

/** Each file of a folder and those below it, with when it changed and its size: what a folder says of itself differs between file systems. */
function filesOf(folder: string): string {
  const entries = readdirSync(root + folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.map((entry) => (entry.isDirectory() ? filesOf : stateOf)(`${folder}/${entry.name}`)).join('')
}

function stateOf(name: string): string {
  const { mtimeMs, size } = statSync(root + name)
  return `${name} ${mtimeMs} ${size}\n`
}

/** Changes whenever a source or an installed package does. */
const stamp = (): string => hash('sha256', process.version + filesOf('src') + stateOf('package-lock.json')).slice(0, 16)

/** Writes the bundle, with its map for `node --enable-source-maps`, and takes away those of earlier sources, half written ones too. */
async function make(name: string): Promise<void> {
  const { build } = await import('esbuild')
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: object }
  const packages = Object.keys(dependencies).filter((one) => one !== 'kysely')
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src', 'main.ts')],
    outfile: join(folder, name),
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    external: packages.flatMap((one) => [one, `${one}/*`]),
    sourcemap: 'linked',
    sourcesContent: false,
  })
  mkdirSync(folder, { recursive: true })
  const earlier = readdirSync(folder).filter((one) => !one.startsWith(name))
  for (const { path, contents } of outputFiles) {
    writeFileSync(`${path}.${process.pid}`, contents)
    renameSync(`${path}.${process.pid}`, path)
  }
  for (const one of earlier) rmSync(join(folder, one), { force: true })
}

/** Answers the place of the bundle, which is made where there is none of these sources. */
async function place(): Promise<string> {
  const name = `server-${stamp()}.js`
  if (!existsSync(join(folder, name))) await make(name)
  return pathToFileURL(join(folder, name)).href
}

/** Answers the place of the bundle; that of the sources where none can be made, which is said. */
export async function bundle(): Promise<string> {
  try {
    return await place()
  } catch (error) {
    console.warn(`The server starts from its sources, which takes longer: ${(error as Error).message}`)
    return new URL('main.ts', import.meta.url).href
  }
}

// Ahead of the first start, where the server itself may write nothing.
if (import.meta.main) await place()
