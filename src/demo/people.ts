import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../database/connection.ts'
import type { AccountsTable } from '../generated/tables.ts'
import { publishedHash } from '../resources/signing-in/published-password.ts'
import { lastMoment, minutesAfter, opening, seedId, slugOf } from './ids.ts'
import type { SeededType } from './ids.ts'
import { insertRows } from './insert-rows.ts'
import { companyRows, investorCompanyRows, planOf } from './people.companies.ts'

type Line = readonly [
  email: string,
  name: string,
  title: string,
  type: AccountsTable['account_type'],
  company: number | null,
  country: string,
  timezone: string,
  tier: Selectable<AccountsTable>['reading_tier'],
  classification: AccountsTable['investor_classification'],
  rest?: Partial<Insertable<AccountsTable>>,
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

/** The plan that gives an account what it reads, by number: that of its company, unless it reads something else. */
function planFor(type: string, company: number | null, tier: string): number | undefined {
  if (type !== 'investor' && type !== provider) return undefined
  return { delayed: 1, none: 5 }[tier] ?? planOf(company!)
}

function accountRow(line: Line, index: number): Insertable<AccountsTable> {
  const [email, name, title, account_type, employer, country, timezone, tier, classification, rest] = line
  const [first = '', ...last] = name.split(' ')
  const at = minutesAfter(opening, 60 + index * 24)
  const plan = planFor(account_type, employer, tier)
  return {
    id: seedId('accounts', index + 1),
    company_id: employer === null ? null : seedId('companies', employer),
    first_name: first,
    last_name: last.join(' '),
    title,
    slug: slugOf(name),
    account_type,
    country,
    timezone,
    locale: country === 'GB' ? 'en-GB' : 'en',
    status: 'active',
    email: `${email}@demo.example`,
    email_verified: true,
    password_hash: publishedHash,
    bio: null,
    phone: null,
    website: null,
    years_experience: null,
    roles: [],
    languages: ['en'],
    anonymize_reading: false,
    notification_preferences: '{}',
    reading_tier: tier,
    plan_id: plan ? seedId('plans', plan) : null,
    investor_classification: classification,
    created_at: at,
    updated_at: at,
    ...rest,
  }
}

/** Who follows whom, by number: providers and colleagues, whom the follower sees. */
const following: readonly (readonly [follower: number, followed: readonly number[]])[] = [
  [1, [4, 6, 17]],
  [2, [4, 5]],
  [3, [4]],
  [4, [5, 6]],
  [8, [4, 14]],
  [14, [6]],
  [18, [15, 24]],
  [20, [5, 17]],
  [21, [16]],
  [22, [14]],
  [23, [17]],
  [24, [1, 4]],
]

/** What is followed besides, by number. */
const followingElse: readonly (readonly [follower: number, type: SeededType, n: number])[] = [
  [1, 'insights', 3],
  [1, 'entities', 1],
  [1, 'content-verticals', 1],
  [1, 'companies', 10],
  [2, 'entities', 1],
  [24, 'entities', 2],
]

function followRows() {
  const people = following.flatMap(([follower, followed]) => followed.map((account) => [follower, 'accounts', account] as const))
  return [...people, ...followingElse].map(([follower, type, n], index) => {
    const at = minutesAfter(lastMoment, (index - people.length) * 613 - (index < people.length ? 0 : 9000))
    return {
      id: seedId('follows', index + 1),
      follower_id: seedId('accounts', follower),
      followable_type: type,
      followable_id: seedId(type, n),
      created_at: at,
      updated_at: at,
    }
  })
}

/** Companies, those in the directory, their accounts, and who follows whom. */
export async function seedPeople(db: Database): Promise<void> {
  await insertRows(db, 'companies', companyRows())
  await insertRows(db, 'investor_companies', investorCompanyRows())
  await insertRows(db, 'accounts', accounts.map(accountRow))
  await insertRows(db, 'follows', followRows())
}

/** The accounts of the demo set. */
export const demoAccounts: readonly string[] = accounts.map((_line, index) => seedId('accounts', index + 1))

/** The company that each account belongs to, by number; research needs it for its authors. */
export const companyOf = (account: number): number | null => accounts[account - 1]?.[4] ?? null
