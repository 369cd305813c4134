import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { crowdOf } from '../../support/crowd.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/external-reports'
const made = (type: string, attributes: object, relationships: object) => ({ data: { type, attributes, relationships } })
const linkage = (type: string, id: string) => ({ data: { type, id } })

let provider: Client
let readers: Client[]
beforeAll(async () => {
  provider = await server.as('provider')
  readers = (await crowdOf(server, 4)).map(({ client }) => client)
})

/** A report whose files are given on request; answers its id. */
async function listed(): Promise<string> {
  const about = { 'primary-entity': linkage('entities', seedId('entities', 1)) }
  const attributes = { title: 'Banks', 'source-name': 'Tallis Brothers', access: 'on-request' }
  const { id } = (await provider.post(path, made('external-reports', attributes, about))).body.data
  await sql`update external_reports set status = 'listed' where id = ${id}`.execute(server.db)
  return id as string
}
const ask = (client: Client, report: string): Promise<Answer> => client.post(`${path}/${report}/request-publication-access`)
const keep = (client: Client, report: string): Promise<Answer> =>
  client.post('/api/v2/locker-items', made('locker-items', {}, { lockable: linkage('external-reports', report) }))
const share = (client: Client, report: string): Promise<Answer> => {
  const relationships = { shareable: linkage('external-reports', report), recipient: linkage('accounts', seedId('accounts', 4)) }
  return client.post('/api/v2/shared-items', made('shared-items', { channel: 'in-app' }, relationships))
}
/** How many rows name a report that is gone. */
async function leftOver(): Promise<number> {
  const gone = (table: string, what: string) => sql`select from ${sql.table(table)} where ${sql.ref(`${what}_type`)} = 'external-reports'
    and not exists (select from external_reports where external_reports.id = ${sql.ref(`${what}_id`)})`
  const { rows } = await sql<{ left: number }>`select count(*)::integer as left from (${gone('publication_access_requests', 'publication')}
    union all ${gone('locker_items', 'lockable')} union all ${gone('shared_items', 'shareable')}) as named`.execute(server.db)
  return rows[0]!.left
}

test(
  'a report that is deleted while others name it takes with it what was asked, kept and shared, and what comes later is refused',
  { timeout: 120_000 },
  async () => {
    const statuses = new Set<number>()
    for (let n = 0; n < 12; n++) {
      const report = await listed()
      const before = readers.slice(0, 2).flatMap((one) => [ask(one, report), keep(one, report), share(one, report)])
      const gone = provider.delete(`${path}/${report}`)
      const after = readers.slice(2).flatMap((one) => [ask(one, report), keep(one, report), share(one, report)])
      for (const { status } of await Promise.all([...before, ...after])) statuses.add(status)
      expect((await gone).status).toBe(204)
    }
    expect([...statuses].filter((status) => ![201, 404, 409, 422].includes(status))).toEqual([])
    expect(await leftOver()).toBe(0)
  },
)
