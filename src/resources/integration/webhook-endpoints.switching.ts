/** Switches webhook endpoints off and on. While one is off nothing is made for it, and what waited has failed. */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import type { Addresses } from '../../effects/addresses.ts'
import type { Queues } from '../../effects/jobs.ts'
import { written } from '../../effects/letters.ts'
import { sendOnce } from '../../effects/mail-once.ts'
import type { SendMail } from '../../effects/mail.ts'
import { markMailed } from '../../verbs/mailed.ts'

type Reason = 'owner' | 'gone' | 'failing'

/** Switches an endpoint off. Answers whether it was on. */
export async function switchOff(tx: Transaction, id: string, reason: Reason): Promise<boolean> {
  const { rows } = await sql`update webhook_endpoints set active = false, disabled_at = now(), disabled_reason = ${reason},
      quick_answers = 0, updated_at = now()
    where id = ${id} and active returning id`.execute(tx)
  if (rows.length === 0) return false
  await sql`update webhook_deliveries set state = 'failed', next_attempt_at = null, last_error = 'The endpoint was switched off.'
    where webhook_endpoint_id = ${id} and state = 'pending'`.execute(tx)
  return true
}

/** Switches an endpoint on again. What happens from now on is sent to it. */
export async function switchOn(tx: Transaction, id: string): Promise<void> {
  await sql`update webhook_endpoints set active = true, disabled_at = null, disabled_reason = null, handed_at = null, mailed_at = null,
      updated_at = now()
    where id = ${id}`.execute(tx)
}

interface Off {
  at: string
  url: string
  reason: Reason
  email: string
  first_name: string
}

const causes: Partial<Record<Reason, string>> = {
  gone: 'The address answered that it is gone (410).',
  failing: 'Something could not be delivered in three days, and nothing else was meanwhile.',
}

/** Tells the owner of an endpoint that it was switched off, once. @throws to be tried again. */
export async function sendOffMail(
  db: Database,
  send: SendMail,
  addresses: Addresses,
  { endpoint: id }: Queues['webhook-mail'],
): Promise<void> {
  const { rows } = await sql<Off>`select disabled_at as at, url, disabled_reason as reason, email, first_name
    from webhook_endpoints join accounts on accounts.id = account_id
    where webhook_endpoints.id = ${id} and not active and mailed_at is null and status = 'active'`.execute(db)
  const [off] = rows
  if (!off) return
  const letter = await written({
    ...{ subject: 'Your webhook endpoint was switched off', from: addresses.name, to: off.first_name },
    lines: [`Nothing is sent to this address any more: ${off.url}`, ...(causes[off.reason] ? [causes[off.reason]!] : [])],
    closing: [
      `Once it takes events again, switch it on: PATCH ${addresses.apiUrl}/api/v2/webhook-endpoints/${id} with active: true.`,
      'What failed in the last 30 days can be sent again: GET /api/v2/webhook-deliveries, then PATCH …/redeliver.',
    ],
    why: 'You get this mail since events of your account were sent to this address.',
  })
  await sendOnce(send, { ...letter, to: off.email, id: `${id}-${Date.parse(off.at)}` }, markMailed(db, 'webhook_endpoints', id))
}
