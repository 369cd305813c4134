/** Where accounts have events sent. Each is private to its account; its secret is answered when it is made, and never again. */
import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import type { Transaction } from '../../database/connection.ts'
import { placeholder, prepare, readRows } from '../../database/read.ts'
import { transact } from '../../database/transact.ts'
import { faultOfUrl } from '../../effects/webhook-addresses.ts'
import type { Handlers, Rows } from '../../generated/contract.ts'
import { broken } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { one } from '../../verbs/handler.ts'
import { requireLasting } from '../../verbs/temporary-sessions.ts'
import { list } from '../../verbs/list.ts'
import { queueUpInSession } from '../../verbs/queue-up.ts'
import { toMany, toOne } from '../../verbs/relations.ts'
import { remove } from '../../verbs/remove.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find, lock, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { switchOff, switchOn } from './webhook-endpoints.switching.ts'

/** How many endpoints an account may have; the list of them is one page. */
const most = 10

/** For how long the secret before signs as well, in hours. */
const overlap = 24

export const webhookEndpoints: Resource<'webhook-endpoints', 'webhook_endpoints'> = resource('webhook-endpoints', 'webhook_endpoints', {
  visible: (eb, { me }) => eb('webhook_endpoints.account_id', '=', me),
  relations: {
    account: toOne('account_id'),
    'webhook-deliveries': toMany((owner) => sql`webhook_deliveries.webhook_endpoint_id = ${owner}`),
  },
})

const count = prepare(
  sql`select count(*)::text as count from webhook_endpoints where account_id = ${placeholder('me')}`,
  'webhook-endpoints:count',
)

const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

const limit = 'sends nothing that outlasts it'

/** @throws 422 for a URL that says itself that nothing may be sent there. */
function refuseUrl(url: string | undefined, privately: boolean): void {
  const fault = url === undefined ? undefined : faultOfUrl(url, privately)
  if (fault !== undefined) throw broken(`url ${fault}`, '/data/attributes/url')
}

/** The endpoint with its secret, as it is answered once. */
async function revealed(tx: Transaction, id: string, secret: string, caller: Caller) {
  const row: Rows['WebhookEndpoint'] = await find(tx, webhookEndpoints, id, caller)
  return one({ ...row, secret })
}

export const webhookEndpointOperations: Handlers<'webhook-endpoints'> = {
  listWebhookEndpoints: list(webhookEndpoints),
  getWebhookEndpoint: show(webhookEndpoints),

  async createWebhookEndpoint({ accept, caller, db, privateWebhooks }) {
    requireLasting(caller, limit)
    const { active = true, ...sent } = await accept(db)
    refuseUrl(sent.url, privateWebhooks)
    return transact(db, async (tx) => {
      await queueUpInSession(tx, caller)
      const [counted] = await readRows(tx, count, { me: caller.id })
      if (Number(counted!['count']) >= most) throw broken(`An account has at most ${most} webhook endpoints`, '/data')
      const secret = newSecret()
      const id = await insert(tx, 'webhook_endpoints', { ...sent, secret, account_id: caller.id })
      if (!active) await switchOff(tx, id, 'owner')
      return revealed(tx, id, secret, caller)
    })
  },

  updateWebhookEndpoint({ params, accept, caller, db, privateWebhooks }) {
    requireLasting(caller, limit)
    return transact(db, async (tx) => {
      const { id, active: isActive } = await lock(tx, webhookEndpoints, params.id, caller)
      const { active = isActive, ...sent } = await accept(tx, { record: id })
      refuseUrl(sent.url, privateWebhooks)
      await save(tx, 'webhook_endpoints', id, sent)
      if (active !== isActive) await (active ? switchOn(tx, id) : switchOff(tx, id, 'owner'))
      return one(await find(tx, webhookEndpoints, id, caller))
    })
  },

  deleteWebhookEndpoint: remove(webhookEndpoints),

  rotateWebhookEndpointSecret({ params, caller, db }) {
    requireLasting(caller, limit)
    return transact(db, async (tx) => {
      const { id, secret: previous_secret } = await lock(tx, webhookEndpoints, params.id, caller)
      const secret = newSecret()
      const previous_secret_until = sql`now() + make_interval(hours => ${sql.lit(overlap)})`
      await save(tx, 'webhook_endpoints', id, { secret, previous_secret, previous_secret_until })
      return revealed(tx, id, secret, caller)
    })
  },
}
