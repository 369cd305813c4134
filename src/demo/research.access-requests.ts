import type { Insertable } from 'kysely'
import type { Database } from '../database/connection.ts'
import type { PublicationAccessRequestsTable } from '../generated/tables.ts'
import { minutesAfter, seedId } from './ids.ts'
import { insertRows } from './insert-rows.ts'

interface Request {
  by: number
  /** The number of the insight, or of the external report. */
  insight?: number
  report?: number
  /** The author, who decides. */
  author: number
  message: string
  asked: string
  decision?: { status: 'granted' | 'denied'; minutes: number; reason?: string; until?: string }
}

/** The order gives the ids. All of them could be made: it is the plan that keeps each requester out, or the report is on request. */
const requests: readonly Request[] = [
  {
    by: 8,
    insight: 2,
    author: 4,
    asked: '2026-09-29T06:40:00.000Z',
    message: 'We compare our own capital plan with that of our peers.',
  },
  {
    by: 22,
    insight: 12,
    author: 4,
    asked: '2026-09-07T03:15:00.000Z',
    message: 'Our plan is being renewed. May I read this one in the meantime?',
    decision: { status: 'granted', minutes: 340, until: '2027-12-31T00:00:00.000Z' },
  },
  {
    by: 25,
    insight: 11,
    author: 5,
    asked: '2026-09-08T09:05:00.000Z',
    message: 'Rheinhafen buys gearboxes from us, and we should like to see how you read the closure.',
    decision: { status: 'denied', minutes: 1510, reason: 'The model is for clients alone.' },
  },
  {
    by: 2,
    report: 2,
    author: 5,
    asked: '2026-09-22T04:05:00.000Z',
    message: 'We met the company last week.',
    decision: { status: 'granted', minutes: 95, until: '2027-12-31T00:00:00.000Z' },
  },
  {
    by: 21,
    report: 5,
    author: 16,
    asked: '2026-09-25T11:30:00.000Z',
    message: 'May we have the table of weights?',
  },
]

function requestRow(
  { by, insight, report, author, message, asked, decision }: Request,
  index: number,
): Insertable<PublicationAccessRequestsTable> {
  const decided = decision ? minutesAfter(asked, decision.minutes) : null
  return {
    id: seedId('publication-access-requests', index + 1),
    requester_id: seedId('accounts', by),
    publication_type: report === undefined ? 'insights' : 'external-reports',
    publication_id: report === undefined ? seedId('insights', insight!) : seedId('external-reports', report),
    decider_id: decision ? seedId('accounts', author) : null,
    message,
    status: decision?.status ?? 'pending',
    reason: decision?.reason ?? null,
    granted_until: decision?.until ?? null,
    decided_at: decided,
    created_at: asked,
    updated_at: decided ?? asked,
  }
}

export async function seedAccessRequests(db: Database): Promise<void> {
  await insertRows(db, 'publication_access_requests', requests.map(requestRow))
}
