/** Who is told of contact requests: account managers and addressees when one comes, and whoever wrote it when it is answered. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import type { Addresses } from '../../effects/addresses.ts'
import type { Jobs, Queues } from '../../effects/jobs.ts'
import { written } from '../../effects/letters.ts'
import type { SendMail } from '../../effects/mail.ts'
import { isManager } from '../../verbs/caller.ts'
import { notify } from '../notifications/notifications.sending.ts'

const requestIn = (tx: Transaction, id: string) =>
  tx.selectFrom('contact_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const trackable = (id: string) => ({ type: 'contact-requests', id }) as const

/** SQL that selects the accounts that are told of what a request is addressed to: of a company its team leads, where it has any. */
function addressees({ contactable_type: type, contactable_id: id }: { contactable_type: string | null; contactable_id: string | null }) {
  const selected: Record<string, RawBuilder<unknown>> = {
    accounts: sql`select ${id}::text`,
    companies: sql`select id from accounts where company_id = ${id} and ('team-lead' = any(roles)
      or not exists (select from accounts where company_id = ${id} and status = 'active' and 'team-lead' = any(roles)))`,
    entities: sql`select account_id from managed_entities where entity_id = ${id}`,
  }
  return selected[type ?? ''] ?? sql`select null::text`
}

/** Tells account managers and the addressees of a new request. */
export async function tellOfRequest(tx: Transaction, id: string): Promise<void> {
  const asked = await requestIn(tx, id)
  await notify(tx, {
    ...{ key: 'contact_request.created', trackable: trackable(id), actor: asked.account_id, anonymize: false },
    recipients: sql`select id from accounts where ${isManager} union ${addressees(asked)}`,
    parameters: { title: asked.name, subject: asked.subject },
  })
}

/** Tells an account manager of a request that is now theirs. */
export async function tellOfAssignment(tx: Transaction, id: string, assignee: string, by: string): Promise<void> {
  const { name, subject } = await requestIn(tx, id)
  await notify(tx, {
    ...{ key: 'contact_request.assigned', trackable: trackable(id), actor: by, recipients: [assignee] },
    parameters: { title: name, subject },
  })
}

interface Replied {
  id: string
  account_id: string | null
  subject: string
}

/** Tells whoever wrote a request of the reply: an account by a notification, a guest by mail. */
export async function tellOfReply(
  { tx, jobs }: { tx: Transaction; jobs: Jobs },
  { id, account_id: account, subject }: Replied,
  by: string,
): Promise<void> {
  if (account === null) return jobs.send(tx, 'contact-mail', { asked: id })
  await notify(tx, {
    ...{ key: 'contact_request.replied', trackable: trackable(id), actor: by, recipients: [account], anonymize: false },
    parameters: { subject },
  })
}

/** Sends a guest the reply to what it wrote, and that as well, so that the mail makes sense by itself. */
export async function sendContactMail(
  db: Database,
  send: SendMail,
  addresses: Addresses,
  { asked: id }: Queues['contact-mail'],
): Promise<void> {
  const asked = await db
    .selectFrom('contact_requests')
    .select(['name', 'email', 'message', 'reply'])
    .where('id', '=', id)
    .where('account_id', 'is', null)
    .executeTakeFirst()
  if (!asked?.reply) return
  const quoted = asked.message.split('\n').map((line) => `> ${line}`)
  const letter = await written({
    ...{ subject: 'Your message to us', from: addresses.name, to: asked.name },
    lines: [asked.reply, 'You wrote to us:', quoted.join('\n')],
    why: `You get this mail because you wrote to ${addresses.name}.`,
  })
  await send({ ...letter, to: asked.email, id: `contact-${id}` })
}
