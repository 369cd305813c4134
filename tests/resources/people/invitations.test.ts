import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inviteAdmin } from '../../../scripts/account.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { freshDatabase } from '../../support/database.ts'
import { tokenIn } from '../../support/mailed-token.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/accounts'
const company = (n: number) => ({ company: { data: { type: 'companies', id: seedId('companies', n) } } })
const invited = (email: string, attributes: object = {}, relationships?: object) => ({
  data: {
    type: 'accounts',
    attributes: { email, 'first-name': 'Noriko', 'last-name': 'Hayashi', 'account-type': 'insight-provider', ...attributes },
    ...(relationships ? { relationships } : {}),
  },
})
const session = (attributes: object) => ({ data: { type: 'sessions', attributes } })
const redeem = (token: string, password = 'a password of her own'): Promise<Answer> =>
  server.guest.patch('/api/v2/reset-password', session({ token, password }))
const signIn = (email: string, password = 'a password of her own'): Promise<Answer> =>
  server.guest.post(`${path}/sign_in`, session({ email, password }))
async function tokenMailedTo(email: string): Promise<string> {
  const mails = await server.mailsTo(email)
  expect(mails).toHaveLength(1)
  return tokenIn(mails[0]!)
}
/** What an account's activity alerts are about, how often they tell of it, and whose doing it is. */
async function alertsOf(client: Client): Promise<string[]> {
  const { data } = (await client.get('/api/v2/activity-alerts')).body
  const told = (data as { id: string; attributes: Record<string, string> }[]).map(async ({ id, attributes }) => {
    const name = await client.get(`/api/v2/activity-alerts/${id}/activity-alert-name`)
    return `${name.body.data.attributes.name} ${attributes['frequency']} ${attributes['scope']}`
  })
  return (await Promise.all(told)).sort()
}
const many = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

describe('from the invitation to the first sign-in', () => {
  test('roles of the operator go to its people alone', async () => {
    const admin = await server.as('admin')
    for (const role of ['admin', 'editor', 'entity-editor', 'account-manager', 'finance']) {
      const roles = ['team-lead', role]
      const made = await admin.post(path, invited('unfit@demo.example', { roles }, company(2)))
      const given = await admin.patch(`${path}/${seedId('accounts', 1)}`, { data: { attributes: { roles } } })
      for (const { status, body } of [made, given]) {
        const [{ detail, source }] = body.errors
        expect([status, detail, source]).toEqual([422, expect.stringContaining(role), { pointer: '/data/attributes/roles' }])
      }
    }
    expect(await server.mailsTo('unfit@demo.example')).toEqual([])
    const mine = { roles: ['editor'], 'account-type': 'staff' }
    expect((await admin.post(path, invited('fit@demo.example', mine, {}))).status).toBe(201)
  })

  test('an admin invites, the mail holds a token for 7 days, the token sets the password', async () => {
    const email = 'noriko.hayashi@demo.example'
    const admin = await server.as('admin')
    const made = await admin.post(path, invited(email, { roles: ['compliance-officer'] }, company(2)))
    expect(made.status).toBe(201)
    expect(made.body.data.attributes).toMatchObject({
      name: 'Noriko Hayashi',
      email,
      status: 'invited',
      'email-verified': false,
      roles: ['compliance-officer'],
      'company-name': 'Meridian Forensics',
    })
    expect((await signIn(email)).status).toBe(401)

    const token = await tokenMailedTo(email)
    const { rows } = await sql<{ days: number }>`select extract(epoch from expires_at - created_at) / 86400 as days from one_time_tokens
      where account_id = ${made.body.data.id} and purpose = 'invitation'`.execute(server.db)
    expect(Number(rows[0]!.days)).toBeCloseTo(7, 2)

    const begun = await redeem(token)
    expect(begun.status).toBe(200)
    expect(begun.body.data.attributes).toMatchObject({ kind: 'password', email })
    const client = server.withToken(begun.body.data.attributes.token as string)
    const me = await client.get(`${path}/me`)
    expect(me.body.data.attributes).toMatchObject({ status: 'active', 'email-verified': true })
    expect((await client.get('/api/v2/filter-presets')).body.meta['record-count']).toBe(1)
    expect(await alertsOf(client)).toEqual(['comment.create hourly own', 'insight.read daily own', 'insight.view_restricted weekly own'])
    expect((await signIn(email)).status).toBe(201)
    expect((await server.mailsTo(email)).at(-1)).toContain('Subject: Welcome')
    expect((await redeem(token, 'another password')).status).toBe(422)
  })

  test('a token works for one of 50 who redeem it at once, and the account gets one preset and one welcome', async () => {
    const email = 'one.of.fifty@demo.example'
    await (await server.as('admin')).post(path, invited(email))
    const token = await tokenMailedTo(email)
    const answers = await many(50, (index) => redeem(token, `a password of client ${index}`))
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1)
    expect(answers.filter((one) => one.status === 422)).toHaveLength(49)
    const winner = answers.find((one) => one.status === 200)!
    const presets = await server.withToken(winner.body.data.attributes.token as string).get('/api/v2/filter-presets')
    expect(presets.body.meta['record-count']).toBe(1)
    expect(await server.mailsTo(email)).toHaveLength(2)
  })

  test('a token that is expired, or whose account was deactivated, sets no password', async () => {
    const admin = await server.as('admin')
    for (const [email, spoil] of [
      [
        'too.late@demo.example',
        (id: string) =>
          sql`update one_time_tokens set expires_at = now() - interval '1 second' where account_id = ${id}`.execute(server.db),
      ],
      ['not.wanted@demo.example', (id: string) => admin.patch(`${path}/${id}`, { data: { attributes: { status: 'deactivated' } } })],
    ] as const) {
      const { id } = (await admin.post(path, invited(email))).body.data
      const token = await tokenMailedTo(email)
      await spoil(id as string)
      expect((await redeem(token)).status).toBe(422)
      expect((await signIn(email)).status).toBe(401)
    }
  })
})

