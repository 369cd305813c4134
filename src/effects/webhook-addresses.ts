/** Which addresses webhooks may be sent to: those of the internet, over https, unless private ones are allowed. */
import ipaddr from 'ipaddr.js'
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
const isLocalName = (host: string): boolean => !host.includes('.') || /\.(?:localhost|local|internal|home\.arpa|test|invalid)$/.test(host)

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

/** Asks servers of names alone, and not for long: what the system does instead would hold a thread that others need. */
const resolver = new Resolver({ timeout: 3_000, tries: 2 })

/** Looks the addresses of a name up. Where one of them is private, none is answered. */
export const lookUp: LookupFunction = (host, { all }, answer) => {
  const asked = [resolver.resolve4(host).catch(() => []), resolver.resolve6(host).catch(() => [])]
  void Promise.all(asked).then(([four = [], six = []]) => {
    const found = [...four.map((address) => ({ address, family: 4 })), ...six.map((address) => ({ address, family: 6 }))]
    const [first] = found
    if (!first) return answer(Object.assign(new Error(`${host} is unknown`), { code: 'ENOTFOUND' }), '')
    if (!found.every(({ address }) => isPublic(address))) return answer(new Error(`${host} ${leadsInside}`), '')
    if (all) answer(null, found)
    else answer(null, first.address, first.family)
  })
}
