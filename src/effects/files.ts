/** Where the bytes of files are kept: a folder, or a bucket of any S3-compatible store. Keys are made by the server. */
import type { Disk } from 'flydrive'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

export interface Files {
  /** Copies a local file to a key; once it resolves, the bytes outlive the crash of this machine. `size` in bytes. */
  put(key: string, from: string, about: { contentType: string; size: number }): Promise<void>
  /** The bytes under a key, if there are any. */
  open(key: string): Promise<Readable | undefined>
  /** Removes what is under a key, if anything is. */
  remove(key: string): Promise<void>
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
      const file = await open(join(folder, key), 'r+')
      await file.sync().finally(() => file.close())
    },
    async open(key) {
      const bytes = await (await opened()).getStream(key)
      try {
        await once(bytes, 'open')
        return bytes
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: async (key) => (await opened()).delete(key),
  })
}

/** Keeps files in a bucket. The client is loaded here, so that an installation without one starts without it. */
export async function filesInBucket({ name: bucket, region, endpoint, accessKeyId, secretAccessKey }: Bucket): Promise<Files> {
  const [flydrive, { S3Driver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/s3')])
  const { NoSuchKey, S3Client } = await import('@aws-sdk/client-s3')
  const client = new S3Client({
    credentials: { accessKeyId, secretAccessKey },
    region,
    // Not every store understands the checksums of Amazon's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000 },
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  })
  const disk = new flydrive.Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
  return reporting({
    put: (key, from, { contentType, size }) => disk.copyFromFs(from, key, { contentType, contentLength: size }),
    async open(key) {
      try {
        return await disk.getStream(key)
      } catch (error) {
        if ((error as Error).cause instanceof NoSuchKey) return undefined
        throw error
      }
    },
    remove: (key) => disk.delete(key),
  })
}

/** The same store, whose failures say what they are. */
function reporting(files: Files): Files {
  const failed = (cause: unknown): never => {
    throw new StoreFailure('the store of files failed', { cause })
  }
  return {
    put: (key, from, about) => files.put(key, from, about).catch(failed),
    open: (key) => files.open(key).catch(failed),
    remove: (key) => files.remove(key).catch(failed),
  }
}
