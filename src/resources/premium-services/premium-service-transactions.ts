/**
 * The ledger of smarts as it is read: an investor sees that of the company, a provider and a corporate user their own part, as
 * long as they are of the company whose it is.
 */
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { ofFirm } from '../../verbs/firms.ts'
import { toOne } from '../../verbs/relations.ts'
import { resource } from '../../verbs/resource.ts'
import type { Resource } from '../../verbs/resource.ts'

export const premiumServiceTransactions: Resource<'premium-service-transactions', 'premium_service_transactions'> = resource(
  'premium-service-transactions',
  'premium_service_transactions',
  {
    staff: ['finance'],
    // The companies are out of the planner's sight: for most callers they are none.
    visible: (_eb, { kind, me, accountType, company, leads }) =>
      kind === 'staff'
        ? true
        : sql<SqlBool>`(premium_service_transactions.account_id = ${me}
              and ${ofFirm(sql`premium_service_transactions.company_id`, sql`(select ${company}::text)`)})
            or premium_service_transactions.company_id = (select case when ${accountType} = 'investor' then ${company}::text end)
            or premium_service_transactions.company_id = (select ${leads}::text)`,
    computed: () => ({
      status: sql`case
        when exists (select from premium_service_transactions as later where later.reverses_id = premium_service_transactions.id)
          then 'reversed'
        when premium_service_transactions.kind = 'due' then case when exists (
          select from premium_service_transactions as paid where paid.settles_id = premium_service_transactions.id
            and not exists (select from premium_service_transactions as back where back.reverses_id = paid.id)) then 'settled' else 'pending' end
        when premium_service_transactions.kind = 'reserve' and exists (select from premium_service_requests as holding
          where holding.id = premium_service_transactions.premium_service_request_id and holding.held > 0) then 'pending'
        else 'settled' end`,
    }),
    relations: {
      company: toOne('company_id'),
      account: toOne('account_id'),
      'premium-service-request': toOne('premium_service_request_id'),
      'premium-service-package': toOne('premium_service_package_id'),
      reverses: toOne('reverses_id'),
      settles: toOne('settles_id'),
    },
  },
)
