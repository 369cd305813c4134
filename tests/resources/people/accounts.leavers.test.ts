/** Who leaves a firm: a name and a company to others, nothing that goes on, and work that somebody else finishes. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { differences } from '../../../src/database/recount.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { eraseLeavers } from '../../../src/resources/people/accounts.leavers.ts'
import { prepareToken, tokens } from '../../contract/tokens.ts'
import { putCampaign } from '../../support/campaign-rows.ts'
import { setColumns } from '../../support/columns.ts'
import { crowdOf } from '../../support/crowd.ts'
import { dataUrl, pdfBytes } from '../../support/files.ts'
import { authors, detailsOf, freshClient, insightPath, moveTo, patchOf, putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const accounts = '/api/v2/accounts'
const leaver = seedId('accounts', 14)
const at = `${accounts}/${leaver}`
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=', 'base64')
const linked = (name: string, type: string, id: string) => ({ [name]: { data: { type, id } } })
const idsOf = (answer: Answer): string[] => answer.body.data.map((one: { id: string }) => one.id)

let lead: Client
let investor: Client
let own: Client
let picture: string
let alert: string
let followers: [account: number, entity: number]
const followersOf = async (): Promise<[number, number]> => {
  const admin = await server.as('admin')
  const [account, entity] = [
    await admin.get(`${accounts}/${seedId('accounts', 5)}`),
    await admin.get(`/api/v2/entities/${seedId('entities', 3)}`),
  ]
  return [account.body.data.attributes['followers-count'], entity.body.data.attributes['followers-count']]
}

beforeAll(async () => {
  ;[lead, investor, own] = [await server.as('lead'), await server.as('investor'), await freshClient(server, leaver)]
  followers = await followersOf()
  await own.patch(`${accounts}/me`, { data: { attributes: { bio: 'Collects zeppelins.', title: 'Sailor', timezone: 'Asia/Kolkata' } } })
  const source = { source: dataUrl('image/png', png), 'source-file-name': 'face.png' }
  const image = { data: { type: 'images', attributes: source, relationships: linked('imageable', 'accounts', leaver) } }
  picture = (await own.post('/api/v2/images', image)).body.data.id
  await own.patch(`${accounts}/${seedId('accounts', 5)}/follow`)
  await own.post('/api/v2/follows', { data: { type: 'follows', relationships: linked('followable', 'entities', seedId('entities', 3)) } })
  alert = (await own.post('/api/v2/alerts', { data: { type: 'alerts', attributes: { 'query-text': 'zeppelin' } } })).body.data.id
  await own.post('/api/v2/push-notification-tokens', { data: { token: 'of-the-leaver', platform: 'native', mobile_os: 'ios' } })
  await insertRows(server.db, 'known_devices', { account_id: leaver, device: 'Firefox' })
  await prepareToken(server.db, tokens['password-reset'], 'password-reset', 14)
  expect(await followersOf()).toEqual([followers[0] + 1, followers[1] + 1])
  expect((await investor.get(`${accounts}?filter[fulltext]=zeppelins`)).body.meta['record-count']).toBe(1)
  expect((await lead.patch(at, { data: { attributes: { status: 'deactivated' } } })).status).toBe(200)
})

describe('a leaver', () => {
  const attributes = async (name: string) => (await (await server.as(name)).get(at)).body.data.attributes

  test.each(['investor', 'provider', 'provider-2', 'corporate'])('is a name and a company to %s', async (name) => {
    expect(await attributes(name)).toMatchObject({
      ...{ name: 'Vikram Deshpande', 'company-name': 'Harbour Lane Research', title: null, bio: null, country: null, roles: [] },
      ...{ timezone: 'UTC', locale: 'en', languages: [], website: null, linkedin: null, 'years-experience': null, 'last-seen-at': null },
    })
    expect((await (await server.as(name)).get(`/api/v2/images/${picture}`)).status).toBe(404)
  })

  test.each(['lead', 'compliance', 'admin', 'editor'])('is known as before to %s', async (name) => {
    expect(await attributes(name)).toMatchObject({ title: 'Sailor', bio: 'Collects zeppelins.', country: 'IN', timezone: 'Asia/Kolkata' })
  })

  test('is found by the name and the company, and not by what it said of itself', async () => {
    const found = async (client: Client, filter: string) => idsOf(await client.get(`${accounts}?page[size]=100&${filter}`)).includes(leaver)
    const company = `filter[company-id]=${seedId('companies', 1)}`
    for (const filter of ['filter[fulltext]=Deshpande', company]) expect([filter, await found(investor, filter)]).toEqual([filter, true])
    for (const filter of ['filter[fulltext]=zeppelins', 'filter[fulltext]=Sailor', 'filter[country]=IN']) {
      expect([filter, await found(investor, filter), await found(lead, filter)]).toEqual([filter, false, true])
    }
    expect((await server.guest.get(`/api/v2/insight-providers/${leaver}`)).status).toBe(404)
  })

  test('follows nothing, is told of nothing and is counted by nothing', async () => {
    expect(await followersOf()).toEqual(followers)
    const admin = await server.as('admin')
    expect((await admin.get(at)).body.data.attributes['following-count']).toBe(0)
    expect((await admin.get(`${at}/follows`)).body.data).toEqual([])
    expect((await admin.get(`/api/v2/alerts/${alert}`)).body.data.attributes.active).toBe(false)
    expect((await server.guest.post('/api/v2/push-notification-tokens/get-message', { token: 'of-the-leaver' })).status).toBe(404)
    const reset = { data: { type: 'sessions', attributes: { token: tokens['password-reset'], password: 'another-password-1' } } }
    expect((await server.guest.patch('/api/v2/reset-password', reset)).status).toBe(422)
    expect(await server.db.selectFrom('known_devices').select('device').where('account_id', '=', leaver).execute()).toEqual([])
    await expect.poll(() => own.get(`${accounts}/me`).then(({ status }) => status), { timeout: 1_500, interval: 50 }).toBe(401)
    expect((await differences(server.db)).filter((one) => ['accounts', 'entities'].includes(one.table))).toEqual([])
  })
})

describe('what a leaver had not published', () => {
  const put = (state: Parameters<typeof putInsight>[1] = 'drafted') =>
    putInsight(server.db, state, 14, { company_id: seedId('companies', 1) })
  const to = (n: number) => patchOf({}, linked('account', 'accounts', seedId('accounts', n)))
  const disclosureOf = async (id: string) => (await lead.get(`${insightPath(id)}/insight-disclosures`)).body.data[0]
  const certify = async (client: Client, id: string) =>
    client.patch(`/api/v2/insight-disclosures/${(await disclosureOf(id)).id}`, { data: { attributes: { certified: true } } })
  const attach = (client: Client, id: string) => {
    const attributes = { source: dataUrl('application/pdf', pdfBytes()), 'source-file-name': 'a.pdf' }
    return client.post('/api/v2/insight-documents', {
      data: { type: 'insight-documents', attributes, relationships: linked('insight', 'insights', id) },
    })
  }

  test('is finished, certified and submitted by the team lead', async () => {
    const id = await put()
    expect((await attach(lead, id)).status).toBe(201)
    expect((await lead.patch(insightPath(id), patchOf({ tagline: 'Finished by another' }))).status).toBe(200)
    expect((await certify(lead, id)).status).toBe(200)
    expect((await lead.patch(insightPath(id), moveTo('submitted'))).status).toBe(200)
    expect((await lead.patch(insightPath(id), moveTo('drafted'))).status).toBe(200)
    expect((await lead.delete(insightPath(id))).status).toBe(204)
  })

  test('is handed over to a colleague, who certifies it anew; the activity names who did it', async () => {
    const id = await put()
    const handed = await lead.patch(insightPath(id), to(authors.provider))
    expect(handed.status).toBe(200)
    expect((await lead.get(`${insightPath(id)}/account`)).body.data.id).toBe(seedId('accounts', authors.provider))
    expect((await disclosureOf(id)).attributes.certified).toBe(false)
    const { rows } = await sql`select owner_id, recipient_id, parameters from activities where key = 'insight.hand_over'
      and trackable_id = ${id}`.execute(server.db)
    const who = { owner_id: seedId('accounts', 6), recipient_id: seedId('accounts', 4), parameters: { from: leaver } }
    expect(rows).toEqual([who])
    const colleague = await server.as('provider')
    expect((await certify(colleague, id)).status).toBe(200)
    expect((await colleague.patch(insightPath(id), moveTo('submitted'))).status).toBe(200)
    expect((await lead.patch(insightPath(id), to(authors.lead))).status).toBe(403)
  })

  test('goes to active authors of the firm alone', async () => {
    const id = await put('submitted')
    // Whose it is already.
    expect((await lead.patch(insightPath(id), to(14))).status).toBe(200)
    for (const n of [5, 7, 1]) {
      const refused = await lead.patch(insightPath(id), to(n))
      expect([n, refused.status, detailsOf(refused).length]).toEqual([n, 422, 1])
    }
    expect((await lead.patch(insightPath(id), to(authors.lead))).status).toBe(200)
  })

  test('is given away by the team lead alone, and only so', async () => {
    const id = await put()
    const statuses = Object.fromEntries(
      await Promise.all(
        ['provider', 'compliance', 'editor', 'provider-2', 'investor'].map(async (name) => [
          name,
          (await (await server.as(name)).patch(insightPath(id), to(authors.provider))).status,
        ]),
      ),
    )
    expect(statuses).toEqual({ provider: 404, compliance: 403, editor: 403, 'provider-2': 404, investor: 403 })
    const published = await put('published')
    expect((await lead.patch(insightPath(published), to(authors.provider))).status).toBe(403)
    expect((await certify(lead, published)).status).toBe(403)
    const ofColleague = await putInsight(server.db, 'drafted', authors.provider)
    expect((await lead.patch(insightPath(ofColleague), to(authors.lead))).status).toBe(403)
    expect((await lead.delete(insightPath(ofColleague))).status).toBe(403)
    expect((await certify(lead, ofColleague)).status).toBe(403)
  })

  test('goes to one of two who are given it at once', async () => {
    const id = await put()
    const answers = await Promise.all([lead.patch(insightPath(id), to(authors.provider)), lead.patch(insightPath(id), to(authors.lead))])
    expect(answers.map((one) => one.status).sort()).toEqual([200, 403])
  })
})

test('a suspended author stays the author of what was published, by name and company', async () => {
  const admin = await server.as('admin')
  const insight = await putInsight(server.db, 'published', authors.wing)
  const author = seedId('accounts', authors.wing)
  expect((await admin.patch(`${accounts}/${author}`, { data: { attributes: { status: 'suspended' } } })).status).toBe(200)
  const { body } = await investor.get(`${insightPath(insight)}/account`)
  expect(body.data.attributes).toMatchObject({ name: 'Wing Cheung', title: null, country: null })
  await admin.patch(`${accounts}/${author}`, { data: { attributes: { status: 'active' } } })
  expect((await investor.get(`${accounts}/${author}`)).body.data.attributes).toMatchObject({ title: 'Event Analyst', country: 'HK' })
})

describe('what is personal of a leaver', () => {
  const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000)
  const attributesOf = async (id: string) => (await (await server.as('admin')).get(`${accounts}/${id}`)).body.data.attributes
  const contact = {
    phone: '+6598765432',
    bio: 'Climbs.',
    website: 'https://climbs.example',
    linkedin: 'https://www.linkedin.com/in/climbs',
  }

  test('is erased but for the name on published work', async () => {
    const images = async () => (await sql`select from images where imageable_id = ${leaver}`.execute(server.db)).rows.length
    await putInsight(server.db, 'published', 14)
    expect(await images()).toBe(1)
    const told = { headline: 'India', biography: '<p>Grew up in Pune.</p>', licence_number: 'X-1', disclaimer: 'No advice.' }
    const lists = {
      experience: '[{"role":"Sailor"}]',
      education: '[{"degree":"MSc"}]',
      certifications: ['CFA'],
      media_appearances: '[{"title":"On air"}]',
    }
    await insertRows(server.db, 'insight_provider_profiles', { id: 'profile-of-the-leaver', account_id: leaver, ...told, ...lists })
    await eraseLeavers(server.db, days(31), 30)
    expect(await attributesOf(leaver)).toMatchObject({ name: 'Vikram Deshpande', bio: null, title: null })
    expect((await attributesOf(leaver)).email).toMatch(/@erased\.invalid$/)
    expect(await images()).toBe(0)
    const profile = server.db.selectFrom('insight_provider_profiles').selectAll().where('account_id', '=', leaver)
    expect(await profile.executeTakeFirstOrThrow()).toMatchObject({
      ...{ biography: '', licence_number: null, experience: [], education: [], certifications: [], media_appearances: [] },
      ...{ headline: 'India', disclaimer: 'No advice.' },
    })
    expect(await differences(server.db)).toEqual([])
  })

  test('is erased with the name of who published nothing, once the days are over and not before', async () => {
    const [gone] = (await crowdOf(server, 1)) as [{ id: string; client: Client }]
    const { email, name, slug } = await attributesOf(gone.id)
    await setColumns(server.db, 'accounts', gone.id, { ...contact, investor_classification: 'retail', password_hash: 'x' })
    await putInsight(server.db, 'published', authors.provider, { account_id: gone.id, show_author_names: false })
    const asked = { name, email, phone: contact.phone, subject: 'sales', message: 'How much is it?', consent: true }
    const request = await gone.client.post('/api/v2/contact_requests', { data: { type: 'contact-requests', attributes: asked } })
    const requestNow = async () => (await (await server.as('admin')).get(`/api/v2/contact_requests/${request.body.data.id}`)).body.data
    expect(
      (await (await server.as('admin')).patch(`${accounts}/${gone.id}`, { data: { attributes: { status: 'deactivated' } } })).status,
    ).toBe(200)
    await eraseLeavers(server.db, days(29), 30)
    expect(await attributesOf(gone.id)).toMatchObject({ ...contact, email, name, slug })
    expect((await requestNow()).attributes).toMatchObject(asked)
    await Promise.all([eraseLeavers(server.db, days(31), 30), eraseLeavers(server.db, days(31), 30)])
    const erased = await attributesOf(gone.id)
    expect(erased).toMatchObject({ phone: null, bio: null, website: null, linkedin: null, name: 'Former Account', status: 'deactivated' })
    const left = server.db.selectFrom('accounts').select(['investor_classification', 'password_hash']).where('id', '=', gone.id)
    expect(await left.executeTakeFirstOrThrow()).toEqual({ investor_classification: null, password_hash: null })
    expect((await requestNow()).attributes).toMatchObject({ name: 'Former Account', phone: null, message: asked.message })
    for (const told of [email, name, slug]) expect(JSON.stringify([erased, await requestNow()])).not.toContain(told)
    // Their address is free for somebody who comes back.
    const { rows } = await sql`select from accounts where lower(email) = ${email.toLowerCase()}`.execute(server.db)
    expect(rows).toEqual([])
  })

  test('is erased though somebody has the address that it would get', async () => {
    const gone = (await crowdOf(server, 2)).map((one) => one.id)
    const email = `${gone[0]!}@erased.invalid`
    const invited = {
      data: { type: 'accounts', attributes: { email, 'first-name': 'Early', 'last-name': 'Bird', 'account-type': 'investor' } },
    }
    expect((await (await server.as('admin')).post(accounts, invited)).status).toBe(201)
    for (const id of gone) await setColumns(server.db, 'accounts', id, { status: 'deactivated' })
    await eraseLeavers(server.db, days(31), 30)
    for (const id of gone) expect((await attributesOf(id)).email).toMatch(/@erased\.invalid$/)
  })

  test('answers to no campaign that waits: a colleague does who manages the entity', async () => {
    const [gone] = (await crowdOf(server, 1)) as [{ id: string; client: Client }]
    const { email } = await attributesOf(gone.id)
    const reply = { reply_to: email.toUpperCase() }
    const [waiting, sent] = [await putCampaign(server.db, 'scheduled', reply), await putCampaign(server.db, 'sent', reply)]
    const other = await putCampaign(server.db, 'scheduled', { reply_to: 'ir@asagiri.example' })
    const left = await (await server.as('admin')).patch(`${accounts}/${gone.id}`, { data: { attributes: { status: 'deactivated' } } })
    expect(left.status).toBe(200)
    const keeper = await server.as('corporate')
    const replyTo = async (id: string) => (await keeper.get(`/api/v2/corporate-email-campaigns/${id}`)).body.data.attributes['reply-to']
    expect([await replyTo(waiting), await replyTo(other)]).toEqual(['corporate@demo.example', 'ir@asagiri.example'])
    expect(await replyTo(sent)).toBe(email.toUpperCase())
  })

  test('is erased where others were told of them, and where answers to campaigns went', async () => {
    const groups = '/api/v2/message-groups'
    const [gone] = (await crowdOf(server, 1)) as [{ id: string; client: Client }]
    await setColumns(server.db, 'accounts', gone.id, { first_name: 'Quentin', last_name: 'Abernathy' })
    const { email, name } = await attributesOf(gone.id)
    const [admin, provider] = [await server.as('admin'), await server.as('provider')]
    const sent = await putCampaign(server.db, 'sent', { reply_to: email.toUpperCase() })
    const alert = seedId('activity-alerts', 1)
    await setColumns(server.db, 'activity_alerts', alert, { recipients: ['compliance@demo.example', email.toUpperCase()] })
    const asked = { name, email, subject: 'sales', message: 'How much is it?', consent: true }
    const request = await gone.client.post('/api/v2/contact_requests', { data: { type: 'contact-requests', attributes: asked } })
    const groupOf = async (owner: Client, member: Client, id: string): Promise<string> => {
      const relationships = { members: { data: [{ type: 'accounts', id }] } }
      const made = await owner.post(groups, { data: { type: 'message-groups', attributes: { name: 'Talk' }, relationships } })
      expect((await member.patch(`${groups}/${made.body.data.id}/join`)).status).toBe(200)
      return made.body.data.id
    }
    const own = await groupOf(gone.client, provider, seedId('accounts', authors.provider))
    expect((await gone.client.patch(`${groups}/${own}`, { data: { attributes: { name: 'Rates' } } })).status).toBe(200)
    const other = await groupOf(provider, gone.client, gone.id)
    expect((await provider.patch(`${groups}/${other}`, { data: { relationships: { members: { data: [] } } } })).status).toBe(200)
    const told = async () => ({
      said: await Promise.all(
        [own, other].map(async (id) => {
          const { body } = await provider.get(`/api/v2/messages?filter[message-group-id]=${id}`)
          return body.data.map((one: { attributes: { content: string } }) => one.attributes.content)
        }),
      ),
      title: (await admin.get('/api/v2/notifications?page[size]=100')).body.data.find(
        (one: { attributes: { parameters: { url: string | null } } }) => one.attributes.parameters.url?.endsWith(request.body.data.id),
      )?.attributes.parameters.title,
      to: (await admin.get(`/api/v2/corporate-email-campaigns/${sent}`)).body.data.attributes['reply-to'],
    })
    expect((await admin.patch(`${accounts}/${gone.id}`, { data: { attributes: { status: 'deactivated' } } })).status).toBe(200)
    const before = JSON.stringify(await told())
    // Nobody could answer for it when they left.
    const waiting = await putCampaign(server.db, 'scheduled', { reply_to: email.toUpperCase() })
    await eraseLeavers(server.db, days(31), 30)
    const after = await told()
    expect((await admin.get(`/api/v2/corporate-email-campaigns/${waiting}`)).body.data.attributes['reply-to']).toBe(
      'corporate@demo.example',
    )
    expect((await admin.get(`/api/v2/activity-alerts/${alert}`)).body.data.attributes.recipients).toEqual(['compliance@demo.example'])
    expect(after.to).toMatch(/@erased\.invalid$/)
    expect(JSON.stringify({ ...after, to: email.toUpperCase() }).replaceAll('Former Account', name)).toBe(before)
    expect(JSON.stringify(after)).not.toMatch(/Quentin|Abernathy/)
    expect([after.title, ...after.said.flat()]).toEqual([
      ...['Former Account', 'Former Account left.', 'Former Account named the group “Rates”.'],
      'Kenji Morikawa took out Former Account.',
    ])
  })

  test('stays of whoever is there', async () => {
    const { email } = await attributesOf(seedId('accounts', authors.provider))
    await eraseLeavers(server.db, days(400), 30)
    expect((await attributesOf(seedId('accounts', authors.provider))).email).toBe(email)
  })
})
