/** How what is sent gets there: signatures, failures and their pauses, one after the other. */
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { spreadEvents } from '../../../src/resources/integration/webhook-events.spreading.ts'
import { setColumns } from '../../support/columns.ts'
import { rowsRead } from '../../support/rows-read.ts'
import { startServer } from '../../support/server.ts'
import { verified, webhookReceiver } from '../../support/webhook-receiver.ts'
import { deliveries, deliveriesOf, send, subscribe, view } from '../../support/webhooks.ts'
import type { Subscribed } from '../../support/webhooks.ts'

const receiver = webhookReceiver()
const server = startServer({ privateWebhooks: true })
const attributes = (of: object) => ({ data: { attributes: of } })
const hour = 3_600

beforeEach(async () => {
  await sql`delete from webhook_endpoints`.execute(server.db)
  await sql`delete from webhook_events`.execute(server.db)
  receiver.received.length = 0
})

const listening = async (name = 'investor'): Promise<Subscribed> => subscribe(receiver, await server.as(name), ['insight.view'])
/** Has something happen that the account is sent. */
const happen = (name = 'investor'): Promise<void> => view(server, name)
const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1_000)
/** The newest delivery. */
const stateOf = async (endpoint: Subscribed): Promise<Record<string, unknown>> => (await deliveriesOf(endpoint))[0]!.attributes
const shown = async ({ own, client }: Subscribed) => (await client.get(own)).body.data.attributes as Record<string, unknown>

describe('a signature', () => {
  test('is by both secrets for a day after a rotation, and by the new one alone from then on', async () => {
    const endpoint = await listening()
    const secret: string = (await endpoint.client.patch(`${endpoint.own}/rotate-secret`)).body.data.attributes.secret
    await happen()
    await send(server)
    const [both] = receiver.taken(endpoint.path)
    expect(String(both!.headers['webhook-signature']).split(' ')).toHaveLength(2)
    for (const one of [endpoint.secret, secret]) expect(verified(both!, one).type).toBe('insight.view')
    await happen()
    await send(server, inSeconds(24 * hour + 60))
    const [later] = receiver.taken(endpoint.path)
    expect(verified(later!, secret).type).toBe('insight.view')
    expect(() => verified(later!, endpoint.secret)).toThrow('No matching signature')
  })
})

test('what happened at one time goes out one after the other, and each is found without those behind it', async () => {
  const endpoint = await listening()
  await happen()
  await spreadEvents(server.db)
  const columns = sql.raw('webhook_endpoint_id, account_id, record_type, record_id, event, occurred_at, next_attempt_at')
  await sql`insert into webhook_deliveries (id, ${columns}) select uuid_v7(), ${columns}
    from webhook_deliveries, generate_series(1, 59)`.execute(server.db)
  const before = await rowsRead(server.db, 'webhook_deliveries')
  await send(server)
  expect(receiver.taken(endpoint.path)).toHaveLength(60)
  expect((await rowsRead(server.db, 'webhook_deliveries')) - before).toBeLessThan(60 * 10)
})

