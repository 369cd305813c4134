/** The contents of a backup: a folder with a dump of the database, the files that it names, a list of these, and a manifest. */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, readFileSync } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { Refused } from '../operator.ts'

export interface Manifest {
  format: 1
  madeAt: string
  release: string
  database: 'postgres' | 'embedded'
  /** What wrote the dump. */
  server: string
  migrations: string[]
  /** How many rows each table has, by its name with its schema. */
  rows: Record<string, number>
  dump: { bytes: number; sha256: string }
  files: { count: number; bytes: number; missing: number; listSha256: string }
}

/** One line of the list: a file in the backup, or one whose bytes were not there. */
export interface ListedFile {
  key: string
  type: string
  size: number
  sha256: string | null
}

export const dumpIn = (folder: string): string => join(folder, 'database.dump')
export const listIn = (folder: string): string => join(folder, 'files.jsonl')
export const fileIn = (folder: string, key: string): string => join(folder, 'files', key)
const manifestIn = (folder: string): string => join(folder, 'manifest.json')

export async function sha256Of(path: string): Promise<string> {
  const digest = createHash('sha256')
  for await (const bytes of createReadStream(path)) digest.update(bytes as Buffer)
  return digest.digest('hex')
}

/** Writes the manifest, last of all: a folder without one is no backup. */
export async function seal(folder: string, manifest: Manifest): Promise<void> {
  const file = await open(manifestIn(folder), 'wx')
  await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`)
  await file.sync().finally(() => file.close())
}

/** What is not there is undefined. @throws whatever else is in the way, such as the rights of another user. */
export function undefinedWhereAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    return undefinedWhereAbsent(error as NodeJS.ErrnoException)
  }
}

function manifestOf(text: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(text) as Partial<Manifest> | null
    return manifest?.format !== undefined && manifest.dump && manifest.files ? (manifest as Manifest) : undefined
  } catch {
    return undefined
  }
}

/** Reads the manifest. @throws unless the folder is a whole backup. */
export async function unseal(folder: string): Promise<Manifest> {
  const sealed = textOf(manifestIn(folder))
  if (sealed === undefined) throw new Refused(`${folder} is no whole backup: it has no manifest.json, which is written last`)
  const manifest = manifestOf(sealed)
  if (!manifest) throw new Refused(`${manifestIn(folder)} is not whole; the backup is damaged`)
  if ((manifest.format as number) !== 1) throw new Refused(`${folder} was made by a release that this one does not understand`)
  const { dump, files } = manifest
  const expected: [string, string][] = [
    [dumpIn(folder), dump.sha256],
    [listIn(folder), files.listSha256],
  ]
  for (const [path, sha256] of expected) {
    if ((await sha256Of(path).catch(undefinedWhereAbsent)) !== sha256)
      throw new Refused(`${path} is not what the manifest says; the backup is damaged`)
  }
  return manifest
}

/** The size and the checksum of a file that was written. */
export const measure = async (path: string): Promise<{ bytes: number; sha256: string }> => ({
  bytes: (await stat(path)).size,
  sha256: await sha256Of(path),
})

/** Writes the list of files, one line each. */
export async function writeList(folder: string, list: readonly ListedFile[]): Promise<void> {
  const lines = function* () {
    for (const one of list) yield `${JSON.stringify(one)}\n`
  }
  await pipeline(lines, createWriteStream(listIn(folder), { flags: 'wx', flush: true }))
}

/** Reads the list of files. */
export async function readList(folder: string): Promise<ListedFile[]> {
  const list: ListedFile[] = []
  for await (const line of createInterface({ input: createReadStream(listIn(folder)) })) list.push(JSON.parse(line) as ListedFile)
  return list
}
