/** What a record is related to is a part of it: whoever follows changes finds a record of which that alone was changed. */
import { expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import type { SeededType } from '../../../src/demo/ids.ts'
import { putCampaign } from '../../support/campaign-rows.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const one = (type: SeededType, n: number) => ({ type, id: seedId(type, n) })
const report = {
  attributes: { title: 'Banks', 'source-name': 'Tallis Brothers', access: 'open' },
  relationships: { 'primary-entity': { data: one('entities', 1) } },
}
const firm = { attributes: { name: 'An agency', kind: 'issuer', country: 'JP' } }
const mail = { attributes: { subject: 'What I have read', body: '<p>Much.</p>' } }

test.each([
  ['/api/v2/insight-collections', 'editor', { attributes: { name: 'Banks' } }, { insights: [one('insights', 1)] }],
  ['/api/v2/external-reports', 'provider', report, { entities: [one('entities', 2)] }],
  ['/api/v2/external-reports', 'provider', report, { 'content-verticals': [one('content-verticals', 2)] }],
  ['/api/v1/companies', 'admin', firm, { 'managed-entities': [one('entities', 30)] }],
  ['/api/v1/group-email-messages', 'provider', mail, { insights: [one('insights', 1)] }],
  ['/api/v2/corporate-email-campaigns', 'corporate', undefined, { contact_lists: [one('contact-lists', 1)] }],
] as [string, string, object | undefined, object][])('one of %s', async (path, by, made, related) => {
  const client = await server.as(by)
  const type = path.split('/').at(-1)!
  const id: string = made ? (await client.post(path, { data: { type, ...made } })).body.data.id : await putCampaign(server.db, 'drafted')
  const before = (await client.get(`${path}/${id}`)).body.data.attributes['updated-at'] as string
  const relationships = Object.fromEntries(Object.entries(related).map(([name, data]) => [name, { data }]))
  const changed = await client.patch(`${path}/${id}`, { data: { type, relationships } })
  expect([changed.status, Date.parse(changed.body.data.attributes['updated-at']) > Date.parse(before)]).toEqual([200, true])
  const since = encodeURIComponent(before)
  expect((await client.get(`${path}?filter[ids]=${id}&filter[updated-after]=${since}`)).body.meta['record-count']).toBe(1)
})
