import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../../../src/database/transact.ts'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { addressHash, remember } from '../../../src/resources/campaigns/contacts.suppressing.ts'
import { setColumns } from '../../support/columns.ts'
import { attributes, eventPath, putEvent } from '../../support/event-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const ways = { dial_in: '+81 3 0000 0000', webcast_url: 'https://webcast.example/a' }

let corporate: Client
beforeAll(async () => {
  corporate = await server.as('corporate')
})

const change = async (id: string, sent: object): Promise<void> => {
  const answer = await corporate.patch(eventPath(id), attributes(sent))
  expect([answer.status, answer.text]).toEqual([200, answer.text])
}
const publish = (id: string): Promise<void> => change(id, { status: 'published' })
const invitations = async (email: string, title: string): Promise<string[]> =>
  (await server.mailsTo(email)).filter((mail) => mail.includes(`Subject: Invitation: ${title}\n`))

describe('whom an event invites', () => {
  test('is mailed when it is published, with an account or without one, and told nothing that is for the seated', async () => {
    const title = 'Tea; for "two", at most 😀'
    const where = { venue: 'Hall', address: '1-4 Kaigan-dori', city: 'Kobe', timezone: 'Asia/Tokyo', starts_at: '2031-05-14T01:00:00Z' }
    const id = await putEvent(server.db, {
      title,
      status: 'drafted',
      ends_at: '2031-05-14T02:00:00Z',
      description: 'Talk.',
      ...where,
      ...ways,
    })
    await change(id, { 'invited-emails': ['Investor@Demo.example', 'outside@nobody.example'] })
    for (const email of ['investor@demo.example', 'outside@nobody.example']) expect(await invitations(email, title)).toEqual([])
    await setColumns(server.db, 'accounts', seedId('accounts', 1), { locale: 'de-DE' })
    await publish(id)
    const told = (time: string) => `${title}\n${time} (Asia/Tokyo)\nHall, 1-4 Kaigan-dori, Kobe\n\nTalk.\n`
    const address = `Book your seat: PATCH ${server.url}${eventPath(id, '/book-reservation')}\n`
    const [mail, ...more] = await invitations('investor@demo.example', title)
    const [outside, ...others] = await invitations('outside@nobody.example', title)
    expect([more, others]).toEqual([[], []])
    expect(mail).toMatch(/^Hello [A-Z][a-z]+,$/m)
    expect(outside).toMatch(/^Hello,$/m)
    for (const one of [mail, outside]) {
      expect(one).toContain('Asagiri Financial Group invites you.')
      expect(one).toContain(address)
      expect(one).not.toMatch(/0000 0000|webcast|VCALENDAR/)
    }
    expect(mail).toContain(told('Mittwoch, 14. Mai 2031 um 10:00'))
    expect(outside).toContain(told('Wednesday, 14 May 2031 at 10:00'))
    expect(mail).not.toContain('If you have none')
    expect(outside).toContain('A seat is booked with an account for this e-mail address. If you have none, ask')
  })

  test('is mailed once, whatever happens to the event, and whoever is added later then', async () => {
    const title = 'Once'
    const id = await putEvent(server.db, { title, status: 'drafted', invited_emails: ['one@nobody.example', 'two@nobody.example'] })
    await publish(id)
    await change(id, { 'invited-emails': ['two@nobody.example', 'three@nobody.example'] })
    await change(id, { status: 'closed' })
    await change(id, { status: 'published', 'invited-emails': ['one@nobody.example', 'three@nobody.example', 'THREE@nobody.example'] })
    for (const [email, count] of [
      ['one@nobody.example', 1],
      ['two@nobody.example', 0],
      ['three@nobody.example', 1],
    ] as const) {
      expect([email, (await invitations(email, title)).length]).toEqual([email, count])
    }
    await change(id, { 'invited-emails': ['one@nobody.example', 'three@nobody.example'], description: 'Again.' })
    for (const email of ['one@nobody.example', 'three@nobody.example']) expect(await invitations(email, title)).toHaveLength(1)
  })

  test('is mailed once by however many changes at once, five hundred as well', async () => {
    const emails = Array.from({ length: 500 }, (_, n) => `reader-${n}@many.example`)
    const id = await putEvent(server.db, { title: 'Many', status: 'drafted', invited_emails: emails })
    await Promise.all([publish(id), publish(id), ...[1, 2, 3].map(() => change(id, { 'invited-emails': emails }))])
    const rows = await server.db.selectFrom('corporate_event_invitations').select('email').where('corporate_event_id', '=', id).execute()
    expect(rows.map(({ email }) => email).sort()).toEqual([...emails].sort())
    expect(await invitations('reader-0@many.example', 'Many')).toHaveLength(1)
    expect(await invitations('reader-499@many.example', 'Many')).toHaveLength(1)
  })

  test('is not mailed any more once it is no longer so, or not wanted', async () => {
    const title = 'Overtaken'
    const [off, booked] = await Promise.all([0, 1].map(() => putEvent(server.db, { title, status: 'drafted' })))
    const names = ['investor', 'investor-2', 'noor.alhashimi', 'elodie.favre', 'jordan.avery', 'lukas.hofstede']
    const emails = names.map((name) => `${name}@demo.example`)
    const told = [
      { kind: 'complaint', address: emails[4], at: new Date().toISOString() },
      { kind: 'bounce-hard', address: emails[5], at: new Date().toISOString() },
    ]
    expect((await (await server.as('mail-service')).post('/hooks/mail', { events: told })).body).toEqual({ applied: 2, ignored: 0 })
    const without = ['gone@nobody.example', 'erased@nobody.example']
    await insertRows(server.db, 'contacts', {
      ...{ id: 'contact-of-this-story', entity_id: seedId('entities', 1), email: 'Gone@nobody.example' },
      ...{ consent_source: 'manual', status: 'unsubscribed' },
    })
    await transact(server.db, async (tx) =>
      remember(tx, seedId('entities', 1), await addressHash(tx, 'erased@nobody.example'), 'unsubscribed'),
    )
    const preferences = { 'notification-preferences': { 'corporate_event.published': ['app'] } }
    expect((await (await server.as('noor.alhashimi')).patch('/api/v2/accounts/me', attributes(preferences))).status).toBe(200)
    await change(booked!, { status: 'published', 'invited-emails': [...emails, ...without] })
    await (await server.as('investor')).patch(eventPath(booked!, '/book-reservation'))
    const left = await server.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'elodie.favre@demo.example')
      .executeTakeFirstOrThrow()
    await setColumns(server.db, 'accounts', left.id, { status: 'deactivated' })
    const mailed = async (of: string[]): Promise<number[]> => {
      const counts: number[] = []
      for (const email of of) counts.push((await invitations(email, title)).length)
      return counts
    }
    expect(await mailed([...emails, ...without])).toEqual([0, 1, 0, 0, 0, 0, 0, 0])
    await change(off!, { status: 'published', 'invited-emails': ['late@nobody.example'] })
    await change(off!, { status: 'cancelled', 'cancelled-reason': 'Ill.' })
    expect(await mailed(['late@nobody.example'])).toEqual([0])
  })
})

