/** Of two who change a record under `If-Match`, each as they saw it, one does, whatever the operation. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../../src/database/transact.ts'
import { routes } from '../../src/generated/routes.ts'
import { isNamed } from '../../src/http/etags.ts'
import { showOf } from '../../src/http/preconditions.ts'
import type { Route } from '../../src/http/route.ts'
import { resourceOf } from '../../src/verbs/resource.ts'
import type { ResourceType } from '../../src/generated/contract.ts'
import { startServer } from '../support/server.ts'
import { prepareFresh } from './fresh-rows.ts'
import { cells } from './operations.ts'

const server = startServer()

beforeAll(() => prepareFresh(server.db))

const waiting = async (): Promise<number> => {
  const { rows } = await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    server.db,
  )
  return rows.length
}

/** The id or word by which the cell of an operation names its record. */
const namedIn = ({ id }: Route): string => cells[id].success.path.split('/')[4]!.split('?')[0]!

/** What somebody without an account does by a code has no tag that they could have seen. */
const conditional = routes.filter((one) => showOf(one) !== undefined && cells[one.id].success.as !== undefined)
const inOrder = [...conditional.filter(({ method }) => method !== 'DELETE'), ...conditional.filter(({ method }) => method === 'DELETE')]

describe.each(inOrder.map((route) => ({ id: route.id, route })))('$id', ({ id, route }) => {
  test('is carried out for one of two, unless it leaves the record as it is', async () => {
    const { as, path, body } = cells[id].success
    const client = await server.as(as!)
    const show = () => client.get(showOf(route)!.path.replace('{id}', namedIn(route)))
    const seen = await show()
    expect(seen.status).toBe(200)
    const headers = { 'if-match': String(seen.headers['etag']) }
    const { table } = resourceOf(route.type as ResourceType)
    const sent = await transact(server.db, async (holder) => {
      await sql`select from ${sql.table(table)} where id = ${seen.body.data.id} for update`.execute(holder)
      const both = [1, 2].map(() => client.send(route.method, path, body, { headers }))
      await expect.poll(waiting, { timeout: 10_000 }).toBe(2)
      return both
    })
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    const changed = !isNamed(headers['if-match'], String((await show()).headers['etag']))
    // Who has left it, as who would delete it once more, finds nothing there.
    const late = statuses.filter((status) => status === 412 || status === 404)
    expect([statuses.filter((status) => status < 300).length, late.length]).toEqual(changed ? [1, 1] : [2, 0])
  })
})
