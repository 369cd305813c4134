import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { publish } from '../../support/publish.ts'
import type { Answer } from '../../support/server.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/insights'
const me = seedId('accounts', 1)

/** What the filters look at, of one published insight; read from the tables, so that it owes nothing to the list. */
interface Facts {
  id: string
  author: string
  named: boolean
  company: string | null
  primary: string | null
  entities: string[]
  countries: string[]
  sectors: string[]
  verticals: string[]
  format: string
  imperative: string | null
  horizon: string | null
  cap: number | null
  published: number
  readers: string[]
}

type Known = Record<string, string>
let facts: Facts[] = []

async function readFacts(): Promise<Facts[]> {
  const { db } = server
  const rows = await db.selectFrom('insights').selectAll().where('aasm_state', '=', 'published').execute()
  const secondary = await db.selectFrom('insight_secondary_entities').select(['insight_id', 'entity_id']).execute()
  const entities = await db.selectFrom('entities').select(['id', 'country', 'sector', 'market_cap_usd_m']).execute()
  const filed = await db.selectFrom('insight_content_verticals').select(['insight_id', 'content_vertical_id']).execute()
  const reads = await db.selectFrom('insight_reads').select(['insight_id', 'account_id']).execute()
  return rows.map((row) => {
    const named = [row.primary_entity_id, ...secondary.filter((one) => one.insight_id === row.id).map((one) => one.entity_id)]
    const about = entities.filter((one) => named.includes(one.id))
    const cap = entities.find((one) => one.id === row.primary_entity_id)?.market_cap_usd_m ?? null
    return {
      id: row.id,
      author: row.account_id,
      named: row.show_author_names,
      company: row.company_id,
      primary: row.primary_entity_id,
      entities: about.map((one) => one.id),
      countries: row.countries,
      sectors: row.sectors,
      verticals: filed.filter((one) => one.insight_id === row.id).map((one) => one.content_vertical_id),
      format: row.format_type,
      imperative: row.imperative,
      horizon: row.time_horizon,
      cap: cap === null ? null : Number(cap),
      published: new Date(String(row.published_at).replace(/\+00$/, 'Z')).getTime(),
      readers: reads.filter((one) => one.insight_id === row.id).map((one) => one.account_id),
    }
  })
}

const any = (have: readonly (string | null)[], wanted: string): boolean => wanted.split(',').some((one) => have.includes(one))

/** What each filter of the contract means, in plain words. */
const meanings: Record<string, (one: Facts, value: string) => boolean> = {
  'author-id': (one, value) => any([one.author], value) && (one.named || one.author === me),
  'company-id': (one, value) => any([one.company], value),
  'entity-id': (one, value) => any(one.entities, value),
  'primary-entity-id': (one, value) => any([one.primary], value),
  country: (one, value) => any(one.countries, value),
  sector: (one, value) => any(one.sectors, value),
  'vertical-id': (one, value) => any(one.verticals, value),
  'format-type': (one, value) => any([one.format], value),
  imperative: (one, value) => any([one.imperative], value),
  'time-horizon': (one, value) => any([one.horizon], value),
  'market-cap-min': (one, value) => one.cap !== null && one.cap >= Number(value),
  'market-cap-max': (one, value) => one.cap !== null && one.cap <= Number(value),
  'published-from': (one, value) => one.published >= Date.parse(value),
  'published-to': (one, value) => one.published <= Date.parse(value),
  unread: (one, value) => one.readers.includes(me) === (value === 'false'),
}

const searchOf = (filters: Known): string =>
  Object.entries(filters)
    .map(([name, value]) => `filter[${name}]=${encodeURIComponent(value)}`)
    .join('&')

const newestFirst = (rows: readonly Facts[]): string[] =>
  [...rows].sort((a, b) => b.published - a.published || (a.id < b.id ? 1 : -1)).map((one) => one.id)

const meant = (filters: Known): Facts[] =>
  facts.filter((one) => Object.entries(filters).every(([name, value]) => meanings[name]!(one, value)))

async function expectMeant(filters: Known, caller = 'investor'): Promise<string[]> {
  const { status, body }: Answer = await (await server.as(caller)).get(`${path}?page[size]=100&${searchOf(filters)}`)
  const ids = body.data.map((one: { id: string }) => one.id)
  const expected = newestFirst(meant(filters))
  expect([filters, status, ids]).toEqual([filters, 200, expected])
  expect(body.meta).toEqual({ 'record-count': expected.length, 'total-pages': Math.ceil(expected.length / 100) })
  return ids
}

// Research whose own lists differ from those of its entities, and research by an author who is not named.
beforeAll(async () => {
  const provider = await server.as('provider')
  const japanese = { 'primary-entity': { data: { type: 'entities', id: seedId('entities', 1) } } }
  const german = { 'secondary-entities': { data: [{ type: 'entities', id: seedId('entities', 24) }] } }
  const gics = { sectors: ['energy'], 'industry-groups': [], industries: [] }
  for (const [attributes, relationships] of [
    [{ countries: [], gics }, japanese],
    [
      { countries: ['US'], gics },
      { ...japanese, ...german },
    ],
    [{ countries: ['BR'], 'no-sector': true, 'show-author-names': false }, german],
    [{}, {}],
  ]) {
    const { body } = await provider.post(path, { data: { type: 'insights', attributes, relationships } })
    await publish(server, body.data.id)
  }
  facts = await readFacts()
})

