import fc from 'fast-check'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, describe, expect, test } from 'vitest'
import { Upload } from '../../src/effects/uploads.ts'
import { splitBody } from '../../src/http/files-in-json.ts'
import type { SplitBody } from '../../src/http/files-in-json.ts'
import { Refusal } from '../../src/refusals.ts'
import { dataUrl, filesBelow } from '../support/files.ts'

const folder = mkdtempSync(join(tmpdir(), 'split-'))
afterAll(() => rmSync(folder, { recursive: true }))

const most = 4_096
const rules = {
  source: { types: ['text/csv'], most },
  cover: { types: ['image/png'], most: 8 },
  papers: { types: ['text/csv'], most, several: 3 },
}
let made = 0

interface Split extends SplitBody {
  discard(): Promise<void>
}

async function split(chunks: readonly (Uint8Array | string)[], limits = { body: 1 << 20, rest: 1 << 16 }): Promise<Split> {
  const arrived: Upload[] = []
  const discard = async (): Promise<void> => void (await Promise.all(arrived.map((one) => one.discard())))
  const body = Readable.from(chunks.map((one) => Buffer.from(one as string)))
  try {
    const newUpload = () => new Upload(join(folder, String(made++)))
    return { ...(await splitBody(body, { files: rules, limits, newUpload, arrived: (upload) => void arrived.push(upload) })), discard }
  } catch (error) {
    await discard()
    throw error
  }
}

/** What a body came to: the document with an empty text for each file, and each file's bytes or its fault. */
async function outcome(...chunks: (Uint8Array | string)[]): Promise<{ document: unknown; files: Record<string, unknown> }> {
  const { rest, uploads, discard } = await split(chunks)
  const files = Object.fromEntries(
    [...uploads].map(([name, upload]) => [name, upload.fault ?? { type: upload.type, bytes: readFileSync(upload.path, 'latin1') }]),
  )
  await discard()
  return { document: JSON.parse(rest.toString()), files }
}

const body = (source: string, more = ''): string => `{"data":{"type":"things","attributes":{${more}"source":${source}}}}`
const empty = (more: object = {}) => ({ data: { type: 'things', attributes: { ...more, source: '' } } })
const file = (bytes: string, type = 'text/csv') => ({ source: { type, bytes } })
const hello = JSON.stringify(dataUrl('text/csv', 'hello'))

