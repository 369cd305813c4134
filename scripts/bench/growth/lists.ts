/** What is asked over HTTP: every list of what grows, as each of those who may ask does, and single records. */
import pg from 'pg'
import { callers } from './people.ts'
import type { CallerName } from './people.ts'

export interface Ask {
  name: string
  caller: CallerName
  path: string
  /** The body of a POST, another each time. */
  body?: (turn: number) => string
}

/** Ids of one data set. */
interface Ids {
  /** An insight that has been viewed most of all, one of the middle, and one of the last day. */
  popular: string
  usual: string
  newest: string
  activity: string
  incoming: string
  notification: string
  campaign: string
  message: string
  day: string
}

export async function idsOf(url: string): Promise<Ids> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<Ids>(`with told as (
      select trackable_id, count(*) as n, row_number() over (order by count(*) desc, trackable_id) as place from activities
        where trackable_type = 'insights' group by 1)
    select (select trackable_id from told where place = 1) as popular,
      (select trackable_id from told where n >= 100 order by n, trackable_id limit 1) as usual,
      (select id from insights where aasm_state = 'published' and published_at < (select max(created_at) from activities) - interval '1 day'
        order by published_at desc limit 1) as newest,
      (select id from activities where owner_id = '${callers.investor}' order by created_at desc offset 50 limit 1) as activity,
      (select id from activities where recipient_id = '${callers.provider}' order by created_at desc offset 50 limit 1) as incoming,
      (select id from notifications where account_id = '${callers.investor}' order by updated_at desc offset 50 limit 1) as notification,
      (select id from corporate_email_campaigns where id like 'growth-campaign-1-%' order by sent_at desc limit 1) as campaign,
      (select id from messages where sender_id = '${callers.investor}' order by created_at desc limit 1) as message,
      (select min(id) from insight_analyticss where granularity = 'day' and period = '2026-10-15') as day`)
  await client.end()
  return rows[0]!
}

/** What of the last days, of a month, of one day and of the first weeks is asked for. */
const lately = 'filter[from]=2026-10-25T00:00:00Z'
const earlier = 'filter[to]=2026-10-10T00:00:00Z'
const oneDay = 'filter[from]=2026-10-14T00:00:00Z&filter[to]=2026-10-15T00:00:00Z'
const quarter = 'filter[from]=2026-08&filter[to]=2026-10'

const get = (caller: CallerName, path: string): Ask => ({ name: `${caller}: ${path}`, caller, path: `/api/${path}` })

