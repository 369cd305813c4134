/** The members that the owner of a group sets, and who they may be. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import type { Telling } from '../../effects/realtime.ts'
import { broken } from '../../refusals.ts'
import { among } from '../../verbs/among.ts'
import type { Present } from '../../verbs/body.ts'
import type { Caller } from '../../verbs/caller.ts'
import { announce, invite, membersOf, takeOut, tellOfMember } from './message-groups.members.ts'
import { alsoReached, limitBringing, refuseAway, refuseForbidden, refuseUnasked } from './message-groups.policies.ts'

/** @throws 422 where a team would have members of other companies. */
export async function refuseStrangers(tx: Transaction, company: string, ids: readonly string[]): Promise<void> {
  const stranger = await tx
    .selectFrom('accounts')
    .select('id')
    .where(among('id', ids))
    .where('company_id', 'is distinct from', company)
    .limit(1)
    .executeTakeFirst()
  if (stranger) throw broken('The members of a team are of one company', '/data/relationships/members')
}

/** Those who belong to a group already may be named by who changes it. */
export const alsoThere =
  (group: string, caller: Caller): Present =>
  async (db, types, ids) => {
    const { rows } = await sql<{ account_id: string }>`select account_id from message_group_members where message_group_id = ${group}
      union select account_id from message_group_invitations where message_group_id = ${group}`.execute(db)
    const there = rows.map((row) => row.account_id).filter((id) => ids.includes(id))
    return new Set(there).union(await alsoReached(caller)(db, types, ids))
  }

/** The group, whose row is locked. `company`: of a team. */
interface Changed {
  id: string
  kind: string
  company: string | null
  limited: boolean
}

/**
 * Takes out who is missing among those sent, and invites who is new.
 * @throws 403 or 422 for those who cannot be in the group, 422 for more than it holds, 429 for too many who are new.
 */
export async function setMembers(telling: Telling, caller: Caller, changed: Changed, sent: readonly string[]): Promise<void> {
  const { id, kind, company, limited } = changed
  const { tx } = telling
  const wanted = new Set([...sent, caller.id])
  const present = await membersOf(tx, id)
  const gone = present.filter((one) => !wanted.has(one))
  const invited = [...wanted].filter((one) => !present.includes(one))
  if (kind === 'team') await refuseStrangers(tx, company!, invited)
  await refuseAway(tx, invited)
  await refuseUnasked(tx, caller, invited)
  await refuseForbidden(tx, [...wanted])
  await takeOut(tx, id, gone)
  const fresh = await invite(tx, id, invited, present.length - gone.length)
  if (limited) await limitBringing(tx, caller, fresh)
  for (const one of gone) {
    const { name } = await tx.selectFrom('accounts').select('name').where('id', '=', one).executeTakeFirstOrThrow()
    await announce(telling, id, caller.id, 'took out …', name)
    await tellOfMember(telling, id, 'member.left', one)
  }
}
