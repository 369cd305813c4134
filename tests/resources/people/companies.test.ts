import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { startServer } from '../../support/server.ts'
import type { Answer } from '../../support/server.ts'

const server = startServer()
const [v1, v2] = ['/api/v1/companies', '/api/v2/companies']
const id = (n: number): string => seedId('companies', n)
const body = (attributes: object) => ({ data: { type: 'companies', attributes } })
const inside = ['policy', 'seats', 'seats-used', 'trusted']
const insideOf = (answer: Answer): string[] => inside.filter((name) => name in answer.body.data.attributes)
const refusals = (answer: Answer): string[] =>
  answer.body.errors.map((one: { code: string; detail: string }) => `${one.code} ${one.detail}`)
const kestrel = { name: 'Pembroke Row Capital', kind: 'investor-firm', country: 'IE' }

describe('a company from beginning to end', () => {
  test('is added, shown under both prefixes, changed under both and deleted by an admin', async () => {
    const admin = await server.as('admin')
    const made = await admin.post(v1, body({ ...kestrel, 'employees-range': '11-50', seats: 5, policy: { 'allow-comments': false } }))
    expect(made.status).toBe(201)
    const { id: made1, attributes, links, relationships } = made.body.data
    expect(attributes).toMatchObject({
      ...kestrel,
      slug: 'pembroke-row-capital',
      'employees-range': '11-50',
      seats: 5,
      'seats-used': 0,
      trusted: false,
      website: null,
      stage: null,
      'legal-name': null,
      description: null,
      policy: { 'allow-comments': false },
      'logo-url': { small: null, medium: null, large: null },
    })
    expect(links.self).toBe(`${server.url}${v2}/${made1}`)
    for (const path of [links.self, `${v1}/${made1}`, `${v1}/pembroke-row-capital`, `${v2}/pembroke-row-capital`]) {
      expect((await admin.get(path)).body.data).toEqual(made.body.data)
    }
    for (const [path, description] of [
      [v1, 'Long-only.'],
      [v2, 'Long-short.'],
    ]) {
      const changed = await admin.patch(`${path}/${made1}`, body({ description }))
      expect(changed.status).toBe(200)
      expect(changed.body.data.attributes).toMatchObject({ ...kestrel, description, seats: 5 })
      expect(changed.body.data.links.self).toBe(links.self)
    }
    expect((await admin.get(relationships.accounts.links.related)).body.data).toEqual([])
    expect((await admin.delete(`${v1}/${made1}`)).status).toBe(204)
    expect((await admin.get(links.self)).status).toBe(404)
  })

  test('lists are the same under both prefixes', async () => {
    const finance = await server.as('finance')
    const [one, other] = [
      await finance.get(`${v1}?filter[kind]=issuer&sort=name`),
      await finance.get(`${v2}?filter[kind]=issuer&sort=name`),
    ]
    expect(one.body.data).toEqual(other.body.data)
    expect(one.body.data.map((row: { id: string }) => row.id)).toEqual([10, 12, 11].map(id))
    expect((await finance.get(`${v2}?filter[country]=GB,IE&sort=-name`)).body.data.map((row: { id: string }) => row.id)).toEqual(
      [5, 2, 14].map(id),
    )
    expect((await finance.get(`${v2}?filter[fulltext]=lithium`)).body.data.map((row: { id: string }) => row.id)).toEqual([id(12)])
    const now = await (await server.as('admin')).post(v1, body({ name: 'Now & Then', kind: 'issuer', country: 'AT' }))
    expect((await finance.get(`${v2}?filter[fulltext]=now`)).body.data.map((row: { id: string }) => row.id)).toEqual([now.body.data.id])
    await (await server.as('admin')).delete(`${v1}/${now.body.data.id}`)
    expect((await finance.get(`${v2}?sort=seats`)).body.errors[0].code).toBe('114')
  })

  test('names stand in the order of their letters, whatever their case and accents, on every page and both ways', async () => {
    const admin = await server.as('admin')
    const names = ['Ähren', 'apple', 'Éclair', 'Eclipse', 'zebra', 'Zénith']
    for (const name of [...names].reverse()) await admin.post(v1, body({ name, kind: 'issuer', country: 'AT' }))
    const named = async (query: string): Promise<string[]> =>
      (await admin.get(`${v2}?filter[country]=AT&${query}`)).body.data.map((one: { attributes: { name: string } }) => one.attributes.name)
    expect(await named('sort=name')).toEqual(names)
    expect(await named('sort=-name')).toEqual([...names].reverse())
    for (const number of [1, 2, 3]) {
      expect(await named(`sort=name&page[size]=2&page[number]=${number}`)).toEqual(names.slice(2 * number - 2, 2 * number))
    }
  })

  test('is not deleted while an account belongs to it, nor while an entity does', async () => {
    const admin = await server.as('admin')
    for (const n of [1, 10]) expect((await admin.delete(`${v1}/${id(n)}`)).status).toBe(409)
    expect((await admin.delete(`${v1}/${id(14)}`)).status).toBe(204)
    const made = (await admin.post(v1, body({ ...kestrel, kind: 'issuer', name: 'Karri Timber' }))).body.data.id
    const about = { data: { relationships: { company: { data: { type: 'companies', id: made } } } } }
    expect((await admin.patch(`/api/v1/entities/${seedId('entities', 31)}`, about)).status).toBe(200)
    expect((await admin.delete(`${v1}/${made}`)).status).toBe(409)
    expect((await admin.get(`${v2}/${made}`)).status).toBe(200)
  })

  test('companies of one name are all added, also at once, each under its own slug', async () => {
    const admin = await server.as('admin')
    const answers = await Promise.all(Array.from({ length: 30 }, () => admin.post(v1, body({ ...kestrel, name: 'Same Name' }))))
    expect(answers.map((one) => one.status)).toEqual(answers.map(() => 201))
    expect(new Set(answers.map((one) => one.body.data.attributes.slug)).size).toBe(30)
  })
})