describe('whom an event invited by mail and who booked no seat', () => {
  const keysOf = async (name: string, id: string): Promise<string[]> => {
    const { rows } = await sql<{ key: string }>`select key from notifications join accounts on accounts.id = account_id
      where email = ${`${name}@demo.example`} and trackable_id = ${id} order by notifications.id`.execute(server.db)
    return rows.map(({ key }) => key)
  }

  test('is told that it has moved and that it is off, and nothing of other changes', async () => {
    const title = 'Moving'
    const [reader, booked, outside] = ['investor@demo.example', 'investor-2@demo.example', 'guest@nobody.example']
    const news = async (email: string, what: string): Promise<string[]> =>
      (await server.mailsTo(email)).filter((mail) => mail.includes(`Subject: ${title}: ${what}\n`))
    const id = await putEvent(server.db, { title, status: 'drafted', invited_emails: [reader, booked, outside] })
    await change(id, { venue: 'Hall' })
    await publish(id)
    for (const email of [reader, booked, outside]) expect(await invitations(email, title)).toHaveLength(1)
    expect((await (await server.as('investor-2')).patch(eventPath(id, '/book-reservation'))).status).toBe(200)
    await change(id, { description: 'As before.' })
    for (const email of [reader, booked, outside]) expect(await news(email, 'changed')).toEqual([])

    await change(id, { venue: 'Library', 'dial-in': ways.dial_in, 'invited-emails': [reader, booked, outside, 'later@nobody.example'] })
    for (const email of [reader, outside]) {
      const [mail, ...more] = await news(email, 'changed')
      expect(more).toEqual([])
      expect(mail).toMatch(/Library\n\nIts time or place has changed\.\n/)
      expect(mail).toContain(eventPath(id, '/book-reservation'))
      expect(mail).not.toMatch(/0000 0000|webcast|VCALENDAR/)
    }
    const [mail] = await news(outside, 'changed')
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(await news(booked, 'changed')).toHaveLength(1)
    expect(await news('later@nobody.example', 'changed')).toEqual([])
    expect(await invitations('later@nobody.example', title)).toHaveLength(1)

    await change(id, { 'invited-emails': [reader, booked, outside] })
    await change(id, { status: 'cancelled', 'cancelled-reason': 'Ill.' })
    for (const email of [reader, outside]) {
      const [last, ...others] = await news(email, 'cancelled')
      expect([others, last]).toEqual([[], expect.stringContaining('It will not take place.\nIll.\n')])
      expect(last).not.toMatch(/book-reservation|Library/)
    }
    expect(await news(booked, 'cancelled')).toHaveLength(1)
    expect(await news('later@nobody.example', 'cancelled')).toEqual([])
    const told = ['corporate_event.published', 'corporate_event.changed', 'corporate_event.cancelled']
    expect([await keysOf('investor', id), await keysOf('investor-2', id)]).toEqual([told, expect.arrayContaining(told)])
  })
})

