import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transact } from '../../../src/database/transact.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { mailBySmtp } from '../../../src/effects/mail.ts'
import type { SendMail } from '../../../src/effects/mail.ts'
import { sendNotificationMail } from '../../../src/resources/notifications/notification-mails.sending.ts'
import { noticeOf, notificationKeys } from '../../../src/resources/notifications/notifications.keys.ts'
import type { NotificationKey } from '../../../src/resources/notifications/notifications.keys.ts'
import { notify } from '../../../src/resources/notifications/notifications.sending.ts'
import type { News } from '../../../src/resources/notifications/notifications.sending.ts'
import { tick } from '../../../src/tick.ts'
import { putEvent, putIssued } from '../../support/event-rows.ts'
import { authors, putInsight } from '../../support/insight-rows.ts'
import { startMailServer } from '../../support/mail-server.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const send = (news: News): Promise<void> => transact(server.db, (tx) => notify(tx, news))
const minutes = (count: number): Date => new Date(Date.now() + count * 60_000)

interface Reader {
  id: string
  email: string
}

/** Somebody who reads everything and has been told of nothing yet. */
async function newReader(columns: object = {}): Promise<Reader> {
  const id = randomUUID()
  const email = `${id}@reader.example`
  await insertRows(server.db, 'accounts', {
    ...{ id, email, slug: `reader-${id.slice(0, 8)}-${id.slice(24)}`, first_name: 'Rhea', last_name: 'Dahl', status: 'active' },
    ...{ account_type: 'investor', reading_tier: 'professional', email_verified: true, country: 'GB', ...columns },
  })
  return { id, email }
}

let insight = ''
beforeAll(async () => {
  insight = await putInsight(server.db, 'published', authors.provider, { tagline: 'Tea and rates' })
})

const tell = (key: NotificationKey, reader: Reader, more: Partial<News> = {}): Promise<void> =>
  send({ key, trackable: { type: 'insights', id: insight }, actor: null, recipients: [reader.id], ...more })

/** The mails that a reader has once it is so late. */
async function mailsAt(when: Date, { email }: Reader): Promise<string[]> {
  await tick(server.db, server.place.files, when, server.jobs)
  return server.mailsTo(email)
}

const subjects = (mails: string[]): string[] => mails.map((one) => /^Subject: (.*)$/m.exec(one)![1]!)
const dueOf = async ({ id }: Reader): Promise<(Date | null)[]> => {
  const { rows } = await sql<{
    due: string | null
  }>`select mail_due_at as due from notifications where account_id = ${id} order by id`.execute(server.db)
  return rows.map(({ due }) => (due === null ? null : new Date(due)))
}
const told = async ({ id }: Reader): Promise<string[]> =>
  (await server.db.selectFrom('notifications').select('key').where('account_id', '=', id).execute()).map(({ key }) => key)

