import { expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { newSecret, prefixOf } from '../../../src/resources/signing-in/api-keys.secrets.ts'
import { publishedSecret } from '../../../src/resources/signing-in/published-password.ts'
import { hashOf } from '../../../src/tokens.ts'
import { startServer } from '../../support/server.ts'

const server = startServer({ demo: false })

test('outside of a demo no key of a demo account works, and the published one not even once the account has a password of its own', async () => {
  const secret = newSecret()
  const key = { id: 'own-key', account_id: seedId('accounts', 1), name: 'Own', scopes: ['read'], expires_at: '2999-01-01T00:00:00.000Z' }
  await insertRows(server.db, 'api_keys', { ...key, prefix: prefixOf(secret), secret_hash: hashOf(secret) })
  const statuses = async (): Promise<number[]> => {
    const asked = [secret, publishedSecret].map((one) => server.withToken(one).get('/api/v2/insights'))
    return (await Promise.all(asked)).map(({ status }) => status)
  }
  expect(await statuses()).toEqual([401, 401])
  await server.db.updateTable('accounts').set({ password_hash: 'another' }).where('id', '=', seedId('accounts', 1)).execute()
  expect(await statuses()).toEqual([200, 401])
})
