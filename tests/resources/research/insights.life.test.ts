import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { setColumns } from '../../support/columns.ts'
import {
  authors,
  codesOf,
  detailsOf,
  freshClient,
  insightPath,
  minutesFromNow,
  moveTo,
  patchOf,
  putInsight,
  rowOf,
} from '../../support/insight-rows.ts'
import type { State } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const insights = '/api/v2/insights'
const day = 24 * 60
const link = (type: string, n: number) => ({ type, id: seedId(type as 'entities', n) })
const about = { 'primary-entity': { data: link('entities', 1) }, 'content-verticals': { data: [link('content-verticals', 1)] } }
const state = (answer: Answer): [number, string] => [answer.status, answer.body.data?.attributes['aasm-state']]
const setPolicy = (company: number, policy: object) =>
  sql`update companies set policy = policy || ${JSON.stringify(policy)}::jsonb where id = ${seedId('companies', company)}`.execute(
    server.db,
  )
const setDisclosure = async (client: Client, insight: string, attributes: object): Promise<Answer> => {
  const { body } = await client.get(`${insightPath(insight)}/insight-disclosures`)
  return client.patch(`/api/v2/insight-disclosures/${body.data[0].id}`, { data: { attributes } })
}
const failedGuards = (answer: Answer): [number, ...string[]] => [answer.status, ...codesOf(answer)]

let provider: Client
let editor: Client
let investor: Client
beforeAll(async () => {
  ;[provider, editor, investor] = await Promise.all([server.as('provider'), server.as('editor'), server.as('investor')])
})

test('an insight lives from the draft through review, changes, approval, publication and correction to its withdrawal', async () => {
  const made = await provider.post(
    insights,
    patchOf({ tagline: 'A life', 'executive-summary': '<p>In short.</p>', imperative: 'bullish' }, about),
  )
  expect(state(made)).toEqual([201, 'drafted'])
  const { id } = made.body.data
  const path = insightPath(id)
  const disclosure = (await provider.get(`${path}/insight-disclosures`)).body.data[0]
  expect(disclosure.attributes).toEqual({ 'position-in-securities': '', certified: false })
  expect((await investor.get(path)).status).toBe(404)

  await provider.patch(path, patchOf({ 'time-horizon': 'short' }))
  expect((await setDisclosure(provider, id, { 'position-in-securities': 'None held.', certified: true })).status).toBe(200)
  const submitted = await provider.patch(path, moveTo('submitted'))
  expect(state(submitted)).toEqual([200, 'submitted'])
  expect(submitted.body.data.attributes['automatic-keywords']).toEqual(
    expect.arrayContaining(['8300 JT', expect.stringMatching(/^Asagiri/)]),
  )

  expect(state(await editor.patch(path, moveTo('in-review')))).toEqual([200, 'in-review'])
  expect(state(await editor.patch(path, moveTo('changes-requested', { 'status-reason': 'Say why.' })))).toEqual([200, 'changes-requested'])
  expect(state(await provider.patch(path, moveTo('changes-requested', { detail: '<p>Because.</p>' })))).toEqual([200, 'changes-requested'])
  expect(failedGuards(await provider.patch(path, moveTo('submitted')))).toEqual([422, '100'])
  await setDisclosure(provider, id, { certified: true })
  expect(state(await provider.patch(path, moveTo('submitted')))).toEqual([200, 'submitted'])
  expect(state(await editor.patch(path, moveTo('approved')))).toEqual([200, 'approved'])
  expect(state(await provider.patch(path, moveTo('scheduled', { 'published-at': minutesFromNow(day) })))).toEqual([200, 'scheduled'])
  expect((await investor.get(path)).status).toBe(404)

  const before = Date.now()
  const published = await provider.patch(path, moveTo('published'))
  expect(state(published)).toEqual([200, 'published'])
  const publishedAt = published.body.data.attributes['published-at']
  expect(Date.parse(publishedAt)).toBeGreaterThanOrEqual(before - 1)
  expect(Date.parse(publishedAt)).toBeLessThanOrEqual(Date.now() + 1)
  expect((await investor.get(insights)).body.data[0].id).toBe(id)

  const corrected = await editor.patch(path, patchOf({ tagline: 'A better life', 'status-reason': 'The title was wrong.' }))
  expect(corrected.body.data.attributes).toMatchObject({ 'aasm-state': 'published', tagline: 'A better life', 'published-at': publishedAt })
  expect(state(await editor.patch(path, moveTo('cancelled', { 'status-reason': 'superseded' })))).toEqual([200, 'cancelled'])
  expect((await investor.get(path)).status).toBe(404)
})

