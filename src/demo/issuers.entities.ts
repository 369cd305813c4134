import type { Database } from '../database/connection.ts'
import { minutesAfter, opening, seedId, slugOf } from './ids.ts'
import { insertRows } from './insert-rows.ts'

/** What each market adds to a local code: [exchange, suffix of the ticker, suffix at Yahoo, currency]. */
const markets = {
  JP: ['XTKS', 'JT', 'T', 'JPY'],
  HK: ['XHKG', 'HK', 'HK', 'HKD'],
  SG: ['XSES', 'SP', 'SI', 'SGD'],
  IN: ['XNSE', 'IN', 'NS', 'INR'],
  AU: ['XASX', 'AU', 'AX', 'AUD'],
  GB: ['XLON', 'LN', 'L', 'GBP'],
  DE: ['XETR', 'GY', 'DE', 'EUR'],
  US: ['XNAS', 'US', '', 'USD'],
} as const

type Market = keyof typeof markets

interface Entity {
  short: string
  pretty: string
  country: Market
  code: string
  sector: string
  group: string
  industry: string
  capUsdM: string | null
  listed: string | null
  about: string
  company?: number
}

type Line = readonly [
  short: string,
  pretty: string,
  country: Market,
  code: string,
  classes: string,
  cap: string | null,
  listed: string | null,
  about: string,
  company?: number,
]

