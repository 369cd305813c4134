/** The directory of investment firms that agreed to be found, for plans that include it and for staff. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { readRows } from '../../database/read.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import { broken, forbidden } from '../../refusals.ts'
import type { Caller } from '../../verbs/caller.ts'
import { has, leadsTeamOf, staffRoles } from '../../verbs/caller.ts'
import { one } from '../../verbs/handler.ts'
import { holdsNamed } from '../../verbs/full-text.ts'
import { page } from '../../verbs/page.ts'
import { toMany, toOne, toOneBy } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { find, lock, requireExpected, save } from '../../verbs/rows.ts'
import { countryCodes, requireKnown } from '../../verbs/unknown-values.ts'
import { scopeValues } from '../../verbs/visible.ts'
import { companies } from './companies.ts'
import { includes } from './plans.giving.ts'

const firm = (column: string) => sql.ref(`firm.${column}`)
/** Of the firm of the entry at hand. */
const ofFirm = (predicate: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from companies as firm where firm.id = investor_companies.id and ${predicate})`

export const investorCompanies: Resource<'investor-companies', 'investor_companies'> = resource(
  'investor-companies',
  'investor_companies',
  {
    staff: staffRoles,
    visible: (_eb, scope) =>
      scope.kind === 'staff'
        ? true
        : scope.kind === 'guest'
          ? false
          : sql<boolean>`(investor_companies.id = ${scope.company} or (investor_companies.is_shown and ${includes('investor-directory', scope)}))`,
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
  rows: { narrowed: () => sql`investor_companies.is_shown` },
  filters: {
    country: (value) => ofFirm(sql<boolean>`firm.country = any(${value}::text[])`),
    'investment-firm-type-id': (value) => ofFirm(sql<boolean>`firm.investment_firm_type_id = any(${value}::text[])`),
    strategy: (value) => sql`investor_companies.strategies && ${value}::text[]`,
    fulltext: (value) => ofFirm(holdsNamed([sql`firm.name`], [sql`investor_companies.city`, sql`firm.description`], value)),
  },
})

export const investorCompanyOperations: Handlers<'investor-companies'> = {
  async listInvestorCompanies(asked) {
    await requireDirectory(asked.db, asked.caller)
    return listed(asked)
  },
  async getInvestorCompany({ params, caller, db }) {
    if (params.id !== caller.companyId) await requireDirectory(db, caller)
    return one(await find(db, investorCompanies, params.id, caller))
  },
  updateInvestorCompany: ({ params, accept, caller, db }) =>
    transact(db, async (tx) => {
      const { id, kind } = await lock(tx, companies, params.id, caller)
      await requireExpected(tx, investorCompanies, caller)
      if (!has(caller, 'admin') && !leadsTeamOf(caller, id)) {
        throw forbidden('Only its team leads say what the directory tells of a firm.')
      }
      const sent = await accept(tx, { record: id })
      if (kind !== 'investor-firm') throw broken('Only investment firms stand in the directory', '/data')
      await requireKnown(tx, 'asset-classes', ['asset_classes', 'name'], sent.asset_classes)
      await requireKnown(tx, 'coverage-countries', countryCodes, sent.coverage_countries)
      await tx
        .insertInto('investor_companies')
        .values({ id, is_shown: false })
        .onConflict((known) => known.doNothing())
        .execute()
      await save(tx, 'investor_companies', id, sent)
      return one(await find(tx, investorCompanies, id, caller))
    }),
}
