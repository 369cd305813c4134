/** The cells of DOMAIN 5.1 for comments and annotations: every demo account and a guest × every operation. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { minutesFromNow, putInsight } from '../support/insight-rows.ts'
import { startServer } from '../support/server.ts'
import type { Answer, Client } from '../support/server.ts'

const server = startServer()

const members = [
  ...['investor', 'investor-2', 'investor-delayed', 'provider', 'provider-2', 'lead', 'compliance', 'corporate'],
  ...['editor', 'entity-editor', 'account-manager', 'finance', 'admin'],
] as const
const everyone = ['guest', ...members] as const
type Name = (typeof everyone)[number]
const client = async (name: Name): Promise<Client> => (name === 'guest' ? server.guest : server.as(name))
const numberOf = (name: Name): number => everyone.indexOf(name)

/** What each account is answered, in one object, so that a failure shows the whole row of the matrix. */
async function row(ask: (asker: Client, name: Name) => Promise<Answer>): Promise<Record<string, number>> {
  const cells: Record<string, number> = {}
  for (const name of everyone) cells[name] = (await ask(await client(name), name)).status
  return cells
}
const expected = (cell: (name: Name) => number) => Object.fromEntries(everyone.map((name) => [name, name === 'guest' ? 401 : cell(name)]))
const among =
  (...names: Name[]) =>
  (name: Name): boolean =>
    names.includes(name)

/** The plan of neither reads it in full: an insight of `provider-2` on an entity that `corporate` does not manage. */
const restricted = among('investor-delayed', 'corporate')
let insight: string
beforeAll(async () => {
  insight = await putInsight(server.db, 'published', 5, { primary_entity_id: seedId('entities', 3) })
})

/** A comment of `provider`, written so many minutes ago. */
async function comment(minutes: number): Promise<string> {
  const id = randomUUID()
  const [account_id, at] = [seedId('accounts', 4), minutesFromNow(-minutes)]
  const said = { commentable_type: 'insights' as const, commentable_id: insight, body: 'x', body_html: '<p>x</p>' }
  await insertRows(server.db, 'comments', { id, account_id, ...said, created_at: at, updated_at: at })
  await server.db
    .updateTable('insights')
    .set((eb) => ({ comments_count: eb('comments_count', '+', 1) }))
    .where('id', '=', insight)
    .execute()
  return id
}

describe('a comment of provider is', () => {
  const answers = (allowed: (name: Name) => boolean, status = 200) =>
    expected((name) => (restricted(name) ? 404 : allowed(name) ? status : 403))

  test('shown to, and listed for', async () => {
    const id = await comment(60)
    expect(await row((asker) => asker.get(`/api/v1/comments/${id}`))).toEqual(answers(() => true))
    for (const name of members) {
      const { body } = await (await client(name)).get(`/api/v1/comments?filter[commentable-id]=${insight}&page[size]=100`)
      expect([name, body.data.some((one: { id: string }) => one.id === id)]).toEqual([name, !restricted(name)])
    }
  })

  test('changed by', async () => {
    const id = await comment(0)
    const body = { data: { attributes: { body: 'y' } } }
    expect(await row((asker) => asker.patch(`/api/v2/comments/${id}`, body))).toEqual(answers(among('provider')))
  })

  test('removed by', async () => {
    const cells = await row(async (asker) => asker.patch(`/api/v2/comments/${await comment(60)}/remove`))
    expect(cells).toEqual(answers(among('provider', 'lead', 'editor', 'admin')))
  })

  test('deleted by', async () => {
    const fresh = await row(async (asker) => asker.delete(`/api/v1/comments/${await comment(0)}`))
    expect(fresh).toEqual(answers(among('provider', 'admin'), 204))
    const old = await row(async (asker) => asker.delete(`/api/v1/comments/${await comment(60)}`))
    expect(old).toEqual({ ...answers(among('admin'), 204), provider: 409 })
  })

  test.each(['like', 'unlike'])('the object of a %s by', async (action) => {
    const cells = await row(async (asker) => asker.patch(`/api/v2/comments/${await comment(60)}/${action}`))
    expect(cells).toEqual({ ...answers(() => true), provider: 422 })
  })
})

test('a comment is written by whoever reads the insight in full, but not by who oversees', async () => {
  const relationships = { commentable: { data: { type: 'insights', id: insight } } }
  const body = { data: { type: 'comments', attributes: { body: 'x' }, relationships } }
  const closed = (name: Name): boolean => restricted(name) || name === 'compliance'
  expect(await row((asker) => asker.post('/api/v1/comments', body))).toEqual(expected((name) => (closed(name) ? 403 : 201)))
})

describe('an annotation', () => {
  const linked = (annotator: number) => ({
    annotator: { data: { type: 'accounts', id: seedId('accounts', annotator) } },
    annotable: { data: { type: 'insights', id: insight } },
  })
  const note = { message: 'x', 'annotable-attribute': 'detail', 'section-id': 0, starred: false }
  const made = (annotator: number, secret: boolean) => ({
    data: { type: 'annotations', attributes: { ...note, secret }, relationships: linked(annotator) },
  })

  test.each([true, false])('is made by whoever reads the insight in full, for itself alone (secret: %s)', async (secret) => {
    const closed = (name: Name): boolean => restricted(name) || name === 'compliance'
    const own = await row((asker, name) => asker.post('/api/v2/annotations', made(numberOf(name), secret)))
    expect(own).toEqual(expected((name) => (closed(name) ? 403 : 201)))
    const foreign = await row((asker) => asker.post('/api/v2/annotations', made(21, secret)))
    expect(foreign).toEqual(expected(() => 403))
  })

  /** One of `provider`. */
  async function annotation(is_secret: boolean): Promise<string> {
    const { body } = await (await client('provider')).post('/api/v2/annotations', made(4, is_secret))
    return `/api/v2/annotations/${body.data.id}`
  }

  test.each([
    [true, among('provider', 'compliance', 'admin')],
    [false, (name: Name): boolean => !restricted(name)],
  ])('of provider that is secret: %s is shown to some, and changed and deleted by provider alone', async (secret, sees) => {
    const path = await annotation(secret)
    expect(await row((asker) => asker.get(path))).toEqual(expected((name) => (sees(name) ? 200 : 404)))
    const own = (status: number) => expected((name) => (name === 'provider' ? status : sees(name) ? 403 : 404))
    expect(await row((asker) => asker.patch(path, { data: { attributes: { starred: true } } }))).toEqual(own(200))
    expect(await row(async (asker) => asker.delete(await annotation(secret)))).toEqual(own(204))
  })
})
