/** Metrics of a real process, on a port of their own. */
import { sql } from 'kysely'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { connectEmbedded } from '../../src/database/embedded.ts'
import { transact } from '../../src/database/transact.ts'
import { openJobs } from '../../src/effects/jobs.ts'
import type { Workers } from '../../src/effects/jobs.ts'
import { freshDatabase, seededIn } from '../support/database.ts'
import { startMailServer } from '../support/mail-server.ts'
import { startProcess } from '../support/process.ts'
import type { ServerProcess } from '../support/process.ts'

const mails = startMailServer()
const folder = mkdtempSync(join(tmpdir(), 'metrics-'))
const toClose: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
let server: ServerProcess
let metrics = ''

beforeAll(async () => {
  const postgres = process.env['TEST_ON'] ? await freshDatabase() : undefined
  if (postgres) toClose.push(() => postgres.close())
  else seededIn(join(folder, 'database'))
  // Before the server starts a job was given up.
  const connection = postgres ?? (await connectEmbedded(join(folder, 'database')))
  const workers = { push: () => Promise.reject(new Error('gone')) } as unknown as Workers
  const jobs = openJobs(connection.queue, workers, { failed: () => undefined })
  await jobs.ready()
  await transact(connection.db, (tx) => jobs.send(tx, 'push', { token: 'any' }))
  await sql`update pgboss.job set retry_limit = 0`.execute(connection.db)
  await jobs.drain().catch(() => undefined)
  await jobs.stop()
  if (!postgres) await connection.close()

  const place = postgres ? { DATABASE_URL: postgres.url! } : {}
  server = await startProcess({ DATA_DIR: folder, DEMO: 'true', METRICS_PORT: '0', SMTP_URL: mails.url, ...place })
  toClose.push(() => server.stop())
  metrics = /Metrics at (http:\S+)/.exec(server.said())![1]!
})
afterAll(async () => {
  for (const close of toClose.reverse()) await close()
})

const read = async (): Promise<string> => (await fetch(metrics)).text()
/** The values by the names with their labels. */
const samples = async (): Promise<Map<string, number>> => {
  const lines = (await read()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const found = new Map<string, number>()
  for (const line of lines) found.set(line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1)))
  return found
}

test('are on their own port alone, and nothing else is there', async () => {
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
  expect((await fetch(metrics)).headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect((await fetch(metrics.replace('/metrics', '/health/live'))).status).toBe(404)
  expect((await fetch(metrics, { method: 'POST' })).status).toBe(404)
  expect(new URL(metrics).hostname).toBe('127.0.0.1')
})

test('count requests by operation, whatever is asked for', async () => {
  for (const path of ['/api/v1/countries', '/api/v1/countries', '/nowhere/1', '/nowhere/2', '/api/v2/insights'])
    await fetch(server.url + path)
  await fetch(`${server.url}/nowhere/3`, { method: 'PURGE' })
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  socket.write(`POST /api/v2/reset-password HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${10 ** 15}\r\n\r\n`)
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 413 /)
  socket.destroy()
  const found = await samples()
  expect(found.get('rpp_http_requests_total{operation="requestPasswordReset",method="POST",status="413"}')).toBe(1)
  expect(found.get('rpp_http_body_bytes_total{operation="requestPasswordReset",direction="in"}') ?? 0).toBe(0)
  expect(found.get('rpp_http_requests_total{operation="listCountries",method="GET",status="200"}')).toBe(2)
  expect(found.get('rpp_http_requests_total{operation="listInsights",method="GET",status="401"}')).toBe(1)
  expect(found.get('rpp_http_requests_total{operation="other",method="GET",status="404"}')).toBe(3)
  expect(found.get('rpp_http_request_duration_seconds_count{operation="listCountries"}')).toBe(2)
  expect(found.get('rpp_http_body_bytes_total{operation="listCountries",direction="out"}')).toBeGreaterThan(100)
  expect([...found.keys()].filter((name) => name.includes('nowhere'))).toEqual([])
})

test('tell of the queue, of jobs, of mails and of the tick', async () => {
  expect((await samples()).get('rpp_jobs{queue="push",state="failed"}')).toBe(1)
  mails.manners = { address: () => 550 }
  await fetch(`${server.url}/api/v2/reset-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { type: 'sessions', attributes: { email: 'provider@demo.example' } } }),
  })
  const value = async (name: string): Promise<number | undefined> => (await samples()).get(name)
  const soon = { timeout: 40_000 }
  await expect.poll(() => value('rpp_job_tries_total{queue="mail",outcome="failed"}'), soon).toBe(1)
  expect(await value('rpp_mails_total{purpose="password-reset",outcome="refused"}')).toBe(1)
  await expect.poll(() => value('rpp_jobs{queue="mail",state="retry"}'), soon).toBe(1)
  expect(await value('rpp_job_oldest_age_seconds{queue="mail",state="retry"}')).toBeGreaterThan(0)
  const success = 'rpp_tick_step_last_success_timestamp_seconds{step="pruneExpired"}'
  await expect.poll(() => value(success), soon).toBeGreaterThan(1e9)
  if (process.env['TEST_ON']) expect(await value('rpp_database_connections{state="total"}')).toBeGreaterThan(0)
})

test('have the names that the dashboard and the alert rules ask for', async () => {
  const text = await read()
  const given = [...text.matchAll(/^# TYPE (\S+)/gm)].map((one) => one[1]!)
  const file = (name: string): string => readFileSync(join('scripts/deploy/monitoring', name), 'utf8')
  const [dashboard, rules] = [file('dashboard.json'), file('alerts.yaml')]
  expect([typeof JSON.parse(dashboard), typeof parse(rules)]).toEqual(['object', 'object'])
  const names: string[] = `${dashboard} ${rules}`.match(/\b(?:rpp|process|nodejs)_\w+/g) ?? []
  expect(names.length).toBeGreaterThan(30)
  // Those of one database are not given on the other.
  const elsewhere = process.env['TEST_ON'] ? [] : names.filter((name) => name.startsWith('rpp_database_'))
  const missing = names.filter((name) => !given.includes(name.replace(/_bucket$/, '')) && !elsewhere.includes(name))
  expect(missing).toEqual([])
})
