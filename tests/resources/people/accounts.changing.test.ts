/** What people say of themselves, how they are reached, and how they come back after they left. */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { makeKey } from '../../support/api-keys.ts'
import { setColumns } from '../../support/columns.ts'
import { dataUrl } from '../../support/files.ts'
import { authors, freshClient, minutesFromNow, putInsight } from '../../support/insight-rows.ts'
import { tokenIn } from '../../support/mailed-token.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'
import { endpoints } from '../../support/webhooks.ts'

const server = startServer()
const path = '/api/v2/accounts'
const at = (n: number): string => `${path}/${seedId('accounts', n)}`
const change = (attributes: object, relationships?: object) => ({ data: { attributes, ...(relationships ? { relationships } : {}) } })
const firm = (n: number) => ({ company: { data: { type: 'companies', id: seedId('companies', n) } } })
const codes = (answer: Answer): unknown[] => [answer.status, ...answer.body.errors.map((one: { code: string }) => one.code)]
const session = (attributes: object) => ({ data: { type: 'sessions', attributes } })
const invite = (client: Client, email: string, attributes: object = {}, relationships: object = firm(1)): Promise<Answer> =>
  client.post(path, {
    data: {
      type: 'accounts',
      attributes: { email, 'first-name': 'Noriko', 'last-name': 'Hayashi', 'account-type': 'insight-provider', ...attributes },
      relationships,
    },
  })
const admin = (): Promise<Client> => server.as('admin')

const said = {
  ...{ country: 'FR', website: 'https://vikram.example', linkedin: 'https://linkedin.example/vikram', languages: ['hi', 'en-IN'] },
  ...{ 'years-experience': 9, timezone: 'Europe/Paris', locale: 'fr-FR', phone: '+33 1 99 00 00 00', 'email-frequency': 'weekly' },
  'notification-preferences': { 'insight.published': ['app', 'push', 'email'], 'presence.online': [] },
}

describe('what is said of an account', () => {
  test.each([
    ['itself', 'vikram.deshpande'],
    ['its team lead', 'lead'],
    ['an admin', 'admin'],
  ])('is written by %s', async (_what, name) => {
    const answer = await (await server.as(name)).patch(at(14), change(said))
    expect([answer.status, answer.text]).toEqual([200, answer.text])
    expect(answer.body.data.attributes).toMatchObject(said)
  })

  test('only while it is as whoever writes has seen it', async () => {
    const lead = await server.as('lead')
    const { etag } = (await lead.get(at(14))).headers
    const first = await lead.patch(at(14), change({ country: 'DE' }), { headers: { 'if-match': String(etag) } })
    expect([first.status, first.body.data.attributes.country]).toEqual([200, 'DE'])
    expect(codes(await lead.patch(at(14), change({ country: 'IT' }), { headers: { 'if-match': String(etag) } }))).toEqual([412, '412'])
  })

  test('and by nobody else', async () => {
    for (const name of ['provider', 'compliance']) expect((await (await server.as(name)).patch(at(14), change(said))).status).toBe(403)
    expect(codes(await (await server.as('lead')).patch(at(14), change({ bio: 'x', email: 'x@x.example' })))).toEqual([400, '105', '105'])
    expect(codes(await (await server.as('account-manager')).patch(at(1), change({ country: 'FR' })))).toEqual([400, '105'])
  })

  test.each([
    ['country', 'ZZ'],
    ['timezone', 'Mars/Phobos'],
    // Kolkata to some, Jerusalem to others.
    ['timezone', 'IST'],
    ['timezone', 'SystemV/EST5'],
    ['locale', '!!'],
    ['languages', ['en', 'no language']],
    ['phone', 'abc'],
    ['phone', '+0123456789'],
    ['website', 'javascript:alert(1)'],
    // Whoever reads addresses by RFC 3986 would fail on the whole list.
    ['website', 'https://a.example/\nb'],
    ['website', 'https://a.example/a b'],
    ['website', 'https://a.example/<b>'],
    ['website', 'https://a.example/\\b'],
    ['website', 'https://a.example/\u202egpj.b'],
    ['linkedin', 'ftp://linkedin.example'],
    ['years-experience', 101],
    ['email-frequency', 'sometimes'],
    ['notification-preferences', { nonsense: ['app'] }],
    ['notification-preferences', { 'insight.published': ['fax'] }],
    ['notification-preferences', { 'insight.published': 'app' }],
  ])('is refused where %s is %j', async (name, value) => {
    const answer = await (await server.as('investor')).patch(at(1), change({ [name]: value }))
    expect([...codes(answer), answer.body.errors[0].source.pointer.startsWith(`/data/attributes/${name}`)]).toEqual([422, '103', true])
  })

  test('is known of whom one invites', async () => {
    const made = await invite(await server.as('lead'), 'known@harbour-lane.example', { title: 'Analyst', country: 'JP' })
    expect(made.body.data.attributes).toMatchObject({ title: 'Analyst', country: 'JP' })
    expect(codes(await invite(await server.as('lead'), 'unknown@harbour-lane.example', { country: 'ZZ' }))).toEqual([422, '103'])
  })
})

