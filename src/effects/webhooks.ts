/** Sends events to the addresses of others, signed as the Standard Webhooks have it. */
import type { OutgoingHttpHeaders } from 'node:http'
import type { Agent, RequestOptions } from 'node:https'
import { faultOfUrl, leadsInside, publicLookup, resolveName } from './webhook-addresses.ts'
import type { Resolve } from './webhook-addresses.ts'

interface WebhookPost {
  url: string
  /** The same each time that it is tried. */
  id: string
  /** What it is signed with, each `whsec_…`. */
  secrets: readonly string[]
  body: string
}

/** What became of a try. */
export interface WebhookOutcome {
  /** What the address answered, if it did. */
  status: number | null
  /** Why it is a failure, in words; null where it is none. */
  fault: string | null
  /** Whether the address wants nothing any more. */
  gone: boolean
}

export type PostWebhook = (post: WebhookPost) => Promise<WebhookOutcome>

/** How long all of it may take, in milliseconds, and how much is read of an answer, in bytes. */
const patience = 15_000
const mostRead = 4_096

/** `privately`: to private networks too, and without encryption. */
export function webhookPoster(privately: boolean, resolve: Resolve = resolveName): PostWebhook {
  const lookup = publicLookup(resolve)
  return async (post) => {
    const fault = faultOfUrl(post.url, privately)
    if (fault !== undefined) return failed(`The URL ${fault}.`)
    const headers = await headersOf(post)
    const agent = privately ? {} : { agent: await publicAgent(), lookup }
    return exchange(post, { ...agent, method: 'POST', headers, signal: AbortSignal.timeout(patience) })
  }
}

/** An agent that looks at each address once more before it connects, and connects anew each time. */
async function publicAgent(): Promise<Agent> {
  const { RequestFilteringHttpsAgent } = await import('request-filtering-agent')
  return new RequestFilteringHttpsAgent({ keepAlive: false, maxCachedSessions: 0 })
}

async function headersOf({ id, secrets, body }: WebhookPost): Promise<OutgoingHttpHeaders> {
  const { Webhook } = await import('standardwebhooks')
  const now = new Date()
  return {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'research-publishing-platform',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  }
}

/** The answer is over when its body is, or more of it has come than anybody wants, or the time is over. */
async function exchange({ url, body }: WebhookPost, options: RequestOptions): Promise<WebhookOutcome> {
  // What a module imports of node:http takes undici along, which is slow at a start.
  const { request } = await (url.startsWith('https:') ? import('node:https') : import('node:http'))
  return new Promise((resolve) => {
    let answered = false
    const call = request(url, options, (answer) => {
      answered = true
      let read = 0
      answer.on('data', ({ length }: Buffer) => {
        read += length
        if (read > mostRead) answer.destroy()
      })
      answer.on('error', () => undefined)
      answer.on('close', () => resolve(outcomeOf(answer.statusCode!)))
    })
    call.on('error', (error) => !answered && resolve(failed(inWords(error))))
    // A connection that was turned into something else ends without an error.
    call.on('close', () => !answered && resolve(failed(words['ECONNRESET']!)))
    call.end(body)
  })
}

const failed = (fault: string): WebhookOutcome => ({ status: null, fault, gone: false })

function outcomeOf(status: number): WebhookOutcome {
  if (status < 100) return failed('It answered with no status of HTTP.')
  const isTaken = status >= 200 && status < 300
  const why = status >= 300 && status < 400 ? `It answered ${status}; redirects are not followed.` : `It answered ${status}.`
  return { status, fault: isTaken ? null : why, gone: status === 410 }
}

const words: Record<string, string> = {
  ABORT_ERR: 'There was no answer within 15 seconds.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed without an answer.',
  EHOSTUNREACH: 'The host cannot be reached.',
  ENETUNREACH: 'The host cannot be reached.',
  ENOTFOUND: 'The name of the host is unknown.',
  ETIMEDOUT: 'There was no connection in time.',
}

/** Nothing is told of the addresses that a name led to. */
function inWords({ code = '', message }: NodeJS.ErrnoException): string {
  if (message.includes(leadsInside) || message.includes('is not allowed')) return `The address ${leadsInside}.`
  if (/CERT|ALTNAME|ISSUER|SIGNATURE/.test(code)) return `The certificate of the host is not valid (${code}).`
  return words[code] ?? `The connection failed${code === '' ? '' : ` (${code})`}.`
}
