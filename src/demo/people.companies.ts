import type { InvestorCompaniesTable } from '../generated/tables.ts'
import { minutesAfter, opening, seedId, slugOf } from './ids.ts'

interface Company {
  name: string
  kind: 'research-firm' | 'investor-firm' | 'issuer' | 'platform'
  country: string
  description: string
  registered: readonly [legalName: string, number: string | null, address: string]
  size: readonly [employees: string, stage: string | null, seats: number]
  policy?: Record<string, unknown>
  trusted?: boolean
}

/** The order gives the ids. The last has no accounts. */
const companies: readonly Company[] = [
  {
    name: 'Harbour Lane Research',
    kind: 'research-firm',
    country: 'SG',
    description: 'Independent equity research on Asian financials and industrials.',
    policy: { 'retail-visible': true, 'embargo-minutes': 60, 'allow-comments': true, 'allow-open-annotations': true },
    registered: ['Harbour Lane Research Pte. Ltd.', '201403877K', '27 Harbour Lane\nSingapore 068899'],
    size: ['11-50', 'private', 10],
  },
  {
    name: 'Meridian Forensics',
    kind: 'research-firm',
    country: 'GB',
    description: 'Accounting research for institutions. Not open to private investors.',
    policy: { 'retail-visible': false, 'professional-only': true, 'allow-comments': true },
    registered: ['Meridian Forensics LLP', 'OC388214', '4 Meridian Court\nLondon EC2A 9XQ'],
    size: ['11-50', 'private', 5],
  },
  {
    name: 'Kestrel Event Research',
    kind: 'research-firm',
    country: 'HK',
    description: 'Index changes, mergers and offerings. Every note passes the compliance officer first.',
    policy: {
      'retail-visible': true,
      'pre-approval-required': true,
      'blocked-countries': ['US'],
      'allow-comments': true,
    },
    registered: ['Kestrel Event Research Limited', '2268841', '18/F, 60 Kestrel Street\nSheung Wan, Hong Kong'],
    size: ['1-10', 'private', 5],
  },
  {
    name: 'Northstar Macro',
    kind: 'research-firm',
    country: 'US',
    trusted: true,
    description: 'Rates, currencies and commodities, and the companies that live off them.',
    policy: { 'retail-visible': true, 'blocked-company-ids': [seedId('companies', 9)], 'embargo-minutes': 1440 },
    registered: ['Northstar Macro LLC', null, '210 Northstar Avenue\nNew York, NY 10022'],
    size: ['1-10', 'private', 3],
  },
  {
    name: 'Northgate Capital',
    kind: 'investor-firm',
    country: 'GB',
    description: 'Long-short equity.',
    policy: { 'allow-comments': true, 'allow-premium-requests': true },
    registered: ['Northgate Capital Management LLP', 'OC341190', '9 Northgate Row\nLondon W1K 8ZD'],
    size: ['51-200', 'private', 10],
  },
  {
    name: 'Sembilan Asset Management',
    kind: 'investor-firm',
    country: 'SG',
    description: 'Long-only equity and income.',
    policy: { 'allow-comments': true },
    registered: ['Sembilan Asset Management Pte. Ltd.', '200916402D', '9 Sembilan Quay\nSingapore 049712'],
    size: ['51-200', 'private', 5],
  },
  {
    name: 'Alder Pension Trust',
    kind: 'investor-firm',
    country: 'NL',
    description: 'Pension fund with a strict list of what it may read.',
    policy: {
      'allow-comments': false,
      'allow-open-annotations': false,
      'allow-messages-external': false,
      'restricted-entity-ids': [seedId('entities', 3), seedId('entities', 22)],
      'restricted-provider-ids': [seedId('accounts', 16)],
      'session-idle-minutes': 30,
    },
    registered: ['Stichting Alder Pension Trust', null, 'Elzenlaan 12\n3511 AL Utrecht'],
    size: ['201-1000', null, 5],
  },
  {
    name: 'Quietwater Partners',
    kind: 'investor-firm',
    country: 'US',
    description: 'Hedge fund that reads without leaving its name.',
    policy: { 'anonymous-reading': true },
    registered: ['Quietwater Partners LP', null, '88 Quietwater Road\nGreenwich, CT 06830'],
    size: ['11-50', 'private', 1],
  },
  {
    name: 'Larkspur Family Office',
    kind: 'investor-firm',
    country: 'CH',
    description: 'Family office.',
    policy: { 'allow-comments': true },
    registered: ['Larkspur Family Office AG', null, 'Lerchenweg 5\n8001 Zürich'],
    size: ['1-10', 'private', 3],
  },
  {
    name: 'Asagiri Financial Group',
    kind: 'issuer',
    country: 'JP',
    description: 'A regional banking group with branches on the coast of western Japan.',
    registered: ['Asagiri Financial Group, Inc.', '8300-01-002117', '1-4 Kaigan-dori\nChuo-ku, Kobe 650-0024'],
    size: ['1001-5000', 'listed', 5],
  },
  {
    name: 'Weissach Antriebe',
    kind: 'issuer',
    country: 'DE',
    description: 'Maker of industrial drives and gearboxes.',
    registered: ['Weissach Antriebe AG', 'HRB 204417', 'Getriebestraße 1\n71287 Weissach'],
    size: ['over-5000', 'listed', 3],
  },
  {
    name: 'Banksia Lithium',
    kind: 'issuer',
    country: 'AU',
    description: 'Explorer and producer of lithium in Western Australia.',
    registered: ['Banksia Lithium Limited', null, 'Level 4, 31 Banksia Terrace\nPerth WA 6000'],
    size: ['51-200', 'listed', 3],
  },
  {
    name: 'Demo Research Platform',
    kind: 'platform',
    country: 'SG',
    description: 'The operator of this platform.',
    trusted: true,
    registered: ['Demo Research Platform Pte. Ltd.', null, '1 Platform Walk\nSingapore 018956'],
    size: ['11-50', 'private', 50],
  },
  {
    name: 'Fenwick Row Advisers',
    kind: 'investor-firm',
    country: 'IE',
    description: 'Advisers to endowments. Signed up not long ago; nobody has an account yet.',
    registered: ['Fenwick Row Advisers DAC', null, '6 Fenwick Row\nDublin D02 XY45'],
    size: ['1-10', 'private', 5],
  },
]

