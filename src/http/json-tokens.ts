/**
 * A tokenizer of JSON that arrives in chunks. It follows a text just closely enough to tell where containers and strings
 * begin and end; whether the text is JSON at all is left to JSON.parse.
 */

/**
 * `open` and `close` are those of an object or an array. A string begins with `name` or `string`, has any number of parts
 * `text` and `escape`, and ends with `end`.
 */
export type JsonEvent = 'open' | 'close' | 'name' | 'string' | 'text' | 'escape' | 'end'

const [quote, backslash, letterU] = [0x22, 0x5c, 0x75]
const [openBrace, closeBrace, openBracket, closeBracket, comma, colon] = [0x7b, 0x7d, 0x5b, 0x5d, 0x2c, 0x3a]
const meanings: Record<string, string> = { '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' }

/** Reads one chunk after the other: `feed` takes a chunk, and `next` gives its events one by one. */
export class JsonTokens {
  /** The containers that are open, outermost first: true for an object. */
  readonly open: boolean[] = []
  /** Where in the chunk the bytes of the event begin and end; an escape may have begun in an earlier one. */
  from = 0
  to = 0
  #chunk: Buffer = Buffer.alloc(0)
  #nameNext = false
  #inString = false
  #inEscape = false
  /** What earlier chunks held of the escape. */
  #carried = ''
  /** The next quote and the next backslash of the chunk, as far as they were looked for. */
  #quoteAt = -1
  #backslashAt = -1

  /** Takes the next chunk, once the events of the one before are used up. */
  feed(chunk: Buffer): void {
    this.#chunk = chunk
    this.to = 0
    this.#quoteAt = -1
    this.#backslashAt = -1
  }

  /** The next event; undefined when the chunk is used up. */
  next(): JsonEvent | undefined {
    if (this.#inEscape) return this.#nextOfEscape()
    return this.#inString ? this.#nextOfString() : this.#nextOutside()
  }

  /** The escape of the last event as it is written. */
  get escape(): string {
    return this.#carried + this.#chunk.toString('latin1', this.from, this.to)
  }

  /** What the escape of the last event means; undefined where JSON has no such escape. */
  get escaped(): string | undefined {
    const { escape } = this
    if (escape[1] !== 'u') return meanings[escape[1]!]
    return /^[0-9a-f]{4}$/i.test(escape.slice(2)) ? String.fromCharCode(parseInt(escape.slice(2), 16)) : undefined
  }

  #nextOutside(): JsonEvent | undefined {
    const chunk = this.#chunk
    for (let at = this.to; at < chunk.length; at++) {
      const byte = chunk[at]!
      if (byte === comma) this.#nameNext = this.open.at(-1) ?? false
      else if (byte === colon) this.#nameNext = false
      else if (byte === quote || byte === openBrace || byte === openBracket || byte === closeBrace || byte === closeBracket) {
        this.from = at
        this.to = at + 1
        return this.#begin(byte)
      }
    }
    this.to = chunk.length
    return undefined
  }

  #begin(byte: number): JsonEvent {
    if (byte === quote) {
      this.#inString = true
      return this.#nameNext ? 'name' : 'string'
    }
    this.#nameNext = byte === openBrace
    if (byte === closeBrace || byte === closeBracket) {
      this.open.pop()
      return 'close'
    }
    this.open.push(byte === openBrace)
    return 'open'
  }

  #nextOfString(): JsonEvent | undefined {
    const chunk = this.#chunk
    this.from = this.to
    if (this.from === chunk.length) return undefined
    if (chunk[this.from] === backslash) {
      this.#carried = ''
      return this.#nextOfEscape()
    }
    if (chunk[this.from] === quote) {
      this.to++
      this.#inString = false
      return 'end'
    }
    this.to = this.#endOfText(this.from + 1)
    return 'text'
  }

  /** A short text is looked through byte by byte; for a long one the search of Buffer is many times as fast. */
  #endOfText(from: number): number {
    const chunk = this.#chunk
    const near = Math.min(from + 64, chunk.length)
    for (let at = from; at < near; at++) if (chunk[at] === quote || chunk[at] === backslash) return at
    // What was found is kept: of many escapes before one quote, each would look for the same one again.
    if (this.#quoteAt < near) this.#quoteAt = indexOr(chunk, quote, near)
    if (this.#backslashAt < near) this.#backslashAt = indexOr(chunk, backslash, near)
    return Math.min(this.#quoteAt, this.#backslashAt)
  }

  /** A backslash with one character after it, or with `u` and four more, whatever they are. */
  #nextOfEscape(): JsonEvent | undefined {
    const { length } = this.#chunk
    const had = this.#carried.length
    this.from = this.to
    const kind = had > 1 ? this.#carried.charCodeAt(1) : this.#chunk[this.from + 1 - had]
    const end = this.from + (kind === letterU ? 6 : 2) - had
    this.#inEscape = end > length
    this.to = Math.min(end, length)
    if (!this.#inEscape) return 'escape'
    this.#carried = this.escape
    return undefined
  }
}

const indexOr = (chunk: Buffer, byte: number, from: number): number => {
  const at = chunk.indexOf(byte, from)
  return at === -1 ? chunk.length : at
}
