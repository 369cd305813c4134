/** The server as the first process of a container, to which Linux gives no signal that it does not listen to. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'

test('it is stopped while it waits for its database', { timeout: 60_000 }, async () => {
  const unheard = createServer().listen(0, '127.0.0.1')
  await once(unheard, 'listening')
  const { port } = unheard.address() as AddressInfo
  unheard.close()
  const alone = ['--user', '--map-root-user', '--pid', '--fork', '--kill-child', process.execPath, 'src/start.js']
  const DATABASE_URL = `postgres://nobody@127.0.0.1:${port}/none`
  const env = { PATH: process.env['PATH'], PORT: '0', DATABASE_URL, DATABASE_WAIT_SECONDS: '600' }
  const outside = spawn('unshare', alone, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void outside.kill('SIGKILL'))
  const exit = once(outside, 'exit')
  let said = ''
  for await (const chunk of outside.stdout) if ((said += String(chunk)).includes('The start waits for it')) break
  process.kill(Number(readFileSync(`/proc/${outside.pid}/task/${outside.pid}/children`, 'utf8')), 'SIGTERM')
  expect(await exit).toEqual([0, null])
})
