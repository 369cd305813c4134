import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { differences } from '../../../src/database/recount.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { mailBySmtp } from '../../../src/effects/mail.ts'
import { sendAccountMail } from '../../../src/resources/signing-in/account-mails.ts'
import { putCampaign } from '../../support/campaign-rows.ts'
import { setColumns } from '../../support/columns.ts'
import { attributes, eventPath, putEvent } from '../../support/event-rows.ts'
import { minutesFromNow } from '../../support/insight-rows.ts'
import { startMailServer } from '../../support/mail-server.ts'
import { hookSecret, signatureOf } from '../../support/mail-service.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, SendOptions } from '../../support/server.ts'

const server = startServer()
const deaf = startServer({ mailHookSecret: undefined })
const path = '/hooks/mail'
type Kind = 'bounce-hard' | 'bounce-soft' | 'complaint'
const event = (kind: Kind, about: object) => ({ kind, at: minutesFromNow(-1), reason: '550 5.1.1\r\nNo such mailbox', ...about })
const report = async (events: object[], options?: SendOptions): Promise<Answer> =>
  (await server.as('mail-service')).post(path, { events }, options)
const counts = (answer: Answer) => [answer.status, answer.body.applied, answer.body.ignored]

/** A campaign with so many mails, each to a contact of its own: those that were delivered come first, the others wait. */
async function putMails(delivered: number, waiting = 1, { status = 'sending', entity = 1 } = {}) {
  const campaign = await putCampaign(server.db, status, { entity_id: seedId('entities', entity) })
  const ids = Array.from({ length: delivered + waiting }, () => randomUUID())
  const email = (n: number): string => `${ids[n]!}@mails.example`
  const people = ids.map((id, n) => ({ id, entity_id: seedId('entities', entity), email: email(n), consent_source: 'csv' as const }))
  await insertRows(server.db, 'contacts', people)
  const mails = ids.map((id, n) => {
    const there = n < delivered ? { status: 'delivered' as const, handed_at: minutesFromNow(-5), delivered_at: minutesFromNow(-5) } : {}
    return { id, campaign_id: campaign, contact_id: id, status: 'queued' as const, ...there }
  })
  await insertRows(server.db, 'campaign_deliveries', mails)
  await sql`update corporate_email_campaigns set recipients_count = ${ids.length}, delivered_count = ${delivered}
    where id = ${campaign}`.execute(server.db)
  const about = (n: number) => ({ 'message-id': `<${ids[n]!}@demo.example>` })
  const stateOf = async () => {
    const row = await server.db.selectFrom('corporate_email_campaigns').selectAll().where('id', '=', campaign).executeTakeFirstOrThrow()
    return [row.status, row.delivered_count, row.bounced_count, row.complained_count]
  }
  const mail = async (n: number) => {
    const client = await server.as('admin')
    const { attributes } = (await client.get(`/api/v2/campaign-deliveries/${ids[n]!}`)).body.data
    const contact = (await client.get(`/api/v2/contacts/${ids[n]!}`)).body.data.attributes
    return [attributes.status, attributes.reason, contact.status]
  }
  return { campaign, email, about, stateOf, mail }
}
const agree = async (campaign: string) => expect((await differences(server.db)).filter((one) => one.id === campaign)).toEqual([])

