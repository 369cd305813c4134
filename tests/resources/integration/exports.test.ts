import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../../src/demo/ids.ts'
import { routes } from '../../../src/generated/routes.ts'
import { shapes } from '../../../src/generated/serializers.ts'
import { attributesOf, exportedLists } from '../../../src/http/exported-lists.ts'
import { tick } from '../../../src/tick.ts'
import { makeKey, lacks, told } from '../../support/api-keys.ts'
import { setColumns } from '../../support/columns.ts'
import { askExport, exportsPath, made, shownExport, walked } from '../../support/exports.ts'
import { filesBelow } from '../../support/files.ts'
import { freshClient, putInsight } from '../../support/insight-rows.ts'
import { startServer } from '../../support/server.ts'

const server = startServer()

/** More than two pages, one of which a spreadsheet would calculate. */
beforeAll(async () => {
  for (let n = 0; n < 230; n++)
    await putInsight(server.db, 'published', 4, { tagline: n === 7 ? '=1+2, and "more"' : `Note ${n}`, countries: [n % 3 ? 'JP' : 'DE'] })
}, 60_000)

/** The parts of exports, in the tables and in the store, but for that of the demo. */
async function partsKept(): Promise<[number, number]> {
  const { rows } = await sql<{ id: string }>`select id from files where name like 'insights.%'`.execute(server.db)
  const stored = new Set(filesBelow(server.place.folder))
  return [rows.length, rows.filter(({ id }) => stored.has(id)).length]
}
const later = (days: number): Date => new Date(Date.now() + days * 24 * 3_600_000)

describe('the lists that can be exported', () => {
  const { check } = routes.find((one) => one.id === 'createExport')!.body!.attributes['list']!

  test('are those of every type that is listed page by page and that API keys may read', () => {
    const types = Object.keys(shapes)
    expect(types.filter((type) => check(type))).toEqual(types.filter((type) => exportedLists.has(type)))
    expect(exportedLists.size).toBeGreaterThan(40)
  })

  test('are the latest ones, and have a column for all that their records have', async () => {
    for (const [type, { path }] of exportedLists) {
      for (const name of ['admin', 'finance', 'provider', 'investor', 'corporate']) {
        const { status, body } = await (await server.as(name)).get(path)
        if (status !== 200 || body.data.length === 0) continue
        expect([type, Object.keys(body.data[0].attributes).filter((one) => !attributesOf(type).includes(one))]).toEqual([type, []])
        break
      }
    }
    expect(exportedLists.get('asset-classes')!.path).toBe('/api/v2/asset-classes')
    expect(exportedLists.get('comments')!.path).toBe('/api/v1/comments')
  })
})

test('an export goes with a role that its account has no more', async () => {
  const [admin, manager] = [await server.as('admin'), await server.as('account-manager')]
  const { id, attributes } = await made(server, manager, { list: 'accounts', format: 'csv' })
  const { body } = await manager.get('/api/v2/accounts/me')
  const withRoles = (roles: string[]) => admin.patch(`/api/v2/accounts/${body.data.id}`, { data: { attributes: { roles } } })
  expect((await withRoles([...body.data.attributes.roles, 'finance'])).status).toBe(200)
  expect((await manager.get(`${exportsPath}/${id}`)).status).toBe(200)
  expect((await withRoles(['finance'])).status).toBe(200)
  expect((await manager.get(`${exportsPath}/${id}`)).status).toBe(404)
  expect((await server.guest.get(attributes.download as string)).status).toBe(404)
  expect((await withRoles(body.data.attributes.roles as string[])).status).toBe(200)
})

