import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { readRows } from '../../../src/csv.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { closeMonths } from '../../../src/resources/reports/reports.counting.ts'
import { tellStatements } from '../../../src/resources/reports/statements.ts'
import { tick } from '../../../src/tick.ts'
import { setColumns } from '../../support/columns.ts'
import { authors, putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import { close, tell } from '../../support/told.ts'

const server = startServer()
const month = '2042-02-01'
const months = 'filter[from]=2042-02&filter[to]=2042-02&page[size]=100'
const subject = 'Subject: Your statement for February 2042\n'

/** March 2042 begins on a Saturday, so its third working day is the fifth. */
const march = (day: number, hour = 12): Date => new Date(Date.UTC(2042, 2, day, hour))
const at = (day: number, hour?: number): Promise<void> => tellStatements(server.db, server.jobs, march(day, hour))
const statementsTo = async (name: string): Promise<string[]> =>
  (await server.mailsTo(`${name}@demo.example`)).filter((mail) => mail.includes(subject))

/** The cells of the attached table by the names of their columns. */
async function tableIn(mail: string): Promise<Record<string, string>[]> {
  const rows: string[][] = []
  await readRows([mail.split('--- statement-2042-02.csv (text/csv)\n')[1]!], ',', ({ cells }) => void rows.push(cells))
  const [names, ...all] = rows as [string[], ...string[][]]
  return all.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index]!])))
}
/** A value of an answer as the table has it. */
function cellOf(name: string, value: unknown): string {
  if (name === 'published-at') return new Date(value as string).toISOString()
  if (name !== 'readers-by-firm-type') return value === null ? '' : String(value).replace(/^=/, "'=")
  const readers = Object.entries(value as Record<string, number>)
  return readers.map(([kind, times]) => `${kind}: ${times}`).join('; ')
}
const attributesOf = async (name: string, path: string): Promise<Record<string, unknown>[]> => {
  const { body } = await (await server.as(name)).get(`/api/v2/${path}`)
  return (body.data as { attributes: Record<string, unknown> }[]).map((one) => one.attributes)
}
const preferring = async (name: string, account: number, attributes: object): Promise<number> =>
  (await (await server.as(name)).patch(`/api/v2/accounts/${seedId('accounts', account)}`, { data: { type: 'accounts', attributes } }))
    .status

beforeAll(async () => {
  const columns = { format_type: 'in-depth', published_at: '2042-02-02T00:00:00.000Z' } as const
  const [formula, other] = [
    await putInsight(server.db, 'published', authors.provider, { ...columns, tagline: '=1+1, "quoted"' }),
    await putInsight(server.db, 'published', authors['provider-2'], columns),
  ]
  const second = await putInsight(server.db, 'published', authors.provider, { ...columns, tagline: 'The second of two' })
  const read = (by: number, id: string, day: number) => ({
    ...{ key: 'insight.read', by, about: ['insights', id] as const, at: `2042-02-${day}T09:00:00.000Z` },
    parameters: { seconds: 60, percent: 75 },
  })
  await tell(server.db, ...[1, 2, 24].flatMap((by) => [read(by, formula, 10), read(by, second, 11)]), read(1, other, 12))
  await insertRows(server.db, 'recognised_revenues', { month, amount_minor: '14285714' })
})