describe('whoever is invited without an account', () => {
  const wayIn = (mail: string): string => /^List-Unsubscribe: <(.*)>$/m.exec(mail)![1]!.slice(server.url.length)
  const invite = (title: string, ...emails: string[]) => putEvent(server.db, { title, status: 'drafted', invited_emails: emails })

  test('ends the mails of the issuer by a link and by a header of the mail, whose contact it may be as well', async () => {
    const email = 'ends@nobody.example'
    await insertRows(server.db, 'contacts', {
      ...{ id: 'contact-that-ends', entity_id: seedId('entities', 1), email: 'Ends@nobody.example', consent_source: 'manual' },
    })
    const id = await invite('First', email, 'stays@nobody.example', 'investor-2@demo.example')
    await publish(id)
    const [mail] = await invitations(email, 'First')
    const way = wayIn(mail!)
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(mail).toContain(`Unsubscribe: ${server.url}${way}\n`)
    const [withAccount] = await invitations('investor-2@demo.example', 'First')
    expect(withAccount).not.toContain('nsubscribe')

    const page = await server.guest.get(way)
    expect(page.text).toContain('Mails of Asagiri Financial Group')
    expect(page.text).toContain('<button')
    const answers = await Promise.all(Array.from({ length: 10 }, () => server.guest.post(way)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204))
    expect((await server.guest.get(way)).text).toContain('You are unsubscribed.')
    const contact = await corporate.get('/api/v2/contacts/contact-that-ends')
    expect(contact.body.data.attributes.status).toBe('unsubscribed')

    const next = await invite('Next', email, 'stays@nobody.example')
    await publish(next)
    expect(await invitations('stays@nobody.example', 'Next')).toHaveLength(1)
    expect(await invitations(email, 'Next')).toEqual([])
    await sql`delete from contacts where id = 'contact-that-ends'`.execute(server.db)
    await change(next, { 'invited-emails': [] })
    const last = await invite('Last', email, 'stays@nobody.example')
    await publish(last)
    expect(await invitations('stays@nobody.example', 'Last')).toHaveLength(1)
    expect(await invitations(email, 'Last')).toEqual([])
  })

  test('does so with the code of the own mail alone, which stays as long as the event does', async () => {
    const id = await invite('Own', 'own@nobody.example', 'else@nobody.example')
    await publish(id)
    const [own, other] = [await invitations('own@nobody.example', 'Own'), await invitations('else@nobody.example', 'Own')].map(
      ([mail]) => wayIn(mail!).split('?') as [string, string],
    )
    for (const way of [`${own![0]}?${other![1]}`, `${own![0]}?code=${'0'.repeat(64)}`]) {
      expect([(await server.guest.get(way)).status, (await server.guest.post(way)).status]).toEqual([404, 404])
    }
    await change(id, { status: 'cancelled', 'cancelled-reason': 'Ill.' })
    expect((await corporate.delete(eventPath(id))).status).toBe(409)
    expect((await server.guest.post(own!.join('?'))).status).toBe(204)
  })
})

