import { sql } from 'kysely'
import { inspect } from 'node:util'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { connectPostgres } from '../../src/database/postgres.ts'
import type { Connection, Database } from '../../src/database/connection.ts'
import { transact } from '../../src/database/transact.ts'
import { logTries } from '../../src/effects/job-tries.ts'
import { openJobs } from '../../src/effects/jobs.ts'
import type { Jobs, Queues } from '../../src/effects/jobs.ts'
import { freshDatabase } from '../support/database.ts'
import { statesOfMails } from '../support/job-states.ts'

type Job = Queues['mail']
const job = (email: string): Job => ({ purpose: 'magic', email })

const toClose: (() => unknown)[] = []
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close()
})

/** No test here sends any of the other queues. */
const nothing = () => Promise.resolve()
const mails = {
  'share-mail': nothing,
  'event-mail': nothing,
  'event-invitation': nothing,
  'group-mail': nothing,
  'alert-mail': nothing,
  'activity-mail': nothing,
  'notification-mail': nothing,
  'statement-mail': nothing,
  webhook: nothing,
  'webhook-slow': nothing,
  'webhook-mail': nothing,
}
const idle = {
  ...mails,
  'campaign-mail': nothing,
  'campaign-test': nothing,
  'contact-mail': nothing,
  'contact-import': nothing,
  export: nothing,
  push: nothing,
}

/** A queue on a database of its own; `work` does a job. */
async function queue(
  work: (job: Job) => Promise<void>,
): Promise<{ jobs: Jobs; db: Database; reported: unknown[]; connection: Connection & { url?: string } }> {
  const connection = await freshDatabase()
  const reported: unknown[] = []
  const jobs = openJobs(connection.queue, { ...idle, mail: work }, { failed: (error) => void reported.push(error) })
  toClose.push(
    () => connection.close(),
    () => jobs.stop(),
  )
  await jobs.ready()
  return { jobs, db: connection.db, reported, connection }
}
const send = (jobs: Jobs, db: Database, ...emails: string[]): Promise<void> =>
  transact(db, async (tx) => {
    for (const email of emails) await jobs.send(tx, 'mail', job(email))
  })

