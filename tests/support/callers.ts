/**
 * Callers who speak to a server over HTTP. Every answer is held against the contract: an undocumented status or a body
 * that does not fit fails the test that caused it.
 */
import { Agent, request } from 'undici'
import { checkAnswer } from './contract.ts'

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  bytes: Buffer
  text: string
  // Test code reads answers freely; their shape was checked already.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any
}

export interface SendOptions {
  headers?: Record<string, string>
  /** A body to send as it is, in place of a JSON document. */
  raw?: string | Buffer
  /** The address that it comes from, one of 127.0.0.0/8. */
  from?: string
}

/** Someone who sends requests, with a credential or without. */
export interface Client {
  token: string | undefined
  get(path: string, options?: SendOptions): Promise<Answer>
  post(path: string, body?: unknown, options?: SendOptions): Promise<Answer>
  patch(path: string, body?: unknown, options?: SendOptions): Promise<Answer>
  delete(path: string, options?: SendOptions): Promise<Answer>
  send(method: string, path: string, body?: unknown, options?: SendOptions): Promise<Answer>
}

interface Called {
  /** Where the server is by now. */
  url(): string
  /** An answer 500 to `what` as an Error that tells its cause. */
  faultOf(what: string, text: string): Error
  /** What else looks at each answer. */
  heard?(method: string, path: string, answer: Answer, token: string | undefined): void
}

/** Makes callers of a server, by their token, until they hang up. */
export function callersOf({ url, faultOf, heard }: Called): { client(token: string | undefined): Client; hangUp(): Promise<void> } {
  const agent = new Agent({ connections: 64 })
  const elsewhere = new Map<string, Agent>()

  /** What sends from an address. */
  function agentAt(localAddress: string): Agent {
    if (!elsewhere.has(localAddress)) elsewhere.set(localAddress, new Agent({ localAddress }))
    return elsewhere.get(localAddress)!
  }

  async function send(token: string | undefined, method: string, path: string, body?: unknown, options: SendOptions = {}): Promise<Answer> {
    const sentBody = options.raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const response = await request(path.startsWith('http') ? path : url() + path, {
      method: method as 'GET',
      dispatcher: options.from === undefined ? agent : agentAt(options.from),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(sentBody === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(sentBody === undefined ? {} : { body: sentBody }),
    })
    const bytes = Buffer.from(await response.body.arrayBuffer())
    const text = bytes.toString()
    if (response.statusCode === 500) throw faultOf(`${method} ${path}`, text)
    const json = /\bjson/.test(String(response.headers['content-type']))
    const answer: Answer = {
      status: response.statusCode,
      headers: response.headers,
      bytes,
      text,
      body: json && text !== '' ? JSON.parse(text) : undefined,
    }
    checkAnswer(method, new URL(path, url()).pathname, answer)
    heard?.(method, path, answer, token)
    return answer
  }

  const client = (token: string | undefined): Client => ({
    token,
    get: (path, options) => send(token, 'GET', path, undefined, options),
    post: (path, body, options) => send(token, 'POST', path, body, options),
    patch: (path, body, options) => send(token, 'PATCH', path, body, options),
    delete: (path, options) => send(token, 'DELETE', path, undefined, options),
    send: (method, path, body, options) => send(token, method, path, body, options),
  })
  return {
    client,
    hangUp: async () => {
      for (const one of [agent, ...elsewhere.values()]) await one.destroy()
    },
  }
}
