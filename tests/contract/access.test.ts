import { beforeAll, describe, expect, test } from 'vitest'
import { seedId } from '../../src/demo/ids.ts'
import { companyOf } from '../../src/demo/people.ts'
import type { SeededType } from '../../src/demo/ids.ts'
import { published } from '../../src/demo/research.ts'
import { unpublished } from '../../src/demo/research.notes-unpublished.ts'
import { routes } from '../../src/generated/routes.ts'
import { setColumns } from '../support/columns.ts'
import { startServer } from '../support/server.ts'
import type { Client } from '../support/server.ts'

const server = startServer()

const firm = 'provider lead compliance'
const staff = 'editor entity-editor account-manager finance admin'
/** In the order of their ids. */
const members = `investor investor-2 investor-delayed provider provider-2 lead compliance corporate ${staff}`
const without = (name: string): string =>
  members
    .split(' ')
    .filter((one) => one !== name)
    .join(' ')
const callers = ['guest', ...members.split(' ')]
const client = async (name: string): Promise<Client> => (name === 'guest' ? server.guest : server.as(name))

const session = '019a0000-00ff-7000-8000-000000000002'
const at = (type: string, id: string): string => `/api/${/^(activities|comments|countries)$/.test(type) ? 'v1' : 'v2'}/${type}/${id}`
const row = (type: SeededType, n: number): string => at(type, seedId(type, n))
const body = (type: string, attributes: object, relationships?: object) => ({ data: { type, attributes, relationships } })

type Sent = (me: number) => unknown
type Before = (me: number) => [type: SeededType, columns: object]

/** Who is answered what, by status; `rest` is for every other account, and 401 for a guest who is not named. */
interface Row {
  what: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  answers: Record<number, string>
  rest: number
  /** What is sent, and what stands in the database before; both for a caller of this number, a guest being 0. */
  body?: Sent
  before?: Before
  /** The demo row that is shown, and who sees the restricted attributes of it. */
  shows?: string
  whole?: string
}

const got = (path: string, sees = `guest ${members}`): Row => ({ what: path, method: 'GET', path, answers: { 200: sees }, rest: 404 })
const shown = (type: SeededType, n: number, what: string, sees: string, whole = ''): Row => {
  return { ...got(row(type, n), sees), what: `${type} ${n}, ${what}`, shows: `${type} ${n}`, whole }
}

const lookups = ['countries', 'geographies', 'sectors', 'content-verticals', 'asset-classes', 'entities'] as const

/** Of each state one: who sees the insight, and with it its disclosure. */
const insights: [n: number, what: string, sees: string][] = [
  [1, 'published by provider', members],
  [4, 'published by provider-2', members],
  [51, 'drafted by provider', `${firm} editor admin`],
  [53, 'drafted by provider-2', 'provider-2 editor admin'],
  [54, 'submitted by provider', `${firm} editor admin`],
  [55, 'whose review is over, by a colleague of provider', 'lead compliance editor admin'],
  [56, 'sent back to provider', `${firm} editor admin`],
  [57, 'approved, by provider-2', 'provider-2 editor admin'],
  [58, 'scheduled by lead', 'lead compliance editor admin'],
  [59, 'cancelled before publication, by provider', `${firm} editor admin`],
  [60, 'cancelled after publication, by another firm', 'editor admin'],
]

