import type { Kysely } from 'kysely'
import { minutesAfter, opening, seedId, slugOf } from './ids.ts'

/** `demo-password-1`, hashed once: hashing it for every account would take most of the time of the seed. */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$Dz3OZXCDjz9zS7G45nShEw$M6SaZ08kVVI60LD32z0oW7TzR70jHDkQyBsX6mzQ1iw'

const company = (n: number): string => seedId('companies', n)

interface Company {
  name: string
  kind: 'research-firm' | 'investor-firm' | 'issuer' | 'platform'
  country: string
  description: string
  policy?: Record<string, unknown>
  trusted?: boolean
}

/** The order gives the ids. */
const companies: readonly Company[] = [
  {
    name: 'Harbour Lane Research', kind: 'research-firm', country: 'SG',
    description: 'Independent equity research on Asian financials and industrials.',
    policy: { 'retail-visible': true, 'embargo-minutes': 60, 'allow-comments': true, 'allow-open-annotations': true },
  },
  {
    name: 'Meridian Forensics', kind: 'research-firm', country: 'GB',
    description: 'Accounting research for institutions. Not open to private investors.',
    policy: { 'retail-visible': false, 'professional-only': true, 'allow-comments': true },
  },
  {
    name: 'Kestrel Event Research', kind: 'research-firm', country: 'HK',
    description: 'Index changes, mergers and offerings. Every note passes the compliance officer first.',
    policy: {
      'retail-visible': true, 'pre-approval-required': true, 'blocked-countries': ['US'], 'allow-comments': true,
    },
  },
  {
    name: 'Northstar Macro', kind: 'research-firm', country: 'US', trusted: true,
    description: 'Rates, currencies and commodities, and the companies that live off them.',
    policy: { 'retail-visible': true, 'blocked-company-ids': [company(9)], 'embargo-minutes': 1440 },
  },
  {
    name: 'Northgate Capital', kind: 'investor-firm', country: 'GB',
    description: 'Long-short equity.', policy: { 'allow-comments': true, 'allow-premium-requests': true },
  },
  {
    name: 'Sembilan Asset Management', kind: 'investor-firm', country: 'SG',
    description: 'Long-only equity and income.', policy: { 'allow-comments': true },
  },
  {
    name: 'Alder Pension Trust', kind: 'investor-firm', country: 'NL',
    description: 'Pension fund with a strict list of what it may read.',
    policy: {
      'allow-comments': false, 'allow-open-annotations': false, 'allow-messages-external': false,
      'restricted-entity-ids': [seedId('entities', 3), seedId('entities', 22)],
      'restricted-provider-ids': [seedId('accounts', 16)], 'session-idle-minutes': 30,
    },
  },
  {
    name: 'Quietwater Partners', kind: 'investor-firm', country: 'US',
    description: 'Hedge fund that reads without leaving its name.', policy: { 'anonymous-reading': true },
  },
  {
    name: 'Larkspur Family Office', kind: 'investor-firm', country: 'CH',
    description: 'Family office.', policy: { 'allow-comments': true },
  },
  {
    name: 'Asagiri Financial Group', kind: 'issuer', country: 'JP',
    description: 'A regional banking group with branches on the coast of western Japan.',
  },
  {
    name: 'Weissach Antriebe', kind: 'issuer', country: 'DE',
    description: 'Maker of industrial drives and gearboxes.',
  },
  {
    name: 'Banksia Lithium', kind: 'issuer', country: 'AU',
    description: 'Explorer and producer of lithium in Western Australia.',
  },
  {
    name: 'Demo Research Platform', kind: 'platform', country: 'SG',
    description: 'The operator of this platform.', trusted: true,
  },
]

type Line = readonly [
  email: string, name: string, title: string, type: string, company: number | null, country: string,
  timezone: string, tier: string, classification: string | null, rest?: Record<string, unknown>,
]

const provider = 'insight-provider'
const corporate = 'corporate-user'