describe('what must be in order before an insight is submitted', () => {
  const lone = (change: (id: string) => Promise<unknown>) => async () => {
    const id = await putInsight(server.db, 'drafted')
    await change(id)
    const before = await rowOf(server.db, id)
    const answer = await provider.patch(insightPath(id), moveTo('submitted'))
    expect(failedGuards(answer)).toEqual([422, '100'])
    expect(answer.body.errors[0].source).toEqual({ pointer: '/data/attributes/aasm-state' })
    expect(await rowOf(server.db, id)).toEqual(before)
  }
  const columns = (set: object) => (id: string) => setColumns(server.db, 'insights', id, set)

  test('a tagline', lone(columns({ tagline: null })))
  test('an executive summary or a detail', lone(columns({ executive_summary: null, detail: null })))
  test(
    'a content vertical',
    lone((id) => server.db.deleteFrom('insight_content_verticals').where('insight_id', '=', id).execute()),
  )
  test('a primary entity, unless there is no sector', lone(columns({ primary_entity_id: null, imperative: null })))
  test('a time horizon for an imperative', lone(columns({ time_horizon: null })))
  test('a primary entity for an imperative, even without a sector', lone(columns({ primary_entity_id: null, no_sector: true })))
  test(
    'a certified disclosure',
    lone((id) => setDisclosure(provider, id, { certified: false })),
  )
  test(
    'a disclosure that was certified after the last change of the text',
    lone((id) => provider.patch(insightPath(id), patchOf({ detail: '<p>New.</p>' }))),
  )
  test(
    'a disclosure that was certified after the last change of the verticals',
    lone((id) => provider.patch(insightPath(id), patchOf({}, { 'content-verticals': { data: [link('content-verticals', 2)] } }))),
  )
  test(
    'a certification that was not outdated by another statement of positions',
    lone((id) => setDisclosure(provider, id, { 'position-in-securities': 'Long.' })),
  )

  test('no entity on the restricted list of the firm, be it the primary one or a secondary one', async () => {
    await setPolicy(1, { 'restricted-entity-ids': [seedId('entities', 2)] })
    await lone(columns({ primary_entity_id: seedId('entities', 2) }))()
    const secondary = { entity_id: seedId('entities', 2), position: 0 }
    await lone((id) => insertRows(server.db, 'insight_secondary_entities', { insight_id: id, ...secondary }))()
    await setPolicy(1, { 'restricted-entity-ids': [] })
  })

  test('all that fails is told at once, one error each', async () => {
    const { body } = await provider.post(insights, patchOf({}))
    const answer = await provider.patch(insightPath(body.data.id), moveTo('submitted'))
    expect(failedGuards(answer)).toEqual([422, '100', '100', '100', '100', '100'])
    expect(new Set(detailsOf(answer)).size).toBe(5)
    const half = await provider.post(insights, patchOf({ imperative: 'bearish', 'no-sector': true, tagline: 'Half' }))
    expect(failedGuards(await provider.patch(insightPath(half.body.data.id), moveTo('submitted')))).toEqual([
      422,
      '100',
      '100',
      '100',
      '100',
    ])
  })

  test('words that are no part of the body leave the certification as it is', async () => {
    const id = await putInsight(server.db, 'drafted')
    const words = { 'custom-keywords': ['margin'], 'show-author-names': false, linkback: 'https://example.com/a' }
    expect(state(await provider.patch(insightPath(id), moveTo('submitted', words)))).toEqual([200, 'submitted'])
  })

  test('a draft that is made to be submitted is made and submitted, or not made at all', async () => {
    const answer = await provider.post(insights, patchOf({ tagline: 'Neither nor', slug: 'neither-nor', 'aasm-state': 'submitted' }))
    expect(answer.status).toBe(422)
    expect((await provider.get(insightPath('neither-nor'))).status).toBe(404)
  })

  test('the same is checked again before publication, and the certification before approval', async () => {
    const incomplete = await putInsight(server.db, 'approved', authors.provider, { tagline: null, executive_summary: null, detail: null })
    expect(failedGuards(await provider.patch(insightPath(incomplete), moveTo('published')))).toEqual([422, '100', '100'])
    for (const from of ['approved', 'scheduled', 'submitted', 'in-review'] as const) {
      const id = await putInsight(server.db, from)
      expect((await editor.patch(insightPath(id), patchOf({ detail: '<p>By the editor.</p>' }))).status).toBe(200)
      expect(failedGuards(await editor.patch(insightPath(id), moveTo('approved')))).toEqual([422, '100'])
      await setDisclosure(provider, id, { certified: true })
      for (const target of ['approved', 'published'] as const)
        expect(state(await editor.patch(insightPath(id), moveTo(target)))).toEqual([200, target])
    }
  })
})

