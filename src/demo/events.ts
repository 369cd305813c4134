import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../database/connection.ts'
import type { CorporateEventsTable, CorporatePresentationsTable, CorporateReservationsTable } from '../generated/tables.ts'
import { hashOf } from '../tokens.ts'
import { minutesAfter, seedId } from './ids.ts'
import { insertRows } from './insert-rows.ts'
import { companyOf } from './people.ts'
import { columns } from './shared.files.ts'

interface Event {
  entity: number
  by: number
  title: string
  kind: CorporateEventsTable['kind']
  status: Selectable<CorporateEventsTable>['status']
  starts: string
  minutes: number
  timezone: string
  rest?: Partial<Insertable<CorporateEventsTable>>
  entities?: readonly number[]
  insights?: readonly number[]
}

const kobe = { venue: 'Head office, 9th floor', address: '1-4 Kaigan-dori, Chuo-ku', city: 'Kobe', country: 'JP' }
const weissach = { venue: 'Plant 2', address: 'Getriebestraße 1', city: 'Weissach', country: 'DE' }

const roadshow = seedId('corporate-events', 12)

/** The order gives the ids. Who made an event is its host too. */
const events: readonly Event[] = [
  {
    ...{ entity: 1, by: 8, title: 'Results briefing for the year to March 2026', kind: 'results-briefing', status: 'finished' },
    ...{ starts: '2026-05-14T01:00:00.000Z', minutes: 90, timezone: 'Asia/Tokyo', insights: [1] },
    rest: {
      ...kobe,
      ...{ description: 'The figures of the year, and questions.', format: 'hybrid', audience: ['public'], capacity: 80 },
      ...{ dial_in: '+81 78 5550 1400, code 8300', webcast_url: 'https://asagiri.demo.example/live/results-2026' },
      ...{ replay_url: 'https://asagiri.demo.example/replay/results-2026', minor_non_monetary_benefit: true },
      registration_closes_at: '2026-05-12T01:00:00.000Z',
    },
  },
  {
    ...{ entity: 1, by: 8, title: 'Lunch on deposits and their costs', kind: 'group-meeting', status: 'published' },
    ...{ starts: '2028-05-15T03:00:00.000Z', minutes: 90, timezone: 'Asia/Tokyo', insights: [1] },
    rest: { ...kobe, format: 'in-person', audience: ['investor', 'insight-provider'], capacity: 12, minor_non_monetary_benefit: true },
  },
  {
    ...{ entity: 1, by: 8, title: 'A walk through the Onomichi branch', kind: 'site-visit', status: 'published' },
    ...{ starts: '2028-05-15T04:00:00.000Z', minutes: 120, timezone: 'Asia/Tokyo' },
    rest: {
      ...{ description: 'What a bank for shipowners keeps in its vault.', format: 'in-person', capacity: 3 },
      ...{ venue: 'Onomichi branch', city: 'Onomichi', country: 'JP' },
    },
  },
  {
    ...{ entity: 1, by: 8, title: 'Capital markets day 2028', kind: 'capital-markets-day', status: 'drafted' },
    ...{ starts: '2028-10-03T00:30:00.000Z', minutes: 360, timezone: 'Asia/Tokyo' },
    rest: { ...kobe, audience: ['investor', 'insight-provider'], capacity: 40 },
  },
  {
    ...{ entity: 1, by: 8, title: 'An hour with the president', kind: 'one-on-one', status: 'published' },
    ...{ starts: '2028-05-16T02:00:00.000Z', minutes: 60, timezone: 'Asia/Tokyo' },
    rest: { ...kobe, format: 'in-person', access: 'approval', capacity: 1, research_payment_flag: 'separate', roadshow_id: roadshow },
  },
  {
    ...{ entity: 24, by: 25, title: 'Drives and automation: the rolling conference', kind: 'conference', status: 'live' },
    ...{ starts: '2026-09-30T07:00:00.000Z', minutes: 1_052_640, timezone: 'Europe/Berlin', entities: [2, 17] },
    rest: {
      ...{ format: 'virtual', audience: ['public'], webcast_url: 'https://weissach-antriebe.demo.example/live/rolling' },
      description: 'One session a month, until all of it was said.',
    },
  },
  {
    ...{ entity: 24, by: 25, title: 'A day at the plant for large gearboxes', kind: 'site-visit', status: 'cancelled' },
    ...{ starts: '2026-10-20T08:00:00.000Z', minutes: 240, timezone: 'Europe/Berlin' },
    rest: { ...weissach, format: 'in-person', capacity: 20, cancelled_reason: 'The plant works short time.', sequence: 1 },
  },
  {
    ...{ entity: 17, by: 26, title: 'Placement of new shares: the drill cores', kind: 'deal-roadshow', status: 'published' },
    ...{ starts: '2028-02-08T01:00:00.000Z', minutes: 60, timezone: 'Australia/Perth' },
    rest: { format: 'virtual', access: 'invite-only', invited_emails: ['investor@demo.example', 'noor.alhashimi@demo.example'] },
  },
  {
    ...{ entity: 24, by: 25, title: 'Annual results and the new head of finance', kind: 'earnings-call', status: 'closed' },
    ...{ starts: '2028-03-14T09:00:00.000Z', minutes: 60, timezone: 'Europe/Berlin' },
    rest: { format: 'virtual', audience: ['public'], dial_in: '+49 711 5550 2400', registration_closes_at: '2026-09-30T10:00:00.000Z' },
  },
  {
    ...{ entity: 17, by: 26, title: 'Annual general meeting 2028', kind: 'agm', status: 'published' },
    ...{ starts: '2028-11-21T02:00:00.000Z', minutes: 120, timezone: 'Australia/Perth' },
    rest: { format: 'hybrid', audience: ['public'], venue: 'Level 4, 31 Banksia Terrace', city: 'Perth', country: 'AU' },
  },
  {
    ...{ entity: 1, by: 8, title: 'Webinar on shipping loans', kind: 'webinar', status: 'drafted' },
    ...{ starts: '2028-07-04T01:00:00.000Z', minutes: 60, timezone: 'Asia/Tokyo' },
  },
  {
    ...{ entity: 1, by: 8, title: 'Roadshow in Kobe, May 2028', kind: 'non-deal-roadshow', status: 'published' },
    ...{ starts: '2028-05-16T00:00:00.000Z', minutes: 480, timezone: 'Asia/Tokyo' },
    rest: { ...kobe, format: 'in-person', description: 'A day of meetings, one for each firm.' },
  },
  {
    ...{ entity: 1, by: 8, title: 'An hour with the head of treasury', kind: 'one-on-one', status: 'published' },
    ...{ starts: '2028-05-16T04:00:00.000Z', minutes: 60, timezone: 'Asia/Tokyo' },
    rest: { ...kobe, format: 'in-person', capacity: 1, roadshow_id: roadshow },
  },
]

