/** How the research of a firm is read is no business of who wrote it and went to another firm. */
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { countReports } from '../../../src/resources/reports/reports.counting.ts'
import { tellStatements } from '../../../src/resources/reports/statements.ts'
import { authors, putInsight } from '../../support/insight-rows.ts'
import { moved } from '../../support/moved.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'
import { close, tell } from '../../support/told.ts'
import type { Told } from '../../support/told.ts'

const server = startServer()
const author = seedId('accounts', authors.provider)
const readers = [1, 2, 8, 24]
const analytics = '/api/v2/insight-analyticss'
const distributions = '/api/v2/account-analytic-distribution-reports'
const running = '/api/v2/mtd-account-analytic-distribution-reports'
const may = 'filter[from]=2032-05&filter[to]=2032-05'

let lead: Client
let own: Client
let left: string
let written: string

const viewed = (insight: string, at: string, by: readonly number[]): Told[] =>
  by.map((one) => ({ key: 'insight.view', by: one, about: ['insights', insight], at }))
const idsOf = async (client: Client, path: string): Promise<string[]> =>
  (await client.get(path)).body.data.map((one: { id: string }) => one.id)
/** The views by format, in all, of what an account is told. */
const viewsOf = async (client: Client, path: string): Promise<number> =>
  (await client.get(`${path}&filter[dimension]=format-type&filter[account-id]=${author}`)).body.meta.totals.views

beforeAll(async () => {
  left = await putInsight(server.db, 'published', authors.provider, { published_at: '2032-04-01T00:00:00.000Z' })
  await tell(server.db, ...viewed(left, '2032-05-10T08:00:00.000Z', readers))
  await close(server.db, '2032-05-01')
  lead = await server.as('lead')
  expect(await viewsOf(await server.as('provider'), `${distributions}?${may}`)).toBe(4)
  own = await moved(server, author, seedId('companies', 2))
  written = await putInsight(server.db, 'published', authors.provider, {
    company_id: seedId('companies', 2),
    published_at: '2032-06-02T00:00:00.000Z',
  })
  const june = '2032-06-10T08:00:00.000Z'
  await tell(server.db, ...viewed(left, june, readers), ...viewed(written, june, readers.slice(0, 3)))
  await close(server.db, '2032-06-01')
})

test('analytics of what was written before are the firm’s', async () => {
  expect([(await own.get(`${analytics}/${left}`)).status, (await lead.get(`${analytics}/${left}`)).status]).toEqual([404, 200])
  expect((await own.get(`${analytics}/${left}_2032-06`)).status).toBe(404)
  expect(await idsOf(own, `${analytics}?page[size]=100`)).toEqual([written])
  expect(await idsOf(own, `${analytics}?filter[insight-id]=${left}&filter[granularity]=month`)).toEqual([])
})

test('distributions of closed months are of the firm of that time, and of what was written for it', async () => {
  expect([await viewsOf(own, `${distributions}?${may}`), await viewsOf(lead, `${distributions}?${may}`)]).toEqual([0, 4])
  expect(await viewsOf(own, `${distributions}?filter[from]=2032-06&filter[to]=2032-06`)).toBe(3)
})

test('those of the running month count what was written for the firm alone', async () => {
  const now = new Date().toISOString()
  await tell(server.db, ...viewed(left, now, readers), ...viewed(written, now, readers.slice(0, 3)))
  await sql`delete from report_counts`.execute(server.db)
  await countReports(server.db, new Date(Date.now() + 60_000))
  expect(await viewsOf(own, `${running}?`)).toBe(3)
})

test('how the own research spreads over sizes is told of what was written for the firm alone', async () => {
  const counted = async () => (await own.get('/api/v2/market-cap-distro?filter[scope]=own')).body.meta.totals
  const before = await counted()
  expect(before['insights-count']).toBe(1)
  await tell(server.db, ...viewed(left, new Date().toISOString(), readers))
  expect(await counted()).toEqual(before)
})

test('a statement has none of it either', async () => {
  await tellStatements(server.db, server.jobs, new Date(Date.UTC(2032, 6, 6)))
  const [mail] = await server.mailsTo('provider@demo.example')
  expect([mail?.includes(written), mail?.includes(left)]).toEqual([true, false])
})
