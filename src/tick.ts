/** The recurring tick, which does what is due at a time. One process at a time does it; any number may try. */
import type { FastifyBaseLogger } from 'fastify'
import { once } from 'node:events'
import { clockOf } from './database/clock.ts'
import type { Database } from './database/connection.ts'
import { forgetKeys } from './database/idempotency-keys.ts'
import { analyzeMonths, makeMonths } from './database/months.ts'
import { compareCounters } from './database/recount.ts'
import { forgetOld } from './database/retention.ts'
import type { Files } from './effects/files.ts'
import type { Jobs } from './effects/jobs.ts'
import { dueIn } from './resources/index.ts'
import type { Means, Steps } from './verbs/domain.ts'
import { stepsGivenUp, watchedSteps } from './watched.ts'
import type { WatchedStep } from './watched.ts'

const everyMilliseconds = 10_000
/** What became due while no process ran waits less long; the first requests come before it. */
const firstAfterMilliseconds = 2_000

/** What the ticking process gives. `punctual` is the same database, by a connection that no request takes. */
type Given = Omit<Means, 'jobs' | 'now' | 'signal'> & { jobs: Jobs; punctual: Database }

/** Steps that follow each other, of which none should take more than so many seconds. */
interface Chain {
  seconds: number
  /** Whether no load may make it late. */
  punctual?: true
  steps: Steps
}

/** What one tick does, but what counts or reads much. */
export const chains: readonly Chain[] = [
  { seconds: 60, punctual: true, steps: dueIn('publishing') },
  { seconds: 60, steps: dueIn('settling') },
  { seconds: 60, steps: dueIn('telling') },
  {
    seconds: 60,
    steps: {
      ...dueIn('clearing'),
      makeMonths: ({ db, now }) => makeMonths(db, now),
      forgetKeys: ({ db, now }) => forgetKeys(db, now),
      forgetOld: ({ db, now, keepDays }) => forgetOld(db, now, keepDays),
    },
  },
  { seconds: 60, steps: dueIn('removing') },
]

/**
 * Begins to tick, and answers the function that stops after the steps at hand. Each chain goes by itself, so that nothing
 * that is due waits for what is told, counted or removed outside. A step that takes too long is given up: those after it go
 * on, and it is not taken again before it has ended. What is due says the clock of the database: a machine whose own is wrong
 * would delete or publish for everybody.
 */
export function startTicking(
  { db, punctual, files, jobs, eraseAfterDays, keepDays }: Given,
  log: Pick<FastifyBaseLogger, 'debug' | 'error'>,
): () => Promise<void> {
  const all: readonly Chain[] = [
    ...chains,
    { seconds: 3_600, steps: dueIn('counting') },
    {
      seconds: 3 * 3_600,
      steps: { compareCounters: (means) => compareCounters(means, log), analyzeMonths: ({ db }) => analyzeMonths(db) },
    },
  ]
  const stopping = new AbortController()
  const underWay = new Set<string>()
  const running = new Map<Chain, Promise<void>>()

  async function take(name: string, step: Steps[string], on: Database, seconds: number): Promise<void> {
    const late = new AbortController()
    const signal = AbortSignal.any([stopping.signal, late.signal])
    const began = performance.now()
    const one: WatchedStep = { step: name }
    underWay.add(name)
    const taken = watchedSteps
      .tracePromise(async () => step({ db: on, files, jobs, now: await clockOf(on), eraseAfterDays, keepDays, signal }), one)
      .then(
        () => log.debug({ step: name, milliseconds: Math.round(performance.now() - began) }, 'a step of the tick'),
        (error: unknown) => log.error({ err: error, step: name }, 'a step of the tick failed'),
      )
      .finally(() => underWay.delete(name))
    const timer = setTimeout(() => late.abort(), seconds * 1_000)
    await Promise.race([taken, once(late.signal, 'abort')])
    clearTimeout(timer)
    if (!late.signal.aborted) return
    stepsGivenUp.publish(one)
    log.error({ step: name, seconds }, 'a step of the tick is given up')
  }

  async function run(chain: Chain): Promise<void> {
    const on = chain.punctual ? punctual : db
    for (const [name, step] of Object.entries(chain.steps)) {
      if (!stopping.signal.aborted && !underWay.has(name)) await take(name, step, on, chain.seconds)
    }
  }

  function beginAll(): void {
    for (const chain of all) {
      if (running.has(chain)) continue
      const ended = run(chain).finally(() => running.delete(chain))
      running.set(chain, ended)
    }
  }

  const timers = [setTimeout(beginAll, firstAfterMilliseconds).unref(), setInterval(beginAll, everyMilliseconds).unref()]
  return async () => {
    stopping.abort()
    timers.forEach(clearTimeout)
    await Promise.all(running.values())
  }
}

/**
 * Does everything that is due at `now`, but what counts much. A step that fails holds up none of the others.
 * @throws what the failures were, together, after the last step.
 */
export async function tick(db: Database, files: Files, now: Date, jobs?: Jobs): Promise<void> {
  const means: Means = { db, files, jobs, now, eraseAfterDays: 30, keepDays: {}, signal: new AbortController().signal }
  const faults: unknown[] = []
  for (const { steps } of chains) {
    for (const step of Object.values(steps)) await step(means).catch((error: unknown) => void faults.push(error))
  }
  if (faults.length > 0) throw new AggregateError(faults, faults.map((one) => (one as Error).message).join('; '))
}