const reading: Row[] = [
  ...insights.map(([n, what, sees]) => shown('insights', n, what, sees)),
  got(at('insights', 'asagiri-financial-what-a-second-rate-rise-would-change'), `${firm} editor admin`),
  ...insights.map(([n, what, sees]) => shown('insight-disclosures', n, `of an insight ${what}`, sees)),
  shown('filter-presets', 1, 'of investor', 'investor admin'),
  shown('filter-presets', 4, 'of provider', 'provider admin'),
  shown(
    'accounts',
    1,
    'an investor, who asked providers for services',
    `investor provider provider-2 lead compliance ${staff}`,
    `investor ${staff}`,
  ),
  shown('accounts', 3, 'without a company', `investor-delayed ${staff}`),
  shown('accounts', 23, 'without a company, who cannot sign in here', staff),
  shown('accounts', 4, 'an active provider', members, `provider lead ${staff}`),
  shown('accounts', 7, 'a compliance officer who is a provider', members, `compliance lead ${staff}`),
  shown(
    'accounts',
    8,
    'a corporate user, who asked a provider for a service, and for access',
    `corporate provider lead compliance ${staff}`,
    `corporate ${staff}`,
  ),
  shown('accounts', 9, 'an editor', staff, staff),
  shown('accounts', 16, 'a suspended provider of another firm', members, staff),
  got(at('accounts', 'ingrid-vester'), `investor provider provider-2 lead compliance ${staff}`),
  ...[1, 2, 7].map((n) => shown('activities', n, 'of investor on an insight of provider', 'investor provider admin')),
  shown('activities', 3, 'of provider', 'provider compliance admin'),
  shown('activities', 5, 'a reply of provider to investor', 'provider investor compliance admin'),
  shown('activities', 6, 'of investor-2 on an insight of provider', 'investor-2 provider admin'),
  shown('activities', 8, 'of investor-2 on a comment of investor', 'investor-2 investor admin'),
  shown('activities', 11, 'of an anonymous reader of another author', 'admin'),
  shown('activities', 13, 'of someone else on an insight of provider', 'provider admin'),
  shown('activities', 15, 'of investor on the entity of corporate', 'investor corporate admin'),
  shown('activities', 18, 'of lead', 'lead compliance admin'),
  shown('activities', 90, 'of provider-2, anonymous, on an insight of provider', 'provider-2 provider admin'),
  shown('activities', 20, 'of editor on an insight of another author', 'editor admin'),
  shown('annotations', 1, 'secret, of investor', 'investor admin'),
  ...[2, 3].map((n) => shown('annotations', n, 'open', members)),
  shown('annotations', 6, 'open, on research for professionals', without('investor-delayed')),
  shown('annotations', 4, 'secret, of investor-2', 'investor-2 admin'),
  shown('annotations', 90, 'secret, of provider', 'provider compliance admin'),
  shown('annotations', 91, 'open, of investor-2, on research of a firm that does not open them', 'investor-2 admin'),
  ...[1, 2, 3, 4].map((n) => shown('comments', n, 'on a published insight', members)),
  shown('comments', 9, 'removed, on what the plan of corporate withholds', without('corporate')),
  shown('comments', 10, 'on what the plan of corporate withholds', without('corporate')),
  shown('comments', 13, 'on released news', members),
  shown('comments', 90, 'on a draft of provider', `${firm} editor admin`),
  ...lookups.map((type) => shown(type, 1, 'public', `guest ${members}`)),
  got(at('classification-distributions', seedId('geographies', 1))),
  ...['v1/countries', 'v2/geographies', 'v2/sectors', 'v2/content-verticals', 'v2/asset-classes'].map((one) => got(`/api/${one}`)),
  ...['/api/v1/asset_classes', `/api/v1/asset_classes/${seedId('asset-classes', 1)}`].map((one) => got(one)),
  got(at('sessions', session), 'investor'),
  ...['insights', 'filter-presets', 'accounts/me', 'sessions/current'].map((one) => got(`/api/v2/${one}`, members)),
]

const nothing = () => ({ data: {} })
const account = (n: number) => ({ account: { data: { type: 'accounts', id: seedId('accounts', n) } } })
const preset = (me: number) => body('filter-presets', { name: 'x' }, account(me))
const land = (me: number, first: string) => ({ name: `Land ${first} of ${me}`, code: first + String.fromCharCode(66 + me) })
type Write = (method: Row['method'], what: string, path: string, answers: Row['answers'], more?: Partial<Row>) => Row
const write: Write = (method, what, path, answers, more) => ({ what, method, path, answers, rest: 403, ...more })
const ofProvider: Before = () => ['insights', { account_id: seedId('accounts', 4), company_id: seedId('companies', 1) }]
const ofInvestor: Before = () => ['filter-presets', { account_id: seedId('accounts', 1), name: 'x' }]
const unused: Before = (me) => ['countries', { ...land(me, 'Q'), slug: `land-${me}` }]

const drafts = { body: () => body('insights', { 'custom-keywords': ['deposit beta'] }) }
const certify = { body: () => body('insight-disclosures', { certified: true }) }
const [writers, classifiers] = ['provider lead editor admin', 'entity-editor admin']

