/** A client of the servers, which notes what became of each request. */
import { Agent, request } from 'undici'
import { pause } from './programs.ts'

export interface Answer {
  what: string
  /** When it was begun, and when it was answered. */
  begun: number
  ended: number
  /** Undefined where no answer came. */
  status: number | undefined
  good: boolean
  retryAfter: boolean
  problem: string
  /** Whether the connection was closed before an answer to what must not be sent again. */
  cut: boolean
}

export interface Asked {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below the address of the servers, or a whole URL. */
  path: string
  token?: string | undefined
  body?: object
  /** The key under which it may be sent again. */
  key?: string
}

interface Reply {
  status: number
  headers: Record<string, unknown>
  body: unknown
}

export interface Client {
  /** @throws where no answer comes. */
  send(asked: Asked): Promise<Reply>
  /** Sends it once, and notes the answer. Undefined where it is not the good one. */
  once(what: string, asked: Asked, good: number): Promise<Reply | undefined>
  /** Sends it until it is acknowledged or refused, as a good client does. Undefined where it is not acknowledged. */
  insistently(what: string, asked: Asked, good: number): Promise<Reply | undefined>
  close(): Promise<void>
}

/** How long a client waits for an answer, in milliseconds, and how often it tries again, a second later. */
const patience = 40_000
const tries = 40

/** Whether this machine has as many loopback addresses as one likes, so that clients come from several. */
export const hasAddresses = process.platform === 'linux'
const addresses = hasAddresses ? Array.from({ length: 64 }, (_, index) => `127.0.1.${index + 1}`) : ['127.0.0.1']

/** A client that asks from one network address after another, and adds what became of it to `answers`. */
export function clientOf(url: string, answers: Answer[]): Client {
  const agents = addresses.map(
    (localAddress) => new Agent({ connections: 800 / addresses.length, localAddress, headersTimeout: patience, bodyTimeout: patience }),
  )
  let turn = 0

  async function send({ method, path, token, body, key }: Asked): Promise<Reply> {
    const answer = await request(path.startsWith('http') ? path : url + path, {
      method,
      dispatcher: agents[turn++ % agents.length]!,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.body.text()
    const isJson = String(answer.headers['content-type']).includes('json') && text !== ''
    return { status: answer.statusCode, headers: answer.headers, body: isJson ? JSON.parse(text) : text }
  }

  async function noted(what: string, asked: Asked, good: number): Promise<Reply | undefined> {
    const begun = Date.now()
    try {
      const reply = await send(asked)
      const { status, headers, body } = reply
      const problem = status === good ? '' : JSON.stringify(body).slice(0, 200)
      const retryAfter = headers['retry-after'] !== undefined
      answers.push({ what, begun, ended: Date.now(), status, good: status === good, retryAfter, cut: false, problem })
      return reply
    } catch (error) {
      const problem = (error as Error).message
      const cut = asked.method === 'POST' && asked.key === undefined && (error as NodeJS.ErrnoException).code === 'UND_ERR_SOCKET'
      answers.push({ what, begun, ended: Date.now(), status: undefined, good: false, retryAfter: false, cut, problem })
      return undefined
    }
  }
  const ifGood = (reply: Reply | undefined, good: number): Reply | undefined => (reply?.status === good ? reply : undefined)
  return {
    send,
    once: async (what, asked, good) => ifGood(await noted(what, asked, good), good),
    async insistently(what, asked, good) {
      for (let time = 0; time < tries; time++) {
        const reply = await noted(what, asked, good)
        if (reply !== undefined && reply.status < 500) return ifGood(reply, good)
        await pause(1_000)
      }
      return undefined
    },
    close: async () => void (await Promise.all(agents.map((agent) => agent.close()))),
  }
}
