/** Words of every script that readers use, wherever in a text they stand. */
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { tick } from '../../../src/tick.ts'
import { authors, putInsight } from '../../support/insight-rows.ts'
import type { InsightColumns } from '../../support/insight-rows.ts'
import { publish } from '../../support/publish.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
let investor: Client
let delayed: Client
beforeAll(async () => {
  investor = await server.as('investor')
  delayed = await server.as('investor-delayed')
})

/** A note that its author wrote and an editor published. */
async function note(columns: InsightColumns): Promise<string> {
  const id = await putInsight(server.db, 'drafted', authors.provider, columns)
  await publish(server, id)
  return id
}
const hits = async (text: string, more: Record<string, string> = {}, client = investor) => {
  const { body, status } = await client.get(`/api/v2/search?${new URLSearchParams({ 'query-text': text, 'page[size]': '100', ...more })}`)
  expect(status).toBe(200)
  return body.data as { id: string; type: string; attributes: Record<string, unknown> }[]
}
const found = async (text: string, more: Record<string, string> = {}, client = investor): Promise<string[]> =>
  (await hits(text, more, client)).map((one) => one.id)
const listed = async (text: string, more: Record<string, string> = {}): Promise<string[]> => {
  const asked = new URLSearchParams({ 'filter[fulltext]': text, 'page[size]': '100', ...more })
  return (await investor.get(`/api/v2/insights?${asked}`)).body.data.map((one: { id: string }) => one.id)
}

const notes = {
  Japanese: {
    columns: {
      tagline: '日本の半導体装置メーカーの見通し',
      executive_summary: '<p>半導体の需要は回復する。東京エレクトロンは強い。</p>',
      detail: '<p>前工程の設備投資は来期も増加すると会社は説明した。为替の影響は限定的だ。</p>',
    },
    words: ['設備投資', '来期', '説明'],
    inside: ['半導体', '日本', '東京エレクトロン', 'エレクトロン', '装置メーカー', '需要', '強', 'ﾒｰｶｰ'],
    absent: ['半導電', '設投備資', '需回'],
  },
  Chinese: {
    columns: {
      tagline: '人民币汇率与出口企业的利润率',
      executive_summary: '<p>出口企业的定价能力正在减弱，但库存已见底。</p>',
      detail: null,
    },
    words: ['定价能力', '减弱', '库存'],
    inside: ['汇率', '出口企业', '利润率'],
    absent: ['利率润'],
  },
  Korean: {
    columns: { tagline: '메모리 반도체의 가격 반등', executive_summary: '<p>하반기부터 서버용 수요가 회복될 전망이다.</p>', detail: null },
    words: ['서버용', '수요', '회복'],
    inside: ['반도체', '도체', '가격', '전망', '"반도체의 가격"', '"서버용 수요"'],
    absent: ['도반체', '"가격 반도체의"'],
  },
  Arabic: {
    columns: {
      tagline: 'نُمُوُّ أرباح البنوك السعودية',
      executive_summary: '<p>تَوَقُّعات الإقراض تتحسن مع انخفاض تكلفة التمـــويل.</p>',
      detail: null,
    },
    words: ['توقعات', 'الاقراض', 'التمويل'],
    inside: ['نمو', 'نُمُوُّ', 'ارباح', 'السعودية'],
    absent: ['خسائر'],
  },
  Hebrew: {
    columns: { tagline: 'שָׁלוֹם לבנקים בישראל', executive_summary: '<p>הַמִּרְוָח הפיננסי יִתְרַחֵב בשנה הבאה.</p>', detail: null },
    words: ['המרוח', 'יתרחב', 'הבאה'],
    inside: ['שלום', 'שָׁלוֹם'],
    absent: ['מלחמה'],
  },
  German: {
    columns: {
      tagline: 'Straßenbau: Die Aufträge kommen zurück',
      executive_summary: '<p>Großprojekte füllen die Bücher bis weit in das nächste Jahr.</p>',
      detail: null,
    },
    words: ['grossprojekte', 'bucher', 'nachste'],
    inside: ['strassenbau', 'STRASSENBAU', 'Straßenbau', 'auftrage', 'Großprojekte'],
    absent: ['schienenbau'],
  },
} satisfies Record<string, { columns: InsightColumns; words: string[]; inside: string[]; absent: string[] }>

