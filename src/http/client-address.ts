/** The network address that a request comes from. */
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { isIP } from 'node:net'

/**
 * The address of the client, as the connection tells it or the last trusted proxy, for counting. What is no address is passed
 * over for the proxy that told it.
 */
export function addressOf(request: FastifyRequest): string {
  const told = (request.ips ?? [request.ip]).map(withoutPort)
  return countedAs(told.findLast((one) => isIP(one) !== 0) ?? '::')
}

/** What an address is counted as: of IPv6 the network that one customer has (64 bits), since it may take any address there. */
export function countedAs(found: string): string {
  if (isIP(found) === 4) return found
  const address = ipaddr.process(found)
  if (address.kind() === 'ipv4') return address.toString()
  const network = (address as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}

/** Some proxies write the port too. A closed connection has no address. */
function withoutPort(address: string | undefined): string {
  return address === undefined ? '' : (/^(?:\[([^\]]*)\]|([\d.]+))(?::\d{1,5})?$/.exec(address)?.slice(1).find(Boolean) ?? address)
}
