import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { notificationKeys } from '../../../src/resources/notifications/notifications.keys.ts'
import { hashOf } from '../../../src/tokens.ts'
import { setColumns } from '../../support/columns.ts'
import { crowdOf } from '../../support/crowd.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/accounts'
const id = (n: number): string => seedId('accounts', n)
const at = (n: number): string => `${path}/${id(n)}`
const change = (attributes: object) => ({ data: { type: 'accounts', attributes } })
const linkages = (ids: string[]) => ({ data: ids.map((one) => ({ type: 'accounts', id: one })) })
const codes = (answer: Answer): string[] => answer.body.errors.map((one: { code: string; detail: string }) => `${one.code} ${one.detail}`)
const notAllowed = (...names: string[]) => names.map((name) => `105 ${name} is not allowed.`)

const restricted = [
  ...['status', 'email', 'email-verified', 'phone', 'reading-tier', 'plan-ends-at', 'investor-classification', 'anonymize-reading'],
  ...['notification-preferences', 'email-frequency'],
]
const shownOf = (answer: Answer): string[] => restricted.filter((name) => name in answer.body.data.attributes)

describe('the restricted attributes of an account', () => {
  test.each([
    ['itself', 'provider', 4],
    ['its team lead', 'lead', 4],
    ['staff', 'finance', 4],
    ['an admin', 'admin', 1],
  ])('are shown to %s', async (_whom, name, n) => {
    expect(shownOf(await (await server.as(name)).get(at(n)))).toEqual(restricted)
  })

  test.each([
    ['another company', 'investor', 4],
    ['a colleague', 'provider', 6],
    ['the compliance officer', 'compliance', 4],
    ['the team lead of another company', 'lead', 5],
  ])('are absent for %s, in the list too', async (_whom, name, n) => {
    const client = await server.as(name)
    expect(shownOf(await client.get(at(n)))).toEqual([])
    const listed = await client.get(`${path}?filter[ids]=${id(n)}`)
    expect(listed.body.data).toHaveLength(1)
    expect(restricted.filter((one) => one in listed.body.data[0].attributes)).toEqual([])
  })

  test('do not show through the filter by confirmed addresses', async () => {
    const investor = await server.as('investor')
    const listed = await investor.get(`${path}?filter[verified]=true&page[size]=100`)
    expect(listed.body.data.map((one: { id: string }) => one.id)).toEqual([id(1)])
    expect(listed.body.meta['record-count']).toBe(1)
  })
})

describe('changing an account', () => {
  test('its own words are its own, its status and roles are not', async () => {
    const client = await server.as('provider-2')
    const changed = await client.patch(
      `${path}/me`,
      change({ bio: 'Reads the footnotes.', phone: null, 'notification-preferences': { 'insight.published': ['app'] } }),
    )
    expect(changed.status).toBe(200)
    expect(changed.body.data.attributes).toMatchObject({
      bio: 'Reads the footnotes.',
      phone: null,
      'notification-preferences': { 'insight.published': ['app'] },
    })
    const refused = await client.patch(at(5), change({ roles: ['admin'], bio: 'x', status: 'active', 'email-verified': true }))
    expect(refused.status).toBe(400)
    expect(codes(refused)).toEqual(notAllowed('roles', 'status', 'email-verified'))
    expect((await client.get(at(5))).body.data.attributes).toMatchObject({ bio: 'Reads the footnotes.', roles: [] })
  })

  test('a team lead changes status and roles of a colleague and nothing else', async () => {
    const lead = await server.as('lead')
    expect(codes(await lead.patch(at(14), change({ 'first-name': 'X', roles: ['team-lead'], bio: 'x' })))).toEqual(
      notAllowed('first-name', 'bio'),
    )
    expect((await lead.patch(at(14), change({ roles: ['team-lead'] }))).body.data.attributes.roles).toEqual(['team-lead'])
    for (const roles of [['admin'], ['compliance-officer'], ['team-lead', 'editor']]) {
      expect((await lead.patch(at(14), change({ roles }))).status).toBe(403)
    }
    expect((await lead.get(at(14))).body.data.attributes.roles).toEqual(['team-lead'])
    expect((await lead.patch(at(14), change({ roles: [] }))).body.data.attributes.roles).toEqual([])
  })

  test('a team lead takes no role away that it could not give', async () => {
    const lead = await server.as('lead')
    for (const roles of [[], ['team-lead']]) expect((await lead.patch(at(7), change({ roles }))).status).toBe(403)
    const both = ['compliance-officer', 'team-lead']
    for (const roles of [both, ['compliance-officer']]) {
      const changed = await lead.patch(at(7), change({ roles }))
      expect([changed.status, changed.body.data.attributes.roles]).toEqual([200, roles])
    }
  })

  test('its preferences are as long as naming every channel of every key, and no longer', async () => {
    const client = await server.as('provider-2')
    const every = (...channels: string[]) => Object.fromEntries(notificationKeys.map((key) => [key, channels]))
    const sent = (preferences: object) => client.patch(`${path}/me`, change({ 'notification-preferences': preferences }))
    expect((await sent(every('app', 'push', 'email'))).status).toBe(200)
    const refused = await sent(every(...Array<string>(40).fill('app')))
    expect([refused.status, refused.body.errors[0].source.pointer]).toEqual([422, '/data/attributes/notification-preferences'])
  })

  test('nobody else changes it, and who may not see it does not learn that it exists', async () => {
    const sent = change({ bio: 'x' })
    expect((await (await server.as('compliance')).patch(at(4), sent)).status).toBe(403)
    expect((await (await server.as('lead')).patch(at(5), sent)).status).toBe(403)
    expect((await (await server.as('editor')).patch(at(1), sent)).status).toBe(403)
    expect((await (await server.as('investor-2')).patch(at(1), sent)).status).toBe(404)
    expect((await server.guest.patch(at(4), sent)).status).toBe(401)
  })

  test('an id in the body that is not the one of the path is a conflict', async () => {
    const client = await server.as('investor')
    expect((await client.patch(`${path}/me`, { data: { id: id(2), attributes: { bio: 'x' } } })).status).toBe(409)
    expect((await client.patch(`${path}/me`, { data: { id: id(1), attributes: { bio: 'y' } } })).status).toBe(200)
  })
})

