import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startServer } from '../support/server.ts'

const server = startServer()

/**
 * What refers to accounts, which nobody deletes, or to a company, of which few go, and only when none of its people is there any more.
 */
const withoutIndex = [
  'activity_alerts.company_id of companies',
  'collections.company_id of companies',
  'feature_participants.company_id of companies',
  'feature_usages.company_id of companies',
  'message_groups.company_id of companies',
  'premium_service_notes.hidden_by of accounts',
  'premium_service_requests.requestee_id of accounts',
  'push_notification_tokens.account_id of accounts',
  'recognised_revenues.account_id of accounts',
  'report_corrections.account_id of accounts',
]

test('what refers to a row that goes is found by an index, or each deletion would read all of it', async () => {
  const { rows } = await sql<{ found: string }>`
    select conrelid::regclass || '.' || min(attname) || ' of ' || confrelid::regclass as found
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace and not exists (
      select from pg_index where indrelid = conrelid and indisvalid and indkey[0] = any(conkey)
        and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)',
          (select attname from pg_attribute as first where first.attrelid = conrelid and first.attnum = indkey[0]))))
    group by pg_constraint.oid, conrelid, confrelid order by 1`.execute(server.db)
  expect(rows.map(({ found }) => found)).toEqual(withoutIndex)
})

test('no index is the beginning of another', async () => {
  const { rows } = await sql<{ shorter: string; longer: string }>`
    with indexes as (
      select indexrelid::regclass::text as name, indrelid, indisunique, relam, indnkeyatts as keys, indclass, indoption, indkey,
        coalesce(pg_get_expr(indexprs, indrelid), '') as expressions, coalesce(pg_get_expr(indpred, indrelid), '') as condition
      from pg_index join pg_class on pg_class.oid = indexrelid where relkind in ('i', 'I') and not relispartition
        and relnamespace = 'public'::regnamespace),
    starts as (select *, array(select indkey[n] from generate_series(0, keys - 1) as n) as columns,
      array(select indoption[n] from generate_series(0, keys - 1) as n) as options,
      array(select indclass[n] from generate_series(0, keys - 1) as n) as classes from indexes)
    select one.name as shorter, other.name as longer from starts as one join starts as other
      on one.indrelid = other.indrelid and one.name <> other.name and one.relam = other.relam and not one.indisunique
      and one.expressions = other.expressions and one.condition = other.condition and one.keys <= other.keys
      and one.columns = other.columns[:one.keys] and one.options = other.options[:one.keys] and one.classes = other.classes[:one.keys]
    where one.keys < other.keys or one.name < other.name order by 1, 2`.execute(server.db)
  // The longer one holds what filters ask for besides, and is twice as large.
  expect(rows).toEqual([{ shorter: 'insights_filtered', longer: 'insights_newest' }])
})
