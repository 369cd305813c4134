/** The room on the disk of the embedded database, which never comes back from a log that found none: what would write is refused before. */
import { statfsSync } from 'node:fs'

/** So many bytes stay free: more than a statement writes, and its log, which grows by 16 MiB. */
const least = 128 * 1024 * 1024

/** @throws as PostgreSQL does on a full disk (53100) where the disk of a folder has no room left to write. */
export function requireRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize >= least) return
  const message = `the embedded database writes nothing while there are less than 128 MiB free on the disk of ${folder}`
  throw Object.assign(new Error(message), { code: '53100' })
}