describe('a filter of the list of insights', () => {
  test.each([
    ['author-id', [seedId('accounts', 4), `${seedId('accounts', 4)},${seedId('accounts', 5)}`, seedId('accounts', 14)]],
    ['company-id', [seedId('companies', 1), `${seedId('companies', 2)},${seedId('companies', 4)}`]],
    [
      'entity-id',
      [seedId('entities', 1), seedId('entities', 23), seedId('entities', 24), `${seedId('entities', 7)},${seedId('entities', 2)}`],
    ],
    ['primary-entity-id', [seedId('entities', 1), seedId('entities', 7), `${seedId('entities', 7)},${seedId('entities', 11)}`]],
    ['country', ['JP', 'US', 'DE', 'BR', 'JP,HK', 'US,IN,SG']],
    ['sector', ['financials', 'energy', 'industrials', 'financials,materials']],
    ['vertical-id', [seedId('content-verticals', 1), `${seedId('content-verticals', 7)},${seedId('content-verticals', 13)}`]],
    ['format-type', ['quick-note', 'in-depth,model', 'daily-brief']],
    ['imperative', ['bullish', 'bearish,neutral']],
    ['time-horizon', ['short', 'medium,long']],
    ['market-cap-min', ['0', '2000', '3450', '3451', '100000']],
    ['market-cap-max', ['100000000', '3451', '3450', '29', '1000']],
    ['published-from', ['2026-08-01T00:00:00Z', '2026-10-01T08:30:00Z', '2026-10-01T17:30:00.000+09:00']],
    ['published-to', ['2026-08-01T00:00:00Z', '2026-10-01T08:30:00Z', '2026-10-01T17:29:59.999+09:00']],
    ['unread', ['true', 'false']],
  ] as const)('%s narrows it to what it means', async (name, values) => {
    for (const value of values) {
      const ids = await expectMeant({ [name]: value })
      expect([name, value, ids.length < facts.length || /^(0|100000000)$/.test(value)]).toEqual([name, value, true])
      expect([name, value, ids.length]).not.toEqual([name, value, 0])
    }
  })

  test('of ids and slugs that nothing has matches nothing', async () => {
    for (const name of ['author-id', 'company-id', 'entity-id', 'primary-entity-id', 'vertical-id', 'sector'])
      await expectMeant({ [name]: 'none' })
    await expectMeant({ country: 'ZZ' })
  })

  test('by author never tells who wrote what is not signed, but to colleagues and staff', async () => {
    const author = seedId('accounts', 4)
    const byAuthor = facts.filter((one) => one.author === author)
    const signed = newestFirst(byAuthor.filter((one) => one.named))
    const all = newestFirst(byAuthor)
    expect(all.length).toBeGreaterThan(signed.length)
    const seen = {
      investor: signed,
      'provider-2': signed,
      corporate: signed,
      provider: all,
      lead: all,
      compliance: all,
      editor: all,
      admin: all,
    }
    for (const [name, expected] of Object.entries(seen)) {
      const { body } = await (await server.as(name)).get(`${path}?page[size]=100&filter[author-id]=${author}`)
      expect([name, body.data.map((one: { id: string }) => one.id)]).toEqual([name, expected])
      expect([name, body.meta['record-count']]).toEqual([name, expected.length])
    }
  })

  test('applies together with all others, and the count is that of the rows', async () => {
    const pool: Record<string, string[]> = {
      'author-id': [seedId('accounts', 4), `${seedId('accounts', 5)},${seedId('accounts', 6)},${seedId('accounts', 17)}`],
      'company-id': [seedId('companies', 1), `${seedId('companies', 2)},${seedId('companies', 3)}`],
      'entity-id': [seedId('entities', 1), `${seedId('entities', 2)},${seedId('entities', 3)},${seedId('entities', 24)}`],
      'primary-entity-id': [seedId('entities', 1), seedId('entities', 11)],
      country: ['JP', 'US,GB', 'IN,SG,AU', 'DE'],
      sector: ['financials', 'industrials,materials', 'energy'],
      'vertical-id': [seedId('content-verticals', 1), `${seedId('content-verticals', 7)},${seedId('content-verticals', 13)}`],
      'format-type': ['quick-note', 'in-depth,model,thematic'],
      imperative: ['bullish', 'bearish,neutral'],
      'time-horizon': ['short', 'medium,long'],
      'market-cap-min': ['0', '3000'],
      'market-cap-max': ['20000', '100000000'],
      'published-from': ['2026-07-01T00:00:00Z', '2026-09-01T00:00:00Z'],
      'published-to': ['2026-09-15T00:00:00Z', '2099-01-01T00:00:00Z'],
      unread: ['true', 'false'],
    }
    const one = fc
      .constantFrom(...Object.keys(pool))
      .chain((name) => fc.constantFrom(...pool[name]!).map((value) => [name, value] as const))
    const combination = fc
      .uniqueArray(one, { selector: ([name]) => name, minLength: 1, maxLength: 4 })
      .map((some) => Object.fromEntries(some))
    const sizes = new Set<number>()
    await fc.assert(
      fc.asyncProperty(combination, async (filters) => {
        sizes.add((await expectMeant(filters)).length)
      }),
      { numRuns: 100 },
    )
    expect(sizes.size).toBeGreaterThan(5)
  })
})
