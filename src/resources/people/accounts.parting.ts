/** What an account has no part in any more once it leaves the platform, goes to another firm or has fewer roles. */
import type { Transaction } from '../../database/connection.ts'
import type { Jobs } from '../../effects/jobs.ts'
import type { Row, Written } from '../../verbs/rows.ts'
import { giveUpHosting, giveUpSeats } from '../events/corporate-events.leaving.ts'
import { leaveAll, leaveRequests } from '../messaging/message-groups.leaving.ts'
import { forgetExcerpt } from '../notifications/notifications.sending.ts'
import { leaveAccess } from '../research/publication-access-requests.leaving.ts'
import { forgetExports, leave } from './accounts.leavers.ts'

interface Parting {
  tx: Transaction
  jobs: Jobs
}

/** Ends what an account does on the platform. */
export async function leavePlatform({ tx, jobs }: Parting, account: string): Promise<void> {
  await leave(tx, account)
  await giveUpSeats({ tx, jobs }, account)
  await leaveAll({ tx, jobs }, account)
}

/** Whether these roles make a manager of premium service requests. */
const mayManage = (roles: readonly string[]): boolean => roles.includes('account-manager') || roles.includes('admin')

/** Ends what was open to an account by the company or the roles that it had. `current`: the account as it was, its row as it is now. */
export async function partWith(
  { tx, jobs }: Parting,
  current: Row<'accounts'>,
  { company_id, roles }: Pick<Written<'accounts'>, 'company_id'> & { roles: readonly string[] | undefined },
): Promise<void> {
  const moved = company_id !== undefined && company_id !== current.company_id
  if (moved) {
    await giveUpHosting(tx, current.id)
    await forgetExcerpt(tx, current.id)
    // What was granted to a person of no firm stays with the person.
    if (current.company_id !== null) await leaveAccess(tx, current.id)
  }
  if (roles && new Set<string>(current.roles).difference(new Set(roles)).size > 0) await forgetExports(tx, current.id)
  if (moved || (roles && mayManage(current.roles) && !mayManage(roles))) await leaveRequests({ tx, jobs }, current.id)
}
