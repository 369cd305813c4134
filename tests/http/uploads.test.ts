import { once } from 'node:events'
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { uploadsIn } from '../../src/effects/uploads.ts'
import { routes } from '../../src/generated/routes.ts'
import { dataUrl, filesBelow, inParts, pdfBytes } from '../support/files.ts'
import { authors, codesOf, putInsight } from '../support/insight-rows.ts'
import { startServer } from '../support/server.ts'
import type { Answer } from '../support/server.ts'

const server = startServer()
const path = '/api/v2/account-uploads'
const document = { data: { type: 'account-uploads', attributes: { 'source-file-name': 'a.pdf' } } }
const data = { name: 'data', value: JSON.stringify(document) }
const file = { name: 'source', value: pdfBytes(), fileName: 'b.pdf', type: 'application/pdf' }
const refusal = (answer: Answer): unknown[] => [answer.status, ...codesOf(answer)]
const stored = () => server.db.selectFrom('files').select('id').execute()
const mebibyte = 1_024 * 1_024

/** Sends a body, and expects that nothing of it stays. */
async function refused(body: ReturnType<typeof inParts>): Promise<Answer> {
  const before = await stored()
  const answer = await (await server.as('investor')).post(path, undefined, body)
  expect(await stored()).toEqual(before)
  expect(filesBelow(server.place.arriving)).toEqual([])
  return answer
}

