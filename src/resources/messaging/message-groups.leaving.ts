/** Conversations that an account is taken out of, since it is no longer what it was in them. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Telling } from '../../effects/realtime.ts'
import { isAsked, isAsker } from '../premium-services/premium-service-requests.parties.ts'
import { letGo, uninvite } from './message-groups.members.ts'
import { isMember } from './messages.reading.ts'

/** Takes an account out of some of its conversations, and takes its invitations to such back. */
async function takeFrom(telling: Telling, account: string, those: RawBuilder<SqlBool>): Promise<void> {
  const { tx } = telling
  const { rows } = await sql<{ id: string }>`select id from message_groups
    where id in (select message_group_id from message_group_members where account_id = ${account}
      union select message_group_id from message_group_invitations where account_id = ${account}) and ${those}
    order by id for no key update`.execute(tx)
  for (const { id } of rows) {
    await uninvite(tx, id, account)
    // Whoever had the group before may have taken it out.
    if (await isMember(tx, id, account)) await letGo(telling, id, [account])
  }
}

const member = { account: sql`member.id`, company: sql`member.company_id` }

/** Whether a conversation is about a request that the account is no party of. */
const isOfOthers = (account: string) => sql<SqlBool>`message_groups.kind = 'premium-request' and exists (
  select from premium_service_requests as request join accounts as member on member.id = ${account}
    where request.id = message_groups.subject_id and (${isAsker('request', member)} or ${isAsked('request', member)}) is not true)`

/** Whoever is no account manager any more, or went to another firm, has no part in what the parties of requests say. */
export const leaveRequests = (telling: Telling, account: string): Promise<void> => takeFrom(telling, account, isOfOthers(account))

/** Whoever leaves the platform stays in what is between two, and as a party of a request. What it owned goes to the oldest member. */
export const leaveAll = (telling: Telling, account: string): Promise<void> =>
  takeFrom(telling, account, sql`(message_groups.kind not in ('direct', 'premium-request') or ${isOfOthers(account)})`)
