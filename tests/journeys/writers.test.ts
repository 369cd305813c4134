import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connectEmbedded } from '../../src/database/embedded.ts'
import type { Database } from '../../src/database/connection.ts'
import { machines } from '../../src/generated/lifecycles.ts'
import { snapshot } from '../support/database.ts'
import { writtenBySources, writtenBySql } from './written.ts'

const comesWithIt = 'a lookup that comes with an installation'

/** What nothing writes but the demo set and the migrations, with the reason. A table stands for all of its columns. */
const exceptions: Record<string, string> = {
  sectors: comesWithIt,
  industry_groups: comesWithIt,
  industries: comesWithIt,
  content_verticals: comesWithIt,
  like_reasons: comesWithIt,
  company_stages: comesWithIt,
  investment_firm_types: comesWithIt,
  personal_email_domains: comesWithIt,
  activity_alert_names: comesWithIt,
  market_cap_distro: 'the sizes of firms come with an installation, and the clock counts them',
  'geographies.slug': comesWithIt,
  'geographies.position': comesWithIt,
  'asset_classes.position': 'those that come with an installation have an order; others follow them',
  'sessions.ip_country': 'nothing here knows the country of a network address',
  'contact_lists.is_dynamic': 'every list is kept by people',
  'group_email_messages.opened_count': 'mails carry nothing that would tell',
  'group_email_messages.clicked_count': 'mails carry nothing that would tell',
}

/** What the release before still writes, so that it is dropped with the next one. */
const leaving = ['insights.corrections']

interface Column {
  table: string
  column: string
  /** Whether the database gives each row a value of its own: the time, a number, what other columns make. */
  own: boolean
}

async function columnsOf(db: Database): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as "table", column_name as "column",
      is_generated = 'ALWAYS' or is_identity = 'YES' or coalesce(column_default ~ 'now\\(\\)|clock_timestamp|gen_random|nextval', false) as own
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely_%'
      and not exists (select from pg_class where oid = to_regclass(table_name) and relispartition)
    order by 1, ordinal_position`.execute(db)
  return rows
}

/** What the functions of the database write, those of its triggers into the row at hand too. */
async function writtenByFunctions(db: Database): Promise<string[]> {
  const { rows } = await sql<{ table: string | null; text: string }>`
    select pg_trigger.tgrelid::regclass::text as "table", pg_proc.prosrc as text from pg_proc
    left join pg_trigger on pg_trigger.tgfoid = pg_proc.oid where pg_proc.pronamespace = 'public'::regnamespace`.execute(db)
  return rows.flatMap(({ table, text }) => [
    ...writtenBySql(text).flatMap((one) => one.columns.map((column) => `${one.table}.${column}`)),
    ...[...text.matchAll(/\bnew\.(\w+)\s*:?=(?!=)/gi)].map((set) => `${table}.${set[1]}`),
  ])
}

test('what an installation holds is written by a request, a command or the clock', { timeout: 180_000 }, async () => {
  const { db, close } = await connectEmbedded(undefined, snapshot())
  try {
    const written = new Set(await writtenByFunctions(db))
    for (const [table, columns] of writtenBySources()) for (const column of columns) written.add(`${table}.${column}`)
    for (const [type, { column }] of Object.entries(machines)) written.add(`${type.replaceAll('-', '_')}.${column}`)
    const begun = new Set([...written].map((one) => one.split('.')[0]))

    const columns = await columnsOf(db)
    const unwritten = columns.filter(
      ({ table, column, own }) => !written.has(`${table}.${column}`) && !(begun.has(table) && (own || column === 'id')),
    )
    const excepted = ({ table, column }: Column): boolean =>
      table in exceptions || `${table}.${column}` in exceptions || leaving.includes(`${table}.${column}`)
    expect(unwritten.filter((one) => !excepted(one)).map(({ table, column }) => `${table}.${column}`)).toEqual([])

    // An exception that is none any more goes.
    const needed = new Set(unwritten.flatMap(({ table, column }) => [table, `${table}.${column}`]))
    expect([...Object.keys(exceptions), ...leaving].filter((one) => !needed.has(one))).toEqual([])
    expect(Object.keys(exceptions).length).toBeLessThan(20)
  } finally {
    await close()
  }
})
