/** Sends requests, one after another, and keeps what was asked beside what was answered. */
import { Agent, request } from 'undici'
import type { Caller } from './people.ts'

export interface Ask {
  method: string
  /** From the root of the instance, with its query. */
  path: string
  as?: Caller | undefined
  /** Sent in place of the caller's credential. */
  authorization?: string
  body?: unknown
  /** A body that is sent as it stands, in place of a JSON document. */
  text?: string
  contentType?: string
  accept?: string
}

export interface Exchange {
  ask: Ask
  url: string
  /** 0 where there was no answer; then the text says why. */
  status: number
  headers: Record<string, string>
  text: string
  json: unknown
}

export interface Http {
  send(ask: Ask): Promise<Exchange>
  count(): number
  close(): Promise<void>
}

const patience = 30_000

export const bodyText = ({ text, body }: Ask): string | undefined => text ?? (body === undefined ? undefined : JSON.stringify(body))

export const credentialOf = ({ authorization, as }: Ask): string | undefined => authorization ?? (as && `Bearer ${as.token}`)

export const isSuccess = ({ status }: Exchange): boolean => status >= 200 && status < 300

export function connect(url: string): Http {
  const dispatcher = new Agent({ headersTimeout: patience, bodyTimeout: patience })
  let sent = 0

  async function send(ask: Ask): Promise<Exchange> {
    sent += 1
    const body = bodyText(ask)
    const authorization = credentialOf(ask)
    const whole = /^https?:/.test(ask.path) ? ask.path : url + ask.path
    try {
      const answer = await request(whole, {
        method: ask.method as 'GET',
        dispatcher,
        headers: {
          ...(authorization === undefined ? {} : { authorization }),
          ...(body === undefined ? {} : { 'content-type': ask.contentType ?? 'application/json' }),
          ...(ask.accept === undefined ? {} : { accept: ask.accept }),
        },
        ...(body === undefined ? {} : { body }),
      })
      const text = await answer.body.text()
      const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]))
      return { ask, url: whole, status: answer.statusCode, headers, text, json: parsed(text) }
    } catch (error) {
      return { ask, url: whole, status: 0, headers: {}, text: (error as Error).message, json: undefined }
    }
  }

  return { send, count: () => sent, close: () => dispatcher.close() }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