describe('a body of JSON and a file', () => {
  const letter = fc.integer({ min: 0, max: 2 })
  /** The same text as JSON, with some of its characters escaped. */
  const spelled = (text: string, how: readonly number[]): string => {
    const written = JSON.stringify(text).slice(1, -1)
    if (written.includes('\\')) return `"${written}"`
    const escape = (one: string, index: number): string => {
      if (how[index % how.length] === 1) return `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`
      return how[index % how.length] === 2 && one === '/' ? '\\/' : one
    }
    return `"${[...written].map(escape).join('')}"`
  }
  const decoys = fc.oneof(
    fc.jsonValue(),
    fc.constant({ source: 'data:text/csv;base64,aGVsbG8=' }),
    fc.constant([{ data: { attributes: { source: 'data:x' } } }, 'source']),
    fc.constantFrom('source', '":{"source":"', '\\', '\\"', '{[', ']}', 'ünïcödé 😀'),
  )
  // A member of this name would set a prototype where it is written as code, but not where it is parsed.
  const names = fc.string().filter((one) => !['source', 'cover', '__proto__'].includes(one))

  test('is, however it is cut, what JSON.parse and Buffer.from make of it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 1, maxLength: 300 }),
        fc.dictionary(names, decoys, { maxKeys: 4 }),
        fc.dictionary(names, decoys, { maxKeys: 4 }),
        fc.array(letter, { minLength: 1, maxLength: 9 }),
        fc.array(fc.nat(), { maxLength: 30 }),
        fc.boolean(),
        async (bytes, before, beside, how, cuts, spaced) => {
          const url = dataUrl('text/csv', bytes)
          const members = Object.entries(before).map(
            ([name, value]) => `${spelled(name, how)}:${JSON.stringify(value, null, spaced ? 1 : 0)}`,
          )
          const own = `${spelled('source', how)}${spaced ? ' :\n' : ':'}${spelled(url, how)}`
          const middle = members.length > 1 ? [members[0], own, ...members.slice(1)] : [...members, own]
          const others = Object.entries(beside).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
          const whole = Buffer.from(
            `{${spelled('data', how)}:{${[...others, `${spelled('attributes', how)}:{${middle.join(',')}}`].join(spaced ? ' , ' : ',')}}}`,
          )
          const places = [0, ...cuts.map((one) => one % (whole.length + 1)).sort((a, b) => a - b), whole.length]
          const chunks = places.slice(1).map((end, index) => whole.subarray(places[index], end))
          const expected = JSON.parse(whole.toString())
          expected.data.attributes.source = ''
          expect(await outcome(...chunks)).toEqual({ document: expected, files: file(Buffer.from(bytes).toString('latin1')) })
        },
      ),
      { numRuns: 400 },
    )
  })

  test('is the same when it comes byte by byte', async () => {
    const whole = Buffer.from(body('"data:text\\/csv;base64,aGVs\\u0062G8="', '"caf\\u00e9 \\"": "\\\\", '))
    expect(await outcome(...Array.from(whole, (one) => Uint8Array.of(one)))).toEqual({
      document: empty({ 'café "': '\\' }),
      files: file('hello'),
    })
  })

  test('may spell the names that lead to the file with escapes', async () => {
    const text = `{"d\\u0061ta":{"type":"things","\\u0061ttributes":{"sour\\u0063e":${hello}}}}`
    expect(await outcome(text)).toEqual({ document: empty(), files: file('hello') })
  })

  test('takes each file of its own', async () => {
    const cover = JSON.stringify(dataUrl('image/png', 'abc'))
    expect(await outcome(body(hello, `"cover":${cover},`))).toEqual({
      document: empty({ cover: '' }),
      files: { cover: { type: 'image/png', bytes: 'abc' }, ...file('hello') },
    })
  })

  test('takes the last of two of one name, as JSON.parse does, and forgets the first', async () => {
    const before = filesBelow(folder).length
    const again = JSON.stringify(dataUrl('text/csv', 'again'))
    expect(await outcome(body(again, `"source":${hello},`))).toEqual({ document: empty(), files: file('again') })
    expect(filesBelow(folder)).toHaveLength(before)
  })
})

describe('a text that is no file stays in the document', () => {
  const elsewhere: Record<string, string> = {
    'beside data': `{"source":${hello},"data":{"attributes":{}}}`,
    'in data': `{"data":{"source":${hello},"attributes":{}}}`,
    'deeper in the attributes': `{"data":{"attributes":{"more":{"source":${hello}}}}}`,
    'in a list': `{"data":{"attributes":{"source":[${hello}]}}}`,
    'in an object of its own name': `{"data":{"attributes":{"source":{"source":${hello}}}}}`,
    'in a list of documents': `[{"data":{"attributes":{"source":${hello}}}}]`,
    'in a list of data': `{"data":[{"attributes":{"source":${hello}}}]}`,
    'in attributes that are a list': `{"data":{"attributes":["source",${hello}]}}`,
    'in another member of data': `{"data":{"relationships":{"source":${hello}}}}`,
    'in another document': `{"meta":{"attributes":{"source":${hello}}}}`,
    'as a name': `{"data":{"attributes":{${hello}:"source"}}}`,
    'by a name that begins alike': `{"data":{"attributes":{"source-file-name":${hello}}}}`,
    'after an attribute of that name that is no text': `{"data":{"attributes":{"source":1,"other":${hello}}}}`,
    'as a bare text': hello,
  }
  test.each(Object.keys(elsewhere))('%s', async (where) => {
    expect(await outcome(elsewhere[where]!)).toEqual({ document: JSON.parse(elsewhere[where]!), files: {} })
  })

  test.each(['1', 'null', 'true', '[]', '{}'])('a source that is %s', async (value) => {
    expect(await outcome(body(value))).toEqual({ document: JSON.parse(body(value)), files: {} })
  })
})

