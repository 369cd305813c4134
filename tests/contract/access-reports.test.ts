/**
 * Who sees which rows of which report, and which external reports: every demo account and a guest × every operation.
 */
import { describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { dataUrl, pdfBytes } from '../support/files.ts'
import { matrix, names } from '../support/matrix.ts'
import { reportId } from '../support/report-ids.ts'
import { startServer } from '../support/server.ts'

const server = startServer()
const { members, client, row, expected } = matrix(server, 'vikram.deshpande', 'theodora.mavridis')

const [provider, firm, month] = [seedId('accounts', 4), seedId('companies', 1), '2026-09-01']

const writers = 'provider provider-2 lead compliance vikram.deshpande theodora.mavridis'
const leads = 'lead theodora.mavridis'
const clerks = 'finance admin'

/** Of each report one row of the account `provider` or of its company. */
const reports = [
  ['account-analytic-distribution-reports', 'account', reportId(provider, month, 'reader-tier', 'professional')],
  ['mtd-account-analytic-distribution-reports', 'account', reportId(provider, 'reader-tier', 'other')],
  ['qva-reports', 'account', reportId(provider, month)],
  ['mtd-qva-reports', 'account', provider],
  ['insight-provider-payments', 'account', reportId(provider, month)],
  ['company-analytic-distribution-reports', 'company', reportId(firm, month, 'reader-tier', 'professional')],
  ['mtd-company-analytic-distribution-reports', 'company', reportId(firm, 'reader-tier', 'other')],
  ['company-mtd-qva-reports', 'company', firm],
  ['company-payments', 'company', reportId(firm, month)],
] as const

describe.each(reports)('%s, by %s', (type, about, id) => {
  const path = `/api/v2/${type}`
  const callers = about === 'account' ? `${writers} ${clerks}` : `${leads} ${clerks}`
  const seers = about === 'account' ? `provider lead ${clerks}` : `lead ${clerks}`

  test('is listed for who may have rows of it, and for nobody else', async () => {
    expect(await row((one) => one.get(path))).toEqual(expected({ 200: callers }, 403))
  })

  test('holds a row for its own, the team lead and finance alone', async () => {
    const lists: string[] = []
    for (const name of names(callers)) {
      const owner = about === 'account' ? `account-id]=${provider}` : `company-id]=${firm}`
      const { body } = await (await client(name)).get(`${path}?page[size]=100&filter[${owner}`)
      expect([name, body.meta['record-count'] > 0]).toEqual([name, body.data.length > 0])
      if (body.data.length > 0) lists.push(name)
    }
    expect(lists.sort()).toEqual(names(seers).sort())
  })

  test('shows the row to the same, with what it is about', async () => {
    expect(await row((one) => one.get(`${path}/${id}`))).toEqual(expected({ 200: seers, 404: callers }, 403))
    for (const part of [`/${about}`, `/relationships/${about}`]) {
      expect([part, await row((one) => one.get(`${path}/${id}${part}`))]).toEqual([part, expected({ 200: seers }, 404)])
    }
  })
})

test('no provider learns of another one through a filter, an order or a count', async () => {
  const other = await server.as('provider-2')
  for (const [type, about] of reports) {
    if (about !== 'account') continue
    const { body } = await other.get(`/api/v2/${type}?page[size]=100`)
    for (const one of body.data.slice(0, 5)) {
      expect((await other.get(one.relationships.account.links.related)).body.data.id).toBe(seedId('accounts', 5))
    }
    const { body: all } = await (
      await server.as('finance')
    ).get(`/api/v2/${type}?page[size]=100&filter[account-id]=${seedId('accounts', 5)}`)
    expect([type, body.meta['record-count']]).toEqual([type, all.meta['record-count']])
  }
})

describe('what finance does with a month', () => {
  test('is paying and correcting it, which others may not', async () => {
    const correction = { data: { type: 'report-corrections', attributes: { reason: 'A licence was counted twice.' } } }
    const paid = { data: { type: 'company-payments', attributes: { status: 'paid', 'paid-on': '2026-10-09' } } }
    expect(await row((one) => one.patch(`/api/v2/company-payments/${reportId(firm, month)}`, paid))).toEqual(expected({ 200: clerks }, 403))
    const own = { data: { attributes: paid.data.attributes } }
    expect(await row((one) => one.patch(`/api/v2/insight-provider-payments/${seedId('insight-provider-payments', 1)}`, own))).toEqual(
      expected({ 200: clerks }, 403),
    )
    expect(await row((one) => one.post('/api/v2/reports/2026-09/corrections', correction))).toEqual(expected({ 201: clerks }, 403))
  })

  test('is recording what it earned, which nobody else sees', async () => {
    const path = '/api/v2/recognised-revenues'
    const one = `${path}/${seedId('recognised-revenues', 1)}`
    let year = 2040
    const earned = () => ({ data: { type: 'recognised-revenues', attributes: { month: `${year++}-01-01`, 'amount-minor': 1_000 } } })
    const noted = { data: { type: 'recognised-revenues', attributes: { note: 'By the books.' } } }
    for (const at of [path, one]) expect([at, await row((who) => who.get(at))]).toEqual([at, expected({ 200: clerks }, 403)])
    expect(await row((who) => who.post(path, earned()))).toEqual(expected({ 201: clerks }, 403))
    expect(await row((who) => who.patch(one, noted))).toEqual(expected({ 200: clerks }, 403))
  })

  test('is told to those who are paid for it', async () => {
    const path = '/api/v2/reports/2026-06/corrections'
    expect(await row((one) => one.get(path))).toEqual(expected({ 200: `${writers} ${clerks}` }, 403))
    for (const name of names(`${writers} ${clerks}`)) {
      const asker = await client(name)
      const { body: payments } = await asker.get('/api/v2/insight-provider-payments?filter[from]=2026-06&filter[to]=2026-06')
      const { data } = (await asker.get(path)).body
      const { status } = await asker.get(`/api/v2/report-corrections/${seedId('report-corrections', 1)}`)
      expect([name, status]).toEqual([name, data.length > 0 ? 200 : 404])
      expect([name, data.length]).toEqual([name, payments.data.length > 0 ? 1 : 0])
      expect([name, data.map((one: { attributes: Record<string, unknown> }) => one.attributes['amount-minor'] !== null)]).toEqual([
        name,
        data.map(() => names(clerks).includes(name)),
      ])
    }
  })
})

describe('the analytics of an insight', () => {
  const id = seedId('insights', 1)
  const path = '/api/v2/insight-analyticss'

  test('are for its author, the team lead, who manages the entity, editors and finance', async () => {
    const seers = 'provider lead corporate editor finance admin'
    expect(await row((one) => one.get(path))).toEqual(expected({ 200: `${writers} corporate editor ${clerks}` }, 403))
    expect(await row((one) => one.get(`${path}/${id}`))).toEqual(expected({ 200: seers, 404: writers }, 403))
    expect(await row((one) => one.get(`${path}/${id}/insight`))).toEqual(expected({ 200: seers }, 404))
    for (const name of names('provider-2 vikram.deshpande compliance')) {
      const { body } = await (await client(name)).get(`${path}?filter[insight-id]=${id}`)
      expect([name, body.data, body.meta['record-count']]).toEqual([name, [], 0])
    }
  })
})

test('how insights spread over sizes is for every account', async () => {
  for (const path of ['/api/v2/market-cap-distro', '/api/v2/market-cap-distro/own-mid']) {
    expect(await row((one) => one.get(path))).toEqual(expected({}, 200))
  }
})

describe('an external report', () => {
  const path = '/api/v2/external-reports'
  const entity = (n: number) => ({ 'primary-entity': { data: { type: 'entities', id: seedId('entities', n) } } })
  const body = (access: string, n = 2) => ({
    data: { type: 'external-reports', attributes: { title: 'x', 'source-name': 'x', access }, relationships: entity(n) },
  })
  const file = (report: string) => ({
    data: {
      type: 'external-report-attachments',
      attributes: { source: dataUrl('application/pdf', pdfBytes()), 'source-file-name': 'a.pdf' },
      relationships: { 'external-report': { data: { type: 'external-reports', id: report } } },
    },
  })
  /** A report of `provider` with one file. */
  async function filed(access: string): Promise<{ report: string; attachment: string }> {
    const author = await server.as('provider')
    const report = (await author.post(path, body(access))).body.data.id as string
    const { id } = (await author.post('/api/v2/external-report-attachments', file(report))).body.data
    return { report: `${path}/${report}`, attachment: `/api/v2/external-report-attachments/${id}` }
  }
  const own = 'provider lead compliance editor admin'

  test('that is open or on request is seen by every account but the corporate users of other issuers', async () => {
    for (const access of ['open', 'on-request']) {
      const { report, attachment } = await filed(access)
      for (const at of [report, `${report}/entities`, `${report}/relationships/account`, attachment, `${attachment}/external-report`]) {
        expect([access, at, await row((one) => one.get(at))]).toEqual([access, at, expected({ 404: 'corporate' }, 200)])
      }
    }
  })

  test('that is private is seen by its own and editors, in lists as well', async () => {
    const { report, attachment } = await filed('private')
    for (const at of [report, attachment]) expect(await row((one) => one.get(at))).toEqual(expected({ 200: own }, 404))
    const lists: string[] = []
    for (const name of members) {
      const { body: found } = await (await client(name)).get(`${path}?page[size]=100`)
      if (found.data.some((one: { id: string }) => report.endsWith(one.id))) lists.push(name)
    }
    expect(lists.sort()).toEqual(names(own).sort())
  })

  test('gives its files to whom nothing is withheld from', async () => {
    const sources = async (access: string): Promise<string[]> => {
      const { attachment } = await filed(access)
      const given: string[] = []
      for (const name of members) {
        const { body: found } = await (await client(name)).get(attachment)
        if (found.data?.attributes.source) given.push(name)
      }
      return given.sort()
    }
    const firmOf = 'provider lead compliance vikram.deshpande'
    expect(await sources('on-request')).toEqual(names(`${firmOf} editor admin`).sort())
    const none = 'corporate investor-delayed provider-2 theodora.mavridis'
    const open = members.filter((name) => !names(none).includes(name))
    expect(await sources('open')).toEqual(open.sort())
  })

  test('is filed by providers, corporate users about their own entities, and editors', async () => {
    const filers = 'provider provider-2 lead vikram.deshpande theodora.mavridis editor admin'
    expect(await row((one) => one.post(path, body('open')))).toEqual(expected({ 201: filers }, 403))
    expect(await row((one) => one.post(path, body('open', 1)))).toEqual(expected({ 201: `${filers} corporate` }, 403))
  })

  test('has its files changed by who filed it and editors', async () => {
    const { report, attachment } = await filed('open')
    const id = report.split('/').at(-1)!
    const changers = 'provider editor admin'
    const change = { data: { type: 'external-report-attachments', attributes: { title: 'x' } } }
    expect(await row((one) => one.patch(attachment, change))).toEqual(expected({ 200: changers, 404: 'corporate' }, 403))
    expect(await row((one) => one.post('/api/v2/external-report-attachments', file(id)))).toEqual(
      expected({ 201: changers, 422: 'corporate' }, 403),
    )
    expect(await row(async (one) => one.delete((await filed('open')).attachment))).toEqual(
      expected({ 204: changers, 404: 'corporate' }, 403),
    )
  })

  test('is asked for by those from whom it is withheld', async () => {
    const { report } = await filed('on-request')
    const mine = 'provider lead compliance vikram.deshpande editor admin'
    expect(await row((one) => one.post(`${report}/request-publication-access`))).toEqual(expected({ 409: mine, 404: 'corporate' }, 201))
  })
})
