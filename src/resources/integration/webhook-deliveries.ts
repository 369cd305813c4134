/** What became of each event that was sent to a webhook endpoint. Seen by the account whose endpoint it is. */
import { sql } from 'kysely'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { conflict } from '../../refusals.ts'
import { one } from '../../verbs/handler.ts'
import { isAmong, page } from '../../verbs/page.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find, lock } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'

export const webhookDeliveries: Resource<'webhook-deliveries', 'webhook_deliveries'> = resource(
  'webhook-deliveries',
  'webhook_deliveries',
  {
    visible: (eb, { me }) => eb('webhook_deliveries.account_id', '=', me),
    relations: { 'webhook-endpoint': toOne('webhook_endpoint_id') },
  },
)

export const webhookDeliveryOperations: Handlers<'webhook-deliveries'> = {
  listWebhookDeliveries: page(webhookDeliveries, {
    filters: {
      'endpoint-id': isAmong('webhook_deliveries.webhook_endpoint_id'),
      state: isAmong('webhook_deliveries.state'),
      event: isAmong('webhook_deliveries.event'),
    },
    total: 'capped',
  }),
  getWebhookDelivery: show(webhookDeliveries),

  redeliverWebhookDelivery: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const { id, webhook_endpoint_id } = await lock(tx, webhookDeliveries, params.id, caller)
      const on = await sql`select from webhook_endpoints where id = ${webhook_endpoint_id} and active for share`.execute(tx)
      if (on.rows.length === 0) throw conflict('The endpoint is off. Switch it on first.')
      await sql`update webhook_deliveries set state = 'pending', failures = 0, begun_at = now(), next_attempt_at = now(),
        delivered_at = null where id = ${id}`.execute(tx)
      return one(await find(tx, webhookDeliveries, id, caller))
    }),
}
