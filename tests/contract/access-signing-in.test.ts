/** The cells of API keys: every demo account and a guest × every operation. Nobody but its owner has anything to do with a key. */
import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { keysPath, keyWith } from '../support/api-keys.ts'
import { matrix } from '../support/matrix.ts'
import { startServer } from '../support/server.ts'

const server = startServer()
const { row, expected, listing } = matrix(server)

let made = 0
/** A key of the investor, or of another account by its number. */
async function put(account = 1): Promise<string> {
  const id = `key-${made++}`
  const kept = { prefix: `rk_${id}`, secret_hash: randomBytes(32), expires_at: '2999-01-01T00:00:00.000Z' }
  await insertRows(server.db, 'api_keys', { id, account_id: seedId('accounts', account), name: 'Import', scopes: ['read'], ...kept })
  return id
}

describe('an API key', () => {
  test('is shown, with its account, and listed to its owner alone', async () => {
    const id = await put()
    for (const part of ['', '/account', '/relationships/account'])
      expect([part, await row((asker) => asker.get(`${keysPath}/${id}${part}`))]).toEqual([part, expected({ 200: 'investor' }, 404)])
    expect(await listing(keysPath, id)).toBe('investor')
  })

  test('of an admin is seen by no other one', async () => {
    const id = await put(13)
    expect(await row((asker) => asker.get(`${keysPath}/${id}`))).toEqual(expected({ 200: 'admin' }, 404))
  })

  test('is changed and deleted by its owner alone', async () => {
    const id = await put()
    const change = { data: { attributes: { name: 'Export' } } }
    expect(await row((asker) => asker.patch(`${keysPath}/${id}`, change))).toEqual(expected({ 200: 'investor' }, 404))
    for (const [name, status] of Object.entries(expected({ 204: 'investor' }, 404))) {
      const own = await put()
      const asker = name === 'guest' ? server.guest : await server.as(name)
      expect([name, (await asker.delete(`${keysPath}/${own}`)).status]).toEqual([name, status])
    }
  })

  test('is made by staff and by those whose plan includes keys', async () => {
    const may = 'investor provider lead compliance editor entity-editor account-manager finance admin'
    expect(await row((asker) => asker.post(keysPath, keyWith({ scopes: ['read'] })))).toEqual(expected({ 201: may }, 403))
  })
})
