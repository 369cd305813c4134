/**
 * The firms that accounts belong to. Issuers are public, and research firms are known to every account; any other is seen by its own
 * accounts and by staff.
 */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers, Operations } from '../../generated/contract.ts'
import { broken, conflict, forbidden } from '../../refusals.ts'
import type { AcceptOptions } from '../../verbs/body.ts'
import type { Caller } from '../../verbs/caller.ts'
import { has, staffRoles } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { holdsNamed } from '../../verbs/full-text.ts'
import { none, one } from '../../verbs/handler.ts'
import type { One } from '../../verbs/handler.ts'
import { saveLinkage } from '../../verbs/linkage.ts'
import { isAmong, page } from '../../verbs/page.ts'
import { permitted } from '../../verbs/permitted.ts'
import { toMany, toOne, toOneBy } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, lock, save, touch } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { freeSlug } from '../../verbs/slugs.ts'
import { leaveTrace } from '../../verbs/traces.ts'
import { countryCodes, requireKnown } from '../../verbs/unknown-values.ts'
import type { Scope } from '../../verbs/visible.ts'
import { written } from '../../verbs/timestamps.ts'
import { forgetFollowers } from '../discussion/follows.ts'
import { holdBack } from '../research/insights.pre-approval.ts'
import { takingAway } from './accounts.entities.ts'
import { noteUses } from './accounts.sessions.ts'
import { seatsUsed } from './companies.seats.ts'
import { refuseUnknown } from './company-policies.ts'
import { endsOf, givePlan, requireFit } from './plans.giving.ts'

/** Whether the caller sees what concerns the company's own people alone. */
const isOwn = ({ kind, company }: Scope) => (kind === 'staff' ? sql`true` : sql`companies.id = ${company}`)
const restricted = (scope: Scope, value: ReturnType<typeof sql>) =>
  sql`case when ${isOwn(scope)} then coalesce(to_json(${value})::text, 'null') end`

/** What of the smarts of a company its team leads, finance and admins see. */
const ofKeepers = ({ me, leads }: Scope, value: ReturnType<typeof sql>) =>
  sql`case when companies.id = (select ${leads}::text)
      or (select asker.roles && '{finance,admin}' from accounts as asker where asker.id = ${me})
    then coalesce((select (${value})::text from smarts_balances where smarts_balances.id = companies.id), 'null') end`

export const companies: Resource<'companies', 'companies'> = resource('companies', 'companies', {
  staff: staffRoles,
  visible: (eb, { kind, company }) =>
    kind === 'staff'
      ? true
      : kind === 'guest'
        ? eb('companies.kind', '=', sql.lit('issuer'))
        : eb.or([sql<boolean>`companies.kind in ('issuer', 'research-firm')`, eb('companies.id', '=', company)]),
  slug: (slug) => sql`companies.slug = ${slug}`,
  computed: (scope) => ({
    policy: restricted(scope, sql`companies.policy`),
    seats: restricted(scope, sql`companies.seats`),
    seats_used: restricted(scope, seatsUsed(sql.ref('companies.id'))),
    trusted: restricted(scope, sql`companies.trusted`),
    plan_ends_at: restricted(scope, written('companies.plan_ends_at')),
    corporate_plan_ends_at: restricted(scope, written('companies.corporate_plan_ends_at')),
    smarts_available: ofKeepers(scope, sql`balance - reserved`),
    smarts_reserved: ofKeepers(scope, sql`reserved`),
  }),
  relations: {
    accounts: toMany((owner) => sql`accounts.company_id = ${owner}`),
    entities: toMany((owner) => sql`entities.company_id = ${owner}`),
    'managed-entities': toMany((owner) => sql`entities.id in (select entity_id from company_entities where company_id = ${owner})`),
    'insight-providers': toMany((owner) => sql`insight_providers.company_id = ${owner}`, { column: 'name', descending: false }),
    'premium-service-transactions': toMany((owner) => sql`premium_service_transactions.company_id = ${owner}`, {
      column: 'occurred_at',
      descending: true,
    }),
    'company-stage': toOneBy(() => sql`(select id from company_stages as held where held.slug = companies.stage)`),
    'investment-firm-type': toOne('investment_firm_type_id'),
    plan: toOneBy((scope) => sql`case when ${isOwn(scope)} then companies.plan_id end`),
    'corporate-plan': toOneBy((scope) => sql`case when ${isOwn(scope)} then companies.corporate_plan_id end`),
  },
})

const listed = page(companies, {
  filters: {
    kind: isAmong('companies.kind'),
    country: isAmong('companies.country'),
    fulltext: (value) => holdsNamed([sql`companies.name`, sql`companies.legal_name`], [sql`companies.description`], value),
  },
  orders: {
    '-created-at': { column: 'created_at', descending: true },
    'created-at': { column: 'created_at', descending: false },
    name: { column: sql`folded(companies.name)`, descending: false },
    '-name': { column: sql`folded(companies.name)`, descending: true },
  },
})

