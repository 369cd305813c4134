/** A mail service that signs what it reports. */
import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { Client, SendOptions } from './callers.ts'

export const hookSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

interface Signing {
  secret?: string
  at?: Date
  id?: string
}

/** The headers of a text that is signed. */
export function signatureOf(
  text: string,
  { secret = hookSecret, at = new Date(), id = randomUUID() }: Signing = {},
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000))
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': new Webhook(secret).sign(id, at, text) }
}

/** The same caller, who signs every body. */
export function signing(caller: Client): Client {
  const send = (method: string, path: string, body?: unknown, options: SendOptions = {}) => {
    const raw = JSON.stringify(body ?? {})
    return caller.send(method, path, body, { ...options, raw, headers: { ...signatureOf(raw), ...options.headers } })
  }
  return { ...caller, send, post: (path, body, options) => send('POST', path, body, options) }
}
