import type { Database } from '../database/connection.ts'
import { lastMoment, minutesAfter, minutesAgo, seedId } from './ids.ts'
import { insertRows } from './insert-rows.ts'
import { assetClassRows } from './lookups.ts'
import { fileColumns } from './shared.files.ts'
import { everyone } from '../verbs/traces.ts'

/** Everybody knows it, so that nothing that it signs is to be believed. */
const publishedSecret = 'whsec_ZGVtby1zZWNyZXQtb2YtdGhlLWRlbW8td2ViaG9vay4='

/** An endpoint whose name leads nowhere, so that a demo calls nobody, and what became of what was sent there. */
export async function seedWebhooks(db: Database): Promise<void> {
  const made = minutesAfter(lastMoment, -3_000)
  const own = { account_id: seedId('accounts', 1) }
  const endpoint = seedId('webhook-endpoints', 1)
  await insertRows(db, 'webhook_endpoints', {
    ...{ ...own, id: endpoint, url: 'https://hooks.example/research', events: ['insight.corrected', 'insight.cancelled'] },
    ...{ description: 'The research desk', secret: publishedSecret, created_at: made, updated_at: made },
  })
  const of = {
    ...own,
    webhook_endpoint_id: endpoint,
    record_type: 'notifications',
    event: 'insight.corrected',
    next_attempt_at: null,
  } as const
  const at = (minutes: number) => {
    const time = minutesAgo(minutes)
    return { occurred_at: time, begun_at: time, created_at: time }
  }
  await insertRows(db, 'webhook_deliveries', [
    {
      ...{ ...of, ...at(90), id: seedId('webhook-deliveries', 1), record_id: seedId('notifications', 1), state: 'delivered', attempts: 1 },
      ...{ last_status_code: 204, last_error: null, delivered_at: minutesAgo(89) },
    },
    {
      ...{ ...of, ...at(60), id: seedId('webhook-deliveries', 2), record_id: seedId('notifications', 2), state: 'failed', attempts: 11 },
      ...{ last_status_code: 503, last_error: 'It answered 503.', delivered_at: null },
    },
  ])
}

/** What is left in lists of the insight that was cancelled. */
export async function seedChanges(db: Database): Promise<void> {
  const cancelled = db
    .selectFrom('insights')
    .select(['id', 'cancelled_at'])
    .where('aasm_state', '=', 'cancelled')
    .where('was_published', '=', true)
  const rows = (await cancelled.orderBy('id').execute()).map(({ id, cancelled_at }, index) => ({
    ...{ id: seedId('changes', index + 1), record_type: 'insights', record_id: id, event: 'cancelled' as const },
    ...{ audience: everyone, created_at: cancelled_at! },
  }))
  await insertRows(db, 'changes', rows)
}

/** One that is done and one that failed; unlike others they do not expire, since a demo runs at any time. */
export async function seedExports(db: Database): Promise<void> {
  const at = minutesAfter(lastMoment, 5)
  const { source, source_file_size: size } = fileColumns(seedId('files', 341), at)
  const own = { account_id: seedId('accounts', 1), created_at: at, updated_at: at, finished_at: at, expires_at: '2999-01-01T00:00:00.000Z' }
  const done = seedId('exports', 1)
  const failure = 'It could not be finished within a day.'
  await insertRows(db, 'exports', [
    { ...own, id: done, list: 'asset-classes', format: 'csv', state: 'done', records_count: assetClassRows().length, size: String(size) },
    { ...own, id: seedId('exports', 2), list: 'insights', format: 'ndjson', state: 'failed', error: failure, records_count: 0 },
  ])
  await insertRows(db, 'export_parts', { export_id: done, position: 0, source })
}
