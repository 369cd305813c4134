/** Many accounts at once, for races. */
import type { Insertable } from 'kysely'
import { randomUUID } from 'node:crypto'
import { insertRows } from '../../src/demo/insert-rows.ts'
import type { AccountsTable } from '../../src/generated/tables.ts'
import { freshClient } from './insight-rows.ts'
import type { Client, Server } from './server.ts'

/** Makes as many investors, each signed in. */
export async function crowdOf(server: Server, size: number): Promise<{ id: string; client: Client }[]> {
  const accounts = Array.from({ length: size }, (_, index): Insertable<AccountsTable> => {
    const id = randomUUID()
    return {
      id,
      slug: `crowd-${id.slice(0, 8)}-${index}`,
      first_name: 'Crowd',
      last_name: String(index),
      email: `${id}@demo.example`,
      account_type: 'investor',
      status: 'active',
      reading_tier: 'professional',
      investor_classification: 'professional',
      country: 'GB',
    }
  })
  await insertRows(server.db, 'accounts', accounts)
  return Promise.all(accounts.map(async ({ id }) => ({ id, client: await freshClient(server, id) })))
}
