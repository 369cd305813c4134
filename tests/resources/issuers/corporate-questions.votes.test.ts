import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { differences, mend } from '../../../src/database/recount.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import { crowdOf } from '../../support/crowd.ts'
import { codesOf } from '../../support/insight-rows.ts'
import { followQuestion, putQuestion, questionPath } from '../../support/question-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const account = (n: number): string => seedId('accounts', n)
const vote = (client: Client, id: string): Promise<Answer> => client.patch(questionPath(id, '/vote'))
const unvote = (client: Client, id: string): Promise<Answer> => client.patch(questionPath(id, '/unvote'))
const tally = ({ status, body }: Answer) => [status, body.data.attributes['votes-count'], body.data.attributes['my-vote']]
const code = (answer: Answer) => [answer.status, ...codesOf(answer)]
const times = (count: number, one: () => Promise<Answer>) => Promise.all(Array.from({ length: count }, one))
const statuses = (answers: readonly Answer[]): number[] => [...new Set(answers.map((one) => one.status))].sort()
const wrong = async () => (await differences(server.db)).filter(({ counter }) => ['votes_count', 'following_count'].includes(counter))

let investor: Client
let other: Client
let provider: Client
let manager: Client
let crowd: { id: string; client: Client }[]
beforeAll(async () => {
  const names = ['investor', 'investor-2', 'provider', 'corporate'] as const
  ;[investor, other, provider, manager] = (await Promise.all(names.map((name) => server.as(name)))) as [Client, Client, Client, Client]
  crowd = await crowdOf(server, 30)
})

describe('a vote for a question', () => {
  test('is given, repeated and taken back, and each viewer sees the own one', async () => {
    const id = await putQuestion(server.db)
    expect(tally(await other.get(questionPath(id)))).toEqual([200, 0, 0])
    expect(tally(await vote(other, id))).toEqual([200, 1, 1])
    expect(tally(await vote(other, id))).toEqual([200, 1, 1])
    expect(tally(await vote(provider, id))).toEqual([200, 2, 1])
    expect(tally(await investor.get(questionPath(id)))).toEqual([200, 2, 0])
    expect(tally(await unvote(other, id))).toEqual([200, 1, 0])
    expect(tally(await unvote(other, id))).toEqual([200, 1, 0])
    expect(tally(await provider.get(questionPath(id)))).toEqual([200, 1, 1])
  })

  test('is seen as a number by whoever has no account', async () => {
    expect(tally(await server.guest.get(questionPath(seedId('corporate-questions', 1))))).toEqual([200, 2, 0])
  })

  test('does not come from the one who asked, nor from a colleague who may know that', async () => {
    const colleague = await server.as('noor.alhashimi')
    const id = await putQuestion(server.db)
    expect(code(await vote(investor, id))).toEqual([422, '100'])
    expect(code(await unvote(investor, id))).toEqual([422, '100'])
    expect(code(await vote(colleague, id))).toEqual([403, '403'])
    const quiet = await putQuestion(server.db, { anonymize: true })
    expect(code(await vote(investor, quiet))).toEqual([422, '100'])
    expect(tally(await vote(colleague, quiet))).toEqual([200, 1, 1])
  })

  test('is for investors and providers, and for a question that they see', async () => {
    const id = await putQuestion(server.db)
    for (const name of ['corporate', 'editor', 'account-manager']) {
      expect([name, ...code(await vote(await server.as(name), id))]).toEqual([name, 403, '403'])
    }
    expect((await vote(server.guest, id)).status).toBe(401)
    for (const status of ['submitted', 'rejected', 'withdrawn']) {
      expect(code(await vote(other, await putQuestion(server.db, { status })))).toEqual([404, '404'])
    }
  })

  test('is given and taken back while the question is approved or answered', async () => {
    const id = await putQuestion(server.db, { status: 'answered' })
    expect(tally(await vote(other, id))).toEqual([200, 1, 1])
    await manager.patch(questionPath(id), { data: { attributes: { status: 'closed' } } })
    expect(code(await vote(provider, id))).toEqual([409, '409'])
    expect(code(await unvote(other, id))).toEqual([409, '409'])
    expect(tally(await other.get(questionPath(id)))).toEqual([200, 1, 1])
  })

  test('is recorded for the one who votes, and for nobody else to see', async () => {
    const id = await putQuestion(server.db)
    await vote(other, id)
    await vote(other, id)
    const seenBy = async (client: Client) =>
      (await client.get(`/api/v1/activities?filter[key]=corporate_question.vote&filter[trackable-id]=${id}`)).body.data.length as number
    expect([await seenBy(other), await seenBy(investor), await seenBy(manager)]).toEqual([1, 0, 0])
    const { body } = await other.get('/api/v2/accounts/me/export')
    expect(body.data['corporate-question-votes']).toContainEqual(expect.objectContaining({ 'corporate-question-id': id }))
  })

  test('stays counted when its giver leaves, who no longer follows the question', async () => {
    const id = await putQuestion(server.db)
    const leaver = crowd.pop()!
    await vote(leaver.client, id)
    await followQuestion(leaver.client, id)
    const before = (await other.get(questionPath(id))).body.data.attributes
    const left = await (
      await server.as('admin')
    ).patch(`/api/v2/accounts/${leaver.id}`, { data: { attributes: { status: 'deactivated' } } })
    expect(left.status).toBe(200)
    const { attributes } = (await other.get(questionPath(id))).body.data
    expect([before['votes-count'], before['followers-count']]).toEqual([1, 1])
    expect([attributes['votes-count'], attributes['followers-count']]).toEqual([1, 0])
    expect(await wrong()).toEqual([])
  })
})

