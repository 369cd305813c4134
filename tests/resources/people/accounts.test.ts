import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import type { Answer } from '../../support/server.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/accounts'
const restricted = [
  'status',
  'email',
  'email-verified',
  'pending-email',
  'phone',
  'reading-tier',
  'plan-ends-at',
  'investor-classification',
  'anonymize-reading',
  'notification-preferences',
  'email-frequency',
]
const open = [
  'name',
  'first-name',
  'last-name',
  'title',
  'slug',
  'account-type',
  'roles',
  'avatar-url',
  'bio',
  'company-name',
  'country',
  'timezone',
  'locale',
  'website',
  'linkedin',
  'languages',
  'years-experience',
  'followers-count',
  'following-count',
  'insights-count',
  'is-followed',
  'is-online',
  'last-seen-at',
  'created-at',
  'updated-at',
]

const seen = async (name: string, account: number): Promise<Answer> => (await server.as(name)).get(`${path}/${seedId('accounts', account)}`)
const namesOf = ({ body }: Answer): string[] => Object.keys(body.data.attributes).sort()

describe('the own account', () => {
  test('is me, shown whole, under any of its names', async () => {
    const investor = await server.as('investor')
    const me = await investor.get(`${path}/me`)
    expect(me.status).toBe(200)
    expect(me.body.data.attributes).toMatchObject({
      name: 'Ingrid Vester',
      'first-name': 'Ingrid',
      'last-name': 'Vester',
      slug: 'ingrid-vester',
      'account-type': 'investor',
      roles: [],
      status: 'active',
      email: 'investor@demo.example',
      'email-verified': true,
      phone: '+44 20 7946 0018',
      'company-name': 'Northgate Capital',
      country: 'GB',
      timezone: 'Europe/London',
      languages: ['en', 'ja'],
      'years-experience': 14,
      'reading-tier': 'professional',
      'investor-classification': 'professional',
      'anonymize-reading': false,
      'notification-preferences': { 'insight.published': ['app', 'email'] },
      'email-frequency': 'daily',
    })
    expect(namesOf(me)).toEqual([...open, ...restricted].sort())
    expect(me.body.data.links.self).toBe(`${server.url}${path}/${seedId('accounts', 1)}`)
    for (const name of [seedId('accounts', 1), 'ingrid-vester']) expect((await investor.get(`${path}/${name}`)).body).toEqual(me.body)
  })

  test('is another for each caller, and nobody without a credential', async () => {
    for (const [name, account] of [
      ['investor-2', 2],
      ['provider', 4],
      ['corporate', 8],
      ['admin', 13],
    ] as const) {
      expect([name, (await (await server.as(name)).get(`${path}/me`)).body.data.id]).toEqual([name, seedId('accounts', account)])
    }
    expect((await server.guest.get(`${path}/me`)).status).toBe(401)
    expect((await server.guest.get(`${path}/ingrid-vester`)).status).toBe(401)
  })
})

describe('the list', () => {
  test.each(['admin', 'investor', 'provider', 'corporate', 'jordan.avery'])(
    'counts for %s just those that its pages hold',
    async (name) => {
      const caller = await server.as(name)
      const ids = new Set<string>()
      let total = -1
      for (let number = 1; ids.size !== total; number++) {
        const { body } = await caller.get(`${path}?page[size]=10&page[number]=${number}`)
        total = body.meta['record-count']
        expect([number, body.data.length > 0]).toEqual([number, true])
        for (const one of body.data) ids.add(one.id)
      }
      expect((await caller.get(`${path}?page[size]=100`)).body.data.map((one: { id: string }) => one.id).sort()).toEqual([...ids].sort())
    },
  )

  test('counts who is invited, to whoever sees them', async () => {
    const [admin, investor] = await Promise.all([server.as('admin'), server.as('investor')])
    const count = async (caller: typeof admin): Promise<number> => (await caller.get(path)).body.meta['record-count']
    const before = [await count(admin), await count(investor)]
    const attributes = { email: 'counted@demo.example', 'first-name': 'Cora', 'last-name': 'Count', 'account-type': 'insight-provider' }
    const company = { data: { type: 'companies', id: seedId('companies', 1) } }
    const made = await admin.post(path, { data: { type: 'accounts', attributes, relationships: { company } } })
    expect(made.status).toBe(201)
    expect([await count(admin), await count(investor)]).toEqual([before[0]! + 1, before[1]])
    expect((await admin.patch(`${path}/${made.body.data.id}`, { data: { attributes: { status: 'deactivated' } } })).status).toBe(200)
    expect([await count(admin), await count(investor)]).toEqual([before[0]! + 1, before[1]! + 1])
  })
})