/** A list by its first page, the tenth and the last that is reached. */
const pages = (caller: CallerName, path: string, last = 100): Ask[] =>
  [1, 10, last].map((page) => get(caller, page === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}page[number]=${page}`))

function activities(caller: CallerName, { popular, usual }: Ids): Ask[] {
  const of = (query: string): Ask => get(caller, `v1/activities?${query}`)
  return [
    ...pages(caller, 'v1/activities'),
    ...pages(caller, 'v1/activities?filter[key]=insight.view'),
    of('filter[key]=comment.create'),
    of('filter[key]=comment.create,message.create'),
    of('filter[key]=premium_service_request.rate'),
    of('filter[trackable-type]=insights'),
    of('filter[trackable-type]=corporate-events'),
    of(`filter[trackable-id]=${popular}`),
    of(`filter[trackable-type]=insights&filter[trackable-id]=${usual}`),
    of('filter[owner-id]=bench-investor-40'),
    of('filter[owner-id]=bench-investor-1999'),
    of('filter[company-id]=growth-fund-1'),
    ...['outgoing', 'incoming', 'internal', 'system'].map((one) => of(`filter[direction]=${one}`)),
    ...[lately, earlier, oneDay].map(of),
    of(`filter[key]=insight.read&${oneDay}`),
    of(`filter[key]=insight.read&filter[direction]=incoming&${lately}`),
  ]
}

const messages = (caller: CallerName): Ask[] => [
  ...pages(caller, 'v2/messages', caller === 'compliance' ? 100 : 20),
  get(caller, 'v2/messages?filter[message-group-id]=growth-group-1'),
  get(caller, 'v2/messages?filter[unread]=true'),
  get(caller, 'v2/messages?filter[since]=2026-10-25T00:00:00Z'),
  get(caller, 'v2/messages?filter[fulltext]=covenant'),
  ...pages(caller, 'v2/message-groups', 20),
]

const values = ['qva-reports', 'insight-provider-payments']
const readerships = ['account-analytic-distribution-reports']
const ofCompanies = ['company-analytic-distribution-reports', 'company-payments']
const running = ['mtd-account-analytic-distribution-reports', 'mtd-qva-reports']
const runningOfCompanies = ['mtd-company-analytic-distribution-reports', 'company-mtd-qva-reports']

function reports(caller: CallerName): Ask[] {
  const whole = caller === 'provider' ? [] : ofCompanies
  return [
    ...[...values, ...readerships, ...whole].flatMap((one) => [
      ...pages(caller, `v2/${one}`, 50),
      get(caller, `v2/${one}?${quarter}`),
      get(caller, `v2/${one}?filter[from]=2026-10`),
      get(caller, `v2/${one}?filter[to]=2026-10`),
    ]),
    ...[...readerships, ...whole.slice(0, 1)].flatMap((one) => [
      get(caller, `v2/${one}?filter[dimension]=reader-country`),
      get(caller, `v2/${one}?filter[dimension]=sector&sort=-views&${quarter}`),
    ]),
    ...[...running, ...(caller === 'provider' ? [] : runningOfCompanies)].flatMap((one) => pages(caller, `v2/${one}`, 20)),
  ]
}

function analytics(caller: CallerName, { popular, usual }: Ids): Ask[] {
  const of = (query: string): Ask => get(caller, `v2/insight-analyticss?${query}`)
  return [
    ...pages(caller, 'v2/insight-analyticss', 20),
    of('sort=-period&filter[granularity]=day'),
    of('sort=-period&filter[granularity]=month'),
    of('filter[granularity]=day&filter[from]=2026-10&filter[to]=2026-10'),
    of(`filter[insight-id]=${usual}&filter[granularity]=day`),
    ...(caller === 'finance' ? [of(`filter[insight-id]=${popular}`), of(`filter[insight-id]=${popular}&filter[granularity]=month`)] : []),
  ]
}

const records = ({ popular, usual, newest, activity, incoming, notification, message, day }: Ids): Ask[] => [
  get('investor', `v1/activities/${activity}`),
  get('provider', `v1/activities/${incoming}`),
  get('admin', `v1/activities/${activity}`),
  get('investor', `v2/notifications/${notification}`),
  get('investor', `v2/messages/${message}`),
  ...[popular, usual, newest, `${popular}_2026-10`, day].map((id) => get('finance', `v2/insight-analyticss/${id}`)),
  get('investor', 'v2/accounts/bench-investor-1/export'),
]

const told = (key: string, type: string, id: string): string =>
  JSON.stringify({ data: { type: 'activities', key, relationships: { trackable: { data: { type, id } } } } })

const telling = ({ newest }: Ids): Ask[] => [
  {
    name: 'investor: record a view of an entity',
    caller: 'investor',
    path: '/api/v2/activities',
    body: (turn) => told('entity.view', 'entities', `bench-entity-${1 + (turn % 2_000)}`),
  },
  {
    name: 'investor: record the same view of an insight again',
    caller: 'investor',
    path: '/api/v2/activities',
    body: () => told('insight.view', 'insights', newest),
  },
]

const of = (...names: CallerName[]): readonly CallerName[] => names

/** Everything, for the ids of one data set. The names are those of the first set that is asked. */
export const asksOf = (ids: Ids): Ask[] => [
  ...of('investor', 'provider', 'compliance', 'issuer', 'admin').flatMap((caller) => activities(caller, ids)),
  ...of('investor', 'provider', 'admin').flatMap((caller) => [
    ...pages(caller, 'v2/notifications'),
    ...['true', 'false'].map((one) => get(caller, `v2/notifications?filter[unread]=${one}`)),
  ]),
  ...of('investor', 'compliance', 'admin').flatMap(messages),
  ...of('investor', 'provider', 'admin').flatMap((caller) => [
    ...pages(caller, 'v1/comments'),
    get(caller, 'v1/comments?sort=-likes-count'),
    get(caller, `v1/comments?filter[commentable-id]=${ids.popular}`),
    get(caller, 'v1/comments?filter[account-id]=bench-investor-40'),
  ]),
  ...of('provider', 'lead', 'issuer', 'finance').flatMap((caller) => analytics(caller, ids)),
  ...of('provider', 'lead', 'finance').flatMap(reports),
  get('investor', 'v2/market-cap-distro'),
  ...pages('issuer', 'v2/corporate-email-campaigns', 2),
  ...pages('issuer', `v2/corporate-email-campaigns/${ids.campaign}/deliveries`),
  get('issuer', `v2/corporate-email-campaigns/${ids.campaign}/deliveries?filter[status]=delivered`),
  ...pages('provider', 'v1/group-email-messages', 1),
  ...records(ids),
  ...telling(ids),
]
