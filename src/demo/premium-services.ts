/* eslint-disable max-lines -- Rows of data, which are read in one piece. */
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Database } from '../database/connection.ts'
import type { PremiumServiceRequestsTable, PremiumServicesTable } from '../generated/tables.ts'
import { lastMoment, minutesAfter, opening, seedId, slugOf } from './ids.ts'
import { insertRows } from './insert-rows.ts'
import { companyOf } from './people.ts'
import { seedSmarts } from './premium-services.smarts.ts'
import { columns } from './shared.files.ts'

interface Service {
  by: number
  name: string
  kind: PremiumServicesTable['kind']
  from: number
  unit: 'fixed' | 'per-hour' | 'quote'
  hours: number | null
  position: number
  description?: string
  active?: boolean
}

/** The order gives the ids. Nobody waits for the last. */
const services: readonly Service[] = [
  {
    ...{ by: 4, name: 'A call on Japanese banks', kind: 'call', from: 40, unit: 'fixed', hours: 1, position: 1 },
    description: 'One hour on who pays for deposits, and who does not.',
  },
  {
    ...{ by: 4, name: 'A model of one bank', kind: 'model', from: 280, unit: 'quote', hours: 40, position: 2 },
    description: 'Ten years back, three years on, with every formula open.',
  },
  {
    ...{ by: 5, name: 'A forensic review', kind: 'bespoke-report', from: 250, unit: 'quote', hours: 60, position: 1 },
    description: 'The notes of five annual reports, read before the numbers.',
  },
  { by: 6, name: 'A sector presentation', kind: 'presentation', from: 120, unit: 'fixed', hours: 4, position: 1, active: false },
  { by: 14, name: 'A call on India', kind: 'call', from: 40, unit: 'fixed', hours: 1, position: 1 },
  { by: 16, name: 'Index changes, watched for you', kind: 'monitoring', from: 20, unit: 'per-hour', hours: null, position: 1 },
  { by: 17, name: 'A survey of refiners', kind: 'survey', from: 200, unit: 'quote', hours: 80, position: 1 },
  { by: 4, name: 'A morning with your committee', kind: 'meeting', from: 150, unit: 'fixed', hours: 3, position: 3 },
]

type Step = readonly [status: Selectable<PremiumServiceRequestsTable>['status'], minutesBefore: number]

interface Request {
  by: number
  to: number
  service: number
  title: string
  description?: string
  time: number | null
  smarts: number | null
  /** What the requestor asked for, where a counter-offer stands. */
  asked?: readonly [time: number, smarts: number]
  held?: number
  /** Every status that it had, the last one last, with the minutes before the last moment of the demo set. */
  steps: readonly Step[]
  review?: readonly [rating: number, feedback: string]
}

const hour = 60
const day = 24 * hour

/**
 * The order gives the ids. None becomes due by itself, so that each keeps its status. Of the tenth and the twelfth the
 * company pays afterwards.
 */
