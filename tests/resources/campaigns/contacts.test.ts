import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { differences } from '../../../src/database/recount.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { tick } from '../../../src/tick.ts'
import { putCampaign } from '../../support/campaign-rows.ts'
import { setColumns } from '../../support/columns.ts'
import { dataUrl } from '../../support/files.ts'
import { minutesFromNow } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const contact = (n: number): string => `/api/v2/contacts/${seedId('contacts', n)}`
const link = (n: number, code: string | number): string => `${contact(n)}/unsubscribe?code=${String(code).padStart(64, '0')}`
const corporate = () => server.as('corporate')
const statusOf = async (n: number): Promise<string> => (await (await corporate()).get(contact(n))).body.data.attributes.status
const deliverable = async (list: number): Promise<number> =>
  (await (await corporate()).get(`/api/v2/contact-lists/${seedId('contact-lists', list)}`)).body.data.attributes['deliverable-count']
const campaignOf = async (n: number) =>
  (await (await corporate()).get(`/api/v2/corporate-email-campaigns/${seedId('corporate-email-campaigns', n)}`)).body.data.attributes

/** The code of the mail that a campaign sent to a contact. */
async function codeOf(campaign: number, n: number): Promise<string> {
  const { code } = await server.db
    .selectFrom('campaign_deliveries')
    .select('code')
    .where('campaign_id', '=', seedId('corporate-email-campaigns', campaign))
    .where('contact_id', '=', seedId('contacts', n))
    .executeTakeFirstOrThrow()
  return code
}

test('those who are on no list any more are among the contacts of the entity, which those who manage it alone see', async () => {
  const id = 'contact-on-no-list'
  const email = 'on-no-list@nobody.example'
  await insertRows(server.db, 'contacts', { id, entity_id: seedId('entities', 1), email, consent_source: 'manual' })
  const of = `/api/v2/entities/${seedId('entities', 1)}/contacts`
  const host = await corporate()
  const [newest] = (await host.get(of)).body.data
  expect(newest).toMatchObject({ id, attributes: { email } })
  expect((await host.get(newest.relationships['contact-lists'].links.related)).body.data).toEqual([])
  for (const name of ['matthias.krueger', 'investor', 'entity-editor'])
    expect((await (await server.as(name)).get(of)).body.data).toEqual([])
  expect((await server.guest.get(of)).status).toBe(401)
  expect((await host.delete(`/api/v2/contacts/${id}`)).status).toBe(204)
  expect((await host.get(of)).body.data.map((one: { id: string }) => one.id)).not.toContain(id)
})

