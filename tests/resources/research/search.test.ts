import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { tick } from '../../../src/tick.ts'
import { authors, minutesFromNow, putInsight } from '../../support/insight-rows.ts'
import type { InsightColumns } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/search'

/** A word that no row has. It ends in a digit, so that no stemming touches it. */
const freshWord = (): string => `word${randomUUID().replaceAll('-', '').slice(0, 12)}7`
const put = (columns: InsightColumns, by: number = authors.provider) => putInsight(server.db, 'published', by, columns)

async function ask(name: string, query: Record<string, string>): Promise<Answer> {
  const client: Client = name === 'guest' ? server.guest : await server.as(name)
  return client.get(`${path}?${new URLSearchParams(query)}`)
}
async function found(name: string, text: string, more: Record<string, string> = {}): Promise<string[]> {
  const { body } = await ask(name, { 'query-text': text, 'page[size]': '100', ...more })
  return body.data.map((one: { id: string }) => one.id)
}

describe('what is searched', () => {
  test('is one list of insights, entities and providers, each in its own form', async () => {
    const { body } = await ask('investor', { 'query-text': 'asagiri' })
    expect(body.data[0]).toMatchObject({
      ...{ type: 'entities', id: seedId('entities', 1), links: { self: `${server.url}/api/v2/entities/${seedId('entities', 1)}` } },
      attributes: {
        'search-highlight': {
          'pretty-name': '<em>Asagiri</em> Financial Group',
          'short-name': '<em>Asagiri</em> Financial',
          security: null,
        },
      },
    })
    expect(body.data[1]).toMatchObject({ type: 'insights', attributes: { 'viewer-is-restricted': false } })
    expect(body.meta.counts.insights).toBe(body.data.filter((one: { type: string }) => one.type === 'insights').length)
    const { body: named } = await ask('investor', { 'query-text': 'morikawa', 'page[size]': '1' })
    expect(named.data[0]).toMatchObject({
      type: 'insight-providers',
      attributes: { 'search-highlight': { name: 'Kenji <em>Morikawa</em>' } },
    })
  })

  test('of insights are title, summary, text, keywords, author, firm and entities, as they are now', async () => {
    const [title, summary, detail, keyword] = [freshWord(), freshWord(), freshWord(), freshWord()]
    const [name, further] = [freshWord(), freshWord()]
    const columns = { tagline: title, executive_summary: `<p>${summary}</p>`, detail: `<p>${detail}</p>`, custom_keywords: [keyword] }
    const id = await put({ ...columns, primary_entity_id: seedId('entities', 2) })
    await sql`insert into insight_secondary_entities (insight_id, entity_id) values (${id}, ${seedId('entities', 3)})`.execute(server.db)
    await sql`update entities set short_name = ${name} where id = ${seedId('entities', 2)}`.execute(server.db)
    await sql`update entities set yahoo_ticker = ${further} where id = ${seedId('entities', 3)}`.execute(server.db)
    for (const word of [title, summary, detail, keyword, name, further]) expect(await found('investor', word)).toContain(id)
    expect(await found('investor', `${title} morikawa harbour ${detail}`)).toEqual([id])
    await sql`delete from insight_secondary_entities where insight_id = ${id}`.execute(server.db)
    await sql`update insights set primary_entity_id = null, tagline = 'Changed' where id = ${id}`.execute(server.db)
    for (const word of [title, name, further]) expect(await found('investor', word)).not.toContain(id)
  })

  test('follows the names of authors and firms', async () => {
    const id = await put({ account_id: seedId('accounts', 16), company_id: seedId('companies', 3) }, authors.wing)
    const [person, firm] = [freshWord(), freshWord()]
    await sql`update accounts set last_name = ${person} where id = ${seedId('accounts', 16)}`.execute(server.db)
    await sql`update companies set name = ${firm} where id = ${seedId('companies', 3)}`.execute(server.db)
    for (const word of [person, firm]) expect(await found('investor', word)).toContain(id)
    expect(await found('investor', person)).toContain(seedId('accounts', 16))
  })

  test('follows the name of who wrote very many, of the first at once and of the others by the clock', async () => {
    const [before, between, after] = [freshWord(), freshWord(), freshWord()]
    const author = randomUUID()
    await sql`insert into accounts (id, slug, email, first_name, last_name, account_type, status)
      values (${author}, ${author.slice(1)}, ${`${author}@demo.example`}, 'Mary', ${before}, 'insight-provider', 'active')`.execute(
      server.db,
    )
    await sql`insert into insights (id, account_id, slug, tagline, aasm_state, published_at)
      select uuid_v7(), ${author}::text, 'many-' || n, 'One of many', 'published', now() from generate_series(1, 450) as n`.execute(
      server.db,
    )
    const counted = async (name: string) => (await ask('investor', { 'query-text': `"${name}"` })).body.meta.counts.insights
    const admin = await server.as('admin')
    const rename = (name: string) => admin.patch(`/api/v2/accounts/${author}`, { data: { attributes: { 'last-name': name } } })
    const counts = async () => [await counted(before), await counted(between), await counted(after)]
    expect(await counts()).toEqual([450, 0, 0])
    expect((await rename(between)).status).toBe(200)
    expect(await counts()).toEqual([250, 200, 0])
    expect((await rename(after)).status).toBe(200)
    expect(await counts()).toEqual([250, 0, 200])
    await tick(server.db, server.place.files, new Date())
    expect(await counts()).toEqual([0, 0, 450])
    expect((await sql`select from insights_to_find`.execute(server.db)).rows).toEqual([])
    await sql`delete from insights where account_id = ${author}`.execute(server.db)
  })
})

