/** Premium services of insight providers. One that is not on offer is seen by its provider and the provider's account managers. */
import { sql } from 'kysely'
import type { Selectable, SqlBool } from 'kysely'
import type { Transaction } from '../../database/connection.ts'
import { transact } from '../../database/transact.ts'
import type { Handlers } from '../../generated/contract.ts'
import type { AccountsTable } from '../../generated/tables.ts'
import { broken, conflict, forbidden } from '../../refusals.ts'
import type { Sent } from '../../verbs/body.ts'
import type { Caller } from '../../verbs/caller.ts'
import { has, leadsTeamOf, refuseOverseer } from '../../verbs/caller.ts'
import { insert } from '../../verbs/create.ts'
import { none, one } from '../../verbs/handler.ts'
import { page } from '../../verbs/page.ts'
import { toMany, toOne, toOneBy } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'
import { erase, find, lock, peek, save } from '../../verbs/rows.ts'
import { show } from '../../verbs/show.ts'
import { freeSlug } from '../../verbs/slugs.ts'
import { leaveTrace } from '../../verbs/traces.ts'
import type { Scope } from '../../verbs/visible.ts'
import { accounts } from '../people/accounts.ts'
import { open } from './premium-service-requests.parties.ts'

/** On offer from a provider who is active, whose company takes requests from that of an investor, and whom that does not bar. */
export const onOffer = ({ accountType, company, viewer }: Scope) => sql<SqlBool>`(premium_services.active and exists (
  select from accounts as provider left join companies as firm on firm.id = provider.company_id
  where provider.id = premium_services.account_id and provider.status = 'active'
    and (${accountType} <> 'investor' or (
      firm.policy -> 'allow-premium-requests' is distinct from 'false'
      and not coalesce(firm.policy -> 'blocked-company-ids' ? ${company}, false)
      and not provider.id = any(${viewer.barredProviders}::text[])))))`

const ledBy = (company: string) =>
  sql<SqlBool>`premium_services.account_id in (select accounts.id from accounts where accounts.company_id = (select ${company}::text))`

export const premiumServices: Resource<'premium-services', 'premium_services'> = resource('premium-services', 'premium_services', {
  staff: ['account-manager'],
  visible: (_eb, scope) =>
    scope.kind === 'staff' ? true : sql<SqlBool>`premium_services.account_id = ${scope.me} or ${ledBy(scope.leads)} or ${onOffer(scope)}`,
  nature: 'long',
  computed: () => ({
    average_rating: sql`coalesce(round(premium_services.ratings_total::numeric / nullif(premium_services.ratings_count, 0), 2)::text, 'null')`,
  }),
  relations: {
    account: toOne('account_id'),
    company: toOneBy(() => sql`(select company_id from accounts where accounts.id = premium_services.account_id)`),
    'premium-service-requests': toMany((owner) => sql`premium_service_requests.premium_service_id = ${owner}`, {
      column: 'status_updated_at',
      descending: true,
    }),
  },
})

type Provider = Pick<Selectable<AccountsTable>, 'id' | 'company_id' | 'account_type'>

const providerOf = (tx: Transaction, id: string): Promise<Provider> =>
  tx.selectFrom('accounts').select(['id', 'company_id', 'account_type']).where('id', '=', id).executeTakeFirstOrThrow()

/** @throws 403 for what is another's to offer. */
function requireOwn(provider: Provider, caller: Caller): void {
  refuseOverseer(caller, 'offers no services')
  if (provider.id === caller.id || leadsTeamOf(caller, provider.company_id) || has(caller, 'account-manager')) return
  throw forbidden('Only its provider, team leads of its provider and account managers change a service.')
}

/** The account that a body makes the provider; none where it names none. @throws 403 where the caller may not name it. */
async function namedProvider(tx: Transaction, sent: Sent, caller: Caller): Promise<Provider | undefined> {
  const named = sent.linked('account')
  const seen = named === undefined ? undefined : await peek(tx, accounts, named, caller)
  if (seen) requireOwn(seen, caller)
  return seen
}

/** @throws 422 for an account that provides nothing. */
function requireProvider({ account_type }: Provider): void {
  if (account_type !== 'insight-provider') throw broken('Only an insight provider has services', '/data/relationships/account')
}

/** @throws 409 while somebody waits for a service. */
async function requireUnawaited(tx: Transaction, service: string): Promise<void> {
  const waiting = tx
    .selectFrom('premium_service_requests')
    .select('id')
    .where('premium_service_id', '=', service)
    .where('status', 'in', open)
  if (await waiting.limit(1).executeTakeFirst())
    throw conflict('There are open requests for this service. Take it off offer with active: false.')
}

export const premiumServiceOperations: Handlers<'premium-services'> = {
  listPremiumServices: page(premiumServices, { total: 'capped' }),
  getPremiumService: show(premiumServices),

  createPremiumService: ({ sent: asked, accept, caller, db }) =>
    transact(db, async (tx) => {
      refuseOverseer(caller, 'offers no services')
      const provider = (await namedProvider(tx, asked, caller)) ?? (await providerOf(tx, caller.id))
      const sent = await accept(tx)
      requireProvider(provider)
      // A name that looks like an id makes a slug that does not.
      const slug = await freeSlug(tx, 'premium_services', sent.name)
      const id = await insert(tx, 'premium_services', { ...sent, slug, account_id: provider.id })
      return one(await find(tx, premiumServices, id, caller))
    }),

  updatePremiumService: ({ params, sent: asked, accept, caller, db }) =>
    transact(db, async (tx) => {
      const current = await lock(tx, premiumServices, params.id, caller)
      requireOwn(await providerOf(tx, current.account_id), caller)
      const provider = await namedProvider(tx, asked, caller)
      const isHandedOn = provider !== undefined && provider.id !== current.account_id
      if (isHandedOn && !caller.roles.includes('team-lead') && !has(caller, 'account-manager')) {
        throw forbidden('A service is not handed on by its provider.')
      }
      const change = await accept(tx, { record: current.id })
      if (isHandedOn) {
        requireProvider(provider)
        await requireUnawaited(tx, current.id)
      }
      await save(tx, 'premium_services', current.id, change)
      return one(await find(tx, premiumServices, current.id, caller))
    }),

  deletePremiumService: ({ params, caller, db }) =>
    transact(db, async (tx) => {
      const current = await lock(tx, premiumServices, params.id, caller)
      requireOwn(await providerOf(tx, current.account_id), caller)
      await requireUnawaited(tx, current.id)
      await leaveTrace(tx, premiumServices, current.id)
      await erase(tx, 'premium_services', current.id)
      return none
    }),
}
