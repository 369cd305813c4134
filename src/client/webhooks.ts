/** Reads what is sent to a webhook endpoint, once it is sure who sent it, with the cryptography of the platform alone. */
import type { webhooks } from '../generated/openapi.d.ts'

type Sent<Name extends keyof webhooks> = webhooks[Name]['post']['requestBody']['content']['application/json']

/** An event as it is sent; `data.type` tells activities from notifications. */
export type WebhookEvent = Sent<'activity'> | Sent<'notification'>

/** Why an event is not to be believed. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
}

/** For how many seconds a signature is good, before and after its time. */
const tolerance = 5 * 60

const isMap = (headers: WebhookHeaders): headers is { get(name: string): string | null } => typeof headers.get === 'function'

/** Those of a `Request`, or as Node has them. */
export type WebhookHeaders = { get(name: string): string | null } | Record<string, string | string[] | undefined>

function headerOf(headers: WebhookHeaders, name: string): string {
  const value = isMap(headers) ? headers.get(name) : headers[name]
  if (typeof value !== 'string') throw new WebhookError(`There is no header ${name}.`)
  return value
}

/** @throws WebhookError for what is no base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    throw new WebhookError('A secret or signature is no base64.')
  }
}

/**
 * The event of a body, exactly as it came, if the secret of the endpoint signed it within five minutes. Rejects with a
 * `WebhookError` otherwise. The same event may come again: its id is the header `webhook-id`.
 */
export async function readWebhook(body: string, headers: WebhookHeaders, secret: string): Promise<WebhookEvent> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => headerOf(headers, name))
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= tolerance)) throw new WebhookError('The signature is not of now.')
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(secret.replace(/^whsec_/, '')), algorithm, false, ['verify'])
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  for (const one of signatures!.split(' ')) {
    const [version, signature = ''] = one.split(',')
    if (version === 'v1' && (await crypto.subtle.verify('HMAC', key, bytesOf(signature), signed))) return JSON.parse(body) as WebhookEvent
  }
  throw new WebhookError('No signature is by the secret of the endpoint.')
}
