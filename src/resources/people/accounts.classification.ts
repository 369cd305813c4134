/** The kind of investor that an account is under the rules for selling research. */
import { sql } from 'kysely'

/**
 * How the rules for selling research class an account: as staff said, else members of investor firms as professionals and those without
 * a company as retail investors.
 */
export const classification = sql`coalesce(accounts.investor_classification, case when accounts.account_type <> 'investor' then null
  when accounts.company_id is null then 'retail'
  when exists (select from companies as employer where employer.id = accounts.company_id and employer.kind = 'investor-firm')
    then 'professional' end)`
