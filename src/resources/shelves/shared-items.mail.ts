/** The mail that tells a recipient of what was shared. It names no title, since the recipient may not be let to see it. */
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { endOf, placeOf } from '../../effects/addresses.ts'
import type { Addresses } from '../../effects/addresses.ts'
import { written } from '../../effects/letters.ts'
import { mailTo } from '../../effects/mail-ids.ts'
import type { SendMail } from '../../effects/mail.ts'
import { wantsByMail } from '../notifications/notification-mails.gathering.ts'

const nouns: Record<string, string> = {
  insights: 'an insight',
  collections: 'a collection',
  'external-reports': 'a report',
  'corporate-events': 'an event',
  entities: 'an entity',
}

interface Shared {
  shareable_type: string
  message: string | null
  /** That of the sharer. */
  name: string
  recipient_id: string
  email: string
  first_name: string
}

/** Sends nothing for an item that is gone, taken back or expired, of a sharer who left or was suspended, or to an account that wants no such mails. */
export async function sendShareMail(db: Database, send: SendMail, addresses: Addresses, { item: id }: { item: string }): Promise<void> {
  const { rows } = await sql<Shared>`select shareable_type, message, sharer.name, recipient_id, recipient.email, recipient.first_name
    from shared_items join accounts as sharer on sharer.id = sharer_id and sharer.status = 'active'
      join accounts as recipient on recipient.id = recipient_id
    where shared_items.id = ${id} and sharer_deleted_at is null and recipient_deleted_at is null
      and (expires_at is null or expires_at > now()) and ${wantsByMail('recipient', sql.lit('shared_item.created'))}`.execute(db)
  const [item] = rows
  if (!item) return
  const letter = await written({
    ...{ subject: 'Something was shared with you', from: addresses.name, to: item.first_name },
    lines: [`${item.name} shared ${nouns[item.shareable_type]} with you.`, ...(item.message === null ? [] : [item.message])],
    button: { words: 'See what was shared', url: placeOf(addresses, `shared-items/${id}`) },
    ...endOf(addresses),
  })
  await send({ ...letter, ...mailTo(item.recipient_id, item.email) })
}