describe('the language of a search', () => {
  const word = freshWord()
  const ids: Record<string, string> = {}
  const put3 = async () => {
    ids['both'] ??= await put({ tagline: `${word} crème brûlée` })
    ids['other'] ??= await put({ tagline: `${word} brulee and some creme` })
    ids['plain'] ??= await put({ tagline: `${word} alone` })
    return ids
  }

  test.each([
    ['CREME Brulee', ['both', 'other']],
    ['"crème brûlée"', ['both']],
    ['-creme', ['plain']],
    ['alone or "creme brulee"', ['both', 'plain']],
    ['creme alone', []],
  ])('%s', async (text, expected) => {
    const all = await put3()
    expect((await found('investor', `${word} ${text}`)).sort()).toEqual(expected.map((one) => all[one]!).sort())
  })

  test.each(['-creme', '-"creme brulee" -alone'])('%s finds nothing, since it asks for all but something', async (text) => {
    const { body } = await ask('investor', { 'query-text': text })
    expect([body.data, body.meta['record-count']]).toEqual([[], 0])
  })

  test('one of several words may be excluded: what holds the others is found, and what does not hold it', async () => {
    const { both, other, plain } = await put3()
    const text = `${word} creme or -alone`
    const ids = await found('investor', text)
    expect([ids.includes(both!), ids.includes(other!), ids.includes(plain!)]).toEqual([true, true, false])
    const { body } = await (await server.as('investor')).get(`/api/v2/insights?filter[fulltext]=${encodeURIComponent(text)}&page[size]=100`)
    const listed = body.data.map((one: { id: string }) => one.id)
    expect([listed.includes(both), listed.includes(other), listed.includes(plain)]).toEqual([true, true, false])
    expect(listed.length).toBeGreaterThan(10)
  })

  test('stems words, so that banks are found by banking', async () => {
    const id = await put({ tagline: `${word} the banks of the north` })
    expect(await found('investor', `${word} banking`)).toEqual([id])
  })

  const odd = [
    ...[
      '\u0001\u0002',
      '%',
      '_%\\',
      "'",
      '"',
      '""""',
      '"a',
      '-',
      '--',
      '-"',
      'or',
      'or or',
      '- or -',
      '&',
      '|',
      '!',
      '!!a',
      'a & | b',
      '((',
      ':*',
      "a:*'b",
    ],
    ...[
      'a\\',
      '\\x',
      '<->',
      '<2>',
      'a <-> b',
      "');drop table insights;--",
      '$1',
      '{}',
      '[]',
      '*',
      '?',
      '^',
      '.',
      '..',
      'a.b.c',
      'http://x.y/z?q=1',
      '1e5',
      '-1',
      '+',
    ],
    ...[
      '😀',
      '\u{1F1EF}\u{1F1F5}',
      'ﷺ'.repeat(60),
      'ﷺ '.repeat(60),
      'е́',
      'ß',
      'İ',
      'ı',
      '\u202e',
      '\ufeff',
      '\ud7ff',
      '\ue000x\ue001',
      '日本',
      'ﬁ',
      'a\u0301'.repeat(80),
      '\t\n\r',
      '\u00a0',
    ],
    ...[
      'a '.repeat(120),
      'a'.repeat(256),
      '-a '.repeat(80),
      'a or '.repeat(50),
      '"a" '.repeat(60),
      '8300 JT',
      '8300.T',
      '<b>x</b>',
      '<script>',
      '&amp;',
      '👩‍👩‍👧‍👦'.repeat(20),
    ],
  ]
  test.each(['full', 'quick'])('takes whatever is sent in a %s search', async (type) => {
    for (const text of odd.map((one) => one.slice(0, 256).toWellFormed().replaceAll('\ufffd', ''))) {
      for (const name of ['guest', 'investor', 'editor']) {
        const answer = await ask(name, { 'query-text': text, 'search-type': type })
        expect([text, answer.status]).toEqual([text, text.trim() === '' ? 400 : 200])
      }
    }
  })
  // A quarter at a time, since a statement is given 15 seconds.
  test.each([0, 1, 2, 3])('takes every character: quarter %i', async (quarter) => {
    const { rows } = await sql<{ taken: number; all: number }>`
      select count(coalesce(search_query(one)::text, '') || name_query(one)::text)::int as taken, count(*)::int as all
      from (select 'a' || chr(n) || 'b ' || chr(n) as one from generate_series(1, 65535) as n
        where n not between 55296 and 57343 and n % 4 = ${quarter}) as every`.execute(server.db)
    const expected = (65_536 - 2_048) / 4 - (quarter === 0 ? 1 : 0)
    expect(rows).toEqual([{ taken: expected, all: expected }])
  })
  test('is as safe in the filter of the list', async () => {
    const investor = await server.as('investor')
    for (const text of odd.map((one) => one.slice(0, 256).toWellFormed().replaceAll('\ufffd', '')).filter(Boolean)) {
      expect((await investor.get(`/api/v2/insights?filter[fulltext]=${encodeURIComponent(text)}`)).status).toBe(200)
    }
  })
  test.each([
    ['too long', 'query-text=' + 'x'.repeat(1_000), '103'],
    ['bytes that are no text', 'query-text=%ff%fe', '103'],
    ['a zero byte', 'query-text=a%00b', '103'],
    ['nothing', 'query-text=', '106'],
    ['blank', 'query-text=%20%20', '106'],
    ['no text', 'filter[imperative]=bullish', '106'],
    ['only a type', 'query-text=&filter[type]=entities', '106'],
    ['another type', 'query-text=a&filter[type]=accounts', '107'],
    ['another sort', 'query-text=a&sort=name', '114'],
    ['the same type twice', 'query-text=a&filter[type]=entities,entities', '107'],
  ])('refuses %s', async (_what, query, code) => {
    const { status, body } = await (await server.as('investor')).get(`${path}?${query}`)
    expect([status, body.errors[0].code]).toEqual([400, code])
  })
})