const writing: Row[] = [
  write('POST', 'an insight', '/api/v2/insights', { 201: 'provider provider-2 lead admin' }, { body: () => body('insights', {}) }),
  write('PATCH', 'a draft of provider', row('insights', 51), { 200: writers, 400: 'compliance', 404: 'provider-2' }, drafts),
  write('PATCH', 'a draft of provider-2', row('insights', 53), { 200: 'provider-2 editor admin', 404: firm }, drafts),
  write('PATCH', 'what provider published', row('insights', 1), { 200: writers, 400: 'compliance' }, drafts),
  write('PATCH', 'what provider-2 published', row('insights', 4), { 200: 'provider-2 editor admin' }, drafts),
  write('DELETE', 'a draft of provider', '/api/v2/insights', { 204: 'provider admin', 404: 'provider-2' }, { before: ofProvider }),
  write('PATCH', 'interests in a draft', row('insight-disclosures', 51), { 200: 'provider compliance admin', 404: 'provider-2' }, certify),
  write('PATCH', 'interests in what is published', row('insight-disclosures', 1), { 200: 'compliance admin' }, certify),
  write('POST', 'a preset of its own', '/api/v2/filter-presets', { 201: members }, { body: preset }),
  write('POST', 'a preset of investor', '/api/v2/filter-presets', { 201: 'investor' }, { body: () => preset(1) }),
  write('PATCH', 'a preset of investor', row('filter-presets', 1), { 200: 'investor', 403: 'admin' }, { body: nothing, rest: 404 }),
  write('DELETE', 'a preset of investor', '/api/v2/filter-presets', { 204: 'investor', 403: 'admin' }, { before: ofInvestor, rest: 404 }),
  write('POST', 'a country', '/api/v2/countries', { 201: classifiers }, { body: (me) => body('countries', land(me, 'X')) }),
  write('PATCH', 'a country', `/api/v2/countries/${seedId('countries', 59)}`, { 200: classifiers }, { body: nothing }),
  write('DELETE', 'a country', '/api/v2/countries', { 204: classifiers }, { before: unused }),
  ...['/api/v1/asset_classes', '/api/v2/asset-classes'].flatMap((path) => [
    write('POST', 'an asset class', path, { 201: classifiers }, { body: (me) => body('asset-classes', { name: `${path} ${me}` }) }),
    write('PATCH', 'an asset class', `${path}/${seedId('asset-classes', 5)}`, { 200: classifiers }, { body: nothing }),
    write('DELETE', 'an asset class', path, { 204: classifiers }, { before: (me) => ['asset-classes', { name: `${path} less ${me}` }] }),
  ]),
]

const includes = (names: string, caller: string): boolean => names.split(' ').includes(caller)
function expected({ answers, rest }: Pick<Row, 'answers' | 'rest'>, caller: string): number {
  const named = Object.entries(answers).find(([, names]) => includes(names, caller))
  return named ? Number(named[0]) : caller === 'guest' ? 401 : rest
}

const tableOf = (type: string) => type.replaceAll('-', '_') as 'countries'
const put = (type: string, columns: object) =>
  server.db
    .insertInto(tableOf(type))
    .values(columns as never)
    .execute()

beforeAll(async () => {
  const [who, insight] = [(n: number) => seedId('accounts', n), (n: number) => seedId('insights', n)]
  const begun = { kind: 'password', token_hash: Buffer.alloc(32, 9), expires_at: '2999-01-01T00:00:00.000Z' }
  await put('sessions', { ...begun, id: session, account_id: who(1) })
  const note = { annotable_attribute: 'detail', section_id: 0, message: 'x' }
  await put('annotations', { ...note, id: seedId('annotations', 90), annotator_id: who(4), insight_id: insight(8), is_secret: true })
  await put('annotations', { ...note, id: seedId('annotations', 91), annotator_id: who(2), insight_id: insight(5), is_secret: false })
  const on = { commentable_type: 'insights', commentable_id: insight(51) }
  await put('comments', { ...on, id: seedId('comments', 90), account_id: who(4), body: 'x', body_html: '<p>x</p>' })
  const read = { key: 'insight.read', trackable_type: 'insights', trackable_id: insight(2), owner_id: who(5), recipient_id: who(4) }
  await put('activities', { ...read, id: seedId('activities', 90), anonymize: true })
  await put('insight-streams', { upstream_id: insight(53), downstream_id: insight(1) })
  await setColumns(server.db, 'insights', insight(53), { published_forked_count: 1 })
  await put('insight-citations', { citing_id: insight(53), cited_id: insight(1) })
  const closed = { policy: '{"allow-open-annotations": false}' }
  await setColumns(server.db, 'companies', seedId('companies', 4), closed)
  await setColumns(server.db, 'accounts', who(16), { status: 'suspended' })
})

