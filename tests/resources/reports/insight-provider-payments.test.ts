import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { transact } from '../../../src/database/transact.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { closeMonths } from '../../../src/resources/reports/reports.counting.ts'
import { writePayments } from '../../../src/resources/reports/reports.payments.ts'
import { putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import { close, monthAfter, tell } from '../../support/told.ts'

const server = startServer()
let months = 0
const freshMonth = (): string => monthAfter('2050-01-01', months++)

type Share = readonly [account: number, share: string, eligible?: boolean]

/** What each account is paid in a month of so much revenue, in hundredths. */
async function paid(revenue: string | null, shares: readonly Share[], status: 'estimated' | 'final' = 'final', month = freshMonth()) {
  if (revenue !== null) {
    await sql`insert into recognised_revenues (month, amount_minor) values (${month}::date, ${revenue}::bigint) on conflict do nothing`.execute(
      server.db,
    )
  }
  const rows = shares.map(
    ([account, share, eligible = true]) =>
      sql`(${seedId('accounts', account)}, ${seedId('companies', account === 5 ? 2 : 1)}, ${share}::numeric, ${eligible}::boolean)`,
  )
  const value = sql`select * from (values ${sql.join(rows)}) as value(account_id, company_id, share_3m, eligible)`
  await transact(server.db, (tx) => writePayments(tx, month, { value, status }))
  const { rows: payments } = await sql<{ account: string; amount: string }>`select account_id as account, amount_minor as amount
    from insight_provider_payments where period = ${month}::date order by account_id`.execute(server.db)
  return { month, amounts: payments.map((one) => Number(one.amount)) }
}

describe('the pool', () => {
  test('is seven tenths of the revenue, shared out to the cent', async () => {
    expect((await paid('1000', [[4, '0.5'], [5, '0.5']])).amounts).toEqual([350, 350]) // prettier-ignore
    expect((await paid('100', [[4, '0.2'], [5, '0.2'], [6, '0.2']])).amounts).toEqual([24, 23, 23]) // prettier-ignore
  })

  test('goes to those who published, whatever share the others have', async () => {
    const { month, amounts } = await paid('1000', [[4, '0.1'], [5, '0.8', false], [6, '0.1']]) // prettier-ignore
    expect(amounts).toEqual([350, 0, 350])
    const { rows } = await sql<{ reason: string | null }>`select ineligible_reason as reason from insight_provider_payments
      where period = ${month}::date order by account_id`.execute(server.db)
    expect(rows.map((one) => one.reason)).toEqual([null, 'no-insight-published', null])
  })

  test('stays where it is when nobody has a share, and is nothing without revenue', async () => {
    expect((await paid('1000', [[4, '0'], [5, '0.5', false]])).amounts).toEqual([0, 0]) // prettier-ignore
    expect((await paid(null, [[4, '1']])).amounts).toEqual([0]) // prettier-ignore
  })

  test('rounds half a cent to the even one', async () => {
    const { rows } = await sql<{ value: string; even: string }>`select value::text, round_half_even(value)::text as even
      from unnest(array[0.5, 1.5, 2.5, 2.51, 3.49, -0.5, -1.5, 1000000000000.5]::numeric[]) as value`.execute(server.db)
    expect(rows.map((one) => one.even)).toEqual(['0', '2', '2', '3', '3', '0', '-2', '1000000000000'])
  })

  test('is spent exactly, however it is divided', async () => {
    let seed = 12_345
    const random = (below: number): number => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below
    for (let time = 0; time < 40; time++) {
      const revenue = 10 * random(100_000_000)
      const shares = [4, 5, 6, 7, 14, 15, 16, 17].map((account): Share => [
        account,
        (random(1_000_000) / 1_000_000).toFixed(10),
        random(4) > 0,
      ])
      const { amounts } = await paid(String(revenue), shares)
      const spent = shares.some(([, share, eligible]) => eligible && Number(share) > 0)
      expect([time, amounts.reduce((sum, one) => sum + one, 0)]).toEqual([time, spent ? (revenue * 7) / 10 : 0])
      expect(amounts.filter((one) => one < 0)).toEqual([])
    }
  })
})

describe('payments', () => {
  test('are estimates until they are final, and final ones stay', async () => {
    const month = freshMonth()
    expect((await paid('1000', [[4, '0.5'], [5, '0.5']], 'estimated', month)).amounts).toEqual([350, 350]) // prettier-ignore
    expect((await paid('1000', [[4, '0.6'], [5, '0.4']], 'estimated', month)).amounts).toEqual([420, 280]) // prettier-ignore
    expect((await paid('1000', [[4, '0.8'], [5, '0.2']], 'final', month)).amounts).toEqual([560, 140]) // prettier-ignore
    expect((await paid('1000', [[4, '0.1'], [5, '0.9']], 'estimated', month)).amounts).toEqual([560, 140]) // prettier-ignore
  })

  test('of a company hold what its accounts earned with premium services, less what was taken back', async () => {
    const month = freshMonth()
    const [a, b, idle] = [seedId('companies', 1), seedId('companies', 2), seedId('accounts', 14)]
    const put = async (
      kind: 'payout' | 'adjustment',
      company: string,
      account: string,
      amount: number,
      at: string,
      columns: object = {},
    ) => {
      const id = randomUUID()
      await insertRows(server.db, 'premium_service_transactions', {
        ...{ id, kind, company_id: company, account_id: account, smarts: Math.sign(amount), balance_after: 1, reserved_after: 0 },
        ...{ amount_minor: amount, currency: 'USD', occurred_at: at, ...columns },
      })
      return id
    }
    const [first, last] = [`${month}T00:00:00.000Z`, `${month.slice(0, 8)}28T23:59:59.999Z`]
    const taken = await put('payout', a, seedId('accounts', 4), 70_000, first)
    await put('payout', a, seedId('accounts', 4), 30_000, last)
    await put('payout', a, idle, 5_000, last)
    await put('payout', b, seedId('accounts', 5), 1_000, last, { currency: 'EUR' })
    await put('payout', b, seedId('accounts', 5), 900, new Date(Date.parse(first) - 1).toISOString())
    await put('adjustment', a, seedId('accounts', 4), -70_000, last, { reverses_id: taken, memo: 'Never delivered.' })
    await put('adjustment', a, seedId('accounts', 4), -8, last, { memo: 'Of something else.' })
    await paid('1000', [[4, '0.5'], [5, '0.5']], 'estimated', month) // prettier-ignore
    await paid('1000', [[4, '0.5'], [5, '0.5']], 'final', month) // prettier-ignore
    const { rows: own } =
      await sql`select account_id, amount_minor, premium_minor, adjustment_minor, total_minor from insight_provider_payments
      where period = ${month}::date order by account_id`.execute(server.db)
    const plain = { amount_minor: '350', adjustment_minor: '0', total_minor: '350' }
    expect(own).toEqual([
      { ...plain, account_id: seedId('accounts', 4), premium_minor: '100000', adjustment_minor: '70000', total_minor: '30350' },
      { ...plain, account_id: seedId('accounts', 5), premium_minor: '1000' },
      { ...plain, account_id: idle, amount_minor: '0', premium_minor: '5000', total_minor: '5000' },
    ])
    const { rows: firms } = await sql`select company_id, subscription_amount_minor, premium_amount_minor, adjustment_minor, total_minor
      from company_payments where period = ${month}::date order by company_id`.execute(server.db)
    expect(firms).toEqual([
      { company_id: a, subscription_amount_minor: '350', premium_amount_minor: '105000', adjustment_minor: '70000', total_minor: '35350' },
      { company_id: b, subscription_amount_minor: '350', premium_amount_minor: '1000', adjustment_minor: '0', total_minor: '350' },
    ])
  })

  test('of a closed month stay estimates until it is known what it earned', async () => {
    const month = freshMonth()
    const statuses = async () => {
      const { rows } = await sql<{ status: string; amount: string }>`select status, sum(amount_minor) as amount from (
        select status, amount_minor from insight_provider_payments where period = ${month}::date
        union all select status, subscription_amount_minor from company_payments where period = ${month}::date) as paid group by status`.execute(
        server.db,
      )
      return rows.map((one) => [one.status, Number(one.amount)])
    }
    await putInsight(server.db, 'published', 4, { format_type: 'in-depth', published_at: `${month}T00:00:00.000Z` }).then((id) =>
      tell(server.db, { key: 'insight.read', by: 1, about: ['insights', id], at: `${month}T08:00:00.000Z` }),
    )
    await close(server.db, month)
    // By the thousand that a month before it earned.
    expect(await statuses()).toEqual([['estimated', 1400]])
    await insertRows(server.db, 'recognised_revenues', { month, amount_minor: '2000' })
    const later = new Date(`${monthAfter(month)}T12:00:00.000Z`)
    await Promise.all([closeMonths(server.db, later), closeMonths(server.db, later)])
    expect(await statuses()).toEqual([['final', 2800]])
    await sql`update recognised_revenues set amount_minor = 3000 where month = ${month}::date`.execute(server.db)
    await closeMonths(server.db, later)
    expect(await statuses()).toEqual([['final', 2800]])
  })

  test('of one month that cannot be made hold up those of no other', async () => {
    const { db } = server
    const [first, second] = [freshMonth(), freshMonth()]
    for (const month of [first, second]) {
      const id = await putInsight(db, 'published', 4, { format_type: 'in-depth', published_at: `${month}T00:00:00.000Z` })
      await tell(db, { key: 'insight.read', by: 1, about: ['insights', id], at: `${month}T08:00:00.000Z` })
      await close(db, month)
    }
    for (const month of [first, second]) await insertRows(db, 'recognised_revenues', { month, amount_minor: '2000' })
    const settle = () => closeMonths(db, new Date(`${monthAfter(second)}T12:00:00.000Z`))
    const statuses = async (): Promise<unknown[]> => {
      const { rows } = await sql<{ status: string }>`select distinct period, status from insight_provider_payments
        where period in (${first}::date, ${second}::date) order by period`.execute(db)
      return rows.map((one) => one.status)
    }
    await sql`create function refuse_first() returns trigger language plpgsql as $$
      begin if old.period = tg_argv[0]::date then raise exception 'at fault'; end if; return old; end $$`.execute(db)
    await sql`create trigger refuse_first before delete on insight_provider_payments
      for each row execute function refuse_first(${sql.lit(first)})`.execute(db)
    const fault = await settle().catch((error: unknown) => error)
    await sql`drop function refuse_first cascade`.execute(db)
    expect(fault).toBeInstanceOf(AggregateError)
    expect(await statuses()).toEqual(['estimated', 'final'])
    await settle()
    expect(await statuses()).toEqual(['final', 'final'])
  })

  test('of a company are those of its accounts', async () => {
    const { month } = await paid('1000', [[4, '0.25'], [6, '0.25'], [5, '0.5']]) // prettier-ignore
    const lead = await server.as('lead')
    const months = `filter[from]=${month.slice(0, 7)}&filter[to]=${month.slice(0, 7)}`
    const { body } = await lead.get(`/api/v2/company-payments?${months}`)
    expect(body.data.map((one: { attributes: object }) => one.attributes)).toMatchObject([
      {
        ...{ period: month, 'pool-share': '0.5000000000', 'subscription-amount-minor': 350, 'premium-amount-minor': 0 },
        ...{ 'adjustment-minor': 0, 'total-minor': 350, currency: 'USD', status: 'final', 'paid-on': null, 'statement-url': null },
      },
    ])
    const { body: own } = await lead.get(`/api/v2/insight-provider-payments?${months}&sort=-amount-minor`)
    expect(own.data.map((one: { attributes: Record<string, number> }) => one.attributes['amount-minor'])).toEqual([175, 175])
  })
})
