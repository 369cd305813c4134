/** Where the bytes of files are kept: a folder, or a bucket of any S3-compatible store. Keys are made by the server. */
import { Disk } from 'flydrive'
import { once } from 'node:events'
import { ReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

export interface Files {
  /** Copies a local file to a key; once it resolves, the bytes outlive this machine's crash. `size` in bytes. */
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

/** Keeps files in a folder. */
export async function filesInFolder(folder: string): Promise<Files> {
  const { FSDriver } = await import('flydrive/drivers/fs')
  const files = onDisk(new Disk(new FSDriver({ location: folder, visibility: 'private' })))
  return {
    ...files,
    async put(key, from, about) {
      await files.put(key, from, about)
      const file = await open(join(folder, key), 'r+')
      await file.sync().finally(() => file.close())
    },
  }
}

/** Keeps files in a bucket. The client is loaded here, so that an installation without one starts without it. */
export async function filesInBucket({ name, region, endpoint, accessKeyId, secretAccessKey }: Bucket): Promise<Files> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  const driver = new S3Driver({
    credentials: { accessKeyId, secretAccessKey },
    region,
    bucket: name,
    visibility: 'private',
    supportsACL: false,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000 },
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  })
  return onDisk(new Disk(driver))
}

function onDisk(disk: Disk): Files {
  return {
    put: (key, from, { contentType, size }) => disk.copyFromFs(from, key, { contentType, contentLength: size }),
    async open(key) {
      try {
        const bytes = await disk.getStream(key)
        // A file is opened by and by; an answer begins only when it is.
        if (bytes instanceof ReadStream) await once(bytes, 'open')
        return bytes
      } catch (error) {
        const { code, cause } = error as { code?: string; cause?: { name?: string } }
        if (code === 'ENOENT' || cause?.name === 'NoSuchKey') return undefined
        throw error
      }
    },
    remove: (key) => disk.delete(key),
  }
}