const requests: readonly Request[] = [
  {
    ...{ by: 1, to: 4, service: 1, title: 'Deposit costs in western Japan', time: 2, smarts: 80 },
    description: 'Who pays more, and since when?',
    steps: [['drafted', 2 * hour]],
  },
  {
    ...{ by: 1, to: 4, service: 2, title: 'A model of Asagiri Financial', time: 40, smarts: 300, held: 300 },
    description: 'With the deposit costs by branch, if that can be had.',
    steps: [
      ['drafted', 2 * day],
      ['submitted', 1 * day],
    ],
  },
  {
    ...{ by: 24, to: 5, service: 3, title: 'Receivables of a maker of drives', time: 80, smarts: 320, held: 250, asked: [60, 250] },
    steps: [
      ['drafted', 6 * day],
      ['submitted', 5 * day],
      ['countered', 3 * day],
    ],
  },
  {
    ...{ by: 2, to: 4, service: 1, title: 'One hour on regional banks', time: 1, smarts: 40, held: 40 },
    steps: [
      ['drafted', 4 * day],
      ['submitted', 4 * day - 30],
      ['accepted', 20],
    ],
  },
  {
    ...{ by: 1, to: 5, service: 3, title: 'Is the cash in this group real?', time: 60, smarts: 260, held: 260 },
    steps: [
      ['drafted', 12 * day],
      ['submitted', 12 * day - 40],
      ['accepted', 11 * day],
      ['delivered', 1 * day + 3 * hour],
    ],
  },
  {
    ...{ by: 1, to: 4, service: 2, title: 'A model of one lender in Kobe', time: 40, smarts: 280 },
    steps: [
      ['drafted', 40 * day],
      ['submitted', 40 * day - 90],
      ['accepted', 39 * day],
      ['delivered', 34 * day],
      ['completed', 30 * day],
    ],
    review: [5, 'It answered what we asked, and one thing we should have asked.'],
  },
  {
    ...{ by: 2, to: 5, service: 3, title: 'A review of a miner', time: 60, smarts: 200 },
    steps: [
      ['drafted', 26 * day],
      ['submitted', 26 * day - 15],
      ['declined', 25 * day],
    ],
  },
  {
    ...{ by: 24, to: 14, service: 5, title: 'A call before the results', time: 1, smarts: 40 },
    steps: [
      ['drafted', 21 * day],
      ['submitted', 21 * day - 10],
      ['cancelled', 20 * day],
    ],
  },
  {
    ...{ by: 1, to: 14, service: 5, title: 'A call on Indian lenders', time: 1, smarts: 20 },
    steps: [
      ['drafted', 33 * day],
      ['submitted', 33 * day - 5],
      ['expired', 19 * day - 5],
    ],
  },
  {
    ...{ by: 8, to: 14, service: 5, title: 'How do investors see our margin?', time: 1, smarts: 45 },
    steps: [
      ['drafted', 16 * day],
      ['submitted', 16 * day - 20],
      ['accepted', 15 * day],
      ['delivered', 14 * day],
      ['completed', 13 * day],
    ],
  },
  {
    ...{ by: 8, to: 14, service: 5, title: 'Indian lenders and their funding', time: null, smarts: null },
    steps: [['drafted', 5 * hour]],
  },
  {
    ...{ by: 21, to: 14, service: 5, title: 'Two-wheelers after the rains', time: null, smarts: null },
    steps: [
      ['drafted', 8 * hour],
      ['submitted', 7 * hour],
    ],
  },
]

const ago = (minutes: number): string => minutesAfter(lastMoment, -minutes)

const companyId = (account: number): string | null => {
  const company = companyOf(account)
  return company === null ? null : seedId('companies', company)
}

function serviceRow({ by, name, kind, from, unit, hours, position, description, active }: Service, index: number) {
  const at = minutesAfter(opening, (20 + index) * day)
  return {
    id: seedId('premium-services', index + 1),
    account_id: seedId('accounts', by),
    name,
    slug: slugOf(name),
    kind,
    description: description ?? null,
    smarts_from: from,
    smarts_unit: unit,
    time_required_hours: hours,
    active: active ?? true,
    position,
    created_at: at,
    updated_at: at,
  }
}

function requestRow(one: Request, index: number) {
  const { by, to, service, title, description, time, smarts, asked, held, steps, review } = one
  const at = (status: string): string | null => {
    const step = steps.findLast(([name]) => name === status)
    return step ? ago(step[1]) : null
  }
  const [status, minutes] = steps.at(-1)!
  const accepted = at('accepted')
  return {
    id: seedId('premium-service-requests', index + 1),
    requestor_id: seedId('accounts', by),
    requestee_id: seedId('accounts', to),
    manager_id: status === 'drafted' ? null : seedId('accounts', 11),
    premium_service_id: seedId('premium-services', service),
    company_id: companyId(by),
    provider_company_id: companyId(to),
    title,
    description: description ?? null,
    time_required: time,
    smarts_required: smarts,
    asked_time_required: asked?.[0] ?? null,
    asked_smarts_required: asked?.[1] ?? null,
    held: held ?? 0,
    status,
    status_updated_at: ago(minutes),
    submitted_at: at('submitted'),
    answered_at: at('accepted') ?? at('countered') ?? at('declined'),
    accepted_at: accepted,
    deliver_at: accepted === null || time === null ? null : minutesAfter(accepted, time * hour),
    completed_at: at('completed'),
    reminded: 100,
    rating: review?.[0] ?? null,
    feedback: review?.[1] ?? null,
    rated_at: review ? ago(minutes) : null,
    created_at: ago(steps[0]![1]),
    updated_at: ago(minutes),
  }
}