describe('each key', () => {
  /** When news of a key are mailed to an account with these preferences: soon, with the digest, or not. */
  async function mailed(key: NotificationKey, notification_preferences = '{}'): Promise<'soon' | 'digest' | undefined> {
    const reader = await newReader({ notification_preferences, timezone: 'Asia/Tokyo' })
    const sent = Date.now()
    await tell(key, reader)
    const [due = null] = await dueOf(reader)
    if (due === null) return undefined
    if (due.toISOString().endsWith('T22:00:00.000Z')) return 'digest'
    expect(due.getTime() - sent).toBeGreaterThanOrEqual(5 * 60_000)
    expect(due.getTime() - sent).toBeLessThanOrEqual(10 * 60_000 + 5_000)
    return 'soon'
  }

  test.each(notificationKeys.map((key) => ({ key })))('$key is mailed as the table says, or as its account chose', async ({ key }) => {
    const { mail } = noticeOf(key)
    const byDefault = mail === 'apart' ? undefined : mail
    expect(await mailed(key)).toBe(byDefault)
    expect(await mailed(key, JSON.stringify({ [key]: ['app', 'push'] }))).toBeUndefined()
    expect(await mailed(key, JSON.stringify({ [key]: [] }))).toBeUndefined()
    expect(await mailed(key, JSON.stringify({ [key]: ['app', 'email'] }))).toBe(mail === 'apart' ? undefined : (mail ?? 'digest'))
  })

  test('is in the document with the channels by which it is told unless others are chosen', async () => {
    const { components } = (await server.guest.get('/openapi.json')).body
    const { description } = components.schemas.AccountUpdate.properties.data.properties.attributes.properties['notification-preferences']
    const [, digest, never, pushed] = /digest: (.*)\. Never.*the digest: (.*)\. Pushed too: (.*)\. Mails/s.exec(description as string)!
    const named = (text: string): string[] => [...text.matchAll(/`([a-z_.]+)`/g)].map((one) => one[1]!)
    const of = (holds: (key: NotificationKey) => boolean): string[] => notificationKeys.filter(holds)
    expect(named(digest!).sort()).toEqual(of((key) => noticeOf(key).mail === 'digest').sort())
    expect(named(never!).sort()).toEqual(of((key) => noticeOf(key).mail === undefined).sort())
    const [due, things] = [['due_soon', 'overdue'], named(pushed!)]
    const isPushed = (key: string): boolean => {
      const [thing, what] = key.split('.') as [string, string]
      return things.includes(key) || (things.includes(thing) && !(thing === 'premium_service_request' && due.includes(what)))
    }
    expect(of(isPushed)).toEqual(of((key) => noticeOf(key).push === true))
  })

  test('is told in the app where it is not mailed, and not at all to who wants none of it', async () => {
    const [app, none] = await Promise.all(
      [['app'], []].map((channels) => newReader({ notification_preferences: JSON.stringify({ 'insight.corrected': channels }) })),
    )
    await Promise.all([app!, none!].map((one) => tell('insight.corrected', one)))
    expect([await told(app!), await told(none!)]).toEqual([['insight.corrected'], []])
  })

  test.each([
    ['whose address was never confirmed', { email_verified: false }],
    ['who wants no mails', { email_frequency: 'never' as const }],
    ['who is suspended by then', { status: 'suspended' as const }],
  ])('is not mailed to somebody %s', async (_who, columns) => {
    const reader = await newReader()
    await tell('insight.corrected', reader)
    await server.db.updateTable('accounts').set(columns).where('id', '=', reader.id).execute()
    expect(await mailsAt(minutes(6), reader)).toEqual([])
    const other = await newReader(columns)
    await tell('insight.corrected', other)
    expect(await dueOf(other)).toEqual('status' in columns ? [] : [null])
  })
})

