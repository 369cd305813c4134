/**
 * The activities of a growth data set, as set-based SQL: a million a month, whatever the number of months. The newest insights
 * are viewed most, some for ever; a few readers do most of it. Everything about activity n follows from n.
 */
import { chance, generatedEntities, investors, providers } from '../data-rows.ts'
import type { Span } from '../data-rows.ts'

/** The end of all that happened; every data set reaches from some months before to it. */
export const ends = '2026-11-01T00:00:00.000Z'
/** When a data set of so many months begins. */
export const beginsBefore = (months: number): string => new Date(Date.UTC(2026, 10 - months, 1)).toISOString()

export const perMonth = 1_000_000
/** How many conversations there are, each of an investor and a provider. */
export const conversations = 400
/** How far back the newest insights reach, and how many visitors without an account come in a day. */
const fresh = 3_000
const visitorsADay = 5_000

type What = 'insights' | 'insight-documents' | 'comments' | 'messages' | 'entities' | 'filter-presets' | 'sessions' | 'accounts'
const shares: readonly (readonly [key: string, type: What, share: number])[] = [
  ['insight.view', 'insights', 0.42],
  ['insight.read', 'insights', 0.14],
  ['insight.public_view', 'insights', 0.1],
  ['search.query', 'filter-presets', 0.1],
  ['insight_document.download', 'insight-documents', 0.04],
  ['insight.public_read', 'insights', 0.04],
  ['search.click', 'insights', 0.03],
  ['entity.view', 'entities', 0.03],
  ['session.sign_in', 'sessions', 0.02],
  ['insight.save', 'insights', 0.02],
  ['insight.like', 'insights', 0.02],
  ['insight.share', 'insights', 0.01],
  ['comment.create', 'comments', 0.01],
  ['message.create', 'messages', 0.01],
  ['account.follow', 'accounts', 0.01],
]

/** A case over the shares, each from the sum of those before it to its own end. */
function byShare(valueOf: (key: string, type: What) => string): string {
  let sum = 0
  const whens = shares.map(([key, type, share]) => `when what < ${(sum += share).toFixed(4)} then ${valueOf(key, type)}`)
  return `case ${whens.join(' ')} else ${valueOf('insight.view', 'insights')} end`
}

const hex = `lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0')`
const uuid = `substr(${hex}, 1, 8) || '-' || substr(${hex}, 9, 4) || '-7' || substr(md5(n::text), 1, 3)
  || '-8' || substr(md5(n::text), 4, 3) || '-' || substr(md5(n::text), 7, 12)`
/** From 1 to `most`, each as likely as its part of 1, 1/2, 1/3 and so on. */
const zipf = (most: string, seed: number): string => `least(${most}, floor(exp(ln(${most} + 1) * ${chance(seed, 'n')})))::bigint`
/** From 1 to `most` by row n, the first more often. */
export const skewed = (most: number, seed: number): string => `(1 + floor(${most} * power(${chance(seed, 'n')}, 2)))::int`

/** Where the insights stand that were published, by their place in time; to be made before the activities. */
export const placesOf = (months: number): string[] => [
  `create unlogged table growth_places as
    select row_number() over (order by published_at, id) as place, id, account_id, show_author_names, company_id
      from insights where aasm_state = 'published'`,
  `create unique index on growth_places (place)`,
  `create unique index on growth_places (id)`,
  `with moved as (
      select insights.id, timestamptz '${beginsBefore(months)}' + (place - 1) * (timestamptz '${ends}' - timestamptz '${beginsBefore(months)}')
        / (select count(*) from growth_places) as at from insights left join growth_places on growth_places.id = insights.id)
    update insights set published_at = case when published_at is not null then coalesce(at, '${ends}'::timestamptz - interval '3 days') end,
      created_at = coalesce(at, '${ends}') - interval '3 days', updated_at = coalesce(at, '${ends}'), aasm_state_updated_at = coalesce(at, '${ends}'),
      total_account_read = 0, likes_count = 0, dislikes_count = 0, introduced_total_views = 0, weighted_view_tenths = 0, total_public_read = 0
    from moved where moved.id = insights.id`,
  `update insight_topics set published_at = insights.published_at from insights where insights.id = insight_id`,
  'delete from insight_reads',
  'delete from insight_votes',
  `insert into insight_analyticss (id, insight_id, account_id, company_id, granularity, published_at)
    select id, id, account_id, company_id, 'total', published_at from insights where aasm_state = 'published' on conflict do nothing`,
  `insert into insight_documents (id, insight_id, source, source_file_name, source_content_type, source_file_size, title, created_at)
    select 'growth-document-' || place, growth_places.id, 'growth-file-' || place, 'note.pdf', 'application/pdf', 100000, 'The whole note',
      insights.published_at from growth_places join insights using (id)`,
  'vacuum analyze insights, insight_topics, growth_places, insight_analyticss',
]

