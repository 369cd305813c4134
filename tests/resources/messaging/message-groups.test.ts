import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { differences } from '../../../src/database/recount.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { setColumns } from '../../support/columns.ts'
import { putGroup, saying, withMembers } from '../../support/conversations.ts'
import { crowdOf } from '../../support/crowd.ts'
import { freshClient } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/message-groups'
const account = (n: number): string => seedId('accounts', n)
const at = (id: string): string => `${path}/${id}`
const change = (attributes: object) => ({ data: { attributes } })
const setting = (ids: readonly string[]) => ({ data: { relationships: withMembers(ids).data.relationships } })
const codes = ({ status, body }: Answer) => [status, body.errors[0].code]
const shown = async (who: Client, id: string) => (await who.get(at(id))).body.data.attributes as Record<string, unknown>
const made = async (who: Client, ids: readonly string[], attributes: object = { name: 'Tea' }): Promise<string> => {
  const answer = await who.post(path, withMembers(ids, attributes))
  expect(answer.status).toBe(201)
  return answer.body.data.id as string
}
const members = async (who: Client, id: string): Promise<string[]> =>
  (await who.get(`${at(id)}/relationships/members?page[size]=100`)).body.data.map((one: { id: string }) => one.id).sort()
const said = async (who: Client, id: string): Promise<string[]> =>
  (await who.get(`${at(id)}/messages?page[size]=100`)).body.data.map((one: { attributes: { content: string } }) => one.attributes.content)

describe('a direct conversation', () => {
  test('is one for two, whoever begins it and however many times at once', { timeout: 60_000 }, async () => {
    const [ingrid, kenji] = [await server.as('investor'), await server.as('provider')]
    const first = await Promise.all(Array.from({ length: 50 }, () => ingrid.post(path, withMembers([account(4)]))))
    const id = first[0]!.body.data.id as string
    // Now Kenji knows her too.
    const second = await Promise.all(Array.from({ length: 50 }, () => kenji.post(path, withMembers([account(1), account(4)]))))
    const answers = [...first, ...second]
    expect(answers.filter((one) => one.status === 201)).toHaveLength(1)
    expect(answers.filter((one) => one.status === 200)).toHaveLength(99)
    expect(new Set(answers.map((one) => one.body.data.id))).toEqual(new Set([id]))
    expect(await shown(kenji, id)).toMatchObject({ kind: 'direct', name: null, 'members-count': 2, membership: 'member' })
    expect((await ingrid.get(`${at(id)}/owner`)).body.data).toBe(null)
    expect((await kenji.get(`/api/v2/accounts/${account(1)}`)).status).toBe(200)
    expect(await differences(server.db)).toEqual([])
  })

  test('is neither changed nor left', async () => {
    const ingrid = await server.as('investor')
    const id = seedId('message-groups', 1)
    expect(codes(await ingrid.patch(at(id), change({ name: 'Us' })))).toEqual([403, '403'])
    expect(codes(await ingrid.patch(`${at(id)}/leave`))).toEqual([409, '409'])
  })

  test('needs an other, who is active and allowed to', async () => {
    const ingrid = await server.as('investor')
    expect(codes(await ingrid.post(path, withMembers([])))).toEqual([422, '100'])
    expect(codes(await ingrid.post(path, withMembers([account(2)])))).toEqual([422, '103'])
    const lukas = await server.as('lukas.hofstede')
    expect(codes(await lukas.post(path, withMembers([account(4)])))).toEqual([403, '403'])
    await setColumns(server.db, 'accounts', account(17), { status: 'deactivated' })
    expect(codes(await ingrid.post(path, withMembers([account(17)])))).toEqual([422, '103'])
  })
})

