import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { request } from 'undici'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { routes } from '../../src/generated/routes.ts'
import { signatureOf } from '../support/mail-service.ts'
import { startServer } from '../support/server.ts'
import { edit, startLying } from './check/lies.ts'
import type { LyingServer } from './check/lies.ts'
import { prepareFresh } from './fresh-rows.ts'
import { cells } from './operations.ts'
import { prepareToken, tokens } from './tokens.ts'
import type { TokenPurpose } from './tokens.ts'

const server = startServer()
let prism: ChildProcess
let url = ''

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** Starts Prism between us and the server; resolves when it listens. */
async function startPrism(upstream: string): Promise<void> {
  const port = await freePort()
  const cli = 'node_modules/@stoplight/prism-cli/dist/index.js'
  prism = spawn(process.execPath, [cli, 'proxy', 'src/generated/openapi.json', upstream, '-p', String(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await new Promise<void>((resolve, reject) => {
    let said = ''
    for (const stream of [prism.stdout!, prism.stderr!]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
        if (said.includes('Prism is listening')) resolve()
      })
    }
    prism.once('exit', () => reject(new Error(`Prism stopped: ${said}`)))
  })
  url = `http://127.0.0.1:${port}`
}

let liar: LyingServer
let lying = false

beforeAll(async () => {
  await prepareFresh(server.db)
  liar = await startLying(server.url, {
    after: (passed) => {
      if (lying) edit(passed, ({ data }) => (data[0].attributes.rating = 5))
    },
  })
  await startPrism(liar.url)
})
afterAll(async () => {
  prism.kill()
  await liar.close()
})
beforeEach(async () => {
  for (const [purpose, token] of Object.entries(tokens)) await prepareToken(server.db, token, purpose as TokenPurpose, 23)
})

/** Sends a request through Prism. Answers the status and what Prism has against the request or the answer. */
async function through(method: string, path: string, as?: string, body?: unknown): Promise<{ status: number; violations: unknown }> {
  const token = as === undefined ? undefined : (await server.as(as)).token
  const sent = body === undefined ? undefined : JSON.stringify(body)
  const answer = await request(url + path, {
    method: method as 'GET',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
      ...(as === 'mail-service' ? signatureOf(sent!) : {}),
    },
    ...(sent === undefined ? {} : { body: sent }),
  })
  const text = await answer.body.text()
  if (answer.statusCode === 500) throw server.faultOf(`${method} ${path}`, text)
  const header = answer.headers['sl-violations']
  return { status: answer.statusCode, violations: header === undefined ? [] : (JSON.parse(String(header)) as unknown) }
}

describe('the tour through Prism', () => {
  // A way to another address Prism goes itself.
  const passed = routes.filter((one) => one.answer.kind !== 'redirect')
  const deletesLast = passed.sort((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))

  test.each(deletesLast.map((route) => ({ id: route.id, route })))('$id', async ({ id, route }) => {
    const { as, path, body } = cells[id].success
    expect(await through(route.method, path, as, body)).toEqual({ status: route.status, violations: [] })
  })

  test('would tell of a request that does not fit', async () => {
    const { violations } = await through('GET', '/api/v2/like-reasons/a.b')
    expect(violations).toEqual([expect.objectContaining({ location: ['request', 'path', 'id'] })])
  })

  test('would tell of an answer that does not fit', async () => {
    lying = true
    const { violations } = await through('GET', '/api/v2/like-reasons')
    lying = false
    expect(violations).toEqual([expect.objectContaining({ location: ['response', 'body', 'data', '0', 'attributes'] })])
  })
})
