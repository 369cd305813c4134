/** Records put into a state in the tables, one kind for each type with actors, and what the demo accounts are to them. */
import { randomUUID } from 'node:crypto'
import type { Database } from '../../src/database/connection.ts'
import { seedId } from '../../src/demo/ids.ts'
import { insertRows } from '../../src/demo/insert-rows.ts'
import { putCampaign } from './campaign-rows.ts'
import { setColumns } from './columns.ts'
import { putEvent } from './event-rows.ts'
import { minutesFromNow, putInsight } from './insight-rows.ts'
import type { State } from './insight-rows.ts'
import { putRequest } from './premium-rows.ts'
import type { Status } from './premium-rows.ts'
import { monthAfter } from './told.ts'

export interface Living {
  /** The resource's path, and the operation that changes it. */
  path: string
  operation: string
  /** Puts a record into a state and answers its id. */
  put(db: Database, state: string): Promise<string>
  /** By demo account: what it is to the record in a state. */
  actors: Record<string, (state: string) => string[]>
  /** Who does not see it in which states. */
  unseen?: Record<string, string[]>
  /** The status for a transition that is there for others; 409 unless said otherwise. */
  forOthers?: 403
}

const is =
  (...actors: string[]) =>
  (): string[] =>
    actors

/** A record of the demo set. */
const known = (type: Parameters<typeof seedId>[0], n: number) => (): Promise<string> => Promise.resolve(seedId(type, n))

/** Inserts a row, whose columns are known to be those of its table, with an id of its own. */
async function insertNew(db: Database, table: Parameters<typeof insertRows>[1], row: object): Promise<string> {
  const id = randomUUID()
  await insertRows(db, table, { id, ...row } as never)
  return id
}

async function putReservation(db: Database, status: string): Promise<string> {
  const event = await putEvent(db)
  const place = status === 'waitlisted' ? 1 : null
  const row = { corporate_event_id: event, account_id: seedId('accounts', 1), status, place, booked_at: minutesFromNow(-60) }
  return insertNew(db, 'corporate_reservations', row)
}

async function putAccount(db: Database, status: string): Promise<string> {
  const id = seedId('accounts', 14)
  // From no suspension, which one that is deactivated has still.
  for (const one of ['active', status]) await setColumns(db, 'accounts', id, { status: one as 'active' })
  return id
}

let paidMonths = 0

export const lives: Record<string, Living> = {
  insights: {
    path: '/api/v2/insights',
    operation: 'updateInsight',
    put: (db, state) => putInsight(db, state as State),
    actors: { provider: is('author'), lead: is('lead'), compliance: is('compliance'), editor: is('editor') },
  },
  'premium-service-requests': {
    path: '/api/v2/premium-service-requests',
    operation: 'updatePremiumServiceRequest',
    put: (db, state) => putRequest(db, state as Status),
    actors: {
      investor: is('requestor'),
      provider: is('requestee'),
      'account-manager': is('manager'),
      admin: (state) => [...(state === 'drafted' ? ['requestor'] : []), 'manager', 'admin'],
    },
    unseen: { provider: ['drafted'], 'account-manager': ['drafted'] },
  },
  'corporate-email-campaigns': {
    path: '/api/v2/corporate-email-campaigns',
    operation: 'updateCorporateEmailCampaign',
    put: putCampaign,
    actors: { corporate: is('keeper') },
  },
  'corporate-events': {
    path: '/api/v2/corporate-events',
    operation: 'updateCorporateEvent',
    put: (db, status) => putEvent(db, { status: status as 'drafted' }),
    actors: { corporate: is('host'), 'entity-editor': is('host') },
  },
  'corporate-reservations': {
    path: '/api/v2/corporate-reservations',
    operation: 'updateCorporateReservation',
    put: putReservation,
    actors: { corporate: is('host'), 'entity-editor': is('host') },
  },
  'corporate-questions': {
    path: '/api/v2/corporate-questions',
    operation: 'updateCorporateQuestion',
    put: (db, status) =>
      insertNew(db, 'corporate_questions', { entity_id: seedId('entities', 1), account_id: seedId('accounts', 1), body: 'Why?', status }),
    actors: { investor: is('asker'), corporate: is('moderator'), editor: is('moderator') },
    unseen: { corporate: ['withdrawn'] },
  },
  accounts: {
    path: '/api/v2/accounts',
    operation: 'updateAccount',
    put: putAccount,
    actors: { lead: is('lead'), admin: is('admin') },
    forOthers: 403,
  },
  'publication-access-requests': {
    path: '/api/v2/publication-access-requests',
    operation: 'updatePublicationAccessRequest',
    put: async (db, status) =>
      insertNew(db, 'publication_access_requests', {
        ...{ requester_id: seedId('accounts', 1), publication_type: 'insights', publication_id: await putInsight(db, 'published'), status },
      }),
    actors: { provider: is('decider'), investor: is('requester'), editor: is('decider') },
    forOthers: 403,
  },
  companies: {
    path: '/api/v2/companies',
    operation: 'updateCompany',
    put: known('companies', 1),
    actors: { lead: is('lead'), compliance: is('compliance'), finance: is('finance'), admin: is('admin') },
  },
  collections: {
    path: '/api/v1/collections',
    operation: 'updateCollection',
    put: (db) =>
      insertNew(db, 'collections', {
        account_id: seedId('accounts', 4),
        company_id: seedId('companies', 1),
        name: 'Put',
        slug: randomUUID().slice(9),
        visibility: 'company',
      }),
    actors: { provider: is('owner'), lead: is('lead'), admin: is('owner') },
  },
  entities: {
    path: '/api/v1/entities',
    operation: 'updateEntityV1',
    put: known('entities', 1),
    actors: { 'entity-editor': is('editor'), corporate: is('manager'), admin: is('editor') },
  },
  'premium-service-notes': {
    path: '/api/v2/premium-service-notes',
    operation: 'updatePremiumServiceNote',
    put: async (db) =>
      insertNew(db, 'premium_service_notes', {
        premium_service_request_id: await putRequest(db, 'submitted'),
        account_id: seedId('accounts', 1),
        body: 'Put',
      }),
    actors: { investor: is('party'), 'account-manager': is('moderator'), admin: is('moderator') },
  },
  'contact-requests': {
    path: '/api/v2/contact_requests',
    operation: 'updateContactRequest',
    put: (db, status) =>
      insertNew(db, 'contact_requests', {
        ...{ name: 'Put', email: 'put@visitor.example', subject: 'support', message: 'Put.', consent: true, status },
        ...(status === 'replied' ? { reply: 'Put back.', replied_at: minutesFromNow(-1) } : {}),
      }),
    actors: { 'account-manager': is('manager'), admin: is('manager') },
  },
  'insight-provider-payments': {
    path: '/api/v2/insight-provider-payments',
    operation: 'updateInsightProviderPayment',
    put: (db, status) =>
      insertNew(db, 'insight_provider_payments', {
        ...{ account_id: seedId('accounts', 4), period: monthAfter('2150-01-01', paidMonths++) },
        ...{ share_3m: '0.5', amount_minor: '700', eligible: true, status },
      }),
    actors: { finance: is('clerk'), admin: is('clerk') },
  },
  'company-payments': {
    path: '/api/v2/company-payments',
    operation: 'updateCompanyPayment',
    put: (db, status) =>
      insertNew(db, 'company_payments', {
        company_id: seedId('companies', 1),
        period: monthAfter('2150-01-01', paidMonths++),
        subscription_amount_minor: '700',
        status,
      }),
    actors: { finance: is('clerk'), admin: is('clerk') },
  },
}