describe('a report of a mail', () => {
  test('that came back for good marks it and its contact, and is counted once however often it is sent', async () => {
    const { campaign, about, stateOf, mail } = await putMails(3)
    const bounce = [event('bounce-hard', about(0))]
    expect(counts(await report(bounce))).toEqual([200, 1, 0])
    expect(await mail(0)).toEqual(['bounced-hard', '550 5.1.1 No such mailbox', 'bounced'])
    expect(counts(await report(bounce))).toEqual([200, 0, 1])
    expect(counts(await report([event('bounce-soft', about(0))]))).toEqual([200, 0, 1])
    expect(await stateOf()).toEqual(['sending', 2, 1, 0])
    await agree(campaign)
  })

  test('that came back for the time being leaves the contact as it is', async () => {
    const { about, stateOf, mail } = await putMails(1)
    await report([event('bounce-soft', about(0))])
    expect(await mail(0)).toEqual(['bounced-soft', '550 5.1.1 No such mailbox', 'subscribed'])
    expect(await stateOf()).toEqual(['sending', 0, 1, 0])
  })

  test('that is unwanted outweighs all others, whichever comes first and in one request too', async () => {
    const { campaign, about, stateOf, mail } = await putMails(2)
    await report([event('bounce-hard', about(0)), event('complaint', about(1)), event('bounce-hard', about(1))])
    await report([event('complaint', about(0))])
    for (const n of [0, 1]) expect((await mail(n)).filter((_part, index) => index !== 1)).toEqual(['complained', 'unsubscribed'])
    expect(await stateOf()).toEqual(['sending', 2, 0, 2])
    await agree(campaign)
  })

  test('to somebody who was erased ends the mails to whoever has the address', async () => {
    const { about, email } = await putMails(2)
    const client = await server.as('corporate')
    const list = `/api/v2/contact-lists/${seedId('contact-lists', 3)}/add-contacts`
    const contactAt = (n: number) =>
      sql<{ id: string; status: string }>`select id, status from contacts where email = ${email(n)}`.execute(server.db)
    for (const n of [0, 1]) expect((await client.delete(`/api/v2/contacts/${(await contactAt(n)).rows[0]!.id}`)).status).toBe(204)
    await client.patch(list, { data: { attributes: { contacts: [{ email: email(1) }] } } })
    expect(counts(await report([event('complaint', about(0)), event('bounce-hard', about(1))]))).toEqual([200, 2, 0])
    await client.patch(list, { data: { attributes: { contacts: [{ email: email(0) }] } } })
    expect([(await contactAt(0)).rows[0]!.status, (await contactAt(1)).rows[0]!.status]).toEqual(['unsubscribed', 'bounced'])
  })

  test('is ignored where the mail is another one or never went out, whatever address it comes with', async () => {
    const { about, email, mail } = await putMails(0, 1)
    const unknown = ['<lost@demo.example>', '@', '<', randomUUID()].map((one) =>
      event('bounce-hard', { 'message-id': one, address: email(0) }),
    )
    expect(counts(await report([...unknown, event('complaint', about(0))]))).toEqual([200, 0, 5])
    expect(await mail(0)).toEqual(['queued', null, 'subscribed'])
  })

  test('has one effect when it comes many times at once, beside those of others', async () => {
    const [mine, theirs] = [await putMails(4), await putMails(4, 1, { entity: 24 })]
    const some = [0, 1].flatMap((n) => [event('bounce-hard', mine.about(n)), event('complaint', theirs.about(n))])
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => report(n % 2 ? some : some.toReversed())))
    expect(answers.map((one) => one.status)).toEqual(answers.map(() => 200))
    expect(answers.reduce((sum, one) => sum + one.body.applied, 0)).toBe(4)
    expect([await mine.stateOf(), await theirs.stateOf()]).toEqual([
      ['sending', 2, 2, 0],
      ['sending', 4, 0, 2],
    ])
    await agree(mine.campaign)
    await agree(theirs.campaign)
  })
})

describe('a report of an address', () => {
  test('ends the mails of every issuer to it, and marks no mail', async () => {
    const { email, mail, stateOf } = await putMails(2)
    const [id, other] = [randomUUID(), randomUUID()]
    const entity_id = seedId('entities', 24)
    await insertRows(server.db, 'contacts', [
      { id, entity_id, email: email(0), consent_source: 'csv' },
      { id: other, entity_id, email: email(1), consent_source: 'csv', status: 'bounced' },
    ])
    const events = [event('bounce-hard', { address: email(0).toUpperCase() }), event('complaint', { address: email(1) })]
    expect(counts(await report([...events, event('bounce-soft', { address: email(1) })]))).toEqual([200, 2, 1])
    expect(counts(await report(events))).toEqual([200, 0, 2])
    expect(await mail(0)).toEqual(['delivered', null, 'bounced'])
    expect(await mail(1)).toEqual(['delivered', null, 'unsubscribed'])
    const { rows } = await sql<{ status: string }>`select status from contacts where id in (${id}, ${other}) order by status`.execute(
      server.db,
    )
    expect(rows.map((one) => one.status)).toEqual(['bounced', 'unsubscribed'])
    expect(await stateOf()).toEqual(['sending', 2, 0, 0])
  })

  test('or of a mail is needed', async () => {
    const answer = await report([event('complaint', { address: 'a@b.example' }), event('complaint', {})])
    expect([answer.status, answer.body.errors[0].source.pointer]).toEqual([422, '/events/1'])
  })
})