describe('a mail', () => {
  test('holds what gathered in five minutes, once', async () => {
    const reader = await newReader()
    await tell('insight.corrected', reader)
    await tell('comment.replied', reader, { parameters: { excerpt: 'Is that before tax?' }, actor: seedId('accounts', 4) })
    expect(await mailsAt(minutes(4), reader)).toEqual([])
    const [mail, ...more] = await mailsAt(minutes(6), reader)
    expect(more).toEqual([])
    expect(mail).toContain('Subject: 2 news for you\n')
    expect(mail).toContain('Hello Rhea,\n')
    expect(mail).toContain(`Research was corrected\nTea and rates\n${server.url}/api/v2/insights/${insight}\n`)
    expect(mail).toContain('A reply to your comment\nTea and rates\n“Is that before tax?”\nBy Kenji Morikawa\n')
    expect(await mailsAt(minutes(60), reader)).toHaveLength(1)
    expect(await dueOf(reader)).toEqual([null, null])
  })

  test('of one piece of news says it in its subject; what is told again is mailed again', async () => {
    const reader = await newReader()
    await tell('insight.submitted', reader)
    expect(subjects(await mailsAt(minutes(6), reader))).toEqual(['Research waits for approval: Tea and rates'])
    await tell('insight.submitted', reader)
    expect(subjects(await mailsAt(minutes(6), reader))).toEqual([
      'Research waits for approval: Tea and rates',
      'Research waits for approval (2): Tea and rates',
    ])
  })

  test('leaves out what was read meanwhile, and does not go out for that alone', async () => {
    const reader = await newReader()
    await tell('insight.corrected', reader)
    await tell('insight.cancelled', reader)
    await sql`update notifications set read_at = now(), is_open = false where account_id = ${reader.id} and key = 'insight.corrected'`.execute(
      server.db,
    )
    expect(subjects(await mailsAt(minutes(6), reader))).toEqual(['Research was cancelled: Tea and rates'])
    await tell('insight.returned', reader)
    await sql`update notifications set read_at = now(), is_open = false where account_id = ${reader.id}`.execute(server.db)
    expect(await mailsAt(minutes(6), reader)).toHaveLength(1)
  })

  test('names nobody whom the app would not name', async () => {
    const reader = await newReader()
    await tell('comment.replied', reader, { actor: seedId('accounts', 2), anonymize: true, parameters: { excerpt: 'Why?' } })
    // An investor whom the reader does not see.
    await tell('comment.mentioned', reader, { actor: seedId('accounts', 2), anonymize: false })
    const [mail] = await mailsAt(minutes(6), reader)
    expect(mail).toContain('“Why?”')
    expect(mail).not.toMatch(/By /)
  })

  test('names twenty, and how many more there are', async () => {
    const reader = await newReader()
    for (let n = 0; n < 23; n++) await tell('insight.corrected', reader, { trackable: { type: 'locker-items', id: `missing-${n}` } })
    const [mail] = await mailsAt(minutes(6), reader)
    expect(mail!.split('Research was corrected')).toHaveLength(21)
    expect(mail).toContain('Subject: 23 news for you\n')
    expect(mail).toContain('and 3 more.')
  })

  test('is not sent of a message that was read', async () => {
    const reader = await newReader()
    const group = seedId('message-groups', 1)
    const unread = (count: number) =>
      sql`insert into message_group_members (id, message_group_id, account_id, unread_count) values (${randomUUID()}, ${group}, ${reader.id}, ${count})
        on conflict (message_group_id, account_id) do update set unread_count = ${count}`.execute(server.db)
    const message = { trackable: { type: 'message-groups', id: group }, parameters: { excerpt: 'Are you there?' } } as const
    await unread(0)
    await tell('message.created', reader, message)
    expect(await mailsAt(minutes(11), reader)).toEqual([])
    await unread(1)
    await tell('message.created', reader, message)
    expect(await mailsAt(minutes(9), reader)).toEqual([])
    expect(subjects(await mailsAt(minutes(11), reader))).toEqual(['A new message (2): “Are you there?”'])
  })
})

