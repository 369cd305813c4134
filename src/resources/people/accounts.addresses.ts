/** The e-mail addresses of accounts. One that its owner names is the account's once it is confirmed. */
import type { Database, Transaction } from '../../database/connection.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { conflict } from '../../refusals.ts'
import { attempt } from '../../verbs/attempts.ts'
import type { Caller } from '../../verbs/caller.ts'
import { save } from '../../verbs/rows.ts'
import type { Row } from '../../verbs/rows.ts'
import { readdress } from '../notifications/activity-alerts.recipients.ts'
import { closeWaysIn } from './accounts.leavers.ts'

/** Addresses that one account asks to have. */
const asked = { what: 'address-asked', most: 5, seconds: 3600 }

/** Counts a change of the own address before its transaction opens. @throws 429 when there were too many. */
export async function countAddress(db: Database, caller: Caller): Promise<void> {
  await attempt(db, [asked, caller.id])
}

/** Has the owner's new address confirmed, and the present one told that it was asked for. */
export async function askForAddress(tx: Transaction, jobs: Jobs, { id, email }: Row<'accounts'>, next: string): Promise<void> {
  const pending = next.toLowerCase() === email.toLowerCase() ? null : next
  await save(tx, 'accounts', id, { pending_email: pending })
  if (pending === null) return
  await jobs.send(tx, 'mail', { purpose: 'new-email', email })
  await jobs.send(tx, 'mail', { purpose: 'email-asked', email, at: new Date().toISOString() })
}

/**
 * Corrects the address of somebody who cannot confirm it. What was mailed to the one before opens nothing any more, nor do the
 * password and the API keys, webhooks and calendar feeds, which may be of whoever took the account.
 */
export async function correctAddress(
  tx: Transaction,
  { id, email: before }: Pick<Row<'accounts'>, 'id' | 'email'>,
  email: string,
): Promise<void> {
  await closeWaysIn(tx, id)
  await save(tx, 'accounts', id, { email, email_verified: false, pending_email: null, password_hash: null })
  await readdress(tx, before, email)
}

/** @throws 409 for an account whose address was erased. */
export function requireAddress(email: string): void {
  if (email.endsWith('@erased.invalid')) throw conflict('What was personal of this account was erased. Give it an address first.')
}
