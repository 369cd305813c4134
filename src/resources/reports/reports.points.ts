/** Points of insight providers. Readers' activities earn them, and so do providers' for each other. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Transaction } from '../../database/connection.ts'

/** From the first moment to the one before the second, both ISO 8601. */
export interface Span {
  from: string
  to: string
}

/** What a reader's activity is worth to the author of what it is about. */
const engagement: Record<string, string> = {
  'insight.view': '1.0',
  'insight.read': '3.0',
  'insight.print': '2.0',
  'insight.copy': '2.0',
  'insight.export': '2.0',
  'insight_document.download': '4.0',
  'insight.share': '5.0',
  'insight.save': '2.0',
  'insight.like': '3.0',
  'insight.annotate': '4.0',
  'insight.request_access': '2.0',
  'comment.create': '6.0',
  'comment.reply': '6.0',
  'comment.view_thread': '0.5',
  'account.follow': '5.0',
  'account.view': '0.5',
  'search.click': '0.2',
  'message.create': '4.0',
  'premium_service_request.complete': '25.0',
}

/** What providers do for each other, and who has the points: the author of the work, who did it, or who wrote the comment. */
const collaboration: readonly (readonly [key: string, base: string, to: 'author' | 'actor' | 'writer'])[] = [
  ['insight.fork', '10.0', 'author'],
  ['insight.fork', '5.0', 'actor'],
  ['insight.cite', '8.0', 'author'],
  ['comment.create', '4.0', 'actor'],
  ['comment.reply', '4.0', 'actor'],
  ['comment.like', '3.0', 'writer'],
]

/** What can be given back and forth, and what it is worth beyond the fifth time in a month. */
const mutual = ['insight.like', 'comment.create', 'comment.reply', 'comment.like']
const mutualFreely = 5
const mutualWorth = sql.lit('0.2')

/** How many points come of one account and one author in a day to either, and for how many days a new account counts half. */
const dailyCap = 50
const newDays = 14

const texts = (values: readonly string[]) => sql`array[${sql.join(values.map((one) => sql.lit(one)))}]::text[]`
const keys = texts([...new Set([...Object.keys(engagement), ...collaboration.map(([key]) => key)])])

/** What a reader of an account's plan weighs. */
const weightOf = (tier: RawBuilder<unknown>) => sql`case ${tier} when 'professional' then 1.0 when 'corporate' then 0.5
  when 'delayed' then 0.5 when 'provider' then 0.2 else 0.1 end`

/** What research of a kind weighs; `insight` is the alias of the row. */
const weightOfKind = sql`case when insight.format_type in ('quick-note', 'daily-brief', 'transcript') then 0.5 else 1.0 end`

/** Why what was done earns less than it is worth, or nothing. */
export const losses = ['repeated', 'staff', 'own-firm', 'cancelled-insight', 'new-account', 'back-and-forth', 'daily-cap'] as const

/** The column of `pg_temp.points` that has what was lost for a reason. */
export const columnOf = (loss: (typeof losses)[number]) => sql.ref(loss.replaceAll('-', '_'))

/**
 * What accounts did in the span that is worth something, the same by the same once a day, with what it is about and who it can
 * be worth something to. A completed request was the requestor's, whoever ended it, and is worth what it was rated; a message
 * is about whom it went to.
 */
const told = ({ from, to }: Span) => sql`
  select min(activities.id) as id, activities.key, coalesce(request.requestor_id, activities.owner_id) as actor,
    min(activities.created_at) as created_at, (activities.created_at at time zone 'UTC')::date as day, count(*) as times,
    insight.id as insight_id, insight.aasm_state is not distinct from 'cancelled' as cancelled,
    of_it.writer, of_it.author, of_it.subject, of_it.kind_weight
  from activities
  left join comments as comment on activities.trackable_type = 'comments' and comment.id = activities.trackable_id
  left join insight_documents as document on activities.trackable_type = 'insight-documents' and document.id = activities.trackable_id
  left join premium_service_requests as request on activities.trackable_type = 'premium-service-requests' and request.id = activities.trackable_id
  left join insights as insight on insight.id = case activities.trackable_type when 'insights' then activities.trackable_id
    when 'comments' then case when comment.commentable_type = 'insights' then comment.commentable_id end
    when 'insight-documents' then document.insight_id end
  cross join lateral (select
    case activities.trackable_type when 'accounts' then activities.trackable_id
      else coalesce(insight.account_id, request.requestee_id, activities.recipient_id) end as author,
    case activities.key when 'comment.like' then comment.account_id end as writer,
    case activities.key when 'comment.like' then activities.trackable_id when 'message.create' then activities.recipient_id
      else coalesce(insight.id, activities.trackable_id) end as subject,
    case when insight.id is not null then ${weightOfKind} else coalesce(request.rating / 5.0, 1.0) end as kind_weight) as of_it
  where activities.key = any(${keys}) and activities.created_at >= ${from}::timestamptz and activities.created_at < ${to}::timestamptz
    and (activities.owner_id is not null or request.id is not null)
    and (insight.id is not null or (activities.trackable_type <> 'comments' and activities.key <> 'search.click'))
  group by 3, activities.key, 5, insight.id, of_it.writer, of_it.author, of_it.subject, of_it.kind_weight`

