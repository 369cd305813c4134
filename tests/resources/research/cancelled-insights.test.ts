import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { setColumns } from '../../support/columns.ts'
import { linkTo } from '../../support/file-links.ts'
import { dataUrl, pdfBytes } from '../../support/files.ts'
import {
  authors,
  codesOf,
  detailsOf,
  insightPath,
  minutesFromNow,
  moveTo,
  patchOf,
  putInsight,
  setState,
  rowOf,
} from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const cancelled = '/api/v2/cancelled-insights'
const day = 24 * 60
const idsOf = async (client: Client, path: string): Promise<string[]> =>
  (await client.get(`${path}${path.includes('?') ? '&' : '?'}page[size]=100`)).body.data.map((one: { id: string }) => one.id)

let provider: Client
let editor: Client
let investor: Client
beforeAll(async () => {
  ;[provider, editor, investor] = await Promise.all([server.as('provider'), server.as('editor'), server.as('investor')])
})

describe('a published insight that is withdrawn', () => {
  const upstream = seedId('insights', 12)
  const secondary = seedId('entities', 30)
  let id: string
  let slug: string
  const links = () => [
    '/api/v2/insights',
    `/api/v2/insights?filter[fulltext]=zymurgy`,
    `/api/v2/insights?filter[author-id]=${seedId('accounts', 4)}`,
    `/api/v2/entities/${seedId('entities', 1)}/insights`,
    `/api/v2/entities/${secondary}/insights`,
    `/api/v2/accounts/${seedId('accounts', 4)}/insights`,
    `/api/v2/insights/${upstream}/downstream-insights`,
    `/api/v2/insights/${upstream}/relationships/downstream-insights`,
    `/api/v2/insights/${upstream}/originated-insights`,
  ]
  const counts = async () => ({
    list: (await investor.get('/api/v2/insights')).body.meta['record-count'],
    author: (await investor.get(`/api/v2/accounts/${seedId('accounts', 4)}`)).body.data.attributes['insights-count'],
    entity: (await investor.get(`/api/v2/entities/${seedId('entities', 1)}`)).body.data.attributes['insights-count'],
    secondary: (await investor.get(`/api/v2/entities/${secondary}`)).body.data.attributes['insights-count'],
    vertical: (await investor.get(`/api/v2/content-verticals/${seedId('content-verticals', 1)}`)).body.data.attributes['insights-count'],
    upstream: (await investor.get(insightPath(upstream))).body.data.attributes['published-forked-count'],
  })
  let before: Awaited<ReturnType<typeof counts>>

  beforeAll(async () => {
    before = await counts()
    id = await putInsight(server.db, 'approved', authors.provider, { executive_summary: '<p>On zymurgy.</p>', published_at: null })
    await insertRows(server.db, 'insight_streams', { upstream_id: upstream, downstream_id: id })
    await insertRows(server.db, 'insight_secondary_entities', { insight_id: id, entity_id: secondary, position: 0 })
    slug = (await provider.patch(insightPath(id), moveTo('published'))).body.data.attributes.slug
  })

  test('was counted and linked everywhere once while it was published', async () => {
    const raised = Object.fromEntries(Object.entries(before).map(([name, count]) => [name, Number(count) + 1]))
    expect(await counts()).toEqual(raised)
    for (const path of links()) expect([path, (await idsOf(investor, path)).includes(id)]).toEqual([path, true])
    expect(await idsOf(investor, cancelled)).not.toContain(id)
  })

  test('is gone at once for every reader, from lists, counts, search and relationships', async () => {
    expect((await editor.patch(insightPath(id), moveTo('cancelled', { 'status-reason': 'rights' }))).status).toBe(200)
    for (const name of ['investor', 'provider-2', 'corporate', 'investor-delayed', 'vikram.deshpande', 'entity-editor']) {
      const reader = await server.as(name)
      for (const path of [insightPath(id), insightPath(slug), `${insightPath(id)}/account`, `${insightPath(id)}/relationships/images`]) {
        expect([name, path, (await reader.get(path)).status]).toEqual([name, path, 404])
      }
      for (const action of ['like', 'dislike', 'unlike']) expect((await reader.patch(`${insightPath(id)}/${action}`)).status).toBe(404)
      expect((await reader.post(`${insightPath(id)}/request-publication-access`)).status).toBe(404)
    }
    for (const path of links()) expect([path, (await idsOf(investor, path)).includes(id)]).toEqual([path, false])
    expect(await counts()).toEqual(before)
  })

  test('is still whole for its author, its firm and editors', async () => {
    for (const name of ['provider', 'lead', 'compliance', 'editor', 'admin']) {
      const { status, body } = await (await server.as(name)).get(insightPath(id))
      expect([name, status, body.data.attributes.detail]).toEqual([name, 200, '<p>Detail.</p>'])
    }
  })

  test('is listed for all who could read it, with the reason', async () => {
    for (const name of [
      'investor',
      'investor-2',
      'investor-delayed',
      'provider',
      'provider-2',
      'vikram.deshpande',
      'corporate',
      'editor',
      'finance',
    ]) {
      const reader = await server.as(name)
      expect([name, (await idsOf(reader, cancelled))[0]]).toEqual([name, id])
      const { attributes } = (await reader.get(`${cancelled}/${id}`)).body.data
      expect(attributes).toMatchObject({ 'insight-id': id, slug, reason: 'rights', 'was-published': true, 'replaced-by-id': null })
    }
    expect((await server.guest.get(cancelled)).status).toBe(401)
  })
})

