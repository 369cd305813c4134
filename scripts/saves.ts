/** What is saved below a folder. */
import { readdirSync, statSync, watch } from 'node:fs'
import type { FSWatcher } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** A directory may be gone again before it is looked at. */
function unlessGone(look: () => void): void {
  try {
    look()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/**
 * Calls `heard` with each file that is written, renamed or removed, and with `directory/` for a directory that comes or goes, until
 * the answered function is called. Every directory is watched by itself: a recursive watch of Linux hears no more of a file over
 * which another was renamed, as git and many editors save.
 */
export function follow(folder: string, heard: (file: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  const tell = (path: string, end = ''): void => heard(relative(folder, path).replaceAll(sep, '/') + end)

  const forget = (directory: string): void => {
    for (const [path, watcher] of watchers) {
      if (path !== directory && !path.startsWith(directory + sep)) continue
      watcher.close()
      watchers.delete(path)
    }
  }

  const add = (directory: string): void =>
    unlessGone(() => {
      const watcher = watch(directory, (event, name) => name && deal(event, join(directory, name)))
      watcher.on('error', () => forget(directory))
      watchers.set(directory, watcher)
      for (const entry of readdirSync(directory, { withFileTypes: true })) if (entry.isDirectory()) add(join(directory, entry.name))
    })

  const deal = (event: string, path: string): void => {
    const known = watchers.has(path)
    const isDirectory = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
    if (!isDirectory && !known) return tell(path)
    if (isDirectory && event !== 'rename') return
    forget(path)
    if (isDirectory) add(path)
    tell(path, '/')
  }

  add(folder)
  return () => forget(folder)
}
