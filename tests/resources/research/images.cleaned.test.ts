/** What stands in the file of a picture besides the picture, in parts of which nothing that shows pictures makes use. */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { crc32, deflateSync } from 'node:zlib'
import { seedId } from '../../../src/demo/ids.ts'
import { dataUrl, filesBelow } from '../../support/files.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const secret = 'The person at 51.5 N'
const said = Buffer.from(secret)

const drawn = () => sharp({ create: { width: 30, height: 20, channels: 3, background: '#2f6fb0', noise: { type: 'gaussian', sigma: 30 } } })
const png = await drawn().png().toBuffer()
const jpeg = await drawn().jpeg().toBuffer()
const gif = await sharp([png, await sharp(png).negate().toBuffer()], { join: { animated: true } })
  .gif({ delay: [100, 200] })
  .toBuffer()

/** Puts bytes into others before the last `left` of them. */
const into = (bytes: Buffer, put: Buffer, left: number): Buffer => Buffer.concat([bytes.subarray(0, -left), put, bytes.subarray(-left)])

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
const endOfPng = 12
const headOfPng = 33
const early = (...put: Buffer[]): Buffer => into(png, Buffer.concat(put), png.length - headOfPng)

const segment = (marker: number, data: Buffer): Buffer => Buffer.concat([Buffer.from([0xff, marker, 0, data.length + 2]), data])
const afterStart = (...put: Buffer[]): Buffer => into(jpeg, Buffer.concat(put), jpeg.length - 2)

const block = (label: number, ...blocks: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([0x21, label]), ...blocks.flatMap((one) => [Buffer.from([one.length]), one]), Buffer.from([0])])

const raw = Buffer.concat([Buffer.from('Raw profile type exif\0\0'), deflateSync(Buffer.from(`\nexif\n 20\n${said.toString('hex')}\n`))])

const hiding: [what: string, type: string, bytes: Buffer, picture: Buffer][] = [
  ['EXIF behind the pixels', 'image/png', into(png, chunk('eXIf', Buffer.concat([Buffer.from('II*\0'), said])), endOfPng), png],
  ['EXIF as a text', 'image/png', early(chunk('zTXt', raw)), png],
  [
    'texts',
    'image/png',
    early(chunk('tEXt', Buffer.from(`Author\0${secret}`)), chunk('iTXt', Buffer.from(`Place\0\0\0\0\0${secret}`))),
    png,
  ],
  ['bytes behind the end', 'image/png', Buffer.concat([png, said]), png],
  ['a comment and what a maker wrote', 'image/jpeg', afterStart(segment(0xfe, said), segment(0xe7, said)), jpeg],
  ['another picture behind the end', 'image/jpeg', Buffer.concat([jpeg, afterStart(segment(0xe1, said))]), jpeg],
  ['a comment', 'image/gif', into(gif, block(0xfe, said), 1), gif],
  ['a description', 'image/gif', into(gif, block(0xff, Buffer.from('XMP DataXMP'), said), 1), gif],
]

describe('a picture', () => {
  test.each(hiding)('loses %s in %s, and nothing of itself', async (_what, type, bytes, picture) => {
    const provider = await server.as('provider')
    const attributes = { source: dataUrl(type, bytes), 'source-file-name': 'picture' }
    const relationships = { imageable: { data: { type: 'accounts', id: seedId('accounts', 4) } } }
    const answer = await provider.post('/api/v2/images', { data: { type: 'images', attributes, relationships } })
    expect(answer.body.data.attributes).toMatchObject({ width: 30, height: 20, 'source-file-size': picture.length })
    const kept = (await server.guest.get(answer.body.data.attributes.source)).bytes
    expect(kept.equals(picture)).toBe(true)
  })

  test('that breaks off is refused, and leaves nothing behind', async () => {
    const bytes = await sharp({
      create: { width: 900, height: 900, channels: 3, background: '#000', noise: { type: 'gaussian', sigma: 50 } },
    })
      .withExif({ IFD0: { Artist: secret } })
      .png()
      .toBuffer()
    const attributes = { source: dataUrl('image/png', bytes.subarray(0, bytes.length / 2)), 'source-file-name': 'picture' }
    const relationships = { imageable: { data: { type: 'accounts', id: seedId('accounts', 4) } } }
    const answer = await (await server.as('provider')).post('/api/v2/images', { data: { type: 'images', attributes, relationships } })
    expect(answer.status).toBe(422)
    expect(filesBelow(server.place.arriving)).toEqual([])
  })
})
