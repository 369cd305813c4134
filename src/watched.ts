/** What the server lets watchers see of its work. Metrics watch where a setting asks for them; else nobody does. */
import { channel, tracingChannel } from 'node:diagnostics_channel'

export interface WatchedJob {
  queue: string
  id: string
  /** Which try it is, from 1. */
  try: number
  /** Whether it is tried again when it fails. */
  again: boolean
  /** What it is for, and the ids of records that it is about. */
  about: Record<string, string>
  /** The trace that it was sent in, as whoever watched it being sent wrote it into it. */
  traceparent: string | undefined
}

/** A step of the tick. */
export interface WatchedStep {
  step: string
}

/** A statement of the database, by the name that it is prepared with or by how it begins. It has none of its values. */
export interface WatchedStatement {
  statement: string
}

export const watchedJobs = tracingChannel<unknown, WatchedJob>('research-publishing-platform:job')
/** What a job carries, before it is sent. A watcher may write its `traceparent` into it. */
export const sentJobs = channel('research-publishing-platform:job-sent')
export const watchedSteps = tracingChannel<unknown, WatchedStep>('research-publishing-platform:step')
export const watchedStatements = tracingChannel<unknown, WatchedStatement>('research-publishing-platform:statement')
/** A step of the tick that took too long. It is a `WatchedStep`. */
export const stepsGivenUp = channel('research-publishing-platform:step-given-up')