describe('what of a company is for its own people and staff', () => {
  test.each([
    ['investor', 5],
    ['lead', 1],
    ['corporate', 10],
    ['finance', 5],
    ['admin', 1],
  ] as const)('%s sees it of company %i', async (name, n) => {
    expect(insideOf(await (await server.as(name)).get(`${v2}/${id(n)}`))).toEqual(inside)
  })

  test('of an issuer it is absent for everybody else', async () => {
    for (const client of [server.guest, await server.as('investor'), await server.as('lead')]) {
      const answer = await client.get(`${v1}/asagiri-financial-group`)
      expect(answer.status).toBe(200)
      expect(insideOf(answer)).toEqual([])
    }
  })

  test('the seats in use are the accounts invited and active', async () => {
    const lead = await server.as('lead')
    const used = async (): Promise<number> => (await lead.get(`${v2}/${id(1)}`)).body.data.attributes['seats-used']
    const before = await used()
    const invited = { email: 'seat@demo.example', 'first-name': 'A', 'last-name': 'Seat', 'account-type': 'insight-provider' }
    const made = await lead.post('/api/v2/accounts', { data: { type: 'accounts', attributes: invited } })
    expect(await used()).toBe(before + 1)
    await lead.patch(`/api/v2/accounts/${made.body.data.id}`, { data: { attributes: { status: 'deactivated' } } })
    expect(await used()).toBe(before)
  })
})