describe('an export goes with an entity that its account does not manage any more', () => {
  const [agency, member, given, mine] = [seedId('companies', 11), seedId('accounts', 25), seedId('entities', 16), seedId('entities', 24)]
  const ids = (name: string, some: string[] | null) => ({
    data: { relationships: { [name]: { data: some && some.map((id) => ({ type: 'entities', id })) } } },
  })
  const statusesOf = async (changes: [path: string, body: object][]) => {
    const [admin, issuer] = [await server.as('admin'), await freshClient(server, member)]
    const { id, attributes } = await made(server, issuer, { list: 'contact-lists', format: 'csv' })
    const statuses = []
    for (const [path, body] of changes) {
      expect((await admin.patch(path, body)).status).toBe(200)
      statuses.push((await issuer.get(`${exportsPath}/${id}`)).status, (await server.guest.get(attributes.download as string)).status)
    }
    return statuses
  }
  const [account, company, entity] = [`/api/v2/accounts/${member}`, `/api/v2/companies/${agency}`, `/api/v1/entities/${mine}`]

  test('since fewer are named', async () => {
    const all = await (await freshClient(server, member)).get(`${account}/entities`)
    const every = all.body.data.map((one: { id: string }) => one.id)
    expect(
      await statusesOf([
        [account, ids('entities', every)],
        [account, ids('entities', every.slice(1))],
      ]),
    ).toEqual([200, 200, 404, 404])
    expect(await statusesOf([[account, ids('entities', null)]])).toEqual([200, 200])
  })

  test('since its company manages fewer', async () => {
    const give = (some: string[]): [string, object] => [company, ids('managed-entities', some)]
    expect(await statusesOf([give([given]), give([])])).toEqual([200, 200, 404, 404])
    expect(await statusesOf([give([given])])).toEqual([200, 200])
  })

  test('since it is of another company', async () => {
    const to = (id: string): [string, object] => [entity, { data: { relationships: { company: { data: { type: 'companies', id } } } } }]
    expect(await statusesOf([to(agency), to(seedId('companies', 12))])).toEqual([200, 200, 404, 404])
    expect((await (await server.as('admin')).patch(...to(agency))).status).toBe(200)
  })

  test('since the plan of its company is taken away, or over by its date', async () => {
    const find = server.db.selectFrom('companies').select('corporate_plan_id').where('id', '=', agency)
    const { corporate_plan_id: plan } = await find.executeTakeFirstOrThrow()
    const on = (id: string | null): [string, object] => [
      company,
      { data: { relationships: { 'corporate-plan': { data: id && { type: 'corporate-plans', id } } } } },
    ]
    expect(await statusesOf([on(null)])).toEqual([404, 404])
    const [admin, issuer] = [await server.as('admin'), await freshClient(server, member)]
    expect((await admin.patch(...on(plan))).status).toBe(200)
    const { id, attributes } = await made(server, issuer, { list: 'contact-lists', format: 'csv' })
    await setColumns(server.db, 'companies', agency, { corporate_plan_ends_at: later(1).toISOString() })
    await tick(server.db, server.place.files, new Date())
    expect((await issuer.get(`${exportsPath}/${id}`)).status).toBe(200)
    await tick(server.db, server.place.files, later(2))
    expect((await issuer.get(`${exportsPath}/${id}`)).status).toBe(404)
    expect((await server.guest.get(attributes.download as string)).status).toBe(404)
    expect((await admin.patch(...on(plan))).status).toBe(200)
  })
})

test('the file of an export is not for an account that is suspended', async () => {
  const [admin, investor] = [await server.as('admin'), await server.as('investor-2')]
  const { attributes } = await made(server, investor, { list: 'insights', format: 'csv' })
  const download = async () => (await server.guest.get(attributes.download as string)).status
  const become = (status: string) => admin.patch(`/api/v2/accounts/${seedId('accounts', 2)}`, { data: { attributes: { status } } })
  expect([await download(), (await become('suspended')).status, await download()]).toEqual([200, 200, 404])
  expect([(await become('active')).status, await download()]).toEqual([200, 200])
})

