/** `npm run mail:test`: an operator tries the settings of the mail server. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startMailServer } from '../support/mail-server.ts'
import { runScript } from '../support/programs.ts'
import type { Outcome } from '../support/programs.ts'

const server = startMailServer()
const folder = mkdtempSync(join(tmpdir(), 'mail-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const send = (env: Record<string, string>, ...args: string[]): Promise<Outcome> =>
  runScript('scripts/mail-test.ts', args, { DATA_DIR: folder, ...env })

test('the mail arrives, and the answer of the mail server is told', async () => {
  server.manners = {}
  const sent = await send({ SMTP_URL: server.url, MAIL_FROM: 'desk@platform.example' }, 'operator@platform.example')
  expect([sent.code, sent.complaint]).toEqual([0, ''])
  expect(sent.said).toMatch(/^127\.0\.0\.1:\d+: sending from desk@platform\.example to operator@platform\.example\nTaken: 250 /)
  expect(server.received.map(({ to, mail }) => [to, mail.from!.address, mail.subject])).toEqual([
    ['operator@platform.example', 'desk@platform.example', 'A mail to try the settings'],
  ])
})

test('what the mail server refuses is told with its words', async () => {
  server.manners = { address: () => 550 }
  const refused = await send({ SMTP_URL: server.url }, 'nobody@platform.example')
  expect(refused.code).toBe(1)
  expect(refused.complaint).toMatch(/550 Said 550/)
  server.manners = { message: () => 451 }
  expect(await send({ SMTP_URL: server.url }, 'later@platform.example')).toMatchObject({
    code: 1,
    complaint: expect.stringContaining('451 Said 451'),
  })
})

test('where nobody listens that is told in a line', async () => {
  const away = await send({ SMTP_URL: 'smtp://127.0.0.1:1' }, 'operator@platform.example')
  expect([away.code, away.complaint]).toEqual([1, 'connect ECONNREFUSED 127.0.0.1:1\n'])
})

test('without a mail server the mail is a file, and the command says which', async () => {
  const kept = await send({}, 'operator@platform.example')
  expect([kept.code, kept.complaint]).toEqual([0, ''])
  const [file] = readdirSync(join(folder, 'outbox'))
  expect(kept.said).toBe(`SMTP_URL is not set, so the mail is in ${join(folder, 'outbox', file!)}.\n`)
  expect(readFileSync(join(folder, 'outbox', file!), 'utf8')).toContain('To: operator@platform.example\n')
})

test('a wrong call or a wrong setting has exit code 2', async () => {
  expect(await send({})).toMatchObject({ code: 2, complaint: expect.stringContaining('An address is needed.') })
  expect(await send({}, 'operator')).toMatchObject({ code: 2 })
  expect(await send({ SMTP_URL: 'http://127.0.0.1' }, 'operator@platform.example')).toMatchObject({
    code: 2,
    complaint: expect.stringContaining('SMTP_URL must be'),
  })
})