describe('who changes what of it', () => {
  const everything = {
    name: 'X',
    kind: 'issuer',
    policy: {},
    seats: 1,
    trusted: true,
    description: 'x',
    'legal-name': null,
    country: 'JP',
    website: null,
  }

  test.each([
    ['lead', ['kind', 'policy', 'seats', 'trusted', 'country', 'website']],
    ['compliance', ['name', 'kind', 'seats', 'trusted', 'description', 'legal-name', 'country', 'website']],
    ['finance', ['name', 'kind', 'policy', 'trusted', 'description', 'legal-name', 'country', 'website']],
  ])('%s is refused the rest, one 105 each, and nothing changes', async (name, refused) => {
    const client = await server.as(name)
    const before = await client.get(`${v2}/${id(1)}`)
    for (const prefix of [v1, v2]) {
      const answer = await client.patch(`${prefix}/${id(1)}`, body(everything))
      expect(answer.status).toBe(400)
      expect(refusals(answer)).toEqual(refused.map((one) => `105 ${one} is not allowed.`))
    }
    expect((await client.get(`${v2}/${id(1)}`)).text).toBe(before.text)
  })

  test('the team lead changes names and description', async () => {
    const names = { name: 'Harbour Lane', 'legal-name': 'Harbour Lane Ltd', description: 'Research.' }
    const changed = await (await server.as('lead')).patch(`${v2}/${id(1)}`, body(names))
    expect(changed.body.data.attributes).toMatchObject({ ...names, slug: 'harbour-lane-research' })
  })

  test('the compliance officer changes the policy: what is sent changes, the rest of it stays', async () => {
    const client = await server.as('compliance')
    const { policy } = (await client.get(`${v2}/${id(1)}`)).body.data.attributes
    expect(policy).toMatchObject({ 'retail-visible': true, 'embargo-minutes': 60 })
    const changed = await client.patch(`${v1}/${id(1)}`, body({ policy: { 'embargo-minutes': 90, 'blocked-countries': ['US'] } }))
    expect(changed.body.data.attributes.policy).toEqual({ ...policy, 'embargo-minutes': 90, 'blocked-countries': ['US'] })
    const more = await client.patch(`${v2}/${id(1)}`, body({ policy: { 'blocked-countries': [] } }))
    expect(more.body.data.attributes.policy).toEqual({ ...policy, 'embargo-minutes': 90, 'blocked-countries': [] })
  })

  test('20 changes of different rules at once are all kept', async () => {
    const client = await server.as('compliance')
    const rules = ['allow-comments', 'allow-open-annotations', 'allow-messages-external', 'allow-premium-requests', 'professional-only']
    const changes = [...rules, ...rules, ...rules, ...rules]
    const answers = await Promise.all(changes.map((rule) => client.patch(`${v2}/${id(1)}`, body({ policy: { [rule]: false } }))))
    expect(answers.map((one) => one.status)).toEqual(changes.map(() => 200))
    const { policy } = (await client.get(`${v2}/${id(1)}`)).body.data.attributes
    expect(rules.map((rule) => policy[rule])).toEqual(rules.map(() => false))
  })

  test('finance changes the seats, of any company', async () => {
    const finance = await server.as('finance')
    expect((await finance.patch(`${v1}/${id(5)}`, body({ seats: 12 }))).body.data.attributes.seats).toBe(12)
    expect((await finance.patch(`${v2}/${id(5)}`, body({ seats: -1 }))).status).toBe(422)
  })

  test('another company is refused with 403 where it is known, and not there where it is not', async () => {
    for (const name of ['lead', 'compliance']) {
      const client = await server.as(name)
      for (const known of [2, 10]) expect((await client.patch(`${v2}/${id(known)}`, body({}))).status).toBe(403)
      expect((await client.patch(`${v2}/${id(5)}`, body({}))).status).toBe(404)
    }
  })

  test('nobody but an admin adds or deletes one', async () => {
    for (const name of ['lead', 'compliance', 'finance', 'editor', 'entity-editor', 'account-manager', 'investor']) {
      const client = await server.as(name)
      expect((await client.post(v1, body(kestrel))).status).toBe(403)
      expect((await client.delete(`${v1}/${id(9)}`)).status).toBe(403)
    }
    expect((await server.guest.post(v1, body(kestrel))).status).toBe(401)
  })
})

