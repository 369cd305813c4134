import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { tick } from '../../../src/tick.ts'
import { longEnough, tell } from '../../support/activity-bodies.ts'
import { setColumns } from '../../support/columns.ts'
import { dataUrl, filesBelow, inParts, pdfBytes } from '../../support/files.ts'
import { authors, codesOf, freshClient, insightPath, minutesFromNow, putInsight, setState, states } from '../../support/insight-rows.ts'
import type { State } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/insight-documents'
const documentPath = (id: string): string => `${path}/${id}`
const relationships = (insight: string) => ({ insight: { data: { type: 'insights', id: insight } } })
const file = (bytes: Uint8Array | string = pdfBytes(), attributes: object = {}) => ({
  source: dataUrl('application/pdf', bytes),
  'source-file-name': 'report.pdf',
  ...attributes,
})
const created = (insight: string, attributes: object = file()) => ({
  data: { type: 'insight-documents', attributes, relationships: relationships(insight) },
})
const changed = (attributes: object, insight?: string) => ({
  data: { type: 'insight-documents', attributes, ...(insight ? { relationships: relationships(insight) } : {}) },
})
const put = (state: State, by: number = authors.provider) => putInsight(server.db, state, by)
const idOf = (answer: Answer): string => answer.body.data.id
const sourceOf = (answer: Answer): string => answer.body.data.attributes.source
const titles = async (insight: string): Promise<string[]> =>
  (await (await server.as('provider')).get(`${insightPath(insight)}/insight-documents`)).body.data.map(
    (one: { attributes: { title: string } }) => one.attributes.title,
  )

let provider: Client
beforeAll(async () => void (provider = await server.as('provider')))

/** A document of a fresh insight of `provider`. */
async function attached(state: State, attributes?: object): Promise<{ insight: string; id: string; answer: Answer }> {
  const insight = await put('drafted')
  const answer = await provider.post(path, created(insight, attributes))
  expect(answer.status).toBe(201)
  await setState(server.db, insight, state)
  return { insight, id: idOf(answer), answer }
}

describe('a document from beginning to end', () => {
  test('is sent as a data URL, downloaded byte for byte, named anew, replaced, moved and deleted with its file', async () => {
    const before = filesBelow(server.place.folder).length
    const bytes = Buffer.concat([pdfBytes(), Buffer.from(Array.from({ length: 70_000 }, (_, index) => index & 255))])
    const { insight, id, answer } = await attached('drafted', file(bytes, { title: 'The report', 'source-file-size': '12' }))
    const { attributes } = answer.body.data
    expect(attributes).toEqual({
      source: expect.stringMatching(`^${server.url}/api/v2/files/`),
      'source-file-name': 'report.pdf',
      'source-file-size': bytes.length,
      'source-updated-at': expect.any(String),
      'source-content-type': 'application/pdf',
      title: 'The report',
    })
    const download = await server.guest.get(attributes.source)
    expect(download.bytes.equals(bytes)).toBe(true)

    const renamed = await provider.patch(documentPath(id), changed({ 'source-file-name': '../final.pdf', title: null }))
    expect(renamed.body.data.attributes).toMatchObject({ title: null, 'source-file-name': 'final.pdf', 'source-file-size': bytes.length })

    const csv = 'bank,price\nMizuho,0.9\n'
    const replaced = await provider.patch(documentPath(id), changed({ source: dataUrl('text/csv', csv) }))
    expect(replaced.body.data.attributes).toMatchObject({ 'source-content-type': 'text/csv', 'source-file-name': 'final.pdf' })
    expect((await server.guest.get(sourceOf(replaced))).text).toBe(csv)
    expect((await server.guest.get(attributes.source)).status).toBe(404)
    expect(filesBelow(server.place.folder)).toHaveLength(before + 1)

    const other = await put('drafted')
    const moved = await provider.patch(documentPath(id), changed({ title: 'Moved' }, other))
    expect(moved.status).toBe(200)
    expect([await titles(insight), await titles(other)]).toEqual([[], ['Moved']])

    expect((await provider.delete(documentPath(id))).status).toBe(204)
    expect((await provider.get(documentPath(id))).status).toBe(404)
    expect((await server.guest.get(sourceOf(replaced))).status).toBe(404)
    expect(filesBelow(server.place.folder)).toHaveLength(before)
    expect(filesBelow(server.place.arriving)).toEqual([])
  })

  test('may come in parts: the document first, then the file, whose name and type its part tells', async () => {
    const insight = await put('drafted')
    const document = JSON.stringify(created(insight, { title: 'In parts' }))
    const bytes = pdfBytes('in parts')
    const parts = [
      { name: 'data', value: document },
      { name: 'source', value: bytes, fileName: 'résumé.pdf', type: 'application/pdf' },
    ]
    for (const body of [inParts(...parts), inParts({ ...parts[0]!, type: 'application/json' }, parts[1]!)]) {
      const answer = await provider.post(path, undefined, body)
      expect(answer.body.data.attributes).toMatchObject({
        title: 'In parts',
        'source-file-name': 'résumé.pdf',
        'source-file-size': bytes.length,
        'source-content-type': 'application/pdf',
      })
      expect((await server.guest.get(sourceOf(answer))).bytes.equals(bytes)).toBe(true)
    }
    const { id } = await attached('drafted')
    const patch = inParts({ name: 'data', value: JSON.stringify(changed({})) }, { ...parts[1]!, fileName: 'second.pdf' })
    expect((await provider.patch(documentPath(id), undefined, patch)).body.data.attributes['source-file-name']).toBe('second.pdf')
  })

  test('is listed before those attached earlier, of which the first is the main one', async () => {
    const insight = await put('drafted')
    for (const title of ['first', 'second', 'third']) await provider.post(path, created(insight, file(pdfBytes(), { title })))
    expect(await titles(insight)).toEqual(['third', 'second', 'first'])
    const main = await provider.get(`${insightPath(insight)}/main-insight-document`)
    expect(main.body.data.attributes.title).toBe('first')
  })
})

