/** Writes down what happened, in the transaction of the operation that made it happen. */
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { takeAdvisoryLock } from '../../database/advisory-locks.ts'
import type { Transaction } from '../../database/connection.ts'
import { placeholder, prepare, readRows } from '../../database/read.ts'
import type { shapes } from '../../generated/serializers.ts'
import { eventsOfActivities } from '../integration/webhook-events.ts'
import type { ActivityKey, Origin } from './activities.keys.ts'

/** What something happened to. A sign-in that failed made no session, so it happened to none. */
export interface Trackable {
  type: (typeof shapes.activities.relationships.trackable.types)[number]
  id: string | null
}

export interface Happened {
  key: ActivityKey
  /** Who did it; null for the platform itself. */
  owner: string | null
  trackable: Trackable
  /** Whose it is that it was done to. */
  recipient?: string | null
  parameters?: object
  origin?: Origin
  /** Whether the recipient is kept from learning who did it. Unless said, the owner and its company decide. */
  anonymize?: boolean
}

/** What a client says that it saw; `visitor` is the hash of one without an account. */
interface Seen extends Omit<Happened, 'key' | 'anonymize'> {
  key: string
  visitor: Buffer | null
  /** What it counts for as a view, in tenths. */
  weight: number
}

/** Whether an account, or the company that it belongs to, keeps authors from learning whose reading is whose. */
export const readsAnonymously = (account: string | null) => sql<boolean>`exists (
  select from accounts left join companies on companies.id = accounts.company_id where accounts.id = ${account}
    and (accounts.anonymize_reading or coalesce(companies.policy -> 'anonymous-reading' = 'true', false)))`

/** The values of the statement below, in its order. */
const given = 'id key trackable_type trackable_id owner_id recipient_id visitor_hash weight origin parameters'.split(' ')

const adding = prepare(
  sql`with made as (insert into activities
        (id, key, trackable_type, trackable_id, owner_id, recipient_id, visitor_hash, weight, origin, parameters, anonymize)
      values (${sql.join(given.map(placeholder))},
        coalesce(${placeholder('anonymize')}::boolean, ${readsAnonymously(placeholder('owner_id'))})) returning id, key)
    ${eventsOfActivities}`,
  'activities:add',
)

async function insertActivity(tx: Transaction, happened: Seen, anonymize: boolean | undefined): Promise<string> {
  const { key, owner, trackable, recipient = null, parameters = {}, visitor, weight } = happened
  const { origin = owner === null && visitor === null ? 'system' : 'api' } = happened
  const id = newId()
  await readRows(tx, adding, {
    ...{ id, key, trackable_type: trackable.type, trackable_id: trackable.id, owner_id: owner, recipient_id: recipient },
    ...{ visitor_hash: visitor, weight, origin, parameters: JSON.stringify(parameters), anonymize },
  })
  return id
}

/** Records what an operation did. Each time counts: nothing that the server itself did is left out as a repetition. */
export async function record(tx: Transaction, { anonymize, ...happened }: Happened): Promise<void> {
  await insertActivity(tx, { ...happened, visitor: null, weight: 0 }, anonymize)
}

/** How long the same is not told again, in minutes. */
const repetitionMinutes = 30

/** Finds the same of lately, by who told it. It is planned once: that takes long, since each month is a table. */
const lately = (column: string, type: string) =>
  prepare(
    sql`select id from activities where ${sql.ref(column)} = (select ${placeholder(column)}::${sql.raw(type)})
      and key = (select ${placeholder('key')}::text) and trackable_type = (select ${placeholder('trackable_type')}::text)
      and trackable_id = (select ${placeholder('trackable_id')}::text)
      and created_at > now() - make_interval(mins => ${sql.lit(repetitionMinutes)}) order by created_at desc limit 1`,
    `activities:lately:${column}`,
  )
const [ofOwner, ofVisitor] = [lately('owner_id', 'text'), lately('visitor_hash', 'bytea')]

/**
 * Records what a client saw, unless the same one told the same within half an hour: then it answers the earlier activity.
 * However many tell it at once, one of them is the first.
 */
export async function recordOnce(tx: Transaction, seen: Seen): Promise<{ id: string; again: boolean }> {
  const { key, owner, visitor, trackable } = seen
  const doer = owner ?? visitor?.toString('base64url') ?? ''
  await takeAdvisoryLock(tx, `activity:${doer}:${key}:${trackable.type}:${trackable.id}`)
  const about = { key, trackable_type: trackable.type, trackable_id: trackable.id }
  const [before] = await readRows(tx, owner === null ? ofVisitor : ofOwner, { ...about, owner_id: owner, visitor_hash: visitor })
  if (before) return { id: before['id']!, again: true }
  return { id: await insertActivity(tx, seen, undefined), again: false }
}
