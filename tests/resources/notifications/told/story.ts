/** A story of a notification key, which says how it comes about and who is told, and what stories have in common. */
import { tick } from '../../../../src/tick.ts'
import { followOf } from '../../../support/activity-bodies.ts'
import type { Answer, Server } from '../../../support/server.ts'

/** An account: the name before the `@` of a demo account, or the id of one that a story made. */
export type Who = string

export interface Told {
  /** What makes it happen. It is done twice. */
  act(): Promise<Answer | void>
  /** The id of what the news are about, unless it is that of the record that `act` answers. */
  about?: string | (() => Promise<string>)
  to: readonly Who[]
  /** Who might be thought to be told and is not, besides who acted. */
  notTo: readonly Who[]
  /** Who acted; nobody where it was the platform. */
  by?: Who
  /** What keeps those from being told who muted it, where that is not who acted. */
  mute?: readonly [type: 'accounts' | 'companies' | 'entities' | 'insights' | 'message-groups', id: string]
  /** What doing it twice comes to: the same news told again, or news of another record. Otherwise it is told once. */
  twice?: 'joins' | 'another'
  /** The subject of its own mails, of a key that has such. */
  mailed?: RegExp
}

/** Prepares what is needed, on a database where nobody follows, mutes or awaits anything. */
export type Story = (server: Server) => Promise<Told>

/** What the clock does now. */
export const ticks = (server: Server): Promise<void> => tick(server.db, server.place.files, new Date(), server.jobs)

/** Has demo accounts follow something. @throws unless they do. */
export async function follow(server: Server, type: string, id: string, names: readonly Who[]): Promise<void> {
  for (const name of names) taken(await (await server.as(name)).post('/api/v2/follows', followOf(type, id)))
}

/** The id of the record that an answer shows. @throws for a refusal. */
export function taken(answer: Answer): string {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`)
  return answer.body.data.id as string
}
