/** Pictures: their size, and what cameras write into them besides. */
import { rename, stat } from 'node:fs/promises'
import type Sharp from 'sharp'
import type { Metadata } from 'sharp'
import { Upload } from './uploads.ts'

/** The most pixels of a picture; a small file can hold far more than a memory can. */
const mostPixels = 100_000_000
const options = { limitInputPixels: mostPixels, animated: true }

export interface Picture {
  /** In pixels, as it is to be seen. */
  width: number
  height: number
}

/** More pixels than pictures of a page have. */
const largePixels = 16_000_000

/** Thrown for a picture before which too many wait. */
export class PicturesWaiting extends Error {}

/** Pictures are decoded one at a time, since they take much memory; so many may wait. */
function queue(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async (work) => {
    if (waiting >= most) throw new PicturesWaiting()
    waiting++
    const done = last.then(work).finally(() => void waiting--)
    last = done.catch(() => undefined)
    return done
  }
}

/** Large ones take seconds, for which no others wait. */
const whenOrdinary = queue(50)
const whenLarge = queue(4)

/**
 * Measures an uploaded picture and takes out of it what tells of the camera, the place and the person; one that has nothing
 * of the kind stays as it was, byte for byte. Undefined when it is no picture that can be shown.
 * @throws PicturesWaiting
 */
export async function cleanPicture(upload: Upload): Promise<Picture | undefined> {
  // A library of megabytes, loaded with the first picture that arrives.
  const { default: sharp } = await import('sharp')
  const about = await readable(sharp(upload.path, options).metadata())
  if (!about) return undefined
  const pixels = about.width * (about.pageHeight ?? about.height) * (about.pages ?? 1)
  const take = pixels > largePixels ? whenLarge : whenOrdinary
  return take(() => readable(clean(upload, about, sharp)))
}

/** What is asked of a picture; undefined where it cannot be read. */
async function readable<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (/ENOSPC|EIO/.test((error as { code?: string }).code ?? '')) throw error
    return undefined
  }
}

async function clean(upload: Upload, about: Metadata, sharp: typeof Sharp): Promise<Picture> {
  const turned = (about.orientation ?? 1) >= 5
  const height = about.pageHeight ?? about.height
  if (about.exif ?? about.xmp ?? about.iptc)
    await strip(upload, (from, to) => sharp(from, options).autoOrient().keepIccProfile().toFile(to))
  else await sharp(upload.path, options).resize(8, 8, { fit: 'fill' }).raw().toBuffer()
  return turned ? { width: height, height: about.width } : { width: about.width, height }
}

async function strip(upload: Upload, write: (from: string, to: string) => Promise<unknown>): Promise<void> {
  const cleaned = `${upload.path}.clean`
  await write(upload.path, cleaned)
  await rename(cleaned, upload.path)
  upload.size = (await stat(upload.path)).size
  upload.rewritten = true
}

/** The sizes in which portraits and logos are shown: the longer side, in pixels. */
const sizes = { small: 64, medium: 192, large: 512 } as const
export type Size = keyof typeof sizes

/** Makes a picture, which was cleaned, in each size; none is larger than it. Whoever asks discards them. */
export async function inSizes(upload: Upload): Promise<[Size, Upload][]> {
  const { default: sharp } = await import('sharp')
  return whenOrdinary(async () => {
    const made: [Size, Upload][] = []
    try {
      for (const [size, pixels] of Object.entries(sizes) as [Size, number][]) {
        const one = new Upload(`${upload.path}.${size}`)
        made.push([size, one])
        const small = sharp(upload.path, { limitInputPixels: mostPixels }).resize(pixels, pixels, {
          fit: 'inside',
          withoutEnlargement: true,
        })
        Object.assign(one, { type: 'image/webp', size: (await small.webp().toFile(one.path)).size })
      }
      return made
    } catch (error) {
      for (const [, one] of made) await one.discard()
      throw error
    }
  })
}