describe('a team lead', () => {
  test('invites into the own company, named or not, as the own kind of user, with the role of a team lead or none', async () => {
    const lead = await server.as('lead')
    const unnamed = await lead.post(path, invited('first@harbour-lane.example'))
    expect(unnamed.status).toBe(201)
    expect(unnamed.body.data.attributes).toMatchObject({ 'company-name': 'Harbour Lane Research', roles: [], status: 'invited' })
    const named = await lead.post(path, invited('second@harbour-lane.example', { roles: ['team-lead'] }, company(1)))
    expect(named.status).toBe(201)
    expect(named.body.data.attributes.roles).toEqual(['team-lead'])
  })

  test.each([
    ['another kind of user', { 'account-type': 'investor' }, undefined],
    ['staff', { 'account-type': 'staff' }, undefined],
    ['a compliance officer', { roles: ['compliance-officer'] }, undefined],
    ['an admin beside a team lead', { roles: ['team-lead', 'admin'] }, undefined],
    ['into a company that everybody sees', {}, company(10)],
    ['into a company that only its own people see', {}, company(2)],
  ])('does not invite %s', async (what, attributes, relationships) => {
    const email = `${what.replaceAll(' ', '-')}@harbour-lane.example`
    expect((await (await server.as('lead')).post(path, invited(email, attributes, relationships))).status).toBe(403)
    expect(await server.db.selectFrom('accounts').select('id').where('email', '=', email).execute()).toEqual([])
    expect(await server.mailsTo(email)).toEqual([])
  })

  test.each(['investor', 'provider', 'compliance', 'corporate', 'editor', 'account-manager', 'finance'])(
    'is what %s is not',
    async (name) => {
      expect((await (await server.as(name)).post(path, invited(`by.${name}@demo.example`))).status).toBe(403)
    },
  )

  test('a guest is not either', async () => {
    expect((await server.guest.post(path, invited('by.guest@demo.example'))).status).toBe(401)
  })
})

describe('where attempts are limited', () => {
  const limited = startServer({ limited: true })

  test('a team lead asks for a hundred invitations in an hour, whatever comes of them, and an admin for more', async () => {
    const ask = async (name: string, email: string) => (await (await limited.as(name)).post(path, invited(email, {}, company(1)))).status
    expect(await ask('lead', 'investor@demo.example')).toBe(409)
    await sql`insert into attempts (subject) select subject from attempts, generate_series(1, 98) where subject like 'invited-by:%'`.execute(
      limited.db,
    )
    expect([await ask('lead', 'hundredth@demo.example'), await ask('lead', 'investor-2@demo.example')]).toEqual([201, 429])
    expect(await ask('admin', 'investor-2@demo.example')).toBe(409)
  })
})