describe('an insight that was cancelled before it was published', () => {
  test('is listed for its author, its firm and editors alone', async () => {
    const id = await putInsight(server.db, 'drafted')
    expect((await provider.patch(insightPath(id), moveTo('cancelled', { 'status-reason': 'author-request' }))).status).toBe(200)
    const seen: Record<string, number> = { provider: 200, lead: 200, compliance: 200, editor: 200, admin: 200 }
    for (const name of [
      'provider',
      'lead',
      'compliance',
      'vikram.deshpande',
      'provider-2',
      'investor',
      'corporate',
      'editor',
      'entity-editor',
      'admin',
    ]) {
      const reader = await server.as(name)
      const status = seen[name] ?? 404
      expect([name, (await reader.get(`${cancelled}/${id}`)).status]).toEqual([name, status])
      expect([name, (await idsOf(reader, cancelled)).includes(id)]).toEqual([name, status === 200])
    }
    expect((await provider.get(`${cancelled}/${id}`)).body.data.attributes).toMatchObject({
      'was-published': false,
      reason: 'author-request',
    })
  })
})

describe('what is left of it', () => {
  test('says why it was cancelled, once and for all', async () => {
    for (const [name, sent] of [
      ['provider', moveTo('cancelled', { 'status-reason': 'rights' })],
      ['provider', patchOf({ 'status-reason': 'Long words that are none of the eight reasons, sent when all is over already.' })],
      ['editor', patchOf({ 'status-reason': 'legal' })],
    ] as const) {
      const id = await putInsight(server.db, 'cancelled')
      await (await server.as(name)).patch(insightPath(id), sent)
      expect((await investor.get(`${cancelled}/${id}`)).body.data.attributes.reason).toBe('duplicate')
    }
  })

  test('is changed by nobody, editors neither: one error for each name', async () => {
    for (const name of ['provider', 'editor', 'admin']) {
      const id = await putInsight(server.db, 'cancelled')
      const before = await rowOf(server.db, id)
      const answer = await (await server.as(name)).patch(insightPath(id), patchOf({ tagline: 'Another', imperative: 'bearish' }))
      expect([name, answer.status, ...codesOf(answer)]).toEqual([name, 400, '105', '105'])
      expect(detailsOf(answer)).toEqual(['tagline is not allowed.', 'imperative is not allowed.'])
      expect(await rowOf(server.db, id)).toEqual(before)
    }
  })

  test('does not name an author whom the insight did not name', async () => {
    const id = await putInsight(server.db, 'cancelled', authors.provider, { show_author_names: false })
    const named = async (name: string) => {
      const answers = await Promise.all(
        ['account', 'relationships/account'].map(async (path) => (await server.as(name)).get(`${cancelled}/${id}/${path}`)),
      )
      return answers.map((one) => one.body.data?.id ?? null)
    }
    const author = seedId('accounts', 4)
    for (const name of ['provider', 'lead', 'editor']) expect([name, await named(name)]).toEqual([name, [author, author]])
    for (const name of ['investor', 'provider-2', 'corporate']) expect([name, await named(name)]).toEqual([name, [null, null]])
  })

  test('is found by whoever follows changes once its replacement is named', async () => {
    const id = await putInsight(server.db, 'cancelled')
    const { attributes } = (await investor.get(`${cancelled}/${id}`)).body.data
    const since = `${cancelled}?filter[ids]=${id}&filter[updated-after]=${encodeURIComponent(attributes['updated-at'])}`
    expect(await idsOf(investor, since)).toEqual([])
    const replacement = { data: { type: 'insights', id: await putInsight(server.db, 'published') } }
    const named = await provider.patch(`${cancelled}/${id}`, { data: { type: 'cancelled-insights', relationships: { replacement } } })
    expect(named.status).toBe(200)
    const { 'updated-at': changed, 'created-at': made } = named.body.data.attributes
    expect([made, Date.parse(changed) > Date.parse(attributes['updated-at'])]).toEqual([attributes['created-at'], true])
    expect(await idsOf(investor, since)).toEqual([id])
  })

  test('leads to its replacement only once that is published', async () => {
    const replacement = await putInsight(server.db, 'drafted')
    const id = await putInsight(server.db, 'cancelled', authors.provider, { replaced_by_id: replacement })
    expect((await investor.get(`${cancelled}/${id}/replacement`)).body.data).toBeNull()
    await setColumns(server.db, 'insights', replacement, { aasm_state: 'published', published_at: minutesFromNow(-1) })
    expect((await investor.get(`${cancelled}/${id}/replacement`)).body.data.id).toBe(replacement)
  })

  test('is no file by a link of before, and is by the links that those who still read it are given', async () => {
    const file = { source: dataUrl('application/pdf', pdfBytes()), 'source-file-name': 'a.pdf' }
    const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=', 'base64')
    const picture = { source: dataUrl('image/png', pixel), 'source-file-name': 'a.png' }
    const other = await putInsight(server.db, 'drafted')
    const at = (relationship: string) => ({ [relationship]: { data: { type: 'insights', id: other } } })
    const post = (type: string, attributes: object, relationship: string) =>
      provider.post(`/api/v2/${type}`, { data: { type, attributes, relationships: at(relationship) } })
    const made = [await post('insight-documents', file, 'insight'), await post('images', picture, 'imageable')]
    expect(made.map(({ status }) => status)).toEqual([201, 201])
    await setState(server.db, other, 'published')
    const links = made.map((one) => one.body.data.attributes.source as string)
    for (const link of links) expect((await server.guest.get(link)).status).toBe(200)
    expect((await editor.patch(insightPath(other), moveTo('cancelled', { 'status-reason': 'legal' }))).status).toBe(200)
    for (const link of links) expect((await server.guest.get(link)).status).toBe(403)
    const issuedLater = Date.now() + 120_000
    for (const link of links) {
      const renewed = linkTo(new URL(link).pathname.split('/').at(-1)!, issuedLater)
      expect((await server.guest.get(renewed)).status).toBe(200)
    }
  })

  test('is kept for 24 months', async () => {
    const kept = await putInsight(server.db, 'cancelled', authors.provider, { cancelled_at: minutesFromNow(-729 * day) })
    const gone = await putInsight(server.db, 'cancelled', authors.provider, { cancelled_at: minutesFromNow(-733 * day) })
    const listed = await idsOf(investor, cancelled)
    expect([listed.includes(kept), listed.includes(gone)]).toEqual([true, false])
    expect((await investor.get(`${cancelled}/${gone}`)).status).toBe(404)
  })

  test('is listed with those cancelled last first, from a time on when asked for', async () => {
    const ids: string[] = []
    for (const minutes of [-40, -30, -20])
      ids.unshift(await putInsight(server.db, 'cancelled', authors.provider, { cancelled_at: minutesFromNow(minutes) }))
    expect((await idsOf(investor, cancelled)).filter((id) => ids.includes(id))).toEqual(ids)
    const since = encodeURIComponent(minutesFromNow(-35))
    expect((await idsOf(investor, `${cancelled}?filter[since]=${since}`)).filter((id) => ids.includes(id))).toEqual(ids.slice(0, 2))
  })
})

test('a correction of what a published insight is filed under or about moves its counts', async () => {
  const count = async (type: string, n: number) =>
    (await investor.get(`/api/v2/${type}/${seedId(type as 'entities', n)}`)).body.data.attributes['insights-count'] as number
  const all = async () => [
    await count('content-verticals', 1),
    await count('content-verticals', 9),
    await count('entities', 1),
    await count('entities', 31),
  ]
  const id = await putInsight(server.db, 'published')
  const [filed = 0, other = 0, about = 0, new31 = 0] = await all()
  const answer = await editor.patch(
    insightPath(id),
    patchOf(
      { 'status-reason': 'It was about another company.' },
      {
        'content-verticals': { data: [{ type: 'content-verticals', id: seedId('content-verticals', 9) }] },
        'primary-entity': { data: { type: 'entities', id: seedId('entities', 31) } },
      },
    ),
  )
  expect(answer.status).toBe(200)
  expect(await all()).toEqual([filed - 1, other + 1, about - 1, new31 + 1])
  await editor.patch(insightPath(id), moveTo('cancelled', { 'status-reason': 'other' }))
  expect(await all()).toEqual([filed - 1, other, about - 1, new31])
})