describe.each(Object.entries(notes))('a %s note', (_script, { columns, words, inside, absent }) => {
  let id = ''
  beforeAll(async () => void (id = await note(columns)))

  test('is found by three words from its middle, in the search and in the list', async () => {
    expect(await found(words.join(' '))).toContain(id)
    expect(await listed(words.join(' '))).toContain(id)
  })

  test.each(inside)('is found by %s', async (word) => expect(await found(word)).toContain(id))

  test.each(absent)('is not found by %s', async (word) => expect(await found(word)).not.toContain(id))

  test('is ruled out by what it holds', async () => {
    const [word, other] = words as [string, string]
    expect(await found(`${word} -${other}`)).not.toContain(id)
    expect(await found(`${word} -${absent[0]}`)).toContain(id)
  })

  test('fires an alert that is saved for its words', async () => {
    await tick(server.db, server.place.files, new Date())
    const made = await investor.post('/api/v2/alerts', {
      data: { type: 'alerts', attributes: { name: 'In this script', 'query-text': words.join(' '), filters: {} } },
    })
    expect(made.status).toBe(201)
    const again = await note({ ...columns, slug: null })
    await tick(server.db, server.place.files, new Date())
    const { body } = await investor.get(`/api/v2/alerts/${made.body.data.id}`)
    expect([body.data.attributes['new-count'], await found(words.join(' '))]).toEqual([1, expect.arrayContaining([again])])
  })
})

describe('what is typed', () => {
  test('finds a title from inside a run', async () => {
    const id = await note(notes.Japanese.columns)
    for (const text of ['半導', '導体装置', 'メーカ']) expect(await found(text, { 'search-type': 'quick' })).toContain(id)
    expect(await found('装半導', { 'search-type': 'quick' })).not.toContain(id)
  })

  test('is marked where it stands in a run', async () => {
    const id = await note({ ...notes.Japanese.columns, tagline: '新素材<と>電池' })
    const [hit] = (await hits('電池')).filter((one) => one.id === id)
    expect(hit!.attributes['search-highlight']).toEqual({ tagline: '新素材&lt;と&gt;<em>電池</em>', 'executive-summary': null })
    const [summed] = (await hits('需要')).filter((one) => one.id === id)
    expect(summed!.attributes['search-highlight']).toMatchObject({ 'executive-summary': expect.stringContaining('<em>需要</em>は回復') })
  })

  test('may have one letter wrong, missing, too many or exchanged, in a word of five letters or more', async () => {
    const id = await note({ tagline: 'Zirconium smelters outlast their lenders' })
    for (const text of ['zirconum', 'zirconiumm', 'zirconiun', 'zricoium smelters', 'zirconium smleters', 'zircomium smelt'])
      expect([text, await found(text, { 'search-type': 'quick' })]).toEqual([text, text === 'zricoium smelters' ? [] : [id]])
    expect(await found('zirconum')).not.toContain(id)
    expect(await found('leders', { 'search-type': 'quick' })).toContain(id)
  })

  test('forgives a typo in the names of entities and people too', async () => {
    const first = async (text: string) => (await hits(text, { 'search-type': 'quick' }))[0]?.id
    expect(await first('asagri')).toBe(seedId('entities', 1))
    expect((await hits('morikwa', { 'search-type': 'quick' })).map((one) => one.type)).toContain('insight-providers')
  })

  test('with a typo tells nothing of what is not published', async () => {
    await putInsight(server.db, 'drafted', authors.provider, { tagline: 'Quizzaciously secret' })
    expect(await found('quizzaciousl', { 'search-type': 'quick' })).toEqual([])
    const { rows } = await sql`select from search_words where word = 'quizzaciously'`.execute(server.db)
    expect(rows).toEqual([])
  })
})

