/** The mail that tells a recipient of what was shared. It names no title, since the recipient may not be let to see it. */
import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { placeOf } from '../../effects/addresses.ts'
import type { Addresses } from '../../effects/addresses.ts'
import type { SendMail } from '../../effects/mail.ts'

const nouns: Record<string, string> = {
  insights: 'an insight',
  collections: 'a collection',
  'external-reports': 'a report',
  'corporate-events': 'an event',
  entities: 'an entity',
}

/** Sends nothing for an item that is gone, taken back or expired, or to an account that is no longer active. */
export async function sendShareMail(db: Database, send: SendMail, addresses: Addresses, { item: id }: { item: string }): Promise<void> {
  const item = await db
    .selectFrom('shared_items')
    .where('shared_items.id', '=', id)
    .where('sharer_deleted_at', 'is', null)
    .where('recipient_deleted_at', 'is', null)
    .where(sql<boolean>`(expires_at is null or expires_at > now())`)
    .crossJoin('accounts as sharer')
    .crossJoin('accounts as recipient')
    .whereRef('sharer.id', '=', 'sharer_id')
    .whereRef('recipient.id', '=', 'recipient_id')
    .where(sql<boolean>`${sql.ref('recipient.status')} = 'active'`)
    .select(['shareable_type', 'message', 'recipient.email', 'recipient.first_name', sql<string>`${sql.ref('sharer.name')}`.as('name')])
    .executeTakeFirst()
  if (!item) return
  const place = placeOf(addresses, `shared-items/${id}`)
  const said = item.message === null ? [] : ['', item.message]
  const lines = [`Hello ${item.first_name},`, '', `${item.name} shared ${nouns[item.shareable_type]} with you.`, ...said, '', place]
  await send({ to: item.email, subject: 'Something was shared with you', text: `${lines.join('\n')}\n` })
}