describe('what somebody may not see', () => {
  test('is not found before it is published, not by its author either', async () => {
    for (const state of ['drafted', 'submitted', 'in-review', 'changes-requested', 'approved', 'scheduled', 'cancelled'] as const) {
      const word = freshWord()
      const id = await putInsight(server.db, state, authors.provider, { tagline: word, detail: word })
      for (const name of ['investor', 'provider', 'lead', 'compliance', 'editor', 'admin']) {
        const { body } = await ask(name, { 'query-text': word })
        expect([state, name, body.data, body.meta.counts.insights]).toEqual([state, name, [], 0])
      }
      await sql`delete from insights where id = ${id}`.execute(server.db)
    }
  })

  test('a text that a restriction withholds is neither found nor ruled out nor counted, in the list neither', async () => {
    const [title, secret] = [freshWord(), freshWord()]
    const id = await put({ tagline: title, detail: `<p>${secret}</p>`, published_at: minutesFromNow(-5) })
    const shown = await ask('investor-delayed', { 'query-text': title })
    expect(shown.body.data).toMatchObject([{ id, attributes: { 'viewer-is-restricted': true } }])
    expect(shown.text).not.toContain(secret)
    const list = async (name: string, text: string): Promise<number> =>
      (await (await server.as(name)).get(`/api/v2/insights?filter[fulltext]=${encodeURIComponent(text)}`)).body.meta['record-count']
    for (const [text, delayed, free] of [
      [secret, 0, 1],
      [`${title} ${secret}`, 0, 1],
      [`${title} -${secret}`, 1, 0],
      [`${title} \uff0d${secret}`, 1, 0],
      [title, 1, 1],
    ] as const) {
      for (const [name, expected] of [
        ['investor-delayed', delayed],
        ['investor', free],
        ['provider', free],
        ['editor', free],
      ] as const) {
        expect([text, name, (await ask(name, { 'query-text': text })).body.meta.counts.insights]).toEqual([text, name, expected])
        expect([text, name, await list(name, text)]).toEqual([text, name, expected])
      }
    }
  })

  test('what is withheld does not decide the order', async () => {
    const word = freshWord()
    const at = minutesFromNow(-5)
    const dense = await put({ tagline: word, detail: `<p>${`${word} `.repeat(50)}</p>`, published_at: at })
    const sparse = await put({ tagline: `${word} ${word}`, published_at: at })
    expect(await found('investor-delayed', word)).toEqual([sparse, dense])
    expect(await found('investor', word)).toEqual([dense, sparse])
  })

  test('an author who is not named is not found, and is once named', async () => {
    const [word, person, firm] = [freshWord(), freshWord(), freshWord()]
    await sql`update companies set name = ${firm} where id = ${seedId('companies', 2)}`.execute(server.db)
    await sql`update accounts set first_name = ${person} where id = ${seedId('accounts', authors['provider-2'])}`.execute(server.db)
    const id = await put({ tagline: word, show_author_names: false }, authors['provider-2'])
    for (const name of ['investor', 'provider', 'admin', 'provider-2']) expect(await found(name, `${word} ${person}`)).toEqual([])
    expect(await found('investor', `${word} ${firm}`)).toEqual([id])
    await sql`update insights set show_author_names = true where id = ${id}`.execute(server.db)
    expect(await found('investor', `${word} ${person}`)).toEqual([id])
    await sql`update insights set show_author_names = false where id = ${id}`.execute(server.db)
    expect(await found('investor', `${word} ${person}`)).toEqual([])
  })

  test('a provider who is suspended is not found', async () => {
    const provider = seedId('accounts', 17)
    const { name } = await server.db.selectFrom('accounts').select('name').where('id', '=', provider).executeTakeFirstOrThrow()
    await sql`update accounts set status = 'active' where id = ${provider}`.execute(server.db)
    expect(await found('guest', name!)).toContain(provider)
    await sql`update accounts set status = 'suspended' where id = ${provider}`.execute(server.db)
    expect(await found('guest', name!)).not.toContain(provider)
  })
})

