/** One-time tokens whose texts are known, since those that go out by mail are not. */
import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '../../src/database/connection.ts'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'

/** By purpose. */
export const tokens = {
  magic: 'bWFnaWMtdG9rZW4tb2YtMzItYnl0ZXMtZm9yLXRlc3Q',
  temporary: 'dGVtcG9yYXJ5LXRva2VuLW9mLTMyLWJ5dGVzLXRlc3Q',
  'verify-email': 'dmVyaWZ5LWVtYWlsLXRva2VuLW9mLTMyLWJ5dGVzLXQ',
  'password-reset': 'cGFzc3dvcmQtcmVzZXQtdG9rZW4tb2YtMzItYnl0ZXM',
}
export type TokenPurpose = keyof typeof tokens

/** Makes a token that works once, anew where it was used. */
export async function prepareToken(db: Database, token: string, purpose: TokenPurpose, account: number): Promise<void> {
  const token_hash = createHash('sha256').update(token).digest()
  await db.deleteFrom('one_time_tokens').where('token_hash', '=', token_hash).execute()
  await insertRows(db, 'one_time_tokens', {
    id: randomUUID(),
    account_id: seedId('accounts', account),
    purpose,
    token_hash,
    expires_at: '2999-01-01T00:00:00.000Z',
  })
}
