/** Campaigns on their way out: through a mail server of our own that takes, refuses, hangs and goes away. */
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import type { App } from '../../src/app.ts'
import type { Connection, Database } from '../../src/database/connection.ts'
import { differences } from '../../src/database/recount.ts'
import { transact } from '../../src/database/transact.ts'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { mailBySmtp } from '../../src/effects/mail.ts'
import { sendCampaign } from '../../src/resources/campaigns/corporate-email-campaigns.sending.ts'
import { sendDueCampaigns } from '../../src/resources/campaigns/corporate-email-campaigns.due.ts'
import { bringTo, lockIn } from '../../src/resources/campaigns/corporate-email-campaigns.transitions.ts'
import { setColumns } from '../support/columns.ts'
import { putDueCampaign } from '../support/campaign-rows.ts'
import { freshDatabase } from '../support/database.ts'
import { placeForFiles } from '../support/files.ts'
import type { Place } from '../support/files.ts'
import { startMailServer } from '../support/mail-server.ts'

const mailServer = startMailServer()
const { received } = mailServer
beforeEach(() => {
  mailServer.manners = {}
  received.length = 0
})

const addressesOf = (mails: typeof received): string[] => mails.map((one) => one.to).sort()

const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index)

describe('a campaign that is due', () => {
  let connection: Connection & { url?: string }
  let app: App
  let place: Place
  let db: Database
  beforeAll(async () => {
    connection = await freshDatabase()
    db = connection.db
    place = await placeForFiles()
    const sendMail = mailBySmtp(mailServer.url, 'Research Platform <no-reply@demo.example>')
    app = await buildApp(connection, { ...place, publicUrl: 'https://api.example', sendMail, mailsAtOnce: 4 })
    await app.jobs.ready()
  })
  afterAll(async () => {
    await app.http.close()
    await app.jobs.stop()
    place.remove()
    await connection.close()
  })

  const now = () => new Date()
  const minutes = (count: number): Date => new Date(Date.now() + count * 60_000)
  /** Lets the tick and the queue do what is due, and answers the campaign. */
  async function run(id: string, at: Date = now()) {
    await sendDueCampaigns(db, app.jobs, at)
    await app.jobs.drain()
    return stateOf(id)
  }
  const stateOf = (id: string) => db.selectFrom('corporate_email_campaigns').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const statusesOf = async (id: string): Promise<Record<string, number>> => {
    const { rows } = await sql<{ status: string; count: number }>`select status, count(*)::integer as count from campaign_deliveries
      where campaign_id = ${id} group by status`.execute(db)
    return Object.fromEntries(rows.map((one) => [one.status, one.count]))
  }
  const deliveryTo = (contact: string) =>
    db.selectFrom('campaign_deliveries').selectAll().where('contact_id', '=', contact).executeTakeFirstOrThrow()
  /** As if so much time had gone by for everything that waits. */
  const elapse = (id: string) =>
    sql`with mails as (update campaign_deliveries set try_at = now() - interval '1 second' where campaign_id = ${id} and status = 'queued')
      update corporate_email_campaigns set busy_until = null, nudged_at = null where id = ${id}`.execute(db)
  const notesOf = async (id: string) => {
    const rows = await db.selectFrom('notifications').select(['key', 'account_id', 'parameters']).where('trackable_id', '=', id).execute()
    return rows.map((one) => [one.key, one.account_id, (one.parameters as { title: string }).title])
  }
  /** The counters of a campaign and of its lists agree with their rows. */
  const agree = async (id: string) => {
    const lists = await db.selectFrom('campaign_contact_lists').select('contact_list_id').where('campaign_id', '=', id).execute()
    const own = [id, ...lists.map((one) => one.contact_list_id)]
    expect((await differences(db)).filter((one) => own.includes(one.id))).toEqual([])
  }

  test('goes to each recipient as its own mail, with what stands for the recipient, and tells its author', async () => {
    const { id, email, contact } = await putDueCampaign(db, 3)
    expect(await run(id)).toMatchObject({ status: 'sent', recipients_count: 3, delivered_count: 3, bounced_count: 0 })
    expect(addressesOf(received)).toEqual([email(1), email(2), email(3)])
    const { mail } = received.find((one) => one.to === email(2))!
    expect(mail.subject).toBe('News of Asagiri Financial Group for Firm & Sons')
    expect(mail.from).toEqual({ name: 'Asagiri Financial, Investor Relations', address: 'no-reply@demo.example' })
    expect(mail.replyTo!.map((one) => one.address)).toEqual(['corporate@demo.example'])
    expect(mail.headers.map((one) => one.key)).not.toContain('auto-submitted')
    expect(mail.html).toContain('<p>Dear Reader &lt;2&gt;,</p>')
    expect(mail.text).toContain('Dear Reader <2>,\nread this (https://asagiri.demo.example/x?a=1&b=2).')
    const header = (name: string) => mail.headers.find((one) => one.key === name)!.value
    const { code } = await db
      .selectFrom('campaign_deliveries')
      .select('code')
      .where('contact_id', '=', contact(2))
      .executeTakeFirstOrThrow()
    const link = `https://api.example/api/v2/contacts/${contact(2)}/unsubscribe?code=${code}`
    expect(header('list-unsubscribe')).toBe(`<${link}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    for (const part of [mail.text!, mail.html!]) {
      expect(part).toContain('Asagiri Financial Group')
      expect(part).toContain(link)
    }
    expect(new Set(received.map((one) => one.mail.messageId)).size).toBe(3)
    expect(await notesOf(id)).toEqual([['campaign.sent', seedId('accounts', 8), 'Put']])
    const told = await db.selectFrom('activities').select(['key', 'recipient_id']).where('trackable_id', '=', id).execute()
    expect(told).toEqual([{ key: 'campaign.send', recipient_id: seedId('accounts', 8) }])
    await agree(id)
  })

  describe('whose readers are watched', () => {
    const ask = (method: 'GET' | 'HEAD', url: string, headers = {}) =>
      app.http.inject({ method, url: url.replace('https://api.example', ''), headers })
    /** The campaign once it was sent, with the addresses that its second mail leads to. */
    async function watched(content: string) {
      const put = await putDueCampaign(db, 3)
      await setColumns(db, 'corporate_email_campaigns', put.id, { track: true, content })
      await run(put.id)
      const { html, text } = received.find((one) => one.to === put.email(2))!.mail
      const links = [...html!.matchAll(/ (?:href|src)="([^"]*)"/g)].map((one) => one[1]!.replaceAll('&amp;', '&'))
      const counted = async () => {
        const { opened_count, clicked_count } = await stateOf(put.id)
        const { status, opened_at, clicked_at } = await deliveryTo(put.contact(2))
        return [status, opened_count, clicked_count, opened_at !== null, clicked_at !== null]
      }
      const picture = links.find((one) => one.includes('/open?'))!
      return { ...put, html: html!, text: text!, links, picture, counted }
    }
    const link = 'https://asagiri.demo.example/x?a=1&amp;of={{company}}'

    test('counts who opens and who clicks once each, however many ask at once', async () => {
      const { id, text, links, picture, counted } = await watched(
        `<p>Read <a href="${link}">this</a> or <a href="mailto:ir@asagiri.example">write</a>.</p>`,
      )
      const [click, mailto] = links
      expect(text).toContain('this (https://asagiri.demo.example/x?a=1&of=Firm%20%26%20Sons)')
      expect([text.includes('campaign-deliveries'), mailto]).toEqual([false, 'mailto:ir@asagiri.example'])
      for (const headers of [{}, { 'sec-purpose': 'prefetch' }]) {
        const method = 'sec-purpose' in headers ? 'GET' : 'HEAD'
        expect((await ask(method, click!, headers)).headers.location).toBe('https://asagiri.demo.example/x?a=1&of=Firm%20%26%20Sons')
        expect((await ask(method, picture, headers)).statusCode).toBe(200)
      }
      expect(await counted()).toEqual(['delivered', 0, 0, false, false])
      const [shown] = await Promise.all(Array.from({ length: 10 }, () => ask('GET', picture)))
      expect([shown!.headers['content-type'], shown!.rawPayload.subarray(0, 6).toString()]).toEqual(['image/gif', 'GIF89a'])
      expect(await counted()).toEqual(['delivered', 1, 0, true, false])
      const answers = await Promise.all(Array.from({ length: 10 }, () => ask('GET', click!)))
      expect(new Set(answers.map((one) => one.statusCode))).toEqual(new Set([302]))
      expect(await counted()).toEqual(['delivered', 1, 1, true, true])
      const told = await db
        .selectFrom('activities')
        .select(['key', 'owner_id', 'origin'])
        .where('trackable_id', '=', id)
        .orderBy('key')
        .execute()
      const byNobody = { owner_id: null, origin: 'email' }
      expect(told.filter(({ key }) => key !== 'campaign.send')).toEqual([
        { key: 'campaign.click', ...byNobody },
        { key: 'campaign.open', ...byNobody },
      ])
      await agree(id)
    })

    test('counts nothing of who refuses it, before the mail or after it', async () => {
      const refuse = (contact: string) => setColumns(db, 'contacts', contact, { refuses_tracking: true })
      const put = await putDueCampaign(db, 2)
      await setColumns(db, 'corporate_email_campaigns', put.id, { track: true, content: `<p><a href="${link}">this</a></p>` })
      await refuse(put.contact(1))
      await run(put.id)
      const htmlTo = (n: number): string => received.find((one) => one.to === put.email(n))!.mail.html!
      expect([htmlTo(1).includes('campaign-deliveries'), htmlTo(2).includes('campaign-deliveries')]).toEqual([false, true])
      await refuse(put.contact(2))
      const [click] = /https:[^"]*\/click[^"]*/.exec(htmlTo(2))!
      expect((await ask('GET', click.replaceAll('&amp;', '&'))).statusCode).toBe(302)
      expect(await stateOf(put.id)).toMatchObject({ opened_count: 0, clicked_count: 0 })
    })

    test('takes a click for an opening, and both at once for one of each', async () => {
      const { id, links, picture, counted } = await watched(`<p><a href="${link}">this</a></p>`)
      await Promise.all(Array.from({ length: 12 }, (_, n) => ask('GET', n % 2 ? links[0]! : picture)))
      expect(await counted()).toEqual(['delivered', 1, 1, true, true])
      await agree(id)
    })

    test('leads nowhere but to the links of the campaign, and by the code of the mail alone', async () => {
      const { links, picture, counted, contact } = await watched(`<p><a href="${link}">this</a></p>`)
      const { code } = await deliveryTo(contact(1))
      const altered = [
        links[0]!.replace(/link=.{32}/, `link=${'0'.repeat(32)}`),
        links[0]!.replace(/code=.{64}/, `code=${code}`),
        picture.replace(/code=.{64}/, `code=${code}`),
      ]
      for (const url of altered) expect((await ask('GET', url)).statusCode).toBe(404)
      expect((await ask('GET', `${links[0]!}&to=https://elsewhere.example`)).statusCode).toBe(400)
      expect(await counted()).toEqual(['delivered', 0, 0, false, false])
    })

    test('is none without a word of the issuer', async () => {
      const { id, contact } = await putDueCampaign(db, 1)
      await run(id)
      expect(received[0]!.mail.html).not.toContain('campaign-deliveries')
      expect(received[0]!.mail.html).toContain('<a href="https://asagiri.demo.example/x?a=1&amp;b=2">this</a>')
      const { id: mail, code } = await deliveryTo(contact(1))
      expect((await ask('GET', `/api/v2/campaign-deliveries/${mail}/open?code=${code}`)).statusCode).toBe(200)
      expect(await stateOf(id)).toMatchObject({ opened_count: 0, clicked_count: 0 })
    })
  })

  test.each([
    ['Bank of Japan', 'Asagiri Financial Group, Bank of Japan'],
    ['Investor relations', 'Asagiri Financial Group, Investor relations'],
    ['Bank of Japan (Asagiri Financial Group)', 'Asagiri Financial Group, Bank of Japan (Asagiri Financial Group)'],
    ['Asagiri Financial Groupies', 'Asagiri Financial Group, Asagiri Financial Groupies'],
    ['Asagiri Financial Group', 'Asagiri Financial Group'],
    ['\uff21sagiri FINÁNCIAL Group – IR', '\uff21sagiri FINÁNCIAL Group – IR'],
    ['– Bank of Japan', 'Asagiri Financial Group, – Bank of Japan'],
  ])('names its issuer first, whoever it says that it is from: %s', async (from_name, shown) => {
    const { id } = await putDueCampaign(db, 1)
    await setColumns(db, 'corporate_email_campaigns', id, { from_name })
    const named = (short_name: string) => setColumns(db, 'entities', seedId('entities', 1), { short_name })
    const { short_name } = await db
      .selectFrom('entities')
      .select('short_name')
      .where('id', '=', seedId('entities', 1))
      .executeTakeFirstOrThrow()
    await named('–')
    await run(id)
    await named(short_name)
    expect(received[0]!.mail.from).toMatchObject({ name: shown })
  })

  test('reads as it was written, also where it reads like the code of other words', async () => {
    const { id, contact } = await putDueCampaign(db, 1)
    const code = '=?utf-8?Q?B=C3=A1nk=0D=0ABcc:_all=E2=80=AE?='
    await setColumns(db, 'corporate_email_campaigns', id, {
      from_name: `Asagiri Financial Group ${code}`,
      subject: `${code} for {{first-name}}`,
    })
    await setColumns(db, 'contacts', contact(1), { first_name: '=?utf-8?B?aGVsbG8=?=' })
    await run(id)
    const { from, subject } = received[0]!.mail
    const seen = [from!.name, subject!].map((text) => text.replaceAll('\u2060', ''))
    expect(seen).toEqual([`Asagiri Financial Group ${code}`, `${code} for =?utf-8?B?aGVsbG8=?=`])
  })

  test('keeps an address what it is, whatever a field in it stands for', async () => {
    const { id, contact } = await putDueCampaign(db, 1)
    const content = '<p><a href="https://asagiri.demo.example/?of={{company}}&amp;x=1">{{company}}</a><a href="{{first-name}}">b</a></p>'
    await setColumns(db, 'corporate_email_campaigns', id, { content })
    await setColumns(db, 'contacts', contact(1), { first_name: 'javascript:alert(1)' })
    await run(id)
    const { html } = received[0]!.mail
    expect(html).toContain('href="https://asagiri.demo.example/?of=Firm%20%26%20Sons&amp;x=1">Firm &amp; Sons</a>')
    expect(html).toContain('href="javascript%3Aalert(1)"')
  })

  test('chooses its recipients then: each address once, nobody who gets no mails, no list that was removed', async () => {
    const { id, contact, email } = await putDueCampaign(db, 5)
    const [second, third] = [randomUUID(), randomUUID()]
    for (const [list, status] of [
      [second, 'active'],
      [third, 'removed'],
    ] as const) {
      const removed_at = status === 'removed' ? now().toISOString() : null
      await insertRows(db, 'contact_lists', { id: list, entity_id: seedId('entities', 1), name: 'More', status, removed_at })
      await insertRows(db, 'campaign_contact_lists', { campaign_id: id, contact_list_id: list })
    }
    const member = (list: string, n: number) => ({ contact_list_id: list, contact_id: contact(n) })
    await insertRows(db, 'contact_list_members', [member(second, 1), member(second, 2), member(third, 5)])
    await db.deleteFrom('contact_list_members').where('contact_id', '=', contact(5)).where('contact_list_id', '<>', third).execute()
    for (const [n, status] of [
      [3, 'unsubscribed'],
      [4, 'bounced'],
    ] as const) {
      await setColumns(db, 'contacts', contact(n), { status })
    }
    expect(await run(id)).toMatchObject({ status: 'sent', recipients_count: 2 })
    expect(addressesOf(received)).toEqual([email(1), email(2)])
  })

  test('has longer than a request to write down its recipients, who may be any number', async () => {
    const { id } = await putDueCampaign(db, 1)
    await sql`create function require_time() returns trigger language plpgsql as $$ begin
      if current_setting('statement_timeout')::interval < interval '10 min' then raise 'there is no time'; end if; return null; end $$`.execute(
      db,
    )
    await sql`create trigger require_time before insert on campaign_deliveries execute function require_time()`.execute(db)
    await sendDueCampaigns(db, app.jobs, now()).finally(() => sql`drop function require_time cascade`.execute(db))
    await app.jobs.drain()
    expect(await stateOf(id)).toMatchObject({ status: 'sent', recipients_count: 1 })
  })

  test('that is not due stays as it is, and one begins once however many ticks see it', async () => {
    const { id, email } = await putDueCampaign(db, 2)
    await sql`update corporate_email_campaigns set scheduled_at = now() + interval '10 minutes' where id = ${id}`.execute(db)
    expect(await run(id)).toMatchObject({ status: 'scheduled' })
    await Promise.all(Array.from({ length: 8 }, () => sendDueCampaigns(db, app.jobs, minutes(11))))
    await Promise.all([app.jobs.drain(), app.jobs.drain(), app.jobs.drain()])
    expect(await run(id)).toMatchObject({ status: 'sent' })
    expect(addressesOf(received)).toEqual([email(1), email(2)])
    const began = await sql`select from activities where trackable_id = ${id} and key = 'campaign.send'`.execute(db)
    expect(began.rows).toHaveLength(1)
  })

  test('waits in the queue once, however long it waits behind others', async () => {
    const { id } = await putDueCampaign(db, 1)
    for (const seconds of [0, 20, 40, 60]) await sendDueCampaigns(db, app.jobs, new Date(Date.now() + seconds * 1_000))
    const { rows } = await sql`select from pgboss.job where name = 'campaign-mail' and data ->> 'campaign' = ${id}`.execute(db)
    expect(rows).toHaveLength(1)
    await app.jobs.drain()
    expect(await stateOf(id)).toMatchObject({ status: 'sent' })
  })

  test('fails, and tells its author, where the plan of the company is over, unless an account manager made it', async () => {
    const [own, managed] = [await putDueCampaign(db, 1), await putDueCampaign(db, 1)]
    await setColumns(db, 'corporate_email_campaigns', managed.id, { account_id: seedId('accounts', 11) })
    const { company_id } = await db
      .selectFrom('accounts')
      .select('company_id')
      .where('id', '=', seedId('accounts', 8))
      .executeTakeFirstOrThrow()
    const endsAt = (corporate_plan_ends_at: string | null) => setColumns(db, 'companies', company_id!, { corporate_plan_ends_at })
    await endsAt(minutes(-1).toISOString())
    expect([(await run(own.id)).status, (await run(managed.id)).status]).toEqual(['failed', 'sent'])
    expect(await notesOf(own.id)).toEqual([['campaign.failed', seedId('accounts', 8), 'Put']])
    expect(addressesOf(received)).toEqual([managed.email(1)])
    await endsAt(null)
  })

  test('fails on its way out once nobody manages the entity any more, and reaches the rest when it is scheduled anew', async () => {
    const { id, email } = await putDueCampaign(db, 2)
    await sendDueCampaigns(db, app.jobs, now())
    const { rows } = await sql<{ id: string }>`update accounts set status = 'suspended' where id in (
      select account_id from managed_entities where entity_id = ${seedId('entities', 1)}) returning id`.execute(db)
    await app.jobs.drain()
    expect([(await stateOf(id)).status, await statusesOf(id), received]).toEqual(['failed', { queued: 2 }, []])
    for (const one of rows) await setColumns(db, 'accounts', one.id, { status: 'active' })
    await sql`update corporate_email_campaigns set status = 'scheduled' where id = ${id}`.execute(db)
    expect(await run(id)).toMatchObject({ status: 'sent', delivered_count: 2 })
    expect(addressesOf(received)).toEqual([email(1), email(2)])
  })

  test('is sent once to each, however many send it at once', async () => {
    const { id, email } = await putDueCampaign(db, 40)
    await sendDueCampaigns(db, app.jobs, now())
    const send = mailBySmtp(mailServer.url, 'no-reply@demo.example')
    const post = { db, send, jobs: app.jobs, addresses: { name: 'Demo', appUrl: undefined, apiUrl: 'https://api.example' }, atOnce: 4 }
    const rounds = Array.from({ length: 10 }, async () => {
      // None waits for another to let go, so that all of them are at the same mails.
      await sql`update corporate_email_campaigns set busy_until = null where id = ${id}`.execute(db)
      await sendCampaign(post, { campaign: id })
    })
    await Promise.all([...rounds, app.jobs.drain()])
    expect(await run(id)).toMatchObject({ status: 'sent', delivered_count: 40 })
    expect(addressesOf(received)).toEqual(Array.from({ length: 40 }, (_, index) => email(index + 1)).sort())
    await agree(id)
  })

  test('counts a mail that is refused as one bounce, however many send it at once', async () => {
    const { id, email } = await putDueCampaign(db, 15)
    const bad = new Set([2, 5, 9].map(email))
    mailServer.manners = { address: (one) => (bad.has(one) ? 550 : undefined) }
    await sendDueCampaigns(db, app.jobs, now())
    const post = {
      db,
      send: mailBySmtp(mailServer.url, 'no-reply@demo.example'),
      jobs: app.jobs,
      addresses: { name: 'Demo', appUrl: undefined, apiUrl: '' },
      atOnce: 4,
    }
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        await sql`update corporate_email_campaigns set busy_until = null where id = ${id}`.execute(db)
        await sendCampaign(post, { campaign: id })
      }),
    )
    expect(await run(id)).toMatchObject({ status: 'sent', delivered_count: 12, bounced_count: 3 })
    await agree(id)
  })

  test('counts an address that is refused for good as bounced, writes to it no more, and goes on', async () => {
    const { id, email, contact } = await putDueCampaign(db, 3)
    mailServer.manners = { address: (one) => (one === email(2) ? 550 : undefined) }
    expect(await run(id)).toMatchObject({ status: 'sent', delivered_count: 2, bounced_count: 1 })
    expect(await statusesOf(id)).toEqual({ delivered: 2, 'bounced-hard': 1 })
    const { status } = await db.selectFrom('contacts').select('status').where('id', '=', contact(2)).executeTakeFirstOrThrow()
    expect(status).toBe('bounced')
    const { reason, reported_at } = await deliveryTo(contact(2))
    expect([reason, reported_at === null]).toEqual(['550 Said 550', false])
    await agree(id)
  })

  test('whose text is refused for good has bounced, and the address is none the worse for it', async () => {
    const { id, email, contact } = await putDueCampaign(db, 2)
    mailServer.manners = { message: (one) => (one === email(2) ? 554 : undefined) }
    expect(await run(id)).toMatchObject({ status: 'sent', delivered_count: 1, bounced_count: 1 })
    const { status } = await db.selectFrom('contacts').select('status').where('id', '=', contact(2)).executeTakeFirstOrThrow()
    expect(status).toBe('subscribed')
  })

  test.each([
    ['the address', 'address'],
    ['the message', 'message'],
  ] as const)('tries again later where %s is refused for the time being, and gives up after the sixth time', async (_name, part) => {
    const { id, email } = await putDueCampaign(db, 2)
    mailServer.manners = { [part]: (one: string) => (one === email(2) ? 451 : undefined) }
    expect(await run(id)).toMatchObject({ status: 'sending', delivered_count: 1, bounced_count: 0 })
    expect(await run(id)).toMatchObject({ status: 'sending', delivered_count: 1 })
    for (let time = 2; time <= 5; time++) {
      await elapse(id)
      expect(await run(id)).toMatchObject({ status: 'sending' })
    }
    await elapse(id)
    expect(await run(id)).toMatchObject({ status: 'sent', delivered_count: 1, bounced_count: 1 })
    expect(await statusesOf(id)).toEqual({ delivered: 1, 'bounced-soft': 1 })
    expect(addressesOf(received)).toEqual([email(1)])
    await agree(id)
  })

  test('is not tried again for a contact who was erased while it was refused for the time being', async () => {
    const { id, email, contact } = await putDueCampaign(db, 2)
    mailServer.manners = { message: (one) => (one === email(2) ? 451 : undefined) }
    const smtp = mailBySmtp(mailServer.url, 'no-reply@demo.example')
    const send: typeof smtp = async (mail) => {
      await smtp(mail).catch(async (error: unknown) => {
        await db.deleteFrom('contacts').where('id', '=', contact(2)).execute()
        throw error
      })
    }
    await transact(db, async (tx) => {
      const campaign = (await lockIn(tx, id, 'scheduled'))!
      await bringTo({ tx, campaign, by: null, now: now() }, 'sending', 'system')
    })
    const addresses = { name: 'Demo', appUrl: undefined, apiUrl: '' }
    await sendCampaign({ db, send, jobs: app.jobs, addresses, atOnce: 2 }, { campaign: id })
    expect(await stateOf(id)).toMatchObject({ status: 'sent', recipients_count: 2, delivered_count: 1, bounced_count: 1 })
    expect(addressesOf(received)).toEqual([email(1)])
  })

  test('arrives once where it was refused for the time being and then taken', async () => {
    const { id, email } = await putDueCampaign(db, 2)
    let refusals = 2
    mailServer.manners = { message: () => (refusals-- > 0 ? 451 : undefined) }
    await run(id)
    await elapse(id)
    expect(await run(id)).toMatchObject({ status: 'sent', delivered_count: 2 })
    expect(addressesOf(received)).toEqual([email(1), email(2)])
  })

  test('is held as long as a mail server is silent', { timeout: 60_000 }, async () => {
    const { id, email } = await putDueCampaign(db, 1)
    let hear: () => void
    const silent = new Promise<void>((resolve) => (hear = resolve))
    mailServer.manners = { message: () => (hear(), 'hang') }
    await sendDueCampaigns(db, app.jobs, now())
    const work = app.jobs.drain()
    await silent
    const { busy_until } = await stateOf(id)
    await expect.poll(async () => (await stateOf(id)).busy_until! > busy_until!, { timeout: 30_000 }).toBe(true)
    mailServer.hangUp()
    await work
    expect(await stateOf(id)).toMatchObject({ status: 'sent', busy_until: null })
    expect(addressesOf(received)).toEqual([email(1)])
  })

  test('is left to as many connections as a mail server takes', async () => {
    const { id, email } = await putDueCampaign(db, 20)
    mailServer.manners = { connections: 2 }
    const before = mailServer.opened
    expect(await run(id)).toMatchObject({ status: 'sent', delivered_count: 20, failures: 0 })
    expect(addressesOf(received)).toEqual(range(1, 20).map(email).sort())
    expect(mailServer.opened - before).toBeGreaterThanOrEqual(2)
  })

  test('waits, with all that it did not send, where a mail server has had enough', async () => {
    const { id } = await putDueCampaign(db, 30)
    mailServer.manners = { address: () => (received.length < 10 ? undefined : 421) }
    await expect(run(id)).rejects.toThrow(/closed the connection|connection was closed/)
    const left = await stateOf(id)
    expect(left).toMatchObject({ status: 'sending', bounced_count: 0, failures: 1 })
    expect(Date.parse(left.busy_until!)).toBeGreaterThan(Date.now())
    const { queued, delivered } = await statusesOf(id)
    expect([queued! + delivered!, delivered! < 20]).toEqual([30, true])
    mailServer.manners = {}
    await elapse(id)
    expect(await run(id)).toMatchObject({ status: 'sent', delivered_count: 30 })
    expect(new Set(addressesOf(received)).size).toBe(30)
    expect(received).toHaveLength(30)
    await agree(id)
  })

  test('is not sent again to a recipient whose server had it and hung up', async () => {
    const { id, email } = await putDueCampaign(db, 1)
    mailServer.manners = { message: () => 'hang up' }
    expect(await run(id)).toMatchObject({ status: 'sent', recipients_count: 1, delivered_count: 0 })
    expect(await statusesOf(id)).toEqual({ sent: 1 })
    expect(addressesOf(received)).toEqual([email(1)])
  })

  test('pauses by itself when more than one in twenty bounces, tells so, and goes on when it is asked to', async () => {
    const { id, email, contact } = await putDueCampaign(db, 60)
    const bad = new Set([1, 2, 3].map(email))
    mailServer.manners = { address: (one) => (bad.has(one) ? 550 : undefined) }
    // The refused ones are tried when twenty have been.
    await sendDueCampaigns(db, app.jobs, now())
    const early = (numbers: number[], seconds: number) =>
      sql`update campaign_deliveries set try_at = now() - make_interval(secs => ${seconds})
        where contact_id = any(${numbers.map(contact)}::text[])`.execute(db)
    await early(
      Array.from({ length: 20 }, (_, index) => index + 4),
      60,
    )
    await early([1, 2, 3], 30)
    await app.jobs.drain()
    const paused = await stateOf(id)
    expect(paused.status).toBe('paused')
    expect(paused.delivered_count).toBeLessThan(57)
    expect((await notesOf(id)).map(([key]) => key)).toEqual(['campaign.paused'])
    const before = received.length
    expect((await run(id)).status).toBe('paused')
    expect(received).toHaveLength(before)
    await sql`update corporate_email_campaigns set status = 'sending', busy_until = null, nudged_at = null where id = ${id}`.execute(db)
    expect(await run(id)).toMatchObject({ status: 'sent', delivered_count: 57, bounced_count: 3 })
    expect(new Set(addressesOf(received)).size).toBe(57)
    expect(received).toHaveLength(57)
    await agree(id)
  })

  test('is judged, once it was resumed, by what was tried since', async () => {
    const { id, email, contact } = await putDueCampaign(db, 50)
    const bad = [1, 2, 3]
    mailServer.manners = { address: (one) => (bad.map(email).includes(one) ? 550 : undefined) }
    await sendDueCampaigns(db, app.jobs, now())
    // Twenty that arrive, two that bounce, twenty more, the third that bounces, and the others.
    const order = [...range(4, 23), 1, 2, ...range(24, 43), 3, ...range(44, 50)].map(contact)
    await sql`update campaign_deliveries set try_at = now() - make_interval(secs => 100 - array_position(${order}::text[], contact_id))
      where campaign_id = ${id}`.execute(db)
    await app.jobs.drain()
    const paused = await stateOf(id)
    expect(paused).toMatchObject({ status: 'paused', bounced_count: 2 })
    // What was on its way by then arrives.
    expect(paused.delivered_count).toBeLessThan(40)
    await transact(db, async (tx) => {
      const campaign = (await lockIn(tx, id, 'paused'))!
      await bringTo({ tx, campaign, by: seedId('accounts', 8), now: now() }, 'sending', 'keeper')
    })
    expect(await run(id)).toMatchObject({ status: 'sent', delivered_count: 47, bounced_count: 3 })
  })

  test('does not pause where nothing is left to be held back', async () => {
    const { id, email } = await putDueCampaign(db, 20)
    const bad = new Set(Array.from({ length: 5 }, (_, index) => email(index + 1)))
    mailServer.manners = { address: (one) => (bad.has(one) ? 550 : undefined) }
    await sendDueCampaigns(db, app.jobs, now())
    await sql`update campaign_deliveries set try_at = now() - interval '1 minute' where campaign_id = ${id}
      and contact_id in (select id from contacts where not email = any(${[...bad]}::text[]))`.execute(db)
    expect(await run(id)).toMatchObject({ status: 'sent', delivered_count: 15, bounced_count: 5 })
  })

  test('leaves out whom unsubscribed after the recipients were chosen', async () => {
    const { id, contact, email } = await putDueCampaign(db, 2)
    await sendDueCampaigns(db, app.jobs, now())
    const { code } = await db
      .selectFrom('campaign_deliveries')
      .select('code')
      .where('contact_id', '=', contact(1))
      .executeTakeFirstOrThrow()
    const answer = await app.http.inject({ method: 'POST', url: `/api/v2/contacts/${contact(1)}/unsubscribe?code=${code}` })
    expect(answer.statusCode).toBe(204)
    await db.updateTable('contacts').set({ status: 'subscribed' }).where('id', '=', contact(1)).where('status', '=', 'bounced').execute()
    await app.jobs.drain()
    expect(await stateOf(id)).toMatchObject({ status: 'sent', recipients_count: 2, delivered_count: 1, unsubscribed_count: 1 })
    expect(addressesOf(received)).toEqual([email(2)])
    await agree(id)
  })

  test('waits while the mail server is away, fails after the sixth time, and reaches the rest when it is scheduled anew', async () => {
    const { id, email } = await putDueCampaign(db, 2)
    const away = mailBySmtp('smtp://127.0.0.1:1', 'no-reply@demo.example')
    const addresses = { name: 'Demo', appUrl: undefined, apiUrl: 'https://api.example' }
    const post = { db, send: away, jobs: app.jobs, addresses, atOnce: 2 }
    await sendDueCampaigns(db, app.jobs, now())
    for (let time = 1; time <= 6; time++) {
      await expect(sendCampaign(post, { campaign: id })).rejects.toThrow('ECONNREFUSED')
      expect((await stateOf(id)).status).toBe(time < 6 ? 'sending' : 'failed')
      // Whoever comes too early finds it held.
      await sendCampaign(post, { campaign: id })
      await elapse(id)
    }
    expect((await notesOf(id)).map(([key]) => key)).toEqual(['campaign.failed'])
    expect(await statusesOf(id)).toEqual({ queued: 2 })
    await sql`update corporate_email_campaigns set status = 'scheduled' where id = ${id}`.execute(db)
    expect(await run(id)).toMatchObject({ status: 'sent', delivered_count: 2 })
    expect(addressesOf(received)).toEqual([email(1), email(2)])
  })

  test('that failed goes to the lists that it has when it begins anew, and to nobody twice', async () => {
    const [{ id, email, contact }, other] = [await putDueCampaign(db, 3), await putDueCampaign(db, 2)]
    mailServer.manners = { address: (one) => (one === email(1) ? undefined : 451) }
    await run(id)
    expect(addressesOf(received)).toEqual([email(1)])
    const { contact_list_id } = await db
      .selectFrom('campaign_contact_lists')
      .select('contact_list_id')
      .where('campaign_id', '=', other.id)
      .executeTakeFirstOrThrow()
    await db.updateTable('campaign_contact_lists').set({ contact_list_id }).where('campaign_id', '=', id).execute()
    await insertRows(
      db,
      'contact_list_members',
      [1, 3].map((n) => ({ contact_list_id, contact_id: contact(n) })),
    )
    await sql`update corporate_email_campaigns set status = case id when ${id} then 'scheduled' else 'cancelled' end
      where id in (${id}, ${other.id})`.execute(db)
    mailServer.manners = {}
    await sendDueCampaigns(db, app.jobs, now())
    await sql`update campaign_deliveries set try_at = now() where campaign_id = ${id}`.execute(db)
    expect(await run(id)).toMatchObject({ status: 'sent', recipients_count: 4, delivered_count: 4 })
    expect(addressesOf(received)).toEqual([email(1), email(3), other.email(1), other.email(2)].sort())
  })
})