/** What the caller is to a company. */
function actorsOf(id: string, caller: Caller) {
  const own = (role: string): boolean => caller.companyId === id && caller.roles.includes(role)
  return [
    ...(own('team-lead') ? (['lead'] as const) : []),
    ...(own('compliance-officer') ? (['compliance'] as const) : []),
    ...(caller.roles.includes('finance') ? (['finance'] as const) : []),
    ...(caller.roles.includes('account-manager') ? (['manager'] as const) : []),
    ...(has(caller, 'admin') ? (['admin'] as const) : []),
  ]
}

const peopleOf = (id: string) => sql`select id from accounts where company_id = ${id}`

/** Gives a company the entities that it manages besides its own, and answers whether they were others. @throws 422 where it is no issuer. */
async function manage(tx: Transaction, { id, kind }: { id: string; kind: string }, managed: readonly string[]): Promise<boolean> {
  if (kind !== 'issuer') throw broken('Only issuers manage entities', '/data/relationships/managed-entities')
  return takingAway(tx, peopleOf(id), () => saveLinkage(tx, 'company_entities', { company_id: id }, { entity_id: managed }))
}

interface Update {
  params: { id: string }
  accept(db: Database, options?: AcceptOptions): Promise<NonNullable<Operations['updateCompany']['accepted']>>
  caller: Caller
  db: Database
}

const update =
  (operation: 'updateCompany' | 'updateCompanyV1') =>
  ({ params, accept, caller, db }: Update): Promise<One<'Company'>> =>
    transact(db, async (tx) => {
      const { id, kind, plan_id, corporate_plan_id, policy: held } = await lock(tx, companies, params.id, caller)
      const actors = actorsOf(id, caller)
      if (actors.length === 0) throw forbidden('This is not your company.')
      const { policy, managed_entities: managed, ...change } = await accept(tx, { record: id, only: permitted(operation, { actors }) })
      await refuseUnknown(tx, policy ?? {}, held)
      await requireKnown(tx, 'country', countryCodes, change.country)
      await requireFit(tx, { kind, ...(change.kind === undefined ? {} : { plan_id, corporate_plan_id }), ...change })
      if (managed && (await manage(tx, { id, kind, ...change }, managed))) await touch(tx, 'companies', id)
      const idle = policy?.['session-idle-minutes']
      if (typeof idle === 'number') await noteUses(tx, id, idle)
      const rules = policy && sql`jsonb_strip_nulls(policy || ${JSON.stringify(policy)}::jsonb)`
      const write = () => save(tx, 'companies', id, { ...change, ...endsOf(change), ...(rules && { policy: rules }) })
      const decidesWhatItManages = [change.kind, change.corporate_plan_id, change.corporate_plan_ends_at].some((one) => one !== undefined)
      await (decidesWhatItManages ? takingAway(tx, peopleOf(id), write) : write())
      if (change.plan_id !== undefined) await givePlan(tx, id)
      if (policy?.['pre-approval-required'] === true) await holdBack(tx, id, caller.id)
      return one(await find(tx, companies, id, caller))
    })

export const companyOperations: Handlers<'companies'> = {
  listCompanies: listed,
  listCompaniesV1: listed,
  getCompany: show(companies),
  getCompanyV1: show(companies),

  createCompanyV1: ({ accept, caller, db }) =>
    transact(db, async (tx) => {
      const { policy, managed_entities: managed, ...sent } = await accept(tx)
      await refuseUnknown(tx, policy ?? {})
      await requireKnown(tx, 'country', countryCodes, sent.country)
      await requireFit(tx, sent)
      const id = await insert(tx, 'companies', {
        ...sent,
        slug: await freeSlug(tx, 'companies', sent.name),
        policy: sql`jsonb_strip_nulls(${JSON.stringify(policy ?? {})}::jsonb)`,
      })
      if (managed) await manage(tx, { id, ...sent }, managed)
      return one(await find(tx, companies, id, caller))
    }),

  updateCompany: update('updateCompany'),
  updateCompanyV1: update('updateCompanyV1'),

  deleteCompanyV1: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const { id } = await lock(tx, companies, params.id, caller)
      const account = await tx.selectFrom('accounts').select('id').where('company_id', '=', id).limit(1).executeTakeFirst()
      if (account) throw conflict('A company with accounts cannot be deleted.')
      await leaveTrace(tx, companies, id)
      await erase(tx, 'companies', id)
      // Whoever began to follow it meanwhile had to be waited for.
      await forgetFollowers(tx, { type: 'companies', id })
      return none
    }),
}