/** The order gives the ids; classes are `sector/group/industry`. Codes are made up. */
// prettier-ignore
const lines: readonly Line[] = [
  ['Asagiri Financial', 'Asagiri Financial Group', 'JP', '8300', 'financials/banks/banks', '3450.50', '2003-04-01',
    'A regional banking group with branches on the coast of western Japan.', 10],
  ['Tsubame Robotics', 'Tsubame Robotics Corp', 'JP', '6899', 'industrials/capital-goods/machinery', '18250.00', '1989-11-20',
    'Robots for welding, painting and the handling of wafers.'],
  ['Kurose Motors', 'Kurose Motor Holdings', 'JP', '7299', 'consumer-discretionary/automobiles-and-components/automobiles', '236400.00', '1961-05-15',
    'One of the largest makers of passenger cars.'],
  ['Minato Foods', 'Minato Foods Co', 'JP', '2899', 'consumer-staples/food-beverage-and-tobacco/food-products', '1420.75', '1998-02-10',
    'Frozen and chilled food sold through convenience stores.'],
  ['Yukari Pharma', 'Yukari Pharmaceutical', 'JP', '4599', 'health-care/pharmaceuticals-biotechnology-and-life-sciences/pharmaceuticals', '7310.20', '1974-09-02',
    'Treatments of the nervous system.'],
  ['Lantau Property', 'Lantau Property Holdings', 'HK', '3919', 'real-estate/real-estate-management-and-development/real-estate-management-and-development', '2890.00', '2007-06-18',
    'Offices and shopping centres on both sides of the harbour.'],
  ['Pearl Delta Semi', 'Pearl Delta Semiconductor', 'HK', '3981', 'information-technology/semiconductors-and-semiconductor-equipment/semiconductors-and-semiconductor-equipment', '31200.00', '2021-07-08',
    'Power chips for electric cars and chargers.'],
  ['Kowloon Gaming', 'Kowloon Gaming Group', 'HK', '3888', 'communication-services/media-and-entertainment/entertainment', '960.40', '2014-12-03',
    'Mobile games for the region.'],
  ['Dongjiang Water', 'Dongjiang Water Supply', 'HK', '3855', 'utilities/utilities/water-utilities', '245.10', '2016-03-22',
    'Water works in three counties of Guangdong.'],
  ['Tembusu Shipping', 'Tembusu Shipping Trust', 'SG', 'TMB', 'industrials/transportation/marine-transportation', '412.00', '2011-08-30',
    'Owner of feeder container ships.'],
  ['Raffles Data', 'Raffles Data Centre Trust', 'SG', 'RDC', 'real-estate/equity-real-estate-investment-trusts/specialized-reits', '5120.00', '2019-10-14',
    'Data centres let to cloud companies.'],
  ['Straits Digital', 'Straits Digital Bank', 'SG', 'SDB', 'financials/banks/banks', '188.60', '2023-01-26',
    'A bank without branches.'],
  ['Deccan Cement', 'Deccan Cement Works', 'IN', 'DECCAN', 'materials/materials/construction-materials', '1105.00', '1995-07-12',
    'Cement for the south of India.'],
  ['Ganga Finance', 'Ganga Finance and Leasing', 'IN', 'GANGAFIN', 'financials/financial-services/consumer-finance', '8940.00', '2010-04-19',
    'Loans for trucks and tractors.'],
  ['Nilgiri Software', 'Nilgiri Software Services', 'IN', 'NILGIRI', 'information-technology/software-and-services/it-services', '42750.00', '1999-03-11',
    'Outsourced software for insurers and banks.'],
  ['Malabar Generics', 'Malabar Generics', 'IN', 'MALGEN', 'health-care/pharmaceuticals-biotechnology-and-life-sciences/pharmaceuticals', '3320.90', '2006-11-27',
    'Injectable generics for export.'],
  ['Banksia Lithium', 'Banksia Lithium', 'AU', 'BKL', 'materials/materials/metals-and-mining', '46.30', '2018-05-29',
    'Explorer and producer of lithium in Western Australia.', 12],
  ['Kimberley Iron', 'Kimberley Iron', 'AU', 'KBI', 'materials/materials/metals-and-mining', '24600.00', '1987-10-05',
    'Iron ore for the steel mills of Asia.'],
  ['Wattle Stores', 'Wattle Stores Group', 'AU', 'WTL', 'consumer-staples/consumer-staples-distribution-and-retail/consumer-staples-distribution-and-retail', '11850.00', '1993-07-12',
    'Supermarkets and bottle shops.'],
  ['Thornbury Energy', 'Thornbury Energy plc', 'GB', 'THBY', 'energy/energy/oil-gas-and-consumable-fuels', '16700.00', '1990-02-21',
    'Oil and gas from the North Sea.'],
  ['Calder Insurance', 'Calder Insurance Group plc', 'GB', 'CLDR', 'financials/insurance/insurance', '4230.00', '2004-10-08',
    'Motor and home insurance.'],
  ['Wexley Outsourcing', 'Wexley Outsourcing plc', 'GB', 'WEXL', 'industrials/commercial-and-professional-services/professional-services', '640.25', '2013-06-13',
    'Runs call centres and benefit payments for governments.'],
  ['Pennine Grid', 'Pennine Grid plc', 'GB', 'PNGR', 'utilities/utilities/electric-utilities', '9870.00', '1996-12-09',
    'Power lines of the north of England.'],
  ['Weissach Antriebe', 'Weissach Antriebe AG', 'DE', 'WSA', 'industrials/capital-goods/electrical-equipment', '2105.60', '2001-03-19',
    'Maker of industrial drives and gearboxes.', 11],
  ['Rheinhafen Chemie', 'Rheinhafen Chemie SE', 'DE', 'RHC', 'materials/materials/chemicals', '13400.00', '1985-06-03',
    'Basic and speciality chemicals.'],
  ['Lindenhof Medizin', 'Lindenhof Medizintechnik', 'DE', 'LMT', 'health-care/health-care-equipment-and-services/health-care-equipment-and-supplies', null, null,
    'Imaging equipment; preparing to list.'],
  ['Cascade Cloud', 'Cascade Cloud Inc', 'US', 'CSCD', 'information-technology/software-and-services/software', '412800.00', '2012-09-20',
    'Databases rented by the second.'],
  ['Prairie Power', 'Prairie Power Holdings', 'US', 'PRPW', 'utilities/utilities/independent-power-and-renewable-electricity-producers', '6640.00', '2015-02-12',
    'Wind farms and batteries of the plains.'],
  ['Ledgerline', 'Ledgerline Digital Inc', 'US', 'LDGR', 'financials/financial-services/capital-markets', '27900.00', '2021-04-28',
    'A market place for digital assets.'],
  ['Brightwell Streaming', 'Brightwell Streaming Inc', 'US', 'BRWL', 'communication-services/media-and-entertainment/entertainment', '28.90', '2020-10-15',
    'Films and series by subscription.'],
  ['Karri Timber', 'Karri Timber Company', 'AU', 'KTC', 'materials/materials/paper-and-forest-products', '74.80', '2025-11-17',
    'Hardwood from planted forests. Listed not long ago; nobody writes about it yet.'],
]