type Reservation = Insertable<CorporateReservationsTable>
type Line = readonly [event: number, account: number, status: Reservation['status'], rest?: Partial<Reservation>]

/** The order gives the ids. */
const reservations: readonly Line[] = [
  [
    1,
    1,
    'attended',
    { questions: 'What did the second rise do to deposits?', contact_consent: true, attended_at: '2026-05-14T02:40:00.000Z' },
  ],
  [1, 2, 'attended', { guests: 1, attended_at: '2026-05-14T02:41:00.000Z' }],
  [1, 21, 'no-show'],
  [2, 2, 'confirmed', { dietary: 'Vegetarian.' }],
  [3, 1, 'confirmed', { guests: 1, contact_consent: true }],
  [3, 24, 'confirmed'],
  [3, 21, 'waitlisted', { place: 1 }],
  [5, 2, 'requested', { questions: 'How far does the plan for the capital go?' }],
  [3, 20, 'waitlisted', { place: 2 }],
  [5, 21, 'declined', { reason: 'We met in spring.' }],
  [6, 19, 'confirmed'],
  [7, 1, 'cancelled', { reason: 'The plant works short time.' }],
  [9, 2, 'confirmed', { contact_consent: true }],
  [2, 20, 'cancelled', { reason: 'The flight was moved.' }],
]

type About = Pick<
  Insertable<CorporatePresentationsTable>,
  'title' | 'kind' | 'period' | 'pages' | 'presented_on' | 'release_time' | 'description'
>

const presentations: readonly (About & { entity: number; event: number | null; by: number; file: number })[] = [
  {
    ...{ entity: 1, event: 1, by: 8, file: 331, title: 'Results of the year to March 2026', kind: 'results', period: 'FY 2025', pages: 28 },
    ...{ presented_on: '2026-05-14', release_time: '2026-05-14T01:00:00.000Z', description: 'With the tables of the loan book.' },
  },
  {
    ...{
      entity: 1,
      event: null,
      by: 8,
      file: 332,
      title: 'Plan for the years to March 2031',
      kind: 'investor-day',
      period: null,
      pages: null,
    },
    ...{ presented_on: null, release_time: '2028-05-12T06:00:00.000Z', description: null },
  },
  {
    ...{ entity: 24, event: 6, by: 25, file: 333, title: 'Drives and automation', kind: 'other', period: null, pages: 12 },
    ...{ presented_on: '2026-09-30', release_time: '2026-09-30T07:00:00.000Z', description: 'Slides of the first session.' },
  },
  {
    ...{ entity: 17, event: null, by: 26, file: 337, title: 'The southern pit', kind: 'roadshow', period: null, pages: 9 },
    ...{ presented_on: '2026-07-14', release_time: null, description: null },
  },
]

