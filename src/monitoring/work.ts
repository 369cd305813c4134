/** What the server does besides requests: jobs, steps of the tick, mails and files. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Files } from '../effects/files.ts'
import { MailRefused } from '../effects/mail.ts'
import type { SendMail } from '../effects/mail.ts'
import { stepsGivenUp, watchedJobs, watchedSteps } from '../watched.ts'
import type { WatchedJob, WatchedStep } from '../watched.ts'
import type { Instruments } from './metrics.ts'

/** In seconds, up to the lease of a job. */
const durations = [0.01, 0.1, 1, 10, 30, 60, 120]

/** Hears how long a piece of work took, in seconds, and of its error, if it failed. */
function timed<One extends object>(heard: (one: One & { error?: unknown }, seconds: number) => void) {
  const began = new WeakMap<object, number>()
  return {
    start: (one: object) => void began.set(one, performance.now()),
    asyncEnd: (one: object) => heard(one as One, (performance.now() - began.get(one)!) / 1_000),
  } as never
}

export function countJobs({ counter, histogram }: Instruments): void {
  const help = 'Tries to do a job that were done, failed, or failed for good (given_up)'
  const tries = counter('rpp_job_tries_total', help, ['queue', 'outcome'])
  const seconds = histogram('rpp_job_duration_seconds', 'How long a try to do a job took', ['queue'], durations)
  watchedJobs.subscribe(
    timed<WatchedJob>(({ queue, again, error }, took) => {
      tries.inc({ queue, outcome: error === undefined ? 'done' : again ? 'failed' : 'given_up' })
      seconds.observe({ queue }, took)
    }),
  )
}

export function countSteps({ counter, gauge }: Instruments): void {
  const seconds = gauge('rpp_tick_step_duration_seconds', 'How long a step of the tick took when it was last done here', ['step'])
  const success = gauge('rpp_tick_step_last_success_timestamp_seconds', 'When a step of the tick was last done here', ['step'])
  const failures = counter('rpp_tick_step_failures_total', 'Steps of the tick that failed', ['step'])
  const late = counter('rpp_tick_steps_given_up_total', 'Steps of the tick that took too long', ['step'])
  watchedSteps.subscribe(
    timed<WatchedStep>(({ step, error }, took) => {
      if (error !== undefined) return failures.inc({ step })
      seconds.set({ step }, took)
      success.set({ step }, Date.now() / 1_000)
    }),
  )
  stepsGivenUp.subscribe((one) => late.inc({ step: (one as WatchedStep).step }))
}

/** Counts whatever becomes of work by these labels. */
async function counted<T>(calls: ReturnType<Instruments['counter']>, labels: Record<string, string>, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work()
    calls.inc({ ...labels, outcome: 'done' })
    return result
  } catch (error) {
    calls.inc({ ...labels, outcome: error instanceof MailRefused ? 'refused' : 'failed' })
    throw error
  }
}

/** Counts mails by what the job is for that sends them. */
export function countMails({ counter }: Instruments): (send: SendMail) => SendMail {
  const help = 'Mails that the mail server took (done), refused, or was not heard of (failed)'
  const mails = counter('rpp_mails_total', help, ['purpose', 'outcome'])
  const job = new AsyncLocalStorage<WatchedJob>()
  watchedJobs.start.bindStore(job as never, (one) => one)
  return (send) => (mail) => {
    const { queue = 'none', about = {} } = job.getStore() ?? {}
    return counted(mails, { purpose: about['purpose'] ?? queue }, () => send(mail))
  }
}

/** Counts what is stored, opened and removed. */
export function countFiles({ counter }: Instruments): (files: Files) => Files {
  const calls = counter('rpp_files_total', 'Files that were stored, opened or removed, or for which that failed', ['action', 'outcome'])
  return (files) => ({
    put: (...what) => counted(calls, { action: 'store' }, () => files.put(...what)),
    holds: (...what) => files.holds(...what),
    open: (...what) => counted(calls, { action: 'open' }, () => files.open(...what)),
    remove: (...what) => counted(calls, { action: 'remove' }, () => files.remove(...what)),
  })
}
