/**
 * Reads a JSON body in which some attributes are files as data URLs. The text of such a file never becomes a string: it is
 * decoded to an upload as it arrives, and only the rest of the document is parsed.
 */
import type { Readable } from 'node:stream'
import type { NewUpload, Upload } from '../effects/uploads.ts'
import { DataUrlReader } from './data-url.ts'
import { badDocument, tooLarge } from './errors.ts'
import type { FileRule } from './route.ts'

export interface Limits {
  /** Of the request as a whole, in bytes. */
  body: number
  /** Of what is not a file, in bytes. */
  rest: number
}

export interface SplitBody {
  /** The document, in which an empty text stands for each file. */
  rest: Buffer
  uploads: Map<string, Upload>
  /** The files of each attribute that lists some, in their order. */
  lists: Map<string, Upload[]>
}

/**
 * Splits a body. `files` are the attributes that may be files, by name; `arrived` learns of every upload at once, so that
 * it can be discarded whatever happens.
 * @throws 413 when a limit is exceeded, 400/122 for more files than any body has.
 */
export async function splitBody(
  body: Readable,
  files: Readonly<Record<string, FileRule>>,
  { body: mostBody, rest: mostRest }: Limits,
  newUpload: NewUpload,
  arrived: (upload: Upload) => void,
): Promise<SplitBody> {
  const splitter = new Splitter(files, mostRest, newUpload, arrived)
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > mostBody) throw tooLarge(mostBody)
    // What follows is let by: it will be refused.
    if (!splitter.oversized && !splitter.crowded) await splitter.take(chunk)
  }
  // The client is told once it has sent all, since one that still sends would not listen.
  if (splitter.oversized) throw tooLarge(splitter.oversized)
  if (splitter.crowded) throw badDocument(`The body holds more than ${mostFiles} files.`)
  return { rest: Buffer.concat(splitter.rest), uploads: splitter.uploads, lists: splitter.lists }
}

/** More than any attributes take. A name may stand again and again, and each file that arrives is one on the disk. */
const mostFiles = 100