describe('a statement', () => {
  test('waits until the month is closed, and for the third working day', async () => {
    await at(20)
    expect(await statementsTo('provider')).toEqual([])
    await close(server.db, month)
    await at(4, 23)
    expect(await statementsTo('provider')).toEqual([])
    await sql`delete from closed_months`.execute(server.db)
    await at(5, 0)
    expect(await statementsTo('provider')).toEqual([])
    await insertRows(server.db, 'closed_months', { month })
  })

  test('goes to each provider who wants mails, once, however often and by however many the clock is looked at', async () => {
    expect(await preferring('lead', authors.lead, { 'email-frequency': 'never' })).toBe(200)
    expect(await preferring('provider-2', authors['provider-2'], { locale: 'de' })).toBe(200)
    await setColumns(server.db, 'accounts', seedId('accounts', authors.dale), { status: 'suspended' })
    await Promise.all([at(5, 0), at(5, 0), at(5, 0)])
    await at(6)
    for (const name of ['provider', 'provider-2']) expect([name, (await statementsTo(name)).length]).toEqual([name, 1])
    for (const name of ['lead', 'dale.whitcombe', 'investor', 'corporate', 'finance'])
      expect([name, await statementsTo(name)]).toEqual([name, []])
  })

  test('has the figures that the reports answer to the account', async () => {
    const [mail] = await statementsTo('provider')
    const [value] = await attributesOf('provider', `qva-reports?${months}&filter[account-id]=${seedId('accounts', authors.provider)}`)
    const [payment] = await attributesOf(
      'provider',
      `insight-provider-payments?${months}&filter[account-id]=${seedId('accounts', authors.provider)}`,
    )
    const number = (digits: number) => new Intl.NumberFormat('en', { maximumFractionDigits: digits })
    const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 8 })
    expect(mail).toContain(`QVA: ${number(6).format(Number(value!['qva']))}\n`)
    expect(mail).toContain(`Share of all: ${percent.format(Number(value!['share']))}\n`)
    expect(mail).toContain(`Rank: ${value!['rank'] as number} of ${value!['of'] as number}\n`)
    const [from, all] = [payment!['amount-minor'], payment!['total-minor']].map((minor) =>
      (Number(minor) / 100).toLocaleString('en', { minimumFractionDigits: 2 }),
    )
    expect(Number(payment!['amount-minor'])).toBeGreaterThan(0)
    expect(mail).toContain(`From subscriptions: $${from}\nIn all: $${all}\nStatus: final, and not paid yet\n`)
    expect(mail).toContain('Readers by kind of firm\nInvestor firms: 3\n')
  })

  test('has a row for each insight, as its analytics have it, and no formula', async () => {
    const table = await tableIn((await statementsTo('provider'))[0]!)
    const mine = `filter[account-id]=${seedId('accounts', authors.provider)}`
    const rows = await attributesOf('provider', `insight-analyticss?filter[granularity]=month&${months}&${mine}`)
    expect(table.length).toBeGreaterThanOrEqual(2)
    const told = rows.map((row) => Object.keys(table[0]!).map((name) => cellOf(name, row[name])))
    expect(table.map((row) => Object.values(row))).toEqual(told)
    expect(table.map((row) => row['tagline'])).toEqual(expect.arrayContaining([`'=1+1, "quoted"`, 'The second of two']))
    expect(table.find((row) => row['tagline'] === 'The second of two')).toMatchObject({ reads: '3', 'completion-percent': '75.00' })
  })

  test('writes amounts as the language of the account does', async () => {
    const [mail] = await statementsTo('provider-2')
    const [payment] = await attributesOf('provider-2', `insight-provider-payments?${months}`)
    const amount = new Intl.NumberFormat('de', { style: 'currency', currency: 'USD' }).format(Number(payment!['total-minor']) / 100)
    expect(amount).toMatch(/,\d\d\s\$$/)
    expect(mail).toContain(`In all: ${amount}\n`)
  })

  test('is made later in the month for who wants mails by then, also of a month without anything', async () => {
    expect(await preferring('lead', authors.lead, { 'email-frequency': 'weekly' })).toBe(200)
    await at(20)
    const [mail] = await statementsTo('lead')
    expect(mail).toContain('Nothing was published in the month')
    expect(mail).toContain('Nobody read in this month.')
    expect(await tableIn(mail!)).toEqual([])
  })

  test('is due by the clock', async () => {
    await sql`delete from statements where account_id = ${seedId('accounts', authors.provider)}`.execute(server.db)
    await tick(server.db, server.place.files, march(10), server.jobs)
    expect(await statementsTo('provider')).toHaveLength(2)
  })

  test('of a month that nothing ran at the end of is made when the next is due', async () => {
    await closeMonths(server.db, new Date('2042-05-03T08:00:00.000Z'))
    const told = async () =>
      (await server.mailsTo('provider@demo.example'))
        .flatMap((mail) => /^Subject: Your statement for (.+)$/m.exec(mail)?.slice(1) ?? [])
        .filter((of) => of !== 'February 2042')
    await tellStatements(server.db, server.jobs, new Date('2042-05-04T23:59:59.000Z'))
    expect(await told()).toEqual([])
    await tellStatements(server.db, server.jobs, new Date('2042-05-05T00:00:00.000Z'))
    expect((await told()).sort()).toEqual(['April 2042', 'March 2042'])
    await tellStatements(server.db, server.jobs, new Date('2042-05-06T00:00:00.000Z'))
    expect(await told()).toHaveLength(2)
  })
})
