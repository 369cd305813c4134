import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import { authors, codesOf, insightPath, patchOf, putInsight } from '../../support/insight-rows.ts'
import type { InsightColumns } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/annotations'
const detail = '<h2>Margin</h2><p>One.</p>loose <b>words</b><ul><li>a</li><li>b</li></ul><hr /><p>Two.</p>'

let investor: Client
let other: Client
let editor: Client
beforeAll(async () => {
  investor = await server.as('investor')
  other = await server.as('investor-2')
  editor = await server.as('editor')
})

const note = { message: 'Ask about this.', 'annotable-attribute': 'detail', 'section-id': 0, starred: false, secret: false }
const document = (insight: string, attributes: object = {}, annotator = 1) => ({
  data: {
    type: 'annotations',
    attributes: { ...note, ...attributes },
    relationships: {
      annotator: { data: { type: 'accounts', id: seedId('accounts', annotator) } },
      annotable: { data: { type: 'insights', id: insight } },
    },
  },
})
const annotate = (insight: string, attributes: object = {}, client = investor, annotator = 1): Promise<Answer> =>
  client.post(path, document(insight, attributes, annotator))
async function annotated(insight: string, attributes: object = {}): Promise<string> {
  const answer = await annotate(insight, attributes)
  expect(answer.status).toBe(201)
  return answer.body.data.id
}
const published = (columns: InsightColumns = {}, by: number = authors.provider) =>
  putInsight(server.db, 'published', by, { detail, ...columns })
const counts = async (insight: string) => {
  const { attributes } = (await investor.get(insightPath(insight))).body.data
  return [attributes['annotations-count'], attributes['total-discussions']]
}
const star = (starred: boolean) => ({ data: { attributes: { starred } } })

describe('an annotation from beginning to end', () => {
  test('is made, shown, starred and deleted, and counts as long as it is open', async () => {
    const insight = await published()
    const made = await annotate(insight, { 'annotable-attribute': 'executive_summary', starred: true })
    expect(made.status).toBe(201)
    const { id, attributes, links, relationships } = made.body.data
    expect(attributes).toMatchObject({
      ...{ message: note.message, 'annotable-attribute': 'executive_summary', 'section-id': 0 },
      ...{ 'is-starred': true, 'is-secret': false },
    })
    expect((await other.get(links.self)).body.data).toEqual(made.body.data)
    expect((await investor.get(relationships.annotator.links.self)).body.data.id).toBe(seedId('accounts', 1))
    expect((await investor.get(relationships.annotable.links.related)).body.data.id).toBe(insight)
    const secret = await annotated(insight, { secret: true })
    expect(await counts(insight)).toEqual([1, 1])

    expect((await investor.patch(`${path}/${id}`, star(false))).body.data.attributes['is-starred']).toBe(false)
    expect((await other.patch(`${path}/${id}`, star(true))).status).toBe(403)
    expect((await other.patch(`${path}/${secret}`, star(true))).status).toBe(404)
    const rest = await investor.patch(`${path}/${id}`, { data: { attributes: { message: 'x', secret: true, 'section-id': 1 } } })
    expect([rest.status, ...codesOf(rest)]).toEqual([400, '105', '105', '105'])

    expect((await other.delete(`${path}/${id}`)).status).toBe(403)
    expect((await other.delete(`${path}/${secret}`)).status).toBe(404)
    expect((await (await server.as('beatrice.okafor')).delete(`${path}/${secret}`)).status).toBe(403)
    for (const one of [id, secret]) expect((await investor.delete(`${path}/${one}`)).status).toBe(204)
    expect((await investor.get(`${path}/${id}`)).status).toBe(404)
    expect(await counts(insight)).toEqual([0, 0])
  })
})

describe('the names of requests and answers', () => {
  const named = async (attributes: object) => {
    const { starred: _starred, secret: _secret, ...rest } = note
    return investor.post(path, { data: { ...document(await published()).data, attributes: { ...rest, ...attributes } } })
  }

  test('those of answers stand in for those of requests, and decide nothing', async () => {
    const made = await named({ 'is-starred': true, 'is-secret': false })
    expect(made.body.data.attributes).toMatchObject({ 'is-starred': false, 'is-secret': true })
    const both = await named({ starred: true, secret: false, 'is-starred': false, 'is-secret': true })
    expect(both.body.data.attributes).toMatchObject({ 'is-starred': true, 'is-secret': false })
  })

  test('without either a required one is missing', async () => {
    const missing = await named({ message: undefined })
    expect(missing.status).toBe(400)
    expect(missing.body.errors.map((one: { source: { pointer: string } }) => one.source.pointer)).toEqual(
      ['message', 'starred', 'secret'].map((name) => `/data/attributes/${name}`),
    )
  })
})

