/** Which addresses webhooks may be sent to: those of the internet, over https, unless private ones are allowed. */
import ipaddr from 'ipaddr.js'
import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { LookupFunction } from 'node:net'

const worldwide = ipaddr.parseCIDR('2000::/3')

/** Whether an IP address is one of the internet. */
function isPublic(address: string): boolean {
  const read = ipaddr.parse(address)
  return read.range() === 'unicast' && (read.kind() === 'ipv4' || read.match(worldwide))
}

/** Names that no server of names knows, or that lead to this machine or its network. */
const isLocalName = (host: string): boolean =>
  !host.includes('.') || host.split('.').includes('') || /\.(?:localhost|local|internal|home\.arpa|test|invalid)$/.test(host)

export const leadsInside = 'leads to a private network'

/** Why nothing may be sent to a URL, as far as it says so itself. */
export function faultOfUrl(text: string, privately: boolean): string | undefined {
  const { protocol, username, password, port, hostname } = new URL(text)
  if (username !== '' || password !== '') return 'holds credentials'
  if (protocol !== 'https:' && !(privately && protocol === 'http:')) return 'is no https URL'
  if (privately) return undefined
  if (port !== '' && Number(port) < 1_024) return 'has a port below 1024 other than 443'
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
  const isInside = isIP(host) ? !isPublic(host) : isLocalName(host)
  return isInside ? leadsInside : undefined
}

/** The addresses of a name; none where nobody knows it. */
export type Resolve = (host: string) => Promise<LookupAddress[]>

/** Asks servers of names alone, and not for long: what the system does instead would hold a thread that others need. */
const resolver = new Resolver({ timeout: 3_000, tries: 2 })

export const resolveName: Resolve = async (host) => {
  const none = (): string[] => []
  const [four, six] = await Promise.all([resolver.resolve4(host).catch(none), resolver.resolve6(host).catch(none)])
  return [...four.map((address) => ({ address, family: 4 })), ...six.map((address) => ({ address, family: 6 }))]
}

/** A lookup for connections. Where one of the addresses of a name is private, none is answered. */
export const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (host, { all }, answer) => {
    const fail = (error: Error): void => answer(error, '')
    resolve(host).then((found) => {
      const [first] = found
      if (!first) return fail(Object.assign(new Error(`${host} is unknown`), { code: 'ENOTFOUND' }))
      if (!found.every(({ address }) => isPublic(address))) return fail(new Error(`${host} ${leadsInside}`))
      if (all) answer(null, found)
      else answer(null, first.address, first.family)
    }, fail)
  }
