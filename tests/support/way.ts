/** A way to a server on this machine that can be broken, as a network can. */
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

export interface Way {
  /** The same address by this way. */
  by(url: string): string
  /** What becomes of new connections: they get through, are refused, or are accepted and hear nothing. */
  manner: 'open' | 'refusing' | 'silent'
  /** Whatever is sent on the connections that there are, to either end, is lost from now on; they stay open. */
  silence(): void
  /** Ends the connections that there are. */
  cut(): void
  close(): Promise<void>
}

/** A way to the host and port of `to`. */
export async function openWay(to: string): Promise<Way> {
  const { hostname, port } = new URL(to)
  const silent = new WeakSet<Socket>()
  const sockets = new Set<Socket>()
  const keep = (socket: Socket): void => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  }
  const server = createServer((near) => {
    keep(near)
    if (way.manner === 'refusing') return near.resetAndDestroy()
    if (way.manner === 'silent') return void near.resume()
    const far = connect(Number(port), hostname)
    keep(far)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('data', (bytes) => void (silent.has(one) || other.write(bytes)))
      one.on('close', () => void (silent.has(one) || other.destroy()))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const way: Way = {
    by: (url) => Object.assign(new URL(url), { host: `127.0.0.1:${(server.address() as AddressInfo).port}` }).href,
    manner: 'open',
    silence: () => sockets.forEach((one) => silent.add(one)),
    cut: () => sockets.forEach((one) => void one.destroy()),
    async close() {
      server.close()
      way.cut()
    },
  }
  return way
}
