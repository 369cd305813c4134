import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { tick } from '../../../src/tick.ts'
import { setColumns } from '../../support/columns.ts'
import { dataUrl, filesBelow } from '../../support/files.ts'
import { codesOf } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/account-uploads'
const csv = 'email\na@example.com\n'
const upload = (bytes: Uint8Array | string = csv, type = 'text/csv', more: object = {}) => ({
  data: { type: 'account-uploads', attributes: { source: dataUrl(type, bytes), 'source-file-name': 'file', ...more } },
})
const raw = (source: string) => ({ data: { type: 'account-uploads', attributes: { source, 'source-file-name': 'file' } } })
const days = (count: number): Date => new Date(Date.now() + count * 24 * 3_600_000)

describe('an account upload', () => {
  test('is stored, shown to its account and admins alone, and deleted with its file', async () => {
    const before = filesBelow(server.place.folder).length
    const investor = await server.as('investor')
    const made = await investor.post(path, upload(csv, 'text/csv', { purpose: 'csv-import' }))
    expect(made.body.data.attributes).toMatchObject({
      'source-file-size': csv.length,
      'source-content-type': 'text/csv',
      purpose: 'csv-import',
      'is-used': false,
    })
    const at = `${path}/${made.body.data.id}`
    expect((await server.guest.get(made.body.data.attributes.source)).text).toBe(csv)
    for (const [name, status] of [
      ['investor', 200],
      ['admin', 200],
      ['investor-2', 404],
      ['editor', 404],
    ] as const)
      expect([name, (await (await server.as(name)).get(at)).status]).toEqual([name, status])
    expect((await server.guest.get(at)).status).toBe(401)
    expect((await investor.get(`${at}/account`)).body.data.id).toBe(seedId('accounts', 1))
    expect((await (await server.as('investor-2')).delete(at)).status).toBe(404)
    expect((await investor.delete(at)).status).toBe(204)
    expect(filesBelow(server.place.folder)).toHaveLength(before)
  })

  test('is for something else unless it is said what for', async () => {
    expect((await (await server.as('investor')).post(path, upload())).body.data.attributes.purpose).toBe('other')
  })

  test('that nothing uses is removed after seven days with its file; one that is used stays', async () => {
    const investor = await server.as('investor')
    const [unused, used] = [await investor.post(path, upload()), await investor.post(path, upload())]
    await setColumns(server.db, 'account_uploads', used.body.data.id, { is_used: true })
    const statuses = async () =>
      Promise.all([unused, used].map(async ({ body }) => (await server.guest.get(body.data.attributes.source)).status))
    await tick(server.db, server.place.files, days(6.9))
    expect(await statuses()).toEqual([200, 200])
    await tick(server.db, server.place.files, days(7.1))
    expect(await statuses()).toEqual([404, 200])
    expect((await investor.get(`${path}/${unused.body.data.id}`)).status).toBe(404)
  })
})

describe('the source', () => {
  const refusals = (answer: Answer) => [answer.status, codesOf(answer), answer.body.errors[0].source?.pointer]

  test.each([
    ['no data URL', 'hello'],
    ['no base64', 'data:text/csv;base64,aGVsbG8'],
    ['an empty file', 'data:text/csv;base64,'],
    ['a type that is not taken', dataUrl('text/html', '<p>')],
    ['a program', dataUrl('application/x-msdownload', 'MZ')],
  ])('is refused with 422 in its place: %s', async (_name, source) => {
    expect(refusals(await (await server.as('investor')).post(path, raw(source)))).toEqual([422, ['103'], '/data/attributes/source'])
  })

  test.each([1, null, true, [], {}])('is refused with 422 where it is no text: %j', async (source) => {
    expect(refusals(await (await server.as('investor')).post(path, raw(source as never)))[0]).toBe(422)
  })

  test.each([
    ['a PDF', '%PDF-1.4\n', 'text/csv'],
    [
      'a picture',
      Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=', 'base64'),
      'text/plain',
    ],
    ['a program', Buffer.from('\x7fELF\x02\x01\x01\0\0\0\0\0', 'latin1'), 'text/plain'],
    ['a NUL', 'email\0\n', 'text/csv'],
    ['text', csv, 'application/pdf'],
    [
      'an archive',
      Buffer.from('504b0506000000000000000000000000000000000000', 'hex'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ])('holds what its type says: not %s', async (_name, bytes, type) => {
    const answer = await (await server.as('investor')).post(path, upload(bytes, type))
    expect([answer.status, answer.body.errors[0].detail]).toEqual([422, `source does not hold ${type}.`])
  })

  test.each([
    ['UTF-8', Buffer.from('naïve,価格\n')],
    ['UTF-8 with its mark', Buffer.from('\ufeffprice\n')],
    ['UTF-16', Buffer.from('\ufeffprix,été\n', 'utf16le')],
    ['UTF-16 the other way round', Buffer.from('\ufeffprix,été\n', 'utf16le').swap16()],
    ['Latin-1', Buffer.from('été;prix\n', 'latin1')],
  ])('may be text in %s', async (_name, bytes) => {
    const answer = await (await server.as('investor')).post(path, upload(bytes))
    expect(answer.status).toBe(201)
    expect((await server.guest.get(answer.body.data.attributes.source)).bytes.equals(bytes)).toBe(true)
  })

  test('has a limit of its own for pictures', async () => {
    const png = Buffer.alloc(10 * 1_024 * 1_024 + 1)
    png.set(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))
    expect((await (await server.as('investor')).post(path, upload(png, 'image/png'))).status).toBe(413)
  })

  test('of a damaged file is refused, whatever is wrong with it, and never with a fault', async () => {
    const investor = await server.as('investor')
    const types: [string, Buffer][] = [
      ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', Buffer.from('504b0304140008000800', 'hex')],
      [
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        Buffer.from('504b030414000000080000002100ffffffffffffffffffffffff1300000', 'hex'),
      ],
      ['application/pdf', Buffer.from('%PD')],
      ['image/png', Buffer.from('89504e470d0a1a0a', 'hex')],
      ['image/gif', Buffer.from('GIF8')],
      ['image/webp', Buffer.from('RIFF\xff\xff\xff\xffWEBP', 'latin1')],
    ]
    for (const [type, bytes] of types) {
      for (let length = 1; length <= bytes.length; length++) {
        const { status } = await investor.post(path, upload(bytes.subarray(0, length), type))
        expect([type, length, status === 201 || status === 422]).toEqual([type, length, true])
      }
    }
  })
})
