/** Finds which alerts match what was published: each insight is looked at once, by all alerts together. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { tryAdvisoryLock } from '../../database/advisory-locks.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { giveTime } from '../../database/patience.ts'
import { transact } from '../../database/transact.ts'
import { among } from '../../verbs/among.ts'
import { someTogether } from '../../verbs/each-alone.ts'
import { eventsOfActivities } from '../integration/webhook-events.ts'
import { filters, presetColumns } from '../research/insights.filters.ts'
import type { FilterName } from '../research/insights.filters.ts'
import { isReadable, unmutedInsight } from '../research/insights.matching.ts'
import { reader } from './notifications.sending.ts'

/** Has the alerts look at an insight that is published in this transaction. */
export const awaitAlerts = (tx: Transaction, insight: string) =>
  tx
    .insertInto('alert_publications')
    .values({ insight_id: insight })
    .onConflict((oc) => oc.doNothing())
    .execute()

/** Whether this process is the one that works on alerts, until its transaction ends. */
export const aloneOnAlerts = (tx: Transaction): Promise<boolean> => tryAdvisoryLock(tx, 'alerts')

const sent = (column: string) => sql`(alerts.filters -> ${sql.lit(column.replaceAll('_', '-'))})`
const caps: readonly string[] = ['min_market_cap', 'max_market_cap']

/** What an alert looks for in a column, be it its own or that of its preset; null for anything. */
const soughtIn = (column: string): RawBuilder<unknown> =>
  caps.includes(column)
    ? sql`coalesce(${sql.ref(`preset.${column}`)}, case when jsonb_typeof(${sent(column)}) = 'number' then ${sent(column)}::integer end)
        as ${sql.ref(column)}`
    : sql`nullif(coalesce(${sql.ref(`preset.${column}`)}, case when jsonb_typeof(${sent(column)}) = 'array'
        then array(select jsonb_array_elements_text(${sent(column)})) end), '{}') as ${sql.ref(column)}`

/** A filter of the list of insights, asked of each alert's own value. */
const fits = (name: FilterName, value: RawBuilder<unknown>) =>
  sql`(${value} is null or ${filters[name](value as unknown as string, undefined as never)})`

/**
 * Which alerts match which of the insights. What each looks for and each holds is made out once, since every alert meets every
 * insight. Words are looked for in what the owner of the alert may read: a match elsewhere would tell of it.
 */
const matches = (ids: readonly string[]) => sql`with sought as materialized (
    select alerts.id, alerts.account_id, alerts.query_text is null as anything, search_query(alerts.query_text) as words,
      ${sql.join(presetColumns.map(soughtIn))}
    from alerts join accounts as owner on owner.id = alerts.account_id and owner.status = 'active'
      left join filter_presets as preset on preset.id = alerts.filter_preset_id
    where alerts.kind = 'saved' and alerts.active and alerts.frequency <> 'never'),
  looked as materialized (select id, search || ''::tsvector as words, search_open || ''::tsvector as open_words from insights
    where id = any(${ids}::text[]) and aasm_state = 'published'),
  met as materialized (
    select sought.id as alert_id, sought.account_id, sought.anything, insights.id as insight_id,
      looked.words @@ sought.words as in_whole, looked.open_words @@ sought.words as in_open
    from looked join insights on insights.id = looked.id cross join sought
    where sought.account_id <> insights.account_id
      and (sought.anything or looked.words @@ sought.words or looked.open_words @@ sought.words)
      and ${sql.join(
        presetColumns.map((column) => fits(`preset ${column}`, sql.ref(`sought.${column}`))),
        sql` and `,
      )}
      and ${unmutedInsight({ kind: 'account', me: sql.ref('sought.account_id') as unknown as string })})
  select alert_id, insight_id from met where anything
  union all select met.alert_id, met.insight_id
  from met join accounts on accounts.id = met.account_id left join companies as own on own.id = accounts.company_id
    join insights on insights.id = met.insight_id
  where not met.anything and case when ${isReadable(reader)} then met.in_whole else met.in_open end`

const mostAtOnce = 20

/** Takes those of what was published to be looked at that nobody has looked at meanwhile. */
async function takeThose(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const taken = await tx.deleteFrom('alert_publications').where(among('insight_id', ids)).returning('insight_id').execute()
  return taken.map((one) => one.insight_id)
}

/** Writes down what matches, once each, as an activity too, and counts it. An alert that is deleted meanwhile is left out. */
const noteMatches = (tx: Transaction, ids: readonly string[], at: string) =>
  sql`with matched as (insert into alert_matches (alert_id, insight_id, matched_at)
      select found.alert_id, found.insight_id, ${at} from (${matches(ids)}) as found join alerts on alerts.id = found.alert_id
      for key share of alerts
      on conflict do nothing returning alert_id, insight_id),
    made as (insert into activities (id, key, trackable_type, trackable_id, recipient_id, origin, parameters, anonymize)
      select uuid_v7(), 'alert.match', 'alerts', alerts.id, alerts.account_id, 'system', jsonb_build_object('insight', insight_id), false
      from matched join alerts on alerts.id = alert_id returning id, key),
    sent as (${eventsOfActivities})
    update alerts set new_count = new_count + found, results_count = results_count + found, last_match_at = ${at}
    from (select alert_id, count(*)::integer as found from matched group by 1) as counted where alerts.id = counted.alert_id`.execute(tx)

/** Looks at everything that was published since the last round. One process at a time does it. */
export async function matchAlerts(db: Database, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`select insight_id as id from alert_publications order by published_at, insight_id`.execute(db)
  const published = rows.map((one) => one.id)
  await someTogether(published, mostAtOnce, 'insights that could not be held against alerts', (some) =>
    transact(db, async (tx) => {
      if (!(await aloneOnAlerts(tx))) return
      // Each of what was published meets each alert, of which there may be more than are gone through in the time of a request.
      await giveTime(tx, 15)
      const ids = await takeThose(tx, some)
      if (ids.length > 0) await noteMatches(tx, ids, now.toISOString())
    }),
  )
}
