import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { insertRows } from '../../../src/demo/insert-rows.ts'
import { tick } from '../../../src/tick.ts'
import { happened, longEnough, tell } from '../../support/activity-bodies.ts'
import { putFile } from '../../support/files.ts'
import { authors, codesOf, insightPath, putInsight } from '../../support/insight-rows.ts'
import type { InsightColumns } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'
import type { Answer, Client } from '../../support/server.ts'

const server = startServer()
const account = (n: number): string => seedId('accounts', n)
const entity = seedId('entities', 1)

let investor: Client
let provider: Client
let admin: Client
beforeAll(async () => {
  ;[investor, provider, admin] = await Promise.all([server.as('investor'), server.as('provider'), server.as('admin')])
})

const published = (columns: InsightColumns = {}) => putInsight(server.db, 'published', authors.provider, columns)
const outcome = (answer: Answer) => [answer.status, ...codesOf(answer), answer.body.errors?.[0]?.source?.pointer].filter(Boolean)
const counts = async (id: string, client = admin) => {
  const { attributes } = (await client.get(insightPath(id))).body.data
  const names = ['total-account-read', 'total-public-read', 'total-combined-read', 'introduced-total-views', 'weighted-insight-views']
  return names.map((name) => attributes[name])
}
/** Lets so much time pass since all activities. */
const later = (minutes: number) =>
  sql`update activities set created_at = created_at - make_interval(mins => ${minutes}), updated_at = created_at`.execute(server.db)

