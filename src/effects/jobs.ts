/**
 * What happens after a commit: jobs that are sent in the operation's transaction, leased to one worker of one process,
 * and tried again with growing pauses. They are rows of the schema `pgboss`, where an operator can see them.
 */
import { setTimeout as after } from 'node:timers/promises'
import type { fromKysely as FromKysely, PgBoss } from 'pg-boss'
import type { QueueOptions, Transaction } from '../database/connection.ts'
import { allQueues, batches, groupsOf, webhooks, workersOf } from './job-batches.ts'
import { tryOnce } from './job-tries.ts'
import type { Job, Told } from './job-tries.ts'
import { keepStarting, pause } from './keep-starting.ts'
import type { Queues } from './queues.ts'
import { sentJobs } from '../watched.ts'

export type { Client, EventNews, MailPurpose, Queues } from './queues.ts'

type Work<Q extends keyof Queues> = (job: Queues[Q]) => Promise<void>
/** Without a realtime service nobody works for it. */
export type Workers = { [Q in Exclude<keyof Queues, 'live'>]: Work<Q> } & { live?: Work<'live'> | undefined }

export interface Jobs {
  /**
   * Resolves when jobs can be sent. To be awaited before the transaction opens: the embedded database has one connection.
   * @throws QueueFailure while the queue cannot be started.
   */
  ready(): Promise<void>
  /** False while somebody waits for the queue's first start. What has started once comes back by itself. */
  readonly available: boolean
  /** Whether jobs of the queue are worked off here. */
  has(queue: keyof Queues): boolean
  /**
   * Sends a job with the transaction: a rollback takes it back. Where nobody works for its queue it is left out.
   * @throws Error when nobody awaited `ready` before.
   */
  send<Q extends keyof Queues>(tx: Transaction, queue: Q, job: Queues[Q]): Promise<void>
  /**
   * As `send`, but in so many seconds one job of a key: the next one waits until they are over, and stands for all that would
   * follow it meanwhile.
   */
  sendSparsely<Q extends keyof Queues>(tx: Transaction, queue: Q, job: Queues[Q], every: { key: string; seconds: number }): Promise<void>
  /** As `send`, for many jobs at once. */
  sendAll<Q extends keyof Queues>(tx: Transaction, queue: Q, jobs: readonly Queues[Q][]): Promise<void>
  /** Begins to work the jobs off, as soon as the queue has started. */
  work(): Promise<void>
  /** Works off every job that waits, now. A job that fails throws here and waits for its next try. */
  drain(): Promise<void>
  /** Finishes the jobs at hand and stops. */
  stop(): Promise<void>
}

/** Tries and pauses: after 1 minute, then twice as long each time, for about half a day. */
const policy = { retryLimit: 9, retryDelay: 60, retryBackoff: true, expireInSeconds: 120, deleteAfterSeconds: 3 * 24 * 3600 }
/** What is told live is told within a minute or not at all. */
const policyOfLive = { ...policy, retryLimit: 3, retryDelay: 5, deleteAfterSeconds: 3600 }

const policyOf = (queue: keyof Queues) =>
  queue === 'live' ? policyOfLive : webhooks.includes(queue) ? { ...policy, retryLimit: 0 } : policy

/** The queue could not be started, as when its database is away. It is tried again. */
export class QueueFailure extends Error {}

interface Started {
  boss: PgBoss
  fromKysely: typeof FromKysely
  /** Resolves when the jobs that waited at the start are done or failed. */
  early: Promise<unknown>
}

/** What is done here: the queues that are worked off, by whom, and who is told of it. */
interface Duties {
  queues: readonly (keyof Queues)[]
  workers: Workers
  told: Told
}

async function startBoss(options: QueueOptions, duties: Duties): Promise<Started> {
  const { queues } = duties
  const report = (error: unknown): void => duties.told.failed(error)
  const { PgBoss, fromKysely } = await import('pg-boss')
  const boss = new PgBoss(await options())
  const early: Promise<void>[] = []
  boss.on('error', report)
  try {
    await boss.start()
    for (const queue of queues) {
      await boss.createQueue(queue, policyOf(queue))
      // The first use of a queue reads its settings, which inside a transaction on one connection would wait for ever.
      // What waits there already is worked off besides; nobody who sends a job has to wait for it.
      early.push(runAll(boss, duties, queue, await boss.fetch(queue, whole)).then(() => undefined, report))
    }
  } catch (error) {
    await boss.stop({ graceful: false, close: true }).catch(report)
    throw error
  }
  return { boss, fromKysely, early: Promise.all(early) }
}

/** Makes the schema and these queues in a database where no server has made them yet. */
export async function makeQueues(options: QueueOptions, queues: readonly string[]): Promise<void> {
  const { boss } = await startBoss(options, {
    queues: allQueues.filter((one) => queues.includes(one)),
    workers: {} as Workers,
    told: { failed: () => undefined },
  })
  await boss.stop({ graceful: false, close: true })
}

/** How jobs are asked for: with what is known of their tries. */
const whole = { includeMetadata: true } as const