test('me stands for the own id wherever an id does', async () => {
  const client = await server.as('investor')
  for (const end of ['', '/company', '/relationships/following']) {
    const [named, own] = [await client.get(at(1) + end), await client.get(`${path}/me${end}`)]
    expect([end, own.status]).toEqual([end, 200])
    expect(own.body.data).toEqual(named.body.data)
  }
})

describe('the status of an account', () => {
  const all = ['invited', 'active', 'suspended', 'deactivated'] as const
  const reaches: Record<string, readonly string[]> = {
    invited: ['deactivated'],
    active: ['suspended', 'deactivated'],
    suspended: ['active', 'deactivated'],
    deactivated: ['invited'],
  }
  const set = (n: number, status: (typeof all)[number]) => setColumns(server.db, 'accounts', id(n), { status })
  const steps = all.flatMap((from) => all.map((to) => [from, to, from === to || reaches[from]!.includes(to) ? 200 : 409] as const))

  test.each(steps)('from %s to %s, by an admin: %i', async (from, to, status) => {
    await set(17, from)
    const answer = await (await server.as('admin')).patch(at(17), change({ status: to }))
    expect(answer.status).toBe(status)
    const { status: now } = await server.db.selectFrom('accounts').select('status').where('id', '=', id(17)).executeTakeFirstOrThrow()
    expect(now).toBe(status === 200 ? to : from)
  })

  test('is suspended and deactivated by the team lead, but only an admin ends a suspension', async () => {
    const [lead, admin] = [await server.as('lead'), await server.as('admin')]
    expect((await lead.patch(at(14), change({ status: 'suspended' }))).status).toBe(200)
    expect((await lead.patch(at(14), change({ status: 'active' }))).status).toBe(403)
    expect((await admin.patch(at(14), change({ status: 'active' }))).status).toBe(200)
    expect((await lead.patch(at(14), change({ status: 'deactivated' }))).status).toBe(200)
  })

  test('when suspended, ends every session within a second and refuses to sign in, while the work stays visible', async () => {
    const signIn = () =>
      server.guest.post(`${path}/sign_in`, { account: { email: 'theodora.mavridis@demo.example', password: 'demo-password-1' } })
    const sessions = [await signIn(), await signIn()].map((one) => server.withToken(one.body.data.attributes.token as string))
    for (const one of sessions) expect((await one.get(`${path}/me`)).status).toBe(200)
    const investor = await server.as('investor')
    const before = (await investor.get('/api/v2/insights')).body.meta['record-count']
    expect((await (await server.as('admin')).patch(at(15), change({ status: 'suspended' }))).status).toBe(200)
    for (const one of sessions) {
      await expect.poll(() => one.get(`${path}/me`).then(({ status }) => status), { timeout: 1_500, interval: 50 }).toBe(401)
    }
    expect((await signIn()).status).toBe(401)
    expect((await investor.get('/api/v2/insights')).body.meta['record-count']).toBe(before)
    expect((await (await server.as('admin')).patch(at(15), change({ status: 'active' }))).status).toBe(200)
    expect((await sessions[0]!.get(`${path}/me`)).status).toBe(401)
    expect((await signIn()).status).toBe(201)
  })
})

