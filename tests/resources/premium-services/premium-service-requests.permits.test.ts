import { sql } from 'kysely'
import { expect, test, describe } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import { codesOf, detailsOf, freshClient } from '../../support/insight-rows.ts'
import { editOf, linkage, open, putFirm, putRequest, requestPath, statuses } from '../../support/premium-rows.ts'
import type { Status } from '../../support/premium-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer } from '../../support/server.ts'

const server = startServer()
const patch = async (name: string, id: string, attributes: object, relationships?: object): Promise<Answer> =>
  (await server.as(name)).patch(requestPath(id), editOf(attributes, relationships))
const mixed = { title: 'x', description: 'x', 'smarts-required': 1, rating: 5, feedback: 'x' }
const notAllowed = (names: string[]): string[] => names.map((name) => `${name} is not allowed.`)

describe('the documented body with title, description, smarts-required, rating and feedback', () => {
  test.each(statuses.filter((one) => one !== 'completed'))('is refused whole by one %s: five errors in the order sent', async (status) => {
    const answer = await patch('investor', await putRequest(server.db, status), mixed)
    expect([answer.status, codesOf(answer), detailsOf(answer)]).toEqual([400, Array(5).fill('105'), notAllowed(Object.keys(mixed))])
    expect(answer.body.errors[0]).toEqual({ title: 'Param not allowed', detail: 'title is not allowed.', code: '105', status: '400' })
  })

  test('is refused by one that is completed for the three that are no review', async () => {
    const answer = await patch('investor', await putRequest(server.db, 'completed'), mixed)
    expect([answer.status, detailsOf(answer)]).toEqual([400, notAllowed(['title', 'description', 'smarts-required'])])
  })

  test('of the requestee is refused whole by one that is completed as well', async () => {
    const answer = await patch('provider', await putRequest(server.db, 'completed'), { rating: 5, feedback: 'x' })
    expect([answer.status, detailsOf(answer)]).toEqual([400, notAllowed(['rating', 'feedback'])])
  })
})

const sendable: Record<string, unknown> = {
  title: 'Another',
  description: null,
  time_required: 3,
  note: 'A word.',
  smarts_required: 90,
  status: 'x',
  rating: 5,
  feedback: 'Good.',
}
const relationships = {
  ...linkage('requestee', 'accounts', seedId('accounts', 5)),
  ...linkage('manager', 'accounts', seedId('accounts', 11)),
  ...linkage('premium_service', 'premium-services', seedId('premium-services', 3)),
  premium_service_attachments: null,
}
const edits = ['title', 'description', 'time_required', 'note', 'smarts_required', 'status']
const asking = ['note', 'status']
const ended: Status[] = ['declined', 'cancelled', 'expired']

/** What each of them may send in each status, one by one. Of a draft nobody else knows. */
const permitted: Record<string, (status: Status) => string[] | 404> = {
  investor: (status) =>
    status === 'drafted'
      ? [...edits, 'requestee', 'premium_service', 'premium_service_attachments']
      : status === 'completed'
        ? ['rating', 'feedback']
        : open.includes(status)
          ? asking
          : [],
  provider: (status) =>
    status === 'drafted' ? 404 : ['delivered', 'completed'].includes(status) ? ['note'] : ended.includes(status) ? [] : asking,
  'account-manager': (status) => {
    if (status === 'drafted') return 404
    if (status === 'submitted') return [...asking, 'time_required', 'smarts_required', 'manager']
    if (status === 'delivered') return asking
    return status === 'completed' || ended.includes(status) ? ['note'] : [...asking, 'manager']
  },
  admin: (status) =>
    status === 'drafted'
      ? [...edits, 'requestee', 'premium_service', 'premium_service_attachments']
      : open.includes(status)
        ? [...edits, 'manager']
        : ['note'],
}

describe.each(Object.entries(permitted))('%s', (name, may) => {
  test.each(statuses)('may send of one %s what the table says and nothing else', async (status) => {
    const allowed = may(status)
    const taken: string[] = []
    for (const one of [...Object.keys(sendable), ...Object.keys(relationships)]) {
      const id = await putRequest(server.db, status)
      // What is no status at all is refused as a value, once its name was allowed.
      const answer =
        one in sendable
          ? await patch(name, id, { [one]: one === 'status' ? 'x' : sendable[one] })
          : await patch(name, id, {}, { [one]: relationships[one as keyof typeof relationships] })
      if (allowed === 404) expect([one, answer.status]).toEqual([one, 404])
      else if (codesOf(answer)[0] === '105') expect([one, answer.status, detailsOf(answer)]).toEqual([one, 400, notAllowed([one])])
      else taken.push(one)
    }
    if (allowed !== 404) expect(taken.sort()).toEqual([...allowed].sort())
  })
})

