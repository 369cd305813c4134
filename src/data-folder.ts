/** The folder that the server keeps its data in, which is nobody else's to read. */
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What the server itself puts there. */
const own = ['arriving', 'database', 'files', 'outbox']

/**
 * Makes the folder where it is missing, sees to it that what this process makes from now on is its user's alone, and
 * closes to others what an earlier release left open. Answers the folders that it could not close.
 * @throws where it cannot be made or read.
 */
export function closeDataFolder(folder: string): string[] {
  if (process.platform === 'win32') return []
  process.umask(0o077)
  try {
    makeFolder(folder)
    // A folder with something else in it may be there for others too.
    const alone = readdirSync(folder).every((name) => own.includes(name))
    return [...(alone ? [folder] : []), ...own.map((name) => join(folder, name))].filter((one) => existsSync(one) && !close(one))
  } catch (cause) {
    throw new Error(`DATA_DIR cannot be used: ${(cause as Error).message}`, { cause })
  }
}

/** Makes a folder and those above it, each by itself: all at once, Node tries for ever where the system takes none, as in /proc. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have made it just now.
    if (!existsSync(folder)) throw error
  }
}

function close(folder: string): boolean {
  const { mode } = statSync(folder)
  if ((mode & 0o077) === 0) return true
  try {
    chmodSync(folder, mode & 0o700)
    return true
  } catch {
    return false
  }
}
