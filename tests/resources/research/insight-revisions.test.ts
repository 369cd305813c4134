import { beforeAll, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { dataUrl, pdfBytes } from '../../support/files.ts'
import { longEnough, tell } from '../../support/activity-bodies.ts'
import { authors, insightPath, patchOf, putInsight } from '../../support/insight-rows.ts'
import type { InsightColumns } from '../../support/insight-rows.ts'
import { publish } from '../../support/publish.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
let provider: Client
let editor: Client
let investor: Client
beforeAll(async () => {
  ;[provider, editor, investor] = await Promise.all([server.as('provider'), server.as('editor'), server.as('investor')])
})

const shown = async (id: string) => (await investor.get(insightPath(id))).body.data.attributes
const revisionsOf = async (client: Client, id: string) =>
  (await client.get(`${insightPath(id)}/revisions`)).body.data.map((one: { attributes: object }) => one.attributes)
const attached = (insight: string) => ({
  data: {
    type: 'insight-documents',
    attributes: { source: dataUrl('application/pdf', pdfBytes()), 'source-file-name': 'tables.pdf', title: 'Tables' },
    relationships: { insight: { data: { type: 'insights', id: insight } } },
  },
})
const annotated = (insight: string, section: number) => ({
  data: {
    type: 'annotations',
    attributes: { message: 'About beta', 'annotable-attribute': 'detail', 'section-id': section, starred: false, secret: true },
    relationships: {
      annotator: { data: { type: 'accounts', id: seedId('accounts', 1) } },
      annotable: { data: { type: 'insights', id: insight } },
    },
  },
})

/** What readers are told of a correction, with its reason. */
const toldOf = async (id: string) =>
  (
    await server.db
      .selectFrom('notifications')
      .select(['account_id', 'parameters'])
      .where('key', '=', 'insight.corrected')
      .where('trackable_id', '=', id)
      .execute()
  ).map(({ account_id, parameters }) => [account_id, (parameters as { reason: string }).reason])

async function published(columns: InsightColumns = {}): Promise<string> {
  const id = await putInsight(server.db, 'drafted', authors.provider, columns)
  await publish(server, id)
  return id
}

test('a corrected note looks corrected: since when it is which revision, what changed and why', async () => {
  const id = await published()
  expect(await shown(id)).toMatchObject({ revision: 1, 'corrected-at': null })
  expect(await revisionsOf(investor, id)).toEqual([])
  const reason = 'The second table was that of last year.'
  const answer = await editor.patch(insightPath(id), patchOf({ detail: '<p>gamma</p>', 'no-sector': false, 'status-reason': reason }))
  expect(answer.status).toBe(200)
  expect(await shown(id)).toMatchObject({ revision: 2, 'corrected-at': expect.any(String) })
  expect(await revisionsOf(investor, id)).toMatchObject([{ number: 2, changed: ['detail'], reason }])
  const disclosed = await investor.get(`${insightPath(id)}/insight-disclosures`)
  expect(disclosed.body.data[0].attributes.certified).toBe(true)
})

test('what is sent as it was is no correction, and what changes is named, relationships too', async () => {
  const id = await published({ detail: '<p>alpha</p>', countries: ['JP'] })
  const { data } = (await editor.get(`${insightPath(id)}/content-verticals`)).body as { data: { id: string }[] }
  const verticals = (ids: string[]) => ({ 'content-verticals': { data: ids.map((one) => ({ type: 'content-verticals', id: one })) } })
  const sent = (detail: string, ids: string[]) => ({
    data: { attributes: { detail, countries: ['JP'], 'status-reason': 'Again.' }, relationships: verticals(ids) },
  })
  const filed = data.map((one) => one.id)
  expect((await editor.patch(insightPath(id), sent('<p>alpha</p>', filed))).status).toBe(200)
  expect([(await shown(id)).revision, await toldOf(id)]).toEqual([1, []])
  const other = [1, 2, 3].map((n) => seedId('content-verticals', n)).filter((one) => !filed.includes(one))
  expect((await editor.patch(insightPath(id), sent('<p>alpha</p>', [...filed, other[0]!]))).status).toBe(200)
  expect(await revisionsOf(investor, id)).toMatchObject([{ number: 2, changed: ['content-verticals'] }])
})

test('a correction leaves nothing that could not be published', async () => {
  const id = await published({ imperative: 'bullish', time_horizon: 'short', detail: '<p>alpha</p>' })
  const reason = { 'status-reason': 'It was wrong.' }
  const before = await shown(id)
  const emptied = (relationships: object) => ({ data: { attributes: reason, relationships } })
  for (const [body, missing] of [
    [patchOf({ tagline: null, ...reason }), ['A tagline is needed']],
    [patchOf({ detail: null, 'executive-summary': null, ...reason }), ['An executive summary or a detail is needed']],
    [patchOf({ 'time-horizon': null, ...reason }), ['An imperative needs a primary entity and a time horizon']],
    [emptied({ 'content-verticals': { data: [] } }), ['At least one content vertical is needed']],
  ] as const) {
    const answer = await editor.patch(insightPath(id), body)
    expect([answer.status, answer.body.errors.map((one: { title: string }) => one.title)]).toEqual([422, missing])
  }
  expect(await shown(id)).toEqual(before)
  const corrected = await editor.patch(insightPath(id), patchOf({ detail: '<p>beta</p>', ...reason }))
  expect([corrected.status, corrected.body.data.attributes['revision']]).toEqual([200, 2])
})

test('what its author may change of a published note is no correction', async () => {
  const id = await published()
  expect((await provider.patch(insightPath(id), patchOf({ 'custom-keywords': ['margin'] }))).status).toBe(200)
  expect(await shown(id)).toMatchObject({ revision: 1, 'corrected-at': null })
})

test('a document added after publication makes a revision, which readers are told of', async () => {
  const id = await published()
  expect((await tell(investor, 'insight.read', 'insights', id, longEnough)).status).toBe(201)
  expect((await provider.post('/api/v2/insight-documents', attached(id))).status).toBe(201)
  expect(await revisionsOf(investor, id)).toMatchObject([{ number: 2, changed: ['insight-documents'], reason: 'Document added: Tables' }])
  expect(await toldOf(id)).toEqual([[seedId('accounts', 1), 'Document added: Tables']])
})

test('positions that are disclosed anew after publication make a revision, a certification makes none', async () => {
  const id = await published()
  expect((await tell(investor, 'insight.read', 'insights', id, longEnough)).status).toBe(201)
  const compliance = await server.as('compliance')
  const [disclosure] = (await compliance.get(`${insightPath(id)}/insight-disclosures`)).body.data as { id: string }[]
  const state = async (attributes: object) => {
    const sent = { data: { type: 'insight-disclosures', id: disclosure!.id, attributes } }
    expect((await compliance.patch(`/api/v2/insight-disclosures/${disclosure!.id}`, sent)).status).toBe(200)
    return (await revisionsOf(investor, id)).map((one: { changed: string[] }) => one.changed)
  }
  expect(await state({ certified: true })).toEqual([])
  expect(await state({ 'position-in-securities': 'The author holds shares of Setouchi.', certified: true })).toEqual([
    ['insight-disclosures'],
  ])
  expect(await state({ certified: false })).toEqual([['insight-disclosures']])
  // Its reader and its author.
  const told = [1, 4].map((n) => [seedId('accounts', n), 'The disclosure was changed'])
  expect((await toldOf(id)).sort()).toEqual(told)
})

test('what changed is seen by all who see the note, and why by those who may read it', async () => {
  const id = await published()
  await editor.patch(insightPath(id), patchOf({ detail: '<p>gamma</p>', 'status-reason': 'Twelve, not fourteen.' }))
  const [delayed] = (await (await server.as('investor-delayed')).get(`${insightPath(id)}/revisions`)).body.data
  expect(delayed.attributes).toMatchObject({ number: 2, changed: ['detail'], reason: null })
  expect((await (await server.as('investor-delayed')).get(`/api/v2/insight-revisions/${delayed.id}`)).body.data.attributes.reason).toBe(
    null,
  )
})

test('a draft has no revision that others could see', async () => {
  const id = await putInsight(server.db, 'drafted')
  expect((await investor.get(`${insightPath(id)}/revisions`)).status).toBe(404)
  expect(await revisionsOf(provider, id)).toEqual([])
})

test('corrections at once make one revision each', async () => {
  const id = await published()
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      editor.patch(insightPath(id), patchOf({ detail: `<p>${at}</p>`, 'status-reason': `Number ${at}` })),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  expect((await revisionsOf(investor, id)).map(({ number }: { number: number }) => number)).toEqual([9, 8, 7, 6, 5, 4, 3, 2])
})

test('an annotation whose passage is gone says so, until the passage comes back', async () => {
  const id = await published({ detail: '<p>alpha</p><p>beta</p>' })
  const made = await investor.post('/api/v2/annotations', annotated(id, 1))
  const orphaned = async () => (await investor.get(`/api/v2/annotations/${made.body.data.id}`)).body.data.attributes['is-orphaned']
  expect(await orphaned()).toBe(false)
  await editor.patch(insightPath(id), patchOf({ detail: '<p>alpha</p><p>gamma says the opposite</p>', 'status-reason': 'Wrong.' }))
  expect(await orphaned()).toBe(true)
  await editor.patch(insightPath(id), patchOf({ detail: '<p>beta</p><p>alpha</p>', 'status-reason': 'Right after all.' }))
  expect(await orphaned()).toBe(false)
})
