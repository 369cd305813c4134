import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { setColumns } from '../../support/columns.ts'
import { putFile } from '../../support/files.ts'
import { authors, freshClient, insightPath, minutesFromNow, putInsight } from '../../support/insight-rows.ts'
import type { InsightColumns } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const insights = '/api/v2/insights'
const company = (n: number): string => seedId('companies', n)
const account = (n: number): string => seedId('accounts', n)
const entity = (n: number): string => seedId('entities', n)
const setPolicy = (n: number, policy: object) => setColumns(server.db, 'companies', company(n), { policy: JSON.stringify(policy) })
const setAccount = (n: number, columns: object) =>
  setColumns(server.db, 'accounts', account(n), { ...('reading_tier' in columns ? { plan_id: null } : {}), ...columns })
const on = (n: number | null) => ({ primary_entity_id: n === null ? null : entity(n), no_sector: n === null, imperative: null })

/** What a viewer is told of an insight by show, list and search, which have to agree; and what of its text. */
async function seenBy(viewer: Client, id: string): Promise<{ reason: string | null; detail: string | null }> {
  const shown = (await viewer.get(insightPath(id))).body.data.attributes
  const among = async (query: string) =>
    (await viewer.get(`${insights}?${query}&page[size]=100`)).body.data.find((one: { id: string }) => one.id === id)
  const listed = await among(`filter[published-from]=${encodeURIComponent(shown['published-at'])}`)
  const found = await among(`filter[fulltext]=${encodeURIComponent(shown.tagline)}`)
  const reason = shown['restriction-reason']
  expect([listed.attributes['restriction-reason'], found.attributes['restriction-reason']]).toEqual([reason, reason])
  expect(shown['viewer-is-restricted']).toBe(reason !== null)
  expect(shown.detail === null).toBe(reason !== null)
  return { reason, detail: shown.detail }
}
const reasonFor = async (viewer: Client | number, id: string): Promise<string | null> =>
  (await seenBy(typeof viewer === 'number' ? await freshClient(server, account(viewer)) : viewer, id)).reason
const put = (by: number, columns: InsightColumns = {}) =>
  putInsight(server.db, 'published', by, { published_at: minutesFromNow(-10), ...columns })

describe('when everything stands against a viewer at once', () => {
  const viewer = 2
  let id: string
  beforeAll(async () => {
    id = await put(authors.provider, { tagline: 'Everything at once' })
    await setAccount(viewer, { reading_tier: 'none', investor_classification: 'accredited' })
    await setPolicy(6, { 'restricted-entity-ids': [entity(1)], 'restricted-provider-ids': [account(4)] })
    await setPolicy(1, {
      'blocked-company-ids': [company(6)],
      'blocked-countries': ['SG'],
      'professional-only': true,
      'embargo-minutes': 60,
    })
  })

  test('the first reason in the order is given, and each next one as the ones before it fall away', async () => {
    const reasons = [await reasonFor(viewer, id)]
    const steps = [
      () => setPolicy(6, {}),
      () => setPolicy(1, { 'blocked-countries': ['SG'], 'professional-only': true, 'embargo-minutes': 60 }),
      () => setPolicy(1, { 'professional-only': true, 'embargo-minutes': 60 }),
      () => setAccount(viewer, { investor_classification: 'professional' }),
      () => Promise.all([setAccount(viewer, { reading_tier: 'delayed' }), setPolicy(1, { 'retail-visible': true, 'embargo-minutes': 60 })]),
      () => setAccount(viewer, { reading_tier: 'professional' }),
    ]
    for (const step of steps) {
      await step()
      reasons.push(await reasonFor(viewer, id))
    }
    expect(reasons).toEqual(['company-policy', 'provider-blocked', 'jurisdiction', 'investor-type', 'plan', 'embargo', null])
  })
})

test('an author whom a firm bars is not told by what names no author', async () => {
  const id = await put(authors.provider, { tagline: 'Unsigned', show_author_names: false })
  await setPolicy(6, { 'restricted-provider-ids': [account(4)] })
  expect(await reasonFor(2, id)).toBeNull()
  await server.db.updateTable('insights').set({ show_author_names: true }).where('id', '=', id).execute()
  expect(await reasonFor(2, id)).toBe('company-policy')
  await setPolicy(6, {})
})