describe('the classification of an investor', () => {
  const of = async (client: Client, account: string) =>
    (await client.get(`${path}/${account}`)).body.data.attributes['investor-classification'] as unknown

  test('is that of its company until staff says another', async () => {
    const boss = await admin()
    const member = (await invite(boss, 'member@fund.example', { 'account-type': 'investor' }, firm(5))).body.data.id as string
    const alone = (await invite(boss, 'alone@home.example', { 'account-type': 'investor' }, {})).body.data.id as string
    expect([await of(boss, member), await of(boss, alone), await of(boss, seedId('accounts', 4))]).toEqual(['professional', 'retail', null])
    const manager = await server.as('account-manager')
    expect((await manager.patch(`${path}/${member}`, change({ 'investor-classification': 'accredited' }))).status).toBe(200)
    expect(await of(boss, member)).toBe('accredited')
    await boss.patch(`${path}/${member}`, change({ 'investor-classification': null }))
    expect(await of(boss, member)).toBe('professional')
    expect(codes(await (await server.as('investor')).patch(at(1), change({ 'investor-classification': 'professional' })))).toEqual([
      400,
      '105',
    ])
  })

  test('and the country decide what is read: unknown countries are barred where any is', async () => {
    const boss = await admin()
    const reader = await server.as('investor-2')
    const insight = await putInsight(server.db, 'published', authors.provider, { published_at: minutesFromNow(-10) })
    const reason = async (): Promise<unknown> =>
      (await (await freshClient(server, seedId('accounts', 2))).get(`/api/v2/insights/${insight}`)).body.data.attributes[
        'restriction-reason'
      ] as unknown
    const policy = (sent: object): Promise<Answer> => boss.patch(`/api/v2/companies/${seedId('companies', 1)}`, change({ policy: sent }))
    const companyCountry = (country: string | null) => setColumns(server.db, 'companies', seedId('companies', 6), { country })
    expect((await policy({ 'blocked-countries': ['US'] })).status).toBe(200)
    expect(await reason()).toBeNull()
    expect((await reader.patch(at(2), change({ country: 'US' }))).status).toBe(200)
    expect(await reason()).toBe('jurisdiction')
    await reader.patch(at(2), change({ country: null }))
    await companyCountry('SG')
    expect(await reason()).toBeNull()
    await companyCountry('US')
    expect(await reason()).toBe('jurisdiction')
    await companyCountry(null)
    expect(await reason()).toBe('jurisdiction')
    await policy({ 'blocked-countries': [], 'professional-only': true })
    expect(await reason()).toBeNull()
    await boss.patch(at(2), change({ 'investor-classification': 'retail' }))
    expect(await reason()).toBe('investor-type')
    await policy({ 'professional-only': false })
  })
})

