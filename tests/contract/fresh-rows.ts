import type { Database } from '../../src/database/connection.ts'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { setColumns } from '../support/columns.ts'
import { freshComment } from './cells/asks.ts'

/** Makes what is new enough to be changed: a comment of `investor` on insight 1, and the note 2 of `provider`. */
export async function prepareFresh(db: Database): Promise<void> {
  await insertRows(db, 'comments', {
    id: freshComment,
    account_id: seedId('accounts', 1),
    commentable_type: 'insights',
    commentable_id: seedId('insights', 1),
    body: 'Is that before or after tax?',
    body_html: '<p>Is that before or after tax?</p>',
  })
  await setColumns(db, 'premium_service_notes', seedId('premium-service-notes', 2), { created_at: new Date().toISOString() })
}
