/** The port that metrics are read on. Who reaches it needs no credential, so it is another one than that of the API. */
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inUrl } from '../setting.ts'

export interface Listening {
  port: number
  host: string
}

interface Listener {
  /** The address of the metrics. */
  url: string
  close(): void
}

const path = '/metrics'

/** Serves what `read` answers. @throws where the port is taken or the host is not this machine's. */
export async function serveMetrics({ port, host }: Listening, read: () => Promise<{ type: string; text: string }>): Promise<Listener> {
  const { createServer } = await import('node:http')
  const server = createServer()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.split('?')[0] !== path || request.method !== 'GET') return void response.writeHead(404).end()
    read().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      (error: unknown) => response.writeHead(500, { 'content-type': 'text/plain' }).end(`${String(error)}\n`),
    )
  })
  server.listen(port, host)
  await once(server, 'listening').catch((cause: Error) => {
    throw new Error(`METRICS_HOST, METRICS_PORT: ${cause.message}`, { cause })
  })
  const { port: own } = server.address() as AddressInfo
  return {
    url: `http://${inUrl(host)}:${own}${path}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
