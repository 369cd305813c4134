import fc from 'fast-check'
import { expect, test } from 'vitest'
import { JsonTokens } from '../../src/http/json-tokens.ts'

/** A container that begins, one that ends, or a whole string. What stands for itself, such as a number, is no event. */
type Told = '{' | '[' | 'close' | { name: string } | { string: string }

/** The events of a text that comes in chunks, the parts of each string put together. */
function eventsOf(chunks: readonly Buffer[]): Told[] {
  const tokens = new JsonTokens()
  const told: Told[] = []
  let kind: 'name' | 'string' = 'string'
  let text = ''
  let bytes: Buffer[] = []
  const decode = (): void => {
    text += Buffer.concat(bytes).toString()
    bytes = []
  }
  for (const chunk of chunks) {
    tokens.feed(chunk)
    for (let event = tokens.next(); event !== undefined; event = tokens.next()) {
      if (event === 'open') told.push(tokens.open.at(-1) ? '{' : '[')
      else if (event === 'close') told.push('close')
      else if (event === 'text') bytes.push(chunk.subarray(tokens.from, tokens.to))
      else if (event === 'escape') {
        decode()
        expect(JSON.parse(`"${tokens.escape}"`)).toBe(tokens.escaped)
        text += tokens.escaped
      } else if (event === 'end') {
        decode()
        told.push(kind === 'name' ? { name: text } : { string: text })
      } else {
        kind = event
        text = ''
      }
    }
  }
  expect(tokens.open).toEqual([])
  return told
}

/** The same events, from the value that JSON.parse makes of the whole. */
function eventsIn(value: unknown): Told[] {
  if (typeof value === 'string') return [{ string: value }]
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return ['[', ...value.flatMap(eventsIn), 'close']
  return ['{', ...Object.entries(value).flatMap(([name, inner]) => [{ name }, ...eventsIn(inner)]), 'close']
}

/** Texts that are short, full of escapes, or longer than what is looked through byte by byte. */
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('"', '\\', '\n', '{', '}', '[', ']', ',', ':', 'u', 'ü', '😀', '\0'), { maxLength: 40 })
    .map((all) => all.join('')),
  fc.tuple(fc.string({ minLength: 60, maxLength: 300 }), fc.constantFrom('', '"', '\\', '\\"')).map((parts) => parts.join('')),
)
// A name of digits would be parsed before the others, and one would set a prototype where it is written as code.
const names = texts.filter((name) => !/^\d+$/.test(name) && name !== '__proto__')
const { document: documents } = fc.letrec<{ document: unknown }>((tie) => ({
  document: fc.oneof(
    { maxDepth: 5 },
    texts,
    fc.constantFrom(null, true, false, 0, -1.5e300),
    fc.array(tie('document'), { maxLength: 5 }),
    fc.dictionary(names, tie('document'), { maxKeys: 5 }),
  ),
}))
const spaces = fc.constantFrom('', ' ', '\n', '\t', '\r\n ')

const cut = (whole: Buffer, places: readonly number[]): Buffer[] => {
  const ends = [...places.map((one) => one % (whole.length + 1)).sort((a, b) => a - b), whole.length]
  return ends.map((end, index) => whole.subarray(ends[index - 1] ?? 0, end))
}

/** The same JSON with escapes of six characters for all that is not ASCII, and for letters that no escape is made of. */
const escaped = (json: string): string =>
  json.replaceAll(/[g-mo-qsv-z\u0080-\uffff]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)

test('a document has, however it is cut, the events of what JSON.parse makes of it', () => {
  fc.assert(
    fc.property(documents, spaces, fc.array(fc.nat(), { maxLength: 30 }), (document, space, places) => {
      const whole = JSON.stringify(document, null, space)
      expect(eventsOf(cut(Buffer.from(whole), places))).toEqual(eventsIn(JSON.parse(whole)))
    }),
    { numRuns: 1_000 },
  )
})

test('so has one whose characters are escaped, and one that comes byte by byte', () => {
  fc.assert(
    fc.property(texts, texts, fc.array(fc.nat(), { maxLength: 30 }), (name, text, places) => {
      const whole = `{${escaped(JSON.stringify(`n${name}`))} : [ ${escaped(JSON.stringify(text))} ,12]}`
      const expected = eventsIn(JSON.parse(whole))
      expect(eventsOf(cut(Buffer.from(whole), places))).toEqual(expected)
      expect(eventsOf(Array.from(Buffer.from(whole), (byte) => Buffer.of(byte)))).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})

test.each(['\\x', '\\u00zz', '\\u-123', "\\'"])('%s means nothing', (escape) => {
  const tokens = new JsonTokens()
  tokens.feed(Buffer.from(`"${escape}"`))
  const events = [tokens.next(), tokens.next()]
  expect([...events, tokens.escape, tokens.escaped, tokens.next()]).toEqual(['string', 'escape', escape, undefined, 'end'])
})

test('what is no JSON has events as well, each behind the one before and within its chunk', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'"\\{}[],:u0a ') }), fc.array(fc.nat(), { maxLength: 9 }), (text, places) => {
      const tokens = new JsonTokens()
      for (const chunk of cut(Buffer.from(text), places)) {
        tokens.feed(chunk)
        for (let at = 0; tokens.next() !== undefined; at = tokens.to) {
          expect(tokens.from).toBeGreaterThanOrEqual(at)
          expect(tokens.to).toBeGreaterThan(tokens.from)
          expect(tokens.to).toBeLessThanOrEqual(chunk.length)
        }
      }
    }),
  )
})

test('many escapes before one quote are read in a time that grows as their number does', () => {
  const tokens = new JsonTokens()
  const chunk = Buffer.from(`"${`\\n${'x'.repeat(80)}`.repeat(200_000)}"`)
  tokens.feed(chunk)
  let escapes = 0
  // To look for the quote after each of them would take longer than a test may.
  for (let event = tokens.next(); event !== 'end'; event = tokens.next()) if (event === 'escape') escapes++
  expect(escapes).toBe(200_000)
})
