/** Activities that clients report: permission, counters, and visitors, of whom only a hash is kept. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { createHmac, randomBytes } from 'node:crypto'
import type { Database, Transaction } from '../../database/connection.ts'
import { tellOfCounters } from '../../effects/realtime.ts'
import type { Telling } from '../../effects/realtime.ts'
import type { Operations, ResourceType } from '../../generated/contract.ts'
import { broken, forbidden, unauthorized } from '../../refusals.ts'
import { fold } from '../../type-names.ts'
import { among } from '../../verbs/among.ts'
import { attempt } from '../../verbs/attempts.ts'
import type { Present, Sent } from '../../verbs/body.ts'
import type { Caller } from '../../verbs/caller.ts'
import { makerOf } from '../../verbs/firms.ts'
import type { Request } from '../../verbs/handler.ts'
import { addTo } from '../../verbs/rows.ts'
import { restrictionReason } from '../research/insights.restrictions.ts'
import { meaningOf, originOf, origins } from './activities.keys.ts'
import type { Meaning, Origin } from './activities.keys.ts'
import { recordOnce } from './activities.recording.ts'
import { isKey } from './notifications.keys.ts'

type Told = NonNullable<Operations['createActivity']['accepted']>
type Client = Request<'createActivity'>['client']

/** @throws 401 for what a guest may not tell, 403 for what only the server tells. */
export function refuseForeign({ attributes: { key } }: Sent, caller: Caller): void {
  if (typeof key !== 'string') return
  const meaning = meaningOf(key)
  if (caller.id === '' && !meaning?.guest) throw unauthorized()
  if (meaning?.by === 'server' || (!meaning && isKey(key))) throw forbidden(`${key} is told by the operation that does it.`)
}

/** What guests of one network address tell. */
const perAddress = { what: 'activities-from', most: 300, seconds: 3600 }

/** @throws 429 when too much was told from the address of a guest within the hour. */
export async function limitGuests(db: Database, caller: Caller, { address }: Client): Promise<void> {
  if (caller.id !== '') return
  await attempt(db, [perAddress, address])
}

/** Guests tell of published research, though they do not see it. */
export const alsoTold =
  (caller: Caller): Present =>
  async (db, types, ids) => {
    if (caller.id !== '' || !types.includes('insights')) return new Set()
    const rows = await db.selectFrom('insights').select('id').where(among('id', ids)).where('aasm_state', '=', 'published').execute()
    return new Set(rows.map((one) => one.id))
  }

const longestParameters = 4_096

/** @throws 422 for an activity that does not agree with itself. */
function refuseMisfits({ key, parameters = {}, trackable_type }: Told): void {
  const fits = meaningOf(key)?.about?.includes(trackable_type) ?? fold(key.split('.')[0]!) === fold(trackable_type)
  if (!fits) throw broken(`${key} does not happen to ${trackable_type}`, '/data/key')
  if (Buffer.byteLength(JSON.stringify(parameters)) > longestParameters) {
    throw broken(`The parameters take more than ${longestParameters} bytes`, '/data/parameters')
  }
  const atLeast = (name: string, least: number): boolean => typeof parameters[name] === 'number' && parameters[name] >= least
  if (key === 'insight.read' && !atLeast('seconds', 30) && !atLeast('percent', 50)) {
    throw broken('A reading takes 30 seconds or half of the text', '/data/parameters')
  }
}

/** Records what the caller tells and counts it, once. Answers the id of the activity. */
export async function post({ tx, jobs }: Telling, told: Told, caller: Caller, client: Client): Promise<string> {
  refuseMisfits(told)
  const { key, parameters = {}, trackable_type: type, trackable_id: id } = told
  const meaning = meaningOf(key)
  const subject = await subjectOf(tx, type, id)
  const insider = caller.accountType === 'staff' || caller.id === subject.author || (caller.companyId ?? '') === subject.company
  if (meaning?.whole && (await restrictionReason(tx, subject.insight!, caller)) !== null) {
    throw broken('What is withheld from you is told as insight.view_restricted', '/data/key')
  }
  const visitor = caller.id === '' ? await visitorOf(tx, client) : null
  const named = origins.find((one) => one === parameters['origin'])
  const origin: Origin = named === undefined || named === 'system' || named === 'import' ? originOf(client.userAgent) : named
  const weight =
    meaning?.counts === 'view' && !insider ? tenthsOf(caller.reading.tier) : meaning?.counts === 'public-view' && visitor ? 1 : 0
  const owner = caller.id || null
  const { id: activity, again } = await recordOnce(tx, {
    ...{ key, owner, visitor, parameters, origin, weight },
    ...{ trackable: { type, id }, recipient: subject.recipient },
  })
  if (again || !meaning?.counts) return activity
  const hasReader = await counting[meaning.counts](tx, { id, caller, visitor, insider, weight, parameters })
  if (hasReader) await tellOfCounters({ tx, jobs }, id)
  return activity
}