describe('a campaign', () => {
  const bounces = (about: (n: number) => object, ...ns: number[]) => report(ns.map((n) => event('bounce-hard', about(n))))

  test('pauses when more than one in twenty of its mails came back', async () => {
    const { campaign, about, stateOf } = await putMails(20)
    await bounces(about, 0)
    expect(await stateOf()).toEqual(['sending', 19, 1, 0])
    await bounces(about, 1)
    expect(await stateOf()).toEqual(['paused', 18, 2, 0])
    const told = await server.db.selectFrom('notifications').select('key').where('trackable_id', '=', campaign).execute()
    expect(told.map((one) => one.key)).toEqual(['campaign.paused'])
  })

  test('pauses when more than one in a thousand is complained of, once twenty were tried', async () => {
    const [few, some, sent] = [await putMails(19), await putMails(20), await putMails(20, 0)]
    for (const { about } of [few, some, sent]) await report([event('complaint', about(0))])
    expect([await few.stateOf(), await some.stateOf(), await sent.stateOf()]).toEqual([
      ['sending', 19, 0, 1],
      ['paused', 20, 0, 1],
      ['sending', 20, 0, 1],
    ])
  })

  test('is judged, once it was resumed, by the mails that went out since', async () => {
    const { campaign, about, stateOf } = await putMails(44, 1, { status: 'paused' })
    const client = await server.as('corporate')
    await sql`update campaign_deliveries set handed_at = now() + interval '1 minute' where id in
      (select id from campaign_deliveries where campaign_id = ${campaign} and id <> all(${[0, 1, 2, 3].map((n) => about(n)['message-id'].slice(1, 37))}::text[])
        and status = 'delivered')`.execute(server.db)
    await sql`update corporate_email_campaigns set delivered_count = 4 where id = ${campaign}`.execute(server.db)
    await client.patch(`/api/v2/corporate-email-campaigns/${campaign}`, { data: { attributes: { status: 'sending' } } })
    await sql`update corporate_email_campaigns set delivered_count = 44 where id = ${campaign}`.execute(server.db)
    await bounces(about, 0, 1, 2)
    await report([event('complaint', about(3))])
    expect(await stateOf()).toEqual(['sending', 41, 3, 1])
    await bounces(about, 4, 5)
    expect(await stateOf()).toEqual(['sending', 39, 5, 1])
    await bounces(about, 6)
    expect(await stateOf()).toEqual(['paused', 38, 6, 1])
  })
})

describe('the signature', () => {
  const text = JSON.stringify({ events: [event('complaint', { address: 'nobody@mails.example' })] })
  const ago = (minutes: number) => ({ at: new Date(Date.now() - minutes * 60_000) })
  const send = (headers: Record<string, string>, raw = text) =>
    server.guest.post(path, undefined, { raw, headers: { 'content-type': 'application/json', ...headers } })

  test('lets in what it was made of, also beside one of an older secret', async () => {
    expect((await send(signatureOf(text))).status).toBe(200)
    const other = signatureOf(text, { secret: `whsec_${Buffer.alloc(32, 8).toString('base64')}`, id: 'one' })
    const own = signatureOf(text, { id: 'one' })
    expect((await send({ ...own, 'webhook-signature': `${other['webhook-signature']} ${own['webhook-signature']}` })).status).toBe(200)
    expect((await send(signatureOf(text, ago(4)))).status).toBe(200)
  })

  test.each<[string, Record<string, string>, string?]>([
    ['none', {}],
    ['that of another secret', signatureOf(text, { secret: `whsec_${Buffer.alloc(32, 8).toString('base64')}` })],
    ['that of another body', signatureOf(text), text.replace('complaint', 'bounce-hard')],
    ['that of another id', { ...signatureOf(text), 'webhook-id': 'another' }],
    ['one that is six minutes old', signatureOf(text, ago(6))],
    ['one of an hour ahead', signatureOf(text, ago(-60))],
    [
      'a later time beside an older signature',
      { ...signatureOf(text, ago(6)), 'webhook-timestamp': String(Math.floor(Date.now() / 1_000)) },
    ],
    ['nonsense', { ...signatureOf(text), 'webhook-signature': 'v1 v1, v2,x' }],
    ['that of nothing, and nothing', signatureOf(''), ''],
  ])('is refused: %s', async (_name, headers, raw) => {
    expect((await send(headers, raw)).status).toBe(401)
  })

  test('is asked for before the body is looked at', async () => {
    expect((await send({}, '{')).status).toBe(401)
    expect((await send(signatureOf('{'), '{')).status).toBe(400)
    expect((await report([], {})).status).toBe(422)
  })

  test('is of no use where the operator has no secret', async () => {
    expect(hookSecret).toMatch(/^whsec_/)
    const answer = await deaf.guest.post(path, undefined, { raw: text, headers: signatureOf(text) })
    expect([answer.status, answer.body.errors[0].detail]).toEqual([404, 'This server hears no mail service.'])
    for (const headers of [{}, { authorization: 'Bearer nobody' }]) {
      expect((await deaf.guest.post(path, undefined, { raw: text, headers })).status).toBe(401)
    }
  })
})

