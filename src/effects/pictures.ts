/** Pictures: their size, and what cameras write into them besides. */
import { rename, stat } from 'node:fs/promises'
import type { Upload } from './uploads.ts'

/** The most pixels of a picture; a small file can hold far more than a memory can. */
const mostPixels = 100_000_000

export interface Picture {
  /** In pixels, as it is to be seen. */
  width: number
  height: number
}

/** Pictures are decoded one at a time, since the largest take much memory. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Measures an uploaded picture and takes out of it what tells of the camera, the place and the person; one that has nothing
 * of the kind stays as it was, byte for byte. Undefined when it is no picture that can be shown.
 */
export function cleanPicture(upload: Upload): Promise<Picture | undefined> {
  const cleaned = last.then(() => clean(upload))
  last = cleaned.catch(() => undefined)
  return cleaned
}

async function clean(upload: Upload): Promise<Picture | undefined> {
  // A library of megabytes, loaded with the first picture that arrives.
  const { default: sharp } = await import('sharp')
  const options = { limitInputPixels: mostPixels, animated: true }
  try {
    const about = await sharp(upload.path, options).metadata()
    const turned = (about.orientation ?? 1) >= 5
    const height = about.pageHeight ?? about.height
    if (about.exif ?? about.xmp ?? about.iptc)
      await strip(upload, (from, to) => sharp(from, options).autoOrient().keepIccProfile().toFile(to))
    else await sharp(upload.path, options).resize(8, 8, { fit: 'fill' }).raw().toBuffer()
    return turned ? { width: height, height: about.width } : { width: about.width, height }
  } catch (error) {
    if (/ENOSPC|EIO/.test((error as { code?: string }).code ?? '')) throw error
    return undefined
  }
}

async function strip(upload: Upload, write: (from: string, to: string) => Promise<unknown>): Promise<void> {
  const cleaned = `${upload.path}.clean`
  await write(upload.path, cleaned)
  await rename(cleaned, upload.path)
  upload.size = (await stat(upload.path)).size
  upload.rewritten = true
}
