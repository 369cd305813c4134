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
    await publish(id)
    const told = `${title}\nWednesday, 14 May 2031 at 10:00 (Asia/Tokyo)\nHall, 1-4 Kaigan-dori, Kobe\n\nTalk.\n`
    const address = `Book your seat: PATCH ${server.url}${eventPath(id, '/book-reservation')}\n`
    const [mail, ...more] = await invitations('investor@demo.example', title)
    const [outside, ...others] = await invitations('outside@nobody.example', title)
    expect([more, others]).toEqual([[], []])
    expect(mail).toMatch(/^Hello [A-Z][a-z]+,$/m)
    expect(outside).toMatch(/^Hello,$/m)
    for (const one of [mail, outside]) {
      expect(one).toContain('Asagiri Financial Group invites you.')
      expect(one).toContain(told)
      expect(one).toContain(address)
      expect(one).not.toMatch(/0000 0000|webcast|VCALENDAR/)
    }
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
    const emails = ['investor', 'investor-2', 'noor.alhashimi', 'elodie.favre'].map((name) => `${name}@demo.example`)
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
    expect(await mailed([...emails, ...without])).toEqual([0, 1, 0, 0, 0, 0])
    await change(off!, { status: 'published', 'invited-emails': ['late@nobody.example'] })
    await change(off!, { status: 'cancelled', 'cancelled-reason': 'Ill.' })
    expect(await mailed(['late@nobody.example'])).toEqual([0])
  })
})
