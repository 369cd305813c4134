/** Pictures that take long, which nobody waits for whose own does not. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PicturesWaiting, cleanPicture, inSizes } from '../../src/effects/pictures.ts'
import { Upload } from '../../src/effects/uploads.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

let count = 0
async function arrived(bytes: Buffer): Promise<Upload> {
  const upload = new Upload(join(folder, String(count++)))
  await upload.write(bytes)
  await upload.close()
  return upload
}

const flat = (side: number): Sharp =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#2f6fb0' }, limitInputPixels: false })

/** A picture of one pixel that moves for so many frames. */
function moving(frames: number): Buffer {
  const start = Buffer.concat([Buffer.from('GIF89a'), Buffer.from('01000100800000000000ffffff', 'hex')])
  const frame = Buffer.from('21f90400010000002c0000000001000100000202440100', 'hex')
  return Buffer.concat([start, Buffer.concat(Array.from({ length: frames }, () => frame)), Buffer.from(';')])
}

const bytesOf = {
  small: () => flat(64).png().toBuffer(),
  'a hundred million pixels': () => flat(9_990).png().toBuffer(),
  'noise of a telephone': () =>
    sharp({ create: { width: 2_600, height: 2_600, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
      .withExif({ IFD0: { Model: 'The camera' } })
      .webp({ effort: 0 })
      .toBuffer(),
}

const cleaned = (upload: Upload) => cleanPicture(upload, 'somebody')

describe('a small picture', () => {
  let small: Buffer
  beforeAll(async () => (small = await bytesOf.small()))

  test.each([
    ['is in its sizes before what came before it: ', 'a hundred million pixels', inSizes],
    ['is cleaned before what came before it: ', 'noise of a telephone', cleaned],
  ] as const)('%s%s', async (_, name, work) => {
    const large = await bytesOf[name]()
    const uploads = await Promise.all([large, large, small].map(arrived))
    const done: string[] = []
    await Promise.all(uploads.map((one, index) => work(one).then(() => done.push(index === 2 ? 'small' : 'large'))))
    expect(done).toEqual(['small', 'large', 'large'])
  })
})

test('what moves for thousands of frames waits among what takes long, of which few may wait', async () => {
  const frames = moving(12_000)
  const of = (whom: string, length: number) => Promise.all(Array.from({ length }, async () => [await arrived(frames), whom] as const))
  // As many of one as there are, but not without those of others.
  const sent = [...(await of('one', 25)), ...(await of('another', 3))]
  const done = await Promise.allSettled(sent.map(([upload, whom]) => cleanPicture(upload, whom)))
  const refused = done.slice(0, 25).filter((one) => one.status === 'rejected')
  expect(refused).not.toEqual([])
  for (const { reason } of refused) expect(reason).toBeInstanceOf(PicturesWaiting)
  expect(done.slice(25).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
})

test('the sizes of a picture are those of its longer side, and none is larger than it', async () => {
  const sides = async (width: number, height: number): Promise<unknown[]> => {
    const upload = await arrived(await flat(800).resize(width, height, { fit: 'fill' }).png().toBuffer())
    return Promise.all(
      (await inSizes(upload)).map(async ([size, { path }]) => {
        const { width, height, format } = await sharp(path).metadata()
        return [size, format, width, height]
      }),
    )
  }
  expect(await sides(700, 350)).toEqual([
    ['small', 'webp', 64, 32],
    ['medium', 'webp', 192, 96],
    ['large', 'webp', 512, 256],
  ])
  expect(await sides(100, 200)).toEqual([
    ['small', 'webp', 32, 64],
    ['medium', 'webp', 96, 192],
    ['large', 'webp', 100, 200],
  ])
})

test('the sizes of a transparent, a grey and a 16-bit picture look like it', async () => {
  const looks = async (picture: Sharp): Promise<unknown> => {
    const [[, small]] = (await inSizes(await arrived(await picture.png().toBuffer()))) as [[string, Upload]]
    return [...(await sharp(small.path).ensureAlpha().resize(1, 1).raw().toBuffer())]
  }
  const near = (...wanted: number[]) => wanted.map((one) => expect.toSatisfy((got: number) => Math.abs(got - one) < 8))
  const clear = sharp({ create: { width: 900, height: 900, channels: 4, background: { r: 47, g: 111, b: 176, alpha: 0.5 } } })
  expect(await looks(clear)).toEqual(near(47, 111, 176, 128))
  expect(await looks(flat(900).greyscale())).toEqual(near(109, 109, 109, 255))
  expect(await looks(flat(900).toColourspace('rgb16'))).toEqual(near(47, 111, 176, 255))
})
