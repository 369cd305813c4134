/** Who wrote what does not name its author: known to the author, the firm and the operator's people, and told to nobody else. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { differences } from '../../../src/database/recount.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { tick } from '../../../src/tick.ts'
import { dataUrl } from '../../support/files.ts'
import { authors, insightPath, moveTo, patchOf, putInsight, setState } from '../../support/insight-rows.ts'
import type { InsightColumns } from '../../support/insight-rows.ts'
import { publish } from '../../support/publish.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const author = seedId('accounts', authors.provider)
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=', 'base64')

let investor: Client
let provider: Client
const knowing = ['provider', 'lead', 'compliance', 'editor', 'admin']
// One of them belongs to no company.
const strangers = ['investor', 'investor-2', 'investor-delayed', 'provider-2', 'corporate']
beforeAll(async () => {
  investor = await server.as('investor')
  provider = await server.as('provider')
})

const hidden = (columns: InsightColumns = {}) =>
  putInsight(server.db, 'published', authors.provider, { show_author_names: false, ...columns })
const linked = (name: string, type: string, id: string) => ({ [name]: { data: { type, id } } })
const endOf = async (name: string, path: string): Promise<string | null> => {
  const { body } = await (await server.as(name)).get(path)
  return body.data?.id ?? null
}
/** Whom a relationship names to each of the demo roles. */
const named = async (path: string): Promise<Record<string, string | null>> =>
  Object.fromEntries(await Promise.all([...knowing, ...strangers].map(async (name) => [name, await endOf(name, path)])))
const knownTo = (names: readonly string[], id: string) =>
  Object.fromEntries([...knowing, ...strangers].map((name) => [name, names.includes(name) ? id : null]))
const created = (answer: Answer): string => {
  expect([answer.status, answer.text]).toEqual([201, answer.text])
  return answer.body.data.id
}

describe('what hangs on such an insight', () => {
  test('a picture tells who gave it to those alone who know the author', async () => {
    const insight = await putInsight(server.db, 'drafted', authors.provider, { show_author_names: false })
    const attributes = { source: dataUrl('image/png', png), 'source-file-name': 'chart.png' }
    const image = created(
      await provider.post('/api/v2/images', {
        data: { type: 'images', attributes, relationships: linked('imageable', 'insights', insight) },
      }),
    )
    await setState(server.db, insight, 'published')
    const at = `/api/v2/images/${image}`
    expect((await investor.get(at)).status).toBe(200)
    expect(await named(`${at}/account`)).toEqual(knownTo(knowing, author))
    expect(await named(`${at}/relationships/account`)).toEqual(knownTo(knowing, author))
    await provider.patch(insightPath(insight), patchOf({ 'show-author-names': true }))
    expect(await named(`${at}/account`)).toEqual(knownTo([...knowing, ...strangers], author))
  })

  test('what the author notes on it and says below it has no name', async () => {
    const insight = await hidden()
    const annotation = created(
      await provider.post('/api/v2/annotations', {
        data: {
          type: 'annotations',
          attributes: { message: 'See the table.', 'annotable-attribute': 'detail', 'section-id': 0, starred: false, secret: false },
          relationships: { ...linked('annotator', 'accounts', author), ...linked('annotable', 'insights', insight) },
        },
      }),
    )
    expect(await named(`/api/v2/annotations/${annotation}/annotator`)).toEqual(knownTo(knowing, author))

    const say = (client: Client, body: string, parent?: string) =>
      client.post('/api/v1/comments', {
        data: {
          type: 'comments',
          attributes: { body },
          relationships: { ...linked('commentable', 'insights', insight), ...(parent ? linked('parent', 'comments', parent) : {}) },
        },
      })
    const question = created(await say(investor, 'Why so?'))
    const answer = created(await say(provider, 'Because of the margin.', question))
    expect(await named(`/api/v1/comments/${answer}/account`)).toEqual(knownTo(knowing, author))
    const found = async (client: Client) =>
      (await client.get(`/api/v1/comments?filter[account-id]=${author}&filter[commentable-id]=${insight}`)).body.data.length
    expect([await found(investor), await found(await server.as('lead'))]).toEqual([0, 1])

    // What was done by the author and to it is told without a name as well.
    const about = (key: string) => investor.get(`/api/v1/activities?filter[key]=${key}&page[size]=1`)
    const asked = (await about('comment.create')).body.data[0]
    const replied = (await about('comment.reply')).body.data[0]
    expect(await endOf('investor', asked.relationships.recipient.links.related)).toBeNull()
    expect(await endOf('provider', asked.relationships.recipient.links.related)).toBe(author)
    expect(await endOf('investor', replied.relationships.owner.links.related)).toBeNull()
    expect(replied.attributes.parameters).toMatchObject({ 'owner-firm-type': 'research-firm' })
    expect((await investor.get(`/api/v1/activities?filter[owner-id]=${author}&filter[trackable-id]=${answer}`)).body.data).toEqual([])
    expect(await endOf('provider', replied.relationships.owner.links.related)).toBe(author)

    const news = (await investor.get('/api/v2/notifications?page[size]=1')).body.data[0]
    expect(news.attributes).toMatchObject({ key: 'comment.replied', parameters: { 'anonymous-actors': 1 } })
    expect((await investor.get(news.relationships['notification-actors'].links.related)).body.data).toEqual([])
  })

  test('news of what was named once no longer name the author when it is hidden', async () => {
    const insight = await putInsight(server.db, 'published', authors.provider)
    const comment = (client: Client, parent?: string) =>
      client.post('/api/v1/comments', {
        data: {
          type: 'comments',
          attributes: { body: 'A word.' },
          relationships: { ...linked('commentable', 'insights', insight), ...(parent ? linked('parent', 'comments', parent) : {}) },
        },
      })
    const first = created(await comment(await server.as('investor-2')))
    created(await comment(provider, first))
    const other = await server.as('investor-2')
    const news = (await other.get('/api/v2/notifications?page[size]=1')).body.data[0]
    const actors = async () =>
      (await other.get(news.relationships['notification-actors'].links.related)).body.data.map((one: { id: string }) => one.id)
    expect(await actors()).toEqual([author])
    await provider.patch(insightPath(insight), patchOf({ 'show-author-names': false }))
    expect(await actors()).toEqual([])
    expect((await other.get(news.links.self)).body.data.attributes.parameters['anonymous-actors']).toBe(1)
  })

  test('the log of activities by mail does not name the author to who was answered', async () => {
    const insight = await hidden({ tagline: 'Logged without a name' })
    const names = (await server.guest.get('/api/v2/activity-alert-names')).body.data
    const all = names.find((one: { attributes: { name: string } }) => one.attributes.name === 'all').id
    const relationships = linked('activity-alert-name', 'activity-alert-names', all)
    const attributes = { frequency: 'daily', channel: 'email', scope: 'own' }
    created(await investor.post('/api/v2/activity-alerts', { data: { type: 'activity-alerts', attributes, relationships } }))
    const done = { key: 'insight.share', trackable_type: 'insights', trackable_id: insight, origin: 'web' as const, anonymize: false }
    await insertRows(server.db, 'activities', { ...done, id: crypto.randomUUID(), owner_id: author, recipient_id: seedId('accounts', 1) })
    await tick(server.db, server.place.files, new Date(Date.now() + 26 * 3_600_000), server.jobs)
    const [mail] = (await server.mailsTo('investor@demo.example')).filter((one) => one.includes('Logged without a name'))
    expect(mail).toContain('Logged without a name  (research-firm, ')
    expect(mail).not.toContain('Morikawa')
  })

  test('muting an author says nothing about it', async () => {
    created(
      await investor.post('/api/v2/muted_items', { data: { type: 'muted-items', relationships: linked('mutable', 'accounts', author) } }),
    )
    const told = async () =>
      (
        await sql<{ told: number }>`select count(*)::int as told from notifications where account_id = ${seedId('accounts', 1)}
        and key = 'insight.published'`.execute(server.db)
      ).rows[0]!.told
    const before = await told()
    await publish(server, await putInsight(server.db, 'drafted', authors.provider, { show_author_names: false }))
    expect(await told()).toBe(before + 1)
    await publish(server, await putInsight(server.db, 'drafted', authors.provider))
    expect(await told()).toBe(before + 1)
  })
})