describe('what is muted', () => {
  const mute = (type: string, id: string) =>
    sql`insert into muted_items (id, account_id, mutable_type, mutable_id)
      values (${randomUUID()}, ${seedId('accounts', 2)}, ${type}, ${id})`.execute(server.db)

  test.each([
    ['insights', (id: string) => id],
    ['accounts', () => seedId('accounts', authors.provider)],
    ['companies', () => seedId('companies', 1)],
    ['entities', () => seedId('entities', 4)],
    ['content-verticals', () => seedId('content-verticals', 1)],
  ] as const)('by its %s is left out for the one who mutes it', async (type, of) => {
    const word = freshWord()
    const id = await put({ tagline: word, primary_entity_id: seedId('entities', 4) })
    await mute(type, of(id))
    expect(await found('investor-2', word)).toEqual([])
    expect(await found('investor', word)).toEqual([id])
    await sql`delete from muted_items where account_id = ${seedId('accounts', 2)}`.execute(server.db)
    expect(await found('investor-2', word)).toEqual([id])
  })

  test('is found by its slug or ticker', async () => {
    const slug = `${freshWord()}-${freshWord()}`
    const id = await put({ tagline: slug, slug })
    await mute('insights', id)
    await mute('entities', seedId('entities', 1))
    expect(await found('investor-2', slug)).toEqual([id])
    expect(await found('investor-2', 'asagiri', { 'filter[type]': 'entities' })).toEqual([])
    expect(await found('investor-2', '8300 jt')).toContain(seedId('entities', 1))
    await sql`delete from muted_items where account_id = ${seedId('accounts', 2)}`.execute(server.db)
  })

  test('says nothing of who wrote what names no author', async () => {
    const word = freshWord()
    const id = await put({ tagline: word, show_author_names: false })
    await mute('accounts', seedId('accounts', authors.provider))
    expect(await found('investor-2', word)).toEqual([id])
    await sql`delete from muted_items where account_id = ${seedId('accounts', 2)}`.execute(server.db)
  })
})

