/** What decides which research an account may read, of the row `accounts` and, but for the classification, its company `own`. */
import { sql } from 'kysely'

/**
 * How the rules for selling research class an account: as staff said, else members of investor firms as professionals and those without
 * a company as retail investors.
 */
export const classification = sql`coalesce(accounts.investor_classification, case when accounts.account_type <> 'investor' then null
  when accounts.company_id is null then 'retail'
  when exists (select from companies as employer where employer.id = accounts.company_id and employer.kind = 'investor-firm')
    then 'professional' end)`

/** Staff reads what professionals do. */
export const tier = sql`case when accounts.account_type = 'staff' then 'professional' else accounts.reading_tier end`

export const country = sql`coalesce(accounts.country, own.country)`
