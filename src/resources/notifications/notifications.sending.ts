/** Tells accounts of what happened, in the transaction of the operation that made it happen. */
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { beginningOf } from '../../beginnings.ts'
import type { Transaction } from '../../database/connection.ts'
import { runPlanned } from '../../database/read.ts'
import type { shapes } from '../../generated/serializers.ts'
import { isEditor, staffRoles } from '../../verbs/caller.ts'
import type { Scope } from '../../verbs/visible.ts'
import { eventsOfNotifications } from '../integration/webhook-events.ts'
import { accounts as people } from '../people/accounts.ts'
import { classification, country, tier } from '../people/accounts.reading.ts'
import { restrictionOf } from '../research/insights.restrictions.ts'
import { readsAnonymously } from './activities.recording.ts'
import type { NotificationKey } from './notifications.keys.ts'
import { owner } from './notifications.owner.ts'
import { mailDue } from './notification-mails.gathering.ts'
import { pushing } from './push-messages.ts'

/** What somebody can be told of: what a notification leads to. */
type TrackableType = (typeof shapes.notifications.relationships.trackable.types)[number]

export interface News {
  key: NotificationKey
  trackable: { type: TrackableType; id: string }
  /** Who made it happen; null for the platform itself. */
  actor: string | null
  /** Ids of accounts, or SQL that selects them: there may be thousands. */
  recipients: readonly string[] | RawBuilder<unknown>
  parameters?: object
  /** Whether the recipients are kept from learning who the actor is. Unless said, the actor and its company decide. */
  anonymize?: boolean
  /** SQL that selects which of the recipients are pushed to as well, where not all of them are; of so few as are told at once. */
  pushedTo?: RawBuilder<unknown>
}

type Waiting = Pick<News, 'key' | 'trackable' | 'actor' | 'parameters'> & { anonymize?: boolean | null | undefined }

/** How a text begins, for those who are told of it. */
export const excerptOf = (text: string): string => (text.length > 140 ? `${beginningOf(text, 139)}…` : text)

/**
 * Takes what accounts were told of a text out of their notifications, and out of the messages that wait for their clients, once the
 * text is not for them to read any more. `account`: an id, or SQL that selects several. `trackable`: all texts where it is left out.
 */
export const forgetExcerpt = (tx: Transaction, account: string | RawBuilder<unknown>, trackable?: News['trackable']) =>
  sql`with forgotten as (update notifications set parameters = parameters - 'excerpt' where account_id in (${account})
      ${trackable ? sql`and trackable_type = ${trackable.type} and trackable_id = ${trackable.id}` : sql``} and parameters ? 'excerpt'
      returning id, parameters)
    update push_messages set body = left(coalesce(parameters ->> 'title', ''), 500) from forgotten
    where notification_id = forgotten.id`.execute(tx)

/** News that tell the title of research and no more, which those see too who may not read it. */
const byTitle: readonly NotificationKey[] = ['alert.matched']

/** How many are told in the transaction that makes the news. */
const atOnce = 1_000

/** For how many hours the same news joins a notification that nobody has read. */
const joiningHours = 24

/**
 * Tells each recipient once, except the actor itself, who wants no such news or muted what it is about, and who may not read
 * the insight, unless its title is all that is told. What is unread of the same news is told again instead of told twice, however
 * many tell it at once. Of very many some are told here and the others soon after.
 */
