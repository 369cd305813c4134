/** A data URL that is decoded as it arrives, `data:<content-type>;base64,<payload>`, by the strict rules of base64. */
import type { Upload } from '../effects/uploads.ts'

const longestHead = 512
/** Fewer characters wait for others, so that each that is escaped is no write of its own. */
const leastDecoded = 4_096
const noDataUrl = 'is not a data URL with a content type and base64'
const head = /^data:([a-z0-9][a-z0-9!#$&^_.+-]*\/[a-z0-9][a-z0-9!#$&^_.+-]*)(?:;[a-z0-9-]+=[^;,]*)*;base64$/i

export class DataUrlReader {
  readonly #upload: Upload
  /** The most bytes that are kept; what comes after them is counted alone. */
  readonly #most: number
  #head: string | undefined = ''
  /** What is not decoded yet: at least the last four characters, which alone may be padded. */
  #pending = ''

  constructor(upload: Upload, most: number) {
    this.#upload = upload
    this.#most = most
  }

  async take(bytes: Buffer): Promise<void> {
    if (this.#upload.fault !== undefined) return
    const text = bytes.toString('latin1')
    if (this.#head === undefined) return this.#decode(text)
    const all: string = this.#head + text
    const comma = all.indexOf(',')
    if (comma === -1) {
      this.#head = all
      if (all.length > longestHead) this.#upload.fault = noDataUrl
      return
    }
    const found = comma <= longestHead ? head.exec(all.slice(0, comma)) : null
    this.#head = undefined
    if (!found) {
      this.#upload.fault = noDataUrl
      return
    }
    this.#upload.type = found[1]!.toLowerCase()
    return this.#decode(all.slice(comma + 1))
  }

  /** To be called when all has been taken. */
  async end(): Promise<void> {
    const upload = this.#upload
    if (upload.fault === undefined && this.#head !== undefined) upload.fault = noDataUrl
    if (upload.fault === undefined) {
      const last = Buffer.from(this.#pending, 'base64')
      if (last.toString('base64') !== this.#pending) upload.fault = 'is not base64'
      else await this.#keep(last)
    }
    await upload.close()
    if (upload.fault === undefined && upload.size === 0) upload.fault = 'is empty'
  }

  async #decode(text: string): Promise<void> {
    const all = this.#pending + text
    // One character at a time where each is escaped.
    if (all.length < leastDecoded) return void (this.#pending = all)
    const whole = Math.max(0, Math.floor((all.length - 1) / 4) * 4)
    const part = all.slice(0, whole)
    this.#pending = all.slice(whole)
    const bytes = Buffer.from(part, 'base64')
    // Node passes over what is no base64, and takes the alphabet of URLs as well.
    if (bytes.length !== (whole / 4) * 3 || /[-_=]/.test(part)) this.#upload.fault = 'is not base64'
    else await this.#keep(bytes)
  }

  async #keep(bytes: Buffer): Promise<void> {
    if (bytes.length === 0) return
    if (this.#upload.size + bytes.length > this.#most) {
      this.#upload.tooLarge = true
      this.#upload.fault = 'is too large'
    } else await this.#upload.write(bytes)
  }
}