/** What each activity of `told` is worth to whom, and why nothing of that counts where it does not. */
const earned = sql`
  select told.id, told.key, told.day, told.created_at, told.actor, told.times, told.insight_id, worth.side, receiver.id as receiver,
    case when worth."to" = 'writer' then told.writer else told.author end as other,
    case worth.side when 'engagement' then worth.base * told.kind_weight * ${weightOf(sql`reader.reading_tier`)} else worth.base end as whole,
    worth.side = 'engagement' and told.created_at < reader.created_at + make_interval(days => ${sql.lit(newDays)}) as is_new,
    case when reader.account_type = 'staff' then 'staff' when receiver.company_id = counterpart.company_id then 'own-firm'
      when told.cancelled and worth.side = 'engagement' then 'cancelled-insight' end as barred
  from told join worth on worth.key = told.key
  join accounts as reader on reader.id = told.actor
  join accounts as receiver on receiver.id = case worth."to" when 'author' then told.author when 'writer' then told.writer else told.actor end
  join accounts as counterpart on counterpart.id = case when worth."to" = 'actor' then told.author else told.actor end
  where receiver.account_type = 'insight-provider' and receiver.id <> counterpart.id
    and (told.key not in ('comment.create', 'comment.reply') or (worth.side = 'collaboration') = (reader.account_type = 'insight-provider'))
    and (told.key <> 'message.create' or reader.account_type = 'investor')`

const lostAs = (barred: (typeof losses)[number]) =>
  sql`coalesce(sum(times * whole) filter (where barred = ${sql.lit(barred)}), 0) as ${columnOf(barred)}`

/**
 * Does something with what was done in the span, summed up in the table `pg_temp.points`: for each provider, side, key, insight
 * and day the `points` that count, and what was lost to each of the reasons. Few readers give so much in a day that it is capped,
 * so the rest, which is nearly all, is not put in order.
 */
export async function withPoints(tx: Transaction, span: Span, use: () => Promise<void>): Promise<void> {
  await sql`create temporary table points as
    with told as (${told(span)}),
    worth(key, side, base, "to") as (values ${sql.join([
      ...Object.entries(engagement).map(([key, base]) => sql`(${sql.lit(key)}, 'engagement', ${sql.lit(base)}::numeric, 'author')`),
      ...collaboration.map(([key, base, to]) => sql`(${sql.lit(key)}, 'collaboration', ${sql.lit(base)}::numeric, ${sql.lit(to)})`),
    ])}),
    earned as materialized (${earned}),
    given as (
      select id, actor, other, row_number() over (partition by actor, other order by created_at, id) as place
      from earned where barred is null and key = any(${texts(mutual)})),
    returned as (select actor, other, max(place) as times from given group by actor, other),
    excess as (
      select given.id from given join returned on returned.actor = given.other and returned.other = given.actor
      where given.place > ${sql.lit(mutualFreely)} and given.place <= returned.times),
    damped as materialized (
      select earned.*, first.worth as fresh, case when excess.id is null then first.worth else first.worth * ${mutualWorth}::numeric end as worth
      from earned left join excess on excess.id = earned.id
      cross join lateral (select case when barred is not null then 0 when is_new then whole * 0.5 else whole end as worth) as first),
    heavy as (
      select actor, receiver, other, day from damped group by actor, receiver, other, day having sum(worth) > ${sql.lit(dailyCap)}),
    capped as (
      select damped.*, worth as points from damped
        where not exists (select from heavy where heavy.actor = damped.actor and heavy.receiver = damped.receiver
          and heavy.other = damped.other and heavy.day = damped.day)
      union all
      select damped.*, greatest(0, least(worth, ${sql.lit(dailyCap)}
        - coalesce(sum(worth) over (partition by actor, receiver, other, day order by created_at, id
          rows between unbounded preceding and 1 preceding), 0)))
      from damped join heavy using (actor, receiver, other, day))
    select receiver, side, key, insight_id, day, sum(points) as points,
      coalesce(sum((times - 1) * whole) filter (where barred is null), 0) as repeated,
      ${lostAs('staff')}, ${lostAs('own-firm')}, ${lostAs('cancelled-insight')},
      coalesce(sum(whole - fresh) filter (where barred is null), 0) as new_account,
      sum(fresh - worth) as back_and_forth, sum(worth - points) as daily_cap
    from capped group by receiver, side, key, insight_id, day`.execute(tx)
  await sql`analyze pg_temp.points`.execute(tx)
  await use()
  await sql`drop table pg_temp.points`.execute(tx)
}
