/** Sends group e-mail messages when they are due: one job for each recipient, and one mail for each job. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import type { Jobs } from '../../effects/jobs.ts'
import { MailRefused } from '../../effects/mail.ts'
import type { Mail, SendMail } from '../../effects/mail.ts'
import { textOf } from '../campaigns/corporate-email-campaigns.mail.ts'
import { placeOf } from '../shared/addresses.ts'
import type { Addresses } from '../shared/addresses.ts'
import { escaped } from '../shared/html.ts'

/** Sends what was queued until `now`, to those who follow the sender and want it at this moment. */
export async function sendDueGroupMails(db: Database, jobs: Jobs, now: Date): Promise<void> {
  const due = sql<boolean>`status = 'queued' and sent_at <= ${now.toISOString()}
    and exists (select from accounts where accounts.id = group_email_messages.account_id and accounts.status = 'active')`
  const rows = await db.selectFrom('group_email_messages').select('id').where(due).orderBy('sent_at').orderBy('id').execute()
  if (rows.length > 0) await jobs.ready()
  for (const { id } of rows) {
    await transact(db, async (tx) => {
      const message = tx.selectFrom('group_email_messages').select('id').where('id', '=', id).where(due)
      if (!(await message.forUpdate().skipLocked().executeTakeFirst())) return
      const made = await sql<{ id: string }>`insert into group_email_recipients (id, group_email_message_id, account_id)
        select uuid_v7(), message.id, accounts.id from group_email_messages as message
        join accounts on ${wantsMailsOf(sql`message.account_id`)}
        where message.id = ${id} and (message.audience = 'followers' or accounts.account_type = 'investor')
        order by accounts.id returning id`.execute(tx)
      await tx
        .updateTable('group_email_messages')
        .set({ status: 'sent', sent_at: now.toISOString(), recipients_count: made.rows.length, updated_at: sql`now()` })
        .where('id', '=', id)
        .execute()
      for (const recipient of made.rows) await jobs.send(tx, 'group-mail', { recipient: recipient.id })
    })
  }
}

/** Who follows the sender and wants its mails at this moment, of the row `accounts`. */
const wantsMailsOf = (sender: RawBuilder<unknown>) => sql<boolean>`(accounts.status = 'active' and accounts.email_verified
  and accounts.email_frequency <> 'never' and coalesce(accounts.notification_preferences -> 'group_email.sent' ? 'email', false)
  and accounts.id in (select follower_id from follows where followable_type = 'accounts' and followable_id = ${sender} and wants_mails)
  and not exists (select from muted_items as muted where muted.account_id = accounts.id and muted.mutable_type = 'accounts'
    and muted.mutable_id = ${sender} and (muted.muted_until is null or muted.muted_until > now())))`

interface Recipient {
  message: string
  email: string
  code: string
}

/**
 * Sends the mail of one recipient who still wants it, once however often and by however many workers it is tried: that it is
 * handed over is written down when the mail server has agreed to take it and before it has all of it.
 * @throws when the server was not asked, or refuses it for now; the job is then tried again.
 */
export async function sendGroupMail(
  db: Database,
  send: SendMail,
  addresses: Addresses,
  { recipient: id }: { recipient: string },
): Promise<void> {
  const { rows } = await sql<Recipient>`select message.id as message, accounts.email, recipient.code
    from group_email_recipients as recipient join group_email_messages as message on message.id = group_email_message_id
      join accounts on accounts.id = recipient.account_id
    where recipient.id = ${id} and mailed_at is null and ${wantsMailsOf(sql`message.account_id`)}`.execute(db)
  const [to] = rows
  if (!to) return
  let isMine = false
  const handOver = async (): Promise<void> => {
    const taken =
      await sql`update group_email_recipients set mailed_at = now() where id = ${id} and mailed_at is null returning id`.execute(db)
    if (taken.rows.length === 0) throw new Error('another worker sends this mail')
    isMine = true
  }
  try {
    await send({ ...(await mailOf(db, to, addresses)), id, handOver })
  } catch (error) {
    if (!(error instanceof MailRefused)) {
      // Handed over to a server that never answered: nobody knows what it did, so it is not asked again.
      if (isMine as boolean) return
      throw error
    }
    if (isMine as boolean) await sql`update group_email_recipients set mailed_at = null where id = ${id}`.execute(db)
    if (!error.forGood) throw error
  }
}

async function mailOf(db: Database, { message: id, email, code }: Recipient, addresses: Addresses): Promise<Mail> {
  const { rows } = await sql<Record<'subject' | 'body' | 'name', string>>`select subject, body, accounts.name
    from group_email_messages join accounts on accounts.id = account_id where group_email_messages.id = ${id}`.execute(db)
  const message = rows[0]!
  const { rows: featured } = await sql<{ id: string; tagline: string | null }>`select insights.id, insights.tagline from insights
    join group_email_message_insights as featured on featured.insight_id = insights.id
    where featured.group_email_message_id = ${id} and insights.aasm_state = 'published'
    order by insights.published_at desc, insights.id`.execute(db)
  const links = featured.map((one) => ({ title: one.tagline ?? 'An insight', url: placeOf(addresses, `insights/${one.id}`) }))
  const oneClick = `${addresses.apiUrl}/api/v1/group-email-messages/${id}/unsubscribe?code=${code}`
  const how = addresses.appUrl ? `${addresses.appUrl}/unsubscribe?group-email-message=${id}&code=${code}` : `curl -X POST '${oneClick}'`
  const why = `You receive this because you follow ${message.name} and chose to get such mails. To get no more of ${message.name}: ${how}`
  const text = [textOf(message.body), ...links.flatMap(({ title, url }) => ['', title, url]), '', '--', why]
  const list = links.map(({ title, url }) => `<li><a href="${url}">${escaped(title)}</a></li>`).join('')
  const html = `${message.body}${list === '' ? '' : `<ul>${list}</ul>`}<hr><p>${escaped(why)}</p>`
  return {
    ...{ to: email, subject: message.subject, text: `${text.join('\n')}\n`, html },
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
