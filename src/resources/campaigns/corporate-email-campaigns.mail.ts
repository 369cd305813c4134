/** A campaign as one recipient gets it. */
import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import type { Addresses } from '../../effects/addresses.ts'
import type { Mail, SendMail } from '../../effects/mail.ts'
import { escaped, plainText } from '../../html.ts'

/** What stands for something of the recipient. */
const fields = ['first-name', 'company', 'entity'] as const
export type Field = (typeof fields)[number]

const mark = /\{\{([^{}]*)\}\}/g

/** What is longer in double braces is no name. */
const longestName = 64

/** The names in double braces that stand for nothing. */
export const unknownFields = (text: string): string[] =>
  [...new Set([...text.matchAll(mark)].map((match) => match[1]!.trim()))].filter(
    (name) => name.length <= longestName && !fields.some((one) => one === name),
  )

const merge = (text: string, values: Record<Field, string>, write: (value: string) => string): string =>
  text.replaceAll(mark, (whole, name: string) => {
    const field = name.trim()
    return Object.hasOwn(values, field) ? write(values[field as Field]) : whole
  })

export interface Letter {
  subject: string
  content: string
  from_name: string
  reply_to: string
  /** The name of the entity, and the address of its company if one is known. */
  entity: string
  address: string | null
}

export interface Reader {
  email: string
  first_name: string | null
  company_name: string | null
}

/** How a reader ends the mails; without a place for that, as in a test, it is only said where it will stand. */
interface Ending {
  contact: string
  code: string
}

/** The mail of a campaign to one reader. Its end says whose it is and how to get no more of them. */
export function mailOf(letter: Letter, reader: Reader, addresses: Addresses, ending?: Ending): Mail {
  const values = { 'first-name': reader.first_name ?? '', company: reader.company_name ?? '', entity: letter.entity }
  const sender = [letter.entity, ...(letter.address ?? '').split('\n')].filter((one) => one !== '').join(', ')
  const oneClick = ending && `${addresses.apiUrl}/api/v2/contacts/${ending.contact}/unsubscribe?code=${ending.code}`
  const page = ending && addresses.appUrl && `${addresses.appUrl}/unsubscribe?contact=${ending.contact}&code=${ending.code}`
  const how = page
    ? { text: `Unsubscribe: ${page}`, html: `<a href="${escaped(page)}">Unsubscribe</a>` }
    : oneClick
      ? { text: `Unsubscribe: curl -X POST '${oneClick}'`, html: `Unsubscribe: <code>curl -X POST '${escaped(oneClick)}'</code>` }
      : { text: 'Here each recipient finds how to unsubscribe.', html: 'Here each recipient finds how to unsubscribe.' }
  // Within an address a value is a part of it, and makes no other address of it.
  const linked = letter.content.replaceAll(/(?:href|src)="[^"]*"/g, (link) => merge(link, values, encodeURIComponent))
  const html = merge(linked, values, escaped)
  return {
    to: reader.email,
    subject: merge(letter.subject, values, (value) => value),
    html: `${html}\n<hr />\n<p>${escaped(sender)}<br />${how.html}</p>\n`,
    text: `${plainText(html)}\n\n-- \n${sender}\n${how.text}\n`,
    fromName: letter.from_name,
    replyTo: letter.reply_to,
    ...(oneClick ? { headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } } : {}),
  }
}

/** What a campaign sends, as it is now; undefined where it is gone. */
export async function letterOf(db: Database, campaign: string): Promise<Letter | undefined> {
  const { rows } = await sql<Letter>`select subject, content, from_name, reply_to, pretty_name as entity, address
    from corporate_email_campaigns as campaign join entities on entities.id = campaign.entity_id
    left join companies on companies.id = entities.company_id where campaign.id = ${campaign}`.execute(db)
  return rows[0]
}

/** Sends a campaign to somebody who keeps it, at the address of the account as it is by then. */
export async function sendTestMail(
  db: Database,
  send: SendMail,
  addresses: Addresses,
  { campaign, account: id }: { campaign: string; account: string },
): Promise<void> {
  const account = await db
    .selectFrom('accounts')
    .select(['email', 'first_name'])
    .select(sql<string | null>`(select name from companies where companies.id = accounts.company_id)`.as('company_name'))
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('email_verified', '=', true)
    .executeTakeFirst()
  const letter = await letterOf(db, campaign)
  if (!account || !letter) return
  const mail = mailOf(letter, account, addresses)
  await send({ ...mail, subject: `[Test] ${mail.subject}` })
}