/** In the order of their ids. */
export const entities: readonly Entity[] = lines.map((line) => {
  const [short, pretty, country, code, classes, capUsdM, listed, about, company] = line
  const [sector = '', group = '', industry = ''] = classes.split('/')
  return { short, pretty, country, code, sector, group, industry, capUsdM, listed, about, ...(company ? { company } : {}) }
})

/** An ISIN with its check digit: letters count as two digits, every second digit from the right is doubled. */
function isinOf(country: string, n: number): string {
  const body = `${country}9${String(n).padStart(8, '0')}`
  const digits = [...body]
    .flatMap((sign) => [...parseInt(sign, 36).toString()])
    .map(Number)
    .reverse()
  const sum = digits.reduce((total, digit, index) => {
    const counted = index % 2 === 0 ? digit * 2 : digit
    return total + (counted > 9 ? counted - 9 : counted)
  }, 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

function entityRow(one: Entity, index: number) {
  const [exchange, suffix, yahoo, currency] = markets[one.country]
  const listed = one.listed !== null
  const at = minutesAfter(opening, index * 30)
  return {
    id: seedId('entities', index + 1),
    company_id: one.company ? seedId('companies', one.company) : null,
    short_name: one.short,
    pretty_name: one.pretty,
    slug: slugOf(one.pretty),
    description: one.about,
    country: one.country,
    sector: one.sector,
    industry_group: one.group,
    industry: one.industry,
    gics: JSON.stringify({ sectors: [one.sector], 'industry-groups': [one.group], industries: [one.industry] }),
    security: listed ? `${one.code} ${suffix}` : '',
    yahoo_ticker: listed ? [one.code, yahoo].filter(Boolean).join('.') : null,
    isin: listed ? isinOf(one.country, index + 1) : null,
    exchange: listed ? exchange : null,
    currency,
    market_cap_usd_m: one.capUsdM,
    website: `https://${slugOf(one.short)}.demo.example`,
    is_listed: listed,
    listed_at: one.listed,
    created_at: at,
    updated_at: at,
  }
}

/** Which company manages which entity besides its own, by number. */
const managed: readonly (readonly [company: number, entity: number])[] = [[11, 16]]

/** Who is a peer of whom, by number. Each pair counts both ways. */
// prettier-ignore
const peers: readonly (readonly [number, number])[] = [
  [1, 12], [1, 21], [12, 14], [14, 29], [21, 29], [2, 7], [2, 24], [7, 24], [3, 7], [3, 24], [7, 15], [15, 22], [15, 27],
  [11, 27], [6, 11], [27, 30], [8, 30], [4, 19], [5, 16], [5, 26], [16, 26], [9, 23], [9, 28], [23, 28], [20, 23], [20, 28],
  [18, 20], [10, 20], [13, 18], [13, 25], [17, 18], [17, 25], [18, 25],
]

const peerRows = peers
  .flatMap(
    ([one, other]) =>
      [
        [one, other],
        [other, one],
      ] as const,
  )
  .map(([entity, peer]) => ({
    entity_id: seedId('entities', entity),
    peer_id: seedId('entities', peer),
    created_at: opening,
    updated_at: opening,
  }))

export async function seedEntities(db: Database): Promise<void> {
  await insertRows(db, 'entities', entities.map(entityRow))
  await insertRows(
    db,
    'company_entities',
    managed.map(([company, entity]) => ({
      company_id: seedId('companies', company),
      entity_id: seedId('entities', entity),
      created_at: opening,
      updated_at: opening,
    })),
  )
  await insertRows(db, 'entity_peers', peerRows)
}
