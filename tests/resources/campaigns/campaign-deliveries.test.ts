import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { putCampaign } from '../../support/campaign-rows.ts'
import { minutesFromNow } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/corporate-email-campaigns'

/** Puts mails of a campaign of the bank, each to a contact of its own: their states, and how many minutes ago they went out. */
async function putDeliveries(campaign: string, mails: readonly (readonly [status: string, ago: number | null])[]): Promise<string[]> {
  const rows = mails.map(([status, ago], index) => ({
    ...{ id: `${campaign.slice(0, 30)}${String(index).padStart(6, '0')}`, campaign_id: campaign },
    ...{ contact_id: seedId('contacts', index + 1), status: status as 'queued', handed_at: ago === null ? null : minutesFromNow(-ago) },
  }))
  await insertRows(server.db, 'campaign_deliveries', rows)
  return rows.map((one) => one.id)
}

describe('the mails of a campaign', () => {
  test('are listed as they went out, and found by what became of them', async () => {
    const campaign = await putCampaign(server.db, 'sending')
    const ids = await putDeliveries(campaign, [
      ['delivered', 30],
      ['bounced-hard', 20],
      ['delivered', 10],
      ['queued', null],
      ['bounced-soft', 40],
    ])
    const client = await server.as('corporate')
    const found = async (query: string): Promise<string[]> =>
      (await client.get(`${path}/${campaign}/deliveries${query}`)).body.data.map((one: { id: string }) => one.id)
    const inOrder = [2, 1, 0, 4, 3].map((n) => ids[n])
    expect(await found('')).toEqual(inOrder)
    expect(await found('?sort=handed-at')).toEqual(inOrder.toReversed())
    expect(await found('?filter[status]=bounced-soft,bounced-hard')).toEqual([ids[1], ids[4]])
    expect(await found('?page[size]=2&page[number]=2')).toEqual([ids[0], ids[4]])
    const { body } = await client.get(`${path}/${campaign}/deliveries?filter[status]=queued`)
    expect(body.meta['record-count']).toBe(1)
    expect((await client.get(`${path}/${campaign}`)).body.data.relationships.deliveries.links.related).toMatch(/\/deliveries$/)
  })

  test('say why they came back, and lead to their contact', async () => {
    const client = await server.as('corporate')
    const { body } = await client.get(`${path}/${seedId('corporate-email-campaigns', 9)}/deliveries?filter[status]=bounced-hard`)
    const [first] = body.data
    expect(first.attributes).toMatchObject({ status: 'bounced-hard', 'handed-at': null, reason: '550 5.1.1 No such mailbox' })
    const self = await client.get(first.links.self)
    expect(self.body.data).toEqual(first)
    expect((await client.get(first.relationships.contact.links.related)).body.data.type).toBe('contacts')
    expect((await client.get(first.relationships.campaign.links.related)).body.data.id).toBe(seedId('corporate-email-campaigns', 9))
  })

  test.each(['matthias.krueger', 'tamsin.rourke'])('are unknown to %s, who manages another entity', async (name) => {
    const client = await server.as(name)
    expect((await client.get(`/api/v2/campaign-deliveries/${seedId('campaign-deliveries', 1)}`)).status).toBe(404)
    expect((await client.get(`${path}/${seedId('corporate-email-campaigns', 9)}/deliveries`)).status).toBe(404)
  })
})
