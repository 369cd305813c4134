/** Sends requests, one after another, and keeps what was asked beside what was answered. */
import { Agent, request } from 'undici'

/** What names a record. */
export interface Linkage {
  type: string
  id: string
}

export interface Caller {
  email: string
  token: string
  /** Those roles of the document that its own records name. */
  roles: Set<string>
  /** The records that its session leads to. */
  own: Linkage[]
}

/** A part of a form: a document, or a file with its name. */
export interface FormPart {
  name: string
  type: string
  bytes: Buffer
  fileName?: string
}

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
  /** A body of several parts, in place of a JSON document. */
  form?: FormPart[]
  contentType?: string
  accept?: string
  /** Further headers, by their names in lower case. */
  headers?: Readonly<Record<string, string>>
}

export interface Exchange {
  ask: Ask
  url: string
  /** 0 where there was no answer; then the text says why. */
  status: number
  headers: Record<string, string>
  text: string
  json: unknown
  milliseconds: number
}

export interface Http {
  send(ask: Ask): Promise<Exchange>
  count(): number
  close(): Promise<void>
}

/** After so many milliseconds without an answer a request is given up. */
const patience = 20_000

const boundary = 'contract-check-part'

export const bodyText = ({ text, body, form }: Ask): string | undefined =>
  text ?? (body === undefined || form ? undefined : JSON.stringify(body))

const credentialOf = ({ authorization, as }: Ask): string | undefined => authorization ?? (as && `Bearer ${as.token}`)

export const isSuccess = ({ status }: Pick<Exchange, 'status'>): boolean => (status >= 200 && status < 300) || status === 302

export function connect(url: string): Http {
  const dispatcher = new Agent({ headersTimeout: patience, bodyTimeout: patience })
  let sent = 0

  async function send(ask: Ask): Promise<Exchange> {
    sent += 1
    const whole = /^https?:/.test(ask.path) ? ask.path : url + ask.path
    const began = performance.now()
    const took = (): number => Math.round(performance.now() - began)
    try {
      const body = ask.form ? formBody(ask.form) : bodyText(ask)
      const answer = await request(whole, {
        method: ask.method as 'GET',
        dispatcher,
        headers: headersOf(ask),
        ...(body === undefined ? {} : { body }),
      })
      const text = await answer.body.text()
      const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]))
      return { ask, url: whole, status: answer.statusCode, headers, text, json: parsed(text), milliseconds: took() }
    } catch (error) {
      return { ask, url: whole, status: 0, headers: {}, text: (error as Error).message, json: undefined, milliseconds: took() }
    }
  }

  return { send, count: () => sent, close: () => dispatcher.close() }
}

function headersOf(ask: Ask): Record<string, string> {
  const authorization = credentialOf(ask)
  return {
    ...(authorization === undefined ? {} : { authorization }),
    ...(ask.form ? { 'content-type': `multipart/form-data; boundary=${boundary}` } : {}),
    ...(bodyText(ask) === undefined ? {} : { 'content-type': ask.contentType ?? 'application/json' }),
    ...(ask.accept === undefined ? {} : { accept: ask.accept }),
    ...ask.headers,
  }
}

function formBody(parts: readonly FormPart[]): Buffer {
  const written = parts.map(({ name, type, bytes, fileName }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName.replaceAll('"', '%22')}"`
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\nContent-Type: ${type}\r\n\r\n`
    return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')])
  })
  return Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)])
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
