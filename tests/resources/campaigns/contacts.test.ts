import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { differences } from '../../../src/database/recount.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const contact = (n: number): string => `/api/v2/contacts/${seedId('contacts', n)}`
const link = (n: number, code: string | number): string => `${contact(n)}/unsubscribe?code=${String(code).padStart(64, '0')}`
const corporate = () => server.as('corporate')
const statusOf = async (n: number): Promise<string> => (await (await corporate()).get(contact(n))).body.data.attributes.status
const deliverable = async (list: number): Promise<number> =>
  (await (await corporate()).get(`/api/v2/contact-lists/${seedId('contact-lists', list)}`)).body.data.attributes['deliverable-count']
const campaignOf = async (n: number) =>
  (await (await corporate()).get(`/api/v2/corporate-email-campaigns/${seedId('corporate-email-campaigns', n)}`)).body.data.attributes

/** The code of the mail that a campaign sent to a contact. */
async function codeOf(campaign: number, n: number): Promise<string> {
  const { code } = await server.db
    .selectFrom('campaign_deliveries')
    .select('code')
    .where('campaign_id', '=', seedId('corporate-email-campaigns', campaign))
    .where('contact_id', '=', seedId('contacts', n))
    .executeTakeFirstOrThrow()
  return code
}

describe('unsubscribing', () => {
  test('ends the mails of the issuer on all of its lists, once, however often and in whatever form it is asked', async () => {
    const before = [await deliverable(1), await deliverable(2), (await campaignOf(9))['unsubscribed-count']]
    const code = await codeOf(9, 2)
    const form = { raw: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    const part = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
    const parts = { raw: part, headers: { 'content-type': 'multipart/form-data; boundary=x' } }
    const answers = await Promise.all([
      ...Array.from({ length: 50 }, (_, index) => server.guest.post(link(2, code), undefined, index % 2 ? form : parts)),
      ...Array.from({ length: 50 }, () => server.guest.post(link(2, code))),
    ])
    expect(answers.map((one) => one.status)).toEqual(answers.map(() => 204))
    expect(await statusOf(2)).toBe('unsubscribed')
    const [first, second, count] = before as [number, number, number]
    expect([await deliverable(1), await deliverable(2), (await campaignOf(9))['unsubscribed-count']]).toEqual([
      first - 1,
      second - 1,
      count + 1,
    ])
    const told = await sql`select from activities where key = 'campaign.unsubscribe' and origin = 'email'
      and trackable_id = ${seedId('corporate-email-campaigns', 9)}`.execute(server.db)
    expect(told.rows).toHaveLength(1)
    const mine = await (await corporate()).get('/api/v1/activities?filter[key]=campaign.unsubscribe')
    expect(mine.body.data).toHaveLength(1)
    expect((await (await corporate()).get(mine.body.data[0].relationships.trackable.links.related)).body.data.id).toBe(
      seedId('corporate-email-campaigns', 9),
    )
    expect((await differences(server.db)).filter((one) => one.table !== 'insights')).toEqual([])
  })

  test('by the mail of another campaign counts for that one too and changes nothing else', async () => {
    const before = await deliverable(2)
    await server.guest.post(link(12, await codeOf(9, 12)))
    expect(await deliverable(2)).toBe(before - 1)
    const count = (await campaignOf(7))['unsubscribed-count']
    expect((await server.guest.post(link(12, await codeOf(7, 12)))).status).toBe(204)
    expect((await campaignOf(7))['unsubscribed-count']).toBe(count + 1)
    expect(await deliverable(2)).toBe(before - 1)
  })

  test('beats a bounce, and counts nobody twice', async () => {
    const before = await deliverable(2)
    await setColumns(server.db, 'contacts', seedId('contacts', 196), { status: 'bounced' })
    await server.guest.post(link(196, await codeOf(9, 196)))
    expect([await statusOf(196), await deliverable(2)]).toEqual(['unsubscribed', before])
  })

  test.each([
    ['without a code', `${contact(1)}/unsubscribe`, 400, '106'],
    ['with one that is none', `${contact(1)}/unsubscribe?code=x`, 400, '103'],
    ['with one that nobody has', link(1, 'f'.repeat(64)), 404, '404'],
    ['with that of another contact', link(1, 2), 404, '404'],
    ['of nobody', `/api/v2/contacts/nobody/unsubscribe?code=${'1'.padStart(64, '0')}`, 404, '404'],
  ])('%s is refused', async (_name, path, status, code) => {
    const answer = await server.guest.post(path)
    expect([answer.status, answer.body.errors[0].code]).toEqual([status, code])
    expect(await statusOf(1)).toBe('subscribed')
  })
})

test('activities of campaigns are told by the server alone', async () => {
  const trackable = { data: { type: 'entities', id: seedId('entities', 1) } }
  for (const key of ['campaign.send', 'campaign.open', 'campaign.click', 'campaign.unsubscribe']) {
    const { status } = await (await corporate()).post('/api/v2/activities', { data: { key, relationships: { trackable } } })
    expect([key, status]).toEqual([key, 403])
  }
})
