import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { sql } from 'kysely'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PgBoss } from 'pg-boss'
import { request } from 'undici'
import { afterEach, expect, test } from 'vitest'
import { connectEmbedded } from '../../src/database/embedded.ts'
import type { Connection } from '../../src/database/connection.ts'
import { freshDatabase, seededIn } from '../support/database.ts'
import { statesOfMails } from '../support/job-states.ts'
import { tokenIn } from '../support/mailed-token.ts'
import { startProcess } from '../support/process.ts'

const toClose: (() => unknown)[] = []
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close()
})

test('what a killed process was in the middle of is done by the next one', { timeout: 180_000 }, async () => {
  let hang = true
  let arrived: (text: string) => void
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.on('end', () => {
        if (!hang) callback()
        // The tick mails what else is due.
        void PostalMime.parse(Buffer.concat(chunks)).then(({ subject, text }) => subject === 'Choose a new password' && arrived(text!))
      })
    },
  })
  smtp.on('error', () => undefined)
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  toClose.push(() => new Promise<void>((resolve) => smtp.close(resolve)))
  const nextMail = (): Promise<string> => new Promise((resolve) => (arrived = resolve))
  const ask = async (method: 'POST' | 'PATCH', url: string, attributes: object): Promise<number> => {
    const headers = { 'content-type': 'application/json', connection: 'close' }
    const { statusCode, body } = await request(`${url}/api/v2/reset-password`, {
      method,
      headers,
      body: JSON.stringify({ data: { type: 'sessions', attributes } }),
    })
    await body.dump()
    return statusCode
  }

  const postgres = process.env['TEST_ON'] ? await freshDatabase() : undefined
  const folder = mkdtempSync(join(tmpdir(), 'killed-'))
  if (!postgres) seededIn(join(folder, 'database'))
  toClose.push(
    () => rmSync(folder, { recursive: true, force: true }),
    () => postgres?.close(),
  )
  const env: Record<string, string> = {
    DATA_DIR: folder,
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    DEMO: 'true',
    ...(postgres ? { DATABASE_URL: postgres.url! } : {}),
  }
  const killed = await startProcess(env)
  toClose.push(() => killed.stop('SIGKILL'))
  const first = nextMail()
  expect(await ask('POST', killed.url, { email: 'provider@demo.example' })).toBe(200)
  await first
  await killed.stop('SIGKILL')

  // The lease of the dead process runs out after two minutes; here that time has gone by.
  const connection: Connection = postgres ?? (await connectEmbedded(join(folder, 'database')))
  expect(await statesOfMails(connection.db)).toEqual({ 'provider@demo.example': 'active' })
  await sql`update pgboss.job set started_on = started_on - interval '3 minutes'`.execute(connection.db)
  const boss = new PgBoss({ ...(await connection.queue()), supervise: false, schedule: false })
  boss.on('error', () => undefined)
  await boss.start()
  await boss.supervise('mail')
  await boss.stop({ graceful: false, close: postgres !== undefined })
  expect(await statesOfMails(connection.db)).toEqual({ 'provider@demo.example': 'retry' })
  await sql`update pgboss.job set start_after = now()`.execute(connection.db)
  if (!postgres) await connection.close()

  hang = false
  const second = nextMail()
  const next = await startProcess(env)
  toClose.push(() => next.stop('SIGKILL'))
  const token = tokenIn(await second)
  expect(await ask('PATCH', next.url, { token, password: 'a better password' })).toBe(200)
  await next.stop('SIGTERM')
})
