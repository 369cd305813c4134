/** A proxy in front of a server that passes everything on, except that it tells one lie. */
import { createServer, request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Passed {
  method: string
  path: string
  /** The headers on their way to the server; a lie may change them. */
  sent: IncomingHttpHeaders
  /** The body on its way to the server. */
  body: Buffer
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** `before` changes what the server is asked, `after` what it answered. */
export interface Lie {
  before?(passed: Passed): void
  after?(passed: Passed): unknown
}

export interface LyingServer {
  url: string
  close(): Promise<void>
}

/** Changes the JSON that was answered. */
// What a lie does to an answer needs no type.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export function edit(passed: Passed, change: (body: any) => void): void {
  const body = JSON.parse(passed.text) as unknown
  change(body)
  passed.text = JSON.stringify(body)
}

export async function startLying(target: string, { before, after }: Lie): Promise<LyingServer> {
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const { method = 'GET', url = '/', headers } = incoming
      const passed: Passed = { method, path: url, sent: { ...headers }, body: Buffer.concat(chunks), status: 0, headers: {}, text: '' }
      before?.(passed)
      const { host, ...sent } = passed.sent
      const asked = request(target + passed.path, { method: passed.method, headers: { ...sent, ...(host ? { host } : {}) } }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        const tell = async (): Promise<void> => {
          const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = answer.headers
          Object.assign(passed, { status: answer.statusCode!, headers: kept, text: Buffer.concat(parts).toString() })
          await after?.(passed)
          outgoing.writeHead(passed.status, passed.headers).end(passed.text)
        }
        answer.on('end', () => void tell())
      })
      asked.end(passed.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