describe('a portrait or a logo', () => {
  const picture = () =>
    sharp({ create: { width: 800, height: 400, channels: 3, background: '#2f6fb0' } })
      .png()
      .toBuffer()
  const send = async (name: string, type: string, id: string): Promise<Answer> =>
    (await server.as(name)).post('/api/v2/images', {
      data: {
        type: 'images',
        attributes: { source: dataUrl('image/png', await picture()), 'source-file-name': 'face.png' },
        relationships: { imageable: { data: { type, id } } },
      },
    })
  const widthOf = async (url: string) => {
    const answer = await server.guest.get(url)
    expect(answer.status).toBe(200)
    return (await sharp(answer.bytes).metadata()).width
  }

  test.each([
    ['accounts', 14, 'vikram.deshpande', 'avatar-url'],
    ['accounts', 14, 'lead', 'avatar-url'],
    ['companies', 1, 'lead', 'logo-url'],
    ['companies', 10, 'account-manager', 'logo-url'],
    ['entities', 1, 'corporate', 'logo-url'],
  ] as const)('of %s %s by %s is shown in three sizes, and the next takes its place', async (type, n, name, attribute) => {
    const id = seedId(type, n)
    const shown = async () => (await (await admin()).get(`/api/v2/${type}/${id}`)).body.data.attributes[attribute]
    const first = await send(name, type, id)
    expect([first.status, first.text]).toEqual([201, first.text])
    const before = await shown()
    expect([await widthOf(before.small), await widthOf(before.medium), await widthOf(before.large)]).toEqual([64, 192, 512])
    const second = await send(name, type, id)
    expect((await shown()).large).not.toBe(before.large)
    expect((await (await admin()).get(`/api/v2/images/${first.body.data.id}`)).status).toBe(404)
    for (const url of Object.values(before)) expect((await server.guest.get(url as string)).status).toBe(404)
    expect((await (await server.as(name)).delete(`/api/v2/images/${second.body.data.id}`)).status).toBe(204)
    expect(await shown()).toEqual({ small: null, medium: null, large: null })
  })

  test('is not given by a colleague, nor by another firm', async () => {
    expect((await send('provider', 'accounts', seedId('accounts', 14))).status).toBe(403)
    expect((await send('provider', 'companies', seedId('companies', 1))).status).toBe(403)
    expect((await send('theodora.mavridis', 'accounts', seedId('accounts', 14))).status).toBe(403)
    expect((await send('investor', 'entities', seedId('entities', 1))).status).toBe(403)
  })

  test('is that of the provider too', async () => {
    const [one] = (await (await server.as('investor')).get('/api/v2/insight-providers?filter[fulltext]=Morikawa')).body.data
    expect(await widthOf(one.attributes['avatar-url'].small as string)).toBe(48)
  })
})

describe('presence', () => {
  const attributes = async (name: string, n: number) => (await (await server.as(name)).get(at(n))).body.data.attributes
  test('is what the sessions say, to oneself and to who may know', async () => {
    expect(await attributes('investor', 1)).toMatchObject({ 'is-online': true, 'last-seen-at': expect.stringMatching(/^2/) as string })
    expect(await attributes('gita.wulandari', 4)).toMatchObject({ 'is-online': false, 'last-seen-at': null })
  })
})

