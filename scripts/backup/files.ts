/** Carries files from the store into a backup, and back. */
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Files } from '../../src/effects/files.ts'
import { Refused } from '../operator.ts'
import { fileIn, sha256Of, undefinedWhereAbsent } from './contents.ts'
import type { ListedFile } from './contents.ts'

type Say = (line: string) => void
const atOnce = 8
const toldEvery = 1_000

/** Does the work for every one of the list, some at once, and says how far it is. Once one fails no other is begun. */
async function forEach<T>(list: readonly T[], say: Say, work: (one: T) => Promise<void>): Promise<void> {
  let next = 0
  let done = 0
  const worker = async (): Promise<void> => {
    while (next < list.length) {
      await work(list[next++]!).catch((error: unknown) => {
        next = list.length
        throw error
      })
      if (++done % toldEvery === 0) say(`files: ${done} of ${list.length}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** Copies files out of the store; answers them with their checksums, null where the store has no such file. */
export async function copyOut(
  files: Files,
  wanted: readonly Omit<ListedFile, 'sha256'>[],
  folder: string,
  say: Say,
): Promise<ListedFile[]> {
  const copied = new Map<string, ListedFile>()
  await forEach(wanted, say, async (one) => {
    const bytes = await files.open(one.key)
    if (!bytes) return void copied.set(one.key, { ...one, sha256: null })
    const path = fileIn(folder, one.key)
    await mkdir(dirname(path), { recursive: true })
    const digest = createHash('sha256')
    let size = 0
    const measured = async function* (source: AsyncIterable<Buffer>) {
      for await (const part of source) {
        digest.update(part)
        size += part.length
        yield part
      }
    }
    await pipeline(bytes, measured, createWriteStream(path, { flags: 'wx', flush: true }))
    if (size !== one.size) say(`files: ${one.key} has ${size} bytes, and the database says ${one.size}`)
    copied.set(one.key, { ...one, size, sha256: digest.digest('hex') })
  })
  return wanted.map((one) => copied.get(one.key)!)
}

/** Copies files into the store. @throws where one is not what the list says. */
export async function copyIn(files: Files, list: readonly ListedFile[], folder: string, say: Say): Promise<void> {
  const there = list.filter((one) => one.sha256 !== null)
  await forEach(there, say, async ({ key, type, size, sha256 }) => {
    const path = fileIn(folder, key)
    const found = await sha256Of(path).catch(undefinedWhereAbsent)
    if (found !== sha256) throw new Refused(`${path} is not what files.jsonl says; the backup is damaged`)
    await files.put(key, path, { contentType: type, size })
  })
}
