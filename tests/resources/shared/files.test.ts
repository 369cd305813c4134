import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { harmlessName, keyOf, releaseForgotten, releaseOfTheDead, removeReleased } from '../../../src/resources/shared/files.ts'
import { tick } from '../../../src/tick.ts'
import { linkTo } from '../../support/file-links.ts'
import { dataUrl, filesBelow, pdfBytes } from '../../support/files.ts'
import { authors, codesOf, putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer } from '../../support/server.ts'

const server = startServer()
const first = seedId('files', 1)
const hour = 3_600_000
const uploads = '/api/v2/account-uploads'
const upload = (name = 'contacts.csv', bytes = 'email\n') => ({
  data: { type: 'account-uploads', attributes: { source: dataUrl('text/csv', bytes), 'source-file-name': name } },
})
const documents = '/api/v2/insight-documents'
const documentOf = (insight: string) => ({
  data: {
    type: 'insight-documents',
    attributes: { source: dataUrl('application/pdf', pdfBytes()), 'source-file-name': 'report.pdf' },
    relationships: { insight: { data: { type: 'insights', id: insight } } },
  },
})

describe('getFile', () => {
  test('sends the file to be saved, not to be shown, and lets nobody guess what else it might be', async () => {
    const { headers, bytes, status } = await server.guest.get(linkTo(first))
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': 'attachment; filename="japanese-banks.pdf"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('needs no credential, and heeds none', async () => {
    for (const client of [server.guest, server.withToken('nobody'), await server.as('investor-delayed')])
      expect((await client.get(linkTo(first))).status).toBe(200)
  })

  test('answers as long as its link says, and no longer', async () => {
    for (const [ago, status] of [
      [0, 200],
      [hour - 61_000, 200],
      [hour + 61_000, 403],
      [1_000 * hour, 403],
    ] as const)
      expect([ago, (await server.guest.get(linkTo(first, Date.now() - ago))).status]).toEqual([ago, status])
  })

  test('refuses a link of which anything was altered', async () => {
    const link = new URL(linkTo(first), server.url)
    const altered = (change: (url: URL) => void): string => {
      const url = new URL(link)
      change(url)
      return url.href
    }
    const flipped = (text: string): string => (text.startsWith('A') ? 'B' : 'A') + text.slice(1)
    const links = [
      altered((url) => void (url.pathname = url.pathname.replace(first, seedId('files', 2)))),
      altered((url) => url.searchParams.set('issued', String(Number(url.searchParams.get('issued')) + 1))),
      altered((url) => url.searchParams.set('expires', '3601')),
      altered((url) => url.searchParams.set('signature', flipped(url.searchParams.get('signature')!))),
    ]
    for (const one of links) {
      const answer = await server.guest.get(one)
      expect([answer.status, ...codesOf(answer)]).toEqual([403, '403'])
    }
    const nothing = altered((url) => void (url.pathname = url.pathname.replace(first, randomUUID())))
    expect((await server.guest.get(nothing)).status).toBe(404)
  })

  test.each(['issued', 'expires', 'signature'])('asks for %s', async (name) => {
    const link = new URL(linkTo(first), server.url)
    link.searchParams.delete(name)
    const answer = await server.guest.get(link.href)
    expect([answer.status, ...codesOf(answer)]).toEqual([400, '106'])
  })

  test('answers 404 for a file that is gone, or whose bytes are', async () => {
    const investor = await server.as('investor')
    const made = await investor.post(uploads, upload())
    const { id, attributes } = made.body.data
    await server.place.files.remove(keyOf(new URL(attributes.source).pathname.split('/').at(-1)!))
    expect((await server.guest.get(attributes.source)).status).toBe(404)
    expect((await investor.delete(`${uploads}/${id}`)).status).toBe(204)
    expect((await server.guest.get(attributes.source)).status).toBe(404)
    expect((await server.guest.get(linkTo(randomUUID()))).status).toBe(404)
  })

  test.each(['', 'ema', 'email, and more than there was'])('passes nothing off as the file of which the store has «%s»', async (left) => {
    const made = await (await server.as('investor')).post(uploads, upload())
    const { source } = made.body.data.attributes
    writeFileSync(join(server.place.folder, keyOf(new URL(source).pathname.split('/').at(-1)!)), left)
    const ends = await server.guest.get(source).then(
      (answer) => answer.status,
      () => 'cut off',
    )
    expect(ends).toBe(left === 'ema' ? 'cut off' : 503)
  })

  test('is linked the same within a minute, so that what is answered twice is the same', async () => {
    const investor = await server.as('investor')
    const path = `${documents}/${seedId('insight-documents', 1)}`
    const answers = await Promise.all(Array.from({ length: 10 }, () => investor.get(path)))
    expect(new Set(answers.map((one) => one.text)).size).toBeLessThanOrEqual(2)
  })
})

describe('the name of a file', () => {
  test.each([
    ['report.pdf', 'report.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\notes.txt', 'notes.txt'],
    ['/', 'file'],
    ['..', 'file'],
    ['   ', 'file'],
    ['.htaccess', 'htaccess'],
    ['a\r\nSet-Cookie: b=c.csv', 'aSet-Cookie: b=c.csv'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['zero\u200bwidth\ufeff.csv', 'zerowidth.csv'],
    ['two\u2028lines.csv', 'twolines.csv'],
    ['レポート 2026.pdf', 'レポート 2026.pdf'],
    ['re\u0301sume\u0301.pdf', 'résumé.pdf'],
    ['😀.pdf', '😀.pdf'],
    ['"; filename="x.exe', '"; filename="x.exe'],
  ])('%j becomes %j', (sent, kept) => {
    expect(harmlessName(sent)).toBe(kept)
  })

  test('is cut before its ending, and never within a character', () => {
    expect(harmlessName(`${'x'.repeat(400)}.pdf`)).toBe(`${'x'.repeat(251)}.pdf`)
    const cut = harmlessName(`${'😀'.repeat(200)}.pdf`)
    expect(cut).toBe(`${'😀'.repeat(125)}.pdf`)
  })

  test.each(['report "final".pdf', 'レポート.pdf', 'Überblick für März.pdf', 'a%20b;c.pdf', "it's.pdf", '😀.csv'])(
    'comes back in the answer and in the header: %s',
    async (name) => {
      const { attributes } = (await (await server.as('investor')).post(uploads, upload(name))).body.data
      expect(attributes['source-file-name']).toBe(name)
      const header = String((await server.guest.get(attributes.source)).headers['content-disposition'])
      const encoded = /filename\*=UTF-8''([^;]+)/.exec(header)?.[1]
      const quoted = /filename="((?:[^"\\]|\\.)*)"/.exec(header)?.[1]?.replaceAll(/\\(.)/g, '$1')
      expect(header).toMatch(/^attachment; filename[ -~]+$/)
      expect(encoded === undefined ? (quoted ?? /filename=([^;]+)/.exec(header)![1]) : decodeURIComponent(encoded)).toBe(name)
    },
  )
})