describe('a group', () => {
  test('is made, named, opened and archived by its owner, and tells of it', async () => {
    const ingrid = await server.as('investor')
    const id = await made(ingrid, [account(24), account(4)], { name: 'Tea' })
    expect(await shown(ingrid, id)).toMatchObject({
      ...{ name: 'Tea', kind: 'group', status: 'active', membership: 'owner', 'unread-count': 0, 'members-count': 3 },
      ...{ 'last-message-at': null, 'is-muted': false, 'subject-type': null, 'subject-id': null },
    })
    const noor = await server.as('noor.alhashimi')
    expect(codes(await noor.patch(at(id), change({ name: 'Coffee' })))).toEqual([403, '403'])
    await ingrid.patch(at(id), change({ name: 'Coffee' }))
    await ingrid.patch(at(id), change({ name: 'Coffee' }))
    await ingrid.patch(at(id), change({ status: 'archived' }))
    expect((await noor.get(`${path}?filter[archived]=true`)).body.data.map((one: { id: string }) => one.id)).toEqual([id])
    await ingrid.patch(at(id), change({ status: 'active', name: null }))
    expect(await said(noor, id)).toEqual([
      'Ingrid Vester opened the group again.',
      'Ingrid Vester took away the name of the group.',
      'Ingrid Vester archived the group.',
      'Ingrid Vester named the group “Coffee”.',
    ])
    expect((await shown(noor, id))['unread-count']).toBe(4)
    expect((await noor.get(`${at(id)}/messages`)).body.data[0].attributes).toMatchObject({ 'is-system-message': true, 'is-read': false })
  })

  test('invites who is added, who then joins and hears what is said from then on; takes out who is missing', async () => {
    const [ingrid, kenji, noor] = [await server.as('investor'), await server.as('provider'), await server.as('noor.alhashimi')]
    const id = await made(ingrid, [account(24)])
    await ingrid.post('/api/v2/messages', saying('Before.', id))
    expect((await kenji.get(at(id))).status).toBe(404)
    expect((await ingrid.patch(at(id), setting([account(4), account(24)]))).status).toBe(200)
    expect(await shown(kenji, id)).toMatchObject({ membership: 'invited', 'members-count': 2 })
    // It is older than the invitation, and new to whom it goes to.
    const before = encodeURIComponent((await shown(kenji, id))['last-message-at'] as string)
    const changed = await kenji.get(`${path}?filter[updated-after]=${before}`)
    expect(changed.body.data.map((one: { id: string }) => one.id)).toContain(id)
    expect(await said(kenji, id)).toEqual([])
    expect(codes(await kenji.post('/api/v2/messages', saying('Not yet.', id)))).toEqual([403, '403'])

    expect((await kenji.patch(`${at(id)}/join`)).body.data.attributes).toMatchObject({ membership: 'member', 'members-count': 3 })
    expect((await kenji.patch(`${at(id)}/join`)).body.data.attributes['members-count']).toBe(3)
    await ingrid.post('/api/v2/messages', saying('After.', id))
    expect(await said(kenji, id)).toEqual(['After.', 'Kenji Morikawa joined.'])
    expect((await shown(kenji, id))['unread-count']).toBe(1)

    await ingrid.patch(at(id), setting([account(4)]))
    expect((await noor.get(at(id))).status).toBe(404)
    expect(await members(ingrid, id)).toEqual([account(1), account(4)])
    expect((await said(kenji, id))[0]).toBe('Ingrid Vester took out Noor Al-Hashimi.')
    // An invitation that is taken back is none.
    await ingrid.patch(at(id), setting([account(4), account(24)]))
    await ingrid.patch(at(id), setting([account(4)]))
    expect((await noor.patch(`${at(id)}/join`)).status).toBe(404)
    expect(await differences(server.db)).toEqual([])
  })

  test('tells who left it, or was taken out, nothing word for word any more', async () => {
    const [ingrid, kenji, noor] = [await server.as('investor'), await server.as('provider'), await server.as('noor.alhashimi')]
    const id = await putGroup(server.db, [account(1), account(4), account(24), account(18)])
    await ingrid.post('/api/v2/messages', saying('Between us.', id))
    expect((await kenji.patch(`${at(id)}/leave`)).status).toBe(200)
    expect((await ingrid.patch(at(id), setting([account(18)]))).status).toBe(200)
    const words = async (who: Client) => {
      const { data } = (await who.get('/api/v2/notifications?page[size]=100')).body
      const about = data.filter((one: { attributes: { parameters: { url: string } } }) => one.attributes.parameters.url === at(id))
      return about.map((one: { attributes: { parameters: object } }) => one.attributes.parameters)
    }
    for (const gone of [kenji, noor]) expect(await words(gone)).toEqual([expect.not.objectContaining({ excerpt: expect.anything() })])
    expect(await words(await server.as('beatrice.okafor'))).toEqual([expect.objectContaining({ excerpt: 'Between us.' })])
  })

  test('is left, and goes to its oldest member, who archives it at last', async () => {
    const crowd = await crowdOf(server, 3)
    const id = await putGroup(server.db, [crowd[0]!.id])
    for (const { id: later } of crowd.slice(1)) {
      await insertRows(server.db, 'message_group_invitations', { message_group_id: id, account_id: later })
    }
    const [first, second, third] = crowd.map((one) => one.client) as [Client, Client, Client]
    await second.patch(`${at(id)}/join`)
    await third.patch(`${at(id)}/join`)
    const left = await first.patch(`${at(id)}/leave`)
    expect(left.body.data.attributes).toMatchObject({ membership: null, 'unread-count': 0, 'members-count': 2 })
    expect((await first.get(at(id))).status).toBe(404)
    expect((await shown(second, id))['membership']).toBe('owner')
    expect((await said(second, id))[0]).toBe('Crowd 0 left.')
    await second.patch(`${at(id)}/leave`)
    expect((await shown(third, id))['membership']).toBe('owner')
    expect(codes(await third.patch(`${at(id)}/leave`))).toEqual([409, '409'])
    expect((await third.patch(at(id), change({ status: 'archived' }))).status).toBe(200)
    expect(await differences(server.db)).toEqual([])
  })

  test('is declined by who is invited', async () => {
    const { client, id } = (await crowdOf(server, 1))[0]!
    const group = seedId('message-groups', 4)
    await insertRows(server.db, 'message_group_invitations', { message_group_id: group, account_id: id })
    expect((await client.patch(`${at(group)}/leave`)).body.data.attributes['membership']).toBe(null)
    expect((await client.get(at(group))).status).toBe(404)
  })

  test('holds at most 250, however many come at once', { timeout: 120_000 }, async () => {
    const crowd = await crowdOf(server, 6)
    const rest = Array.from({ length: 247 }, (_, n) => ({ id: `full-${n}`, slug: `full-${n}`, email: `full-${n}@demo.example` }))
    const more = {
      first_name: 'Full',
      last_name: 'House',
      account_type: 'investor',
      status: 'active',
      reading_tier: 'professional',
    } as const
    await insertRows(
      server.db,
      'accounts',
      rest.map((one) => ({ ...one, ...more })),
    )
    const id = await putGroup(
      server.db,
      rest.map((one) => one.id),
    )
    await insertRows(
      server.db,
      'message_group_invitations',
      crowd.map((one) => ({ message_group_id: id, account_id: one.id })),
    )
    const answers = await Promise.all(crowd.map(({ client }) => client.patch(`${at(id)}/join`)))
    expect(answers.map((one) => one.status).sort()).toEqual([200, 200, 200, 409, 409, 409])
    const owner = await freshClient(server, rest[0]!.id)
    expect((await shown(owner, id))['members-count']).toBe(250)
    expect(await differences(server.db)).toEqual([])
  })

  test('is listed by kind, member, and what is unread in it', async () => {
    const ingrid = await server.as('investor')
    const ids = async (query: string): Promise<string[]> =>
      (await ingrid.get(`${path}?page[size]=100&${query}`)).body.data.map((one: { id: string }) => one.id)
    expect(await ids('filter[kind]=direct')).toContain(seedId('message-groups', 1))
    expect(await ids('filter[kind]=team')).toEqual([])
    expect(await ids(`filter[member-id]=${account(20)}`)).toEqual([seedId('message-groups', 4)])
    expect(await ids('filter[unread]=true')).toContain(seedId('message-groups', 2))
    expect(await ids('filter[unread]=false')).toContain(seedId('message-groups', 3))
  })
})