describe('the order', () => {
  test('begins with tickers, then names that begin so, then insights, then other names', async () => {
    const word = freshWord()
    const entity = (columns: { pretty_name: string; security: string }) => {
      const id = randomUUID()
      const gics = JSON.stringify({ sectors: ['financials'], 'industry-groups': [], industries: [] })
      const row = { id, ...columns, short_name: columns.pretty_name, slug: `e-${id}`, country: 'JP', sector: 'financials', gics }
      return insertRows(server.db, 'entities', row).then(() => id)
    }
    const inside = await entity({ pretty_name: `The ${word} works`, security: '' })
    const begins = await entity({ pretty_name: `${word} works`, security: '' })
    const ticker = await entity({ pretty_name: 'Zenith', security: word.toUpperCase() })
    const text = await put({ tagline: 'No word', detail: `<p>${word}</p>`, published_at: minutesFromNow(-90) })
    const title = await put({ tagline: `The ${word} view`, published_at: minutesFromNow(-80) })
    const old = await put({ tagline: `The ${word} view`, published_at: '2020-01-01T00:00:00Z' })
    expect(await found('investor', word)).toEqual([ticker, begins, title, old, text, inside])
    expect(await found('investor', word, { sort: '-published-at' })).toEqual([title, text, old, ticker, begins, inside])
  })

  test('by reads is that of the list', async () => {
    const word = freshWord()
    const few = await put({ tagline: word, total_public_read: 3 })
    const many = await put({ tagline: word, total_public_read: 30, published_at: '2020-01-01T00:00:00Z' })
    expect(await found('investor', word, { sort: '-total-combined-read' })).toEqual([many, few])
    expect(await found('investor', word, { sort: '-published-at' })).toEqual([few, many])
  })
})

describe('a page', () => {
  test('is a part of the whole, and the pages together are all of it', async () => {
    const whole = await found('investor', 'bank')
    const parts: string[] = []
    for (let number = 1; number <= Math.ceil(whole.length / 2); number++) {
      const { body } = await ask('investor', { 'query-text': 'bank', 'page[size]': '2', 'page[number]': String(number) })
      parts.push(...body.data.map((one: { id: string }) => one.id))
      expect(body.meta).toMatchObject({ 'record-count': whole.length, 'total-pages': Math.ceil(whole.length / 2) })
    }
    expect(parts).toEqual(whole)
    expect(whole.length).toBeGreaterThan(4)
    expect(new Set(whole).size).toBe(whole.length)
  })

  test('past what can be reached is empty, and the counts say that there is more', async () => {
    const word = freshWord()
    await sql`insert into insights (id, account_id, aasm_state, tagline, published_at)
      select gen_random_uuid()::text, ${seedId('accounts', 4)}, 'published', ${word}, now() - n * interval '1 hour'
      from generate_series(1, 1010) as n`.execute(server.db)
    const at = (number: string, size = '100') => ask('investor', { 'query-text': word, 'page[number]': number, 'page[size]': size })
    const capped = { 'record-count': 1000, 'record-count-is-capped': true, counts: { insights: 1000, entities: 0, 'insight-providers': 0 } }
    for (const [number, size, length] of [
      ['1', '100', 100],
      ['10', '100', 100],
      ['11', '100', 0],
      ['15', '70', 20],
      ['999999999', '100', 0],
    ] as const) {
      const { body } = await at(number, size)
      expect(body.meta).toMatchObject(capped)
      expect([number, body.data.length]).toEqual([number, length])
    }
    const ranked = (await at('6')).body.data.map((one: { attributes: Record<string, string> }) => one.attributes['published-at'])
    expect(ranked).toEqual([...ranked].sort().reverse())
    await sql`delete from insights where tagline = ${word}`.execute(server.db)
  })
})