describe('names', () => {
  const entity = async (attributes: object): Promise<string> => {
    const made = await (
      await server.as('entity-editor')
    ).post('/api/v1/entities', {
      data: {
        type: 'entities',
        attributes: { 'short-name': randomUUID().slice(0, 8), country: 'US', sector: 'industrials', ...attributes },
      },
    })
    expect(made.status, made.text).toBe(201)
    return made.body.data.id
  }

  test('of entities are found by a part inside them, after those that begin so', async () => {
    const inside = await entity({ 'pretty-name': 'Brightwell Harriman Timber Company' })
    const begins = await entity({ 'pretty-name': 'Rightwell Stores' })
    for (const text of ['rightwell', 'arriman timber comp', 'RRIMAN']) expect(await found(text)).toContain(inside)
    const order = (await found('rightwell')).filter((one) => one === inside || one === begins)
    expect(order).toEqual([begins, inside])
    expect(await found('"harriman timber"')).toContain(inside)
    expect(await found('"timber harriman"')).not.toContain(inside)
  })

  test('of entities are found by a word inside a run', async () => {
    const id = await entity({ 'pretty-name': '東京電子製造株式会社' })
    for (const text of ['東京', '電子製造', '株式会社', '電子製造株式会社'])
      expect([text, await found(text)]).toEqual([text, expect.arrayContaining([id])])
    expect(await found('製電')).not.toContain(id)
  })

  test.each(['NOW', 'ON', 'IT', 'ALL', 'A'])(
    'that are tickers and mean nothing as words, as %s, find what is written about them',
    async (ticker) => {
      const about = await entity({ 'pretty-name': `Ticker ${ticker} ${randomUUID().slice(0, 8)}`, security: ticker })
      const id = await note({ primary_entity_id: about, tagline: 'Margins ahead' })
      expect(await found(ticker)).toEqual(expect.arrayContaining([about, id]))
      expect(await found(ticker.toLowerCase())).toContain(id)
    },
  )

  test('with an ampersand are one word: in names, in titles and in texts', async () => {
    const about = await entity({ 'pretty-name': 'AT&T Wireless Holdings' })
    const [named, titled, told] = await Promise.all([
      note({ primary_entity_id: about, tagline: 'Towers' }),
      note({ tagline: 'AT&T sells its towers' }),
      note({ tagline: 'Towers', detail: '<p>The buyer of AT&amp;T towers is known.</p>' }),
    ])
    expect(await found('AT&T')).toEqual(expect.arrayContaining([about, named, titled, told]))
    expect(await found('at&t towers')).toEqual(expect.arrayContaining([titled, told]))
    expect(await found('AT&T', { 'search-type': 'quick' })).toEqual(expect.arrayContaining([about, titled]))
    expect(await found('-AT&T towers')).not.toContain(titled)
  })
})

describe('a phrase', () => {
  test('keeps its words together, in the list too', async () => {
    const [together, apart] = [await note({ tagline: 'Cobalt tariff relief' }), await note({ tagline: 'Relief from a cobalt tariff' })]
    for (const ask of [found, listed]) {
      expect(await ask('"tariff relief"')).toEqual(expect.arrayContaining([together]))
      expect(await ask('"tariff relief"')).not.toContain(apart)
      expect(await ask('cobalt -"tariff relief"')).toEqual(expect.arrayContaining([apart]))
      expect(await ask('cobalt -"tariff relief"')).not.toContain(together)
      expect(await ask('"relief tariff cobalt"')).toEqual([])
    }
  })
})

describe('what is withheld', () => {
  test('fires no alert of who may not read it, and one of who may', async () => {
    const save = async (client: Client, text: string): Promise<string> =>
      (await client.post('/api/v2/alerts', { data: { type: 'alerts', attributes: { name: text, 'query-text': text, filters: {} } } })).body
        .data.id
    const word = '秘密半導体'
    const [reads, waits, excludes] = [await save(investor, word), await save(delayed, word), await save(delayed, `Openly -${word}`)]
    await note({ tagline: 'Openly', detail: `<p>本文には${word}とある。</p>` })
    await tick(server.db, server.place.files, new Date())
    const count = async (client: Client, id: string): Promise<number> =>
      (await client.get(`/api/v2/alerts/${id}`)).body.data.attributes['new-count']
    // Whether the word is there may not be told by its absence either.
    expect([await count(investor, reads), await count(delayed, waits), await count(delayed, excludes)]).toEqual([1, 0, 1])
    expect(await found(word, {}, delayed)).toEqual([])
  })
})

describe('the order of relevance', () => {
  test('is that of the search, in the list as well', async () => {
    const word = `relic${randomUUID().slice(0, 8).replaceAll('-', '')}`
    const inText = await note({ tagline: 'About something', detail: `<p>${word}</p>` })
    const inTitle = await note({ tagline: `${word} in the title` })
    await note({ tagline: 'About nothing' })
    expect(await listed(word, { sort: 'relevance' })).toEqual([inTitle, inText])
    expect(await listed(word, { sort: 'relevance' })).toEqual(await found(word, { 'filter[type]': 'insights' }))
    expect(await listed(word, { sort: 'relevance', 'filter[imperative]': 'bearish' })).toEqual([])
  })

  test('is the usual one where no text is asked for, and in the own lists', async () => {
    const list = async (query: string) => (await investor.get(`/api/v2/insights?page[size]=30${query}`)).body
    expect(await list('&sort=relevance')).toMatchObject({ data: (await list('')).data })
    expect((await list('&sort=relevance&filter[state]=drafted&filter[fulltext]=margin')).data).toEqual([])
  })
})