describe('a team', () => {
  test('is made once by a team lead, of colleagues, and any colleague joins it', async () => {
    const [lead, other] = [await server.as('theodora.mavridis'), await server.as('provider-2')]
    expect(codes(await other.post(path, withMembers([account(15)], { kind: 'team' })))).toEqual([403, '403'])
    expect(codes(await lead.post(path, withMembers([account(4)], { kind: 'team' })))).toEqual([422, '100'])
    const answers = await Promise.all(Array.from({ length: 5 }, () => lead.post(path, withMembers([account(5)], { kind: 'team' }))))
    expect(answers.map((one) => one.status).sort()).toEqual([201, 409, 409, 409, 409])
    const id = answers.find((one) => one.status === 201)!.body.data.id as string
    expect(await shown(lead, id)).toMatchObject({ kind: 'team', 'subject-type': 'companies', 'subject-id': seedId('companies', 2) })
    expect((await lead.get(`${at(id)}/subject`)).body.data.id).toBe(seedId('companies', 2))
    const [newcomer] = await crowdOf(server, 1)
    await setColumns(server.db, 'accounts', newcomer!.id, { company_id: seedId('companies', 1) })
    const colleague = await freshClient(server, newcomer!.id)
    const team = seedId('message-groups', 5)
    expect((await shown(colleague, team))['membership']).toBe(null)
    expect((await colleague.patch(`${at(team)}/join`)).body.data.attributes['membership']).toBe('member')
    expect((await other.get(at(team))).status).toBe(404)
  })
})

