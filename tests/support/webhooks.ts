/** Endpoints of demo accounts at a receiver, and what is sent to them. */
import { tick } from '../../src/tick.ts'
import { queueDeliveries } from '../../src/resources/integration/webhook-deliveries.sending.ts'
import { spreadEvents } from '../../src/resources/integration/webhook-events.spreading.ts'
import { tell } from './activity-bodies.ts'
import { putInsight } from './insight-rows.ts'
import type { Client, Server } from './server.ts'
import { verified } from './webhook-receiver.ts'
import type { Receiver } from './webhook-receiver.ts'

export interface Subscribed {
  id: string
  secret: string
  /** Where the API has it, and where its receiver does. */
  own: string
  path: string
  client: Client
}

export const endpoints = '/api/v2/webhook-endpoints'
export const deliveries = '/api/v2/webhook-deliveries'

let subscribed = 0

/** Has the events of an account sent to a path of its own. */
export async function subscribe(receiver: Receiver, client: Client, events: readonly string[]): Promise<Subscribed> {
  const path = `/${++subscribed}`
  const attributes = { url: await receiver.at(path), events }
  const made = await client.post(endpoints, { data: { type: 'webhook-endpoints', attributes } })
  if (made.status !== 201) throw new Error(made.text)
  const { id } = made.body.data
  return { id, secret: made.body.data.attributes.secret, own: `${endpoints}/${id}`, path, client }
}

/** Has an account view a new insight, of which it is sent `insight.view`. */
export async function view(server: Server, name: string): Promise<void> {
  const answer = await tell(await server.as(name), 'insight.view', 'insights', await putInsight(server.db, 'published'))
  if (answer.status !== 201) throw new Error(answer.text)
}

/** The deliveries of an endpoint, the newest first. */
export const deliveriesOf = async ({ id, client }: Subscribed) =>
  (await client.get(`${deliveries}?filter[endpoint-id]=${id}`)).body.data as { id: string; attributes: Record<string, unknown> }[]

/** What one has received since the last time, each verified. */
export const takenBy = ({ taken }: Receiver, { path, secret }: Subscribed) => taken(path).map((one) => verified(one, secret))

/** Has everything due at a time done, and sent. */
export async function round({ db, place, jobs }: Server, at = new Date()): Promise<void> {
  await tick(db, place.files, at, jobs)
  await jobs.drain()
}

/** Has what happened sent that is due at a time, and nothing else done. */
export async function send({ db, jobs }: Server, at = new Date()): Promise<void> {
  await spreadEvents(db)
  await queueDeliveries(db, jobs, at)
  await jobs.drain()
}
