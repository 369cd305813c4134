/** Eligibility for a premium service. It is judged when a request is made, and again when it is submitted. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connect.ts'

/** The tier that may ask for services, for each kind of account that has one. */
const askingTiers: Record<string, string> = { investor: 'professional', 'corporate-user': 'corporate' }

/** Why an account may ask for nothing; null for one that may ask. */
export async function whyNoAsker(tx: Transaction, account: string): Promise<string | null> {
  const { type, tier, roles, forbidden } = await tx
    .selectFrom('accounts as asker')
    .leftJoin('companies as own', 'own.id', 'asker.company_id')
    .select(['asker.account_type as type', 'asker.reading_tier as tier', 'asker.roles'])
    .select(sql<boolean>`coalesce(own.policy -> 'allow-premium-requests' = 'false', false)`.as('forbidden'))
    .where('asker.id', '=', account)
    .executeTakeFirstOrThrow()
  if (roles.includes('compliance-officer')) return 'A compliance officer asks for no services.'
  if (askingTiers[type] !== tier) return 'The plan does not allow premium requests.'
  return forbidden ? 'The policy of the company does not allow premium requests.' : null
}

export interface Asking {
  requestor_id: string
  requestee_id: string
  premium_service_id: string | null
}

/** Why the requestee cannot be asked for the service, and which relationship names what is wrong. The service stays as it is. */
export async function whyNoOffer(tx: Transaction, asking: Asking): Promise<{ why: string; name: string } | null> {
  const { requestor_id, requestee_id, premium_service_id } = asking
  const found = await tx
    .selectFrom('premium_services as service')
    .innerJoin('accounts as provider', 'provider.id', 'service.account_id')
    .innerJoin('accounts as requestor', (join) => join.on('requestor.id', '=', requestor_id))
    .leftJoin('companies as own', 'own.id', 'requestor.company_id')
    .leftJoin('companies as firm', 'firm.id', 'provider.company_id')
    .select([
      sql<boolean>`service.active and provider.status = 'active' and provider.id = ${requestee_id}`.as('offered'),
      sql<boolean>`firm.policy -> 'allow-premium-requests' is distinct from 'false'
        and not coalesce(firm.policy -> 'blocked-company-ids' ? own.id, false)
        and not coalesce(own.policy -> 'restricted-provider-ids' ? provider.id, false)`.as('allowed'),
      sql<boolean>`own.id is null or own.id is distinct from provider.company_id`.as('apart'),
    ])
    .where('service.id', '=', premium_service_id)
    .forShare('service')
    .executeTakeFirst()
  const { offered = false, allowed = false, apart = false } = found ?? {}
  if (!offered) return { why: 'The requestee does not offer this service', name: 'premium_service' }
  if (!allowed) return { why: 'One of the two companies does not allow such requests', name: 'requestee' }
  return apart ? null : { why: 'A request goes to another company', name: 'requestee' }
}
