/**
 * The rows of a data set, as set-based SQL. Everything about row i follows from i, so that a data set is the same
 * wherever it is made and each counter is exact because it is computed from the rule that makes the counted rows.
 */

/** The two ends of a span of rows, counted from 1, both included. */
export interface Span {
  from: number
  to: number
}

/** Investors with a session each, for the workload that saves presets. */
export const investors = 2_000
export const providers = 200
export const generatedEntities = 2_000
const sentences = 5_000

/** The token of investor n, counted from 1; 0 is the viewer of the reading workloads. */
export const tokenOf = (n: number): string => `bench-token-${n}`
/** The demo account `investor`, who reads. */
const viewerId = '019a0000-0001-7000-8000-000000000001'
export const investorId = (n: number): string => `bench-investor-${n}`

const words = `margin revenue guidance dividend buyback leverage covenant refinancing capacity utilisation inventory backlog pricing volume
  currency hedge tariff subsidy regulator licence merger tender offer spin-off placement lock-up index weight free float
  liquidity spread yield curve inflation wage freight energy copper lithium wafer foundry memory display battery vehicle
  insurer premium reserve claim deposit lending provision capital ratio branch digital platform subscriber churn content
  retailer store basket brand launch pipeline trial approval patent generic hospital staffing tower fibre spectrum cloud
  data centre power grid tenant lease occupancy developer presale land auditor restatement receivable goodwill governance`
  .split(/\s+/)
  .map((word) => `'${word}'`)
  .join(',')

/** Words of a script that puts no space between them; one insight in five is written in it. */
const runs =
  `半導体 需要 回復 設備投資 利益率 在庫 調整 銀行 金利 上昇 為替 影響 輸出 企業 配当 自社株買い 業績 予想 修正 決算 説明会 自動車 電池 部品
  価格 転嫁 物流 不動産 賃料 空室率 医薬品 承認 特許 小売 既存店 売上高 客数 単価 原材料 高騰 銅 リチウム ウエハー メモリー 市況 反転 再編 買収 統合 提案
  株主 還元 資本 効率 改革 規制 緩和 補助金 関税 中国 米国 東南アジア 新興国 成長率`
    .split(/\s+/)
    .map((word) => `'${word}'`)
    .join(',')
const isRun = '(i % 5 = 4)'
/** The account whose feed is read, and how many of each kind it follows. */
const followerId = investorId(1)
const followed = { entities: 120, accounts: 60, companies: 10, 'content-verticals': 10 }

/** A number from 0 to below 1 that follows from the row and a seed. */
export const chance = (seed: number, row = 'i'): string => `((hashint8extended(${row}, ${seed}) & 1048575) / 1048576.0)`
const pick = (list: readonly string[], seed: number): string =>
  `(array['${list.join("','")}'])[1 + floor(${list.length} * power(${chance(seed)}, 2))::int]`
const among = (count: number | string, seed: number): string => `(1 + floor((${count}) * ${chance(seed)}))::int`

/** Three years of research, the newest on 2026-10-01. */
const moment = (size: number): string => `(timestamptz '2023-10-01 08:30Z' + i * interval '${Math.floor(94_608_000 / size)} seconds')`
const hex = (size: number): string => `lpad(to_hex((extract(epoch from ${moment(size)}) * 1000)::bigint), 12, '0')`
const idOf = (size: number): string =>
  `substr(${hex(size)}, 1, 8) || '-' || substr(${hex(size)}, 9, 4) || '-7' || substr(md5(i::text), 1, 3)
    || '-8' || substr(md5(i::text), 4, 3) || '-' || substr(md5(i::text), 7, 12)`

/** One row in this many was read by the viewer, and as many were voted on. */
const every = (size: number): number => Math.max(3, Math.floor(size / 4_000))
const isRead = (size: number): string => `(i % ${every(size)} = 1)`
const isVoted = (size: number): string => `(i % ${every(size)} = 2)`
const isPublished = '(i % 10 <> 0)'
/** A word of 20 insights, however many there are. */
export const rareWord = 'obsidian'
const isRare = (size: number): string => `(i % ${size / 20} = 7)`
const hasSecond = '(i % 5 = 1)'
const entity = (seed: number): string => `'bench-entity-' || ${among(generatedEntities, seed)}`
const firstVertical = `(1 + i % 14)`
const secondVertical = `(1 + (i + 5) % 14)`

const formats = ['quick-note', 'daily-brief', 'in-depth', 'event-preview', 'event-review', 'thematic', 'initiation', 'model', 'transcript']
const states = ['drafted', 'submitted', 'in-review', 'changes-requested', 'approved', 'scheduled', 'cancelled']
const countries = ['JP', 'US', 'HK', 'GB', 'IN', 'SG', 'AU', 'DE', 'KR', 'TW', 'CN', 'FR', 'ID', 'TH', 'MY', 'BR', 'ZA', 'CH', 'NL', 'SE']
const sectors = ['financials', 'industrials', 'information-technology', 'health-care', 'energy', 'materials', 'utilities', 'real-estate']