describe('an activity', () => {
  test('is told with its attributes in data, or in attributes as those of other types', async () => {
    const direct = await tell(investor, 'entity.view', 'entities', entity, { source: 'search' })
    expect([direct.status, direct.body.data.attributes]).toMatchObject([
      201,
      { key: 'entity.view', origin: 'api', anonymize: false, direction: 'outgoing', parameters: { source: 'search' } },
    ])
    const other = happened('entity.view', 'Entity', seedId('entities', 2)).data
    const wrapped = await investor.post('/api/v2/activities', {
      data: { attributes: { key: other.key }, relationships: other.relationships },
    })
    expect([wrapped.status, wrapped.body.data.attributes.key]).toEqual([201, 'entity.view'])
    expect((await investor.get(wrapped.body.data.links.self)).status).toBe(200)
  })

  test('may stand in both places only if it is the same', async () => {
    const { data } = happened('entity.view', 'entities', seedId('entities', 3), { source: 'search' })
    const both = (attributes: object) => investor.post('/api/v2/activities', { data: { ...data, attributes } })
    expect((await both({ key: 'entity.view', parameters: { source: 'search' } })).status).toBe(201)
    expect(outcome(await both({ key: 'entity.look' }))).toEqual([422, '103', '/data/key'])
    expect(outcome(await both({ parameters: { source: 'alert' } }))).toEqual([422, '103', '/data/parameters'])
    expect(outcome(await both({ colour: 'red' }))).toEqual([400, '105'])
  })

  test('is refused at the place where it was sent', async () => {
    const { relationships } = happened('entity.view', 'entities', entity).data
    for (const key of [5, 'insight.view']) {
      const direct = await investor.post('/api/v2/activities', { data: { key, relationships } })
      expect(outcome(direct)).toEqual([422, key === 5 ? '103' : '100', '/data/key'])
      const wrapped = await investor.post('/api/v2/activities', { data: { attributes: { key }, relationships } })
      expect(outcome(wrapped)).toEqual([422, key === 5 ? '103' : '100', '/data/attributes/key'])
    }
  })

  test('is refused where its parameters nest without end, in one place or in both', async () => {
    const { data } = happened('entity.view', 'entities', seedId('entities', 3))
    const deep = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    for (const sent of [{ parameters: 0 }, { parameters: 0, attributes: { parameters: 0 } }]) {
      const raw = JSON.stringify({ data: { ...data, ...sent } }).replaceAll('"parameters":0', `"parameters":${deep}`)
      for (const client of [investor, server.guest]) {
        const answer = await client.post('/api/v2/activities', undefined, { raw, headers: { 'content-type': 'application/json' } })
        expect([answer.status, answer.body.errors[0].source.pointer]).toEqual([422, '/data/parameters'])
      }
    }
  })

  test('that means nothing here is stored and counts for nothing', async () => {
    const id = await published()
    const answer = await tell(investor, 'insight.admire', 'insights', id, longEnough)
    expect([answer.status, answer.body.data.attributes.key]).toEqual([201, 'insight.admire'])
    expect(await counts(id)).toEqual([0, 0, 0, 0, 0])
  })

  test('is refused where it does not agree with itself', async () => {
    const id = await published()
    expect(outcome(await tell(investor, 'comment.view_thread', 'insights', id))).toEqual([422, '100', '/data/key'])
    expect(outcome(await tell(investor, 'insight.admire', 'insights', id, { text: 'x'.repeat(4_096) }))).toEqual([
      422,
      '100',
      '/data/parameters',
    ])
    expect(outcome(await tell(investor, 'insight.read', 'insights', id, { seconds: 29, percent: 49 }))).toEqual([
      422,
      '100',
      '/data/parameters',
    ])
    expect(outcome(await tell(investor, 'insight.read', 'insights', id))).toEqual([422, '100', '/data/parameters'])
    expect(outcome(await tell(investor, 'Insight.View', 'insights', id))).toEqual([422, '103', '/data/key'])
    expect(outcome(await tell(investor, 'insight.view', 'sessions', id))).toEqual([400, '116', '/data/relationships/trackable/data/type'])
    expect(outcome(await investor.post('/api/v2/activities', { data: {} }))).toEqual([400, '106', '106', '/data/key'])
  })

  test('of a result of a search is told of what was opened, and its search by the server alone', async () => {
    const id = await published()
    for (const [type, about] of [
      ['insights', id],
      ['entities', entity],
      ['accounts', account(4)],
    ] as const) {
      const { status, body } = await tell(investor, 'search.click', type, about, { 'query-text': 'banks' })
      expect([type, status, body.data.attributes.key]).toEqual([type, 201, 'search.click'])
    }
    const company = seedId('companies', 5)
    expect(outcome(await tell(investor, 'search.click', 'companies', company))).toEqual([422, '100', '/data/key'])
    expect(outcome(await tell(investor, 'search.query', 'insights', id))).toEqual([403, '403'])
    expect((await tell(server.guest, 'search.click', 'entities', entity)).status).toBe(401)
  })

  test('on what the caller does not see is refused, and so is one that names another type', async () => {
    const pointer = '/data/relationships/trackable/data/id'
    const draft = await putInsight(server.db, 'drafted')
    expect(outcome(await tell(investor, 'insight.view', 'insights', draft))).toEqual([422, '103', pointer])
    expect(outcome(await tell(investor, 'insight.view', 'insights', entity))).toEqual([422, '103', pointer])
    expect(outcome(await tell(server.guest, 'insight.public_view', 'insights', draft))).toEqual([422, '103', pointer])
  })

  test('that an operation does itself is refused', async () => {
    const id = await published()
    for (const key of ['insight.like', 'insight.publish', 'insight.share', 'insight.start_review'])
      expect([key, ...outcome(await tell(investor, key, 'insights', id))]).toEqual([key, 403, '403'])
    expect(outcome(await tell(admin, 'account.follow', 'accounts', account(4)))).toEqual([403, '403'])
    // What people are told of comes from nobody but the server.
    expect(outcome(await tell(investor, 'insight.cancelled', 'insights', id))).toEqual([403, '403'])
    expect(outcome(await tell(investor, 'account.followed', 'accounts', account(4)))).toEqual([403, '403'])
  })

  test('of a reading is that of someone who had the whole text', async () => {
    const id = await published()
    const lapsed = await server.as('samuel.penrose')
    for (const key of ['insight.view', 'insight.read', 'insight.print', 'insight.copy', 'insight.export'])
      expect([key, ...outcome(await tell(lapsed, key, 'insights', id, longEnough))]).toEqual([key, 422, '100', '/data/key'])
    expect((await tell(lapsed, 'insight.view_restricted', 'insights', id)).status).toBe(201)
    expect(await counts(id)).toEqual([0, 0, 0, 0, 0])
  })
})