describe('a report of an account', () => {
  async function newAccount() {
    const [id, mail] = [randomUUID(), randomUUID()]
    const email = `${id}@reader.example`
    await insertRows(server.db, 'accounts', {
      ...{ id, email, slug: `reader-${id.slice(0, 8)}-${id.slice(24)}`, first_name: 'Rhea', last_name: 'Dahl', status: 'active' },
      ...{ account_type: 'investor', reading_tier: 'professional', email_verified: true },
    })
    await insertRows(server.db, 'notification_mails', {
      id: mail,
      account_id: id,
      keys: ['insight.corrected'],
      mailed_at: new Date().toISOString(),
    })
    const state = async () => {
      const row = await server.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      return [row.email_verified, row.email_frequency]
    }
    return { email: email.toUpperCase(), about: { 'message-id': `<${mail}@demo.example>` }, state }
  }

  test('whose address does not take mails has it confirmed anew, by the mail or by the address, once', async () => {
    const [one, other] = [await newAccount(), await newAccount()]
    expect(counts(await report([event('bounce-soft', one.about), event('bounce-soft', { address: other.email })]))).toEqual([200, 0, 2])
    expect(await one.state()).toEqual([true, 'daily'])
    const bounces = [event('bounce-hard', one.about), event('bounce-hard', { address: other.email })]
    expect(counts(await report(bounces))).toEqual([200, 2, 0])
    expect([await one.state(), await other.state()]).toEqual([
      [false, 'daily'],
      [false, 'daily'],
    ])
    expect(counts(await report(bounces))).toEqual([200, 0, 2])
  })

  test('who complained gets no more mails, and its colleague does', async () => {
    const [one, other] = [await newAccount(), await newAccount()]
    expect(counts(await report([event('complaint', one.about)]))).toEqual([200, 1, 0])
    expect([await one.state(), await other.state()]).toEqual([
      [true, 'never'],
      [true, 'daily'],
    ])
  })
})

describe('a report of a mail of which nothing is written down', () => {
  const mailbox = startMailServer()
  const addresses = { name: 'Desk', apiUrl: 'https://api.example', appUrl: undefined }

  test('is one of the account that it went to, as long as that has the address', async () => {
    const id = randomUUID()
    const email = `${id}@reader.example`
    await insertRows(server.db, 'accounts', {
      ...{ id, email, slug: `reader-${id.slice(0, 8)}-${id.slice(24)}`, first_name: 'Rhea', last_name: 'Dahl', status: 'active' },
      ...{ account_type: 'investor', reading_tier: 'professional', email_verified: true },
    })
    const send = mailBySmtp(mailbox.url, 'Desk <desk@desk.example>')
    await sendAccountMail(server.db, send, addresses, { purpose: 'welcome', email })
    await sendAccountMail(server.db, send, addresses, { purpose: 'welcome', email })
    const [one, other] = mailbox.received.map(({ mail }) => event('bounce-hard', { 'message-id': mail.messageId! }))
    expect(one).not.toEqual(other)
    const verified = async () =>
      (await server.db.selectFrom('accounts').select('email_verified').where('id', '=', id).executeTakeFirstOrThrow()).email_verified
    await setColumns(server.db, 'accounts', id, { email: `new-${email}` })
    expect([counts(await report([one!])), await verified()]).toEqual([[200, 0, 1], true])
    await setColumns(server.db, 'accounts', id, { email: email.toUpperCase() })
    expect([counts(await report([one!])), await verified()]).toEqual([[200, 1, 0], false])
    expect(counts(await report([other!]))).toEqual([200, 0, 1])
  })
})