describe('who governs the installation', () => {
  const role = (n: number, ...roles: string[]) => setColumns(server.db, 'accounts', id(n), { roles })
  const roles = async (n: number): Promise<string[]> =>
    (await server.db.selectFrom('accounts').select('roles').where('id', '=', id(n)).executeTakeFirstOrThrow()).roles

  test('nobody changes their own status, and what is the same is no change', async () => {
    await role(10, 'admin')
    const [admin, lead] = [await server.as('admin'), await server.as('lead')]
    for (const status of ['suspended', 'deactivated']) {
      expect((await admin.patch(`${path}/me`, change({ status }))).status).toBe(403)
      expect((await lead.patch(`${path}/me`, change({ status }))).status).toBe(403)
    }
    expect((await admin.patch(`${path}/me`, change({ status: 'active' }))).status).toBe(200)
    await role(10)
  })

  test('the last active admin stays one; who was only invited, or is suspended, is no other', async () => {
    const admin = await server.as('admin')
    await role(10, 'admin')
    for (const status of ['invited', 'suspended'] as const) {
      await setColumns(server.db, 'accounts', id(10), { status })
      for (const sent of [[], ['editor']]) expect((await admin.patch(`${path}/me`, change({ roles: sent }))).status).toBe(409)
    }
    expect((await admin.patch(`${path}/me`, change({ roles: ['editor', 'admin'] }))).status).toBe(200)
    await setColumns(server.db, 'accounts', id(10), { status: 'active' })
    expect((await admin.patch(`${path}/me`, change({ roles: [] }))).status).toBe(200)
    expect(await roles(13)).toEqual([])
    await role(13, 'admin')
    await role(10)
  })

  test.each([
    ['take the role', () => ({ roles: [] as string[] })],
    ['suspend', () => ({ status: 'suspended' })],
    ['deactivate', () => ({ status: 'deactivated' })],
  ])('of three who %s each other at once one stays', async (_what, sent) => {
    const crowd = await crowdOf(server, 3)
    const ids = crowd.map((one) => one.id)
    await sql`update accounts set account_type = 'staff', roles = array['admin'] where id = any(${ids}::text[])`.execute(server.db)
    await role(13)
    const answers = await Promise.all(
      crowd.flatMap(({ id: own, client }) => ids.filter((one) => one !== own).map((one) => client.patch(`${path}/${one}`, change(sent())))),
    )
    const left = await sql`select from accounts where status = 'active' and 'admin' = any(roles)`.execute(server.db)
    expect([left.rows.length, answers.map((one) => one.status).filter((status) => status >= 500)]).toEqual([1, []])
    await role(13, 'admin')
    await sql`update accounts set roles = '{}' where id = any(${ids}::text[])`.execute(server.db)
  })

  test('a team lead neither suspends nor deactivates the compliance officer', async () => {
    const [lead, admin] = [await server.as('lead'), await server.as('admin')]
    const officer = (await crowdOf(server, 1))[0]!.id
    const columns = { company_id: seedId('companies', 1), account_type: 'insight-provider' as const, roles: ['compliance-officer'] }
    await setColumns(server.db, 'accounts', officer, columns)
    const set = async (who: Client, status: string) => (await who.patch(`${path}/${officer}`, change({ status }))).status
    for (const status of ['suspended', 'deactivated']) expect(await set(lead, status)).toBe(403)
    for (const status of ['suspended', 'active', 'deactivated']) expect(await set(admin, status)).toBe(200)
  })
})