describe('a digest', () => {
  test('comes at seven in the morning of its account, without what was withdrawn since', async () => {
    const reader = await newReader({ timezone: 'America/New_York' })
    const gone = await putInsight(server.db, 'published', authors.provider, { tagline: 'Withdrawn' })
    await tell('insight.published', reader)
    await tell('insight.published', reader, { trackable: { type: 'insights', id: gone } })
    await server.db
      .updateTable('insights')
      .set({ aasm_state: 'cancelled', cancelled_at: sql`now()` })
      .where('id', '=', gone)
      .execute()
    const [due] = await dueOf(reader)
    expect(new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'America/New_York' }).format(due!)).toBe('07:00')
    expect(await mailsAt(new Date(due!.getTime() - 1_000), reader)).toEqual([])
    expect(subjects(await mailsAt(due!, reader))).toEqual(['New research: Tea and rates'])
  })

  test('holds no news that were taken away since, and no call that is off', async () => {
    const [reader, editor] = [await newReader(), await server.as('entity-editor')]
    const news = await Promise.all([putIssued(server.db, 'entity_news'), putIssued(server.db, 'entity_news')])
    const announcement = await putIssued(server.db, 'exchange_announcements')
    const call = await putEvent(server.db, { status: 'cancelled' })
    for (const [key, type, id, title] of [
      ['entity_news.released', 'entity-news', news[0], 'It stays'],
      ['entity_news.released', 'entity-news', news[1], 'Said too early'],
      ['exchange_announcement.released', 'exchange-announcements', announcement, 'Said in error'],
      ['corporate_event.published', 'corporate-events', call, 'Called off'],
    ] as const)
      await tell(key, reader, { trackable: { type, id }, parameters: { title } })
    for (const path of [`entity-news/${news[1]}`, `exchange-announcements/${announcement}`])
      expect((await editor.delete(`/api/v2/${path}`)).status).toBe(204)
    expect(subjects(await mailsAt(minutes(25 * 60), reader))).toEqual(['News of an entity: It stays'])
  })

  test('moves with the time zone and the frequency of its account', async () => {
    const investor = await server.as('investor')
    const [me, path] = [seedId('accounts', 1), `/api/v2/accounts/${seedId('accounts', 1)}`]
    await server.db.deleteFrom('notifications').where('account_id', '=', me).execute()
    await tell('insight.published', { id: me, email: '' }, { actor: seedId('accounts', 4) })
    // However near the next one is by the time zone before.
    await sql`update notifications set mail_due_at = now() + interval '5 minutes' where account_id = ${me}`.execute(server.db)
    const dueAt = async (attributes: object): Promise<Date | null> => {
      expect((await investor.patch(path, { data: { attributes } })).status).toBe(200)
      return (await dueOf({ id: me, email: '' }))[0]!
    }
    const preferences = { 'notification-preferences': {} }
    expect((await dueAt({ timezone: 'Asia/Tokyo', ...preferences }))!.toISOString()).toContain('T22:00:00.000Z')
    expect((await dueAt({ timezone: 'UTC' }))!.toISOString()).toContain('T07:00:00.000Z')
    expect((await dueAt({ 'email-frequency': 'weekly' }))!.getUTCDay()).toBe(1)
    expect((await dueAt({ 'email-frequency': 'monthly' }))!.getUTCDate()).toBe(1)
    expect(await dueAt({ 'email-frequency': 'never' })).toBeNull()
  })

  test('moves alone: what is mailed soon is not kept back for it', async () => {
    const [lead, me] = [await server.as('lead'), seedId('accounts', 6)]
    await server.db.deleteFrom('notifications').where('account_id', '=', me).execute()
    await tell('insight.corrected', { id: me, email: '' })
    const before = await dueOf({ id: me, email: '' })
    expect((await lead.patch(`/api/v2/accounts/${me}`, { data: { attributes: { timezone: 'Asia/Tokyo' } } })).status).toBe(200)
    expect(before).toEqual([expect.any(Date)])
    expect(await dueOf({ id: me, email: '' })).toEqual(before)
  })

  // Their clocks change at midnight, by half an hour, on a day of its own, or on a day that there never was.
  const zones = ['America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Africa/Casablanca', 'America/Havana', 'Asia/Tokyo', 'UTC']
  test.each(zones)('comes each morning of a year in %s, once', async (zone) => {
    const { rows } = await sql<{ days: number; mornings: number; firsts: number }>`with recursive digests as (
        select next_digest('daily', ${zone}, '2026-01-01 17:00:00+00') as at
        union all select next_digest('daily', ${zone}, at) from digests where at < '2027-01-01 17:00:00+00')
      select count(*)::integer - 1 as days, count(distinct (at at time zone ${zone})::date)::integer - 1 as firsts,
        (count(*) filter (where (at at time zone ${zone})::time = '07:00'))::integer - 1 as mornings from digests`.execute(server.db)
    expect(rows).toEqual([{ days: 365, mornings: 365, firsts: 365 }])
  })
})