describe('a time of publication', () => {
  test.each([
    ['none', null],
    ['one that has passed', -1],
    ['one beyond a year', 367 * day],
  ] as const)('that is %s cannot be scheduled', async (_, minutes) => {
    const id = await putInsight(server.db, 'approved')
    const at = minutes === null ? null : minutesFromNow(minutes)
    expect(failedGuards(await provider.patch(insightPath(id), moveTo('scheduled', { 'published-at': at })))).toEqual([422, '100'])
    expect(state(await provider.get(insightPath(id)))).toEqual([200, 'approved'])
  })

  test('within a year can be scheduled, moved, and given up', async () => {
    const id = await putInsight(server.db, 'approved')
    expect(state(await provider.patch(insightPath(id), moveTo('scheduled', { 'published-at': minutesFromNow(364 * day) })))).toEqual([
      200,
      'scheduled',
    ])
    const moved = minutesFromNow(3 * day)
    const answer = await provider.patch(insightPath(id), patchOf({ 'published-at': moved }))
    expect([state(answer)[1], Date.parse(answer.body.data.attributes['published-at'])]).toEqual(['scheduled', Date.parse(moved)])
    expect(state(await provider.patch(insightPath(id), moveTo('approved')))).toEqual([200, 'approved'])
  })

  test.each([
    ['alone', {}],
    ['together with the state it has', { 'aasm-state': 'scheduled' }],
  ])('is not moved to none or into the past, sent %s', async (_, beside) => {
    for (const at of [null, minutesFromNow(-5)]) {
      const id = await putInsight(server.db, 'scheduled')
      const before = await rowOf(server.db, id)
      const answer = await provider.patch(insightPath(id), patchOf({ ...beside, 'published-at': at }))
      expect([at, answer.status]).toEqual([at, 422])
      expect(await rowOf(server.db, id)).toEqual(before)
    }
  })
})

describe('what may be written when', () => {
  const body = { tagline: 'Other', detail: '<p>Other.</p>', imperative: 'neutral', slug: 'other-slug' }
  test.each(['submitted', 'in-review', 'approved', 'scheduled', 'published', 'cancelled'] as State[])(
    'of one that is %s the author writes no body',
    async (from) => {
      const id = await putInsight(server.db, from)
      for (const name of ['provider', 'lead', 'compliance']) {
        const answer = await (await server.as(name)).patch(insightPath(id), patchOf(body, about))
        expect([name, answer.status, detailsOf(answer)]).toEqual([
          name,
          400,
          [...Object.keys(body), ...Object.keys(about)].map((one) => `${one} is not allowed.`),
        ])
      }
    },
  )

  test.each(['drafted', 'submitted', 'in-review', 'changes-requested', 'approved', 'scheduled'] as State[])(
    'of one that is %s editors write it',
    async (from) => {
      const id = await putInsight(server.db, from)
      expect((await editor.patch(insightPath(id), patchOf({ ...body, slug: `edited-${from}` }))).body.data.attributes).toMatchObject({
        tagline: 'Other',
      })
    },
  )

  test('of a published one its author writes keywords, the naming of the author and the link, and no reason', async () => {
    const id = await putInsight(server.db, 'published')
    const open = { 'custom-keywords': ['a'], 'show-author-names': false, linkback: 'https://example.com/b' }
    expect((await provider.patch(insightPath(id), patchOf(open))).body.data.attributes).toMatchObject(open)
    expect((await rowOf(server.db, id)).insight!.corrections).toEqual([])
  })

  test('going back to the draft takes the certification back', async () => {
    const id = await putInsight(server.db, 'approved')
    expect(state(await provider.patch(insightPath(id), moveTo('drafted')))).toEqual([200, 'drafted'])
    expect((await rowOf(server.db, id)).disclosure!.certified).toBe(false)
    expect(failedGuards(await provider.patch(insightPath(id), moveTo('submitted')))).toEqual([422, '100'])
  })

  test('a correction needs its text, is kept with it, and never changes the view', async () => {
    const id = await putInsight(server.db, 'published')
    const before = await rowOf(server.db, id)
    expect(failedGuards(await editor.patch(insightPath(id), patchOf({ tagline: 'Silently' })))).toEqual([422, '100'])
    const view = await editor.patch(
      insightPath(id),
      patchOf({ imperative: 'bearish', 'published-at': null, 'status-reason': 'Changed our mind.' }),
    )
    expect([view.status, ...detailsOf(view)]).toEqual([400, 'imperative is not allowed.', 'published-at is not allowed.'])
    expect(await rowOf(server.db, id)).toEqual(before)
    for (const text of ['First.', 'Second.']) await editor.patch(insightPath(id), patchOf({ tagline: text, 'status-reason': text }))
    const after = (await rowOf(server.db, id)).insight!
    const revisions = (await editor.get(`${insightPath(id)}/revisions`)).body.data
    expect(revisions.map((one: { attributes: { reason: string } }) => one.attributes.reason)).toEqual(['Second.', 'First.'])
    expect([after.published_at, after.imperative]).toEqual([before.insight!.published_at, before.insight!.imperative])
  })
})

