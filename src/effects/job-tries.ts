/** Tries to do a job: what each is told of, and by whom it is watched. */
import { watchedJobs } from '../watched.ts'
import type { WatchedJob } from '../watched.ts'
import type { Queues } from './queues.ts'

/** A job as pg-boss hands it out. */
export interface Job {
  id: string
  data: unknown
  retryCount: number
  retryLimit: number
  createdOn: Date | string
}

/** Who is told of tries, and of faults of the queue itself, which are of no try. */
export interface Told {
  done?: (one: WatchedJob, milliseconds: number) => void
  failed: (error: unknown, one?: WatchedJob, milliseconds?: number) => void
}

const recordId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Of what a job carries the ids of records, and what a mail is for. Addresses are personal data and stay in the database. */
function aboutOf(data: Record<string, unknown>): Record<string, string> {
  const about: Record<string, string> = {}
  for (const name in data) {
    const value = data[name]
    if (typeof value === 'string' && (recordId.test(value) || name === 'purpose' || name === 'news')) about[name] = value
  }
  return about
}

/** Does a job once. Answers why it failed, or undefined when it is done. */
export async function tryOnce(
  queue: keyof Queues,
  { id, data, retryCount, retryLimit }: Job,
  work: (data: never) => Promise<void>,
  { done, failed }: Told,
): Promise<Error | undefined> {
  const one: WatchedJob = {
    queue,
    id,
    try: retryCount + 1,
    again: retryCount < retryLimit,
    about: aboutOf(data as Record<string, unknown>),
    traceparent: (data as { traceparent?: string }).traceparent,
  }
  const began = performance.now()
  const took = (): number => Math.round(performance.now() - began)
  try {
    await watchedJobs.tracePromise(() => work(data as never), one)
    done?.(one, took())
    return undefined
  } catch (error) {
    failed(error, one, took())
    return error as Error
  }
}

interface Log {
  info: (line: object, words: string) => void
  warn: (line: object, words: string) => void
  error: (line: object, words: string) => void
}

/** For how long, in milliseconds, a queue that fails at each of its many questions says so once. */
const silence = 10_000

/** What a server's log says of jobs; the last failure of one is an error. */
export function logTries(log: Log): Told {
  let [next, untold] = [0, 0]
  const tellOfQueue = (err: unknown): void => {
    if (performance.now() < next) return void untold++
    log.error({ err, ...(untold > 0 && { untold }) }, 'the queue failed')
    ;[next, untold] = [performance.now() + silence, 0]
  }
  return {
    done: (one, milliseconds) => log.info({ ...lineOf(one), milliseconds }, 'job done'),
    failed: (error, one, milliseconds) => {
      if (!one) return tellOfQueue(error)
      const { again } = one
      const line = { ...lineOf(one), again, milliseconds, err: withoutAddresses(error as Error) }
      return again ? log.warn(line, 'job failed, to be tried again') : log.error(line, 'job given up')
    },
  }
}

const lineOf = ({ queue, id, about, ...one }: WatchedJob): object => ({ queue, job: id, try: one.try, about })

/** Mail servers repeat the address that they refuse. Its domain is told, since it may be the cause. */
function withoutAddresses({ message, stack, code }: Error & { code?: string }): Error {
  const [words, place] = [message, stack ?? ''].map((text) => text.replaceAll(/\S+/g, withoutName))
  return Object.assign(new Error(words), { stack: place, code })
}

const withoutName = (word: string): string => (word.includes('@') ? `…${word.slice(word.lastIndexOf('@'))}` : word)
