import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { dataUrl, pdfBytes } from '../../support/files.ts'
import { detailsOf, insightPath, moveTo, patchOf, putInsight, rowOf } from '../../support/insight-rows.ts'
import type { State } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const waiting = ['submitted', 'in-review', 'approved', 'scheduled'] as const satisfies readonly State[]
const bothHands = { editor_approved_at: new Date().toISOString(), compliance_approved_at: new Date().toISOString() }

let provider: Client
let editor: Client
let compliance: Client
beforeAll(async () => {
  ;[provider, editor, compliance] = await Promise.all([server.as('provider'), server.as('editor'), server.as('compliance')])
})

const pixel = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='
const body = (type: string, attributes: object, relationship?: string, insight?: string) => ({
  data: { type, attributes, ...(relationship ? { relationships: { [relationship]: { data: { type: 'insights', id: insight } } } } : {}) },
})
const pdf = { source: dataUrl('application/pdf', pdfBytes()), 'source-file-name': 'report.pdf' }
const documentFor = (insight: string) => body('insight-documents', pdf, 'insight', insight)
const pictureFor = (insight: string) => body('images', { source: pixel, 'source-file-name': 'chart.png' }, 'imageable', insight)
const positions = (text: string, further: object = {}) => body('insight-disclosures', { 'position-in-securities': text, ...further })
const disclosureOf = async (insight: string): Promise<string> => {
  const { disclosure } = await rowOf(server.db, insight)
  return `/api/v2/insight-disclosures/${disclosure!.id}`
}

/** A draft with a document and a picture, brought to a state with both approvals. */
async function whole(state: State): Promise<{ id: string; document: string; picture: string; disclosure: string }> {
  const id = await putInsight(server.db, 'drafted')
  const [document, picture] = [
    await provider.post('/api/v2/insight-documents', documentFor(id)),
    await provider.post('/api/v2/images', pictureFor(id)),
  ]
  expect([document.status, picture.status]).toEqual([201, 201])
  await server.db
    .updateTable('insights')
    .set({
      aasm_state: state,
      ...bothHands,
      review_ends_at: new Date(Date.now() + 3_600_000).toISOString(),
      published_at: new Date(Date.now() + 3_600_000).toISOString(),
    })
    .where('id', '=', id)
    .execute()
  return {
    id,
    document: `/api/v2/insight-documents/${document.body.data.id}`,
    picture: `/api/v2/images/${picture.body.data.id}`,
    disclosure: await disclosureOf(id),
  }
}

const standing = async (id: string) => {
  const { insight } = await rowOf(server.db, id)
  return [insight!.aasm_state, insight!.editor_approved_at === null, insight!.compliance_approved_at === null]
}

describe.each(waiting)('what is %s', (state) => {
  test('is closed to its author: documents, pictures and what is disclosed', async () => {
    const { id, document, picture, disclosure } = await whole(state)
    const answers: Answer[] = [
      await provider.post('/api/v2/insight-documents', documentFor(id)),
      await provider.patch(document, body('insight-documents', { title: 'Another' })),
      await provider.delete(document),
      await provider.post('/api/v2/images', pictureFor(id)),
      await provider.delete(picture),
      await provider.patch(disclosure, positions('Long since yesterday.', { certified: true })),
    ]
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409, 409])
    expect(await standing(id)).toEqual([state, false, false])
    expect((await provider.patch(disclosure, positions('None.', { certified: true }))).status).toBe(200)
    expect((await provider.patch(disclosure, body('insight-disclosures', { certified: true }))).status).toBe(200)
  })

  test.each([
    ['a document added', async ({ id }) => editor.post('/api/v2/insight-documents', documentFor(id))],
    ['a document named anew', async ({ document }) => editor.patch(document, body('insight-documents', { title: 'Another' }))],
    ['a document removed', async ({ document }) => editor.delete(document)],
    ['a picture added', async ({ id }) => editor.post('/api/v2/images', pictureFor(id))],
    ['a picture removed', async ({ picture }) => editor.delete(picture)],
    ['the text', async ({ id }) => editor.patch(insightPath(id), patchOf({ detail: '<p>Other words.</p>' }))],
    ['what is disclosed', async ({ disclosure }) => compliance.patch(disclosure, positions('Short.', { certified: true }))],
  ] as [string, (of: Awaited<ReturnType<typeof whole>>) => Promise<Answer>][])(
    'is approved anew after a change by others: %s',
    async (_what, change) => {
      const parts = await whole(state)
      const answer = await change(parts)
      expect(answer.status, answer.text).toBeLessThan(300)
      expect(await standing(parts.id)).toEqual([state === 'in-review' ? 'in-review' : 'submitted', true, true])
    },
  )

  test('keeps its approvals when what is no part of it changes', async () => {
    const { id } = await whole(state)
    expect((await editor.patch(insightPath(id), patchOf({ 'custom-keywords': ['margin'] }))).status).toBe(200)
    expect(await standing(id)).toEqual([state, false, false])
  })
})

