/** Which addresses webhooks reach: none of a private network, whichever way it is named. */
import type { LookupAddress, LookupOptions } from 'node:dns'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { RequestFilteringHttpsAgent } from 'request-filtering-agent'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultOfUrl } from '../../src/effects/webhook-addresses.ts'
import type { Resolve } from '../../src/effects/webhook-addresses.ts'
import { webhookPoster } from '../../src/effects/webhooks.ts'

const secrets = [`whsec_${Buffer.alloc(32, 7).toString('base64')}`]
const leadsTo =
  (...addresses: string[]): Resolve =>
  () =>
    Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })))
const post = (url: string, resolve?: Resolve) => webhookPoster(false, resolve)({ url, id: 'one', secrets, body: '{}' })
const failed = (fault: string) => ({ status: null, fault, gone: false })
const inside = failed('The address leads to a private network.')

const privateAddresses = [
  ['private', '10.0.0.1'],
  ['private', '172.16.0.1'],
  ['private', '192.168.1.1'],
  ['loopback', '127.0.0.1'],
  ['loopback', '::1'],
  ['link-local', '169.254.169.254'],
  ['link-local', 'fe80::1'],
  ['unique-local', 'fc00::1'],
  ['unique-local', 'fd12:3456::1'],
  ['shared', '100.64.0.1'],
  ['multicast', '224.0.0.1'],
  ['multicast', 'ff02::1'],
  ['broadcast', '255.255.255.255'],
  ['reserved', '192.0.2.1'],
  ['reserved', '198.18.0.1'],
  ['reserved', '240.0.0.1'],
  ['reserved', '2001:db8::1'],
  ['reserved', '4000::1'],
  ['unspecified', '0.0.0.0'],
  ['unspecified', '0.1.2.3'],
  ['unspecified', '::'],
  ['IPv4-mapped', '::ffff:10.0.0.1'],
  ['IPv4-mapped', '::ffff:8.8.8.8'],
  ['IPv4-compatible', '::10.0.0.1'],
  ['NAT64', '64:ff9b::a00:1'],
  ['NAT64', '64:ff9b:1::a00:1'],
  ['6to4', '2002:a00:1::1'],
  ['Teredo', '2001::1'],
] as const

describe.each(privateAddresses)('%s %s', (_kind, address) => {
  const host = address.includes(':') ? `[${address}]` : address

  test('is refused in a URL', async () => {
    expect(faultOfUrl(`https://${host}/hook`, false)).toBe('leads to a private network')
    expect(await post(`https://${host}:8443/hook`)).toEqual(failed('The URL leads to a private network.'))
  })

  test('is not connected to by a name that leads there', async () => {
    expect(await post('https://hooks.example/', leadsTo(address))).toEqual(inside)
  })
})

describe('a URL', () => {
  test.each([
    ['https://8.8.8.8/', undefined],
    ['https://hooks.example.com:8443/a?b=c', undefined],
    ['https://[2606:4700::1111]/', undefined],
    ['https://0x7f000001/', 'leads to a private network'],
    ['https://127.1/', 'leads to a private network'],
    ['https://localhost./', 'leads to a private network'],
    ['https://api.localhost/', 'leads to a private network'],
    ['https://printer.local/', 'leads to a private network'],
    ['https://metadata.google.internal/', 'leads to a private network'],
    ['https://database/', 'leads to a private network'],
    ['http://hooks.example/', 'is no https URL'],
    ['file:///etc/passwd', 'is no https URL'],
    ['https://me@hooks.example/', 'holds credentials'],
    ['https://hooks.example:80/', 'has a port below 1024 other than 443'],
    ['https://hooks.example:1023/', 'has a port below 1024 other than 443'],
    ['https://hooks.example:443/', undefined],
    ['https://hooks.example:1024/', undefined],
  ])('%s: %s', (url, fault) => {
    expect(faultOfUrl(url, false)).toBe(fault)
  })

  test('may lead to this machine where that is allowed, and holds no credentials even then', () => {
    for (const url of ['http://127.0.0.1:80/', 'https://localhost/']) expect(faultOfUrl(url, true)).toBe(undefined)
    expect(faultOfUrl('http://me:secret@localhost/', true)).toBe('holds credentials')
  })
})

describe('a name', () => {
  let port = 0
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    response.end()
  })
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => void server.close())

  test('that leads elsewhere each time it is looked up is looked at each time', async () => {
    let times = 0
    const rebinding: Resolve = (host) => leadsTo(++times === 1 ? '192.0.2.1' : '127.0.0.1')(host)
    for (let n = 0; n < 3; n++) expect(await post(`https://hooks.example:${port}/`, rebinding)).toEqual(inside)
    expect([times, asked]).toEqual([3, 0])
  })

  test('with a private address among public ones is not connected to', async () => {
    expect(await post(`https://hooks.example:${port}/`, leadsTo('8.8.8.8', '127.0.0.1'))).toEqual(inside)
  })

  test('that nobody knows is told in words', async () => {
    expect(await post('https://hooks.example/', leadsTo())).toEqual(failed('The name of the host is unknown.'))
  })
})

describe('the agent', () => {
  test.each(privateAddresses.filter(([kind, address]) => kind !== 'IPv4-compatible' && address !== '4000::1'))(
    'by itself connects to no %s address either: %s',
    async (_kind, address) => {
      const agent = new RequestFilteringHttpsAgent()
      const call = request({ host: 'hooks.example', agent, lookup: (_host, options, answer) => lookedUp(address, options, answer) })
      const [error] = (await once(call, 'error')) as [Error]
      expect(error.message).toContain('is not allowed')
    },
  )
})

const lookedUp = (
  address: string,
  { all }: LookupOptions,
  answer: (error: null, found: string | LookupAddress[], family?: number) => void,
) => {
  const family = address.includes(':') ? 6 : 4
  if (all) answer(null, [{ address, family }])
  else answer(null, address, family)
}
