/** Plans that change while they are given. The embedded database carries out one transaction after the other. */
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Transaction } from '../../../src/database/connection.ts'
import { transact } from '../../../src/database/transact.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import { runScript } from '../../support/programs.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const to = (type: string, id: string) => ({ data: { type, id } })
const [fund, family] = [seedId('companies', 7), seedId('companies', 14)]
let url = ''
/** Of a plan that nobody has. */
let desk = ''

const set = (...options: string[]) => runScript('scripts/plans.ts', ['set', 'desk', ...options], { DATABASE_URL: url })

beforeAll(async () => {
  const at = new URL(process.env['TEST_ON']!)
  at.pathname = `/${(await sql<{ name: string }>`select current_database() as name`.execute(server.db)).rows[0]!.name}`
  url = at.href
  await set('--name', 'Desk', '--audience', 'investor', '--tier', 'professional')
  desk = (await sql<{ id: string }>`select id from plans where slug = 'desk'`.execute(server.db)).rows[0]!.id
})

/** What becomes of a request or command that waits for this change. */
async function meanwhile<T>(change: (tx: Transaction) => Promise<void>, asked: () => Promise<T>): Promise<T> {
  const { outcome } = await transact(server.db, async (tx) => {
    await change(tx)
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    const waiting = sql`select from pg_stat_activity where ${rows[0]!.pid} = any(pg_blocking_pids(pid))`
    const outcome = asked()
    await expect.poll(async () => (await waiting.execute(server.db)).rows, { timeout: 30_000, interval: 50 }).toHaveLength(1)
    return { outcome }
  })
  return outcome
}

test('who is invited while the tier of the plan changes reads what it gives then', async () => {
  const admin = await server.as('admin')
  await setColumns(server.db, 'companies', family, { seats: 100, plan_id: desk })
  const attributes = { email: 'meanwhile@demo.example', 'first-name': 'Ida', 'last-name': 'Holm', 'account-type': 'investor' }
  const { status, body } = await meanwhile(
    (tx) => setColumns(tx, 'plans', desk, { tier: 'delayed' }),
    () => admin.post('/api/v2/accounts', { data: { type: 'accounts', attributes, relationships: { company: to('companies', family) } } }),
  )
  expect([status, body.data?.attributes['reading-tier']]).toEqual([201, 'delayed'])
})

test('a plan that becomes one for others is not given', async () => {
  const finance = await server.as('finance')
  const { status, body } = await meanwhile(
    (tx) => setColumns(tx, 'plans', desk, { audience: 'provider' }),
    () => finance.patch(`/api/v2/companies/${fund}`, { data: { relationships: { plan: to('plans', desk) } } }),
  )
  expect([status, body.errors?.[0].title]).toEqual([422, 'The plan is not for companies of this kind'])
  await setColumns(server.db, 'plans', desk, { audience: 'investor' })
})

test('a plan that is given stays for whom it was given', async () => {
  await sql`update accounts set plan_id = null, reading_tier = 'none' where plan_id = ${desk}`.execute(server.db)
  await setColumns(server.db, 'companies', family, { plan_id: null })
  const { code, complaint } = await meanwhile(
    (tx) => setColumns(tx, 'companies', fund, { plan_id: desk }),
    () => set('--audience', 'provider', '--tier', 'provider'),
  )
  expect([code, complaint]).toEqual([1, 'desk is subscribed to by investors, so it stays theirs.\n'])
})
