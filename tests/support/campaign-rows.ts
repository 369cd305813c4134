/** Campaigns put straight into a state in the tables. */
import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Database } from '../../src/database/connection.ts'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import type { CorporateEmailCampaignsTable } from '../../src/generated/tables.ts'
import { minutesFromNow } from './insight-rows.ts'

/** Inserts a complete campaign of entity 1 with contacts to go to, and answers its id. */
export async function putCampaign(
  db: Database,
  status: string,
  columns: Partial<Insertable<CorporateEmailCampaignsTable>> = {},
): Promise<string> {
  const id = randomUUID()
  await insertRows(db, 'corporate_email_campaigns', {
    ...{ id, entity_id: seedId('entities', 1), account_id: seedId('accounts', 8), title: 'Put', subject: 'Put', content: '<p>Put</p>' },
    ...{ from_name: 'Put', reply_to: 'corporate@demo.example', status: status as 'drafted', scheduled_at: minutesFromNow(60), ...columns },
  })
  await insertRows(db, 'campaign_contact_lists', { campaign_id: id, contact_list_id: seedId('contact-lists', 2) })
  return id
}

/** Inserts a campaign of the bank that is due, to as many contacts of a list of its own; each has the address of its number. */
export async function putDueCampaign(
  db: Database,
  size: number,
): Promise<{ id: string; domain: string; contact(n: number): string; email(n: number): string }> {
  const [id, list] = [randomUUID(), randomUUID()]
  const domain = `${id.slice(0, 8)}.example`
  const entity_id = seedId('entities', 1)
  const contact = (n: number): string => `${id.slice(0, 30)}${String(n).padStart(6, '0')}`
  const email = (n: number): string => `reader-${n}@${domain}`
  await insertRows(db, 'contact_lists', { id: list, entity_id, name: 'Own' })
  const numbers = Array.from({ length: size }, (_, index) => index + 1)
  const row = (n: number) => ({
    id: contact(n),
    entity_id,
    email: email(n),
    first_name: `Reader <${n}>`,
    company_name: 'Firm & Sons',
    consent_source: 'manual' as const,
  })
  await insertRows(db, 'contacts', numbers.map(row))
  await insertRows(
    db,
    'contact_list_members',
    numbers.map((n) => ({ contact_list_id: list, contact_id: contact(n) })),
  )
  await sql`update contact_lists set contacts_count = ${size}, deliverable_count = ${size} where id = ${list}`.execute(db)
  await insertRows(db, 'corporate_email_campaigns', {
    ...{
      id,
      entity_id,
      account_id: seedId('accounts', 8),
      title: 'Put',
      subject: 'News of {{entity}} for {{company}}',
      status: 'scheduled',
    },
    content: '<p>Dear {{first-name}},</p><p>read <a href="https://asagiri.demo.example/x?a=1&amp;b=2">this</a>.</p>',
    ...{
      from_name: 'Asagiri Financial, Investor Relations',
      reply_to: 'corporate@demo.example',
      scheduled_at: new Date(Date.now() - 1_000).toISOString(),
    },
  })
  await insertRows(db, 'campaign_contact_lists', { campaign_id: id, contact_list_id: list })
  return { id, domain, contact, email }
}
