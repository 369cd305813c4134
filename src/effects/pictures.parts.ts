/**
 * What of the bytes of a picture is the picture. Besides it a file can hold what a camera or a program wrote: places, names,
 * previews, films, in parts that nothing which shows pictures looks at.
 */

import { setImmediate as turn } from 'node:timers/promises'

/** From one byte to before another. */
type Span = readonly [from: number, to: number]

const text = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to)

/** Where a part that begins at a byte ends, and whether it is of the picture. */
interface Part {
  end: number
  kept: boolean
  last?: boolean
}

/** A picture has no more parts, unless somebody made it so that to go through them takes long. */
const mostParts = 20_000

/** Goes from part to part. Undefined where the bytes end before the picture does. */
async function walk(bytes: Buffer, first: number, partAt: (at: number) => Part | Promise<Part>): Promise<Span[] | undefined> {
  const spans: [number, number][] = [[0, first]]
  let at = first
  for (let parts = 0; at < bytes.length && parts < mostParts; parts++) {
    const { end, kept, last } = await partAt(at)
    if (end > bytes.length || end <= at) return undefined
    const before = spans.at(-1)!
    if (kept && before[1] === at) before[1] = end
    else if (kept) spans.push([at, end])
    if (last) return spans
    at = end
  }
  return undefined
}

const pngParts = new Set('IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '))

const ofPng = (bytes: Buffer) =>
  walk(bytes, 8, (at) => {
    if (at + 12 > bytes.length) return { end: Infinity, kept: false }
    const name = text(bytes, at + 4, at + 8)
    return { end: at + 12 + bytes.readUInt32BE(at), kept: pngParts.has(name), last: name === 'IEND' }
  })

const endOfImage = 0xd9
const startOfScan = 0xda
/** What is said by applications and is of the picture: its density, its colours. */
const jpegApplications: Record<number, string> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' }
const isApplication = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef
const comment = 0xfe

/** After so many steps within a part others have their turn. */
const stride = 10_000

/** Where the coded bytes end that follow the head of a scan: at the next marker but those that begin them anew. */
async function endOfScan(bytes: Buffer, from: number): Promise<number> {
  let steps = 0
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (++steps % stride === 0) await turn()
    if (next !== 0 && next !== 0xff && !(next! >= 0xd0 && next! <= 0xd7)) return at
  }
  return Infinity
}

const ofJpeg = (bytes: Buffer) =>
  walk(bytes, 2, async (at) => {
    const marker = bytes[at + 1]
    if (bytes[at] !== 0xff || marker === undefined) return { end: Infinity, kept: false }
    if (marker === 0xff) return { end: at + 1, kept: true }
    if (marker === endOfImage) return { end: at + 2, kept: true, last: true }
    if (at + 4 > bytes.length) return { end: Infinity, kept: false }
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (marker === startOfScan) return { end: await endOfScan(bytes, end), kept: true }
    const said = jpegApplications[marker]
    const isOurs = isApplication(marker) ? said !== undefined && text(bytes, at + 4, at + 4 + said.length) === said : marker !== comment
    return { end, kept: isOurs }
  })

/** Where blocks end that each begin with their length, the last with none. */
async function endOfBlocks(bytes: Buffer, from: number): Promise<number> {
  let [at, steps] = [from, 0]
  while (bytes[at]) {
    at += bytes[at]! + 1
    if (++steps % stride === 0) await turn()
  }
  return at + 1
}

/** How many bytes the colours take that a byte of flags tells of. */
const coloursOf = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

const gifApplications = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'])
const gifExtension = 0x21
const gifImage = 0x2c

const ofGif = (bytes: Buffer) =>
  walk(bytes, 13 + coloursOf(bytes[10] ?? 0), async (at) => {
    if (bytes[at] === 0x3b) return { end: at + 1, kept: true, last: true }
    if (bytes[at] === gifImage) return { end: await endOfBlocks(bytes, at + 11 + coloursOf(bytes[at + 9] ?? 0)), kept: true }
    if (bytes[at] !== gifExtension) return { end: Infinity, kept: false }
    const label = bytes[at + 1]
    const isOurs = label === 0xff ? gifApplications.has(text(bytes, at + 3, at + 14)) : label !== 0xfe
    return { end: await endOfBlocks(bytes, at + 2), kept: isOurs }
  })

const webpParts = new Set(['VP8 ', 'VP8L', 'VP8X', 'ANIM', 'ANMF', 'ALPH', 'ICCP'])

/** All of it or undefined, since its head tells of its length and of its parts. */
async function ofWebp(bytes: Buffer): Promise<Span[] | undefined> {
  const spans = await walk(bytes, 12, (at) => {
    if (at + 8 > bytes.length) return { end: Infinity, kept: false }
    const length = bytes.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    return { end, kept: webpParts.has(text(bytes, at, at + 4)), last: end === bytes.length }
  })
  return spans?.length === 1 && spans[0]![1] === bytes.length ? spans : undefined
}

const formats: Record<string, (bytes: Buffer) => Promise<Span[] | undefined>> = { png: ofPng, jpeg: ofJpeg, gif: ofGif, webp: ofWebp }

/** The spans that are of the picture. Undefined where it has to be drawn anew to be without the rest. */
export const pictureIn = async (bytes: Buffer, format: string): Promise<Span[] | undefined> => formats[format]?.(bytes)
