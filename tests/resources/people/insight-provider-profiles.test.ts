import type { Kysely } from 'kysely'
import { describe, expect, test } from 'vitest'
import { up } from '../../../src/database/migrations/158-whole-entries-of-profiles.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { setColumns } from '../../support/columns.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/insight-provider-profiles'
const own = (n: number) => `${path}/${seedId('insight-provider-profiles', n)}`

test('a profile tells of a provider at length, to anyone', async () => {
  const all = await server.guest.get(path)
  expect(all.body.data.map((one: { id: string }) => one.id)).toEqual([3, 2, 1].map((n) => seedId('insight-provider-profiles', n)))
  const { data } = (await server.guest.get(own(1))).body
  expect(data.attributes).toMatchObject({
    certifications: ['CFA', 'CMA'],
    'regulatory-status': 'Licensed',
    'licence-number': 'CMS100123',
    education: [{ year: '2002', degree: 'MA Economics', institution: 'University of Kobe' }],
  })
  const provider = await server.guest.get(data.relationships['insight-provider'].links.related)
  expect(provider.body.data.id).toBe(seedId('accounts', 4))
  const account = await (await server.as('investor')).get(`/api/v2/accounts/${seedId('accounts', 4)}/insight-provider-profile`)
  expect(account.body.data.id).toBe(data.id)
})

test('the profile of a provider who is not active is left to the provider and to editors', async () => {
  const admin = await server.as('admin')
  const provider = await server.as('provider-2')
  expect((await provider.get(own(2))).status).toBe(200)
  await admin.patch(`/api/v2/accounts/${seedId('accounts', 5)}`, { data: { attributes: { status: 'suspended' } } })
  expect((await server.guest.get(own(2))).status).toBe(404)
  expect((await (await server.as('investor')).get(own(2))).status).toBe(404)
  expect((await (await server.as('editor')).get(own(2))).status).toBe(200)
  expect((await (await server.as('editor')).get(path)).body.meta['record-count']).toBe(2)
})

describe('what a provider tells of itself', () => {
  const profiles = '/api/v2/insight-provider-profiles'
  const sent = (attributes: object, account?: number) => ({
    data: {
      type: 'insight-provider-profiles',
      attributes,
      ...(account ? { relationships: { account: { data: { type: 'accounts', id: seedId('accounts', account) } } } } : {}),
    },
  })

  test('is added once, also at once, changed, and told to everyone', async () => {
    const client = await server.as('wing.cheung')
    const whole = {
      headline: 'Commodities from the ground up',
      biography: '<p>Began at a mine.</p><script>alert(1)</script>',
      experience: [{ from: '2010', to: null, role: 'Strategist', firm: 'Northstar Macro' }],
      certifications: ['CFA'],
    }
    const answers = await Promise.all([1, 2, 3].map(() => client.post(profiles, sent(whole))))
    expect(answers.map((one) => one.status).sort()).toEqual([201, 409, 409])
    const { data } = answers.find((one) => one.status === 201)!.body
    expect(data.attributes).toMatchObject({ ...whole, biography: '<p>Began at a mine.</p>', education: [], regulator: null })
    expect((await client.patch(data.links.self, sent({ regulator: 'SEC', experience: [] }))).status).toBe(200)
    expect((await server.guest.get(data.links.self)).body.data.attributes).toMatchObject({
      ...whole,
      biography: '<p>Began at a mine.</p>',
      regulator: 'SEC',
      experience: [],
    })
  })

  test('has every member of what it lists, also where they were left out, and in what was stored before', async () => {
    const client = await server.as('provider')
    const whole = {
      experience: [
        { from: null, to: null, role: 'Analyst', firm: '' },
        { from: '2010', to: null, role: 'Strategist', firm: 'Northstar Macro' },
      ],
      education: [{ year: null, degree: '', institution: '' }],
      'media-appearances': [{ title: '', outlet: 'Kansai Radio', url: null }],
    }
    const part = {
      experience: [{ role: 'Analyst' }, whole.experience[1]!],
      education: [{}],
      media_appearances: [{ outlet: 'Kansai Radio' }],
    }
    const { media_appearances, ...lists } = part
    const changed = await client.patch(own(1), sent({ ...lists, 'media-appearances': media_appearances }))
    expect(changed.body.data.attributes).toMatchObject(whole)
    const stored = Object.fromEntries(Object.entries(part).map(([column, entries]) => [column, JSON.stringify(entries)]))
    await setColumns(server.db, 'insight_provider_profiles', seedId('insight-provider-profiles', 1), stored)
    for (let times = 0; times < 2; times++) await up(server.db as unknown as Kysely<unknown>)
    expect((await client.get(own(1))).body.data.attributes).toMatchObject(whole)
  })

  test('is written by a team lead for a colleague, and by nobody else', async () => {
    const lead = await server.as('lead')
    expect((await (await server.as('theodora.mavridis')).post(profiles, sent({ headline: 'x' }, 14))).status).toBe(403)
    const made = await lead.post(profiles, sent({ headline: 'Indian consumers' }, 14))
    expect(made.status).toBe(201)
    expect((await server.guest.get(`${made.body.data.links.self}/insight-provider`)).body.data.id).toBe(seedId('accounts', 14))
    expect((await lead.patch(made.body.data.links.self, sent({ headline: 'Indian markets' }))).status).toBe(200)
    expect((await (await server.as('vikram.deshpande')).patch(made.body.data.links.self, sent({ headline: 'India' }))).status).toBe(200)
    expect((await (await server.as('theodora.mavridis')).patch(made.body.data.links.self, sent({ headline: 'x' }))).status).toBe(403)
    expect((await (await server.as('investor')).post(profiles, sent({ headline: 'x' }))).status).toBe(403)
    // Nobody but a provider has one, whoever writes it.
    expect((await (await server.as('admin')).post(profiles, sent({ headline: 'x' }, 1))).status).toBe(422)
  })
})
