/** What is sent encrypted: to the host that the URL names, as somebody vouches who is trusted, and to nobody else. */
import { sql } from 'kysely'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { generate } from 'selfsigned'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tell } from '../../support/activity-bodies.ts'
import { putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import { verified, webhookReceiver } from '../../support/webhook-receiver.ts'
import type { Receiver } from '../../support/webhook-receiver.ts'
import { deliveries, send, subscribe } from '../../support/webhooks.ts'
import type { Subscribed } from '../../support/webhooks.ts'

const named = (value: string) => [{ name: 'commonName', value }]

async function authority(name: string): Promise<{ key: string; cert: string }> {
  const extensions = [
    { name: 'basicConstraints' as const, cA: true, critical: true },
    { name: 'keyUsage' as const, keyCertSign: true, critical: true },
  ]
  const made = await generate(named(name), { extensions })
  return { key: made.private, cert: made.cert }
}

/** What a host shows of itself, as an authority has signed it; `valid`: when, from now on for a year unless said. */
async function identity(
  host: string,
  ca: { key: string; cert: string },
  valid: { notBeforeDate?: Date; notAfterDate?: Date } = {},
): Promise<{ key: string; cert: string }> {
  const extensions = [{ name: 'subjectAltName' as const, altNames: [{ type: 2 as const, value: host }] }]
  const made = await generate(named(host), { ca, extensions, ...valid })
  return { key: made.private, cert: made.cert }
}

const trusted = await authority('trusted')
const receivers: Record<string, Receiver> = {
  itself: webhookReceiver(await identity('localhost', trusted)),
  another: webhookReceiver(await identity('hooks.example', trusted)),
  stale: webhookReceiver(
    await identity('localhost', trusted, { notBeforeDate: new Date('2020-01-01'), notAfterDate: new Date('2020-02-01') }),
  ),
  unknown: webhookReceiver(await identity('localhost', await authority('unknown'))),
}
const server = startServer({ privateWebhooks: true })

const usual = getCACertificates()
beforeAll(() => setDefaultCACertificates([...usual, trusted.cert]))
afterAll(() => setDefaultCACertificates(usual))
beforeEach(async () => void (await sql`delete from webhook_endpoints`.execute(server.db)))

/** Has something happen that a receiver is sent, and answers what became of it. */
async function sentTo(receiver: Receiver): Promise<{ endpoint: Subscribed; state: Record<string, unknown> }> {
  const investor = await server.as('investor')
  const endpoint = await subscribe(receiver, investor, ['insight.view'])
  await tell(investor, 'insight.view', 'insights', await putInsight(server.db, 'published'))
  await send(server)
  const { data } = (await investor.get(`${deliveries}?filter[endpoint-id]=${endpoint.id}`)).body
  return { endpoint, state: data[0].attributes as Record<string, unknown> }
}

test('a host that shows who it is takes it', async () => {
  const { endpoint, state } = await sentTo(receivers['itself']!)
  expect(state).toMatchObject({ state: 'delivered', attempts: 1, 'last-error': null })
  expect(receivers['itself']!.taken(endpoint.path).map((one) => verified(one, endpoint.secret).type)).toEqual(['insight.view'])
})

test.each([
  ['another', 'that shows the name of another', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ['stale', 'whose certificate is over', 'CERT_HAS_EXPIRED'],
  ['unknown', 'for which nobody vouches who is trusted', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
])('a host (%s) %s is sent nothing, and tried again', async (which, _what, code) => {
  const { state } = await sentTo(receivers[which]!)
  const error = `The certificate of the host is not valid (${code}).`
  expect(state).toMatchObject({ state: 'pending', attempts: 1, 'last-error': error, 'next-attempt-at': expect.any(String) as string })
  expect(receivers[which]!.received).toEqual([])
})
