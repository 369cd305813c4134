import { opening, seedId, slugOf } from './ids.ts'

const made = { created_at: opening, updated_at: opening }

/** The order gives the ids. */
const stages = ['Private', 'Pre-IPO', 'IPO in progress', 'Listed', 'Suspended', 'Delisted', 'Acquired']

const firmTypes: readonly (readonly [name: string, group: string])[] = [
  ['Long-only manager', 'long-only'],
  ['Hedge fund', 'hedge'],
  ['Pension fund', 'long-only'],
  ['Sovereign wealth fund', 'long-only'],
  ['Insurance', 'long-only'],
  ['Family office', 'private'],
  ['Private bank', 'private'],
  ['Private equity', 'private'],
  ['Venture capital', 'private'],
  ['Endowment or foundation', 'long-only'],
  ['Broker-dealer', 'sell-side'],
  ['Corporate treasury', 'other'],
  ['Private investor', 'private'],
  ['Other', 'other'],
]

interface Plan {
  name: string
  audience: 'investor' | 'provider'
  tier: string
  price: number | null
  interval?: 'month' | 'year'
  seats: number | null
  trial?: number
  features?: string[]
}

/** Prices are in cents. What has none is agreed with the sales team. */
const plans: readonly Plan[] = [
  { name: 'Plus', audience: 'investor', tier: 'delayed', price: 3_900, seats: 1, trial: 14 },
  { name: 'Pro', audience: 'investor', tier: 'professional', price: 49_000, seats: 5, features: ['downloads', 'premium-requests'] },
  {
    ...{ name: 'Enterprise', audience: 'investor', tier: 'professional', price: null, interval: 'year', seats: null },
    features: ['downloads', 'premium-requests', 'api-access', 'investor-directory', 'gift-reads'],
  },
  { name: 'Trial Pro', audience: 'investor', tier: 'professional', price: 0, seats: 2, trial: 30, features: ['downloads'] },
  { name: 'Titles', audience: 'investor', tier: 'none', price: 0, seats: 1 },
  { name: 'Provider', audience: 'provider', tier: 'provider', price: 0, seats: 3 },
  {
    ...{ name: 'Provider Team', audience: 'provider', tier: 'provider', price: 29_000, seats: 20 },
    features: ['api-access', 'investor-directory'],
  },
]

interface CorporatePlan {
  name: string
  price: number | null
  interval?: 'month' | 'year'
  limits: readonly [events: number | null, campaigns: number | null, contacts: number | null]
  seats: number
  features: string[]
}

const corporatePlans: readonly CorporatePlan[] = [
  { name: 'Present', price: 60_000, limits: [12, 1, 500], seats: 2, features: ['events', 'campaigns'] },
  { name: 'Engage', price: 180_000, limits: [60, 4, 2_000], seats: 5, features: ['events', 'campaigns', 'investor-directory'] },
  {
    ...{ name: 'Unlimited', price: null, interval: 'year', limits: [null, null, null], seats: 20 },
    features: ['events', 'campaigns', 'investor-directory', 'data-room'],
  },
]

export const stageRows = () =>
  stages.map((name, index) => ({ id: seedId('company-stages', index + 1), name, slug: slugOf(name), position: index + 1, ...made }))

export const firmTypeRows = () =>
  firmTypes.map(([name, group], index) => ({
    id: seedId('investment-firm-types', index + 1),
    name,
    slug: slugOf(name),
    group,
    position: index + 1,
    ...made,
  }))

export const planRows = () =>
  plans.map(({ name, audience, tier, price, interval = 'month', seats, trial = 0, features = [] }, index) => ({
    id: seedId('plans', index + 1),
    name,
    slug: slugOf(name),
    audience,
    tier,
    price_minor: price,
    currency: 'USD',
    interval,
    seats,
    trial_days: trial,
    features,
    position: index + 1,
    is_contact_sales: price === null,
    ...made,
  }))

export const corporatePlanRows = () =>
  corporatePlans.map(({ name, price, interval = 'month', limits, seats, features }, index) => ({
    id: seedId('corporate-plans', index + 1),
    name,
    slug: slugOf(name),
    price_minor: price,
    currency: 'USD',
    interval,
    events_per_year: limits[0],
    campaigns_per_month: limits[1],
    contacts_limit: limits[2],
    seats,
    features,
    position: index + 1,
    ...made,
  }))
