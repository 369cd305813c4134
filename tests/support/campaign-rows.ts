/** Campaigns put straight into a state in the tables. */
import type { Insertable } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Database } from '../../src/database/connect.ts'
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
