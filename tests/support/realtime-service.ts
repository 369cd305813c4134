/** A realtime service on this machine: a server of its HTTP protocol, which takes what is signed as the protocol asks and nothing else. */
import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export interface LiveTold {
  name: string
  channels: string[]
  data: Record<string, unknown>
}

interface RealtimeService {
  /** What it has taken. */
  events: LiveTold[]
  /** Its address, from when on it listens. */
  host(): Promise<string>
  /** Has it be out of order for so many requests. */
  refuse(times: number): void
}

/** A service for this test file. */
export function realtimeService(): RealtimeService {
  const events: LiveTold[] = []
  let refusals = 0
  const service = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.on('end', () => {
      const answer = (status: number): void => void response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
      const body = Buffer.concat(chunks)
      const { pathname, searchParams } = new URL(request.url!, 'http://service')
      const signature = searchParams.get('auth_signature')
      searchParams.delete('auth_signature')
      searchParams.sort()
      const query = [...searchParams].map(([name, value]) => `${name}=${value}`).join('&')
      const expected = createHmac('sha256', 'demo-secret').update(`${request.method}\n${pathname}\n${query}`).digest('hex')
      const late = Math.abs(Date.now() / 1000 - Number(searchParams.get('auth_timestamp'))) > 600
      const hash = createHash('md5').update(body).digest('hex')
      const known = searchParams.get('auth_key') === 'demo-key' && searchParams.get('auth_version') === '1.0'
      if (signature !== expected || late || !known || searchParams.get('body_md5') !== hash) return answer(401)
      if (pathname !== '/apps/7/events') return answer(404)
      const { data, ...event } = JSON.parse(body.toString()) as { name: string; channels: string[]; data: string }
      if (event.channels.length > 100 || event.channels.some((one) => !/^[A-Za-z0-9_=@,.;-]{1,200}$/.test(one))) return answer(400)
      if (refusals-- > 0) return answer(503)
      events.push({ ...event, data: JSON.parse(data) as LiveTold['data'] })
      answer(200)
    })
  })
  afterAll(() => void service.close())
  return {
    events,
    host: async () => {
      if (!service.listening) await once(service.listen(0, '127.0.0.1'), 'listening')
      return `http://127.0.0.1:${(service.address() as AddressInfo).port}`
    },
    refuse: (times) => void (refusals = times),
  }
}