/** Inserts the activities of a span, in the order of time. */
export function activityRows(months: number, { from, to }: Span): string {
  const all = `${perMonth * months}::bigint`
  const trackable = byShare(
    (_key, type) =>
      ({
        insights: 'of_it.id',
        'insight-documents': `'growth-document-' || of_it.place`,
        comments: `'growth-comment-' || n`,
        messages: `'growth-message-' || n`,
        entities: `'bench-entity-' || (1 + of_it.place % ${generatedEntities})`,
        'filter-presets': `'growth-preset-' || n % 1000`,
        sessions: `'growth-session-' || n`,
        accounts: `'bench-provider-' || (1 + n % ${providers})`,
      })[type],
  )
  const recipient = byShare((_key, type) => {
    if (type === 'messages') return `'bench-provider-' || (1 + conversation % ${providers})`
    if (type === 'accounts') return `'bench-provider-' || (1 + n % ${providers})`
    return ['insights', 'insight-documents', 'comments'].includes(type) ? 'of_it.account_id' : 'null'
  })
  const parameters = byShare((key, type) => {
    if (key === 'insight.read') return `jsonb_build_object('seconds', 30 + n % 900, 'percent', 50 + n % 51)`
    if (key === 'insight.view')
      return `jsonb_build_object('source', (array['direct', 'search', 'alert', 'share'])[1 + n % 4], 'seconds', n % 300)`
    if (type === 'comments') return `jsonb_build_object('insight-id', of_it.id)`
    return type === 'messages' ? `jsonb_build_object('conversation', conversation)` : `'{}'::jsonb`
  })
  return `insert into activities (id, key, trackable_type, trackable_id, owner_id, recipient_id, origin, parameters, created_at, updated_at, visitor_hash, weight)
    select ${uuid}, ${byShare((key) => `'${key}'`)}, ${byShare((_key, type) => `'${type}'`)}, ${trackable},
      case when visits then null when ${byShare((_key, type) => String(type === 'messages'))} then 'bench-investor-' || conversation else reader end,
      ${recipient}, 'web', ${parameters}, at, at,
      case when visits then sha256(convert_to('visitor-' || (${visitorsADay} * ${chance(106, 'n')})::int || at::date, 'UTF8')) end,
      ${byShare((key) => ({ 'insight.view': '10', 'insight.public_view': '1' })[key] ?? '0')}
    from (
      select n, at, what, ${byShare((key) => String(key.startsWith('insight.public_')))} or (${byShare((key) => String(key === 'entity.view'))} and n % 2 = 0) as visits,
        'bench-investor-' || ${skewed(investors, 102)} as reader, ${skewed(conversations, 103)} as conversation,
        case when n % 4 = 0 and lasting <= known then lasting else known + 1 - ${zipf(`least(known, ${fresh})`, 104)} end as place
      from (
        select n, timestamptz '${beginsBefore(months)}' + n * ((timestamptz '${ends}' - timestamptz '${beginsBefore(months)}') / ${all}) as at,
          ${chance(101, 'n')} as what, greatest(1, published * n / ${all}) as known, 1 + (${zipf('published', 105)} * 7919) % published as lasting
        from generate_series(${from}::bigint, ${to}::bigint) as n, (select count(*) as published from growth_places) as all_of_it
        offset 0) as drawn
      offset 0) as happened join growth_places as of_it using (place) order by n`
}
