/** A realtime service that speaks the Pusher protocol. It asks for a signature of each subscription, and takes signed events. */
import { createHmac, hash } from 'node:crypto'

/** The key is public, the secret is known to the service and to this server alone. */
export interface Pusher {
  key: string
  secret: string
  /** Where events go; without it subscriptions are signed and nothing is sent. */
  app?: { id: string; host: string } | undefined
}

/** What those who listen on any of at most a hundred channels are told. */
export interface LiveEvent {
  name: string
  channels: readonly string[]
  data: object
}

type Publish = (event: LiveEvent) => Promise<void>

/** Signs the subscription of a connection to a channel. `data`: who subscribes, as a presence channel tells its others. */
export function signSubscription({ key, secret }: Pusher, socket: string, channel: string, data?: object): object {
  const channel_data = data && JSON.stringify(data)
  const text = [socket, channel, ...(channel_data === undefined ? [] : [channel_data])].join(':')
  const auth = `${key}:${signatureOf(secret, text)}`
  return { auth, ...(channel_data === undefined ? {} : { channel_data }) }
}

/** What stands for somebody on one channel, the same each time, and tells nobody who it is. */
export const pseudonym = ({ secret }: Pusher, channel: string, account: string): string =>
  signatureOf(secret, `${channel}\n${account}`).slice(0, 32)

const signatureOf = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex')

/** How long the service may stay silent, in milliseconds: for as many events as follow each other, less than these are leased for. */
const patience = 5_000

/** Sends events to the service, if it is known where that is. They throw where it does not take them. */
export function publisher({ key, secret, app }: Pusher): Publish | undefined {
  if (!app) return undefined
  const path = `/apps/${encodeURIComponent(app.id)}/events`
  return async ({ name, channels, data }) => {
    const body = JSON.stringify({ name, channels, data: JSON.stringify(data) })
    const bodyHash = hash('md5', body)
    const query = `auth_key=${key}&auth_timestamp=${Math.floor(Date.now() / 1000)}&auth_version=1.0&body_md5=${bodyHash}`
    const answer = await fetch(`${app.host}${path}?${query}&auth_signature=${signatureOf(secret, `POST\n${path}\n${query}`)}`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body },
      ...{ redirect: 'error', signal: AbortSignal.timeout(patience) },
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`the realtime service answered ${answer.status}`)
  }
}