const attachments = [
  { type: 'corporate-events', n: 1, by: 8, file: 334, title: 'The agenda' },
  { type: 'corporate-presentations', n: 1, by: 8, file: 335, title: 'The loan book' },
  { type: 'corporate-events', n: 2, by: 8, file: 336, title: null },
] as const

/** The code of the demo feed, which everybody knows. */
const publishedCode = 'demo-calendar-feed-of-the-investor-00000001'

/** Events were made in the order of their ids, the last one shortly before the last moment. */
const madeAt = (index: number): string => minutesAfter('2026-04-02T08:00:00.000Z', index * 20_000)

function eventRow(
  { entity, by, title, kind, status, starts, minutes, timezone, rest }: Event,
  index: number,
): Insertable<CorporateEventsTable> {
  const at = madeAt(index)
  return {
    id: seedId('corporate-events', index + 1),
    entity_id: seedId('entities', entity),
    account_id: seedId('accounts', by),
    ...{ title, kind, status, timezone, starts_at: starts, ends_at: minutesAfter(starts, minutes), created_at: at, updated_at: at },
    ...{ description: null, format: null, venue: null, address: null, city: null, country: null, access: 'open', capacity: null },
    ...{ dial_in: null, webcast_url: null, replay_url: null, registration_closes_at: null, audience: ['investor'], sequence: 0 },
    ...{ minor_non_monetary_benefit: false, research_payment_flag: 'none', invited_emails: [], cancelled_reason: null },
    ...{ host_name: null, roadshow_id: null },
    ...rest,
  }
}

function reservationRow([event, account, status, rest]: Line, index: number): Reservation {
  const company = companyOf(account)
  const at = minutesAfter(madeAt(event - 1), 2_900 + index * 37)
  return {
    id: seedId('corporate-reservations', index + 1),
    corporate_event_id: seedId('corporate-events', event),
    account_id: seedId('accounts', account),
    company_id: company === null ? null : seedId('companies', company),
    ...{ status, place: null, guests: 0, questions: null, dietary: null, contact_consent: false, reason: null, attended_at: null },
    ...{ booked_at: at, created_at: at, updated_at: at },
    ...rest,
  }
}

/** The events of issuers with their reservations, and what issuers show. */
export async function seedEvents(db: Database): Promise<void> {
  await insertRows(db, 'corporate_events', events.map(eventRow))
  const of = (event: number) => ({ corporate_event_id: seedId('corporate-events', event + 1) })
  const hosts = events.map(({ by }, index) => ({ ...of(index), account_id: seedId('accounts', by) }))
  await insertRows(db, 'corporate_event_hosts', hosts)
  const taking = events.flatMap(({ entities = [] }, index) => entities.map((n) => ({ ...of(index), entity_id: seedId('entities', n) })))
  await insertRows(db, 'corporate_event_entities', taking)
  const read = events.flatMap(({ insights = [] }, index) => insights.map((n) => ({ ...of(index), insight_id: seedId('insights', n) })))
  await insertRows(db, 'corporate_event_insights', read)
  await insertRows(db, 'corporate_reservations', reservations.map(reservationRow))
  const feed = { id: seedId('calendar-feeds', 1), account_id: seedId('accounts', 1), token_hash: hashOf(publishedCode) }
  await insertRows(db, 'calendar_feeds', { ...feed, created_at: madeAt(0), updated_at: madeAt(0) })
  const shown = presentations.map(({ entity, event, by, file, ...about }, index) => ({
    id: seedId('corporate-presentations', index + 1),
    entity_id: seedId('entities', entity),
    corporate_event_id: event === null ? null : seedId('corporate-events', event),
    account_id: seedId('accounts', by),
    ...about,
    ...columns(file, 170_000 + index * 9_000),
  }))
  await insertRows(db, 'corporate_presentations', shown)
  const attached = attachments.map(({ type, n, by, file, title }, index) => ({
    id: seedId('corporate-attachments', index + 1),
    attachable_type: type,
    attachable_id: seedId(type, n),
    account_id: seedId('accounts', by),
    title,
    ...columns(file, 171_000 + index * 60),
  }))
  await insertRows(db, 'corporate_attachments', attached)
}
