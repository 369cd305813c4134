/**
 * What this machine could do: `node:http` and named statements with rows as text, the statements of our own server, and
 * a serializer written by hand. It knows the workloads and nothing else.
 */
import { randomUUIDv7 } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { cap, many } from '../../../src/verbs/walk.statements.ts'
import { common, identifier, pageLinks, pool, port, refusal, relationships } from './common.ts'
import type { Viewer } from './common.ts'
import { taken, takenLookup, takenPresence } from './statements.ts'
import type { Taken } from './statements.ts'

type Row = Record<string, string>
type Text = string | null

const last = async (operation: string, asked: object): Promise<Taken> => (await taken(operation, asked)).at(-1)!
const page = (number: number) => last('listInsights', { page: { number, size: 10 } })
const [first, fromStart, fromNear, byId, bySlug, preset, session, presence] = [
  await page(1),
  await page(100),
  await page(5_000),
  await last('getInsight', { params: { id: '018ba2bd-a720-7b83-8aac-23b9528732c2' } }),
  await last('getInsight', { params: { id: 'a-slug' } }),
  await last('getFilterPreset', { params: { id: '018ba2bd-a720-7b83-8aac-23b9528732c2' } }),
  await takenLookup(),
  await takenPresence(),
]
const filtered = await taken('listInsights', { filters: { country: ['JP'], 'format-type': ['in-depth'] } })
const [upToMany, ofMany, ofMatches] = [filtered[0]!, filtered[1]!, filtered.at(-1)!]
// Ours counts further than it tells, so that it need not count each time. This one does, and only what is told.
const matching = { ...upToMany, text: upToMany.text.replaceAll(String(many), String(cap)).replaceAll(String(many + 1), String(cap + 1)) }

const asText = { getTypeParser: () => (value: string) => value } as never

interface Runner {
  query(config: object): Promise<{ rows: unknown[] }>
}

async function run(on: Runner, { name, text, values }: Taken, given: Record<string, unknown>): Promise<Row[]> {
  const query = { text, values: values.map((one) => ('hole' in one ? (given[one.hole] ?? null) : one.constant)), types: asText }
  return (await on.query(name === undefined ? query : { ...query, name })).rows as Row[]
}

const identify = identifier(async (hash) => {
  const [row] = await run(pool, session, { hash: `\\x${hash.toString('hex')}` })
  return row && { id: row['id']!, companyId: row['company_id']! }
})

const text = (value: Text | undefined): string => (value === null || value === undefined ? 'null' : JSON.stringify(value))
const time = (value: Text | undefined): string =>
  value ? `"${value.slice(0, 10)}T${value.slice(11, 19)}.${value.length > 22 ? value.slice(20, -3).padEnd(3, '0') : '000'}+00:00"` : 'null'

const relations = relationships
  .map((name) => `"${name}":{"links":{"self":"\0/relationships/${name}","related":"\0/${name}"}}`)
  .join(',')
  .split('\0')

// Rows are destructured so that the templates read like the documents they make.
const shared = (row: Row, self: string): string => {
  const { id, countries, aasm_state: state, format_type: format, show_author_names: names, gics, total_account_read: accountRead } = row
  return (
    `{"id":"${id}","type":"insights","links":{"self":"${self}"},"attributes":{"countries":${countries},` +
    `"imperative":${text(row['imperative'])},"slug":${text(row['slug'])},"published-at":${time(row['published_at'])},` +
    `"aasm-state":"${state}","format-type":"${format}","show-author-names":${names},"tagline":${text(row['tagline'])},` +
    `"executive-summary":${text(row['executive_summary'])},"gics":${gics},"total-account-read":${accountRead},` +
    `"total-public-read":${row['total_public_read']},"total-combined-read":${row['total_combined_read']},` +
    `"annotations-count":${row['annotations_count']},"comments-count":${row['comments_count']},` +
    `"total-discussions":${row['total_discussions']},"published-forked-count":${row['published_forked_count']},` +
    `"updated-at":${time(row['updated_at'])},"aasm-state-updated-at":${time(row['aasm_state_updated_at'])},` +
    `"is-x-content":${row['is_x_content']},"linkback":${text(row['linkback'])},"likes-count":${row['likes_count']},` +
    `"dislikes-count":${row['dislikes_count']},"no-sector":${row['no_sector']},"is-read":${row['is_read']},` +
    `"my-like-score":${row['my_like_score']},"restriction-reason":${text(row['restriction_reason'])},` +
    `"introduced-total-views":${row['introduced_total_views']}`
  )
}