/** What the insights refer to, and the sentences that they are made of. */
export const people = [
  `create unlogged table bench_sentences as select n, text, trim(both '-' from regexp_replace(text, '[^a-z0-9]+', '-', 'g')) as slug
    from (select n, string_agg((array[${words}])[1 + floor(120 * power(${chance(1, 'n * 100 + w')}, 2))::int % 119], ' ' order by w) as text
      from generate_series(0, ${sentences - 1}) as n, generate_series(1, 11) as w group by n) as made`,
  `create unique index on bench_sentences (n)`,
  `create unlogged table bench_runs as select n, string_agg((array[${runs}])[1 + floor(58 * power(${chance(31, 'n * 100 + w')}, 2))::int % 58],
      (array['の', 'は', 'が', 'と', 'で'])[1 + (n + w) % 5] order by w) as text
    from generate_series(0, ${sentences - 1}) as n, generate_series(1, 7) as w group by n`,
  `create unique index on bench_runs (n)`,
  `insert into companies (id, name, slug, kind, country)
    select 'bench-firm-' || n, 'Research Firm ' || n, 'research-firm-' || n, 'research-firm', 'GB' from generate_series(1, 20) as n`,
  `insert into accounts (id, company_id, first_name, last_name, slug, account_type, status, email, email_verified, reading_tier)
    select 'bench-provider-' || n, 'bench-firm-' || (1 + n % 20), 'Provider', n::text, 'bench-provider-' || n, 'insight-provider', 'active',
      'provider-' || n || '@bench.example', true, 'provider' from generate_series(1, ${providers}) as n`,
  `insert into accounts (id, first_name, last_name, slug, account_type, status, email, email_verified, reading_tier)
    select 'bench-investor-' || n, 'Investor', n::text, 'bench-investor-' || n, 'investor', 'active',
      'investor-' || n || '@bench.example', true, 'professional' from generate_series(1, ${investors}) as n`,
  `insert into employments (account_id, company_id, since)
    select id, company_id, '-infinity' from accounts where id like 'bench-provider-%'`,
  `insert into sessions (id, account_id, token_hash, kind, expires_at)
    select 'bench-session-' || n, case n when 0 then '${viewerId}' else 'bench-investor-' || n end,
      sha256(convert_to('bench-token-' || n, 'UTF8')), 'password', now() + interval '30 days' from generate_series(0, ${investors}) as n`,
  `insert into entities (id, short_name, pretty_name, slug, country, sector, market_cap_usd_m)
    select 'bench-entity-' || i, 'Entity ' || i, 'Entity ' || i || ' Holdings', 'bench-entity-' || i, ${pick(countries, 2)},
      ${pick(sectors, 3)}, round((100000 * power(${chance(4)}, 4))::numeric, 2) from generate_series(1, ${generatedEntities}) as i`,
  `insert into follows (id, follower_id, followable_type, followable_id) select uuid_v7(), '${followerId}', type, id from (
      select 'entities' as type, 'bench-entity-' || n as id from generate_series(1, ${followed.entities}) as n
      union all select 'accounts', 'bench-provider-' || n from generate_series(1, ${followed.accounts}) as n
      union all select 'companies', 'bench-firm-' || n from generate_series(1, ${followed.companies}) as n
      union all select 'content-verticals', '019a0000-0009-7000-8000-' || lpad(n::text, 12, '0')
        from generate_series(1, ${followed['content-verticals']}) as n) as topic`,
]

/** How far apart the sentences of neighbouring rows lie, for each sentence of a row. */
const strides = [0, 7919, 104729, 1299709, 611953, 86028, 49979, 32452]

