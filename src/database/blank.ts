/**
 * The blank database: an embedded one on which migrations have run and in which nobody wrote. A new folder begins as a copy
 * of it, since initdb and the migrations took most of a first start; the migrations that it lacks run then. It holds no
 * secret: whoever needs one first makes it (secrets.ts). Copies share the identifier of their cluster, which nothing asks for.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'

const file = new URL('../../src/database/blank.zst', import.meta.url)

/** What tells the engine that there is a database. It appears last and whole, so that a folder without it is laid anew. */
const mark = 'PG_VERSION'
const unfinished = `${mark}.new`
/** What the engine says of its process. */
const ofProcess = 'postmaster.pid'

/** Files by their place, of which the zeros at the end are not held; and folders, which have no size. */
type Entry = readonly [place: string, size: number | null, held: number]

/** Takes away what a process left that was killed; the engine would not open the folder of one that had said nothing yet. */
export const forgetProcess = (folder: string): void => rmSync(join(folder, ofProcess), { force: true })

/** Whether a folder holds an embedded database. */
export const holdsDatabase = (folder: string): boolean => existsSync(join(folder, mark))

/** The major version of PostgreSQL that made the embedded database in a folder. */
export const versionIn = (folder: string): string => readFileSync(join(folder, mark), 'utf8').trim()

/** The whole as one chunk, for it to be put together from no others. */
const chunkSize = 32 * 1024 * 1024

/** Lays the blank database into a folder that holds none, or a part of it that a start left which was killed. */
export function layBlank(folder: string): void {
  const whole = zstdDecompressSync(readFileSync(file), { chunkSize })
  let at = whole.indexOf('\n') + 1
  for (const [place, size, held] of JSON.parse(whole.toString('utf8', 0, at)) as Entry[]) {
    const path = join(folder, place === mark ? unfinished : place)
    if (size === null) mkdirSync(path, { recursive: true, mode: 0o700 })
    else {
      writeFileSync(path, whole.subarray(at, (at += held)), { mode: 0o600 })
      if (held < size) truncateSync(path, size)
    }
  }
  renameSync(join(folder, unfinished), join(folder, mark))
}

/** The bytes of a file up to the last that is not zero. */
function heldOf(path: string): Buffer {
  const whole = readFileSync(path)
  return whole.subarray(0, whole.findLastIndex((byte) => byte !== 0) + 1)
}

/** Makes the blank database of the one in a folder, which is closed: a line with its entries, then the bytes of its files. */
export function keepBlank(folder: string): void {
  const places = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((place) => place !== ofProcess && place !== mark)
  const contents: Buffer[] = []
  const entries = [...places.sort(), mark].map((place): Entry => {
    const path = join(folder, place)
    const stats = statSync(path)
    const held = stats.isDirectory() ? Buffer.alloc(0) : heldOf(path)
    contents.push(held)
    return [place.replaceAll('\\', '/'), stats.isDirectory() ? null : stats.size, held.length]
  })
  const whole = Buffer.concat([Buffer.from(`${JSON.stringify(entries)}\n`), ...contents])
  const params = { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: 26 }
  writeFileSync(file, zstdCompressSync(whole, { params }))
}
