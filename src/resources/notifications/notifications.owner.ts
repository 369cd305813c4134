/** The account that a mail goes to, of the row `owner`, as statements know a caller. */
import { sql } from 'kysely'
import type { Scope } from '../../verbs/visible.ts'

export const owner = {
  kind: 'account',
  me: sql`owner.id`,
  accountType: sql`owner.account_type`,
  company: sql`owner.company_id`,
  leads: sql`(case when 'team-lead' = any(owner.roles) then owner.company_id end)`,
  complies: sql`(case when 'compliance-officer' = any(owner.roles) then owner.company_id end)`,
} as unknown as Scope
