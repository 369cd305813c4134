/** Conversations that an account is taken out of, since it is no longer what it was in them. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Telling } from '../../effects/realtime.ts'
import { announce, takeOut, tellOfMember } from './message-groups.members.ts'

/** Takes an account out of some of its conversations, and takes its invitations to such back. */
async function takeFrom(telling: Telling, account: string, those: RawBuilder<SqlBool>): Promise<void> {
  const { tx } = telling
  await sql`delete from message_group_invitations as invitation using message_groups
    where invitation.message_group_id = message_groups.id and invitation.account_id = ${account} and ${those}`.execute(tx)
  const { rows } = await sql<{ id: string }>`select message_groups.id from message_groups
    join message_group_members as member on member.message_group_id = message_groups.id
    where member.account_id = ${account} and ${those} order by message_groups.id for no key update of message_groups`.execute(tx)
  for (const { id } of rows) {
    await takeOut(tx, id, [account])
    await announce(telling, id, account, 'left')
    await tellOfMember(telling, id, 'member.left', account)
  }
}

const isManagedBy = (account: string) => sql<SqlBool>`message_groups.kind = 'premium-request' and exists (
  select from premium_service_requests as request where request.id = message_groups.subject_id
    and ${account} not in (request.requestor_id, request.requestee_id))`

/** Whoever is no account manager any more has no part in what the parties of requests say. */
export const leaveManaged = (telling: Telling, account: string): Promise<void> => takeFrom(telling, account, isManagedBy(account))

/** Whoever leaves the platform stays in what is between two, and as a party of a request. What it owned goes to the oldest member. */
export const leaveAll = (telling: Telling, account: string): Promise<void> =>
  takeFrom(telling, account, sql`(message_groups.kind not in ('direct', 'premium-request') or ${isManagedBy(account)})`)