describe('each reason alone', () => {
  beforeAll(async () => {
    await Promise.all([
      setAccount(2, { reading_tier: 'professional', investor_classification: 'professional' }),
      setPolicy(6, {}),
      setPolicy(1, {}),
    ])
  })

  test("company-policy: the viewer's company bars the author, the primary entity or a secondary one", async () => {
    const free = await put(authors.provider, on(5))
    const secondary = await put(authors.provider, on(5))
    await insertRows(server.db, 'insight_secondary_entities', { insight_id: secondary, entity_id: entity(22), position: 0 })
    const cases = [
      [free, null],
      [secondary, 'company-policy'],
      [await put(authors.provider, on(3)), 'company-policy'],
      [await put(authors.wing, on(5)), 'company-policy'],
    ] as const
    for (const [id, reason] of cases) expect(await reasonFor(19, id)).toBe(reason)
    expect(await reasonFor(2, secondary)).toBeNull()
  })

  test("provider-blocked: the author's company bars the viewer's company", async () => {
    const id = await put(authors.dale)
    expect([await reasonFor(21, id), await reasonFor(2, id)]).toEqual(['provider-blocked', null])
  })

  test("jurisdiction: the author's company bars the viewer's country", async () => {
    const id = await put(authors.wing)
    expect([await reasonFor(20, id), await reasonFor(2, id)]).toEqual(['jurisdiction', null])
    const { country, company_id } = await server.db
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', account(2))
      .executeTakeFirstOrThrow()
    await setAccount(2, { country: null, company_id: null })
    expect([await reasonFor(2, id), await reasonFor(2, await put(authors['provider-2']))]).toEqual(['jurisdiction', null])
    await setAccount(2, { country, company_id })
  })

  test('investor-type: the firm writes for professionals, and the viewer is accredited or retail', async () => {
    const id = await put(authors['provider-2'])
    const reasons = []
    for (const classification of ['professional', 'eligible-counterparty', 'accredited', 'retail', null]) {
      await setAccount(2, { investor_classification: classification })
      reasons.push(await reasonFor(2, id))
    }
    await setAccount(2, { investor_classification: 'professional' })
    expect(reasons).toEqual([null, null, 'investor-type', 'investor-type', null])
  })

  test('plan: without one, and with the delayed one where the firm is not open to retail', async () => {
    await setPolicy(1, { 'retail-visible': true })
    const id = await put(authors.provider, { published_at: minutesFromNow(-90) })
    expect([await reasonFor(22, id), await reasonFor(3, id)]).toEqual(['plan', null])
    await setPolicy(1, { 'retail-visible': false })
    expect([await reasonFor(22, id), await reasonFor(3, id)]).toEqual(['plan', 'plan'])
  })

  test('plan: a corporate user reads of the own entity and its peers alone', async () => {
    const reasons = []
    for (const about of [1, 12, 21, 3, null]) reasons.push(await reasonFor(8, await put(authors.provider, on(about))))
    expect(reasons).toEqual([null, null, null, 'plan', 'plan'])
  })

  test('plan: a peer that a corporate user named opens research once an entity editor has named it too', async () => {
    const id = await put(authors.provider, on(14))
    const named = { data: [{ type: 'entities', id: entity(14) }] }
    const name = async (as: string, action: string) =>
      expect((await (await server.as(as)).patch(`/api/v2/entities/${entity(1)}/${action}`, named)).status).toBe(200)
    for (const _time of [1, 2]) await name('corporate', 'add_peers')
    expect(await reasonFor(8, id)).toBe('plan')
    await name('entity-editor', 'add_peers')
    expect(await reasonFor(8, id)).toBeNull()
    await name('corporate', 'add_peers')
    expect(await reasonFor(8, id)).toBeNull()
    await name('corporate', 'remove_peers')
    await name('corporate', 'add_peers')
    expect(await reasonFor(8, id)).toBe('plan')
  })

  test("embargo: for the delayed plan, as long as the author's firm says, an hour where it says nothing", async () => {
    const old = (by: number, minutes: number, columns: InsightColumns = {}) =>
      put(by, { published_at: minutesFromNow(-minutes), ...columns })
    await setPolicy(1, { 'retail-visible': true, 'embargo-minutes': 30 })
    await setPolicy(3, { 'retail-visible': true })
    const cases = [
      [await old(authors.provider, 29), 'embargo'],
      [await old(authors.provider, 31), null],
      [await old(authors.wing, 59), 'embargo'],
      [await old(authors.wing, 61), null],
      [await old(authors.dale, 1439), 'embargo'],
      [await old(authors.dale, 1441), null],
      [await old(authors.dale, 1, { is_x_content: true }), null],
    ] as const
    const reasons = []
    for (const [id] of cases) reasons.push(await reasonFor(3, id))
    expect(reasons).toEqual(cases.map(([, reason]) => reason))
    for (const [id] of cases) expect(await reasonFor(2, id)).toBeNull()
  })

  test('embargo: none for what the platform commissioned, not even of a firm with one', async () => {
    await setPolicy(13, { 'retail-visible': true, 'embargo-minutes': 1000 })
    expect(await reasonFor(3, await put(authors.editor, { is_x_content: true }))).toBeNull()
    expect(await reasonFor(3, await put(authors.editor))).toBe('embargo')
  })
})