describe('an export', () => {
  test.each([
    ['of everything', '', {}],
    ['of what filters leave, in another order', '?filter[country]=JP&sort=updated-at', { filters: { country: 'JP' }, sort: 'updated-at' }],
  ])('%s holds line by line what the list answers page by page', async (_what, query, more) => {
    const investor = await server.as('investor')
    const { attributes, file } = await made(server, investor, { list: 'insights', format: 'ndjson', ...more })
    const expected = await walked(investor, `/api/v2/insights${query}`)
    const lines = file.text.trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(expected)
    expect(expected.length).toBeGreaterThan(100)
    expect(attributes).toMatchObject({ 'records-count': expected.length, size: file.bytes.length, format: 'ndjson', list: 'insights' })
    expect(file.headers).toMatchObject({ 'content-type': 'application/x-ndjson', 'content-length': String(file.bytes.length) })
    expect(String(file.headers['content-disposition'])).toMatch(/^attachment; filename="insights-\d{4}-\d\d-\d\d\.ndjson"$/)
    expect(Date.parse(attributes['expires-at']) - Date.parse(attributes['finished-at'])).toBe(7 * 24 * 3_600_000)
  })

  test('as a table has the same records, and no formula', async () => {
    const investor = await server.as('investor')
    const { file } = await made(server, investor, { list: 'insights', format: 'csv', filters: { country: 'JP' } })
    expect(file.headers['content-type']).toBe('text/csv')
    const expected = await walked(investor, '/api/v2/insights?filter[country]=JP')
    const [headings, ...rows] = parse(file.text, { record_delimiter: '\r\n' }) as string[][]
    expect(headings).toEqual(['id', 'type', ...Object.keys(expected[0]!.attributes)])
    const cell = (value: unknown) =>
      typeof value === 'string' ? value.replace(/^[=+\-@]/, "'$&") : value === null ? '' : JSON.stringify(value)
    expect(rows).toEqual(expected.map((one) => [one.id, one.type, ...Object.values(one.attributes).map(cell)]))
    expect(rows.flat()).toContain(`'=1+2, and "more"`)
  })

  test('of a list without records is an empty file, and as a table its headings', async () => {
    const investor = await server.as('investor')
    const filters = { 'updated-after': '2190-01-01T00:00:00Z' }
    const lines = await made(server, investor, { list: 'insights', format: 'ndjson', filters })
    expect([lines.file.status, lines.file.text, lines.attributes['records-count']]).toEqual([200, '', 0])
    const table = await made(server, investor, { list: 'asset-classes', format: 'csv', filters: { ids: 'none' } })
    expect(table.file.text).toBe('"id","type","name"\r\n')
  })

  test('shows whoever asks what that account may read', async () => {
    const of = async (name: string) => {
      const { file } = await made(server, await server.as(name), { list: 'corporate-events', format: 'ndjson' })
      const seen = await walked(await server.as(name), '/api/v2/corporate-events')
      expect(file.text).toBe(seen.map((one) => `${JSON.stringify(one)}\n`).join(''))
      return seen.length
    }
    expect(await of('investor')).not.toBe(await of('admin'))
  })
})

