/** The mail that tells a recipient of what was shared. It names no title, since the recipient may not be let to see it. */
import type { Database } from '../database/connect.ts'
import type { SendMail } from '../effects/mail.ts'
import type { Addresses } from './account-mails.ts'

const nouns: Record<string, string> = { insights: 'an insight', collections: 'a collection', entities: 'an entity' }

/** Sends nothing for an item that is gone or expired, or to an account that is no longer active. */
export async function sendShareMail(
  db: Database,
  send: SendMail,
  { appUrl, apiUrl }: Addresses,
  { item: id }: { item: string },
): Promise<void> {
  const item = await db
    .selectFrom('shared_items')
    .innerJoin('accounts as sharer', 'sharer.id', 'shared_items.sharer_id')
    .innerJoin('accounts as recipient', 'recipient.id', 'shared_items.recipient_id')
    .select(['shareable_type', 'message', 'sharer.name', 'recipient.email', 'recipient.first_name'])
    .where('shared_items.id', '=', id)
    .where('recipient_deleted_at', 'is', null)
    .where('recipient.status', '=', 'active')
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', eb.fn<string>('now'))]))
    .executeTakeFirst()
  if (!item) return
  const place = appUrl === undefined ? `${apiUrl}/api/v2/shared-items/${id}` : `${appUrl}/shared-items/${id}`
  const said = item.message === null ? [] : ['', item.message]
  const lines = [`Hello ${item.first_name},`, '', `${item.name} shared ${nouns[item.shareable_type]} with you.`, ...said, '', place]
  await send({ to: item.email, subject: 'Something was shared with you', text: `${lines.join('\n')}\n` })
}