interface Note {
  request: number
  by: number
  body: string
  minutesBefore: number
  internal?: boolean
}

/** The order gives the ids; after these come those that the platform wrote. */
const notes: readonly Note[] = [
  { request: 2, by: 1, body: 'Our committee meets on Thursday week.', minutesBefore: 1 * day },
  { request: 2, by: 4, body: 'Would Thursday at nine in Tokyo suit you to go through it?', minutesBefore: 3 * hour },
  { request: 2, by: 11, body: 'A good client: see that this is answered today.', minutesBefore: 2 * hour, internal: true },
  { request: 3, by: 5, body: 'Three subsidiaries more than we thought: this takes longer.', minutesBefore: 3 * day },
  { request: 7, by: 5, body: 'We know one of the directors too well to be fair.', minutesBefore: 25 * day },
  { request: 1, by: 1, body: 'To ask: are the city branches different?', minutesBefore: 1 * hour },
]

function noteRows() {
  const row = (index: number, request: number, account: number | null, body: string, at: string) => ({
    id: seedId('premium-service-notes', index + 1),
    premium_service_request_id: seedId('premium-service-requests', request),
    account_id: account === null ? null : seedId('accounts', account),
    body,
    internal: false,
    is_system: false,
    created_at: at,
    updated_at: at,
  })
  const written = notes.map(({ request, by, body, minutesBefore, internal = false }, index) => ({
    ...row(index, request, by, body, ago(minutesBefore)),
    internal,
  }))
  const byRequestor = ['submitted', 'completed', 'cancelled']
  const moved = requests.flatMap(({ by, to, steps }, index) =>
    steps.slice(1).map(([status, minutes], step) => ({
      request: index + 1,
      by: status === 'expired' ? null : byRequestor.includes(status) ? by : to,
      body: `From ${steps[step]![0]} to ${status}.`,
      at: ago(minutes),
    })),
  )
  const system = moved.map(({ request, by, body, at }, index) => ({ ...row(notes.length + index, request, by, body, at), is_system: true }))
  return [...written, ...system]
}

/** The order gives the ids. */
const attachments = [
  { file: 31, request: 1, by: 1, minutesBefore: 1 * hour },
  { file: 32, request: 5, by: 5, minutesBefore: 1 * day + 4 * hour },
  { file: 33, request: 6, by: 4, minutesBefore: 34 * day + 20 },
]

/** What providers offer, a request in every status, and the ledger of smarts that follows from them. */
export async function seedPremium(db: Database): Promise<void> {
  await insertRows(db, 'premium_services', services.map(serviceRow))
  await insertRows(db, 'premium_service_requests', requests.map(requestRow))
  await insertRows(db, 'premium_service_notes', noteRows())
  await insertRows(
    db,
    'premium_service_attachments',
    attachments.map(({ file, request, by, minutesBefore }, index) => ({
      ...columns(file, -minutesBefore, lastMoment),
      id: seedId('premium-service-attachments', index + 1),
      premium_service_request_id: seedId('premium-service-requests', request),
      account_id: seedId('accounts', by),
    })),
  )
  await sql`select insight_providers_recount(id, now()) from insight_providers`.execute(db)
  await seedSmarts(db)
}