describe('it is refused', () => {
  test('with a pointer to each filter and the sort that its list does not take', async () => {
    const investor = await server.as('investor')
    const filters = { colour: 'red', unread: 'perhaps', country: 'JP', 'a/b': '1' }
    const { status, body } = await askExport(investor, { list: 'insights', format: 'csv', filters, sort: 'colour' })
    expect(status).toBe(422)
    expect(body.errors.map((one: { source: unknown }) => one.source)).toEqual(
      ['/filters/colour', '/filters/unread', '/filters/a~1b', '/sort'].map((end) => ({ pointer: `/data/attributes${end}` })),
    )
    const absent = { 'preset-id': '019a0000-ffff-7000-8000-000000000000' }
    const preset = await askExport(investor, { list: 'insights', format: 'csv', filters: absent })
    const asked = await investor.get(`/api/v2/insights?filter[preset-id]=${absent['preset-id']}`)
    expect([preset.status < 300, preset.status]).toEqual([asked.status < 300, asked.status < 300 ? 202 : 422])
    await server.jobs.drain()
  })

  test('to whoever may not read the list', async () => {
    const refused = await askExport(await server.as('investor'), { list: 'contact-lists', format: 'csv' })
    expect([refused.status, refused.body.errors[0].code]).toEqual([403, '403'])
  })

  test('to a key that lacks the scope of the list, which is not shown where its owner downloads it either', async () => {
    const narrow = await makeKey(server, 'investor', 'integration:write')
    expect(told(await askExport(narrow.client, { list: 'insights', format: 'csv' }))).toEqual(lacks('research:read'))
    const wide = await makeKey(server, 'investor', 'integration:write', 'research:read')
    const { id, file } = await made(server, wide.client, { list: 'insights', format: 'ndjson' })
    expect(file.status).toBe(200)
    expect(await shownExport(narrow.client, id)).toMatchObject({ state: 'done', download: null })
    const { body } = await narrow.client.get(exportsPath)
    const listed = (list: string) => body.data.filter((one: { attributes: { list: string } }) => one.attributes.list === list)
    for (const one of listed('insights')) expect(one.attributes.download).toBeNull()
  })

  test('no second time under one idempotency key, which answers the first', async () => {
    const investor = await server.as('investor')
    const headers = { 'idempotency-key': 'nightly' }
    const body = { data: { type: 'exports', attributes: { list: 'insights', format: 'csv', filters: { country: 'JP' } } } }
    const answers = [await investor.post(exportsPath, body, { headers }), await investor.post(exportsPath, body, { headers })]
    expect(answers.map((one) => [one.status, one.body.data.id])).toEqual(answers.map(() => [202, answers[0]!.body.data.id]))
    await server.jobs.drain()
  })

  test('while another one of the account waits or runs, however many ask at once', async () => {
    const provider = await server.as('provider')
    const ask = () => askExport(provider, { list: 'insights', format: 'ndjson' })
    const answers = await Promise.all([ask(), ask(), ask(), ask()])
    expect(answers.map((one) => one.status).sort()).toEqual([202, 409, 409, 409])
    expect((await askExport(await server.as('investor'), { list: 'asset-classes', format: 'csv' })).status).toBe(202)
    await server.jobs.drain()
    expect((await ask()).status).toBe(202)
    await server.jobs.drain()
  })
})

