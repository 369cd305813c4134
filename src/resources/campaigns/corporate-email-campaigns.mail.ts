/** A campaign as one recipient gets it. */
import { sql } from 'kysely'
import { hash } from 'node:crypto'
import type { Database } from '../../database/connection.ts'
import type { Addresses } from '../../effects/addresses.ts'
import { written } from '../../effects/letters.ts'
import { mailTo } from '../../effects/mail-ids.ts'
import type { Mail, SendMail } from '../../effects/mail.ts'
import { escaped, plainText } from '../../html.ts'
import { endingOf } from './contacts.ending.ts'

/** What stands for something of the recipient. */
const fields = ['first-name', 'company', 'entity'] as const
type Field = (typeof fields)[number]

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
  /** Whether it is counted who opens a mail and follows its links. */
  track: boolean
  /** The name of the entity, and the address of its company if one is known. */
  entity: string
  address: string | null
  /** Those of the entity and its company. */
  names: string[]
}

const folded = (name: string): string => name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/**
 * Who a mail is from, as its reader sees it: first of all the issuer. What would stand there alone could be the name of
 * somebody else, and at its end it would be cut off on a narrow screen.
 */
function senderOf({ from_name, entity, names }: Letter): string {
  const said = folded(from_name)
  const own = names.map(folded).filter((name) => /[\p{L}\p{N}]/u.test(name))
  const begins = own.some((name) => said.startsWith(name) && !/^[\p{L}\p{N}]/u.test(said.slice(name.length)))
  return begins ? from_name : `${entity}, ${from_name}`
}

interface Reader {
  email: string
  first_name: string | null
  company_name: string | null
}

const valuesOf = (reader: Omit<Reader, 'email'>, entity: string): Record<Field, string> => ({
  ...{ 'first-name': reader.first_name ?? '', company: reader.company_name ?? '', entity },
})

/** Within an address a value is a part of it, and makes no other address of it. */
const withLinks = (content: string, values: Record<Field, string>): string =>
  content.replaceAll(/(?:href|src)="[^"]*"/g, (link) => merge(link, values, encodeURIComponent))

/** The address that a link of a campaign leads a reader to, where it is one of the web. */
function addressOf(link: string, values: Record<Field, string>): string | undefined {
  const address = merge(link, values, encodeURIComponent)
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).href : undefined
}

const nameOf = (link: string): string => hash('sha256', link).slice(0, 32)

/** The content with links that lead by way of this server, `way`, to their addresses. */
const withWays = (content: string, values: Record<Field, string>, way: string): string =>
  content.replaceAll(/href="([^"]*)"/g, (whole, link: string) =>
    addressOf(link, values) === undefined ? whole : `href="${escaped(`${way}&link=${nameOf(link)}`)}"`,
  )

/** Where the link of a name leads a reader, if the campaign holds it. */
export function linkNamed(
  name: string,
  { content, entity }: Pick<Letter, 'content' | 'entity'>,
  reader: Omit<Reader, 'email'>,
): string | undefined {
  const link = [...content.matchAll(/href="([^"]*)"/g)].find((one) => nameOf(one[1]!) === name)?.[1]
  return link === undefined ? undefined : addressOf(link, valuesOf(reader, entity))
}

/** The delivery of a mail, and how its reader ends them; of a test, which has neither, it is only said where that will stand. */
interface Ending {
  id: string
  contact: string
  code: string
  /** Whether nothing is to be counted of what the reader does. */
  unwatched: boolean
}

/** The mail of a campaign to one reader. Its end says whose it is and how to get no more of them. */
export async function mailOf(letter: Letter, reader: Reader, addresses: Addresses, ending?: Ending): Promise<Mail> {
  const values = valuesOf(reader, letter.entity)
  const sender = [letter.entity, ...(letter.address ?? '').split('\n')].filter((one) => one !== '').join(', ')
  const { page, headers } = ending ? endingOf(addresses, ending.contact, ending.code) : {}
  const merged = (text: string): string => merge(withLinks(text, values), values, escaped)
  const html = merged(letter.content)
  const watched = letter.track && ending && !ending.unwatched && `${addresses.apiUrl}/api/v2/campaign-deliveries/${ending.id}`
  const seen = watched ? merged(withWays(letter.content, values, `${watched}/click?code=${ending.code}`)) : html
  const pixel = watched ? `\n<img src="${escaped(`${watched}/open?code=${ending.code}`)}" width="1" height="1" alt="" />` : ''
  const mail = await written({
    subject: merge(letter.subject, values, (value) => value),
    from: letter.entity,
    body: { html: `${seen}${pixel}`, text: plainText(html) },
    why: page === undefined ? `${sender}\nHere each recipient finds how to unsubscribe.` : sender,
    links: page === undefined ? [] : [{ words: 'Unsubscribe', url: page }],
  })
  return {
    ...{ ...mail, to: reader.email, fromName: senderOf(letter), replyTo: letter.reply_to },
    ...(headers ? { headers } : {}),
  }
}

/** What a campaign sends, as it is now; undefined where it is gone. */
export async function letterOf(db: Database, campaign: string): Promise<Letter | undefined> {
  const { rows } = await sql<Letter>`select subject, content, from_name, reply_to, track, pretty_name as entity, address,
      array_remove(array[pretty_name, short_name, companies.name], null) as names
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
  const { rows } =
    await sql<Reader>`select email, first_name, (select name from companies where companies.id = accounts.company_id) as company_name
    from accounts where id = ${id} and status = 'active' and email_verified`.execute(db)
  const [account] = rows
  const letter = await letterOf(db, campaign)
  if (!account || !letter) return
  const mail = await mailOf(letter, account, addresses)
  await send({ ...mail, subject: `[Test] ${mail.subject}`, ...mailTo(id, account.email) })
}