describe('on its way', () => {
  const mailServer = startMailServer()
  const addresses = { name: 'Demo', appUrl: 'https://app.example', apiUrl: 'https://api.example' }
  let smtp: SendMail
  beforeAll(() => {
    smtp = mailBySmtp(mailServer.url, 'Demo <no-reply@demo.example>')
  })
  beforeEach(() => {
    mailServer.manners = {}
    mailServer.received.length = 0
  })

  /** A mail that waits, and how it is delivered. */
  async function waiting(): Promise<() => Promise<void>> {
    const [mail, reader] = [randomUUID(), await newReader()]
    await tell('insight.corrected', reader)
    await insertRows(server.db, 'notification_mails', { id: mail, account_id: reader.id, keys: ['insight.corrected'] })
    await sql`update notifications set mail_due_at = null, mail_id = ${mail} where account_id = ${reader.id}`.execute(server.db)
    return () => sendNotificationMail(server.db, smtp, addresses, { mail })
  }

  test('goes out once by however many workers, as text and as HTML, and can be ended by one click', async () => {
    const deliver = await waiting()
    await Promise.allSettled(Array.from({ length: 25 }, deliver))
    await deliver()
    expect(mailServer.received).toHaveLength(1)
    const { mail } = mailServer.received[0]!
    expect(mail.text).toContain(`https://app.example/insights/${insight}`)
    expect(mail.html).toContain(`<a href="https://app.example/insights/${insight}"`)
    expect(mail.html).toMatch(/@media \(prefers-color-scheme: dark\)/)
    expect(mail.html).not.toMatch(/<script|<img|<link|url\(/)
    const header = (key: string) => mail.headers.find((one) => one.key === key)?.value
    expect(header('list-unsubscribe')).toMatch(
      /^<https:\/\/api\.example\/api\/v2\/notification-mails\/.*\/unsubscribe\?code=[0-9a-f]{64}>$/,
    )
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })

  test('is tried again when it was refused for now, and not when it was for good or taken without a word', async () => {
    const [later, never, silent] = [await waiting(), await waiting(), await waiting()]
    mailServer.manners = { message: () => 451 }
    await expect(later()).rejects.toThrow('Said 451')
    mailServer.manners = {}
    await later()
    expect(mailServer.received).toHaveLength(1)
    mailServer.manners = { address: () => 550 }
    await never()
    mailServer.manners = { message: () => 'hang up' }
    await silent()
    mailServer.manners = {}
    await silent()
    expect(mailServer.received).toHaveLength(2)
  })
})

describe('the page of a mail', () => {
  async function newMail(preferences: object = {}): Promise<{ reader: Reader; path: string; preferences: () => Promise<unknown> }> {
    const reader = await newReader({ notification_preferences: JSON.stringify(preferences) })
    await tell('insight.corrected', reader)
    await tell('comment.replied', reader)
    const [mail] = await mailsAt(minutes(6), reader)
    const path = /^No more of these by mail: http:\/\/[^/]+(\/\S+)$/m.exec(mail!)![1]!
    const read = server.db.selectFrom('accounts').select('notification_preferences').where('id', '=', reader.id)
    return { reader, path, preferences: async () => (await read.executeTakeFirstOrThrow()).notification_preferences }
  }

  test('says what is told by mail, and ends that with one button, for what it told of alone', async () => {
    const { reader, path, preferences } = await newMail({ 'insight.liked': ['app', 'email'] })
    const html = { headers: { accept: 'text/html' } }
    const page = await server.guest.get(path, html)
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    for (const words of ['Research was corrected', 'A reply to your comment', '<button>']) expect(page.text).toContain(words)
    expect(await preferences()).toEqual({ 'insight.liked': ['app', 'email'] })

    expect((await server.guest.post(path)).status).toBe(204)
    expect((await server.guest.post(path)).status).toBe(204)
    expect(await preferences()).toEqual({
      ...{ 'insight.liked': ['app', 'email'], 'insight.corrected': ['app'], 'comment.replied': ['app', 'push'] },
    })
    expect((await server.guest.get(path, html)).text).not.toContain('<button>')
    await tell('insight.corrected', reader)
    expect(await mailsAt(minutes(6), reader)).toHaveLength(1)
    expect(await told(reader)).toHaveLength(2)
  })

  test('keeps what was told in the app there, and is nobody else’s', async () => {
    const { path, preferences } = await newMail({ 'insight.corrected': ['email'], 'comment.replied': ['email'] })
    const other = await newMail()
    const code = (of: string): string => of.split('?')[1]!
    expect((await server.guest.post(`${path.split('?')[0]}?${code(other.path)}`)).status).toBe(404)
    expect((await server.guest.post(path)).status).toBe(204)
    expect(await preferences()).toEqual({ 'insight.corrected': ['app'], 'comment.replied': ['app'] })
    expect(await other.preferences()).toEqual({})
  })

  test('is gone half a year after the mail', async () => {
    const { path } = await newMail()
    expect((await server.guest.get(path)).status).toBe(200)
    await tick(server.db, server.place.files, minutes(181 * 24 * 60), server.jobs)
    expect((await server.guest.get(path)).status).toBe(404)
  })
})
