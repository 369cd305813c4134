/** Transitions of premium service requests by the clock. It completes and expires them, and reminds those who are awaited. */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { readyToTell } from '../../effects/realtime.ts'
import type { Row } from '../../verbs/rows.ts'
import { notify } from '../notifications/notifications.sending.ts'
import { dueAt } from './premium-service-requests.deadlines.ts'
import { stillAsked } from './premium-service-requests.parties.ts'
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
  const faults: unknown[] = []
  for (const { column, target } of due) {
    const waiting = await db.selectFrom('premium_service_requests').select('id').where(column, '<=', at).orderBy(column).execute()
    for (const { id } of waiting) {
      try {
        await transact(db, async (tx) => {
          const serviceRequest = await tx
            .selectFrom('premium_service_requests')
            .selectAll()
            .where('id', '=', id)
            .where(column, '<=', at)
            .forNoKeyUpdate()
            .executeTakeFirst()
          if (serviceRequest)
            await bringTo({ tx, jobs, serviceRequest, before: serviceRequest, actors: ['system'], by: null, now, note: null }, target)
        })
      } catch (error) {
        faults.push(error)
      }
    }
  }
  await remind(db, at).catch((error: unknown) => void faults.push(error))
  if (faults.length > 0) throw new AggregateError(faults, 'some premium service requests that are due could not be moved or reminded of')
}

/**
 * Reminds the provider and the manager when half, nine tenths and all of the time have gone by that there is to answer a
 * request or to deliver what was agreed, once each.
 */
async function remind(db: Database, at: string): Promise<void> {
  await transact(db, async (tx) => {
    for (const { id, title, status, manager_id, reminded, ...asked } of await markLate(tx, at)) {
      await notify(tx, {
        key: reminded === 100 ? 'premium_service_request.overdue' : 'premium_service_request.due_soon',
        trackable: { type: 'premium-service-requests', id },
        actor: null,
        recipients: sql`${stillAsked(asked)} union select ${manager_id}::text`,
        parameters: { title, status },
      })
    }
  })
}

type Late = Pick<
  Row<'premium_service_requests'>,
  'id' | 'title' | 'status' | 'requestee_id' | 'provider_company_id' | 'manager_id' | 'reminded'
>

/** Notes the parts of the time that have gone by since the last reminder, and answers the requests of which there are any. */
async function markLate(tx: Transaction, at: string): Promise<Late[]> {
  const { rows } = await sql<Late>`update premium_service_requests as late set reminded = reached.percent
    from (select id, since, case when share >= 1 then 100 when share >= 0.9 then 90 when share >= 0.5 then 50 else 0 end as percent
      from (select id, status_updated_at as since, extract(epoch from ${at}::timestamptz - status_updated_at)
          / greatest(extract(epoch from ${dueAt} - status_updated_at), 1) as share
        from premium_service_requests where status in ('submitted', 'accepted') and reminded < 100) as running) as reached
    where reached.id = late.id and late.status_updated_at = reached.since and reached.percent > late.reminded
    returning late.id, late.title, late.status, late.requestee_id, late.provider_company_id,
      late.manager_id, late.reminded`.execute(tx)
  return rows
}