interface Subject {
  /** Whose it is. */
  recipient: string | null
  /** The insight that it is or belongs to, with its author and firm. */
  insight: string | null
  author: string | null
  company: string | null
}

async function subjectOf(tx: Transaction, type: ResourceType, id: string): Promise<Subject> {
  const recipients: Partial<Record<ResourceType, RawBuilder<unknown>>> = {
    insights: makerOf('insights'),
    'insight-documents': makerOf('insights'),
    comments: sql`(select account_id from comments where id = ${id})`,
    annotations: sql`(select annotator_id from annotations where id = ${id})`,
    accounts: sql`${id}::text`,
    'external-reports': sql`(select ${makerOf('external_reports')} from external_reports where id = ${id})`,
    'corporate-presentations': sql`(select account_id from corporate_presentations where id = ${id})`,
  }
  const insight = type === 'insight-documents' ? sql`(select insight_id from insight_documents where id = ${id})` : sql`${id}`
  const { rows } = await sql<Subject>`select ${recipients[type] ?? sql`null::text`} as recipient,
      insights.id as insight, insights.account_id as author, insights.company_id as company
    from (select) as one left join insights on insights.id = ${insight}`.execute(tx)
  return rows[0]!
}

/**
 * Who has no account is known by this for a day: by the address alone, since all else is as the client likes. The salt goes
 * with the day, and no address is kept.
 */
async function visitorOf(tx: Transaction, { address }: Client): Promise<Buffer> {
  const find = async () =>
    (await sql<{ salt: Buffer }>`select salt from visitor_salts where day = ${dayOf(sql`now()`)}`.execute(tx)).rows[0]
  let today = await find()
  if (!today) {
    await sql`insert into visitor_salts (day, salt) values (${dayOf(sql`now()`)}, ${randomBytes(32)}) on conflict do nothing`.execute(tx)
    today = await find()
  }
  return createHmac('sha256', today!.salt).update(address).digest()
}

const dayOf = (time: RawBuilder<unknown>) => sql`(${time} at time zone 'UTC')::date`

/** Forgets the salts of the days before, so that nobody can tell whose the hashes of those days were. */
export async function forgetVisitors(db: Database, now: Date): Promise<void> {
  await sql`delete from visitor_salts where day < ${dayOf(sql`${now.toISOString()}::timestamptz`)}`.execute(db)
}

/** What a view by a reader of each tier weighs, in tenths. */
const tenthsOf = (tier: string): number => ({ professional: 10, corporate: 5, delayed: 5, provider: 2 })[tier] ?? 1

/** The sources of a view that the reader did not come upon alone. */
const introductions = ['share', 'campaign', 'alert', 'collection', 'notification']

interface Counted {
  id: string
  caller: Caller
  visitor: Buffer | null
  insider: boolean
  weight: number
  parameters: Record<string, unknown>
}

/** How each is counted. Those of insights that readers are shown answer whether there is one more. */
const counting: Record<NonNullable<Meaning['counts']>, (tx: Transaction, counted: Counted) => Promise<boolean | void>> = {
  view: (tx, { id, weight, parameters }) => {
    const introduced = introductions.includes(parameters['source'] as string) ? 1 : 0
    return addTo(tx, 'insights', id, { weighted_view_tenths: weight, introduced_total_views: introduced })
  },
  'public-view': (tx, { id, weight }) => addTo(tx, 'insights', id, { weighted_view_tenths: weight }),
  read: async (tx, { id, caller, insider }) => {
    const { rows } =
      await sql`with first as (insert into insight_reads (insight_id, account_id, is_counted) values (${id}, ${caller.id}, ${!insider})
        on conflict do nothing returning is_counted)
      update insights set total_account_read = total_account_read + 1 where id = ${id} and (select is_counted from first)
      returning id`.execute(tx)
    return rows.length > 0
  },
  'public-read': async (tx, { id, visitor }) => {
    if (!visitor) return false
    const { rows } = await sql`with first as (insert into insight_public_reads (insight_id, visitor_hash) values (${id}, ${visitor})
        on conflict do nothing returning insight_id)
      update insights set total_public_read = total_public_read + 1 where id in (select insight_id from first)
      returning id`.execute(tx)
    return rows.length > 0
  },
  'report-view': (tx, { id }) => addTo(tx, 'external_reports', id, { views_count: 1 }),
  download: (tx, { id }) => addTo(tx, 'insight_documents', id, { downloads_count: 1 }),
  'presentation-download': (tx, { id }) => addTo(tx, 'corporate_presentations', id, { downloads_count: 1 }),
}