describe('what fails', () => {
  test('for a fault of ours is told as that, and holds up nothing behind it', async () => {
    const endpoint = await listening()
    for (let made = 0; made < 2; made++) await happen()
    await spreadEvents(server.db)
    const [newest, oldest] = await deliveriesOf(endpoint)
    await sql`update activities set trackable_type = 'of-a-later-release'
      where id = (select record_id from webhook_deliveries where id = ${oldest!.id})`.execute(server.db)
    await expect(send(server)).rejects.toThrow()
    await send(server)
    expect(receiver.taken(endpoint.path).map((one) => one.headers['webhook-id'])).toEqual([newest!.id])
    const waiting = (await deliveriesOf(endpoint)).find((one) => one.id === oldest!.id)!.attributes
    expect(waiting).toMatchObject({ state: 'pending', attempts: 1, 'last-error': 'It could not be made, for a fault of ours.' })
  })

  test('is tried again under the same id after growing pauses, until the address takes it', async () => {
    const endpoint = await listening()
    receiver.manners.set(endpoint.path, 503)
    await happen()
    const ids = new Set<unknown>()
    const attempt = async (at: Date, expected: number): Promise<void> => {
      await send(server, at)
      const taken = receiver.taken(endpoint.path)
      expect([at, taken.length]).toEqual([at, expected])
      for (const one of taken) ids.add(one.headers['webhook-id'])
    }
    let at = new Date()
    await attempt(at, 1)
    for (const pause of [5, 60, 300, 1_800]) {
      const waiting = await stateOf(endpoint)
      expect(waiting).toMatchObject({ state: 'pending', 'last-status-code': 503, 'last-error': 'It answered 503.' })
      const next = Date.parse(String(waiting['next-attempt-at']))
      expect(Math.abs(next - at.getTime() - pause * 1_000)).toBeLessThan(2_000)
      await attempt(new Date(next - 1_000), 0)
      at = new Date(next + 1)
      await attempt(at, 1)
    }
    receiver.manners.set(endpoint.path, 200)
    await attempt(new Date(at.getTime() + 2 * hour * 1_000 + 1_000), 1)
    expect([...ids]).toEqual([(await deliveriesOf(endpoint))[0]!.id])
    expect(await stateOf(endpoint)).toMatchObject({ state: 'delivered', attempts: 6, 'last-error': null })
  })

  test('over three days, while nothing else comes through, switches the endpoint off, and its owner is told once', async () => {
    const endpoint = await listening()
    receiver.manners.set(endpoint.path, 500)
    await happen()
    let at = new Date()
    let tries = 0
    for (; (await shown(endpoint))['active'] === true; tries++) {
      await send(server, at)
      const of = await stateOf(endpoint)
      if (of['next-attempt-at'] !== null) at = new Date(Date.parse(String(of['next-attempt-at'])) + 1)
    }
    expect(tries).toBe(11)
    expect(at.getTime() - Date.now()).toBeGreaterThan(72 * hour * 1_000)
    expect(await shown(endpoint)).toMatchObject({ active: false, 'disabled-reason': 'failing' })
    expect(await stateOf(endpoint)).toMatchObject({ state: 'failed', attempts: 11, 'last-error': 'It answered 500.' })
    await send(server, at)
    const mails = (await server.mailsTo('investor@demo.example')).filter((one) =>
      one.includes('Subject: Your webhook endpoint was switched off'),
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain(await receiver.at(endpoint.path))
    expect(mails[0]).not.toContain('whsec_')
  })

  test('over three days, while others come through, fails by itself', async () => {
    const endpoint = await listening()
    receiver.manners.set(endpoint.path, 500)
    await happen()
    await send(server)
    receiver.manners.set(endpoint.path, 204)
    await happen()
    await send(server)
    receiver.manners.set(endpoint.path, 500)
    await send(server, inSeconds(74 * hour))
    expect((await deliveriesOf(endpoint)).map((one) => one.attributes['state']).sort()).toEqual(['delivered', 'failed'])
    expect((await shown(endpoint))['active']).toBe(true)
  })

  test('with 410 switches the endpoint off at once, and what waited has failed', async () => {
    const endpoint = await listening('investor-2')
    await happen('investor-2')
    await happen('investor-2')
    receiver.manners.set(endpoint.path, 410)
    await send(server)
    expect(receiver.taken(endpoint.path)).toHaveLength(1)
    expect(await shown(endpoint)).toMatchObject({ active: false, 'disabled-reason': 'gone' })
    const ends = (await deliveriesOf(endpoint)).map((one) => [one.attributes['state'], one.attributes['last-error']])
    expect(ends.sort()).toEqual([
      ['failed', 'It answered 410.'],
      ['failed', 'The endpoint was switched off.'],
    ])
    await server.jobs.drain()
    expect((await server.mailsTo('investor-2@demo.example')).filter((one) => one.includes('gone (410)'))).toHaveLength(1)
  })

  test('is led on to nobody, and what it answers is not read to its end', async () => {
    const endpoint = await listening()
    receiver.manners.set(endpoint.path, (response) => response.writeHead(302, { location: '/elsewhere' }).end())
    await happen()
    await send(server)
    expect(receiver.taken('/elsewhere')).toEqual([])
    const of = await stateOf(endpoint)
    expect(of).toMatchObject({ state: 'pending', 'last-status-code': 302, 'last-error': 'It answered 302; redirects are not followed.' })
    let written = 0
    receiver.manners.set(endpoint.path, (response) => {
      response.writeHead(200)
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) written += 65_536
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    })
    await send(server, inSeconds(10))
    expect(await stateOf(endpoint)).toMatchObject({ state: 'delivered', attempts: 2 })
    expect(written).toBeLessThan(20_000_000)
  })

  test('is what answers with a number that is no status', async () => {
    const endpoint = await listening()
    receiver.manners.set(endpoint.path, (response) => response.socket!.end('HTTP/1.1 042 Odd\r\ncontent-length: 0\r\n\r\n'))
    await happen()
    await send(server)
    const said = { state: 'pending', 'last-status-code': null, 'last-error': 'It answered with no status of HTTP.' }
    expect(await stateOf(endpoint)).toMatchObject(said)
  })

  test('where nobody listens is told in words', async () => {
    const endpoint = await listening()
    await endpoint.client.patch(endpoint.own, attributes({ url: 'http://127.0.0.1:1/' }))
    await happen()
    await send(server)
    const of = await stateOf(endpoint)
    expect(of).toMatchObject({ state: 'pending', attempts: 1, 'last-status-code': null, 'last-error': 'The connection was refused.' })
  })
})