describe('a text in the place of a file', () => {
  const noDataUrl = 'is not a data URL with a content type and base64'
  const faults: Record<string, [string, string]> = {
    nothing: ['', noDataUrl],
    'a word': ['hello', noDataUrl],
    'an address': ['http://files.example/a,b', noDataUrl],
    'no content type': ['data:;base64,aGVsbG8=', noDataUrl],
    'half a content type': ['data:text;base64,aGVsbG8=', noDataUrl],
    'no base64': ['data:text/csv,hello', noDataUrl],
    'a blank in its head': ['data:text/csv; base64,aGVsbG8=', noDataUrl],
    'a head without an end': [`data:text/csv;a=${'b'.repeat(600)}`, noDataUrl],
    'a head that is too long': [`data:text/csv;a=${'b'.repeat(600)};base64,aGVsbG8=`, noDataUrl],
    'an empty file': ['data:text/csv;base64,', 'is empty'],
    'missing padding': ['data:text/csv;base64,aGVsbG8', 'is not base64'],
    'too much padding': ['data:text/csv;base64,aGVsbG8==', 'is not base64'],
    'padding alone': ['data:text/csv;base64,====', 'is not base64'],
    'padding in the middle': ['data:text/csv;base64,aGVsbG8=aGVsbG8=', 'is not base64'],
    'one letter more': ['data:text/csv;base64,aGVsbG8=a', 'is not base64'],
    'one letter': ['data:text/csv;base64,a', 'is not base64'],
    'bits that nothing stands for': ['data:text/csv;base64,aGVsbG9=', 'is not base64'],
    'a blank': ['data:text/csv;base64,aGVs bG8=', 'is not base64'],
    'a line break at the end': ['data:text/csv;base64,aGVsbG8=\n', 'is not base64'],
    'the alphabet of URLs': ['data:text/csv;base64,-_-_', 'is not base64'],
    'letters beyond ASCII': ['data:text/csv;base64,aGVsbGä=', 'is not base64'],
    'letters beyond one byte': ['data:text/csv;base64,aGVsbG\u0161a', 'is not base64'],
    'a NUL': ['data:text/csv;base64,aGVs\0G8=', 'is not base64'],
    'an encoded sign': ['data:text/csv;base64,aGVsbG8%3D', 'is not base64'],
  }
  test.each(Object.keys(faults))('is told from one: %s', async (name) => {
    const [text, fault] = faults[name]!
    const whole = Buffer.from(body(JSON.stringify(text)))
    const parts = [[whole], Array.from(whole, (one) => Uint8Array.of(one))]
    for (const chunks of parts) expect(await outcome(...chunks)).toEqual({ document: empty(), files: { source: fault } })
  })

  test.each([
    ['parameters', 'data:text/csv;charset=utf-8;header=present;base64,aGVsbG8='],
    ['capitals', 'DATA:Text/CSV;BASE64,aGVsbG8='],
  ])('may have %s before its bytes', async (_name, text) => {
    expect(await outcome(body(JSON.stringify(text)))).toEqual({ document: empty(), files: file('hello') })
  })

  test.each([
    ['an escaped sign', 'data:text\\/csv;base64,\\u002B\\u002b\\/\\/', '\xfb\xef\xff'],
    ['an escaped comma', 'data:text/csv;base64\\u002caGVsbG8=', 'hello'],
    ['an escaped padding', 'data:text/csv;base64,aGVsbG8\\u003D', 'hello'],
  ])('may be escaped as JSON allows: %s', async (_name, text, bytes) => {
    expect(await outcome(body(`"${text}"`))).toEqual({ document: empty(), files: file(bytes) })
  })

  test.each(['\\x', '\\u00zz', '\\u0100', '\\n'])('has no byte in %s', async (escape) => {
    expect(await outcome(body(`"data:text/csv;base64,aGVs${escape}bG8="`))).toMatchObject({ files: { source: 'is not base64' } })
  })
})

