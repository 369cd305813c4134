/** Writes a request as a curl command that can be pasted into a shell. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bodyText } from './http.ts'
import type { Ask, Exchange, FormPart } from './http.ts'
import { passwordVariable } from './options.ts'

const longest = 2_000

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** Quotes a body; a password that is nobody's business is read from the environment again. */
function quotedBody(text: string): string {
  const secret = process.env[passwordVariable]
  const whole = quoted(text)
  return secret ? whole.replaceAll(secret, `'"$${passwordVariable}"'`) : whole
}

/** Writes curl commands; bodies that are too long for a line go into files of one folder. */
export class CurlWriter {
  readonly #signIn: (email: string) => { url: string; body: string }
  #folder: string | undefined
  #files = 0

  constructor(signIn: (email: string) => { url: string; body: string }) {
    this.#signIn = signIn
  }

  /** The command, after a line that gets the token it needs. */
  write({ ask, url }: Exchange): string[] {
    const body = bodyText(ask)
    const parts = ['curl -sS -g --path-as-is']
    parts.push(ask.method === 'HEAD' ? '-I' : `-i -X ${ask.method}`, quoted(url))
    if (ask.authorization !== undefined) parts.push(`-H ${quoted(`Authorization: ${ask.authorization}`)}`)
    else if (ask.as) parts.push('-H "Authorization: Bearer $TOKEN"')
    if (ask.accept !== undefined) parts.push(`-H ${quoted(`Accept: ${ask.accept}`)}`)
    for (const [name, value] of Object.entries(ask.headers ?? {})) parts.push(`-H ${quoted(`${name}: ${value}`)}`)
    for (const part of ask.form ?? []) parts.push(`-F ${quoted(this.#part(part))}`)
    if (body !== undefined) {
      parts.push(`-H ${quoted(`Content-Type: ${ask.contentType ?? 'application/json'}`)}`)
      parts.push(`--data-binary ${Buffer.byteLength(body) > longest ? `@${this.#file(body)}` : quotedBody(body)}`)
    }
    return [...this.#tokenLine(ask), parts.join(' ')]
  }

  #tokenLine({ as, authorization }: Ask): string[] {
    if (!as || authorization !== undefined) return []
    const { url, body } = this.#signIn(as.email)
    const request = `curl -s ${quoted(url)} -H 'Content-Type: application/json' -d ${quotedBody(body)}`
    return [`TOKEN=$(${request} | sed 's/.*"token": *"\\([^"]*\\)".*/\\1/')`]
  }

  #part({ name, type, bytes, fileName }: FormPart): string {
    const from = `${name}=${fileName === undefined ? '<' : '@'}${this.#file(bytes)};type=${type}`
    return fileName === undefined ? from : `${from};filename="${fileName}"`
  }

  #file(body: string | Buffer): string {
    this.#folder ??= mkdtempSync(join(tmpdir(), 'contract-check-'))
    const file = join(this.#folder, `body-${(this.#files += 1)}`)
    writeFileSync(file, body, { mode: 0o600 })
    return file
  }
}