const quote = 0x22
const backslash = 0x5c
const [openBrace, closeBrace, openBracket, closeBracket, comma, colon] = [0x7b, 0x7d, 0x5b, 0x5d, 0x2c, 0x3a]
const escapes: Record<string, string> = { '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }

/** Follows a JSON text just closely enough to know where the values of `data.attributes` begin and end. */
class Splitter {
  readonly rest: Buffer[] = []
  readonly uploads = new Map<string, Upload>()
  readonly lists = new Map<string, Upload[]>()
  /** The limit that was exceeded, if one was. */
  oversized = 0
  /** Whether there were too many files. */
  crowded = false
  readonly #files: Readonly<Record<string, FileRule>>
  readonly #mostRest: number
  readonly #newUpload: NewUpload
  readonly #arrived: (upload: Upload) => void
  #restSize = 0
  /** The open containers, true for an object. */
  readonly #open: boolean[] = []
  /** The member that is being read, in each of the outer three objects. */
  readonly #names: string[] = []
  #nameNext = false
  #string: 'none' | 'name' | 'value' | 'maybe' | 'file' = 'none'
  /** What was read of a text of a list before it is known whether it is a file or an address. */
  #start = ''
  /** How many files there were, and how many of them in lists. */
  #begun = 0
  #listed = 0
  #name: Buffer[] = []
  #escaped = false
  /** What follows a backslash inside a file. */
  #escape = ''
  #file: { upload: Upload; most: number; reader: DataUrlReader } | undefined

  constructor(files: Readonly<Record<string, FileRule>>, mostRest: number, newUpload: NewUpload, arrived: (upload: Upload) => void) {
    this.#files = files
    this.#mostRest = mostRest
    this.#newUpload = newUpload
    this.#arrived = arrived
  }

  async take(chunk: Buffer): Promise<void> {
    let at = 0
    while (at < chunk.length && !this.crowded) {
      if (this.#string === 'file') at = await this.#takeFile(chunk, at)
      else at = this.#string === 'maybe' ? await this.#takeStart(chunk, at) : await this.#takeRest(chunk, at)
    }
  }

  /** Takes what is no file, up to where one begins. Answers where it stopped. */
  async #takeRest(chunk: Buffer, from: number): Promise<number> {
    let nameFrom = from
    for (let at = from; at < chunk.length; at++) {
      const byte = chunk[at]!
      if (this.#string !== 'none') {
        if (this.#escaped) this.#escaped = false
        else if (byte === backslash) this.#escaped = true
        else if (byte === quote) this.#endString(chunk.subarray(nameFrom, at))
        continue
      }
      if (byte === quote) {
        const file = this.#nameNext ? undefined : this.#fileHere()
        if (file !== undefined) {
          this.#keep(chunk.subarray(from, at + 1))
          await this.#beginFile(file)
          return at + 1
        }
        if (!this.#nameNext && this.#listHere()) {
          this.#keep(chunk.subarray(from, at + 1))
          this.#string = 'maybe'
          this.#start = ''
          return at + 1
        }
        this.#string = this.#nameNext ? 'name' : 'value'
        this.#name = []
        nameFrom = at + 1
      } else if (byte === openBrace || byte === openBracket) {
        this.#open.push(byte === openBrace)
        this.#nameNext = byte === openBrace
        const list = byte === openBracket && this.#open.length === 4 ? this.#attributeHere() : undefined
        if (list !== undefined) this.lists.set(list, [])
      } else if (byte === closeBrace || byte === closeBracket) {
        this.#open.pop()
        this.#nameNext = false
      } else if (byte === comma) this.#nameNext = this.#open.at(-1) ?? false
      else if (byte === colon) this.#nameNext = false
    }
    if (this.#string === 'name') this.#name.push(chunk.subarray(nameFrom))
    this.#keep(chunk.subarray(from))
    return chunk.length
  }

  /** `last` is the part of the string that came after what is kept of a name. */
  #endString(last: Buffer): void {
    if (this.#string === 'name' && this.#open.length <= 3) {
      const text = Buffer.concat([...this.#name, last]).toString()
      this.#names[this.#open.length - 1] = unquoted(text)
    }
    this.#string = 'none'
  }

  /** The attribute that is being read, if it takes files. */
  #attributeHere(): string | undefined {
    const [outer, middle, inner] = this.#open
    const place = outer && middle && inner && this.#names[0] === 'data' && this.#names[1] === 'attributes'
    return place && Object.hasOwn(this.#files, this.#names[2]!) ? this.#names[2] : undefined
  }

  /** The attribute whose value begins here, if it may be a file. */
  #fileHere(): string | undefined {
    const name = this.#open.length === 3 ? this.#attributeHere() : undefined
    return name !== undefined && this.#files[name]!.several === undefined ? name : undefined
  }

  /** Whether what begins here may be one file of a list. Beyond as many as there may be it is text, which is limited. */
  #listHere(): boolean {
    const name = this.#open.length === 4 && !this.#open[3] ? this.#attributeHere() : undefined
    return name !== undefined && this.#listed < (this.#files[name]!.several ?? 0)
  }

  /** Tells a file of a list from an address by how it starts. Answers where it stopped. */
  async #takeStart(chunk: Buffer, from: number): Promise<number> {
    const scheme = 'data:'
    let at = from
    while (at < chunk.length && this.#start !== scheme && chunk[at] === scheme.charCodeAt(this.#start.length)) {
      this.#start += scheme[this.#start.length]
      at++
    }
    if (this.#start === scheme || chunk[at] === quote) {
      this.#listed++
      await this.#beginFile(this.#attributeHere()!)
      if (!this.crowded) await this.#file!.reader.take(Buffer.from(this.#start))
    } else if (at < chunk.length) {
      this.#keep(Buffer.from(this.#start))
      this.#string = 'value'
    }
    return at
  }

  async #beginFile(name: string): Promise<void> {
    this.crowded = ++this.#begun > mostFiles
    if (this.crowded) return
    const upload = this.#newUpload()
    this.#arrived(upload)
    const { most, several } = this.#files[name]!
    if (several === undefined) {
      await this.uploads.get(name)?.discard()
      this.uploads.set(name, upload)
    } else this.lists.get(name)!.push(upload)
    this.#file = { upload, most, reader: new DataUrlReader(upload, most) }
    this.#string = 'file'
    this.#escape = ''
  }

  /** Takes the text of a file, up to its closing quote. Answers where it stopped. */
  async #takeFile(chunk: Buffer, from: number): Promise<number> {
    const { upload, most, reader } = this.#file!
    let at = from
    while (at < chunk.length) {
      if (this.#escape !== '') {
        this.#escape += chunk.toString('latin1', at, ++at)
        const meant = meaning(this.#escape)
        if (meant === undefined) continue
        this.#escape = ''
        await reader.take(Buffer.from(meant, 'latin1'))
        continue
      }
      const [end, escape] = [indexOr(chunk, quote, at), indexOr(chunk, backslash, at)]
      const stop = Math.min(end, escape)
      if (stop > at) await reader.take(chunk.subarray(at, stop))
      if (stop === chunk.length) return stop
      at = stop + 1
      if (stop === escape) this.#escape = '\\'
      else {
        await reader.end()
        if (upload.tooLarge) this.oversized ||= most
        this.#string = 'value'
        return stop
      }
    }
    return at
  }

  #keep(bytes: Buffer): void {
    this.#restSize += bytes.length
    if (this.#restSize > this.#mostRest) this.oversized = this.#mostRest
    else if (bytes.length > 0) this.rest.push(bytes)
  }
}

const indexOr = (chunk: Buffer, byte: number, from: number): number => {
  const at = chunk.indexOf(byte, from)
  return at === -1 ? chunk.length : at
}

/** What an escape means, `\/` or `\u002b`; undefined while it is not complete. What means nothing is no base64 either. */
function meaning(escape: string): string | undefined {
  if (escape.length < 2) return undefined
  if (escape[1] !== 'u') return escapes[escape[1]!] ?? '\0'
  if (escape.length < 6) return undefined
  const code = /^[0-9a-f]{4}$/i.test(escape.slice(2)) ? parseInt(escape.slice(2), 16) : 0
  return code < 0x100 ? String.fromCharCode(code) : '\0'
}

/** A name as JSON has it between its quotes. */
function unquoted(text: string): string {
  if (!text.includes('\\')) return text
  try {
    return JSON.parse(`"${text}"`) as string
  } catch {
    return ''
  }
}
