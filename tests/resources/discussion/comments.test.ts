import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import { authors, codesOf, detailsOf, freshClient, insightPath, minutesFromNow, moveTo, putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v1/comments'
const v2 = (id: string, action = '') => `/api/v2/comments/${id}${action}`

let investor: Client
let other: Client
let provider: Client
let editor: Client
beforeAll(async () => {
  investor = await server.as('investor')
  other = await server.as('investor-2')
  provider = await server.as('provider')
  editor = await server.as('editor')
})

const about = (id: string, type = 'insights') => ({ commentable: { data: { type, id } } })
const say = (client: Client, id: string, body = 'A question.', parent?: string, type?: string): Promise<Answer> =>
  client.post(path, {
    data: {
      type: 'comments',
      attributes: { body },
      relationships: { ...about(id, type), ...(parent ? { parent: { data: { type: 'comments', id: parent } } } : {}) },
    },
  })
async function said(client: Client, id: string, body?: string, parent?: string): Promise<string> {
  const answer = await say(client, id, body, parent)
  expect(answer.status).toBe(201)
  return answer.body.data.id
}
const rewrite = (body: string) => ({ data: { type: 'comments', attributes: { body } } })
const attributes = async (client: Client, id: string) => (await client.get(`${path}/${id}`)).body.data.attributes
const idsOf = (answer: Answer): string[] => answer.body.data.map((one: { id: string }) => one.id)
const counts = async (id: string) => {
  const { attributes: of } = (await investor.get(insightPath(id))).body.data
  return [of['comments-count'], of['annotations-count'], of['total-discussions']]
}
const age = (id: string) => setColumns(server.db, 'comments', id, { created_at: minutesFromNow(-16) })

describe('a thread', () => {
  test('begins with a comment, has replies of one depth, and is counted', async () => {
    const insight = await putInsight(server.db, 'published')
    const first = await say(investor, insight, 'Is **that** so?')
    expect(first.status).toBe(201)
    expect(first.body.data.attributes).toMatchObject({
      ...{ body: 'Is **that** so?', 'body-html': '<p>Is <strong>that</strong> so?</p>', status: 'visible', depth: 0 },
      ...{ 'is-review': false, 'is-removed': false, 'likes-count': 0, 'is-liked': false, 'replies-count': 0 },
      ...{ 'edited-at': null, 'removed-at': null, 'removed-by': null },
    })
    const { id, links, relationships } = first.body.data
    expect(links.self).toBe(`${server.url}${path}/${id}`)
    expect((await investor.get(links.self)).body.data).toEqual(first.body.data)
    expect((await investor.get(relationships.commentable.links.related)).body.data).toMatchObject({ type: 'insights', id: insight })
    expect((await investor.get(relationships.account.links.self)).body.data.id).toBe(seedId('accounts', 1))

    const reply = await said(provider, insight, 'It is.', id)
    const below = await said(other, insight, 'Thank you.', reply)
    for (const one of [reply, below]) {
      expect((await attributes(other, one)).depth).toBe(1)
      expect((await other.get(`${path}/${one}/relationships/parent`)).body.data).toEqual({ type: 'comments', id })
    }
    expect(idsOf(await other.get(`${path}/${id}/replies`))).toEqual([reply, below])
    expect((await attributes(other, id))['replies-count']).toBe(2)
    expect(idsOf(await other.get(`${insightPath(insight)}/comment-threads`))).toEqual([id])
    expect(await counts(insight)).toEqual([3, 0, 3])
  })

  test('stays below what it is about, which can be news too', async () => {
    const [one, two] = [await putInsight(server.db, 'published'), await putInsight(server.db, 'published')]
    const parent = await said(investor, one)
    const elsewhere = await say(other, two, 'x', parent)
    expect([elsewhere.status, ...codesOf(elsewhere)]).toEqual([422, '100'])
    const news = await say(investor, seedId('entity-news', 1), 'On news.', undefined, 'entity-news')
    expect((await other.get(`${path}/${news.body.data.id}/commentable`)).body.data.type).toBe('entity-news')
    const mistaken = await say(investor, seedId('entity-news', 1), 'x')
    expect([mistaken.status, ...codesOf(mistaken)]).toEqual([422, '103'])
    expect((await say(await server.as('corporate'), seedId('entity-news', 2), 'Early.', undefined, 'entity-news')).status).toBe(409)
  })

  test('mentions whom its writer sees, and nobody once it is removed', async () => {
    const insight = await putInsight(server.db, 'published')
    const id = await said(investor, insight, '@kenji-morikawa and @amelia-hartnoll, not @marcus-oyelaran nor a@kenji-morikawa or @nobody')
    const mentioned = async () => idsOf(await investor.get(`${path}/${id}/mentions`))
    expect(await mentioned()).toEqual([seedId('accounts', 5), seedId('accounts', 4)])
    await investor.patch(v2(id), rewrite('@kenji-morikawa alone'))
    expect(await mentioned()).toEqual([seedId('accounts', 4)])
    await investor.patch(v2(id, '/remove'))
    expect(await mentioned()).toEqual([])
  })
})

describe('who may comment', () => {
  test('is decided by the policies of both companies, by restrictions and by the role', async () => {
    const insight = await putInsight(server.db, 'published', authors.wing, { primary_entity_id: seedId('entities', 3) })
    for (const name of ['lukas.hofstede', 'corporate', 'compliance']) {
      expect([name, (await say(await server.as(name), insight)).status]).toEqual([name, 403])
    }
    const closed = (policy: object) => setColumns(server.db, 'companies', seedId('companies', 3), { policy: JSON.stringify(policy) })
    await closed({ 'allow-comments': false })
    expect((await say(investor, insight)).status).toBe(403)
    await closed({ 'allow-comments': true })
    expect((await say(investor, insight)).status).toBe(201)
    expect((await server.guest.post(path, {})).status).toBe(401)
    expect(await counts(insight)).toEqual([1, 0, 1])
  })

  test('on what is not published: nobody, 422 where it is not seen', async () => {
    for (const state of ['drafted', 'approved', 'cancelled'] as const) {
      const insight = await putInsight(server.db, state)
      const unseen = await say(investor, insight)
      expect([state, unseen.status, ...codesOf(unseen)]).toEqual([state, 422, '103'])
      expect([state, (await say(provider, insight)).status]).toEqual([state, 409])
    }
  })

  test('a restricted reader sees no comments, the counts are the same', async () => {
    const insight = await putInsight(server.db, 'published', authors['provider-2'])
    const id = await said(investor, insight)
    const delayed = await server.as('investor-delayed')
    expect((await delayed.get(`${path}/${id}`)).status).toBe(404)
    expect(idsOf(await delayed.get(`${insightPath(insight)}/comments`))).toEqual([])
    expect(idsOf(await delayed.get(`${path}?filter[commentable-id]=${insight}`))).toEqual([])
    expect((await delayed.patch(v2(id, '/like'))).status).toBe(404)
    expect((await delayed.get(insightPath(insight))).body.data.attributes['comments-count']).toBe(1)
  })
})

describe('a review', () => {
  test('is between providers and editors, counts nowhere, and is hidden once the insight is published', async () => {
    const insight = await putInsight(server.db, 'in-review')
    const peer = await server.as('provider-2')
    const id = await said(peer, insight, 'The second table is wrong.')
    const reply = await said(editor, insight, 'It is.', id)
    for (const client of [peer, provider, editor]) {
      expect((await attributes(client, id))['is-review']).toBe(true)
      expect(idsOf(await client.get(`${path}?filter[review]=true&filter[commentable-id]=${insight}`))).toEqual([id, reply])
      expect(idsOf(await client.get(`${path}?filter[review]=false&filter[commentable-id]=${insight}`))).toEqual([])
    }
    expect((await investor.get(`${path}/${id}`)).status).toBe(404)
    for (const state of ['approved', 'published'] as const)
      expect((await editor.patch(insightPath(insight), moveTo(state))).status).toBe(200)
    for (const client of [peer, provider, editor, investor]) expect((await client.get(`${path}/${id}`)).status).toBe(404)
    expect(idsOf(await provider.get(`${insightPath(insight)}/comments`))).toEqual([])
    expect(await counts(insight)).toEqual([0, 0, 0])
  })
})

describe('its author', () => {
  test('changes it for 15 minutes; what it said before is kept', async () => {
    const id = await said(investor, await putInsight(server.db, 'published'), 'First.')
    expect((await other.patch(v2(id), rewrite('Mine.'))).status).toBe(403)
    const changed = await investor.patch(v2(id), rewrite('Second.'))
    expect(changed.body.data.attributes).toMatchObject({ body: 'Second.', 'body-html': '<p>Second.</p>' })
    const { 'edited-at': edited } = changed.body.data.attributes
    expect(edited).not.toBeNull()
    expect((await investor.patch(v2(id), rewrite('Second.'))).body.data.attributes['edited-at']).toBe(edited)
    await age(id)
    expect((await investor.patch(v2(id), rewrite('Third.'))).status).toBe(409)
    const kept = await server.db.selectFrom('comment_revisions').select('body').where('comment_id', '=', id).execute()
    expect(kept).toEqual([{ body: 'First.' }])
  })

  test('deletes it for 15 minutes as long as it has no replies; an admin later too', async () => {
    const insight = await putInsight(server.db, 'published')
    const id = await said(investor, insight)
    const reply = await said(other, insight, 'A reply.', id)
    expect((await other.delete(`${path}/${id}`)).status).toBe(403)
    expect((await investor.delete(`${path}/${id}`)).status).toBe(409)
    expect((await other.delete(`${path}/${reply}`)).status).toBe(204)
    expect(await counts(insight)).toEqual([1, 0, 1])
    await age(id)
    expect((await investor.delete(`${path}/${id}`)).status).toBe(409)
    expect((await (await server.as('admin')).delete(`${path}/${id}`)).status).toBe(204)
    expect((await investor.get(`${path}/${id}`)).status).toBe(404)
    expect(await counts(insight)).toEqual([0, 0, 0])
  })

  test('deletes one that was removed, which is counted no more already', async () => {
    const insight = await putInsight(server.db, 'published')
    const [id] = [await said(investor, insight), await said(other, insight)]
    expect((await editor.patch(v2(id, '/remove'))).status).toBe(200)
    expect((await investor.delete(`${path}/${id}`)).status).toBe(204)
    expect(await counts(insight)).toEqual([1, 0, 1])
  })

  test('changes it no more as a compliance officer', async () => {
    const writer = await freshClient(server, seedId('accounts', 24))
    const id = await said(writer, await putInsight(server.db, 'published'))
    await setColumns(server.db, 'accounts', seedId('accounts', 24), { roles: ['compliance-officer'] })
    const officer = await freshClient(server, seedId('accounts', 24))
    expect((await officer.patch(v2(id), rewrite('As an officer.'))).status).toBe(403)
    await setColumns(server.db, 'accounts', seedId('accounts', 24), { roles: [] })
  })
})

describe('a removed comment', () => {
  test.each([
    ['investor', 'author'],
    ['editor', 'editor'],
    ['admin', 'admin'],
  ])('of investor, by %s, loses its text and its author and keeps its replies', async (name, by) => {
    const insight = await putInsight(server.db, 'published')
    const id = await said(investor, insight, 'Something rash.')
    const reply = await said(provider, insight, 'Please.', id)
    await age(id)
    expect((await other.patch(v2(id, '/remove'))).status).toBe(403)
    const removed = await (await server.as(name)).patch(v2(id, '/remove'))
    expect(removed.status).toBe(200)
    const gone = { body: null, 'body-html': null, status: 'removed', 'is-removed': true, 'removed-by': by }
    expect(removed.body.data.attributes).toMatchObject(gone)
    expect((await (await server.as(name)).patch(v2(id, '/remove'))).body.data.attributes).toEqual(removed.body.data.attributes)
    expect((await investor.get(`${path}/${id}/account`)).body.data).toBeNull()
    expect(idsOf(await other.get(`${path}/${id}/replies`))).toEqual([reply])
    const byAuthor = `${path}?filter[account-id]=${seedId('accounts', 1)}&filter[commentable-id]=${insight}`
    for (const client of [other, editor]) expect(idsOf(await client.get(byAuthor))).toEqual([])
    expect(await counts(insight)).toEqual([1, 0, 1])
    expect((await say(other, insight, 'Too late.', id)).status).toBe(409)
    expect((await other.patch(v2(id, '/like'))).status).toBe(409)
    expect((await investor.patch(v2(id), rewrite('Again.'))).status).toBe(409)
    const kept = await server.db.selectFrom('comment_revisions').select('body').where('comment_id', '=', id).execute()
    expect(kept).toEqual([{ body: 'Something rash.' }])
  })

  test('cannot be written anew, not even in the minutes in which a comment can be changed', async () => {
    const id = await said(investor, await putInsight(server.db, 'published'))
    expect((await investor.patch(v2(id, '/remove'))).status).toBe(200)
    const refused = await investor.patch(v2(id), rewrite('Again.'))
    expect([refused.status, detailsOf(refused)]).toEqual([409, ['This comment was removed.']])
  })

  test('may be removed by the team lead of its author, and not by another', async () => {
    const id = await said(provider, await putInsight(server.db, 'published'))
    expect((await (await server.as('theodora.mavridis')).patch(v2(id, '/remove'))).status).toBe(403)
    const removed = await (await server.as('lead')).patch(v2(id, '/remove'))
    expect(removed.body.data.attributes['removed-by']).toBe('team-lead')
  })
})

describe('a like', () => {
  test('counts once for each account, and not for the own comment', async () => {
    const id = await said(investor, await putInsight(server.db, 'published'))
    const liked = ({ body }: Answer) => [body.data.attributes['likes-count'], body.data.attributes['is-liked']]
    expect(liked(await other.patch(v2(id, '/like')))).toEqual([1, true])
    expect(liked(await other.patch(v2(id, '/like')))).toEqual([1, true])
    expect(liked(await provider.get(`${path}/${id}`))).toEqual([1, false])
    expect(liked(await other.patch(v2(id, '/unlike')))).toEqual([0, false])
    expect(liked(await other.patch(v2(id, '/unlike')))).toEqual([0, false])
    for (const action of ['/like', '/unlike']) expect(codesOf(await investor.patch(v2(id, action)))).toEqual(['100'])
    await other.patch(v2(id, '/like'))
    await editor.patch(v2(id, '/remove'))
    expect(liked(await other.patch(v2(id, '/unlike')))).toEqual([0, false])
  })
})

describe('the list', () => {
  test('is filtered and sorted', async () => {
    const insight = await putInsight(server.db, 'published')
    const [first, second, third] = [await said(investor, insight), await said(other, insight), await said(investor, insight)]
    await provider.patch(v2(second, '/like'))
    const list = async (query: string, client = provider) => idsOf(await client.get(`${path}?filter[commentable-id]=${insight}${query}`))
    expect(await list('')).toEqual([first, second, third])
    expect(await list('&sort=-likes-count')).toEqual([second, third, first])
    expect(await list(`&filter[account-id]=${seedId('accounts', 1)}`)).toEqual([first, third])
    // Who is not shown is not found by what it says either.
    expect(await list(`&filter[account-id]=${seedId('accounts', 1)},${seedId('accounts', 2)}`, other)).toEqual([second])
    expect(await list('&filter[commentable-type]=entity-news')).toEqual([])
    expect(await list('&page[size]=1&page[number]=2')).toEqual([second])
  })
})

describe('the text', () => {
  test.each([
    ['*a* ~~b~~ `c`', '<p><em>a</em> <del>b</del> <code>c</code></p>'],
    ['one\ntwo\n\nthree', '<p>one<br />two</p>\n<p>three</p>'],
    ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['> quoted', '<blockquote>\n<p>quoted</p>\n</blockquote>'],
    ['# no heading', '<p># no heading</p>'],
    ['[x](https://a.example)', '<p><a href="https://a.example" rel="nofollow noopener noreferrer">x</a></p>'],
    ['[x](javascript:alert(1))', '<p><a rel="nofollow noopener noreferrer">x</a></p>'],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
    ['a < b && c', '<p>a &lt; b &amp;&amp; c</p>'],
  ])('%j becomes %j', async (body, html) => {
    const id = await said(investor, seedId('insights', 1), body)
    expect((await attributes(investor, id))['body-html']).toBe(html)
  })

  test('may have five hundred marks of emphasis and no more', async () => {
    const most = await say(investor, seedId('insights', 1), '*a* '.repeat(250))
    expect(most.status).toBe(201)
    for (const body of ['*a* '.repeat(251), '*_a'.repeat(3_333), '__*a'.repeat(2_500), '_a'.repeat(5_000)]) {
      const answer = await say(investor, seedId('insights', 1), body)
      expect([answer.status, ...codesOf(answer)]).toEqual([422, '100'])
    }
  })

  test('may have a hundred lines of hyphens and no more', async () => {
    expect((await say(investor, seedId('insights', 1), 'a\n|-\n'.repeat(100))).status).toBe(201)
    for (const body of ['a\n|-\n'.repeat(101), 'a|a\n:-: | -\n'.repeat(500), '|-\n'.repeat(3_333)]) {
      const answer = await say(investor, seedId('insights', 1), body)
      expect([answer.status, ...codesOf(answer)]).toEqual([422, '100'])
    }
  })

  test.each(['> '.repeat(4_000), '- '.repeat(4_000), `${'*'.repeat(4_000)}a${'*'.repeat(4_000)}`, '>'.repeat(300)])(
    'that nests too deep is refused',
    async (body) => {
      const answer = await say(investor, seedId('insights', 1), `${body}a`)
      expect([answer.status, ...codesOf(answer)]).toEqual([422, '100'])
    },
  )
})

test('a comment of somebody whom the reader does not see says which kind of firm and country it comes from', async () => {
  const insight = await putInsight(server.db, 'published')
  const id = await said(investor, insight, 'A question about the table.')
  const origin = async (client: Client) => {
    const { data } = (await client.get(`${path}/${id}`)).body
    const { data: account } = (await client.get(`${path}/${id}/account`)).body
    return [data.attributes['account-firm-type'], data.attributes['account-country'], account?.id ?? null]
  }
  expect(await origin(await server.as('investor-2'))).toEqual(['investor-firm', expect.stringMatching(/^[A-Z]{2}$/), null])
  expect(await origin(investor)).toEqual([null, null, seedId('accounts', 1)])
  expect(await origin(await server.as('editor'))).toEqual([null, null, seedId('accounts', 1)])
})

test('a mention that comes with an edit is told of, and one that was there already is not told again', async () => {
  const insight = await putInsight(server.db, 'published')
  const id = await said(investor, insight, 'See what @amelia-hartnoll says.')
  const told = async (n: number) =>
    (
      await server.db
        .selectFrom('notifications')
        .select('times_told')
        .where('key', '=', 'comment.mentioned')
        .where('trackable_id', '=', id)
        .where('account_id', '=', seedId('accounts', n))
        .execute()
    ).map((one) => one.times_told)
  expect([await told(5), await told(4)]).toEqual([[1], []])
  expect((await investor.patch(v2(id), rewrite('See what @amelia-hartnoll and @kenji-morikawa say.'))).status).toBe(200)
  expect([await told(5), await told(4)]).toEqual([[1], [1]])
})

test('a comment that was removed is restored by an editor, with its text, its mentions and its count', async () => {
  const insight = await putInsight(server.db, 'published')
  const id = await said(investor, insight, 'Ask @amelia-hartnoll.')
  const before = (await other.get(`${path}/${id}`)).body.data
  const editor = await server.as('editor')
  expect((await editor.patch(v2(id, '/remove'))).status).toBe(200)
  expect(await counts(insight)).toEqual([0, 0, 0])
  for (const client of [investor, other]) expect((await client.patch(v2(id, '/restore'))).status).toBe(403)
  for (let time = 0; time < 2; time++) expect((await editor.patch(v2(id, '/restore'))).status).toBe(200)
  const after = (await other.get(`${path}/${id}`)).body.data
  expect({ ...after.attributes, 'updated-at': null }).toEqual({ ...before.attributes, 'updated-at': null })
  expect(idsOf(await other.get(`${path}/${id}/mentions`))).toEqual([seedId('accounts', 5)])
  expect(await counts(insight)).toEqual([1, 0, 1])
})

test('the comment that was removed in the demo set is restored as any other', async () => {
  const { status, body } = await (await server.as('editor')).patch(v2(seedId('comments', 9), '/restore'))
  expect([status, body.data.attributes.status]).toEqual([200, 'visible'])
  expect(body.data.attributes.body).toMatch(/block/)
})

test('a comment that is restored mentions whom its writer sees, not whom the editor does', async () => {
  const insight = await putInsight(server.db, 'published')
  const { slug } = (await (await server.as('admin')).get(`/api/v2/accounts/${seedId('accounts', 2)}`)).body.data.attributes
  const id = await said(investor, insight, `Ask @${slug} and @amelia-hartnoll.`)
  const mentioned = async () => idsOf(await editor.get(`${path}/${id}/mentions`))
  expect(await mentioned()).toEqual([seedId('accounts', 5)])
  for (const step of ['/remove', '/restore']) expect((await editor.patch(v2(id, step))).status).toBe(200)
  expect(await mentioned()).toEqual([seedId('accounts', 5)])
  await setColumns(server.db, 'accounts', seedId('accounts', 5), { status: 'suspended' })
  for (const step of ['/remove', '/restore']) expect((await editor.patch(v2(id, step))).status).toBe(200)
  expect(await mentioned()).toEqual([])
  await setColumns(server.db, 'accounts', seedId('accounts', 5), { status: 'active' })
})
