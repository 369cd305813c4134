import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { publish } from '../../support/publish.ts'
import type { Answer } from '../../support/server.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/insights'
const presets = '/api/v2/filter-presets'

async function preset(attributes: object, name = 'investor', account = 1): Promise<string> {
  const relationships = { account: { data: { type: 'accounts', id: seedId('accounts', account) } } }
  const data = { type: 'filter-presets', attributes: { name: 'For a list', ...attributes }, relationships }
  return (await (await server.as(name)).post(presets, { data })).body.data.id
}

const list = async (search: string, name = 'investor'): Promise<Answer> => (await server.as(name)).get(`${path}?page[size]=100&${search}`)
const byPreset = (id: string, more = '', name = 'investor'): Promise<Answer> => list(`filter[preset-id]=${id}${more}`, name)
const idsOf = ({ body }: Answer): string[] => body.data.map((one: { id: string }) => one.id)

/** The ids that a search lists, which are as many as it counts. */
async function found(search: string): Promise<string[]> {
  const answer = await list(search)
  expect(answer.body.meta['record-count']).toBe(idsOf(answer).length)
  return idsOf(answer)
}

describe('a list by a saved preset', () => {
  test('means what the same filters mean: any value within one, all of them together', async () => {
    for (const [attributes, search] of [
      [{ 'format-types': ['quick-note', 'model'] }, 'filter[format-type]=quick-note,model'],
      [{ imperatives: ['bearish'] }, 'filter[imperative]=bearish'],
      [{ 'time-horizons': ['short', 'long'] }, 'filter[time-horizon]=short,long'],
      [{ 'min-market-cap': 2_000 }, 'filter[market-cap-min]=2000'],
      [{ 'max-market-cap': 2_000 }, 'filter[market-cap-max]=2000'],
      [{ verticals: ['macro', 'commodities'] }, `filter[vertical-id]=${seedId('content-verticals', 7)},${seedId('content-verticals', 13)}`],
      [
        { imperatives: ['bullish', 'neutral'], 'min-market-cap': 1_000, 'max-market-cap': 30_000, 'format-types': ['quick-note'] },
        'filter[imperative]=bullish,neutral&filter[market-cap-min]=1000&filter[market-cap-max]=30000&filter[format-type]=quick-note',
      ],
    ] as const) {
      const expected = await found(search)
      expect(expected.length).toBeGreaterThan(0)
      expect(await found(`filter[preset-id]=${await preset(attributes)}`)).toEqual(expected)
    }
  })

  test('by countries and sectors finds the insight by its own lists, its primary entity or a secondary one', async () => {
    const provider = await server.as('provider')
    const make = async (attributes: object, relationships: object): Promise<string> => {
      const all = { 'primary-entity': { data: { type: 'entities', id: seedId('entities', 1) } }, ...relationships }
      const { id } = (await provider.post(path, { data: { type: 'insights', attributes, relationships: all } })).body.data
      await publish(server, id)
      return id
    }
    const german = { type: 'entities', id: seedId('entities', 25) }
    const gics = { sectors: ['energy'], 'industry-groups': [], industries: [] }
    const own = await make({ countries: ['DE'], gics: { ...gics, sectors: ['materials'] } }, {})
    const primary = await make({ countries: ['US'], gics }, { 'primary-entity': { data: german } })
    const secondary = await make({ countries: ['US'], gics }, { 'secondary-entities': { data: [german] } })
    const other = await make({ countries: ['US'], gics }, {})
    for (const attributes of [{ countries: ['DE', 'CH'] }, { sectors: ['materials'] }, { countries: ['DE'], sectors: ['materials'] }]) {
      const ids = await found(`filter[preset-id]=${await preset(attributes)}`)
      expect(ids).toEqual(expect.arrayContaining([own, primary, secondary]))
      expect(ids).not.toContain(other)
    }
    expect(await found(`filter[preset-id]=${await preset({ countries: ['DE'], sectors: ['energy'] })}`)).toEqual(
      expect.arrayContaining([primary, secondary]),
    )
  })

  test('by strategies finds those that share one', async () => {
    const ids = await found(`filter[preset-id]=${await preset({ strategies: ['income', 'esg'] })}`)
    const rows = await server.db.selectFrom('insights').select(['id', 'strategies']).where('aasm_state', '=', 'published').execute()
    const expected = rows.filter((one) => one.strategies.some((strategy) => ['income', 'esg'].includes(strategy))).map((one) => one.id)
    expect(expected.length).toBeGreaterThan(0)
    expect(new Set(ids)).toEqual(new Set(expected))
  })

  test('that is empty narrows nothing, one that nothing has matches nothing', async () => {
    const all = await found('')
    const nothing = { countries: [], sectors: null, strategies: [], verticals: null, 'min-market-cap': null, 'format-types': null }
    expect(await found(`filter[preset-id]=${await preset(nothing)}`)).toEqual(all)
    expect(await found(`filter[preset-id]=${await preset({ 'format-types': [], imperatives: [] })}`)).toEqual(all)
    for (const attributes of [
      { countries: ['nowhere'] },
      { strategies: ['luck'] },
      { verticals: ['none'] },
      { imperatives: ['sideways'] },
    ]) {
      expect(await found(`filter[preset-id]=${await preset(attributes)}`)).toEqual([])
    }
  })

  test('applies besides the filters that are sent', async () => {
    const id = await preset({ imperatives: ['bearish', 'bullish'], 'time-horizons': ['short'] })
    expect(idsOf(await byPreset(id, '&filter[imperative]=bearish,neutral'))).toEqual(
      await found('filter[imperative]=bearish&filter[time-horizon]=short'),
    )
    expect(idsOf(await byPreset(id, '&filter[imperative]=neutral'))).toEqual([])
    const own = await preset({ imperatives: ['bearish'] }, 'provider', 4)
    const drafts = await byPreset(own, '&filter[state]=drafted', 'provider')
    expect(idsOf(drafts)).toEqual([seedId('insights', 51)])
  })

  test('is changed with the preset', async () => {
    const id = await preset({ imperatives: ['bearish'] })
    await (await server.as('investor')).patch(`${presets}/${id}`, { data: { attributes: { imperatives: ['bullish'] } } })
    expect(idsOf(await byPreset(id))).toEqual(await found('filter[imperative]=bullish'))
  })

  test('keeps its preset in the links of its pages', async () => {
    const id = await preset({ 'min-market-cap': 100 })
    const { links } = (await (await server.as('investor')).get(`${path}?filter[preset-id]=${id}`)).body
    for (const link of [links.first, links.last]) expect(new URL(link).searchParams.get('filter[preset-id]')).toBe(id)
  })

  test("is refused with 107 when it is another's, be the caller an admin, or when there is none", async () => {
    const gone = await preset({})
    await (await server.as('investor')).delete(`${presets}/${gone}`)
    const own = seedId('filter-presets', 1)
    for (const [name, id] of [
      ['investor-2', own],
      ['admin', own],
      ['editor', own],
      ['investor', gone],
      ['investor', 'none'],
    ] as const) {
      for (const more of ['', '&filter[state]=published']) {
        const { status, body } = await byPreset(id, more, name)
        expect([name, status]).toEqual([name, 400])
        expect(body.errors).toEqual([
          { title: 'Invalid filter value', detail: `${id} is not a valid value for filter[preset-id].`, code: '107', status: '400' },
        ])
      }
    }
  })
})
