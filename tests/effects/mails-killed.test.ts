/** What becomes of mails whose server process is killed, at each step of handing one over. */
import { sql } from 'kysely'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectEmbedded } from '../../src/database/connect.ts'
import type { Database } from '../../src/database/connect.ts'
import { storeDemoFiles } from '../../src/demo/shared.files.ts'
import { filesInFolder } from '../../src/effects/files.ts'
import { freshDatabase, seededIn } from '../support/database.ts'
import { eventPath, putEvent } from '../support/event-rows.ts'
import { startMailServer } from '../support/mail-server.ts'
import { startProcess } from '../support/process.ts'
import type { ServerProcess } from '../support/process.ts'

const mailServer = startMailServer()
const toClose: (() => unknown)[] = []
beforeEach(() => {
  mailServer.manners = {}
  mailServer.received.length = 0
})
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close()
})

interface Installation {
  start(): Promise<ServerProcess>
  /** Works on its database while no process runs. */
  between<T>(work: (db: Database) => Promise<T>): Promise<T>
}

async function install(): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'mails-killed-'))
  const postgres = process.env['TEST_ON'] ? await freshDatabase() : undefined
  toClose.push(
    () => rmSync(folder, { recursive: true, force: true }),
    () => postgres?.close(),
  )
  if (postgres) await storeDemoFiles(postgres.db, filesInFolder(join(folder, 'files')))
  else await seededIn(join(folder, 'database'))
  const env = { DATA_DIR: folder, DEMO: 'true', SMTP_URL: mailServer.url, ...(postgres ? { DATABASE_URL: postgres.url! } : {}) }
  return {
    async start() {
      const started = await startProcess(env)
      toClose.push(() => started.stop('SIGKILL'))
      return started
    },
    async between(work) {
      if (postgres) return work(postgres.db)
      const embedded = await connectEmbedded(join(folder, 'database'))
      return work(embedded.db).finally(() => embedded.close())
    },
  }
}

/** Publishes an event, to which these addresses are invited by it. */
async function invite({ url }: ServerProcess, event: string): Promise<void> {
  let token = ''
  const ask = async (method: string, path: string, data: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify({ data }) })
    const { data: answered } = (await answer.json()) as { data: { attributes: { token: string } } }
    expect([answer.status, answered]).toEqual([path.includes('sign_in') ? 201 : 200, expect.anything()])
    return answered.attributes
  }
  const credentials = { email: 'corporate@demo.example', password: 'demo-password-1' }
  token = (await ask('POST', '/api/v2/accounts/sign_in', { type: 'sessions', attributes: credentials })).token
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
/** The addresses that mails came for, and how many different mails these were. */
const received = (): unknown => [
  mailServer.received.map(({ to }) => to).sort(),
  new Set(mailServer.received.map(({ mail }) => mail.messageId)).size,
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
  if (step === 'address') mailServer.manners = { address: kill }
  if (step === 'message') mailServer.manners = { message: () => (kill(), 'hang') }
  await invite(first, event)
  if (step === undefined) kill()
  await expect.poll(() => killed, { timeout: 30_000 }).toBe(true)
  mailServer.hangUp()
  mailServer.manners = {}
  const again = step === 'message' ? mailServer.received.map(({ to }) => to) : []
  await installation.between(elapse)
  await installation.start()
  await expect.poll(received, { timeout: 30_000 }).toEqual([[...emails, ...again].sort(), emails.length])
})
