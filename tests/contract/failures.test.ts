/** The failures that the document says of an operation are those that a request can meet. */
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { routes } from '../../src/generated/routes.ts'
import { published } from '../support/contract.ts'
import { startServer } from '../support/server.ts'
import type { Answer } from '../support/server.ts'
import { prepareFresh } from './fresh-rows.ts'
import { cells } from './operations.ts'

const server = startServer()

beforeAll(() => prepareFresh(server.db))

const statusesOf = ({ path, method }: { path: string; method: string }): string[] =>
  Object.keys(published.paths[path]![method.toLowerCase()]!.responses)

const to = (type: string, id: string) => ({ data: { type, id } })

/** An operation of the investor on a record that it made. */
async function ofOwn(path: string, type: string, relationships: object, action: string): Promise<Answer> {
  const investor = await server.as('investor')
  const made = await investor.post(path, { data: { type, attributes: { body: 'Why?' }, relationships } })
  expect(made.status, made.text).toBe(201)
  return investor.patch(`${path.replace('v1', 'v2')}/${made.body.data.id as string}/${action}`)
}

const ofOwnComment = (action: string) =>
  ofOwn('/api/v1/comments', 'comments', { commentable: to('insights', seedId('insights', 1)) }, action)
const ofOwnQuestion = (action: string) =>
  ofOwn('/api/v2/corporate-questions', 'corporate-questions', { entity: to('entities', seedId('entities', 1)) }, action)
const ofOwnAccount = async (action: string) => (await server.as('investor')).patch(`/api/v2/accounts/me/${action}`)

describe('what takes no body is refused with 422 where the document says so', () => {
  const refused: Record<string, () => Promise<Answer>> = {
    followAccount: () => ofOwnAccount('follow'),
    unfollowAccount: () => ofOwnAccount('unfollow'),
    likeComment: () => ofOwnComment('like'),
    unlikeComment: () => ofOwnComment('unlike'),
    unvoteCorporateQuestion: () => ofOwnQuestion('unvote'),
    voteCorporateQuestion: () => ofOwnQuestion('vote'),
    verifyEmailOnPage: () => server.guest.post('/api/v2/accounts/verify-email/page?code=unknown'),
  }

  test.each(Object.keys(refused))('%s', async (id) => expect((await refused[id]!()).status).toBe(422))

  test('and nowhere else', () => {
    const said = routes.filter((one) => !one.body && statusesOf(one).includes('422')).map((one) => one.id)
    expect(said.sort()).toEqual(Object.keys(refused).sort())
  })
})

describe('whoever has the code of a mail', () => {
  const byCode = ['unsubscribeContact', 'unsubscribeFromGroupEmails', 'unsubscribeNotificationMail']

  test.each(byCode)('is not asked which record they saw, and the document says of %s no 412', async (id) => {
    expect(statusesOf(routes.find((one) => (one.id as string) === id)!)).not.toContain('412')
    const { path } = (cells as unknown as Record<string, { success: { path: string } }>)[id]!.success
    expect((await server.guest.post(path, undefined, { headers: { 'if-match': '"stale"' } })).status).toBe(204)
  })
})
