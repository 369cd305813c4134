import { expect, test } from 'vitest'
import { crowdOf } from '../../support/crowd.ts'
import { setColumns } from '../../support/columns.ts'
import { authors, putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'

const server = startServer({ limited: true })
const path = '/api/v1/comments'

test('an account mentions a thousand others in an hour, whether it writes comments or changes them', { timeout: 60_000 }, async () => {
  const crowd = await crowdOf(server, 20)
  for (const { id } of crowd) await setColumns(server.db, 'accounts', id, { account_type: 'insight-provider' })
  const rows = await server.db
    .selectFrom('accounts')
    .select('slug')
    .where(
      'id',
      'in',
      crowd.map(({ id }) => id),
    )
    .execute()
  const naming = (many: number): string =>
    rows
      .slice(0, many)
      .map(({ slug }) => `@${slug}`)
      .join(' ')
  const insight = await putInsight(server.db, 'published', authors.provider)
  const investor = await server.as('investor')
  const relationships = { commentable: { data: { type: 'insights', id: insight } } }
  const write = (body: string) => investor.post(path, { data: { type: 'comments', attributes: { body }, relationships } })
  for (let n = 0; n < 49; n++) expect((await write(naming(20))).status).toBe(201)
  const { id } = (await write(naming(18))).body.data
  const refused = await write(naming(3))
  expect([refused.status, refused.body.errors[0].code]).toEqual([429, '429'])
  const change = (body: string) => investor.patch(`/api/v2/comments/${id}`, { data: { attributes: { body } } })
  // Who was mentioned already is not told again.
  expect([(await change(`${naming(20)}!`)).status, (await change(`${naming(20)}?`)).status]).toEqual([200, 200])
  expect((await write(naming(1))).status).toBe(429)
  expect((await write('Nobody.')).status).toBe(201)
  const other = await server.as('investor-2')
  expect((await other.post(path, { data: { type: 'comments', attributes: { body: naming(2) }, relationships } })).status).toBe(201)
})
