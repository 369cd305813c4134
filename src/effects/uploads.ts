/**
 * Files on their way in. Their bytes go to a temporary file as they arrive, so that neither the length of a request nor
 * the number of requests at once costs memory; what the rest of the server sees is an `Upload` in the place of the text.
 */
import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { makeFolder } from '../data-folder.ts'

/** A file that arrived with a request. It is gone when the request has been answered. */
export class Upload {
  /** Where its bytes are. */
  readonly path: string
  /** The media type that the client declared, in lower case and without parameters. */
  type = ''
  /** The name that the client gave the file beside its bytes, if it did. */
  name: string | undefined
  /** In bytes. */
  size = 0
  tooLarge = false
  /** Why it is no file, as the rest of a sentence that begins with the attribute. */
  fault: string | undefined
  /** Under which id it is stored already, where it is. */
  storedAs: string | undefined
  /** Whether its bytes are other ones than those that were stored. */
  rewritten = false
  /** The SHA-256 of its bytes, once it was asked for. */
  digest: string | undefined
  #file: FileHandle | undefined
  #busy: Promise<void> = Promise.resolve()
  #gone = false

  constructor(path: string) {
    this.path = path
  }

  /** One call at a time. @throws when the upload was discarded. */
  write(bytes: Uint8Array): Promise<void> {
    this.#busy = this.#append(bytes)
    return this.#busy
  }

  async #append(bytes: Uint8Array): Promise<void> {
    if (this.#gone) throw new Error('the upload was given up')
    this.#file ??= await open(this.path, 'wx')
    await this.#file.appendFile(bytes)
    this.size += bytes.length
  }

  /** What tells one upload from another. */
  toJSON(): object {
    const { type, size, digest } = this
    return { type, size, digest }
  }

  async close(): Promise<void> {
    const file = this.#file
    this.#file = undefined
    await file?.close()
  }

  /** Removes what arrived. */
  async discard(): Promise<void> {
    this.#gone = true
    await Promise.allSettled([this.#busy])
    await this.close()
    await rm(this.path, { force: true })
  }
}

/** Makes the place of an upload. */
export type NewUpload = () => Upload

/** How long after its last byte a file of another machine was left behind there, in milliseconds: much longer than any request. */
const longest = 24 * 3_600_000

/**
 * Prepares this process's folder for what arrives, and removes what processes left that died: on this machine all of it, of others,
 * as each container is one that is made anew, what is old.
 */
export function uploadsIn(folder: string): NewUpload {
  makeFolder(folder)
  const host = `${hostname()}-`
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const { name } = entry
    const pid = name.startsWith(host) ? Number(name.slice(host.length)) : NaN
    if (pid === process.pid || (pid > 0 && !lives(pid))) rmSync(join(folder, name), { recursive: true, force: true })
    else if (entry.isDirectory()) removeOld(join(folder, name))
  }
  const own = join(folder, host + process.pid)
  makeFolder(own)
  return () => new Upload(join(own, randomUUID()))
}

/** Another process may be doing the same. */
function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    const stats = statSync(file, { throwIfNoEntry: false })
    if (stats && stats.mtimeMs < Date.now() - longest) rmSync(file, { force: true })
  }
}

/** Whether a process of this machine lives. */
export function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
