/**
 * The operations as a team would write them on Express or Fastify with the pg driver: parameterized SQL of the same
 * shape as ours, parsed rows, plain objects. The two framework contenders differ in nothing but the framework.
 */
import { randomUUIDv7 } from 'node:crypto'
import type { PoolClient } from 'pg'
import { identifier, pageLinks, pool, relationships } from './common.ts'
import type { Viewer } from './common.ts'

type Row = Record<string, unknown>

export const identify = identifier(async (hash) => {
  const { rows } = await pool.query<{ id: string; company_id: string | null }>(
    `select accounts.id, accounts.company_id from sessions join accounts on accounts.id = sessions.account_id
      where sessions.token_hash = $1 and sessions.expires_at > now() and accounts.status = 'active'`,
    [hash],
  )
  return rows[0] && { id: rows[0].id, companyId: rows[0].company_id }
})

const listColumns = [
  ...(['id', 'countries', 'imperative', 'slug', 'published_at', 'aasm_state', 'format_type', 'show_author_names', 'tagline'] as const),
  ...(['executive_summary', 'sectors', 'industry_groups', 'industries', 'total_account_read', 'total_public_read'] as const),
  ...(['total_combined_read', 'annotations_count', 'comments_count', 'total_discussions', 'published_forked_count', 'updated_at'] as const),
  ...([
    'aasm_state_updated_at',
    'is_x_content',
    'linkback',
    'likes_count',
    'dislikes_count',
    'no_sector',
    'introduced_total_views',
  ] as const),
]
const detailColumns = [
  ...['strategies', 'time_horizon', 'detail', 'automatic_keywords', 'custom_keywords', 'weighted_insight_views'],
  ...['company_id', 'revision', 'corrected_at'],
]
const select = (columns: readonly string[]): string =>
  `${columns.map((one) => `insights.${one}`).join(', ')}, insight_reads.insight_id is not null as is_read,
    coalesce(insight_votes.score, 0) as my_like_score`
const viewerJoins = `left join insight_reads on insight_reads.insight_id = insights.id and insight_reads.account_id = $1
  left join insight_votes on insight_votes.insight_id = insights.id and insight_votes.account_id = $1`

const timestamp = (value: unknown): string | null => (value instanceof Date ? value.toISOString().replace('Z', '+00:00') : null)

const links = (self: string, names: readonly string[]): object =>
  Object.fromEntries(names.map((name) => [name, { links: { self: `${self}/relationships/${name}`, related: `${self}/${name}` } }]))

function insightObject(row: Row, base: string, detailed = false): object {
  const self = `${base}/api/v2/insights/${row['id'] as string}`
  return {
    id: row['id'],
    type: 'insights',
    links: { self },
    attributes: {
      countries: row['countries'],
      imperative: row['imperative'],
      slug: row['slug'],
      'published-at': timestamp(row['published_at']),
      'aasm-state': row['aasm_state'],
      'format-type': row['format_type'],
      'show-author-names': row['show_author_names'],
      tagline: row['tagline'],
      'executive-summary': row['executive_summary'],
      gics: { sectors: row['sectors'], 'industry-groups': row['industry_groups'], industries: row['industries'] },
      'total-account-read': row['total_account_read'],
      'total-public-read': row['total_public_read'],
      'total-combined-read': row['total_combined_read'],
      'annotations-count': row['annotations_count'],
      'comments-count': row['comments_count'],
      'total-discussions': row['total_discussions'],
      'published-forked-count': row['published_forked_count'],
      'updated-at': timestamp(row['updated_at']),
      'aasm-state-updated-at': timestamp(row['aasm_state_updated_at']),
      'is-x-content': row['is_x_content'],
      linkback: row['linkback'],
      'likes-count': row['likes_count'],
      'dislikes-count': row['dislikes_count'],
      'no-sector': row['no_sector'],
      'is-read': row['is_read'],
      'my-like-score': row['my_like_score'],
      'restriction-reason': null,
      'introduced-total-views': row['introduced_total_views'],
      ...(detailed && {
        strategies: row['strategies'],
        'time-horizon': row['time_horizon'],
        detail: row['detail'],
        'automatic-keywords': row['automatic_keywords'],
        'custom-keywords': row['custom_keywords'],
        'viewer-is-restricted': false,
        'weighted-insight-views': row['weighted_insight_views'],
        'company-id': row['company_id'],
        'company-name': row['company_name'],
        revision: row['revision'],
        'corrected-at': timestamp(row['corrected_at']),
        // Whose research it is sees who approved it; the viewer is an investor.
        'editor-approved-at': null,
        'compliance-approved-at': null,
      }),
    },
    relationships: links(self, relationships),
  }
}

interface ListQuery {
  number: number
  size: number
  countries: string[] | undefined
  formats: string[] | undefined
}

const counter = 'select coalesce(sum(published), 0)::int from insight_counts'
let lastTotal = Infinity

