/** Transitions of premium service requests by the clock. It completes and expires them, and reminds those who are awaited. */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { readyToTell } from '../../effects/realtime.ts'
import { eachAlone } from '../../verbs/each-alone.ts'
import type { Row } from '../../verbs/rows.ts'
import { notify } from '../notifications/notifications.sending.ts'
import { dueAt } from './premium-service-requests.deadlines.ts'
import { stillAsked, stillManaging } from './premium-service-requests.parties.ts'
import { bringTo } from './premium-service-requests.transitions.ts'

/** Each kind of due request: the column that says when, and where it goes then. */
const due = [
  { column: 'completes_at', target: 'completed' },
  { column: 'expires_at', target: 'expired' },
] as const

/**
 * Completes what was delivered and not objected to, and ends what was not answered in time. One that fails for a fault of
 * ours does not hold up the others.
 * @throws what the faults were, together, after all others were done.
 */
export async function settlePremiumRequests(db: Database, jobs: Jobs | undefined, now: Date): Promise<void> {
  await readyToTell(jobs)
  const at = now.toISOString()
  const settle = async ({ column, target }: (typeof due)[number]): Promise<void> => {
    const waiting = await db.selectFrom('premium_service_requests').select('id').where(column, '<=', at).orderBy(column).execute()
    await eachAlone(waiting, `requests that could not be ${target}`, ({ id }) =>
      transact(db, async (tx) => {
        const serviceRequest = await tx
          .selectFrom('premium_service_requests')
          .selectAll()
          .where('id', '=', id)
          .where(column, '<=', at)
          .forNoKeyUpdate()
          .executeTakeFirst()
        if (serviceRequest)
          await bringTo({ tx, jobs, serviceRequest, before: serviceRequest, actors: ['system'], by: null, now, note: null }, target)
      }),
    )
  }
  const steps = [...due.map((one) => () => settle(one)), () => remind(db, at)]
  await eachAlone(steps, 'steps of premium service requests that were not taken', (take) => take())
}

/**
 * Reminds the provider and the manager when half, nine tenths and all of the time have gone by that there is to answer a
 * request or to deliver what was agreed, once each.
 */
async function remind(db: Database, at: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from ${late(at)}`.execute(db)
  await eachAlone(rows, 'requests that could not be reminded of', ({ id }) =>
    transact(db, async (tx) => {
      const [marked] = await markLate(tx, id, at)
      if (!marked) return
      const { title, status, reminded, ...asked } = marked
      await notify(tx, {
        key: reminded === 100 ? 'premium_service_request.overdue' : 'premium_service_request.due_soon',
        trackable: { type: 'premium-service-requests', id },
        actor: null,
        recipients: sql`${stillAsked(asked)} union ${stillManaging(asked)}`,
        parameters: { title, status },
      })
    }),
  )
}

/** The requests of which a part of the time has gone by since the last reminder, and how much of it. */
const late = (at: string) => sql`(select * from (
    select id, since, told, case when share >= 1 then 100 when share >= 0.9 then 90 when share >= 0.5 then 50 else 0 end as percent
    from (select id, status_updated_at as since, reminded as told, extract(epoch from ${at}::timestamptz - status_updated_at)
        / greatest(extract(epoch from ${dueAt} - status_updated_at), 1) as share
      from premium_service_requests where status in ('submitted', 'accepted') and reminded < 100) as running) as reached
  where percent > told) as reached`

type Late = Pick<Row<'premium_service_requests'>, 'title' | 'status' | 'requestee_id' | 'provider_company_id' | 'manager_id' | 'reminded'>

/** Notes the part of the time of a request that has gone by, unless somebody else did or it moved on. */
async function markLate(tx: Transaction, id: string, at: string): Promise<Late[]> {
  const { rows } = await sql<Late>`update premium_service_requests as late set reminded = reached.percent from ${late(at)}
    where late.id = ${id} and reached.id = late.id and late.status_updated_at = reached.since and reached.percent > late.reminded
    returning late.title, late.status, late.requestee_id, late.provider_company_id, late.manager_id, late.reminded`.execute(tx)
  return rows
}