describe('another account', () => {
  test('that writes research is seen by every account, less what is restricted', async () => {
    for (const name of ['investor', 'investor-2', 'investor-delayed', 'provider-2', 'corporate', 'gita.wulandari']) {
      const answer = await seen(name, 4)
      expect([name, answer.status]).toEqual([name, 200])
      expect([name, namesOf(answer)]).toEqual([name, [...open].sort()])
      expect(answer.text).not.toContain('provider@demo.example')
    }
  })

  test('is seen by its colleagues, less what is restricted', async () => {
    for (const [name, account] of [
      ['noor.alhashimi', 1],
      ['beatrice.okafor', 1],
      ['investor', 24],
      ['provider', 6],
      ['compliance', 4],
    ] as const) {
      const answer = await seen(name, account)
      expect([name, account, answer.status]).toEqual([name, account, 200])
      expect([name, account, namesOf(answer)]).toEqual([name, account, [...open].sort()])
    }
  })

  test('is seen whole by its team lead and by staff', async () => {
    const all = [...open, ...restricted].sort()
    expect(namesOf(await seen('lead', 4))).toEqual(all)
    expect(namesOf(await seen('lead', 14))).toEqual(all)
    expect(namesOf(await seen('lead', 5))).toEqual([...open].sort())
    for (const name of ['editor', 'entity-editor', 'account-manager', 'finance', 'admin']) {
      for (const account of [1, 3, 4, 8, 13]) expect([name, account, namesOf(await seen(name, account))]).toEqual([name, account, all])
    }
  })

  test('is not there for anyone else, not by its slug either, nor for those who like it have no company', async () => {
    for (const [name, account] of [
      ['investor', 2],
      ['investor', 3],
      ['investor', 8],
      ['investor', 13],
      ['investor-2', 1],
      ['provider', 20],
      ['corporate', 1],
      ['corporate', 9],
      ['investor-delayed', 23],
      ['gita.wulandari', 3],
    ] as const) {
      const answer = await seen(name, account)
      expect([name, account, answer.status]).toEqual([name, account, 404])
      expect(answer.body.errors[0].detail).toBe(`The record identified by ${seedId('accounts', account)} could not be found.`)
    }
    expect((await (await server.as('investor-2')).get(`${path}/ingrid-vester`)).status).toBe(404)
  })

  test('never shows its password or what it is made of', async () => {
    for (const name of ['investor', 'lead', 'admin']) {
      for (const account of [1, 4]) expect((await seen(name, account)).text).not.toMatch(/password|argon2|token/i)
    }
  })

  test('without a company has an empty company name', async () => {
    const { body } = await (await server.as('investor-delayed')).get(`${path}/me`)
    expect(body.data.attributes['company-name']).toBe('')
  })

  test('is found behind the links to it as far as it may be seen', async () => {
    const insight = `/api/v2/insights/${seedId('insights', 1)}`
    const { body } = await (await server.as('investor')).get(`${insight}/account`)
    expect(Object.keys(body.data.attributes).sort()).toEqual([...open].sort())
    const asLead = await (await server.as('lead')).get(`${insight}/account`)
    expect(Object.keys(asLead.body.data.attributes).sort()).toEqual([...open, ...restricted].sort())
  })
})
