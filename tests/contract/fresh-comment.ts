import type { Database } from '../../src/database/connect.ts'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { freshComment } from './cells/asks.ts'

/** Makes the comment that is new enough to be changed: one of `investor` on insight 1. */
export async function prepareComment(db: Database): Promise<void> {
  await insertRows(db, 'comments', {
    id: freshComment,
    account_id: seedId('accounts', 1),
    commentable_type: 'insights',
    commentable_id: seedId('insights', 1),
    body: 'Is that before or after tax?',
    body_html: '<p>Is that before or after tax?</p>',
  })
}
