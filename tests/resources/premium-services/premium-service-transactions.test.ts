import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { differences } from '../../../src/database/recount.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { tick } from '../../../src/tick.ts'
import { minutesFromNow } from '../../support/insight-rows.ts'
import { balanceOf, editOf, ledgerOf, move, putFirm, putRequest, requestPath } from '../../support/premium-rows.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/premium-service-transactions'
const day = 24 * 60
const idsOf = async (name: string, query = ''): Promise<string[]> =>
  (await (await server.as(name)).get(`${path}?page[size]=100${query}`)).body.data.map((one: { id: string }) => one.id)
const seeded = (...ns: number[]): string[] => ns.map((n) => seedId('premium-service-transactions', n))

describe('the demo ledger', () => {
  test('balances to known totals, as its rows do', async () => {
    expect(await balanceOf(server.db, seedId('companies', 5))).toEqual({ balance: 1270, reserved: 810 })
    expect(await balanceOf(server.db, seedId('companies', 6))).toEqual({ balance: 200, reserved: 40 })
    expect(await balanceOf(server.db, seedId('companies', 1))).toEqual({ balance: 228, reserved: 0 })
    expect(await differences(server.db)).toEqual([])
    const { rows } = await sql<{ held: number; reserved: number }>`select
      (select sum(held)::int from premium_service_requests) as held, (select sum(reserved)::int from smarts_balances) as reserved`.execute(
      server.db,
    )
    expect(rows[0]).toEqual({ held: 850, reserved: 850 })
  })

  test('is listed newest first to whoever it concerns', async () => {
    expect(await idsOf('investor')).toEqual(seeded(19, 17, 16, 14, 13, 12, 8, 7, 6, 4, 3, 2, 1))
    expect(await idsOf('noor.alhashimi')).toEqual(await idsOf('investor'))
    expect(await idsOf('investor-2')).toEqual(seeded(18, 11, 10, 5))
    expect(await idsOf('provider')).toEqual(seeded(9))
    expect(await idsOf('lead')).toEqual(seeded(15, 9))
    expect(await idsOf('corporate')).toEqual(seeded(20))
    for (const name of ['provider-2', 'compliance', 'investor-delayed', 'account-manager'])
      expect([name, await idsOf(name)]).toEqual([name, []])
    expect((await idsOf('finance')).length).toBe(20)
    expect((await idsOf('admin')).length).toBe(20)
  })

  test('is narrowed by kind, company and time', async () => {
    expect(await idsOf('finance', '&filter[kind]=payout,adjustment')).toEqual(seeded(15, 9, 3))
    expect(await idsOf('finance', `&filter[company-id]=${seedId('companies', 6)}`)).toEqual(seeded(18, 11, 10, 5))
    const [from, to] = ['2026-09-10T00:00:00Z', '2026-09-13T00:00:00Z'].map(encodeURIComponent)
    expect(await idsOf('finance', `&filter[request-id]=${seedId('premium-service-requests', 10)}`)).toEqual(seeded(20, 15))
    expect(await idsOf('finance', `&filter[from]=${from}&filter[to]=${to}`)).toEqual(seeded(14, 13, 12).slice(0, 3))
  })

  test('tells of payouts what they are worth in money', async () => {
    const { data } = (await (await server.as('provider')).get(`${path}/${seeded(9)[0]}`)).body
    expect(data.attributes).toMatchObject({ kind: 'payout', smarts: 196, 'amount-minor': 196_000, currency: 'USD' })
  })

  test('tells of each row where it stands and what it is related to', async () => {
    const investor = await server.as('investor')
    const status = async (n: number) => (await investor.get(`${path}/${seeded(n)[0]}`)).body.data.attributes.status
    expect([await status(1), await status(2), await status(6), await status(16), await status(8)]).toEqual([
      ...['settled', 'reversed', 'settled', 'pending', 'settled'],
    ])
    const at = `${path}/${seeded(3)[0]}`
    expect((await investor.get(at)).body.data.attributes).toMatchObject({
      ...{ kind: 'adjustment', smarts: -1500, 'balance-after': 1500, 'reserved-after': 0, 'amount-minor': -1_350_000, currency: 'USD' },
      memo: 'Bought twice by mistake.',
    })
    expect((await investor.get(`${at}/reverses`)).body.data.id).toBe(seeded(2)[0])
    expect((await investor.get(`${at}/company`)).body.data.id).toBe(seedId('companies', 5))
    expect((await investor.get(`${at}/premium-service-package`)).body.data).toBeNull()
    expect((await investor.get(`/api/v2/companies/${seedId('companies', 5)}/premium-service-transactions`)).body.meta['record-count']).toBe(
      13,
    )
  })
})

