/** The folder that the server keeps its data in, which is nobody else's to read. */
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

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
    mkdirSync(folder, { recursive: true })
    // A folder with something else in it may be there for others too.
    const alone = readdirSync(folder).every((name) => own.includes(name))
    return [...(alone ? [folder] : []), ...own.map((name) => join(folder, name))].filter((one) => existsSync(one) && !close(one))
  } catch (cause) {
    throw new Error(`DATA_DIR cannot be used: ${(cause as Error).message}`, { cause })
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
