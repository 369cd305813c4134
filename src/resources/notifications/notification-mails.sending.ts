/** The mail that tells an account of what gathered. */
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { placeholder, prepare, readRows } from '../../database/read.ts'
import { endOf } from '../../effects/addresses.ts'
import type { Addresses } from '../../effects/addresses.ts'
import type { Queues } from '../../effects/jobs.ts'
import { written } from '../../effects/letters.ts'
import type { Item, Letter } from '../../effects/letters.ts'
import { sendOnce } from '../../effects/mail-once.ts'
import type { SendMail } from '../../effects/mail.ts'
import type { ResourceType } from '../../generated/contract.ts'
import { shapes } from '../../generated/serializers.ts'
import { markMailed } from '../../verbs/mailed.ts'
import { accounts } from '../people/accounts.ts'
import { isUnnamed } from './notifications.ts'
import { noticeOf } from './notifications.keys.ts'
import type { NotificationKey } from './notifications.keys.ts'
import { standing } from './notifications.standing.ts'
import { wantsByMail } from './notification-mails.gathering.ts'
import { owner } from './notifications.owner.ts'

/** How many items one mail has, and how many names one item. */
const mostItems = 20
const mostNames = 3

const takenBack = Object.entries(standing).map(
  ([key, records]) => sql`(told.key = ${sql.lit(key)} and not exists (select from ${sql.raw(records)} and id = told.trackable_id))`,
)

/** What an account was told before it was told by a mail of its own, and what is withdrawn since. */
const needsNoMail = sql`(
  (told.key = 'message.created' and not exists (select from message_group_members as mine
    where mine.message_group_id = told.trackable_id and mine.account_id = owner.id and mine.unread_count > 0))
  or (told.key = 'shared_item.created' and exists (select from shared_items where id = told.trackable_id and channel = 'email'))
  or (told.key = 'corporate_event.published' and exists (select from corporate_event_invitations as invited
    where invited.corporate_event_id = told.trackable_id and invited.email = lower(owner.email)))
  or ${sql.join(takenBack, sql` or `)})`

/** Those who made it happen, as far as the account may know them; newest first. */
const names = sql`(select json_agg(name) from (select doer.name from notification_actors as actors join accounts as doer on doer.id = actors.account_id
  where actors.notification_id = told.id and not ${isUnnamed(owner, sql`told.trackable_type`, sql`told.trackable_id`)}
    and (owner.account_type = 'staff' or exists (select from accounts where accounts.id = actors.account_id and ${accounts.visible(owner)}))
  order by actors.acted_at desc, actors.account_id desc limit ${sql.lit(mostNames)}) as named)::text`

const newsOfMail = prepare(
  sql`select owner.email, owner.first_name, owner.locale, owner.timezone, mails.code, told.key, told.trackable_type, told.trackable_id, told.parameters::text as parameters,
      told.times_told::text as times, ${names} as names
    from notification_mails as mails join accounts as owner on owner.id = mails.account_id
      join notifications as told on told.mail_id = mails.id and told.read_at is null
    where mails.id = ${placeholder('mail')} and mails.mailed_at is null and ${wantsByMail('owner', sql`told.key`)} and not ${needsNoMail}
    order by told.updated_at desc, told.id desc`,
  'news of a mail',
  false,
)

interface News {
  email: string
  first_name: string
  locale: string
  timezone: string
  code: string
  key: NotificationKey
  trackable_type: ResourceType
  trackable_id: string
  parameters: string
  times: string
  names: string | null
}

/** Mails what is still unread and still wanted of it, once; nothing where nothing is. @throws to be tried again. */
export async function sendNotificationMail(
  db: Database,
  send: SendMail,
  addresses: Addresses,
  { mail: id }: Queues['notification-mail'],
): Promise<void> {
  const news = (await readRows(db, newsOfMail, { mail: id })) as unknown as News[]
  const [first] = news
  if (!first) return
  const page = `${addresses.apiUrl}/api/v2/notification-mails/${id}/unsubscribe?code=${first.code}`
  const headers = { 'List-Unsubscribe': `<${page}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  const letter = await written(letterOf(news, addresses, page))
  await sendOnce(send, { ...letter, to: first.email, id, headers }, markMailed(db, 'notification_mails', id))
}

function letterOf(news: readonly News[], addresses: Addresses, page: string): Letter {
  const items = news.slice(0, mostItems).map((one) => itemOf(one, addresses))
  const more = news.length - items.length
  const { why, links } = endOf(addresses)
  return {
    subject: items.length === 1 ? subjectOf(items[0]!) : `${news.length} news for you`,
    from: addresses.name,
    to: news[0]!.first_name,
    items,
    closing: more > 0 ? [`and ${more} more.`] : [],
    why,
    links: [...links, { words: 'No more of these by mail', url: page }],
  }
}

const subjectOf = ({ title, lines = [] }: Item): string => [title, ...lines.slice(0, 1)].join(': ')

/** How many smarts it is about, and the day from which on they are lost, if they are. */
function smartsOf({ parameters, locale, timezone }: News): string[] {
  const { smarts, 'expires-at': expires } = JSON.parse(parameters) as { smarts?: number; 'expires-at'?: string }
  if (smarts === undefined) return []
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timezone })
  return [`${smarts} smarts${expires === undefined ? '' : `, from ${day.format(new Date(expires))} on`}`]
}

function itemOf(news: News, { appUrl, apiUrl }: Addresses): Item {
  const { key, trackable_type, trackable_id, parameters, times, names } = news
  const { title, subject, excerpt } = JSON.parse(parameters) as Partial<Record<string, string>>
  const actors = names === null ? [] : (JSON.parse(names) as string[])
  const path = `${trackable_type}/${trackable_id}`
  return {
    title: `${noticeOf(key).says}${Number(times) > 1 ? ` (${times})` : ''}`,
    lines: [
      ...[title, subject].filter((one) => one !== undefined),
      ...(excerpt === undefined ? [] : [`“${excerpt}”`]),
      ...smartsOf(news),
      ...(actors.length > 0 ? [`By ${actors.join(', ')}`] : []),
    ],
    url: appUrl === undefined ? `${apiUrl}${shapes[trackable_type].path}/${trackable_id}` : `${appUrl}/${path}`,
  }
}
