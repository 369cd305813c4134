/** Statements on their way out, through a mail server of our own that refuses, and hangs up. */
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { mailBySmtp } from '../../src/effects/mail.ts'
import type { SendMail } from '../../src/effects/mail.ts'
import { sendStatement } from '../../src/resources/reports/statements.mail.ts'
import { setColumns } from '../support/columns.ts'
import { authors } from '../support/insight-rows.ts'
import { startMailServer } from '../support/mail-server.ts'
import { startServer } from '../support/server.ts'

const mailServer = startMailServer()
const server = startServer()
const addresses = { name: 'Demo Research', appUrl: 'https://app.example', apiUrl: 'https://api.example' }
let send: SendMail
beforeAll(() => {
  send = mailBySmtp(mailServer.url, 'no-reply@demo.example')
})
beforeEach(() => {
  mailServer.manners = {}
  mailServer.received.length = 0
})

let months = 0
async function made(): Promise<{ deliver: () => Promise<void>; isMailed: () => Promise<boolean> }> {
  const id = randomUUID()
  await sql`insert into statements (id, account_id, month)
    values (${id}, ${seedId('accounts', authors.provider)}, date '2050-01-01' + make_interval(months => ${months++}))`.execute(server.db)
  const isMailed = async (): Promise<boolean> => {
    const { rows } = await sql<{ mailed: boolean }>`select mailed_at is not null as mailed from statements where id = ${id}`.execute(
      server.db,
    )
    return rows[0]!.mailed
  }
  return { isMailed, deliver: () => sendStatement(server.db, send, addresses, { statement: id }) }
}

test('goes out once, however often it is tried, as text, as HTML and with its table', async () => {
  const { deliver, isMailed } = await made()
  await Promise.allSettled([deliver(), deliver(), deliver()])
  await deliver()
  expect(mailServer.received).toHaveLength(1)
  const { mail } = mailServer.received[0]!
  expect([mail.subject, await isMailed()]).toEqual(['Your statement for January 2050', true])
  expect(mail.text).toContain('https://app.example/qva-reports')
  expect(mail.html).toContain('Readers by kind of firm')
  expect(mail.attachments.map((one) => [one.filename, one.mimeType])).toEqual([['statement-2050-01.csv', 'text/csv']])
})

test('is tried again when it was refused for now, and not when it was for good', async () => {
  const one = await made()
  mailServer.manners = { message: () => 451 }
  await expect(one.deliver()).rejects.toThrow('Said 451')
  expect(await one.isMailed()).toBe(false)
  mailServer.manners = {}
  await one.deliver()
  expect([mailServer.received.length, await one.isMailed()]).toEqual([1, true])

  const other = await made()
  mailServer.manners = { address: () => 550 }
  await other.deliver()
  expect([mailServer.received.length, await other.isMailed()]).toEqual([1, false])
})

test('is not sent again to a server that has it and never said so', async () => {
  const { deliver } = await made()
  mailServer.manners = { message: () => 'hang up' }
  await deliver()
  mailServer.manners = {}
  await deliver()
  expect(mailServer.received).toHaveLength(1)
})

test('is not sent to whom chose to be mailed never before it went out, or whose address is no longer good', async () => {
  const { deliver, isMailed } = await made()
  for (const columns of [{ email_verified: false }, { email_verified: true, email_frequency: 'never' } as const]) {
    await setColumns(server.db, 'accounts', seedId('accounts', authors.provider), columns)
    await deliver()
    expect([mailServer.received.length, await isMailed()]).toEqual([0, false])
  }
})