describe('where it comes from', () => {
  test.each([
    ['Mozilla/5.0 (X11; Linux x86_64)', undefined, 'web'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', undefined, 'ios'],
    ['Reader/2.1 (Linux; Android 16)', undefined, 'android'],
    ['curl/8.5', undefined, 'api'],
    ['curl/8.5', 'widget', 'widget'],
    ['curl/8.5', 'system', 'api'],
  ])('is told by %s and the parameter %s: %s', async (agent, origin, expected) => {
    const body = happened('insight.view', 'insights', await published(), origin === undefined ? {} : { origin })
    const answer = await investor.post('/api/v2/activities', body, { headers: { 'user-agent': agent } })
    expect(answer.body.data.attributes.origin).toBe(expected)
  })
})

describe('what is told again', () => {
  test('within half an hour is the earlier activity and counts once; after that it is new', async () => {
    const id = await published()
    const view = () => tell(investor, 'insight.view', 'insights', id, { source: 'alert' })
    const first = await view()
    expect((await view()).body.data).toEqual(first.body.data)
    expect(await counts(id)).toEqual([0, 0, 0, 1, 1])
    await later(31)
    expect((await view()).body.data.id).not.toBe(first.body.data.id)
    expect(await counts(id)).toEqual([0, 0, 0, 2, 2])
  })

  test('by another, of another or in another way is new', async () => {
    const [id, other] = [await published(), await published()]
    const told = [
      await tell(investor, 'insight.view', 'insights', id),
      await tell(investor, 'insight.view', 'insights', other),
      await tell(investor, 'insight.print', 'insights', id),
      await tell(await server.as('investor-2'), 'insight.view', 'insights', id),
    ]
    expect(new Set(told.map((one) => one.body.data.id)).size).toBe(4)
  })
})

describe('the counters', () => {
  test('hold a reading once for each account, which then has read it', async () => {
    const id = await published()
    const isRead = async () => (await investor.get(insightPath(id))).body.data.attributes['is-read']
    await tell(investor, 'insight.view', 'insights', id)
    expect(await isRead()).toBe(false)
    await tell(investor, 'insight.read', 'insights', id, { seconds: 30 })
    expect([await isRead(), ...(await counts(id))]).toEqual([true, 1, 0, 1, 0, 1])
    await later(31)
    await tell(investor, 'insight.read', 'insights', id, { percent: 50 })
    expect(await counts(id)).toEqual([1, 0, 1, 0, 1])
  })

  test('leave out the author, colleagues and the operator, for whom it is read all the same', async () => {
    const id = await published()
    for (const name of ['provider', 'lead', 'compliance', 'editor', 'admin']) {
      const client = await server.as(name)
      await tell(client, 'insight.view', 'insights', id)
      await tell(client, 'insight.read', 'insights', id, longEnough)
      expect((await client.get(insightPath(id))).body.data.attributes['is-read']).toBe(true)
    }
    expect(await counts(id)).toEqual([0, 0, 0, 0, 0])
  })

  test('weigh a view by who has it, and are shown rounded', async () => {
    const id = await published({ published_at: new Date(Date.now() - 86_400_000).toISOString() })
    await tell(await server.as('provider-2'), 'insight.view', 'insights', id)
    expect((await counts(id))[4]).toBe(0)
    await tell(await server.as('investor-delayed'), 'insight.view', 'insights', id)
    expect((await counts(id))[4]).toBe(1)
    await tell(investor, 'insight.view', 'insights', id)
    expect((await counts(id))[4]).toBe(2)
    const { weighted_view_tenths: tenths } = await server.db
      .selectFrom('insights')
      .select('weighted_view_tenths')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(tenths).toBe(17)
  })

  test('hold the downloads of a document', async () => {
    const id = randomUUID()
    const source = await putFile(server.db, 'model.csv', 'text/csv')
    await insertRows(server.db, 'insight_documents', {
      id,
      insight_id: await published(),
      source,
      source_file_name: 'model.csv',
      source_content_type: 'text/csv',
    })
    const downloads = async () =>
      (await server.db.selectFrom('insight_documents').select('downloads_count').where('id', '=', id).executeTakeFirstOrThrow())
        .downloads_count
    const answer = await tell(investor, 'insight_document.download', 'insight-documents', id)
    expect([answer.status, await downloads()]).toEqual([201, 1])
    await tell(investor, 'insight_document.download', 'insight-documents', id)
    expect(await downloads()).toBe(1)
  })

  test('do not move when an insight is shown', async () => {
    const id = await published()
    await investor.get(insightPath(id))
    const { rows } = await sql`select from activities where trackable_id = ${id}`.execute(server.db)
    expect([await counts(id), rows.length]).toEqual([[0, 0, 0, 0, 0], 0])
  })
})

describe('a guest', () => {
  const guestAs = (agent: string, from: string, ...activity: Parameters<typeof happened>) =>
    server.guest.post('/api/v2/activities', happened(...activity), { headers: { 'user-agent': agent }, from })

  test('tells of what is open to guests, and of nothing else', async () => {
    const id = await published()
    for (const [key, type, about] of [
      ['insight.public_view', 'insights', id],
      ['insight.public_read', 'insights', id],
      ['entity.view', 'entities', entity],
      ['entity_news.view', 'entity-news', seedId('entity-news', 1)],
    ] as const)
      expect([key, (await tell(server.guest, key, type, about)).status]).toEqual([key, 201])
    for (const key of ['insight.view', 'insight.read', 'insight.like', 'insight.admire', 'account.view'])
      expect([key, (await tell(server.guest, key, 'insights', id)).status]).toEqual([key, 401])
  })

  test('counts once a day for each insight, however often it comes back', async () => {
    const id = await published()
    const read = (from: string) => guestAs('a-browser', from, 'insight.public_read', 'insights', id)
    await read('127.0.0.1')
    await later(31)
    await read('127.0.0.1')
    await read('127.0.0.2')
    expect((await counts(id)).slice(0, 3)).toEqual([0, 2, 2])
    await sql`update visitor_salts set day = day - 1`.execute(server.db)
    await read('127.0.0.1')
    expect((await counts(id)).slice(0, 3)).toEqual([0, 3, 3])
  })

  test('is one for one address, whatever it says of itself', async () => {
    const id = await published()
    for (const agent of ['one', 'two', 'three']) {
      for (const key of ['insight.public_read', 'insight.public_view']) {
        expect((await guestAs(agent, '127.0.0.3', key, 'insights', id)).status).toBeLessThan(202)
      }
    }
    expect((await counts(id)).slice(0, 3)).toEqual([0, 1, 1])
    const { rows } = await sql`select from activities where trackable_id = ${id}`.execute(server.db)
    expect(rows).toHaveLength(2)
  })

  test('is kept as a hash alone, whose salt is forgotten the day after', async () => {
    const id = await published()
    const answer = await guestAs('a-rare-browser', '127.0.0.1', 'insight.public_view', 'insights', id)
    expect(answer.body.data.attributes).toMatchObject({ direction: 'system', anonymize: false })
    const { rows } = await sql<{ row: string; hash: Uint8Array }>`select activities::text as row, visitor_hash as hash from activities
      where id = ${answer.body.data.id}`.execute(server.db)
    expect(rows[0]!.row).not.toMatch(/127\.0\.0\.1|a-rare-browser/)
    expect(rows[0]!.hash).toHaveLength(32)
    await sql`insert into visitor_salts (day, salt) values ('2020-01-01', ${Buffer.alloc(32)}) on conflict do nothing`.execute(server.db)
    await tick(server.db, server.place.files, new Date())
    const salts = await sql<{ today: boolean }>`select day = (now() at time zone 'UTC')::date as today from visitor_salts`.execute(
      server.db,
    )
    expect(salts.rows).toEqual([{ today: true }])
  })
})

test('a reader whom the author does not see is a kind of firm and a country too, though not anonymous', async () => {
  const id = await published()
  const reader = await server.as('lukas.hofstede')
  const { links } = (await tell(reader, 'insight.view', 'insights', id, { source: 'alert' })).body.data
  expect((await provider.get(`/api/v2/accounts/${account(19)}`)).status).toBe(404)
  const { attributes } = (await provider.get(links.self)).body.data
  expect(attributes).toMatchObject({
    anonymize: false,
    parameters: { 'owner-firm-type': 'investor-firm', 'owner-country': expect.any(String) },
  })
  expect((await reader.get(links.self)).body.data.attributes.parameters).toEqual({ source: 'alert' })
  const { company_id } = await server.db.selectFrom('accounts').select('company_id').where('id', '=', account(19)).executeTakeFirstOrThrow()
  for (const filter of [`filter[owner-id]=${account(19)}`, `filter[company-id]=${company_id}`]) {
    const found = async (client: Client) =>
      (await client.get(`/api/v1/activities?filter[trackable-id]=${id}&${filter}`)).body.meta['record-count']
    expect([filter, await found(provider), await found(reader), await found(admin)]).toEqual([filter, 0, 1, 1])
  }
})

describe('an anonymous reader', () => {
  test('is a kind of firm and a country to the author, and itself to itself and an admin', async () => {
    const id = await published()
    const reader = await server.as('jordan.avery')
    const { id: activity, links } = (await tell(reader, 'insight.view', 'insights', id, { source: 'alert' })).body.data
    const seenBy = async (client: Client) => {
      const { attributes } = (await client.get(links.self)).body.data
      const owner = (await client.get(`/api/v1/activities/${activity}/relationships/owner`)).body.data
      return [attributes.anonymize, attributes.direction, attributes.parameters, owner?.id ?? null]
    }
    const parameters = { source: 'alert', 'owner-firm-type': 'investor-firm', 'owner-country': 'US' }
    expect(await seenBy(provider)).toEqual([true, 'incoming', parameters, null])
    expect(await seenBy(reader)).toEqual([true, 'outgoing', { source: 'alert' }, account(20)])
    expect((await seenBy(admin))[3]).toBe(account(20))
    const found = async (client: Client, filter: string) =>
      (await client.get(`/api/v1/activities?filter[trackable-id]=${id}&${filter}`)).body.meta['record-count']
    for (const [filter, forAuthor] of [
      ['filter[key]=insight.view', 1],
      [`filter[owner-id]=${account(20)}`, 0],
      [`filter[company-id]=${seedId('companies', 8)}`, 0],
    ] as const) {
      expect([filter, await found(provider, filter), await found(reader, filter)]).toEqual([filter, forAuthor, 1])
    }
  })
})

describe('the list', () => {
  test('holds what the caller did and what was done to its own, newest first, as narrow as it is asked for', async () => {
    const id = await published()
    const mark = `filter[trackable-id]=${id}`
    await tell(investor, 'insight.view', 'insights', id)
    await tell(investor, 'insight.print', 'insights', id)
    await tell(await server.as('investor-2'), 'insight.view', 'insights', id)
    const keys = async (client: Client, filter: string) => {
      const { body } = await client.get(`/api/v1/activities?${mark}&${filter}&sort=-created-at`)
      return body.data.map((one: { attributes: { key: string } }) => one.attributes.key)
    }
    expect(await keys(investor, 'page[size]=5')).toEqual(['insight.print', 'insight.view'])
    expect(await keys(provider, 'page[size]=5')).toEqual(['insight.view', 'insight.print', 'insight.view'])
    expect(await keys(provider, 'filter[key]=insight.print,insight.read')).toEqual(['insight.print'])
    expect(await keys(provider, `filter[owner-id]=${account(2)}`)).toEqual(['insight.view'])
    expect(await keys(provider, `filter[company-id]=${seedId('companies', 5)}`)).toEqual(['insight.print', 'insight.view'])
    expect(await keys(provider, 'filter[direction]=incoming')).toHaveLength(3)
    expect(await keys(provider, 'filter[direction]=outgoing')).toEqual([])
    expect(await keys(provider, 'filter[trackable-type]=entities')).toEqual([])
    expect(await keys(provider, 'filter[from]=2199-01-01 00:00:00 %2B0000')).toEqual([])
    expect(await keys(provider, 'filter[to]=2199-01-01 00:00:00 %2B0000')).toHaveLength(3)
  })
})

describe('the list of who oversees many', () => {
  test('holds the newest of very many, of each of whom little is read, though one did most of it', { timeout: 60_000 }, async () => {
    const officer = await server.as('compliance')
    await sql`with people as (insert into accounts (id, company_id, slug, first_name, last_name, email, account_type, status)
        select 'crowded-' || n, (select company_id from accounts where email = 'compliance@demo.example'), 'crowded-' || n, 'Crowded', n::text,
          'crowded-' || n || '@demo.example', 'investor', 'active' from generate_series(1, 2500) as n returning id)
      insert into activities (id, key, trackable_type, trackable_id, owner_id, created_at)
        select people.id || '-' || n, 'test.crowded', 'entities', ${entity}, people.id,
          now() + interval '1 day' - n * case people.id when 'crowded-7' then interval '1 second' else interval '9 minutes' end
        from people cross join generate_series(1, case people.id when 'crowded-7' then 300 else 2 end) as n`.execute(server.db)
    const { rows } = await sql<{ id: string }>`select id from activities where key = 'test.crowded'
      order by created_at desc, id desc limit 1000`.execute(server.db)
    const pages = await Promise.all(
      [1, 3, 4, 10].map((page) => officer.get(`/api/v1/activities?filter[key]=test.crowded&page[size]=100&page[number]=${page}`)),
    )
    expect(pages.map(({ body }) => body.meta['record-count'])).toEqual([1000, 1000, 1000, 1000])
    const found = pages.flatMap(({ body }) => body.data.map((one: { id: string }) => one.id))
    expect(found).toEqual([...rows.slice(0, 100), ...rows.slice(200, 400), ...rows.slice(900)].map(({ id }) => id))
    await sql`delete from activities where key = 'test.crowded'`.execute(server.db)
  })

  test('holds the newest of them all, though one did most of it, by each filter', async () => {
    const officer = await server.as('compliance')
    await sql`with people as (insert into accounts (id, company_id, slug, first_name, last_name, email, account_type, status, country)
        select 'watched-' || n, (select company_id from accounts where email = 'compliance@demo.example'), 'watched-' || n, 'Watched', n::text,
          'watched-' || n || '@demo.example', 'insight-provider', 'active', 'GB' from generate_series(1, 40) as n returning id)
      insert into activities (id, key, trackable_type, trackable_id, owner_id, created_at)
        select people.id || '-' || n, case when n % 3 = 0 then 'test.seldom' else 'test.often' end, 'entities', ${entity}, people.id,
          now() + interval '1 day' - n * case people.id when 'watched-7' then interval '1 minute' else interval '43 minutes' end
        from people cross join generate_series(1, case people.id when 'watched-7' then 1500 else 50 end) as n`.execute(server.db)
    for (const [filter, where] of [
      ['filter[direction]=internal', sql`true`],
      ['filter[key]=test.seldom', sql`key = 'test.seldom'`],
      [`filter[key]=test.seldom,test.often&filter[trackable-id]=${entity}`, sql`true`],
    ] as const) {
      const { rows } = await sql<{ id: string }>`select id from activities where owner_id like 'watched-%' and ${where}
        order by created_at desc, id desc limit 1000`.execute(server.db)
      const pages = await Promise.all(
        [1, 5, 10].map((page) => officer.get(`/api/v1/activities?${filter}&page[size]=100&page[number]=${page}`)),
      )
      expect(pages.map(({ body }) => body.meta['record-count'])).toEqual([1000, 1000, 1000])
      const found = pages.flatMap(({ body }) => body.data.map((one: { id: string }) => one.id))
      expect(found).toEqual([...rows.slice(0, 100), ...rows.slice(400, 500), ...rows.slice(900)].map(({ id }) => id))
    }
  })

  test('begins with what came since it was counted, and without what went', async () => {
    const officer = await server.as('compliance')
    const first = async () => {
      const { body } = await officer.get('/api/v1/activities?filter[key]=test.often,test.seldom&page[size]=100')
      return [body.meta['record-count'], ...body.data.map((one: { id: string }) => one.id)]
    }
    const newest = async () => {
      const { rows } = await sql<{ id: string }>`select id from activities where key like 'test.%' order by created_at desc, id desc
        limit 100`.execute(server.db)
      return [1_000, ...rows.map(({ id }) => id)]
    }
    expect(await first()).toEqual(await newest())
    await sql`insert into activities (id, key, trackable_type, trackable_id, owner_id, created_at)
      values ('came', 'test.often', 'entities', ${entity}, 'watched-3', now() + interval '2 days')`.execute(server.db)
    const later = await newest()
    expect(later[1]).toBe('came')
    expect(await first()).toEqual(later)
    for (const gone of [1, 100]) {
      await sql`delete from activities where id in (select id from activities where key like 'test.%'
        order by created_at desc, id desc limit ${gone})`.execute(server.db)
      expect(await first()).toEqual(await newest())
    }
  })
})

describe('where attempts are limited', () => {
  const limited = startServer({ limited: true })

  test('guests tell 300 things an hour from an address, exact also at once; other addresses and accounts go on', async () => {
    const view = (client: Client, n: number, from?: string) =>
      client.post('/api/v2/activities', happened('entity.view', 'entities', seedId('entities', 1 + (n % 30))), from ? { from } : {})
    await limited.as('investor')
    const answers = await Promise.all(Array.from({ length: 310 }, (_, n) => view(limited.guest, n)))
    const refused = answers.filter((one) => one.status === 429)
    expect([refused.length, answers.filter((one) => one.status === 201).length]).toEqual([10, 300])
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(3_000)
    expect((await view(limited.guest, 1, '127.0.0.5')).status).toBe(201)
    expect((await view(await limited.as('investor'), 1)).status).toBe(201)
    await sql`update attempts set at = at - interval '1 hour'`.execute(limited.db)
    expect((await view(limited.guest, 1)).status).toBe(201)
  })
})