describe('what is refused', () => {
  test('names first, then what is missing, then bad values, each where it stands', async () => {
    const admin = await server.as('admin')
    expect(refusals(await admin.post(v1, body({ slug: 'x', 'seats-used': 3 })))).toEqual([
      '105 slug is not allowed.',
      '105 seats-used is not allowed.',
    ])
    const missing = await admin.post(v1, body({}))
    expect(missing.body.errors.map((one: { source: { pointer: string } }) => one.source.pointer)).toEqual(
      ['name', 'kind', 'country'].map((name) => `/data/attributes/${name}`),
    )
    const bad = await admin.post(
      v1,
      body({ name: '', kind: 'club', country: 'Japan', website: 'nowhere', policy: { 'embargo-minutes': -1 } }),
    )
    expect(bad.status).toBe(422)
    expect(bad.body.errors.map((one: { source: { pointer: string } }) => one.source.pointer)).toEqual(
      ['name', 'kind', 'country', 'website', 'policy/embargo-minutes'].map((name) => `/data/attributes/${name}`),
    )
    expect((await admin.post(v1, body({ ...kestrel, policy: { 'allow-everything': true } }))).status).toBe(400)
  })

  test('in a policy what names nothing, each where it stands, and nothing of the policy is kept', async () => {
    const policy = {
      'restricted-entity-ids': [seedId('entities', 1), 'nonsense'],
      'restricted-provider-ids': [seedId('accounts', 4), seedId('entities', 1)],
      'blocked-company-ids': [id(5), seedId('accounts', 4)],
      'blocked-countries': ['JP', 'ZZ'],
    }
    const compliance = await server.as('compliance')
    const before = (await compliance.get(`${v2}/${id(1)}`)).body.data.attributes.policy
    for (const answer of [
      await compliance.patch(`${v2}/${id(1)}`, body({ policy })),
      await (await server.as('admin')).post(v1, body({ ...kestrel, policy })),
    ]) {
      expect(answer.status).toBe(422)
      expect(answer.body.errors.map((one: { code: string; source: object }) => [one.code, one.source])).toEqual(
        Object.keys(policy).map((list) => ['103', { pointer: `/data/attributes/policy/${list}/1` }]),
      )
    }
    expect((await compliance.get(`${v2}/${id(1)}`)).body.data.attributes.policy).toEqual(before)
    const known = Object.fromEntries(Object.entries(policy).map(([list, [first]]) => [list, [first]]))
    const kept = await compliance.patch(`${v2}/${id(1)}`, body({ policy: known }))
    expect(kept.body.data.attributes.policy).toEqual({ ...before, ...known })
  })

  test('in a policy no entity that is gone since it was named, but who names it anew', async () => {
    const [compliance, editor] = [await server.as('compliance'), await server.as('entity-editor')]
    const sent = { 'short-name': 'Wend', 'pretty-name': 'Wend Foundry', country: 'JP', sector: 'industrials' }
    const relationships = { company: { data: { type: 'companies', id: id(5) } } }
    const made = await editor.post('/api/v1/entities', { data: { type: 'entities', attributes: sent, relationships } })
    const gone = made.body.data.id
    const named = [seedId('entities', 1), gone]
    const setting = async (list: string[]): Promise<Answer> =>
      compliance.patch(`${v2}/${id(1)}`, body({ policy: { 'restricted-entity-ids': list } }))
    expect((await setting(named)).status).toBe(200)
    expect((await editor.delete(`/api/v1/entities/${gone}`)).status).toBe(204)
    const { policy } = (await compliance.get(`${v2}/${id(1)}`)).body.data.attributes
    const again = await compliance.patch(`${v2}/${id(1)}`, body({ policy }))
    expect([again.status, again.body.data?.attributes.policy]).toEqual([200, policy])
    expect((await setting([seedId('entities', 1), seedId('entities', 2)])).status).toBe(200)
    expect((await setting(named)).status).toBe(422)
  })
})
