/** Who may have API keys: staff, and accounts whose plan includes them. */
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { includes } from '../people/plans.giving.ts'

/** Whether the account of the row `accounts` may. */
export const mayHaveKeys = sql<SqlBool>`(accounts.account_type = 'staff'
  or ${includes('api-access', { me: sql.ref('accounts.id'), company: sql.ref('accounts.company_id') })})`