const item = (row: Row, base: string): string => {
  const self = `${base}/api/v2/insights/${row['id']}`
  return `${shared(row, self)}},"relationships":{${relations.join(self)}}}`
}

const whole = (row: Row, base: string): string => {
  const self = `${base}/api/v2/insights/${row['id']}`
  return (
    `${shared(row, self)},"strategies":${row['strategies']},"time-horizon":${text(row['time_horizon'])},` +
    `"detail":${text(row['detail'])},"automatic-keywords":${row['automatic_keywords']},"custom-keywords":${row['custom_keywords']},` +
    `"viewer-is-restricted":${row['viewer_is_restricted']},"weighted-insight-views":${row['weighted_insight_views']},` +
    `"company-id":${text(row['company_id'])},"company-name":${text(row['company_name'])},"revision":${row['revision']},` +
    `"corrected-at":${time(row['corrected_at'])},"editor-approved-at":${time(row['editor_approved_at'])},` +
    `"compliance-approved-at":${time(row['compliance_approved_at'])}},` +
    `"relationships":{${relations.join(self)}}}`
  )
}

const savedPreset = (row: Row, base: string): string => {
  const self = `${base}/api/v2/filter-presets/${row['id']}`
  return (
    `{"id":"${row['id']}","type":"filter-presets","links":{"self":"${self}"},"attributes":{"name":${text(row['name'])},` +
    `"countries":${row['countries']},"sectors":${row['sectors']},"strategies":${row['strategies']},"verticals":${row['verticals']},` +
    `"min-market-cap":${row['min_market_cap']},"max-market-cap":${row['max_market_cap']},"format-types":${row['format_types']},` +
    `"imperatives":${row['imperatives']},"time-horizons":${row['time_horizons']}},` +
    `"relationships":{"account":{"links":{"self":"${self}/relationships/account","related":"${self}/account"}}}}`
  )
}

/** What decides what an investor of a professional plan, whom nothing bars, sees and may read. */
const scopeOf = (viewer: Viewer): Record<string, unknown> => ({
  me: viewer.id,
  company: viewer.companyId,
  ...{ accountType: 'investor', leads: null, complies: null, tier: 'professional', country: null, classification: null },
  ...{ barredEntities: [], barredProviders: [] },
})

const json = { ...common, 'content-type': 'application/json; charset=utf-8' }

function send(response: ServerResponse, status: number, body: string, link?: string): void {
  const headers = { ...json, 'content-length': Buffer.byteLength(body) }
  response.writeHead(status, link ? { ...headers, link } : headers)
  response.end(body)
}

const allowed = new Set(['page[number]', 'page[size]', 'filter[country]', 'filter[format-type]'])
const nearStart = 1_000