describe('limits', () => {
  const refused = async (...sent: Parameters<typeof split>): Promise<unknown> => {
    const error = await split(...sent).catch((thrown: unknown) => thrown)
    return error instanceof Refusal ? [error.status, error.errors[0]!.detail] : error
  }

  test.each([most - 1, most])('a file may have %i bytes', async (size) => {
    expect(await outcome(body(JSON.stringify(dataUrl('text/csv', 'x'.repeat(size)))))).toEqual({
      document: empty(),
      files: file('x'.repeat(size)),
    })
  })

  test.each([most + 1, 3 * most])('one of %i bytes is refused when all has been heard, and leaves nothing', async (size) => {
    const before = filesBelow(folder).length
    expect(await refused([body(JSON.stringify(dataUrl('text/csv', 'x'.repeat(size))))])).toEqual([
      413,
      `The body may hold at most ${most} bytes.`,
    ])
    expect(filesBelow(folder)).toHaveLength(before)
  })

  test('what is no file is limited apart from the files, the whole with them', async () => {
    const long = `"note":"${'x'.repeat(100)}",`
    expect(await refused([body(hello, long)], { body: 1_000, rest: 100 })).toEqual([413, 'The body may hold at most 100 bytes.'])
    expect(await refused([body(hello, long)], { body: 150, rest: 1_000 })).toEqual([413, 'The body may hold at most 150 bytes.'])
  })

  test('a name or a depth without end is let go of at the limit', async () => {
    const piece = Buffer.alloc(65_536, 'a')
    const started = process.memoryUsage().rss
    for (const start of ['{"', '{"data":{"attributes":{"']) {
      expect(await refused([start, ...Array<Buffer>(400).fill(piece)], { body: 1 << 26, rest: 1 << 20 })).toEqual([
        413,
        'The body may hold at most 1048576 bytes.',
      ])
    }
    await refused(Array<Buffer>(400).fill(Buffer.alloc(65_536, '[')), { body: 1 << 26, rest: 1 << 20 })
    expect(process.memoryUsage().rss - started).toBeLessThan(256 << 20)
  })

  test('a file that is sent again and again is taken as last sent, up to a hundred times', async () => {
    const many = (count: number) => body(hello, `"source":${hello},`.repeat(count - 1))
    expect(await outcome(many(100))).toEqual({ document: empty(), files: file('hello') })
    const before = filesBelow(folder).length
    for (const chunks of [[many(101)], many(5_000).match(/.{1,1000}/g)!]) {
      expect(await refused(chunks)).toEqual([400, 'The body holds more than 100 files.'])
    }
    expect(filesBelow(folder)).toHaveLength(before)
  })

  test('a name that arrives in pieces is read as one', async () => {
    const text = body(hello).replace('"source"', String.raw`"s\u006furce"`)
    const whole = await outcome(text)
    expect(whole).toEqual({ document: empty(), files: file('hello') })
    for (let at = 1; at < text.length; at++) expect(await outcome(text.slice(0, at), text.slice(at))).toEqual(whole)
  })

  test('a body that ends within a file is no document', async () => {
    const { rest, discard } = await split([body(hello).slice(0, -8)])
    await discard()
    expect(() => JSON.parse(rest.toString()) as unknown).toThrow(SyntaxError)
  })
})