describe('each state of an insight', () => {
  test.each(states)('%s: what may be done to its documents', async (state) => {
    const { insight, id } = await attached(state)
    const closed = state !== 'drafted' && state !== 'changes-requested'
    expect((await provider.post(path, created(insight))).status).toBe(closed && state !== 'published' ? 409 : 201)
    expect((await provider.patch(documentPath(id), changed({ title: 'Other' }))).status).toBe(closed ? 409 : 200)
    expect((await provider.patch(documentPath(id), changed({ source: file().source }))).status).toBe(closed ? 409 : 200)
    expect((await provider.delete(documentPath(id))).status).toBe(closed ? 409 : 204)
  })

  test('what is attached after publication is a correction', async () => {
    const insight = await put('published')
    await provider.post(path, created(insight, file(pdfBytes(), { title: 'The annex' })))
    const [revision, ...others] = (await provider.get(`${insightPath(insight)}/revisions`)).body.data
    expect([revision.attributes.reason, others]).toEqual(['Document added: The annex', []])
  })

  test('a wrong file of what is published is replaced or taken away by an editor, which readers are told as a correction', async () => {
    const { insight, id } = await attached('published', file(pdfBytes(), { title: 'The annex' }))
    const [editor, reader] = [await server.as('editor'), await server.as('investor')]
    await tell(reader, 'insight.read', 'insights', insight, longEnough)
    const replaced = await editor.patch(documentPath(id), changed({ source: file().source, 'source-file-name': 'right.pdf' }))
    expect([replaced.status, replaced.body.data.attributes['source-file-name']]).toEqual([200, 'right.pdf'])
    expect((await editor.delete(documentPath(id))).status).toBe(204)
    const revisions = (await reader.get(`${insightPath(insight)}/revisions`)).body.data
    expect(revisions.map((one: { attributes: { reason: string } }) => one.attributes.reason).sort()).toEqual([
      ...['Document changed: The annex', 'Document removed: The annex'],
    ])
    const { rows } = await sql<{ account: string }>`select account_id as account from notifications
      where trackable_id = ${insight} and key = 'insight.corrected' order by 1`.execute(server.db)
    expect(rows.map((one) => one.account)).toEqual([seedId('accounts', 1), seedId('accounts', 4)])
    await setState(server.db, insight, 'cancelled')
    expect((await editor.post(path, created(insight))).status).toBe(409)
  })

  test('nothing moves out of one that is published, or into it', async () => {
    const { id } = await attached('drafted')
    const refused = await provider.patch(documentPath(id), changed({}, await put('published')))
    expect(refused.status).toBe(409)
  })

  test('an insight that is deleted takes its documents and pictures along, files and all', async () => {
    const before = filesBelow(server.place.folder).length
    const { insight, id } = await attached('drafted')
    const png = dataUrl(
      'image/png',
      Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=', 'base64'),
    )
    const image = await provider.post('/api/v2/images', {
      data: {
        type: 'images',
        attributes: { source: png, 'source-file-name': 'dot.png' },
        relationships: { imageable: { data: { type: 'insights', id: insight } } },
      },
    })
    expect(image.status).toBe(201)
    expect(filesBelow(server.place.folder)).toHaveLength(before + 2)
    expect((await provider.delete(insightPath(insight))).status).toBe(204)
    expect((await provider.get(documentPath(id))).status).toBe(404)
    expect((await provider.get(`/api/v2/images/${idOf(image)}`)).status).toBe(404)
    await tick(server.db, server.place.files, new Date())
    expect(filesBelow(server.place.folder)).toHaveLength(before)
  })
})

