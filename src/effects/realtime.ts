/** Events on realtime channels. They name the record that something happened to, and tell nothing of what it holds. */
import type { Transaction } from '../database/connect.ts'
import type { Jobs } from './jobs.ts'

export const accountChannel = (id: string): string => `private-account-${id}`
export const groupChannel = (id: string): string => `presence-message-group-${id}`

/** The service takes an event for so many channels at once. */
const mostChannels = 100

export interface Telling {
  tx: Transaction
  /** To be ready before the transaction opens. */
  jobs: Jobs
}

export async function tellLive({ tx, jobs }: Telling, name: string, channels: readonly string[], data: object): Promise<void> {
  for (let first = 0; first < channels.length; first += mostChannels) {
    await jobs.send(tx, 'live', { name, channels: channels.slice(first, first + mostChannels), data })
  }
}