describe('the place of an annotation', () => {
  test.each([0, 1, 2, 3, 4, 5])('is one of the blocks of the text: %i', async (section) => {
    await annotated(await published(), { 'section-id': section })
  })

  test('that is no block is refused, as is a text that the insight lacks', async () => {
    const beyond = await annotate(await published(), { 'section-id': 6 })
    expect([beyond.status, ...codesOf(beyond)]).toEqual([422, '100'])
    expect((await annotate(await published({ detail: null }))).status).toBe(422)
  })

  test('follows its block through corrections, and waits where the block is gone', async () => {
    const insight = await published()
    const [title, two, rule] = await Promise.all([0, 5, 4].map((section) => annotated(insight, { 'section-id': section })))
    const places = async () =>
      Promise.all([title, two, rule].map(async (id) => (await investor.get(`${path}/${id}`)).body.data.attributes['section-id']))
    const correct = async (text: string) =>
      expect((await editor.patch(insightPath(insight), patchOf({ detail: text, 'status-reason': 'A slip.' }))).status).toBe(200)
    await correct('<p>New.</p><h2>Margin</h2><p>Two.</p>')
    expect(await places()).toEqual([1, 2, 4])
    await correct('<p>Two.</p><p>New.</p><p><em>Two.</em></p><hr />')
    expect(await places()).toEqual([1, 2, 3])
    await correct(detail)
    expect(await places()).toEqual([0, 5, 4])
  })

  test('of one from before hashes were kept is taken from its number', async () => {
    const id = seedId('annotations', 3)
    const before = (await editor.get(insightPath(seedId('insights', 1)))).body.data.attributes.detail
    await editor.patch(insightPath(seedId('insights', 1)), patchOf({ detail: `<p>Ahead.</p>${before}`, 'status-reason': 'A word ahead.' }))
    expect((await investor.get(`${path}/${id}`)).body.data.attributes['section-id']).toBe(2)
  })
})

describe('who annotates', () => {
  test('only for itself, what it reads in full, and no compliance officer', async () => {
    const insight = await published({}, authors['provider-2'])
    expect((await annotate(insight, {}, investor, 2)).status).toBe(403)
    expect((await annotate(insight, {}, await server.as('investor-delayed'), 3)).status).toBe(403)
    expect((await annotate(insight, { secret: true }, await server.as('beatrice.okafor'), 18)).status).toBe(403)
    const draft = await annotate(await putInsight(server.db, 'drafted'))
    expect([draft.status, ...codesOf(draft)]).toEqual([422, '103'])
    const cancelled = await putInsight(server.db, 'cancelled')
    expect((await annotate(cancelled, {}, await server.as('provider'), 4)).status).toBe(409)
    expect((await server.guest.post(path, document(insight))).status).toBe(401)
  })

  test('openly only where its company allows it', async () => {
    const insight = await published()
    const strict = await server.as('lukas.hofstede')
    expect((await annotate(insight, {}, strict, 19)).status).toBe(403)
    expect((await annotate(insight, { secret: true }, strict, 19)).status).toBe(201)
    expect(await counts(insight)).toEqual([0, 0])
  })
})

describe('who sees it', () => {
  const seen = async (id: string, names: readonly string[]) => {
    const found: string[] = []
    for (const name of names) if ((await (await server.as(name)).get(`${path}/${id}`)).status === 200) found.push(name)
    return found
  }
  const names = ['investor', 'noor.alhashimi', 'beatrice.okafor', 'investor-2', 'provider', 'investor-delayed', 'editor', 'admin']

  test('a secret one: its annotator, the compliance officer of its annotator, admins', async () => {
    expect(await seen(await annotated(await published(), { secret: true }), names)).toEqual(['investor', 'beatrice.okafor', 'admin'])
  })

  test('an open one of a review: its author, who is told of it, and whoever else reads the insight', async () => {
    const insight = await putInsight(server.db, 'in-review', authors.provider, { detail })
    const made = await annotate(insight, {}, await server.as('provider-2'), authors['provider-2'])
    const [news] = (await (await server.as('provider')).get('/api/v2/notifications?page[size]=1')).body.data
    expect(news.attributes.key).toBe('annotation.created')
    expect(await seen(made.body.data.id, [...names, 'provider-2', 'lead', 'vikram.deshpande'])).toEqual([
      ...['provider', 'admin', 'provider-2', 'lead', 'vikram.deshpande'],
    ])
  })

  test('an open one on research of nobody’s firm: whoever reads it', async () => {
    const id = await annotated(await published({ company_id: null }))
    expect((await other.get(`${path}/${id}`)).status).toBe(200)
  })

  test('an open one: colleagues, and whoever reads the insight where the company of its author allows that', async () => {
    const insight = await published({}, authors['provider-2'])
    const id = await annotated(insight)
    expect(await seen(id, names)).toEqual(names.filter((one) => one !== 'investor-delayed'))
    const policy = JSON.stringify({ 'professional-only': true, 'allow-open-annotations': false })
    await setColumns(server.db, 'companies', seedId('companies', 2), { policy })
    expect(await seen(id, names)).toEqual(['investor', 'noor.alhashimi', 'beatrice.okafor', 'admin'])
    expect(await counts(insight)).toEqual([1, 1])
  })
})

test('an account has at most 500 annotations on an insight', async () => {
  const insight = await published()
  const first = await annotated(insight, { secret: true })
  await sql`insert into annotations (id, insight_id, annotator_id, message, annotable_attribute, section_id, is_secret)
    select uuid_v7(), insight_id, annotator_id, message, annotable_attribute, section_id, is_secret
    from annotations, generate_series(2, 500) where id = ${first}`.execute(server.db)
  expect(codesOf(await annotate(insight))).toEqual(['100'])
  expect((await annotate(insight, {}, other, 2)).status).toBe(201)
  expect((await investor.delete(`${path}/${first}`)).status).toBe(204)
  await annotated(insight)
})