describe('at once', () => {
  test('25 votes by one account are one, as many by others one each', async () => {
    const id = await putQuestion(server.db)
    const some = crowd.slice(0, 25)
    const answers = await Promise.all([times(25, () => vote(other, id)), ...some.map(({ client }) => vote(client, id))])
    expect(statuses(answers.flat())).toEqual([200])
    expect(tally(await other.get(questionPath(id)))).toEqual([200, 26, 1])
    expect(statuses(await times(25, () => unvote(other, id)))).toEqual([200])
    expect(tally(await other.get(questionPath(id)))).toEqual([200, 25, 0])
    expect(await wrong()).toEqual([])
  })

  test('votes and the end of the question: those that came in time are counted', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await putQuestion(server.db)
      const votes = crowd.slice(0, 10).map(({ client }) => vote(client, id))
      const [closed, ...answers] = await Promise.all([
        manager.patch(questionPath(id), { data: { attributes: { status: 'closed' } } }),
        ...votes,
      ])
      expect(closed.status).toBe(200)
      expect(statuses(answers).filter((one) => one !== 200 && one !== 409)).toEqual([])
      expect(tally(await other.get(questionPath(id)))).toEqual([200, answers.filter((one) => one.status === 200).length, 0])
    }
    expect(await wrong()).toEqual([])
  })

  test('votes, follows and the deletion of the question: nothing of it stays', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await putQuestion(server.db)
      const some = crowd.slice(0, 8)
      const [gone, ...answers] = await Promise.all([
        investor.delete(questionPath(id)),
        ...some.flatMap(({ client }) => [followQuestion(client, id), vote(client, id)]),
      ])
      expect(gone.status).toBe(204)
      expect(statuses(answers).filter((one) => ![200, 201, 404, 422].includes(one))).toEqual([])
      const { rows } = await sql`select account_id from corporate_question_votes where corporate_question_id = ${id}
        union all select follower_id from follows where followable_id = ${id}`.execute(server.db)
      expect(rows).toEqual([])
    }
    expect(await wrong()).toEqual([])
  })
})

test('a count of votes that is wrong is found, and set right', async () => {
  const id = await putQuestion(server.db)
  await vote(other, id)
  await setColumns(server.db, 'corporate_questions', id, { votes_count: 7 })
  const found = await wrong()
  expect(found).toEqual([{ table: 'corporate_questions', id, counter: 'votes_count', is: '7', should: '1' }])
  await mend(server.db, found[0]!)
  expect(tally(await other.get(questionPath(id)))).toEqual([200, 1, 1])
})

test('a question that is taken back takes its votes and follows with it', async () => {
  const id = await putQuestion(server.db)
  const following = async () => (await other.get(`/api/v2/accounts/${account(2)}`)).body.data.attributes['following-count'] as number
  const before = await following()
  await vote(other, id)
  const follow = await followQuestion(other, id)
  expect(await following()).toBe(before + 1)
  expect((await investor.delete(questionPath(id))).status).toBe(204)
  expect([(await other.get(follow.body.data.links.self)).status, await following()]).toEqual([404, before])
  expect(await wrong()).toEqual([])
})
