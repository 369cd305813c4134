import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { askedIn, readCalendar } from '../../support/calendars.ts'
import { setColumns } from '../../support/columns.ts'
import { attributes, eventPath, putEvent, reservationPath } from '../../support/event-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const ways = { dial_in: '+81 3 0000 0000, code 12', webcast_url: 'https://webcast.example/a' }

let corporate: Client
let investor: Client
let second: Client
beforeAll(async () => {
  corporate = await server.as('corporate')
  investor = await server.as('investor')
  second = await server.as('investor-2')
})

const shown = (client: Client, id: string): Promise<Answer> => client.get(eventPath(id, '/ics'))
const entryFor = async (client: Client, id: string) => {
  const { method, events } = readCalendar((await shown(client, id)).text)
  expect([method, events.length, events[0]!.uid]).toEqual(['PUBLISH', 1, id])
  return events[0]!
}

describe('an event as a calendar', () => {
  test('is at the address that the event names, and is saved under its title', async () => {
    const title = 'H1/H2: “Größe”, 日本 😀'
    const id = await putEvent(server.db, { title, audience: ['public'], venue: 'Hall', city: 'Kobe', sequence: 3 })
    const { 'ics-url': address } = (await server.guest.get(eventPath(id))).body.data.attributes
    expect(address).toBe(`${server.url}${eventPath(id, '/ics')}`)
    const answer = await server.guest.get(address)
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('H1 H2  “Größe”, 日本 😀.ics')}`)
    expect(await entryFor(server.guest, id)).toMatchObject({
      ...{ summary: title, location: 'Hall, Kobe', sequence: 3, status: 'CONFIRMED', url: null, attendees: [] },
      ...{ description: `${server.url}${eventPath(id)}`, organizer: { name: 'Asagiri Financial Group', email: 'nobody@calendar.invalid' } },
    })
  })

  test('is there for those alone who may know of the event', async () => {
    const draft = await putEvent(server.db, { status: 'drafted' })
    expect((await shown(investor, draft)).status).toBe(404)
    expect((await entryFor(corporate, draft)).status).toBe('TENTATIVE')
    const invited = await putEvent(server.db, { access: 'invite-only', invited_emails: ['investor-2@demo.example'] })
    for (const client of [server.guest, investor]) expect((await shown(client, invited)).status).toBe(404)
    expect((await entryFor(second, invited)).status).toBe('CONFIRMED')
  })

  test('tells how to come in, and who organises it, to those who have a seat', async () => {
    const id = await putEvent(server.db, { ...ways, capacity: 1, access: 'approval' })
    for (const client of [investor, second]) await client.patch(eventPath(id, '/book-reservation'))
    const told = async (client: Client) => {
      const { status, location, url, organizer } = await entryFor(client, id)
      return [status, location, url, organizer.email]
    }
    expect(await told(investor)).toEqual(['TENTATIVE', null, null, 'nobody@calendar.invalid'])
    for (const { id: held } of (await corporate.get(eventPath(id, '/reservations'))).body.data) {
      await corporate.patch(reservationPath(held), attributes({ status: 'confirmed' }))
    }
    expect(await told(investor)).toEqual(['CONFIRMED', ways.webcast_url, ways.webcast_url, 'corporate@demo.example'])
    expect((await shown(second, id)).text).not.toMatch(/webcast|0000/)
    expect(await told(corporate)).toEqual(['CONFIRMED', ways.webcast_url, ways.webcast_url, 'nobody@calendar.invalid'])
    // Whoever acts for the issuer no more is not replied to.
    await setColumns(server.db, 'corporate_events', id, { account_id: seedId('accounts', 25) })
    expect(await told(investor)).toEqual(['CONFIRMED', ways.webcast_url, ways.webcast_url, 'nobody@calendar.invalid'])
  })

  test('has its webcast as an address that calendars take, however it was written', async () => {
    const id = await putEvent(server.db, { webcast_url: 'https://größe.example/a;b,c d?x=ü&y=\\1#日本' })
    const { url, location } = await entryFor(corporate, id)
    expect([url, location]).toEqual([
      'https://xn--gre-6ka8i.example/a%3Bb%2Cc%20d?x=%C3%BC&y=%5C1#%E6%97%A5%E6%9C%AC',
      'https://größe.example/a;b,c d?x=ü&y=\\1#日本',
    ])
  })

  test('is called off with the event, and is never older than what a calendar was mailed', async () => {
    const id = await putEvent(server.db, ways)
    await investor.patch(eventPath(id, '/book-reservation'))
    for (const venue of ['Here', 'There']) await corporate.patch(eventPath(id), attributes({ venue }))
    const { sequence } = askedIn((await server.mailsTo('investor@demo.example')).at(-1)!)!
    expect(sequence).toBeGreaterThan(2)
    expect(await entryFor(investor, id)).toMatchObject({ sequence, location: 'There' })
    await corporate.patch(eventPath(id), attributes({ status: 'cancelled', 'cancelled-reason': 'Ill.' }))
    const off = await entryFor(investor, id)
    expect(off).toMatchObject({ status: 'CANCELLED', url: null, description: null })
    expect(off.sequence).toBeGreaterThanOrEqual(sequence)
  })
})