describe('a quick search', () => {
  test('finds what begins so in names, tickers and titles alone, twelve at most', async () => {
    const word = freshWord()
    const titles: string[] = []
    for (let n = 0; n < 14; n++) titles.push(await put({ tagline: `The ${word}${n}`, published_at: minutesFromNow(-100 - n) }))
    await put({ tagline: 'Other', detail: word, executive_summary: word })
    const { body } = await ask('investor', { 'query-text': word.slice(0, -2), 'search-type': 'quick', 'page[size]': '100' })
    expect(body.data.map((one: { id: string }) => one.id)).toEqual(titles.slice(0, 12))
    expect(body.meta).toMatchObject({ 'record-count': 12, 'total-pages': 1, 'record-count-is-capped': true })
    expect(body.data[0].attributes['search-highlight'].tagline).toBe(`The <em>${word}0</em>`)
    expect(await found('guest', 'kenji mori', { 'search-type': 'quick' })).toEqual([seedId('accounts', 4)])
    expect((await found('guest', '8300', { 'search-type': 'quick' }))[0]).toBe(seedId('entities', 1))
  })
})

describe('filters', () => {
  test('narrow insights as they narrow the list, with a text and without one', async () => {
    const investor = await server.as('investor')
    await sql`delete from muted_items where account_id = ${seedId('accounts', 1)}`.execute(server.db)
    for (const query of [
      'filter[country]=JP',
      'filter[format-type]=quick-note,in-depth&filter[imperative]=bullish',
      'filter[unread]=true&filter[published-from]=2026-01-01T00:00:00Z',
      'filter[in-locker]=true',
      `filter[preset-id]=${seedId('filter-presets', 1)}`,
    ]) {
      const { body: list } = await investor.get(`/api/v2/insights?page[size]=100&${query}`)
      const { body } = await investor.get(`${path}?query-text=&page[size]=100&sort=-published-at&${query}`)
      const ids = (one: { id: string }): string => one.id
      expect([query, body.data.map(ids)]).toEqual([query, list.data.map(ids)])
      expect(body.meta.counts).toEqual({ insights: list.data.length, entities: 0, 'insight-providers': 0 })
    }
    const narrowed = await found('investor', 'bank', { 'filter[imperative]': 'bearish', 'filter[type]': 'insights' })
    const { body } = await investor.get('/api/v2/insights?page[size]=100&filter[fulltext]=bank&filter[imperative]=bearish')
    expect(new Set(narrowed)).toEqual(new Set(body.data.map((one: { id: string }) => one.id)))
    expect(narrowed.length).toBeGreaterThan(0)
  })
  test('a preset of somebody else is none', async () => {
    const { status, body } = await ask('investor-2', { 'query-text': '', 'filter[preset-id]': seedId('filter-presets', 1) })
    expect([status, body.errors[0].code]).toEqual([400, '107'])
  })
})

describe('a highlight', () => {
  test('is HTML that holds no element but em', async () => {
    const word = freshWord()
    await put({
      tagline: `<img src=x onerror=alert(1)> & ${word} \ue000bold\ue001`,
      executive_summary: `<p>One &lt;b&gt; <em>${word}</em> two</p>`,
    })
    const { body } = await ask('investor', { 'query-text': word })
    expect(body.data[0].attributes['search-highlight']).toEqual({
      tagline: `&lt;img src=x onerror=alert(1)&gt; &amp; <em>${word}</em> bold`,
      'executive-summary': `One &lt;b&gt;  <em>${word}</em>  two`,
    })
  })
  test('is null where nothing that is shown holds a word', async () => {
    const word = freshWord()
    await put({ tagline: 'No title', detail: word })
    expect((await ask('investor', { 'query-text': word })).body.data[0].attributes['search-highlight']).toBe(null)
  })
})