describe('unsubscribing', () => {
  test('ends the mails of the issuer on all of its lists, once, however often and in whatever form it is asked', async () => {
    const before = [await deliverable(1), await deliverable(2), (await campaignOf(9))['unsubscribed-count']]
    const code = await codeOf(9, 2)
    const form = { raw: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    const part = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
    const parts = { raw: part, headers: { 'content-type': 'multipart/form-data; boundary=x' } }
    const answers = await Promise.all([
      ...Array.from({ length: 50 }, (_, index) => server.guest.post(link(2, code), undefined, index % 2 ? form : parts)),
      ...Array.from({ length: 50 }, () => server.guest.post(link(2, code))),
    ])
    expect(answers.map((one) => one.status)).toEqual(answers.map(() => 204))
    expect(await statusOf(2)).toBe('unsubscribed')
    const [first, second, count] = before as [number, number, number]
    expect([await deliverable(1), await deliverable(2), (await campaignOf(9))['unsubscribed-count']]).toEqual([
      first - 1,
      second - 1,
      count + 1,
    ])
    const told = await sql`select from activities where key = 'campaign.unsubscribe' and origin = 'email'
      and trackable_id = ${seedId('corporate-email-campaigns', 9)}`.execute(server.db)
    expect(told.rows).toHaveLength(1)
    const mine = await (await corporate()).get('/api/v1/activities?filter[key]=campaign.unsubscribe')
    expect(mine.body.data).toHaveLength(1)
    expect((await (await corporate()).get(mine.body.data[0].relationships.trackable.links.related)).body.data.id).toBe(
      seedId('corporate-email-campaigns', 9),
    )
    expect((await differences(server.db)).filter((one) => one.table !== 'insights')).toEqual([])
  })

  test('by the mail of another campaign counts for that one too and changes nothing else', async () => {
    const before = await deliverable(2)
    await server.guest.post(link(12, await codeOf(9, 12)))
    expect(await deliverable(2)).toBe(before - 1)
    const count = (await campaignOf(7))['unsubscribed-count']
    expect((await server.guest.post(link(12, await codeOf(7, 12)))).status).toBe(204)
    expect((await campaignOf(7))['unsubscribed-count']).toBe(count + 1)
    expect(await deliverable(2)).toBe(before - 1)
  })

  test('beats a bounce, and counts nobody twice', async () => {
    const before = await deliverable(2)
    await setColumns(server.db, 'contacts', seedId('contacts', 196), { status: 'bounced' })
    await server.guest.post(link(196, await codeOf(9, 196)))
    expect([await statusOf(196), await deliverable(2)]).toEqual(['unsubscribed', before])
  })

  test.each([
    ['without a code', `${contact(1)}/unsubscribe`, 400, '106'],
    ['with one that is none', `${contact(1)}/unsubscribe?code=x`, 400, '103'],
    ['with one that nobody has', link(1, 'f'.repeat(64)), 404, '404'],
    ['with that of another contact', link(1, 2), 404, '404'],
    ['of nobody', `/api/v2/contacts/nobody/unsubscribe?code=${'1'.padStart(64, '0')}`, 404, '404'],
  ])('%s is refused', async (_name, path, status, code) => {
    const answer = await server.guest.post(path)
    expect([answer.status, answer.body.errors[0].code]).toEqual([status, code])
    expect(await statusOf(1)).toBe('subscribed')
  })
})

describe('the page of unsubscribing', () => {
  const browser = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'content-type': 'application/x-www-form-urlencoded' } }

  test('changes nothing when it is opened, and its button ends the mails and leads back to it', async () => {
    const page = link(1, await codeOf(9, 1))
    const opened = await server.guest.get(page, browser)
    expect(opened.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' })
    expect(opened.text).toContain('<form method="post"><button>Unsubscribe</button></form>')
    const style = /<style>([^<]*)<\/style>/.exec(opened.text)![1]!
    const policy = String(opened.headers['content-security-policy']).split('; ')
    const hash = createHash('sha256').update(style).digest('base64')
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", `style-src 'sha256-${hash}'`, "form-action 'self'"]))
    expect(await statusOf(1)).toBe('subscribed')

    const pressed = await server.guest.post(page, undefined, { ...browser, raw: '' })
    expect([pressed.status, pressed.text, pressed.headers['location']]).toEqual([303, '', server.url + page])
    expect(await statusOf(1)).toBe('unsubscribed')
    const after = await server.guest.get(page, browser)
    expect(after.text).toContain('You are unsubscribed.')
    expect(after.text).not.toContain('<form')
  })

  test.each([
    ['a code that nobody has', link(1, 'f'.repeat(64)), 404],
    ['a code that is none', `${contact(1)}/unsubscribe?code=%3Cscript%3E`, 400],
    ['no code', `${contact(1)}/unsubscribe`, 400],
  ])('says to a browser in words what is wrong with %s, and to a program as everywhere', async (_name, path, status) => {
    const [read, parsed] = [await server.guest.get(path, browser), await server.guest.get(path)]
    expect([read.status, read.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(read.text).toMatch(/<h1>[^<]+<\/h1>\n<p>[^<]+<\/p>/)
    expect([parsed.status, parsed.body.errors[0].status]).toEqual([status, String(status)])
    const pressed = await server.guest.post(path, undefined, { ...browser, raw: '' })
    expect([pressed.status, pressed.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
  })
})

const change = (attributes: object) => ({ data: { attributes } })
const lists = '/api/v2/contact-lists'

/** Adds somebody to a list of the bank, and answers the contact. */
async function added(email: string, list = 3): Promise<{ id: string; at: string; status: string }> {
  const at = `${lists}/${seedId('contact-lists', list)}`
  const { status } = await (await corporate()).patch(`${at}/add-contacts`, change({ contacts: [{ email }] }))
  expect(status).toBe(200)
  const row = await server.db.selectFrom('contacts').select(['id', 'status']).where('email', '=', email).executeTakeFirstOrThrow()
  return { ...row, at: `/api/v2/contacts/${row.id}` }
}
/** Somebody to whom a campaign was sent, with the way to unsubscribe in its mail. */
async function mailed(email: string): Promise<{ id: string; at: string; link: string; campaign(): Promise<Record<string, unknown>> }> {
  const { id, at } = await added(email)
  const campaign = await putCampaign(server.db, 'sent', { recipients_count: 1, delivered_count: 1 })
  await insertRows(server.db, 'campaign_deliveries', {
    id: campaign,
    campaign_id: campaign,
    contact_id: id,
    status: 'delivered',
    delivered_at: minutesFromNow(-1),
  })
  const { code } = await server.db.selectFrom('campaign_deliveries').select('code').where('id', '=', campaign).executeTakeFirstOrThrow()
  const show = async () => (await (await corporate()).get(`/api/v2/corporate-email-campaigns/${campaign}`)).body.data.attributes
  return { id, at, link: `${at}/unsubscribe?code=${code}`, campaign: show }
}
const end = (id: string, status: 'unsubscribed' | 'bounced' | 'suppressed') => setColumns(server.db, 'contacts', id, { status })
/** The counters of lists and campaigns agree with their rows, once they are counted anew after rows were put. */
const recounted = () =>
  sql`update contact_lists set deliverable_count = (select count(*) from contact_list_members as member join contacts on contacts.id = contact_id
    where contact_list_id = contact_lists.id and contacts.status = 'subscribed')`.execute(server.db)
const differing = async () => (await differences(server.db)).filter((one) => one.table !== 'insights')

describe('correcting a contact', () => {
  test('changes what is sent, read as it is elsewhere, and leaves the rest', async () => {
    const client = await corporate()
    const { at } = await added('corrected@change.example')
    const sent = { 'first-name': ' Ada ', 'company-name': 'Northmere', country: 'Germany', tags: ['a', 'a', 'b'] }
    expect((await client.patch(at, change(sent))).body.data.attributes).toMatchObject({
      ...{ email: 'corrected@change.example', 'first-name': 'Ada', 'last-name': null, 'company-name': 'Northmere', country: 'DE' },
      ...{ tags: ['a', 'b'], status: 'subscribed' },
    })
    const cleared = await client.patch(at, change({ 'first-name': null, country: null, tags: [], email: 'Corrected@Änderung.example' }))
    expect(cleared.body.data.attributes).toMatchObject({
      ...{ email: 'Corrected@xn--nderung-4wa.example', 'first-name': null, 'company-name': 'Northmere', country: null, tags: [] },
    })
  })

  test('counts an emoji as one character, as the contract does', async () => {
    const client = await corporate()
    const { at } = await added('emoji@change.example')
    const [name, tag] = ['🏦'.repeat(120), '🏦'.repeat(64)]
    const kept = await client.patch(at, change({ 'first-name': name, tags: [tag] }))
    expect(kept.body.data.attributes).toMatchObject({ 'first-name': name, tags: [tag] })
    const pointers = async (attributes: object) => (await client.patch(at, change(attributes))).body.errors[0].source.pointer as string
    expect(await pointers({ 'first-name': `${name}x` })).toBe('/data/attributes/first-name')
    expect(await pointers({ tags: [`${tag}x`] })).toMatch(/^\/data\/attributes\/tags/)
  })

  test.each([
    ['an address that is none', { email: 'nobody' }, 422, '/data/attributes/email'],
    ['an address of nobody', { email: '@larkfield.example' }, 422, '/data/attributes/email'],
    ['an address with a blank in it', { email: 'no body@larkfield.example' }, 422, '/data/attributes/email'],
    ['no address', { email: null }, 422, '/data/attributes/email'],
    ['a name of two lines', { 'first-name': 'a\nb' }, 422, '/data/attributes/first-name'],
    ['a name that was read wrongly', { 'company-name': 'a\ufffdb' }, 422, '/data/attributes/company-name'],
    ['a country that is none', { country: 'Nowhere' }, 422, '/data/attributes/country'],
    ['the address of another', { email: 'LEILA.moreau@larkfield.example' }, 409, undefined],
    ['a status', { status: 'subscribed' }, 400, undefined],
  ])('with %s is refused', async (_name, attributes, status, pointer) => {
    const answer = await (await corporate()).patch(contact(197), change(attributes))
    expect([answer.status, answer.body.errors[0].source?.pointer]).toEqual([status, pointer])
  })

  test('whose mails came back sends them to the new address, and not to the former one', async () => {
    const client = await corporate()
    const { id, at } = await added('typo@change.example')
    await end(id, 'bounced')
    await recounted()
    const before = await deliverable(3)
    expect((await client.patch(at, change({ email: 'TYPO@change.example' }))).body.data.attributes.status).toBe('bounced')
    expect((await client.patch(at, change({ email: 'right@change.example' }))).body.data.attributes.status).toBe('subscribed')
    expect(await deliverable(3)).toBe(before + 1)
    expect((await added('typo@change.example')).status).toBe('bounced')
    expect(await differing()).toEqual([])
  })

  test('who unsubscribed does not subscribe again, at whatever address', async () => {
    const client = await corporate()
    const { id, at } = await added('ended@change.example')
    await end(id, 'unsubscribed')
    await recounted()
    expect((await client.patch(at, change({ email: 'other@change.example' }))).body.data.attributes.status).toBe('unsubscribed')
    expect((await added('ended@change.example')).status).toBe('unsubscribed')
    await client.delete(at)
    const { at: next } = await added('third@change.example')
    expect((await client.patch(next, change({ email: 'other@change.example' }))).body.data.attributes.status).toBe('unsubscribed')
    expect(await differing()).toEqual([])
  })

  test('gives an address to one of many who ask for it at once', async () => {
    const client = await corporate()
    const some = await Promise.all(Array.from({ length: 10 }, (_, index) => added(`race-${index}@change.example`)))
    const answers = await Promise.all(some.map(({ at }) => client.patch(at, change({ email: 'prize@change.example' }))))
    expect(answers.map((one) => one.status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })
})

describe('erasing a contact', () => {
  test('takes it off its lists and out of the mails of campaigns, which stay counted', async () => {
    const client = await corporate()
    const before = await deliverable(3)
    const email = 'gone@erased.example'
    const { id, at, campaign } = await mailed(email)
    expect((await client.delete(at)).status).toBe(204)
    expect([(await client.get(at)).status, (await client.delete(at)).status]).toEqual([404, 404])
    expect(await deliverable(3)).toBe(before)
    expect(await campaign()).toMatchObject({ 'recipients-count': 1, 'delivered-count': 1 })
    expect(await differing()).toEqual([])
    const kept = await sql<{ text: string }>`select to_jsonb(campaign_deliveries)::text as text from campaign_deliveries
      where contact_id is null`.execute(server.db)
    expect(kept.rows).toHaveLength(1)
    for (const text of [email, createHash('sha256').update(email).digest('hex'), id]) expect(kept.rows[0]!.text).not.toContain(text)
    // Whose mails had not ended is a new contact when added again.
    expect((await added(email)).status).toBe('subscribed')
  })

  test.each(['unsubscribed', 'bounced', 'suppressed'] as const)('that is %s keeps that for whoever has the address', async (status) => {
    const client = await corporate()
    const email = `${status}@erased.example`
    const { id, at } = await added(email)
    await end(id, status)
    await recounted()
    expect((await client.delete(at)).status).toBe(204)
    const source = dataUrl('text/csv', `email\n${email.toUpperCase()}\nfresh-${email}\n`)
    const list = `${lists}/${seedId('contact-lists', 3)}`
    expect((await client.post(`${list}/import-contacts-from-csv`, change({ source }))).body.meta).toMatchObject({ added: 2 })
    const { rows } = await sql<{ email: string; status: string }>`select lower(email) as email, status from contacts
      where lower(email) like ${`%${email}`} order by 1 desc`.execute(server.db)
    expect(rows).toEqual(
      [
        { email, status },
        { email: `fresh-${email}`, status: 'subscribed' },
      ].sort((a, b) => (a.email < b.email ? 1 : -1)),
    )
    expect(await differing()).toEqual([])
    // Another entity decides nothing of this one.
    const stranger = await server.as('matthias.krueger')
    await stranger.patch(`${lists}/${seedId('contact-lists', 4)}/add-contacts`, change({ contacts: [{ email }] }))
    const theirs = await sql`select from contacts where email = ${email} and status = 'subscribed'`.execute(server.db)
    expect(theirs.rows).toHaveLength(1)
  })

  test('leaves the way to unsubscribe in its mails, for the address and for whoever has it by then', async () => {
    const client = await corporate()
    const [first, second] = [await mailed('first@erased.example'), await mailed('second@erased.example')]
    for (const { at } of [first, second]) await client.delete(at)
    const { at } = await added('first@erased.example')
    const before = await deliverable(3)
    for (const one of [first, first, second, second]) expect((await server.guest.post(one.link)).status).toBe(204)
    expect((await client.get(at)).body.data.attributes.status).toBe('unsubscribed')
    expect((await added('second@erased.example')).status).toBe('unsubscribed')
    expect(await deliverable(3)).toBe(before - 1)
    for (const one of [first, second]) expect((await one.campaign())['unsubscribed-count']).toBe(1)
    expect(await differing()).toEqual([])
  })

  test('at the moment at which it unsubscribes loses neither', async () => {
    const client = await corporate()
    const some = await Promise.all(Array.from({ length: 12 }, (_, index) => mailed(`both-${index}@erased.example`)))
    const answers = await Promise.all(
      some.flatMap(({ at, link }, index) =>
        index % 2 ? [server.guest.post(link), client.delete(at)] : [client.delete(at), server.guest.post(link)],
      ),
    )
    expect(answers.map((one) => one.status)).toEqual(answers.map(() => 204))
    const again = await Promise.all(some.map((_, index) => added(`both-${index}@erased.example`)))
    expect(again.map((one) => one.status)).toEqual(again.map(() => 'unsubscribed'))
    expect(await differing()).toEqual([])
  })

  test('to whom a campaign is on its way holds that up no further', async () => {
    const client = await corporate()
    const { id, at } = await added('queued@erased.example')
    const campaign = await putCampaign(server.db, 'sending', { recipients_count: 1 })
    await insertRows(server.db, 'campaign_deliveries', { id: campaign, campaign_id: campaign, contact_id: id })
    expect((await client.delete(at)).status).toBe(204)
    await tick(server.db, server.place.files, new Date(), server.jobs)
    expect(await server.mailsTo('queued@erased.example')).toEqual([])
    const { body } = await client.get(`/api/v2/corporate-email-campaigns/${campaign}`)
    expect(body.data.attributes).toMatchObject({ status: 'sent', 'recipients-count': 1, 'delivered-count': 0 })
  })
})

test('activities of campaigns are told by the server alone', async () => {
  const trackable = { data: { type: 'entities', id: seedId('entities', 1) } }
  for (const key of ['campaign.send', 'campaign.open', 'campaign.click', 'campaign.unsubscribe']) {
    const { status } = await (await corporate()).post('/api/v2/activities', { data: { key, relationships: { trackable } } })
    expect([key, status]).toEqual([key, 403])
  }
})