describe.each(callers)('%s', (caller) => {
  const cells = reading.map((row) => [expected(row, caller), row.what, row.path] as const)
  test.each(cells)('is answered %i by %s', async (status, _what, path) => {
    const asker = await client(caller)
    expect((await asker.get(path)).status).toBe(status)
    if (status === 200) return
    // Where the record is kept from the caller, so is all that it is related to.
    const below = routes.find((one) => one.path === `${path.slice(0, path.lastIndexOf('/'))}/{id}/{relationship}`)?.answer
    const names = below && 'relationships' in below ? Object.keys(below.relationships) : []
    const hidden = names.flatMap((one) => [`${path}/${one}`, `${path}/relationships/${one}`])
    const answers = await Promise.all(hidden.map((one) => asker.get(one)))
    expect(answers.map((one) => one.status)).toEqual(hidden.map(() => status))
  })
})

const notes = [...published, ...unpublished].map((note, index) => ({ state: 'published', ...note, id: seedId('insights', index + 1) }))
const listed = async (caller: string, path: string, size = `${path.includes('?') ? '&' : '?'}page[size]=100`): Promise<string[]> => {
  const { status, body: found } = await (await client(caller)).get(path + size)
  expect(status).toBe(200)
  expect(found.meta['record-count']).toBe(found.data.length)
  return found.data.map((one: { id: string }) => one.id).sort()
}
const sees = (caller: string, type: string, n: number): boolean => {
  const row = reading.find((one) => one.shows === `${type} ${n}`)
  return row === undefined || expected(row, caller) === 200
}

/** What a relationship to many holds for one who sees all; insights without a row above are published. */
const related: [of: string, name: string, type: SeededType, holds: number[]][] = [
  [row('insights', 1), 'activities', 'activities', [1, 2, 3, 6, 7, 13]],
  [row('insights', 1), 'annotations', 'annotations', [1, 2, 3]],
  [row('insights', 5), 'annotations', 'annotations', [91]],
  [row('insights', 8), 'annotations', 'annotations', [6, 90]],
  [row('insights', 1), 'comments', 'comments', [1, 2, 3, 4]],
  [row('insights', 3), 'comments', 'comments', [9, 10]],
  [row('insights', 1), 'upstream-insights', 'insights', [25, 26, 53]],
  [row('insights', 1), 'downstream-insights', 'insights', []],
  [row('insights', 39), 'originated-insights', 'insights', [1, 25]],
  [row('insights', 1), 'citations', 'insights', [53]],
  [row('insights', 1), 'insight-disclosures', 'insight-disclosures', [1]],
]

/** Where a relationship to one leads, and who learns it. */
const ends: [of: string, name: string, n: number, who: string][] = [
  [row('insights', 1), 'account', 4, members],
  [row('insights', 3), 'account', 16, members],
  [row('insights', 7), 'account', 14, `${firm} ${staff}`],
  [row('annotations', 2), 'annotator', 1, `investor provider provider-2 lead compliance ${staff}`],
  [row('activities', 5), 'owner', 4, 'investor provider compliance admin'],
  [row('activities', 5), 'recipient', 1, 'investor provider compliance admin'],
  [row('activities', 90), 'owner', 5, 'provider-2 admin'],
]

