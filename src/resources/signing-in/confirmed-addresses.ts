/** The confirmation of an address: of the one that an account has, or of the one that its owner wants it to have. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { expiredToken } from '../../refusals.ts'
import { save } from '../../verbs/rows.ts'
import { readdress } from '../notifications/activity-alerts.recipients.ts'
import { redeemMailed } from './one-time-tokens.ts'
import type { Mailed } from './one-time-tokens.ts'

/**
 * Confirms the address that a token was mailed to, and answers whose it is.
 * @throws 422 for a token that is unknown, used or expired, or whose address is not the account's any more.
 */
export async function confirmMailed(tx: Transaction, jobs: Jobs, token: string): Promise<string> {
  const mailed = await redeemMailed(tx, token, 'verify-email')
  if (!mailed || !(await confirmAddress(tx, jobs, mailed))) throw expiredToken()
  return mailed.account_id
}

/**
 * Confirms the address that a token was mailed to. Where the account is to have it, it has it from now on, and the one before is told.
 * Answers whether it is one of the two still, and no other account's.
 */
async function confirmAddress(tx: Transaction, jobs: Jobs, { account_id, email }: Mailed): Promise<boolean> {
  const account = await tx
    .selectFrom('accounts')
    .select(['email', 'pending_email'])
    .where('id', '=', account_id)
    .where('status', '=', 'active')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!account) return false
  // A token of the release before was mailed to the address of the account.
  if (email === null || email === account.email) {
    await save(tx, 'accounts', account_id, { email_verified: true })
    return true
  }
  if (email !== account.pending_email || (await isTaken(tx, email))) return false
  await save(tx, 'accounts', account_id, { email, email_verified: true, pending_email: null })
  await readdress(tx, account.email, email)
  // What the address before was mailed opens nothing any more.
  await tx
    .deleteFrom('one_time_tokens')
    .where('account_id', '=', account_id)
    .where(sql<boolean>`used_at is null`)
    .execute()
  await jobs.send(tx, 'mail', { purpose: 'email-changed', email, at: new Date().toISOString(), to: account.email })
  return true
}

async function isTaken(tx: Transaction, email: string): Promise<boolean> {
  const { rows } = await sql`select from accounts where lower(email) = ${email.toLowerCase()}`.execute(tx)
  return rows.length > 0
}
