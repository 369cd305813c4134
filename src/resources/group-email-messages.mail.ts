/** Sends group e-mail messages when they are due: one job for each recipient, and one mail for each job. */
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { transact } from '../database/transact.ts'
import type { Jobs } from '../effects/jobs.ts'
import type { SendMail } from '../effects/mail.ts'
import { placeOf } from './account-mails.ts'
import type { Addresses } from './account-mails.ts'
import { escaped } from './html.ts'

/** Sends what was queued until `now`, to those who follow the sender and want it at this moment. */
export async function sendDueGroupMails(db: Database, jobs: Jobs, now: Date): Promise<void> {
  const due = sql`status = 'queued' and sent_at <= ${now.toISOString()}`
  const { rows } = await sql<{ id: string }>`select id from group_email_messages where ${due} order by sent_at, id`.execute(db)
  if (rows.length > 0) await jobs.ready()
  for (const { id } of rows) {
    await transact(db, async (tx) => {
      const locked = await sql`select from group_email_messages where id = ${id} and ${due} for update skip locked`.execute(tx)
      if (locked.rows.length === 0) return
      const made = await sql<{ id: string }>`insert into group_email_recipients (id, group_email_message_id, account_id)
        select uuid_v7(), message.id, accounts.id from group_email_messages as message
        join follows on follows.followable_type = 'accounts' and follows.followable_id = message.account_id
        join accounts on accounts.id = follows.follower_id
        where message.id = ${id} and (message.audience = 'followers' or accounts.account_type = 'investor') and ${wantsIt}
        order by accounts.id returning id`.execute(tx)
      await sql`update group_email_messages set status = 'sent', sent_at = ${now.toISOString()}, recipients_count = ${made.rows.length},
        updated_at = now() where id = ${id}`.execute(tx)
      for (const recipient of made.rows) await jobs.send(tx, 'group-mail', { recipient: recipient.id })
    })
  }
}

const wantsIt = sql<boolean>`(accounts.status = 'active' and accounts.email_verified and accounts.email_frequency <> 'never'
  and coalesce(accounts.notification_preferences -> 'group_email.sent' ? 'email', false))`

/** A worker that died with a mail in its hands is waited for as long, in minutes: longer than a mail server may stay silent. */
const patience = 2

/**
 * Sends the mail of one recipient, unless it was sent. However often and by however many workers it is tried, only who holds
 * the recipient sends; a mail that the server refuses is let go of at once.
 * @throws when the server refuses it, or somebody else holds it; the job is then tried again.
 */
export async function sendGroupMail(
  db: Database,
  send: SendMail,
  addresses: Addresses,
  { recipient: id }: { recipient: string },
): Promise<void> {
  const claimed = await sql<{ message: string; email: string; wanted: boolean }>`update group_email_recipients as recipient
    set claimed_at = now() from accounts
    where recipient.id = ${id} and accounts.id = recipient.account_id and mailed_at is null
      and (claimed_at is null or claimed_at < now() - make_interval(mins => ${sql.lit(patience)}))
    returning recipient.group_email_message_id as message, accounts.email, ${wantsIt} as wanted`.execute(db)
  const mine = claimed.rows[0]
  if (!mine) {
    const { rows } = await sql`select from group_email_recipients where id = ${id} and mailed_at is null`.execute(db)
    if (rows.length > 0) throw new Error('another worker holds this mail')
    return
  }
  // Who no longer wants it is not written to.
  if (!mine.wanted) return
  try {
    const mail = await mailOf(db, mine.message, addresses)
    await send({ ...mail, to: mine.email, id })
  } catch (error) {
    await sql`update group_email_recipients set claimed_at = null where id = ${id}`.execute(db)
    throw error
  }
  await sql`update group_email_recipients set mailed_at = now() where id = ${id}`.execute(db)
}

async function mailOf(db: Database, id: string, addresses: Addresses): Promise<{ subject: string; text: string; html: string }> {
  const { rows } = await sql<Record<'subject' | 'body' | 'name', string>>`select subject, body, accounts.name
    from group_email_messages join accounts on accounts.id = account_id where group_email_messages.id = ${id}`.execute(db)
  const message = rows[0]!
  const { rows: featured } = await sql<{ id: string; tagline: string | null }>`select insights.id, insights.tagline from insights
    join group_email_message_insights as featured on featured.insight_id = insights.id
    where featured.group_email_message_id = ${id} and insights.aasm_state = 'published'
    order by insights.published_at desc, insights.id`.execute(db)
  const links = featured.map((one) => ({ title: one.tagline ?? 'An insight', url: placeOf(addresses, `insights/${one.id}`) }))
  const why = `You receive this because you follow ${message.name} and chose to get such mails. To get none, unfollow ${message.name} or take e-mail off group_email.sent in your notification preferences.`
  const text = [textOf(message.body), ...links.flatMap(({ title, url }) => ['', title, url]), '', '--', why]
  const list = links.map(({ title, url }) => `<li><a href="${url}">${escaped(title)}</a></li>`).join('')
  const html = `${message.body}${list === '' ? '' : `<ul>${list}</ul>`}<hr><p>${escaped(why)}</p>`
  return { subject: message.subject, text: `${text.join('\n')}\n`, html }
}

/** What cleaned HTML says, for readers of plain text. */
function textOf(html: string): string {
  const plain = html
    .replaceAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2 ($1)')
    .replaceAll(/<li[^>]*>/g, '- ')
    .replaceAll(/<(?:br|hr)[^>]*>|<\/(?:p|h[1-6]|li|tr|div|blockquote|pre)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
  const signs: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }
  return plain.replaceAll(/&(?:lt|gt|quot|amp);/g, (sign) => signs[sign]!).trim()
}