describe('what is refused', () => {
  test.each(['investor@demo.example', 'Investor@DEMO.example'])('%s, which an account has', async (email) => {
    for (const name of ['admin', 'lead']) expect((await (await server.as(name)).post(path, invited(email))).status).toBe(409)
  })

  test('all but one of 20 invitations of one address at once, in any case, but as invitations again', async () => {
    const admin = await server.as('admin')
    const emails = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'twenty@demo.example' : 'TWENTY@demo.example'))
    const answers = await Promise.all(emails.map((email, index) => admin.post(path, invited(email, { 'first-name': `Take ${index}` }))))
    const [made, again] = [201, 200].map((status) => answers.filter((one) => one.status === status).length)
    expect(made).toBe(1)
    // Whoever comes after the first invites again.
    expect(again).toBeLessThanOrEqual(5)
    expect(answers.filter((one) => one.status !== 409 && one.status !== 429)).toHaveLength(1 + again!)
    expect([...(await server.mailsTo('twenty@demo.example')), ...(await server.mailsTo('TWENTY@demo.example'))]).toHaveLength(1 + again!)
  })

  test('names first, then what is missing, then bad values', async () => {
    const admin = await server.as('admin')
    const names = await admin.post(path, invited('x', { status: 'active', 'reading-tier': 'professional' }))
    expect(names.body.errors).toEqual(
      ['status', 'reading-tier'].map((name) => ({
        title: 'Param not allowed',
        detail: `${name} is not allowed.`,
        code: '105',
        status: '400',
      })),
    )
    const missing = await admin.post(path, { data: { type: 'accounts', attributes: {} } })
    expect(missing.body.errors.map((one: { source: { pointer: string } }) => one.source.pointer)).toEqual(
      ['email', 'first-name', 'last-name', 'account-type'].map((name) => `/data/attributes/${name}`),
    )
    const bad = await admin.post(path, invited('no address', { 'account-type': 'system', roles: ['king'] }))
    expect(bad.status).toBe(422)
    expect(bad.body.errors.map((one: { code: string }) => one.code)).toEqual(['103', '103', '103'])
  })
})

describe('people of one name', () => {
  test('are all invited, also at once, each under a slug of their own that answers', async () => {
    const admin = await server.as('admin')
    const answers = await many(10, (index) =>
      admin.post(path, invited(`same.${index}@demo.example`, { 'first-name': 'Jo', 'last-name': 'Same' })),
    )
    expect(answers.map((one) => one.status)).toEqual(answers.map(() => 201))
    const slugs = answers.map((one) => one.body.data.attributes.slug as string)
    expect(new Set(slugs).size).toBe(10)
    expect((await admin.get(`${path}/${slugs[3]}`)).body.data.id).toBe(answers[3]!.body.data.id)
  })

  test('have a slug even when their name has no Latin letter', async () => {
    const admin = await server.as('admin')
    const made = await admin.post(path, invited('hayashi@demo.example', { 'first-name': '紀子', 'last-name': '林' }))
    expect(made.body.data.attributes.name).toBe('紀子 林')
    expect((await admin.get(`${path}/${made.body.data.attributes.slug}`)).body.data.id).toBe(made.body.data.id)
  })
})

describe('an admin invited from the command line', () => {
  test('is the first, of however many tries at once that are redeemed', async () => {
    await expect(inviteAdmin(server.db, 'first@demo.example', 'First', 'Admin')).rejects.toThrow('an active admin')
    const empty = await freshDatabase()
    try {
      await sql`truncate accounts cascade`.execute(empty.db)
      await many(3, () => inviteAdmin(empty.db, 'First@demo.example', 'First', 'Admin'))
      const accounts = () => empty.db.selectFrom('accounts').select(['status', 'roles', 'account_type']).execute()
      expect(await accounts()).toEqual([{ status: 'invited', roles: ['admin'], account_type: 'staff' }])
      // Who never set a password governs nothing, and stands in nobody's way.
      await inviteAdmin(empty.db, 'second@demo.example', 'Second', 'Admin')
      expect(await accounts()).toHaveLength(2)
      await empty.db.updateTable('accounts').set({ status: 'active' }).where('email', '=', 'second@demo.example').execute()
      await expect(inviteAdmin(empty.db, 'third@demo.example', 'Third', 'Admin')).rejects.toThrow('an active admin')
    } finally {
      await empty.close()
    }
  })

  test('follows those who are gone, whoever of the platform it is, and signs in', async () => {
    const admins = sql`roles = array['admin']`
    await sql`update accounts set status = 'suspended' where ${admins}`.execute(server.db)
    try {
      await expect(inviteAdmin(server.db, 'investor@demo.example', 'Ingrid', 'Vester')).rejects.toThrow('not of the platform')
      const token = await inviteAdmin(server.db, 'admin@demo.example', 'Another', 'Name')
      const begun = await redeem(token)
      expect(begun.status).toBe(200)
      const admin = server.withToken(begun.body.data.attributes.token as string)
      expect((await admin.get(`${path}/me`)).body.data.attributes).toMatchObject({ status: 'active', roles: ['admin'] })
      expect((await admin.post(path, invited('after@demo.example'))).status).toBe(201)
    } finally {
      await sql`update accounts set status = 'active' where ${admins}`.execute(server.db)
    }
  })
})
