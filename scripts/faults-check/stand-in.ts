/** A balancer of our own for machines without HAProxy. It does what HAProxy is set up to do here, and no more. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { Pool } from 'undici'
import type { Dispatcher } from 'undici'

const attempts = 4
const unavailable = JSON.stringify({ errors: [{ title: 'Unavailable', status: '503' }] })

interface Server {
  pool: Pool
  ready: boolean
}

async function isReady({ pool }: Server): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(2_000)
    const { statusCode, body } = await pool.request({ method: 'GET', path: '/health/ready', signal })
    await body.dump()
    return statusCode === 200
  } catch {
    return false
  }
}

/** Whether a request that got no answer may be sent again: it reached nobody, or a second time does no harm. */
const mayRepeat = ({ method, headers }: IncomingMessage, error: unknown): boolean =>
  method !== 'POST' || headers['idempotency-key'] !== undefined || (error as { code?: string }).code === 'ECONNREFUSED'

/** Sends a request to one ready server after another until one begins to answer. Answers nothing where none does. */
async function answerOf(sent: IncomingMessage, turn: () => Server | undefined): Promise<Dispatcher.ResponseData | undefined> {
  const body = await buffer(sent)
  const { connection: _connection, 'transfer-encoding': _encoding, ...headers } = sent.headers
  headers['x-forwarded-for'] = sent.socket.remoteAddress
  for (let attempt = 0; attempt < attempts; attempt++) {
    const server = turn()
    if (server === undefined) return undefined
    try {
      const method = sent.method as Dispatcher.HttpMethod
      return await server.pool.request({ method, path: sent.url!, headers, body: body.length > 0 ? body : null })
    } catch (error) {
      if (!mayRepeat(sent, error)) return undefined
    }
  }
  return undefined
}

async function pass(sent: IncomingMessage, back: ServerResponse, turn: () => Server | undefined): Promise<void> {
  const answer = await answerOf(sent, turn)
  if (answer === undefined) {
    back.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' }).end(unavailable)
    return
  }
  // What the server says of its own connection: it keeps that longer than this keeps the client's, who would ask over one that is gone.
  const { connection: _connection, 'keep-alive': _kept, ...headers } = answer.headers
  back.writeHead(answer.statusCode, headers)
  await pipeline(answer.body, back)
}

/** Starts it on a free port, before servers at these ports, and answers its address. */
export async function startStandIn(ports: readonly number[]): Promise<string> {
  const servers: Server[] = ports.map((port) => ({
    pool: new Pool(`http://127.0.0.1:${port}`, { connect: { timeout: 2_000 }, headersTimeout: 60_000, bodyTimeout: 60_000 }),
    ready: false,
  }))
  for (const server of servers) setInterval(() => void isReady(server).then((ready) => (server.ready = ready)), 500).unref()
  let next = 0
  const turn = (): Server | undefined => {
    const ready = servers.filter((one) => one.ready)
    return ready[next++ % ready.length]
  }
  const entrance = createServer((sent, back) => void pass(sent, back, turn).catch(() => back.destroy()))
  await once(entrance.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(entrance.address() as AddressInfo).port}`
}
