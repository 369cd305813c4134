/** How a server stops: it tells the balancer first, serves until that has heard of it, and then closes. */
import { once } from 'node:events'
import { setTimeout as after } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { afterEach, expect, test } from 'vitest'
import { freshDatabase } from '../support/database.ts'
import { startProcess } from '../support/process.ts'
import type { ServerProcess } from '../support/process.ts'

const toClose: (() => unknown)[] = []
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close()
})

async function start(drainSeconds: number): Promise<ServerProcess> {
  const database: { url?: string; close(): Promise<void> } | undefined = process.env['TEST_ON'] ? await freshDatabase() : undefined
  const place = database ? { DATABASE_URL: database.url! } : {}
  const started = await startProcess({ ...place, DRAIN_SECONDS: String(drainSeconds), RATE_LIMITS: 'off' })
  toClose.push(
    () => database?.close(),
    () => started.stop('SIGKILL'),
  )
  await expect.poll(() => statusOf(started, 'ready'), { timeout: 20_000 }).toBe(200)
  return started
}

const statusOf = async ({ url }: ServerProcess, which: 'ready' | 'live'): Promise<number> => {
  const { statusCode, headers, body } = await request(`${url}/health/${which}`)
  await body.dump()
  return statusCode === 503 && headers['retry-after'] !== '1' ? 0 : statusCode
}

/** Sends requests on one connection that is kept alive, as long as it may be, until `until`. */
async function keepAsking({ url }: ServerProcess, path: string, body: string | undefined, until: AbortSignal) {
  const dispatcher = new Agent({ connections: 1 })
  const answers: { at: number; status: number; closes: boolean }[] = []
  while (!until.aborted) {
    const headers = { 'content-type': 'application/json' }
    const at = performance.now()
    const answer = await request(url + path, { dispatcher, headers, ...(body ? { method: 'POST', body } : {}) })
    await answer.body.dump()
    answers.push({ at, status: answer.statusCode, closes: answer.headers['connection'] === 'close' })
  }
  await dispatcher.close()
  return answers
}

test('none of the requests fails that come before the balancer knows', { timeout: 180_000 }, async () => {
  const server = await start(4)
  const enough = new AbortController()
  const unknown = JSON.stringify({ data: { type: 'sessions', attributes: { email: 'nobody@demo.example', password: 'none of it' } } })
  const asking = [1, 2, 3, 4].flatMap(() => [
    keepAsking(server, '/health/live', undefined, enough.signal),
    keepAsking(server, '/api/v2/accounts/sign_in', unknown, enough.signal),
  ])
  await after(500)
  const exit = once(server.child, 'exit')
  const told = performance.now()
  server.child.kill('SIGTERM')
  await expect.poll(() => statusOf(server, 'ready'), { timeout: 3_500 }).toBe(503)
  const heard = performance.now()
  expect(await statusOf(server, 'live')).toBe(200)
  await after(1_500)
  enough.abort()
  const answers = (await Promise.all(asking)).flat()
  expect(new Set(answers.map((one) => one.status))).toEqual(new Set([200, 401]))
  expect(answers.filter((one) => one.at < told && one.closes).length).toBeLessThanOrEqual(8)
  expect(answers.filter((one) => one.at > heard).length).toBeGreaterThan(8)
  expect(answers.filter((one) => one.at > heard && !one.closes)).toEqual([])
  expect(await exit).toEqual([0, null])
  // It is no failure of anything, and no news to whoever reads the log.
  expect(server.said()).not.toContain('unavailable')
  expect(performance.now() - told).toBeGreaterThan(4_000)
})

test('a second signal stops it at once, and so does whoever stops it by hand', { timeout: 180_000 }, async () => {
  // By itself it would drain for longer than a test may take.
  const twice = await start(600)
  const exit = once(twice.child, 'exit')
  twice.child.kill('SIGTERM')
  await expect.poll(() => statusOf(twice, 'ready'), { timeout: 20_000 }).toBe(503)
  twice.child.kill('SIGINT')
  await exit

  const byHand = await start(600)
  const left = once(byHand.child, 'exit')
  byHand.child.kill('SIGINT')
  expect(await left).toEqual([0, null])
})