const restricted = [
  ...['status', 'email', 'email-verified', 'phone', 'reading-tier', 'plan-ends-at', 'investor-classification', 'anonymize-reading'],
  ...['notification-preferences', 'email-frequency'],
]
describe.each(members.split(' '))('what %s is told', (caller) => {
  const editing = includes('editor admin', caller)
  const inState = (state: string) => notes.filter((one) => one.state === state)
  const idsOf = (some: typeof notes) => some.map((one) => one.id)
  const list = (query: string) => listed(caller, `/api/v2/insights${query}`)

  test('of insights: the published ones, and in another state its own, those of its firm or all; as many as are counted', async () => {
    const answers = (by: number) => ['lead', 'compliance'].includes(caller) && companyOf(by) === 1
    expect(await list('')).toEqual(idsOf(inState('published')))
    for (const state of new Set(notes.map((one) => one.state))) {
      expect(await list(`?filter[state]=${state}`)).toEqual(
        idsOf(inState(state).filter((one) => editing || answers(one.by) || callers[one.by] === caller)),
      )
    }
    const wrote = (by: number[]) => idsOf(inState('published').filter((one) => by.includes(one.by)))
    expect(await list(`?filter[author-id]=${seedId('accounts', 4)}`)).toEqual(wrote([4]))
    expect(await list(`?filter[company-id]=${seedId('companies', 1)}`)).toEqual(wrote([4, 6, 14]))
    // The text of this one is withheld from corporate users, so that they do not find it by its words.
    expect(await list('?filter[fulltext]=megawatts%20leases')).toEqual(caller === 'corporate' ? [] : [seedId('insights', 6)])
  })

  test('when it asks by an author: not what is published without the author’s name, unless to colleagues and staff', async () => {
    const wrote = inState('published').filter((one) => one.by === 14)
    const known = wrote.filter((one) => one.id !== seedId('insights', 7) || includes(`${firm} ${staff}`, caller))
    expect(await list(`?filter[author-id]=${seedId('accounts', 14)}`)).toEqual(idsOf(known))
  })

  test.each(related)('of %s/%s: what it may see', async (of, relationship, type, holds) => {
    const visible = holds.filter((n) => sees(caller, type, n)).map((n) => seedId(type, n))
    for (const part of ['', 'relationships/']) expect(await listed(caller, `${of}/${part}${relationship}`)).toEqual(visible)
  })

  test.each(ends)('of %s/%s: an end that it may see, else null', async (of, name, n, who) => {
    const asker = await client(caller)
    const answers = await Promise.all([asker.get(`${of}/${name}`), asker.get(`${of}/relationships/${name}`)])
    const id = includes(who, caller) ? seedId('accounts', n) : undefined
    expect(answers.map((one) => one.body.data?.id)).toEqual([id, id])
  })

  test('of presets: its own', async () => {
    const own = { investor: [1, 2], 'investor-2': [3], provider: [4] }[caller] ?? []
    expect(await listed(caller, '/api/v2/filter-presets', '')).toEqual(own.map((n) => seedId('filter-presets', n)))
  })

  test('of another account: its public attributes; all to its team lead and staff', async () => {
    const asker = await client(caller)
    for (const { path, whole = '' } of reading.filter((one) => one.whole && expected(one, caller) === 200)) {
      const keys = Object.keys((await asker.get(path)).body.data.attributes)
      // Whoever is asked for access sees which kind of investor asks.
      const decides = caller === 'provider' && path.endsWith(seedId('accounts', 8)) ? ['investor-classification'] : []
      expect(restricted.filter((one) => keys.includes(one))).toEqual(includes(whole, caller) ? restricted : decides)
    }
  })

  test.each(['comments', 'comment-threads'])('of the %s below an insight: as of the insight itself', async (name) => {
    const reads = editing || includes(without('corporate'), caller)
    expect(await listed(caller, `${row('insights', 12)}/${name}`)).toEqual(reads ? [11, 12].map((n) => seedId('comments', n)) : [])
    expect((await (await client(caller)).get(row('comments', 11))).status).toBe(reads ? 200 : 404)
  })
})

let made = 100

describe.each(callers)('%s', (caller) => {
  const me = callers.indexOf(caller)
  const cells = writing.map((row) => [expected(row, caller), row.method, row.what, row] as const)
  test.each(cells)('is answered %i to %s of %s', async (status, _method, _what, row) => {
    let { path } = row
    if (row.before) {
      const [[type, columns], id] = [row.before(me), made++]
      await put(type, { id: seedId(type, id), ...columns })
      path += `/${seedId(type, id)}`
    }
    expect((await (await client(caller)).send(row.method, path, row.body?.(me))).status).toBe(status)
  })
})
