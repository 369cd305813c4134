/** API keys, with which programs come in place of an account. Each is its owner's alone; its secret is stored as its hash and shown once. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers, Rows } from '../../generated/contract.ts'
import { broken, conflict, forbidden } from '../../refusals.ts'
import { hashOf } from '../../tokens.ts'
import { insert } from '../../verbs/create.ts'
import { none, one } from '../../verbs/handler.ts'
import { requireLasting } from '../../verbs/temporary-sessions.ts'
import { page } from '../../verbs/page.ts'
import { queueUpInSession } from '../../verbs/queue-up.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, lock, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { leaveTraceTo } from '../../verbs/traces.ts'
import { mayHaveKeys } from './api-keys.access.ts'
import { endIn, yearAhead } from './api-keys.ends.ts'
import { newSecret, prefixOf } from './api-keys.secrets.ts'
import { tellOfKey } from './api-keys.telling.ts'

/** How many keys that have not expired an account may have. */
const most = 20

export const apiKeys: Resource<'api-keys', 'api_keys'> = resource('api-keys', 'api_keys', {
  visible: (eb, { me }) => eb('api_keys.account_id', '=', me),
  relations: { account: toOne('account_id') },
})

const limit = 'makes and changes no keys'

/** @throws 403 where the plan includes no keys. */
async function requireAccess(tx: Transaction, account: string): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`select ${mayHaveKeys} as may from accounts where id = ${account}`.execute(tx)
  if (!rows[0]!.may) throw forbidden('Your plan does not include API keys.')
}

/** @throws 422 for one key too many. To be called by one request of the account at a time. */
async function requireRoom(tx: Transaction, account: string): Promise<void> {
  const { rows } = await sql<{ full: boolean }>`select count(*) >= ${sql.lit(most)} as full from api_keys
    where account_id = ${account} and expires_at > now()`.execute(tx)
  if (rows[0]!.full) throw broken(`An account has at most ${most} API keys`, '/data')
}

export const apiKeyOperations: Handlers<'api-keys'> = {
  listApiKeys: page(apiKeys),
  getApiKey: show(apiKeys),

  async createApiKey({ accept, caller, client, db, jobs }) {
    requireLasting(caller, limit)
    await jobs.ready()
    return transact(db, async (tx) => {
      await queueUpInSession(tx, caller)
      await requireAccess(tx, caller.id)
      const { expires_at, ...sent } = await accept(tx)
      await requireRoom(tx, caller.id)
      const secret = newSecret()
      const kept = { prefix: prefixOf(secret), secret_hash: hashOf(secret) }
      const id = await insert(tx, 'api_keys', { account_id: caller.id, ...sent, ...kept, ...endIn(expires_at ?? yearAhead()) })
      const row: Rows['ApiKey'] = await find(tx, apiKeys, id, caller)
      await tellOfKey({ tx, jobs }, 'create', { id, name: sent.name, prefix: kept.prefix }, { caller, client })
      return one({ ...row, secret })
    })
  },

  updateApiKey: ({ params, accept, caller, client, db, jobs }) =>
    transact(db, async (tx) => {
      requireLasting(caller, limit)
      const key = await lock(tx, apiKeys, params.id, caller)
      const { expires_at, ...change } = await accept(tx, { record: key.id })
      if (new Date(key.expires_at) <= new Date()) throw conflict('The API key has expired. Make another one.')
      await save(tx, 'api_keys', key.id, { ...change, ...(expires_at === undefined ? {} : endIn(expires_at)) })
      await tellOfKey({ tx, jobs }, 'update', { ...key, ...change }, { caller, client })
      return one(await find(tx, apiKeys, key.id, caller))
    }),

  async deleteApiKey({ params, caller, client, db, jobs }) {
    await jobs.ready()
    return transact(db, async (tx) => {
      const key = await lock(tx, apiKeys, params.id, caller)
      await leaveTraceTo(tx, apiKeys, key.id, [caller.id])
      await erase(tx, 'api_keys', key.id)
      await tellOfKey({ tx, jobs }, 'delete', key, { caller, client })
      return none
    })
  },
}
