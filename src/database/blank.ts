/**
 * The blank database: an embedded one on which migrations have run and in which nobody wrote. A new folder begins as a copy
 * of it, since initdb and the migrations took most of a first start; the migrations that it lacks run then. It holds no
 * secret: whoever needs one first makes it (secrets.ts). Copies share the identifier of their cluster, which nothing asks for.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'

const file = new URL('../../src/database/blank.zst', import.meta.url)

/** What tells the engine that there is a database. It appears last and whole, so that a folder without it is laid anew. */
const mark = 'PG_VERSION'
const unfinished = `${mark}.new`
/** What the engine says of its process. */
const ofProcess = 'postmaster.pid'

/** Files by their place, and folders, which have no size. */
type Entry = readonly [place: string, size: number | null]

/** Takes away what a process left that was killed; the engine would not open the folder of one that had said nothing yet. */
export const forgetProcess = (folder: string): void => rmSync(join(folder, ofProcess), { force: true })

export const holdsDatabase = (folder: string): boolean => existsSync(join(folder, mark))

/** Lays the blank database into a folder that holds none, or a part of it that a start left which was killed. */
export function layBlank(folder: string): void {
  const whole = zstdDecompressSync(readFileSync(file))
  let at = whole.indexOf('\n') + 1
  for (const [place, size] of JSON.parse(whole.toString('utf8', 0, at)) as Entry[]) {
    const path = join(folder, place === mark ? unfinished : place)
    if (size === null) mkdirSync(path, { recursive: true, mode: 0o700 })
    else writeFileSync(path, whole.subarray(at, (at += size)), { mode: 0o600 })
  }
  renameSync(join(folder, unfinished), join(folder, mark))
}

/** Makes the blank database of the one in a folder, which is closed: a line with its entries, then the bytes of its files. */
export function keepBlank(folder: string): void {
  const places = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((place) => place !== ofProcess && place !== mark)
  const entries = [...places.sort(), mark].map((place): Entry => {
    const stats = statSync(join(folder, place))
    return [place.replaceAll('\\', '/'), stats.isDirectory() ? null : stats.size]
  })
  const contents = entries.filter(([, size]) => size !== null).map(([place]) => readFileSync(join(folder, place)))
  const whole = Buffer.concat([Buffer.from(`${JSON.stringify(entries)}\n`), ...contents])
  const params = {
    [constants.ZSTD_c_compressionLevel]: 19,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
    // The three databases of a cluster are nearly equal, and ten megabytes apart.
    [constants.ZSTD_c_windowLog]: 26,
  }
  writeFileSync(file, zstdCompressSync(whole, { params }))
}
