/** Events on realtime channels. They name the record that something happened to, and tell nothing of what it holds. */
import type { Database, Transaction } from '../database/connection.ts'
import { transact } from '../database/transact.ts'
import type { Jobs } from './jobs.ts'

/** The kinds of channels by what their names begin with, and the events of each. Who may listen is decided where it is signed. */
export const channelEvents = {
  'private-account-': ['notification.created', 'notification.updated', 'message.created', 'unread.changed', 'session.revoked'],
  'presence-message-group-': ['message.created', 'message.read', 'member.joined', 'member.left'],
  'private-premium-request-': ['status.changed', 'note.created', 'attachment.created'],
  'private-insight-': ['comment.created', 'comment.removed', 'counters', 'corrected', 'cancelled'],
  'presence-corporate-event-': ['live.started', 'question.created', 'question.voted', 'question.answered'],
  'public-entity-': ['news.released', 'announcement.released'],
} as const

type ChannelEvents = typeof channelEvents
export type ChannelKind = keyof ChannelEvents

declare const tells: unique symbol
/** The name of a channel that has these events, which the compiler alone sees; one that has more will do as well. */
type Channel<Event> = string & { readonly [tells]: (event: Event) => void }

const named =
  <Kind extends ChannelKind>(kind: Kind) =>
  (id: string) =>
    `${kind}${id}` as Channel<ChannelEvents[Kind][number]>

export const accountChannel = named('private-account-')
export const groupChannel = named('presence-message-group-')
export const requestChannel = named('private-premium-request-')
export const insightChannel = named('private-insight-')
export const eventChannel = named('presence-corporate-event-')
/** Of an entity, by its slug. */
export const entityChannel = named('public-entity-')

/** The service takes an event for so many channels at once. */
const mostChannels = 100

export interface Telling {
  tx: Transaction
  /** To be ready before the transaction opens. Without a queue nobody is told. */
  jobs: Jobs | undefined
}

/** Ids, types, keys and states. */
type Data = Record<string, string>

/** An event that one of the channels does not have does not compile. */
export async function tellLive<Event extends string>(
  { tx, jobs }: Telling,
  name: Event,
  channels: readonly Channel<NoInfer<Event>>[],
  data: Data,
): Promise<void> {
  for (let first = 0; first < channels.length; first += mostChannels) {
    await jobs?.send(tx, 'live', { name, channels: channels.slice(first, first + mostChannels), data })
  }
}

/**
 * Tells readers that votes or readings of an insight have changed, once a second at most; the last change is always told.
 * To be called last, since who changes the same insight at this moment waits for the commit.
 */
export async function tellOfCounters({ tx, jobs }: Telling, insight: string): Promise<void> {
  const channel = insightChannel(insight)
  await jobs?.sendSparsely(tx, 'live', { name: 'counters', channels: [channel], data: { id: insight } }, { key: channel, seconds: 1 })
}

/** Makes the queue ready where there is a realtime service, outside of any transaction. */
export async function readyToTell(jobs: Jobs | undefined): Promise<void> {
  if (jobs?.has('live')) await jobs.ready()
}

/** Runs `work` as one transaction, in which it may tell those who listen. */
export async function transactTelling<T>(
  { db, jobs }: { db: Database; jobs: Jobs | undefined },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  await readyToTell(jobs)
  return transact(db, work)
}
