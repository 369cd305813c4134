/** The requests of each workload, from the rows of a data set. */
import pg from 'pg'
import { investorId, investors, rareWord, tokenOf } from './data-rows.ts'
import type { DataSet } from './data.ts'
import type { Shot } from './load.ts'

export interface Workload {
  name: string
  shots: Shot[]
  /** Whether it fills the table of presets, which is emptied after each go. */
  writes?: true
  /** Whether no contender can do it. */
  alone?: true
}

/** How many different insights are shown in turn. */
const shown = 1_000

const list = (query: string, status = 200): Shot => ({ method: 'GET', path: `/api/v2/insights${query}`, token: tokenOf(0), status })
/** Words of a data set: one that a third of it holds, another that a tenth does, and the one of a few. */
const [common, less] = ['margin', 'governance']
const search = (text: string, more = ''): Shot[] => [
  { method: 'GET', path: `/api/v2/search?query-text=${text}${more}`, token: tokenOf(0), status: 200 },
]
const page = (number: number): Shot[] => [list(`?page%5Bnumber%5D=${number}`)]

const preset = (n: number, more: object = {}): string =>
  JSON.stringify({
    data: {
      type: 'filter-presets',
      attributes: {
        name: 'Japanese banks, short term',
        countries: ['JP'],
        sectors: ['financials'],
        strategies: [],
        verticals: ['equity-bottom-up'],
        'min-market-cap': 2000,
        'max-market-cap': null,
        'format-types': ['quick-note'],
        imperatives: ['bearish'],
        'time-horizons': ['short'],
        ...more,
      },
      relationships: { account: { data: { type: 'accounts', id: investorId(n) } } },
    },
  })
const save = (n: number, status = 201, more?: object): Shot => ({
  method: 'POST',
  path: '/api/v2/filter-presets',
  token: tokenOf(n),
  body: preset(n, more),
  status,
})

/** The workloads: those that contenders are compared by, and those that show the growth of ours. */
export async function workloadsOf({ url, published }: DataSet): Promise<Record<string, Workload>> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ id: string; slug: string }>(
    `select id, slug from insights where aasm_state = 'published' and abs(hashtext(id)) % greatest(1, $1 / 2000) = 0 limit $2`,
    [published, shown],
  )
  await client.end()
  const show = (key: 'id' | 'slug'): Shot[] =>
    rows.map((row) => ({ method: 'GET', path: `/api/v2/insights/${row[key]}`, token: tokenOf(0), status: 200 }))
  const pages = published / 10
  return {
    list: { name: 'list, page 1', shots: [list('')] },
    filtered: { name: 'list, two filters', shots: [list('?filter%5Bcountry%5D=JP&filter%5Bformat-type%5D=in-depth')] },
    near: { name: 'list, page 100', shots: page(100) },
    middle: { name: 'list, middle page', shots: page(pages / 2) },
    last: { name: 'list, last page', shots: page(pages) },
    show: { name: 'show by id', shots: show('id') },
    slug: { name: 'show by slug', shots: show('slug') },
    save: { name: 'save a preset', shots: Array.from({ length: investors }, (_, index) => save(index + 1)), writes: true },
    common: { name: 'search, a common word', shots: search(common), alone: true },
    words: { name: 'search, two words', shots: search(`${common}%20${less}`), alone: true },
    rare: { name: 'search, a rare word', shots: search(rareWord), alone: true },
    typed: { name: 'search by type', shots: search(common, '&filter%5Btype%5D=insights'), alone: true },
    run: { name: 'search, a Japanese word', shots: search(encodeURIComponent('設備投資')), alone: true },
    phrase: {
      name: 'search, a phrase that never occurs',
      shots: search(`%22${Array(8).fill(`${less}%20${common}`).join('%20')}%22`),
      alone: true,
    },
    typo: { name: 'search, quick, a typo', shots: search('govrenance', '&search-type=quick'), alone: true },
    feed: { name: 'feed of 200 follows', shots: [{ method: 'GET', path: '/api/v2/feed', token: tokenOf(1), status: 200 }], alone: true },
    begun: { name: 'search, quick', shots: search('cod', '&search-type=quick'), alone: true },
    query: { name: 'refusal of a query', shots: [list('?colour=red', 400)] },
    body: { name: 'refusal of a body', shots: [save(1, 400, { colour: 'red' })] },
  }
}
