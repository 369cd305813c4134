/** How whoever reads a mail of an issuer ends such mails: by a link at its end and by a header, with a code of its own. */
import { sql } from 'kysely'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../database/connection.ts'
import { sharedSecret } from '../../database/secrets.ts'
import type { Addresses } from '../../effects/addresses.ts'
import { hashOf } from './contacts.suppressing.ts'

/** The page that a mail links to, and its headers. `of`: the contact, or the invitation of somebody who is none. */
export function endingOf({ appUrl, apiUrl }: Addresses, of: string, code: string) {
  const oneClick = `${apiUrl}/api/v2/contacts/${of}/unsubscribe?code=${code}`
  return {
    page: appUrl ? `${appUrl}/unsubscribe?contact=${of}&code=${code}` : oneClick,
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

/** The code of an invitation to an event. It follows from the id, so that those have one too that were made before there were codes. */
export const invitationCode = async (db: Database, id: string): Promise<string> =>
  createHmac('sha256', await sharedSecret(db, 'event-invitations'))
    .update(id)
    .digest('hex')

interface Inviting {
  entity_id: string
  /** The name of the entity. */
  sender: string
  /** The address that it invited. */
  email: string
  /** Whether the address unsubscribed. */
  ended: boolean
}

/** Who sent an invitation that has a code; undefined where none has. */
export async function invitationWith(db: Database, id: string, code: string): Promise<Inviting | undefined> {
  const { rows } = await sql<Inviting>`select events.entity_id, pretty_name as sender, invited.email,
      exists (select from contact_suppressions as kept where kept.entity_id = events.entity_id and kept.status = 'unsubscribed'
        and kept.address_hash = ${hashOf(sql`invited.email`)}) as ended
    from corporate_event_invitations as invited join corporate_events as events on events.id = corporate_event_id
    join entities on entities.id = events.entity_id where invited.id = ${id}`.execute(db)
  return rows[0] && timingSafeEqual(Buffer.from(code), Buffer.from(await invitationCode(db, id))) ? rows[0] : undefined
}
