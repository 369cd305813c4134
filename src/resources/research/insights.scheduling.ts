/** The publication of scheduled insights when their time has come. */
import { sql } from 'kysely'
import { tryAdvisoryLock } from '../../database/advisory-locks.ts'
import type { Database, Transaction } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import { objectionsTo, statesOf } from '../../verbs/lifecycle.ts'
import { save } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'
import { tellOfEvent, tellOfReturn } from './insights.news.ts'
import { bringTo, parts } from './insights.transitions.ts'
import type { Step } from './insights.transitions.ts'

/**
 * Publishes what is due at `now` and answers how many. One process at a time does it. An insight that fails its checks
 * goes back to approved with the reason; one that cannot be published for a fault of ours does not hold up the others.
 * @throws what the faults were, together, after all others were published.
 */
export async function publishDue(db: Database, now: Date): Promise<number> {
  let published = 0
  const faults: { id: string; error: unknown }[] = []
  for (;;) {
    let at: string | undefined
    try {
      const done = await transact(db, async (tx) => {
        if (!(await tryAdvisoryLock(tx, 'publish due'))) return undefined
        const insight = await nextDue(
          tx,
          now,
          faults.map((one) => one.id),
        )
        at = insight?.id
        return insight && publishOrReturn({ tx, insight, actors: ['system'], by: null, now, reason: null })
      })
      if (done === undefined) break
      published += done
    } catch (error) {
      if (at === undefined) throw error
      faults.push({ id: at, error })
    }
  }
  if (faults.length > 0)
    throw new AggregateError(
      faults.map((one) => one.error),
      'some insights that are due could not be published',
    )
  return published
}

const nextDue = (tx: Transaction, now: Date, without: readonly string[]): Promise<Row<'insights'> | undefined> =>
  tx
    .selectFrom('insights')
    .selectAll()
    .where('aasm_state', '=', 'scheduled')
    .where('published_at', '<=', now.toISOString())
    .where(sql<boolean>`id <> all(${without}::text[])`)
    .orderBy('published_at')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst()

async function publishOrReturn(step: Step): Promise<number> {
  const { tx, insight, now } = step
  const failed = await objectionsTo('insights', { from: insight.aasm_state, to: 'published' }, parts, step)
  if (failed.length === 0) await bringTo(step, 'published')
  else {
    const reason = failed
      .map((one) => one.title)
      .join('; ')
      .slice(0, 500)
    const columns = { aasm_state: statesOf('insights', 'unschedule').to, aasm_state_updated_at: now.toISOString() }
    await save(tx, 'insights', insight.id, { ...columns, status_reason: reason })
    await tellOfEvent(tx, 'unschedule', { insight, by: null, reason })
    await tellOfReturn(tx, { insight, by: null, reason })
  }
  return failed.length === 0 ? 1 : 0
}
