/** Somebody who goes to another firm. */
import { expect } from 'vitest'
import { setColumns } from './columns.ts'
import { freshClient } from './insight-rows.ts'
import type { Client, Server } from './server.ts'

/** Lets an account leave its firm and begin anew at another, as an admin does, with these columns, and signs it in there. */
export async function moved(server: Server, account: string, company: string, columns: object = {}): Promise<Client> {
  const admin = await server.as('admin')
  const relationships = { company: { data: { type: 'companies', id: company } } }
  for (const change of [{ attributes: { status: 'deactivated' } }, { relationships }])
    expect((await admin.patch(`/api/v2/accounts/${account}`, { data: change })).status).toBe(200)
  await setColumns(server.db, 'accounts', account, { status: 'active', ...columns })
  return freshClient(server, account)
}