describe('a reason', () => {
  test.each(['drafted', 'published'] as State[])('of the eight is needed to cancel one that is %s', async (from) => {
    const id = await putInsight(server.db, from)
    for (const reason of [{}, { 'status-reason': 'boredom' }]) {
      expect(failedGuards(await editor.patch(insightPath(id), moveTo('cancelled', reason)))).toEqual([422, '100'])
    }
    expect(state(await editor.patch(insightPath(id), moveTo('cancelled', { 'status-reason': 'legal' })))).toEqual([200, 'cancelled'])
  })

  test('is needed to request changes, in this request', async () => {
    const id = await putInsight(server.db, 'submitted', authors.provider, { status_reason: 'An earlier one.' })
    expect(failedGuards(await editor.patch(insightPath(id), moveTo('changes-requested')))).toEqual([422, '100'])
  })
})

test('the keywords that are found are as long as a keyword may be, however long the name of the entity is', async () => {
  const attributes = { 'short-name': 'Long', 'pretty-name': `${'Consolidated '.repeat(17)}Holdings`, country: 'JP', sector: 'industrials' }
  const entity = await (await server.as('entity-editor')).post('/api/v1/entities', { data: { type: 'entities', attributes } })
  expect(entity.status).toBe(201)
  const id = await putInsight(server.db, 'drafted', authors.provider, { primary_entity_id: entity.body.data.id })
  const submitted = await provider.patch(insightPath(id), moveTo('submitted'))
  expect(state(submitted)).toEqual([200, 'submitted'])
  expect(submitted.body.data.attributes['automatic-keywords'][0]).toBe(`${'Consolidated '.repeat(9)}Con`)
})

test('keywords that are there already stay as they are', async () => {
  const id = await putInsight(server.db, 'drafted')
  const submitted = await provider.patch(insightPath(id), moveTo('submitted', { 'automatic-keywords': ['My own'] }))
  expect([state(submitted), submitted.body.data.attributes['automatic-keywords']]).toEqual([[200, 'submitted'], ['My own']])
})

test('a disclosure that says nothing is none, certified or not', async () => {
  const id = await putInsight(server.db, 'drafted')
  await server.db.updateTable('insight_disclosures').set({ position_in_securities: ' ' }).where('insight_id', '=', id).execute()
  expect(failedGuards(await provider.patch(insightPath(id), moveTo('submitted')))).toEqual([422, '100'])
})

test('an author who became a compliance officer writes no more, and an admin deletes what is left', async () => {
  const id = await putInsight(server.db, 'drafted', authors.dale)
  await setColumns(server.db, 'accounts', seedId('accounts', authors.dale), { roles: ['compliance-officer'] })
  const officer = await freshClient(server, seedId('accounts', authors.dale))
  const changed = await officer.patch(insightPath(id), patchOf({ tagline: 'As an officer' }))
  expect([changed.status, ...codesOf(changed)]).toEqual([400, '105'])
  expect((await officer.delete(insightPath(id))).status).toBe(403)
  expect((await (await server.as('admin')).delete(insightPath(id))).status).toBe(204)
})
