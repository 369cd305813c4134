/** Traces of a real process, as a collector gets them by OTLP. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json, text as words } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { freshDatabase, seededIn } from '../support/database.ts'
import { startProcess } from '../support/process.ts'
import type { ServerProcess } from '../support/process.ts'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: Record<string, unknown> }[]
  status: { code?: number }
}

const received: Span[] = []
const paths = new Set<string>()
let refusing = false
const collector = createServer((request, response) => {
  paths.add(request.url!)
  if (refusing) return void response.writeHead(400).end('not for the log')
  void json(request).then((body) => {
    const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
    for (const { scopeSpans } of resourceSpans) for (const { spans } of scopeSpans) received.push(...spans)
    response.setHeader('content-type', 'application/json').end('{}')
  })
})

const folder = mkdtempSync(join(tmpdir(), 'traces-'))
const toClose: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true }), () => collector.close()]
let server: ServerProcess

beforeAll(async () => {
  await once(collector.listen(0, '127.0.0.1'), 'listening')
  const postgres = process.env['TEST_ON'] ? await freshDatabase() : undefined
  if (postgres) toClose.push(() => postgres.close())
  else seededIn(join(folder, 'database'))
  server = await startProcess({
    ...{ DATA_DIR: folder, DEMO: 'true', OTEL_BSP_SCHEDULE_DELAY: '100' },
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}` },
    ...(postgres ? { DATABASE_URL: postgres.url! } : {}),
  })
  toClose.push(() => server.stop())
})
afterAll(async () => {
  for (const close of toClose.reverse()) await close()
})

const named = (name: string): Span[] => received.filter((one) => one.name === name)
const below = ({ traceId, spanId }: Span): Span[] => received.filter((one) => one.traceId === traceId && one.parentSpanId === spanId)
const valueOf = ({ attributes }: Span, key: string): unknown => Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0]

const [trace, caller] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
const ask = async (method: string, path: string, more: { token?: string; data?: object } = {}) => {
  const headers = {
    ...{ traceparent: `00-${trace}-${caller}-01`, 'content-type': 'application/json' },
    ...(more.token ? { authorization: `Bearer ${more.token}` } : {}),
  }
  const answer = await fetch(server.url + path, { method, headers, ...(more.data ? { body: JSON.stringify({ data: more.data }) } : {}) })
  return { status: answer.status, body: (await answer.json()) as { data: { attributes: Record<string, string> } } }
}

test('a request is a span of the trace that it came with, by its operation, and its statements are below it', async () => {
  const attributes = { email: 'investor@demo.example', password: 'demo-password-1' }
  const { body } = await ask('POST', '/api/v2/accounts/sign_in', { data: { type: 'sessions', attributes } })
  const token = body.data.attributes['token']!
  expect((await ask('GET', '/api/v2/insights?filter[country]=JP', { token })).status).toBe(200)
  expect((await ask('GET', '/api/v2/nothing?token=secret')).status).toBe(404)

  await expect
    .poll(() => [named('signIn').length, named('listInsights').length, named('GET').length], { timeout: 20_000 })
    .toEqual([1, 1, 1])
  const [signIn, list, nothing] = [named('signIn')[0]!, named('listInsights')[0]!, named('GET')[0]!]
  for (const one of [signIn, list, nothing]) expect([one.traceId, one.parentSpanId, one.kind]).toEqual([trace, caller, 2])
  expect(valueOf(list, 'http.response.status_code')).toBe(200)
  expect(valueOf(nothing, 'http.response.status_code')).toBe(404)
  expect(below(list).map((one) => one.name)).toContainEqual(expect.stringMatching(/^insights:/))
  // It read a body before it asked the database.
  expect(below(signIn).map((one) => one.name)).toEqual(expect.arrayContaining(['insert into "sessions"']))
  expect(new Set(below(list).map((one) => one.kind))).toEqual(new Set([3]))
})

test('what is refused before it is a request of ours is answered as ever', async () => {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  socket.end('GET /api/v2/insights HTTP/1.1\r\nConnection: close\r\n\r\n')
  expect(await words(socket)).toMatch(/^HTTP\/1\.1 400 /)
  expect(server.said()).not.toContain('TypeError')
})

test('a job goes on with the trace of the request that sent it, and a step of the tick is a trace of its own', async () => {
  const attributes = { email: 'provider@demo.example' }
  await ask('POST', '/api/v2/reset-password', { data: { type: 'sessions', attributes } })
  await expect.poll(() => named('job mail').length, { timeout: 30_000 }).toBeGreaterThan(0)
  const job = named('job mail')[0]!
  const [reset] = named('requestPasswordReset')
  expect([valueOf(job, 'purpose'), job.traceId]).toEqual(['password-reset', trace])
  expect(received.filter((one) => one.spanId === job.parentSpanId)).toEqual([reset])
  expect(below(job).length).toBeGreaterThan(0)
  await expect.poll(() => named('step publishDue').length, { timeout: 30_000 }).toBeGreaterThan(0)
  expect([named('step publishDue')[0]!.parentSpanId ?? '', named('step publishDue')[0]!.traceId === trace]).toEqual(['', false])
})

test('nothing of what was sent or asked for is in them', () => {
  expect([...paths]).toEqual(['/v1/traces'])
  const text = JSON.stringify(received)
  for (const secret of ['demo-password-1', 'demo.example', 'token=secret', seedId('accounts', 1)]) {
    expect([secret, text.includes(secret)]).toEqual([secret, false])
  }
})

test('that cannot be sent are told in the log, in a line, without what the collector answered', async () => {
  refusing = true
  await ask('GET', '/api/v1/countries')
  const lines = () =>
    server
      .said()
      .split('\n')
      .filter((one) => one.includes('traces could not be sent'))
  await expect.poll(() => lines().length, { timeout: 20_000 }).toBeGreaterThan(0)
  refusing = false
  expect(JSON.parse(lines()[0]!)).toMatchObject({ level: 40, fault: 'Bad Request 400' })
  expect(server.said()).not.toContain('not for the log')
})
