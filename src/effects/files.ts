/** The store of files: a folder, or a bucket of any S3-compatible store. The server makes the keys. */
import type { Disk } from 'flydrive'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as after } from 'node:timers/promises'

export interface Files {
  /** Copies a local file to a key; once it resolves, the bytes outlive the crash of this machine. `size` in bytes. */
  put(key: string, from: string, about: { contentType: string; size: number }): Promise<void>
  /** Whether so many bytes are under a key. */
  holds(key: string, size: number): Promise<boolean>
  /** The bytes under a key, if there are any. */
  open(key: string): Promise<Readable | undefined>
  /** Removes what is under a key, if anything is. */
  remove(key: string, signal?: AbortSignal): Promise<void>
}

export interface Bucket {
  name: string
  region: string
  /** Of a store other than Amazon's. */
  endpoint: string | undefined
  accessKeyId: string
  secretAccessKey: string
}

/** The store cannot be reached, is full, or refuses. */
export class StoreFailure extends Error {}

/** Keeps files in a folder. */
export function filesInFolder(folder: string): Files {
  let disk: Promise<Disk> | undefined
  const connect = async (): Promise<Disk> => {
    // Loaded with the first file, not at the start.
    const [flydrive, { FSDriver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/fs')])
    return new flydrive.Disk(new FSDriver({ location: folder, visibility: 'private' }))
  }
  const opened = (): Promise<Disk> => (disk ??= connect())
  return reporting({
    async put(key, from) {
      await (await opened()).copyFromFs(from, key)
      const path = join(folder, key)
      await sync(path, 'r+')
      // Where a file stands is kept by its folder, and where that one stands by the one above; Windows opens no folder.
      if (process.platform !== 'win32') for (const above of [dirname(path), folder]) await sync(above, 'r')
    },
    async holds(key, size) {
      const found = await stat(join(folder, key)).catch(unlessAbsent)
      return found?.size === size
    },
    async open(key) {
      const bytes = await (await opened()).getStream(key)
      try {
        await once(bytes, 'open')
        return bytes
      } catch (error) {
        return unlessAbsent(error)
      }
    },
    remove: async (key) => (await opened()).delete(key),
  })
}

async function sync(path: string, flags: string): Promise<void> {
  const opened = await open(path, flags)
  await opened.sync().finally(() => opened.close())
}

/** @throws what failed for another reason than that there is no such file. */
export function unlessAbsent(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}

/** How long a bucket may say nothing, in milliseconds, before a request is made once more, and in the middle of a file. */
const patience = 5_000
const patienceInside = 10_000

/** Keeps files in a bucket. The client is loaded here, so that an installation without one starts without it. */
export async function filesInBucket({ name: Bucket, region, endpoint, accessKeyId, secretAccessKey }: Bucket): Promise<Files> {
  const { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, NoSuchKey, NotFound, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3')
  const client = new S3Client({
    credentials: { accessKeyId, secretAccessKey },
    region,
    // Not every store understands the checksums of Amazon's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // To ask before the bytes go costs a connection for each upload, and a store that says nothing six seconds more.
    expectContinueHeader: false,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: patience, requestTimeout: patience, throwOnRequestTimeout: true },
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  })
  return reporting({
    put: againIfBusy(async (Key, from, { contentType: ContentType, size: ContentLength }) => {
      const Body = createReadStream(from)
      const given = new AbortController()
      Body.on('error', (error) => given.abort(error))
      const unwatch = onStall(
        () => Body.bytesRead,
        () => given.abort(),
      )
      try {
        // As long as its bytes move, an upload may take its time.
        await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, ContentLength }), {
          abortSignal: given.signal,
          requestTimeout: 0,
        })
      } finally {
        unwatch()
        Body.destroy()
      }
    }),
    async holds(Key, size) {
      try {
        const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key }))
        return ContentLength === size
      } catch (error) {
        if (error instanceof NotFound) return false
        throw error
      }
    },
    async open(Key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
        return cutWhenStalled(Body as IncomingMessage)
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    remove: async (Key, abortSignal) => void (await client.send(new DeleteObjectCommand({ Bucket, Key }), abortSignal && { abortSignal })),
  })
}

/** How long a busy store is left alone, in milliseconds. */
const breath = 200

/** Puts a file once more where the store said that it is busy or broken: the client does so itself with all but what is read as it goes. */
const againIfBusy =
  (put: Files['put']): Files['put'] =>
  async (...file) => {
    try {
      await put(...file)
    } catch (error) {
      const { httpStatusCode = 0 } = (error as { $metadata?: { httpStatusCode?: number } }).$metadata ?? {}
      if (httpStatusCode < 500) throw error
      await after(breath)
      await put(...file)
    }
  }

/** Cuts a file off whose store falls silent in its middle. A reader who takes their time is not the store's doing. */
function cutWhenStalled(bytes: IncomingMessage): Readable {
  const { socket } = bytes
  const unwatch = onStall(
    () => (bytes.readableLength > 0 ? performance.now() : socket.bytesRead),
    () => bytes.destroy(new StoreFailure('the store of files fell silent in the middle of a file')),
  )
  // Whoever reads is told as well; a file that nobody reads any more may break as it likes.
  return bytes.once('close', unwatch).on('error', () => undefined)
}

/** Calls `cut` when `moved` has stood still for too long. Answers the function that ends the watch. */
function onStall(moved: () => number, cut: () => void): () => void {
  let [last, since] = [moved(), performance.now()]
  const timer = setInterval(() => {
    const [now, time] = [moved(), performance.now()]
    if (now !== last) [last, since] = [now, time]
    else if (time - since > patienceInside) cut()
  }, 1_000)
  return () => clearInterval(timer)
}

/** The same store, whose failures say what they are. */
function reporting(files: Files): Files {
  const failed = (cause: unknown): never => {
    throw new StoreFailure('the store of files failed', { cause })
  }
  return {
    put: (key, from, about) => files.put(key, from, about).catch(failed),
    holds: (key, size) => files.holds(key, size).catch(failed),
    open: (key) => files.open(key).catch(failed),
    remove: (key, signal) => files.remove(key, signal).catch(failed),
  }
}