describe('where attempts are limited', () => {
  const limited = startServer({ limited: true })
  const outside = (...names: (string | number)[]): string[] => names.map((name) => `${name}@limits.example`)
  const drafted = (emails: string[]) => putEvent(limited.db, { status: 'drafted', invited_emails: emails })
  const patch = async (id: string, sent: object) => (await limited.as('corporate')).patch(eventPath(id), attributes(sent))
  const published = (id: string) => patch(id, { status: 'published' })
  /** So many more as if they had been invited now. */
  const countAs = (count: number) =>
    sql`insert into attempts (subject) select subject from (select distinct subject from attempts where subject like 'invited-in-%') as known,
      generate_series(1, ${count}::int)`.execute(limited.db)

  test('the events of an entity invite a thousand in an hour and two thousand in a day, also at once', async () => {
    const first = await drafted(outside('a', 'b'))
    expect((await published(first)).status).toBe(200)
    await countAs(988)
    const ids = await Promise.all(Array.from({ length: 5 }, (_, event) => drafted(outside(...[1, 2, 3, 4].map((n) => `${event}-${n}`)))))
    const answers = await Promise.all(ids.map(published))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429])
    const at = answers.findIndex(({ status }) => status === 429)
    const [refused, id] = [answers[at]!, ids[at]!]
    expect(refused.body.errors[0].code).toBe('429')
    const hour = Number(refused.headers['retry-after'])
    expect(hour > 3_500 && hour <= 3_600).toBe(true)
    const row = await limited.db.selectFrom('corporate_events').select('status').where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.status).toBe('drafted')
    expect((await sql`select from corporate_event_invitations where corporate_event_id = ${id}`.execute(limited.db)).rows).toEqual([])

    // It tells nothing of who has an account, and whom the event invited before is not invited anew.
    for (const name of ['investor@demo.example', 'nobody@limits.example']) {
      expect((await patch(first, { 'invited-emails': [...outside('a', 'b', 'c', 'd'), name] })).status).toBe(429)
    }
    expect((await patch(first, { 'invited-emails': outside('a', 'b', 'c', 'd') })).status).toBe(200)
    expect((await patch(first, { 'invited-emails': outside('a', 'b', 'c', 'd', 'e') })).status).toBe(429)

    await sql`update attempts set at = at - interval '1 hour' where subject like 'invited-in-%'`.execute(limited.db)
    expect((await published(id)).status).toBe(200)
    await sql`update attempts set at = at - interval '1 hour' where subject like 'invited-in-%'`.execute(limited.db)
    await countAs(994)
    expect((await patch(first, { 'invited-emails': outside('e', 'f', 'g') })).status).toBe(429)
    await sql`update attempts set at = at - interval '1 hour' where subject like 'invited-in-%'`.execute(limited.db)
    const day = await patch(first, { 'invited-emails': outside('e', 'f', 'g') })
    expect(day.status).toBe(429)
    expect(Number(day.headers['retry-after'])).toBeGreaterThan(3_600)
    expect((await patch(first, { 'invited-emails': outside('e', 'f') })).status).toBe(200)
  })

  test('an event that invited somebody moves ten times in a day, and is called off at any time', async () => {
    await sql`delete from attempts where subject like 'invited-in-%'`.execute(limited.db)
    const id = await drafted(outside('told'))
    expect((await published(id)).status).toBe(200)
    expect(await limited.mailsTo('told@limits.example')).toHaveLength(1)
    const statuses: number[] = []
    for (let floor = 1; floor <= 11; floor++) statuses.push((await patch(id, { venue: `Floor ${floor}` })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect((await patch(id, { description: 'The floor stays.' })).status).toBe(200)
    expect((await patch(id, { status: 'cancelled', 'cancelled-reason': 'Ill.' })).status).toBe(200)
  })
})