describe('following', () => {
  const counts = async (n: number): Promise<[followers: number, following: number]> => {
    const { attributes } = (await (await server.as('admin')).get(at(n))).body.data
    return [attributes['followers-count'], attributes['following-count']]
  }

  test('an account is followed and unfollowed, each twice with the effect of once', async () => {
    const client = await server.as('investor-delayed')
    const [followers] = await counts(6)
    const [, following] = await counts(3)
    for (const step of [1, 2]) {
      const { status, body } = await client.patch(`${at(6)}/follow`)
      expect([step, status, body.data.id]).toEqual([step, 200, id(6)])
      expect(body.data.attributes).toMatchObject({ 'is-followed': true, 'followers-count': followers + 1 })
    }
    expect((await counts(3))[1]).toBe(following + 1)
    expect((await client.get(`${at(3)}/following`)).body.data.map((one: { id: string }) => one.id)).toContain(id(6))
    for (const step of [1, 2]) {
      const { body } = await client.patch(`${at(6)}/unfollow`)
      expect([step, body.data.attributes['is-followed'], body.data.attributes['followers-count']]).toEqual([step, false, followers])
    }
    expect((await counts(3))[1]).toBe(following)
  })

  test('nobody follows or unfollows themselves', async () => {
    const client = await server.as('provider')
    for (const own of [at(4), `${path}/me`, `${path}/kenji-morikawa`]) {
      for (const action of ['follow', 'unfollow']) expect((await client.patch(`${own}/${action}`)).status).toBe(422)
    }
  })

  test('an account that one may not see is not there to be followed', async () => {
    expect((await (await server.as('investor-2')).patch(`${at(1)}/follow`)).status).toBe(404)
    expect((await server.guest.patch(`${at(4)}/follow`)).status).toBe(401)
  })

  test.each(['follow_accounts', 'add_following_accounts'])(
    'several are followed with %s, or none when one of them cannot be',
    async (action) => {
      const client = await server.as('account-manager')
      const before = (await counts(11))[1]
      const wrong = [[id(4), 'unknown'], [id(5), id(11)], Array.from({ length: 101 }, (_, index) => `unknown-${index}`), []]
      for (const ids of wrong) expect((await client.patch(`${path}/me/${action}`, linkages(ids))).status).toBe(422)
      const { errors } = (await client.patch(`${path}/me/${action}`, linkages(wrong[0]!))).body
      expect(errors).toMatchObject([{ source: { pointer: '/data/1/id' } }])
      const hidden = await (await server.as('investor-2')).patch(`${path}/me/${action}`, linkages([id(17), id(1)]))
      expect(hidden.status).toBe(422)
      expect((await counts(11))[1]).toBe(before)
      const done = await client.patch(`${path}/me/${action}`, linkages([id(16), id(17), id(16)]))
      expect(done.body.data).toMatchObject({ id: id(11), attributes: { 'following-count': 2 } })
      expect((await client.patch(`${at(11)}/${action}`, linkages([id(17)]))).body.data.attributes['following-count']).toBe(2)
      expect((await client.patch(`${at(4)}/${action}`, linkages([id(17)]))).status).toBe(403)
      for (const n of [16, 17]) await client.patch(`${at(n)}/unfollow`)
    },
  )

  test('the counts are exact with 50 accounts at once', async () => {
    const people = Array.from({ length: 50 }, (_, index) => ({ id: `follower-${index}`, token: `token-of-follower-${index}` }))
    await insertRows(
      server.db,
      'accounts',
      people.map((one) => ({
        id: one.id,
        slug: one.id,
        first_name: 'A',
        last_name: one.id,
        email: `${one.id}@demo.example`,
        account_type: 'investor',
        status: 'active',
      })),
    )
    await insertRows(
      server.db,
      'sessions',
      people.map((one) => ({
        id: `session-of-${one.id}`,
        account_id: one.id,
        token_hash: hashOf(one.token),
        kind: 'password',
        expires_at: '2999-01-01T00:00:00.000Z',
      })),
    )
    const [before] = await counts(4)
    const clients: Client[] = people.map((one) => server.withToken(one.token))
    const all = async (action: string): Promise<void> => {
      const answers = await Promise.all(clients.map((one) => one.patch(`${at(4)}/${action}`)))
      expect(answers.map((one) => one.status)).toEqual(clients.map(() => 200))
    }
    await all('follow')
    expect((await counts(4))[0]).toBe(before + 50)
    await Promise.all([all('follow'), all('follow')])
    expect((await counts(4))[0]).toBe(before + 50)
    await all('unfollow')
    expect((await counts(4))[0]).toBe(before)
  })

  test('two who follow and unfollow each other at once, many times, end with true counts', async () => {
    const [one, other] = [await server.as('provider'), await server.as('compliance')]
    const rounds = Array.from({ length: 10 })
    const answers = await Promise.all(
      rounds.flatMap(() => [
        one.patch(`${at(7)}/follow`),
        other.patch(`${at(4)}/follow`),
        one.patch(`${at(7)}/unfollow`),
        other.patch(`${at(4)}/unfollow`),
      ]),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    for (const [n, client] of [
      [4, other],
      [7, one],
    ] as const) {
      const { attributes } = (await client.get(at(n))).body.data
      const rows = await client.get(`${at(n)}/followers?page[size]=100`)
      const { count } = await server.db
        .selectFrom('follows')
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .where('followable_id', '=', id(n))
        .executeTakeFirstOrThrow()
      expect(attributes['followers-count']).toBe(Number(count))
      expect(rows.status).toBe(200)
    }
  })
})