describe('nothing is left behind', () => {
  const dropRule = () => sql`alter table insight_documents drop constraint if exists refuses_all`.execute(server.db)
  afterEach(dropRule)
  const rows = () => server.db.selectFrom('files').select('id').orderBy('id').execute()

  test('by a record that the database refuses after its file was stored', async () => {
    const insight = await putInsight(server.db, 'drafted', authors.provider)
    await sql`alter table insight_documents add constraint refuses_all check (position < 0) not valid`.execute(server.db)
    const before = [filesBelow(server.place.folder).sort(), await rows()]
    expect((await (await server.as('provider')).post(documents, documentOf(insight))).status).toBe(422)
    expect([filesBelow(server.place.folder).sort(), await rows()]).toEqual(before)
    await dropRule()
    expect((await (await server.as('provider')).post(documents, documentOf(insight))).status).toBe(201)
  })

  test('by uploads for an insight that is deleted meanwhile', async () => {
    const provider = await server.as('provider')
    const insight = await putInsight(server.db, 'drafted', authors.provider)
    const before = filesBelow(server.place.folder).sort()
    const posts = Array.from({ length: 10 }, () => provider.post(documents, documentOf(insight)))
    const [gone, ...answers] = await Promise.all([provider.delete(`/api/v2/insights/${insight}`), ...posts])
    expect(gone.status).toBe(204)
    expect(answers.filter((one: Answer) => ![201, 409, 422].includes(one.status))).toEqual([])
    await tick(server.db, server.place.files, new Date())
    expect(filesBelow(server.place.folder).sort()).toEqual(before)
    expect(filesBelow(server.place.arriving)).toEqual([])
  })

  /** A file as a process leaves it that dies between storing it and writing its record. */
  async function orphan(storedBy: string): Promise<string> {
    const id = randomUUID()
    await sql`insert into files (id, name, content_type, size, stored_by) values (${id}, 'x.csv', 'text/csv', 6, ${storedBy})`.execute(
      server.db,
    )
    const { files, newUpload } = server.place
    const bytes = newUpload()
    await bytes.write(Buffer.from('email\n'))
    await bytes.close()
    await files.put(keyOf(id), bytes.path, { contentType: 'text/csv', size: 6 })
    await bytes.discard()
    return id
  }
  const isThere = async (id: string): Promise<boolean[]> => [
    filesBelow(server.place.folder).includes(id),
    (await rows()).some((one) => one.id === id),
  ]

  test('that cannot be removed, as one that a record has after all: stops none behind it', async () => {
    const made = await (await server.as('investor')).post(uploads, upload())
    const stuck = new URL(made.body.data.attributes.source).pathname.split('/').at(-1)!
    await sql`update files set released_at = now() - interval '1 day' where id = ${stuck}`.execute(server.db)
    const behind = await orphan('elsewhere:1')
    await sql`update files set released_at = now() where id = ${behind}`.execute(server.db)
    const removal = () => removeReleased(server.db, server.place.files, new AbortController().signal)
    await expect(removal()).rejects.toThrow('1 files could not be removed')
    expect(await isThere(behind)).toEqual([false, false])
    expect((await rows()).some((one) => one.id === stuck)).toBe(true)
    await sql`update files set released_at = null where id = ${stuck}`.execute(server.db)
  })

  test('by a process elsewhere that died: given up a quarter of an hour later', async () => {
    const id = await orphan('elsewhere:1')
    await tick(server.db, server.place.files, new Date())
    expect(await isThere(id)).toEqual([true, true])
    await releaseForgotten(server.db, new Date(Date.now() + 16 * 60_000))
    await tick(server.db, server.place.files, new Date())
    expect(await isThere(id)).toEqual([false, false])
  })

  test('by a process that died alone with its database: given up at the next start', async () => {
    const [here, elsewhere] = [await orphan('elsewhere:1'), await orphan('elsewhere:2')]
    await releaseOfTheDead(server.db, false)
    await tick(server.db, server.place.files, new Date())
    expect([await isThere(here), await isThere(elsewhere)]).toEqual([
      [true, true],
      [true, true],
    ])
    await releaseOfTheDead(server.db, true)
    await tick(server.db, server.place.files, new Date())
    expect([await isThere(here), await isThere(elsewhere)]).toEqual([
      [false, false],
      [false, false],
    ])
  })
})
