/** Verbs run on no database: their statements are kept for the test to read, and answered from a list. */
import { registerReader } from '../../src/database/read.ts'
import type { TextRow } from '../../src/database/read.ts'
import type { Database } from '../../src/database/connection.ts'
import { guest } from '../../src/verbs/caller.ts'
import type { Caller } from '../../src/verbs/caller.ts'

export interface Ran {
  name: string | undefined
  sql: string
  values: unknown[]
}

/** A database whose statements go no further than `ran`; each is answered by the next of `answers`, or by no row. */
export function recorded(...answers: TextRow[][]): { db: Database; ran: Ran[] } {
  const ran: Ran[] = []
  const db = {} as Database
  registerReader(db, async ({ name, text }, values) => {
    ran.push({ name, sql: text.replaceAll(/\s+/g, ' ').trim(), values })
    return answers.shift() ?? []
  })
  return { db, ran }
}

export const account: Caller = {
  id: 'me',
  email: 'me@demo.example',
  accountType: 'investor',
  roles: [],
  companyId: 'my-company',
  sessionKind: 'password',
  reading: { tier: 'professional', country: null, classification: null, barredEntities: [], barredProviders: [] },
  sessionId: 's',
}
export const editor: Caller = { ...account, accountType: 'staff', roles: ['editor'] }
export const admin: Caller = { ...account, accountType: 'staff', roles: ['admin'] }
export { guest }
