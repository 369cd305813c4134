/** The API key of the demo set. */
import type { Database } from '../database/connection.ts'
import { publishedSecret } from '../resources/signing-in/published-password.ts'
import { hashOf } from '../tokens.ts'
import { lastMoment, seedId } from './ids.ts'
import { insertRows } from './insert-rows.ts'

/** The API key of the investor. A demo is tried at any time, so that it does not end. */
export const seedKeys = (db: Database): Promise<void> =>
  insertRows(db, 'api_keys', {
    id: seedId('api-keys', 1),
    account_id: seedId('accounts', 1),
    name: 'Nightly import',
    scopes: ['research:read', 'discussion:read'],
    prefix: publishedSecret.slice(0, 13),
    secret_hash: hashOf(publishedSecret),
    expires_at: '2999-12-31T00:00:00.000Z',
    ...{ created_at: lastMoment, updated_at: lastMoment },
  })
