/* eslint-disable max-lines -- Rows of data, which are read in one piece. */
import type { Database } from '../database/connection.ts'
import { industryGroupRows, industryRows } from './classification.ts'
import { minutesAfter, opening, seedId, slugOf } from './ids.ts'
import { activityAlertNameRows } from './lookups-activity-alerts.ts'
import { corporatePlanRows, firmTypeRows, planRows, stageRows } from './lookups-plans.ts'

const made = { created_at: opening, updated_at: opening }

/** A geography, its links, and its countries as `code currency name`. The order of countries gives their ids. */
const geographies: readonly (readonly [name: string, links: readonly string[], countries: readonly string[]])[] = [
  ['Asia ex-Japan', ['Regional calendar'], ['KR KRW South Korea', 'MN MNT Mongolia', 'KZ KZT Kazakhstan']],
  ['Japan', ['Exchange calendar', 'Central bank statements'], ['JP JPY Japan']],
  ['Greater China', ['Exchange calendar'], ['CN CNY China', 'HK HKD Hong Kong', 'TW TWD Taiwan', 'MO MOP Macao']],
  [
    'ASEAN',
    ['Regional calendar'],
    [
      'SG SGD Singapore',
      'MY MYR Malaysia',
      'TH THB Thailand',
      'ID IDR Indonesia',
      'PH PHP Philippines',
      'VN VND Vietnam',
      'KH KHR Cambodia',
      'LA LAK Laos',
    ],
  ],
  ['South Asia', ['Exchange calendar'], ['IN INR India', 'PK PKR Pakistan', 'BD BDT Bangladesh', 'LK LKR Sri Lanka', 'NP NPR Nepal']],
  ['Australasia', ['Exchange calendar'], ['AU AUD Australia', 'NZ NZD New Zealand', 'FJ FJD Fiji']],
  [
    'Europe',
    ['Regulatory filings', 'Central bank statements'],
    [
      'GB GBP United Kingdom',
      'DE EUR Germany',
      'FR EUR France',
      'NL EUR Netherlands',
      'CH CHF Switzerland',
      'IE EUR Ireland',
      'BE EUR Belgium',
      'LU EUR Luxembourg',
      'AT EUR Austria',
      'IT EUR Italy',
      'ES EUR Spain',
      'PT EUR Portugal',
      'SE SEK Sweden',
      'NO NOK Norway',
      'DK DKK Denmark',
      'FI EUR Finland',
      'PL PLN Poland',
      'CZ CZK Czechia',
      'HU HUF Hungary',
      'GR EUR Greece',
    ],
  ],
  ['North America', ['Regulatory filings'], ['US USD United States', 'CA CAD Canada']],
  [
    'Rest of World',
    [],
    [
      'MX MXN Mexico',
      'BR BRL Brazil',
      'CL CLP Chile',
      'AR ARS Argentina',
      'CO COP Colombia',
      'ZA ZAR South Africa',
      'NG NGN Nigeria',
      'EG EGP Egypt',
      'IL ILS Israel',
      'SA SAR Saudi Arabia',
      'AE AED United Arab Emirates',
      'PE PEN Peru',
      'KE KES Kenya',
      'QA QAR Qatar',
    ],
  ],
]

const sectors: readonly (readonly [code: string, name: string, description: string])[] = [
  ['10', 'Energy', 'Oil, gas, coal and the services and equipment to bring them to market.'],
  ['15', 'Materials', 'Chemicals, construction materials, packaging, metals, mining, paper and forests.'],
  ['20', 'Industrials', 'Capital goods, commercial and professional services, transport.'],
  ['25', 'Consumer Discretionary', 'Cars, durables, clothing, leisure, and retail of what can wait.'],
  ['30', 'Consumer Staples', 'Food, drink, tobacco, household goods, and retail of what cannot wait.'],
  ['35', 'Health Care', 'Care providers, equipment, pharmaceuticals, biotechnology.'],
  ['40', 'Financials', 'Banks, insurers, markets, consumer finance.'],
  ['45', 'Information Technology', 'Software, hardware, semiconductors.'],
  ['50', 'Communication Services', 'Telecommunication, media, entertainment.'],
  ['55', 'Utilities', 'Power, gas and water supply.'],
  ['60', 'Real Estate', 'Property companies and trusts.'],
]

const verticals: readonly (readonly [name: string, slug: string, group: string, color: string])[] = [
  ['Equity bottom-up', 'equity-bottom-up', 'equity', '#1f6feb'],
  ['Equity thematic', 'equity-thematic', 'equity', '#388bfd'],
  ['Event-driven', 'event-driven', 'special-situations', '#8957e5'],
  ['ECM and IPO', 'ecm-ipo', 'special-situations', '#a371f7'],
  ['Index rebalance', 'index-rebalance', 'special-situations', '#bf4b8a'],
  ['Credit', 'credit', 'fixed-income', '#9e6a03'],
  ['Macro', 'macro', 'macro', '#bb8009'],
  ['Quantitative', 'quantitative', 'systematic', '#2ea043'],
  ['Technical', 'technical', 'systematic', '#3fb950'],
  ['Forensic accounting', 'forensic-accounting', 'equity', '#da3633'],
  ['ESG', 'esg', 'equity', '#56d364'],
  ['Crypto and digital assets', 'crypto-digital-assets', 'alternatives', '#db6d28'],
  ['Commodities', 'commodities', 'macro', '#d29922'],
  ['Private markets', 'private-markets', 'alternatives', '#6e7681'],
]