/** By company: the plan, the corporate plan and the kind of investment firm, each by number. */
const subscribed: Record<number, { plan?: number; corporate?: number; firm?: number }> = {
  1: { plan: 7 },
  2: { plan: 6 },
  3: { plan: 6 },
  4: { plan: 6 },
  5: { plan: 3, firm: 2 },
  6: { plan: 2, firm: 1 },
  7: { plan: 3, firm: 3 },
  8: { plan: 2, firm: 2 },
  9: { plan: 2, firm: 6 },
  10: { corporate: 2 },
  11: { corporate: 1 },
  12: { corporate: 3 },
  14: { plan: 4, firm: 10 },
}

/** The plan of a company, by number. */
export const planOf = (company: number): number | undefined => subscribed[company]?.plan

function companyRow(one: Company, index: number) {
  const { plan, corporate, firm } = subscribed[index + 1] ?? {}
  const slug = slugOf(one.name)
  const at = minutesAfter(opening, index)
  const [legal_name, registration_number, address] = one.registered
  const [employees_range, stage, seats] = one.size
  return {
    id: seedId('companies', index + 1),
    name: one.name,
    slug,
    kind: one.kind,
    country: one.country,
    description: one.description,
    website: `https://${slug}.demo.example`,
    policy: JSON.stringify(one.policy ?? {}),
    trusted: one.trusted ?? false,
    legal_name,
    registration_number,
    address,
    employees_range,
    stage,
    seats,
    plan_id: plan ? seedId('plans', plan) : null,
    corporate_plan_id: corporate ? seedId('corporate-plans', corporate) : null,
    investment_firm_type_id: firm ? seedId('investment-firm-types', firm) : null,
    created_at: at,
    updated_at: at,
  }
}

export const companyRows = () => companies.map(companyRow)

/** The investment firms that agreed to be found, by number. */
// prettier-ignore
const found: readonly (readonly [company: number, city: string | null, aum: InvestorCompaniesTable['aum_usd_range'],
  strategies: readonly string[], assets: readonly string[], countries: readonly string[], holder: boolean | null])[] = [
  [5, 'London', '1bn-10bn', ['long-short', 'event-driven'], ['Equity', 'Derivatives'], ['JP', 'KR', 'HK'], true],
  [6, 'Singapore', '10bn-100bn', ['income', 'value'], ['Equity', 'Fixed Income'], ['SG', 'JP', 'AU', 'IN'], true],
  [7, 'Utrecht', 'over-100bn', ['income', 'esg'], ['Equity', 'Fixed Income', 'Real Estate'], ['DE', 'JP', 'AU'], null],
  [9, 'Zürich', '100m-1bn', ['growth'], ['Equity', 'Private Equity'], ['DE', 'GB'], false],
  [14, 'Dublin', null, [], ['Multi-Asset'], [], null],
]

export const investorCompanyRows = () =>
  found.map(([company, city, aum_usd_range, strategies, asset_classes, coverage_countries, is_holder], index) => {
    const at = minutesAfter(opening, 600 + index)
    const lists = { strategies: [...strategies], asset_classes: [...asset_classes], coverage_countries: [...coverage_countries] }
    return { id: seedId('companies', company), city, aum_usd_range, ...lists, is_holder, created_at: at, updated_at: at }
  })