describe('counters', () => {
  const cardOf = async (n: number) => (await server.guest.get(`/api/v2/insight-providers/${seedId('accounts', n)}`)).body.data.attributes
  const countFor = async (name: string, n: number) =>
    (await (await server.as(name)).get(`/api/v2/accounts/${seedId('accounts', n)}`)).body.data.attributes['insights-count']

  test('that others see count named insights alone, at every step of a life', async () => {
    const seen = async () => ({
      own: await countFor('provider-2', authors['provider-2']),
      staff: await countFor('editor', authors['provider-2']),
      reader: await countFor('investor', authors['provider-2']),
      card: (await cardOf(authors['provider-2']))['insights-count'],
    })
    const { own, staff, reader, card } = await seen()
    expect([own, reader]).toEqual([staff, card])
    const plus = (all: number, named: number) => ({ own: own + all, staff: staff + all, reader: reader + named, card: card + named })
    const writer = await server.as('provider-2')
    const editor = await server.as('editor')

    const insight = await putInsight(server.db, 'drafted', authors['provider-2'], { show_author_names: false })
    await publish(server, insight)
    expect(await seen()).toEqual(plus(1, 0))
    await writer.patch(insightPath(insight), patchOf({ 'show-author-names': true }))
    expect(await seen()).toEqual(plus(1, 1))
    await writer.patch(insightPath(insight), patchOf({ 'show-author-names': false }))
    expect(await seen()).toEqual(plus(1, 0))
    const other = await putInsight(server.db, 'drafted', authors['provider-2'])
    await publish(server, other)
    expect(await seen()).toEqual(plus(2, 1))
    for (const id of [insight, other]) {
      expect((await editor.patch(insightPath(id), moveTo('cancelled', { 'status-reason': 'other' }))).status).toBe(200)
    }
    expect(await seen()).toEqual(plus(0, 0))
    expect((await differences(server.db)).filter((one) => one.table === 'accounts')).toEqual([])
  })

  test('of a card are those of the moment, not of the insight before', async () => {
    const { 'published-last-30-days': before, 'coverage-countries': covered } = await cardOf(authors.wing)
    expect(covered).not.toContain('IS')
    const insight = await putInsight(server.db, 'drafted', authors.wing, { countries: ['IS'] })
    await publish(server, insight)
    expect((await cardOf(authors.wing))['published-last-30-days']).toBe(before + 1)
    expect((await cardOf(authors.wing))['coverage-countries']).toContain('IS')
    await (await server.as('editor')).patch(insightPath(insight), moveTo('cancelled', { 'status-reason': 'other' }))
    expect((await cardOf(authors.wing))['published-last-30-days']).toBe(before)
    expect((await cardOf(authors.wing))['coverage-countries']).not.toContain('IS')
  })

  test('agree with their rows after many changes at once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => putInsight(server.db, 'published', authors.lead)))
    const lead = await server.as('lead')
    await Promise.all(
      ids.flatMap((id) => [false, true, false].map((names) => lead.patch(insightPath(id), patchOf({ 'show-author-names': names })))),
    )
    expect((await differences(server.db)).filter((one) => one.counter.endsWith('insights_count') && one.table === 'accounts')).toEqual([])
  })
})