const assetClasses = [
  'Equity',
  'Fixed Income',
  'Currency',
  'Commodity',
  'Derivatives',
  'Digital Assets',
  'Real Estate',
  'Private Equity',
  'Multi-Asset',
]

/** Five reasons to like an insight, then five not to. */
const likeReasons = [
  'Original idea',
  'Actionable',
  'Well argued',
  'Good data',
  'Timely',
  'Wrong facts',
  'Too long',
  'Not new',
  'Off topic',
  'Disagree',
]

const personalEmailDomains = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  '*.hotmail.com',
  'live.com',
  'msn.com',
  'yahoo.com',
  'yahoo.co.jp',
  'yahoo.co.uk',
  'yahoo.co.in',
  'yahoo.com.hk',
  'yahoo.com.sg',
  'ymail.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'proton.me',
  'protonmail.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'mail.com',
  'zohomail.com',
  'fastmail.com',
  'tuta.com',
  'orange.fr',
  'btinternet.com',
  'bigpond.com',
  'rediffmail.com',
  'qq.com',
  '163.com',
  '126.com',
  'sina.com',
  'naver.com',
  'hanmail.net',
  'yandex.com',
]

/** The flag is the code in regional indicator letters. */
function flagOf(code: string): string {
  return String.fromCodePoint(...[...code].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65))
}

function geographyRows() {
  return geographies.map(([name], index) => ({
    id: seedId('geographies', index + 1),
    name,
    slug: slugOf(name),
    position: index + 1,
    ...made,
  }))
}

function countryRows() {
  const listed = geographies.flatMap(([, , countries], index) =>
    countries.map((line) => ({ line, geography_id: seedId('geographies', index + 1) })),
  )
  const japanFirst = [...listed].sort((a, b) => Number(b.line.startsWith('JP')) - Number(a.line.startsWith('JP')))
  return japanFirst.map(({ line, geography_id }, index) => ({
    id: seedId('countries', index + 1),
    name: line.slice(7),
    slug: slugOf(line.slice(7)),
    code: line.slice(0, 2),
    currency: line.slice(3, 6),
    flag: flagOf(line.slice(0, 2)),
    geography_id,
    ...made,
  }))
}

function sectorRows() {
  return sectors.map(([code, name, description], index) => ({
    id: seedId('sectors', index + 1),
    name,
    slug: slugOf(name),
    code,
    description,
    position: index + 1,
    ...made,
  }))
}

function verticalRows() {
  return verticals.map(([name, slug, group, color], index) => ({
    id: seedId('content-verticals', index + 1),
    name,
    slug,
    color,
    group,
    position: index + 1,
    ...made,
  }))
}

/** The first was made last, so that a list of the newest gives them in the order above. */
export function assetClassRows() {
  return assetClasses.map((name, index) => {
    const at = minutesAfter(opening, -index)
    return { id: seedId('asset-classes', index + 1), name, position: index + 1, created_at: at, updated_at: at }
  })
}

function likeReasonRows() {
  return likeReasons.map((name, index) => ({
    id: seedId('like-reasons', index + 1),
    name,
    slug: slugOf(name),
    polarity: index < 5 ? 'like' : 'dislike',
    position: index + 1,
    ...made,
  }))
}

function personalEmailDomainRows() {
  return personalEmailDomains.map((domain, index) => ({
    id: seedId('personal-email-domains', index + 1),
    domain,
    position: index + 1,
    ...made,
  }))
}

/** Tables that came with the same version, each after those it refers to. Nobody can empty the last of a set. */
const sets = (): readonly Record<string, readonly object[]>[] => [
  {
    geographies: geographyRows(),
    countries: countryRows(),
    asset_classes: assetClassRows(),
    sectors: sectorRows(),
    content_verticals: verticalRows(),
  },
  {
    industry_groups: industryGroupRows(sectors.map(([code]) => code)),
    industries: industryRows(),
    personal_email_domains: personalEmailDomainRows(),
    like_reasons: likeReasonRows(),
  },
  {
    investment_firm_types: firmTypeRows(),
    plans: planRows(),
    corporate_plans: corporatePlanRows(),
    company_stages: stageRows(),
  },
]

/** Gives the geographies links that lead nowhere, as only a demo may. */
export async function seedUsefulLinks(db: Database): Promise<void> {
  for (const [index, [name, links]] of geographies.entries()) {
    const made = links.map((title) => ({ title, url: `https://links.demo.example/${slugOf(name)}/${slugOf(title)}` }))
    const geography = seedId('geographies', index + 1)
    await db
      .updateTable('geographies')
      .set({ useful_links: JSON.stringify(made) })
      .where('id', '=', geography)
      .execute()
  }
}

/**
 * Geographies, countries, the industry classification, verticals, asset classes, like reasons, personal e-mail
 * domains, kinds and stages of firms, plans and names of activity alerts. Any installation begins with these rows, demo or not; afterwards they are its own to change.
 */
export async function seedLookups(db: Database): Promise<void> {
  await seedTables(db)
  // Nobody else writes these: what a release adds to them comes with it.
  await insertNew(db, 'activity_alert_names', activityAlertNameRows())
}

const insertNew = (db: Database, table: string, rows: readonly object[]) =>
  db
    .insertInto(table as 'sectors')
    .values(rows as never)
    .onConflict((met) => met.doNothing())
    .execute()

async function seedTables(db: Database): Promise<void> {
  for (const tables of sets()) {
    const last = Object.keys(tables).at(-1) as 'sectors'
    if (await db.selectFrom(last).select('id').limit(1).executeTakeFirst()) continue
    for (const [table, rows] of Object.entries(tables)) await insertNew(db, table, rows)
  }
}
