/** An API key whose secret everybody knows, as everybody knows the password of its account. It opens nothing outside of a demo. */
import type { Database } from '../database/connect.ts'
import { hashOf } from '../tokens.ts'
import { lastMoment, seedId } from './ids.ts'
import { insertRows } from './insert-rows.ts'

export const publishedSecret = 'rk_demo-key-of-the-investor-000000000000000001'

/** The API key of the investor. Whoever tries a demo does so at any time, so that it does not end. */
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