test('a document moves to no insight that waits, nor away from one', async () => {
  const [from, to] = [await whole('drafted'), await whole('submitted')]
  const answer = await provider.patch(from.document, body('insight-documents', {}, 'insight', to.id))
  expect([answer.status, detailsOf(answer)]).toEqual([409, ['The documents of an insight that is submitted stay as they were submitted.']])
  expect((await editor.patch(from.document, body('insight-documents', {}, 'insight', to.id))).status).toBe(200)
  expect(await standing(to.id)).toEqual(['submitted', true, true])
  expect(await standing(from.id)).toEqual(['drafted', false, false])
})

test('what an editor changes waits anew, which its author is told, and is certified no more', async () => {
  const { id, disclosure } = await whole('scheduled')
  expect((await provider.get(disclosure)).body.data.attributes.certified).toBe(true)
  expect((await editor.patch(insightPath(id), patchOf({ detail: '<p>Other words.</p>' }))).status).toBe(200)
  expect((await standing(id))[0]).toBe('submitted')
  expect((await provider.get(disclosure)).body.data.attributes.certified).toBe(false)
  const { body: notices } = await provider.get('/api/v2/notifications?filter[unread]=true&page[size]=100')
  const returned = (notices.data as { attributes: { key: string; parameters: { reason?: string } } }[]).find(
    ({ attributes }) => attributes.key === 'insight.returned',
  )
  expect(returned!.attributes.parameters.reason).toMatch(/^It was changed since it was approved/)
  expect((await provider.patch(disclosure, positions('None of it.', { certified: true }))).status).toBe(409)
  const certify = (certified: boolean) => provider.patch(disclosure, body('insight-disclosures', { certified }))
  expect([(await certify(true)).status, (await certify(false)).status]).toEqual([200, 409])
})

describe('a firm that is trusted', () => {
  const trust = (trusted: boolean) => sql`update companies set trusted = ${trusted} where id = ${seedId('companies', 1)}`.execute(server.db)
  beforeAll(() => trust(true))
  afterAll(() => trust(false))

  test('has nothing to be approved anew', async () => {
    const { id } = await whole('scheduled')
    expect((await editor.patch(insightPath(id), patchOf({ detail: '<p>Other words.</p>' }))).status).toBe(200)
    expect((await standing(id))[0]).toBe('scheduled')
  })
})

describe('pictures of research that is out', () => {
  test('are left as they are by the author, and corrected by editors', async () => {
    const { id, picture } = await whole('drafted')
    await server.db
      .updateTable('insights')
      .set({ aasm_state: 'published', was_published: true, published_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute()
    expect([(await provider.post('/api/v2/images', pictureFor(id))).status, (await provider.delete(picture)).status]).toEqual([409, 409])
    expect([(await editor.post('/api/v2/images', pictureFor(id))).status, (await editor.delete(picture)).status]).toEqual([201, 204])
    const revisions = await provider.get(`${insightPath(id)}/revisions`)
    expect(revisions.body.data.map((one: { attributes: object }) => one.attributes)).toMatchObject([
      { number: 3, changed: ['images'], reason: 'Picture removed: chart.png' },
      { number: 2, changed: ['images'], reason: 'Picture added: chart.png' },
    ])
  })

  test('stay as they are once it is cancelled', async () => {
    const { id, picture } = await whole('cancelled')
    expect([(await provider.post('/api/v2/images', pictureFor(id))).status, (await provider.delete(picture)).status]).toEqual([409, 409])
    expect((await editor.post('/api/v2/images', pictureFor(id))).status).toBe(409)
  })
})

test('editors send back for approval what was approved, and nobody else does', async () => {
  const { id } = await whole('approved')
  expect((await provider.patch(insightPath(id), moveTo('submitted'))).status).toBe(409)
  expect((await editor.patch(insightPath(id), moveTo('submitted'))).status).toBe(200)
  expect(await standing(id)).toEqual(['submitted', true, true])
})

test('who approved is seen by the firm of the author and the staff, and by nobody else', async () => {
  const { id } = await whole('in-review')
  const shown = async (name: string) => {
    const { attributes } = (await (await server.as(name)).get(insightPath(id))).body.data
    return [attributes['editor-approved-at'], attributes['compliance-approved-at']].map((time) => time !== null)
  }
  for (const name of ['provider', 'lead', 'compliance', 'editor']) expect(await shown(name), name).toEqual([true, true])
  expect(await shown('provider-2')).toEqual([false, false])
})
