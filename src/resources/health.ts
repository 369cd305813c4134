/** Whether the server is alive and whether it can reach its database. */
import { sql } from 'kysely'
import type { Handlers } from '../generated/contract.ts'
import { plain } from '../verbs/handler.ts'

export const healthOperations: Handlers<'health'> = {
  getHealthLive: async () => plain({ status: 'ok' }),
  getHealthReady: async ({ db }) => {
    await sql`select 1`.execute(db)
    return plain({ status: 'ok' })
  },
}