describe('a new address', () => {
  test('takes effect when it is confirmed, and the one before is told', async () => {
    const [client, before, after] = [await server.as('dale.whitcombe'), 'dale.whitcombe@demo.example', 'dale@new.example']
    const asked = await client.patch(at(17), change({ email: after }))
    expect(asked.body.data.attributes).toMatchObject({ email: before, 'pending-email': after })
    const [mail] = await server.mailsTo(after)
    expect((await server.mailsTo(before)).at(-1)).toContain('Subject: Another address was named')
    const confirm = (): Promise<Answer> => server.guest.post(`${path}/verify-email`, session({ token: tokenIn(mail!) }))
    expect((await confirm()).body.data.attributes).toMatchObject({ email: after, 'pending-email': null, 'email-verified': true })
    const toldBefore = (await server.mailsTo(before)).at(-1)
    expect(toldBefore).toContain('Subject: Your e-mail address was changed')
    // A new password would be mailed to the other address.
    expect(toldBefore).toContain('at once: they can suspend the account, and an admin can give it this address again.')
    expect(toldBefore).not.toContain('reset-password')
    expect((await confirm()).status).toBe(422)
  })

  test('that somebody else gave it is taken back by an admin, and what was known of the password opens nothing', async () => {
    const [thief, owners, theirs] = [await server.as('gita.wulandari'), 'gita.wulandari@demo.example', 'theirs@new.example']
    const id = (await thief.get(`${path}/me`)).body.data.id as string
    await thief.patch(`${path}/${id}`, change({ email: theirs }))
    await server.guest.post(`${path}/verify-email`, session({ token: tokenIn((await server.mailsTo(theirs))[0]!) }))
    await thief.patch(`${path}/${id}`, change({ email: 'another@new.example' }))
    const boss = await admin()
    expect(codes(await boss.patch(`${path}/${id}`, change({ email: owners })))).toEqual([400, '105'])
    expect((await boss.patch(`${path}/${id}`, change({ status: 'suspended' }))).status).toBe(200)
    const back = await boss.patch(`${path}/${id}`, change({ email: owners, status: 'active' }))
    expect(back.body.data.attributes).toMatchObject({ email: owners, 'email-verified': false, 'pending-email': null, status: 'active' })
    const signIn = (email: string, password: string): Promise<Answer> => server.guest.post(`${path}/sign_in`, session({ email, password }))
    for (const email of [theirs, owners]) expect((await signIn(email, 'demo-password-1')).status).toBe(401)
    await server.guest.post('/api/v2/reset-password', session({ email: owners }))
    const [token, password] = [tokenIn((await server.mailsTo(owners)).at(-1)!), 'known to its owner alone']
    expect((await server.guest.patch('/api/v2/reset-password', session({ token, password }))).status).toBe(200)
    expect((await signIn(owners, password)).status).toBe(201)
  })

  test('that an admin gives back leaves nothing by which whoever took the account comes back', async () => {
    const thief = await server.as('entity-editor')
    const { client: withKey } = await makeKey(server, 'entity-editor', 'read')
    const hook = { type: 'webhook-endpoints', attributes: { url: 'https://theirs.example/hook', events: ['*'] } }
    expect((await thief.post(endpoints, { data: hook })).status).toBe(201)
    const { pathname, search } = new URL((await thief.post('/api/v2/calendar-feeds')).body.data.attributes.url as string)
    const withFeed = (): Promise<Answer> => server.guest.get(`${pathname}${search}`)
    expect([(await withKey.get(`${path}/me`)).status, (await withFeed()).status]).toEqual([200, 200])
    const boss = await admin()
    expect((await boss.patch(at(10), change({ status: 'suspended' }))).status).toBe(200)
    // The process goes on with what it knew of its token for a second.
    const late = [await thief.post(endpoints, { data: hook }), await thief.post('/api/v2/calendar-feeds')]
    expect(late.map(({ status }) => status)).toEqual([401, 401])
    expect((await boss.patch(at(10), change({ email: 'entity-editor@demo.example', status: 'active' }))).status).toBe(200)
    await expect.poll(() => withKey.get(`${path}/me`).then(({ status }) => status), { timeout: 3_000, interval: 50 }).toBe(401)
    expect((await withFeed()).status).toBe(404)
    const kept = (await boss.get(`${at(10)}/export`)).body.data
    expect([kept['webhook-endpoints'], kept['known-devices'], kept.sessions]).toEqual([[], [], []])
  })

  test('is not that of whoever had the session once its owner has another password, not even by a mail that waited', async () => {
    const [thief, owners, theirs] = [await server.as('lukas.hofstede'), 'lukas.hofstede@demo.example', 'thief@new.example']
    const id = (await thief.get(`${path}/me`)).body.data.id as string
    const ask = async () => expect((await thief.patch(`${path}/${id}`, change({ email: theirs }))).status).toBe(200)
    await server.guest.post('/api/v2/reset-password', session({ email: owners }))
    const token = tokenIn((await server.mailsTo(owners)).at(-1)!)
    await ask()
    const [password, another] = ['known to its owner alone', 'and another of the owner']
    const begun = await server.guest.patch('/api/v2/reset-password', session({ token, password }))
    const owner = server.withToken(begun.body.data.attributes.token as string)
    const pending = async () => (await owner.get(`${path}/me`)).body.data.attributes['pending-email'] as unknown
    expect([begun.status, await server.mailsTo(theirs), await pending()]).toEqual([200, [], null])

    expect((await owner.patch(`${path}/${id}`, change({ email: theirs }))).status).toBe(200)
    const changed = await owner.patch(`${path}/me/password`, change({ 'current-password': password, password: another }))
    expect([changed.status, await server.mailsTo(theirs), await pending()]).toEqual([204, [], null])
  })

  test('that was given up, or is that of somebody else, is not taken', async () => {
    const client = await server.as('wing.cheung')
    await client.patch(at(16), change({ email: 'first@new.example' }))
    const [first] = await server.mailsTo('first@new.example')
    const back = await client.patch(at(16), change({ email: 'Wing.Cheung@demo.example' }))
    expect(back.body.data.attributes['pending-email']).toBeNull()
    expect((await server.guest.post(`${path}/verify-email`, session({ token: tokenIn(first!) }))).status).toBe(422)
    const mails = (await server.mailsTo('investor@demo.example')).length
    expect((await client.patch(at(16), change({ email: 'investor@demo.example' }))).status).toBe(200)
    expect(await server.mailsTo('investor@demo.example')).toHaveLength(mails)
    for (let index = 0; index < 2; index++) await client.patch(at(16), change({ email: `more.${index}@new.example` }))
    expect((await client.patch(at(16), change({ email: 'sixth@new.example' }))).status).toBe(429)
  })
})

