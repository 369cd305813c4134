/** Somebody else's server that takes webhooks: it believes what the library of the Standard Webhooks verifies, and nothing else. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { createServer as createEncrypted } from 'node:https'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll } from 'vitest'
import { loadAnswers } from './answers.ts'

interface Sent {
  type: string
  timestamp: string
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  data: any
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  included: any[]
}

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  text: string
  body: Sent
}

type Manner = number | ((response: ServerResponse) => unknown)

export interface Receiver {
  received: Received[]
  /** Its address at a path, from when on it listens. */
  at(path: string): Promise<string>
  /** How it answers what comes to a path: with a status, or as it likes; 204 unless said. */
  manners: Map<string, Manner>
  /** What came to a path since the last time. */
  taken(path: string): Received[]
}

/** A receiver for this test file, encrypted where it has a certificate. */
export function webhookReceiver(identity?: { key: string; cert: string }): Receiver {
  const received: Received[] = []
  const manners = new Map<string, Manner>()
  const take: RequestListener = (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const path = request.url!
      received.push({ path, headers: request.headers, text, body: JSON.parse(text) as Sent })
      const manner = manners.get(path) ?? 204
      if (typeof manner === 'number') response.writeHead(manner).end()
      else manner(response)
    })
  }
  const server = identity ? createEncrypted(identity, take) : createServer(take)
  const origin = identity ? 'https://localhost' : 'http://127.0.0.1'
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    received,
    manners,
    at: async (path) => {
      if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening')
      return `${origin}:${(server.address() as AddressInfo).port}${path}`
    },
    taken: (path) => {
      const of = received.filter((one) => one.path === path)
      received.splice(0, Infinity, ...received.filter((one) => one.path !== path))
      return of
    },
  }
}

const names = { activities: 'WebhookDeliveryOfActivity', notifications: 'WebhookDeliveryOfNotification' }

/** What was sent, if a secret signed it now and it is as the document says. @throws otherwise. */
export function verified({ text, headers, body }: Received, secret: string): Sent {
  new Webhook(secret).verify(text, headers as Record<string, string>)
  const check = loadAnswers()[names[body.data.type as keyof typeof names]]!
  if (!check(body)) throw new Error(`${body.type} is not as the document says: ${JSON.stringify(check.errors)}`)
  return body
}