describe('who', () => {
  const names = ['investor', 'investor-delayed', 'provider', 'provider-2', 'lead', 'compliance', 'corporate', 'editor', 'admin'] as const
  const statuses = async (ask: (client: Client) => Promise<Answer>) =>
    Object.fromEntries(await Promise.all(names.map(async (name) => [name, (await ask(await server.as(name))).status])))

  test('sees the documents of an insight that is published, or a draft', async () => {
    const [draft, published] = [await attached('drafted'), await attached('published')]
    expect(await statuses((client) => client.get(documentPath(published.id)))).toEqual(Object.fromEntries(names.map((name) => [name, 200])))
    expect(await statuses((client) => client.get(documentPath(draft.id)))).toEqual({
      investor: 404,
      'investor-delayed': 404,
      provider: 200,
      'provider-2': 404,
      lead: 200,
      compliance: 200,
      corporate: 404,
      editor: 200,
      admin: 200,
    })
    for (const { id } of [draft, published]) expect((await server.guest.get(documentPath(id))).status).toBe(401)
  })

  test('attaches, changes and deletes', async () => {
    const writers = ['provider', 'editor', 'admin']
    const draft = await put('drafted')
    expect(await statuses((client) => client.post(path, created(draft)))).toEqual(
      Object.fromEntries(names.map((name) => [name, writers.includes(name) ? 201 : ['lead', 'compliance'].includes(name) ? 403 : 422])),
    )
    const { id } = await attached('published')
    expect(await statuses((client) => client.patch(documentPath(id), changed({ title: 'Mine' })))).toEqual(
      Object.fromEntries(names.map((name) => [name, name === 'provider' ? 409 : writers.includes(name) ? 200 : 403])),
    )
    for (const name of ['provider', 'lead', 'investor', 'editor'] as const) {
      const { status } = await (await server.as(name)).delete(documentPath(id))
      expect([name, status]).toEqual([name, { provider: 409, lead: 403, investor: 403, editor: 204 }[name]])
    }
  })

  test('is given the file: nobody from whom the text is withheld, and no tier without originals but the own firm', async () => {
    const { insight, id } = await attached('published')
    await setColumns(server.db, 'insights', insight, { published_at: minutesFromNow(-3 * 24 * 60) })
    const account = seedId('accounts', 2)
    const before = await server.db.selectFrom('accounts').select('reading_tier').where('id', '=', account).executeTakeFirstOrThrow()
    const source = async (tier: typeof before.reading_tier) => {
      await setColumns(server.db, 'accounts', account, { reading_tier: tier, plan_id: null })
      return (await (await freshClient(server, account)).get(documentPath(id))).body.data.attributes.source
    }
    expect(await source(before.reading_tier)).toMatch(/^http/)
    expect([await source('none'), await source('delayed'), await source('provider')]).toEqual([null, null, null])
    const listed = await (await freshClient(server, account)).get(`${insightPath(insight)}/insight-documents`)
    expect(listed.body.data.map((one: { attributes: { source: unknown } }) => one.attributes.source)).toEqual([null])
    await source(before.reading_tier)
    const given = async (name: string) => sourceOf(await (await server.as(name)).get(documentPath(id))) !== null
    const all = await Promise.all(['provider', 'lead', 'compliance', 'editor', 'provider-2', 'investor-delayed'].map(given))
    expect(all).toEqual([true, true, true, true, false, false])
  })
})

describe('at most 20 documents', () => {
  test('however many are attached at once, and what is refused leaves no file', async () => {
    const insight = await put('drafted')
    const before = filesBelow(server.place.folder).length
    const answers = await Promise.all(Array.from({ length: 30 }, () => provider.post(path, created(insight))))
    expect(answers.filter((one) => one.status === 201)).toHaveLength(20)
    const refused = answers.filter((one) => one.status !== 201)
    expect(refused.map((one) => [one.status, ...codesOf(one)])).toEqual(Array.from({ length: 10 }, () => [422, '100']))
    expect(filesBelow(server.place.folder)).toHaveLength(before + 20)
    expect((await server.db.selectFrom('files').select('id').where('kept_at', 'is', null).execute()).length).toBe(0)

    const { id } = await attached('drafted')
    expect((await provider.patch(documentPath(id), changed({}, insight))).status).toBe(422)
  })

  test('one that many replace at once has the file of one of them, and no other stays', async () => {
    const { id } = await attached('drafted')
    const before = filesBelow(server.place.folder).length
    const texts = Array.from({ length: 12 }, (_, index) => `version,${index}\n`)
    const answers = await Promise.all(texts.map((text) => provider.patch(documentPath(id), changed({ source: dataUrl('text/csv', text) }))))
    expect(answers.map((one) => one.status)).toEqual(texts.map(() => 200))
    const last = await server.guest.get(sourceOf(await provider.get(documentPath(id))))
    expect(texts).toContain(last.text)
    expect(filesBelow(server.place.folder)).toHaveLength(before)
  })
})
