/** The publication of scheduled insights when their time has come. */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import { eachAlone } from '../../verbs/each-alone.ts'
import { ofFirm } from '../../verbs/firms.ts'
import { objectionsTo, statesOf } from '../../verbs/lifecycle.ts'
import { save } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'
import { tellOfEvent, tellOfReturn } from './insights.news.ts'
import { bringTo, parts } from './insights.transitions.ts'
import type { Step } from './insights.transitions.ts'

/**
 * Publishes what is due at `now`. An insight that fails its checks, or whose author is suspended, goes back to approved with the reason.
 * @throws what `eachAlone` throws.
 */
export async function publishDue(db: Database, now: Date): Promise<void> {
  const due = await scheduledUntil(db, now).select('id').orderBy('published_at').orderBy('id').execute()
  await eachAlone(due, 'insights that could not be published', ({ id }) =>
    transact(db, async (tx) => {
      const insight = await scheduledUntil(tx, now).selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
      if (insight) await publishOrReturn({ tx, insight, actors: ['system'], by: null, now, reason: null })
    }),
  )
}

const scheduledUntil = (db: Database, now: Date) =>
  db.selectFrom('insights').where('aasm_state', '=', 'scheduled').where('published_at', '<=', now.toISOString())

/** Takes back to approved what an account that has left had scheduled for its firm, whose team leads are told: they may schedule it again. */
export async function returnScheduled(tx: Transaction, { id, company_id }: Pick<Row<'accounts'>, 'id' | 'company_id'>): Promise<void> {
  const { rows } = await sql<Row<'insights'>>`select * from insights where account_id = ${id} and aasm_state = 'scheduled'
    and ${ofFirm(sql.ref('company_id'), company_id ?? sql`null`)} order by id for no key update`.execute(tx)
  for (const insight of rows) await giveBack({ tx, insight, now: new Date() }, 'Its author has left')
}

async function publishOrReturn(step: Step): Promise<void> {
  const { tx, insight } = step
  const failed = await objectionsTo('insights', { from: insight.aasm_state, to: 'published' }, parts, step)
  const objections = [...(await ofSuspended(tx, insight)), ...failed.map((one) => one.title)]
  if (objections.length === 0) return bringTo(step, 'published')
  return giveBack(step, objections.join('; ').slice(0, 500))
}

async function giveBack({ tx, insight, now }: Pick<Step, 'tx' | 'insight' | 'now'>, reason: string): Promise<void> {
  const columns = { aasm_state: statesOf('insights', 'unschedule').to, aasm_state_updated_at: now.toISOString() }
  await save(tx, 'insights', insight.id, { ...columns, status_reason: reason })
  await tellOfEvent(tx, 'unschedule', { insight, by: null, reason })
  await tellOfReturn(tx, { insight, by: null, reason })
}

/** Nobody who is suspended publishes by a time that was chosen before. A team lead or an editor still may. */
async function ofSuspended(tx: Transaction, { account_id }: Row<'insights'>): Promise<string[]> {
  const author = tx.selectFrom('accounts').select('id').where('id', '=', account_id).where('status', '=', 'suspended')
  return (await author.executeTakeFirst()) ? ['Its author is suspended'] : []
}