describe('a row of the ledger', () => {
  test.each([
    ['changed', sql`update premium_service_transactions set smarts = smarts + 1`],
    ['deleted', sql`delete from premium_service_transactions`],
  ])('is never %s', async (_what, statement) => {
    await expect(statement.execute(server.db)).rejects.toThrow('the ledger is only added to')
  })

  test('cannot leave less than nothing, whoever writes it', async () => {
    const { company } = await putFirm(server.db, 10)
    await expect(move(server.db, company, 'reserve', 11)).rejects.toThrow('smarts_balances_covered')
    expect(await balanceOf(server.db, company)).toEqual({ balance: 10, reserved: 0 })
  })

  test('keeps its company', async () => {
    const { company, account } = await putFirm(server.db, 10)
    await server.db.deleteFrom('accounts').where('id', '=', account).execute()
    expect((await (await server.as('admin')).delete(`/api/v1/companies/${company}`)).status).toBe(409)
  })
})

test('smarts past their time are lost, those that expire first being spent first and what is reserved being kept', async () => {
  const { company, account } = await putFirm(server.db, undefined)
  const at = (days: number) => tick(server.db, server.place.files, new Date(Date.now() + days * day * 60_000))
  await move(server.db, company, 'purchase', 100, { expires_at: minutesFromNow(day) })
  await move(server.db, company, 'purchase', 50, { expires_at: minutesFromNow(3 * day) })
  await move(server.db, company, 'grant', 7)
  const delivered = { requestor_id: account, company_id: company, smarts_required: 30, held: 30 }
  await putRequest(server.db, 'delivered', { ...delivered, completes_at: minutesFromNow(-1) })
  await at(0)
  // 100 + 50 + 7, and 30 that were given for the request and captured with it.
  expect(await balanceOf(server.db, company)).toEqual({ balance: 157, reserved: 0 })
  await at(2)
  expect(await balanceOf(server.db, company)).toEqual({ balance: 87, reserved: 0 })
  await at(2)
  expect((await ledgerOf(server.db, company)).filter((one) => one.kind === 'expiry')).toEqual([
    { kind: 'expiry', smarts: -70, balance_after: 87, reserved_after: 0 },
  ])
  await move(server.db, company, 'reserve', 80)
  await at(4)
  expect(await balanceOf(server.db, company)).toEqual({ balance: 80, reserved: 80 })
})

test('what was spent before smarts were given is not spent of these, and after that it is, where they expire first', async () => {
  const { company } = await putFirm(server.db, undefined)
  const at = (days: number) => tick(server.db, server.place.files, new Date(Date.now() + days * day * 60_000))
  await move(server.db, company, 'purchase', 500, { expires_at: minutesFromNow(4 * day) })
  await move(server.db, company, 'adjustment', -491, { memo: 'Spent.' })
  await move(server.db, company, 'grant', 50, { expires_at: minutesFromNow(day) })
  await move(server.db, company, 'adjustment', -20, { memo: 'Spent.' })
  await at(2)
  expect(await balanceOf(server.db, company)).toEqual({ balance: 9, reserved: 0 })
  await at(5)
  expect((await ledgerOf(server.db, company)).filter((one) => one.kind === 'expiry').map(({ smarts }) => smarts)).toEqual([-30, -9])
})

test('smarts past their time that are reserved are lost once they are released', async () => {
  const { company, account } = await putFirm(server.db, undefined)
  const at = (days: number) => tick(server.db, server.place.files, new Date(Date.now() + days * day * 60_000))
  await move(server.db, company, 'purchase', 40, { expires_at: minutesFromNow(day) })
  const id = await putRequest(server.db, 'accepted', { requestor_id: account, company_id: company })
  const admin = await server.as('admin')
  const change = (attributes: object) => admin.patch(requestPath(id), editOf(attributes))
  expect((await change({ smarts_required: 140 })).status).toBe(200)
  await at(2)
  expect(await balanceOf(server.db, company)).toEqual({ balance: 140, reserved: 140 })
  expect((await change({ status: 'cancelled', note: 'Not needed.' })).status).toBe(200)
  await at(2.5)
  await at(3.1)
  expect(await balanceOf(server.db, company)).toEqual({ balance: 100, reserved: 0 })
  await at(5)
  expect((await ledgerOf(server.db, company)).filter((one) => one.kind === 'expiry')).toHaveLength(1)
})
