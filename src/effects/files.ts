/** Where the bytes of files are kept: a folder, or a bucket of any S3-compatible store. Keys are made by the server. */
import { Disk } from 'flydrive'
import type { Readable } from 'node:stream'

export interface Files {
  /** Copies a local file to a key. `size` in bytes. */
  put(key: string, from: string, about: { contentType: string; size: number }): Promise<void>
  /** The bytes under a key. The stream fails when there are none. */
  open(key: string): Promise<Readable>
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
  return onDisk(new Disk(new FSDriver({ location: folder, visibility: 'private' })))
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
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  })
  return onDisk(new Disk(driver))
}

function onDisk(disk: Disk): Files {
  return {
    put: (key, from, { contentType, size }) => disk.copyFromFs(from, key, { contentType, contentLength: size }),
    open: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
  }
}
