/**
 * A JSON body in which some attributes are files as data URLs. The text of such a file never becomes a string: it is decoded
 * to an upload as it arrives, and only the rest of the document is parsed.
 */
import type { Readable } from 'node:stream'
import type { NewUpload, Upload } from '../effects/uploads.ts'
import { badDocument, tooLarge } from '../refusals.ts'
import { DataUrlReader } from './data-url.ts'
import { JsonTokens } from './json-tokens.ts'
import type { JsonEvent } from './json-tokens.ts'
import type { FileRule } from './route.ts'

interface Splitting {
  /** The attributes that may be files, by name. */
  files: Readonly<Record<string, FileRule>>
  /** In bytes: of the request as a whole, and of what is not a file. */
  limits: { body: number; rest: number }
  newUpload: NewUpload
  /** Learns of every upload at once, so that it can be discarded whatever happens. */
  arrived(upload: Upload): void
}

export interface SplitBody {
  /** The document, in which an empty text stands for each file. */
  rest: Buffer
  uploads: Map<string, Upload>
  /** The files of each attribute that lists some, in their order. */
  lists: Map<string, Upload[]>
}

/**
 * Splits a body into its files and the rest.
 * @throws 413 when a limit is exceeded, 400/122 for more files than any body has, and what fails where a file is kept.
 */
export async function splitBody(body: Readable, splitting: Splitting): Promise<SplitBody> {
  const { limits } = splitting
  const splitter = new Splitter(splitting)
  let size = 0
  let failure: Error | undefined
  // A body that is given up here is not one that the client broke off, which is how a destroyed one looks.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limits.body) throw tooLarge(limits.body)
    // What follows is let by: it will be refused.
    if (failure === undefined && !splitter.oversized && !splitter.files.crowded) {
      await splitter.take(chunk).catch((error: unknown) => (failure = error as Error))
    }
  }
  // The client is told once it has sent all, since one that still sends would not listen.
  if (failure !== undefined) throw failure
  const { oversized, files, rest } = splitter
  if (oversized) throw tooLarge(oversized)
  if (files.crowded) throw badDocument(`The body holds more than ${mostFiles} files.`)
  return { rest: Buffer.concat(rest), uploads: files.uploads, lists: files.lists }
}

/** More than any attributes take. A name may stand again and again, and each file that arrives is one on the disk. */
const mostFiles = 100

/** How a file of a list begins, which tells it from an address. */
const scheme = 'data:'

/** Finds the strings in `data.attributes` that are files; all else is the rest. */
class Splitter {
  readonly rest: Buffer[] = []
  readonly files: ArrivingFiles
  /** The limit that was exceeded, if one was. */
  oversized = 0
  readonly #rules: Readonly<Record<string, FileRule>>
  readonly #mostRest: number
  readonly #tokens = new JsonTokens()
  #restSize = 0
  /** The member that is being read, in each of the outer three objects. */
  readonly #names: string[] = []
  /** What was read of the name of such a member. */
  #name: Buffer[] | undefined
  /** What was read of a text of a list, while it may be a file or an address. */
  #start: string | undefined

  constructor(splitting: Splitting) {
    this.files = new ArrivingFiles(splitting)
    this.#rules = splitting.files
    this.#mostRest = splitting.limits.rest
  }

