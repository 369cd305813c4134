/** What a mail service tells of invitations to events, which are mails of an issuer that no campaign counts. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import type { Kind } from '../notifications/notification-mails.ending.ts'
import { addressHash, remembered } from './contacts.suppressing.ts'
import { endMailsTo } from './contacts.ts'

const invitations = sql`corporate_event_invitations as invited join corporate_events as events on events.id = corporate_event_id`

/** The invitation that the id of a mail begins with: what became of an event is told under an id that goes on. */
const invitationOf = (mail: string): string => mail.split('.')[0]!

/** Selects as `entity` whose invitations bear these ids. */
export const inviting = (ids: readonly string[]): RawBuilder<unknown> =>
  sql`select events.entity_id as entity from ${invitations} where invited.id = any(${ids.map(invitationOf)}::text[])`

/** Ends the mails of issuers to whom they invited, as is said by the ids of invitations that went out. Their turns are taken. Answers what is news. */
export async function endInvitations(tx: Transaction, said: ReadonlyMap<string, Kind>): Promise<string[]> {
  const told = new Map([...said].map(([mail, kind]) => [invitationOf(mail), kind]))
  const { rows } = await sql<{ id: string; entity: string; email: string }>`select invited.id, events.entity_id as entity, invited.email
    from ${invitations} where invited.id = any(${[...told.keys()]}::text[]) and mailed_at is not null order by 1`.execute(tx)
  const news: string[] = []
  for (const { id, entity, email } of rows) {
    const kind = told.get(id)!
    const before = await remembered(tx, entity, email)
    if (kind === 'bounce-soft' || (before !== undefined && (before !== 'bounced' || kind === 'bounce-hard'))) continue
    await endMailsTo(tx, entity, await addressHash(tx, email), kind === 'complaint' ? 'unsubscribed' : 'bounced')
    news.push(id)
  }
  return news
}
