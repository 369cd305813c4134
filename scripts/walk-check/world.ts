/** What all walkers know together, and what came of their requests. */
import type { Chance } from './chance.ts'

/** A record as it was in the last answer that showed it. */
export interface Known {
  id: string
  status: string
  /** The accounts, or the event, that it belongs to. */
  of: readonly string[]
}

type Kind = 'requests' | 'transactions' | 'events' | 'reservations' | 'conversations' | 'lists' | 'campaigns' | 'revenues' | 'payments'

export interface World {
  known: Record<Kind, Map<string, Known>>
  /** Requests that were answered. */
  operations: number
  /** Until so many the walkers may go on, so that they are under way whenever the server is up. */
  allowed: number
  /** By step, how often it was answered with which status. */
  answers: Map<string, Map<number, number>>
  /** What should not have been answered, with the number of times. */
  complaints: Map<string, number>
  /** The names of what was made and acknowledged, and of that which somebody asked to delete. */
  acknowledged: Set<string>
  deleted: Set<string>
  /** The contacts whose unsubscription was acknowledged, and when. */
  unsubscribed: Map<string, number>
  /** True once nobody is to begin anything more. */
  over: boolean
  /** Why a walker could not go on. */
  failure?: Error
}

export const newWorld = (): World => ({
  known: {
    ...{ requests: new Map(), transactions: new Map(), events: new Map(), reservations: new Map(), conversations: new Map() },
    ...{ lists: new Map(), campaigns: new Map(), revenues: new Map(), payments: new Map() },
  },
  ...{ operations: 0, allowed: 0, answers: new Map(), complaints: new Map() },
  ...{ acknowledged: new Set<string>(), deleted: new Set<string>(), unsubscribed: new Map(), over: false },
})

/** One more of what is counted by name. */
export const count = <K>(counts: Map<K, number>, name: K): void => void counts.set(name, (counts.get(name) ?? 0) + 1)

/** One of a kind that fits; the newer ones more often, so that the walkers meet. */
export function meet(world: World, chance: Chance, kind: Kind, fits: (one: Known) => boolean): Known | undefined {
  const fitting = [...world.known[kind].values()].filter(fits)
  return fitting.length === 0 ? undefined : chance.of(chance.percent(60) ? fitting.slice(-12) : fitting)
}