describe('a job', () => {
  test('is kept by the commit of its transaction, and no trace of it is left by a rollback', async () => {
    const done: string[] = []
    const { jobs, db } = await queue(async ({ email }) => void done.push(email))
    const rolledBack = transact(db, async (tx) => {
      await jobs.send(tx, 'mail', job('rolled-back'))
      throw new Error('changed my mind')
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')
    expect(await statesOfMails(db)).toEqual({})
    await send(jobs, db, 'committed')
    expect(await statesOfMails(db)).toEqual({ committed: 'created' })
    await jobs.drain()
    await jobs.drain()
    expect(done).toEqual(['committed'])
    expect(await statesOfMails(db)).toEqual({ committed: 'completed' })
  })

  test('that fails waits for its next try, longer each time, while others go on', async () => {
    const tried: string[] = []
    const { jobs, db } = await queue(async ({ email }) => {
      tried.push(email)
      if (email === 'fails') throw new Error('not today')
    })
    const wait = async (): Promise<number> => {
      const { rows } = await sql<{ seconds: string }>`select extract(epoch from start_after - now()) as seconds from pgboss.job
        where data->>'email' = 'fails'`.execute(db)
      return Number(rows[0]!.seconds)
    }
    await send(jobs, db, 'fails')
    await expect(jobs.drain()).rejects.toThrow('not today')
    expect(await statesOfMails(db)).toEqual({ fails: 'retry' })
    expect(await wait()).toBeGreaterThan(25)
    await send(jobs, db, 'other')
    await jobs.drain()
    expect(tried).toEqual(['fails', 'other'])
    for (let round = 0; round < 4; round++) {
      await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db)
      await expect(jobs.drain()).rejects.toThrow('not today')
    }
    expect(await wait()).toBeGreaterThan(4 * 60)
    expect(tried.filter((one) => one === 'fails')).toHaveLength(5)
    expect(await statesOfMails(db)).toEqual({ fails: 'retry', other: 'completed' })
  })

  test('is done once, however many workers look for it', async () => {
    const done: string[] = []
    const { jobs, db, connection } = await queue(async ({ email }) => void done.push(email))
    const second = connection.url ? connectPostgres(connection.url, 4) : connection
    const others = openJobs(second.queue, { ...idle, mail: async ({ email }) => void done.push(email) }, { failed: () => undefined })
    toClose.push(
      () => (second === connection ? undefined : second.close()),
      () => others.stop(),
    )
    await others.ready()
    const emails = Array.from({ length: 20 }, (_, index) => `mail-${index}`)
    await send(jobs, db, ...emails)
    await Promise.all([jobs.drain(), others.drain(), jobs.drain(), others.drain()])
    expect(done.sort()).toEqual(emails.sort())
  })

  test('follows the one before without a pause, in their order', { timeout: 40_000 }, async () => {
    const done: string[] = []
    const { jobs, db } = await queue(async ({ email }) => void done.push(email))
    const emails = Array.from({ length: 40 }, (_, index) => `mail-${index}`)
    await send(jobs, db, ...emails)
    await jobs.work()
    await expect.poll(() => done, { timeout: 30_000 }).toEqual(emails)
  })

  test('to a holder of a seat follows the one before to the same, while those to others go out besides', async () => {
    const { db, queue: options, close } = await freshDatabase()
    toClose.push(close)
    const steps: string[] = []
    const other = Promise.withResolvers<void>()
    const eventMail = async ({ account, news }: Queues['event-mail']): Promise<void> => {
      steps.push(`${account} ${news}`)
      if (account === 'other') other.resolve()
      else await other.promise
      steps.push(`${account} ${news} sent`)
    }
    const jobs = openJobs(options, { ...idle, mail: nothing, 'event-mail': eventMail }, { failed: () => undefined })
    toClose.push(() => jobs.stop())
    await jobs.ready()
    const mail = (account: string, news: Queues['event-mail']['news']) => ({ event: 'event', account, news })
    for (const one of [mail('one', 'confirmed'), mail('one', 'changed'), mail('one', 'cancelled'), mail('other', 'confirmed')]) {
      await transact(db, (tx) => jobs.sendAll(tx, 'event-mail', [one]))
    }
    await jobs.work()
    await expect.poll(() => steps, { timeout: 20_000 }).toHaveLength(8)
    expect(steps.filter((one) => one.startsWith('one'))).toEqual([
      ...['one confirmed', 'one confirmed sent', 'one changed', 'one changed sent', 'one cancelled', 'one cancelled sent'],
    ])
  })

  test('is worked off without being drained, and a failure is reported', async () => {
    const done: string[] = []
    const { jobs, db, reported } = await queue(async ({ email }) => {
      if (email === 'fails') throw new Error('not today')
      done.push(email)
    })
    await jobs.work()
    await send(jobs, db, 'works', 'fails')
    await expect.poll(() => statesOfMails(db), { timeout: 15_000 }).toEqual({ works: 'completed', fails: 'retry' })
    expect(done).toEqual(['works'])
    expect(reported.map((one) => (one as Error).message)).toEqual(['not today'])
  })

  test('is not asked for any more once the queue stops, while it begins too, which is no failure', async () => {
    const { jobs, reported } = await queue(nothing)
    const working = jobs.work()
    await jobs.stop()
    await working
    expect(reported).toEqual([])
  })

  test('that is given up for good is told as an error, each earlier failure as a warning, without the address', async () => {
    const lines: unknown[] = []
    const log = (level: string) => (line: object, words: string) => void lines.push([level, line, words])
    const told = logTries({ info: log('info'), warn: log('warn'), error: log('error') })
    const connection = await freshDatabase()
    const refuse = () => Promise.reject(new Error('550 <somebody@refused.example> unknown'))
    const jobs = openJobs(connection.queue, { ...idle, mail: refuse }, told)
    toClose.push(
      () => connection.close(),
      () => jobs.stop(),
    )
    await jobs.ready()
    await send(jobs, connection.db, 'somebody@refused.example')
    await expect(jobs.drain()).rejects.toThrow('unknown')
    await sql`update pgboss.job set start_after = now(), retry_limit = retry_count + 1 where state = 'retry'`.execute(connection.db)
    await expect(jobs.drain()).rejects.toThrow('unknown')
    const line: object = { queue: 'mail', about: { purpose: 'magic' } }
    expect(lines).toEqual([
      ['warn', expect.objectContaining({ ...line, try: 1, again: true }), 'job failed, to be tried again'],
      ['error', expect.objectContaining({ ...line, try: 2, again: false }), 'job given up'],
    ])
    expect(inspect(lines, { depth: 5 })).toContain('550 …@refused.example> unknown')
    expect(inspect(lines, { depth: 5 })).not.toContain('somebody@')
  })

  test('is not asked for while the queue is away, which is told every ten seconds', () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const lines: object[] = []
    const { failed } = logTries({ info: vi.fn(), warn: vi.fn(), error: (line) => void lines.push(line) })
    const away = new Error('away')
    for (let n = 0; n < 4; n++) failed(away)
    vi.advanceTimersByTime(10_000)
    for (let n = 0; n < 4; n++) failed(away)
    expect(lines).toEqual([{ err: away }, { err: away, untold: 3 }])
  })

  test('that takes for ever holds up nobody who sends another', async () => {
    let end: () => void
    const ended = new Promise<void>((resolve) => (end = resolve))
    const { jobs, db, connection } = await queue(() => ended)
    await send(jobs, db, 'hangs')
    const later = openJobs(connection.queue, { ...idle, mail: () => ended }, { failed: () => undefined })
    const late = new Promise((resolve) => setTimeout(resolve, 10_000, 'late').unref())
    expect(await Promise.race([later.ready().then(() => 'ready'), late])).toBe('ready')
    // A queue that is closed waits for what is being done.
    end!()
    await later.stop()
  })
})