describe('one that ends early', () => {
  test('is stopped where it stands, and makes room for the next', async () => {
    const investor = await server.as('investor')
    const before = await partsKept()
    const { body } = await askExport(investor, { list: 'insights', format: 'ndjson' })
    expect(body.data.attributes).toMatchObject({ state: 'waiting', 'records-count': 0, size: 0, download: null, 'finished-at': null })
    expect((await investor.delete(`${exportsPath}/${body.data.id}`)).status).toBe(204)
    await server.jobs.drain()
    expect((await investor.get(`${exportsPath}/${body.data.id}`)).status).toBe(404)
    expect(await partsKept()).toEqual(before)
    const { id, attributes } = await made(server, investor, { list: 'insights', format: 'ndjson' })
    expect(await partsKept()).toEqual([before[0] + 1, before[1] + 1])
    expect((await investor.delete(`${exportsPath}/${id}`)).status).toBe(204)
    expect((await investor.get(`${exportsPath}/${id}`)).status).toBe(404)
    expect((await server.guest.get(attributes.download)).status).toBe(404)
    expect(await partsKept()).toEqual(before)
  })

  test('leaves nothing where it is stopped while a part of it is made', async () => {
    const investor = await server.as('investor')
    const before = await partsKept()
    const { body } = await askExport(investor, { list: 'insights', format: 'ndjson' })
    const made = server.jobs.drain()
    await expect.poll(async () => (await shownExport(investor, body.data.id)).state, { interval: 5 }).not.toBe('waiting')
    expect((await investor.delete(`${exportsPath}/${body.data.id}`)).status).toBe(204)
    await made
    expect(await partsKept()).toEqual(before)
    expect((await investor.get(`${exportsPath}/${body.data.id}`)).status).toBe(404)
  })

  test('fails in words when the account may read nothing any more, and when its files take too much', async () => {
    const corporate = await server.as('corporate')
    const { body } = await askExport(corporate, { list: 'contact-lists', format: 'csv' })
    const { rows } = await sql<{ id: string }>`select id from accounts where email = 'corporate@demo.example'`.execute(server.db)
    await setColumns(server.db, 'accounts', rows[0]!.id, { status: 'suspended' })
    await server.jobs.drain()
    await setColumns(server.db, 'accounts', rows[0]!.id, { status: 'active' })
    expect(await shownExport(corporate, body.data.id)).toMatchObject({ state: 'failed', error: 'The account is not active.' })

    const again = await askExport(corporate, { list: 'contact-lists', format: 'csv' })
    const huge = { id: 'huge', name: 'huge', content_type: 'text/csv', size: 2_000_000_000, stored_by: 'x', account_id: rows[0]!.id }
    for (let n = 0; n < 6; n++)
      await sql`insert into files (id, name, content_type, size, stored_by, account_id, kept_at)
        values (${huge.id + n}, ${huge.name}, ${huge.content_type}, ${huge.size}, ${huge.stored_by}, ${huge.account_id}, now())`.execute(
        server.db,
      )
    await server.jobs.drain()
    await sql`delete from files where name = 'huge'`.execute(server.db)
    expect(await shownExport(corporate, again.body.data.id)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('10') as string,
    })
  })

  test('fails after a day', async () => {
    const lead = await server.as('lead')
    const { body } = await askExport(lead, { list: 'insights', format: 'ndjson' })
    await sql`delete from pgboss.job where name = 'export' and state = 'created'`.execute(server.db)
    await tick(server.db, server.place.files, later(1.01), server.jobs)
    expect(await shownExport(lead, body.data.id)).toMatchObject({ state: 'failed', error: 'It could not be finished within a day.' })
  })
})

describe('what is left of exports', () => {
  test('goes after seven days, with the files', async () => {
    const lead = await server.as('lead')
    const { id, attributes } = await made(server, lead, { list: 'insights', format: 'csv' })
    await tick(server.db, server.place.files, later(6.9), server.jobs)
    expect((await server.guest.get(attributes.download)).status).toBe(200)
    await tick(server.db, server.place.files, later(7.1), server.jobs)
    expect((await lead.get(`${exportsPath}/${id}`)).status).toBe(404)
    expect((await server.guest.get(attributes.download)).status).toBe(404)
    expect(await partsKept()).toEqual([0, 0])
  })

  test('goes with the account that leaves', async () => {
    const client = await server.as('investor-delayed')
    await made(server, client, { list: 'insights', format: 'csv' })
    expect(await partsKept()).toEqual([1, 1])
    const { id } = (await client.get('/api/v2/accounts/me')).body.data
    const admin = await server.as('admin')
    const left = await admin.patch(`/api/v2/accounts/${id}`, { data: { attributes: { status: 'deactivated' } } })
    expect(left.status).toBe(200)
    await tick(server.db, server.place.files, new Date(), server.jobs)
    expect(await partsKept()).toEqual([0, 0])
    expect((await sql`select from exports where account_id = ${id}`.execute(server.db)).rows).toEqual([])
  })

  test('is what the demo shows of one', async () => {
    const { download, ...shown } = await shownExport(await server.as('investor'), seedId('exports', 1))
    const { bytes, text } = await server.guest.get(download)
    expect(shown).toMatchObject({ size: bytes.length, 'records-count': text.trimEnd().split('\r\n').length - 1 })
  })
})
