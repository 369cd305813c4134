import { expect, test, vi } from 'vitest'
import { queueDeliveries } from '../../src/resources/integration/webhook-deliveries.sending.ts'
import { spreadEvents } from '../../src/resources/integration/webhook-events.spreading.ts'
import { startServer } from '../support/server.ts'
import { webhookReceiver } from '../support/webhook-receiver.ts'
import { deliveriesOf, subscribe, view } from '../support/webhooks.ts'
import type { Subscribed } from '../support/webhooks.ts'

const receiver = webhookReceiver()
const server = startServer({ privateWebhooks: true })

const listening = async (name: string): Promise<Subscribed> => subscribe(receiver, await server.as(name), ['insight.view'])
const takenCount = ({ path }: Subscribed): number => receiver.received.filter((one) => one.path === path).length

test(
  'a delivery to an endpoint of another account waits for none that never answers, that drips, or that does not end its 2xx, which is one',
  { timeout: 60_000 },
  async () => {
    const [silent, dripping, endless] = [await listening('investor-2'), await listening('provider-2'), await listening('provider')]
    const quick = await listening('investor')
    const open: NodeJS.Timeout[] = []
    receiver.manners.set(silent.path, () => undefined)
    receiver.manners.set(dripping.path, (response) => {
      response.socket!.write('HTTP/1.1 200 OK\r\n')
      open.push(setInterval(() => response.socket?.write('x: y\r\n'), 200))
    })
    receiver.manners.set(endless.path, (response) => response.writeHead(200).write('and so on'))
    await view(server, 'provider')
    for (const name of ['investor-2', 'provider-2', 'investor']) for (let n = 0; n < 3; n++) await view(server, name)
    await server.jobs.work()
    await spreadEvents(server.db)
    await queueDeliveries(server.db, server.jobs, new Date())
    await vi.waitUntil(() => takenCount(quick) === 3 && [silent, dripping, endless].every((one) => takenCount(one) > 0), {
      timeout: 10_000,
    })
    // One try of each of the others is under way, and ends when its time is over.
    expect([silent, dripping, endless].map(takenCount)).toEqual([1, 1, 1])
    for (const one of [silent, dripping, endless]) {
      const tried = await vi.waitUntil(async () => (await deliveriesOf(one)).find((other) => other.attributes['attempts'] === 1), {
        ...{ timeout: 20_000, interval: 200 },
      })
      expect(tried.attributes).toMatchObject(
        one === endless
          ? { state: 'delivered', 'last-status-code': 200, 'last-error': null }
          : { 'last-status-code': null, 'last-error': 'There was no answer within 15 seconds.' },
      )
    }
    for (const timer of open) clearInterval(timer)
  },
)
