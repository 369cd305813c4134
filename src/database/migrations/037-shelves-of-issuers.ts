/** What issuers publish and reports from elsewhere are kept, shared and discussed too. */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const known = (table: string, column: string, types: readonly string[]): string =>
  `alter table ${table} drop constraint ${table}_${column}_known, add constraint ${table}_${column}_known
    check (${column} in (${types.map((one) => `'${one}'`).join(', ')}))`

const shelves = [
  known('locker_items', 'lockable_type', [
    ...['insights', 'external-reports', 'corporate-presentations'],
    ...['entity-news', 'exchange-announcements', 'collections'],
  ]),
  known('shared_items', 'shareable_type', ['insights', 'collections', 'external-reports', 'corporate-events', 'entities']),
  ...[
    'external_reports',
    'corporate_presentations',
    'exchange_announcements',
    'corporate_events',
    'message_groups',
    'content_verticals',
  ].map(
    (table) => `create trigger ${table}_forgotten after delete on ${table}
      for each row execute function shelves_forget('${table.replace('_', '-')}')`,
  ),

  // A presentation that was discussed is kept for what was said, and seen by nobody.
  `alter table corporate_presentations add deleted_at timestamptz(3)`,
  `drop index corporate_presentations_once`,
  `create unique index corporate_presentations_once on corporate_presentations (entity_id, title, release_time) nulls not distinct
    where deleted_at is null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of shelves) await sql.raw(statement).execute(db)
}
