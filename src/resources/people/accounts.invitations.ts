/** Invitations to accounts: the first one, and those after one that was lost or has expired. */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { attempt } from '../../verbs/attempts.ts'
import type { Caller } from '../../verbs/caller.ts'
import { has } from '../../verbs/caller.ts'

/** Invitations of one account, after the first. */
const again = { what: 'invitation-again', most: 5, seconds: 3600 }
/** Addresses that one team lead asks to invite, whatever comes of it: a refusal tells that somebody elsewhere has the address. */
const asked = { what: 'invited-by', most: 100, seconds: 3600 }

/** The account that is invited to a company with an address. */
export async function invitedAs(db: Database, email: string, company: string | null): Promise<string | undefined> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where(sql`lower(${sql.ref('email')})`, '=', email.toLowerCase())
    .where('status', '=', 'invited')
    .where(sql<boolean>`company_id is not distinct from ${company}::text`)
    .executeTakeFirst()
  return account?.id
}

/** Counts an invitation after the first. @throws 429 when there were too many within the hour. */
export async function countInvitation(tx: Transaction, account: string): Promise<void> {
  await attempt(tx, [again, account])
}

/** Counts an address that a team lead asks to invite, before its transaction opens. @throws 429 when there were too many within the hour. */
export async function countInviting(db: Database, caller: Caller): Promise<void> {
  if (!has(caller, 'admin')) await attempt(db, [asked, caller.id])
}

/** Mails an account that is invited a token with which it sets a password. */
export const invite = (tx: Transaction, jobs: Jobs, email: string): Promise<void> => jobs.send(tx, 'mail', { purpose: 'invitation', email })
