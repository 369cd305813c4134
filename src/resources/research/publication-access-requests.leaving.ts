/** Access that somebody had or asked for at a firm: it is not taken along to another one. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { statesOf } from '../../verbs/lifecycle.ts'

/** Ends what was granted to an account until now, and takes back what it still asks for. */
export async function leaveAccess(tx: Transaction, account: string): Promise<void> {
  const { from: granted, to: expired } = statesOf('publication-access-requests', 'expire')
  const { from: asked, to: withdrawn } = statesOf('publication-access-requests', 'withdraw')
  await sql`update publication_access_requests
    set status = case when status = any(${granted}::text[]) then ${expired} else ${withdrawn} end,
      granted_until = case when granted_until is not null then least(granted_until, now()) end, updated_at = now()
    where requester_id = ${account} and status = any(${[...granted, ...asked]}::text[])`.execute(tx)
}