/** The order gives the ids. The first thirteen are the accounts to sign in with. */
// prettier-ignore
const accounts: readonly Line[] = [
  ['investor', 'Ingrid Vester', 'Portfolio Manager', 'investor', 5, 'GB', 'Europe/London', 'professional', 'professional',
    {
      bio: 'Runs a long-short book of Asian financials.', phone: '+44 20 7946 0018', languages: ['en', 'ja'],
      years_experience: 14, notification_preferences: JSON.stringify({ 'insight.published': ['app', 'email'] }),
    }],
  ['investor-2', 'Marcus Oyelaran', 'Senior Analyst', 'investor', 6, 'SG', 'Asia/Singapore', 'professional', 'professional'],
  ['investor-delayed', 'Celia Brandt', 'Private Investor', 'investor', null, 'DE', 'Europe/Berlin', 'delayed', 'accredited'],
  ['provider', 'Kenji Morikawa', 'Head of Japan Research', provider, 1, 'JP', 'Asia/Tokyo', 'provider', null,
    { bio: 'Twenty years of Japanese banks, from both sides of the dealing room.', languages: ['ja', 'en'],
      years_experience: 21, website: 'https://harbour-lane.demo.example' }],
  ['provider-2', 'Amelia Hartnoll', 'Forensic Analyst', provider, 2, 'GB', 'Europe/London', 'provider', null,
    { bio: 'Reads the notes before the numbers.', years_experience: 12 }],
  ['lead', 'Priya Raghunathan', 'Director of Research', provider, 1, 'SG', 'Asia/Singapore', 'provider', null,
    { roles: ['team-lead'], years_experience: 18 }],
  ['compliance', 'Tobias Lindqvist', 'Compliance Officer', provider, 1, 'SG', 'Asia/Singapore', 'provider', null,
    { roles: ['compliance-officer'] }],
  ['corporate', 'Haruka Sakamoto', 'Head of Investor Relations', corporate, 10, 'JP', 'Asia/Tokyo', 'corporate', null],
  ['editor', 'Fionnuala Keane', 'Managing Editor', 'staff', 13, 'IE', 'Europe/Dublin', 'professional', null,
    { roles: ['editor'] }],
  ['entity-editor', 'Rafael Domingues', 'Data Editor', 'staff', 13, 'PT', 'Europe/Lisbon', 'professional', null,
    { roles: ['entity-editor'] }],
  ['account-manager', 'Naledi Mokoena', 'Account Manager', 'staff', 13, 'ZA', 'Africa/Johannesburg', 'professional', null,
    { roles: ['account-manager'] }],
  ['finance', 'Oskar Wielgosz', 'Finance Manager', 'staff', 13, 'PL', 'Europe/Warsaw', 'professional', null,
    { roles: ['finance'] }],
  ['admin', 'Soo-jin Han', 'Administrator', 'staff', 13, 'SG', 'Asia/Singapore', 'professional', null,
    { roles: ['admin'] }],

  ['vikram.deshpande', 'Vikram Deshpande', 'India Analyst', provider, 1, 'IN', 'Asia/Kolkata', 'provider', null],
  ['theodora.mavridis', 'Theodora Mavridis', 'Head of Forensics', provider, 2, 'GR', 'Europe/Athens', 'provider', null,
    { roles: ['team-lead'] }],
  ['wing.cheung', 'Wing Cheung', 'Event Analyst', provider, 3, 'HK', 'Asia/Hong_Kong', 'provider', null],
  ['dale.whitcombe', 'Dale Whitcombe', 'Commodities Strategist', provider, 4, 'US', 'America/New_York', 'provider', null],

  ['beatrice.okafor', 'Beatrice Okafor', 'Compliance Officer', 'investor', 5, 'GB', 'Europe/London', 'professional',
    'professional', { roles: ['compliance-officer'] }],
  ['lukas.hofstede', 'Lukas Hofstede', 'Equity Manager', 'investor', 7, 'NL', 'Europe/Amsterdam', 'professional',
    'eligible-counterparty'],
  ['jordan.avery', 'Jordan Avery', 'Partner', 'investor', 8, 'US', 'America/New_York', 'professional', 'professional',
    { anonymize_reading: true }],
  ['elodie.favre', 'Élodie Favre', 'Investment Director', 'investor', 9, 'CH', 'Europe/Zurich', 'professional',
    'professional'],
  ['samuel.penrose', 'Samuel Penrose', 'Analyst', 'investor', 6, 'AU', 'Australia/Sydney', 'none', 'professional'],
  ['gita.wulandari', 'Gita Wulandari', 'Private Investor', 'investor', null, 'ID', 'Asia/Jakarta', 'delayed', 'retail'],
  ['noor.alhashimi', 'Noor Al-Hashimi', 'Portfolio Manager', 'investor', 5, 'AE', 'Asia/Dubai', 'professional',
    'professional'],

  ['matthias.krueger', 'Matthias Krüger', 'Investor Relations', corporate, 11, 'DE', 'Europe/Berlin', 'corporate', null],
  ['tamsin.rourke', 'Tamsin Rourke', 'Company Secretary', corporate, 12, 'AU', 'Australia/Perth', 'corporate', null],
]

function companyRow(one: Company, index: number) {
  const slug = slugOf(one.name)
  const at = minutesAfter(opening, index)
  return {
    id: company(index + 1), name: one.name, slug, kind: one.kind, country: one.country, description: one.description,
    website: `https://${slug}.demo.example`, policy: JSON.stringify(one.policy ?? {}), trusted: one.trusted ?? false,
    created_at: at, updated_at: at,
  }
}

function accountRow(line: Line, index: number) {
  const [email, name, title, account_type, employer, country, timezone, tier, classification, rest] = line
  const [first = '', ...last] = name.split(' ')
  const at = minutesAfter(opening, 60 + index * 24)
  return {
    id: seedId('accounts', index + 1),
    company_id: employer === null ? null : company(employer),
    first_name: first, last_name: last.join(' '), title, slug: slugOf(name), account_type, country, timezone,
    locale: country === 'GB' ? 'en-GB' : 'en', status: 'active', email: `${email}@demo.example`, email_verified: true,
    password_hash: passwordHash, bio: null, phone: null, website: null, years_experience: null, roles: [],
    languages: ['en'], anonymize_reading: false, notification_preferences: '{}', reading_tier: tier,
    investor_classification: classification, created_at: at, updated_at: at, ...rest,
  }
}

export async function seedPeople(db: Kysely<any>): Promise<void> {
  await db.insertInto('companies').values(companies.map(companyRow)).execute()
  await db.insertInto('accounts').values(accounts.map(accountRow)).execute()
}

/** The company that each account belongs to, by number; research needs it for its authors. */
export const companyOf = (account: number): number | null => accounts[account - 1]?.[4] ?? null
