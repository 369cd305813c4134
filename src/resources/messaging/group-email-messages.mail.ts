/** Sends group e-mail messages when they are due: one job for each recipient, and one mail for each job. */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import { giveTime } from '../../database/patience.ts'
import { transact } from '../../database/transact.ts'
import { placeOf } from '../../effects/addresses.ts'
import type { Addresses } from '../../effects/addresses.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { written } from '../../effects/letters.ts'
import { sendOnce } from '../../effects/mail-once.ts'
import type { Mail, SendMail } from '../../effects/mail.ts'
import { plainText } from '../../html.ts'
import { eachAlone } from '../../verbs/each-alone.ts'
import { markMailed } from '../../verbs/mailed.ts'

/** Sends what was queued until `now`, to those who follow the sender and want it at this moment. */
export async function sendDueGroupMails(db: Database, jobs: Jobs, now: Date): Promise<void> {
  const due = sql<boolean>`status = 'queued' and sent_at <= ${now.toISOString()}
    and exists (select from accounts where accounts.id = group_email_messages.account_id and accounts.status = 'active')`
  const rows = await db.selectFrom('group_email_messages').select('id').where(due).orderBy('sent_at').orderBy('id').execute()
  if (rows.length > 0) await jobs.ready()
  await eachAlone(rows, 'messages that could not be sent', ({ id }) =>
    transact(db, async (tx) => {
      const message = tx.selectFrom('group_email_messages').select('account_id').where('id', '=', id).where(due)
      const found = await message.forUpdate().skipLocked().executeTakeFirst()
      if (!found) return
      // They may be more than are written down in the time of a request.
      await giveTime(tx, 15)
      const recipients = await addRecipients(tx, id, found.account_id)
      await tx
        .updateTable('group_email_messages')
        .set({ status: 'sent', sent_at: now.toISOString(), recipients_count: recipients.length, updated_at: sql`now()` })
        .where('id', '=', id)
        .execute()
      const mails = recipients.map((recipient) => ({ recipient: recipient.id }))
      await jobs.sendAll(tx, 'group-mail', mails)
    }),
  )
}

async function addRecipients(tx: Transaction, message: string, sender: string): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`insert into group_email_recipients (id, group_email_message_id, account_id)
    select uuid_v7(), message.id, accounts.id from group_email_messages as message
    join accounts on ${wantsMailsOf(sender)}
    where message.id = ${message} and (message.audience = 'followers' or accounts.account_type = 'investor')
    order by accounts.id returning id`.execute(tx)
  return rows
}

/**
 * Who follows the sender and wants its mails at this moment, of the row `accounts`. The sender is a value: of a column all who
 * follow it would be looked through for each account.
 */
const wantsMailsOf = (sender: string) => sql<boolean>`(accounts.status = 'active' and accounts.email_verified
  and accounts.email_frequency <> 'never' and coalesce(accounts.notification_preferences -> 'group_email.sent' ? 'email', false)
  and accounts.id in (select follower_id from follows where followable_type = 'accounts' and followable_id = ${sender} and wants_mails)
  and not exists (select from muted_items as muted where muted.account_id = accounts.id and muted.mutable_type = 'accounts'
    and muted.mutable_id = ${sender} and (muted.muted_until is null or muted.muted_until > now())))`

interface Recipient {
  message: string
  account: string
  sender: string
  code: string
  email: string
}

/** Sends the mail of one recipient who still wants it, once, unless its sender left or was suspended. @throws to be tried again. */
export async function sendGroupMail(
  db: Database,
  send: SendMail,
  addresses: Addresses,
  { recipient: id }: { recipient: string },
): Promise<void> {
  const { rows } = await sql<Omit<Recipient, 'email'>>`select message.id as message, recipient.account_id as account,
      message.account_id as sender, code
    from group_email_recipients as recipient join group_email_messages as message on message.id = group_email_message_id
      join accounts as sender on sender.id = message.account_id and sender.status = 'active'
    where recipient.id = ${id} and mailed_at is null`.execute(db)
  const [found] = rows
  if (!found) return
  const wanted = await sql<{ email: string }>`select email from accounts
    where id = ${found.account} and ${wantsMailsOf(found.sender)}`.execute(db)
  const [to] = wanted.rows
  if (to) await sendOnce(send, { ...(await mailOf(db, { ...found, ...to }, addresses)), id }, markMailed(db, 'group_email_recipients', id))
}

async function mailOf(db: Database, { message: id, email, code }: Recipient, addresses: Addresses): Promise<Mail> {
  const { rows } = await sql<{ subject: string; body: string; name: string | null }>`select subject, body, accounts.name
    from group_email_messages as message join accounts on accounts.id = account_id where message.id = ${id}`.execute(db)
  const message = rows[0]!
  const featured = await sql<{ id: string; tagline: string | null }>`select id, tagline from insights
    where id in (select insight_id from group_email_message_insights where group_email_message_id = ${id}) and aasm_state = 'published'
    order by published_at desc, id`.execute(db)
  const oneClick = `${addresses.apiUrl}/api/v1/group-email-messages/${id}/unsubscribe?code=${code}`
  const how = addresses.appUrl ? `${addresses.appUrl}/unsubscribe?group-email-message=${id}&code=${code}` : oneClick
  const from = message.name ?? addresses.name
  const letter = await written({
    ...{ subject: message.subject, from, body: { html: message.body, text: plainText(message.body) } },
    items: featured.rows.map((one) => ({ title: one.tagline ?? 'An insight', url: placeOf(addresses, `insights/${one.id}`) })),
    why: `You receive this because you follow ${from} and chose to get such mails.`,
    links: [{ words: `No more mails of ${from}`, url: how }],
  })
  return { ...letter, to: email, headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
}