async function list(viewer: Viewer, search: string, base: string, response: ServerResponse): Promise<void> {
  const query = new URLSearchParams(search)
  for (const name of query.keys()) {
    if (!allowed.has(name)) return send(response, 400, JSON.stringify({ errors: [refusal(name)] }))
  }
  const number = Number(query.get('page[number]') ?? 1)
  const offset = (number - 1) * 10
  const values: Record<string, unknown> = { ...scopeOf(viewer), offset }
  let kept = ''
  let statement = offset === 0 ? first : offset <= nearStart ? fromStart : fromNear
  for (const name of ['country', 'format-type']) {
    const value = query.get(`filter[${name}]`)
    if (value === null) continue
    values[`filter ${name}`] = value.split(',')
    values[`alone ${name}`] = value
    kept += `${kept && '&'}filter%5B${name}%5D=${value}`
    statement = matching
  }
  const found = await run(pool, statement, values)
  let total = Number(found[0]?.['total'] ?? 0)
  const capped = statement === matching && total > cap
  const matches = capped ? await run(pool, ofMany, values) : found
  const rows = statement === matching ? await run(pool, ofMatches, { ...values, found: matches.flatMap((row) => row['id'] ?? []) }) : found
  if (capped) total = cap
  let data = ''
  for (const row of rows) data += (data === '' ? '' : ',') + item(row, base)
  const links = pageLinks(`${base}/api/v2/insights`, kept, number, 10, total)
  const meta = `"record-count":${total},"total-pages":${Math.ceil(total / 10)}${capped ? ',"record-count-is-capped":true' : ''}`
  send(response, 200, `{"data":[${data}],"meta":{${meta}},"links":{"first":"${links.first}","last":"${links.last}"}}`, links.header)
}

const columns = [
  'name',
  'countries',
  'sectors',
  'strategies',
  'verticals',
  'min_market_cap',
  'max_market_cap',
  'format_types',
  'imperatives',
  'time_horizons',
]
const attributes = columns.map((column) => column.replaceAll('_', '-'))
const insertText = `insert into filter_presets (id, account_id, ${columns.join(', ')})
  values ($1, $2, ${columns.map((_, index) => `$${index + 3}`).join(', ')})`

async function save(viewer: Viewer, body: string, base: string, response: ServerResponse): Promise<void> {
  const sent = (JSON.parse(body) as { data: { attributes: Record<string, unknown> } }).data.attributes
  const unknown = Object.keys(sent).filter((name) => !attributes.includes(name))
  if (unknown.length > 0) return send(response, 400, JSON.stringify({ errors: unknown.map((name) => refusal(name)) }))
  const client = await pool.connect()
  try {
    const id = randomUUIDv7()
    await client.query('begin')
    await run(client, presence, { ids: [viewer.id], ...scopeOf(viewer) })
    await client.query({ name: 'queue', text: 'select from accounts where id = $1 for no key update', values: [viewer.id] })
    const { rows } = await client.query({
      name: 'count',
      text: 'select count(*) from filter_presets where account_id = $1',
      values: [viewer.id],
    })
    if (Number(rows[0].count) >= 200) throw new Error('too many presets')
    await client.query({ name: 'insert', text: insertText, values: [id, viewer.id, ...attributes.map((name) => sent[name])] })
    const [row] = await run(client, preset, { id, ...scopeOf(viewer) })
    await client.query('commit')
    send(response, 201, `{"data":${savedPreset(row!, base)}}`)
  } finally {
    client.release()
  }
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path, search] = request.url!.split('?') as [string, string | undefined]
  const base = `http://${request.headers.host}`
  const viewer = await identify(request.headers.authorization)
  if (!viewer) return send(response, path.startsWith('/health') ? 200 : 401, '{}')
  if (path === '/api/v2/insights') return list(viewer, search ?? '', base, response)
  if (path === '/api/v2/filter-presets') {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    return void request.on('end', () => void save(viewer, body, base, response).catch((error: Error) => send(response, 500, error.message)))
  }
  const id = path.slice('/api/v2/insights/'.length)
  const [row] = await run(pool, uuid.test(id) ? byId : bySlug, { id, ...scopeOf(viewer) })
  send(response, row ? 200 : 404, row ? `{"data":${whole(row, base)}}` : '{}')
}

createServer((request, response) => {
  answer(request, response).catch((error: Error) => send(response, 500, error.message))
}).listen(port, '127.0.0.1')