describe('an invitation', () => {
  test('that was lost is mailed again by whoever may invite, five times an hour', async () => {
    const lead = await server.as('lead')
    const email = 'lost@harbour-lane.example'
    const { id } = (await invite(lead, email)).body.data
    const again = await invite(lead, email)
    expect([again.status, again.body.data.id]).toEqual([200, id])
    expect((await lead.patch(`${path}/${id}`, change({ status: 'invited' }))).status).toBe(200)
    expect(await server.mailsTo(email)).toHaveLength(3)
    await server.guest.post('/api/v2/reset-password', session({ email }))
    expect((await server.mailsTo(email)).at(-1)).toContain('Subject: You are invited')
    for (let index = 0; index < 3; index++) expect((await invite(lead, email)).status).toBe(200)
    expect((await invite(lead, email)).status).toBe(429)
    expect((await invite(await server.as('theodora.mavridis'), email, {}, firm(2))).status).toBe(409)
    const begun = await server.guest.patch(
      '/api/v2/reset-password',
      session({ token: tokenIn((await server.mailsTo(email)).at(-1)!), password: 'a password of her own' }),
    )
    expect(begun.status).toBe(200)
    expect((await lead.patch(`${path}/${id}`, change({ status: 'invited' }))).status).toBe(409)
  })

  test('to a mistyped address is corrected by an admin', async () => {
    const boss = await admin()
    const { id } = (await invite(boss, 'mistypd@harbour-lane.example')).body.data
    const [lost] = await server.mailsTo('mistypd@harbour-lane.example')
    const corrected = await boss.patch(`${path}/${id}`, change({ email: 'mistyped@harbour-lane.example', status: 'invited' }))
    expect(corrected.body.data.attributes).toMatchObject({ email: 'mistyped@harbour-lane.example', status: 'invited' })
    expect(await server.mailsTo('mistyped@harbour-lane.example')).toHaveLength(1)
    const redeemed = session({ token: tokenIn(lost!), password: 'of whoever got the mail' })
    expect((await server.guest.patch('/api/v2/reset-password', redeemed)).status).toBe(422)
  })

  test('brings back who left, to the same firm or to another', async () => {
    const [boss, lead] = [await admin(), await server.as('lead')]
    const made = await invite(boss, 'comes.back@harbour-lane.example', { roles: ['team-lead'] })
    const one = `${path}/${made.body.data.id}`
    expect(codes(await boss.patch(one, change({}, firm(2))))).toEqual([400, '105'])
    const status = (client: Client, to: string): Promise<Answer> => client.patch(one, change({ status: to }))
    expect((await status(lead, 'deactivated')).status).toBe(200)
    expect((await status(lead, 'invited')).body.data.attributes.status).toBe('invited')
    expect((await status(lead, 'deactivated')).status).toBe(200)
    const moved = await boss.patch(one, change({ status: 'invited', email: 'arrives@meridian.example' }, firm(2)))
    expect(moved.body.data.attributes).toMatchObject({ 'company-name': 'Meridian Forensics', roles: [], status: 'invited' })
    expect(await server.mailsTo('arrives@meridian.example')).toHaveLength(1)
    expect((await status(lead, 'deactivated')).status).toBe(404)
  })

  test('goes with what is managed in the firm that it is to; to name the present firm changes nothing', async () => {
    const boss = await admin()
    const [one, own, theirs] = [at(26), seedId('entities', 17), seedId('entities', 16)]
    const entities = (...ids: string[]) => ({ entities: { data: ids.map((id) => ({ type: 'entities', id })) } })
    const named = async (): Promise<string[]> =>
      (await server.db.selectFrom('account_entities').select('entity_id').where('account_id', '=', seedId('accounts', 26)).execute()).map(
        ({ entity_id }) => entity_id,
      )
    expect((await boss.patch(one, change({ status: 'deactivated' }, entities(own)))).status).toBe(200)
    expect((await boss.patch(one, change({}, firm(12)))).status).toBe(200)
    expect(await named()).toEqual([own])
    expect(codes(await boss.patch(one, change({}, { ...firm(11), ...entities(own) })))).toEqual([422, '100'])
    expect((await boss.patch(one, change({}, { ...firm(11), ...entities(theirs) }))).status).toBe(200)
    expect(await named()).toEqual([theirs])
    expect((await boss.patch(one, change({}, firm(12)))).status).toBe(200)
    expect(await named()).toEqual([])

    const alone = { company: { data: null } }
    expect((await boss.patch(at(23), change({ status: 'deactivated' }))).status).toBe(200)
    const { attributes, relationships } = (await boss.patch(at(23), change({}, alone))).body.data
    expect(attributes['reading-tier']).toBe('delayed')
    expect((await boss.get(relationships.plan.links.related as string)).body.data).not.toBeNull()
  })

  test('is not for the compliance officer of the own firm to lose', async () => {
    const lead = await server.as('lead')
    expect((await lead.patch(at(7), change({ status: 'suspended' }))).status).toBe(403)
  })
})