/** One page with its total, and its `Link` header. Deep pages are walked to by index from the nearer end. */
export async function listInsights(
  viewer: Viewer,
  { number, size, countries, formats }: ListQuery,
  base: string,
): Promise<{ body: object; link: string }> {
  const values: unknown[] = [viewer.id, size]
  const conditions = [`insights.aasm_state = 'published'`]
  const kept: string[] = []
  const filter = (name: string, list: string[] | undefined, condition: (place: string) => string): void => {
    if (!list) return
    conditions.push(condition(`$${values.push(list)}`))
    kept.push(`filter%5B${name}%5D=${list.join(',')}`)
  }
  filter('country', countries, (place) => `insights.countries && ${place}::text[]`)
  filter('format-type', formats, (place) => `insights.format_type = any(${place}::text[])`)
  const where = conditions.join(' and ')
  const isCapped = kept.length > 0
  const total = isCapped ? `select count(*)::int from (select 1 from insights where ${where} limit 1001) as reached` : counter
  const offset = (number - 1) * size
  const { rows } = await pool.query<Row>(
    offset === 0
      ? `select ${select(listColumns)}, (${total}) as total from insights ${viewerJoins} where ${where}
          order by insights.published_at desc, insights.id desc limit $2`
      : deepPage(where, total, offset > 1_000 && offset > lastTotal / 2, values.push(offset)),
    values,
  )
  let count = Number(rows[0]?.['total'] ?? 0)
  if (!isCapped) lastTotal = count
  const capped = isCapped && count > 1_000
  if (capped) count = 1_000
  const { first, last, header } = pageLinks(`${base}/api/v2/insights`, kept.join('&'), number, size, count)
  const meta = { 'record-count': count, 'total-pages': Math.ceil(count / size), ...(capped && { 'record-count-is-capped': true }) }
  return { body: { data: rows.map((row) => insightObject(row, base)), meta, links: { first, last } }, link: header }
}

const deepPage = (where: string, total: string, fromEnd: boolean, at: number): string => {
  const left = `(select n from counted) - $${at}::int`
  const [order, limits] = fromEnd
    ? ['asc', `limit greatest(0, least($2, ${left})) offset greatest(0, ${left} - $2)`]
    : ['desc', `limit $2 offset $${at}::int`]
  // The outer limit tells the planner how few rows there will be, which it cannot see in a computed one.
  return `with counted as materialized (select (${total}) as n)
    select ${select(listColumns)}, (select n from counted) as total
    from (select * from (select id, published_at from insights where ${where}
      order by published_at ${order}, id ${order} ${limits}) as reached limit $2) as page
    join insights on insights.id = page.id ${viewerJoins} order by page.published_at desc, page.id desc`
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** One insight by its id or slug; undefined where there is none that the viewer may see. */
export async function getInsight(viewer: Viewer, id: string, base: string): Promise<object | undefined> {
  const match = uuid.test(id) ? 'insights.id = $3' : 'insights.id = (select insight_id from insight_slugs where slug = $3)'
  const { rows } = await pool.query<Row>(
    `select ${select([...listColumns, ...detailColumns])}, companies.name as company_name from insights ${viewerJoins}
      left join companies on companies.id = insights.company_id
      where ${match} and (insights.aasm_state = 'published' or insights.account_id = $1 or insights.company_id = $2)`,
    [viewer.id, viewer.companyId, id],
  )
  return rows[0] && { data: insightObject(rows[0], base, true) }
}

const presetColumns = [
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

/** Saves a preset of the viewer; `sent` are the attributes, checked already. */
export async function createPreset(viewer: Viewer, sent: Row, account: string, base: string): Promise<object> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const row = await insertPreset(client, viewer, sent, account)
    await client.query('commit')
    const self = `${base}/api/v2/filter-presets/${row['id'] as string}`
    const attributes = Object.fromEntries(presetColumns.map((column) => [column.replaceAll('_', '-'), row[column]]))
    return { data: { id: row['id'], type: 'filter-presets', links: { self }, attributes, relationships: links(self, ['account']) } }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function insertPreset(client: PoolClient, viewer: Viewer, sent: Row, account: string): Promise<Row> {
  const known = await client.query('select 1 from accounts where id = $1', [account])
  if (known.rowCount === 0 || account !== viewer.id) throw new Error('A preset can only be your own')
  await client.query('select from accounts where id = $1 for no key update', [viewer.id])
  const { rows: counted } = await client.query<{ count: number }>(
    'select count(*)::int as count from filter_presets where account_id = $1',
    [viewer.id],
  )
  if (counted[0]!.count >= 200) throw new Error('An account has at most 200 filter presets')
  const values = presetColumns.map(
    (column) => sent[column.replaceAll('_', '-')] ?? (/countries|sectors|strategies|verticals/.test(column) ? [] : null),
  )
  const id = randomUUIDv7()
  await client.query(
    `insert into filter_presets (id, account_id, ${presetColumns.join(', ')})
      values ($1, $2, ${presetColumns.map((_, index) => `$${index + 3}`).join(', ')})`,
    [id, viewer.id, ...values],
  )
  const { rows } = await client.query<Row>('select * from filter_presets where id = $1', [id])
  return rows[0]!
}