export async function notify(
  tx: Transaction,
  { key, trackable, actor, recipients, parameters = {}, anonymize, pushedTo }: News,
): Promise<void> {
  const { type, id } = trackable
  const insight = await insightOf(tx, trackable)
  const named = Array.isArray(recipients) ? sql`select unnest(${recipients}::text[])` : recipients
  const hidden = insight !== undefined && !insight.show_author_names && insight.account_id === actor
  const anonymous = hidden ? sql`true` : anonymize === undefined ? readsAnonymously(actor) : sql`${anonymize}::boolean`
  const told = { ...(insight?.tagline ? { title: insight.tagline } : {}), ...parameters }
  const [listening] = await runPlanned(
    tx,
    sql`select array_agg(accounts.id)::text as ids, count(*)::text as many from accounts left join companies as own on own.id = accounts.company_id
      where accounts.id in (${named}) and accounts.status = 'active' and accounts.id is distinct from ${actor}::text
        and ${wanted(key)} and ${notMuted(trackable, insight)} and ${actor === null ? sql`true` : isHeard(actor, anonymous)}
        and ${insight && !byTitle.includes(key) ? mayRead(insight.id) : sql`true`}`,
  )
  const { ids, many } = listening!
  if (!ids) return
  if (Number(many) > atOnce) await waitInParts(tx, { key, trackable, actor, parameters, anonymize }, ids)
  const listeners = sql`(select unnest((${ids}::text[])[:${sql.lit(atOnce)}]))`
  await runPlanned(
    tx,
    sql`update notifications set is_open = false where is_open and account_id in ${listeners} and key = ${key}
      and trackable_type = ${type} and trackable_id = ${id} and created_at <= now() - make_interval(hours => ${sql.lit(joiningHours)})`,
  )
  // In the order of the accounts, so that two who tell the same to many do not wait for each other in a circle.
  const telling = sql`insert into notifications as known (id, account_id, key, trackable_type, trackable_id, parameters, mail_due_at)
    select uuid_v7(), accounts.id, ${key}, ${type}, ${id}, ${JSON.stringify(told)}::jsonb, ${mailDue(key)}
    from accounts where accounts.id in ${listeners} order by accounts.id
    on conflict (account_id, key, trackable_type, trackable_id) where is_open do update
      set parameters = excluded.parameters, times_told = known.times_told + 1, updated_at = greatest(known.updated_at, now()),
        mail_due_at = coalesce(known.mail_due_at, excluded.mail_due_at)
    returning id, account_id`
  const further = sql`${pushing(key, told, pushedTo)}, sent as (${eventsOfNotifications(key)})`
  if (actor === null) return void (await runPlanned(tx, sql`with told as (${telling})${further} select from told limit 1`))
  await runPlanned(
    tx,
    sql`with told as (${telling})${further}
      insert into notification_actors as known (notification_id, account_id, anonymize)
      select told.id, ${actor}, ${anonymous} from told order by told.id
      on conflict (notification_id, account_id) do update
        set anonymize = excluded.anonymize, acted_at = greatest(known.acted_at, excluded.acted_at)`,
  )
}

/** Keeps news for those who are not told of them at once, so many in each part. */
const waitInParts = (tx: Transaction, { key, trackable: { type, id }, actor, parameters, anonymize = null }: Waiting, ids: string) =>
  sql`insert into news_to_tell (id, key, trackable_type, trackable_id, actor_id, parameters, anonymize, recipients)
    select uuid_v7(), ${key}, ${type}, ${id}, ${actor}, ${JSON.stringify(parameters)}::jsonb, ${anonymize}, array_agg(recipient)
    from unnest((${ids}::text[])[${sql.lit(atOnce + 1)}:]) with ordinality as others (recipient, place)
    group by (place - 1) / ${sql.lit(atOnce)}`.execute(tx)

/** Decides anew, for news that were told already, whether the recipients learn that the actor made it happen. */
export async function anonymizeActor(
  tx: Transaction,
  { key, trackable, actor }: Pick<News, 'key' | 'trackable'> & { actor: string },
  anonymize: boolean,
): Promise<void> {
  await sql`update notification_actors set anonymize = ${anonymize} where account_id = ${actor} and notification_id in (
    select id from notifications where key = ${key} and trackable_type = ${trackable.type} and trackable_id = ${trackable.id})`.execute(tx)
}