/** Does these jobs one after the other, and answers the failure at which it stopped, if there was one. */
async function runAll(boss: PgBoss, { workers, told }: Duties, queue: keyof Queues, jobs: Job[]): Promise<Error | undefined> {
  for (const job of jobs) {
    const failure = await tryOnce(queue, job, workers[queue]!, told)
    if (failure) {
      await boss.fail(queue, job.id, { message: failure.message })
      return failure
    }
    await boss.complete(queue, job.id)
  }
  return undefined
}

/** Does every job that waits. @throws the first failure. */
async function drainAll(boss: PgBoss, duties: Duties): Promise<void> {
  for (const queue of duties.queues) {
    for (let jobs = await boss.fetch(queue, whole); jobs.length > 0; jobs = await boss.fetch(queue, whole)) {
      const failure = await runAll(boss, duties, queue, jobs)
      if (failure) throw failure
    }
  }
}

/** Has pg-boss ask for the jobs of a queue, again and again: at once where there were as many as are taken together. */
async function workOff(boss: PgBoss, { workers, told }: Duties, queue: keyof Queues): Promise<void> {
  const batchSize = batches[queue]
  const settle = async (job: Job) => {
    const failure = await tryOnce(queue, job, workers[queue]!, told)
    return failure
      ? { id: job.id, status: 'failed' as const, output: { message: failure.message } }
      : { id: job.id, status: 'completed' as const }
  }
  const pace = { pollingIntervalSeconds: 2, localConcurrency: workersOf(queue), batchSize, burstWhenBatchFull: true }
  const worker = await boss.work(queue, { ...pace, ...whole, perJobResults: true }, async (jobs: Job[]) => {
    // A single one is never enough for pg-boss to go on at once.
    if (batchSize === 1) boss.notifyWorker(worker)
    const settled = groupsOf(queue, jobs).map(async (group) => {
      const ends = []
      for (const job of group) ends.push(await settle(job))
      return ends
    })
    return (await Promise.all(settled)).flat()
  })
}

/** What puts jobs into a transaction. */
interface Inside {
  db: ReturnType<typeof FromKysely>
}

/** What a job carries, once whoever watches has seen it. */
function shown<Job extends object>(job: Job): Job {
  const sent = { ...job }
  sentJobs.publish(sent)
  return sent
}

async function insertAll<Q extends keyof Queues>(boss: PgBoss, queue: Q, jobs: readonly Queues[Q][], inside: Inside): Promise<void> {
  const rows = jobs.map((job) => ({ data: shown(job) }))
  if (rows.length > 0) await boss.insert(queue, rows, inside)
}

/** The queue on a database. `told` hears of each try and of what fails. */
export function openJobs(options: QueueOptions, workers: Workers, told: Told): Jobs {
  const queues = allQueues.filter((queue) => workers[queue] !== undefined)
  const duties = { queues, workers, told }
  const report = (error: unknown): void => told.failed(error)
  const starting = keepStarting(() => startBoss(options, duties), {
    failure: (cause) => new QueueFailure('the queue did not start', { cause }),
    report,
  })
  const begun = new Set<keyof Queues>()

  /** @throws when the database fails; the queues that are worked off by then are not begun twice. A stop ends it. */
  async function begin(boss: PgBoss): Promise<void> {
    for (const queue of queues) {
      if (starting.ended) return
      if (begun.has(queue)) continue
      await workOff(boss, duties, queue)
      begun.add(queue)
    }
  }

  /** @throws when nobody awaited `ready`: to wait for the start inside a transaction would be to wait for ever on one connection. */
  async function within(tx: Transaction, queue: keyof Queues, put: (boss: PgBoss, inside: Inside) => Promise<unknown>): Promise<void> {
    if (!queues.includes(queue)) return
    if (!starting.now) throw new Error(`a job for ${queue} before the queue was ready`)
    const { boss, fromKysely } = starting.now
    await put(boss, { db: fromKysely(tx as never) })
  }

  return {
    ready: async () => void (await starting.started()),
    get available() {
      return starting.available
    },
    has: (queue) => queues.includes(queue),
    send: (tx, queue, job) => within(tx, queue, (boss, inside) => boss.send(queue, shown(job), inside)),
    sendSparsely: (tx, queue, job, { key, seconds }) =>
      within(tx, queue, (boss, inside) => boss.sendDebounced(queue, shown(job), inside, seconds, key)),
    sendAll: (tx, queue, jobs) => within(tx, queue, (boss, inside) => insertAll(boss, queue, jobs, inside)),
    work: async () => {
      while (!starting.ended) {
        const running = await starting.started().catch(() => undefined)
        try {
          if (running) return await begin(running.boss)
        } catch (error) {
          report(error)
        }
        await after(pause, undefined, { ref: false })
      }
    },
    drain: async () => drainAll((await starting.started()).boss, duties),
    stop: async () => {
      const running = await starting.end()
      await Promise.race([running?.early, after(10_000, undefined, { ref: false })])
      await running?.boss.stop({ graceful: true, timeout: 10_000, close: true })
    },
  }
}