describe('a report of an invitation to an event', () => {
  async function invite(email: string) {
    const id = await putEvent(server.db, { title: `For ${email}`, status: 'drafted', invited_emails: [email] })
    const client = await server.as('corporate')
    expect((await client.patch(eventPath(id), attributes({ status: 'published' }))).status).toBe(200)
    await server.mailsTo(email)
    const { rows } = await sql<{ id: string }>`select id from corporate_event_invitations where corporate_event_id = ${id}`.execute(
      server.db,
    )
    return { 'message-id': `<${rows[0]!.id}@demo.example>` }
  }
  const invitationsTo = async (email: string): Promise<number> =>
    (await server.mailsTo(email)).filter((mail) => mail.includes('Subject: Invitation:')).length

  test('that is unwanted ends the mails of the issuer to its address, once', async () => {
    const email = `${randomUUID()}@outside.example`
    const unwanted = [event('complaint', await invite(email))]
    expect(await invitationsTo(email)).toBe(1)
    expect([counts(await report(unwanted)), counts(await report(unwanted))]).toEqual([
      [200, 1, 0],
      [200, 0, 1],
    ])
    await invite(email)
    expect(await invitationsTo(email)).toBe(1)
  })

  test('is as well one of a mail that told what became of the event', async () => {
    const email = `${randomUUID()}@outside.example`
    const [invitation] = (await invite(email))['message-id'].slice(1).split('@')
    const unwanted = event('complaint', { 'message-id': `<${invitation}.${randomUUID()}@demo.example>` })
    expect(counts(await report([unwanted]))).toEqual([200, 1, 0])
    await invite(email)
    expect(await invitationsTo(email)).toBe(1)
  })

  test('that came back for good is one of the address, until somebody complains', async () => {
    const email = `${randomUUID()}@outside.example`
    const about = await invite(email)
    const added = { data: { attributes: { contacts: [{ email }] } } }
    await (await server.as('corporate')).patch(`/api/v2/contact-lists/${seedId('contact-lists', 3)}/add-contacts`, added)
    const status = async () =>
      (await sql<{ status: string }>`select status from contacts where email = ${email}`.execute(server.db)).rows[0]!.status
    for (const [kind, applied, becomes] of [
      ['bounce-soft', 0, 'subscribed'],
      ['bounce-hard', 1, 'bounced'],
      ['bounce-hard', 0, 'bounced'],
      ['complaint', 1, 'unsubscribed'],
    ] as const) {
      expect([kind, counts(await report([event(kind, about)])), await status()]).toEqual([kind, [200, applied, 1 - applied], becomes])
    }
  })
})

describe('a report of a letter of a provider', () => {
  test('that is unwanted ends the letters of that provider alone', async () => {
    const [follower, provider] = [seedId('accounts', 1), seedId('accounts', 4)]
    const letter = randomUUID()
    const said = { subject: 'What I have read', body: '<p>Much.</p>', status: 'sent', sent_at: minutesFromNow(-5) } as const
    await insertRows(server.db, 'group_email_messages', { id: letter, account_id: provider, ...said })
    const mail = randomUUID()
    const taken = { mailed_at: minutesFromNow(-4) }
    await insertRows(server.db, 'group_email_recipients', { id: mail, group_email_message_id: letter, account_id: follower, ...taken })
    const unwanted = [event('complaint', { 'message-id': `<${mail}@demo.example>` })]
    expect([counts(await report(unwanted)), counts(await report(unwanted))]).toEqual([
      [200, 1, 0],
      [200, 0, 1],
    ])
    const { rows } = await sql<{ wanted: boolean[]; frequency: string }>`select email_frequency as frequency,
        array(select wants_mails from follows where follower_id = accounts.id and followable_id = ${provider}) as wanted
      from accounts where id = ${follower}`.execute(server.db)
    expect(rows).toEqual([{ wanted: [false], frequency: 'daily' }])
  })
})
