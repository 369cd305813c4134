/** The balancer before the servers: HAProxy, set up as an operator would. It asks who is ready and tries again what is safe. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { request } from 'undici'
import { freePort, run, search, start, until } from './programs.ts'
import { startStandIn } from './stand-in.ts'

/** The operator's configuration with the addresses of this check. */
function configuration(port: number, servers: readonly number[]): string {
  const text = readFileSync(new URL('../deploy/haproxy.cfg', import.meta.url), 'utf8')
  const lines = servers.map((one, index) => `  server server-${index} 127.0.0.1:${one}\n`).join('')
  return text.replace('bind :8080', `bind 127.0.0.1:${port}`).replace(/^(?: {2}server .*\n)+/m, lines)
}

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
