import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { seededIn } from '../support/database.ts'
import { startProcess } from '../support/process.ts'
import type { ServerProcess } from '../support/process.ts'

const root = mkdtempSync(join(tmpdir(), 'demo-mails-'))
let server: ServerProcess
afterEach(() => server.stop())
afterAll(() => rmSync(root, { recursive: true, force: true }))

async function start(name: string, env: Record<string, string>): Promise<void> {
  const folder = join(root, name)
  seededIn(join(folder, 'database'))
  server = await startProcess({ DATA_DIR: folder, ...env })
}
const textAt = async (path: string): Promise<string> => (await fetch(server.url + path)).text()
const choose = (url: string, password: string): Promise<Response> => fetch(url, { method: 'POST', body: new URLSearchParams({ password }) })

test('a demo shows its mails, which lead to pages that work, and tells no token to its log', async () => {
  await start('demo', { DEMO: 'true', LOG_LEVEL: 'trace' })
  expect(server.said()).toContain(`${server.url}/outbox`)
  await fetch(`${server.url}/api/v2/reset-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { type: 'sessions', attributes: { email: 'investor@demo.example' } } }),
  })
  await expect.poll(() => textAt('/outbox'), { timeout: 30_000 }).toContain('Choose a new password')
  const name = /outbox\/[^"]+(?=">Choose)/.exec(await textAt('/outbox'))![0]
  const url = /http[^<\s]+code=[\w-]+/.exec(await textAt(`/${name}`))![0]
  const opened = await fetch(url)
  expect([opened.status, await opened.text()]).toEqual([200, expect.stringContaining('Choose a password')])
  for (const [password, status] of [
    ['short', 422],
    ['umbrellas against the rain', 200],
    ['used by now', 422],
  ] as const) {
    expect([password, (await choose(url, password)).status]).toEqual([password, status])
  }
  expect((await choose(`${url}&code=again`, 'twice')).status).toBe(400)
  await expect.poll(() => server.said()).toMatch(/"operation":"resetPasswordOnPage".*"status":400/)
  expect(server.said()).not.toContain(url.split('code=')[1])

  const attributes = { email: 'provider@demo.example', password: 'demo-password-1' }
  const signedIn = await fetch(`${server.url}/api/v2/accounts/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { type: 'sessions', attributes } }),
  })
  const { token } = ((await signedIn.json()) as { data: { attributes: { token: string } } }).data.attributes
  const file = new FormData()
  file.set('file', new Blob(['a']), 'a.txt')
  await fetch(`${server.url}/api/v2/account-uploads`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: file })
  await expect.poll(() => server.said()).toMatch(/busboyOptions[^]*createAccountUpload/)
  expect(server.said()).not.toContain(token)
})

test.each([
  ['no demo', { DEMO: 'false' }],
  ['a demo with a mail server', { DEMO: 'true', SMTP_URL: 'smtp://127.0.0.1:1' }],
])('%s shows no mails', async (name, env) => {
  await start(name, env)
  expect((await fetch(`${server.url}/outbox`)).status).toBe(404)
  expect(server.said()).not.toContain('/outbox')
})