describe('an export', () => {
  test('holds what an account wrote and is known by, and no secret', async () => {
    const own = await (await server.as('provider')).get(`${path}/me/export`)
    expect(own.status).toBe(200)
    expect(own.body.data.accounts).toMatchObject([{ id: seedId('accounts', 4), email: 'provider@demo.example' }])
    for (const kind of ['insights', 'sessions', 'follows', 'images']) expect([kind, own.body.data[kind].length > 0]).toEqual([kind, true])
    expect(own.body.meta.incomplete).toEqual([])
    for (const secret of ['password-hash', 'token-hash', '"token"', 'scrypt', 'investor@demo.example'])
      expect(own.text).not.toContain(secret)
    const foreign = Object.values(own.body.data as Record<string, { 'account-id'?: string }[]>).flat()
    expect(foreign.filter((row) => row['account-id'] !== undefined && row['account-id'] !== seedId('accounts', 4))).toEqual([])
    expect((await (await admin()).get(`${at(4)}/export`)).body.data.accounts).toHaveLength(1)
    for (const name of ['lead', 'investor', 'account-manager'])
      expect((await (await server.as(name)).get(`${at(4)}/export`)).status).toBe(403)
    expect((await server.guest.get(`${at(4)}/export`)).status).toBe(401)
  })
})

describe('an export of a reader', () => {
  test('tells nothing of others that the reader is not told', async () => {
    const reader = await server.as('investor')
    const unsigned = seedId('insights', 7)
    expect((await reader.get(`/api/v2/insights/${unsigned}`)).status).toBe(200)
    expect((await reader.get(`/api/v2/insights/${unsigned}/account`)).body.data).toBeNull()
    const own = (await reader.get(`${path}/me/export`)).body.data
    expect(own.activities.filter((one: { 'trackable-id': string }) => one['trackable-id'] === unsigned).length).toBeGreaterThan(0)
    const [activity] = own.activities
    for (const [kind, name] of [
      ['activities', 'recipient-id'],
      ['publication-access-requests', 'decider-id'],
      ['contact-requests', 'assignee-id'],
      ['contact-requests', 'replied-by-id'],
      ['premium-service-notes', 'hidden-by'],
    ] as const) {
      expect([kind, own[kind].filter((one: object) => name in one)]).toEqual([kind, []])
    }
    expect(activity).toMatchObject({ 'owner-id': seedId('accounts', 1) })
  })
})

describe('a suspension', () => {
  test('is told to the account by mail, but not by whom', async () => {
    const [boss, lead] = [await admin(), await server.as('lead')]
    expect((await lead.patch(at(4), change({ status: 'suspended' }))).status).toBe(200)
    const told = async () =>
      (await server.mailsTo('provider@demo.example')).filter((mail) => mail.includes('Subject: Your account is suspended\n'))
    const [mail] = await told()
    expect(mail).toMatch(/^Time: \d{4}-\d\d-\d\d \d\d:\d\d UTC$/m)
    expect(mail).toContain('An admin of the platform can end the suspension.')
    const { name } = (await boss.get(at(6))).body.data.attributes as { name: string }
    for (const known of [name, 'lead@demo.example', 'new password']) expect(mail).not.toContain(known)
    expect((await lead.patch(at(4), change({ status: 'suspended' }))).status).toBe(200)
    expect(await told()).toHaveLength(1)
    expect((await boss.patch(at(4), change({ status: 'active' }))).status).toBe(200)
  })

  test('that is refused is told to nobody', async () => {
    expect((await (await server.as('lead')).patch(at(5), change({ status: 'suspended' }))).status).not.toBe(200)
    expect((await server.mailsTo('provider-2@demo.example')).filter((mail) => mail.includes('suspended'))).toEqual([])
  })
})
