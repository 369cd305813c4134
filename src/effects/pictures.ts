/** Pictures: their size, and what cameras write into them besides. */
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import type Sharp from 'sharp'
import type { Metadata, Sharp as Drawing } from 'sharp'
import { pictureIn } from './pictures.parts.ts'
import { Upload } from './uploads.ts'

/** The most pixels of a picture; a small file can hold far more than a memory can. */
const mostPixels = 100_000_000
const options = { limitInputPixels: mostPixels, animated: true }

interface Picture {
  /** In pixels, as it is to be seen. */
  width: number
  height: number
}

/** Thrown for a picture before which too many wait. */
export class PicturesWaiting extends Error {}

/**
 * Pictures are decoded one at a time, since they take much memory; of those that arrive so many may wait, and of one account fewer,
 * so that none keeps those of all others out.
 */
function queue(most: number, mostOfOne: number) {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const ofEach = new Map<string, number>()
  const take = async <T>(work: () => Promise<T>): Promise<T> => {
    waiting++
    const done = last.then(work).finally(() => void waiting--)
    last = done.catch(() => undefined)
    return done
  }
  const arrive = async <T>(whom: string, work: () => Promise<T>): Promise<T> => {
    const own = ofEach.get(whom) ?? 0
    if (waiting >= most || own >= mostOfOne) throw new PicturesWaiting()
    ofEach.set(whom, own + 1)
    try {
      return await take(work)
    } finally {
      const left = ofEach.get(whom)! - 1
      if (left > 0) ofEach.set(whom, left)
      else ofEach.delete(whom)
    }
  }
  return { arrive, take }
}

/**
 * What takes long waits among what takes long. A million pixels take up to 0.2 seconds of a processor, so one of the first, such
 * as fills a screen, less than half a second, one of the second, such as a telephone takes, up to five, and one of the last twenty.
 */
const queues = [
  { pixels: 2_200_000, ...queue(50, 44) },
  { pixels: 25_000_000, ...queue(12, 6) },
  { pixels: Infinity, ...queue(5, 4) },
] as const

/** Each frame of what moves takes as long as so many pixels besides its own: a small file can hold hundreds of thousands. */
const ofFrame = 200

const queueOf = ({ width, height, pageHeight, pages }: Metadata) =>
  queues.find(({ pixels }) => (width * (pageHeight ?? height) + ofFrame) * (pages ?? 1) <= pixels) ?? queues[2]

/**
 * Measures a picture that an account uploaded and takes out of it what tells of the camera, the place and the person; one that has nothing
 * of the kind stays as it was, byte for byte. Undefined when it is no picture that can be shown.
 * @throws PicturesWaiting
 */
export async function cleanPicture(upload: Upload, whom: string): Promise<Picture | undefined> {
  // A library of megabytes, loaded with the first picture that arrives.
  const { default: sharp } = await import('sharp')
  const about = await readable(sharp(upload.path, options).metadata())
  if (!about) return undefined
  return queueOf(about).arrive(whom, () => readable(clean(upload, about, sharp)))
}

/** What is asked of a picture; undefined where it cannot be read. */
async function readable<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (/ENOSPC|EDQUOT|EIO/.test((error as { code?: string }).code ?? '')) throw error
    return undefined
  }
}

/** By default the encoder tries four times as long to save a few bytes. */
const webpEffort = 1

async function clean(upload: Upload, about: Metadata, sharp: typeof Sharp): Promise<Picture> {
  const turned = (about.orientation ?? 1) >= 5
  const height = about.pageHeight ?? about.height
  const kept = (about.exif ?? about.xmp ?? about.iptc) ? undefined : await pictureOf(upload, about.format)
  if (kept === undefined)
    await strip(upload, (from, to) => {
      const upright = sharp(from, options).autoOrient().keepIccProfile()
      return (about.format === 'webp' ? upright.webp({ effort: webpEffort }) : upright).toFile(to)
    })
  else {
    if (kept.reduce((sum, one) => sum + one.length, 0) < upload.size) await strip(upload, (_from, to) => writeFile(to, kept))
    await sharp(upload.path, options).resize(8, 8, { fit: 'fill' }).raw().toBuffer()
  }
  return turned ? { width: height, height: about.width } : { width: about.width, height }
}

/** The bytes that are of the picture, or undefined where it has to be drawn anew to be without the rest. */
async function pictureOf({ path }: Upload, format: string): Promise<Buffer[] | undefined> {
  const bytes = await readFile(path)
  return (await pictureIn(bytes, format))?.map((span) => bytes.subarray(...span))
}

async function strip(upload: Upload, write: (from: string, to: string) => Promise<unknown>): Promise<void> {
  const cleaned = `${upload.path}.clean`
  try {
    await write(upload.path, cleaned)
    await rename(cleaned, upload.path)
  } catch (error) {
    // A picture that breaks off is written as far as it goes.
    await rm(cleaned, { force: true })
    throw error
  }
  upload.size = (await stat(upload.path)).size
  upload.rewritten = true
}

/** The sizes in which portraits and logos are shown: the longer side, in pixels. */
const sizes = { small: 64, medium: 192, large: 512 } as const
export type Size = keyof typeof sizes

/**
 * Makes a picture, which was cleaned, in each size; none is larger than it. Whoever asks discards them. It has waited before, so
 * that it is not refused.
 */
export async function inSizes(upload: Upload): Promise<[Size, Upload][]> {
  const { default: sharp } = await import('sharp')
  const first = { limitInputPixels: mostPixels }
  return queueOf(await sharp(upload.path, first).metadata()).take(async () => {
    const made: [Size, Upload][] = []
    try {
      const { data, info } = await within(sharp(upload.path, first), sizes.large).raw().toBuffer({ resolveWithObject: true })
      const raw = { width: info.width, height: info.height, channels: info.channels }
      for (const [size, pixels] of Object.entries(sizes) as [Size, number][]) {
        const one = new Upload(`${upload.path}.${size}`)
        made.push([size, one])
        const { size: bytes } = await within(sharp(data, { raw }), pixels).webp().toFile(one.path)
        Object.assign(one, { type: 'image/webp', size: bytes })
      }
      return made
    } catch (error) {
      for (const [, one] of made) await one.discard()
      throw error
    }
  })
}

const within = (picture: Drawing, pixels: number): Drawing => picture.resize(pixels, pixels, { fit: 'inside', withoutEnlargement: true })