  async take(chunk: Buffer): Promise<void> {
    const tokens = this.#tokens
    tokens.feed(chunk)
    // Where in the chunk the part of the rest begins that is not kept yet.
    let restFrom = 0
    for (let event = tokens.next(); event !== undefined && !this.files.crowded; event = tokens.next()) {
      if (this.files.arriving) restFrom = await this.#takeFile(event, chunk)
      else if (this.#start !== undefined) restFrom = await this.#takeStart(event, chunk)
      else if (event === 'string' && this.#mayBeFile()) {
        this.#keep(chunk.subarray(restFrom, tokens.to))
        if (tokens.open.length === 4) this.#start = ''
        else await this.files.begin(this.#attributeHere()!)
      } else this.#follow(event, chunk)
    }
    if (!this.files.arriving && this.#start === undefined && !this.files.crowded) this.#keep(chunk.subarray(restFrom))
  }

  /** Follows the names that lead to an attribute. */
  #follow(event: JsonEvent, chunk: Buffer): void {
    const { open, from, to } = this.#tokens
    if (event === 'name' && open.length <= 3) this.#name = []
    else if (event === 'text') this.#name?.push(chunk.subarray(from, to))
    else if (event === 'escape') this.#name?.push(Buffer.from(this.#tokens.escape, 'latin1'))
    else if (event === 'end' && this.#name) {
      this.#names[open.length - 1] = unquoted(Buffer.concat(this.#name).toString())
      this.#name = undefined
    } else if (event === 'open' && open.length === 4 && !open[3]) {
      const list = this.#attributeHere()
      if (list !== undefined) this.files.lists.set(list, [])
    }
  }

  /** The attribute that is being read, if it takes files. */
  #attributeHere(): string | undefined {
    const [outer, middle, inner] = this.#tokens.open
    const place = outer && middle && inner && this.#names[0] === 'data' && this.#names[1] === 'attributes'
    return place && Object.hasOwn(this.#rules, this.#names[2]!) ? this.#names[2] : undefined
  }

  /** Whether the text that begins here may be a file. In a list, beyond as many as there may be it is text, which is limited. */
  #mayBeFile(): boolean {
    const { open } = this.#tokens
    const name = open.length === 3 || (open.length === 4 && !open[3]) ? this.#attributeHere() : undefined
    if (name === undefined) return false
    const { several } = this.#rules[name]!
    return open.length === 3 ? several === undefined : this.files.listed < (several ?? 0)
  }

  /** Tells a file of a list from an address by how it starts. Answers where in the chunk the rest goes on. */
  async #takeStart(event: JsonEvent, chunk: Buffer): Promise<number> {
    const { from, to } = this.#tokens
    const read = event === 'text' ? Math.min(to, from + scheme.length - this.#start!.length) : to
    const start = this.#start + (event === 'text' ? chunk.toString('latin1', from, read) : '')
    this.#start = undefined
    if (event === 'end' || start === scheme) {
      await this.files.begin(this.#attributeHere()!)
      await this.files.take(Buffer.from(start))
      if (event === 'end') return this.#takeFile(event, chunk)
      await this.files.take(chunk.subarray(read, to))
    } else if (event === 'escape') this.#keep(Buffer.from(start + this.#tokens.escape, 'latin1'))
    else if (scheme.startsWith(start)) this.#start = start
    else this.#keep(Buffer.from(start, 'latin1'))
    return read
  }

  /** Takes a part of a file. Answers where in the chunk the rest goes on, if that was its end. */
  async #takeFile(event: JsonEvent, chunk: Buffer): Promise<number> {
    const { from, to } = this.#tokens
    if (event === 'text') await this.files.take(chunk.subarray(from, to))
    else if (event === 'escape') await this.files.take(byteOf(this.#tokens.escaped))
    else {
      const exceeded = await this.files.end()
      this.oversized ||= exceeded
    }
    return from
  }

  #keep(bytes: Buffer): void {
    this.#restSize += bytes.length
    if (this.#restSize > this.#mostRest) this.oversized = this.#mostRest
    else if (bytes.length > 0) this.rest.push(bytes)
  }
}

/** The files of one body, of which one at a time is decoded to its upload. */
class ArrivingFiles {
  readonly uploads = new Map<string, Upload>()
  readonly lists = new Map<string, Upload[]>()
  /** How many of the files were in lists. */
  listed = 0
  /** Whether there were too many files. */
  crowded = false
  readonly #splitting: Splitting
  #begun = 0
  #file: { upload: Upload; most: number; reader: DataUrlReader } | undefined

  constructor(splitting: Splitting) {
    this.#splitting = splitting
  }

  get arriving(): boolean {
    return this.#file !== undefined
  }

  /** Begins a file of an attribute, unless there were too many. One that the attribute had before is let go of. */
  async begin(name: string): Promise<void> {
    const { files, newUpload, arrived } = this.#splitting
    this.crowded = ++this.#begun > mostFiles
    if (this.crowded) return
    const upload = newUpload()
    arrived(upload)
    const { most, several } = files[name]!
    if (several === undefined) {
      await this.uploads.get(name)?.discard()
      this.uploads.set(name, upload)
    } else {
      this.listed++
      this.lists.get(name)!.push(upload)
    }
    this.#file = { upload, most, reader: new DataUrlReader(upload, most) }
  }

  async take(bytes: Buffer): Promise<void> {
    await this.#file?.reader.take(bytes)
  }

  /** Answers the limit that the file exceeded, 0 if it did not. */
  async end(): Promise<number> {
    if (!this.#file) return 0
    const { upload, most, reader } = this.#file
    this.#file = undefined
    await reader.end()
    return upload.tooLarge ? most : 0
  }
}

/** An escaped character of a file. What is no byte is no base64 either. */
const byteOf = (character = '\0'): Buffer => Buffer.from(character < '\u0100' ? character : '\0', 'latin1')

/** A name as JSON has it between its quotes. */
function unquoted(text: string): string {
  if (!text.includes('\\')) return text
  try {
    return JSON.parse(`"${text}"`) as string
  } catch {
    return ''
  }
}
