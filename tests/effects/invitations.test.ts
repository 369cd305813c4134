/** Invitations to events on their way out, through a mail server of our own that refuses, and hangs up. */
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../src/database/connection.ts'
import { mailBySmtp } from '../../src/effects/mail.ts'
import type { SendMail } from '../../src/effects/mail.ts'
import { sendInvitation } from '../../src/resources/events/corporate-events.invitations.ts'
import { putEvent } from '../support/event-rows.ts'
import { startMailServer } from '../support/mail-server.ts'
import { startServer } from '../support/server.ts'

const mailServer = startMailServer()
const server = startServer()
const addresses = { name: 'Demo', appUrl: 'https://app.example', apiUrl: 'https://api.example' }
let send: SendMail
beforeAll(() => {
  send = mailBySmtp(mailServer.url, 'no-reply@demo.example')
})
beforeEach(() => {
  mailServer.manners = {}
  mailServer.received.length = 0
})

async function invited(db: Database): Promise<{ event: string; deliver: () => Promise<void>; isMailed: () => Promise<boolean> }> {
  const [id, email] = [randomUUID(), `reader.${randomUUID()}@nobody.example`]
  const event = await putEvent(db, { title: 'Tea', invited_emails: [email] })
  await sql`insert into corporate_event_invitations (id, corporate_event_id, email) values (${id}, ${event}, ${email})`.execute(db)
  const isMailed = async (): Promise<boolean> => {
    const row = await db.selectFrom('corporate_event_invitations').select('mailed_at').where('id', '=', id).executeTakeFirstOrThrow()
    return row.mailed_at !== null
  }
  return { event, isMailed, deliver: () => sendInvitation(db, send, addresses, { invitation: id }) }
}

test('leads into the application, and goes out once, however often it is tried', async () => {
  const { event, deliver, isMailed } = await invited(server.db)
  await Promise.allSettled([deliver(), deliver(), deliver()])
  await deliver()
  expect(mailServer.received).toHaveLength(1)
  const { mail } = mailServer.received[0]!
  expect(mail.text).toContain(`Book your seat: https://app.example/corporate-events/${event}\n`)
  expect([mail.subject, mail.attachments, await isMailed()]).toEqual(['Invitation: Tea', [], true])
})

test('is tried again when it was refused for now, and not when it was for good', async () => {
  const one = await invited(server.db)
  mailServer.manners = { message: () => 451 }
  await expect(one.deliver()).rejects.toThrow('Said 451')
  expect(await one.isMailed()).toBe(false)
  mailServer.manners = {}
  await one.deliver()
  expect([mailServer.received.length, await one.isMailed()]).toEqual([1, true])

  const other = await invited(server.db)
  mailServer.manners = { address: () => 550 }
  await other.deliver()
  expect([mailServer.received.length, await other.isMailed()]).toEqual([1, false])
})

test('is not sent again to a server that has it and never said so', async () => {
  const { deliver } = await invited(server.db)
  mailServer.manners = { message: () => 'hang up' }
  await deliver()
  mailServer.manners = {}
  await deliver()
  expect(mailServer.received).toHaveLength(1)
})