describe('a corporate user', () => {
  test('writes to colleagues and to who turned to its entity', async () => {
    const haruka = await server.as('corporate')
    expect(codes(await haruka.post(path, withMembers([account(4)])))).toEqual([403, '403'])
    expect(codes(await haruka.post(path, withMembers([account(20)])))).toEqual([422, '103'])
    // Ingrid has written to the entity, Marcus follows it.
    for (const n of [1, 2]) expect((await haruka.post(path, withMembers([account(n)]))).status).toBe(201)
  })
})

describe('coming and going at once', () => {
  test('leaves exact counts', { timeout: 120_000 }, async () => {
    const crowd = await crowdOf(server, 12)
    const id = await putGroup(server.db, [crowd[0]!.id])
    await insertRows(
      server.db,
      'message_group_invitations',
      crowd.slice(1).map((one) => ({ message_group_id: id, account_id: one.id })),
    )
    const answers = await Promise.all(
      crowd.slice(1).flatMap(({ client }) => [client.patch(`${at(id)}/join`), client.post('/api/v2/messages', saying('Hello.', id))]),
    )
    expect(new Set(answers.map((one) => one.status)).difference(new Set([200, 201, 403]))).toEqual(new Set())
    const leaving = await Promise.all(
      crowd.slice(1, 6).flatMap(({ client }) => [client.patch(`${at(id)}/leave`), client.post('/api/v2/messages', saying('Bye.', id))]),
    )
    expect(new Set(leaving.map((one) => one.status)).difference(new Set([200, 201, 403, 409, 422]))).toEqual(new Set())
    expect((await shown(crowd[0]!.client, id))['members-count']).toBe(7)
    expect(await differences(server.db)).toEqual([])
  })
})

describe('where attempts are limited', () => {
  const limited = startServer({ limited: true })

  test('an account brings a thousand others into conversations in an hour, however it does', async () => {
    const many = (await crowdOf(limited, 249)).map(({ id }) => id)
    await sql`update accounts set account_type = 'insight-provider' where id = any(${many}::text[])`.execute(limited.db)
    const investor = await limited.as('investor')
    for (let n = 0; n < 4; n++) expect((await investor.post(path, withMembers(many))).status).toBe(201)
    const refused = await investor.post(path, withMembers(many.slice(0, 5)))
    expect([refused.status, refused.body.errors[0].code]).toEqual([429, '429'])
    const made = await investor.post(path, withMembers(many.slice(0, 2)))
    expect(made.status).toBe(201)
    const change = (members: string[]) => investor.patch(at(made.body.data.id), withMembers(members))
    expect((await change(many.slice(0, 5))).status).toBe(429)
    expect((await change(many.slice(0, 4))).status).toBe(200)
    // Who is invited already is not brought once more.
    expect((await change(many.slice(1, 4))).status).toBe(200)
    const other = await limited.as('investor-2')
    expect((await other.post(path, withMembers(many.slice(0, 5)))).status).toBe(201)
  })
})
