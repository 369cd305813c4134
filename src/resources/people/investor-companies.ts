/** The directory of investment firms that agreed to be found, for plans that include it and for staff. */
import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { readRows } from '../../database/read.ts'
import type { Handlers } from '../../generated/contract.ts'
import { forbidden } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { staffRoles } from '../../verbs/caller.ts'
import { one } from '../../verbs/handler.ts'
import { page } from '../../verbs/page.ts'
import { toMany, toOne, toOneBy } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find } from '../../verbs/rows.ts'
import { scopeValues } from '../../verbs/visible.ts'
import { includes } from './plans.giving.ts'

const firm = (column: string) => sql.ref(`firm.${column}`)
/** Of the firm of the entry at hand. */
const ofFirm = (predicate: ReturnType<typeof sql<boolean>>) =>
  sql<boolean>`exists (select from companies as firm where firm.id = investor_companies.id and ${predicate})`

export const investorCompanies: Resource<'investor-companies', 'investor_companies'> = resource(
  'investor-companies',
  'investor_companies',
  {
    staff: staffRoles,
    visible: (_eb, scope) => (scope.kind === 'staff' ? true : scope.kind === 'guest' ? false : includes('investor-directory', scope)),
    joins: () => sql`join companies as firm on firm.id = investor_companies.id
    left join investment_firm_types as kind on kind.id = firm.investment_firm_type_id`,
    computed: () => ({ name: firm('name'), slug: firm('slug'), country: firm('country'), firm_type: sql`kind.slug` }),
    relations: {
      company: toOne('id'),
      'investment-firm-type': toOneBy(
        () => sql`(select firm.investment_firm_type_id from companies as firm where firm.id = investor_companies.id)`,
      ),
      accounts: toMany((owner) => sql`accounts.company_id = ${owner}`),
    },
  },
)

/** @throws 403 for a caller without the directory in the plan. */
async function requireDirectory(db: Database, caller: Caller): Promise<void> {
  const kind = investorCompanies.kindOf(caller)
  if (kind === 'staff') return
  const statement = investorCompanies.statement(
    'included',
    kind,
    (scope) => sql`select 1::text as yes where ${includes('investor-directory', scope)}`,
  )
  const [row] = await readRows(db, statement, scopeValues(caller))
  if (!row) throw forbidden('Your plan does not include the directory of investors.')
}

const listed = page(investorCompanies, {
  filters: {
    country: (value) => ofFirm(sql<boolean>`firm.country = any(${value}::text[])`),
    'investment-firm-type-id': (value) => ofFirm(sql<boolean>`firm.investment_firm_type_id = any(${value}::text[])`),
    strategy: (value) => sql`investor_companies.strategies && ${value}::text[]`,
    fulltext: (value) =>
      ofFirm(sql<boolean>`to_tsvector('english', firm.name || ' ' || coalesce(investor_companies.city, '') || ' '
        || coalesce(firm.description, '')) @@ web_query('english', ${value})`),
  },
})

export const investorCompanyOperations: Handlers<'investor-companies'> = {
  async listInvestorCompanies(asked) {
    await requireDirectory(asked.db, asked.caller)
    return listed(asked)
  },
  async getInvestorCompany({ params, caller, db }) {
    await requireDirectory(db, caller)
    return one(await find(db, investorCompanies, params.id, caller))
  },
}