describe('what a restriction withholds', () => {
  test('is the text, never the insight', async () => {
    const id = await put(authors.provider, { ...on(3), detail: '<p>The secret argument.</p>' })
    const [barred, reader] = [await freshClient(server, account(19)), await freshClient(server, account(1))]
    expect((await seenBy(reader, id)).detail).toBe('<p>The secret argument.</p>')
    expect(await seenBy(barred, id)).toEqual({ reason: 'company-policy', detail: null })
    for (const path of [
      insightPath(id),
      `${insights}?page[size]=100`,
      `${insights}?filter[fulltext]=secret`,
      `/api/v2/entities/${entity(3)}/insights`,
    ]) {
      expect([path, (await barred.get(path)).text.includes('secret argument')]).toEqual([path, false])
    }
    const { attributes } = (await barred.get(insightPath(id))).body.data
    expect([attributes.tagline, attributes['executive-summary']]).toEqual(['Put into published', '<p>Summary.</p>'])
  })

  test('is its pictures too', async () => {
    const id = await put(authors.provider, on(3))
    const picture = {
      id: randomUUID(),
      imageable_type: 'insights' as const,
      imageable_id: id,
      source: await putFile(server.db, 'a.png', 'image/png'),
      source_file_name: 'a.png',
      source_content_type: 'image/png',
    }
    await insertRows(server.db, 'images', picture)
    const pictures = async (viewer: number) => {
      const { body } = await (await freshClient(server, account(viewer))).get(`${insightPath(id)}/relationships/images`)
      return [body.data.length, body.meta['record-count']]
    }
    expect([await pictures(1), await pictures(19)]).toEqual([
      [1, 1],
      [0, 0],
    ])
  })

  test('counts the same for everyone', async () => {
    const totals = await Promise.all(
      [1, 2, 3, 8, 19, 20, 21, 22].map(async (n) => {
        const { body } = await (await freshClient(server, account(n))).get(insights)
        return body.meta['record-count']
      }),
    )
    expect(new Set(totals).size).toBe(1)
  })
})

describe('nothing restricts', () => {
  test('the author, colleagues, editors and admins, whatever stands in their plan or the policies', async () => {
    await setPolicy(1, {
      'restricted-entity-ids': [entity(3)],
      'restricted-provider-ids': [account(4)],
      'blocked-company-ids': [company(1), company(13)],
      'blocked-countries': ['JP', 'SG', 'IN', 'IE'],
      'professional-only': true,
    })
    const people = [4, 14, 6, 7, 9, 13]
    for (const n of people) await setAccount(n, { reading_tier: 'none', investor_classification: 'retail' })
    const id = await put(authors.provider, on(3))
    for (const n of people) expect([n, await reasonFor(n, id)]).toEqual([n, null])
    await setPolicy(1, {})
  })
})

describe('a granted request', () => {
  const grant = (requester: number, insight: string, minutes: number, status: 'granted' | 'denied' | 'revoked' | 'withdrawn' = 'granted') =>
    insertRows(server.db, 'publication_access_requests', {
      id: randomUUID(),
      requester_id: account(requester),
      publication_type: 'insights',
      publication_id: insight,
      status,
      granted_until: minutesFromNow(minutes),
    })

  test('lifts plan and embargo, for this viewer and this insight', async () => {
    await setPolicy(1, { 'retail-visible': true })
    const [id, other] = [await put(authors.provider), await put(authors.provider)]
    expect([await reasonFor(22, id), await reasonFor(3, id)]).toEqual(['plan', 'embargo'])
    await grant(22, id, 60)
    await grant(3, id, 60)
    expect([await reasonFor(22, id), await reasonFor(3, id)]).toEqual([null, null])
    expect([await reasonFor(22, other), await reasonFor(3, other), await reasonFor(23, id)]).toEqual(['plan', 'embargo', 'embargo'])
  })

  test('lifts it only until it ends, and not when it was denied or revoked', async () => {
    const reasons = []
    for (const [minutes, status] of [
      [-1, 'granted'],
      [60, 'denied'],
      [60, 'revoked'],
      [60, 'withdrawn'],
      [60, 'granted'],
    ] as const) {
      const id = await put(authors.provider)
      await grant(22, id, minutes, status)
      reasons.push(await reasonFor(22, id))
    }
    expect(reasons).toEqual(['plan', 'plan', 'plan', 'plan', null])
  })

  test('never lifts what is not a matter of plan or embargo', async () => {
    const cases = [
      [19, await put(authors.provider, on(3)), 'company-policy'],
      [21, await put(authors.dale), 'provider-blocked'],
      [3, await put(authors['provider-2']), 'investor-type'],
    ] as const
    for (const [viewer, id, reason] of cases) {
      await grant(viewer, id, 60)
      expect(await reasonFor(viewer, id)).toBe(reason)
    }
    await setPolicy(3, { 'blocked-countries': ['US'] })
    const id = await put(authors.wing)
    await grant(20, id, 60)
    expect(await reasonFor(20, id)).toBe('jurisdiction')
  })
})
