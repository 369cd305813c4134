/** What becomes of mails whose server process is killed, at each step of handing one over. */
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Database } from '../../src/database/connection.ts'
import { eventPath, putEvent } from '../support/event-rows.ts'
import { askingAs, installations } from '../support/installation.ts'
import { startMailServer } from '../support/mail-server.ts'
import type { ServerProcess } from '../support/process.ts'

const mailServer = startMailServer()
const install = installations(() => ({ SMTP_URL: mailServer.url }))
beforeEach(() => {
  mailServer.manners = {}
  mailServer.received.length = 0
})

/** Publishes an event, to which these addresses are invited by it. */
async function invite(server: ServerProcess, event: string): Promise<void> {
  const ask = await askingAs(server, 'corporate')
  await ask('PATCH', eventPath(event), { attributes: { 'invited-emails': emails, status: 'published' } })
}

/** The lease of jobs whose process is gone ends by itself, and so does that of mails; here that time has gone by. */
async function elapse(db: Database): Promise<void> {
  await sql`update corporate_event_invitations set handed_at = handed_at - interval '2 minutes'`.execute(db)
  await sql`update pgboss.job set state = 'retry', start_after = now() where name = 'event-invitation' and state in ('active', 'retry')`.execute(
    db,
  )
}

const emails = ['one', 'two', 'three'].map((name) => `${name}@killed.example`)
/** The mails to them; the tick mails what else is due. */
const toThem = () => mailServer.received.filter(({ to }) => emails.includes(to))
/** The addresses that mails came for, and how many different mails these were. */
const received = (): unknown => [
  toThem()
    .map(({ to }) => to)
    .sort(),
  new Set(toThem().map(({ mail }) => mail.messageId)).size,
]

test.each([
  ['as soon as the operation is answered', undefined],
  ['when the mail server is told for whom a mail is', 'address'],
  // Nobody knows then whether the server will deliver it. It comes again, as the same mail.
  ['when the mail server has a mail and did not say so', 'message'],
] as const)('killed %s, no mail is lost', { timeout: 120_000 }, async (_when, step) => {
  const installation = await install()
  const event = await installation.between((db) => putEvent(db, { status: 'drafted' }))
  const first = await installation.start()
  let killed: Promise<true> | undefined
  const kill = (): undefined => void (killed ??= first.stop('SIGKILL').then(() => true))
  if (step === 'address') mailServer.manners = { address: (to) => (emails.includes(to) ? kill() : undefined) }
  if (step === 'message') mailServer.manners = { message: (to) => (emails.includes(to) ? (kill(), 'hang') : undefined) }
  await invite(first, event)
  if (step === undefined) kill()
  await expect.poll(() => killed, { timeout: 30_000 }).toBe(true)
  mailServer.hangUp()
  mailServer.manners = {}
  const again = step === 'message' ? toThem().map(({ to }) => to) : []
  await installation.between(elapse)
  await installation.start()
  await expect.poll(received, { timeout: 30_000 }).toEqual([[...emails, ...again].sort(), emails.length])
})
