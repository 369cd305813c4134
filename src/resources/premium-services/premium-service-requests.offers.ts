/** Eligibility for a premium service. It is judged when a request is made, and again when it is submitted. */
import { sql } from 'kysely'
import type { Transaction } from '../../database/connection.ts'

/** The tier that may ask for services, for each kind of account that has one. */
const askingTiers: Record<string, string> = { investor: 'professional', 'corporate-user': 'corporate' }

/** Whether the policy of the company of the row of accounts says no. */
const forbidden = sql<boolean>`exists (select from companies
  where companies.id = accounts.company_id and policy -> 'allow-premium-requests' = 'false')`

/** Why an account may ask for nothing; null for one that may ask. */
export async function whyNoAsker(tx: Transaction, account: string): Promise<string | null> {
  const asker = await tx
    .selectFrom('accounts')
    .select(['account_type', 'reading_tier', 'roles'])
    .select(forbidden.as('forbidden'))
    .where('id', '=', account)
    .executeTakeFirstOrThrow()
  if (asker.roles.includes('compliance-officer')) return 'A compliance officer asks for no services.'
  if (askingTiers[asker.account_type] !== asker.reading_tier) return 'The plan does not allow premium requests.'
  return asker.forbidden ? 'The policy of the company does not allow premium requests.' : null
}

export interface Asking {
  requestor_id: string
  requestee_id: string
  premium_service_id: string | null
}

interface Offer {
  offered: boolean
  allowed: boolean
  apart: boolean
}

/** How a service stands between a requestor and a requestee; none for a service that is gone. The service stays as it is. */
async function offerOf(tx: Transaction, { requestor_id, requestee_id, premium_service_id }: Asking): Promise<Offer | undefined> {
  const { rows } = await sql<Offer>`select
      service.active and provider.status = 'active' and provider.id = ${requestee_id} as offered,
      firm.policy -> 'allow-premium-requests' is distinct from 'false'
        and not coalesce(firm.policy -> 'blocked-company-ids' ? own.id, false)
        and not coalesce(own.policy -> 'restricted-provider-ids' ? provider.id, false) as allowed,
      own.id is null or own.id is distinct from provider.company_id as apart
    from premium_services as service join accounts as provider on provider.id = service.account_id
      join accounts as requestor on requestor.id = ${requestor_id} left join companies as own on own.id = requestor.company_id
      left join companies as firm on firm.id = provider.company_id
    where service.id = ${premium_service_id} for share of service`.execute(tx)
  return rows[0]
}

/** Why the requestee cannot be asked for the service, and which relationship names what is wrong. The service stays as it is. */
export async function whyNoOffer(tx: Transaction, asking: Asking): Promise<{ why: string; name: string } | null> {
  const { offered = false, allowed = false, apart = false } = (await offerOf(tx, asking)) ?? {}
  if (!offered) return { why: 'The requestee does not offer this service', name: 'premium_service' }
  if (!allowed) return { why: 'One of the two companies does not allow such requests', name: 'requestee' }
  return apart ? null : { why: 'A request goes to another company', name: 'requestee' }
}
