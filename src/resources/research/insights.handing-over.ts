/** The handing over of insights. An author who left leaves unfinished ones to a colleague. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { badValue, forbidden, refuseAll } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import type { Row } from '../../verbs/rows.ts'
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
  const author = tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', to)
    .where('status', '=', 'active')
    .where('company_id', '=', insight.company_id)
    .where('account_type', '=', 'insight-provider')
    .where(sql<boolean>`not 'compliance-officer' = any(roles)`)
    .forShare()
  if (!(await author.executeTakeFirst()))
    refuseAll([badValue('account', 'must be an active author of the same company', '/data/relationships/account')])
  await clearCertification(tx, insight.id)
  const trackable = { type: 'insights', id: insight.id } as const
  await record(tx, { key: 'insight.hand_over', owner: caller.id, trackable, recipient: to, parameters: { from: insight.account_id } })
}
