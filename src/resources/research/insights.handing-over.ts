/** The handing over of insights. An author who left leaves unfinished ones to a colleague. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connect.ts'
import { refusedValue, forbidden } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import type { Row } from '../../verbs/rows.ts'
import { anyRow } from '../../verbs/rows.ts'
import { record } from '../notifications/activities.recording.ts'
import { standsIn } from './insights.actors.ts'
import { clearCertification } from './insights.transitions.ts'

/** @throws 403 for whoever does not stand in for the author. */
export async function requireStandIn(tx: Transaction, insight: Row<'insights'>, caller: Caller): Promise<true> {
  if (await standsIn(tx, insight, caller)) return true
  throw forbidden('Only the team lead gives away an insight, while it is unpublished and its author has left.')
}

/**
 * Checks whom an insight is given to, whose column the caller writes, and records who gave it. What the author certified the
 * colleague has to certify anew.
 * @throws 422 for an account that does not write for the firm.
 */
export async function handOver(tx: Transaction, insight: Row<'insights'>, to: string, caller: Caller): Promise<void> {
  const author = sql`select from accounts where id = ${to} and status = 'active' and company_id = ${insight.company_id}
    and account_type = 'insight-provider' and not 'compliance-officer' = any(roles) for share`
  if (!(await anyRow(tx, author)))
    throw refusedValue('account', 'must be an active author of the same company', '/data/relationships/account')
  await clearCertification(tx, insight.id)
  const trackable = { type: 'insights', id: insight.id } as const
  await record(tx, { key: 'insight.hand_over', owner: caller.id, trackable, recipient: to, parameters: { from: insight.account_id } })
}