describe('a body in parts', () => {
  test('may send its parts in either order, and the document without the name of the file', async () => {
    const nameless = { ...data, value: JSON.stringify({ data: { type: 'account-uploads' } }) }
    for (const body of [inParts(data, file), inParts(file, data), inParts(nameless, file)])
      expect((await (await server.as('investor')).post(path, undefined, body)).status).toBe(201)
  })

  test('may hold its document as a file, which is how browsers send a part that has a type', async () => {
    const typed = { ...data, fileName: 'blob', type: 'application/json' }
    for (const body of [inParts(typed, file), inParts(file, typed), inParts({ ...data, fileName: 'a.json' }, file)]) {
      const answer = await (await server.as('investor')).post(path, undefined, body)
      expect([answer.status, answer.body.data?.attributes['source-file-name']]).toEqual([201, 'a.pdf'])
    }
    const long = JSON.stringify({ ...document, meta: 'x'.repeat(mebibyte) })
    expect((await refused(inParts({ ...typed, value: long }, file))).status).toBe(413)
  })

  test('holds its file as a part, not as a data URL in the document', async () => {
    const attributes = { ...document.data.attributes, source: dataUrl('application/pdf', pdfBytes()) }
    const whole = { ...data, value: JSON.stringify({ data: { ...document.data, attributes } }) }
    expect(refusal(await refused(inParts(whole)))).toEqual([422, '103'])
    expect((await (await server.as('investor')).post(path, undefined, inParts(whole, file))).status).toBe(201)
  })

  const faulty: Record<string, ReturnType<typeof inParts>> = {
    'no parts': inParts(),
    'no document': inParts(file),
    'two documents': inParts(data, data, file),
    'two files': inParts(data, file, file),
    'another file': inParts(data, { ...file, name: 'sources' }),
    'another field': inParts(data, { name: 'title', value: 'x' }),
    'a name of every object': inParts(data, { ...file, name: '__proto__' }),
    'a field of such a name': inParts({ name: 'constructor', value: '{}' }, file),
    'the file as a field': inParts(data, { name: 'source', value: 'hello' }),
    'two documents as files': inParts({ ...data, fileName: 'a.json' }, { ...data, fileName: 'a.json' }),
    'a document as a file that is no JSON': inParts({ ...data, value: '{', fileName: 'a.json' }, file),
    'a document that is no JSON': inParts({ ...data, value: '{' }, file),
    'a document that says it is JSON and is not': inParts({ ...data, value: '{', type: 'application/json' }, file),
    'a document that is no object': inParts({ ...data, value: '5' }, file),
    'an empty document': inParts({ ...data, value: '' }, file),
    'a document without data': inParts({ ...data, value: '{}' }, file),
    'attributes that are a text': inParts({ ...data, value: '{"data":{"attributes":"abc"}}' }, file),
    'attributes that are null': inParts({ ...data, value: '{"data":{"attributes":null}}' }, file),
    'attributes that are a list': inParts({ ...data, value: '{"data":{"attributes":[1]}}' }, file),
    'data that are a list': inParts({ ...data, value: '{"data":[1]}' }, file),
    'a NUL': inParts({ ...data, value: '{"data":{"type":"\\u0000"}}' }, file),
    'half of a pair': inParts({ ...data, value: '{"data":{"type":"\\ud800"}}' }, file),
    'half of a pair in a part that says it is JSON': inParts({ ...data, value: '{"data":{"\\udc00":1}}', type: 'application/json' }, file),
    'a nesting deeper than can be written': inParts(
      { ...data, value: `{"data":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, type: 'application/json' },
      file,
    ),
    'no end': { ...inParts(data, file), raw: inParts(data, file).raw.subarray(0, -10) },
    'an end within the file': { ...inParts(data, file), raw: inParts(data, file).raw.subarray(0, -60) },
    'no boundary': { ...inParts(data, file), headers: { 'content-type': 'multipart/form-data' } },
    'another boundary': { ...inParts(data, file), headers: { 'content-type': 'multipart/form-data; boundary=x' } },
  }
  test.each(Object.keys(faulty))('is refused with 122: %s', async (name) => {
    expect(refusal(await refused(faulty[name]!))).toEqual([400, '122'])
  })

  test('is refused as a body of JSON would be: without the file, with an empty one, with a name that is not permitted', async () => {
    expect(refusal(await refused(inParts(data)))).toEqual([400, '106'])
    expect(refusal(await refused(inParts(data, { ...file, value: '' })))).toEqual([422, '103'])
    expect(refusal(await refused(inParts(data, { ...file, type: 'text/csv' })))).toEqual([422, '103'])
    const surplus = { data: { type: 'account-uploads', attributes: { 'source-file-name': 'a', rating: 5 } } }
    expect(refusal(await refused(inParts({ ...data, value: JSON.stringify(surplus) }, file)))).toEqual([400, '105'])
  })

  test('is refused with 413: a document of more than 1 MiB, a file of more than 50', async () => {
    const long = JSON.stringify({ ...document, meta: 'x'.repeat(mebibyte) })
    expect((await refused(inParts({ ...data, value: long }, file))).status).toBe(413)
    expect((await refused(inParts(data, { ...file, value: Buffer.alloc(50 * mebibyte + 1) }))).status).toBe(413)
  })

  const others = routes.filter((one) => one.body && !Object.values(one.body.attributes).some((attribute) => attribute.file))
  test('is refused with 415 where no file is taken', async () => {
    expect(others.length).toBeGreaterThan(20)
    const admin = await server.as('admin')
    const statuses: unknown[] = []
    for (const one of others.filter((route) => !/sign|token|password/.test(route.path)))
      statuses.push([one.id, (await admin.send(one.method, one.path.replaceAll(/\{\w+\}/g, 'x'), undefined, inParts(data, file))).status])
    expect(statuses.filter((one) => (one as unknown[])[1] !== 415)).toEqual([])
  })
})

describe('a body of JSON', () => {
  test('is refused with 413 over 1 MiB beside its file, over 50 MiB of file, over 75 MiB in all', async () => {
    const investor = await server.as('investor')
    const source = dataUrl('application/pdf', pdfBytes())
    const sent = (attributes: object, meta = {}) => ({
      data: { type: 'account-uploads', attributes: { ...document.data.attributes, ...attributes } },
      meta,
    })
    expect((await investor.post(path, sent({ source }, { note: 'x'.repeat(mebibyte) }))).status).toBe(413)
    const large = (size: number): string => dataUrl('application/pdf', Buffer.concat([pdfBytes(), Buffer.alloc(size - pdfBytes().length)]))
    expect((await investor.post(path, sent({ source: large(50 * mebibyte) }))).status).toBe(201)
    expect((await investor.post(path, sent({ source: large(50 * mebibyte + 1) }))).status).toBe(413)
    expect((await investor.post(path, undefined, { raw: Buffer.alloc(78_643_201, ' ') })).status).toBe(413)
    expect(filesBelow(server.place.arriving)).toEqual([])
  })

  test('is refused with 413 where only its chunks say that they are more than 75 MiB', { timeout: 60_000 }, async () => {
    const investor = await server.as('investor')
    const headers = { authorization: `Bearer ${investor.token}`, 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    const sending = request(`${server.url}${path}`, { method: 'POST', headers }).end(Buffer.alloc(78_643_201, ' '))
    const [{ statusCode }] = (await once(sending, 'response')) as [{ statusCode: number }]
    sending.on('error', () => undefined).destroy()
    expect(statusCode).toBe(413)
  })

  test('that repeats a name counts with the last, as everywhere', async () => {
    const investor = await server.as('investor')
    const body = (last: string): string =>
      `{"data":{"type":"account-uploads","attributes":{"source-file-name":"a.pdf","source":"${file.value.toString('base64')}","source":${last}}}}`
    const pdf = JSON.stringify(dataUrl('application/pdf', pdfBytes('last')))
    const made = await investor.post(path, undefined, { raw: body(pdf) })
    expect((await server.guest.get(made.body.data.attributes.source)).bytes.equals(pdfBytes('last'))).toBe(true)
    expect(refusal(await investor.post(path, undefined, { raw: body('5') }))).toEqual([422, '103'])
  })
})

test('a file that cannot be kept, as on a disk that fails, is no fault of its body', async () => {
  const investor = await server.as('investor')
  const long = Buffer.concat([pdfBytes(), Buffer.alloc(3 * mebibyte)])
  const inJson = (bytes: Buffer): object => ({
    data: { type: 'account-uploads', attributes: { ...document.data.attributes, source: dataUrl('application/pdf', bytes) } },
  })
  const sending = [
    () => investor.post(path, inJson(pdfBytes())),
    () => investor.post(path, inJson(long)),
    () => investor.post(path, undefined, inParts(data, { ...file, value: long })),
  ]
  const { arriving } = server.place
  renameSync(arriving, `${arriving}-away`)
  try {
    for (const send of sending) await expect(send()).rejects.toThrow(/answered 500: ENOENT/)
  } finally {
    renameSync(`${arriving}-away`, arriving)
  }
  for (const send of sending) expect((await send()).status).toBe(201)
  expect(filesBelow(arriving)).toEqual([])
})

describe('refusals keep their order', () => {
  test('401, 403, 415, 413, 400, then what the body says', async () => {
    const documents = '/api/v2/insight-documents'
    const insight = await putInsight(server.db, 'published', authors.provider)
    const attached = (attributes: object) => ({
      data: { type: 'insight-documents', attributes, relationships: { insight: { data: { type: 'insights', id: insight } } } },
    })
    const huge = { raw: Buffer.alloc(78_643_201, ' ') }
    expect((await server.guest.post(documents, undefined, huge)).status).toBe(401)
    expect((await server.guest.post(documents, undefined, inParts())).status).toBe(401)
    const stranger = await server.as('provider-2')
    expect((await stranger.post(documents, undefined, { raw: 'x', headers: { 'content-type': 'text/plain' } })).status).toBe(415)
    expect((await stranger.post(documents, undefined, { raw: '{' })).status).toBe(400)
    const bad = { source: 'data:text/html;base64,aGVsbG8=', 'source-file-name': 'a', rating: 5 }
    expect(refusal(await stranger.post(documents, attached(bad)))).toEqual([403, '403'])
    const author = await server.as('provider')
    expect(refusal(await author.post(documents, attached(bad)))).toEqual([400, '105'])
    const { rating: _, 'source-file-name': __, ...nameless } = bad
    expect(refusal(await author.post(documents, attached(nameless)))).toEqual([400, '106'])
    expect(refusal(await author.post(documents, attached({ ...nameless, 'source-file-name': 'a' })))).toEqual([422, '103'])
  })

  test('a guest is answered before the first byte of a body', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write(`POST ${path} HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 5000000\r\n\r\n`)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /)
  })
})

describe('a client that goes away', () => {
  const half = (body: ReturnType<typeof inParts>): Buffer => body.raw.subarray(0, Math.floor(body.raw.length * 0.7))
  const large = pdfBytes('x'.repeat(2 * mebibyte))
  const bodies: Record<string, ReturnType<typeof inParts>> = {
    'a data URL': {
      raw: Buffer.from(JSON.stringify({ data: { attributes: { source: dataUrl('application/pdf', large) } } })),
      headers: { 'content-type': 'application/json' },
    },
    'a part': inParts(data, { ...file, value: large }),
    'parts the other way round': inParts({ ...file, value: large }, { name: 'data', value: ' '.repeat(mebibyte) }),
  }
  test.each(Object.keys(bodies))('within %s leaves nothing', async (name) => {
    const before = await stored()
    const body = bodies[name]!
    const { token } = await server.as('investor')
    const sockets = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
        socket.on('error', () => undefined)
        await once(socket, 'connect')
        socket.write(
          `POST ${path} HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${body.headers['content-type']}\r\n` +
            `Content-Length: ${body.raw.length}\r\n\r\n`,
        )
        socket.write(half(body))
        return socket
      }),
    )
    await vi.waitFor(() => expect(filesBelow(server.place.arriving)).toHaveLength(8), { timeout: 20_000 })
    for (const socket of sockets) socket.destroy()
    await vi.waitFor(() => expect(filesBelow(server.place.arriving)).toEqual([]), { timeout: 20_000 })
    expect(await stored()).toEqual(before)
  })
})

test('what processes of other machines left that are gone is removed when it is a day old', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arriving-'))
  const left = join(folder, 'another-container-1')
  mkdirSync(left)
  for (const [name, hours] of [
    ['old', 25],
    ['young', 1],
  ] as const) {
    const time = Date.now() / 1_000 - hours * 3_600
    writeFileSync(join(left, name), 'bytes')
    utimesSync(join(left, name), time, time)
  }
  writeFileSync(join(folder, 'beside'), 'not ours')
  uploadsIn(folder)
  expect(filesBelow(folder).sort()).toEqual(['beside', 'young'])
  rmSync(folder, { recursive: true })
})