describe('what is no JSON', () => {
  const isJson = (text: string): boolean => {
    try {
      JSON.parse(text)
      return true
    } catch {
      return false
    }
  }

  test('is none without its files either, however it is broken and cut', async () => {
    const text = `{"data":{"type":"a \\"thing\\"","attributes":{"x":[{"source":""},"\\u00fc"],"papers":["https://a.example"],"source":"#"}},"y":1}`
    const file = text.indexOf('#')
    const inserts = fc.constantFrom(...'"\\{}[],:u0', '\0', '\n', '\\u', '')
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length), inserts, fc.nat(2), fc.nat(), async (at, inserted, removed, cut) => {
        // In the text of a file a mistake is one of the file.
        fc.pre(at + removed < file || at > file + 1)
        const sent = (text.slice(0, at) + inserted + text.slice(at + removed)).replace('#', 'data:text/csv;base64,aGVsbG8=')
        const place = cut % sent.length
        const { rest, discard } = await split([sent.slice(0, place), sent.slice(place)])
        await discard()
        expect(isJson(rest.toString())).toBe(isJson(sent))
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('an upload', () => {
  test('that is discarded while it is written leaves nothing, and takes nothing more', async () => {
    const upload = new Upload(join(folder, 'given-up'))
    const writing = upload.write(Buffer.from('first'))
    await upload.discard()
    await writing
    await expect(upload.write(Buffer.from('second'))).rejects.toThrow('given up')
    await upload.discard()
    expect(filesBelow(folder)).not.toContain('given-up')
  })
})

describe('a list of files and addresses', () => {
  const url = (text: string): string => dataUrl('text/csv', text)
  /** The list as it stays in the document, and each file's bytes or its fault. */
  async function papers(...chunks: (Uint8Array | string)[]): Promise<{ left: unknown; files: string[] }> {
    const { rest, lists, discard } = await split(chunks)
    const files = (lists.get('papers') ?? []).map((upload) => upload.fault ?? readFileSync(upload.path, 'latin1'))
    await discard()
    return { left: (JSON.parse(rest.toString()) as { data: { attributes: unknown } }).data.attributes, files }
  }
  const inBody = (attributes: string): string => `{"data":{"attributes":{${attributes}}}}`

  test('is, however it is cut, an empty text for each file, and the addresses as they were', async () => {
    const texts = fc.oneof(
      fc.string({ minLength: 1, maxLength: 20 }).filter((one) => !'data:'.startsWith(one.slice(0, 5))),
      fc.constantFrom('https://a.example/b', 'dat-', 'daTa:x', 'd\\', 'data;', '\n'),
    )
    const items = fc.array(
      fc.oneof(
        texts.map((text) => ({ text })),
        fc.string({ minLength: 1 }).map((bytes) => ({ bytes })),
      ),
      { maxLength: 9 },
    )
    await fc.assert(
      fc.asyncProperty(items, fc.array(fc.nat(), { maxLength: 30 }), async (list, cuts) => {
        const files = list.flatMap((one) => ('bytes' in one ? [one.bytes] : [])).slice(0, 3)
        let left = 3
        const expected = list.map((one) => ('text' in one ? one.text : left-- > 0 ? '' : url(one.bytes)))
        const sent = JSON.stringify(list.map((one) => ('text' in one ? one.text : url(one.bytes))))
        const whole = Buffer.from(inBody(`"other":["data:x"],"papers": ${sent},"title":"papers"`))
        const places = [0, ...cuts.map((one) => one % (whole.length + 1)).sort((a, b) => a - b), whole.length]
        const got = await papers(...places.slice(1).map((end, index) => whole.subarray(places[index], end)))
        expect(got.left).toEqual({ other: ['data:x'], papers: expected, title: 'papers' })
        expect(got.files).toEqual(files.map((bytes) => Buffer.from(bytes).toString('latin1')))
      }),
      { numRuns: 300 },
    )
  })

  test('has faults of its own for what ends before it is a file', async () => {
    const got = await papers(inBody(`"papers":["","data","data:"]`))
    expect(got).toEqual({
      left: { papers: ['', '', ''] },
      files: Array.from({ length: 3 }, () => 'is not a data URL with a content type and base64'),
    })
  })

  test('is the last of two of one name, and no files but its own', async () => {
    const got = await papers(inBody(`"papers":["${url('one')}"],"papers":["x","${url('two')}"]`))
    expect(got).toEqual({ left: { papers: ['x', ''] }, files: ['two'] })
  })

  test.each([
    ['a text in its place', `"papers":"${url('x')}"`],
    ['a list in a list', `"papers":[["${url('x')}"]]`],
    ['a list of another name', `"paper":["${url('x')}"]`],
    ['an object in its place', `"papers":{"papers":"${url('x')}"}`],
  ])('%s stays as it is', async (_what, attributes) => {
    expect(await papers(inBody(attributes))).toEqual({ left: JSON.parse(`{${attributes}}`), files: [] })
  })
})
