/** The balancer before the servers: HAProxy, set up as an operator would. It asks who is ready and tries again what is safe. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { request } from 'undici'
import { freePort, run, search, start, until } from './programs.ts'
import { startStandIn } from './stand-in.ts'

const unavailable = (status: number): string =>
  `http-error status ${status} content-type application/json string '{"errors":[{"title":"Unavailable","status":"${status}"}]}' hdr Retry-After 1`

// A request without a body, or with an Idempotency-Key, may be sent again to another server.
const configuration = (port: number, servers: readonly number[]): string => `
global
  maxconn 2000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout queue 5s
  ${unavailable(503)}
frontend entrance
  bind 127.0.0.1:${port}
  option forwardfor
  default_backend servers
backend servers
  balance roundrobin
  option http-buffer-request
  option httpchk GET /health/ready
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
  http-request disable-l7-retry if METH_POST !{ req.hdr(Idempotency-Key) -m found }
  default-server check inter 500ms fall 1 rise 1
${servers.map((one, index) => `  server s${index} 127.0.0.1:${one}`).join('\n')}
`

async function startHaproxy(program: string, root: string, servers: readonly number[]): Promise<string> {
  const port = await freePort()
  const file = join(root, 'haproxy.cfg')
  writeFileSync(file, configuration(port, servers))
  await run(program, ['-c', '-f', file])
  start(program, ['-db', '-f', file])
  return `http://127.0.0.1:${port}`
}

/** Starts it, or where there is none what stands in for it, and answers its address. */
export async function startBalancer(root: string, servers: readonly number[]): Promise<string> {
  const program = search('haproxy')
  if (program === undefined) console.log('There is no HAProxy here: a balancer of the check itself stands in for it.')
  const url = await (program === undefined ? startStandIn(servers) : startHaproxy(program, root, servers))
  await until('the balancer finds the servers ready', 20, async () => {
    const { statusCode, body } = await request(`${url}/health/ready`)
    await body.dump()
    return statusCode === 200
  })
  return url
}
