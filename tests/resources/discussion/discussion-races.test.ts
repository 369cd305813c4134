/** Whatever many accounts do to one discussion at once, no request fails and the counters hold what is there. */
import { beforeAll, describe, expect, test } from 'vitest'
import { differences } from '../../../src/database/recount.ts'
import { crowdOf } from '../../support/crowd.ts'
import { authors, freshClient, insightPath, patchOf, putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const crowd: Client[] = []
let investor: Client

beforeAll(async () => {
  investor = await server.as('investor')
  for (const { client } of await crowdOf(server, 100)) crowd.push(client)
})

const say = (client: Client, insight: string, parent?: string): Promise<Answer> =>
  client.post('/api/v1/comments', {
    data: {
      type: 'comments',
      attributes: { body: 'At once.' },
      relationships: {
        commentable: { data: { type: 'insights', id: insight } },
        ...(parent ? { parent: { data: { type: 'comments', id: parent } } } : {}),
      },
    },
  })
const insight = () => putInsight(server.db, 'published', authors['provider-2'], { detail: '<p>One.</p><p>Two.</p>' })
const statuses = (answers: readonly Answer[]): number[] => [...new Set(answers.map((one) => one.status))]
const likes = async (id: string) => (await investor.get(`/api/v1/comments/${id}`)).body.data.attributes['likes-count']
const discussed = async (id: string) => {
  const { attributes: of } = (await investor.get(insightPath(id))).body.data
  return [of['comments-count'], of['annotations-count'], of['total-discussions']]
}
const agreed = async () =>
  expect((await differences(server.db)).filter((one) => /^(likes|replies|comments|annotations)_count$/.test(one.counter))).toEqual([])

describe('at once', () => {
  test('100 likes by as many accounts are 100, taken back none; 100 by one account are one', async () => {
    const { id } = (await say(investor, await insight())).body.data
    const all = (clients: readonly Client[], action: string) =>
      Promise.all(clients.map((one) => one.patch(`/api/v2/comments/${id}/${action}`)))
    expect(statuses(await all(crowd, 'like'))).toEqual([200])
    expect(await likes(id)).toBe(100)
    expect(statuses(await all(crowd, 'unlike'))).toEqual([200])
    expect(await likes(id)).toBe(0)
    const same = Array.from({ length: 100 }, () => crowd[0]!)
    expect(statuses(await all(same, 'like'))).toEqual([200])
    expect(await likes(id)).toBe(1)
    await agreed()
  })

  test('100 comments and replies are each counted', async () => {
    const about = await insight()
    const { id } = (await say(investor, about)).body.data
    const answers = await Promise.all(crowd.map((one, index) => say(one, about, index % 2 ? id : undefined)))
    expect(statuses(answers)).toEqual([201])
    expect(await discussed(about)).toEqual([101, 0, 101])
    expect((await investor.get(`/api/v1/comments/${id}`)).body.data.attributes['replies-count']).toBe(50)
    await agreed()
  })

  test('one deletes and one replies: either it is gone and takes no reply, or it has one and stays', async () => {
    const about = await insight()
    for (let round = 0; round < 20; round++) {
      const { id } = (await say(investor, about)).body.data
      const deleting = () => investor.delete(`/api/v1/comments/${id}`)
      const replying = () => say(crowd[round]!, about, id)
      const [first, second] = await Promise.all(round % 2 ? [deleting(), replying()] : [replying(), deleting()])
      const [deleted, replied] = round % 2 ? [first!, second!] : [second!, first!]
      expect([
        [204, 422],
        [409, 201],
      ]).toContainEqual([deleted.status, replied.status])
    }
    await agreed()
  })

  test('removals, likes, replies and deletions of one thread leave counters that agree', async () => {
    const about = await insight()
    const { id } = (await say(investor, about)).body.data
    const editor = await server.as('editor')
    const own = await Promise.all(crowd.slice(0, 20).map(async (one) => (await say(one, about, id)).body.data.id as string))
    const answers = await Promise.all([
      ...own.map((one, index) =>
        index % 2 ? crowd[index]!.delete(`/api/v1/comments/${one}`) : editor.patch(`/api/v2/comments/${one}/remove`),
      ),
      ...own.map((one, index) => crowd[index + 20]!.patch(`/api/v2/comments/${one}/like`)),
      ...crowd.slice(40, 60).map((one) => say(one, about, id)),
      editor.patch(`/api/v2/comments/${id}/remove`),
      editor.patch(`/api/v2/comments/${id}/remove`),
    ])
    expect(answers.filter((one) => ![200, 201, 204, 404, 409].includes(one.status))).toEqual([])
    await agreed()
  })

  test('100 annotations are each counted while a correction moves them', async () => {
    const about = await insight()
    const annotators = await server.db.selectFrom('accounts').select('id').where('first_name', '=', 'Crowd').execute()
    const clients = await Promise.all(annotators.map(({ id }) => freshClient(server, id)))
    const made = clients.map((one, index) =>
      one.post('/api/v2/annotations', {
        data: {
          type: 'annotations',
          attributes: { message: 'x', 'annotable-attribute': 'detail', 'section-id': 1, starred: false, secret: index % 2 === 1 },
          relationships: {
            annotator: { data: { type: 'accounts', id: annotators[index]!.id } },
            annotable: { data: { type: 'insights', id: about } },
          },
        },
      }),
    )
    const corrected = (await server.as('editor')).patch(
      insightPath(about),
      patchOf({ detail: '<p>Ahead.</p><p>One.</p><p>Two.</p>', 'status-reason': 'A word ahead.' }),
    )
    expect(statuses(await Promise.all(made))).toEqual([201])
    expect((await corrected).status).toBe(200)
    expect(await discussed(about)).toEqual([0, 50, 50])
    await agreed()
  })

  test('a draft is deleted while its reviewers speak: nothing of them is left', async () => {
    for (let round = 0; round < 5; round++) {
      const about = await putInsight(server.db, 'in-review')
      const [peer, author] = await Promise.all([server.as('provider-2'), server.as('provider')])
      const [, deleted, ...said] = await Promise.all([
        say(peer, about),
        author.delete(insightPath(about)),
        say(peer, about),
        say(author, about),
      ])
      expect(deleted.status).toBe(204)
      expect(said.filter((one) => ![201, 422].includes(one.status))).toEqual([])
      const left = await server.db.selectFrom('comments').select('id').where('commentable_id', '=', about).execute()
      expect(left).toEqual([])
    }
  })

  test('what is deleted while others begin to follow it is followed by nobody', async () => {
    const [provider, editor, admin] = await Promise.all(['provider', 'entity-editor', 'admin'].map((name) => server.as(name)))
    const made = async (client: Client, path: string, type: string, attributes: object): Promise<[Client, string, string]> => {
      const { id } = (await client.post(path, { data: { type, attributes } })).body.data
      return [client, `${path}/${id}`, id as string]
    }
    const entity = { 'short-name': 'Gone', 'pretty-name': 'Gone Holdings', country: 'JP', sector: 'industrials' }
    const ways: Record<string, () => Promise<[Client, string, string]>> = {
      insights: async () => {
        const id = await putInsight(server.db, 'in-review')
        return [provider!, insightPath(id), id]
      },
      collections: () => made(investor, '/api/v1/collections', 'collections', { name: 'Gone', visibility: 'public' }),
      entities: () => made(editor!, '/api/v1/entities', 'entities', entity),
      companies: () => made(admin!, '/api/v1/companies', 'companies', { name: 'Gone', kind: 'issuer', country: 'JP' }),
    }
    const followers = [await server.as('provider-2'), ...crowd.slice(0, 3)]
    for (const [type, make] of Object.entries(ways)) {
      for (let round = 0; round < 6; round++) {
        const [owner, path, id] = await make()
        const follow = (client: Client) =>
          client.post('/api/v2/follows', { data: { type: 'follows', relationships: { followable: { data: { type, id } } } } })
        const [first, second, gone, ...others] = await Promise.all([
          ...followers.slice(0, 2).map(follow),
          owner.delete(path),
          ...followers.slice(2).map(follow),
        ])
        expect([type, gone!.status]).toEqual([type, 204])
        expect([first!, second!, ...others].filter((one) => ![201, 422].includes(one.status))).toEqual([])
        expect(await server.db.selectFrom('follows').select('id').where('followable_id', '=', id).execute()).toEqual([])
      }
    }
    expect((await differences(server.db)).filter((one) => one.counter === 'following_count')).toEqual([])
  })
})
