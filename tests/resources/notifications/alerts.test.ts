import { afterEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { seedId } from '../../../src/demo/ids.ts'
import { rememberSearch } from '../../../src/resources/notifications/alerts.history.ts'
import { tick } from '../../../src/tick.ts'
import { authors, putInsight } from '../../support/insight-rows.ts'
import type { InsightColumns } from '../../support/insight-rows.ts'
import { publish } from '../../support/publish.ts'
import { startServer } from '../../support/server.ts'
import type { Client } from '../../support/server.ts'

const server = startServer()
const path = '/api/v2/alerts'
const body = (attributes: object, relationships?: object) => ({
  data: { type: 'alerts', attributes, ...(relationships ? { relationships } : {}) },
})
const preset = (n: number) => ({ 'filter-preset': { data: { type: 'filter-presets', id: seedId('filter-presets', n) } } })
const save = async (caller: Client, attributes: object, relationships?: object): Promise<string> => {
  const made = await caller.post(path, body(attributes, relationships))
  expect(made.status).toBe(201)
  return made.body.data.id
}
const attributesOf = async (caller: Client, id: string) => (await caller.get(`${path}/${id}`)).body.data.attributes
const minutes = (count: number): Date => new Date(Date.now() + count * 60_000)
const round = (at = minutes(0)) => tick(server.db, server.place.files, at, server.jobs)
/** Publishes a new insight as its author's editor would. */
const publishNew = async (columns: InsightColumns): Promise<void> => {
  await publish(server, await putInsight(server.db, 'drafted', authors.provider, columns))
}
const told = async (caller: Client): Promise<string[]> => {
  const { data } = (await caller.get('/api/v2/notifications?page[size]=100')).body
  const matched = data.filter((one: { attributes: { key: string } }) => one.attributes.key === 'alert.matched')
  return matched.map((one: { attributes: { parameters: { title: string } } }) => one.attributes.parameters.title).sort()
}

/** What one story saved is not matched by what the next one publishes. */
afterEach(async () => {
  await sql`delete from alerts where created_at > '2026-11-01'`.execute(server.db)
  await sql`delete from notifications where key = 'alert.matched'`.execute(server.db)
})

describe('an alert', () => {
  test('is saved, shown, changed and removed', async () => {
    const caller = await server.as('elodie.favre')
    const made = await caller.post(path, body({ name: 'Copper', 'query-text': 'copper', filters: { countries: ['CL', 'PE'] } }))
    expect(made.status).toBe(201)
    const { id, attributes, links, relationships } = made.body.data
    expect(attributes).toMatchObject({
      ...{ name: 'Copper', kind: 'saved', 'query-text': 'copper', filters: { countries: ['CL', 'PE'] }, 'search-type': 'full' },
      ...{
        frequency: 'daily',
        channels: ['app'],
        active: true,
        'last-run-at': null,
        'last-match-at': null,
        'new-count': 0,
        'results-count': 0,
      },
    })
    expect((await caller.get(relationships['filter-preset'].links.related)).body.data).toBeNull()
    const changed = await caller.patch(links.self, {
      data: { id, attributes: { name: null, frequency: 'instant', filters: null, active: false } },
    })
    expect(changed.body.data.attributes).toMatchObject({
      name: null,
      frequency: 'instant',
      filters: null,
      active: false,
      'query-text': 'copper',
    })
    expect((await caller.delete(links.self)).status).toBe(204)
    expect((await caller.get(links.self)).status).toBe(404)
  })

  test('looks for something, from one place', async () => {
    const caller = await server.as('investor')
    const refused = async (attributes: object, relationships?: object) => {
      const { status, body: answered } = await caller.post(path, body(attributes, relationships))
      return [status, answered.errors[0].code]
    }
    expect(await refused({ name: 'Nothing' })).toEqual([400, '106'])
    expect(await refused({ 'query-text': null })).toEqual([422, '100'])
    expect(await refused({ filters: { countries: ['JP'] } }, preset(1))).toEqual([422, '100'])
    expect(await refused({ filters: { country: ['JP'] } })).toEqual([400, '105'])
    expect(await refused({ 'query-text': 'x', channels: [] })).toEqual([422, '103'])
    expect(await refused({ 'query-text': 'x', frequency: 'yearly' })).toEqual([422, '103'])
    expect(await refused({ 'query-text': 'x', kind: 'history' })).toEqual([400, '105'])
    expect((await (await server.as('investor-2')).post(path, body({}, preset(1)))).body.errors[0].code).toBe('103')
    const id = await save(caller, {}, preset(1))
    expect((await caller.patch(`${path}/${id}`, { data: { relationships: { 'filter-preset': { data: null } } } })).status).toBe(422)
    expect((await caller.patch(`${path}/${id}`, { data: { attributes: { filters: {} } } })).status).toBe(422)
  })

  test.each(['investor-2', 'admin'])('takes no preset of another account, made or changed by %s', async (name) => {
    const caller = await server.as(name)
    const id = await save(caller, { 'query-text': 'copper' })
    const foreign = { data: { type: 'alerts', relationships: preset(1) } }
    for (const answer of [await caller.post(path, body({}, preset(1))), await caller.patch(`${path}/${id}`, foreign)]) {
      expect(answer.status).toBe(422)
      expect(answer.body.errors[0].source.pointer).toMatch(/^\/data\/relationships\/filter-preset\b/)
    }
    expect((await caller.get(`${path}/${id}/filter-preset`)).body.data).toBeNull()
  })

  test('goes with its preset', async () => {
    const caller = await server.as('elodie.favre')
    const owner = { account: { data: { type: 'accounts', id: seedId('accounts', 21) } } }
    const made = await caller.post('/api/v2/filter-presets', {
      data: { type: 'filter-presets', attributes: { name: 'P' }, relationships: owner },
    })
    const own = { 'filter-preset': { data: { type: 'filter-presets', id: made.body.data.id } } }
    const id = await save(caller, {}, own)
    expect((await caller.delete(made.body.data.links.self)).status).toBe(204)
    expect((await caller.get(`${path}/${id}`)).status).toBe(404)
  })
})

describe('what is published', () => {
  test('is told at once to those whose words and filters all match, and to nobody twice', async () => {
    const [matching, apart] = [await server.as('elodie.favre'), await server.as('lukas.hofstede')]
    const id = await save(matching, {
      'query-text': 'zeppelin',
      filters: { countries: ['JP'], imperatives: [], 'min-market-cap': null },
      frequency: 'instant',
    })
    await save(apart, { 'query-text': 'zeppelin', filters: { countries: ['BR'] }, frequency: 'instant' })
    await save(apart, { 'query-text': 'zeppelin', frequency: 'never' })
    await save(apart, { 'query-text': 'zeppelin', frequency: 'instant', active: false })
    await publishNew({ tagline: 'A zeppelin over Kobe', countries: ['JP'] })
    await publishNew({ tagline: 'Balloons over Kobe', countries: ['JP'] })
    await Promise.all([round(), round(), round()])
    await round(minutes(20))
    expect(await told(matching)).toEqual(['A zeppelin over Kobe'])
    expect(await told(apart)).toEqual([])
    expect(await attributesOf(matching, id)).toMatchObject({ 'new-count': 1, 'results-count': 1 })
    await expect.poll(async () => (await attributesOf(matching, id))['new-count']).toBe(0)
    expect((await attributesOf(matching, id))['last-match-at']).not.toBeNull()
    const { data } = (await matching.get('/api/v1/activities?filter[key]=alert.match')).body
    expect(data).toHaveLength(1)
    expect((await matching.get(data[0].relationships.trackable.links.related)).body.data.id).toBe(id)
  })

  test('matches the preset of an alert as the list of insights does', async () => {
    const caller = await server.as('elodie.favre')
    const owner = { account: { data: { type: 'accounts', id: seedId('accounts', 21) } } }
    const made = await caller.post('/api/v2/filter-presets', {
      data: { type: 'filter-presets', attributes: { name: 'P', countries: ['NZ'], imperatives: ['bearish'] }, relationships: owner },
    })
    await save(caller, { frequency: 'instant' }, { 'filter-preset': { data: { type: 'filter-presets', id: made.body.data.id } } })
    for (const [tagline, country, imperative] of [
      ['Sheep are dear', 'NZ', 'bearish'],
      ['Sheep are cheap', 'NZ', 'bullish'],
      ['Kangaroos', 'AU', 'bearish'],
    ] as const) {
      await publishNew({ tagline, countries: [country], imperative })
    }
    await round()
    const { data } = (await caller.get(`/api/v2/insights?filter[preset-id]=${made.body.data.id}`)).body
    const listed = data.map((one: { attributes: { tagline: string } }) => one.attributes.tagline)
    expect(listed).toEqual(['Sheep are dear'])
    expect(await told(caller)).toEqual(listed)
  })

  test('is told by one mail when the alerts of an account are due, and by none when there is nothing', async () => {
    const caller = await server.as('noor.alhashimi')
    for (const text of ['glacier', 'ice']) await save(caller, { 'query-text': text, frequency: 'hourly', channels: ['email'] })
    await publishNew({ tagline: 'Glacier ice is not coming back' })
    await publishNew({ tagline: 'An ice age in lending' })
    await round()
    const address = 'noor.alhashimi@demo.example'
    const mails = async () => (await server.mailsTo(address)).filter((one) => one.includes('of your alerts'))
    expect(await mails()).toEqual([])
    await round(minutes(61))
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toContain('Subject: 2 new matches of your alerts')
    expect(mail!.match(/Glacier ice is not coming back|An ice age in lending/g)).toHaveLength(2)
    await round(minutes(122))
    expect(await mails()).toHaveLength(1)
    expect(await told(caller)).toEqual([])
  })

  test('is held against any number of alerts, in more time than a request has', async () => {
    const caller = await server.as('noor.alhashimi')
    await save(caller, { 'query-text': 'permafrost', frequency: 'instant' })
    await sql`create function require_time() returns trigger language plpgsql as $$ begin
      if current_setting('statement_timeout')::interval < interval '10 min' then raise 'there is no time'; end if; return null; end $$`.execute(
      server.db,
    )
    await sql`create trigger require_time before insert on alert_matches execute function require_time()`.execute(server.db)
    await publishNew({ tagline: 'Permafrost gives way' })
    await round().finally(() => sql`drop function require_time cascade`.execute(server.db))
    expect(await told(caller)).toEqual(['Permafrost gives way'])
  })

  test('is told to each once and by one mail, some accounts at a time, where very many are due', async () => {
    const { db } = server
    await sql`insert into accounts (id, slug, first_name, last_name, email, account_type, status, reading_tier, email_verified)
      select 'many-' || n, 'many-' || n, 'One', 'Of many', 'many-' || n || '@demo.example', 'investor', 'active', 'professional', true
      from generate_series(1, 1001) as n`.execute(db)
    await sql`insert into alerts (id, account_id, kind, query_text, frequency, channels, next_due_at)
      select 'many-' || n || '-' || m, 'many-' || n, 'saved', 'x', 'daily', '{app,email}', now() - interval '1 minute'
      from generate_series(1, 1001) as n, generate_series(1, 2) as m`.execute(db)
    await sql`insert into alert_matches (alert_id, insight_id, matched_at) select alerts.id, found.id, now() from alerts,
      (select id from insights where aasm_state = 'published' order by id limit 2) as found where alerts.id like 'many-%'`.execute(db)
    await round()
    const { rows } = await sql<{ accounts: number; news: number; times: number }>`select count(distinct account_id)::integer as accounts,
        count(*)::integer as news, max(times_told) as times
      from notifications where key = 'alert.matched' and account_id like 'many-%' group by xmin::text order by 1 desc`.execute(db)
    const mails = await sql`select from pgboss.job where name = 'alert-mail' and data ->> 'account' like 'many-%'
      and jsonb_array_length(data -> 'insights') = 2`.execute(db)
    const left = await sql`select from alerts where id like 'many-%' and (next_due_at <= now() or last_run_at is null)
      union all select from alert_matches where alert_id like 'many-%'`.execute(db)
    await sql`delete from pgboss.job where name = 'alert-mail'`.execute(db)
    await sql`delete from accounts where id like 'many-%'`.execute(db)
    expect([mails.rows.length, left.rows.length]).toEqual([1001, 0])
    expect(rows).toEqual([500, 500, 1].map((accounts) => ({ accounts, news: 2 * accounts, times: 1 })))
  })

  test('is pushed by alerts that push, and not by others', async () => {
    const [pushed, quiet] = [await server.as('elodie.favre'), await server.as('jordan.avery')]
    for (const caller of [pushed, quiet]) {
      await caller.post('/api/v2/push-notification-tokens', {
        data: { token: `chrome:${caller === pushed}`, platform: 'web', browser: 'chrome' },
      })
    }
    await save(pushed, { 'query-text': 'submarine', frequency: 'instant', channels: ['push'] })
    await save(quiet, { 'query-text': 'submarine', frequency: 'instant', channels: ['app'] })
    await publishNew({ tagline: 'A submarine surfaces' })
    await round()
    expect([await told(pushed), await told(quiet)]).toEqual([['A submarine surfaces'], ['A submarine surfaces']])
    const message = async (token: string) =>
      (await server.guest.post('/api/v2/push-notification-tokens/get-message', { token })).body.data?.attributes.body ?? null
    expect([await message('chrome:true'), await message('chrome:false')]).toEqual(['A submarine surfaces', null])
  })

  test('is told by its title to whom its text is withheld, as by mail', async () => {
    const caller = await server.as('investor-delayed')
    const id = await save(caller, { 'query-text': 'quicksilver', frequency: 'instant', channels: ['app', 'email'] })
    await publishNew({ tagline: 'Quicksilver rises', detail: '<p>Only for those who may read it.</p>' })
    await round()
    const [insight] = (await caller.get('/api/v2/insights?page[size]=1')).body.data
    expect(insight.attributes).toMatchObject({ tagline: 'Quicksilver rises', 'restriction-reason': expect.any(String) })
    expect(await told(caller)).toEqual(['Quicksilver rises'])
    expect((await attributesOf(caller, id))['new-count']).toBe(1)
    expect((await server.mailsTo('investor-delayed@demo.example')).filter((one) => one.includes('Quicksilver rises'))).toHaveLength(1)
  })

  test('is not told of by an alert that was off meanwhile', async () => {
    const caller = await server.as('noor.alhashimi')
    const id = await save(caller, { 'query-text': 'tungsten', frequency: 'hourly' })
    const change = async (attributes: object) => expect((await caller.patch(`${path}/${id}`, { data: { attributes } })).status).toBe(200)
    await publishNew({ tagline: 'Tungsten before' })
    await round()
    await change({ active: false })
    await round(minutes(61))
    await change({ active: true })
    await publishNew({ tagline: 'Tungsten after' })
    await round()
    await round(minutes(61))
    expect(await told(caller)).toEqual(['Tungsten after'])
  })

  test('is not told of where it was cancelled before the alert was due', async () => {
    const caller = await server.as('noor.alhashimi')
    await save(caller, { 'query-text': 'steam', frequency: 'hourly' })
    const gone = await putInsight(server.db, 'drafted', authors.provider, { tagline: 'Steam is gone' })
    await publish(server, gone)
    await publishNew({ tagline: 'Steam is here' })
    await round()
    const reason = { 'aasm-state': 'cancelled', 'status-reason': 'duplicate' }
    expect((await (await server.as('editor')).patch(`/api/v2/insights/${gone}`, { data: { attributes: reason } })).status).toBe(200)
    await round(minutes(61))
    expect(await told(caller)).toEqual(['Steam is here'])
  })

  test('does not match where its reader muted what it is about', async () => {
    const caller = await server.as('noor.alhashimi')
    const id = await save(caller, { 'query-text': 'organ', frequency: 'instant', channels: ['app', 'email'] })
    const mutable = { data: { type: 'entities', id: seedId('entities', 6) } }
    const muted = await caller.post('/api/v2/muted_items', { data: { type: 'muted-items', relationships: { mutable } } })
    expect(muted.status).toBe(201)
    await publishNew({ tagline: 'Organ makers', primary_entity_id: seedId('entities', 6) })
    await publishNew({ tagline: 'Organ grinders' })
    await round()
    expect((await attributesOf(caller, id))['results-count']).toBe(1)
    const mails = (await server.mailsTo('noor.alhashimi@demo.example')).filter((one) => one.includes('Organ'))
    expect([mails.length, mails.join().includes('Organ makers')]).toEqual([1, false])
  })

  test('is not told of before an alert was saved, nor to its own author', async () => {
    const [author, late] = [await server.as('provider'), await server.as('elodie.favre')]
    await save(author, { 'query-text': 'harpsichord', frequency: 'instant' })
    await publishNew({ tagline: 'A harpsichord boom' })
    await round()
    await save(late, { 'query-text': 'harpsichord', frequency: 'instant' })
    await round(minutes(10))
    expect([await told(author), await told(late)]).toEqual([[], []])
  })
})

describe('alerts are due', () => {
  const due = async (frequency: string, zone: string, after: string): Promise<string | null> => {
    const { rows } = await sql<{
      at: string | null
    }>`select to_char(next_due(${frequency}, ${zone}, ${after}::timestamptz) at time zone 'UTC',
      'YYYY-MM-DD HH24:MI') as at`.execute(server.db)
    return rows[0]!.at
  }
  test.each([
    ['hourly', 'Asia/Tokyo', '2026-10-01T08:30:00Z', '2026-10-01 09:00'],
    ['daily', 'Europe/London', '2026-10-01T08:30:00Z', '2026-10-02 05:30'],
    ['daily', 'Europe/London', '2026-10-24T08:30:00Z', '2026-10-25 06:30'],
    ['daily', 'Asia/Kolkata', '2026-10-01T00:59:59Z', '2026-10-01 01:00'],
    ['daily', 'Asia/Kolkata', '2026-10-01T01:00:00Z', '2026-10-02 01:00'],
    ['weekly', 'UTC', '2026-10-01T08:30:00Z', '2026-10-05 06:30'],
    ['monthly', 'UTC', '2026-12-15T08:30:00Z', '2027-01-01 06:30'],
    ['daily', 'Pacific/Kiritimati', '2026-10-01T08:30:00Z', '2026-10-01 16:30'],
    ['daily', 'CET', '2026-07-01T00:30:00Z', '2026-07-01 04:30'],
    ['daily', 'CET', '2026-12-01T00:30:00Z', '2026-12-01 05:30'],
    ['daily', 'Atlantis/Capital', '2026-10-01T08:30:00Z', '2026-10-02 06:30'],
    ['instant', 'UTC', '2026-10-01T08:30:00Z', '2026-10-01 08:30'],
    ['never', 'UTC', '2026-10-01T08:30:00Z', null],
  ])('%s in %s after %s at %s', async (frequency, zone, after, at) => {
    expect(await due(frequency, zone, after)).toBe(at)
  })

  test('by the clock of their account, also when it moves', async () => {
    const caller = await server.as('elodie.favre')
    const ids = [
      await save(caller, { 'query-text': 'x', frequency: 'daily' }),
      await save(caller, { 'query-text': 'x', frequency: 'hourly' }),
    ]
    for (const zone of ['Asia/Tokyo', 'America/Lima']) {
      expect((await caller.patch('/api/v2/accounts/me', { data: { attributes: { timezone: zone } } })).status).toBe(200)
      const { rows } = await sql<{ agrees: boolean }>`select next_due_at = next_due(frequency, ${zone}, now()) as agrees
        from alerts where id = any(${ids}::text[])`.execute(server.db)
      expect([zone, rows]).toEqual([zone, [{ agrees: true }, { agrees: true }]])
    }
  })
})

describe('the search history', () => {
  const account = seedId('accounts', 21)
  const search = (queryText: string, results = 1, filters = {}) =>
    rememberSearch(server.db, account, { queryText, filters, results, origin: 'api' })
  const history = async (caller: Client) => (await caller.get(`${path}?filter[kind]=history&sort=-last-run-at`)).body.data
  const queries = async (caller: Client) => (await caller.get('/api/v1/activities?filter[key]=search.query')).body.data

  test('is written by full searches, with the filters that an alert can have, and each is recorded', async () => {
    const caller = await server.as('wing.cheung')
    const own = { account: { data: { type: 'accounts', id: seedId('accounts', 16) } } }
    const made = await caller.post('/api/v2/filter-presets', {
      data: { type: 'filter-presets', attributes: { name: 'P', countries: ['JP', 'KR'], 'min-market-cap': 50 }, relationships: own },
    })
    const ask = async (query: string, as = caller) => expect((await as.get(`/api/v2/search?query-text=${query}`)).status).toBe(200)
    const filters = `filter[vertical-id]=${seedId('content-verticals', 1)},nothing&filter[unread]=true&filter[market-cap-max]=9000`
    await ask(`&filter[preset-id]=${made.body.data.id}&filter[country]=JP&${filters}`)
    await expect.poll(async () => (await history(caller)).length).toBe(1)
    await ask('Banks')
    await expect.poll(async () => (await history(caller)).length).toBe(2)
    const [banks, filtered] = await history(caller)
    const { slug } = (await caller.get(`/api/v2/content-verticals/${seedId('content-verticals', 1)}`)).body.data.attributes
    expect(filtered.attributes).toMatchObject({ kind: 'history', 'query-text': null, active: true, frequency: 'never' })
    expect(filtered.attributes.filters).toEqual({
      ...{ countries: ['JP'], verticals: [slug, 'nothing'] },
      ...{ 'min-market-cap': 50, 'max-market-cap': 9000 },
    })
    const results = (await caller.get('/api/v2/search?query-text=Banks&page[number]=2')).body.meta['record-count']
    expect(banks.attributes).toMatchObject({ 'query-text': 'Banks', filters: null, 'results-count': results })
    const [query] = await queries(caller)
    expect(query.attributes).toMatchObject({ key: 'search.query', origin: 'api', parameters: { 'query-text': 'Banks', results } })
    expect((await caller.get(query.relationships.trackable.links.related)).body.data.id).toBe(banks.id)
    expect(await queries(await server.as('provider'))).toEqual([])
  })

  test('is not written by what nobody asked for: a quick search, another page, a prefetch, a HEAD, a guest', async () => {
    const caller = await server.as('gita.wulandari')
    const to = (query: string) => `/api/v2/search?query-text=${query}`
    await caller.get(to('typing&search-type=quick'))
    await caller.get(to('paging&page[number]=2'))
    await caller.get(to('prefetched'), { headers: { 'sec-purpose': 'prefetch' } })
    await caller.send('HEAD', to('headed'))
    await server.guest.get(to('guest'))
    await caller.get(to(`&filter[author-id]=${seedId('accounts', 4)}`))
    for (let count = 0; count < 3; count++) await caller.get(to('asked'))
    await expect.poll(async () => (await history(caller)).length).toBe(1)
    expect((await history(caller))[0].attributes['query-text']).toBe('asked')
    expect(await queries(caller)).toHaveLength(1)
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from alerts where query_text = 'guest'`.execute(
      server.db,
    )
    expect(rows).toEqual([{ count: 0 }])
  })

  test('stands in the list of alerts, the same search once, and only the last 100', async () => {
    const caller = await server.as('elodie.favre')
    await Promise.all(Array.from({ length: 20 }, (_, index) => search('banks', index)))
    await search('banks', 3, { country: ['JP'] })
    await search('')
    const listed = async (query = '') => (await caller.get(`${path}?filter[kind]=history&sort=-last-run-at${query}`)).body
    expect((await listed()).meta['record-count']).toBe(2)
    for (let index = 0; index < 100; index++) await search(`search ${index}`)
    await search('search 0', 42)
    const { data, meta } = await listed()
    expect(meta['record-count']).toBe(100)
    expect(data[0].attributes).toMatchObject({ kind: 'history', 'query-text': 'search 0', 'results-count': 42, frequency: 'never' })
    expect((await caller.get(`${path}?filter[kind]=saved`)).body.meta['record-count']).toBe(0)
  })

  test('a past search becomes an alert under its id, and no alert becomes a past search', async () => {
    const caller = await server.as('elodie.favre')
    await search('tugboats', 9)
    const { id } = (await caller.get(path)).body.data[0]
    const saved = await caller.patch(`${path}/${id}`, body({ kind: 'saved', frequency: 'instant' }))
    expect(saved.body.data).toMatchObject({ id, attributes: { kind: 'saved', 'query-text': 'tugboats', 'results-count': 0 } })
    await publishNew({ tagline: 'Tugboats are short' })
    await round()
    expect(await told(caller)).toEqual(['Tugboats are short'])
    expect((await caller.patch(`${path}/${id}`, body({ kind: 'history' }))).status).toBe(409)
    await search('barges')
    const [barges] = await history(caller)
    const daily = await caller.patch(`${path}/${barges.id}`, body({ kind: 'saved' }))
    expect(daily.body.data.attributes).toMatchObject({ kind: 'saved', frequency: 'daily' })
  })
})
