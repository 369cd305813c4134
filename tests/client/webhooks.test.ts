import { sql } from 'kysely'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { readWebhook, WebhookError } from '../../src/client/index.ts'
import { tell } from '../support/activity-bodies.ts'
import { putInsight } from '../support/insight-rows.ts'
import { startServer } from '../support/server.ts'
import { webhookReceiver } from '../support/webhook-receiver.ts'
import type { Received } from '../support/webhook-receiver.ts'
import { send, subscribe } from '../support/webhooks.ts'
import type { Subscribed } from '../support/webhooks.ts'

const receiver = webhookReceiver()
const server = startServer({ privateWebhooks: true })

async function received(): Promise<{ one: Received; endpoint: Subscribed }> {
  await sql`delete from webhook_endpoints`.execute(server.db)
  const reader = await server.as('investor')
  const endpoint = await subscribe(receiver, reader, ['insight.view'])
  await tell(reader, 'insight.view', 'insights', await putInsight(server.db, 'published'))
  await send(server)
  return { one: receiver.taken(endpoint.path)[0]!, endpoint }
}

describe('an event', () => {
  test('is read with the secret of its endpoint, from the headers of Node and of a request', async () => {
    const { one, endpoint } = await received()
    const event = await readWebhook(one.text, one.headers, endpoint.secret)
    expect(event).toEqual(one.body)
    const headers = new Headers(one.headers as Record<string, string>)
    expect(await readWebhook(one.text, headers, endpoint.secret)).toEqual(one.body)
    if (event.data.type === 'activities') expectTypeOf(event.data.attributes.direction).toEqualTypeOf<string>()
    expect(event.data.type).toBe('activities')
  })

  test('is read with either secret after a rotation', async () => {
    const { endpoint } = await received()
    const rotated: string = (await endpoint.client.patch(`${endpoint.own}/rotate-secret`)).body.data.attributes.secret
    await tell(endpoint.client, 'insight.view', 'insights', await putInsight(server.db, 'published'))
    await send(server)
    const [one] = receiver.taken(endpoint.path)
    for (const secret of [endpoint.secret, rotated]) expect(await readWebhook(one!.text, one!.headers, secret)).toEqual(one!.body)
  })

  test('is not believed with another secret, body, id or time, nor without a signature', async () => {
    const { one, endpoint } = await received()
    const read = (text: string, changed: Record<string, string | undefined>, secret = endpoint.secret) =>
      readWebhook(text, { ...one.headers, ...changed }, secret)
    const other = `whsec_${btoa('x'.repeat(32))}`
    const [now, then] = [one.headers['webhook-timestamp'] as string, String(Math.floor(Date.now() / 1000) - 301)]
    const forged = one.headers['webhook-signature'] as string
    const wrong = [
      read(one.text, {}, other),
      read(`${one.text} `, {}),
      read(one.text, { 'webhook-id': 'another' }),
      read(one.text, { 'webhook-timestamp': String(Number(now) + 1) }),
      read(one.text, { 'webhook-timestamp': then }),
      read(one.text, { 'webhook-timestamp': 'now' }),
      read(one.text, { 'webhook-signature': undefined }),
      read(one.text, { 'webhook-signature': 'v1' }),
      read(one.text, { 'webhook-signature': 'v1,???' }),
      read(one.text, { 'webhook-signature': forged.replace('v1,', 'v2,') }),
    ]
    await Promise.all(wrong.map((each) => expect(each).rejects.toThrow(WebhookError)))
  })
})
