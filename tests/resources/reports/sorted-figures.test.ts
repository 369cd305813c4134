/** Each report is listed by each of its figures, falling and rising. */
import { describe, expect, test } from 'vitest'
import { startServer } from '../../support/server.ts'
import type { Answer } from '../../support/server.ts'

const server = startServer()

const value = ['engagement-points', 'collaboration-points', 'qva', 'share', 'share-3m', 'rank', 'insights-published']
const readership = ['views', 'reads', 'unique-readers', 'unique-firms', 'dwell-seconds', 'share']
const before = ['previous-views', 'previous-reads', 'previous-unique-readers', 'change-percent']
const figures: Record<string, readonly string[]> = {
  'account-analytic-distribution-reports': readership,
  'company-analytic-distribution-reports': [...readership, 'accounts-count'],
  'mtd-account-analytic-distribution-reports': [...readership, ...before],
  'mtd-company-analytic-distribution-reports': [...readership, 'accounts-count', ...before],
  'qva-reports': value,
  'mtd-qva-reports': [...value, 'projected-qva'],
  'company-mtd-qva-reports': [...value, 'projected-qva'],
  'market-cap-distro': ['insights-count', 'entities-count', 'views', 'reads', 'share'],
  'insight-analyticss': [
    ...['views', 'reads', 'public-reads', 'combined', 'weighted-views', 'introduced-views', 'unique-firms', 'median-dwell-seconds'],
    ...['completion-percent', 'downloads', 'shares', 'saves', 'likes', 'dislikes', 'comments', 'annotations', 'forks'],
    ...['access-requests', 'restricted-views', 'qva-points'],
  ],
  'company-payments': [
    ...['pool-share', 'subscription-amount-minor', 'premium-amount-minor', 'adjustment-minor', 'total-minor'],
    ...['paid-minor', 'outstanding-minor'],
  ],
  'insight-provider-payments': ['share-3m', 'amount-minor', 'premium-minor', 'adjustment-minor', 'total-minor'],
}

interface Row {
  id: string
  attributes: Record<string, unknown>
}

const nextOf = ({ headers }: Answer) => /<([^>]*)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1]?.replace(server.url, '')

/** The rows of a report by pages, as a client walks them. */
async function walked(report: string, query: string): Promise<Row[]> {
  const finance = await server.as('finance')
  const rows: Row[] = []
  for (let next: string | undefined = `/api/v2/${report}?page[size]=20&${query}`; next !== undefined && rows.length < 100;) {
    const answer = await finance.get(next)
    expect([query, answer.status]).toEqual([query, 200])
    rows.push(...answer.body.data)
    next = nextOf(answer)
  }
  return rows
}

describe.each(Object.keys(figures))('%s', (report) => {
  test.each(figures[report]!)('is listed by %s', async (name) => {
    const valuesOf = (rows: Row[]) => rows.map(({ attributes }) => (attributes[name] === null ? -Infinity : Number(attributes[name])))
    const [falling, rising] = [valuesOf(await walked(report, `sort=-${name}`)), valuesOf(await walked(report, `sort=${name}`))]
    expect(falling.length).toBeGreaterThan(1)
    const [down, up] = [[...falling].sort((one, other) => other - one), [...rising].sort((one, other) => one - other)]
    // What had nothing before has changed by more than any figure.
    if (name !== 'change-percent') expect([falling, rising]).toEqual([down, up])
  })
})

test('an order by a figure keeps to the filters, and goes on from a position', async () => {
  const query = 'sort=-reads&filter[granularity]=month&filter[from]=2026-07&filter[to]=2026-08'
  const whole = await walked('insight-analyticss', query)
  expect(whole.length).toBeGreaterThan(10)
  expect(new Set(whole.map(({ attributes }) => attributes['period']))).toEqual(new Set(['2026-07-01', '2026-08-01']))
  const finance = await server.as('finance')
  const page = (after: string) => finance.get(`/api/v2/insight-analyticss?${query}&page[size]=4&page[after]=${after}`)
  const first = await page('')
  expect([first.status, first.body.data.length]).toEqual([200, 4])
  const further = (await finance.get(nextOf(first)!)).body.data
  expect([...first.body.data, ...further].map(({ id }: Row) => id)).toEqual(whole.slice(0, 8).map(({ id }) => id))
  const author = await server.as('provider')
  const own = (await author.get('/api/v2/insight-analyticss?sort=-views&page[size]=100')).body
  const listed = (await author.get('/api/v2/insight-analyticss?page[size]=100')).body
  const ids = ({ data }: { data: Row[] }) => data.map(({ id }) => id).sort()
  expect([ids(own), own.meta]).toEqual([ids(listed), { ...listed.meta, 'generated-at': expect.any(String) }])
})
