/** Eligibility for a premium service. It is judged when a request is made, and again when it is submitted. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connect.ts'

/** The tier that may ask for services, for each kind of account that has one. */
const askingTiers: Record<string, string> = { investor: 'professional', 'corporate-user': 'corporate' }

/** Why an account may ask for nothing; null for one that may ask. */
export async function whyNoAsker(tx: Transaction, account: string): Promise<string | null> {
  const { rows } = await sql<{ type: string; tier: string; oversees: boolean; forbidden: boolean }>`select
      asker.account_type as type, asker.reading_tier as tier, 'compliance-officer' = any(asker.roles) as oversees,
      coalesce(own.policy -> 'allow-premium-requests' = 'false', false) as forbidden
    from accounts as asker left join companies as own on own.id = asker.company_id where asker.id = ${account}`.execute(tx)
  const { type, tier, oversees, forbidden } = rows[0]!
  if (oversees) return 'A compliance officer asks for no services.'
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
  const { rows } = await sql<{ offered: boolean; allowed: boolean; apart: boolean }>`select
      service.active and provider.status = 'active' and provider.id = ${requestee_id} as offered,
      firm.policy -> 'allow-premium-requests' is distinct from 'false'
        and not coalesce(firm.policy -> 'blocked-company-ids' ? own.id, false)
        and not coalesce(own.policy -> 'restricted-provider-ids' ? provider.id, false) as allowed,
      own.id is null or own.id is distinct from provider.company_id as apart
    from premium_services as service join accounts as provider on provider.id = service.account_id
      join accounts as requestor on requestor.id = ${requestor_id} left join companies as own on own.id = requestor.company_id
      left join companies as firm on firm.id = provider.company_id
    where service.id = ${premium_service_id} for share of service`.execute(tx)
  const { offered = false, allowed = false, apart = false } = rows[0] ?? {}
  if (!offered) return { why: 'The requestee does not offer this service', name: 'premium_service' }
  if (!allowed) return { why: 'One of the two companies does not allow such requests', name: 'requestee' }
  return apart ? null : { why: 'A request goes to another company', name: 'requestee' }
}