/** Inserts insights and all that hangs on each. Triggers and foreign keys are off, so nothing else counts them. */
export function insightRows(size: number, { from, to }: Span): string[] {
  const rows = `generate_series(${from}, ${to}) as i`
  const text = (n: number): string => `t${n}.text`
  const joins = [
    ...[1, 2, 3, 4, 5, 6, 7].map((n) => `join bench_sentences t${n} on t${n}.n = (i * ${strides[n]}::bigint) % ${sentences}`),
    ...[1, 2, 3, 4, 5].map((n) => `join bench_runs r${n} on r${n}.n = (i * ${strides[n]}::bigint) % ${sentences}`),
  ]
  return [
    `insert into insights (id, account_id, company_id, primary_entity_id, slug, tagline, executive_summary, detail, format_type, imperative,
        time_horizon, countries, strategies, sectors, automatic_keywords, custom_keywords, show_author_names, aasm_state,
        aasm_state_updated_at, published_at, total_account_read, total_public_read, likes_count, dislikes_count,
        introduced_total_views, weighted_view_tenths, created_at, updated_at)
      select ${idOf(size)}, 'bench-provider-' || author, 'bench-firm-' || (1 + author % 20), primary_entity,
        rtrim(left(t1.slug, 90), '-') || '-' || i,
        'Code' || (i % 20000) || ': ' || case when ${isRun} then r1.text else left(t1.text, 71) end,
        '<p>' || case when ${isRun} then r2.text || '。' || r3.text || '。' || r4.text || '。' || r5.text || '。'
          else ${[2, 3, 4, 5, 6, 7].map(text).join(` || '. ' || `)} || '.' end || '</p>',
        case when i % 50 = 3 then (select '<p>' || string_agg(text, '. ') || '</p>' from bench_sentences
          where n between (i * 13) % 4900 and (i * 13) % 4900 + 99) end,
        ${pick(formats, 11)}, ${pick(['bullish', 'neutral', 'bearish'], 12)}, ${pick(['short', 'medium', 'long'], 13)},
        array(select distinct unnest(array[${pick(countries, 14)}, ${pick(countries, 15)}])),
        array[${pick(['value', 'growth', 'income', 'event-driven'], 16)}],
        array[${pick(sectors, 17)}], array['Entity ' || i % 2000],
        array[t1.slug]::text[] || case when ${isRare(size)} then '{${rareWord}}'::text[] end, i % 20 <> 0,
        case when ${isPublished} then 'published' else (array['${states.join("','")}'])[1 + (i / 10) % 7] end, ${moment(size)},
        case when ${isPublished} or (i / 10) % 7 = 5 then ${moment(size)} end,
        ${isRead(size)}::int, (200 * power(${chance(18)}, 3))::int, (${isVoted(size)} and i % 3 <> 0)::int,
        (${isVoted(size)} and i % 3 = 0)::int,
        (50 * power(${chance(19)}, 3))::int, 10 * (90 * power(${chance(20)}, 3))::int, ${moment(size)} - interval '3 days', ${moment(size)}
      from (select i, ${among(providers, 21)} as author, ${entity(22)} as primary_entity from ${rows}) as row
        ${joins.join(' ')} order by i`,
    `insert into insight_slugs (slug, insight_id) select rtrim(left(slug, 90), '-') || '-' || i, ${idOf(size)}
      from ${rows} join bench_sentences on n = (i * 7919::bigint) % ${sentences} order by i`,
    `insert into insight_disclosures (id, insight_id, certified) select 'bench-disclosure-' || i, ${idOf(size)}, true
      from ${rows} order by i`,
    `insert into insight_content_verticals (insight_id, content_vertical_id)
      select ${idOf(size)}, '019a0000-0009-7000-8000-' || lpad(vertical::text, 12, '0') from ${rows},
        lateral (select ${firstVertical} union all select ${secondVertical} where i % 3 = 0) as filed(vertical) order by i`,
    `insert into insight_secondary_entities (insight_id, entity_id) select ${idOf(size)}, ${entity(23)} from ${rows}
      where ${hasSecond} order by i`,
    `insert into insight_reads (insight_id, account_id) select ${idOf(size)}, '${viewerId}' from ${rows} where ${isRead(size)} order by i`,
    `insert into insight_votes (insight_id, account_id, score) select ${idOf(size)}, '${viewerId}', case when i % 3 = 0 then -1 else 1 end
      from ${rows} where ${isVoted(size)} order by i`,
    `select file_topics(array(select ${idOf(size)} from ${rows}))`,
  ]
}

/** The counters of what insights refer to, counted from the rows. */
export const counters = [
  `insert into insight_counts (shard, published)
    select i % 64, count(*) from (select row_number() over () as i from insights where aasm_state = 'published') as counted group by 1`,
  `insert into insight_periods (span, starts, shard, published)
    select span, date_trunc(span, published_at, 'UTC'), 0, count(*)
    from insights cross join unnest(array['month', 'day', 'hour']) as span where aasm_state = 'published' group by 1, 2`,
  `update accounts set insights_count = n, named_insights_count = named
    from (select account_id, count(*) as n, count(*) filter (where show_author_names) as named from insights
    where aasm_state = 'published' group by 1) as made where accounts.id = made.account_id`,
  `update content_verticals set insights_count = n from (select content_vertical_id, count(*) as n from insight_content_verticals
    join insights on insights.id = insight_id where aasm_state = 'published' group by 1) as made
    where content_verticals.id = content_vertical_id`,
  `update entities set insights_count = n from (select entity_id, count(distinct insight_id) as n from (
      select primary_entity_id as entity_id, id as insight_id from insights where aasm_state = 'published' union all
      select entity_id, insight_id from insight_secondary_entities join insights on insights.id = insight_id where aasm_state = 'published'
    ) as about group by 1) as made where entities.id = made.entity_id`,
  `select learn_words(text) from bench_sentences`,
  `drop table bench_sentences`,
  `drop table bench_runs`,
]