test('the requestee names terms only together with a counter-offer', async () => {
  const id = await putRequest(server.db, 'submitted')
  const refused = await patch('provider', id, { smarts_required: 120, time_required: 4, status: 'accepted' })
  expect(detailsOf(refused)).toEqual(notAllowed(['smarts_required', 'time_required']))
  const countered = await patch('provider', id, { smarts_required: 120, time_required: 4, status: 'countered' })
  expect(countered.body.data.attributes).toMatchObject({ status: 'countered', 'smarts-required': 120, 'time-required': 4 })
})

test('an edit and a review do not go together, whoever sends them', async () => {
  const id = await putRequest(server.db, 'completed')
  expect(detailsOf(await patch('investor', id, { rating: 5, note: 'x' }))).toEqual(notAllowed(['note']))
  expect(detailsOf(await patch('account-manager', id, { rating: 5, note: 'x' }))).toEqual(notAllowed(['rating', 'note']))
})

test('who only looks on may send nothing: 403', async () => {
  const id = await putRequest(server.db, 'submitted')
  for (const name of ['lead', 'compliance', 'beatrice.okafor']) {
    expect([name, (await patch(name, id, { note: 'x' })).status]).toEqual([name, 403])
  }
})

test('a party that became a compliance officer acts no more', async () => {
  const parties = [await putFirm(server.db, undefined), await putFirm(server.db, undefined)] as const
  const [asker, asked] = parties
  const columns = {
    requestor_id: asker.account,
    company_id: asker.company,
    requestee_id: asked.account,
    provider_company_id: asked.company,
  }
  const id = await putRequest(server.db, 'submitted', columns)
  for (const { account } of parties) {
    const note = async () => (await freshClient(server, account)).patch(requestPath(id), editOf({ note: 'x' }))
    expect((await note()).status).toBe(200)
    await setColumns(server.db, 'accounts', account, { roles: ['compliance-officer'] })
    expect((await note()).status).toBe(403)
  }
})

test('refused names come before bad values, and those before the status', async () => {
  const id = await putRequest(server.db, 'completed')
  expect(codesOf(await patch('investor', id, { title: '', rating: 9 }))).toEqual(['105'])
  for (const rating of [0, 6, 1.5, '5', null]) expect([rating, (await patch('investor', id, { rating })).status]).toEqual([rating, 422])
  expect((await patch('investor', id, { feedback: 'x'.repeat(5001) })).status).toBe(422)
  const draft = await putRequest(server.db, 'drafted')
  expect((await patch('investor', draft, { title: '', status: 'completed' })).status).toBe(422)
  expect((await patch('investor', draft, { title: 'x', status: 'completed' })).status).toBe(409)
})

describe('a review', () => {
  test('rates, counts for the service once, and can be changed', async () => {
    const id = await putRequest(server.db, 'completed', {
      premium_service_id: seedId('premium-services', 7),
      requestee_id: seedId('accounts', 17),
    })
    const service = async () =>
      (await (await server.as('investor')).get(`/api/v1/premium_services/${seedId('premium-services', 7)}`)).body.data.attributes[
        'average-rating'
      ]
    expect(await service()).toBeNull()
    const first = await patch('investor', id, { rating: 4, feedback: 'Good.' })
    expect(first.body.data.attributes).toMatchObject({ rating: 4, feedback: 'Good.', status: 'completed' })
    expect(await service()).toBe(4)
    expect((await patch('investor', id, { rating: 3 })).body.data.attributes).toMatchObject({ rating: 3, feedback: 'Good.' })
    expect(await service()).toBe(3)
    expect((await patch('investor', id, { feedback: null })).body.data.attributes).toMatchObject({ rating: 3, feedback: null })
  })

  test('stays as it is after seven days', async () => {
    const week = 7 * 24 * 3_600_000
    const at = (since: number) => new Date(Date.now() - since).toISOString()
    const old = await putRequest(server.db, 'completed', { rating: 4, rated_at: at(week + 60_000) })
    const young = await putRequest(server.db, 'completed', { rating: 4, rated_at: at(week - 60_000) })
    expect([(await patch('investor', old, { rating: 1 })).status, (await patch('investor', young, { rating: 1 })).status]).toEqual([
      409, 200,
    ])
    const { rows } =
      await sql`select rated_at <= now() - interval '6 days' as still from premium_service_requests where id = ${young}`.execute(server.db)
    expect(rows).toEqual([{ still: true }])
  })
})