/** The tables of what an entity tells or is asked. */
const ofEntities: Partial<Record<TrackableType, string>> = {
  'entity-news': 'entity_news',
  'exchange-announcements': 'exchange_announcements',
  'corporate-questions': 'corporate_questions',
}

/**
 * Nobody is told of what somebody did whom they muted. Whoever would not learn who did it is told, since they would learn it from
 * not being told.
 */
const isHeard = (actor: string, anonymous: RawBuilder<unknown>) => sql<SqlBool>`(${anonymous} or accounts.id not in (
    select muted.account_id from muted_items as muted join accounts as owner on owner.id = muted.account_id
    where muted.mutable_type = 'accounts' and muted.mutable_id = ${actor} and (muted.muted_until is null or muted.muted_until > now())
      and (owner.roles && ${[...staffRoles, 'admin']}::text[]
        or exists (select from accounts where accounts.id = ${actor} and ${people.visible(owner)}))))`

/**
 * Nobody is told of what they muted: the record, the entity whose it is, and of an insight the author that it names, its firm,
 * entities and verticals.
 */
const notMuted = ({ type, id }: News['trackable'], insight: Insight | undefined) =>
  sql<SqlBool>`not exists (select from muted_items as muted join (
      select ${type}::text as type, ${id}::text as id
      ${ofEntities[type] ? sql`union all select 'entities', entity_id from ${sql.table(ofEntities[type])} where id = ${id}` : sql``}
      ${
        insight
          ? sql`union all select 'insights', ${insight.id}
            union all select 'accounts', ${insight.show_author_names ? insight.account_id : null}
            union all select 'companies', company_id from insights where insights.id = ${insight.id}
            union all select 'entities', primary_entity_id from insights where insights.id = ${insight.id}
            union all select 'entities', entity_id from insight_secondary_entities where insight_id = ${insight.id}
            union all select 'content-verticals', content_vertical_id from insight_content_verticals where insight_id = ${insight.id}`
          : sql``
      }) as part on muted.mutable_type = part.type and muted.mutable_id = part.id
    where muted.account_id = accounts.id and (muted.muted_until is null or muted.muted_until > now()))`

/** A preference that names no channel turns the key off. */
const wanted = (key: NotificationKey) => sql<SqlBool>`accounts.notification_preferences -> ${key} is distinct from '[]'`

interface Insight {
  id: string
  account_id: string
  tagline: string | null
  show_author_names: boolean
}

/** The insight that a record is, or belongs to. */
async function insightOf(tx: Transaction, { type, id }: News['trackable']): Promise<Insight | undefined> {
  const ids: Partial<Record<TrackableType, RawBuilder<string>>> = {
    insights: sql<string>`${id}`,
    comments: sql<string>`(select commentable_id from comments where id = ${id} and commentable_type = 'insights')`,
    annotations: sql<string>`(select insight_id from annotations where id = ${id})`,
  }
  const insight = ids[type]
  if (!insight) return undefined
  const { rows } = await sql<Insight>`select id, account_id, tagline, show_author_names from insights where id = ${insight}`.execute(tx)
  return rows[0]
}

/** What decides which research an account may read, of the row `accounts` and its company `own`. */
export const reader = {
  kind: 'account',
  me: sql`accounts.id`,
  accountType: sql`accounts.account_type`,
  company: sql`accounts.company_id`,
  leads: sql`null`,
  complies: sql`null`,
  viewer: {
    ...{ tier, country, classification },
    barredEntities: barred('restricted-entity-ids'),
    barredProviders: barred('restricted-provider-ids'),
  },
} as unknown as Scope

function barred(policy: string): RawBuilder<unknown> {
  return sql`array(select jsonb_array_elements_text(coalesce(own.policy -> ${sql.lit(policy)}, '[]')))`
}

const mayRead = (insight: string) => sql<SqlBool>`(${isEditor} or exists (select from insights ${restrictionOf(reader)}
  where insights.id = ${insight} and restriction.reason is null))`
