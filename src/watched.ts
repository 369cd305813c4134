/** What the server lets watchers see of its work. Metrics and traces watch where the settings ask for them; else nobody does. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { channel, tracingChannel } from 'node:diagnostics_channel'

/** Where a piece of work comes from, as the W3C's headers of a trace say it. */
export type Origin = Record<string, string>

/** A statement, by the name that it is prepared under or by its first word. */
export interface WatchedStatement {
  name: string
}

export interface WatchedJob {
  queue: string
  id: string
  /** Which try it is, from 1. */
  try: number
  /** Whether it is tried again when it fails. */
  again: boolean
  /** What it is for, and the ids of records that it is about. */
  about: Record<string, string>
  origin?: Origin | undefined
}

/** A step of the tick. */
export interface WatchedStep {
  step: string
}

export const watchedStatements = tracingChannel<unknown, WatchedStatement>('research-publishing-platform:statement')
export const watchedJobs = tracingChannel<unknown, WatchedJob>('research-publishing-platform:job')
export const watchedSteps = tracingChannel<unknown, WatchedStep>('research-publishing-platform:step')
/** A step of the tick that took too long. It is a `WatchedStep`. */
export const stepsGivenUp = channel('research-publishing-platform:step-given-up')

/** What is under way, to be the origin of what follows from it; only a watcher of traces sets it. */
export const underWay = new AsyncLocalStorage<Origin>()