describe('a delivery', () => {
  test('is sent again when its owner asks for it, under its id, unless the endpoint is off', async () => {
    const endpoint = await listening()
    await happen()
    await send(server)
    const [first] = receiver.taken(endpoint.path)
    const [{ id } = { id: '' }] = await deliveriesOf(endpoint)
    await setColumns(server.db, 'webhook_deliveries', id, { failures: 10 })
    const again = await endpoint.client.patch(`${deliveries}/${id}/redeliver`)
    expect(again.body.data.attributes).toMatchObject({ state: 'pending', attempts: 1, 'delivered-at': null })
    expect((await (await server.as('admin')).patch(`${deliveries}/${id}/redeliver`)).status).toBe(404)
    await send(server)
    const [second] = receiver.taken(endpoint.path)
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
    expect(second!.body.data).toEqual(first!.body.data)
    expect(await stateOf(endpoint)).toMatchObject({ state: 'delivered', attempts: 2 })
    // It is tried for as long as a new one, whatever became of it before.
    const tries = await server.db.selectFrom('webhook_deliveries').select('failures').where('id', '=', id).executeTakeFirst()
    expect(tries).toEqual({ failures: 0 })
    await endpoint.client.patch(endpoint.own, attributes({ active: false }))
    expect((await endpoint.client.patch(`${deliveries}/${id}/redeliver`)).status).toBe(409)
  })

  test('goes out once where several processes come to it at once', async () => {
    const endpoint = await listening()
    for (let n = 0; n < 5; n++) await happen()
    await Promise.all([send(server), send(server), send(server)])
    await send(server)
    const ids = takenIds(endpoint)
    expect(ids).toHaveLength(5)
    expect(new Set(ids).size).toBe(5)
  })

  test('follows the one before at once where an endpoint takes its time for each', async () => {
    const endpoint = await listening()
    receiver.manners.set(endpoint.path, (response) => setTimeout(() => response.writeHead(204).end(), 1_100))
    for (let n = 0; n < 3; n++) await happen()
    await send(server)
    expect(takenIds(endpoint)).toHaveLength(3)
  })

  test('that takes its time holds up the quick ones once, however many quick answers came before', async () => {
    const endpoint = await listening()
    await sql`update webhook_endpoints set quick_answers = 50`.execute(server.db)
    receiver.manners.set(endpoint.path, (response) => setTimeout(() => response.writeHead(204).end(), 1_100))
    for (let n = 0; n < 3; n++) await happen()
    await send(server)
    expect(takenIds(endpoint)).toHaveLength(1)
    await send(server)
    expect(takenIds(endpoint)).toHaveLength(2)
  })
})

const takenIds = ({ path }: Subscribed) => receiver.taken(path).map((one) => one.headers['webhook-id'])
