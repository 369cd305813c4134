/** Policies on conversations. They say which accounts may talk with each other. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { badValue, conflict, forbidden, refuseAll } from '../../refusals.ts'
import { among } from '../../verbs/among.ts'
import { attempt } from '../../verbs/attempts.ts'
import type { Present } from '../../verbs/body.ts'
import type { Caller } from '../../verbs/caller.ts'

/**
 * @throws 403 where accounts of several companies come together and the company of one of those who are asked forbids it;
 * asked are all of them unless said.
 */
export async function refuseForbidden(tx: Transaction, accounts: readonly string[], asked = accounts): Promise<void> {
  const forbidding = await sql`select from accounts join companies on companies.id = accounts.company_id
    where accounts.id = any(${asked}::text[]) and companies.policy -> 'allow-messages-external' = 'false'
      and exists (select from accounts as other where other.id = any(${accounts}::text[])
        and other.company_id is distinct from accounts.company_id) limit 1`.execute(tx)
  if (forbidding.rows.length > 0) throw forbidden('The policy of a company does not allow messages to other companies.')
}

/** @throws 409 where one of two who talk has left the platform. */
export async function refuseLeft(tx: Transaction, members: readonly string[]): Promise<void> {
  const { rows } = await sql`select from accounts where id = any(${members}::text[]) and status = 'deactivated'`.execute(tx)
  if (rows.length > 0) throw conflict('Whom you wrote with has left.')
}

/** Followers of an entity that a corporate user manages, and who has written to one. */
const turnedTo = (me: string) => sql<boolean>`exists (select from managed_entities as managed where managed.account_id = ${me} and (
    exists (select from follows where follows.follower_id = accounts.id
      and follows.followable_type = 'entities' and follows.followable_id = managed.entity_id)
    or exists (select from contact_requests as asked where asked.account_id = accounts.id
      and asked.contactable_type = 'entities' and asked.contactable_id = managed.entity_id)))`

/** Whom a corporate user may write to besides those it sees. */
export const alsoReached =
  (caller: Caller): Present =>
  async (db, types, ids) => {
    if (caller.accountType !== 'corporate-user' || !types.includes('accounts')) return new Set()
    const rows = await db.selectFrom('accounts').select('id').where(among('id', ids)).where(turnedTo(caller.id)).execute()
    return new Set(rows.map((one) => one.id))
  }

/** @throws 403 where a corporate user writes to who has not turned to it. */
export async function refuseUnasked(tx: Transaction, caller: Caller, accounts: readonly string[]): Promise<void> {
  if (caller.accountType !== 'corporate-user') return
  const unasked = await tx
    .selectFrom('accounts')
    .select('id')
    .where(among('id', accounts))
    .where('company_id', 'is distinct from', caller.companyId)
    .where(sql<boolean>`not ${turnedTo(caller.id)}`)
    .limit(1)
    .executeTakeFirst()
  if (unasked) throw forbidden('You may write to those who follow or have contacted an entity that you manage.')
}

/** @throws 422 for accounts that cannot sign in. */
export async function refuseAway(tx: Transaction, accounts: readonly string[]): Promise<void> {
  const rows = await tx
    .selectFrom('accounts')
    .select('id')
    .where(among('id', accounts))
    .where('status', '<>', 'active')
    .orderBy('id')
    .execute()
  refuseAll(rows.map(({ id }) => badValue('members', `names an account that is not active: ${id}`, '/data/relationships/members')))
}

/** Whom one account brings into conversations within an hour: whoever is in one is told of all that is said there. */
const brought = { what: 'brought-to-talk', most: 1_000, seconds: 3600 }

/** @throws 429 for too many. */
export async function limitBringing(tx: Transaction, caller: Caller, many: number): Promise<void> {
  if (many > 0) await attempt(tx, [brought, caller.id, many])
}
