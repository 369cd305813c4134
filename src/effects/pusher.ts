/** The realtime service speaks the Pusher protocol; what it asks of this server is a signature for each subscription. */
import { createHmac } from 'node:crypto'

/** The key is public, the secret is known to the service and to this server alone. */
export interface Pusher {
  key: string
  secret: string
}

/** Signs the subscription of a connection to a channel. `data`: who subscribes, as a presence channel tells its others. */
export function signSubscription({ key, secret }: Pusher, socket: string, channel: string, data?: object): object {
  const channel_data = data && JSON.stringify(data)
  const text = [socket, channel, ...(channel_data === undefined ? [] : [channel_data])].join(':')
  const auth = `${key}:${createHmac('sha256', secret).update(text).digest('hex')}`
  return { auth, ...(channel_data === undefined ? {} : { channel_data }) }
}
