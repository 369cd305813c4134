/** What the discussion leaves in the activities, and whom it is news for. */
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import { putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const account = (n: number): string => seedId('accounts', n)

let investor: Client
let other: Client
let provider: Client
beforeAll(async () => {
  investor = await server.as('investor')
  other = await server.as('investor-2')
  provider = await server.as('provider')
})

async function say(client: Client, insight: string, body = 'A question.', parent?: string): Promise<string> {
  const relationships = {
    commentable: { data: { type: 'insights', id: insight } },
    ...(parent ? { parent: { data: { type: 'comments', id: parent } } } : {}),
  }
  const answer = await client.post('/api/v1/comments', { data: { type: 'comments', attributes: { body }, relationships } })
  expect(answer.status).toBe(201)
  return answer.body.data.id
}

async function annotate(insight: string, secret: boolean): Promise<string> {
  const attributes = { message: 'x', 'annotable-attribute': 'detail', 'section-id': 0, starred: false, secret }
  const relationships = {
    annotator: { data: { type: 'accounts', id: account(1) } },
    annotable: { data: { type: 'insights', id: insight } },
  }
  const answer = await investor.post('/api/v2/annotations', { data: { type: 'annotations', attributes, relationships } })
  expect(answer.status).toBe(201)
  return answer.body.data.id
}

const told = async (id: string) => {
  const rows = await server.db
    .selectFrom('notifications')
    .select(['key', 'account_id'])
    .where('trackable_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map((one) => [one.key, one.account_id])
}
const done = async (id: string) => {
  const columns = ['key', 'owner_id', 'recipient_id'] as const
  const rows = await server.db.selectFrom('activities').select(columns).where('trackable_id', '=', id).orderBy('id').execute()
  return rows.map((one) => [one.key, one.owner_id, one.recipient_id])
}

describe('a comment', () => {
  test('is news for the author, a reply for those in the thread, and each is told once', async () => {
    const insight = await putInsight(server.db, 'published')
    const first = await say(investor, insight)
    expect(await told(first)).toEqual([['comment.created', account(4)]])
    expect(await done(first)).toEqual([['comment.create', account(1), account(4)]])

    const second = await say(other, insight, 'Another view.', first)
    expect(await told(first)).toContainEqual(['comment.replied', account(1)])
    expect(await told(second)).toEqual([['comment.created', account(4)]])
    expect(await done(second)).toEqual([['comment.reply', account(2), account(1)]])

    const third = await say(provider, insight, 'An answer to both, and to @amelia-hartnoll.', second)
    expect(await told(third)).toEqual([['comment.mentioned', account(5)]])
    expect(await told(first)).toEqual(
      expect.arrayContaining([
        ['comment.replied', account(1)],
        ['comment.replied', account(2)],
      ]),
    )
  })

  test('is no reply for whoever had said something that was removed', async () => {
    const insight = await putInsight(server.db, 'published')
    const first = await say(investor, insight)
    const second = await say(other, insight, 'Another view.', first)
    await (await server.as('editor')).patch(`/api/v2/comments/${second}/remove`)
    await say(provider, insight, 'An answer.', first)
    const replied = (await told(first)).filter(([key]) => key === 'comment.replied').map(([, to]) => to)
    expect(new Set(replied)).toEqual(new Set([account(1)]))
  })

  test('that mentions the author is told as that alone', async () => {
    const id = await say(investor, await putInsight(server.db, 'published'), '@kenji-morikawa, is that so?')
    expect(await told(id)).toEqual([['comment.mentioned', account(4)]])
  })

  test('of a review is told to providers alone', async () => {
    const id = await say(await server.as('editor'), await putInsight(server.db, 'in-review'), 'See @ingrid-vester and @amelia-hartnoll.')
    expect(await told(id)).toEqual(
      expect.arrayContaining([
        ['comment.mentioned', account(5)],
        ['comment.created', account(4)],
      ]),
    )
    expect(await told(id)).toHaveLength(2)
  })

  test('that is liked or removed leaves an activity; its writer is told of the like', async () => {
    const id = await say(investor, await putInsight(server.db, 'published'))
    for (const action of ['like', 'like', 'unlike', 'like']) await other.patch(`/api/v2/comments/${id}/${action}`)
    for (let time = 0; time < 2; time++) await (await server.as('editor')).patch(`/api/v2/comments/${id}/remove`)
    expect(await done(id)).toEqual([
      ['comment.create', account(1), account(4)],
      ['comment.like', account(2), account(1)],
      ['comment.like', account(2), account(1)],
      ['comment.remove', account(9), account(1)],
    ])
    expect(await told(id)).toEqual([
      ['comment.created', account(4)],
      ['comment.liked', account(1)],
    ])
  })
})

describe('an annotation', () => {
  test('is recorded; the author learns of an open one where its company allows that', async () => {
    const insight = await putInsight(server.db, 'published')
    const [open, secret] = [await annotate(insight, false), await annotate(insight, true)]
    expect(await told(open)).toEqual([['annotation.created', account(4)]])
    expect(await told(secret)).toEqual([])
    expect(await done(insight)).toEqual([
      ['insight.annotate', account(1), account(4)],
      ['insight.annotate', account(1), null],
    ])
    const closed = JSON.stringify({ 'allow-open-annotations': false })
    await setColumns(server.db, 'companies', seedId('companies', 1), { policy: closed })
    expect(await told(await annotate(insight, false))).toEqual([])
  })
})
