/** Who lives on the platform of the growth data sets, as set-based SQL, and by which token each of those who ask is known. */
import { investors, providers } from '../data-rows.ts'

/** How many firms the investors belong to, and how many entities the issuer manages. */
const funds = 40
export const managed = 5
/** How many people each managed entity writes to. */
export const contactsOfEach = 1_500

export const issuerId = 'growth-issuer-account'

export type CallerName = 'investor' | 'provider' | 'lead' | 'compliance' | 'issuer' | 'finance' | 'admin'

/** Those who ask: the busiest investor, a provider, and those who see what others did. */
export const callers: Record<CallerName, string> = {
  investor: 'bench-investor-1',
  provider: 'bench-provider-1',
  lead: `bench-provider-${providers}`,
  compliance: `bench-investor-${investors}`,
  issuer: issuerId,
  finance: '019a0000-0001-7000-8000-000000000012',
  admin: '019a0000-0001-7000-8000-000000000013',
}
export const tokenOf = (caller: CallerName): string => `growth-token-${caller}`

const sessions = Object.entries(callers).map(([name, id]) => `('growth-session-${name}', '${id}', 'growth-token-${name}')`)

export const people = [
  `insert into companies (id, name, slug, kind, country)
    select 'growth-fund-' || n, 'Fund ' || n, 'growth-fund-' || n, 'investor-firm', (array['GB', 'US', 'SG', 'DE'])[1 + n % 4]
      from generate_series(1, ${funds}) as n`,
  `update accounts set company_id = 'growth-fund-' || (1 + last_name::integer % ${funds}), country = (array['GB', 'US', 'SG', 'DE'])[1 + last_name::integer % 4],
    reading_tier = case when last_name::integer % 5 = 0 then 'delayed' else 'professional' end, created_at = timestamptz '2025-06-01Z'
    where id like 'bench-investor-%'`,
  `update accounts set created_at = timestamptz '2025-06-01Z' where id like 'bench-provider-%'`,
  `update accounts set roles = '{compliance-officer}' where id = '${callers.compliance}'`,
  `update accounts set roles = '{team-lead}' where id = '${callers.lead}'`,
  `insert into companies (id, name, slug, kind, country, corporate_plan_id)
    select 'growth-issuer', 'Issuer', 'growth-issuer', 'issuer', 'JP', id from corporate_plans order by position limit 1`,
  `insert into accounts (id, company_id, first_name, last_name, slug, account_type, status, email, email_verified, reading_tier)
    values ('${issuerId}', 'growth-issuer', 'Issuer', 'One', 'growth-issuer-account', 'corporate-user', 'active', 'issuer@bench.example', true, 'corporate')`,
  'delete from employments',
  `insert into employments (account_id, company_id, since) select id, company_id, '-infinity' from accounts where company_id is not null`,
  `insert into company_entities (company_id, entity_id) select 'growth-issuer', 'bench-entity-' || n from generate_series(1, ${managed}) as n`,
  `insert into sessions (id, account_id, token_hash, kind, expires_at)
    select id, account, sha256(convert_to(token, 'UTF8')), 'password', now() + interval '5 years'
      from (values ${sessions.join(', ')}) as one(id, account, token)`,
  `insert into contacts (id, entity_id, email, first_name, last_name, consent_source)
    select 'growth-contact-' || e || '-' || n, 'bench-entity-' || e, 'contact-' || n || '@bench.example', 'Contact', n::text, 'csv'
      from generate_series(1, ${managed}) as e, generate_series(1, ${contactsOfEach}) as n`,
]
