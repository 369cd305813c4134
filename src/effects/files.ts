/** Where the bytes of files are kept: a folder, or a bucket of any S3-compatible store. Keys are made by the server. */
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
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
  return reporting({
    async put(key, from) {
      const path = join(folder, key)
      await mkdir(dirname(path), { recursive: true })
      await copyFile(from, path)
      const file = await open(path, 'r+')
      await file.sync().finally(() => file.close())
    },
    async open(key) {
      const bytes = createReadStream(join(folder, key))
      try {
        await once(bytes, 'open')
        return bytes
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: (key) => rm(join(folder, key), { force: true }),
  })
}

/** Keeps files in a bucket. The client is loaded here, so that an installation without one starts without it. */
export async function filesInBucket({ name: Bucket, region, endpoint, accessKeyId, secretAccessKey }: Bucket): Promise<Files> {
  const { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } = await import('@aws-sdk/client-s3')
  const client = new S3Client({
    credentials: { accessKeyId, secretAccessKey },
    region,
    // Not every store understands the checksums of Amazon's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000 },
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  })
  return reporting({
    async put(Key, from, { contentType: ContentType, size: ContentLength }) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body: createReadStream(from), ContentType, ContentLength }))
    },
    async open(Key) {
      try {
        return (await client.send(new GetObjectCommand({ Bucket, Key }))).Body as Readable
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
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
