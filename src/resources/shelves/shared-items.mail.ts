/** The mail that tells a recipient of what was shared. It names no title, since the recipient may not be let to see it. */
import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import type { SendMail } from '../../effects/mail.ts'
import type { DB } from '../../generated/tables.ts'
import { placeOf } from '../shared/addresses.ts'
import type { Addresses } from '../shared/addresses.ts'

const nouns: Record<string, string> = {
  insights: 'an insight',
  collections: 'a collection',
  'external-reports': 'a report',
  'corporate-events': 'an event',
  entities: 'an entity',
}

type Told = Pick<DB['shared_items'], 'shareable_type' | 'message'> & Record<'name' | 'email' | 'first_name', string>

/** Sends nothing for an item that is gone, taken back or expired, or to an account that is no longer active. */
export async function sendShareMail(db: Database, send: SendMail, addresses: Addresses, { item: id }: { item: string }): Promise<void> {
  const { rows } = await sql<Told>`select shareable_type, message, sharer.name, recipient.email, recipient.first_name
    from shared_items join accounts as sharer on sharer.id = sharer_id join accounts as recipient on recipient.id = recipient_id
    where shared_items.id = ${id} and sharer_deleted_at is null and recipient_deleted_at is null and recipient.status = 'active'
      and (expires_at is null or expires_at > now())`.execute(db)
  const [item] = rows
  if (!item) return
  const place = placeOf(addresses, `shared-items/${id}`)
  const said = item.message === null ? [] : ['', item.message]
  const lines = [`Hello ${item.first_name},`, '', `${item.name} shared ${nouns[item.shareable_type]} with you.`, ...said, '', place]
  await send({ to: item.email, subject: 'Something was shared with you', text: `${lines.join('\n')}\n` })
}
