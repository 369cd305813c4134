/** The name of somebody erased, where others were asked by them, or told what they did. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { deeds } from './message-groups.members.ts'

/** Puts these in place of the name and the address of an account that wrote requests, also where others were told of them. */
export async function eraseAsker(tx: Transaction, account: string, { name, email }: { name: string; email: string }): Promise<void> {
  const { rows } = await sql<{ id: string }>`update contact_requests set name = ${name}, email = ${email}, phone = null, updated_at = now()
    where account_id = ${account} returning id`.execute(tx)
  if (rows.length === 0) return
  await sql`with told as (update notifications set parameters = parameters || jsonb_build_object('title', ${name}::text)
      where trackable_type = 'contact-requests' and trackable_id = any(${rows.map((one) => one.id)}::text[]) and parameters ? 'title'
      returning id)
    update push_messages set body = ${name} from told where notification_id = told.id`.execute(tx)
}

/** Puts another name where the members of its groups were told what an account did, and that it was taken out. */
export async function eraseNameInGroups(tx: Transaction, account: string, name: string): Promise<void> {
  const did = `^.*? (${deeds.map((deed) => deed.replace('…', '.*')).join('|')})\\.$`
  await sql`update messages set content = regexp_replace(content, ${did}, ${`${name} \\1.`}), updated_at = now() from message_groups
    where sender_id = ${account} and is_system_message and message_groups.id = message_group_id and message_groups.kind <> 'event'
      and content ~ ${did}`.execute(tx)
  await sql`update messages set content = replace(content, ' took out ' || accounts.name || '.', ${` took out ${name}.`}), updated_at = now()
    from accounts, message_group_spans as span
    where accounts.id = ${account} and span.account_id = accounts.id and messages.message_group_id = span.message_group_id
      and is_system_message and right(content, length(accounts.name) + 11) = ' took out ' || accounts.name || '.'`.execute(tx)
}
